### Imparare nel browser: le regole da consultare, le carte delle tessere, il riassunto e la partita guidata.

## Le regole da consultare

web-rules-title = Regole
web-rules-about = Ogni regola con parole nostre. Seguiamo la seconda edizione, con tre eccezioni indicate dove servono. Sotto ogni regola trovi dove la riportano i cinque regolamenti, dove divergono e quali opzioni la cambiano.
web-rules-search = Cerca nelle regole
web-rules-only-differing = Solo dove i regolamenti divergono
web-rules-chapters = Capitoli
web-rules-number = { $number ->
    [one] 1 regola
   *[other] { $number } regole
}
web-rules-number-disputes = { $number ->
    [one] 1 divergenza o decisione
   *[other] { $number } divergenze e decisioni
}
web-rules-none = Nessuna regola corrisponde a «{ $wish }».
web-rules-loading = Carico le regole…
web-rules-unreachable = Il server al momento non è raggiungibile.
web-rules-again = Riprova
web-rules-open = Apri nelle regole
web-rules-close = Chiudi

web-rules-said = { $said ->
    [0] In nessun regolamento
    [5] In tutti e cinque i regolamenti
    [one] In 1 regolamento su cinque
   *[other] In { $said } regolamenti su cinque
}
web-rules-differ = i regolamenti divergono
web-rules-options = { $number ->
    [one] 1 opzione
   *[other] { $number } opzioni
}
web-rules-ruled = decisione

web-rules-book-de = Tedesco
web-rules-book-en = Inglese
web-rules-book-fr = Francese
web-rules-book-it = Italiano
web-rules-book-pl = Polacco

# $lines: le righe del regolamento, come «127–137, 140»; «none» se non se ne può indicare nessuna.
web-rules-place-says = { $lines ->
    [none] deriva da altre regole
   *[other] riga { $lines }
}
web-rules-place-suggests = { $lines ->
    [none] deriva da altre regole
   *[other] lo lascia intendere, riga { $lines }
}
web-rules-place-differs = { $lines ->
    [none] dice altro
   *[other] dice altro, riga { $lines }
}
web-rules-place-silent = non ne parla
web-rules-damaged = (testo danneggiato)

web-rules-differences = I regolamenti non concordano, o si esprimono in modo diverso:
web-rules-rulings = Ciò che nessun regolamento chiarisce, e come decidiamo:
web-rules-standard = Standard
web-rules-played = A questo tavolo

web-rules-chapter-differences = Dove i regolamenti divergono
web-rules-chapter-rulings = Le nostre decisioni
web-rules-differences-about = Tutti i punti trovati in cui i cinque regolamenti non concordano o si esprimono in modo diverso, dai più importanti.
web-rules-rulings-about = Domande che sorgono giocando e a cui nessun regolamento risponde, con le risposte che usiamo.
web-rules-ours = Noi giochiamo così:
web-rules-weight-high = Conta spesso
web-rules-weight-medium = Conta a volte
web-rules-weight-low = Conta di rado o mai
web-rules-weight-slip = Errori di traduzione o di stampa
web-rules-sure-high = Quasi certo
web-rules-sure-medium = La lettura più probabile
web-rules-sure-low = Discutibile: accordatevi prima di giocare

## Le carte degli sviluppi

web-card-title = Sviluppi
web-card-about = I venti sviluppi con tutto ciò che vi è stampato. I regolamenti mostrano pochi costi e simboli; il resto lo abbiamo ricostruito, e ogni valore indica da dove viene.
web-card-number = N. { $number } · Livello { $level }
web-card-cost = Costo:
web-card-disks-black = { $number ->
    [one] 1 disco nero
   *[other] { $number } dischi neri
}
web-card-disks-brown = { $number ->
    [one] 1 disco marrone
   *[other] { $number } dischi marroni
}
web-card-disks-yellow = { $number ->
    [one] 1 disco giallo
   *[other] { $number } dischi gialli
}
web-card-disks-any = { $number ->
    [one] 1 disco di qualsiasi colore
   *[other] { $number } dischi di qualsiasi colore
}
web-card-here = A questo tavolo:
web-card-points = Punti vittoria
# $points: un elenco come «3, 2, 1»
web-card-points-order = Per ordine di acquisto: { $points }. Gli acquisti successivi non danno punti.
web-card-fee = Costo extra a distanza
web-card-no-fee = nessuno
web-card-symbols = Simboli
web-card-forks = { $number ->
    [one] 1 forcone
   *[other] { $number } forconi
}
web-card-hammers = { $number ->
    [one] 1 martello e piccone
   *[other] { $number } martelli e picconi
}
web-card-building-symbol = 1 simbolo edificio
web-card-marker = Segnalino
web-card-building = Edificio
web-card-tunnel = Nel Tunnel
web-card-tunnel-symbol = Dà punti per le sezioni complete con questo simbolo.
web-card-symbol-wheelbarrow = carriola
web-card-symbol-lamp = lampada ad olio
web-card-symbol-lorry = carrello
web-card-rules = Regole:

web-card-source-text = regolamento
web-card-source-review = recensione
web-card-source-partly = in parte regolamento
web-card-source-rebuilt = ricostruito
web-card-source-table = questo tavolo
web-card-source-table-about = Impostato dal file dei componenti di questo tavolo.
web-card-legend-text = stampato in un regolamento
web-card-legend-review = da una recensione pubblicata
web-card-legend-partly = in parte da un regolamento, il resto ricostruito
web-card-legend-rebuilt = ricostruito da noi in base a tutto ciò che si sa

web-card-boards = Stampato sulle plance
web-card-board-pinge = Carboni nel Pinge prima, tra e dopo i due simboli legno:
web-card-board-pools = Zone azione con il simbolo acqua:
web-card-section = Sezione del Tunnel
web-card-section-points = Punti

## Il riassunto per chi ritorna

web-summary-title = Il gioco in una pagina
web-summary-about = Per chi torna a giocare: tutto ciò che conta.
web-summary-print = Stampa
web-summary-to-rules = Tutte le regole
web-summary-to-tiles = Tutti gli sviluppi
web-summary-gives = danno

web-summary-year = Come si svolge ciascuno dei tre anni
web-summary-water-comes = Tutti ricevono 1 goccia d’acqua
web-summary-in-spring = Fase azione
web-summary-in-summer = { $farmhand_summer_bonus ->
    [yes] Fase azione; 1 cibo in più se il tuo Contadino o il tuo Bracciante migliorato produce cibo
   *[no] Fase azione; 1 cibo in più se il tuo Contadino produce cibo
    }
web-summary-in-autumn = Fase azione
web-summary-in-winter = Punti per il carbone, affitto, stoccaggio
web-summary-phase = Una fase azione:
web-summary-step-refill = rifornire le zone (non nella prima primavera)
web-summary-step-take = prendere i dischi, fino a due volte
web-summary-step-order = stabilire il nuovo ordine di turno
web-summary-step-plan = { $plan_in_turn_order ->
    [yes] pianificare, un giocatore dopo l’altro
   *[no] pianificare, tutti insieme e in segreto
    }
web-summary-step-work = lavorare, un giocatore dopo l’altro

web-summary-taking = Prendere i dischi
web-summary-take-first = Prima presa: scegli una zona azione e un colore, e prendi tutti i dischi di quel colore, anche 6 o più.
web-summary-take-second = Seconda presa: se hai meno di 5 dischi, puoi prenderne ancora, da una zona e di un colore, fino ad averne 5 in tutto.{ $second_take_fewer ->
    [yes] { " " }Puoi lasciarne alcuni.
   *[no] { "" }
    }
web-summary-take-wet = Zone con il simbolo acqua: nella prima presa ricevi anche 1 goccia d’acqua.
web-summary-take-refund = Solo nella prima primavera: se hai preso meno di 5 dischi in tutto, puoi restituire 1 goccia d’acqua.

web-summary-order = Ordine di turno
web-summary-order-sum = Somma i dischi della tua prima presa. Comincia la somma più bassa: ora per eseguire le azioni, e nella prossima fase per prendere i dischi.
web-summary-order-tie = In caso di parità, chi era più indietro passa davanti.

web-summary-planning = Pianificazione
web-summary-plan-secret = { $plan_in_turn_order ->
    [yes] I giocatori pianificano uno dopo l’altro, in ordine di turno, e tutti vedono i piani.
   *[no] Tutti pianificano in segreto. Puoi cambiare il tuo piano finché non hanno confermato tutti.
    }
web-summary-plan-own = Contadino e Bracciante: quanti dischi vuoi, di un solo colore. Puoi mescolare i colori solo per pagare il costo esatto di uno sviluppo.
web-summary-plan-hired = Lavoratori a contratto: un pagamento ciascuno, con ciò che hai adesso. Le risorse di questa fase arrivano troppo tardi.
web-summary-plan-work = Scegli tu in quale ordine agiscono i lavoratori. Ognuno finisce prima che cominci il successivo. Ogni azione è facoltativa.

web-summary-own = Contadino e Bracciante
web-summary-each-disk = un solo tipo di lavoro per fase; ogni disco vale:
web-summary-mixed = Misti
web-summary-disk-yellow = 1 cibo
web-summary-disk-brown = 1 legno
web-summary-disk-black = scavare 1 carbone, o rimuovere fino a 2 gocce d’acqua dal Pinge
web-summary-disk-mixed = acquistare 1 sviluppo (Contadino; Bracciante solo con il Piccone)
web-summary-hired = Lavoratori a contratto
web-summary-pay = Paga con uno tra
web-summary-does = Che cosa fa
web-summary-does-digger = { $digger_choice ->
    [forced] fino a 2 azioni nel Pinge: rimuovere 2 gocce d’acqua finché ce ne sono 2 o più, altrimenti scavare 1 carbone
   *[free] fino a 2 azioni nel Pinge: scavare 1 carbone, o rimuovere fino a 2 gocce d’acqua
    }
web-summary-does-miner = scavare fino a 3 carboni nel Tunnel
web-summary-does-haspelknecht = fino a 3 azioni nel Pozzo: portare su 1 carbone, o rimuovere fino a 2 gocce d’acqua
web-summary-synergy = Cooperazione:
web-summary-synergy-is = se Contadino e Bracciante fanno lo stesso tipo di lavoro, ottieni 1 cibo, 1 legno o 1 azione in più in miniera.{ $mixed_mining_synergy ->
    [no] { " " }In miniera devono entrambi scavare o entrambi rimuovere acqua.
   *[yes] { "" }
    }
web-summary-summer = Estate:
web-summary-summer-is = { $farmhand_summer_bonus ->
    [yes] se il tuo Contadino o il tuo Bracciante migliorato produce cibo, ne ricevi 1 in più.
   *[no] se il tuo Contadino produce cibo, ne ricevi 1 in più.
    }

web-summary-mine = Miniera e acqua
web-summary-pinge = Pinge: scavi i suoi 7 carboni da sinistra a destra, direttamente nella fattoria. Per superare ciascuno dei 2 simboli legno serve 1 legno. Quando il Pinge è esaurito, si apre il Tunnel, arrivano il Minatore e l’Haspelknecht e ottieni punti in base all’anno:
web-summary-pinge-bonus = punti se esaurisci il Pinge in quell’anno
web-summary-tunnel = Tunnel: 7 sezioni con 11 carboni; ogni sezione richiede prima 1 legno. Il carbone va nel Pozzo; solo l’Haspelknecht lo porta su alla fattoria.
web-summary-or-more = { $drops } o più
web-summary-stops-pinge = nel Pinge non si scava
web-summary-stops-lifting = dal Pozzo non si porta su nulla
web-summary-stops-tunnel = nel Tunnel non si scava
web-summary-water-away = Contadino, Bracciante e Cercatore di carbone rimuovono acqua dal Pinge. { $shaft_water_only_haspel ->
    [no] Dal Pozzo la rimuovono l’Haspelknecht, il Contadino e il Bracciante
   *[yes] Dal Pozzo la rimuove solo l’Haspelknecht
    } (oltre alle tessere Corda da trasporto e Argano). Puoi mettere legno in ogni momento del tuo turno.

web-summary-developments = Sviluppi
web-summary-level = Livello
web-summary-buyers = Punti, per ordine di acquisto
web-summary-fee = Costo extra a distanza
web-summary-no-fee = sempre aperto
web-summary-dev-cost = Paga esattamente i dischi indicati; un disco grigio può essere di qualsiasi colore. Ogni lavoratore che può acquistare acquista al massimo una tessera per fase. { $disk_limit ->
    [none] Puoi possedere ogni tessera una volta sola.
   *[nine] Puoi possedere ogni tessera una volta sola, nove in tutto.
    }
web-summary-dev-near = Nessun costo extra: il livello 1 e ogni tessera adiacente a una delle tue.
web-summary-dev-distant = Tessere a distanza: solo se un altro giocatore le possiede. Il costo extra va dalla tua fattoria al giocatore con il disco più in alto.
web-summary-dev-later = { $marker_window ->
    [at_once] Puoi usare i segnalini da subito, gli edifici dalla fase successiva.
   *[other] Puoi usare segnalini ed edifici dalla fase successiva.
    }

web-summary-winter-coal = Per prima cosa ottieni punti per il carbone nella fattoria (non per quello nel Pozzo):
web-summary-one-more = poi +1 ciascuno
web-summary-rent = Affitto
web-summary-year-number = Anno { $year }
web-summary-debts = Devi pagare ciò che puoi. Prendi 1 debito per ogni cibo o Thaler che manca.
web-summary-storage = Conserva in
web-summary-keeps = contiene
web-summary-scores = punti
web-summary-store-farm = Fattoria
web-summary-store-barn = Fienile
web-summary-store-storage = Stoccaggio del carbone
web-summary-keeps-farm = 1 risorsa
web-summary-keeps-barn = 1 risorsa
web-summary-keeps-storage = { $coal_storage ->
    [coal_or_wood] 1 carbone o 1 legno
    [coal_and_food] 1 carbone e 1 cibo
   *[coal_and_wood] 1 carbone e 1 legno
    }
web-summary-lost = Gli altri cibi, legni e carboni vanno persi. Conservi i Thaler, i segnalini, le gocce d’acqua, il carbone nel Pozzo e il legno in miniera.

web-summary-ending = Punteggio finale
web-summary-end-sections = Sezioni complete del Tunnel (senza carbone, con legno a sinistra): da 1 a 3 ciascuna, 13 in tutto.
web-summary-end-symbols = Sezioni complete con il tuo simbolo, 1 ciascuna: Carriola al massimo 3, Lampada ad olio 4, Carrello 4.
web-summary-end-driver = Conducente di carbone: 1 per ogni simbolo martello e piccone. Carretto a mano: 1 per ogni forcone.
web-summary-end-markers = Ogni segnalino non usato: 1.
web-summary-end-debts = Debiti: il primo costa 1, ogni altro 2.
web-summary-end-water = Gocce d’acqua: la prima è gratis, ogni altra costa 1.
web-summary-end-tie = In caso di parità, vince chi ha scavato più carbone nel Pinge e nel Tunnel, poi chi viene prima nell’ultimo ordine di turno.
web-summary-buildings = simboli edificio
web-summary-six-more = poi +6 ciascuno

## La partita guidata: la pagina e la cornice

web-tutorial-page = Impara giocando
web-tutorial-about = Un primo anno guidato a un vero tavolo, in circa dieci minuti. Con te gioca un vicino paziente. Puoi fermarti quando vuoi: riprenderai da lì.
web-tutorial-begin = Comincia
web-tutorial-learn-taking = Prendere i dischi, e chi comincia
web-tutorial-learn-plan = Impiegare i tuoi lavoratori
web-tutorial-learn-mine = Scavare carbone: il legno aiuta, l’acqua intralcia
web-tutorial-learn-tile = Acquistare il tuo primo sviluppo
web-tutorial-learn-winter = Superare l’inverno
web-tutorial-read-summary = Un breve ripasso per chi torna a giocare.
web-tutorial-read-rules = Tutte le regole, con la ricerca e ciò che dicono i cinque regolamenti.
web-tutorial-read-card = Tutti e venti, con costi ed effetti.

web-tutorial-title = Guida
web-tutorial-progress = Lezione { $at } di { $all }
web-tutorial-how-far = I tuoi progressi
web-tutorial-next = Avanti
web-tutorial-leave = Gioca senza guida
web-tutorial-fold = Mostra o nascondi la guida
web-tutorial-there = Fatto
web-tutorial-loading = Un momento, carico la guida.
web-tutorial-lost = Non riesco a caricare la guida: il server non è raggiungibile.
web-tutorial-read-first = Ancora una cosa: premi «Avanti», poi tocca a te.
web-tutorial-for-now = Buona idea, ma tienila per la prossima partita! Per questa lezione segui la freccia.
web-tutorial-watch-title = Il turno del vicino
web-tutorial-watch = Guarda che cosa fa il tuo vicino. Tra un attimo tocca a te.
web-tutorial-play-on = Continua a giocare
web-tutorial-new-game = Nuova partita

## Le lezioni: primavera

web-tutorial-welcome-title = Ti diamo il benvenuto
web-tutorial-welcome = Sotto la tua fattoria c’è carbone! Per tre anni lavorerai i campi e scaverai sottoterra. Ogni anno ha tre fasi azione, in primavera, estate e autunno, e finisce con l’inverno. Dopo il terzo inverno vince chi ha più punti vittoria. Questo è il tuo primo anno.

web-tutorial-water-rises-title = Gocce d’acqua
web-tutorial-water-rises = Questo è il tuo Pinge, una fossa dove il carbone è vicino alla superficie. Ogni primavera e ogni autunno tutti ricevono 1 goccia d’acqua. Una sola non fa danni, ma con 2 nel Pinge non puoi scavare.

web-tutorial-taking-title = Prendere i dischi
web-tutorial-taking = I dischi sono il lavoro che puoi fare. Scegli un colore in una zona: prendi tutti i dischi di quel colore. I dischi neri sono per la miniera. La zona 2 ne ha di più, ma anche un simbolo acqua: insieme ai dischi ricevi 1 goccia d’acqua.
web-tutorial-taking-do = Scegli i dischi neri della zona 2, poi prendili.

web-tutorial-second-take-title = La seconda presa
web-tutorial-second-take = Se hai meno di 5 dischi, puoi prenderne ancora, fino ad averne 5 in tutto. Nella seconda presa i simboli acqua non contano.
web-tutorial-second-take-do = Prendi i dischi neri della zona 1.

web-tutorial-turn-order-title = Chi comincia?
web-tutorial-turn-order = Somma i puntini sui dischi della tua prima presa: nero 1, marrone 2, giallo 3. I tuoi tre dischi neri fanno 3, i due marroni del vicino 4. Comincia la somma più bassa, cioè tu: prima a eseguire le azioni in questa fase, poi a prendere i dischi nella prossima.

web-tutorial-planning-title = Fare un piano
web-tutorial-planning = Ora tutti pianificano in segreto. Per ogni disco nero un lavoratore scava 1 carbone o rimuove fino a 2 gocce d’acqua. Tutti i dischi su un lavoratore devono avere lo stesso colore. Per ora puoi raggiungere solo 3 carboni, quindi bastano tre dischi. Gli altri due non ti servono.
web-tutorial-planning-do = Metti 2 dischi neri sul Contadino e 1 sul Bracciante, poi premi «Conferma».

web-tutorial-pumping-title = Prima l’acqua
web-tutorial-pumping = I piani sono rivelati, e cominci tu. Nel tuo Pinge ci sono 2 gocce d’acqua, quindi non puoi ancora scavare. Un disco nero le rimuove entrambe.
web-tutorial-pumping-do = Manda il Contadino in miniera, poi rimuovi 2 gocce d’acqua.

web-tutorial-mining-title = Poi il carbone
web-tutorial-mining = L’acqua non c’è più, e al Contadino resta un disco. Il carbone si scava da sinistra a destra. Dal Pinge va direttamente nella fattoria.
web-tutorial-mining-do = Scava 1 carbone con il Contadino.

web-tutorial-synergy-title = Bonus cooperazione
web-tutorial-synergy = Quando il Contadino e il Bracciante lavorano entrambi in miniera, ottieni 1 azione in più: il bonus cooperazione. Vale anche per il cibo e per il legno, se li producono entrambi. Così il Bracciante, con un solo disco, può scavare due volte.
web-tutorial-synergy-do = Manda il Bracciante in miniera e scava 2 carboni.

web-tutorial-end-of-turn-title = Per la primavera è tutto
web-tutorial-end-of-turn = Hai 3 carboni. Il prossimo è dietro un simbolo legno: senza legno non puoi raggiungerlo. I dischi non usati tornano semplicemente indietro.
web-tutorial-end-of-turn-do = Premi «Termina turno», poi guarda il tuo vicino.

## Le lezioni: estate

web-tutorial-refilling-title = Nuovi dischi
web-tutorial-refilling = Tutti i dischi presi sono tornati nel sacchetto. La riserva di ogni zona è passata nella zona, è stata pescata una nuova riserva e le zone sono state riempite fino a 6. Così le piccole zone riserva ti mostrano sempre che cosa arriverà.

web-tutorial-yellow-disks-title = Cibo per l’inverno
web-tutorial-yellow-disks = In estate non arriva acqua. Ma l’inverno non è lontano, e con l’inverno l’affitto alla nobiltà: 2 cibi nel primo anno. I dischi gialli danno cibo.
web-tutorial-yellow-disks-do = Prendi i dischi gialli della zona 1.

web-tutorial-brown-disks-title = Legno per la miniera
web-tutorial-brown-disks = I dischi marroni danno legno, e al tuo Pinge ne servono 2. I dischi marroni sono nella zona con il simbolo acqua, ma questa è la seconda presa: non ricevi acqua.
web-tutorial-brown-disks-do = Prendi i dischi marroni della zona 2.

web-tutorial-turn-order-tie-title = Parità
web-tutorial-turn-order-tie = I tuoi due dischi gialli fanno 6, come i tre marroni del vicino. In caso di parità, chi era più indietro passa davanti. L’ultima volta hai cominciato tu, quindi ora comincia il vicino.

web-tutorial-farm-work-title = Una giornata in fattoria
web-tutorial-farm-work = In ogni fase un lavoratore fa un solo tipo di lavoro. Fai produrre cibo al Contadino e legno al Bracciante.
web-tutorial-farm-work-do = Metti 2 dischi gialli sul Contadino e 3 marroni sul Bracciante, poi premi «Conferma».

web-tutorial-summer-bonus-title = Il bonus estate
web-tutorial-summer-bonus = Ogni disco giallo dà 1 cibo. E in estate ricevi 1 cibo in più se il tuo Contadino ne produce. In tutto ne ricevi 3.
web-tutorial-summer-bonus-do = Produci cibo con il Contadino.

web-tutorial-wood-title = Produrre legno
web-tutorial-wood = Ogni disco marrone dà 1 legno. Scegli tu l’ordine dei tuoi lavoratori, ma ognuno finisce prima che cominci il successivo.
web-tutorial-wood-do = Produci legno con il Bracciante.

web-tutorial-props-title = Legno in miniera
web-tutorial-props = Il legno su un simbolo legno rende accessibile il carbone alla sua destra. Il Pinge ha due simboli, da coprire da sinistra a destra. Puoi mettere legno in ogni momento del tuo turno.
web-tutorial-props-do = Metti legno su entrambi i simboli del Pinge, poi premi «Termina turno».

## Le lezioni: autunno

web-tutorial-autumn-water-title = Pioggia d’autunno
web-tutorial-autumn-water = Tutti ricevono di nuovo 1 goccia d’acqua. Ora ne hai 1 e puoi ancora scavare: il Pinge si blocca solo da 2 in su. Meno male che in primavera hai rimosso l’acqua.

web-tutorial-autumn-taking-title = Di nuovo in miniera
web-tutorial-autumn-taking = Nel tuo Pinge restano 4 carboni, tutti accessibili. Prendi da una zona senza simbolo acqua, così non ricevi una seconda goccia.
web-tutorial-autumn-taking-do = Prendi i dischi neri della zona 1.

web-tutorial-colours-for-a-tile-title = Colori per un acquisto
web-tutorial-colours-for-a-tile = È ora del tuo primo sviluppo. Il Palo di trasporto costa 1 disco nero e 1 di qualsiasi colore: uno marrone va bene.
web-tutorial-colours-for-a-tile-do = Prendi i dischi marroni della zona 2.

web-tutorial-developments-title = Sviluppi
web-tutorial-developments = Ogni esagono è uno sviluppo, con il costo in alto; un disco grigio può essere di qualsiasi colore. Il livello 1 è aperto a tutti. Negli altri livelli la tessera deve essere adiacente a una delle tue. Altrimenti deve già possederla un altro giocatore, e paghi un costo extra a chi ha il disco più in alto. Lo scudo mostra i punti che otterresti ora: chi acquista presto ne ottiene di più.

web-tutorial-hiring-title = Ingaggiare un lavoratore
web-tutorial-hiring = Paga il Cercatore di carbone con 1 cibo, 1 Thaler o 1 disco giallo: svolge fino a 2 azioni nel Pinge. Usa 1 cibo e tieni gli altri 2 per l’affitto. Questa volta puoi mescolare i colori sul Contadino, perché i dischi pagano il costo esatto di uno sviluppo.
web-tutorial-hiring-do = Fai questo piano, poi premi «Conferma».

web-tutorial-buying-title = Il tuo primo sviluppo
web-tutorial-buying = Il Palo di trasporto ti dà subito 1 Thaler, e 1 punto vittoria perché nessuno l’ha acquistato prima di te. Gli altri possono ancora acquistarlo, ma senza ottenere punti.
web-tutorial-buying-do = Acquista il Palo di trasporto con il Contadino.

web-tutorial-coal-digger-title = Il Cercatore di carbone
web-tutorial-coal-digger = Con ciascuna delle due azioni, il Cercatore di carbone scava 1 carbone o rimuove fino a 2 gocce d’acqua. Con 1 sola goccia puoi scavare.
web-tutorial-coal-digger-do = Fai lavorare il Cercatore di carbone e scava 2 carboni.

web-tutorial-pinge-exhausted-title = L’ultimo carbone del Pinge
web-tutorial-pinge-exhausted = Altri due carboni, e il Pinge è esaurito. Nel primo anno ti dà 2 punti vittoria (1 nel secondo, nessuno nel terzo). Poi si apre il Tunnel, e il Minatore e l’Haspelknecht vengono a lavorare per te.
web-tutorial-pinge-exhausted-do = Manda il Bracciante in miniera e scava gli ultimi 2 carboni.

web-tutorial-before-winter-title = Tutto pronto per l’inverno
web-tutorial-before-winter = Nella tua fattoria ci sono 7 carboni, 2 cibi, 1 legno e 1 Thaler. Ottimo lavoro: l’inverno può arrivare.
web-tutorial-before-winter-do = Premi «Termina turno».

## Le lezioni: inverno

web-tutorial-winter-coal-title = Inverno: il carbone
web-tutorial-winter-coal = Per prima cosa ottieni punti per il carbone nella fattoria. 3 carboni danno 2 punti vittoria e ogni altro carbone 1 in più; meno di 3 non danno nulla. Per i tuoi 7 carboni hai ottenuto 6 punti.

web-tutorial-rent-title = Inverno: l’affitto
web-tutorial-rent = Poi paghi l’affitto: 2 cibi, e li avevi. Per ogni cibo o Thaler che non puoi pagare prendi un debito, che alla fine ti costa punti. L’affitto sarà di 2 cibi e 1 Thaler l’anno prossimo, e di 1 cibo e 2 Thaler nel terzo anno.

web-tutorial-storage-title = Inverno: lo stoccaggio
web-tutorial-storage = Infine puoi conservare una risorsa nella fattoria. Gli altri cibi, legni e carboni vanno persi, ma i Thaler restano. Se conservi legno, ottieni 1 punto vittoria.
web-tutorial-storage-do = Scegli il legno, mettilo nella fattoria e conservalo.

web-tutorial-farewell-title = Ora conosci il gioco
web-tutorial-farewell = Un anno intero, e 10 punti vittoria! Nei prossimi due anni scaverai nel Tunnel. Il suo carbone va nel Pozzo, e l’Haspelknecht lo porta su alla fattoria, finché non c’è troppa acqua. Il resto lo imparerai giocando. Buona fortuna!
