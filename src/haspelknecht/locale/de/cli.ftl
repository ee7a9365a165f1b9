### Die Kommandozeile: Hilfe, Tabellen, Meldungen.

## Befehle

cli-about = Das Brettspiel Haspelknecht. Ohne Befehl startet das Spiel in deinem Browser.
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
cli-rules = das Regelverzeichnis, und welche Tests welche Regel belegen
cli-bench = messen, wie schnell die Engine ist, kompiliert und nicht kompiliert

## Welche Partie

cli-group-game = welche Partie
cli-players = Zahl der Spieler: 2, 3 oder 4
cli-edition = Ausgabe der Regeln: { $known }
cli-option = eine Regeloption setzen, zum Beispiel mill_repeat=repeat; mehrmals möglich (Liste: haspelknecht rules)
cli-layout = Auslage des Errungenschaftsfelds: ein Name oder eine eigene .toml-Datei
cli-tiles = Plättchen: first (niedrigste Nummern), random (zufällig) oder Nummern mit Kommas in Leserichtung
cli-components = eine .toml-Datei mit aufgedruckten Werten, die unsere ersetzen
cli-start-building = ein Gebäude, mit dem alle beginnen (12, 15, 24 oder 35), wenn sein Plättchen nicht im Spiel ist
cli-improved-farmhand = alle beginnen mit dem verbesserten Knecht, wenn Plättchen 13 nicht im Spiel ist
cli-few-thaler = zwei Spieler, zufällige Plättchen, zu wenige Thaler-Quellen: neu ziehen (redraw) oder nur warnen (warn)
cli-seed = Startwert aller Ziehungen; der gleiche Startwert ergibt die gleiche Partie
cli-json = JSON ausgeben
cli-option-form = Eine Option schreibst du als NAME=VALUE, nicht als „{ $option }“.
cli-usage = Die Kommandozeile ist nicht verständlich ({ $problem }). Versuche: { $command } --help
cli-unrecognized = „{ $words }“ ist hier nicht bekannt. Versuche: { $command } --help
cli-required = Es fehlt etwas: { $words }. Versuche: { $command } --help
cli-expected = { $option } braucht einen Wert. Versuche: { $command } --help
cli-choice = { $option } kann nicht „{ $value }“ sein; wähle aus: { $known }.
cli-value = { $option } kann nicht „{ $value }“ sein. Versuche: { $command } --help
cli-bots = Bots für die Plätze: einer für alle oder, durch Kommas getrennt, einer für jeden
cli-games = wie viele Partien
cli-records = die Aufzeichnung jeder Partie in diesen Ordner schreiben
cli-games-count = Die Zahl der Partien muss zwischen 1 und 10000000 liegen, nicht bei { $games }.
cli-bots-count = Für { $players } Spieler { $found ->
    [one] wurde 1 Bot
   *[other] wurden { $found } Bots
} genannt; nenne einen für alle oder einen für jeden Platz.

## Dateien

file-unreadable = { $file } lässt sich nicht lesen: { $problem }.
file-unwritable = { $file } lässt sich nicht schreiben: { $problem }.
cli-output = Die Standardausgabe
file-not-text = { $file } ist keine Textdatei.
file-too-large = { $file } ist zu groß.
extra-missing = Dafür wird „{ $module }“ gebraucht, das nicht installiert ist. Installiere es mit: pip install "haspelknecht[{ $extra }]"
extra-broken = Eine Bibliothek, die hierfür gebraucht wird, ist installiert, lässt sich aber nicht laden ({ $problem }). Installiere sie neu mit: pip install --force-reinstall "haspelknecht[{ $extra }]"

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
cli-replay-heading = Jahr { $year }, { $season }
cli-replay-draw = Aus dem Beutel gezogen: { $yellow } gelbe, { $brown } braune, { $black } schwarze
cli-replay-verified = Schritt für Schritt geprüft: Die Aufzeichnung stimmt
cli-replay-draws-unproved = Schritt für Schritt geprüft: Züge und Regeln stimmen; ohne den Startwert ließen sich die Ziehungen nicht prüfen
cli-replay-unfinished = Schritt für Schritt geprüft: Die Aufzeichnung stimmt, die Partie ist noch nicht zu Ende.
cli-replay-hash = Hash des Startwerts: { $hash } (es muss der sein, der zu Beginn der Partie gezeigt wurde)
event-water-rises = Jeder Spieler bekommt 1 Grubenwasser, nur Besitzer des Eimers nicht
event-refilling = Alle Scheiben der Spieler kommen zurück in den Beutel, die der Reserve-Pools in die Aktions-Pools
event-ordering = Die neue Spielerreihenfolge wird festgelegt
event-revealing = Alle Pläne werden aufgedeckt
event-scoring = Die Kohle auf den Höfen wird gewertet
event-rent-due = Die Pacht wird bezahlt
event-new-year = Ein neues Jahr beginnt
event-final-scoring = Schlusswertung

## Regeln

cli-rules-coverage = welche Tests welche Regel belegen; schlägt fehl, wenn eine Regel keinen hat
cli-rules-tests = Ordner mit den Tests, für --coverage
cli-rules-books = Zeilen in den Regelheften: { $books }
cli-rules-signs = (~ nur angedeutet, ≠ sagt etwas anderes)
cli-rules-covered = { $covered } von { $rules } Regeln { $covered ->
    [one] ist
   *[other] sind
} durch Tests belegt.
cli-rules-missing = Ohne Test: { $rules }
cli-no-tests = Einen Ordner „{ $folder }“ mit Tests gibt es nicht; starte den Befehl in einem Checkout des Projekts oder nenne den Ordner mit --tests.

## Geschwindigkeit

cli-bench-seconds = wie lange jeder Wert gemessen wird, in Sekunden
cli-bench-compiled = Engine: kompiliert
cli-bench-plain = Engine: reines Python
cli-bench-decisions_per_second = Entscheidungen pro Sekunde, zufällige Partien zu viert
cli-bench-copies_per_second = Kopien eines Zustands mitten im Spiel pro Sekunde
cli-bench-rebuild_milliseconds = Millisekunden, um eine beendete Partie aus ihrer Aufzeichnung aufzubauen
cli-bench-rollouts_per_second = Ganze Partien je Sekunde in einer Suche, 2 Spieler
cli-bench-evaluations_per_second = Bewertete Stellungen je Sekunde in einer Suche, 2 Spieler
cli-bench-times = Wievielmal so schnell wie interpretiert

cli-serve = den Spielserver starten
cli-serve-host = die Adresse, auf der der Server lauscht; 0.0.0.0 lässt andere Rechner herein
cli-serve-port = der Port, auf dem der Server lauscht
cli-serve-database = eine Datei oder eine postgresql://-Adresse; ohne Angabe eine Datei in deinem Datenordner
cli-serve-data = der Ordner für den Schlüssel und, wenn nichts anderes angegeben ist, für die Datenbank
cli-serve-bot-workers = wie viele Bots gleichzeitig nachdenken dürfen
cli-serve-sync = SQLite: full wartet bei jeder Änderung auf die Platte; mit normal, das schneller ist, kann ein Stromausfall die letzten Sekunden kosten
cli-serve-rates = wie großzügig die Anfragen begrenzt werden: 2 erlaubt doppelt so viel, 0 beliebig viel
cli-serve-private-webhooks = Webhooks dürfen Adressen dieses Rechners und seines Netzes aufrufen
cli-serve-proxy = der Server steht hinter einem Proxy, der sagt, wer anfragt
cli-serve-metrics-from = ein Netz, das außer diesem Rechner /metrics lesen darf, etwa 10.0.0.0/8; mehrmals möglich
cli-serve-log = text: Probleme in kurzen Zeilen; json: auch jede Anfrage, ein JSON-Objekt pro Zeile
