### Was Benutzer falsch machen können: je ein Satz, der sagt, was falsch ist, wo, und was zu tun ist.

## Vorbereitung einer Partie

players-count = Haspelknecht ist für 2, 3 oder 4 Personen, nicht für { $players }.
edition-unknown = Die Ausgabe „{ $edition }“ gibt es nicht. Ausgaben: { $known }.
option-unknown = Die Option „{ $option }“ gibt es nicht. Optionen: { $known }.
option-value-unknown = Die Option { $option } kann nicht „{ $value }“ sein. Werte: { $known }.
layout-unknown = Die Auslage „{ $layout }“ gibt es nicht. Auslagen: { $known }.
layout-players = Die Auslage { $layout } ist für { $fit } Personen, nicht für { $players }.
tiles-unknown = „{ $tiles }“ sagt nicht, welche Plättchen ins Spiel kommen. Schreibe first, random oder die Nummern der Plättchen.
tiles-count = Die Auslage hat { $needed } Plätze, aber du hast { $found ->
    [one] nur 1 Plättchen
   *[other] { $found } verschiedene Plättchen
    } genannt.
tiles-level = Plättchen { $tile } kann nicht auf einem Platz der Stufe { $level } liegen.
tile-unknown = Plättchen { $tile } gibt es nicht. Es gibt 11 bis 15, 21 bis 25, 31 bis 35 und 41 bis 45.
few-thaler-unknown = „{ $value }“ sagt nicht, was bei zu wenigen Thaler-Quellen geschehen soll. Schreibe redraw oder warn.
start-building-unknown = Zu Plättchen { $tile } gehört kein Gebäude, mit dem ihr beginnen könnt. Gebäude gehören zu 12, 15, 24 und 35.
start-building-in-play = R-VARIANT-06: Mit dem Gebäude von Plättchen { $tile } könnt ihr nicht beginnen, denn das Plättchen ist im Spiel.
start-farmhand-in-play = R-VARIANT-07: Mit dem verbesserten Knecht könnt ihr nicht beginnen, denn Plättchen { $tile } ist im Spiel.
names-count = Du hast { $found ->
    [one] 1 Namen
   *[other] { $found } Namen
    } für { $players } Personen angegeben.
name-unfit = { $name } eignet sich nicht als Name. Verwende 1 bis 40 druckbare Zeichen.
warning-few-thaler = R-VARIANT-08: Diese Plättchen bringen zu wenige Thaler für die 3 Thaler Pacht. Erwäge andere Plättchen.

## Eigene Dateien

toml-too-long = Die Datei hat mehr als { $most } Zeichen. Entferne, was nicht hineingehört.
toml-line-too-long = Zeile { $line } hat mehr als { $most } Zeichen. Teile sie in kürzere Zeilen.
toml-too-deep = Zeile { $line } enthält einen Namen mit mehr als { $most } Teilen. Entferne die Punkte, die nicht hineingehören.

## Komponentendateien

components-not-toml = Die Komponentendatei ist kein gültiges TOML: { $problem }.
components-unknown = Die Komponentendatei nennt „{ $where }“, das es nicht gibt. Alle Namen stehen in der mitgelieferten components.toml.
components-wrong-kind = „{ $where }“ in der Komponentendatei muss eine Tabelle sein.
components-number = „{ $where }“ in der Komponentendatei muss eine ganze Zahl von { $least } bis { $most } sein.
components-list = „{ $where }“ in der Komponentendatei muss eine Liste aus { $length } ganzen Zahlen sein.
components-places = „{ $where }“ in der Komponentendatei muss eine Liste verschiedener Stellen von 1 bis { $most } sein.
components-cost = Plättchen { $tile } muss mindestens 1 und höchstens { $most } Scheiben kosten. Mehr kann niemand legen.
components-cost-31 = Plättchen 31 muss 1 schwarze Scheibe und 3 Scheiben beliebiger Farbe kosten. So steht es in den Regelheften (F-01).
components-cost-21 = Plättchen 21 muss sich mit genau 1 gelben und 2 braunen Scheiben bezahlen lassen, wie in einem Beispiel der Regelhefte (F-01).
components-pinge-sum = Die Kohlegruppen der Pinge ergeben zusammen { $sum }, die Pinge hat aber { $coal } Kohle (R-PINGE-01).
components-pinge-groups = Die Pinge braucht Kohle vor dem ersten und nach dem zweiten Holz-Symbol (F-05).
components-tunnel-coal = Die { $sections } Stollenabschnitte brauchen je mindestens 1 Kohle und zusammen { $coal }. Diese ergeben { $sum } (R-TUNNEL-01).
components-tunnel-vp = Die Stollenabschnitte müssen je 1 bis 3 Siegpunkte bringen und zusammen 13. Diese ergeben { $sum } (R-END-03).
components-symbols = „{ $where }“ muss genau { $count } Stollenabschnitte nennen, nicht { $found } (R-END-04).
components-wet-pools = Genau einer der ersten zwei Pools muss ein Wasser-Symbol haben: Einige Pools haben eines, aber nicht alle (F-09).

## Spielzüge

move-unknown = „{ $move }“ ist kein Spielzug. Tippe einen der Spielzüge aus der Liste ein.
move-number-unknown = Einen Spielzug mit der Nummer { $move } gibt es nicht.
illegal-move = Platz { $seat } kann „{ $move }“ jetzt nicht spielen.
seat-unknown = Einen Platz „{ $seat }“ gibt es nicht. Die Plätze sind { $known }.
draw-due = Bevor jemand spielen kann, müssen Scheiben gezogen werden.
game-over = Die Partie ist zu Ende.
nothing-to-undo = Es gibt keinen Spielzug, den du zurücknehmen könntest.
no-plan-to-withdraw = Platz { $seat } hat gerade keinen Plan, der sich zurücknehmen ließe.
plans-are-open = In dieser Partie wird offen geplant: Du kannst nur deinen letzten Spielzug zurücknehmen.

## Werte von außen

value-not-table = „{ $place }“ muss eine Tabelle mit Werten sein.
value-unknown = „{ $place }“ ist hier unbekannt. Prüfe die Schreibweise.
value-not-flag = „{ $place }“ muss true oder false sein.
value-not-text = „{ $place }“ muss ein Text sein.
value-not-known = „{ $place }“ muss eines davon sein: { $known }.
value-not-list = „{ $place }“ muss eine Liste sein.
value-not-tile = „{ $place }“ nennt „{ $tile }“, aber das ist kein Plättchen. Es gibt 11 bis 15, 21 bis 25, 31 bis 35 und 41 bis 45.
value-not-seat = „{ $place }“ muss Plätze nennen: { $known }.
value-not-number = „{ $place }“ muss eine ganze Zahl von { $least } bis { $most } sein.
value-not-order = „{ $place }“ muss jeden Platz genau einmal nennen: { $known }.
value-not-place = „{ $place }“ muss ein freier Platz [x, row] des Errungenschaftsfelds sein.

## Stellungen

position-unreadable = Die Stellung ist nicht lesbar: { $problem }.
position-too-long = Das ist zu lang für eine Stellung. Prüfe die Datei.
position-version = Diese Stellung hat Format { $version }, aber dieses Programm liest Format { $known }.
rules-newer = Diese Partie folgt Fassung { $rules } der Regeln, aber dieses Programm kennt sie nur bis Fassung { $known }. Öffne sie mit einem neueren Programm.
position-players = Eine Stellung braucht eine Tabelle „players“ mit A und B, dazu C und D, wenn sie mitspielen.
position-pools = Die Stellung hat { $found ->
    [one] 1 Pool
   *[other] { $found } Pools
    } für { $players } Personen. Sie braucht einen Pool pro Person oder gar keinen.
position-stack = „stacks.{ $tile }“ nennt nicht genau die Plätze, die das Plättchen besitzen.
position-disks = R-REFILL-09: Zu den Scheiben in den Pools und auf den Schubkarrenfeldern müssen im Beutel so viele liegen: { $yellow } gelbe, { $brown } braune und { $black } schwarze.
position-cart = In „{ $place }“ dürfen nur Scheiben einer Farbe liegen.
position-load = In „{ $place }“ liegen mehr Scheiben, als eine Person haben kann.
position-score = „{ $place }“: Die Siegpunkte nach Herkunft ergeben zusammen { $total }, der Punktestand ist aber { $score }.
position-impossible = „{ $place }“ ist unmöglich: { $rule } lässt es nicht zu.

## Aufzeichnungen

record-line = Zeile { $line } der Aufzeichnung:
record-too-long = Das ist zu lang für eine Aufzeichnung. Prüfe die Datei.
record-line-too-long = Die Zeile ist zu lang. Prüfe die Datei.
record-not-one = Das ist keine Aufzeichnung einer Partie. Eine Aufzeichnung beginnt mit „{ $first } 1“.
record-version = Diese Aufzeichnung hat Format { $version }, aber dieses Programm liest Format { $known }.
record-after-end = Nach dem Ende der Partie steht „{ $text }“. Dort darf nichts mehr folgen.
record-is-finished = Die Partie ist hier zu Ende, aber die Aufzeichnung nennt sie unvollendet (unfinished).
record-not-finished = Die Aufzeichnung nennt ein Ergebnis, aber die Partie ist hier noch nicht zu Ende.
record-truncated = Die Aufzeichnung bricht ab. Eine vollständige endet mit der Angabe, wer gewonnen hat, oder mit „unfinished“.
record-no-draw-due = An dieser Stelle werden keine Scheiben gezogen.
record-disk-unknown = „{ $letter }“ ist keine Scheibe. Schreibe Y für Gelb, B für Braun, K für Schwarz.
record-disk-missing = Im Beutel liegt keine Scheibe { $letter } mehr.
record-draw-too-long = Hier werden mehr Scheiben gezogen, als in die Pools passen.
record-draw-too-short = Hier werden zu wenige Scheiben gezogen: Die Pools sind noch nicht voll.
record-seed-disagrees = Scheibe { $number } der Partie ist nicht die, die der Startwert ergibt.
record-seed-hash = Der Startwert passt nicht zu seinem Hash.
record-seed-order = Die erste Spielreihenfolge ist nicht die, die der Startwert ergibt.
record-winner = Gewonnen hat diese Partie { $winner }.
record-heading = Die Überschrift sagt { $found }, aber die Partie ist bei { $now }.
record-result = Das Ergebnis lautet { $found }, aber die Partie ergibt { $scores }.
record-twice = „{ $name }“ steht hier ein zweites Mal.
record-players = Die Plätze müssen in der Reihenfolge A, B, C, D aufgeführt sein.
record-unreadable = „{ $word }“ ist nicht lesbar. Prüfe die Schreibweise.
record-head-incomplete = Der Kopf ist unvollständig. Er braucht die Mitspielenden, das Errungenschaftsfeld und die erste Spielreihenfolge.
