# Auslagen des Errungenschaftsfelds: ihre Namen, und was an einer Zeichnung oder Datei falsch sein kann.

layout-name-standard-2 = Standard zu zweit
layout-name-standard-3 = Standard zu dritt
layout-name-standard-4 = Standard zu viert
layout-name-tower = Turm
layout-name-three-long-legs = Drei Beine
layout-name-four-long-legs = Vier Beine
layout-name-wings = Flügel
layout-name-three-short-legs = Drei kurze Beine
layout-name-four-short-legs = Vier kurze Beine
layout-name-two-short-asymmetric-legs = Zwei asymmetrische Beine
layout-name-flower = Blume
layout-name-three-circles = Drei Kreise
layout-name-two-long-asymmetric-legs = Zwei lange asymmetrische Beine
layout-name-two-circles = Zwei Runden
layout-name-butterfly = Schmetterling

## Die Zeichnung. Zeilen und Spalten zählen in ihr ab 1.

layout-empty = Die Zeichnung enthält kein Plättchen. Zeichne jedes Plättchen als Ziffer von 1 bis 4, seine Stufe.
layout-wrong-sign = Zeile { $line }, Spalte { $column } der Zeichnung: „{ $sign }“ ist kein Plättchen. Verwende nur die Ziffern 1 bis 4 und Leerzeichen.
layout-too-close = Zeile { $line }, Spalte { $column } der Zeichnung: Dieses Plättchen überlappt das links daneben. Lass ein Leerzeichen dazwischen.
layout-off-grid = Zeile { $line }, Spalte { $column } der Zeichnung: Dieses Plättchen passt nicht ins Sechseckraster. Verschiebe es um eine Spalte: Jede Zeile ist gegen ihre Nachbarzeilen um eine Spalte versetzt.
layout-too-large = Zeile { $line }, Spalte { $column } der Zeichnung: Das liegt zu weit außen. Verwende höchstens { $lines } Zeilen und { $columns } Spalten.
layout-too-many = Zeile { $line }, Spalte { $column } der Zeichnung: Das ist ein Plättchen der Stufe { $level } zu viel. Verwende von jeder Stufe höchstens { $most } ({ $rule }).

## Die Regeln. Zeilen und Spalten zählen ab dem obersten und dem am weitesten links liegenden Plättchen.

layout-level-missing = Stufe { $level } fehlt in der Zeichnung. Ergänze Plättchen dieser Stufe ({ $rule }).
layout-too-few = Stufe { $level } hat in der Zeichnung zu wenige Plättchen ({ $count }). Zeichne für { $players } Personen mindestens { $minimum } ({ $rule }).
layout-not-connected = Zeile { $line }, Spalte { $column }, gezählt ab dem obersten und dem am weitesten links liegenden Plättchen: Dieses Plättchen der Stufe { $level } grenzt an keines der Stufe { $before }. Lege es neben eines ({ $rule }).
layout-level-jump = Zeile { $line }, Spalte { $column }, gezählt ab dem obersten und dem am weitesten links liegenden Plättchen: Dieses Plättchen der Stufe { $level } grenzt an eines der Stufe { $other }. Benachbarte Plättchen dürfen höchstens eine Stufe auseinanderliegen ({ $rule }).

## Zahlen und Dateien

layout-player-count = Für { $players } Personen gibt es kein Errungenschaftsfeld. Wähle 2, 3 oder 4.
layout-minimum-unknown = „{ $option }“ ist kein Wert von min_tiles_per_row. Wähle „players“ oder „three“.
layout-file-too-long = Auslage { $name }: Die Datei ist in Zeile { $line } zu lang. Sie braucht nur wenige kurze Zeilen.
layout-not-toml = Auslage { $name }: Zeile { $line } der Datei ist kein gültiges TOML. Beispiele stehen in layouts.toml.
layout-too-deep = Auslage { $name }: In der Datei sind zu viele Klammern verschachtelt. Schreibe nur ein Paar, wie in players = [2, 3].
layout-key-missing = Auslage { $name }: In der Datei fehlt der Schlüssel „{ $field }“. Ergänze ihn.
layout-key-unknown = Auslage { $name }: Der Schlüssel „{ $field }“ in der Datei ist unbekannt. Verwende nur players, drawing und source.
layout-players-wrong = Auslage { $name }: Der Schlüssel „players“ braucht eine Liste aus 2, 3 und 4, jede Zahl höchstens einmal, zum Beispiel players = [2, 3].
layout-not-text = Auslage { $name }: Der Schlüssel „{ $field }“ muss ein Text sein. Setze ihn in Anführungszeichen.
