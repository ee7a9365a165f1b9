### Il gioco: scopo, storia, contenuto della scatola, autori; e le parti della pagina delle regole intorno alle regole

## Pagina delle regole

web-rules-edition = Edizione
web-rules-chapter-glossary = Glossario
web-rules-chapter-examples = Esempi
web-rules-also = Altri nomi: { $names }
web-rules-example-before = Prima
web-rules-example-after = Dopo

## Scopo del gioco

web-about-goal-title = Scopo del gioco
web-about-goal = Gestisci una fattoria nella valle della Ruhr, nel XVI secolo. Nel tuo terreno c’è carbone: all’inizio vicino alla superficie, poi sempre più in profondità. Per tre anni pianifichi il lavoro della fattoria: coltivi, tagli legna, scavi carbone, ti liberi dell’acqua e impari nuove tecniche.
web-about-win = Ottieni punti ogni inverno per il carbone, a ogni sviluppo che acquisti e, alla fine, per la miniera, i Thaler e altro ancora. Vince chi ha più punti vittoria. Le strade per riuscirci sono molte.

## Storia

web-about-story-title = La storia
web-about-story = Una sera fredda un giovane pastore accese un fuoco in una fossa. Il mattino dopo ardeva ancora: tra la cenere c’erano pietre nere e lucide che non smettevano di bruciare. Lo raccontò al contadino per cui lavorava e, finito il lavoro nei campi, scavarono insieme in cerca di altre pietre. Ma più scendevano, più la fossa si riempiva d’acqua. Servivano nuove idee, e nuovi attrezzi.
web-about-history-pinge = Un Pinge è un avvallamento del terreno lasciato dagli scavi vicino alla superficie. Nel sud della Ruhr, dove gli strati di carbone affiorano, nei boschi se ne trovano ancora.
web-about-history-haspelknecht = Una Haspel è un argano sopra un pozzo. Gli Haspelknecht ne giravano la manovella: tiravano su carbone e acqua e calavano attrezzi e legname.
web-about-history-water = L’acqua era il peggior nemico dei minatori. Si infiltrava in ogni fossa e bisognava portarla via con i secchi: per questo non si poteva scavare molto in profondità.
web-about-history-development = I contadini scavavano carbone dopo il raccolto, con gli attrezzi della fattoria. Col tempo costruirono puntelli e gallerie, carretti e mulini, e al posto delle fosse nacquero piccole miniere.

## Contenuto della scatola

web-about-box-title = Contenuto della scatola
web-about-box-boards = 1 tabellone ruota dell’anno con le fasi, l’ordine di turno e il tracciato segnapunti; 4 plance giocatore con una fattoria e una miniera
web-about-box-resource-boards = 3 plance risorse: una con 2 zone azione e 2 zone riserva, due con 1 zona azione e 1 zona riserva
web-about-box-tiles = 20 tessere sviluppo, 5 per ciascuno dei 4 livelli, e 4 tessere aiuto
web-about-box-buildings = 16 tessere edificio (4 Fienili, 4 Carbonai, 4 Stoccaggi del carbone, 4 Mulini ad acqua), 4 Braccianti migliorati, 4 tessere con Minatore e Haspelknecht
web-about-box-disks = 36 dischi azione (13 neri, 13 marroni, 10 gialli) e 44 dischi giocatore, 11 per ogni colore
web-about-box-markers = 24 segnalini azione, 4 per ciascuno dei 6 tipi; 1 segnalino fase e 1 segnalino anno
web-about-box-resources = 80 carboni, 34 legni, 18 cibi e 18 segnalini acqua
web-about-box-coins = 16 monete Thaler e 24 segnalini debito
web-about-box-bag = 1 sacchetto e 1 regolamento
web-about-box-note = Carbone, legno, cibo e segnalini acqua sono illimitati. Se finiscono i pezzi, usa qualsiasi altra cosa.

## Autori

web-credits-title = Riconoscimenti
web-credits-board-game = Il gioco da tavolo
web-credits-author = Autore
web-credits-artist = Illustrazioni
web-credits-publisher = Editore
web-credits-rulebook = Regolamento
web-credits-polish = Traduzione polacca
web-credits-testers = Playtest
web-credits-ours = Questa edizione digitale
web-credits-us = Realizzata da appassionati del gioco: motore delle regole, bot, app web, disegni e testi. Non abbiamo legami con l’autore o con l’editore.
web-credits-texts = Tutti i testi sono nostri, scritti con i cinque regolamenti a portata di mano. Anche i disegni sono nostri: nulla è copiato dalla scatola.
web-credits-licence = Il software è libero, con licenza MIT.
web-credits-others = Usa font e software liberi di altri autori.
web-credits-licences = Le loro licenze
