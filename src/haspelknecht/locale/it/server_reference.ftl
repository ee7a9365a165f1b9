# Che cosa consulta il browser, la pagina che sostituisce l’app web, e la partita guidata.

## Da dove viene un valore stampato

reference-source-text = Stampato in un regolamento.
reference-source-review = Raccontato in una recensione pubblicata.
reference-source-rebuilt = Ricostruito da noi: si accorda con tutto ciò che dicono i regolamenti, ma nessuno l’ha letto sulla scatola.
reference-partly-cost-21 = I regolamenti dicono che 1 disco giallo e 2 marroni pagano questa tessera. Quali spazi siano colorati, lo abbiamo ricostruito noi.
reference-partly-pinge = I regolamenti parlano di 7 carboni, 2 simboli legno e almeno 1 carbone prima del primo. Come sia distribuito il carbone, lo abbiamo ricostruito noi.
reference-partly-tunnel-coal = I regolamenti parlano di 7 sezioni con 11 carboni. Come sia distribuito il carbone, lo abbiamo ricostruito noi.
reference-partly-tunnel-points = I regolamenti dicono che ogni sezione vale da 1 a 3 punti vittoria, 13 in tutto. Come siano distribuiti, lo abbiamo ricostruito noi.
reference-partly-tunnel-symbols = I regolamenti dicono quanti sono i simboli: 3 carriole, 4 lampade e 4 vagoncini. Dove siano, lo abbiamo ricostruito noi.
reference-partly-pools = Una recensione dice che la prima zona non ha il simbolo acqua e la seconda sì. La terza e la quarta le abbiamo ricostruite noi.
reference-partly-standard = I regolamenti dicono quante tessere ha ogni fila, una recensione che le file sono sfalsate. Quali file siano spostate, lo abbiamo ricostruito noi.
reference-partly-layout = I regolamenti riportano nel testo il nome, il numero di giocatori e le tessere di ogni livello. La forma l’abbiamo ricostruita noi.

## La partita guidata

server-tutorial-neighbour = Vicino

## Al posto dell’app web, se non è stata compilata

server-client-missing = L’app web non è stata compilata
server-client-missing-about = Questo server è in funzione e risponde ai programmi, ma le pagine del gioco non fanno parte di questa installazione. Nella cartella dei sorgenti, il comando make play le crea e avvia il server.
server-docs = Documentazione
server-docs-missing = La documentazione non fa parte di questa installazione: nella cartella dei sorgenti, make docs la crea, e il server la mostra dopo il prossimo avvio.
server-docs-no-page = Questa pagina non esiste nella documentazione. La prima pagina si trova all’indirizzo /docs.

## Avviare il server

server-other-port = La porta { $taken } è usata da un altro programma, perciò la porta è { $port }.
server-friends = Per gli amici nella tua rete: { $address }
server-only-here = Solo questo computer può aprirlo. Per far entrare gli amici: { $command }
server-games-kept = Le partite sono conservate in { $place }
server-plain-engine = Il motore di gioco gira in Python puro, circa { $times } volte più lento: i bot pensano più a lungo. Installa un pacchetto compilato, oppure un compilatore C e poi di nuovo Haspelknecht.
server-how-to-stop = Ctrl-C ferma il server.
server-stopped = Haspelknecht è stato fermato. Tutte le partite sono salvate.
server-client-browse = apre il gioco in un browser, se c’è uno schermo
