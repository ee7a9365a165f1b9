### Where the books differ, and what none of them settles: our rulings.

## Where the books differ

difference-02-topic = Carbonaio: quante volte e da quando
difference-02-books = I regolamenti tedesco e francese consentono lo scambio una volta per fase azione, a partire dalla fase dopo l’acquisto: fino a 8 volte, se la tessera viene acquistata nella prima primavera. Quelli inglese, polacco e italiano lo consentono in ogni momento, senza limiti e senza attesa.
difference-02-ours = Una volta per fase azione, a partire da quella dopo l’acquisto: senza limiti il legno diventerebbe una fonte inesauribile di punti vittoria. Un’opzione toglie il limite.

difference-03-topic = Carrello prima che il Pinge sia esaurito
difference-03-books = Secondo il regolamento tedesco in questo caso ricevi solo il legno; secondo quello francese, anche allora 2 carboni vanno nel Pozzo. Quelli inglese e polacco mettono i 2 carboni nel Pozzo senza indicare condizioni; quello italiano, per una svista, li fa prendere dal Pozzo.
difference-03-ours = Solo il legno, come dice espressamente il testo corretto della seconda edizione. Con un’opzione ricevi sempre anche i 2 carboni.

difference-03b-topic = Carbone del Carrello subito in superficie
difference-03b-books = Il regolamento tedesco permette di riportare subito in superficie i 2 carboni del Carrello, se è possibile; gli altri non dicono nulla.
difference-03b-ours = È consentito, se in questa fase hai ancora a disposizione azioni dell’Haspelknecht: i lavoratori agiscono uno dopo l’altro.

difference-04-topic = Stoccaggio del carbone: che cosa contiene
difference-04-books = Secondo i regolamenti tedesco, inglese e polacco contiene 1 carbone e 1 legno; secondo quello francese, 1 carbone o 1 legno; secondo quello italiano, 1 carbone e 1 cibo.
difference-04-ours = 1 carbone e 1 legno: su questo concordano tre regolamenti di entrambe le edizioni. Con un’opzione si può giocare con ciascuna delle altre due versioni.

difference-05-topic = Stoccaggio nella fattoria: quale bene dà punti
difference-05-books = Nei regolamenti tedesco, inglese, polacco e italiano dà 1 punto vittoria il legno conservato nella fattoria; in quello francese il cibo.
difference-05-ours = Il legno: lo dicono quattro regolamenti su cinque, e il cibo è già premiato dal Fienile. Con un’opzione dà punti il cibo.

difference-06-topic = Cercatore di carbone: chi decide
difference-06-books = Nei regolamenti tedesco e francese scegli liberamente entrambe le sue azioni: rimuovere 1 o 2 gocce d’acqua, oppure scavare 1 carbone. In quelli inglese, polacco e italiano decide l’acqua: con più di 1 goccia ne rimuove 2 per azione, altrimenti scava 1 carbone per azione.
difference-06-ours = Scegli tu, come nella seconda edizione: puoi quindi rimuovere anche una goccia d’acqua sola, o tutte e 3 se sono 3. Con un’opzione decidono le gocce d’acqua.

difference-07-topic = Numero di azioni: fisso o massimo
difference-07-books = Il Cercatore di carbone può svolgere 2 azioni nei regolamenti tedesco e francese, ne svolge 2 in quelli inglese e polacco, fino a 2 in quello italiano. L’Haspelknecht può svolgerne 3 in quello francese, fino a 3 in tutti gli altri.
difference-07-ours = Fino a 2 azioni per il Cercatore di carbone e fino a 3 per l’Haspelknecht: puoi sempre svolgerne meno.

difference-08-topic = Cercatore di carbone: quanta acqua per azione
difference-08-books = Nei regolamenti tedesco e francese rimuove 1 o 2 gocce d’acqua per azione; in quelli inglese, polacco e italiano ne rimuove 2.
difference-08-ours = Fino a 2, così sono possibili entrambi i casi. Con l’opzione in cui decidono le gocce d’acqua, sono sempre 2.

difference-09-topic = Cercatore di carbone: quando puoi ingaggiarlo
difference-09-books = Il regolamento tedesco richiede carbone accessibile nel Pinge, quello francese del carbone qualsiasi; quelli inglese, polacco e italiano dicono solo che lavora nel Pinge.
difference-09-ours = Finché il Pinge non è esaurito: poiché il legno si può aggiungere anche dopo, la differenza conta di rado. Un’opzione richiede carbone accessibile.

difference-10-topic = Disco nero: quanta acqua rimuove
difference-10-books = Un disco nero rimuove 2 gocce d’acqua secondo i regolamenti tedesco e francese, 1 o 2 secondo quelli inglese, polacco e italiano.
difference-10-ours = Fino a 2: deve essere possibile rimuovere anche una goccia sola.

difference-11-topic = Haspelknecht: quanta acqua per azione
difference-11-books = Il regolamento francese dice 1 o 2 gocce d’acqua, quelli tedesco e italiano 2. Quelli inglese e polacco dicono 2 nella regola e fino a 2 nell’esempio.
difference-11-ours = Fino a 2: anche qui deve essere possibile rimuovere una goccia sola.

difference-12-topic = Haspelknecht: quando deve rimuovere acqua
difference-12-books = Nei regolamenti tedesco, francese, inglese e polacco deve farlo se nel Pozzo c’è più di 1 goccia d’acqua; in quello italiano già con una.
difference-12-ours = Con più di 1 goccia d’acqua: il regolamento italiano contraddice il limite che esso stesso indica altrove.

difference-13-topic = Chi rimuove l’acqua dal Pozzo
difference-13-books = Secondo i regolamenti tedesco, francese e inglese può farlo solo l’Haspelknecht. Quelli polacco e italiano non lo dicono, e la loro regola sui dischi neri non si limita al Pinge.
difference-13-ours = Solo l’Haspelknecht, oltre alla Corda da trasporto e all’Argano: lo dicono regolamenti di entrambe le edizioni. Con un’opzione possono farlo anche Contadino e Bracciante.

difference-14-topic = Cinque o più gocce d’acqua: dove
difference-14-books = I regolamenti tedesco e francese le contano nel Pozzo. Quelli inglese, polacco e italiano scrivono «tunnel» nel testo, ma «pozzo» nelle note a margine.
difference-14-ours = Contano le gocce d’acqua nel Pozzo: il Tunnel non ha uno spazio dell’acqua proprio.

difference-15-topic = Piccone: da quando
difference-15-books = Secondo il regolamento tedesco il Bracciante migliorato può acquistare sviluppi a partire dalla fase azione successiva; gli altri non dicono nulla.
difference-15-ours = Dalla fase azione successiva; altrimenti, con i dischi che ha già, potrebbe acquistare subito dopo il Contadino. Un’opzione lo consente.

difference-16-topic = Bracciante migliorato: che cosa sa fare
difference-16-books = Nei regolamenti tedesco e francese ha le stesse possibilità del Contadino; in quelli inglese, polacco e italiano lavora come il Bracciante e può anche acquistare sviluppi.
difference-16-ours = Lavora come il Bracciante e può anche acquistare sviluppi, ma non porta il bonus estate. Con un’opzione porta anche quello.

difference-17-topic = Cooperazione: di chi è l’azione extra
difference-17-books = Il regolamento inglese la dà, come un disco in più, al lavoratore attivato per ultimo in questa fase; quelli polacco e italiano, per una svista, al lavoratore attivato nell’ultima fase. Quelli tedesco e francese danno al giocatore 1 bene in più, 1 carbone in più o altre 2 gocce d’acqua da rimuovere, senza nominare un lavoratore.
difference-17-ours = È del lavoratore proprio attivato per secondo, come nel secondo esempio di tutti i regolamenti. Un’opzione la assegna al giocatore.

difference-18-topic = Cooperazione in miniera: che cosa serve
difference-18-books = Per i regolamenti inglese, polacco e italiano basta che entrambi lavorino in miniera, qualunque cosa vi facciano. Per quelli tedesco e francese entrambi scavano o entrambi rimuovono acqua, cioè hanno dischi dello stesso colore; senza questa precisazione, si potrebbe pensare che carbone e acqua non vadano insieme.
difference-18-ours = Entrambi devono usare lo stesso colore per lo stesso lavoro, e tutto ciò che fanno i dischi neri è un unico lavoro. Con un’opzione devono fare la stessa cosa.

difference-19-topic = Segnalini: quando puoi usarli
difference-19-books = Il regolamento tedesco dice in una fase azione successiva; quelli inglese e polacco in ogni momento di una fase successiva; quello francese in ogni momento successivo della partita. Quello italiano dice in un punto durante una delle fasi seguenti, altrove a partire dalla fase successiva.
difference-19-ours = A partire dalla fase azione successiva e solo nelle fasi azione: è la lettura più restrittiva, compatibile con tutti i regolamenti. Un’opzione allarga questi limiti.

difference-20-topic = Cavallo e carretto: quando dà punti
difference-20-books = I regolamenti tedesco e francese indicano il passo dello stoccaggio, quelli inglese e polacco il passo del punteggio; quello italiano parla del punteggio finale di ogni inverno.
difference-20-ours = Nel passo del punteggio, per tutto il carbone nella fattoria: la tessera sostituisce la tabella del carbone, che si usa proprio lì. Un’opzione sposta i punti nel passo dello stoccaggio.

difference-21-topic = Compenso con beni di questa fase
difference-21-books = I regolamenti tedesco e francese permettono di pagare il compenso per uno sviluppo a distanza con beni appena ricevuti; quello francese, però, si può leggere anche come riferito ai beni ottenuti acquistando uno sviluppo. Gli altri vietano soltanto di attivare lavoratori con quei beni; tutti, tranne quello francese, dicono che solo il legno si può usare subito.
difference-21-ours = È consentito, perché due regolamenti lo indicano espressamente come eccezione. Un’opzione lo vieta.

difference-22-topic = Solo il legno si usa subito
difference-22-books = Secondo i regolamenti tedesco, inglese, polacco e italiano, tra i beni appena ricevuti solo il legno si può usare subito; quello francese non lo dice.
difference-22-ours = Solo il legno si può usare subito; in più, i beni appena ricevuti possono pagare il compenso per uno sviluppo a distanza.

difference-23-topic = Pianificare insieme o in ordine di turno
difference-23-books = Nei regolamenti tedesco e francese tutti pianificano contemporaneamente; quelli inglese, polacco e italiano aggiungono che i giocatori possono accordarsi per pianificare in ordine di turno.
difference-23-ours = Tutti contemporaneamente: la seconda edizione ha eliminato l’altra possibilità. Con un’opzione si pianifica in ordine di turno.

difference-24-topic = Assegnare solo nella pianificazione
difference-24-books = I regolamenti tedesco e francese dicono espressamente che dischi e pagamenti si assegnano solo nella pianificazione; negli altri lo si capisce dal primo esempio.
difference-24-ours = Si assegna solo nella pianificazione; nessun regolamento dice il contrario.

difference-25-topic = Un lavoratore dopo l’altro
difference-25-books = Secondo i regolamenti inglese, polacco, italiano e francese un lavoratore deve aver finito prima che cominci il seguente; quello francese aggiunge che deve usare tutti i suoi dischi. Quello tedesco non dice nulla.
difference-25-ours = Un lavoratore deve aver finito prima che cominci il seguente: lo presuppone la regola per cui ciascuno lavora o nel Pinge o nel Tunnel.

difference-26-topic = Rifornimento con zone sovraffollate
difference-26-books = Se una zona azione contiene più di 6 dischi, nei regolamenti inglese, polacco, italiano e francese l’ultima zona rifornita resta sotto 6. Quello tedesco dice solo che una zona può contenerne di più e che alla fine il sacchetto è vuoto.
difference-26-ours = Le ultime zone azione restano sotto 6: i dischi non bastano per tutte.

difference-27-topic = Passo 2: una zona e un colore
difference-27-books = I regolamenti tedesco e francese dicono espressamente che anche nel passo 2 si sceglie una sola zona e un solo colore; quello francese aggiunge che si segue l’ordine di turno. Gli altri lo mostrano solo in un esempio.
difference-27-ours = Una zona, un colore, in ordine di turno.

difference-28-topic = Passo 2: prendere meno dischi
difference-28-books = Il regolamento francese fa prendere dischi fino ad averne 5 in tutto; gli altri dicono solo che non si può superare 5. Nessuno dice che se ne possono prendere meno; nell’esempio tedesco e francese la scelta è tra l’unico disco giallo e 2 dei 3 marroni.
difference-28-ours = Prendi tutti i dischi del colore scelto fino al limite di 5, oppure passi: è la regola del passo 1, estesa al passo 2. Con un’opzione puoi prenderne meno.

difference-29-topic = Prima primavera: quale goccia d’acqua
difference-29-books = Secondo i regolamenti tedesco, francese e polacco chi ha preso meno di 5 dischi può restituire una goccia d’acqua; secondo quelli inglese e italiano, l’unica che ha.
difference-29-ours = Una goccia d’acqua, anche se ne hai due: succede se hai preso dischi da una zona con un simbolo acqua.

difference-30-topic = Tessere con un simbolo edificio
difference-30-books = I regolamenti tedesco e francese elencano le tessere 12, 15, 24 e 34; gli altri non riportano un elenco. In tutti, però, è il Mulino ad acqua (tessera 35) a portare un edificio, e non i Sacchi di carbone (tessera 34).
difference-30-ours = Le tessere 12, 15, 24 e 34: è l’unica indicazione esplicita, anche se 34 potrebbe essere un errore di stampa per 35. Con un’opzione vale la tessera 35.

difference-31-topic = Mulino ad acqua: da quando
difference-31-books = Nei regolamenti tedesco, francese, inglese e polacco funziona a partire da una fase azione successiva; quello italiano non parla di attesa.
difference-31-ours = Dalla fase azione successiva; del resto i dischi gli si assegnano solo nella pianificazione.

difference-32-topic = Bonus Pinge: quando
difference-32-books = I regolamenti tedesco e francese dicono che si ottiene subito; quelli inglese, polacco e italiano dicono solo che si ottiene.
difference-32-ours = Lo ottieni subito.

difference-33-topic = Quando una sezione è completa
difference-33-books = Nei regolamenti tedesco e francese una sezione è completa se non contiene carbone e se alla sua sinistra c’è legno; negli altri basta che sia svuotata.
difference-33-ours = Valgono entrambe le condizioni; senza legno, del resto, una sezione non si può svuotare.

difference-34-topic = Tunnel: i punti massimi
difference-34-books = Il regolamento tedesco indica quattro massimi: 13 punti vittoria per le sezioni, 3 per la Carriola, 4 per la Lampada ad olio e 4 per il Carrello. Quello francese indica solo gli ultimi tre, gli altri nessuno.
difference-34-ours = Valgono i quattro massimi del regolamento tedesco.

difference-35-topic = Altre disposizioni: tessere per fila
difference-35-books = I regolamenti tedesco e francese chiedono almeno tante tessere per fila quanti sono i giocatori e ne consigliano una in più. Quelli inglese, polacco e italiano ne chiedono almeno 3; in 3 o 4 giocatori propongono tante tessere quanti sono i giocatori, o una in più.
difference-35-ours = Almeno tante quanti sono i giocatori, e mai meno di 3: così si rispettano tutti i regolamenti. Con un’opzione ne bastano sempre 3.

difference-36-topic = Altre disposizioni: contatti necessari
difference-36-books = Secondo il regolamento tedesco ogni tessera tocca almeno una tessera del colore immediatamente inferiore; secondo quelli inglese, polacco e italiano, una di un livello superiore; secondo quello francese, una di un altro colore.
difference-36-ours = Ogni tessera dei livelli da 2 a 4 è adiacente ad almeno una del livello immediatamente precedente: solo così si possono raggiungere tutte.

difference-37-topic = Altre disposizioni: contatti vietati
difference-37-books = I regolamenti tedesco, inglese, polacco e italiano vietano il contatto con tessere più alte di 2 o più livelli; quello francese con tessere a 2 livelli di distanza.
difference-37-ours = Tra due tessere adiacenti c’è al massimo un livello di differenza: il contatto vale in entrambi i sensi.

difference-38-topic = Quando usare le varianti
difference-38-books = I regolamenti tedesco e francese le consigliano dopo una o due partite; quelli inglese, polacco e italiano le destinano a giocatori esperti.
difference-38-ours = È solo un consiglio: puoi usarle quando vuoi.

difference-39-topic = In 2 giocatori: i 3 Thaler
difference-39-books = Il regolamento inglese collega i 3 Thaler all’affitto del terzo anno; gli altri parlano dei 3 Thaler necessari in tutto.
difference-39-ours = I 3 Thaler servono nell’intera partita, 1 nell’anno 2 e 2 nell’anno 3: così dice anche la regola inglese sull’affitto.

difference-40-topic = Spareggio: carbone e ordine di turno
difference-40-books = Nei regolamenti inglese, polacco e italiano conta il carbone tolto dalla propria area mineraria, in quelli tedesco e francese il carbone scavato. Quello francese precisa che poi decide l’ordine dell’ultima fase azione.
difference-40-ours = Contano i 18 cubi iniziali meno quelli rimasti nel Pinge e nel Tunnel, poi l’ultimo ordine di turno. Il carbone del Carrello e del Carbonaio non è stato scavato.

difference-41-topic = Lampada ad olio: quali zone
difference-41-books = Nei regolamenti tedesco, inglese, polacco e italiano si scambia un disco di una zona riserva con uno della zona azione che le appartiene; quello francese parla semplicemente di una zona riserva e di una zona azione.
difference-41-ours = Solo la zona azione che appartiene alla zona riserva. Con un’opzione vale qualsiasi zona azione.

difference-42-topic = Segnalino Argano: quali azioni
difference-42-books = I regolamenti tedesco e francese danno 3 azioni dell’Haspelknecht; quelli inglese e polacco 3 azioni per riportare carbone in superficie; quello italiano 3 azioni per raccogliere acqua.
difference-42-ours = Qualsiasi azione dell’Haspelknecht: il segnalino attiva lui, che sa anche rimuovere acqua. Un’opzione lo limita al carbone o all’acqua.

difference-43-topic = Martello e piccone: carbone accessibile
difference-43-books = Il regolamento polacco spiega che è accessibile il carbone a sinistra del legno; gli altri dicono solo che deve essere accessibile.
difference-43-ours = Vale la normale regola sul carbone accessibile: la spiegazione polacca contraddice altri passi dello stesso regolamento.

difference-44-topic = Argano: rimuovere subito 1 goccia d’acqua
difference-44-books = Nei regolamenti tedesco, inglese, polacco e italiano puoi farlo; quello francese lo formula come un ordine.
difference-44-ours = È facoltativo.

difference-45-topic = Segnalino Corda: la parola «immediatamente»
difference-45-books = Nei regolamenti inglese, polacco, francese e italiano rimuove la goccia d’acqua «immediatamente»; in quello tedesco la parola manca.
difference-45-ours = Per il gioco non cambia nulla.

difference-46-topic = Catasta di legno: dove va l’acqua
difference-46-books = Nei regolamenti tedesco, inglese, polacco e italiano la goccia d’acqua va nello spazio in uso al momento; quello francese non lo dice.
difference-46-ours = Va nello spazio dell’acqua in uso al momento, quello del Pinge o quello del Pozzo.

difference-47-topic = Sacchi di carbone: quale scambio
difference-47-books = Nei regolamenti tedesco, inglese, polacco e italiano si fa l’uno o l’altro scambio; quello francese si limita a elencarli come a) e b).
difference-47-ours = Uno dei due scambi, ed è facoltativo.

difference-49-topic = Ordine dei passi in inverno
difference-49-books = Nel riassunto dell’anno i regolamenti inglese, polacco e italiano nominano pagamento, punteggio e stoccaggio. I loro elenchi numerati, come i regolamenti tedesco e francese, mettono prima il punteggio.
difference-49-ours = Prima il punteggio, poi l’affitto e lo stoccaggio; i primi due passi comunque non si influenzano.

difference-50-topic = Dove va il carbone del Tunnel
difference-50-books = Il regolamento francese lo mette a sinistra del Pozzo; gli altri nel Pozzo, a sinistra del Tunnel.
difference-50-ours = Va nel Pozzo.

difference-51-topic = Pinge: carbone prima del primo legno
difference-51-books = Il regolamento polacco dice in un punto che non si può scavare il carbone prima del primo simbolo legno scoperto; gli altri dicono che si può.
difference-51-ours = Questo carbone è accessibile senza legno: la frase polacca contraddice altri passi dello stesso regolamento.

difference-52-topic = Sviste del regolamento italiano
difference-52-books = Il regolamento italiano mette un disco solo in ogni zona riserva, nell’affitto parla due volte del secondo anno e stampa 107 dischi gialli, 1 disco giocatore e «52 o più» gocce d’acqua. Inoltre i giocatori «riprendono» i dischi che dovrebbero restituire, e nel primo esempio si legge un disco giallo «o» due marroni, dove servono tutti e tre.
difference-52-ours = In tutti questi punti valgono gli altri regolamenti.

difference-53-topic = Ogni tessera una volta sola
difference-53-books = I regolamenti tedesco, francese, inglese e polacco dicono che un giocatore può possedere ogni tessera una volta sola; quello italiano non lo dice.
difference-53-ours = Puoi possedere ogni tessera una volta sola.

difference-54-topic = Chi acquista uno sviluppo
difference-54-books = Il regolamento tedesco parla dei lavoratori propri; gli altri nominano il Contadino.
difference-54-ours = Ogni lavoratore proprio che può acquistare sviluppi: con il Piccone (tessera 13) anche il Bracciante migliorato.

difference-55-topic = Quale disco va sulla tessera
difference-55-books = Parlando dei dischi impilati su una tessera, i regolamenti tedesco e italiano scrivono in un punto «disco azione»; gli altri scrivono «disco giocatore».
difference-55-ours = Sulla tessera va un disco giocatore.

difference-56-topic = Dove va il compenso
difference-56-books = Secondo i regolamenti tedesco e francese il compenso va nella fattoria di chi lo riceve; gli altri non dicono nulla.
difference-56-ours = Va nella fattoria di chi lo riceve.

difference-57-topic = Pescare senza guardare
difference-57-books = I regolamenti polacco, francese e italiano dicono espressamente che si pesca senza guardare; quelli tedesco e inglese non lo precisano.
difference-57-ours = I dischi si pescano a caso.

difference-58-topic = Materiale che non serve
difference-58-books = Con meno di 4 giocatori torna nella scatola tutto il materiale non usato secondo i regolamenti tedesco e francese, tessere e segnalini secondo quello inglese, i segnalini secondo quelli polacco e italiano.
difference-58-ours = Restano nella scatola le tessere non usate e tutto ciò che appartiene loro.

difference-59-topic = Pinge esaurito: che cosa si copre
difference-59-books = Nel regolamento italiano la tessera con Minatore e Haspelknecht copre la zona del carbone scavato e il Pinge; negli altri copre il Cercatore di carbone e il Pinge.
difference-59-ours = Copre il Cercatore di carbone e il Pinge.

difference-60-topic = Secondo esempio: dove va l’acqua
difference-60-books = Nel secondo esempio l’ultima goccia d’acqua va nel Pozzo secondo i regolamenti tedesco e francese, nel Tunnel secondo quelli inglese, polacco e italiano.
difference-60-ours = Va nel Pozzo: il Tunnel non ha uno spazio dell’acqua proprio.

difference-61-topic = Punti per simbolo o per tessera
difference-61-books = Nel descrivere Conducente di carbone e Carretto a mano, il regolamento francese conta gli sviluppi che mostrano il simbolo; nel punteggio finale conta però i simboli, come tutti gli altri.
difference-61-ours = Conta ogni simbolo; fa differenza solo se una tessera ne mostra due uguali.

difference-62-topic = Lampada ad olio: quali punti
difference-62-books = Nel regolamento polacco le sezioni complete danno «punti azione»; negli altri danno punti vittoria.
difference-62-ours = Danno punti vittoria: il testo polacco contiene una svista.

difference-63-topic = Mettere il Bracciante migliorato
difference-63-books = Nei regolamenti italiano e polacco puoi mettere la sua tessera sopra il Bracciante; negli altri la metti.
difference-63-ours = La tessera si mette sempre.

difference-64-topic = Dove si mettono gli edifici
difference-64-books = I regolamenti tedesco e francese li mettono a destra della plancia giocatore; gli altri li aggiungono semplicemente alla plancia.
difference-64-ours = Per il gioco non fa differenza.

difference-65-topic = Gocce d’acqua a fine partita
difference-65-books = Il regolamento francese toglie tanti punti vittoria quante sono le gocce d’acqua, meno 1: alla lettera, chi non ne ha guadagnerebbe 1 punto. Gli altri tolgono punti solo se le gocce sono più di 1.
difference-65-ours = La prima goccia è gratuita, ogni altra costa 1 punto vittoria; chi non ne ha non guadagna nulla.

difference-66-topic = Quanti sviluppi per fase
difference-66-books = I regolamenti inglese, polacco e italiano dicono una volta per fase; quelli tedesco e francese parlano solo di un’azione.
difference-66-ours = Uno per fase azione, per ogni lavoratore che può acquistare sviluppi.

difference-67-topic = Numero esatto di dischi
difference-67-books = Per acquistare uno sviluppo il regolamento italiano chiede il numero esatto di dischi; gli altri parlano dei dischi richiesti.
difference-67-ours = Esattamente i dischi richiesti; quelli in più restano inutilizzati sui campi carro.

difference-68-topic = Paga dei lavoratori a contratto
difference-68-books = I regolamenti tedesco, inglese e polacco chiedono esattamente un disco, un cibo o un Thaler. Quello francese non dice «esattamente», e quello italiano lo dice solo per il Minatore.
difference-68-ours = Esattamente un pagamento.

difference-69-topic = Pinge: quanto legno per scavare
difference-69-books = Nei regolamenti inglese, polacco e italiano una frase vaga dice che, quando si scava carbone nel Pinge, bisogna mettervi legno; in quelli tedesco e francese non c’è.
difference-69-ours = Serve solo il legno che rende accessibile il carbone: nessun regolamento indica altre quantità.

difference-70-topic = Prendere 6 dischi
difference-70-books = I regolamenti inglese, polacco e italiano lo consentono nel passo 1; quelli tedesco e francese non dicono in quale passo.
difference-70-ours = Solo nel passo 1: con il passo 2 non si possono superare 5 dischi.

difference-71-topic = Affitto: obbligo di pagare
difference-71-books = Il regolamento francese spiega che non si possono tenere i beni e prendere debiti; gli altri dicono solo che il pagamento è obbligatorio.
difference-71-ours = Chi può pagare deve pagare.

difference-72-topic = Dove si conserva in inverno
difference-72-books = Nel riassunto dell’anno i regolamenti inglese, polacco e italiano fanno conservare i beni negli edifici, quelli tedesco e francese sulla plancia.
difference-72-ours = Nella fattoria e negli edifici adatti, Fienile e Stoccaggio del carbone.

difference-73-topic = Punti per l’acquisto: quando
difference-73-books = Il regolamento tedesco li assegna al momento dell’acquisto; gli altri dicono «subito».
difference-73-ours = Li ottieni subito: è la stessa cosa.

difference-74-topic = Ordine del legno nel Tunnel
difference-74-books = Il regolamento francese lo fa mettere da sinistra a destra; gli altri non dicono nulla.
difference-74-ours = Da sinistra a destra: un altro ordine non servirebbe a nulla.

difference-75-topic = Cercatore di carbone: fino a quando
difference-75-books = Secondo i regolamenti inglese, polacco e italiano non c’è più quando il Pinge è esaurito; in quelli tedesco e francese lo si capisce perché viene coperto.
difference-75-ours = Quando il Pinge è esaurito, non c’è più.

difference-76-topic = Bonus estate: che cosa serve
difference-76-books = Accanto alla ruota dell’anno, i regolamenti polacco e italiano parlano di dischi gialli sul Contadino; a margine, tutti dicono che il Contadino deve produrre cibo.
difference-76-ours = Il Contadino deve produrre cibo: i dischi gialli usati per uno sviluppo non contano.

difference-77-topic = Carrello: da dove viene il carbone
difference-77-books = Nel regolamento italiano i 2 carboni si prendono dal proprio Pozzo; negli altri si mettono nel Pozzo.
difference-77-ours = Vanno dalla riserva generale al Pozzo: il testo italiano contiene una svista.

difference-78-topic = Nomi che cambiano
difference-78-books = Quattro regolamenti usano più nomi per la stessa cosa. Quello italiano alterna fienile e granaio, carrello e carrello, carretto e carrello a mano, contadino e agricoltore, bracciante e aiutante; quello tedesco, per esempio, Lore e Hunt, quello francese abri e coffre à charbon, quello polacco Wózek e Wózek ręczny.
difference-78-ours = Ogni cosa ha un nome solo, lo stesso in tutti i testi.

difference-79-topic = Fattoria: quanto si conserva
difference-79-books = Il regolamento tedesco dice esattamente un’unità, quello francese al massimo una; secondo gli altri se ne può conservare una.
difference-79-ours = Un’unità o nessuna: per tutti i regolamenti conservare è una possibilità.

difference-80-topic = Compenso per una tessera adiacente
difference-80-books = I regolamenti tedesco, inglese, polacco e italiano chiedono il compenso solo se nessuna delle tue tessere è adiacente. Quello francese parla di ogni tessera posseduta da un altro giocatore; solo il titolo dei prezzi precisa che non è adiacente.
difference-80-ours = Nessun compenso, se la tessera è adiacente a una delle tue.

difference-81-topic = Pinge o Tunnel: per chi vale
difference-81-books = Il divieto di lavorare in entrambi vale per un lavoratore nella stessa fase secondo il regolamento tedesco, nella stessa azione secondo quello francese. Quelli inglese, polacco e italiano nominano Bracciante e Contadino, nella stessa fase.
difference-81-ours = Vale per ogni lavoratore e per l’intera fase; i lavoratori a contratto sono comunque legati a una sola area.

difference-82-topic = Dove arriva il carbone in superficie
difference-82-books = I regolamenti inglese, polacco e italiano parlano in un punto del cortile, altrove della fattoria; in quello tedesco la stessa parola indica entrambi.
difference-82-ours = Nella fattoria: è lo stesso luogo.

difference-83-topic = Sviste del regolamento polacco
difference-83-books = Nel primo esempio il regolamento polacco dice che non si può scavare carbone, mentre intende che non ne è ancora stato scavato; nel secondo manda l’acqua nel Tunnel. Inoltre chiama dorati i dischi gialli e, nel saltare il rifornimento, parla della fase del primo round invece che della sua prima fase.
difference-83-ours = In tutti questi punti valgono gli altri regolamenti.

difference-84-topic = Zona con un simbolo acqua
difference-84-books = Nel regolamento tedesco devi prendere anche la goccia d’acqua; negli altri la ricevi.
difference-84-ours = La goccia d’acqua è obbligatoria.

difference-85-topic = Che cosa chiude l’anno
difference-85-books = Nel regolamento francese il segnalino fase torna sulla prima casella; negli altri avanza il segnalino anno.
difference-85-ours = Per il gioco non fa differenza.

difference-86-topic = Tunnel: da quando si può scavare
difference-86-books = Nei regolamenti tedesco e francese subito dopo l’ultimo carbone del Pinge; quelli inglese, polacco e italiano dicono semplicemente «poi».
difference-86-ours = Subito: lo mostra il secondo esempio in tutti i regolamenti.

## Rulings

ruling-01-question = Posso rinunciare a dischi pianificati o ad azioni già pagate?
ruling-01-answer = Sì, ogni singolo passo è facoltativo. Ciò che non usi o non puoi usare va perso, e i pagamenti non vengono restituiti.

ruling-02-question = Devo annunciare nella pianificazione a che cosa servono i dischi, o quale tessera voglio?
ruling-02-answer = No, lo decidi quando il lavoratore agisce. A quel punto, però, i dischi devono essere quelli giusti.

ruling-03-question = Che cosa succede se, quando il lavoratore agisce, non posso più acquistare la tessera prevista?
ruling-03-answer = Puoi usare quei dischi in un altro modo consentito; altrimenti vanno persi.

ruling-04-question = Quando si guarda chi possiede una tessera, se è adiacente, quanti punti dà e se serve un compenso?
ruling-04-answer = Quando il lavoratore agisce, perché l’acquisto avviene in quel momento.

ruling-05-question = C’è un bonus cooperazione se un lavoratore rimuove acqua e l’altro scava carbone?
ruling-05-answer = Sì, sono entrambi lavoro in miniera con dischi neri. Con un’opzione devono fare la stessa cosa.

ruling-06-question = C’è un bonus cooperazione se uno dei miei lavoratori propri, o entrambi, acquistano uno sviluppo?
ruling-06-answer = No, i regolamenti nominano solo la produzione e il lavoro in miniera.

ruling-07-question = C’è un bonus cooperazione se un lavoratore è nel Pinge e l’altro nel Tunnel?
ruling-07-answer = Sì, se il primo esaurisce il Pinge e il secondo lavora nel Tunnel: l’azione extra si svolge lì. Se invece è il secondo a esaurire il Pinge, l’azione extra va persa, perché è sua e lui è legato a una sola area.

ruling-08-question = Per il bonus cooperazione devono davvero fare qualcosa entrambi i lavoratori?
ruling-08-answer = Sì, ognuno deve portare a termine almeno un’azione di quel lavoro.

ruling-09-question = In quale momento svolgo l’azione extra in miniera?
ruling-09-answer = In qualsiasi momento mentre agisce il secondo lavoratore, di solito alla fine: conta come un suo disco in più.

ruling-10-question = Devo per forza svolgere l’azione extra in miniera?
ruling-10-answer = No, è facoltativa.

ruling-11-question = Il Bracciante migliorato porta il bonus estate?
ruling-11-answer = No, i regolamenti nominano solo il Contadino. Con un’opzione conta anche il Bracciante migliorato.

ruling-12-question = Il bonus estate e il bonus cooperazione si sommano?
ruling-12-answer = Sì, sono indipendenti: se in estate producono cibo sia il Contadino sia il Bracciante, ricevi tanti cibi quanti sono i loro dischi gialli, più 2.

ruling-13-question = Il cibo del Mulino ad acqua o di una tessera porta il bonus estate o il bonus cooperazione?
ruling-13-answer = No, perché non è cibo prodotto dai lavoratori propri.

ruling-14-question = Posso mettere legno nel Tunnel prima che il Pinge sia esaurito, e in quali momenti?
ruling-14-answer = Sì: nel tuo turno di agire, anche a metà delle azioni di un lavoratore, e in inverno fino al tuo stoccaggio; in altri momenti non servirebbe a nulla. Con un’opzione lo puoi fare solo dopo che il Pinge è esaurito.

ruling-14b-question = Posso riprendere il legno che ho messo in miniera?
ruling-14b-answer = No. Solo quando il Pinge è esaurito, il legno del Pinge torna nella riserva generale.

ruling-15-question = Un segnalino che vale come disco conta per il limite di 5 o per l’ordine di turno?
ruling-15-answer = No, né per l’uno né per l’altro: non è un disco preso da una zona.

ruling-16-question = Quando uso i segnalini che valgono come disco (tessere 22, 23 e 33)?
ruling-16-answer = Nella pianificazione di qualsiasi fase azione successiva, già dalla prossima: i dischi si possono assegnare solo lì.

ruling-17-question = Che cosa posso pagare con un segnalino che vale come disco?
ruling-17-answer = Tutto ciò per cui puoi usare un disco di quel colore: lavoro, costo di uno sviluppo (anche spazi grigi), Mulino ad acqua e, con quello giallo, Cercatore di carbone e Haspelknecht. Non il Minatore, che non accetta dischi.

ruling-18-question = Posso usare più segnalini nella stessa fase?
ruling-18-answer = Sì, non c’è un limite.

ruling-19-question = Il segnalino Corda e l’effetto immediato dell’Argano possono rimuovere acqua dal Pozzo?
ruling-19-answer = Sì, la goccia d’acqua viene dallo spazio in uso al momento; altrimenti a partita avanzata sarebbero inutili.

ruling-20-question = Posso usare il segnalino Corda se non ho gocce d’acqua?
ruling-20-answer = No, ma non ci perdi nulla: anche un segnalino non usato vale 1 punto vittoria.

ruling-21-question = In quale momento posso usare il segnalino Corda?
ruling-21-answer = In qualsiasi momento del tuo turno di agire. Un’opzione lo consente anche in inverno.

ruling-22-question = Per rimuovere subito 1 goccia d’acqua con l’Argano, il mio Pinge deve essere esaurito?
ruling-22-answer = No, puoi farlo anche prima.

ruling-23-question = Posso usare il segnalino Argano nella stessa fase in cui esaurisco il Pinge?
ruling-23-answer = Sì, una volta esaurito il Pinge, se hai il segnalino da una fase precedente: non serve un pagamento nella pianificazione.

ruling-24-question = Posso alternare le azioni del segnalino Argano con quelle di altri lavoratori?
ruling-24-answer = No, le 3 azioni sono un blocco unico, tra un lavoratore e l’altro.

ruling-25-question = Le gocce d’acqua bloccano anche il carbone gratuito di Martello e piccone?
ruling-25-answer = Sì, con 2 o più gocce nel Pinge oppure 5 o più nel Pozzo: questi divieti non hanno eccezioni. Con un’opzione il carbone gratuito si può sempre scavare.

ruling-26-question = Posso usare il legno di Martello e piccone per rendere accessibile il carbone gratuito?
ruling-26-answer = Sì, ricevi prima il legno e puoi metterlo subito.

ruling-27-question = Che cosa succede se il carbone gratuito di Martello e piccone è l’ultimo del Pinge?
ruling-27-answer = Il Pinge è esaurito come al solito, bonus Pinge compreso.

ruling-29-question = Il bonus Pinge si può ottenere anche in inverno?
ruling-29-answer = L’anno dura finché non avanza il segnalino anno, ma in inverno non si scava: il caso non si presenta.

ruling-30-question = Che cosa succede se ho pagato il Cercatore di carbone, ma un altro lavoratore esaurisce prima il Pinge?
ruling-30-answer = La sua paga va persa e lui non agisce, perché la nuova tessera lo copre. L’ordine dei lavoratori, del resto, lo scegli tu.

ruling-31-question = Che cosa succede se il Cercatore di carbone esaurisce il Pinge con la sua prima azione?
ruling-31-answer = La seconda azione va persa, perché lavora solo nel Pinge.

ruling-32-question = Che cosa succede ai dischi neri rimasti a un lavoratore che ha esaurito il Pinge?
ruling-32-answer = Vanno persi: in questa fase non può scavare nel Tunnel, e l’acqua del Pozzo non è compito suo.

ruling-33-question = Posso pagare il Cercatore di carbone quando nessun carbone è accessibile?
ruling-33-answer = Sì, finché nel Pinge c’è carbone: può rimuovere acqua, e il legno può arrivare più tardi. Un’opzione richiede carbone accessibile.

ruling-34-question = Posso pianificare Minatore o Haspelknecht nella fase in cui esaurirò il Pinge?
ruling-34-answer = No, durante la pianificazione la loro tessera non è ancora sulla tua plancia.

ruling-35-question = Posso ingaggiare Minatore e Haspelknecht nella stessa fase?
ruling-35-answer = Sì, una volta ciascuno.

ruling-36-question = Posso pagare l’affitto con Thaler al posto del cibo, o viceversa?
ruling-36-answer = No, cibo e Thaler si contano separatamente.

ruling-37-question = Se non ho abbastanza per l’affitto, devo pagarne una parte?
ruling-37-answer = Sì, paghi quanto più puoi sia di cibo sia di Thaler.

ruling-38-question = Posso saldare i miei debiti più tardi?
ruling-38-answer = No, nessun regolamento lo prevede.

ruling-39-question = Che cosa succede in inverno al carbone nel Pozzo?
ruling-39-answer = Resta dov’è: non è nella fattoria, quindi non dà punti e non torna nella riserva generale.

ruling-40-question = Che cosa succede in inverno a Thaler, segnalini, debiti e gocce d’acqua?
ruling-40-answer = Restano: non sono beni da conservare.

ruling-42-question = Ottengo punti per lo stoccaggio anche nel terzo inverno?
ruling-42-answer = Sì, ogni inverno ha tutti i suoi passi.

ruling-43-question = I beni conservati contano di nuovo l’inverno dopo, nel punteggio e per lo stoccaggio?
ruling-43-answer = Sì, se sono ancora nella tua fattoria o nei tuoi edifici.

ruling-45-question = I Thaler sono limitati alle 16 monete della scatola?
ruling-45-answer = No, nessun regolamento dice che cosa fare quando finiscono. Un’opzione pone il limite di 16.

ruling-46-question = I debiti sono limitati ai 24 segnalini della scatola?
ruling-46-answer = No, in teoria 4 giocatori potrebbero arrivare a 32. Un’opzione pone il limite di 24.

ruling-47-question = I miei 9 dischi giocatore mi limitano a 9 sviluppi?
ruling-47-answer = Sì, perché a ogni acquisto devi mettere un disco sulla tessera. Un’opzione toglie il limite.

ruling-48-question = Chi riceve il compenso per una tessera di livello 1?
ruling-48-answer = Nessuno: il livello 1 non ha compenso.

ruling-49-question = Chi sceglie il bene del compenso al livello 2?
ruling-49-answer = Lo sceglie chi paga.

ruling-50-question = Chi riceve un compenso può rifiutarlo?
ruling-50-answer = No, deve accettarlo.

ruling-51-question = Devo un compenso per una tessera adiacente a una mia, se la possiedono altri giocatori?
ruling-51-answer = No, il compenso si paga solo se nessuna delle tue tessere è adiacente.

ruling-53-question = L’adiacenza vale anche nella stessa fila e da una fila di livello superiore?
ruling-53-answer = Sì, basta un lato in comune con una tessera che possiedi.

ruling-54-question = Una tessera appena acquistata dal Contadino conta già per il Bracciante migliorato, nello stesso turno?
ruling-54-answer = Sì, i lavoratori agiscono uno dopo l’altro.

ruling-55-question = Posso usare nella stessa fase un compenso che ho appena ricevuto?
ruling-55-answer = Tra i beni ricevuti in una fase si può usare subito solo il legno. Tutti, però, possono pagare un compenso.

ruling-56-question = Che cosa succede se tocca a me prendere dischi e tutte le zone azione sono vuote?
ruling-56-answer = Non prendi nulla, e per l’ordine di turno la tua somma è 0. In pratica non succede mai.

ruling-57-question = Se in una zona sovraffollata ci sono 7 o più dischi di un colore, li prendo tutti?
ruling-57-answer = Sì, nel passo 1 prendi sempre tutti i dischi del colore scelto.

ruling-58-question = In quale ordine si riforniscono le zone se i dischi nel sacchetto non bastano?
ruling-58-answer = Prima le zone riserva, poi le zone azione, sempre nell’ordine delle plance e da sinistra a destra.

ruling-59-question = Che cosa succede se il sacchetto non basta nemmeno per le zone riserva?
ruling-59-answer = Si riempiono nello stesso ordine, finché il sacchetto non è vuoto.

ruling-60-question = Come si decide l’ordine di turno se tre o più giocatori hanno la stessa somma?
ruling-60-answer = Tra loro si inverte il vecchio ordine di turno.

ruling-61-question = Nel passo 2 posso scegliere la stessa zona o lo stesso colore del passo 1?
ruling-61-answer = Sì, puoi fare entrambe le cose: nessun regolamento lo vieta.

ruling-62-question = Posso rinunciare al passo 1?
ruling-62-answer = No, solo il passo 2 è facoltativo.

ruling-63-question = Se passo nel passo 2, cambia qualcosa per l’ordine di turno?
ruling-63-answer = No, contano solo i dischi sul campo carro 1.

ruling-64-question = Nella prima primavera, «meno di 5 dischi» riguarda solo il passo 1 o il totale?
ruling-64-answer = Il totale dei due passi, dopo il passo 2. Puoi, ma non devi, restituire 1 goccia d’acqua, anche quella presa con i dischi di una zona con un simbolo acqua.

ruling-65-question = Quando arriva la goccia d’acqua di una zona con un simbolo acqua?
ruling-65-answer = Nel momento in cui prendi i dischi: va nello spazio dell’acqua in uso, ed è obbligatoria.

ruling-66-question = Quante volte per fase posso usare il Mulino ad acqua?
ruling-66-answer = Una volta, per uno solo dei due scambi, con dischi assegnati nella pianificazione. Con un’opzione puoi usarlo più volte.

ruling-67-question = Il Mulino ad acqua conta come un lavoratore, per esempio per il bonus cooperazione?
ruling-67-answer = No, è un campo in più: lo usi quando vuoi nel tuo turno di agire, tra un lavoratore e l’altro.

ruling-68-question = Posso usare per il Carbonaio il legno prodotto in questa fase?
ruling-68-answer = Sì, il legno si può usare subito.

ruling-69-question = Posso usare il Carbonaio in inverno?
ruling-69-answer = No, funziona solo nelle fasi azione. Un’opzione lo consente anche in inverno.

ruling-71-question = Il Secchio ferma anche le gocce d’acqua delle zone o della Catasta di legno?
ruling-71-answer = No, solo quelle delle fasi gocce d’acqua di primavera e autunno.

ruling-72-question = Lo scambio dei Sacchi di carbone è obbligatorio, e lo posso ripetere?
ruling-72-answer = È facoltativo e si può fare una volta sola.

ruling-73-question = Con Cavallo e carretto danno punti anche solo 1 o 2 carboni?
ruling-73-answer = Sì, 1 punto vittoria ciascuno: la tabella del carbone non vale più.

ruling-74-question = Un edificio ricevuto a inizio partita con la variante conta come simbolo edificio?
ruling-74-answer = No, i simboli edificio sono sulle tessere sviluppo che possiedi.

ruling-75-question = Se inizio con il Bracciante migliorato, può acquistare sviluppi fin dalla prima fase azione?
ruling-75-answer = Sì, fin dall’inizio.

ruling-76-question = Il mio punteggio può diventare negativo?
ruling-76-answer = Sì; oltre i 50 punti, invece, si comincia un nuovo giro del tracciato segnapunti.

ruling-77-question = Quale carbone conta per lo spareggio?
ruling-77-answer = I 18 cubi iniziali meno quelli rimasti nel Pinge e nel Tunnel. Conta quindi il carbone gratuito di Martello e piccone, ma non quello del Carrello e del Carbonaio.

ruling-78-question = Quale ordine di turno decide l’ultimo spareggio?
ruling-78-answer = Quello stabilito nell’autunno dell’anno 3.

ruling-80-question = In una sezione con 2 carboni, importa quale scavo per primo?
ruling-80-answer = No, non fa differenza.

ruling-81-question = Posso mettere legno tra un carbone e l’altro del Minatore?
ruling-81-answer = Sì, il legno si può mettere anche a metà delle azioni di un lavoratore.

ruling-82-question = Il carbone arrivato nel Pozzo in questa fase si può riportare in superficie nella stessa fase?
ruling-82-answer = Sì, se l’Haspelknecht agisce dopo: i lavoratori agiscono uno alla volta.

ruling-84-question = Perdo il cibo o il Thaler messo su un lavoratore a contratto che poi non fa nulla?
ruling-84-answer = Sì, la paga si versa nella pianificazione e non viene restituita.

ruling-85-question = La pianificazione è segreta, e posso cambiare idea?
ruling-85-answer = I piani sono segreti finché non sono tutti pronti, e fino ad allora puoi cambiare il tuo. Con l’opzione «Pianificazione in ordine di turno» sono scoperti.

ruling-86-question = Posso pagare un compenso con un Thaler?
ruling-86-answer = No, i regolamenti nominano solo carbone, legno e cibo.

ruling-88-question = Quando si usa il segnalino Lampada, e chi sceglie i dischi?
ruling-88-answer = Nel tuo turno di prendere i dischi, nel passo 1 o 2, prima di scegliere una zona. Scegli tu entrambi i dischi, da una zona riserva e dalla zona azione che le appartiene.

ruling-90-question = Se acquisto il Carrello prima che il Pinge sia esaurito, ricevo i 2 carboni più tardi?
ruling-90-answer = No, ricevi solo il legno. Con un’opzione ricevi subito anche i 2 carboni.

ruling-92-question = Dopo l’anno 3 si gioca ancora il passo dell’anno successivo?
ruling-92-answer = No, segue il punteggio finale.

ruling-93-question = Devo per forza conservare qualcosa in inverno?
ruling-93-answer = No, è facoltativo; scegli tu anche che cosa conservare.

ruling-98-question = Un lavoratore proprio può restare fermo mentre lavorano quelli a contratto?
ruling-98-answer = Sì, non c’è un minimo.

ruling-99-question = Una tessera acquistata da un altro poco prima, nella stessa fase, vale già come posseduta?
ruling-99-answer = Sì, conta la situazione nel momento in cui il tuo lavoratore agisce.

ruling-100-question = Quante gocce d’acqua possono passare nel Pozzo quando il Pinge è esaurito?
ruling-100-answer = Di norma al massimo 1: per scavare l’ultimo carbone devono essere meno di 2.

ruling-101-question = Quanto carbone può contenere il Pozzo?
ruling-101-answer = Quanto vuoi: non c’è un limite.

ruling-102-question = Posso pagare un lavoratore a contratto con un disco giallo di uno qualsiasi dei due campi carro?
ruling-102-answer = Sì, i campi carro contano solo per l’ordine di turno.

ruling-103-question = Possono acquistare uno sviluppo entrambi i miei lavoratori propri nella stessa fase?
ruling-103-answer = Sì, se possono acquistare sviluppi: due tessere diverse, una dopo l’altra.

ruling-104-question = Posso pagare il Minatore con 5 o più gocce d’acqua nel Pozzo?
ruling-104-answer = Sì, ma fai agire prima l’Haspelknecht, altrimenti non si scava nulla.

ruling-105-question = Un segnalino giallo sul Contadino porta il bonus estate e il bonus cooperazione?
ruling-105-answer = Sì, vale come un disco.

ruling-106-question = Con l’opzione in cui decidono le gocce d’acqua, che cosa fa il Cercatore di carbone se dopo aver rimosso acqua non c’è carbone accessibile?
ruling-106-answer = La sua seconda azione va persa.

ruling-107-question = Se il Carrello mette carbone nel Pozzo prima che il Pinge sia esaurito, come permette un’opzione, quando lo riporto in superficie?
ruling-107-answer = Quando l’Haspelknecht diventa disponibile.

ruling-108-question = Posso mettere dischi di colori diversi sul Bracciante?
ruling-108-answer = Solo sul Bracciante migliorato, e solo per acquistare uno sviluppo.

ruling-109-question = Devo pagare esattamente il costo di uno sviluppo?
ruling-109-answer = Sì, sul lavoratore non possono esserci dischi in più.

ruling-110-question = Quanti dischi giocatore ho in tutto?
ruling-110-answer = Sono 11: 9 per gli sviluppi, 1 per l’ordine di turno e 1 per il punteggio.
