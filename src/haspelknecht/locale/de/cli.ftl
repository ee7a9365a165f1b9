### Die Kommandozeile: Hilfe, Tabellen, Meldungen.

## Befehle

cli-about = Das Brettspiel Haspelknecht. Ohne Befehl öffnet sich das Spiel in deinem Browser.
cli-commands = Befehle
cli-lang = Sprache aller Texte
cli-version = die Version anzeigen und beenden
cli-version-compiled = haspelknecht { $version } (Spiellogik kompiliert, Python { $python })
cli-version-plain = haspelknecht { $version } (Spiellogik als reines Python, Python { $python })
cli-help = diese Hilfe anzeigen und beenden
cli-usage-heading = Aufruf:
cli-arguments-heading = Argumente
cli-options-heading = Optionen
cli-play = eine Partie im Terminal spielen, gegen Bots oder mit Freunden an einer Tastatur
cli-simulate = Bots viele Partien gegeneinander spielen lassen
cli-replay = eine aufgezeichnete Partie Schritt für Schritt prüfen und anzeigen
cli-rules = das Regelverzeichnis, und welche Tests welche Regel prüfen
cli-bench = messen, wie schnell die Spiellogik ist, kompiliert und interpretiert

## Welche Partie

cli-group-game = Aufbau der Partie
cli-players = wie viele mitspielen: 2, 3 oder 4
cli-edition = Ausgabe der Regeln: { $known }
cli-option = eine Regeloption setzen, zum Beispiel mill_repeat=repeat; mehrmals möglich (Liste: haspelknecht rules)
cli-layout = Auslage des Errungenschaftsfelds: ein Name oder eine eigene .toml-Datei
cli-tiles = Plättchen: first (niedrigste Nummern), random (zufällig) oder Nummern in Leserichtung, durch Kommas getrennt
cli-components = eine .toml-Datei mit aufgedruckten Werten, die unsere ersetzen
cli-start-building = ein Gebäude, mit dem alle beginnen (12, 15, 24 oder 35), wenn sein Plättchen nicht im Spiel ist
cli-improved-farmhand = alle beginnen mit dem verbesserten Knecht, wenn Plättchen 13 nicht im Spiel ist
cli-few-thaler = zu zweit, zufällige Plättchen, zu wenige Thaler-Quellen: neu ziehen (redraw) oder nur warnen (warn)
cli-seed = Startwert aller Ziehungen; der gleiche Startwert ergibt die gleiche Partie
cli-json = JSON ausgeben
cli-option-form = Schreibe eine Option als NAME=VALUE, nicht als „{ $option }“.
cli-usage = Dieser Befehl ist nicht gültig ({ $problem }). Versuche: { $command } --help
cli-unrecognized = „{ $words }“ ist hier unbekannt. Versuche: { $command } --help
cli-required = Es fehlt etwas: { $words }. Versuche: { $command } --help
cli-expected = { $option } braucht einen Wert. Versuche: { $command } --help
cli-choice = { $option } kann nicht „{ $value }“ sein. Wähle aus: { $known }.
cli-value = { $option } kann nicht „{ $value }“ sein. Versuche: { $command } --help
cli-bots = Bots für die Plätze: einer für alle oder einer pro Platz, durch Kommas getrennt
cli-games = wie viele Partien
cli-records = die Aufzeichnung jeder Partie in diesen Ordner schreiben
cli-games-count = Die Zahl der Partien muss zwischen 1 und 10000000 liegen, nicht bei { $games }.
cli-bots-count = Du hast { $found ->
    [one] 1 Bot
   *[other] { $found } Bots
    } für { $players } Plätze genannt. Nenne einen für alle oder einen für jeden Platz.

## Dateien

file-unreadable = { $file } lässt sich nicht lesen: { $problem }.
file-unwritable = { $file } lässt sich nicht schreiben: { $problem }.
cli-output = Die Standardausgabe
file-not-text = { $file } ist keine Textdatei.
file-too-large = { $file } ist zu groß.
extra-missing = Dafür brauchst du „{ $module }“, das nicht installiert ist. Installiere es mit: pip install "haspelknecht[{ $extra }]"
extra-broken = Eine Bibliothek, die du dafür brauchst, ist installiert, lässt sich aber nicht laden ({ $problem }). Installiere sie neu mit: pip install --force-reinstall "haspelknecht[{ $extra }]"

## Tabellen

cli-simulate-title = { $games ->
    [one] 1 Partie, { $decisions } Entscheidungen
   *[other] { $games } Partien, { $decisions } Entscheidungen
}
cli-column-seat = Platz
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-mean = Siegpunkte im Schnitt
cli-column-lowest = Minimum
cli-column-highest = Maximum
cli-column-source = Siegpunkte aus
cli-column-rule = Regel
cli-column-tests = Tests
cli-column-names = Zum Beispiel
cli-column-measure = Gemessen
cli-column-interpreted = Interpretiert
cli-total = Summe

## Aufzeichnung abspielen

cli-replay-file = die Aufzeichnung einer Partie
cli-replay-json = die Spielvorbereitung und dann jedes Ereignis mit dem Zustand danach ausgeben, ein JSON-Objekt pro Zeile
cli-replay-verified = Schritt für Schritt geprüft: Die Aufzeichnung stimmt
cli-replay-draws-unproved = Schritt für Schritt geprüft: Die Züge folgen den Regeln. Ohne den Startwert ließen sich die Ziehungen nicht prüfen
cli-replay-unfinished = Schritt für Schritt geprüft: Die Aufzeichnung stimmt. Die Partie ist noch nicht zu Ende.
cli-replay-hash = Hash des Startwerts: { $hash } (er muss mit dem zu Beginn der Partie gezeigten übereinstimmen)

## Regeln

cli-rules-coverage = welche Tests welche Regel prüfen; schlägt fehl, wenn eine Regel keinen hat
cli-rules-tests = Ordner mit den Tests, für --coverage
cli-rules-books = Zeilen in den Regelheften: { $books }
cli-rules-signs = (~ nur angedeutet, ≠ sagt etwas anderes)
cli-rules-covered = { $covered } von { $rules } Regeln { $covered ->
    [one] wird
   *[other] werden
    } durch Tests geprüft.
cli-rules-missing = Ohne Test: { $rules }
cli-no-tests = Einen Ordner „{ $folder }“ mit Tests gibt es nicht. Starte den Befehl in einem Checkout des Projekts oder nenne den Ordner mit --tests.

## Geschwindigkeit

cli-bench-seconds = wie lange jeder Wert gemessen wird, in Sekunden
cli-bench-compiled = Spiellogik: kompiliert
cli-bench-plain = Spiellogik: reines Python
cli-bench-decisions_per_second = Entscheidungen pro Sekunde, zufällige Partien zu viert
cli-bench-copies_per_second = Kopien eines Zustands mitten im Spiel pro Sekunde
cli-bench-rebuild_milliseconds = Millisekunden, um eine beendete Partie aus ihrer Aufzeichnung aufzubauen
cli-bench-rollouts_per_second = Ganze Partien pro Sekunde in einer Suche, zu zweit
cli-bench-evaluations_per_second = Bewertete Stellungen pro Sekunde in einer Suche, zu zweit
cli-bench-times = Wievielmal so schnell wie interpretiert

cli-serve = den Spielserver starten
cli-serve-host = die Adresse, auf der der Server lauscht; 0.0.0.0 lässt andere Rechner herein
cli-serve-port = der Port, auf dem der Server lauscht
cli-serve-database = eine Datei oder eine postgresql://-Adresse; ohne Angabe eine Datei in deinem Datenordner
cli-serve-data = der Ordner für den Schlüssel und, ohne andere Angabe, für die Datenbank
cli-serve-bot-workers = wie viele Bots gleichzeitig nachdenken können
cli-serve-sync = SQLite: full wartet nach jeder Änderung auf die Platte; normal ist schneller, aber ein Stromausfall kann die letzten Sekunden kosten
cli-serve-rates = Faktor für die Anfragegrenzen: 2 erlaubt doppelt so viel, 0 hebt die Grenzen auf
cli-serve-private-webhooks = Webhooks dürfen Adressen dieses Rechners und seines Netzes aufrufen
cli-serve-proxy = der Server steht hinter einem Proxy, der die Adresse der Anfragenden weitergibt
cli-serve-metrics-from = ein Netz, das außer diesem Rechner /metrics lesen darf, etwa 10.0.0.0/8; mehrmals möglich
cli-serve-log = text: Probleme in kurzen Zeilen; json: auch jede Anfrage, ein JSON-Objekt pro Zeile
