### Die Tischseite der Web-App.

web-table-title = Am Tisch · Haspelknecht
web-table-unreachable = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
web-table-your-turn = Du bist dran
web-table-when = Jahr { $year } · { $season }
web-table-sandbox = Probespiel
web-table-sandbox-about = Dieser Tisch spielt ab einer aufgezeichneten Stellung mit neuen Ziehungen weiter. Er zählt nicht für die Wertung.
web-table-whole-card = Ganze Karte
web-table-order = Die Spielreihenfolge
web-table-points =
    { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
web-table-tools = Werkzeuge
web-table-scores = Wertungsblatt
web-table-rules = Regeln
web-table-theme = Hell oder dunkel
web-table-settings = Einstellungen
web-table-menu = Menü des Tisches
web-table-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
web-table-seat-away = hier spielt ein Bot
web-table-seat-ready = fertig
web-table-seat-thinking = überlegt
web-table-seat-turn = am Zug

## Die Leiste

web-table-restart = Zug von vorn
web-table-undo = Rückgängig
web-table-all-moves = Alle Züge
web-table-hint = Tipp
web-table-choose = Was davon?

## Was jetzt zu tun ist

web-todo-over = Die Partie ist zu Ende
web-todo-paused = Pause vereinbart
web-todo-deserted = Niemand da: Die Partie wartet
web-todo-waiting = Warte auf { $names }
web-todo-running = Einen Moment …

web-hint-place = Nach jetzigem Stand wärst du in der neuen Spielreihenfolge auf Platz { $place }.
web-hint-put = Wähle jetzt einen hervorgehobenen Platz dafür.

web-commit-change = Plan ändern
web-commit-nothing = Erst wählen
web-bar-work-on = Wie geplant arbeiten
web-bar-work-stop = Anhalten
web-doubt-title = Bist du sicher?
web-doubt-back = Zurück

## Protokoll, Chat, Tipps

web-table-log = Verlauf
web-table-since = Seit deinem letzten Zug
web-table-moment = zeigen
web-table-chat = Chat
web-table-chat-empty = Noch keine Nachrichten.
web-table-chat-write = Nachricht an alle
web-table-chat-send = Senden
web-table-unread = neue Nachrichten
web-table-not-sent = Die Nachricht wurde nicht gesendet. Versuche es noch einmal.
web-table-mute = { $name } stummschalten
web-table-mute-short = stumm
web-table-hint-title = Was ein starker Bot täte
web-table-hint-thinking = Der Bot denkt nach …
web-table-hint-best = Bester Zug
web-table-hint-other = Oder
web-table-hint-points = etwa { $points } Punkte am Ende
web-table-hint-win = Siegchance { $percent } %
web-table-hint-do = Spielen
web-table-hint-expected = { $name }: etwa { $points }

## Das Menü des Tisches

web-table-copy-link = Link zum Zuschauen kopieren
web-table-copied = Kopiert
web-table-record = Aufzeichnung speichern
web-table-replay = Von Anfang an ansehen
web-table-back = Platz wieder einnehmen
web-table-wish-pause = Pause vorschlagen
web-table-wish-resume = Weiterspielen vorschlagen
web-table-wish-end = Spielende vorschlagen
web-table-wish-replace = Bot für { $name } vorschlagen
web-table-away = Bot für mich spielen lassen
web-table-concede = Aufgeben …
web-table-concede-sure = Ja, diese Partie aufgeben
web-table-curtain = { $name } ist dran
web-table-curtain-about = Alle anderen schauen bitte weg.
web-table-curtain-ready = Ich bin { $name }

## Teile des Bildschirms

web-table-tab-mine = Tableau
web-table-tab-field = Plättchen
web-table-tab-pools = Pools
web-table-tab-players = Andere
web-table-tab-log = Verlauf
web-table-board-of = Tableau von { $name }
web-table-my-board = Dein Tableau
web-table-others = Die anderen
web-table-open-log = Verlauf und Chat
web-table-reconnecting = Verbindung verloren. Sie wird wiederhergestellt … Deine Züge bleiben erhalten.
web-table-gone = Diesen Tisch gibt es nicht mehr.
web-table-signed-out = Du wurdest abgemeldet. Melde dich wieder an, um weiterzuspielen.
web-table-watching = Du schaust zu
web-hint-away = Ein Bot spielt für dich. Über das Menü nimmst du deinen Platz wieder ein.
web-table-skip = Animation überspringen
web-table-final = Endstand
web-table-moment-of = Schritt { $step } der Partie
web-table-moment-close = Zurück zum Spiel
