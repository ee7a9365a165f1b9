### Lernen im Browser: das Regelverzeichnis, die Karten der Plättchen, die Übersicht und die Einführung.

## Das Regelverzeichnis

web-rules-title = Regeln
web-rules-about = Alle Regeln in unseren eigenen Worten. Wir folgen der zweiten Auflage, mit drei Ausnahmen, auf die wir jeweils hinweisen. Unter jeder Regel steht, wo die fünf Regelhefte sie nennen, wo sie sich unterscheiden und welche Optionen sie ändern.
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
web-rules-loading = Die Regeln werden geladen …
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
web-rules-place-silent = sagt dazu nichts
web-rules-damaged = (Textstelle beschädigt)

web-rules-differences = Die Hefte widersprechen sich oder drücken es verschieden aus:
web-rules-rulings = Was kein Heft klärt, und wie wir entscheiden:
web-rules-standard = Standard
web-rules-played = An diesem Tisch

web-rules-chapter-differences = Wo die Hefte sich unterscheiden
web-rules-chapter-rulings = Unsere Entscheidungen
web-rules-differences-about = Alle Stellen, die wir gefunden haben, an denen sich die fünf Hefte widersprechen oder verschieden ausdrücken; das Wichtigste zuerst.
web-rules-rulings-about = Fragen, die beim Spielen aufkommen und die kein Heft beantwortet, mit unseren Antworten.
web-rules-ours = Wir spielen:
web-rules-weight-high = Oft von Bedeutung
web-rules-weight-medium = Manchmal von Bedeutung
web-rules-weight-low = Selten oder nie von Bedeutung
web-rules-weight-slip = Fehler bei Übersetzung oder Druck
web-rules-sure-high = So gut wie sicher
web-rules-sure-medium = Die wahrscheinlichste Lesart
web-rules-sure-low = Strittig: Sprecht es vor der Partie ab

## Die Karten der Errungenschaften

web-card-title = Errungenschaften
web-card-about = Alle zwanzig Errungenschaften mit allem, was auf ihnen steht. Die Regelhefte zeigen nur wenige Kosten und Symbole. Den Rest haben wir rekonstruiert; bei jedem Wert steht, woher er stammt.
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
web-card-points-order = In der Reihenfolge des Erwerbs: { $points }. Danach bringt es nichts mehr.
web-card-fee = Gebühr
web-card-no-fee = keine
web-card-symbols = Symbole
web-card-forks = { $number ->
    [one] 1 Forke
   *[other] { $number } Forken
}
web-card-hammers = { $number } × Schlägel und Eisen
web-card-building-symbol = 1 Gebäude-Symbol
web-card-marker = Marker
web-card-building = Gebäude
web-card-tunnel = Im Stollen
web-card-tunnel-symbol = Wertet vollständige Abschnitte mit diesem Symbol.
web-card-symbol-wheelbarrow = Schubkarre
web-card-symbol-lamp = Öllampe
web-card-symbol-lorry = Hunt
web-card-rules = Regeln:

web-card-source-text = Regelheft
web-card-source-review = Rezension
web-card-source-partly = teils Regelheft
web-card-source-rebuilt = rekonstruiert
web-card-source-table = dieser Tisch
web-card-source-table-about = Festgelegt durch die Komponentendatei dieses Tisches.
web-card-legend-text = steht in einem Regelheft
web-card-legend-review = aus einer veröffentlichten Rezension
web-card-legend-partly = teils aus einem Regelheft, der Rest rekonstruiert
web-card-legend-rebuilt = von uns rekonstruiert, passend zu allem, was bekannt ist

web-card-boards = Auf die Tableaus gedruckt
web-card-board-pinge = Kohle in der Pinge vor, zwischen und nach den zwei Holz-Symbolen:
web-card-board-pools = Aktions-Pools mit Wasser-Symbol:
web-card-section = Stollenabschnitt
web-card-section-points = Punkte

## Die Übersicht für alle, die wiederkommen

web-summary-title = Das Spiel auf einer Seite
web-summary-about = Zum Auffrischen: alles, worauf es ankommt.
web-summary-print = Drucken
web-summary-to-rules = Alle Regeln
web-summary-to-tiles = Alle Errungenschaften
web-summary-gives = bringt

web-summary-year = So läuft jedes der drei Jahre
web-summary-water-comes = Alle bekommen 1 Grubenwasser
web-summary-in-spring = Aktionsphase
web-summary-in-summer = Aktionsphase; 1 Nahrung mehr, wenn { $farmhand_summer_bonus ->
    [yes] dein Bauer oder dein verbesserter Knecht
   *[no] dein Bauer
    } Nahrung produziert
web-summary-in-autumn = Aktionsphase
web-summary-in-winter = Kohle werten, Pacht zahlen, Ressourcen lagern
web-summary-phase = Eine Aktionsphase:
web-summary-step-refill = Pools nachfüllen (nicht im ersten Frühling)
web-summary-step-take = Scheiben nehmen, bis zu zweimal
web-summary-step-order = neue Spielreihenfolge bestimmen
web-summary-step-plan = planen, { $plan_in_turn_order ->
    [yes] der Reihe nach
   *[no] alle gleichzeitig und verdeckt
    }
web-summary-step-work = Aktionen ausführen, der Reihe nach

web-summary-taking = Scheiben nehmen
web-summary-take-first = Schritt 1: Wähle einen Aktions-Pool und eine Farbe und nimm dort alle Scheiben dieser Farbe, auch 6 oder mehr.
web-summary-take-second = Schritt 2: Hast du weniger als 5 Scheiben, darfst du noch einmal Scheiben einer Farbe aus einem Pool nehmen, bis du insgesamt 5 hast.{ $second_take_fewer ->
    [yes] { " " }Du darfst auch weniger nehmen.
   *[no] { "" }
    }
web-summary-take-wet = Pools mit Wasser-Symbol: In Schritt 1 bekommst du auch 1 Grubenwasser.
web-summary-take-refund = Nur im ersten Frühling: Hast du insgesamt weniger als 5 Scheiben genommen, darfst du 1 Grubenwasser zurücklegen.

web-summary-order = Spielreihenfolge
web-summary-order-sum = Zähle die Werte deiner Scheiben aus Schritt 1 zusammen. Die niedrigste Summe ist zuerst dran: jetzt bei den Aktionen und in der nächsten Phase beim Nehmen.
web-summary-order-tie = Bei Gleichstand kehrt sich die alte Reihenfolge um.

web-summary-planning = Planung
web-summary-plan-secret = { $plan_in_turn_order ->
    [yes] Ihr plant nacheinander in Spielreihenfolge, und alle sehen die Pläne.
   *[no] Alle planen verdeckt. Du kannst deinen Plan ändern, bis alle fertig sind.
    }
web-summary-plan-own = Bauer und Knecht: beliebig viele Scheiben einer Farbe. Farben mischen darfst du nur, um genau die Kosten einer Errungenschaft zu bezahlen.
web-summary-plan-hired = Leiharbeiter: je eine Bezahlung von dem, was du schon hast. Ressourcen aus dieser Phase kommen dafür zu spät.
web-summary-plan-work = Bei der Ausführung bestimmst du die Reihenfolge deiner Arbeiter. Jeder wird fertig, bevor der nächste anfängt. Jede Aktion darfst du auslassen.

web-summary-own = Bauer und Knecht
web-summary-each-disk = eine Art von Arbeit pro Phase; jede Scheibe bringt:
web-summary-mixed = Gemischt
web-summary-disk-yellow = 1 Nahrung
web-summary-disk-brown = 1 Holz
web-summary-disk-black = 1 Kohle abbauen oder bis zu 2 Grubenwasser aus der Pinge entfernen
web-summary-disk-mixed = 1 Errungenschaft erwerben (Bauer; Knecht nur mit der Hacke)
web-summary-hired = Leiharbeiter
web-summary-pay = Bezahlung (eine davon)
web-summary-does = Was sie tun
web-summary-does-digger = bis zu 2 Aktionen in der Pinge: { $digger_choice ->
    [forced] 2 Grubenwasser entfernen, solange dort 2 oder mehr liegen, sonst 1 Kohle abbauen
   *[free] 1 Kohle abbauen oder bis zu 2 Grubenwasser entfernen
    }
web-summary-does-miner = bis zu 3 Kohle im Stollen abbauen
web-summary-does-haspelknecht = bis zu 3 Aktionen im Schacht: 1 Kohle fördern oder bis zu 2 Grubenwasser entfernen
web-summary-synergy = Synergie:
web-summary-synergy-is = Verrichten Bauer und Knecht die gleiche Arbeit, erhältst du zusätzlich 1 Nahrung, 1 Holz oder 1 Aktion in der Grube.{ $mixed_mining_synergy ->
    [no] { " " }In der Grube müssen beide abbauen oder beide Wasser entfernen.
   *[yes] { "" }
    }
web-summary-summer = Sommer:
web-summary-summer-is = Wenn { $farmhand_summer_bonus ->
    [yes] dein Bauer oder dein verbesserter Knecht
   *[no] dein Bauer
    } Nahrung produziert, erhältst du 1 Nahrung mehr.

web-summary-mine = Grube und Wasser
web-summary-pinge = Pinge: Ihre 7 Kohle baust du von links nach rechts ab, direkt auf den Hof. Jedes der 2 Holz-Symbole braucht 1 Holz, bevor du dahinter abbauen kannst. Ist sie leer, öffnet sich der Stollen, Hauer und Haspelknecht kommen, und je nach Jahr gibt es Siegpunkte:
web-summary-pinge-bonus = Punkte für eine geleerte Pinge in diesem Jahr
web-summary-tunnel = Stollen: 7 Abschnitte mit 11 Kohle; jeder Abschnitt braucht zuerst 1 Holz. Die Kohle kommt in den Schacht; nur der Haspelknecht fördert sie auf den Hof.
web-summary-or-more = { $drops } oder mehr
web-summary-stops-pinge = kein Abbau in der Pinge
web-summary-stops-lifting = kein Fördern aus dem Schacht
web-summary-stops-tunnel = kein Abbau im Stollen
web-summary-water-away = Bauer, Knecht und Kohlegräber entfernen Wasser aus der Pinge. Im Schacht { $shaft_water_only_haspel ->
    [no] können das Haspelknecht, Bauer und Knecht
   *[yes] kann das nur der Haspelknecht
    } (außerdem die Plättchen Seil und Haspelanlage). Holz darfst du in deinem Zug jederzeit platzieren.

web-summary-developments = Errungenschaften
web-summary-level = Stufe
web-summary-buyers = Punkte nach Erwerbsfolge
web-summary-fee = Gebühr
web-summary-no-fee = immer offen
web-summary-dev-cost = Bezahle genau die gezeigten Scheiben; graue Vorgaben erfüllt jede Farbe. Jeder Arbeiter, der erwerben kann, darf pro Phase ein Plättchen erwerben. Du kannst jedes Plättchen einmal besitzen{ $disk_limit ->
    [none] .
   *[nine] , insgesamt neun.
    }
web-summary-dev-near = Ohne Gebühr: Stufe 1 und jedes Plättchen, das an eines von deinen grenzt.
web-summary-dev-distant = Nicht benachbarte Plättchen: nur, wenn sie schon jemand anderem gehören. Die Gebühr geht von deinem Hof an die Person, deren Scheibe zuoberst liegt.
web-summary-dev-later = { $marker_window ->
    [at_once] Marker kannst du sofort nutzen, Gebäude ab der nächsten Phase.
   *[other] Marker und Gebäude kannst du ab der nächsten Phase nutzen.
    }

web-summary-winter-coal = Zuerst bringt die Kohle auf deinem Hof Siegpunkte (nicht die im Schacht):
web-summary-one-more = dann je +1
web-summary-rent = Pacht
web-summary-year-number = Jahr { $year }
web-summary-debts = Was du bezahlen kannst, musst du bezahlen. Für jede fehlende Nahrung und jeden fehlenden Thaler nimmst du 1 Schuldschein.
web-summary-storage = Lagerplatz
web-summary-keeps = fasst
web-summary-scores = bringt
web-summary-store-farm = Hof
web-summary-store-barn = Scheune
web-summary-store-storage = Kohlelager
web-summary-keeps-farm = 1 Ressource
web-summary-keeps-barn = 1 Ressource
web-summary-keeps-storage = { $coal_storage ->
    [coal_or_wood] 1 Kohle oder 1 Holz
    [coal_and_food] 1 Kohle und 1 Nahrung
   *[coal_and_wood] 1 Kohle und 1 Holz
    }
web-summary-lost = Nahrung, Holz und Kohle, die du nicht lagerst, gehen verloren. Thaler, Marker, Grubenwasser, Kohle im Schacht und Holz in der Grube behältst du.

web-summary-ending = Schlusswertung
web-summary-end-sections = Vollständige Stollenabschnitte (leer, mit Holz am linken Rand): je 1 bis 3, zusammen 13.
web-summary-end-symbols = Vollständige Abschnitte mit deinem Symbol, je 1: Schubkarre höchstens 3, Öllampe höchstens 4, Hunt höchstens 4.
web-summary-end-driver = Kohletreiber: 1 für jedes Schlägel-und-Eisen-Symbol. Handkarren: 1 für jedes Forken-Symbol.
web-summary-end-markers = Jeder unbenutzte Marker: 1.
web-summary-end-debts = Schuldscheine: Der erste kostet 1, jeder weitere 2.
web-summary-end-water = Grubenwasser: Das erste ist frei, jedes weitere kostet 1.
web-summary-end-tie = Gleichstand: die meiste abgebaute Kohle aus Pinge und Stollen, dann der vordere Platz in der letzten Spielreihenfolge.
web-summary-buildings = Gebäude-Symbole
web-summary-six-more = dann je +6

## Die Einführung: ihre Seite und ihr Rahmen

web-tutorial-page = Lernen beim Spielen
web-tutorial-about = Ein begleitetes erstes Jahr an einem echten Tisch, in etwa zehn Minuten. Ein geduldiger Nachbar spielt mit. Du kannst jederzeit aufhören: Wir merken uns, wo du warst.
web-tutorial-begin = Los geht’s
web-tutorial-learn-taking = Scheiben nehmen, und wer zuerst dran ist
web-tutorial-learn-plan = Deine Arbeiter einsetzen
web-tutorial-learn-mine = Kohle abbauen: Holz hilft, Wasser stört
web-tutorial-learn-tile = Deine erste Errungenschaft erwerben
web-tutorial-learn-winter = Durch den Winter kommen
web-tutorial-read-summary = Kurz aufgefrischt, wenn du schon einmal gespielt hast.
web-tutorial-read-rules = Alle Regeln, durchsuchbar, mit dem, was die fünf Hefte sagen.
web-tutorial-read-card = Alle zwanzig, mit Kosten und Wirkung.

web-tutorial-title = Einführung
web-tutorial-progress = Lektion { $at } von { $all }
web-tutorial-how-far = Dein Fortschritt
web-tutorial-next = Weiter
web-tutorial-leave = Ohne Einführung spielen
web-tutorial-fold = Einführung ein- oder ausklappen
web-tutorial-there = Erledigt
web-tutorial-loading = Einen Moment, die Einführung wird geladen.
web-tutorial-lost = Die Einführung ließ sich nicht laden: Der Server ist nicht erreichbar.
web-tutorial-read-first = Eins noch: Wähle zuerst „Weiter“, dann bist du dran.
web-tutorial-for-now = Gute Idee, aber heb sie dir für die nächste Partie auf! In dieser Lektion folgst du dem Pfeil.
web-tutorial-watch-title = Dein Nachbar ist dran
web-tutorial-watch = Sieh zu, was dein Nachbar tut. Gleich bist du wieder dran.
web-tutorial-play-on = Weiterspielen
web-tutorial-new-game = Neue Partie

## Die Lektionen: Frühling

web-tutorial-welcome-title = Willkommen
web-tutorial-welcome = Unter deinem Hof liegt Kohle! Drei Jahre lang bewirtschaftest du oben den Hof und baust unten Kohle ab. Jedes Jahr hat drei Aktionsphasen, im Frühling, im Sommer und im Herbst, und endet mit dem Winter. Wer nach dem dritten Winter die meisten Siegpunkte hat, gewinnt. Dies ist dein erstes Jahr.

web-tutorial-water-rises-title = Grubenwasser
web-tutorial-water-rises = Das ist deine Pinge, eine Grube, in der die Kohle dicht unter der Oberfläche liegt. Jeden Frühling und jeden Herbst bekommen alle 1 Grubenwasser. Eines schadet nicht, aber bei 2 in der Pinge kannst du dort nicht abbauen.

web-tutorial-taking-title = Scheiben nehmen
web-tutorial-taking = Scheiben sind die Arbeit, die du verrichten kannst. Wähle in einem Pool eine Farbe: Du nimmst dort alle Scheiben dieser Farbe. Schwarze Scheiben sind für die Grube. In Pool 2 liegen die meisten, aber er hat ein Wasser-Symbol: Du bekommst 1 Grubenwasser dazu.
web-tutorial-taking-do = Wähle die schwarzen Scheiben in Pool 2 und nimm sie.

web-tutorial-second-take-title = Ein zweites Mal nehmen
web-tutorial-second-take = Hast du weniger als 5 Scheiben, darfst du in Schritt 2 noch einmal nehmen, bis du insgesamt 5 hast. Wasser-Symbole zählen dabei nicht.
web-tutorial-second-take-do = Nimm die schwarzen Scheiben in Pool 1.

web-tutorial-turn-order-title = Wer ist zuerst dran?
web-tutorial-turn-order = Zähle die Punkte auf deinen Scheiben aus Schritt 1 zusammen: Schwarz 1, Braun 2, Gelb 3. Deine drei schwarzen Scheiben ergeben 3, die zwei braunen deines Nachbarn 4. Die niedrigste Summe ist zuerst dran, und das bist du: bei den Aktionen in dieser Phase und beim Nehmen in der nächsten.

web-tutorial-planning-title = Einen Plan machen
web-tutorial-planning = Jetzt planen alle verdeckt. Mit jeder schwarzen Scheibe baut ein Arbeiter 1 Kohle ab oder entfernt bis zu 2 Grubenwasser. Alle Scheiben auf einem Arbeiter müssen die gleiche Farbe haben. Bisher sind nur 3 Kohle zugänglich, drei Scheiben genügen also. Die anderen zwei brauchst du nicht.
web-tutorial-planning-do = Lege 2 schwarze Scheiben auf den Bauern und 1 auf den Knecht, wähle dann „Fertig“.

web-tutorial-pumping-title = Zuerst das Wasser
web-tutorial-pumping = Die Pläne sind aufgedeckt, und du bist zuerst dran. In deiner Pinge liegen 2 Grubenwasser, darum kannst du noch nicht abbauen. Mit einer schwarzen Scheibe entfernst du beide.
web-tutorial-pumping-do = Schick den Bauern in die Grube und entferne 2 Grubenwasser.

web-tutorial-mining-title = Dann die Kohle
web-tutorial-mining = Die Pinge ist trocken, und der Bauer hat noch eine Scheibe. Kohle baust du von links nach rechts ab. Aus der Pinge kommt sie direkt auf deinen Hof.
web-tutorial-mining-do = Baue mit dem Bauern 1 Kohle ab.

web-tutorial-synergy-title = Der Synergie-Bonus
web-tutorial-synergy = Arbeiten Bauer und Knecht beide in der Grube, bekommst du 1 Aktion zusätzlich: den Synergie-Bonus. Das gilt auch für Nahrung und für Holz, wenn beide dasselbe produzieren. Darum kann dein Knecht mit nur einer Scheibe zweimal abbauen.
web-tutorial-synergy-do = Schick den Knecht in die Grube und baue 2 Kohle ab.

web-tutorial-end-of-turn-title = Das war der Frühling
web-tutorial-end-of-turn = Du hast 3 Kohle. Die nächste Kohle liegt hinter einem Holz-Symbol: Ohne Holz kommst du nicht weiter. Scheiben, die du nicht gebraucht hast, gehen einfach zurück.
web-tutorial-end-of-turn-do = Wähle „Zug beenden“ und sieh deinem Nachbarn zu.

## Die Lektionen: Sommer

web-tutorial-refilling-title = Neue Scheiben
web-tutorial-refilling = Alle genommenen Scheiben sind zurück in den Beutel gekommen. Die Reserve jedes Pools ist in den Pool gewandert, eine neue Reserve wurde gezogen, und die Pools wurden auf 6 aufgefüllt. So verraten dir die kleinen Reserven immer, was als Nächstes kommt.

web-tutorial-yellow-disks-title = Nahrung für den Winter
web-tutorial-yellow-disks = Im Sommer kommt kein neues Wasser. Aber der Winter ist nicht weit, und dann schuldest du dem Adelsstand Pacht: im ersten Jahr 2 Nahrung. Mit gelben Scheiben produzierst du Nahrung.
web-tutorial-yellow-disks-do = Nimm die gelben Scheiben in Pool 1.

web-tutorial-brown-disks-title = Holz für die Grube
web-tutorial-brown-disks = Mit braunen Scheiben produzierst du Holz, und deine Pinge braucht 2. Die braunen Scheiben liegen im Pool mit dem Wasser-Symbol, aber das hier ist Schritt 2: Du bekommst kein Wasser.
web-tutorial-brown-disks-do = Nimm die braunen Scheiben in Pool 2.

web-tutorial-turn-order-tie-title = Gleichstand
web-tutorial-turn-order-tie = Deine zwei gelben Scheiben ergeben 6, die drei braunen deines Nachbarn auch. Bei Gleichstand kehrt sich die alte Reihenfolge um. Zuletzt warst du zuerst dran, also ist es jetzt dein Nachbar.

web-tutorial-farm-work-title = Ein Tag auf dem Hof
web-tutorial-farm-work = In jeder Phase verrichtet ein Arbeiter eine Art von Arbeit. Lass den Bauern Nahrung produzieren und den Knecht Holz.
web-tutorial-farm-work-do = Lege 2 gelbe Scheiben auf den Bauern und 3 braune auf den Knecht, wähle dann „Fertig“.

web-tutorial-summer-bonus-title = Der Sommerbonus
web-tutorial-summer-bonus = Jede gelbe Scheibe bringt 1 Nahrung. Und produziert dein Bauer im Sommer Nahrung, bekommst du 1 mehr: zusammen 3.
web-tutorial-summer-bonus-do = Produziere Nahrung mit dem Bauern.

web-tutorial-wood-title = Holz produzieren
web-tutorial-wood = Jede braune Scheibe bringt 1 Holz. Die Reihenfolge deiner Arbeiter bestimmst du, aber jeder wird fertig, bevor der nächste anfängt.
web-tutorial-wood-do = Produziere Holz mit dem Knecht.

web-tutorial-props-title = Holz in der Grube
web-tutorial-props = Holz auf einem Holz-Symbol macht die Kohle rechts davon zugänglich. Die Pinge hat zwei Symbole, die du von links nach rechts bedeckst. In deinem Zug darfst du jederzeit Holz platzieren.
web-tutorial-props-do = Platziere Holz auf beiden Symbolen der Pinge, wähle dann „Zug beenden“.

## Die Lektionen: Herbst

web-tutorial-autumn-water-title = Herbstregen
web-tutorial-autumn-water = Wieder bekommen alle 1 Grubenwasser. Du hast jetzt 1 und kannst noch abbauen: Erst 2 oder mehr stören. Gut, dass du im Frühling Wasser entfernt hast.

web-tutorial-autumn-taking-title = Zurück in die Grube
web-tutorial-autumn-taking = In deiner Pinge liegen noch 4 Kohle, und alle sind zugänglich. Nimm aus einem Pool ohne Wasser-Symbol, damit kein zweites Grubenwasser dazukommt.
web-tutorial-autumn-taking-do = Nimm die schwarzen Scheiben in Pool 1.

web-tutorial-colours-for-a-tile-title = Farben für eine Errungenschaft
web-tutorial-colours-for-a-tile = Zeit für deine erste Errungenschaft. Das Tragejoch kostet 1 schwarze Scheibe und 1 beliebige; eine braune passt also.
web-tutorial-colours-for-a-tile-do = Nimm die braunen Scheiben in Pool 2.

web-tutorial-developments-title = Errungenschaften
web-tutorial-developments = Jedes Sechseck ist eine Errungenschaft. Oben stehen die Kosten; graue Vorgaben erfüllt jede Farbe. Stufe 1 steht allen offen. Auf den anderen Stufen muss das Plättchen an eines von deinen grenzen. Sonst muss es schon jemand anderem gehören, und du zahlst eine Gebühr an die Person, deren Scheibe zuoberst liegt. Das Wappen zeigt, was du jetzt bekämst: Früh erwerben lohnt sich.

web-tutorial-hiring-title = Einen Leiharbeiter bezahlen
web-tutorial-hiring = Für 1 Nahrung, 1 Thaler oder 1 gelbe Scheibe führt der Kohlegräber bis zu 2 Aktionen in der Pinge aus. Nimm 1 Nahrung; die anderen 2 sind für die Pacht. Auf dem Bauern darfst du diesmal Farben mischen, denn damit bezahlst du genau die Kosten einer Errungenschaft.
web-tutorial-hiring-do = Plane genau so, wähle dann „Fertig“.

web-tutorial-buying-title = Deine erste Errungenschaft
web-tutorial-buying = Das Tragejoch bringt dir sofort 1 Thaler und dazu 1 Siegpunkt, weil es noch niemand besitzt. Später kann es dein Nachbar auch erwerben, bekommt dafür aber keine Siegpunkte mehr.
web-tutorial-buying-do = Erwirb das Tragejoch mit dem Bauern.

web-tutorial-coal-digger-title = Der Kohlegräber
web-tutorial-coal-digger = Mit jeder seiner zwei Aktionen baut der Kohlegräber 1 Kohle ab oder entfernt bis zu 2 Grubenwasser. Bei nur 1 Grubenwasser kannst du abbauen.
web-tutorial-coal-digger-do = Setze den Kohlegräber ein und baue 2 Kohle ab.

web-tutorial-pinge-exhausted-title = Die letzte Kohle der Pinge
web-tutorial-pinge-exhausted = Noch zwei Kohle, dann ist die Pinge leer. Das bringt im ersten Jahr 2 Siegpunkte (im zweiten 1, im dritten keinen). Dann öffnet sich der Stollen, und Hauer und Haspelknecht kommen, um für dich zu arbeiten.
web-tutorial-pinge-exhausted-do = Schick den Knecht in die Grube und baue die letzten 2 Kohle ab.

web-tutorial-before-winter-title = Bereit für den Winter
web-tutorial-before-winter = 7 Kohle, 2 Nahrung, 1 Holz und 1 Thaler liegen auf deinem Hof. Gut gemacht: Der Winter kann kommen.
web-tutorial-before-winter-do = Wähle „Zug beenden“.

## Die Lektionen: Winter

web-tutorial-winter-coal-title = Winter: die Kohle
web-tutorial-winter-coal = Zuerst bekommst du Siegpunkte für die Kohle auf deinem Hof. 3 Kohle bringen 2 Siegpunkte, jede weitere 1 mehr; weniger als 3 bringen nichts. Deine 7 Kohle haben 6 gebracht.

web-tutorial-rent-title = Winter: die Pacht
web-tutorial-rent = Dann zahlst du Pacht: 2 Nahrung, und du hattest sie. Für jede fehlende Nahrung und jeden fehlenden Thaler nimmst du einen Schuldschein, der am Ende Punkte kostet. Im nächsten Jahr beträgt die Pacht 2 Nahrung und 1 Thaler, im dritten 1 Nahrung und 2 Thaler.

web-tutorial-storage-title = Winter: das Lager
web-tutorial-storage = Zum Schluss darfst du eine Ressource auf deinem Hof behalten. Nahrung, Holz und Kohle, die du nicht lagerst, gehen verloren; deine Thaler behältst du. Lagerst du Holz, bekommst du 1 Siegpunkt.
web-tutorial-storage-do = Wähle das Holz, lege es in das Lager des Hofs und behalte es.

web-tutorial-farewell-title = Du kannst das Spiel
web-tutorial-farewell = Ein ganzes Jahr und 10 Siegpunkte! In den nächsten zwei Jahren baust du im Stollen ab. Die Kohle kommt in den Schacht, und der Haspelknecht fördert sie auf den Hof, solange nicht zu viel Wasser da ist. Den Rest lernst du beim Spielen. Glück auf!
