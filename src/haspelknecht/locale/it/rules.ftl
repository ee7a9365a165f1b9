### Il compendio delle regole: un messaggio per ogni regola. Lo standard è la seconda edizione; «Option:» indica
### l’interruttore che cambia una regola.

## Capitoli

chapter-comp = Che cosa c’è nella scatola
chapter-setup = Preparazione
chapter-flow = Svolgimento della partita
chapter-refill = Rifornire le zone
chapter-take = Prendere i dischi
chapter-order = Ordine di turno
chapter-plan = Pianificazione
chapter-exec = Eseguire il piano
chapter-own = Lavoratori propri
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

## Che cosa c’è nella scatola

R-COMP-01 = Haspelknecht è un gioco per 2, 3 o 4 giocatori.
R-COMP-02 = Carbone, legno, cibo e gocce d’acqua non finiscono mai. Se i pezzi sono esauriti, si può usare qualsiasi altra cosa al loro posto.
R-COMP-03 = I dischi azione sono 36: 13 neri, 13 marroni e 10 gialli.
R-COMP-04 = Ci sono dischi giocatore in quattro colori, 11 per ogni colore.
R-COMP-05 = Le tessere sviluppo sono 20, su 4 livelli. Ogni livello ha il suo colore e 5 tessere: da 11 a 15, da 21 a 25, da 31 a 35 e da 41 a 45.
R-COMP-06 = Le tessere aiuto sono 4, una per ogni livello. Una tessera aiuto mostra i punti vittoria per l’acquisto di una tessera di quel livello e il compenso per una a distanza.
R-COMP-07 = Le tessere edificio sono 16: 4 per ciascuno tra Fienile, Carbonaio, Deposito di carbone e Mulino ad acqua.
R-COMP-08 = Ci sono 4 tessere con il Bracciante migliorato e 4 tessere con Minatore e Haspelknecht, una di ogni tipo per ciascun giocatore.
R-COMP-09 = I segnalini azione sono 24: 6 tipi con 4 pezzi ciascuno. I tipi appartengono alle tessere 14, 22, 23, 25, 32 e 33.
R-COMP-10 = La scatola contiene 16 monete Thaler, 24 segnalini debito, 18 pezzi di gocce d’acqua, 80 di carbone, 34 di legno e 18 di cibo. Di norma monete e segnalini debito non finiscono. Option: thaler_limit (16 monete in tutto). Option: debt_limit (24 segnalini debito in tutto).
R-COMP-11 = I regolamenti non annoverano tra le cose illimitate monete, segnalini debito, segnalini azione, edifici e dischi giocatore. Di norma monete e segnalini debito non finiscono comunque. Option: thaler_limit (16 monete in tutto). Option: debt_limit (24 segnalini debito in tutto).

## Preparazione

R-SETUP-01 = All’inizio ogni giocatore riceve una plancia giocatore, 11 dischi giocatore di un colore e 18 cubi carbone.
R-SETUP-02 = Ogni giocatore mette un cubo carbone su ciascuno degli spazi per cubi stampati sulla propria plancia giocatore. Questi spazi sono 18.
R-SETUP-03 = Dei 18 cubi carbone su una plancia giocatore, 7 stanno nel Pinge e 11 nel Tunnel.
R-SETUP-04 = Il tabellone sviluppo ha 4 file, una per ogni livello. Ogni fila contiene da 3 a 5 tessere del suo livello: in tutto il tabellone ha quindi da 12 a 20 tessere.
R-SETUP-05 = Il numero di tessere sviluppo dipende dal numero di giocatori: 12 tessere per 2 giocatori (3 per fila), 16 per 3 giocatori (4 per fila), 20 per 4 giocatori (5 per fila).
R-SETUP-06 = La tessera aiuto di ogni livello sta accanto alla fila di quel livello.
R-SETUP-07 = Per la prima partita prendi le tessere con i numeri più bassi di ogni livello e disponile in ordine numerico. In 2 giocatori i loro numeri terminano con una cifra da 1 a 3, in 3 giocatori da 1 a 4; in 4 giocatori si usano tutte le tessere.
R-SETUP-08 = Accanto al tabellone sviluppo si trovano i segnalini azione e gli edifici che appartengono alle tessere in gioco, le monete, i segnalini debito, i beni e le gocce d’acqua, e le tessere con Minatore e Haspelknecht.
R-SETUP-09 = In 2 o 3 giocatori, le tessere sviluppo non usate restano nella scatola insieme a tutto ciò che appartiene loro.
R-SETUP-10 = Sulla ruota dell’anno, il segnalino fase parte dalla prima casella delle gocce d’acqua e il segnalino anno dall’anno 1.
R-SETUP-11 = Ogni giocatore mette un disco giocatore sulla casella 0/50 del tracciato segnapunti.
R-SETUP-12 = Il primo ordine di turno è casuale. Ogni giocatore lo segna con un secondo disco giocatore.
R-SETUP-13 = Ogni giocatore tiene i restanti 9 dischi giocatore accanto alla propria plancia. Servono a segnare gli sviluppi che acquista: puoi quindi acquistarne al massimo 9. Option: disk_limit (nessun limite).
R-SETUP-14 = Usa tutte le plance risorse sulle quali è stampato un numero di giocatori non superiore a quello dei giocatori in partita.
R-SETUP-15 = Una plancia risorse ha 2 zone azione e 2 zone riserva. Le altre due plance hanno 1 zona azione e 1 zona riserva ciascuna.
R-SETUP-16 = Ci sono tante zone azione quanti sono i giocatori, e altrettante zone riserva. In 2 giocatori si usa la plancia risorse grande, in 3 giocatori anche una plancia piccola, in 4 giocatori entrambe le plance piccole.
R-SETUP-17 = I dischi azione nel sacchetto dipendono dal numero di giocatori. Per 2 giocatori: 7 neri, 7 marroni, 4 gialli. Per 3 giocatori: 10 neri, 10 marroni, 7 gialli. Per 4 giocatori: 13 neri, 13 marroni, 10 gialli.
R-SETUP-18 = Riempi le zone a caso dal sacchetto: prima 3 dischi in ogni zona riserva, poi 6 dischi in ogni zona azione.
R-SETUP-19 = Quando tutte le zone sono state riempite per la prima volta, il sacchetto è vuoto.
R-SETUP-20 = I giocatori iniziano senza cibo, legno, carbone nella fattoria, Thaler, segnalini, debiti e gocce d’acqua. La prima goccia d’acqua arriva nella primavera dell’anno 1.

## Svolgimento della partita

R-FLOW-01 = La partita dura 3 round. Ogni round è un anno.
R-FLOW-02 = Ogni anno ha queste fasi, in quest’ordine: fase gocce d’acqua di primavera, fase azione di primavera, fase azione d’estate, fase gocce d’acqua d’autunno, fase azione d’autunno, inverno.
R-FLOW-03 = In ogni fase gocce d’acqua, in primavera e in autunno, ciascun giocatore riceve 1 goccia d’acqua. Il Secchio (tessera 21) la risparmia a chi lo possiede.
R-FLOW-04 = L’estate non ha una fase gocce d’acqua.
R-FLOW-05 = Le tessere sviluppo che possiedi possono cambiare per te le regole generali.
R-FLOW-06 = Ogni fase azione ha quattro passi: rifornire le zone, prendere i dischi, stabilire il nuovo ordine di turno, pianificare ed eseguire le azioni.
R-FLOW-07 = La partita ha 9 fasi azione, 3 per ogni anno.
R-FLOW-08 = La partita termina dopo il terzo inverno. Segue il punteggio finale.

## Rifornire le zone

R-REFILL-01 = Nella primavera dell’anno 1 le zone non vengono rifornite: sono appena state riempite durante la preparazione.
R-REFILL-02 = Ogni altra fase azione comincia così: tutti i giocatori rimettono nel sacchetto tutti i loro dischi azione, usati o no.
R-REFILL-03 = Poi i dischi di ogni zona riserva passano nella zona azione che le appartiene. Si aggiungono ai dischi rimasti lì.
R-REFILL-04 = A questo punto una zona azione può contenere più di 6 dischi. Non si toglie nulla.
R-REFILL-05 = In seguito si pescano dal sacchetto 3 dischi per ogni zona riserva. Se il sacchetto non basta, le zone riserva si riempiono nell’ordine delle plance.
R-REFILL-06 = Dopo le zone riserva, ogni zona azione con meno di 6 dischi viene riempita dal sacchetto fino a 6, nell’ordine delle plance.
R-REFILL-07 = Dopo il rifornimento il sacchetto è vuoto.
R-REFILL-08 = Se una zona azione contiene più di 6 dischi, il sacchetto si svuota prima che tutte le zone siano piene. In tal caso le ultime zone azione restano sotto 6 e possono anche non ricevere nulla.
R-REFILL-09 = I dischi azione nel sacchetto, nelle zone e presso i giocatori sono in tutto sempre 9 per giocatore. I segnalini usati non vanno mai nel sacchetto.

## Prendere i dischi

R-TAKE-01 = I dischi si prendono in due passi. Il passo 2 comincia solo quando tutti i giocatori hanno finito il passo 1.
R-TAKE-02 = Nel passo 1, in ordine di turno, ogni giocatore sceglie una zona azione e un colore presente in quella zona, e prende tutti i dischi di quel colore. Al passo 1 non si può rinunciare.
R-TAKE-03 = I dischi del passo 1 vanno sul campo carro contrassegnato con 1 della tua plancia.
R-TAKE-04 = Se in una zona azione ci sono 6 dischi di un colore, puoi prenderli tutti e 6 nel passo 1. Il limite di 5 non vale nel passo 1; da una zona sovraffollata ne prendi anche di più.
R-TAKE-05 = Solo chi ha preso meno di 5 dischi nel passo 1 può prendere dischi nel passo 2.
R-TAKE-06 = Il passo 2 è facoltativo. Puoi passare.
R-TAKE-07 = Il passo 2 si gioca nello stesso ordine di turno del passo 1.
R-TAKE-08 = Nel passo 2 scegli di nuovo una zona azione e un colore. Possono essere la stessa zona o lo stesso colore del passo 1.
R-TAKE-09 = Dopo il passo 2 puoi avere al massimo 5 dischi, contando insieme i due passi.
R-TAKE-10 = Nel passo 2 prendi tutti i dischi del colore scelto, ma solo fino ad averne 5 in tutto; gli altri restano nella zona. Option: second_take_fewer (puoi prenderne meno).
R-TAKE-11 = I dischi del passo 2 vanno sul campo carro contrassegnato con 2 della tua plancia.
R-TAKE-12 = Alcune zone azione mostrano un simbolo acqua. Se nel passo 1 prendi dischi da una di queste zone, devi prendere anche 1 goccia d’acqua. Va subito nel tuo spazio dell’acqua.
R-TAKE-13 = Prendere dischi nel passo 2 non porta mai gocce d’acqua, nemmeno da una zona con un simbolo acqua.
R-TAKE-14 = Puoi prendere dischi solo da una zona azione. I dischi di una zona riserva non si possono prendere.
R-TAKE-15 = Solo nella primavera dell’anno 1: se nei due passi insieme hai preso meno di 5 dischi, puoi restituire 1 goccia d’acqua alla riserva generale. Lo decidi dopo il passo 2 e prima che venga stabilito il nuovo ordine di turno.

## Ordine di turno

R-ORDER-01 = Per l’ordine di turno un disco giallo vale 3, un disco marrone 2 e un disco nero 1.
R-ORDER-02 = Per l’ordine di turno contano solo i dischi sul campo carro 1, quelli del passo 1. I segnalini non contano.
R-ORDER-03 = Il giocatore con la somma più bassa diventa il primo nel nuovo ordine di turno. Gli altri seguono per somme crescenti.
R-ORDER-04 = Tra giocatori con la stessa somma, chi era più indietro nel vecchio ordine di turno viene prima nel nuovo.
R-ORDER-05 = Il nuovo ordine di turno si stabilisce dopo entrambi i passi della presa dei dischi. Vale per eseguire le azioni di questa fase e per prendere i dischi nella fase azione successiva.

## Pianificazione

R-PLAN-01 = Tutti i giocatori pianificano contemporaneamente. Un piano resta nascosto agli altri e si può cambiare finché non sono tutti pronti; poi tutti i piani vengono rivelati insieme. Option: plan_in_turn_order (uno dopo l’altro, allo scoperto).
R-PLAN-02 = Se i giocatori sono d’accordo, pianificano uno dopo l’altro in ordine di turno. Di norma questa regola è disattivata. Option: plan_in_turn_order.
R-PLAN-03 = Puoi assegnare dischi, cibo e Thaler ai tuoi lavoratori solo nel passo di pianificazione. Che cosa fa un lavoratore proprio con i dischi si decide quando quel lavoratore agisce.
R-PLAN-04 = I beni che ricevi in una fase azione non possono pagare lavoratori a contratto nella stessa fase, perché il pagamento fa parte della pianificazione.
R-PLAN-05 = Ogni plancia giocatore parte con tre lavoratori: il Contadino e il Bracciante sono lavoratori propri, il Cercatore di carbone è un lavoratore a contratto.
R-PLAN-06 = Un lavoratore proprio, Contadino o Bracciante, prende uno o più dischi. Non c’è un limite massimo.
R-PLAN-07 = Un lavoratore a contratto prende esattamente un pagamento e può essere pagato al massimo una volta per fase azione. Solo il segnalino Argano fa lavorare l’Haspelknecht una seconda volta.
R-PLAN-08 = In una fase azione un lavoratore proprio svolge un solo tipo di azione, tante volte quanti sono i dischi che ha per farlo.
R-PLAN-09 = C’è un’eccezione: nella stessa fase lo stesso lavoratore proprio può scavare carbone e rimuovere gocce d’acqua, in qualsiasi combinazione.
R-PLAN-10 = Tutti i dischi su un lavoratore proprio devono avere lo stesso colore, tranne che per acquistare uno sviluppo. Colori misti sono consentiti solo su un lavoratore che può acquistare sviluppi, e solo se corrispondono esattamente al costo di una tessera in gioco che non possiedi ancora.
R-PLAN-11 = Non sei obbligato a usare tutti i tuoi dischi. Quando esegui il piano, ogni singolo passo è facoltativo; ciò che non usi o non puoi usare va perso, e i pagamenti non vengono restituiti.

## Eseguire il piano

R-EXEC-01 = Dopo la pianificazione i giocatori agiscono in ordine di turno. Ogni giocatore esegue tutte le azioni dei suoi lavoratori prima che cominci il giocatore seguente.
R-EXEC-02 = Scegli tu in quale ordine agiscono i tuoi lavoratori.
R-EXEC-03 = Un lavoratore deve aver finito prima che cominci il tuo lavoratore seguente.

## Lavoratori propri

R-FARMER-01 = In una fase azione il Contadino può o produrre cibo, o produrre legno, o lavorare in miniera (carbone e gocce d’acqua), o acquistare uno sviluppo.
R-FARMER-02 = Ogni disco giallo sul Contadino dà 1 cibo. Va dalla riserva generale alla tua fattoria.
R-FARMER-03 = Ogni disco marrone sul Contadino dà 1 legno. Va dalla riserva generale alla tua fattoria, oppure direttamente su un simbolo legno nella tua miniera.
R-FARMER-04 = In una fase azione lo stesso lavoratore non può produrre sia cibo sia legno.
R-FARMER-05 = Con ogni disco nero il Contadino o scava 1 carbone accessibile, nel Pinge o nel Tunnel, oppure rimuove fino a 2 gocce d’acqua dal Pinge.
R-FARMER-06 = Il carbone si può scavare solo se il legno, dove serve, lo rende accessibile e se le gocce d’acqua non bloccano la miniera.
R-FARMER-07 = In una fase azione un lavoratore scava o nel Pinge o nel Tunnel, mai in entrambi. Se un lavoratore svuota il Pinge, i suoi dischi neri rimasti vanno persi.
R-FARMER-08 = Nella stessa fase azione un lavoratore può prendere l’ultimo carbone del Pinge e un altro lavoratore può cominciare nel Tunnel.
R-FARMER-09 = Il legno che ricevi in una fase azione si può usare subito, per esempio in miniera. Gli altri beni ricevuti in questa fase non possono pagare lavoratori a contratto prima della fase successiva; possono pagare il compenso per uno sviluppo a distanza.
R-FARMER-10 = I beni che ricevi in una fase azione possono pagare, nella stessa fase, il compenso per uno sviluppo a distanza. Option: fee_with_fresh_goods (non consentito).
R-FARMHAND-01 = Il Bracciante svolge gli stessi lavori del Contadino, ma non può acquistare sviluppi. Il Piccone (tessera 13) cambia questa regola.
R-SUMMER-01 = Bonus estate: se in estate il tuo Contadino produce almeno 1 cibo, ricevi una sola volta 1 cibo extra. Il cibo prodotto dal Bracciante non conta a questo scopo. Option: farmhand_summer_bonus (conta anche il Bracciante migliorato).
R-SYNERGY-01 = Bonus cooperazione: se il tuo Contadino e il tuo Bracciante producono entrambi cibo nella stessa fase azione, ricevi 1 cibo extra. In estate si aggiunge al bonus estate.
R-SYNERGY-02 = Bonus cooperazione: se il tuo Contadino e il tuo Bracciante producono entrambi legno nella stessa fase azione, ricevi 1 legno extra.
R-SYNERGY-03 = Bonus cooperazione: se il tuo Contadino e il tuo Bracciante svolgono entrambi almeno un’azione in miniera, puoi svolgere un’azione extra: scavare 1 carbone o rimuovere fino a 2 gocce d’acqua. Non importa chi scava carbone e chi rimuove acqua. Option: mixed_mining_synergy (entrambi devono fare la stessa cosa).
R-SYNERGY-04 = L’azione extra in miniera conta come un disco nero in più del lavoratore proprio che agisce per secondo in questa fase. Quel lavoratore è legato a una sola area: se ha appena svuotato il Pinge, l’azione extra va persa. Option: synergy_owner (l’azione appartiene al giocatore, non a un lavoratore).
R-SYNERGY-05 = Per l’acquisto di sviluppi non c’è bonus cooperazione, nemmeno se entrambi i lavoratori propri ne acquistano uno.

## Il Pinge

R-PINGE-01 = Il Pinge ha 7 carboni e 2 simboli legno.
R-PINGE-02 = Il carbone del Pinge si prende rigorosamente da sinistra a destra.
R-PINGE-03 = Nel Pinge non ti serve legno per il carbone a sinistra del primo simbolo legno scoperto.
R-PINGE-04 = Se nel Pinge copri un simbolo legno con 1 legno, il carbone alla sua destra diventa accessibile, fino al simbolo legno scoperto seguente.
R-PINGE-05 = Il carbone scavato nel Pinge va direttamente nella tua fattoria.
R-PINGE-06 = Quando il settimo carbone lascia il Pinge, il Pinge è subito esaurito. Da quel momento puoi scavare nel Tunnel.
R-PINGE-07 = Quando il Pinge è esaurito, le gocce d’acqua rimaste lì passano nello spazio dell’acqua del Pozzo. Poiché per scavare devono esserci meno di 2 gocce d’acqua, di solito è al massimo 1.
R-PINGE-08 = Quando il Pinge è esaurito, il legno che vi hai messo torna nella riserva generale.
R-PINGE-09 = Quando il Pinge è esaurito, metti una tessera con Minatore e Haspelknecht sopra il Cercatore di carbone e il Pinge.
R-PINGE-10 = Bonus Pinge: ottieni 2 punti vittoria se esaurisci il Pinge nell’anno 1 e 1 punto vittoria se lo esaurisci nell’anno 2. Nell’anno 3 non ottieni nulla.
R-PINGE-11 = Il bonus Pinge si ottiene subito.

## Tunnel, Pozzo e legno

R-TUNNEL-01 = Il Tunnel ha 7 sezioni con 11 carboni in tutto.
R-TUNNEL-02 = Il Tunnel ha 7 simboli legno, uno sul bordo sinistro di ogni sezione.
R-TUNNEL-03 = Nessun carbone del Tunnel è accessibile finché non vi è stato messo il primo legno.
R-TUNNEL-04 = Se nel Tunnel copri un simbolo legno con 1 legno, la sezione alla sua destra diventa accessibile, fino al simbolo legno scoperto seguente.
R-TUNNEL-05 = Il carbone del Tunnel si scava rigorosamente da sinistra a destra.
R-TUNNEL-06 = Puoi scavare carbone nel Tunnel solo dopo che il tuo Pinge è esaurito.
R-TUNNEL-07 = Nel Tunnel possono scavare Contadino, Bracciante e Minatore. Il Cercatore di carbone non c’è più.
R-TUNNEL-08 = Il carbone scavato nel Tunnel va nel Pozzo, non nella fattoria.
R-TUNNEL-09 = Solo l’Haspelknecht riporta il carbone in superficie, dal Pozzo alla fattoria.
R-WOOD-01 = I regolamenti ti lasciano mettere legno sui simboli legno del Pinge in ogni momento. In pratica lo metti nel tuo turno mentre esegui il piano, anche a metà delle azioni di un lavoratore, e in inverno fino al tuo stoccaggio; così non perdi nulla.
R-WOOD-02 = Per i simboli legno del Tunnel valgono gli stessi momenti che per quelli del Pinge. Puoi mettervi legno anche prima che il Pinge sia esaurito. Option: early_tunnel_wood (solo dopo che il Pinge è esaurito).
R-WOOD-03 = In miniera i simboli legno si coprono uno dopo l’altro, da sinistra a destra.
R-WOOD-04 = Il legno messo nel Tunnel vi resta fino alla fine della partita. Non puoi riprenderlo.

## Gocce d’acqua

R-WATER-01 = Finché il Pinge non è esaurito, le nuove gocce d’acqua vanno nello spazio dell’acqua del Pinge. Dopo vanno nello spazio dell’acqua del Pozzo.
R-WATER-02 = Uno spazio dell’acqua può contenere qualsiasi quantità di gocce d’acqua.
R-WATER-03 = Con 2 o più gocce d’acqua nel Pinge, lì non si può scavare carbone.
R-WATER-04 = Con 0 o 1 goccia d’acqua nel Pinge, lì si può scavare carbone.
R-WATER-05 = Con 2 o più gocce d’acqua nel Pozzo, non si può riportare carbone in superficie alla fattoria.
R-WATER-06 = Con 5 o più gocce d’acqua nel Pozzo, nel Tunnel non si può scavare carbone.
R-WATER-07 = Il Contadino, il Bracciante e il Cercatore di carbone possono rimuovere gocce d’acqua dal Pinge.
R-WATER-08 = Tra tutti i lavoratori solo l’Haspelknecht rimuove gocce d’acqua dal Pozzo. Possono farlo anche la Corda da trasporto (tessera 14) e l’Argano (tessera 25). Option: shaft_water_only_haspel (possono farlo anche Contadino e Bracciante).
R-WATER-09 = Le gocce d’acqua rimosse tornano nella riserva generale.
R-WATER-10 = Le gocce d’acqua arrivano dalle fasi gocce d’acqua di primavera e autunno, dalle zone con un simbolo acqua nel passo 1 della presa dei dischi e dalla Catasta di legno (tessera 31), se scegli il legno.

## Lavoratori a contratto

R-DIGGER-01 = Ingaggi il Cercatore di carbone nella pianificazione con esattamente uno di questi pagamenti: 1 disco giallo, 1 cibo o 1 Thaler.
R-DIGGER-02 = Se è pagato, il Cercatore di carbone svolge fino a 2 azioni.
R-DIGGER-03 = Con un’azione il Cercatore di carbone rimuove 1 o 2 gocce d’acqua dal Pinge oppure vi scava 1 carbone. Option: digger_choice (quando rimuove gocce d’acqua, sono sempre 2).
R-DIGGER-04 = Scegli liberamente ogni azione del Cercatore di carbone. Può scavare solo finché nel Pinge ci sono meno di 2 gocce d’acqua. Option: digger_choice (deve rimuovere acqua finché ci sono 2 o più gocce d’acqua, altrimenti deve scavare).
R-DIGGER-05 = Il Cercatore di carbone lavora solo nel Pinge, e solo finché il Pinge non è esaurito. Se il Pinge si esaurisce prima che lui agisca, la sua paga va persa. Option: digger_needs (puoi pagarlo solo finché nel Pinge c’è carbone accessibile).
R-MINER-01 = Il Minatore è disponibile quando il tuo Pinge è esaurito e la sua tessera è sulla tua plancia. Puoi pagarlo a partire dal passo di pianificazione seguente.
R-MINER-02 = Ingaggi il Minatore nella pianificazione con esattamente 1 cibo o 1 Thaler. Un disco giallo non può pagarlo.
R-MINER-03 = Il Minatore scava fino a 3 carboni accessibili nel Tunnel. Vanno nel Pozzo.
R-MINER-04 = Il Minatore non può rimuovere gocce d’acqua.
R-MINER-05 = Il Minatore lavora solo nel Tunnel.
R-HASPEL-01 = Ingaggi l’Haspelknecht nella pianificazione con esattamente uno di questi pagamenti: 1 disco giallo, 1 cibo o 1 Thaler.
R-HASPEL-02 = Se è pagato, l’Haspelknecht svolge fino a 3 azioni.
R-HASPEL-03 = Con un’azione l’Haspelknecht rimuove fino a 2 gocce d’acqua dal Pozzo oppure riporta in superficie 1 carbone, dal Pozzo alla fattoria.
R-HASPEL-04 = Finché nel Pozzo c’è più di 1 goccia d’acqua, l’Haspelknecht deve rimuovere acqua prima di poter riportare carbone in superficie.
R-HASPEL-05 = L’Haspelknecht è disponibile quando il tuo Pinge è esaurito e la sua tessera è sulla tua plancia. Puoi pagarlo a partire dal passo di pianificazione seguente.
R-HASPEL-06 = L’Haspelknecht può riportare in superficie anche carbone arrivato nel Pozzo in precedenza nella stessa fase azione.

## Sviluppi

R-DEV-01 = Per acquistare uno sviluppo, metti esattamente i dischi indicati sulla tessera su uno dei tuoi lavoratori propri che possono acquistare sviluppi. Acquisti la tessera quando questo lavoratore agisce.
R-DEV-02 = Nel costo di una tessera, uno spazio colorato richiede un disco di quel colore. Uno spazio grigio accetta un disco di qualsiasi colore.
R-DEV-03 = A inizio partita solo il Contadino può acquistare sviluppi.
R-DEV-04 = Ogni lavoratore che può acquistare sviluppi può acquistarne uno in ogni fase azione.
R-DEV-05 = La stessa tessera sviluppo può essere posseduta da tutti i giocatori.
R-DEV-06 = Un giocatore può possedere ogni tessera sviluppo una volta sola.
R-DEV-07 = Quando acquisti uno sviluppo, metti uno dei tuoi dischi giocatore sulla tessera, sopra i dischi già presenti. Se non hai più dischi, non puoi acquistare. Option: disk_limit (i dischi non finiscono).
R-DEV-08 = Puoi sempre acquistare le tessere della fila in alto, il livello 1.
R-DEV-09 = Puoi acquistare senza compenso una tessera dei livelli da 2 a 4 se è adiacente a una tessera che possiedi. Vale qualsiasi lato in comune, anche nella stessa fila. In questo caso non c’è compenso, nemmeno se altri giocatori possiedono la tessera.
R-DEV-10 = Una tessera dei livelli da 2 a 4 che non è adiacente a nessuna delle tue tessere è a distanza. Puoi acquistarla solo se un altro giocatore la possiede già, e devi pagare un compenso.
R-DEV-11 = Il compenso per uno sviluppo a distanza va al giocatore il cui disco è il più in alto sulla tessera.
R-DEV-12 = Il compenso per uno sviluppo a distanza è 1 carbone, legno o cibo al livello 2 (sceglie chi acquista), 1 carbone al livello 3 e 1 cibo al livello 4. Il livello 1 non ha compenso, e un Thaler non paga mai un compenso.
R-DEV-13 = Il compenso per uno sviluppo a distanza si paga dalla propria fattoria.
R-DEV-14 = Il giocatore che riceve il compenso lo mette nella propria fattoria. Non può rifiutarlo.
R-DEV-15 = Ogni acquisto dà punti vittoria secondo l’ordine degli acquirenti. Livello 1: 1 al primo acquirente. Livello 2: 2, poi 1. Livello 3: 3, 2, 1. Livello 4: 4, 3, 2, 1. Gli acquirenti successivi non ottengono nulla.
R-DEV-16 = I punti vittoria per l’acquisto di una tessera si ottengono subito.
R-DEV-17 = Uno sviluppo può darti un segnalino azione, un edificio, beni da ricevere subito o punti vittoria a fine partita.

## Segnalini azione

R-MARKER-01 = Le tessere 14, 22, 23, 25, 32 e 33 ti danno un segnalino azione ciascuna.
R-MARKER-02 = Un segnalino azione si può usare esattamente una volta. Poi torna nella riserva generale.
R-MARKER-03 = Un segnalino non si può usare nella fase in cui ne hai acquistato la tessera, ma a partire dalla fase azione successiva. I segnalini che valgono come disco si usano nella pianificazione, il segnalino Lampada nel tuo turno di prendere i dischi, i segnalini Corda e Argano nel tuo turno di agire. Option: marker_window (il segnalino Corda anche in inverno prima del tuo stoccaggio; oppure tutto questo già dalla fase dell’acquisto).
R-MARKER-04 = Ogni segnalino azione non usato vale 1 punto vittoria a fine partita.

## Le venti tessere

R-TILE-11 = Palo di trasporto (tessera 11): ricevi subito 1 Thaler.
R-TILE-12a = Fienile (tessera 12): ricevi un edificio. In inverno puoi conservarvi 1 carbone, 1 legno o 1 cibo.
R-TILE-12b = Fienile (tessera 12): se vi conservi cibo, in quell’inverno ottieni 2 punti vittoria.
R-TILE-13a = Piccone (tessera 13): metti il Bracciante migliorato sopra il tuo Bracciante. Lavora come prima e può anche acquistare sviluppi.
R-TILE-13b = Piccone (tessera 13): il Bracciante migliorato può acquistare sviluppi a partire dalla fase azione successiva. Option: pickaxe_delay (subito).
R-TILE-14 = Corda da trasporto (tessera 14): ricevi un segnalino. Usalo una volta nel tuo turno di agire: rimuovi 1 goccia d’acqua, dal Pinge o dal Pozzo, e ottieni 1 punto vittoria. Senza gocce d’acqua non puoi usarlo.
R-TILE-15a = Carbonaio (tessera 15): ricevi un edificio. Nel tuo turno di agire puoi scambiare 2 legni con 2 carboni della riserva generale e 1 punto vittoria.
R-TILE-15b = Carbonaio (tessera 15): puoi fare questo scambio al massimo una volta in ogni fase azione. Option: charcoal_limit (tante volte quante te lo consente il legno, anche in inverno prima del tuo stoccaggio).
R-TILE-15c = Carbonaio (tessera 15): puoi usarlo a partire dalla fase azione dopo l’acquisto. Option: charcoal_limit (già nella fase dell’acquisto).
R-TILE-21 = Secchio (tessera 21): non ricevi più gocce d’acqua nelle fasi gocce d’acqua di primavera e autunno. Le gocce d’acqua dalle zone e dalla tessera 31 continuano ad arrivare.
R-TILE-22a = Carriola (tessera 22): ricevi un segnalino che vale una volta come 1 disco giallo.
R-TILE-22b = Carriola (tessera 22): a fine partita ottieni 1 punto vittoria per ogni sezione completa del Tunnel con un simbolo carriola, al massimo 3.
R-TILE-23 = Scala a pioli (tessera 23): ricevi un segnalino che vale una volta come 1 disco marrone.
R-TILE-24a = Deposito di carbone (tessera 24): ricevi un edificio. In inverno puoi conservarvi 1 carbone e 1 legno. Option: coal_storage (carbone o legno; oppure carbone e cibo).
R-TILE-24b = Deposito di carbone (tessera 24): se vi conservi un carbone, in quell’inverno ottieni 1 punto vittoria.
R-TILE-25a = Argano (tessera 25): subito dopo averlo acquistato puoi rimuovere 1 goccia d’acqua, dal Pinge o dal Pozzo.
R-TILE-25b = Argano (tessera 25): ricevi un segnalino. Usalo una volta, dopo che il tuo Pinge è esaurito, per 3 azioni dell’Haspelknecht senza paga; nella stessa fase puoi anche pagarlo. Option: windlass_actions (solo riportare carbone in superficie, oppure solo rimuovere acqua).
R-TILE-31 = Catasta di legno (tessera 31): scegli subito. O ricevi 3 legni e devi prendere 1 goccia d’acqua, oppure ricevi 1 Thaler.
R-TILE-31c = Catasta di legno (tessera 31): se scegli il legno, la goccia d’acqua va nello spazio dell’acqua in uso al momento, quello del Pinge o quello del Pozzo.
R-TILE-32a = Lampada ad olio (tessera 32): ricevi subito 1 Thaler.
R-TILE-32b = Lampada ad olio (tessera 32): ricevi un segnalino. Nel tuo turno di prendere i dischi puoi usarlo prima di scegliere una zona: scambia 1 disco di una zona riserva con 1 disco della zona azione che le appartiene. Option: oil_lamp_same_board (qualsiasi zona azione).
R-TILE-32c = Lampada ad olio (tessera 32): a fine partita ottieni 1 punto vittoria per ogni sezione completa del Tunnel con un simbolo lampada ad olio, al massimo 4.
R-TILE-33a = Martello e piccone (tessera 33): ricevi subito 1 legno.
R-TILE-33b = Martello e piccone (tessera 33): subito dopo l’acquisto puoi scavare 1 carbone accessibile, dal Pinge alla fattoria o dal Tunnel al Pozzo. Prima puoi mettere legno. Troppe gocce d’acqua impediscono anche questo. Option: free_coal_needs_dry_mine (le gocce d’acqua non lo impediscono).
R-TILE-33c = Martello e piccone (tessera 33): ricevi un segnalino che vale una volta come 1 disco nero.
R-TILE-34 = Sacchi di carbone (tessera 34): subito dopo l’acquisto puoi fare uno scambio. Dai 1 carbone della tua fattoria per 1 Thaler, oppure 2 carboni della tua fattoria per 1 Thaler e 1 cibo. Il carbone arrivato nella tua fattoria in questa fase non si può ancora scambiare. Option: sell_fresh_coal (si può).
R-TILE-35a = Mulino ad acqua (tessera 35): ricevi un edificio. Una volta per fase azione puoi assegnargli dischi nella pianificazione: 2 dischi neri danno 1 Thaler, oppure 2 dischi gialli danno 1 cibo e 2 punti vittoria. Option: mill_repeat (più di una volta).
R-TILE-35b = Mulino ad acqua (tessera 35): puoi usarlo a partire dalla fase azione dopo l’acquisto.
R-TILE-41a = Conducente di carbone (tessera 41): ricevi subito 1 Thaler.
R-TILE-41b = Conducente di carbone (tessera 41): a fine partita ottieni 1 punto vittoria per ogni simbolo martello e piccone sulle tessere che possiedi.
R-TILE-42a = Vagoncino (tessera 42): ricevi subito 1 legno.
R-TILE-42b = Vagoncino (tessera 42): se il tuo Pinge è già esaurito, ricevi anche 2 carboni della riserva generale. Vanno nel tuo Pozzo. Option: lorry_during_pinge (anche prima che il Pinge sia esaurito).
R-TILE-42c = Vagoncino (tessera 42): se il tuo Pinge non è ancora esaurito, ricevi solo il legno. Il carbone non arriva nemmeno in seguito. Option: lorry_during_pinge (2 carboni vanno comunque nel Pozzo).
R-TILE-42d = Vagoncino (tessera 42): a fine partita ottieni 1 punto vittoria per ogni sezione completa del Tunnel con un simbolo vagoncino, al massimo 4.
R-TILE-43a = Carretto a mano (tessera 43): ricevi subito 1 cibo.
R-TILE-43b = Carretto a mano (tessera 43): a fine partita ottieni 1 punto vittoria per ogni simbolo forcone sulle tessere che possiedi.
R-TILE-44a = Cavallo e carretto (tessera 44): ricevi subito 1 Thaler e 1 cibo.
R-TILE-44b = Cavallo e carretto (tessera 44): nel passo del punteggio di ogni inverno ottieni 1 punto vittoria per ogni carbone nella tua fattoria. La tabella del carbone non vale più per te. Option: horse_cart_step (ottieni i punti nel passo dello stoccaggio).
R-TILE-45 = Piccola miniera di carbone (tessera 45): ricevi subito 3 Thaler.

## Inverno

R-WINTER-01 = L’inverno ha quattro passi, in quest’ordine: punteggio, affitto, stoccaggio, anno successivo.
R-WINTER-02 = Nel passo del punteggio dell’inverno conta solo il carbone nella fattoria; il carbone nel Pozzo non conta. Il carbone conservato in un inverno precedente conta di nuovo.
R-WINTER-03 = La tabella del carbone in inverno: da 0 a 2 carboni non danno nulla, 3 carboni danno 2 punti vittoria, ogni altro carbone ne dà 1 in più.
R-WINTER-04 = In inverno l’affitto è di 2 cibi nell’anno 1, di 2 cibi e 1 Thaler nell’anno 2, di 1 cibo e 2 Thaler nell’anno 3.
R-WINTER-05 = Se hai il cibo o i Thaler per l’affitto, devi pagarlo. Il cibo non può sostituire i Thaler, né i Thaler il cibo.
R-WINTER-06 = Per ogni cibo e ogni Thaler dell’affitto che non puoi pagare, prendi 1 segnalino debito.
R-WINTER-07 = Nel passo dello stoccaggio puoi conservare nella tua fattoria un’unità di cibo, carbone o legno. Puoi anche non conservare nulla.
R-WINTER-08 = Il Fienile (tessera 12) e il Deposito di carbone (tessera 24) ti permettono di conservare più beni in inverno.
R-WINTER-09 = Se l’unità conservata nella tua fattoria è legno, ottieni 1 punto vittoria. Option: farm_storage_vp (dà punti il cibo, non il legno).
R-WINTER-10 = Tutto il cibo, il carbone e il legno che non conservi torna nella riserva generale. Il carbone nel Pozzo, il legno messo in miniera, i Thaler, i segnalini, i debiti e le gocce d’acqua restano.
R-WINTER-11 = I beni che hai conservato in inverno li puoi usare nelle fasi successive.
R-WINTER-12 = I punti vittoria per i beni conservati si ottengono subito.
R-WINTER-13 = Alla fine dell’inverno il segnalino anno avanza e comincia un nuovo anno. Dopo l’anno 3 la partita termina.

## Punteggio finale

R-END-01 = A fine partita ogni sezione completa del Tunnel dà i punti vittoria stampati su di essa, da 1 a 3.
R-END-02 = Una sezione del Tunnel è completa se non vi resta carbone e se sul suo bordo sinistro c’è legno.
R-END-03 = Tutte le sezioni del Tunnel insieme valgono 13 punti vittoria.
R-END-04 = Il bonus per le sezioni complete del Tunnel è al massimo di 3 punti vittoria per la Carriola, 4 per la Lampada ad olio e 4 per il Vagoncino.
R-END-05 = I simboli edificio sulle tessere che possiedi danno punti insieme: 1 simbolo 1 punto vittoria, 2 simboli 3, 3 simboli 6, 4 simboli 10.
R-END-06 = I simboli edificio sono sulle tessere 12, 15, 24 e 34. Option: building_symbols (la tessera 35 al posto della tessera 34).
R-END-07 = Ogni segnalino azione non usato dà 1 punto vittoria a fine partita.
R-END-08 = I Thaler rimasti a fine partita danno punti insieme: 1 Thaler 2 punti vittoria, 2 Thaler 5, 3 Thaler 9, 4 Thaler 14. Ogni altro Thaler ne dà 6 in più.
R-END-09 = A fine partita il primo debito costa 1 punto vittoria. Ogni altro debito ne costa 2.
R-END-10 = Le gocce d’acqua rimaste sulla tua plancia a fine partita costano punti vittoria: la prima è gratuita, ogni altra ne costa 1.
R-END-11 = A fine partita il Conducente di carbone (tessera 41) fa contare i simboli martello e piccone sulle tessere di chi lo possiede, e il Carretto a mano (tessera 43) i simboli forcone. Ogni simbolo dà 1 punto vittoria.
R-END-12 = Vince il giocatore con più punti vittoria.
R-TIE-01 = In caso di parità vince il giocatore che ha scavato più carbone dal proprio Pinge e dal proprio Tunnel. Il carbone del Carbonaio e del Vagoncino non conta.
R-TIE-02 = Se la parità rimane, vince il giocatore che viene prima nell’ultimo ordine di turno, stabilito nell’autunno dell’anno 3.

## Varianti

R-VARIANT-01 = Se tutti i giocatori sono d’accordo, puoi disporre le tessere sviluppo in un altro modo.
R-VARIANT-02 = Altre disposizioni sono consigliate solo dopo una o due partite, per giocatori esperti.
R-VARIANT-03 = In un’altra disposizione ogni fila deve avere almeno tante tessere quanti sono i giocatori, e mai meno di 3. È consigliata una tessera in più rispetto ai giocatori. Option: min_tiles_per_row (almeno 3).
R-VARIANT-04 = In un’altra disposizione ogni tessera dei livelli da 2 a 4 deve essere adiacente ad almeno una tessera del livello immediatamente precedente.
R-VARIANT-05 = In un’altra disposizione nessuna tessera può essere adiacente a una tessera distante due o più livelli.
R-VARIANT-06 = Se la tessera di un edificio non è in gioco, i giocatori possono accordarsi per iniziare con quell’edificio. Non conta come simbolo edificio.
R-VARIANT-07 = Se il Piccone (tessera 13) non è in gioco, i giocatori possono accordarsi per iniziare con il Bracciante migliorato. In tal caso può acquistare sviluppi fin dalla prima fase azione.
R-VARIANT-08 = Se 2 giocatori usano tessere scelte a caso, dovrebbero essere in gioco abbastanza tessere che portano Thaler per i 3 Thaler dell’affitto (1 nell’anno 2 e 2 nell’anno 3). Se sono troppo poche, cambia alcune tessere.
R-VARIANT-09 = Nei regolamenti sono stampate dodici disposizioni con un nome. Le cifre di una disposizione indicano il numero di tessere dei livelli da 1 a 4.
