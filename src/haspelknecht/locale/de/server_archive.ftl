# Aufzeichnungen und das Archiv des Spielservers.

server-not-begun = An diesem Tisch hat noch keine Partie begonnen.
server-record-seats = Die aufgezeichnete Partie hat { $players } Spieler: Nenne ebenso viele Plätze.
server-record-step = Einen Schritt { $step } gibt es in der Aufzeichnung nicht: Der letzte ist { $last }.
server-record-over = An dieser Stelle ist die Partie zu Ende: Wähle einen früheren Schritt, um weiterzuspielen.
server-cursor = Diese Seite des Archivs lässt sich nicht finden: Beginne wieder mit der ersten Seite.
