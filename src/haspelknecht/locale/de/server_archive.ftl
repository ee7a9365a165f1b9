# Aufzeichnungen und das Archiv des Spielservers.

server-not-begun = An diesem Tisch hat noch keine Partie begonnen.
server-record-seats = In der aufgezeichneten Partie spielen { $players } Personen. Nenne genau so viele Plätze.
server-record-step = Einen Schritt { $step } gibt es in der Aufzeichnung nicht. Der letzte ist { $last }.
server-record-over = Bei diesem Schritt ist die Partie zu Ende. Wähle einen früheren, um weiterzuspielen.
server-cursor = Diese Seite des Archivs finden wir nicht. Geh zurück zur ersten Seite.
