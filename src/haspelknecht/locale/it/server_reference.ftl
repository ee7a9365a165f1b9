# Che cosa consulta il browser, la pagina che sostituisce l’app web, e la partita guidata.

## Da dove viene un valore stampato

reference-source-text = Stampato in un regolamento.
reference-source-review = Da una recensione pubblicata.
reference-source-rebuilt = Ricostruito da noi. Si accorda con tutto ciò che dicono i regolamenti, ma non l’abbiamo visto sul componente vero.
reference-partly-cost-21 = Secondo i regolamenti puoi pagare questa tessera con 1 disco giallo e 2 marroni. Quali dischi del costo siano colorati lo abbiamo ricostruito.
reference-partly-pinge = Secondo i regolamenti ci sono 7 carboni e 2 simboli legno, con almeno 1 carbone prima del primo. Come sia diviso il carbone lo abbiamo ricostruito.
reference-partly-tunnel-coal = Secondo i regolamenti ci sono 7 sezioni con 11 carboni. Come sia diviso il carbone lo abbiamo ricostruito.
reference-partly-tunnel-points = Secondo i regolamenti ogni sezione vale da 1 a 3 punti vittoria, 13 in tutto. Come siano divisi lo abbiamo ricostruito.
reference-partly-tunnel-symbols = Secondo i regolamenti ci sono 3 carriole, 4 lampade e 4 carrelli. Dove siano lo abbiamo ricostruito.
reference-partly-pools = Secondo una recensione la prima zona non ha il simbolo acqua e la seconda sì. La terza e la quarta le abbiamo ricostruite.
reference-partly-standard = I regolamenti dicono quante tessere ha ogni fila, una recensione che le file sono sfalsate. Quali file siano spostate lo abbiamo ricostruito.
reference-partly-layout = I regolamenti riportano il nome, il numero di giocatori e le tessere di ogni livello. La forma l’abbiamo ricostruita.

## La partita guidata

server-tutorial-neighbour = Vicino

## Al posto dell’app web, se non è stata compilata

server-client-missing = L’app web non è stata compilata
server-client-missing-about = Questo server è in funzione e risponde ai programmi, ma questa installazione non comprende le pagine web del gioco. Per crearle e avviare il server, esegui make play nella cartella dei sorgenti.
server-docs = Documentazione
server-docs-missing = Questa installazione non comprende la documentazione. Per crearla, esegui make docs nella cartella dei sorgenti e riavvia il server.
server-docs-no-page = Questa pagina non esiste nella documentazione. Comincia da /docs.

## Avviare il server

server-other-port = La porta { $taken } è usata da un altro programma, perciò il server usa la porta { $port }.
server-friends = Per gli amici sulla tua rete: { $address }
server-only-here = Solo questo computer può aprirlo. Per far entrare gli amici: { $command }
server-games-kept = Le partite sono conservate in { $place }
server-plain-engine = Il motore di gioco gira in Python puro, circa { $times } volte più lento, perciò i bot pensano più a lungo. Installa un pacchetto compilato, oppure un compilatore C e poi di nuovo Haspelknecht.
server-how-to-stop = Premi Ctrl-C per fermare il server.
server-stopped = Haspelknecht è stato fermato. Tutte le partite sono salvate.
server-client-browse = apre il gioco in un browser, se c’è uno schermo
