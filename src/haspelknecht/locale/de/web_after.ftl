### Nach dem Spiel: Schlusswertung, Diagramme, Rückblick.

## Wer gewonnen hat

web-final-title = Schlusswertung
web-final-how-won = { $points ->
    [1] { $name } gewinnt mit einem Punkt Vorsprung
    [2] { $name } gewinnt mit zwei Punkten Vorsprung
    [3] { $name } gewinnt mit drei Punkten Vorsprung
   *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
}
web-final-how-tie = { $name } gewinnt bei Gleichstand
web-final-how-conceded = { $people ->
    [0] { $name } gewinnt
    [one] { $name } gewinnt: { $others } hat aufgegeben
   *[other] { $name } gewinnt: { $others } haben aufgegeben
}
web-final-how-agreed = { $points ->
    [0] Einvernehmlich beendet: { $name } gewinnt bei Gleichstand
    [one] Einvernehmlich beendet: { $name } hat { $points } Punkt Vorsprung
   *[other] Einvernehmlich beendet: { $name } hat { $points } Punkte Vorsprung
}
web-final-how-unfinished = { $points ->
    [one] Unvollendet: { $name } hat { $points } Punkt Vorsprung
   *[other] Unvollendet: { $name } hat { $points } Punkte Vorsprung
}
web-final-how-level = Unvollendet: Gleichstand
# { $others } ist eine Liste von Zahlen, wie in „51 zu 49 und 36“.
web-final-scores = { $years ->
    [one] { $first } zu { $others }, im ersten Jahr
   *[other] { $first } zu { $others }, nach { $years } Jahren
}

## Das Wertungsblatt

web-final-sheet = Wertungsblatt
web-final-skip = Alles zeigen
web-final-total = Siegpunkte
web-final-row-developments = Errungenschaften
web-final-row-works = Boni bei der Arbeit
web-final-row-winter = Kohle im Winter
web-final-row-stored = Gelagerte Ressourcen
web-final-row-sections = Stollenabschnitte
web-final-row-symbols = Symbole im Stollen
web-final-row-buildings = Gebäude
web-final-row-tools = Forken und Schlägel
web-final-row-markers = Unbenutzte Marker
web-final-row-thaler = Thaler
web-final-row-debts = Schuldscheine
web-final-row-water = Übriges Grubenwasser
web-final-how-row-developments = beim Erwerb
web-final-how-row-sections = mit Holz und ohne Kohle
web-final-how-row-buildings = 1, 3, 6 oder 10
web-final-how-row-markers = je 1
web-final-how-row-thaler = 2, 5, 9, 14, dann je +6
web-final-how-row-debts = −1, dann je −2
web-final-how-row-water = das erste frei, dann je −1

## Das Diagramm

web-final-course = Spielverlauf
web-final-course-views = Was das Diagramm zeigt
web-final-view-course = Im Verlauf
web-final-view-source = Nach Herkunft
web-final-chart-start = Anfang
web-final-chart-end = Schlusswertung
web-final-chart-end-short = Ende
web-final-chart-year = Jahr { $year }
web-final-chart-part = Jahr { $year }, { $season }
web-final-chart-course-label = Siegpunkte nach jeder Jahreszeit
web-final-chart-source-label = Siegpunkte nach Jahr und Herkunft
web-final-kind-developments = Errungenschaften
web-final-kind-mine = Grube
web-final-kind-winter = Winter
web-final-kind-farm = Hof und Geld
web-final-kind-losses = Verluste

## Bemerkenswertes

web-final-fact-coal-head = { $count } von { $all }
web-final-fact-coal = Kohle abgebaut von { $names }, am meisten von allen
web-final-fact-winter-head = Winter { $year }
web-final-fact-winter = { $people ->
    [one] +{ $points } für { $names }: der beste Winter
   *[other] je +{ $points } für { $names }: der beste Winter
}
web-final-fact-season-head = { $season }, Jahr { $year }
web-final-fact-season = { $people ->
    [one] +{ $points } für { $names }: die beste Jahreszeit
   *[other] je +{ $points } für { $names }: die beste Jahreszeit
}
web-final-fact-comeback-head = { $points ->
    [one] { $points } Punkt zurück
   *[other] { $points } Punkte zurück
}
web-final-fact-comeback = und { $names } hat in der Schlusswertung noch gewonnen
web-final-fact-debts-head = { $count ->
    [one] { $count } Schuldschein
   *[other] { $count } Schuldscheine
}
web-final-fact-debts = { $points ->
    [one] kostet { $names } { $points } Punkt
   *[other] kosten { $names } { $points } Punkte
}
web-final-fact-lead-head = { $count }-mal
web-final-fact-lead = wechselte die Führung
web-final-fact-developments-head = { $count ->
    [one] { $count } Errungenschaft
   *[other] { $count } Errungenschaften
}
web-final-fact-developments = erworben von { $names }, die meisten von allen

## Wie es weitergeht

web-final-replay = Wiederholung ansehen
web-final-save = Aufzeichnung speichern
web-final-share = Teilen
web-final-copied = Link kopiert
web-final-board = Zurück zum Tableau
web-final-home = Startseite
web-final-again = Noch einmal
web-final-join = Zur neuen Partie

## Rückblick

web-replay-page = Wiederholung · Haspelknecht
web-replay-tag = Wiederholung
web-replay-when = Jahr { $year }, { $season }
web-replay-players = Wähle, wessen Tableau groß gezeigt wird
web-replay-look-at = { $points ->
    [one] Tableau von { $name }, { $points } Punkt
   *[other] Tableau von { $name }, { $points } Punkte
}
web-replay-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-replay-tools = Werkzeuge
web-replay-to-score = Endstand
web-replay-to-table = Zum Tisch
web-replay-board-of = Tableau von { $name }
web-replay-others = Die anderen Tableaus
web-replay-words = Verlauf
web-replay-step = Schritt { $step } von { $last }
web-replay-at = Schritt { $step }: Jahr { $year }, { $season }
web-replay-follow = Immer zeigen, wer dran ist
web-replay-nothing = Zu diesem Schritt gibt es nichts zu berichten.
web-replay-keys = Steuerung der Wiederholung
web-replay-season-back = Vorige Jahreszeit (Pfeil hoch)
web-replay-season-forward = Nächste Jahreszeit (Pfeil runter)
web-replay-back = Voriger Schritt (Pfeil links)
web-replay-forward = Nächster Schritt (Pfeil rechts)
web-replay-play = Abspielen (Leertaste)
web-replay-pause = Anhalten (Leertaste)
web-replay-speed = { NUMBER($speed) } ×
web-replay-speed-label = Tempo: { NUMBER($speed) }-fach
web-replay-slider = Schritt der Partie
web-replay-year = Jahr { $year }
web-replay-save = Aufzeichnung speichern
web-replay-share = Diesen Moment teilen
web-replay-play-on = Ab hier weiterspielen
web-replay-ended = Bei diesem Schritt ist die Partie zu Ende. Geh zurück, um weiterzuspielen.
web-replay-play-on-about = Eröffnet einen neuen Tisch mit der Stellung nach Schritt { $step }. Noch nicht gezogene Scheiben werden neu gezogen; niemand weiß also, was kommt.
web-replay-play-as = Du spielst als
web-replay-level = Die anderen
web-replay-cancel = Abbrechen
web-replay-start = Weiterspielen
