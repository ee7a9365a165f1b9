### Il compendio delle regole: un messaggio per ogni regola. Lo standard è la seconda edizione; i selettori danno a
### ogni valore di un’opzione un testo completo.

## Capitoli

chapter-comp = Contenuto della scatola
chapter-setup = Preparazione
chapter-flow = Svolgimento del gioco
chapter-refill = Rifornire le zone
chapter-take = Prendere i dischi
chapter-order = Ordine di turno
chapter-plan = Pianificazione
chapter-exec = Eseguire le azioni
chapter-own = Contadino e Bracciante
chapter-pinge = Il Pinge
chapter-tunnel = Tunnel, Pozzo e legno
chapter-water = Gocce d’acqua
chapter-hired = Lavoratori a contratto
chapter-dev = Sviluppi
chapter-marker = Segnalini azione
chapter-tile = Le venti tessere
chapter-winter = Inverno
chapter-end = Punteggio finale
chapter-variant = Varianti

## Contenuto della scatola

R-COMP-01 = Haspelknecht è un gioco per 2, 3 o 4 giocatori.
R-COMP-02 = Carbone, legno, cibo e gocce d’acqua sono illimitati. Se finiscono i pezzi, usa qualsiasi altra cosa al loro posto.
R-COMP-03 = I dischi azione sono 36: 13 neri, 13 marroni e 10 gialli.
R-COMP-04 = I dischi giocatore sono in quattro colori, 11 per colore.
R-COMP-05 = Le tessere sviluppo sono 20, divise in 4 livelli. Ogni livello ha il suo colore e 5 tessere: da 11 a 15, da 21 a 25, da 31 a 35 e da 41 a 45.
R-COMP-06 = Le tessere aiuto sono 4, una per livello. Mostrano i punti vittoria per l’acquisto di una tessera di quel livello e il costo extra per una tessera a distanza.
R-COMP-07 = Le tessere edificio sono 16: 4 Fienili, 4 Carbonai, 4 Stoccaggi del carbone e 4 Mulini ad acqua.
R-COMP-08 = Ci sono 4 tessere Bracciante migliorato e 4 tessere Minatore e Haspelknecht, una di ogni tipo per ciascun giocatore.
R-COMP-09 = I segnalini azione sono 24: 4 per ciascuno dei 6 tipi. Appartengono alle tessere 14, 22, 23, 25, 32 e 33.
R-COMP-10 = La scatola contiene 16 monete Thaler, 24 segnalini debito, 18 segnalini acqua, 80 carboni, 34 legni e 18 cibi. { $thaler_limit ->
    [sixteen] Le monete non possono essere più di 16.
   *[none] Le monete non finiscono.
    } { $debt_limit ->
    [twenty_four] I segnalini debito non possono essere più di 24.
   *[none] I segnalini debito non finiscono.
    }
R-COMP-11 = I regolamenti non indicano come illimitati le monete, i segnalini debito, i segnalini azione, gli edifici e i dischi giocatore. { $thaler_limit ->
    [sixteen] Quando tutte le 16 monete sono state prese, non ne ricevi altre.
   *[none] Qui però le monete non finiscono.
    } { $debt_limit ->
    [twenty_four] Quando tutti i 24 segnalini debito sono stati presi, non ne prendi altri.
   *[none] I segnalini debito non finiscono.
    }

## Preparazione

R-SETUP-01 = Ogni giocatore riceve una plancia giocatore, 11 dischi giocatore di un colore e 18 cubi carbone.
R-SETUP-02 = Metti un cubo carbone su ciascuno dei 18 spazi stampati sulla tua plancia giocatore.
R-SETUP-03 = Dei 18 cubi carbone sulla tua plancia, 7 sono nel Pinge e 11 nel Tunnel.
R-SETUP-04 = Il tabellone sviluppo ha 4 file, una per livello. Ogni fila ha da 3 a 5 tessere del suo livello, quindi il tabellone ha da 12 a 20 tessere.
R-SETUP-05 = Il numero di tessere sviluppo dipende dal numero di giocatori: 12 in 2 giocatori (3 per fila), 16 in 3 giocatori (4 per fila), 20 in 4 giocatori (5 per fila).
R-SETUP-06 = Metti la tessera aiuto di ogni livello accanto alla sua fila.
R-SETUP-07 = Per la prima partita usa le tessere con i numeri più bassi di ogni livello e disponile in ordine numerico. In 2 giocatori usa quelle che terminano con una cifra da 1 a 3, in 3 giocatori da 1 a 4, in 4 giocatori tutte.
R-SETUP-08 = Accanto al tabellone sviluppo metti i segnalini azione e gli edifici delle tessere in gioco, le monete, i segnalini debito, le risorse, i segnalini acqua e le tessere Minatore e Haspelknecht.
R-SETUP-09 = In 2 o 3 giocatori, le tessere sviluppo non usate restano nella scatola insieme a tutto ciò che le riguarda.
R-SETUP-10 = Sulla ruota dell’anno, il segnalino fase parte dalla prima casella goccia d’acqua e il segnalino anno dall’anno 1.
R-SETUP-11 = Ogni giocatore mette un disco giocatore sulla casella 0/50 del tracciato segnapunti.
R-SETUP-12 = Il primo ordine di turno è casuale. Ogni giocatore segna la propria posizione con un secondo disco giocatore.
R-SETUP-13 = Tieni gli altri 9 dischi giocatore accanto alla tua plancia: servono a segnare gli sviluppi che acquisti. { $disk_limit ->
    [none] Se li finisci, usa qualcos’altro: puoi acquistare quanti sviluppi vuoi.
   *[nine] Puoi quindi acquistarne al massimo 9.
    }
R-SETUP-14 = Usa tutte le plance risorse su cui è stampato un numero di giocatori uguale o inferiore a quello della partita.
R-SETUP-15 = Una plancia risorse ha 2 zone azione e 2 zone riserva. Le altre due hanno 1 zona azione e 1 zona riserva ciascuna.
R-SETUP-16 = Ci sono tante zone azione quanti sono i giocatori, e altrettante zone riserva. In 2 giocatori usa la plancia risorse grande, in 3 giocatori anche una plancia piccola, in 4 giocatori tutte e tre.
R-SETUP-17 = I dischi azione nel sacchetto dipendono dal numero di giocatori. In 2 giocatori: 7 neri, 7 marroni, 4 gialli. In 3 giocatori: 10 neri, 10 marroni, 7 gialli. In 4 giocatori: 13 neri, 13 marroni, 10 gialli.
R-SETUP-18 = Riempi le zone pescando a caso dal sacchetto: prima 3 dischi in ogni zona riserva, poi 6 dischi in ogni zona azione.
R-SETUP-19 = Dopo il primo riempimento di tutte le zone, il sacchetto è vuoto.
R-SETUP-20 = Inizi senza cibo, legno, carbone nella fattoria, Thaler, segnalini, debiti e gocce d’acqua. Ricevi la prima goccia d’acqua nella primavera dell’anno 1.

## Svolgimento del gioco

R-FLOW-01 = La partita dura 3 turni. Ogni turno rappresenta un anno.
R-FLOW-02 = Ogni anno ha queste fasi, in quest’ordine: fase gocce d’acqua di primavera, fase azione di primavera, fase azione d’estate, fase gocce d’acqua d’autunno, fase azione d’autunno, inverno.
R-FLOW-03 = Nelle fasi gocce d’acqua di primavera e autunno ogni giocatore riceve 1 goccia d’acqua. Chi possiede il Secchio (tessera 21) non la riceve.
R-FLOW-04 = In estate non c’è la fase gocce d’acqua.
R-FLOW-05 = Le tessere sviluppo che possiedi possono cambiare per te le regole generali.
R-FLOW-06 = Ogni fase azione ha quattro momenti: rifornire le zone, prendere i dischi, stabilire il nuovo ordine di turno, pianificare ed eseguire le azioni.
R-FLOW-07 = La partita ha 9 fasi azione, 3 per anno.
R-FLOW-08 = La partita termina dopo il terzo inverno, con il punteggio finale.

## Rifornire le zone

R-REFILL-01 = Nella primavera dell’anno 1 non rifornire le zone: sono appena state riempite durante la preparazione.
R-REFILL-02 = All’inizio di ogni altra fase azione, tutti i giocatori rimettono nel sacchetto tutti i loro dischi azione, usati e non usati.
R-REFILL-03 = Poi i dischi di ogni zona riserva passano nella sua zona azione e si aggiungono a quelli rimasti lì.
R-REFILL-04 = A questo punto una zona azione può avere più di 6 dischi. Non se ne toglie nessuno.
R-REFILL-05 = In seguito pesca dal sacchetto 3 dischi per ogni zona riserva. Se i dischi non bastano, riempi le zone riserva nell’ordine delle plance.
R-REFILL-06 = Dopo le zone riserva, riempi dal sacchetto fino a 6 dischi ogni zona azione che ne ha di meno, nell’ordine delle plance.
R-REFILL-07 = Dopo il rifornimento il sacchetto è vuoto.
R-REFILL-08 = Se una zona azione ha più di 6 dischi, il sacchetto si svuota prima che tutte le zone siano piene. Le ultime zone azione restano allora sotto i 6 dischi e possono anche non riceverne nessuno.
R-REFILL-09 = I dischi azione nel sacchetto, nelle zone e presso i giocatori sono sempre 9 per giocatore. I segnalini usati non vanno mai nel sacchetto.

## Prendere i dischi

R-TAKE-01 = I dischi si prendono in due momenti: la prima presa e la seconda presa. La seconda comincia solo quando tutti i giocatori hanno finito la prima.
R-TAKE-02 = Prima presa: in ordine di turno, ogni giocatore sceglie una zona azione e un colore presente in quella zona, e prende tutti i dischi di quel colore. Non si può passare.
R-TAKE-03 = Metti i dischi della prima presa sul carro 1 della tua plancia.
R-TAKE-04 = Se in una zona azione ci sono 6 dischi dello stesso colore, nella prima presa puoi prenderli tutti e 6. Il limite di 5 non vale per la prima presa: se nella zona ce ne sono ancora di più, li prendi tutti.
R-TAKE-05 = Puoi prendere dischi nella seconda presa solo se nella prima ne hai presi meno di 5.
R-TAKE-06 = La seconda presa è facoltativa. Puoi passare.
R-TAKE-07 = La seconda presa si svolge nello stesso ordine di turno della prima.
R-TAKE-08 = Nella seconda presa scegli di nuovo una zona azione e un colore. Possono essere la stessa zona o lo stesso colore della prima.
R-TAKE-09 = Dopo la seconda presa puoi avere al massimo 5 dischi in tutto.
R-TAKE-10 = { $second_take_fewer ->
    [yes] Nella seconda presa prendi quanti dischi vuoi del colore scelto, fino ad averne 5 in tutto.
   *[no] Nella seconda presa prendi tutti i dischi del colore scelto, ma solo fino ad averne 5 in tutto.
    } Gli altri restano nella zona.
R-TAKE-11 = Metti i dischi della seconda presa sul carro 2 della tua plancia.
R-TAKE-12 = Alcune zone azione mostrano un simbolo acqua. Se nella prima presa prendi dischi da una di queste zone, ricevi anche 1 goccia d’acqua. Non puoi rifiutarla, e va subito nel tuo spazio dell’acqua.
R-TAKE-13 = Nella seconda presa non ricevi mai gocce d’acqua, nemmeno da una zona con il simbolo acqua.
R-TAKE-14 = Puoi prendere dischi solo dalle zone azione, mai dalle zone riserva.
R-TAKE-15 = Solo nella primavera dell’anno 1: se nelle due prese insieme hai preso meno di 5 dischi, puoi restituire 1 goccia d’acqua alla riserva generale. Lo decidi dopo la seconda presa, prima che venga stabilito il nuovo ordine di turno.

## Ordine di turno

R-ORDER-01 = Per l’ordine di turno un disco giallo vale 3, un disco marrone 2 e un disco nero 1.
R-ORDER-02 = Per l’ordine di turno contano solo i dischi sul carro 1, quelli della prima presa. I segnalini non contano.
R-ORDER-03 = Il giocatore con la somma più bassa è il primo nel nuovo ordine di turno. Gli altri seguono per somme crescenti.
R-ORDER-04 = In caso di parità, chi era più indietro nel vecchio ordine di turno passa davanti nel nuovo.
R-ORDER-05 = Il nuovo ordine di turno si stabilisce dopo entrambe le prese. Vale per eseguire le azioni di questa fase e per prendere i dischi nella fase azione successiva.

## Pianificazione

R-PLAN-01 = { $plan_in_turn_order ->
    [yes] I giocatori pianificano uno dopo l’altro, e tutti vedono i piani.
   *[no] Tutti i giocatori pianificano contemporaneamente. Il tuo piano è nascosto e puoi cambiarlo finché non hanno confermato tutti; poi i piani vengono rivelati insieme.
    }
R-PLAN-02 = { $plan_in_turn_order ->
    [yes] Si pianifica in ordine di turno, come avete deciso prima della partita.
   *[no] Se siete tutti d’accordo prima della partita, si pianifica invece uno dopo l’altro, in ordine di turno.
    }
R-PLAN-03 = Puoi assegnare dischi, cibo e Thaler ai lavoratori solo durante la pianificazione. Che cosa fanno il Contadino e il Bracciante con i loro dischi lo decidi quando agiscono.
R-PLAN-04 = Non puoi pagare i lavoratori a contratto con le risorse che ricevi nella stessa fase azione, perché li paghi durante la pianificazione.
R-PLAN-05 = Ogni plancia giocatore inizia con tre lavoratori: il Contadino e il Bracciante sono i tuoi lavoratori, il Cercatore di carbone è un lavoratore a contratto.
R-PLAN-06 = Sul Contadino e sul Bracciante puoi mettere uno o più dischi. Non c’è un limite massimo.
R-PLAN-07 = Paghi un lavoratore a contratto con un solo disco, cibo o Thaler, al massimo una volta per fase azione. Solo il segnalino Argano fa lavorare l’Haspelknecht una seconda volta.
R-PLAN-08 = In ogni fase azione il Contadino e il Bracciante svolgono ciascuno un solo tipo di azione, una volta per ogni loro disco.
R-PLAN-09 = C’è un’eccezione: lo stesso lavoratore può, nella stessa fase, scavare carbone e rimuovere gocce d’acqua, in qualsiasi combinazione.
R-PLAN-10 = Tutti i dischi sul Contadino o sul Bracciante devono avere lo stesso colore, tranne che per acquistare uno sviluppo. I colori misti sono consentiti solo su un lavoratore che può acquistare sviluppi, e solo se corrispondono esattamente al costo di una tessera in gioco che non possiedi ancora.
R-PLAN-11 = Non è obbligatorio usare tutti i dischi. Ogni singola azione è facoltativa. Le azioni che non usi o non puoi usare vanno perse, e ciò che hai pagato non viene restituito.

## Eseguire le azioni

R-EXEC-01 = Dopo la pianificazione i giocatori agiscono in ordine di turno. Ognuno esegue tutte le azioni dei propri lavoratori prima che cominci il giocatore successivo.
R-EXEC-02 = Scegli tu in quale ordine agiscono i tuoi lavoratori.
R-EXEC-03 = Un lavoratore deve terminare le proprie azioni prima che cominci il successivo.

## Contadino e Bracciante

R-FARMER-01 = In ogni fase azione il Contadino può produrre cibo, oppure produrre legno, oppure lavorare in miniera (carbone e gocce d’acqua), oppure acquistare uno sviluppo.
R-FARMER-02 = Per ogni disco giallo sul Contadino prendi 1 cibo dalla riserva generale e lo metti nella fattoria.
R-FARMER-03 = Per ogni disco marrone sul Contadino prendi 1 legno dalla riserva generale. Lo metti nella fattoria oppure direttamente su un simbolo legno della tua miniera.
R-FARMER-04 = Lo stesso lavoratore non può produrre sia cibo sia legno nella stessa fase azione.
R-FARMER-05 = Per ogni disco nero sul Contadino, scavi 1 carbone accessibile nel Pinge o nel Tunnel, oppure rimuovi fino a 2 gocce d’acqua dal Pinge.
R-FARMER-06 = Puoi scavare carbone solo se hai messo il legno che serve per raggiungerlo e se le gocce d’acqua non lo impediscono.
R-FARMER-07 = In ogni fase azione un lavoratore scava o nel Pinge o nel Tunnel, mai in entrambi. Se svuota il Pinge, i suoi dischi neri rimasti vanno persi.
R-FARMER-08 = Nella stessa fase azione un lavoratore può scavare l’ultimo carbone del Pinge e un altro può cominciare nel Tunnel.
R-FARMER-09 = Puoi usare il legno subito, nella fase azione in cui lo ricevi, per esempio in miniera. Con le altre risorse puoi pagare i lavoratori a contratto solo dalla fase successiva, ma puoi già pagare il costo extra di uno sviluppo a distanza.
R-FARMER-10 = { $fee_with_fresh_goods ->
    [no] Non puoi pagare il costo extra di uno sviluppo a distanza con le risorse che ricevi nella stessa fase azione.
   *[yes] Puoi pagare il costo extra di uno sviluppo a distanza anche con le risorse che ricevi nella stessa fase azione.
    }
R-FARMHAND-01 = Il Bracciante svolge gli stessi lavori del Contadino, ma non può acquistare sviluppi. Con il Piccone (tessera 13) può farlo.
R-SUMMER-01 = { $farmhand_summer_bonus ->
    [yes] Bonus estate: se in estate il tuo Contadino o il tuo Bracciante migliorato produce almeno 1 cibo, ricevi 1 cibo extra, una sola volta. Il cibo di un Bracciante non migliorato non conta.
   *[no] Bonus estate: se in estate il tuo Contadino produce almeno 1 cibo, ricevi 1 cibo extra, una sola volta. Il cibo del Bracciante non conta.
    }
R-SYNERGY-01 = Bonus cooperazione: se il Contadino e il Bracciante producono entrambi cibo nella stessa fase azione, ricevi 1 cibo extra. In estate si aggiunge al bonus estate.
R-SYNERGY-02 = Bonus cooperazione: se il Contadino e il Bracciante producono entrambi legno nella stessa fase azione, ricevi 1 legno extra.
R-SYNERGY-03 = { $mixed_mining_synergy ->
    [no] Bonus cooperazione: se il Contadino e il Bracciante scavano entrambi carbone, o rimuovono entrambi gocce d’acqua, ottieni un’azione extra: scavare 1 carbone o rimuovere fino a 2 gocce d’acqua. È facoltativa.
   *[yes] Bonus cooperazione: se il Contadino e il Bracciante svolgono entrambi almeno un’azione in miniera, ottieni un’azione extra: scavare 1 carbone o rimuovere fino a 2 gocce d’acqua. È facoltativa, e non importa chi dei due scava carbone e chi rimuove acqua.
    }
R-SYNERGY-04 = { $synergy_owner ->
    [player] L’azione extra in miniera appartiene a te, non a un lavoratore. Puoi usarla nel Tunnel anche se il lavoratore che ha agito per secondo ha appena svuotato il Pinge.
   *[second_worker] L’azione extra in miniera conta come un disco nero in più sul Contadino o sul Bracciante, quello dei due che agisce per secondo in questa fase. Un lavoratore è legato a una sola area: se ha appena svuotato il Pinge, l’azione extra va persa.
    }
R-SYNERGY-05 = Per l’acquisto di sviluppi non c’è bonus cooperazione, nemmeno se il Contadino e il Bracciante ne acquistano uno ciascuno.

## Il Pinge

R-PINGE-01 = Il Pinge ha 7 carboni e 2 simboli legno.
R-PINGE-02 = Nel Pinge si scava il carbone rigorosamente da sinistra a destra.
R-PINGE-03 = Nel Pinge non ti serve legno per il carbone a sinistra del primo simbolo legno scoperto.
R-PINGE-04 = Se nel Pinge copri un simbolo legno con 1 legno, il carbone alla sua destra diventa accessibile, fino al simbolo legno scoperto successivo.
R-PINGE-05 = Il carbone scavato nel Pinge va direttamente nella fattoria.
R-PINGE-06 = Quando scavi il settimo carbone del Pinge, il Pinge è subito esaurito. Da quel momento puoi scavare nel Tunnel.
R-PINGE-07 = Quando il Pinge è esaurito, sposta le gocce d’acqua rimaste nello spazio dell’acqua del Pozzo. Poiché si scava solo con meno di 2 gocce d’acqua, di solito ne resta al massimo 1.
R-PINGE-08 = Quando il Pinge è esaurito, il legno che vi hai messo torna nella riserva generale.
R-PINGE-09 = Quando il Pinge è esaurito, metti una tessera Minatore e Haspelknecht sopra il Cercatore di carbone e il Pinge.
R-PINGE-10 = Bonus Pinge: ottieni 2 punti vittoria se esaurisci il Pinge nell’anno 1 e 1 punto vittoria nell’anno 2. Nell’anno 3 non ottieni nulla.
R-PINGE-11 = I punti del bonus Pinge si ottengono subito.

## Tunnel, Pozzo e legno

R-TUNNEL-01 = Il Tunnel ha 7 sezioni con 11 carboni in tutto.
R-TUNNEL-02 = Il Tunnel ha 7 simboli legno, uno sul bordo sinistro di ogni sezione.
R-TUNNEL-03 = Nessun carbone del Tunnel è accessibile finché non vi hai messo il primo legno.
R-TUNNEL-04 = Se nel Tunnel copri un simbolo legno con 1 legno, la sezione alla sua destra diventa accessibile, fino al simbolo legno scoperto successivo.
R-TUNNEL-05 = Nel Tunnel si scava il carbone rigorosamente da sinistra a destra.
R-TUNNEL-06 = Puoi scavare carbone nel Tunnel solo dopo che il tuo Pinge è esaurito.
R-TUNNEL-07 = Nel Tunnel possono scavare il Contadino, il Bracciante e il Minatore. Il Cercatore di carbone non è più disponibile.
R-TUNNEL-08 = Il carbone scavato nel Tunnel va nel Pozzo, non nella fattoria.
R-TUNNEL-09 = Solo l’Haspelknecht porta su il carbone, dal Pozzo alla fattoria.
R-WOOD-01 = Secondo i regolamenti puoi mettere legno sui simboli legno del Pinge in qualsiasi momento. Qui lo metti quando tocca a te eseguire le azioni, anche tra un’azione e l’altra di un lavoratore, e in inverno fino al tuo stoccaggio. Così non perdi nulla.
R-WOOD-02 = { $early_tunnel_wood ->
    [no] Negli stessi momenti puoi mettere legno sui simboli legno del Tunnel, ma solo dopo che il Pinge è esaurito.
   *[yes] Negli stessi momenti puoi mettere legno sui simboli legno del Tunnel, anche prima che il Pinge sia esaurito.
    }
R-WOOD-03 = In miniera i simboli legno si coprono uno dopo l’altro, da sinistra a destra.
R-WOOD-04 = Il legno messo nel Tunnel vi resta fino a fine partita. Non puoi riprenderlo.

## Gocce d’acqua

R-WATER-01 = Le nuove gocce d’acqua vanno nello spazio dell’acqua del Pinge finché il Pinge non è esaurito, poi in quello del Pozzo.
R-WATER-02 = Uno spazio dell’acqua può contenere qualsiasi numero di gocce d’acqua.
R-WATER-03 = Con 2 o più gocce d’acqua nel Pinge, lì non puoi scavare carbone.
R-WATER-04 = Con 0 o 1 goccia d’acqua nel Pinge, lì puoi scavare carbone.
R-WATER-05 = Con 2 o più gocce d’acqua nel Pozzo, non puoi portare il carbone su alla fattoria.
R-WATER-06 = Con 5 o più gocce d’acqua nel Pozzo, non puoi scavare carbone nel Tunnel.
R-WATER-07 = Il Contadino, il Bracciante e il Cercatore di carbone possono rimuovere gocce d’acqua dal Pinge.
R-WATER-08 = { $shaft_water_only_haspel ->
    [no] L’Haspelknecht, il Contadino e il Bracciante possono rimuovere gocce d’acqua dal Pozzo.
   *[yes] L’Haspelknecht è l’unico lavoratore che può rimuovere gocce d’acqua dal Pozzo.
    } Puoi farlo anche con la Corda da trasporto (tessera 14) e con l’Argano (tessera 25).
R-WATER-09 = Le gocce d’acqua rimosse tornano nella riserva generale.
R-WATER-10 = Ricevi gocce d’acqua nelle fasi gocce d’acqua di primavera e autunno, dalle zone con il simbolo acqua nella prima presa, e dalla Catasta di legno (tessera 31) se scegli il legno.

## Lavoratori a contratto

R-DIGGER-01 = Nella pianificazione ingaggi il Cercatore di carbone con un solo pagamento: 1 disco giallo, 1 cibo o 1 Thaler.
R-DIGGER-02 = Se lo paghi, il Cercatore di carbone svolge fino a 2 azioni.
R-DIGGER-03 = { $digger_choice ->
    [forced] Con ogni azione il Cercatore di carbone rimuove 2 gocce d’acqua dal Pinge oppure vi scava 1 carbone.
   *[free] Con ogni azione il Cercatore di carbone rimuove 1 o 2 gocce d’acqua dal Pinge oppure vi scava 1 carbone.
    }
R-DIGGER-04 = { $digger_choice ->
    [forced] Finché nel Pinge ci sono 2 o più gocce d’acqua, il Cercatore di carbone deve rimuoverle; altrimenti deve scavare.
   *[free] Scegli tu ogni azione del Cercatore di carbone. Può scavare solo se nel Pinge ci sono meno di 2 gocce d’acqua.
    }
R-DIGGER-05 = Il Cercatore di carbone lavora solo nel Pinge, e solo finché non è esaurito. { $digger_needs ->
    [accessible_coal] Puoi pagarlo solo finché nel Pinge c’è carbone accessibile.
   *[pinge_coal] Puoi pagarlo finché nel Pinge c’è carbone.
    } Se il Pinge si esaurisce prima che agisca, il pagamento va perso.
R-MINER-01 = Il Minatore è disponibile quando il tuo Pinge è esaurito e la tessera Minatore e Haspelknecht è sulla tua plancia. Puoi pagarlo dalla pianificazione successiva.
R-MINER-02 = Nella pianificazione ingaggi il Minatore con esattamente 1 cibo o 1 Thaler. Non puoi pagarlo con un disco giallo.
R-MINER-03 = Il Minatore scava fino a 3 carboni accessibili nel Tunnel. Vanno nel Pozzo.
R-MINER-04 = Il Minatore non può rimuovere gocce d’acqua.
R-MINER-05 = Il Minatore lavora solo nel Tunnel.
R-HASPEL-01 = Nella pianificazione ingaggi l’Haspelknecht con un solo pagamento: 1 disco giallo, 1 cibo o 1 Thaler.
R-HASPEL-02 = Se lo paghi, l’Haspelknecht svolge fino a 3 azioni.
R-HASPEL-03 = Con ogni azione l’Haspelknecht rimuove fino a 2 gocce d’acqua dal Pozzo oppure porta su 1 carbone, dal Pozzo alla fattoria.
R-HASPEL-04 = Finché nel Pozzo c’è più di 1 goccia d’acqua, l’Haspelknecht deve rimuovere acqua prima di portare su il carbone.
R-HASPEL-05 = L’Haspelknecht è disponibile quando il tuo Pinge è esaurito e la tessera Minatore e Haspelknecht è sulla tua plancia. Puoi pagarlo dalla pianificazione successiva.
R-HASPEL-06 = L’Haspelknecht può portare su anche il carbone arrivato nel Pozzo in precedenza nella stessa fase azione.

## Sviluppi

R-DEV-01 = Per acquistare uno sviluppo, metti sul Contadino, o sul Bracciante se può acquistare sviluppi, esattamente i dischi indicati sulla tessera. Acquisti la tessera quando questo lavoratore agisce.
R-DEV-02 = Per ogni disco colorato nel costo di una tessera ti serve un disco di quel colore. Per un disco grigio puoi usarne uno di qualsiasi colore.
R-DEV-03 = A inizio partita solo il Contadino può acquistare sviluppi.
R-DEV-04 = Ogni lavoratore che può acquistare sviluppi può acquistarne uno per fase azione.
R-DEV-05 = La stessa tessera sviluppo può appartenere a tutti i giocatori.
R-DEV-06 = Puoi possedere ogni tessera sviluppo una volta sola.
R-DEV-07 = Quando acquisti uno sviluppo, metti uno dei tuoi dischi giocatore sulla tessera, sopra quelli già presenti. { $disk_limit ->
    [none] Se non hai più dischi, usa qualcos’altro.
   *[nine] Se non hai più dischi, non puoi acquistarlo.
    }
R-DEV-08 = Puoi sempre acquistare le tessere della fila in alto, il livello 1.
R-DEV-09 = Puoi acquistare una tessera dei livelli da 2 a 4 senza costo extra se è adiacente a una tessera che possiedi. Vale qualsiasi lato in comune, anche nella stessa fila. Non c’è costo extra nemmeno se la tessera appartiene già ad altri giocatori.
R-DEV-10 = Una tessera dei livelli da 2 a 4 che non è adiacente a nessuna delle tue è a distanza. Puoi acquistarla solo se un altro giocatore la possiede già, e devi pagare un costo extra.
R-DEV-11 = Paghi il costo extra di uno sviluppo a distanza al giocatore il cui disco è il più in alto sulla tessera.
R-DEV-12 = Il costo extra di uno sviluppo a distanza è 1 carbone, legno o cibo al livello 2 (sceglie chi acquista), 1 carbone al livello 3 e 1 cibo al livello 4. Al livello 1 non c’è. Non puoi mai pagare il costo extra con un Thaler.
R-DEV-13 = Paghi il costo extra di uno sviluppo a distanza con le risorse della tua fattoria.
R-DEV-14 = Chi riceve il costo extra lo mette nella propria fattoria. Non può rifiutarlo.
R-DEV-15 = Quando acquisti una tessera, ottieni punti vittoria in base a quanti giocatori l’hanno acquistata prima di te. Livello 1: 1 per il primo acquisto. Livello 2: 2, poi 1. Livello 3: 3, 2, 1. Livello 4: 4, 3, 2, 1. Gli acquisti successivi non danno punti.
R-DEV-16 = I punti vittoria per l’acquisto di una tessera si ottengono subito.
R-DEV-17 = Uno sviluppo può darti un segnalino azione, un edificio, risorse o Thaler immediati, oppure punti vittoria a fine partita.

## Segnalini azione

R-MARKER-01 = Le tessere 14, 22, 23, 25, 32 e 33 ti danno un segnalino azione ciascuna.
R-MARKER-02 = Puoi usare un segnalino azione una volta sola. Poi torna nella riserva generale.
R-MARKER-03 = { $marker_window ->
    [at_once] Puoi usare un segnalino non appena lo hai.
    [winter_too] Non puoi usare un segnalino nella fase in cui ne acquisti la tessera, ma solo dalla fase successiva.
   *[action_phase] Non puoi usare un segnalino nella fase in cui ne acquisti la tessera, ma solo dalla fase azione successiva.
    } I segnalini che valgono come disco si usano nella pianificazione, il segnalino Lampada quando tocca a te prendere i dischi, i segnalini Corda e Argano quando tocca a te eseguire le azioni.{ $marker_window ->
    [action_phase] { "" }
   *[other] { " " }Il segnalino Corda si può usare anche in inverno, prima dello stoccaggio.
    }
R-MARKER-04 = Ogni segnalino azione non usato dà 1 punto vittoria a fine partita.

## Le venti tessere

R-TILE-11 = Palo di trasporto (tessera 11): ricevi subito 1 Thaler.
R-TILE-12a = Fienile (tessera 12): ricevi un edificio. In inverno puoi conservarvi 1 carbone, 1 legno o 1 cibo.
R-TILE-12b = Fienile (tessera 12): se vi conservi cibo, quell’inverno ottieni 2 punti vittoria.
R-TILE-13a = Piccone (tessera 13): metti il Bracciante migliorato sopra il tuo Bracciante. Svolge gli stessi lavori e può anche acquistare sviluppi.
R-TILE-13b = { $pickaxe_delay ->
    [no] Piccone (tessera 13): il Bracciante migliorato può acquistare sviluppi da subito.
   *[yes] Piccone (tessera 13): il Bracciante migliorato può acquistare sviluppi dalla fase azione successiva.
    }
R-TILE-14 = Corda da trasporto (tessera 14): ricevi un segnalino. Usalo una volta quando tocca a te eseguire le azioni: rimuovi 1 goccia d’acqua, dal Pinge o dal Pozzo, e ottieni 1 punto vittoria. Senza gocce d’acqua non puoi usarlo.
R-TILE-15a = Carbonaio (tessera 15): ricevi un edificio. Quando tocca a te eseguire le azioni, puoi scambiare 2 legni con 2 carboni della riserva generale e 1 punto vittoria.
R-TILE-15b = { $charcoal_limit ->
    [unlimited] Carbonaio (tessera 15): puoi fare questo scambio finché hai legno, anche in inverno, prima dello stoccaggio.
   *[once_per_phase] Carbonaio (tessera 15): puoi fare questo scambio al massimo una volta per fase azione.
    }
R-TILE-15c = { $charcoal_limit ->
    [unlimited] Carbonaio (tessera 15): puoi usarlo già nella fase in cui lo acquisti.
   *[once_per_phase] Carbonaio (tessera 15): puoi usarlo dalla fase azione successiva all’acquisto.
    }
R-TILE-21 = Secchio (tessera 21): non ricevi più gocce d’acqua nelle fasi gocce d’acqua di primavera e autunno. Le ricevi ancora dalle zone e dalla tessera 31.
R-TILE-22a = Carriola (tessera 22): ricevi un segnalino che vale una volta come 1 disco giallo.
R-TILE-22b = Carriola (tessera 22): a fine partita ottieni 1 punto vittoria per ogni sezione completa del Tunnel con il simbolo carriola, al massimo 3.
R-TILE-23 = Scala a pioli (tessera 23): ricevi un segnalino che vale una volta come 1 disco marrone.
R-TILE-24a = Stoccaggio del carbone (tessera 24): ricevi un edificio. { $coal_storage ->
    [coal_or_wood] In inverno puoi conservarvi 1 carbone o 1 legno.
    [coal_and_food] In inverno puoi conservarvi 1 carbone e 1 cibo.
   *[coal_and_wood] In inverno puoi conservarvi 1 carbone e 1 legno.
    }
R-TILE-24b = Stoccaggio del carbone (tessera 24): se vi conservi carbone, quell’inverno ottieni 1 punto vittoria.
R-TILE-25a = Argano (tessera 25): subito dopo l’acquisto puoi rimuovere 1 goccia d’acqua, dal Pinge o dal Pozzo.
R-TILE-25b = Argano (tessera 25): ricevi un segnalino. Quando il tuo Pinge è esaurito, usalo una volta per 3 azioni gratuite dell’Haspelknecht. { $windlass_actions ->
    [lifting] Con queste azioni può solo portare su il carbone.
    [water] Con queste azioni può solo rimuovere gocce d’acqua.
   *[any] Scegli liberamente ciascuna azione.
    } Nella stessa fase puoi anche pagare l’Haspelknecht.
R-TILE-31 = Catasta di legno (tessera 31): scegli subito. Ricevi 3 legni e 1 goccia d’acqua, oppure 1 Thaler.
R-TILE-31c = Catasta di legno (tessera 31): se scegli il legno, metti la goccia d’acqua nello spazio dell’acqua in uso in quel momento, nel Pinge o nel Pozzo.
R-TILE-32a = Lampada ad olio (tessera 32): ricevi subito 1 Thaler.
R-TILE-32b = Lampada ad olio (tessera 32): ricevi un segnalino. Usalo una volta quando tocca a te prendere i dischi, prima di scegliere una zona. { $oil_lamp_same_board ->
    [no] Scambia 1 disco di una zona riserva con 1 disco di una qualsiasi zona azione.
   *[yes] Scambia 1 disco di una zona riserva con 1 disco della sua zona azione.
    }
R-TILE-32c = Lampada ad olio (tessera 32): a fine partita ottieni 1 punto vittoria per ogni sezione completa del Tunnel con il simbolo lampada ad olio, al massimo 4.
R-TILE-33a = Martello e piccone (tessera 33): ricevi subito 1 legno.
R-TILE-33b = Martello e piccone (tessera 33): subito dopo l’acquisto puoi scavare 1 carbone accessibile, dal Pinge alla fattoria o dal Tunnel al Pozzo. Prima puoi mettere legno. { $free_coal_needs_dry_mine ->
    [no] Le gocce d’acqua non lo impediscono.
   *[yes] Come sempre, troppe gocce d’acqua lo impediscono.
    }
R-TILE-33c = Martello e piccone (tessera 33): ricevi un segnalino che vale una volta come 1 disco nero.
R-TILE-34 = Sacchi di carbone (tessera 34): subito dopo l’acquisto puoi fare uno scambio: 1 carbone della tua fattoria per 1 Thaler, oppure 2 carboni della tua fattoria per 1 Thaler e 1 cibo. { $sell_fresh_coal ->
    [yes] Vale anche il carbone arrivato nella fattoria in questa fase.
   *[no] Il carbone arrivato nella fattoria in questa fase non si può scambiare.
    }
R-TILE-35a = Mulino ad acqua (tessera 35): ricevi un edificio. { $mill_repeat ->
    [repeat] Nella pianificazione puoi mettervi dischi, tutte le volte che vuoi in una fase azione: ogni volta
   *[once] Una volta per fase azione puoi mettervi dischi nella pianificazione:
    } 2 dischi neri per 1 Thaler, oppure 2 dischi gialli per 1 cibo e 2 punti vittoria.
R-TILE-35b = Mulino ad acqua (tessera 35): puoi usarlo dalla fase azione successiva all’acquisto.
R-TILE-41a = Conducente di carbone (tessera 41): ricevi subito 1 Thaler.
R-TILE-41b = Conducente di carbone (tessera 41): a fine partita ottieni 1 punto vittoria per ogni simbolo martello e piccone sulle tue tessere.
R-TILE-42a = Carrello (tessera 42): ricevi subito 1 legno.
R-TILE-42b = { $lorry_during_pinge ->
    [wood_and_coal] Carrello (tessera 42): ricevi anche 2 carboni della riserva generale. Mettili nel tuo Pozzo.
   *[wood_only] Carrello (tessera 42): se il tuo Pinge è già esaurito, ricevi anche 2 carboni della riserva generale. Mettili nel tuo Pozzo.
    }
R-TILE-42c = { $lorry_during_pinge ->
    [wood_and_coal] Carrello (tessera 42): anche se il tuo Pinge non è ancora esaurito, metti i 2 carboni nel tuo Pozzo.
   *[wood_only] Carrello (tessera 42): se il tuo Pinge non è ancora esaurito, ricevi solo il legno. Il carbone non lo ricevi nemmeno in seguito.
    }
R-TILE-42d = Carrello (tessera 42): a fine partita ottieni 1 punto vittoria per ogni sezione completa del Tunnel con il simbolo carrello, al massimo 4.
R-TILE-43a = Carretto a mano (tessera 43): ricevi subito 1 cibo.
R-TILE-43b = Carretto a mano (tessera 43): a fine partita ottieni 1 punto vittoria per ogni simbolo forcone sulle tue tessere.
R-TILE-44a = Cavallo e carretto (tessera 44): ricevi subito 1 Thaler e 1 cibo.
R-TILE-44b = { $horse_cart_step ->
    [storage] Cavallo e carretto (tessera 44): ogni inverno, durante lo stoccaggio, ottieni 1 punto vittoria per ogni carbone nella tua fattoria.
   *[scoring] Cavallo e carretto (tessera 44): ogni inverno, nel calcolo del punteggio, ottieni 1 punto vittoria per ogni carbone nella tua fattoria.
    } La tabella del carbone non vale più per te.
R-TILE-45 = Piccola miniera di carbone (tessera 45): ricevi subito 3 Thaler.

## Inverno

R-WINTER-01 = L’inverno ha quattro momenti, in quest’ordine: calcolo del punteggio, affitto, stoccaggio, anno successivo.
R-WINTER-02 = Nel calcolo del punteggio in inverno conta solo il carbone nella fattoria, non quello nel Pozzo. Il carbone conservato in un inverno precedente conta di nuovo.
R-WINTER-03 = La tabella del carbone in inverno: con meno di 3 carboni non ottieni nulla. 3 carboni danno 2 punti vittoria, ogni altro carbone 1 in più.
R-WINTER-04 = In inverno l’affitto è di 2 cibi nell’anno 1, 2 cibi e 1 Thaler nell’anno 2, 1 cibo e 2 Thaler nell’anno 3.
R-WINTER-05 = Se hai il cibo o i Thaler per l’affitto, devi pagarlo. Non puoi usare Thaler al posto del cibo, né cibo al posto dei Thaler.
R-WINTER-06 = Per ogni cibo e ogni Thaler dell’affitto che non puoi pagare, prendi 1 segnalino debito.
R-WINTER-07 = Durante lo stoccaggio puoi conservare nella fattoria 1 cibo, 1 carbone o 1 legno. Puoi anche non conservare nulla.
R-WINTER-08 = Il Fienile (tessera 12) e lo Stoccaggio del carbone (tessera 24) ti permettono di conservare più risorse in inverno.
R-WINTER-09 = { $farm_storage_vp ->
    [food] Se conservi cibo nella fattoria, ottieni 1 punto vittoria.
   *[wood] Se conservi legno nella fattoria, ottieni 1 punto vittoria.
    }
R-WINTER-10 = Il cibo, il carbone e il legno che non conservi tornano nella riserva generale. Restano invece il carbone nel Pozzo, il legno messo in miniera, i Thaler, i segnalini, i debiti e le gocce d’acqua.
R-WINTER-11 = Puoi usare nelle fasi successive le risorse conservate in inverno.
R-WINTER-12 = I punti vittoria per le risorse conservate si ottengono subito.
R-WINTER-13 = Alla fine dell’inverno il segnalino anno avanza e comincia un nuovo anno. Dopo l’anno 3 la partita termina.

## Punteggio finale

R-END-01 = A fine partita ogni tua sezione completa del Tunnel dà i punti vittoria stampati su di essa, da 1 a 3.
R-END-02 = Una sezione del Tunnel è completa se non c’è più carbone e se sul suo bordo sinistro c’è legno.
R-END-03 = Tutte le sezioni del Tunnel insieme valgono 13 punti vittoria.
R-END-04 = Per le sezioni complete del Tunnel ottieni al massimo 3 punti bonus con la Carriola, 4 con la Lampada ad olio e 4 con il Carrello.
R-END-05 = I simboli edificio sulle tue tessere danno punti tutti insieme: 1 simbolo dà 1 punto vittoria, 2 simboli 3, 3 simboli 6, 4 simboli 10.
R-END-06 = { $building_symbols ->
    [tile_35] I simboli edificio sono sulle tessere 12, 15, 24 e 35.
   *[tile_34] I simboli edificio sono sulle tessere 12, 15, 24 e 34.
    }
R-END-07 = Ogni segnalino azione non usato dà 1 punto vittoria a fine partita.
R-END-08 = I Thaler rimasti danno punti tutti insieme a fine partita: 1 Thaler dà 2 punti vittoria, 2 Thaler 5, 3 Thaler 9, 4 Thaler 14. Ogni altro Thaler ne dà 6 in più.
R-END-09 = A fine partita il primo debito costa 1 punto vittoria. Ogni altro debito ne costa 2.
R-END-10 = Le gocce d’acqua rimaste sulla tua plancia a fine partita costano punti vittoria: la prima è gratis, ogni altra ne costa 1.
R-END-11 = A fine partita chi possiede il Conducente di carbone (tessera 41) ottiene 1 punto vittoria per ogni simbolo martello e piccone sulle proprie tessere, e chi possiede il Carretto a mano (tessera 43) ne ottiene 1 per ogni simbolo forcone.
R-END-12 = Vince il giocatore con più punti vittoria.
R-TIE-01 = In caso di parità vince, tra i giocatori in parità, chi ha scavato più carbone dal proprio Pinge e dal proprio Tunnel. Il carbone del Carbonaio e del Carrello non conta.
R-TIE-02 = Se la parità persiste, vince tra loro chi viene prima nell’ultimo ordine di turno, stabilito nell’autunno dell’anno 3.

## Varianti

R-VARIANT-01 = Se siete tutti d’accordo, potete disporre le tessere sviluppo in un altro modo.
R-VARIANT-02 = I regolamenti consigliano altre disposizioni solo ai giocatori esperti, dopo una o due partite.
R-VARIANT-03 = { $min_tiles_per_row ->
    [three] In un’altra disposizione ogni fila dovrebbe avere almeno 3 tessere.
   *[players] In un’altra disposizione ogni fila dovrebbe avere almeno tante tessere quanti sono i giocatori, e mai meno di 3. È consigliata una tessera in più rispetto al numero di giocatori.
    } Qui non sono ammesse disposizioni con meno tessere.
R-VARIANT-04 = In un’altra disposizione ogni tessera dei livelli da 2 a 4 dovrebbe essere adiacente ad almeno una tessera del livello immediatamente precedente. Qui non sono ammesse disposizioni in cui non è così.
R-VARIANT-05 = In un’altra disposizione nessuna tessera dovrebbe essere adiacente a una tessera distante due o più livelli. Qui non sono ammesse disposizioni in cui accade.
R-VARIANT-06 = Se la tessera di un edificio non è in gioco, i giocatori possono decidere di iniziare con quell’edificio. Non conta come simbolo edificio.
R-VARIANT-07 = Se il Piccone (tessera 13) non è in gioco, i giocatori possono decidere di iniziare con il Bracciante migliorato, che può così acquistare sviluppi dalla prima fase azione.
R-VARIANT-08 = Se in 2 giocatori usate tessere a caso, in gioco dovrebbero esserci abbastanza tessere che danno Thaler per i 3 Thaler dell’affitto (1 nell’anno 2 e 2 nell’anno 3). Se sono troppo poche, cambiatene alcune.
R-VARIANT-09 = I regolamenti riportano dodici disposizioni con un nome. Le cifre di una disposizione indicano il numero di tessere dei livelli da 1 a 4.
