### Lernen im Browser: das Regelverzeichnis, die Karten der Plättchen, die Übersicht und der Einstieg.

## Das Regelverzeichnis

web-rules-title = Regeln
web-rules-about = Jede Regel in unseren eigenen Worten, so wie die zweite Auflage sie spielt. Unter jeder Regel: wo sie in den fünf Regelheften steht, wo diese sich unterscheiden und was eine Runde anders einstellen darf.
web-rules-search = Regeln durchsuchen
web-rules-only-differing = Nur wo die Hefte sich unterscheiden
web-rules-chapters = Kapitel
web-rules-number = { $number ->
    [one] 1 Regel
   *[other] { $number } Regeln
}
web-rules-number-disputes = { $number ->
    [one] 1 Unterschied oder Entscheidung
   *[other] { $number } Unterschiede und Entscheidungen
}
web-rules-none = Zu „{ $wish }“ passt keine Regel.
web-rules-loading = Die Regeln kommen gleich …
web-rules-unreachable = Der Server ist gerade nicht erreichbar.
web-rules-again = Noch einmal
web-rules-open = In den Regeln öffnen
web-rules-close = Schließen

web-rules-said = { $said ->
    [0] In keinem der Hefte
    [5] In allen fünf Heften
    [one] In 1 von fünf Heften
   *[other] In { $said } von fünf Heften
}
web-rules-differ = Hefte uneins
web-rules-options = { $number ->
    [one] 1 Option
   *[other] { $number } Optionen
}
web-rules-ruled = Entscheidung

web-rules-book-de = Deutsch
web-rules-book-en = Englisch
web-rules-book-fr = Französisch
web-rules-book-it = Italienisch
web-rules-book-pl = Polnisch

# $lines: die Zeilen des Hefts, etwa „127–137, 140“; „none“, wenn sich keine nennen lassen.
web-rules-place-says = { $lines ->
    [none] folgt aus anderen Regeln
   *[other] Zeile { $lines }
}
web-rules-place-suggests = { $lines ->
    [none] folgt aus anderen Regeln
   *[other] deutet es an, Zeile { $lines }
}
web-rules-place-differs = { $lines ->
    [none] sagt etwas anderes
   *[other] sagt etwas anderes, Zeile { $lines }
}
web-rules-place-silent = sagt nichts
web-rules-damaged = (Text dort beschädigt)

web-rules-differences = Die Hefte widersprechen sich oder sagen es verschieden:
web-rules-rulings = Kein Heft klärt jeden Fall; unsere Entscheidungen:
web-rules-standard = Standard
web-rules-played = An diesem Tisch

web-rules-chapter-differences = Wo die Hefte sich unterscheiden
web-rules-chapter-rulings = Unsere Entscheidungen
web-rules-differences-about = Alle Stellen, an denen sich die fünf Hefte nach unserer Kenntnis widersprechen oder es verschieden sagen; das Wichtigste zuerst.
web-rules-rulings-about = Fragen, die am Tisch aufkommen und die kein Heft beantwortet, mit den Antworten, nach denen wir spielen.
web-rules-ours = Wir spielen:
web-rules-weight-high = Ändert das Spiel oft
web-rules-weight-medium = Ändert das Spiel manchmal
web-rules-weight-low = Ändert das Spiel selten oder nie
web-rules-weight-slip = Versehen bei Übersetzung oder Druck
web-rules-sure-high = Kaum ein Zweifel
web-rules-sure-medium = Die wahrscheinlichste Lesart
web-rules-sure-low = Zweifelhaft: am besten vor dem Spiel absprechen

## Die Karten der Errungenschaften

web-card-title = Errungenschaften
web-card-about = Die zwanzig Errungenschaften mit allem, was darauf gedruckt ist. Die Regelhefte zeigen nur wenige Kosten und Symbole; wo sie schweigen, haben wir die Werte rekonstruiert, und bei jedem Wert steht, woher er stammt.
web-card-number = Nr. { $number } · Stufe { $level }
web-card-cost = Kosten:
web-card-disks-black = { $number ->
    [one] 1 schwarze Scheibe
   *[other] { $number } schwarze Scheiben
}
web-card-disks-brown = { $number ->
    [one] 1 braune Scheibe
   *[other] { $number } braune Scheiben
}
web-card-disks-yellow = { $number ->
    [one] 1 gelbe Scheibe
   *[other] { $number } gelbe Scheiben
}
web-card-disks-any = { $number ->
    [one] 1 Scheibe beliebiger Farbe
   *[other] { $number } Scheiben beliebiger Farbe
}
web-card-here = An diesem Tisch:
web-card-points = Siegpunkte
# $points: eine Liste wie „3, 2, 1“
web-card-points-order = In der Reihenfolge des Erwerbs: { $points }. Danach nichts mehr.
web-card-fee = Gebühr
web-card-no-fee = keine
web-card-symbols = Symbole
web-card-forks = { $number ->
    [one] 1 Forke
   *[other] { $number } Forken
}
web-card-hammers = { $number ->
    [one] 1-mal Schlägel und Eisen
   *[other] { $number }-mal Schlägel und Eisen
}
web-card-building-symbol = 1 Gebäude-Symbol
web-card-marker = Marker
web-card-building = Gebäude
web-card-tunnel = Im Stollen
web-card-tunnel-symbol = Wertet vollständige Abschnitte mit diesem Symbol.
web-card-symbol-wheelbarrow = Schubkarre
web-card-symbol-lamp = Öllampe
web-card-symbol-lorry = Hunt
web-card-rules = Regeln:

web-card-source-text = gedruckt
web-card-source-review = Rezension
web-card-source-partly = teils gedruckt
web-card-source-rebuilt = rekonstruiert
web-card-source-table = dieser Tisch
web-card-source-table-about = Von der Komponentendatei dieses Tisches gesetzt.
web-card-legend-text = steht in einem Regelheft
web-card-legend-review = steht in einer veröffentlichten Rezension
web-card-legend-partly = teils in einem Regelheft, der Rest rekonstruiert
web-card-legend-rebuilt = von uns rekonstruiert, passend zu allem Bekannten

web-card-boards = Auf die Tableaus gedruckt
web-card-board-pinge = Kohle in der Pinge vor, zwischen und nach den zwei Holz-Symbolen:
web-card-board-pools = Aktions-Pools mit Wasser-Symbol:
web-card-section = Stollenabschnitt
web-card-section-points = Punkte

## Die Übersicht für alle, die wiederkommen

web-summary-title = Das Spiel auf einer Seite
web-summary-about = Für alle, die nach einer Weile wiederkommen: alles Wichtige, so wie die zweite Auflage es spielt.
web-summary-print = Drucken
web-summary-to-rules = Alle Regeln
web-summary-to-tiles = Alle Errungenschaften
web-summary-gives = bringt

web-summary-year = Drei Jahre, jedes so
web-summary-water-comes = 1 Grubenwasser für alle
web-summary-in-spring = Aktionsphase
web-summary-in-summer = Aktionsphase; produziert der Bauer Nahrung, gibt es 1 mehr
web-summary-in-autumn = Aktionsphase
web-summary-in-winter = Kohle werten, Pacht bezahlen, Güter lagern
web-summary-phase = Eine Aktionsphase:
web-summary-step-refill = Pools nachfüllen (nicht im ersten Frühling)
web-summary-step-take = Scheiben nehmen, zweimal
web-summary-step-order = neue Spielerreihenfolge
web-summary-step-plan = planen, alle zugleich und verdeckt
web-summary-step-work = arbeiten, ein Spieler nach dem anderen

web-summary-taking = Scheiben nehmen
web-summary-take-first = Schritt 1: Wähle einen Aktions-Pool und eine Farbe und nimm alle Scheiben dieser Farbe, auch 6 oder mehr.
web-summary-take-second = Schritt 2: Hast du weniger als 5, darfst du noch einmal genauso nehmen, bis du 5 hast.
web-summary-take-wet = Ein Pool mit Wasser-Symbol kostet 1 Grubenwasser, aber nur in Schritt 1.
web-summary-take-refund = Nur im ersten Frühling: Mit insgesamt weniger als 5 Scheiben darfst du 1 Grubenwasser zurücklegen.

web-summary-order = Spielerreihenfolge
web-summary-order-sum = Zähle die Scheiben aus Schritt 1 zusammen. Die niedrigste Summe kommt zuerst dran, jetzt bei der Arbeit und beim nächsten Nehmen.
web-summary-order-tie = Gleiche Summe: Wer vorher später dran war, ist jetzt früher dran.

web-summary-planning = Planung
web-summary-plan-secret = Alle planen verdeckt; nichts gilt, bis alle fertig sind.
web-summary-plan-own = Eigene Arbeiter: beliebig viele Scheiben einer Farbe. Gemischte Farben nur, wenn sie genau eine Errungenschaft bezahlen.
web-summary-plan-hired = Leiharbeiter: je eine Bezahlung, von dem, was du jetzt hast. Güter aus dieser Phase kommen zu spät.
web-summary-plan-work = Bei der Arbeit bestimmst du die Reihenfolge deiner Arbeiter. Jeder wird fertig, bevor der nächste anfängt; jeden Arbeitsschritt darfst du auslassen.

web-summary-own = Eigene Arbeiter
web-summary-each-disk = eine Art von Arbeit pro Phase; jede Scheibe bringt:
web-summary-mixed = Gemischt
web-summary-disk-yellow = 1 Nahrung
web-summary-disk-brown = 1 Holz
web-summary-disk-black = 1 Kohle abbauen oder bis zu 2 Grubenwasser aus der Pinge entfernen
web-summary-disk-mixed = 1 Errungenschaft (Bauer; Knecht nur mit der Hacke)
web-summary-hired = Leiharbeiter
web-summary-pay = Eine Bezahlung
web-summary-does = Arbeit
web-summary-does-digger = bis zu 2 Aktionen in der Pinge: 1 Kohle abbauen oder bis zu 2 Grubenwasser entfernen
web-summary-does-miner = baut bis zu 3 Kohle im Stollen ab
web-summary-does-haspelknecht = bis zu 3 Aktionen im Schacht: 1 Kohle fördern oder bis zu 2 Grubenwasser entfernen
web-summary-synergy = Synergie:
web-summary-synergy-is = Verrichten Bauer und Knecht die gleiche Art von Arbeit, gibt es 1 Nahrung, 1 Holz oder einen Arbeitsschritt in der Grube dazu.
web-summary-summer = Sommer:
web-summary-summer-is = Produziert der Bauer Nahrung, gibt es 1 mehr.

web-summary-mine = Grube und Wasser
web-summary-pinge = Pinge: 7 Kohle von links nach rechts, direkt auf den Hof. Jedes ihrer 2 Holz-Symbole braucht 1 Holz, bevor du daran vorbeikommst. Ist sie leer, öffnet sich der Stollen, Hauer und Haspelknecht kommen, und es gibt Punkte je nach Jahr:
web-summary-pinge-bonus = Punkte für eine leere Pinge in diesem Jahr
web-summary-tunnel = Stollen: 7 Abschnitte mit 11 Kohle, jeder Abschnitt hinter 1 Holz. Seine Kohle kommt in den Schacht; nur der Haspelknecht fördert sie auf den Hof.
web-summary-or-more = { $drops } oder mehr
web-summary-stops-pinge = kein Abbau in der Pinge
web-summary-stops-lifting = kein Fördern aus dem Schacht
web-summary-stops-tunnel = kein Abbau im Stollen
web-summary-water-away = Bauer, Knecht und Kohlegräber entfernen Wasser aus der Pinge; im Schacht tut das nur der Haspelknecht (und die Plättchen Seil und Haspelanlage). Holz darfst du jederzeit platzieren, wenn du an der Reihe bist.

web-summary-developments = Errungenschaften
web-summary-level = Stufe
web-summary-buyers = Punkte der Reihe nach
web-summary-fee = Gebühr
web-summary-no-fee = immer offen
web-summary-dev-cost = Bezahle genau die gezeigten Scheiben; graue Stellen nehmen jede Farbe. Jeder Arbeiter, der erwerben darf, erwirbt eine pro Phase, jeder Spieler jedes Plättchen nur einmal, insgesamt höchstens neun.
web-summary-dev-near = Ohne Gebühr: Stufe 1 und jedes Plättchen, das an eines von deinen grenzt.
web-summary-dev-distant = Nicht benachbarte Plättchen: nur, wenn sie schon jemandem gehören. Die Gebühr geht von deinem Hof an den Spieler, dessen Scheibe zuoberst liegt.
web-summary-dev-later = Marker und Gebäude wirken ab der nächsten Phase.

web-summary-winter-coal = Zuerst zählt die Kohle auf deinem Hof (Kohle im Schacht zählt nicht):
web-summary-one-more = dann je +1
web-summary-rent = Pacht
web-summary-year-number = Jahr { $year }
web-summary-debts = Was du hast, musst du bezahlen; für jede fehlende Nahrung und jeden fehlenden Thaler gibt es 1 Schuldschein.
web-summary-storage = Lager
web-summary-keeps = fasst
web-summary-scores = bringt
web-summary-store-farm = Hof
web-summary-store-barn = Scheune
web-summary-store-storage = Kohlelager
web-summary-keeps-farm = 1 Gut
web-summary-keeps-barn = 1 Gut
web-summary-keeps-storage = 1 Kohle und 1 Holz
web-summary-lost = Alle übrige Nahrung, alles übrige Holz und alle übrige Kohle gehen verloren. Thaler, Marker, Grubenwasser, Kohle im Schacht und Holz in der Grube bleiben.

web-summary-ending = Schlusswertung
web-summary-end-sections = Vollständige Stollenabschnitte (leer, mit Holz am linken Rand): je 1 bis 3, zusammen 13.
web-summary-end-symbols = Vollständige Abschnitte mit deinem Symbol, je 1: Schubkarre höchstens 3, Öllampe höchstens 4, Hunt höchstens 4.
web-summary-end-driver = Kohletreiber: 1 für jedes Schlägel-und-Eisen-Symbol; Handkarren: 1 für jede Forke.
web-summary-end-markers = Jeder unbenutzte Marker: 1.
web-summary-end-debts = Schuldscheine: Der erste kostet 1, jeder weitere 2.
web-summary-end-water = Grubenwasser: Das erste ist frei, jedes weitere kostet 1.
web-summary-end-tie = Gleichstand: mehr abgebaute Kohle aus Pinge und Stollen, dann der frühere Platz in der letzten Spielerreihenfolge.
web-summary-buildings = Gebäude-Symbole
web-summary-six-more = dann je +6

## Der Einstieg: seine Seite und sein Rahmen

web-tutorial-page = Lernen beim Spielen
web-tutorial-about = Ein begleitetes erstes Jahr an einem echten Tisch, in etwa zehn Minuten. Ein geduldiger Nachbar spielt mit, und du kannst jederzeit aufhören: Dein Platz bleibt dir.
web-tutorial-begin = Los geht’s
web-tutorial-learn-taking = Scheiben nehmen, und wer zuerst drankommt
web-tutorial-learn-plan = Deinen Arbeitern etwas zu tun geben
web-tutorial-learn-mine = Kohle graben, mit Holz und gegen das Wasser
web-tutorial-learn-tile = Deine erste Errungenschaft erwerben
web-tutorial-learn-winter = Durch den Winter kommen
web-tutorial-read-summary = Für alle, die nach einer Weile wiederkommen.
web-tutorial-read-rules = Jede Regel, zum Suchen, mit dem, was die fünf Hefte sagen.
web-tutorial-read-card = Alle zwanzig, mit Kosten und Wirkung.

web-tutorial-title = Dein Begleiter
web-tutorial-progress = Lektion { $at } von { $all }
web-tutorial-how-far = Wie weit du schon bist
web-tutorial-next = Weiter
web-tutorial-leave = Ohne Begleiter spielen
web-tutorial-fold = Begleiter ein- oder ausklappen
web-tutorial-there = Liegt schon da
web-tutorial-loading = Einen Moment, dein Begleiter ist unterwegs.
web-tutorial-lost = Dein Begleiter konnte nicht kommen: Der Server ist nicht erreichbar.
web-tutorial-read-first = Eins noch: Lies mit „Weiter“ zu Ende, dann bist du dran.
web-tutorial-for-now = Eine schöne Idee für deine nächste Partie! Folge jetzt noch dem Pfeil, damit die Lektion passt.
web-tutorial-watch-title = Dein Nachbar ist dran
web-tutorial-watch = Sieh zu, was dein Nachbar tut. Gleich bist du wieder dran.
web-tutorial-play-on = Hier weiterspielen
web-tutorial-new-game = Eine neue Partie

## Die Lektionen: Frühling

web-tutorial-welcome-title = Willkommen
web-tutorial-welcome = Unter deinem Hof liegt Kohle! Drei Jahre lang wirtschaftest du oben und gräbst unten. Jedes Jahr hat drei Aktionsphasen, im Frühling, im Sommer und im Herbst, und endet mit dem Winter. Wer nach dem dritten Winter die meisten Siegpunkte hat, gewinnt. Das ist dein erstes Jahr.

web-tutorial-water-rises-title = Wasser in der Grube
web-tutorial-water-rises = Diese Grube ist deine Pinge: Hier liegt die Kohle dicht unter dem Gras. In jedem Frühling und jedem Herbst sickert bei allen 1 Grubenwasser ein. Ein wenig schadet nicht, aber 2 in der Pinge verhindern dort jeden Abbau.

web-tutorial-taking-title = Scheiben nehmen
web-tutorial-taking = Scheiben sind die Arbeit, die du verrichten kannst. Wähle einen Pool und eine Farbe und nimm alle Scheiben dieser Farbe. Schwarze Scheiben sind für die Grube. In Pool 2 liegen die meisten, aber er trägt ein Wasser-Symbol: Er kostet dich 1 Grubenwasser.
web-tutorial-taking-do = Wähle die schwarzen Scheiben aus Pool 2 und nimm sie.

web-tutorial-second-take-title = Ein zweites Mal
web-tutorial-second-take = Wer weniger als 5 Scheiben hat, darf noch einmal genauso nehmen, bis es 5 sind. Wasser-Symbole kosten beim zweiten Mal nichts.
web-tutorial-second-take-do = Nimm die schwarzen Scheiben aus Pool 1.

web-tutorial-turn-order-title = Wer kommt zuerst?
web-tutorial-turn-order = Zähle die Punkte auf den Scheiben, die du beim ersten Mal genommen hast: Schwarz 1, Braun 2, Gelb 3. Deine drei schwarzen Scheiben ergeben 3, die zwei braunen deines Nachbarn 4. Die niedrigste Summe kommt zuerst, und das bist jetzt du: bei der Arbeit in dieser Phase und beim Nehmen in der nächsten.

web-tutorial-planning-title = Einen Plan machen
web-tutorial-planning = Jetzt planen alle verdeckt. Mit jeder schwarzen Scheibe baut ein Arbeiter 1 Kohle ab oder entfernt bis zu 2 Grubenwasser. Alle Scheiben auf einem Arbeiter haben die gleiche Farbe. Bisher sind nur 3 Kohle zugänglich, also genügen drei Scheiben; die anderen zwei dürfen ruhen.
web-tutorial-planning-do = Lege 2 schwarze Scheiben auf den Bauern und 1 auf den Knecht und melde dich dann fertig.

web-tutorial-pumping-title = Zuerst das Wasser
web-tutorial-pumping = Die Pläne sind aufgedeckt, und du fängst an. In deiner Pinge sind 2 Grubenwasser, zu viele zum Abbauen. Eine schwarze Scheibe entfernt beide.
web-tutorial-pumping-do = Schick den Bauern in die Grube und entferne dann 2 Grubenwasser.

web-tutorial-mining-title = Dann die Kohle
web-tutorial-mining = Die Pinge ist trocken, und der Bauer hat noch eine Scheibe. Kohle wird von links nach rechts abgebaut. Aus der Pinge kommt sie direkt auf deinen Hof.
web-tutorial-mining-do = Baue mit dem Bauern 1 Kohle ab.

web-tutorial-synergy-title = Zwei sind mehr als eins und eins
web-tutorial-synergy = Bauer und Knecht arbeiten beide in der Grube, und das bringt einen Arbeitsschritt mehr: den Synergie-Bonus. Er gilt auch für Nahrung und für Holz, wenn beide das Gleiche produzieren. Darum baut der Knecht mit nur einer Scheibe zweimal ab.
web-tutorial-synergy-do = Schick den Knecht in die Grube und baue 2 Kohle ab.

web-tutorial-end-of-turn-title = Das war der Frühling
web-tutorial-end-of-turn = Du hast 3 Kohle. Vor der nächsten Kohle steht ein Holz-Symbol: Ohne Holz kommst du nicht weiter. Scheiben, die du nicht gebraucht hast, gehen einfach zurück.
web-tutorial-end-of-turn-do = Beende deine Arbeit und sieh deinem Nachbarn zu.

## Die Lektionen: Sommer

web-tutorial-refilling-title = Neue Scheiben
web-tutorial-refilling = Alle genommenen Scheiben sind in den Beutel zurückgekommen. Die Reserve jedes Pools ist nachgerückt, eine neue Reserve wurde gezogen, und die Pools wurden auf 6 aufgefüllt. So verraten dir die kleinen Reserven immer, was als Nächstes kommt.

web-tutorial-yellow-disks-title = Nahrung für den Winter
web-tutorial-yellow-disks = Im Sommer kommt kein Wasser. Aber der Winter ist nicht weit, und dann will der Grundherr seine Pacht: im ersten Jahr 2 Nahrung. Gelbe Scheiben bringen Nahrung.
web-tutorial-yellow-disks-do = Nimm die gelben Scheiben aus Pool 1.

web-tutorial-brown-disks-title = Holz für die Grube
web-tutorial-brown-disks = Braune Scheiben bringen Holz, und deine Pinge braucht 2. Die braunen liegen im Pool mit dem Wasser-Symbol, aber du nimmst zum zweiten Mal: Es kommt kein Wasser mit.
web-tutorial-brown-disks-do = Nimm die braunen Scheiben aus Pool 2.

web-tutorial-turn-order-tie-title = Ein Gleichstand
web-tutorial-turn-order-tie = Deine zwei gelben Scheiben ergeben 6, die drei braunen deines Nachbarn auch. Bei Gleichstand kommt früher dran, wer vorher später dran war. Du warst vorher zuerst dran, also fängt jetzt dein Nachbar an.

web-tutorial-farm-work-title = Ein Tag auf dem Hof
web-tutorial-farm-work = In einer Phase verrichtet ein Arbeiter eine Art von Arbeit. Lass den Bauern für die Nahrung sorgen und den Knecht für das Holz.
web-tutorial-farm-work-do = Lege 2 gelbe Scheiben auf den Bauern und 3 braune auf den Knecht und melde dich dann fertig.

web-tutorial-summer-bonus-title = Der Sommerbonus
web-tutorial-summer-bonus = Jede gelbe Scheibe bringt 1 Nahrung. Und im Sommer bringt ein Bauer, der Nahrung produziert, 1 mehr nach Hause: Du bekommst 3.
web-tutorial-summer-bonus-do = Lass den Bauern Nahrung produzieren.

web-tutorial-wood-title = Holz machen
web-tutorial-wood = Jede braune Scheibe bringt 1 Holz. Die Reihenfolge deiner Arbeiter bestimmst du, aber jeder wird fertig, bevor der nächste anfängt.
web-tutorial-wood-do = Lass den Knecht Holz produzieren.

web-tutorial-props-title = Holz in der Pinge
web-tutorial-props = Holz auf einem Holz-Symbol macht die Kohle rechts davon zugänglich. Die Pinge hat zwei Symbole, die du von links nach rechts bedeckst. Wenn du an der Reihe bist, darfst du jederzeit Holz platzieren.
web-tutorial-props-do = Platziere Holz auf beiden Symbolen der Pinge und beende dann deine Arbeit.

## Die Lektionen: Herbst

web-tutorial-autumn-water-title = Der Herbstregen
web-tutorial-autumn-water = Wieder 1 Grubenwasser für alle. Du hast jetzt 1, und mit 1 kannst du noch abbauen: Erst bei 2 ist Schluss. Es hat sich gelohnt, im Frühling zu räumen.

web-tutorial-autumn-taking-title = Zurück in die Grube
web-tutorial-autumn-taking = In deiner Pinge liegen noch 4 Kohle, und alle sind zugänglich. Mit einem trockenen Pool bleibt das so.
web-tutorial-autumn-taking-do = Nimm die schwarzen Scheiben aus Pool 1.

web-tutorial-colours-for-a-tile-title = Farben für einen Erwerb
web-tutorial-colours-for-a-tile = Eine Errungenschaft käme dir gelegen. Das Tragejoch kostet 1 schwarze Scheibe und 1 beliebige, da passt eine braune sehr gut.
web-tutorial-colours-for-a-tile-do = Nimm die braunen Scheiben aus Pool 2.

web-tutorial-developments-title = Errungenschaften
web-tutorial-developments = Jedes Sechseck ist eine Errungenschaft, oben stehen ihre Kosten; eine graue Stelle nimmt jede Farbe. Stufe 1 ist für alle offen. Tiefere Plättchen müssen an eines von deinen grenzen; sonst muss das Plättchen schon jemandem gehören, und du bezahlst dem obersten Besitzer eine Gebühr. Das Wappen zeigt, was du jetzt bekämst: Wer früh erwirbt, bekommt mehr.

web-tutorial-hiring-title = Einen Helfer anheuern
web-tutorial-hiring = Der Kohlegräber arbeitet für 1 Nahrung, 1 Thaler oder 1 gelbe Scheibe und führt bis zu 2 Aktionen in der Pinge aus. Bezahle ihm 1 Nahrung; die anderen 2 sind für die Pacht. Und diesmal darfst du auf dem Bauern Farben mischen, denn sie bezahlen genau eine Errungenschaft.
web-tutorial-hiring-do = Mach diesen Plan und melde dich dann fertig.

web-tutorial-buying-title = Deine erste Errungenschaft
web-tutorial-buying = Das Tragejoch bringt dir sofort 1 Thaler und dazu 1 Siegpunkt, weil du allen anderen zuvorkommst. Andere können es später auch noch erwerben, bekommen dann aber nichts mehr dafür.
web-tutorial-buying-do = Lass den Bauern das Tragejoch erwerben.

web-tutorial-coal-digger-title = Der Kohlegräber
web-tutorial-coal-digger = Mit jeder seiner zwei Aktionen baut er 1 Kohle ab oder entfernt bis zu 2 Grubenwasser. Die Pinge ist trocken genug.
web-tutorial-coal-digger-do = Lass den Kohlegräber arbeiten und baue 2 Kohle ab.

web-tutorial-pinge-exhausted-title = Die letzte Kohle der Pinge
web-tutorial-pinge-exhausted = Noch zwei, dann ist die Pinge ausgeschöpft. Das bringt im ersten Jahr 2 Siegpunkte (im zweiten 1, im dritten keinen). Dann wächst Gras darüber, der Stollen öffnet sich, und Hauer und Haspelknecht kommen, um für dich zu arbeiten.
web-tutorial-pinge-exhausted-do = Schick den Knecht in die Grube und baue die letzten 2 Kohle ab.

web-tutorial-before-winter-title = Bereit für den Winter
web-tutorial-before-winter = 7 Kohle, 2 Nahrung, 1 Holz und 1 Thaler liegen auf deinem Hof: gut gemacht. Der Winter kann kommen.
web-tutorial-before-winter-do = Beende deine Arbeit.

## Die Lektionen: Winter

web-tutorial-winter-coal-title = Winter: die Kohle
web-tutorial-winter-coal = Zuerst zählt die Kohle auf dem Hof. 3 Kohle bringen 2 Siegpunkte, jede weitere 1 mehr; weniger als 3 bringen nichts. Deine 7 Kohle haben 6 gebracht.

web-tutorial-rent-title = Winter: die Pacht
web-tutorial-rent = Dann die Pacht: 2 Nahrung, und du hattest sie. Jede Nahrung und jeder Thaler, die fehlen, werden zu einem Schuldschein, und der kostet am Ende Punkte. Nächstes Jahr will der Grundherr 2 Nahrung und 1 Thaler, im dritten Jahr 1 Nahrung und 2 Thaler.

web-tutorial-storage-title = Winter: das Lager
web-tutorial-storage = Zum Schluss darfst du ein Gut auf deinem Hof behalten; alle andere Nahrung, alles andere Holz und alle andere Kohle gehen verloren, aber Thaler bleiben. Behältst du Holz, bekommst du 1 Siegpunkt.
web-tutorial-storage-do = Wähle das Holz, lege es in das Lager des Hofs und behalte es.

web-tutorial-farewell-title = Du kannst das Spiel
web-tutorial-farewell = Ein ganzes Jahr und 10 Siegpunkte! In den nächsten zwei Jahren gräbst du im Stollen. Seine Kohle fällt in den Schacht, und der Haspelknecht fördert sie herauf, solange das Wasser niedrig bleibt. Den Rest entdeckst du beim Spielen. Glück auf!
