# Was der Browser nachschlägt, die Seite anstelle der Web-App und der Einstieg.

## Woher ein aufgedruckter Wert stammt

reference-source-text = Steht in einem Regelheft.
reference-source-review = Aus einer veröffentlichten Rezension.
reference-source-rebuilt = Von uns rekonstruiert. Es passt zu allem, was die Regelhefte sagen, aber wir haben es nicht auf dem Spielmaterial gesehen.
reference-partly-cost-21 = Laut den Regelheften kannst du dieses Plättchen mit 1 gelben und 2 braunen Scheiben bezahlen. Welche Vorgaben farbig sind, haben wir rekonstruiert.
reference-partly-pinge = Laut den Regelheften gibt es 7 Kohle und 2 Holz-Symbole, mit mindestens 1 Kohle vor dem ersten. Wie die Kohle verteilt ist, haben wir rekonstruiert.
reference-partly-tunnel-coal = Laut den Regelheften gibt es 7 Abschnitte mit 11 Kohle. Wie die Kohle verteilt ist, haben wir rekonstruiert.
reference-partly-tunnel-points = Laut den Regelheften bringt jeder Abschnitt 1 bis 3 Siegpunkte, alle zusammen 13. Wie sie verteilt sind, haben wir rekonstruiert.
reference-partly-tunnel-symbols = Laut den Regelheften gibt es 3 Schubkarren, 4 Öllampen und 4 Hunte. Wo sie sind, haben wir rekonstruiert.
reference-partly-pools = Laut einer Rezension hat der erste Pool kein Wasser-Symbol und der zweite eines. Den dritten und den vierten haben wir rekonstruiert.
reference-partly-standard = Die Regelhefte sagen, wie viele Plättchen jede Reihe hat, und eine Rezension, dass die Reihen versetzt liegen. Welche Reihen verschoben sind, haben wir rekonstruiert.
reference-partly-layout = Die Regelhefte nennen den Namen, die Spielerzahl und die Zahl der Plättchen auf jeder Stufe. Die Form haben wir rekonstruiert.

## Der Einstieg

server-tutorial-neighbour = Nachbar

## Anstelle der Web-App, wenn sie nicht gebaut wurde

server-client-missing = Die Web-App ist nicht gebaut
server-client-missing-about = Dieser Server läuft und antwortet Programmen, aber zu dieser Installation gehören die Webseiten des Spiels nicht. Um sie zu bauen und den Server zu starten, führe im Quellordner make play aus.
server-docs = Dokumentation
server-docs-missing = Zu dieser Installation gehört die Dokumentation nicht. Um sie zu bauen, führe im Quellordner make docs aus und starte den Server neu.
server-docs-no-page = Diese Seite gibt es in der Dokumentation nicht. Beginne bei /docs.

## Den Server starten

server-other-port = Port { $taken } wird von einem anderen Programm benutzt, darum verwendet der Server Port { $port }.
server-friends = Für Freunde in deinem Netz: { $address }
server-only-here = Nur dieser Rechner kann es öffnen. So lässt du Freunde herein: { $command }
server-games-kept = Die Partien werden in { $place } gespeichert
server-plain-engine = Die Spiellogik läuft als reines Python, etwa { $times }-mal langsamer; Bots denken darum länger nach. Installiere ein kompiliertes Paket oder installiere einen C-Compiler und danach Haspelknecht noch einmal.
server-how-to-stop = Mit Strg+C beendest du den Server.
server-stopped = Haspelknecht ist beendet. Alle Partien sind gespeichert.
server-client-browse = das Spiel in einem Browser öffnen, wenn es einen Bildschirm gibt
