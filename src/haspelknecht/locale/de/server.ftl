# Der Spielserver: was Menschen und Programme lesen, wenn etwas abgelehnt wird.

server-listening = Haspelknecht hat geöffnet: { $address }
server-port = { $port } ist kein Port: Wähle eine Zahl zwischen 0 und 65535.
server-port-taken = Der Server kann auf { $host }, Port { $port }, nicht lauschen ({ $problem }). Wähle mit --port einen anderen.
server-bot-workers = --bot-workers muss mindestens 1 sein, nicht { $workers }.
server-rates = --rates muss eine positive Zahl sein, oder 0 für gar keine Grenzen, nicht { $rates }.
server-metrics-from = --metrics-from muss eine Adresse oder ein Netz wie 10.0.0.0/8 sein, nicht „{ $network }“.
server-folder-unusable = In { $folder } lässt sich nichts aufbewahren ({ $problem }). Wähle einen anderen Ordner oder ändere seine Rechte.
server-secret-open = Andere können die Schlüsseldatei { $file } lesen. Schütze sie (chmod 600) oder lösche sie; dann wird eine neue angelegt, und alle müssen sich neu anmelden.
server-secret-short = Die Schlüsseldatei { $file } ist beschädigt. Lösche sie; dann wird eine neue angelegt, und alle müssen sich neu anmelden.
server-secret-unusable = Die Schlüsseldatei { $file } ist nicht brauchbar ({ $problem }). Sie muss eine Datei des Benutzers sein, unter dem der Server läuft.
server-database-kind = Datenbanken der Art { $kind } werden nicht unterstützt: Nimm eine Datei (SQLite) oder eine postgresql://-Adresse.
server-database-address = Die Adresse der Datenbank ist nicht lesbar: Nenne eine Datei oder postgresql://name@rechner:port/datenbank.
server-database-memory = Diese Datenbank läge nur im Arbeitsspeicher und wäre gleich wieder verloren: Nenne eine gewöhnliche Datei oder eine postgresql://-Adresse.
server-database-in-use = Ein anderer Server benutzt { $file }. Beende ihn erst oder wähle eine andere Datei; mehrere Server zugleich brauchen PostgreSQL.
server-database-url = Die Datenbank lässt sich nicht öffnen: { $problem }
server-database-refused = Die Datenbank ließ sich nicht einrichten: { $problem }
server-database-encoding = Die Datenbank bewahrt ihre Texte in { $encoding } auf, das nicht jeden Namen fasst. Lege eine neue an: createdb --encoding=UTF8 --template=template0
server-database-newer = Diese Datenbank wurde von einer neueren Version geschrieben (Schema { $revision }). Installiere jene Version oder nimm eine andere Datenbank.

server-sign-in = Komm bitte erst herein: Nenne uns deinen Namen.
server-sign-in-wrong = Anmeldename oder Passwort ist falsch.
server-token-unknown = Dieses Token ist nicht bekannt. Erzeuge ein neues für deinen Bot.
server-foreign-origin = Diese Anfrage kommt von einer fremden Website und wurde nicht ausgeführt.
server-header-missing = Der Header { $header } fehlt: Schicke ihn bei jeder Anfrage mit, die etwas ändert.
server-not-for-bots = Mit dem Token eines Bots geht das nicht: Das muss ein Mensch tun.
server-login-taken = Dieser Anmeldename ist schon vergeben. Wähle einen anderen.
server-password-short = Wähle ein Passwort mit { $least } bis 200 Zeichen.
server-old-password-wrong = Das bisherige Passwort fehlt oder ist falsch; gib das ein, mit dem du dich bisher anmeldest.
server-name-unfit = Wähle einen Namen aus 1 bis 40 sichtbaren Zeichen.
server-bots-many = Du hast schon { $most } Bots. Entferne zuerst einen.
server-no-bot = So einen Bot hast du nicht.
server-no-person = Mit dieser ID gibt es niemanden.
server-too-many = Das war zu oft. Warte einen Moment und versuche es noch einmal.

server-no-table = Diesen Tisch gibt es nicht. Prüfe den Link.
server-no-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
server-no-link = Dieser Link führt zu keinem Platz, oder er wurde schon benutzt.
server-owner-only = Das kann nur der Gastgeber des Tisches.
server-players-only = Das können nur Spieler dieses Tisches.
server-not-your-seat = Platz { $seat } ist nicht deiner.
server-already-begun = Die Partie hat schon begonnen.
server-not-playing = An diesem Tisch läuft gerade keine Partie.
server-not-over = Die Partie ist noch nicht zu Ende.
server-table-full = An diesem Tisch gibt es keinen freien Platz, der allen offensteht.
server-seat-taken = Platz { $seat } ist schon besetzt.
server-seat-rated = In einer Partie, die für die Wertung zählt, lässt sich Platz { $seat } nicht weitergeben: Gehört er dir, melde dich auf diesem Gerät an.
server-seat-invited = Platz { $seat } ist für jemanden mit dem passenden Link reserviert.
server-seat-empty = Platz { $seat } ist leer: Warte auf einen Spieler oder gib den Platz einem Bot.
server-bot-sits = { $name } sitzt schon an diesem Tisch.
server-bot-refused = Der Bot „{ $bot }“ kann hier nicht spielen: Wähle eine der Spielstärken oder höchstens 20000 Iterationen oder 10 s.
server-bot-name = { $name } ({ $bot })
server-clock-live = Eine Live-Uhr gibt 10 Sekunden bis { $most } Stunden Bedenkzeit auf Vorrat und bis zu { $increment } Sekunden für jeden Zug dazu.
server-clock-days = Eine langsame Uhr gibt bis zu { $most } Tage für jeden Zug.

server-stale = Inzwischen ist etwas geschehen, deshalb wurde das nicht ausgeführt. Hier steht, was geschehen ist.
server-paused = Die Partie macht gerade Pause.
server-plan-instead = Die Spieler planen gerade: Speichere einen Plan, statt einen Spielzug zu machen.
server-no-plan-now = Für diesen Platz gibt es jetzt nichts zu planen.
server-plan-unfinished = Der Plan von Spieler { $seat } ist noch nicht vollständig: Lege fest, was jeder Arbeiter tut, und melde den Plan dann fertig.
server-no-undo = Spieler { $seat } kann nichts zurücknehmen: Seitdem wurde etwas gezogen oder aufgedeckt, oder ein anderer Spieler war am Zug.
server-conceded = Wer aufgegeben hat, kann nicht in die Partie zurückkehren.
server-away = Für dich spielt gerade ein Bot. Nimm zuerst deinen Platz wieder ein.
server-not-missed = Die anderen dürfen erst dann einen Bot für { $name } spielen lassen, wenn das Spiel { $minutes } Minuten lang vergeblich gewartet hat.
server-busy = An diesem Tisch geschieht gerade zu viel auf einmal. Versuche es noch einmal.
server-unreplayable = Diese Partie lässt sich mit dieser Version nicht öffnen: { $problem }
server-stored-damaged = Was davon gespeichert wurde, ist beschädigt ({ $problem }); wer den Server betreibt, kann es aus einer Sicherung zurückholen.
server-chat-long = Eine Zeile im Chat hat 1 bis { $most } Zeichen.

server-no-route = Unter dieser Adresse gibt es nichts.
server-no-method = So lässt sich diese Adresse nicht benutzen: Sieh in der API-Beschreibung nach.
server-too-large = Das ist zu groß.
server-unreadable = Die Anfrage passt nicht zur API-Beschreibung: { $problem }
server-failed = Bei uns ist etwas schiefgegangen. Nichts ist verloren; versuche es bitte noch einmal.
server-no-database = Die Datenbank antwortet gerade nicht. Nichts ist verloren; versuche es bitte gleich noch einmal.
