# Was der Browser nachschlägt, die Seite anstelle der Web-App und der Einstieg.

## Woher ein aufgedruckter Wert stammt

reference-source-text = Steht in einem Regelheft.
reference-source-review = Steht in einer veröffentlichten Rezension.
reference-source-rebuilt = Von uns rekonstruiert: passt zu allem, was die Regelhefte sagen, aber niemand hat es von der Schachtel abgelesen.
reference-partly-cost-21 = Laut den Regelheften bezahlen 1 gelbe und 2 braune Scheiben dieses Plättchen. Welche seiner Stellen farbig sind, haben wir rekonstruiert.
reference-partly-pinge = Die Regelhefte nennen 7 Kohle, 2 Holz-Symbole und mindestens 1 Kohle vor dem ersten davon. Wie die Kohle verteilt ist, haben wir rekonstruiert.
reference-partly-tunnel-coal = Die Regelhefte nennen 7 Abschnitte mit 11 Kohle. Wie die Kohle verteilt ist, haben wir rekonstruiert.
reference-partly-tunnel-points = Laut den Regelheften ist jeder Abschnitt 1 bis 3 Siegpunkte wert, alle zusammen 13. Wie sie verteilt sind, haben wir rekonstruiert.
reference-partly-tunnel-symbols = Die Regelhefte sagen, wie viele Symbole es gibt: 3 Schubkarren, 4 Lampen und 4 Hunte. Wo sie stehen, haben wir rekonstruiert.
reference-partly-pools = Laut einer Rezension ist der erste Pool trocken und der zweite nass. Den dritten und den vierten haben wir rekonstruiert.
reference-partly-standard = Die Regelhefte sagen, wie viele Plättchen jede Reihe hat, eine Rezension, dass die Reihen versetzt liegen. Welche Reihen verschoben sind, haben wir rekonstruiert.
reference-partly-layout = Die Regelhefte nennen ihren Namen, die Spielerzahl und die Plättchen jeder Stufe als Text. Die Form haben wir rekonstruiert.

## Der Einstieg

server-tutorial-neighbour = Nachbar

## Anstelle der Web-App, wenn sie nicht gebaut wurde

server-client-missing = Die Web-App ist nicht gebaut
server-client-missing-about = Dieser Server läuft und antwortet Programmen, aber die Seiten des Spiels gehören nicht zu dieser Installation. Im Quellordner baut der Befehl make play sie und startet den Server.
server-docs = Dokumentation
server-docs-missing = Die Dokumentation gehört nicht zu dieser Installation: Im Quellordner baut make docs sie, und nach dem nächsten Start zeigt der Server sie an.
server-docs-no-page = Diese Seite gibt es in der Dokumentation nicht. Ihre erste Seite ist unter /docs.

## Den Server starten

server-other-port = Port { $taken } benutzt schon ein anderes Programm, deshalb ist es Port { $port }.
server-friends = Für Freunde in deinem Netz: { $address }
server-only-here = Nur dieser Rechner kann es öffnen. So lässt du Freunde herein: { $command }
server-games-kept = Die Partien liegen in { $place }
server-plain-engine = Die Spiellogik läuft als reines Python, etwa { $times }-mal langsamer: Bots denken länger nach. Installiere ein kompiliertes Paket oder einen C-Compiler und danach Haspelknecht noch einmal.
server-how-to-stop = Strg+C hält den Server an.
server-stopped = Haspelknecht ist beendet. Alle Partien sind gespeichert.
server-client-browse = das Spiel in einem Browser öffnen, wenn es einen Bildschirm gibt
