### Le edizioni e tutte le regole che un gruppo può impostare diversamente. I regolamenti sono indicati con la loro lingua.

## Edizioni

edition-second = Seconda edizione
edition-second-about = Si basa sul regolamento tedesco, con le regole più recenti e corrette. Ogni opzione ha il suo valore standard. In tre punti lo standard segue altri regolamenti: quando puoi ingaggiare il Cercatore di carbone, chi riceve l’azione extra in miniera del bonus cooperazione e quando dà punti Cavallo e carretto.
edition-first = Prima edizione
edition-first-about = Le regole dei regolamenti inglese, polacco e italiano. Il Carbonaio non ha limiti; il Carrello dà sempre carbone; è l’acqua a decidere che cosa fa il Cercatore di carbone; puoi usare il segnalino Corda anche in inverno; l’Argano porta su solo carbone; il quarto simbolo edificio è sulla tessera 35; ogni fila ha almeno 3 tessere.
edition-french = Edizione francese
edition-french-about = La seconda edizione, cambiata dove solo il regolamento francese è diverso o dove concorda con la prima edizione. Il Carrello dà sempre carbone; lo Stoccaggio del carbone contiene carbone o legno; la fattoria dà punti per il cibo e non per il legno; puoi usare i segnalini da subito, e il segnalino Corda anche in inverno; Cavallo e carretto dà punti durante lo stoccaggio; la Lampada ad olio vale per qualsiasi zona azione.

## Opzioni su cui i regolamenti non concordano

option-charcoal-limit = Carbonaio: quante volte
option-charcoal-limit-about = Stabilisce quante volte puoi scambiare 2 legni con 2 carboni e 1 punto vittoria, e da quando. I regolamenti tedesco e francese consentono uno scambio per fase azione, dalla fase successiva all’acquisto. Quelli inglese, polacco e italiano lo consentono in qualsiasi momento, senza limiti.
option-charcoal-limit-once-per-phase = Una volta per fase azione, dalla successiva
option-charcoal-limit-unlimited = Quante volte vuoi, subito, anche in inverno

option-lorry-during-pinge = Carrello prima che il Pinge sia esaurito
option-lorry-during-pinge-about = Stabilisce che cosa ti dà il Carrello se il tuo Pinge non è ancora esaurito. Il regolamento tedesco dà solo il legno. Quello francese mette comunque 2 carboni nel Pozzo. Quelli inglese e polacco danno i 2 carboni senza indicare condizioni.
option-lorry-during-pinge-wood-only = Solo 1 legno
option-lorry-during-pinge-wood-and-coal = 1 legno, e 2 carboni nel Pozzo

option-coal-storage = Stoccaggio del carbone: che cosa contiene
option-coal-storage-about = Stabilisce che cosa puoi conservare in inverno in questo edificio. I regolamenti tedesco, inglese e polacco dicono 1 carbone e 1 legno. Quello francese dice 1 carbone o 1 legno. Quello italiano dice 1 carbone e 1 cibo.
option-coal-storage-coal-and-wood = 1 carbone e 1 legno
option-coal-storage-coal-or-wood = 1 carbone o 1 legno
option-coal-storage-coal-and-food = 1 carbone e 1 cibo

option-farm-storage-vp = Stoccaggio nella fattoria: quale risorsa dà punti
option-farm-storage-vp-about = Stabilisce quale risorsa dà 1 punto vittoria se in inverno la conservi nella fattoria. Il regolamento francese dice il cibo. Gli altri quattro dicono il legno.
option-farm-storage-vp-wood = Legno
option-farm-storage-vp-food = Cibo

option-digger-choice = Cercatore di carbone: chi decide
option-digger-choice-about = Stabilisce se scegli tu ogni azione del Cercatore di carbone. I regolamenti tedesco e francese ti lasciano scegliere. In quelli inglese, polacco e italiano deve rimuovere 2 gocce d’acqua se ce ne sono 2 o più, altrimenti deve scavare 1 carbone.
option-digger-choice-free = Scegli tu ogni azione
option-digger-choice-forced = Decide l’acqua

option-digger-needs = Cercatore di carbone: quando puoi ingaggiarlo
option-digger-needs-about = Stabilisce se puoi pagare il Cercatore di carbone quando, per mancanza di legno, nel Pinge non puoi raggiungere alcun carbone. Il regolamento tedesco richiede carbone accessibile nel Pinge. Quello francese richiede un carbone qualsiasi. Quelli inglese, polacco e italiano dicono solo che lavora nel Pinge.
option-digger-needs-pinge-coal = Finché nel Pinge c’è carbone
option-digger-needs-accessible-coal = Solo finché nel Pinge c’è carbone accessibile

option-synergy-owner = Cooperazione in miniera: di chi è l’azione extra
option-synergy-owner-about = Stabilisce chi riceve l’azione extra quando il Contadino e il Bracciante lavorano entrambi in miniera; da questo dipende se si svolge nel Pinge o nel Tunnel. Il regolamento inglese la assegna al lavoratore attivato per ultimo (in quelli polacco e italiano la frase è confusa). Quelli tedesco e francese la assegnano al giocatore e non nominano un lavoratore.
option-synergy-owner-second-worker = Del lavoratore attivato per secondo
option-synergy-owner-player = Del giocatore, senza legame con un lavoratore

option-marker-window = Segnalini: quando puoi usarli
option-marker-window-about = Stabilisce quando puoi usare i segnalini; in pratica riguarda i segnalini Corda e Argano. Il regolamento tedesco dice in una fase azione successiva. Quelli inglese e polacco dicono in qualsiasi momento di una fase successiva, e quello italiano parla delle fasi successive. Quello francese dice in qualsiasi momento successivo.
option-marker-window-action-phase = Dalla fase azione successiva, non in inverno
option-marker-window-winter-too = Dalla fase successiva; il segnalino Corda anche in inverno
option-marker-window-at-once = Subito; il segnalino Corda anche in inverno

option-horse-cart-step = Cavallo e carretto: quando dà punti
option-horse-cart-step-about = Stabilisce in quale momento dell’inverno chi possiede la tessera ottiene 1 punto vittoria per ogni carbone nella fattoria. I regolamenti tedesco e francese indicano lo stoccaggio. Quelli inglese e polacco indicano il calcolo del punteggio, e quello italiano parla del punteggio finale di ogni inverno.
option-horse-cart-step-scoring = Nel calcolo del punteggio
option-horse-cart-step-storage = Durante lo stoccaggio

option-fee-with-fresh-goods = Costo extra con risorse appena ricevute
option-fee-with-fresh-goods-about = Stabilisce se puoi pagare il costo extra di uno sviluppo a distanza con le risorse ricevute nella stessa fase. I regolamenti tedesco e francese lo consentono. Gli altri non ne parlano.
option-fee-with-fresh-goods-yes = Consentito
option-fee-with-fresh-goods-no = Non consentito

option-plan-in-turn-order = Pianificazione in ordine di turno
option-plan-in-turn-order-about = Stabilisce se i giocatori pianificano uno dopo l’altro. Nei regolamenti tedesco e francese tutti pianificano contemporaneamente. Quelli inglese, polacco e italiano aggiungono che i giocatori possono accordarsi per pianificare in ordine di turno.
option-plan-in-turn-order-no = Tutti contemporaneamente
option-plan-in-turn-order-yes = Uno dopo l’altro, in ordine di turno

option-oil-lamp-same-board = Lampada ad olio: quali zone
option-oil-lamp-same-board-about = Stabilisce se il segnalino Lampada può scambiare un disco di una zona riserva solo con un disco della sua zona azione. Così dicono i regolamenti tedesco, inglese, polacco e italiano. Quello francese dice semplicemente una zona riserva e una zona azione.
option-oil-lamp-same-board-yes = Solo la zona azione di quella zona riserva
option-oil-lamp-same-board-no = Qualsiasi zona azione

option-windlass-actions = Segnalino Argano: quali azioni
option-windlass-actions-about = Stabilisce che cosa puoi fare con le 3 azioni gratuite. I regolamenti tedesco e francese consentono qualsiasi azione dell’Haspelknecht. Quelli inglese e polacco parlano di portare su il carbone. Quello italiano parla di raccogliere acqua.
option-windlass-actions-any = Qualsiasi azione dell’Haspelknecht
option-windlass-actions-lifting = Solo portare su il carbone
option-windlass-actions-water = Solo rimuovere gocce d’acqua

option-building-symbols = Il quarto simbolo edificio
option-building-symbols-about = Stabilisce quale tessera ha un simbolo edificio, oltre alle tessere 12, 15 e 24. I regolamenti tedesco e francese riportano la tessera 34 (Sacchi di carbone). Ma il quarto edificio nella scatola appartiene alla tessera 35 (Mulino ad acqua), quindi potrebbe essere un errore di stampa. Gli altri regolamenti non hanno un elenco.
option-building-symbols-tile-34 = Tessera 34, Sacchi di carbone
option-building-symbols-tile-35 = Tessera 35, Mulino ad acqua

option-min-tiles-per-row = Minimo di tessere per fila
option-min-tiles-per-row-about = Stabilisce quante tessere deve avere ogni fila se giochi con un’altra disposizione. I regolamenti tedesco e francese ne chiedono almeno tante quanti sono i giocatori. Quelli inglese, polacco e italiano ne chiedono almeno 3. Nessuna fila ne ha mai meno di 3.
option-min-tiles-per-row-players = Tante quanti i giocatori, almeno 3
option-min-tiles-per-row-three = Almeno 3

option-second-take-fewer = Seconda presa: prendere meno dischi
option-second-take-fewer-about = Stabilisce se nella seconda presa puoi lasciare dischi del colore scelto anche se potresti prenderli. Nel regolamento francese si arriva a 5 dischi in tutto. Gli altri dicono solo che non puoi averne più di 5.
option-second-take-fewer-no = Prendi tutti quelli consentiti dal limite di 5
option-second-take-fewer-yes = Puoi prenderne meno

option-shaft-water-only-haspel = Gocce d’acqua nel Pozzo: chi le rimuove
option-shaft-water-only-haspel-about = Stabilisce se anche il Contadino e il Bracciante possono rimuovere gocce d’acqua dal Pozzo con i dischi neri. I regolamenti tedesco, francese e inglese lo consentono solo all’Haspelknecht. Quelli polacco e italiano non lo dicono. La Corda da trasporto e l’Argano valgono in ogni caso.
option-shaft-water-only-haspel-yes = Solo l’Haspelknecht
option-shaft-water-only-haspel-no = Anche Contadino e Bracciante

## Opzioni su cui nessun regolamento dà una risposta chiara

option-mill-repeat = Mulino ad acqua: quante volte
option-mill-repeat-about = Stabilisce quante volte puoi usare il Mulino ad acqua in una fase azione. Nessun regolamento indica un limite.
option-mill-repeat-once = Una volta per fase azione
option-mill-repeat-repeat = Tante volte quante vi metti dischi

option-disk-limit = Quanti sviluppi puoi acquistare
option-disk-limit-about = Stabilisce se i 9 dischi giocatore accanto alla tua plancia ti limitano a 9 sviluppi. I regolamenti dicono che per ogni acquisto serve un disco, ma non che cosa succede quando non ne hai più.
option-disk-limit-nine = Al massimo 9 sviluppi
option-disk-limit-none = Nessun limite

option-thaler-limit = Thaler: quantità limitata
option-thaler-limit-about = Stabilisce se esistono solo le 16 monete della scatola. Nessun regolamento dice che cosa succede quando finiscono.
option-thaler-limit-none = Nessun limite
option-thaler-limit-sixteen = 16 monete in tutto

option-debt-limit = Segnalini debito: quantità limitata
option-debt-limit-about = Stabilisce se esistono solo i 24 segnalini debito della scatola. Nessun regolamento dice che cosa succede quando finiscono.
option-debt-limit-none = Nessun limite
option-debt-limit-twenty-four = 24 segnalini debito in tutto

option-pickaxe-delay = Piccone: da quando
option-pickaxe-delay-about = Stabilisce se il Bracciante migliorato deve aspettare la fase azione successiva per acquistare uno sviluppo. Così dice il regolamento tedesco. Gli altri non lo dicono.
option-pickaxe-delay-yes = Dalla fase azione successiva
option-pickaxe-delay-no = Subito

option-early-tunnel-wood = Legno nel Tunnel prima che il Pinge sia esaurito
option-early-tunnel-wood-about = Stabilisce se puoi mettere legno nel Tunnel quando nel Pinge c’è ancora carbone. Tutti i regolamenti dicono che puoi mettere legno in qualsiasi momento, ma nessuno parla di questo caso.
option-early-tunnel-wood-yes = Consentito
option-early-tunnel-wood-no = Solo dopo che il Pinge è esaurito

option-mixed-mining-synergy = Cooperazione: carbone e acqua insieme
option-mixed-mining-synergy-about = Stabilisce se ottieni il bonus cooperazione quando, tra Contadino e Bracciante, uno scava carbone e l’altro rimuove gocce d’acqua. I regolamenti inglese, polacco e italiano dicono di sì. Quelli tedesco e francese si possono leggere in entrambi i modi.
option-mixed-mining-synergy-yes = Sì, è tutto lavoro in miniera
option-mixed-mining-synergy-no = No, entrambi devono fare la stessa cosa

option-farmhand-summer-bonus = Bonus estate per il Bracciante migliorato
option-farmhand-summer-bonus-about = Stabilisce se ottieni il bonus estate anche quando produce cibo il Bracciante migliorato. Tutti i regolamenti nominano solo il Contadino. Quelli tedesco e francese aggiungono che il Bracciante migliorato può fare le stesse cose del Contadino.
option-farmhand-summer-bonus-no = Solo per il Contadino
option-farmhand-summer-bonus-yes = Anche per il Bracciante migliorato

option-free-coal-needs-dry-mine = Martello e piccone: acqua e carbone gratuito
option-free-coal-needs-dry-mine-about = Stabilisce se troppe gocce d’acqua ti impediscono di scavare anche il carbone gratuito della tessera 33. I regolamenti dicono solo che il carbone deve essere accessibile.
option-free-coal-needs-dry-mine-yes = L’acqua lo blocca, come ogni scavo
option-free-coal-needs-dry-mine-no = L’acqua non lo blocca

option-sell-fresh-coal = Sacchi di carbone: carbone di questa fase
option-sell-fresh-coal-about = Stabilisce se con i Sacchi di carbone puoi scambiare carbone arrivato nella fattoria nella stessa fase azione. I regolamenti tedesco, inglese, polacco e italiano dicono che il legno è l’unica risorsa che puoi usare subito. La tessera stessa chiede solo carbone nella fattoria.
option-sell-fresh-coal-no = Solo carbone delle fasi precedenti
option-sell-fresh-coal-yes = Qualsiasi carbone nella fattoria
