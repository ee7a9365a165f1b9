### Where the books differ, and what none of them settles: our rulings.

## Where the books differ

difference-02-topic = Carbonaio: quante volte
difference-02-books = I regolamenti tedesco e francese consentono uno scambio per fase azione, dalla fase successiva all’acquisto: fino a 8 se lo acquisti nella prima primavera. Quelli inglese, polacco e italiano lo consentono in qualsiasi momento, senza limiti né attesa.
difference-02-ours = Una volta per fase azione, dalla fase successiva, come corretto nella seconda edizione. Senza limiti sarebbe troppo facile trasformare il legno in punti vittoria. L’opzione «{ option-charcoal-limit }» cambia questa regola.

difference-03-topic = Carrello prima che il Pinge sia esaurito
difference-03-books = Secondo il regolamento tedesco in questo caso ricevi solo il legno; secondo quello francese 2 carboni vanno comunque nel Pozzo. Quelli inglese e polacco mettono 2 carboni nel Pozzo senza indicare condizioni; quello italiano, per errore, li fa prendere dal Pozzo.
difference-03-ours = Solo il legno, come dice espressamente l’edizione corretta. L’opzione «{ option-lorry-during-pinge }» cambia questa regola.

difference-03b-topic = Portare su il carbone del Carrello
difference-03b-books = Il regolamento tedesco permette di portare su subito il carbone del Carrello, se è possibile. Gli altri quattro non ne parlano.
difference-03b-ours = Puoi portarlo su nella stessa fase se il tuo Haspelknecht ha ancora azioni. I lavoratori agiscono uno dopo l’altro, quindi il carbone arriva in tempo.

difference-04-topic = Stoccaggio del carbone: che cosa contiene
difference-04-books = Secondo i regolamenti tedesco, inglese e polacco contiene 1 carbone e 1 legno; secondo quello francese, 1 carbone o 1 legno; secondo quello italiano, 1 carbone e 1 cibo.
difference-04-ours = 1 carbone e 1 legno, perché tre regolamenti di entrambe le edizioni concordano. L’opzione «{ option-coal-storage }» cambia questa regola.

difference-05-topic = Stoccaggio nella fattoria: quale risorsa dà punti
difference-05-books = Nei regolamenti tedesco, inglese, polacco e italiano ottieni 1 punto vittoria per il legno conservato nella fattoria; in quello francese per il cibo.
difference-05-ours = Dà punti il legno: quattro regolamenti contro uno, e il cibo è già premiato dal Fienile. L’opzione «{ option-farm-storage-vp }» cambia questa regola.

difference-06-topic = Cercatore di carbone: chi decide
difference-06-books = Nei regolamenti tedesco e francese scegli tu ciascuna delle due azioni: rimuovere acqua o scavare. In quelli inglese, polacco e italiano decide l’acqua: con più di 1 goccia il Cercatore di carbone ne rimuove 2, altrimenti scava 1 carbone.
difference-06-ours = Scegli liberamente, come nella seconda edizione. Il Cercatore di carbone può quindi rimuovere anche l’ultima goccia, o 3 gocce con due azioni. L’opzione «{ option-digger-choice }» cambia questa regola.

difference-07-topic = Cercatore di carbone e Haspelknecht: numero di azioni
difference-07-books = Il Cercatore di carbone può svolgere 2 azioni nei regolamenti tedesco e francese, ne svolge 2 in quelli inglese e polacco, fino a 2 in quello italiano. L’Haspelknecht può svolgerne 3 in quello francese, ne svolge fino a 3 negli altri quattro.
difference-07-ours = Fino a 2 azioni per il Cercatore di carbone e fino a 3 per l’Haspelknecht: puoi sempre svolgerne meno.

difference-08-topic = Cercatore di carbone: quanta acqua per azione
difference-08-books = Nei regolamenti tedesco e francese rimuove 1 o 2 gocce d’acqua per azione; in quelli inglese, polacco e italiano ne rimuove 2.
difference-08-ours = Fino a 2, così sono possibili entrambe le letture. Se con l’opzione «{ option-digger-choice }» decide l’acqua, sono sempre 2.

difference-09-topic = Cercatore di carbone: quando puoi ingaggiarlo
difference-09-books = Il regolamento tedesco richiede carbone accessibile nel Pinge, quello francese un carbone qualsiasi. Quelli inglese, polacco e italiano dicono solo che lavora nel Pinge.
difference-09-ours = Puoi ingaggiarlo finché nel Pinge c’è carbone. Il legno si può mettere anche dopo, perciò fa differenza di rado. L’opzione «{ option-digger-needs }» cambia questa regola.

difference-10-topic = Quanta acqua per disco nero
difference-10-books = Nei regolamenti tedesco e francese con un disco nero rimuovi 2 gocce d’acqua; in quelli inglese, polacco e italiano 1 o 2.
difference-10-ours = Fino a 2, perché deve essere possibile rimuoverne una sola.

difference-11-topic = Haspelknecht: quanta acqua per azione
difference-11-books = Il regolamento francese dice 1 o 2 gocce d’acqua, quelli tedesco e italiano 2. Quelli inglese e polacco dicono 2 nella regola e fino a 2 nell’esempio.
difference-11-ours = Fino a 2, perché deve essere possibile rimuoverne una sola.

difference-12-topic = Haspelknecht: quando deve rimuovere acqua
difference-12-books = Nei regolamenti tedesco, francese, inglese e polacco l’Haspelknecht deve rimuovere acqua prima di portare su il carbone se c’è più di 1 goccia. Quello italiano dice una o più, in contraddizione con il limite che indica altrove.
difference-12-ours = Solo con più di 1 goccia d’acqua nel Pozzo.

difference-13-topic = Chi rimuove l’acqua dal Pozzo
difference-13-books = Secondo i regolamenti tedesco, francese e inglese può farlo solo l’Haspelknecht. Quelli polacco e italiano non lo dicono, e la loro regola sui dischi neri non si limita al Pinge.
difference-13-ours = L’Haspelknecht è l’unico lavoratore che può farlo; valgono anche la Corda da trasporto e l’Argano. L’opzione «{ option-shaft-water-only-haspel }» cambia questa regola.

difference-14-topic = Dove si contano le cinque gocce d’acqua
difference-14-books = Nei regolamenti tedesco e francese 5 o più gocce d’acqua nel Pozzo bloccano lo scavo nel Tunnel. Quelli inglese, polacco e italiano parlano nel testo di acqua nel Tunnel, ma a margine nominano il Pozzo.
difference-14-ours = Conta lo spazio dell’acqua del Pozzo. Il Tunnel non ne ha uno.

difference-15-topic = Piccone: da quando
difference-15-books = Nel regolamento tedesco il Bracciante migliorato comincia dalla fase azione successiva. Gli altri quattro non dicono quando.
difference-15-ours = Il Bracciante migliorato può acquistare sviluppi dalla fase azione successiva, in ogni edizione. Altrimenti un Bracciante con i dischi giusti potrebbe acquistare subito dopo il Contadino. L’opzione «{ option-pickaxe-delay }» cambia questa regola.

difference-16-topic = Bracciante migliorato: che cosa sa fare
difference-16-books = Nei regolamenti tedesco e francese il Bracciante migliorato può fare le stesse cose del Contadino. In quelli inglese, polacco e italiano lavora come il Bracciante e può anche acquistare sviluppi.
difference-16-ours = Lavora come il Bracciante e può anche acquistare sviluppi, ma non dà il bonus estate. L’opzione «{ option-farmhand-summer-bonus }» cambia il bonus estate.

difference-17-topic = Cooperazione in miniera: di chi è l’azione extra
difference-17-books = Il regolamento inglese assegna l’azione extra al lavoratore attivato per ultimo in questa fase; quelli polacco e italiano, per errore, scrivono «nell’ultima fase». Quelli tedesco e francese la assegnano al giocatore e non nominano un lavoratore.
difference-17-ours = È del Contadino o del Bracciante, quello dei due che agisce per secondo. Così torna l’esempio di tutti i regolamenti. L’opzione «{ option-synergy-owner }» cambia questa regola.

difference-18-topic = Cooperazione: carbone e acqua insieme
difference-18-books = Nei regolamenti inglese, polacco e italiano basta che il Contadino e il Bracciante lavorino in miniera, qualunque cosa vi facciano. Quelli tedesco e francese dicono che entrambi scavano o entrambi rimuovono acqua, ma lo spiegano con i dischi dello stesso colore.
difference-18-ours = Tutto il lavoro con i dischi neri è lo stesso lavoro, quindi uno può scavare carbone e l’altro rimuovere acqua. L’opzione «{ option-mixed-mining-synergy }» cambia questa regola.

difference-19-topic = Segnalini: quando puoi usarli
difference-19-books = Il regolamento tedesco dice in una fase azione successiva, quelli inglese e polacco in qualsiasi momento di una fase successiva. Quello italiano parla delle fasi successive, quello francese di qualsiasi momento successivo.
difference-19-ours = Dalla fase azione successiva, e solo nelle fasi azione: è la lettura più restrittiva compatibile con tutti i regolamenti. L’opzione «{ option-marker-window }» cambia questa regola.

difference-20-topic = Cavallo e carretto: quando dà punti
difference-20-books = I regolamenti tedesco e francese indicano lo stoccaggio invernale, quelli inglese e polacco il calcolo del punteggio. Quello italiano parla del punteggio finale di ogni inverno.
difference-20-ours = Nel calcolo del punteggio, per tutto il carbone nella fattoria, perché la tessera sostituisce la tabella del carbone. L’opzione «{ option-horse-cart-step }» cambia questa regola.

difference-21-topic = Costo extra con risorse di questa fase
difference-21-books = I regolamenti tedesco e francese permettono di pagare il costo extra di uno sviluppo a distanza con risorse della stessa fase. Quelli inglese, polacco e italiano vietano soltanto di attivare lavoratori con queste risorse.
difference-21-ours = È consentito, perché due regolamenti lo dicono espressamente. L’opzione «{ option-fee-with-fresh-goods }» cambia questa regola.

difference-22-topic = Usare subito il legno
difference-22-books = Secondo i regolamenti tedesco, inglese, polacco e italiano il legno è l’unica risorsa che puoi usare nella fase in cui la ricevi. Quello francese non ne parla.
difference-22-ours = Puoi usare subito solo il legno, con un’eccezione: nella stessa fase puoi pagare un costo extra con qualsiasi risorsa. Le opzioni «{ option-fee-with-fresh-goods }» e «{ option-sell-fresh-coal }» cambiano questa regola.

difference-23-topic = Pianificare in ordine di turno
difference-23-books = Nei regolamenti tedesco e francese tutti pianificano contemporaneamente; quelli inglese, polacco e italiano aggiungono che i giocatori possono accordarsi per pianificare in ordine di turno.
difference-23-ours = Tutti pianificano contemporaneamente, come nella seconda edizione. L’opzione «{ option-plan-in-turn-order }» cambia questa regola.

difference-24-topic = Assegnare dischi solo nella pianificazione
difference-24-books = I regolamenti tedesco e francese dicono che dischi e pagamenti si assegnano solo nella pianificazione. In quelli inglese, polacco e italiano lo mostra solo un esempio.
difference-24-ours = Solo nella pianificazione. Nessun regolamento dice il contrario.

difference-25-topic = Un lavoratore dopo l’altro
difference-25-books = Nei regolamenti inglese, polacco, italiano e francese un lavoratore deve finire prima che cominci il successivo. Quello francese aggiunge che il lavoratore deve usare tutti i suoi dischi. Quello tedesco non ne parla.
difference-25-ours = Un lavoratore finisce prima che cominci il successivo. Altrimenti non si potrebbe limitarlo a una sola area.

difference-26-topic = Zone con troppi dischi
difference-26-books = Secondo i regolamenti inglese, polacco, italiano e francese l’ultima zona resta allora sotto i 6 dischi. Quello tedesco dice solo che una zona può averne più di 6 e che il sacchetto si svuota.
difference-26-ours = Le ultime zone azione ricevono meno dischi. Con un numero fisso di dischi non può essere altrimenti.

difference-27-topic = Seconda presa: una zona, un colore
difference-27-books = I regolamenti tedesco e francese dicono che nella seconda presa si prende un colore da una zona; quello francese aggiunge che si segue l’ordine di turno. Quelli inglese, polacco e italiano lo mostrano solo in un esempio.
difference-27-ours = Una zona azione, un colore, in ordine di turno.

difference-28-topic = Seconda presa: prendere meno dischi
difference-28-books = Nel regolamento francese si arriva a 5 dischi in tutto. Gli altri quattro dicono solo che non se ne possono avere più di 5. Nessuno parla di prenderne meno del possibile.
difference-28-ours = Prendi tutti i dischi del colore scelto fino al limite di 5, oppure passi: come nella prima presa, in cui si prendono tutti i dischi di un colore. L’opzione «{ option-second-take-fewer }» cambia questa regola.

difference-29-topic = Prima primavera: quale goccia restituisci
difference-29-books = I regolamenti tedesco, francese e polacco permettono di restituire una goccia d’acqua. Quelli inglese e italiano parlano dell’unica che hai.
difference-29-ours = Puoi restituire 1 goccia d’acqua anche se ne hai 2: la seconda può venire da una zona con il simbolo acqua.

difference-30-topic = Il quarto simbolo edificio
difference-30-books = I regolamenti tedesco e francese indicano le tessere 12, 15, 24 e 34; gli altri tre non hanno un elenco. Ma la tessera 34, Sacchi di carbone, non ha un edificio, mentre tutti i regolamenti contano tra gli edifici la tessera 35, il Mulino ad acqua.
difference-30-ours = Le tessere 12, 15, 24 e 34, l’unico elenco stampato. Forse 34 è un errore di stampa per 35. L’opzione «{ option-building-symbols }» cambia questa regola.

difference-31-topic = Mulino ad acqua: da quando
difference-31-books = Nei regolamenti tedesco, francese, inglese e polacco si usa da una fase azione successiva. Quello italiano non parla di attesa.
difference-31-ours = Dalla fase azione successiva. I suoi dischi si mettono comunque nella pianificazione.

difference-32-topic = Bonus Pinge: quando
difference-32-books = I regolamenti tedesco e francese dicono che si ottiene subito; quelli inglese, polacco e italiano dicono solo che si ottiene.
difference-32-ours = Lo ottieni subito.

difference-33-topic = Quando una sezione del Tunnel è completa
difference-33-books = I regolamenti tedesco e francese richiedono che nella sezione non ci sia carbone e che sul suo bordo sinistro ci sia legno. In quelli inglese, polacco e italiano basta che sia vuota.
difference-33-ours = Valgono entrambe le condizioni. Non fa differenza, perché senza legno una sezione non si può svuotare.

difference-34-topic = Tunnel: i punti massimi
difference-34-books = Il regolamento tedesco indica 13 punti vittoria per tutte le sezioni e al massimo 3, 4 e 4 per Carriola, Lampada ad olio e Carrello. Quello francese indica solo gli ultimi tre numeri, gli altri nessuno.
difference-34-ours = Valgono tutti e quattro i numeri, come nel regolamento tedesco.

difference-35-topic = Le tue disposizioni: tessere per fila
difference-35-books = I regolamenti tedesco e francese chiedono almeno tante tessere per fila quanti sono i giocatori e ne consigliano una in più. Quelli inglese, polacco e italiano ne chiedono almeno 3; in 3 o 4 giocatori propongono tante tessere quanti sono i giocatori, o una in più.
difference-35-ours = Almeno tante quanti sono i giocatori, e mai meno di 3: così si rispettano tutti i regolamenti. L’opzione «{ option-min-tiles-per-row }» cambia questa regola.

difference-36-topic = Le tue disposizioni: tessere adiacenti
difference-36-books = Nel regolamento tedesco ogni tessera è adiacente ad almeno una del livello immediatamente inferiore; in quelli inglese, polacco e italiano a una del livello immediatamente superiore. Quello francese parla di un altro colore.
difference-36-ours = Ogni tessera dei livelli da 2 a 4 è adiacente a una tessera del livello immediatamente precedente. Solo così si possono raggiungere tutte.

difference-37-topic = Le tue disposizioni: tessere da tenere separate
difference-37-books = I regolamenti tedesco, inglese, polacco e italiano vietano il contatto con una tessera di due o più livelli superiore. Quello francese vieta una differenza di due livelli.
difference-37-ours = Due tessere adiacenti differiscono al massimo di un livello. La regola vale nei due sensi.

difference-38-topic = Quando usare le varianti
difference-38-books = I regolamenti tedesco e francese le consigliano dopo una o due partite; quelli inglese, polacco e italiano le destinano a giocatori esperti.
difference-38-ours = È solo un consiglio. Puoi usarle già nella prima partita.

difference-39-topic = In 2 giocatori: Thaler a sufficienza
difference-39-books = Il regolamento inglese collega i 3 Thaler della sua avvertenza all’affitto del terzo anno, in contraddizione con la propria regola sull’affitto. Gli altri quattro intendono tutti i Thaler necessari: 1 nell’anno 2 e 2 nell’anno 3.
difference-39-ours = 3 Thaler di affitto in tutta la partita.

difference-40-topic = Come si risolve una parità
difference-40-books = I regolamenti inglese, polacco e italiano contano il carbone tolto dall’area mineraria, quelli tedesco e francese il carbone scavato. Per l’ultimo spareggio solo quello francese nomina l’ordine di turno dell’ultima fase azione.
difference-40-ours = Conta il carbone tolto dal tuo Pinge e dal tuo Tunnel, non quello del Carrello o del Carbonaio. Poi decide l’ultimo ordine di turno.

difference-41-topic = Lampada ad olio: quali zone
difference-41-books = Nei regolamenti tedesco, inglese, polacco e italiano si scambia tra una zona riserva e la sua zona azione. Quello francese dice semplicemente una zona riserva e una zona azione.
difference-41-ours = Solo la zona azione di quella zona riserva. L’opzione «{ option-oil-lamp-same-board }» cambia questa regola.

difference-42-topic = Segnalino Argano: quali azioni
difference-42-books = I regolamenti tedesco e francese danno 3 azioni dell’Haspelknecht. Quelli inglese e polacco parlano di portare su 3 volte, quello italiano di 3 azioni di raccolta acqua.
difference-42-ours = Qualsiasi azione dell’Haspelknecht, perché anche il regolamento inglese dice che il segnalino lo attiva. L’opzione «{ option-windlass-actions }» cambia questa regola.

difference-43-topic = Martello e piccone: carbone accessibile
difference-43-books = Il regolamento polacco spiega «accessibile» come «a sinistra del legno», in contraddizione con le proprie regole sul Pinge e sul Tunnel. Gli altri quattro non aggiungono nulla.
difference-43-ours = Vale la solita regola sul carbone accessibile.

difference-44-topic = Argano: rimuovere subito acqua
difference-44-books = I regolamenti tedesco, inglese, polacco e italiano ti permettono di rimuovere 1 goccia d’acqua. Quello francese te lo impone.
difference-44-ours = Puoi rimuoverla, ma non è obbligatorio.

difference-45-topic = Segnalino Corda: la parola «immediatamente»
difference-45-books = Nei regolamenti inglese, polacco, francese e italiano rimuove la goccia d’acqua «immediatamente»; in quello tedesco la parola manca.
difference-45-ours = Non fa differenza: il segnalino ha effetto quando lo usi.

difference-46-topic = Catasta di legno: dove va l’acqua
difference-46-books = Il regolamento francese non dice dove va la goccia d’acqua della tessera 31. Gli altri quattro indicano lo spazio dell’acqua in uso in quel momento.
difference-46-ours = Va nello spazio dell’acqua in uso in quel momento.

difference-47-topic = Sacchi di carbone: uno scambio o entrambi
difference-47-books = Nei regolamenti tedesco, inglese, polacco e italiano scegli uno dei due scambi. Quello francese li elenca come a) e b) senza dirlo.
difference-47-ours = Uno dei due, se vuoi.

difference-49-topic = Ordine dei momenti dell’inverno
difference-49-books = Il riassunto dei regolamenti inglese, polacco e italiano mette l’affitto prima del punteggio. I loro elenchi numerati e i regolamenti tedesco e francese mettono prima il punteggio.
difference-49-ours = Punteggio, affitto, stoccaggio. L’ordine dei primi due comunque non ha effetti.

difference-50-topic = Dove va il carbone del Tunnel
difference-50-books = Il regolamento francese lo mette a sinistra del Pozzo; gli altri nel Pozzo, a sinistra del Tunnel.
difference-50-ours = Nel Pozzo.

difference-51-topic = Pinge: carbone prima del primo simbolo
difference-51-books = Il regolamento polacco dice in un punto che il carbone prima del primo simbolo legno scoperto non si può scavare, e altrove si contraddice. Gli altri quattro dicono che si può.
difference-51-ours = Questo carbone è accessibile senza legno.

difference-52-topic = Errori del regolamento italiano
difference-52-books = Il regolamento italiano mette un solo disco in ogni zona riserva, indica due volte l’affitto del secondo anno e sbaglia alcuni numeri. Inoltre fa riprendere ai giocatori i dischi che dovrebbero restituire, e contiene un errore in un esempio.
difference-52-ours = In tutti questi punti seguiamo gli altri regolamenti.

difference-53-topic = Ogni tessera una volta sola
difference-53-books = I regolamenti tedesco, francese, inglese e polacco dicono che puoi possedere ogni tessera sviluppo una volta sola. Quello italiano non lo dice.
difference-53-ours = Puoi possedere ogni tessera una volta sola.

difference-54-topic = Quale lavoratore acquista sviluppi
difference-54-books = Il regolamento tedesco parla dei tuoi lavoratori. Quelli inglese, polacco, italiano e francese nominano il Contadino.
difference-54-ours = Il Contadino e, con il Piccone, il Bracciante migliorato.

difference-55-topic = Quale disco segna un acquisto
difference-55-books = I regolamenti tedesco e italiano scrivono in un punto «disco azione» dove intendono un disco giocatore. Gli altri tre scrivono il termine giusto.
difference-55-ours = Segni l’acquisto con un disco giocatore.

difference-56-topic = Dove va il costo extra
difference-56-books = Nei regolamenti tedesco e francese chi riceve il costo extra lo mette nella propria fattoria. Gli altri tre non dicono dove va.
difference-56-ours = Nella fattoria di chi lo riceve.

difference-57-topic = Pescare senza guardare
difference-57-books = I regolamenti polacco, francese e italiano dicono che i dischi si pescano dal sacchetto senza guardare. Quelli tedesco e inglese non lo dicono.
difference-57-ours = I dischi si pescano sempre a caso.

difference-58-topic = Che cosa resta nella scatola
difference-58-books = I regolamenti tedesco e francese rimettono nella scatola tutto ciò che non serve. Quello inglese nomina solo tessere e segnalini, quelli polacco e italiano solo i segnalini.
difference-58-ours = Resta nella scatola tutto ciò che riguarda le tessere non in gioco.

difference-59-topic = Che cosa copre la tessera Minatore e Haspelknecht
difference-59-books = Nel regolamento italiano la tessera copre la zona del carbone scavato e il Pinge. Negli altri quattro copre il Cercatore di carbone e il Pinge.
difference-59-ours = Copre il Cercatore di carbone e il Pinge.

difference-60-topic = Esempio: dove va l’ultima goccia
difference-60-books = Quando in un esempio il Pinge si esaurisce, i regolamenti tedesco e francese spostano l’ultima goccia d’acqua nel Pozzo. Quelli inglese, polacco e italiano dicono Tunnel.
difference-60-ours = Nello spazio dell’acqua del Pozzo.

difference-61-topic = Conducente di carbone e Carretto a mano: che cosa dà punti
difference-61-books = Il regolamento francese conta in un punto le tessere con il simbolo e in un altro i simboli. Gli altri quattro contano i simboli.
difference-61-ours = Dà punti ogni simbolo. Fa differenza solo se una tessera mostra due volte lo stesso simbolo.

difference-62-topic = Lampada ad olio: punti vittoria
difference-62-books = Per le sezioni complete il regolamento polacco dà, per errore, punti azione. Gli altri quattro danno punti vittoria.
difference-62-ours = Sono punti vittoria.

difference-63-topic = Mettere il Bracciante migliorato
difference-63-books = I regolamenti polacco e italiano dicono che puoi mettere la tessera sulla tua plancia. Gli altri tre dicono che la metti.
difference-63-ours = La metti sempre.

difference-64-topic = Dove si mettono gli edifici
difference-64-books = I regolamenti tedesco e francese li mettono a destra della plancia giocatore; gli altri li aggiungono semplicemente alla plancia.
difference-64-ours = Non ha effetti sul gioco.

difference-65-topic = Gocce d’acqua a fine partita: nessuna
difference-65-books = Il regolamento francese sottrae il numero di gocce meno 1: alla lettera, senza gocce guadagneresti un punto. Gli altri quattro sottraggono solo oltre 1.
difference-65-ours = Con 0 o 1 goccia d’acqua non perdi e non guadagni nulla.

difference-66-topic = Quanti sviluppi per fase
difference-66-books = I regolamenti inglese, polacco e italiano consentono un acquisto per fase. Quelli tedesco e francese parlano solo di un’azione.
difference-66-ours = Ogni lavoratore che può acquistare sviluppi può acquistarne uno per fase azione.

difference-67-topic = Numero esatto di dischi
difference-67-books = Per acquistare uno sviluppo il regolamento italiano chiede il numero esatto di dischi; gli altri parlano dei dischi richiesti.
difference-67-ours = Esattamente i dischi indicati. Quelli in più restano inutilizzati sui carri.

difference-68-topic = Lavoratori a contratto: un solo pagamento
difference-68-books = I regolamenti tedesco, inglese e polacco chiedono come paga esattamente un disco, un cibo o un Thaler. Quello francese dice solo «uno», e così quello italiano, tranne che per il Minatore.
difference-68-ours = Esattamente uno.

difference-69-topic = Legno per ogni carbone
difference-69-books = I regolamenti inglese, polacco e italiano contengono una frase vaga, secondo cui scavando carbone bisogna mettere legno nel Pinge. Quelli tedesco e francese no.
difference-69-ours = Il legno serve solo per rendere accessibile il carbone. Nessun regolamento indica quanto legno serva per ogni carbone.

difference-70-topic = Prendere sei dischi
difference-70-books = I regolamenti inglese, polacco e italiano permettono di prendere 6 dischi di un colore nella prima presa. Quelli tedesco e francese non dicono in quale presa.
difference-70-ours = Solo nella prima presa, perché dopo la seconda puoi avere al massimo 5 dischi.

difference-71-topic = Pagare l’affitto è obbligatorio
difference-71-books = Il regolamento francese precisa che non puoi tenere le risorse e prendere debiti. Gli altri quattro dicono solo che il pagamento è obbligatorio.
difference-71-ours = Se puoi pagare, devi farlo.

difference-72-topic = Dove si conservano le risorse in inverno
difference-72-books = Nel riassunto i regolamenti inglese, polacco e italiano fanno conservare le risorse negli edifici. Quelli tedesco e francese dicono sulla plancia giocatore.
difference-72-ours = Nella fattoria e nei tuoi edifici.

difference-73-topic = Quando un acquisto dà punti
difference-73-books = Nel regolamento tedesco ottieni i punti quando acquisti la tessera. Gli altri quattro dicono subito.
difference-73-ours = Subito: è lo stesso momento.

difference-74-topic = Ordine del legno nel Tunnel
difference-74-books = Nel regolamento francese il legno si mette da sinistra a destra. Gli altri quattro non indicano un ordine.
difference-74-ours = Da sinistra a destra.

difference-75-topic = Cercatore di carbone: fino a quando
difference-75-books = I regolamenti inglese, polacco e italiano dicono che il Cercatore di carbone non è più disponibile. In quelli tedesco e francese lo si capisce perché una tessera lo copre.
difference-75-ours = Quando il Pinge è esaurito, il Cercatore di carbone non c’è più.

difference-76-topic = Bonus estate: che cosa serve
difference-76-books = Sulla ruota dell’anno dei regolamenti polacco e italiano bastano dischi gialli sul Contadino. A margine tutti i regolamenti dicono che il Contadino produce cibo.
difference-76-ours = Il Contadino deve produrre cibo. I dischi gialli usati per acquistare uno sviluppo non contano.

difference-77-topic = Il Carrello nel regolamento italiano
difference-77-books = Il regolamento italiano prende i 2 carboni dal tuo Pozzo. Negli altri quattro ce li metti.
difference-77-ours = I 2 carboni vengono dalla riserva generale e vanno nel Pozzo.

difference-78-topic = Due nomi per la stessa cosa
difference-78-books = I regolamenti tedesco, francese, italiano e polacco danno a volte due nomi alla stessa tessera, allo stesso edificio o allo stesso lavoratore. Quello italiano, per esempio, chiama la tessera 42 sia «Carrello» sia «Vagoncino».
difference-78-ours = Nella nostra edizione ogni cosa ha un solo nome.

difference-79-topic = Fattoria: quanto si conserva
difference-79-books = Il regolamento tedesco dice esattamente un’unità, quello francese al massimo una. Quelli inglese, polacco e italiano dicono che puoi conservare una singola unità.
difference-79-ours = Un’unità o nessuna, perché tutti i regolamenti dicono che puoi, non che devi.

difference-80-topic = Costo extra per una tessera adiacente
difference-80-books = I regolamenti inglese, polacco, italiano e tedesco chiedono un costo extra solo se nessuna delle tue tessere è adiacente. Quello francese parla dapprima di ogni tessera posseduta da un altro giocatore, e lo limita solo in un titolo.
difference-80-ours = Nessun costo extra per una tessera adiacente a una delle tue.

difference-81-topic = O nel Pinge o nel Tunnel
difference-81-books = Il regolamento tedesco limita un lavoratore a una sola area per fase, quello francese per azione. Quelli inglese, polacco e italiano nominano solo Contadino e Bracciante, per fase.
difference-81-ours = Ogni lavoratore lavora in una delle due aree per fase. I lavoratori a contratto hanno comunque una sola area.

difference-82-topic = Dove va il carbone portato su
difference-82-books = I regolamenti inglese, polacco e italiano scrivono in un punto «cortile» e altrove «fattoria». La parola tedesca «Hof» significa entrambe le cose.
difference-82-ours = Nella fattoria. I due nomi indicano lo stesso luogo.

difference-83-topic = Errori del regolamento polacco
difference-83-books = Dove intende che non è ancora stato scavato carbone, il regolamento polacco dice che non se ne può scavare. Chiama dorati i dischi gialli e sposta l’acqua nel Tunnel. Inoltre salta il rifornimento nel primo turno invece che nella prima fase.
difference-83-ours = In tutti questi punti seguiamo il regolamento tedesco.

difference-84-topic = Zone con il simbolo acqua
difference-84-books = Nel regolamento tedesco devi prendere anche 1 goccia d’acqua. Gli altri quattro dicono che la ricevi.
difference-84-ours = Non puoi rifiutare la goccia d’acqua.

difference-85-topic = Che cosa conclude l’anno
difference-85-books = Nel regolamento francese l’anno finisce quando il segnalino fase torna sulla prima casella. Negli altri quattro finisce quando avanza il segnalino anno.
difference-85-ours = Non ha effetti sul gioco.

difference-86-topic = Quando si apre il Tunnel
difference-86-books = I regolamenti tedesco e francese lo aprono subito dopo l’ultimo carbone del Pinge. Quelli inglese, polacco e italiano dicono semplicemente «poi».
difference-86-ours = Subito, come mostra un esempio in tutti i regolamenti.

## Rulings

ruling-01-question = Posso lasciare inutilizzati dischi pianificati o azioni di un lavoratore a contratto?
ruling-01-answer = Sì, ogni singola azione è facoltativa. Le azioni che non usi o non puoi usare vanno perse, e ciò che hai pagato non viene restituito.

ruling-02-question = Devo dire nella pianificazione a che cosa servono i dischi, o quale tessera voglio acquistare?
ruling-02-answer = No, lo decidi quando il lavoratore agisce. Già nella pianificazione, però, i dischi di colori misti devono corrispondere esattamente al costo di una tessera in gioco che non possiedi ancora.

ruling-03-question = Che cosa succede se non posso più acquistare la tessera che avevo in mente?
ruling-03-answer = Puoi usare i dischi per qualsiasi altra cosa a cui corrispondono. Altrimenti vanno persi.

ruling-04-question = Quando si controlla chi possiede una tessera, che cosa è adiacente, quanti l’hanno acquistata prima di me e se devo un costo extra?
ruling-04-answer = Quando il lavoratore agisce, perché è allora che acquisti la tessera.

ruling-05-question = Ottengo il bonus cooperazione se, tra Contadino e Bracciante, uno rimuove acqua e l’altro scava carbone?
ruling-05-answer = Sì, sono entrambi lavoro con dischi neri nella stessa miniera. L’opzione «{ option-mixed-mining-synergy }» cambia questa regola.

ruling-06-question = Ottengo il bonus cooperazione se il Contadino, il Bracciante o entrambi acquistano uno sviluppo?
ruling-06-answer = No, lo ottieni solo se producono cibo, producono legno o lavorano in miniera.

ruling-07-question = Ottengo il bonus cooperazione se un lavoratore è nel Pinge e l’altro nel Tunnel?
ruling-07-answer = Sì: se il primo lavoratore svuota il Pinge, il secondo svolge l’azione extra nel Tunnel. Se è il secondo a svuotare il Pinge, l’azione va persa, perché un lavoratore è legato a una sola area. L’opzione «{ option-synergy-owner }» cambia questa regola.

ruling-08-question = Per il bonus cooperazione devono ottenere qualcosa sia il Contadino sia il Bracciante?
ruling-08-answer = Sì, ciascuno deve svolgere quel lavoro almeno una volta. Avere dischi non basta.

ruling-09-question = Quando svolgo l’azione extra in miniera del bonus cooperazione?
ruling-09-answer = Mentre agisce il secondo lavoratore, di solito alla fine. Vale come un disco nero in più su di lui.

ruling-10-question = Devo usare l’azione extra in miniera del bonus cooperazione?
ruling-10-answer = No, è facoltativa.

ruling-11-question = Il Bracciante migliorato dà il bonus estate?
ruling-11-answer = No, il bonus nomina solo il Contadino. L’opzione «{ option-farmhand-summer-bonus }» cambia questa regola.

ruling-12-question = Posso ottenere insieme il bonus estate e il bonus cooperazione?
ruling-12-answer = Sì. Se in estate il Contadino e il Bracciante producono entrambi cibo, ricevi 1 cibo per ogni loro disco giallo, più altri 2.

ruling-13-question = Il cibo del Mulino ad acqua o di una tessera dà il bonus estate o il bonus cooperazione?
ruling-13-answer = No, non l’hanno prodotto il Contadino e il Bracciante.

ruling-14-question = Posso mettere legno nel Tunnel prima che il Pinge sia esaurito, e quando esattamente?
ruling-14-answer = Sì, perché solo per scavare il Pinge deve essere esaurito. L’opzione «{ option-early-tunnel-wood }» cambia questa regola. Metti il legno quando tocca a te eseguire le azioni, anche tra un’azione e l’altra di un lavoratore, e in inverno fino al tuo stoccaggio.

ruling-14b-question = Posso riprendere il legno che ho messo?
ruling-14b-answer = No. Solo il legno del Pinge viene tolto quando il Pinge è esaurito, e va nella riserva generale.

ruling-15-question = Un segnalino che vale come disco conta per il limite di 5 o per l’ordine di turno?
ruling-15-answer = Né per l’uno né per l’altro, perché non l’hai preso da una zona.

ruling-16-question = Quando uso un segnalino che vale come disco?
ruling-16-answer = Nella pianificazione di qualsiasi fase azione successiva, anche della prossima. I dischi si assegnano solo lì.

ruling-17-question = Per che cosa posso usare un segnalino che vale come disco?
ruling-17-answer = Per tutto ciò per cui puoi usare un disco del suo colore: Contadino e Bracciante, sviluppi (anche al posto dei dischi grigi), Mulino ad acqua e, se è giallo, Cercatore di carbone o Haspelknecht. Non puoi pagare il Minatore, che non accetta dischi.

ruling-18-question = Posso usare più segnalini nella stessa fase?
ruling-18-answer = Sì, non ci sono limiti.

ruling-19-question = Posso rimuovere acqua dal Pozzo con il segnalino Corda o con l’Argano?
ruling-19-answer = Sì, la rimuovi dallo spazio dell’acqua in uso in quel momento. Altrimenti a partita avanzata sarebbero inutili.

ruling-20-question = Posso usare il segnalino Corda se non ho gocce d’acqua?
ruling-20-answer = No. Non perdi nulla: anche un segnalino non usato dà 1 punto vittoria alla fine.

ruling-21-question = Quando esattamente posso usare il segnalino Corda?
ruling-21-answer = In qualsiasi momento, quando tocca a te eseguire le azioni. L’opzione «{ option-marker-window }» lo consente anche in inverno.

ruling-22-question = Il mio Pinge deve essere esaurito perché possa rimuovere subito 1 goccia d’acqua con l’Argano?
ruling-22-answer = No, puoi rimuovere una goccia anche dal Pinge.

ruling-23-question = Posso usare il segnalino Argano nella fase in cui il mio Pinge si esaurisce?
ruling-23-answer = Sì, una volta esaurito il Pinge e se hai acquistato l’Argano in una fase precedente. Il segnalino non si paga nella pianificazione.

ruling-24-question = Posso distribuire le 3 azioni del segnalino Argano tra le azioni dei miei lavoratori?
ruling-24-answer = No, le svolgi tutte insieme, prima o dopo un lavoratore, mai tra le sue azioni.

ruling-25-question = Le gocce d’acqua bloccano il carbone gratuito di Martello e piccone?
ruling-25-answer = Sì, con 2 o più gocce nel Pinge o 5 o più nel Pozzo, come ogni scavo. L’opzione «{ option-free-coal-needs-dry-mine }» cambia questa regola.

ruling-26-question = Posso usare il legno di Martello e piccone per raggiungere il suo carbone gratuito?
ruling-26-answer = Sì, ricevi prima il legno e puoi metterlo subito.

ruling-27-question = Che cosa succede se il carbone gratuito di Martello e piccone è l’ultimo del Pinge?
ruling-27-answer = Il Pinge si esaurisce come al solito, bonus Pinge compreso.

ruling-29-question = Per il bonus Pinge l’inverno fa ancora parte dell’anno?
ruling-29-answer = Sì, l’anno dura finché non avanza il segnalino anno. Ma in inverno non si scava, quindi non conta mai.

ruling-30-question = Che cosa succede se ho pagato il Cercatore di carbone, ma un altro lavoratore svuota prima il Pinge?
ruling-30-answer = Il pagamento va perso e il Cercatore di carbone non fa nulla. L’ordine dei lavoratori lo scegli tu, quindi puoi evitarlo.

ruling-31-question = Che cosa succede se il Cercatore di carbone svuota il Pinge con la prima azione?
ruling-31-answer = La seconda azione va persa, perché il Cercatore di carbone lavora solo nel Pinge.

ruling-32-question = Che cosa succede ai dischi neri rimasti su un lavoratore che ha svuotato il Pinge?
ruling-32-answer = Vanno persi: quel lavoratore non può continuare nel Tunnel e non può rimuovere acqua dal Pozzo.

ruling-33-question = Posso pagare il Cercatore di carbone se nel Pinge nessun carbone è accessibile?
ruling-33-answer = Sì, finché nel Pinge c’è carbone: può rimuovere acqua, e il legno puoi metterlo dopo. L’opzione «{ option-digger-needs }» cambia questa regola.

ruling-34-question = Posso pianificare il Minatore o l’Haspelknecht nella fase in cui esaurirò il Pinge?
ruling-34-answer = No, mentre pianifichi la loro tessera non è ancora sulla tua plancia.

ruling-35-question = Posso ingaggiare sia il Minatore sia l’Haspelknecht nella stessa fase?
ruling-35-answer = Sì, una volta ciascuno.

ruling-36-question = Posso pagare l’affitto con Thaler al posto del cibo, o viceversa?
ruling-36-answer = No, si contano separatamente.

ruling-37-question = Che cosa succede se posso pagare solo una parte dell’affitto?
ruling-37-answer = Paghi quanto più cibo e quanti più Thaler puoi, e prendi 1 segnalino debito per ogni cibo e ogni Thaler che manca.

ruling-38-question = Posso restituire i debiti più tardi?
ruling-38-answer = No. Nessun regolamento ne parla.

ruling-39-question = Che cosa succede in inverno al carbone nel Pozzo?
ruling-39-answer = Resta lì. Non è nella fattoria, quindi non dà punti e non va restituito.

ruling-40-question = Che cosa succede in inverno a Thaler, segnalini, debiti e gocce d’acqua?
ruling-40-answer = Restano tutti. Non occorre conservarli.

ruling-42-question = Ottengo punti per le risorse conservate anche nel terzo inverno?
ruling-42-answer = Sì, ogni inverno si svolge per intero fino allo stoccaggio.

ruling-43-question = Le risorse conservate in un inverno contano di nuovo in quello dopo?
ruling-43-answer = Sì. Il carbone che hai ancora dà di nuovo punti, e lo stesso vale per le risorse che conservi di nuovo.

ruling-45-question = I Thaler sono solo 16?
ruling-45-answer = No, non finiscono, perché nessun regolamento dice che cosa succederebbe. L’opzione «{ option-thaler-limit }» cambia questa regola.

ruling-46-question = I debiti sono solo 24?
ruling-46-answer = No, non finiscono. In quattro giocatori potrebbero servirne più di 24. L’opzione «{ option-debt-limit }» cambia questa regola.

ruling-47-question = Posso acquistare più di 9 sviluppi?
ruling-47-answer = No, per ogni acquisto ti serve uno dei tuoi 9 dischi giocatore. L’opzione «{ option-disk-limit }» cambia questa regola.

ruling-48-question = Chi riceve il costo extra per una tessera di livello 1?
ruling-48-answer = Nessuno: al livello 1 non c’è costo extra.

ruling-49-question = Chi sceglie la risorsa per il costo extra del livello 2?
ruling-49-answer = Chi paga.

ruling-50-question = Posso rifiutare un costo extra?
ruling-50-answer = No, lo ricevi sempre.

ruling-51-question = Devo pagare un costo extra se la tessera è adiacente a una delle mie e la possiedono anche altri?
ruling-51-answer = No, lo paghi solo se nessuna delle tue tessere è adiacente.

ruling-53-question = È adiacente anche una mia tessera nella stessa fila o in una fila successiva?
ruling-53-answer = Sì, vale qualsiasi lato in comune.

ruling-54-question = Una tessera acquistata dal Contadino conta come adiacente per il Bracciante migliorato nello stesso turno?
ruling-54-answer = Sì, se il Contadino agisce per primo: i tuoi lavoratori agiscono uno dopo l’altro.

ruling-55-question = Posso usare nella stessa fase un costo extra che ricevo?
ruling-55-answer = Tra le risorse che ricevi in una fase puoi usare subito solo il legno. Unica eccezione: con tutte puoi pagare a tua volta un costo extra. Le opzioni «{ option-fee-with-fresh-goods }» e «{ option-sell-fresh-coal }» cambiano questa regola.

ruling-56-question = Che cosa succede se tutte le zone azione sono vuote quando tocca a me prendere i dischi?
ruling-56-answer = Non prendi nulla, e la tua somma per l’ordine di turno è 0. In pratica non succede quasi mai.

ruling-57-question = Che cosa succede se in una zona ci sono 7 o più dischi di un colore?
ruling-57-answer = Nella prima presa li prendi tutti, perché la regola dice tutti i dischi di un colore.

ruling-58-question = In quale ordine si riempiono le zone quando i dischi nel sacchetto non bastano?
ruling-58-answer = Prima le zone riserva, poi le zone azione. Si comincia dalla plancia con il minor numero di giocatori stampato, e su ogni plancia si va da sinistra a destra.

ruling-59-question = Che cosa succede se i dischi nel sacchetto non bastano per tutte le zone riserva?
ruling-59-answer = Si riempiono nello stesso ordine, finché il sacchetto è vuoto.

ruling-60-question = Che cosa succede se tre o più giocatori sono in parità per l’ordine di turno?
ruling-60-answer = Tra loro si inverte il vecchio ordine.

ruling-61-question = Nella seconda presa posso prendere di nuovo dalla stessa zona o lo stesso colore?
ruling-61-answer = Sì, sono consentite entrambe le cose.

ruling-62-question = Posso passare nella prima presa?
ruling-62-answer = No, solo la seconda presa è facoltativa.

ruling-63-question = Passare nella seconda presa conta per l’ordine di turno?
ruling-63-answer = No, contano solo i dischi sul carro 1.

ruling-64-question = Nella prima primavera, «meno di 5 dischi» vale per la sola prima presa o per le due prese insieme?
ruling-64-answer = Per le due prese insieme, dopo la seconda. A quel punto puoi restituire 1 goccia d’acqua, anche quella di una zona con il simbolo acqua, ma non è obbligatorio.

ruling-65-question = Quando ricevo la goccia d’acqua di una zona con il simbolo acqua?
ruling-65-answer = Nel momento in cui prendi i dischi. Va nello spazio dell’acqua in uso, e non puoi rifiutarla.

ruling-66-question = Quante volte posso usare il Mulino ad acqua in una fase?
ruling-66-answer = Una volta per fase azione, per uno dei suoi due usi. I dischi si mettono nella pianificazione. Nessun regolamento indica un limite. L’opzione «{ option-mill-repeat }» cambia questa regola.

ruling-67-question = Il Mulino ad acqua conta come lavoratore?
ruling-67-answer = No, è uno spazio in più e non dà il bonus cooperazione. Lo usi tra un lavoratore e l’altro, quando vuoi, mentre tocca a te eseguire le azioni.

ruling-68-question = Posso usare per il Carbonaio il legno prodotto nella stessa fase?
ruling-68-answer = Sì, puoi usare subito il legno.

ruling-69-question = Posso usare il Carbonaio in inverno?
ruling-69-answer = No, si usa una volta per fase azione, e in inverno non ce ne sono. L’opzione «{ option-charcoal-limit }» cambia questa regola.

ruling-71-question = Il Secchio blocca le gocce d’acqua delle zone o della Catasta di legno?
ruling-71-answer = No, blocca solo quelle delle fasi gocce d’acqua di primavera e autunno.

ruling-72-question = Devo fare lo scambio dei Sacchi di carbone, e posso farlo più volte?
ruling-72-answer = No, è facoltativo, e puoi farlo una volta sola.

ruling-73-question = Con Cavallo e carretto, quanti punti ottengo per 1 o 2 carboni?
ruling-73-answer = 1 punto vittoria per ogni carbone, perché la tabella del carbone non vale più per te.

ruling-74-question = Un edificio con cui inizio in una variante conta come simbolo edificio?
ruling-74-answer = No, i simboli edificio sono sulle tessere sviluppo, e tu non possiedi quella tessera.

ruling-75-question = Se iniziamo con il Bracciante migliorato, può acquistare sviluppi dalla prima fase?
ruling-75-answer = Sì.

ruling-76-question = Il mio punteggio può scendere sotto zero?
ruling-76-answer = Sì. Oltre i 50 punti vittoria, invece, fai semplicemente un altro giro del tracciato segnapunti.

ruling-77-question = Quale carbone conta per lo spareggio?
ruling-77-answer = Tutto il carbone tolto dal tuo Pinge e dal tuo Tunnel: 18 meno i cubi rimasti. Il carbone gratuito di Martello e piccone conta. Quello del Carrello e del Carbonaio no.

ruling-78-question = Quale ordine di turno decide l’ultimo spareggio?
ruling-78-answer = Quello stabilito nell’autunno dell’anno 3.

ruling-80-question = In una sezione con 2 carboni, importa quale scavo per primo?
ruling-80-answer = No.

ruling-81-question = Posso mettere legno tra due carboni scavati dal Minatore?
ruling-81-answer = Sì, puoi mettere legno anche tra un’azione e l’altra di un lavoratore.

ruling-82-question = Posso portare su il carbone arrivato nel Pozzo nella stessa fase?
ruling-82-answer = Sì, i lavoratori agiscono uno dopo l’altro: fai agire l’Haspelknecht più tardi.

ruling-84-question = Il pagamento di un lavoratore a contratto va perso se poi non fa nulla?
ruling-84-answer = Sì. Paghi durante la pianificazione e non ti viene restituito nulla.

ruling-85-question = Il mio piano è segreto, e posso cambiarlo?
ruling-85-answer = Resta segreto finché non hanno confermato tutti, e fino ad allora puoi cambiarlo. Con l’opzione «{ option-plan-in-turn-order }» i piani sono visibili.

ruling-86-question = Posso pagare un costo extra con un Thaler?
ruling-86-answer = No, solo con carbone, legno o cibo.

ruling-88-question = Quando uso il segnalino Lampada, e chi sceglie i dischi?
ruling-88-answer = Quando tocca a te nella prima o nella seconda presa, prima di scegliere una zona. Scegli tu entrambi i dischi: uno di una zona riserva e uno della sua zona azione.

ruling-90-question = Se acquisto il Carrello prima che il Pinge sia esaurito, ricevo i 2 carboni più tardi?
ruling-90-answer = No, ricevi solo il legno. Con l’opzione «{ option-lorry-during-pinge }» ricevi il carbone subito.

ruling-92-question = Dopo l’anno 3 comincia un altro anno?
ruling-92-answer = No, segue il punteggio finale.

ruling-93-question = Devo conservare risorse in inverno?
ruling-93-answer = No. Decidi tu se conservare qualcosa, e che cosa.

ruling-98-question = Il Contadino o il Bracciante può restare fermo mentre agiscono i lavoratori a contratto?
ruling-98-answer = Sì, nessuno è obbligato a lavorare.

ruling-99-question = Una tessera che un altro giocatore ha acquistato poco prima, in questa fase, conta già come sua?
ruling-99-answer = Sì, perché lo si controlla quando acquisti.

ruling-100-question = Quante gocce d’acqua possono passare nel Pozzo quando il Pinge è esaurito?
ruling-100-answer = Di solito al massimo 1, perché per scavare l’ultimo carbone devono essere meno di 2.

ruling-101-question = Quanto carbone può contenere il Pozzo?
ruling-101-answer = Qualsiasi quantità. Nessun regolamento indica un limite.

ruling-102-question = Posso pagare un lavoratore a contratto con un disco giallo di uno qualsiasi dei due carri?
ruling-102-answer = Sì, se il lavoratore accetta dischi. I carri contano solo per l’ordine di turno.

ruling-103-question = Il Contadino e il Bracciante possono acquistare entrambi uno sviluppo nella stessa fase?
ruling-103-answer = Sì, se il tuo Bracciante può acquistare sviluppi: due tessere diverse, una dopo l’altra.

ruling-104-question = Posso pagare il Minatore con 5 o più gocce d’acqua nel Pozzo?
ruling-104-answer = Sì, ma fai prima rimuovere acqua all’Haspelknecht, altrimenti il Minatore non scava nulla.

ruling-105-question = Un segnalino giallo sul Contadino conta per il bonus estate e per il bonus cooperazione?
ruling-105-answer = Sì, vale proprio come un disco giallo.

ruling-106-question = Se è l’acqua a decidere che cosa fa il Cercatore di carbone, che cosa succede se, tolta l’acqua, nessun carbone è accessibile?
ruling-106-answer = La seconda azione va persa.

ruling-107-question = Se il Carrello dà carbone prima che il Pinge sia esaurito, quando posso portarlo su?
ruling-107-answer = Quando l’Haspelknecht è disponibile, cioè dopo che il Pinge è esaurito.

ruling-108-question = Posso mettere dischi di colori diversi sul Bracciante?
ruling-108-answer = Solo sul Bracciante migliorato, e solo per acquistare uno sviluppo.

ruling-109-question = I dischi devono corrispondere esattamente al costo di uno sviluppo?
ruling-109-answer = Sì: un lavoratore con più dischi di quelli richiesti non può acquistare la tessera.

ruling-110-question = Ogni giocatore ha 11 dischi giocatore e non di più?
ruling-110-answer = Sì: 9 per gli sviluppi, 1 per l’ordine di turno e 1 per il tracciato segnapunti. L’opzione «{ option-disk-limit }» toglie il limite di 9.
