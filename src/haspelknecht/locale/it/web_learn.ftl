### Imparare nel browser: le regole da consultare, le carte delle tessere, il riassunto e la partita guidata.

## Le regole da consultare

web-rules-title = Regole
web-rules-about = Ogni regola con parole nostre, secondo la seconda edizione. Sotto ogni regola: dove la dicono i cinque regolamenti, dove divergono, e che cosa un gruppo può impostare diversamente.
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
web-rules-loading = Prendo il regolamento…
web-rules-unreachable = Adesso il server non è raggiungibile.
web-rules-again = Riprova
web-rules-open = Apri nelle regole
web-rules-close = Chiudi

web-rules-said = { $said ->
    [0] In nessun regolamento
    [5] In tutti i regolamenti
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
web-rules-place-silent = tace
web-rules-damaged = (testo danneggiato)

web-rules-differences = I regolamenti non concordano, o lo dicono in modo diverso:
web-rules-rulings = Nessun regolamento chiarisce ogni caso; le nostre decisioni:
web-rules-standard = Standard
web-rules-played = A questo tavolo

web-rules-chapter-differences = Dove i regolamenti divergono
web-rules-chapter-rulings = Le nostre decisioni
web-rules-differences-about = Tutti i punti che abbiamo trovato in cui i cinque regolamenti non concordano o lo dicono in modo diverso, prima i più importanti.
web-rules-rulings-about = Domande che sorgono al tavolo e a cui nessun regolamento risponde, con le risposte secondo cui giochiamo.
web-rules-ours = Noi giochiamo così:
web-rules-weight-high = Cambia spesso il gioco
web-rules-weight-medium = Cambia a volte il gioco
web-rules-weight-low = Cambia il gioco di rado o mai
web-rules-weight-slip = Sviste di traduzione o di stampa
web-rules-sure-high = Quasi nessun dubbio
web-rules-sure-medium = La lettura più probabile
web-rules-sure-low = Dubbio: meglio accordarsi prima di giocare

## Le carte degli sviluppi

web-card-title = Sviluppi
web-card-about = I venti sviluppi con tutto ciò che vi è stampato. I regolamenti mostrano pochi costi e simboli; dove tacciono abbiamo ricostruito i valori, e ogni valore ti dice da dove viene.
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
web-card-points-order = Nell’ordine degli acquirenti: { $points }. Poi più nulla.
web-card-fee = Compenso a distanza
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
web-card-symbol-lorry = vagoncino
web-card-rules = Regole:

web-card-source-text = stampato
web-card-source-review = recensione
web-card-source-partly = stampato in parte
web-card-source-rebuilt = ricostruito
web-card-source-table = questo tavolo
web-card-source-table-about = Impostato dal file dei componenti di questo tavolo.
web-card-legend-text = sta in un regolamento
web-card-legend-review = raccontato in una recensione pubblicata
web-card-legend-partly = in parte in un regolamento, il resto ricostruito
web-card-legend-rebuilt = ricostruito da noi, d’accordo con tutto ciò che si sa

web-card-boards = Stampato sulle plance
web-card-board-pinge = Carboni nel Pinge prima, tra e dopo i due simboli legno:
web-card-board-pools = Zone azione con un simbolo acqua:
web-card-section = Sezione del Tunnel
web-card-section-points = Punti

## Il riassunto per chi ritorna

web-summary-title = Il gioco in una pagina
web-summary-about = Per chi torna a giocare dopo un po’: tutto ciò che conta, secondo la seconda edizione.
web-summary-print = Stampa
web-summary-to-rules = Tutte le regole
web-summary-to-tiles = Tutti gli sviluppi
web-summary-gives = danno

web-summary-year = Tre anni, ognuno così
web-summary-water-comes = 1 goccia d’acqua per tutti
web-summary-in-spring = Fase azione
web-summary-in-summer = Fase azione; un Contadino che produce cibo ne produce 1 in più
web-summary-in-autumn = Fase azione
web-summary-in-winter = Punti per il carbone, affitto, stoccaggio
web-summary-phase = Una fase azione:
web-summary-step-refill = rifornire le zone (non nella prima primavera)
web-summary-step-take = prendere i dischi, due volte
web-summary-step-order = nuovo ordine di turno
web-summary-step-plan = pianificare, tutti insieme e in segreto
web-summary-step-work = lavorare, un giocatore dopo l’altro

web-summary-taking = Prendere i dischi
web-summary-take-first = Passo 1: scegli una zona azione e un colore, e prendi tutti i dischi di quel colore, anche 6 o più.
web-summary-take-second = Passo 2: se ne hai meno di 5, puoi prenderne ancora allo stesso modo, fino ad averne 5.
web-summary-take-wet = Una zona con il simbolo acqua costa 1 goccia d’acqua, solo nel passo 1.
web-summary-take-refund = Solo nella prima primavera: con meno di 5 dischi in tutto puoi restituire 1 goccia d’acqua.

web-summary-order = Ordine di turno
web-summary-order-sum = Somma i dischi del passo 1. La somma più bassa va per prima, ora al lavoro e poi alla prossima presa dei dischi.
web-summary-order-tie = A parità di somma, chi era più indietro passa avanti.

web-summary-planning = Pianificazione
web-summary-plan-secret = Tutti pianificano in segreto; nulla vale finché non sono tutti pronti.
web-summary-plan-own = Lavoratori propri: quanti dischi vuoi, di un solo colore. I colori si mescolano solo per pagare esattamente uno sviluppo.
web-summary-plan-hired = Lavoratori a contratto: un pagamento ciascuno, con ciò che hai adesso. I beni di questa fase arrivano troppo tardi.
web-summary-plan-work = Al lavoro scegli tu l’ordine dei lavoratori. Ognuno finisce prima che cominci il seguente; ogni passo è facoltativo.

web-summary-own = Lavoratori propri
web-summary-each-disk = un solo tipo di lavoro per fase; ogni disco è:
web-summary-mixed = Misti
web-summary-disk-yellow = 1 cibo
web-summary-disk-brown = 1 legno
web-summary-disk-black = scavare 1 carbone, o rimuovere fino a 2 gocce d’acqua dal Pinge
web-summary-disk-mixed = 1 sviluppo (Contadino; Bracciante solo con il Piccone)
web-summary-hired = Lavoratori a contratto
web-summary-pay = Paga, una tra
web-summary-does = Lavoro
web-summary-does-digger = fino a 2 azioni nel Pinge: scavare 1 carbone, o rimuovere fino a 2 gocce d’acqua
web-summary-does-miner = scava fino a 3 carboni nel Tunnel
web-summary-does-haspelknecht = fino a 3 azioni nel Pozzo: riportare in superficie 1 carbone, o rimuovere fino a 2 gocce d’acqua
web-summary-synergy = Cooperazione:
web-summary-synergy-is = se Contadino e Bracciante fanno lo stesso tipo di lavoro, ottieni 1 cibo in più, 1 legno in più o un’azione in più in miniera.
web-summary-summer = Estate:
web-summary-summer-is = un Contadino che produce cibo ne produce 1 in più.

web-summary-mine = Miniera e acqua
web-summary-pinge = Pinge: 7 carboni da sinistra a destra, subito alla fattoria. Per superare ognuno dei suoi 2 simboli legno serve 1 legno. Una volta esaurito, apre il Tunnel e porta Minatore e Haspelknecht, e punti secondo l’anno:
web-summary-pinge-bonus = punti per il Pinge esaurito in quell’anno
web-summary-tunnel = Tunnel: 7 sezioni con 11 carboni, ogni sezione dietro 1 legno. Il carbone va nel Pozzo; solo l’Haspelknecht lo riporta in superficie, alla fattoria.
web-summary-or-more = { $drops } o più
web-summary-stops-pinge = nel Pinge non si scava
web-summary-stops-lifting = dal Pozzo non si risale
web-summary-stops-tunnel = nel Tunnel non si scava
web-summary-water-away = Contadino, Bracciante e Cercatore di carbone rimuovono acqua dal Pinge; dal Pozzo solo l’Haspelknecht (e le tessere Corda da trasporto e Argano). Il legno si mette in ogni momento del tuo turno.

web-summary-developments = Sviluppi
web-summary-level = Livello
web-summary-buyers = Punti, per acquirente
web-summary-fee = Compenso
web-summary-no-fee = sempre aperto
web-summary-dev-cost = Paga esattamente i dischi indicati; gli spazi grigi accettano ogni colore. Ogni lavoratore che può acquistare ne acquista uno per fase, ogni giocatore una tessera una volta sola, nove in tutto.
web-summary-dev-near = Senza compenso: il livello 1, e ogni tessera adiacente a una delle tue.
web-summary-dev-distant = Tessere a distanza: solo se qualcuno le possiede. Il compenso va dalla tua fattoria al giocatore con il disco più in alto.
web-summary-dev-later = Segnalini ed edifici funzionano a partire dalla fase successiva.

web-summary-winter-coal = Prima dà punti il carbone nella tua fattoria (quello nel Pozzo non conta):
web-summary-one-more = poi +1 ciascuno
web-summary-rent = Affitto
web-summary-year-number = Anno { $year }
web-summary-debts = Ciò che hai devi pagarlo; ogni cibo o Thaler che manca è 1 debito.
web-summary-storage = Conserva in
web-summary-keeps = contiene
web-summary-scores = punti
web-summary-store-farm = Fattoria
web-summary-store-barn = Fienile
web-summary-store-storage = Deposito di carbone
web-summary-keeps-farm = 1 bene
web-summary-keeps-barn = 1 bene
web-summary-keeps-storage = 1 carbone e 1 legno
web-summary-lost = Tutto il resto di cibo, legno e carbone va perso. Thaler, segnalini, gocce d’acqua, carbone nel Pozzo e legno in miniera restano.

web-summary-ending = Punteggio finale
web-summary-end-sections = Sezioni complete del Tunnel (vuote, con legno a sinistra): da 1 a 3 ciascuna, 13 in tutto.
web-summary-end-symbols = Sezioni complete con il tuo simbolo, 1 ciascuna: Carriola al massimo 3, Lampada ad olio 4, Vagoncino 4.
web-summary-end-driver = Conducente di carbone: 1 per ogni simbolo martello e piccone; Carretto a mano: 1 per ogni forcone.
web-summary-end-markers = Ogni segnalino non usato: 1.
web-summary-end-debts = Debiti: il primo costa 1, ogni altro 2.
web-summary-end-water = Gocce d’acqua: la prima è gratuita, ogni altra costa 1.
web-summary-end-tie = Parità: più carbone scavato da Pinge e Tunnel, poi chi viene prima nell’ultimo ordine di turno.
web-summary-buildings = simboli edificio
web-summary-six-more = poi +6 ciascuno

## La partita guidata: la pagina e la cornice

web-tutorial-page = Impara giocando
web-tutorial-about = Un primo anno guidato a un vero tavolo, in circa dieci minuti. Con te gioca un vicino paziente, e puoi fermarti quando vuoi: il tuo posto resta tuo.
web-tutorial-begin = Comincia
web-tutorial-learn-taking = Prendere i dischi, e chi comincia
web-tutorial-learn-plan = Dare da fare ai tuoi lavoratori
web-tutorial-learn-mine = Scavare carbone, con il legno e contro l’acqua
web-tutorial-learn-tile = Acquistare il tuo primo sviluppo
web-tutorial-learn-winter = Superare l’inverno
web-tutorial-read-summary = Per chi torna a giocare dopo un po’.
web-tutorial-read-rules = Ogni regola, da cercare, con ciò che dicono i cinque regolamenti.
web-tutorial-read-card = Tutti e venti, con costi ed effetti.

web-tutorial-title = La tua guida
web-tutorial-progress = Lezione { $at } di { $all }
web-tutorial-how-far = A che punto sei
web-tutorial-next = Avanti
web-tutorial-leave = Gioca senza guida
web-tutorial-fold = Chiudi o apri la guida
web-tutorial-there = C’è
web-tutorial-loading = Un momento, la tua guida sta arrivando.
web-tutorial-lost = La tua guida non è potuta venire: il server non è raggiungibile.
web-tutorial-read-first = Prima una cosa: continua a leggere con «Avanti», poi tocca a te.
web-tutorial-for-now = Ottima idea per la tua prossima partita! Per ora segui la freccia, così la lezione torna.
web-tutorial-watch-title = Il turno del vicino
web-tutorial-watch = Guarda che cosa fa il tuo vicino. Tra un attimo tocca a te.
web-tutorial-play-on = Continua a giocare
web-tutorial-new-game = Una nuova partita

## Le lezioni: primavera

web-tutorial-welcome-title = Si comincia!
web-tutorial-welcome = Sotto la tua fattoria c’è carbone! Per tre anni coltiverai sopra e scaverai sotto. Ogni anno ha tre fasi azione, in primavera, estate e autunno, e finisce con l’inverno. Chi ha più punti vittoria dopo il terzo inverno vince. Questo è il tuo primo anno.

web-tutorial-water-rises-title = Acqua nella fossa
web-tutorial-water-rises = Questa fossa è il tuo Pinge: qui il carbone è appena sotto l’erba. Ogni primavera e ogni autunno 1 goccia d’acqua filtra nella miniera di tutti. Poca non fa danni, ma 2 nel Pinge bloccano ogni scavo.

web-tutorial-taking-title = Prendere i dischi
web-tutorial-taking = I dischi sono il lavoro che puoi fare. Scegli una zona e un colore, e prendi tutti i dischi di quel colore. I dischi neri sono per la miniera. La zona 2 ne ha di più, ma anche un simbolo acqua: ti costa 1 goccia d’acqua.
web-tutorial-taking-do = Scegli i dischi neri della zona 2, poi prendili.

web-tutorial-second-take-title = Una seconda volta
web-tutorial-second-take = Chi ha meno di 5 dischi può prenderne ancora allo stesso modo, fino ad averne 5. La seconda volta i simboli acqua non costano nulla.
web-tutorial-second-take-do = Prendi i dischi neri della zona 1.

web-tutorial-turn-order-title = Chi comincia?
web-tutorial-turn-order = Conta i puntini sui dischi della tua prima presa: nero 1, marrone 2, giallo 3. I tuoi tre dischi neri fanno 3, i due marroni del vicino 4. Comincia chi ha la somma più bassa, quindi adesso tu: al lavoro in questa fase, e nella presa dei dischi della prossima.

web-tutorial-planning-title = Fare un piano
web-tutorial-planning = Ora tutti pianificano in segreto. Con ogni disco nero un lavoratore scava 1 carbone o rimuove fino a 2 gocce d’acqua. Tutti i dischi su un lavoratore hanno lo stesso colore. Per ora sono accessibili solo 3 carboni, quindi bastano tre dischi; gli altri due possono riposare.
web-tutorial-planning-do = Metti 2 dischi neri sul Contadino e 1 sul Bracciante, poi conferma con «Pronto».

web-tutorial-pumping-title = Prima l’acqua
web-tutorial-pumping = I piani sono scoperti, e cominci tu. Nel tuo Pinge ci sono 2 gocce d’acqua, troppe per scavare. Un disco nero le rimuove entrambe.
web-tutorial-pumping-do = Manda il Contadino in miniera, poi rimuovi 2 gocce d’acqua.

web-tutorial-mining-title = Poi il carbone
web-tutorial-mining = Il Pinge è asciutto, e al Contadino resta un disco. Il carbone si scava da sinistra a destra. Dal Pinge va direttamente alla tua fattoria.
web-tutorial-mining-do = Scava 1 carbone con il Contadino.

web-tutorial-synergy-title = In due si fa di più
web-tutorial-synergy = Contadino e Bracciante lavorano entrambi in miniera, e questo porta un’azione in più: il bonus cooperazione. Vale anche per il cibo e per il legno, se entrambi producono la stessa cosa. Così il Bracciante, con un solo disco, scava due volte.
web-tutorial-synergy-do = Manda il Bracciante in miniera e scava 2 carboni.

web-tutorial-end-of-turn-title = Per la primavera è tutto
web-tutorial-end-of-turn = Hai 3 carboni. Prima del prossimo c’è un simbolo legno: senza legno non si va oltre. I dischi non usati tornano semplicemente indietro.
web-tutorial-end-of-turn-do = Termina il turno e guarda il tuo vicino.

## Le lezioni: estate

web-tutorial-refilling-title = Nuovi dischi
web-tutorial-refilling = Tutti i dischi presi sono tornati nel sacchetto. La riserva di ogni zona è avanzata, una nuova riserva è stata pescata, e le zone sono state riempite fino a 6. Così le piccole zone riserva ti dicono sempre che cosa arriverà.

web-tutorial-yellow-disks-title = Cibo per l’inverno
web-tutorial-yellow-disks = In estate non arriva acqua. Ma l’inverno non è lontano, e allora il signore del luogo vuole l’affitto: 2 cibi nel primo anno. I dischi gialli danno cibo.
web-tutorial-yellow-disks-do = Prendi i dischi gialli della zona 1.

web-tutorial-brown-disks-title = Legno per la miniera
web-tutorial-brown-disks = I dischi marroni danno legno, e al tuo Pinge ne servono 2. Quelli marroni sono nella zona con il simbolo acqua, ma questa è la tua seconda presa: niente acqua.
web-tutorial-brown-disks-do = Prendi i dischi marroni della zona 2.

web-tutorial-turn-order-tie-title = Parità
web-tutorial-turn-order-tie = I tuoi due dischi gialli fanno 6, e così i tre marroni del vicino. In caso di parità, chi era più indietro passa avanti. Prima cominciavi tu, quindi adesso comincia il vicino.

web-tutorial-farm-work-title = Una giornata alla fattoria
web-tutorial-farm-work = In una fase un lavoratore fa un solo tipo di lavoro. Lascia il cibo al Contadino e il legno al Bracciante.
web-tutorial-farm-work-do = Metti 2 dischi gialli sul Contadino e 3 marroni sul Bracciante, poi conferma con «Pronto».

web-tutorial-summer-bonus-title = Il bonus estate
web-tutorial-summer-bonus = Ogni disco giallo dà 1 cibo. E in estate un Contadino che produce cibo ne porta a casa 1 in più: ne ricevi 3.
web-tutorial-summer-bonus-do = Fai produrre cibo al Contadino.

web-tutorial-wood-title = Fare legna
web-tutorial-wood = Ogni disco marrone dà 1 legno. Puoi scegliere l’ordine dei tuoi lavoratori, ma ognuno finisce prima che cominci il seguente.
web-tutorial-wood-do = Fai produrre legno al Bracciante.

web-tutorial-props-title = Legno nella fossa
web-tutorial-props = Il legno su un simbolo legno apre la via al carbone alla sua destra. Il Pinge ha due simboli, da coprire da sinistra a destra. Puoi mettere legno in ogni momento del tuo turno.
web-tutorial-props-do = Metti legno su entrambi i simboli del Pinge, poi termina il turno.

## Le lezioni: autunno

web-tutorial-autumn-water-title = La pioggia d’autunno
web-tutorial-autumn-water = Di nuovo 1 goccia d’acqua per tutti. Adesso ne hai 1, e con 1 puoi ancora scavare: il Pinge si blocca solo a 2. È valsa la pena svuotarlo in primavera.

web-tutorial-autumn-taking-title = Di nuovo in miniera
web-tutorial-autumn-taking = Nel tuo Pinge restano 4 carboni, e sono tutti accessibili. Prendi da una zona senza simbolo acqua, e resterà così.
web-tutorial-autumn-taking-do = Prendi i dischi neri della zona 1.

web-tutorial-colours-for-a-tile-title = Colori per un acquisto
web-tutorial-colours-for-a-tile = Uno sviluppo ti farebbe comodo. Il Palo di trasporto costa 1 disco nero e 1 di qualsiasi colore: uno marrone va benissimo.
web-tutorial-colours-for-a-tile-do = Prendi i dischi marroni della zona 2.

web-tutorial-developments-title = Sviluppi
web-tutorial-developments = Ogni esagono è uno sviluppo, con il costo in alto; uno spazio grigio accetta ogni colore. Il livello 1 è aperto a tutti. Quelli più profondi devono essere adiacenti a una tua tessera; altrimenti serve qualcuno che possieda la tessera, e paghi un compenso a chi ha il disco più in alto. Lo scudo mostra i punti che faresti ora: chi acquista presto ne fa di più.

web-tutorial-hiring-title = Un aiuto a contratto
web-tutorial-hiring = Il Cercatore di carbone lavora per 1 cibo, 1 Thaler o 1 disco giallo, e svolge fino a 2 azioni nel Pinge. Pagalo con 1 cibo; gli altri 2 sono per l’affitto. E questa volta puoi mescolare i colori sul Contadino, perché pagano esattamente uno sviluppo.
web-tutorial-hiring-do = Fai questo piano, poi conferma con «Pronto».

web-tutorial-buying-title = Il tuo primo sviluppo
web-tutorial-buying = Il Palo di trasporto ti dà subito 1 Thaler, e 1 punto vittoria perché nessuno l’ha acquistato prima di te. Altri possono ancora acquistarlo, ma senza ottenere punti.
web-tutorial-buying-do = Fai acquistare al Contadino il Palo di trasporto.

web-tutorial-coal-digger-title = Il Cercatore di carbone
web-tutorial-coal-digger = Con ognuna delle sue due azioni scava 1 carbone o rimuove fino a 2 gocce d’acqua. Il Pinge è abbastanza asciutto.
web-tutorial-coal-digger-do = Fai lavorare il Cercatore di carbone e scava 2 carboni.

web-tutorial-pinge-exhausted-title = L’ultimo carbone del Pinge
web-tutorial-pinge-exhausted = Altri due, e il Pinge è esaurito. Nel primo anno dà 2 punti vittoria (1 nel secondo, nessuno nel terzo). Poi sopra ci cresce l’erba, si apre il Tunnel, e Minatore e Haspelknecht vengono a lavorare per te.
web-tutorial-pinge-exhausted-do = Manda il Bracciante in miniera e scava gli ultimi 2 carboni.

web-tutorial-before-winter-title = Tutto pronto per l’inverno
web-tutorial-before-winter = Nella tua fattoria ci sono 7 carboni, 2 cibi, 1 legno e 1 Thaler: ottimo lavoro. L’inverno può arrivare.
web-tutorial-before-winter-do = Termina il turno.

## Le lezioni: inverno

web-tutorial-winter-coal-title = Inverno: il carbone
web-tutorial-winter-coal = Per prima cosa dà punti il carbone nella fattoria. 3 carboni danno 2 punti vittoria, ogni altro 1 in più; meno di 3 non danno nulla. I tuoi 7 carboni ne hanno dati 6.

web-tutorial-rent-title = Inverno: l’affitto
web-tutorial-rent = Poi l’affitto: 2 cibi, e li avevi. Ogni cibo o Thaler che manca diventa un debito, che alla fine costa punti. L’anno prossimo il signore del luogo vuole 2 cibi e 1 Thaler, nel terzo anno 1 cibo e 2 Thaler.

web-tutorial-storage-title = Inverno: lo stoccaggio
web-tutorial-storage = Infine puoi conservare un bene nella fattoria; tutto il resto di cibo, legno e carbone va perso, ma i Thaler restano. Se conservi legno, ottieni 1 punto vittoria.
web-tutorial-storage-do = Scegli il legno, mettilo nel deposito della fattoria e conservalo.

web-tutorial-farewell-title = Ora conosci il gioco
web-tutorial-farewell = Un anno intero, e 10 punti vittoria! Nei prossimi due anni scaverai nel Tunnel. Il suo carbone cade nel Pozzo, e da lì l’Haspelknecht lo riporta in superficie, finché l’acqua resta bassa. Il resto lo scoprirai giocando. Buona fortuna!
