### Die Tischseite der Web-App.

web-table-title = Am Tisch · Haspelknecht
web-table-unreachable = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
web-table-your-turn = Du bist dran
web-table-when = Jahr { $year } · { $season }
web-table-sandbox = Probespiel
web-table-sandbox-about = Dieser Tisch spielt ab einer aufgezeichneten Stellung weiter, mit neuen Ziehungen. Er ist nicht die aufgezeichnete Partie und zählt für keine Wertung.
web-table-whole-card = Ganze Karte
web-table-order = Spieler in Spielerreihenfolge
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
web-table-menu = Dieser Tisch
web-table-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
web-table-seat-away = ein Bot vertritt diesen Spieler
web-table-seat-ready = fertig
web-table-seat-thinking = überlegt
web-table-seat-turn = am Zug

## Die Leiste

web-table-restart = Neu beginnen
web-table-undo = Rückgängig
web-table-all-moves = Alle Züge
web-table-hint = Tipp
web-table-choose = Was davon?

## Was jetzt zu tun ist

web-todo-over = Das Spiel ist zu Ende
web-todo-paused = Pause, wie vereinbart
web-todo-deserted = Alle weg: Spiel wartet
web-todo-waiting = Warten auf { $names }
web-todo-running = Einen Moment …

web-hint-place = Dein Platz in der Reihenfolge, Stand jetzt: { $place }.
web-hint-put = Wähle jetzt einen leuchtenden Platz dafür.

web-commit-change = Plan ändern
web-commit-nothing = Erst wählen
web-bar-work-on = Wie geplant arbeiten
web-bar-work-stop = Anhalten
web-doubt-title = Bist du sicher?
web-doubt-back = Zurück

## Protokoll, Chat, Tipps

web-table-log = Was geschehen ist
web-table-since = Seit deinem letzten Zug
web-table-moment = zeigen
web-table-chat = Chat
web-table-chat-empty = Noch hat niemand etwas gesagt.
web-table-chat-write = Schreib an den Tisch
web-table-chat-send = Senden
web-table-unread = neu im Chat
web-table-not-sent = Die Nachricht ließ sich nicht senden. Versuche es noch einmal.
web-table-mute = Nichts mehr von { $name } hören
web-table-mute-short = stumm
web-table-hint-title = Was ein starker Bot täte
web-table-hint-thinking = Der Bot denkt nach …
web-table-hint-best = Am besten
web-table-hint-other = Oder
web-table-hint-points = etwa { $points } Punkte am Ende
web-table-hint-win = Siegchance { $percent } %
web-table-hint-do = So machen
web-table-hint-expected = { $name }: etwa { $points }

## Das Menü des Tisches

web-table-copy-link = Link für Zuschauer kopieren
web-table-copied = Kopiert
web-table-record = Aufzeichnung speichern
web-table-replay = Von Anfang an ansehen
web-table-back = Ich bin wieder da: mein Platz, bitte
web-table-wish-pause = Ich hätte gern eine Pause
web-table-wish-resume = Ich möchte weiterspielen
web-table-wish-end = Ich würde hier aufhören
web-table-wish-replace = Ich würde einen Bot für { $name } spielen lassen
web-table-away = Ein Bot soll für mich spielen
web-table-concede = Aufgeben …
web-table-concede-sure = Ja, ich gebe diese Partie auf
web-table-curtain = { $name } ist dran
web-table-curtain-about = Alle anderen schauen bitte weg.
web-table-curtain-ready = Ich bin { $name }

## Teile des Bildschirms

web-table-tab-mine = Grube
web-table-tab-field = Feld
web-table-tab-pools = Pools
web-table-tab-players = Spieler
web-table-tab-log = Verlauf
web-table-board-of = Tableau von { $name }
web-table-my-board = Dein Tableau
web-table-others = Die anderen Spieler
web-table-open-log = Verlauf und Chat
web-table-reconnecting = Verbindung verloren. Sie wird wiederhergestellt … Deine Züge bleiben erhalten.
web-table-gone = Diesen Tisch gibt es nicht mehr.
web-table-signed-out = Du wurdest abgemeldet. Melde dich wieder an, um weiterzuspielen.
web-table-watching = Du schaust zu
web-hint-away = Ein Bot spielt für dich. Im Menü bekommst du deinen Platz zurück.
web-table-skip = Gleich zeigen
web-table-final = Endstand
web-table-moment-of = Schritt { $step } der Partie
web-table-moment-close = Zurück ins Jetzt
