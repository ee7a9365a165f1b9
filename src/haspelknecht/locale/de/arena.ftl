### Matches und Turniere zwischen Bots: Befehle, Tabellen, der Bericht.

cli-match = Bots ein Match mit ausgewogenen Plätzen spielen lassen und zeigen, wie sicher das Ergebnis ist
cli-tournament = alle Bots gegeneinander spielen lassen, ihre Wertung schätzen und einen Bericht schreiben

## Optionen

arena-bots = die Bots, durch Kommas getrennt; der Befehl eines exec:-Bots kann deshalb kein Komma enthalten
arena-games = Mindestzahl der Partien pro Paarung; gespielt werden ganze Runden, damit alle Plätze ausgewogen sind
arena-workers = Zahl der Prozesse auf diesem Rechner; ohne Angabe einer pro Prozessor
arena-ray = auf dem Ray-Cluster mit dieser Adresse (host:port oder auto) statt auf diesem Rechner spielen
arena-out = Ordner für alle Partien, die Tabellen und den Bericht; ein neuer Start mit demselben Ordner macht dort weiter
arena-json = alles als JSON ausgeben
arena-mirror = jeden Bot zur Kontrolle auch gegen sich selbst spielen lassen: Alle Plätze sollten gleich oft gewinnen
arena-tables = zu dritt und zu viert: nur so viele der möglichen Tischrunden spielen, gleichmäßig ausgewählt

## Falsche Eingaben

arena-no-bots = Nenne die Bots, zum Beispiel --bots greedy,random.
arena-bot-twice = Den Bot „{ $bot }“ hast du zweimal genannt. Um ihn gegen sich selbst spielen zu lassen, verwende: match --mirror
arena-one-bot = Ein Match braucht zwei Bots. Um „{ $bot }“ gegen sich selbst spielen zu lassen, füge --mirror hinzu.
arena-one-bot-alone = Ein Turnier braucht mindestens zwei Bots, aber du hast nur „{ $bot }“ genannt.
arena-too-many-bots = { $bots } Bots passen nicht an einen Tisch mit { $players } Plätzen. Erhöhe die Zahl der Plätze oder verwende: tournament
arena-workers-count = Die Zahl der Prozesse muss zwischen 1 und { $most } liegen, nicht bei { $workers }.
arena-workers-or-ray = Verwende entweder --workers oder --ray. Ein Ray-Cluster weiß selbst, wie viele Prozessoren er hat.
arena-tables-count = Die Zahl der Tischrunden muss mindestens 1 sein, nicht { $tables }.
arena-games-damaged = { $file }, Zeile { $line }: Das ist keine unserer Partien. Repariere oder entferne die Zeile und starte dann noch einmal.
arena-other-match = { $folder } enthält Partien aus einem anderen Match, nach anderen Regeln oder aus einer anderen Version. Wähle einen anderen Ordner.
arena-ray-unreachable = Der Ray-Cluster mit der Adresse { $address } lässt sich nicht benutzen: { $problem }.
arena-ray-version = Der Ray-Cluster mit der Adresse { $address } hat Version { $there } von haspelknecht, hier ist es { $here }. Beide müssen gleich sein.
arena-all-failed = Keine Partie ließ sich spielen: { $reason }

## Während des Spielens

arena-progress = Partien
arena-failed = { $games ->
    [one] 1 Partie ließ sich nicht spielen und fehlt im Ergebnis. Sie ist zweimal gescheitert: { $reason }
   *[other] { $games } Partien ließen sich nicht spielen und fehlen im Ergebnis. Die erste ist zweimal gescheitert: { $reason }
}
arena-forfeits = { $forfeits ->
    [one] Ein Bot ist ausgefallen und hat seine Partie damit verloren: { $reason }
   *[other] { $forfeits }-mal ist ein Bot ausgefallen und hat seine Partie damit verloren, zuerst: { $reason }
}

## Tabellen

arena-standings = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
arena-cross-table = Zeile vor Spalte, in Prozent
arena-mirrors = Bots gegen sich selbst: wer gewinnt
arena-column-bot = Bot
arena-column-games = Partien
arena-column-wins = Siege
arena-column-win-rate = Siegquote
arena-column-interval = 95-%-Intervall
arena-column-score = Siegpunkte im Schnitt
arena-column-rank = Rang im Schnitt
arena-column-rating = Wertung
arena-column-forfeits = Ausfälle
arena-column-thought = Denkzeit

## Bericht

report-title-match = Match: { $bots }
report-title-tournament = Turnier: { $bots }
report-about = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
    }, { $players } Plätze, Ausgabe „{ $edition }“, Startwert { $seed }, haspelknecht { $version }.
report-standings = Rangliste
report-standings-about = Partien zwischen verschiedenen Bots, jeder Bot gleich oft auf jedem Platz. Das Intervall enthält die wahre Siegquote in 95 von 100 Fällen (Wilson). Der Fehler der mittleren Siegpunkte wird von Startwert zu Startwert berechnet, weil sich Partien mit gleichem Startwert ähneln. Die Wertung ist die Schätzung von OpenSkill mit ihrer Unsicherheit.
report-win-rates = Siegquote
report-duels = Direkter Vergleich
report-duels-about = Wie oft der Bot der Zeile vor dem Bot der Spalte lag. Fett: Das Intervall lässt keinen Zweifel, wer stärker ist.
report-scores = Siegpunkte
report-scores-about = Alle Partien, auch die eines Bots gegen sich selbst. x̄ ist der Mittelwert; die senkrechte Linie und ½ stehen für den Median.
report-score-distribution = Verteilung der Siegpunkte
report-sources = Woher die Siegpunkte kommen
report-sources-about = Mittlere Siegpunkte aus jeder Quelle. Verluste stehen links von der Null, und die senkrechte Linie zeigt die Siegpunkte im Schnitt.
report-points-by-source = Mittlere Siegpunkte nach Herkunft
report-other-sources = Andere Quellen
report-in-numbers = In Zahlen
report-tiles = Errungenschaften
report-tiles-about = Wie oft ein Bot eine Errungenschaft erwirbt, die im Spiel ist, und wie oft er damit gewinnt. Die gestrichelte Linie zeigt, wie oft er überhaupt gewinnt. Wer gut spielt, erwirbt gute Errungenschaften: Mit einem Plättchen zu gewinnen heißt noch nicht, seinetwegen zu gewinnen.
report-bought = Erworben
report-won-then = Damit gewonnen
report-seats = Plätze
report-seats-about = Wer gewinnt, nach der Stelle in der ersten Spielreihenfolge. Die gestrichelte Linie zeigt, was gerecht wäre. Spielt ein Bot gegen sich selbst, sind alle gleich stark; dann zählt nur die Stelle.
report-all-games = Alle Partien
report-mirror-of = { $bot } gegen sich selbst
report-seats-control = Plätze am Tisch, alle Partien
report-seat = Platz { $seat }
report-place = Als { $place }. am Zug
report-length = Länge der Partie
report-length-about = Alle Entscheidungen zusammen, auch die ohne Wahl.
report-decisions = Entscheidungen pro Partie
report-latency = Denkzeit
report-latency-about = Wie lange ein Bot über eine Entscheidung nachdenkt: Der Punkt ist der Mittelwert, die Linie endet bei der längsten Denkzeit. Erzwungene Spielzüge zählen nicht. Das hängt vom Rechner ab; alles andere auf dieser Seite bleibt bei demselben Startwert unverändert, solange kein Bot ein Zeitlimit hat.
report-thinking = Denkzeit pro Entscheidung
