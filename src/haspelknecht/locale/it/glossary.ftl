### Il glossario: i termini del gioco e il loro significato. I termini che hanno già un messaggio altrove usano quello.

## La partita

term-year = Anno
term-year-about = La partita dura tre anni. In primavera, estate e autunno si agisce; in inverno si contano i punti, si paga l’affitto e si conservano le risorse.

term-action-phase = Fase azione
term-action-phase-about = Ce n’è una in primavera, una in estate e una in autunno: si riforniscono le zone, tutti prendono dischi, si stabilisce l’ordine di turno, poi si pianifica e si agisce.

term-water-phase = Fase gocce d’acqua
term-water-phase-about = All’inizio della primavera e dell’autunno ogni giocatore riceve 1 goccia d’acqua.

term-turn-order = Ordine di turno
term-turn-order-about = Stabilisce chi agisce per primo, per secondo e così via. Cambia a ogni fase azione e dipende dai dischi della tua prima presa.

term-planning = Pianificazione
term-planning-about = Metti in segreto i tuoi dischi sui lavoratori e paghi quelli a contratto. Non succede nulla finché tutti non hanno confermato.

term-victory-point = Punto vittoria
term-victory-point-about = Chi ha più punti vittoria a fine partita vince.

## Dischi

term-action-disk = Disco azione
term-action-disk-about = Un disco giallo, marrone o nero. Mettilo su un lavoratore per produrre cibo (giallo), produrre legno (marrone) o lavorare in miniera (nero), oppure usalo per pagare uno sviluppo.

term-action-pool = Zona azione
term-action-pool-about = Da qui prendi i dischi. Ce n’è una per ogni giocatore.

term-reserve-pool = Zona riserva
term-reserve-pool-about = Mostra i dischi che nella prossima fase azione passeranno nella sua zona azione. Da qui non puoi prendere dischi.

term-take = Presa
term-take-about = In ogni fase azione prendi dischi fino a due volte, ogni volta tutti quelli di un colore da una zona azione. La seconda presa è facoltativa e si ferma a 5 dischi in tutto.

term-cart = Carro
term-cart-about = I due spazi per i tuoi dischi: il carro 1 per quelli della prima presa, il carro 2 per quelli della seconda.

term-player-disk = Disco giocatore
term-player-disk-about = Un disco del tuo colore. Segna gli sviluppi che possiedi: ne hai nove per questo.

## Lavoratori

term-own-workers = I tuoi lavoratori
term-own-workers-about = Il Contadino e il Bracciante. Lavorano senza paga con i dischi che metti su di loro.

term-contract-workers = Lavoratori a contratto
term-contract-workers-about = Il Cercatore di carbone e, più tardi, il Minatore e l’Haspelknecht. Ognuno va pagato una volta per ogni fase azione in cui lo vuoi usare.

term-farmer-about = È a capo della tua fattoria. Produce cibo o legno, lavora in miniera oppure acquista uno sviluppo.

term-farmhand-about = Svolge gli stessi lavori del Contadino, ma non può acquistare sviluppi.

term-improved-farmhand-about = Il tuo Bracciante dopo l’acquisto del Piccone: può acquistare sviluppi anche lui.

term-digger-about = Rimuove gocce d’acqua e scava carbone nel Pinge, con un massimo di 2 azioni. Se ne va quando il Pinge è esaurito.

term-miner-about = Scava fino a 3 carboni nel Tunnel. Arriva quando il tuo Pinge è esaurito.

term-haspelknecht-about = Il lavorante all’argano che dà il nome al gioco. Porta su il carbone dal Pozzo alla fattoria e rimuove le gocce d’acqua dal Pozzo, con un massimo di 3 azioni. Arriva quando il tuo Pinge è esaurito.

## La miniera

term-pinge-about = La fossa a cielo aperto nel tuo terreno, dove il carbone affiora appena sotto la superficie. Contiene 7 carboni. Quando è esaurito, si scende sottoterra.

term-tunnel-about = La miniera sotterranea: 7 sezioni con 11 carboni in tutto. Il carbone scavato qui passa prima dal Pozzo.

term-shaft-about = Qui il carbone del Tunnel aspetta che l’Haspelknecht lo porti su alla fattoria. Quando il Pinge è esaurito, è anche il posto dove si raccolgono le gocce d’acqua.

term-section = Sezione
term-section-about = Una parte del Tunnel. Quando non ha più carbone e sul suo bordo sinistro c’è legno, è completa e dà punti a fine partita.

term-wood-symbol = Simbolo legno
term-wood-symbol-about = Il posto per un puntello. Coprilo con 1 legno per raggiungere il carbone alla sua destra.

term-pit-water-about = L’acqua che si infiltra nella miniera. Quando è troppa non puoi più scavare né portare su il carbone, e a fine partita costa punti.

term-mine-action = Azione in miniera
term-mine-action-about = Scavare 1 carbone oppure rimuovere fino a 2 gocce d’acqua. Ogni disco nero sul Contadino o sul Bracciante ne vale una.

term-mining = Scavare
term-mining-about = Prendere un carbone accessibile: dal Pinge alla fattoria, oppure dal Tunnel al Pozzo.

term-lifting = Portare su
term-lifting-about = Portare un carbone dal Pozzo alla fattoria, dove dà punti.

term-pinge-bonus = Bonus Pinge
term-pinge-bonus-about = Punti per chi svuota presto il proprio Pinge: 2 nell’anno 1, 1 nell’anno 2.

term-synergy-bonus = Bonus cooperazione
term-synergy-bonus-about = Un cibo, un legno o un’azione in miniera in più, quando il Contadino e il Bracciante svolgono lo stesso tipo di lavoro nella stessa fase azione.

term-summer-bonus = Bonus estate
term-summer-bonus-about = Un cibo in più quando il tuo Contadino produce cibo in estate.

## La fattoria

term-farm-about = Il posto delle tue risorse. In inverno dà punti solo il carbone che si trova qui.

term-resource = Risorsa
term-resource-about = Cibo, legno e carbone. Le risorse che non conservi vanno perse alla fine dell’inverno.

term-thaler-about = Una moneta. Serve per pagare i lavoratori a contratto e l’affitto; quelle rimaste danno punti a fine partita.

term-debt-about = Lo prendi per ogni cibo o Thaler dell’affitto che non puoi pagare. I debiti costano punti a fine partita.

term-rent = Affitto
term-rent-about = Ciò che devi alla nobiltà ogni inverno: 2 cibi nell’anno 1, 2 cibi e 1 Thaler nell’anno 2, 1 cibo e 2 Thaler nell’anno 3.

term-storage = Stoccaggio
term-storage-about = Alla fine dell’inverno puoi conservare una risorsa nella fattoria, e altre nel Fienile e nello Stoccaggio del carbone.

## Sviluppi

term-development = Sviluppo
term-development-about = Una tessera che ti porta un vantaggio. La acquisti con i dischi e, se arrivi presto, ottieni punti.

term-distant-development = Sviluppo a distanza
term-distant-development-about = Una tessera che non è adiacente a nessuna delle tue. Puoi acquistarla solo se qualcun altro la possiede, e gli paghi un costo extra.

term-action-marker = Segnalino azione
term-action-marker-about = Lo ricevi con alcuni sviluppi e puoi usarlo una volta. Se non lo usi, a fine partita vale 1 punto.

term-building = Edificio
term-building-about = Lo ricevi con alcuni sviluppi e da quel momento sta sulla tua plancia. A fine partita i simboli edificio danno punti tutti insieme.

term-fork = Forcone
term-fork-about = Un simbolo su alcune tessere. Dà punti a chi possiede il Carretto a mano.

term-hammer-and-pick = Simbolo martello e piccone
term-hammer-and-pick-about = Un simbolo su alcune tessere. Dà punti a chi possiede il Conducente di carbone.

## Esempi

example-second-take = La seconda presa
example-second-take-about = Nella prima presa hai preso 3 dischi neri, quindi puoi averne altri 2. Nella zona ci sono 1 disco giallo e 3 marroni. Puoi prendere quello giallo, 2 di quelli marroni oppure niente, ma non entrambi i colori. Qui scegli il marrone: un disco marrone resta nella zona. Nella seconda presa non ricevi mai gocce d’acqua.

example-tile-cost = Pagare una tessera
example-tile-cost-about = La Catasta di legno costa 1 disco nero e 3 dischi di qualsiasi colore. Con 2 dischi neri e 2 marroni sul Contadino il costo è coperto: un disco nero per quello nero, gli altri per quelli grigi. Con 4 dischi marroni non lo sarebbe.

example-first-year = Tre lavoratori nel primo anno
example-first-year-about = Hai 3 dischi gialli e 2 marroni, e nel tuo Pinge ci sono 2 gocce d’acqua. Il Contadino acquista il Secchio con 1 disco giallo e 2 marroni, il Bracciante produce 1 cibo e con l’ultimo disco giallo paghi il Cercatore di carbone, che rimuove le due gocce d’acqua e scava un carbone. Il bonus cooperazione non c’è, perché acquistare uno sviluppo non è produrre cibo.

example-into-the-tunnel = Dal Pinge al Tunnel
example-into-the-tunnel-about = Nel Pinge resta un carbone, sotto 3 gocce d’acqua. Il Bracciante ne rimuove 2 e scava il carbone: il Pinge è esaurito, l’ultima goccia passa nel Pozzo e tu ottieni il bonus Pinge. Metti 4 legni nel Tunnel. Il Contadino, che è un altro lavoratore, ora può scavare lì due volte e, poiché entrambi hanno lavorato in miniera, una terza volta grazie al bonus cooperazione.

example-five-water = L’Haspelknecht e cinque gocce d’acqua
example-five-water-about = Nel Pozzo ci sono 5 gocce d’acqua e 1 carbone. Paghi l’Haspelknecht con un disco giallo e ottieni 3 azioni. Finché ci sono 2 o più gocce non può portare su nulla, quindi le prime due azioni rimuovono 4 gocce. La terza porta il carbone nella fattoria.

example-charcoal = Quante volte lavora il Carbonaio
example-charcoal-about = Hai acquistato il Carbonaio nella prima primavera. Dalla fase azione successiva puoi scambiare 2 legni con 2 carboni e 1 punto vittoria, una volta per fase: al massimo otto volte in tutta la partita. (Nella prima edizione non c’è limite.)
