### Le edizioni e tutte le regole che un gruppo può impostare diversamente. I regolamenti sono indicati con la loro lingua.

## Edizioni

edition-second = Seconda edizione
edition-second-about = Si basa sul regolamento tedesco, il testo più recente e corretto. Ogni opzione ha il suo valore standard. In tre punti lo standard segue altri regolamenti: quando si può ingaggiare il Cercatore di carbone, chi svolge l’azione extra in miniera del bonus cooperazione e quando dà punti Cavallo e carretto.
edition-first = Prima edizione
edition-first-about = Le regole dei regolamenti inglese, polacco e italiano. Carbonaio senza limiti; il Carrello porta sempre carbone; è l’acqua a decidere che cosa fa il Cercatore di carbone; il segnalino Corda funziona anche in inverno; l’Argano serve solo a riportare carbone in superficie; il quarto simbolo edificio è sulla tessera 35; almeno 3 tessere per fila.
edition-french = Edizione francese
edition-french-about = La seconda edizione, con i punti in cui solo il regolamento francese è diverso o concorda con la prima edizione. Il Carrello porta sempre carbone; lo Stoccaggio del carbone contiene carbone o legno; la fattoria premia il cibo; i segnalini funzionano subito, il segnalino Corda anche in inverno; Cavallo e carretto dà punti nel passo dello stoccaggio; la Lampada ad olio raggiunge ogni zona azione.

## Opzioni su cui i regolamenti non concordano

option-charcoal-limit = Carbonaio: quante volte
option-charcoal-limit-about = Quante volte, e da quando, puoi scambiare 2 legni con 2 carboni e 1 punto vittoria. I regolamenti tedesco e francese consentono uno scambio per fase azione, dalla fase dopo l’acquisto; i regolamenti inglese, polacco e italiano lo consentono in ogni momento e non pongono limiti.
option-charcoal-limit-once-per-phase = Una volta per fase azione, a partire dalla successiva
option-charcoal-limit-unlimited = Quante volte vuoi, subito, anche in inverno

option-lorry-during-pinge = Carrello quando nel Pinge c’è ancora carbone
option-lorry-during-pinge-about = Che cosa dà il Carrello se il tuo Pinge non è ancora esaurito. Il regolamento tedesco dà solo il legno; quello francese mette 2 carboni nel Pozzo anche in questo caso; quelli inglese e polacco danno i 2 carboni senza indicare condizioni.
option-lorry-during-pinge-wood-only = Solo 1 legno
option-lorry-during-pinge-wood-and-coal = 1 legno, e 2 carboni nel Pozzo

option-coal-storage = Stoccaggio del carbone: che cosa contiene
option-coal-storage-about = Che cosa puoi conservare in inverno in questo edificio. I regolamenti tedesco, inglese e polacco dicono 1 carbone e 1 legno; quello francese dice 1 carbone o 1 legno; quello italiano dice 1 carbone e 1 cibo.
option-coal-storage-coal-and-wood = 1 carbone e 1 legno
option-coal-storage-coal-or-wood = 1 carbone o 1 legno
option-coal-storage-coal-and-food = 1 carbone e 1 cibo

option-farm-storage-vp = Stoccaggio nella fattoria: quale bene dà punti
option-farm-storage-vp-about = Quale bene dà 1 punto vittoria se in inverno lo conservi nella tua fattoria. Il regolamento francese dice il cibo; gli altri quattro dicono il legno.
option-farm-storage-vp-wood = Legno
option-farm-storage-vp-food = Cibo

option-digger-choice = Cercatore di carbone: chi decide
option-digger-choice-about = Se sei tu a scegliere ogni azione del Cercatore di carbone. I regolamenti tedesco e francese lasciano la scelta a te; in quelli inglese, polacco e italiano rimuove 2 gocce d’acqua finché ce ne sono 2 o più, altrimenti scava 1 carbone.
option-digger-choice-free = Scegli tu ogni azione
option-digger-choice-forced = Decidono le gocce d’acqua

option-digger-needs = Cercatore di carbone: quando puoi ingaggiarlo
option-digger-needs-about = Se puoi pagare il Cercatore di carbone quando davanti a tutto il carbone rimasto manca il legno. Il regolamento tedesco richiede carbone accessibile nel Pinge; quello francese richiede che vi sia del carbone qualsiasi; quelli inglese, polacco e italiano dicono solo che lavora nel Pinge.
option-digger-needs-pinge-coal = Finché nel Pinge c’è del carbone qualsiasi
option-digger-needs-accessible-coal = Solo finché nel Pinge c’è carbone accessibile

option-synergy-owner = Cooperazione in miniera: di chi è l’azione extra
option-synergy-owner-about = Chi svolge l’azione extra in miniera quando Contadino e Bracciante lavorano entrambi in miniera; da questo dipende se si svolge nel Pinge o nel Tunnel. Il regolamento inglese la assegna al lavoratore attivato per ultimo (in quelli polacco e italiano questa frase è confusa); quelli tedesco e francese la assegnano al giocatore e non nominano alcun lavoratore.
option-synergy-owner-second-worker = Del lavoratore attivato per secondo
option-synergy-owner-player = Del giocatore, senza legame con un lavoratore

option-marker-window = Segnalini: quando puoi usarli
option-marker-window-about = Quando si possono usare i segnalini; in pratica riguarda i segnalini Corda e Argano. Il regolamento tedesco dice in una fase azione successiva; quelli inglese e polacco dicono in ogni momento di una fase successiva, e quello italiano parla delle fasi seguenti; quello francese dice in ogni momento successivo.
option-marker-window-action-phase = Dalla fase azione successiva, non in inverno
option-marker-window-winter-too = Dalla fase successiva, il segnalino Corda anche in inverno
option-marker-window-at-once = Subito; il segnalino Corda anche in inverno

option-horse-cart-step = Cavallo e carretto: quando dà punti
option-horse-cart-step-about = In quale passo dell’inverno chi possiede la tessera ottiene 1 punto vittoria per ogni carbone nella fattoria. I regolamenti tedesco e francese indicano il passo dello stoccaggio; quelli inglese e polacco indicano il passo del punteggio, e quello italiano lo chiama passo del punteggio finale di ogni inverno.
option-horse-cart-step-scoring = Nel passo del punteggio
option-horse-cart-step-storage = Nel passo dello stoccaggio

option-fee-with-fresh-goods = Compenso per uno sviluppo a distanza: beni appena ricevuti
option-fee-with-fresh-goods-about = Se con i beni ricevuti in questa fase puoi pagare, nella stessa fase, il compenso per uno sviluppo a distanza. I regolamenti tedesco e francese lo consentono; gli altri non dicono nulla.
option-fee-with-fresh-goods-yes = Consentito
option-fee-with-fresh-goods-no = Non consentito

option-plan-in-turn-order = Pianificazione in ordine di turno
option-plan-in-turn-order-about = Se i giocatori pianificano uno dopo l’altro. Secondo i regolamenti tedesco e francese tutti pianificano contemporaneamente; quelli inglese, polacco e italiano aggiungono che i giocatori possono accordarsi per pianificare in ordine di turno.
option-plan-in-turn-order-no = Tutti contemporaneamente
option-plan-in-turn-order-yes = Uno dopo l’altro, in ordine di turno

option-oil-lamp-same-board = Lampada ad olio: quali zone
option-oil-lamp-same-board-about = Se il segnalino Lampada scambia un disco di una zona riserva solo con un disco della zona azione che le appartiene. Così dicono i regolamenti tedesco, inglese, polacco e italiano; quello francese parla semplicemente di una zona riserva e di una zona azione.
option-oil-lamp-same-board-yes = Solo la zona azione che appartiene alla zona riserva
option-oil-lamp-same-board-no = Qualsiasi zona azione

option-windlass-actions = Segnalino Argano: quali azioni
option-windlass-actions-about = Quali possono essere le 3 azioni gratuite. I regolamenti tedesco e francese consentono qualsiasi azione dell’Haspelknecht; quelli inglese e polacco parlano di riportare in superficie; quello italiano parla di raccogliere acqua.
option-windlass-actions-any = Qualsiasi azione dell’Haspelknecht
option-windlass-actions-lifting = Solo riportare carbone in superficie
option-windlass-actions-water = Solo rimuovere gocce d’acqua

option-building-symbols = Il quarto simbolo edificio
option-building-symbols-about = Quale tessera ha un simbolo edificio, oltre alle tessere 12, 15 e 24. I regolamenti tedesco e francese riportano la tessera 34 (Sacchi di carbone), ma il quarto edificio nella scatola appartiene alla tessera 35 (Mulino ad acqua): potrebbe quindi essere un errore di stampa; gli altri regolamenti non riportano un elenco.
option-building-symbols-tile-34 = Tessera 34, Sacchi di carbone
option-building-symbols-tile-35 = Tessera 35, Mulino ad acqua

option-min-tiles-per-row = Disposizioni proprie: minimo di tessere per fila
option-min-tiles-per-row-about = Quante tessere deve avere ogni fila quando giochi con un’altra disposizione. I regolamenti tedesco e francese ne chiedono almeno tante quanti sono i giocatori; quelli inglese, polacco e italiano ne chiedono almeno 3. Nessuna fila ne ha mai meno di 3.
option-min-tiles-per-row-players = Tante quanti i giocatori, almeno 3
option-min-tiles-per-row-three = Almeno 3

option-second-take-fewer = Seconda presa: meno dischi
option-second-take-fewer-about = Se nel passo 2 puoi lasciare dischi del colore scelto anche quando potresti ancora tenerli. Il regolamento francese ti fa prendere fino a 5 dischi in tutto; gli altri dicono solo che non puoi superare 5.
option-second-take-fewer-no = Prendi tutti quelli che il limite di 5 consente
option-second-take-fewer-yes = Puoi prenderne meno

option-shaft-water-only-haspel = Gocce d’acqua nel Pozzo: chi le rimuove
option-shaft-water-only-haspel-about = Se anche i dischi neri di Contadino e Bracciante possono rimuovere gocce d’acqua dal Pozzo. I regolamenti tedesco, francese e inglese lo consentono solo all’Haspelknecht; quelli polacco e italiano non dicono nulla. La Corda da trasporto e l’Argano funzionano in ogni caso.
option-shaft-water-only-haspel-yes = Solo l’Haspelknecht
option-shaft-water-only-haspel-no = Anche Contadino e Bracciante

## Opzioni su cui nessun regolamento dà una risposta chiara

option-mill-repeat = Mulino ad acqua: quante volte
option-mill-repeat-about = Quante volte il Mulino ad acqua funziona in una fase azione. Nessun regolamento indica un limite.
option-mill-repeat-once = Una volta per fase azione
option-mill-repeat-repeat = Tante volte quante gli assegni dischi

option-disk-limit = Dischi giocatore: quanti sviluppi
option-disk-limit-about = Se i 9 dischi giocatore accanto alla tua plancia ti limitano a 9 sviluppi. I regolamenti dicono che per ogni acquisto serve un disco, ma non che cosa succede quando non ne restano più.
option-disk-limit-nine = Al massimo 9 sviluppi
option-disk-limit-none = Nessun limite

option-thaler-limit = Thaler: quantità limitata
option-thaler-limit-about = Se esistono solo le 16 monete della scatola. Nessun regolamento dice che cosa succede quando finiscono.
option-thaler-limit-none = Nessun limite
option-thaler-limit-sixteen = 16 monete in tutto

option-debt-limit = Segnalini debito: quantità limitata
option-debt-limit-about = Se esistono solo i 24 segnalini debito della scatola. Nessun regolamento dice che cosa succede quando finiscono.
option-debt-limit-none = Nessun limite
option-debt-limit-twenty-four = 24 segnalini debito in tutto

option-pickaxe-delay = Piccone: da quando
option-pickaxe-delay-about = Se il Bracciante migliorato può acquistare uno sviluppo solo a partire dalla fase azione successiva. Così dice il regolamento tedesco; gli altri non dicono nulla.
option-pickaxe-delay-yes = Dalla fase azione successiva
option-pickaxe-delay-no = Subito

option-early-tunnel-wood = Legno nel Tunnel prima che il Pinge sia esaurito
option-early-tunnel-wood-about = Se puoi mettere legno nel Tunnel quando nel Pinge c’è ancora carbone. Tutti i regolamenti dicono che il legno si può mettere in ogni momento, ma nessuno parla di questo caso.
option-early-tunnel-wood-yes = Consentito
option-early-tunnel-wood-no = Solo dopo che il Pinge è esaurito

option-mixed-mining-synergy = Cooperazione: carbone e gocce d’acqua insieme
option-mixed-mining-synergy-about = Se c’è un bonus cooperazione quando un lavoratore proprio scava carbone e l’altro rimuove gocce d’acqua. I regolamenti inglese, polacco e italiano dicono di sì; quelli tedesco e francese si possono leggere in entrambi i modi.
option-mixed-mining-synergy-yes = Sì, entrambe le cose sono lavoro in miniera
option-mixed-mining-synergy-no = No, entrambi devono fare la stessa cosa

option-farmhand-summer-bonus = Bonus estate: Bracciante migliorato
option-farmhand-summer-bonus-about = Se anche il cibo prodotto dal Bracciante migliorato porta il bonus estate. Tutti i regolamenti nominano solo il Contadino; quelli tedesco e francese aggiungono che il Bracciante migliorato sa fare le stesse cose del Contadino.
option-farmhand-summer-bonus-no = Solo il Contadino
option-farmhand-summer-bonus-yes = Anche il Bracciante migliorato

option-free-coal-needs-dry-mine = Martello e piccone: le gocce d’acqua bloccano il carbone gratuito
option-free-coal-needs-dry-mine-about = Se troppe gocce d’acqua bloccano anche il carbone che la tessera 33 ti fa scavare subito. I regolamenti richiedono solo che il carbone sia accessibile.
option-free-coal-needs-dry-mine-yes = Sì, come ogni altro scavo
option-free-coal-needs-dry-mine-no = No, il carbone gratuito si può sempre scavare

option-sell-fresh-coal = Sacchi di carbone: carbone di questa fase
option-sell-fresh-coal-about = Se con i Sacchi di carbone puoi scambiare anche carbone arrivato nella tua fattoria nella stessa fase azione. I regolamenti tedesco, inglese, polacco e italiano indicano il legno come unica risorsa utilizzabile subito; la tessera chiede soltanto carbone nella fattoria.
option-sell-fresh-coal-no = Solo carbone delle fasi precedenti
option-sell-fresh-coal-yes = Qualsiasi carbone nella fattoria
