### Die Seiten rund um das Spiel: Startseite, neuer Tisch, Warten auf Mitspieler, Archiv, Einstellungen, man selbst.

## Startseite

web-home-line = Oben ein Hof, unten eine Grube und drei Jahre, um aus beidem etwas zu machen.
web-home-play = Losspielen
web-home-play-about = Zu zweit, du und ein Lehrling. Ohne Anmeldung.
web-home-continue = Du bist dran
web-home-friends = Mit Freunden
web-home-learn = Lernen
web-home-mine = Deine Partien
web-home-mine-none = Gerade läuft keine Partie. „Losspielen“ beginnt eine.
web-home-new = Neuer Tisch
web-home-asking = Deine Partien werden gesucht …
web-home-open = Offene Tische
web-home-open-none = Gerade wartet niemand auf Mitspieler. Eröffne selbst einen öffentlichen Tisch.
web-home-watch = Zum Zuschauen
web-home-learn-play = Das erste Jahr spielen
web-home-learn-play-about = Eine begleitete Partie, etwa zehn Minuten
web-home-learn-rules = Regeln
web-home-learn-rules-about = Zum Suchen, mit den Unterschieden der Hefte
web-home-learn-summary = Auf einer Seite
web-home-learn-summary-about = Für alle, die schon einmal gespielt haben
web-home-pages = Seiten
web-home-archive = Archiv
web-home-me = Über dich
web-home-year = Jahr { $year }
web-home-you = { $name } (du)
web-home-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
web-home-seat-free = frei
web-home-seats-free = { $number ->
    [one] { $number } Platz ist frei
   *[other] { $number } Plätze sind frei
}
web-home-ready-to-start = Alle Plätze sind besetzt
web-home-paused = Pause
web-home-your-turn = Du bist dran
web-home-turn-of = { $name } überlegt
web-home-turn-of-several = { $number ->
    [one] { $number } Spieler überlegt
   *[other] { $number } Spieler überlegen
}
web-home-unreachable = Der Server ist gerade nicht erreichbar. Versuche es bitte gleich noch einmal.
web-home-notice-turn = Du bist an der Reihe.
web-home-notice-started = Die Partie hat begonnen.
web-home-notice-ready = Alle Plätze sind besetzt: Die Partie kann beginnen.
web-home-notice-over = Die Partie ist zu Ende.

## Ein neuer Tisch

web-setup-title = Neuer Tisch
web-setup-about = Sag, wer mitspielt, und eröffne den Tisch. Alles andere ist schon gut eingestellt.
web-setup-you = Du
web-setup-your-name = Wie sollen wir dich nennen?
web-setup-seats = Wer mitspielt
web-setup-company = Mitspieler
web-setup-company-invited = Freunde per Link
web-setup-company-here = Alle an diesem Gerät
web-setup-company-bot = Bots
web-setup-company-open = Wer mag
web-setup-seat = Platz { $number }
web-setup-seat-for = Für wen Platz { $number } ist
web-setup-seat-me = Ich
web-setup-seat-me-about = Hier sitzt du.
web-setup-seat-here = Jemand an diesem Gerät
web-setup-seat-here-about = Ihr reicht das Gerät herum; Pläne bleiben dabei verdeckt.
web-setup-seat-invited = Auf Einladung
web-setup-seat-invited-about = Du bekommst für diesen Platz einen Link, den du verschicken kannst.
web-setup-seat-open = Frei für alle
web-setup-seat-open-about = Wer den Tisch findet, darf sich setzen.
web-setup-seat-bot = Bot
web-setup-level = Wie stark der Bot auf Platz { $number } ist
web-setup-name = Name
web-setup-name-of = Name des Spielers auf Platz { $number }
web-setup-seat-add = Noch ein Platz
web-setup-seat-remove = Entfernen
web-setup-seat-remove-label = Platz { $number } entfernen
web-setup-pace = Tempo und Zuschauer
web-setup-clock = Uhr
web-setup-clock-none = Keine Uhr
web-setup-clock-none-about = Alle nehmen sich die Zeit, die sie brauchen.
web-setup-clock-live = Schachuhr
web-setup-clock-live-about = Die Zeit läuft, während jemand entscheidet. Ist sie aufgebraucht, spielt ein Bot weiter.
web-setup-clock-days = Tage für jeden Zug
web-setup-clock-days-about = Eine Partie neben dem Alltag. Wer zu spät kommt, wird von einem Bot vertreten.
web-setup-clock-bank = Minuten für jeden Spieler
web-setup-clock-increment = Sekunden dazu für jeden Zug
web-setup-clock-per-turn = Tage für jeden Zug
web-setup-visible = Wer den Tisch finden darf
web-setup-private = Nur mit dem Link
web-setup-private-about = Der Tisch wird niemandem gezeigt. Wer den Link hat, darf zuschauen.
web-setup-public = Alle
web-setup-public-about = Der Tisch steht auf der Startseite; alle dürfen zuschauen und ihn später im Archiv nachschlagen.
web-setup-edition = Ausgabe
web-setup-edition-second = Der neueste, korrigierte Text
web-setup-edition-first = Das englische, polnische und italienische Heft
web-setup-edition-french = Was nur das französische Heft hat
web-setup-edition-compare = { $number ->
    [one] Der Punkt, in dem sie sich unterscheiden
   *[other] Die { $number } Punkte, in denen sie sich unterscheiden
}
web-setup-edition-point = Punkt
web-setup-field = Errungenschaftsfeld
web-setup-field-about = Für eine erste Partie passt das Standardfeld; die anderen sind für alle, die sich schon auskennen.
web-setup-layout = Form des Felds
web-setup-layout-own = Eigene
web-setup-layout-file = Auslagendatei (TOML)
web-setup-layout-ok = Diese Auslage ist spielbar.
web-setup-file-paste = Füge den Text hier ein oder zieh eine Datei hierher
web-setup-file-choose = Datei wählen
web-setup-tiles = Errungenschaften
web-setup-tiles-first = Die einfachen
web-setup-tiles-first-about = Die Plättchen mit den niedrigsten Nummern jeder Stufe, wie für eine erste Partie.
web-setup-tiles-random = Zufällig gezogen
web-setup-tiles-random-about = Jede Partie ist anders. Zu zweit sind auf jeden Fall genügend Plättchen dabei, die Thaler bringen.
web-setup-tiles-chosen = Selbst gewählt
web-setup-tiles-chosen-about = Wähle von jeder Stufe so viele, wie das Feld Plätze hat.
web-setup-tiles-count = { $chosen } von { $needed }
web-setup-more = Mehr: Start, Regeloptionen, eigene Komponenten
web-setup-start = Alle beginnen mit
web-setup-start-about = Zum Start gibt es nur, was nicht als Errungenschaft im Spiel ist.
web-setup-start-random = Bei zufällig gezogenen Plättchen weiß noch niemand, was in der Schachtel bleibt; darum gibt es nichts zum Start.
web-setup-options = Regeloptionen
web-setup-options-planning = Nehmen und Planen
web-setup-options-mine = Arbeiter und Grube
web-setup-options-developments = Errungenschaften
web-setup-options-winter = Winter
web-setup-options-supply = Vorrat und Auslage
web-setup-options-number = { $number ->
    [one] { $number } Option
   *[other] { $number } Optionen
}
web-setup-options-changed = { $number } geändert
web-setup-options-reset = Alles wie in der Ausgabe
web-setup-option-usual = wie in dieser Ausgabe
web-setup-book-de = Deutsches Heft
web-setup-book-en = Englisches Heft
web-setup-book-fr = Französisches Heft
web-setup-book-it = Italienisches Heft
web-setup-book-pl = Polnisches Heft
web-setup-components = Eigene Komponenten
web-setup-components-about = Einige aufgedruckte Werte mussten wir rekonstruieren. Steht in deiner Schachtel etwas anderes, gib uns die Werte deines Exemplars.
web-setup-components-file = Komponentendatei (TOML)
web-setup-components-ok = { $number ->
    [0] Diese Datei ändert nichts.
    [one] Mit dieser Datei lässt sich spielen. Sie setzt { $number } Wert:
   *[other] Mit dieser Datei lässt sich spielen. Sie setzt { $number } Werte:
}
web-setup-back = Zurück
web-setup-open = Tisch eröffnen
web-setup-open-about = Du bekommst Links zum Verschicken; es geht los, wenn alle sitzen.
web-setup-begin = Beginnen
web-setup-begin-about = Alle sind da: Die Partie beginnt sofort.

## Einstellungen

web-settings-title = Einstellungen
web-settings-language = Sprache
web-settings-theme = Farben
web-settings-theme-system = Wie das Gerät
web-settings-theme-light = Tag
web-settings-theme-dark = Abend
web-settings-pace = Bewegungen
web-settings-pace-slow = Langsam
web-settings-pace-normal = Normal
web-settings-pace-fast = Schnell
web-settings-pace-none = Keine
web-settings-sound = Ton
web-settings-letters = Buchstaben auf Steinen

## Warten auf Mitspieler

web-lobby-title = Vor dem Spiel
web-lobby-about = Verschick die Links; es geht los, wenn jeder Platz besetzt ist.
web-lobby-waiting = { $number ->
    [one] Es fehlt noch ein Spieler.
   *[other] Es fehlen noch { $number } Spieler.
}
web-lobby-all-here = Alle sind da. Du kannst beginnen.
web-lobby-owner-starts = Alle sind da. Wer den Tisch eröffnet hat, beginnt die Partie.
web-lobby-seat = Platz { $seat }
web-lobby-you = du
web-lobby-free = Frei
web-lobby-free-about = Wer kommt, darf sich hierher setzen.
web-lobby-invited = Eingeladen
web-lobby-invited-about = Reserviert für alle mit dem Link.
web-lobby-here = sitzt am Tisch
web-lobby-bot = Einer unserer Bots
web-lobby-remote = Ein Bot von einem anderen Rechner
web-lobby-sit = Hier hinsetzen
web-lobby-stand-up = Aufstehen
web-lobby-start = Partie beginnen
web-lobby-copy = Kopieren
web-lobby-copied = Kopiert
web-lobby-share = Teilen
web-lobby-share-title = Komm, wir spielen Haspelknecht
web-lobby-seat-link = Link für Platz { $seat }
web-lobby-table-link = Link zu diesem Tisch
web-lobby-table-link-about = Wer ihn hat, darf zuschauen und sich setzen, wo ein Platz frei ist.
web-lobby-rules = Was gespielt wird
web-lobby-change = Platz ändern …
web-lobby-change-label = Platz { $seat } ändern
web-lobby-change-bot = Bot: { $level }
web-lobby-change-invited = Auf Einladung
web-lobby-change-open = Frei für alle
web-lobby-clock-live = Je { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} und { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} für jeden Zug
web-lobby-clock-days = { $days ->
    [one] { $days } Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
web-lobby-components = Mit Werten eines eigenen Exemplars
web-lobby-who = Wer bist du?
web-lobby-join-title = Ein Platz ist für dich frei
web-lobby-join-about = Ein Name genügt. Niemand muss sich anmelden.

## Archiv

web-archive-title = Archiv
web-archive-about = Öffentliche Partien, die zu Ende sind, und alle deine eigenen. Jede lässt sich noch einmal ansehen, von der ersten Scheibe bis zum letzten Punkt.
web-archive-search = Suchen
web-archive-name = Name eines Spielers
web-archive-any = egal
web-archive-by-edition = Ausgabe
web-archive-by-players = Spieler
web-archive-by-how = Wie sie endete
web-archive-by-bots = Bots
web-archive-edition-second = Zweite Auflage
web-archive-edition-first = Erste Auflage
web-archive-edition-french = Französische Ausgabe
web-archive-players = { $number } Spieler
web-archive-how-scored = Zu Ende gespielt
web-archive-how-conceded = Jemand gab auf
web-archive-how-agreed = Einvernehmlich beendet
web-archive-how-unfinished = Unvollendet
web-archive-bots-true = Mit Bots
web-archive-bots-false = Nur Menschen
web-archive-none = So eine Partie gibt es nicht.
web-archive-more = Mehr Partien
web-archive-imported = von anderswo mitgebracht
web-archive-private = nur für Mitspieler sichtbar
web-archive-import = Eine Aufzeichnung von anderswo
web-archive-import-about = Aus der Aufzeichnung einer Partie, wie unsere Seiten und unser Programm sie schreiben, wird ein Tisch, an dem du sie ansehen kannst.
web-archive-record = Aufzeichnung
web-archive-import-public = Im Archiv allen zeigen
web-archive-bring = Auf einen Tisch legen

## Man selbst

web-person-title = Über dich
web-person-stranger = Du hast hier noch nicht gespielt. Nenne deinen Namen, oder melde dich an, wenn wir dich schon kennen.
web-person-guest = Du spielst als Gast: Alles geht, und dieser Browser merkt sich dich.
web-person-member = Du bist hier bekannt, auf jedem Gerät, auf dem du dich anmeldest.
web-person-name = Name
web-person-name-label = Wie andere dich sehen
web-person-save = Speichern
web-person-saved = Gespeichert.
web-person-calls = Gerufen werden
web-person-notify = Sag mir, wenn ich dran bin
web-person-notify-about = Eine Benachrichtigung deines Browsers, solange eine unserer Seiten offen ist.
web-person-notify-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.
web-person-notify-impossible = Dieser Browser kennt keine Benachrichtigungen.
web-person-achieved = Was du erreicht hast
web-person-achieved-none = Noch gibt es nichts zu erzählen. Jede Partie, die du zu Ende spielst, zählt hier.
web-person-with-people = Mit Menschen ({ $number })
web-person-with-bots = Mit Bots ({ $number })
web-person-games = Partien
web-person-wins = Siege
web-person-rank = Rang
web-person-points = Punkte
web-person-sources = Punkte pro Partie, nach Herkunft
web-person-tiles = Liebste Errungenschaften
web-person-tile-games = { $number ->
    [one] in { $number } Partie
   *[other] in { $number } Partien
}
web-person-rating = Wertung { $rating }, aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} unter Mitgliedern
web-person-keep = Diese Identität behalten
web-person-keep-about = Mit einem Passwort kannst du von jedem Gerät aus weiterspielen. Eine E-Mail-Adresse brauchst du nicht, also schreib es dir auf: Niemand kann dir ein neues schicken.
web-person-keep-do = Mich merken
web-person-login = Anmeldename
web-person-password = Passwort
web-person-sign-in = Schon einmal hier gespielt?
web-person-sign-in-about = Dann melde dich wieder an.
web-person-sign-in-do = Anmelden
web-person-leave = Dieses Gerät
web-person-signed-in = Du bist als { $login } angemeldet.
web-person-sign-out = Abmelden
web-person-sign-out-everywhere = Auf allen Geräten abmelden
web-person-change = Ein anderes Passwort
web-person-change-about = Alle anderen Geräte werden dabei abgemeldet.
web-person-old-password = Bisheriges Passwort
web-person-new-password = Neues Passwort
web-person-change-do = Ändern
web-person-changed = Dein Passwort ist geändert, und alle anderen Geräte sind abgemeldet.
web-person-programs = Für Programme: Bots und Webhook
web-person-bots = Deine Bots
web-person-bots-about = Ein Programm von dir kann sich wie alle anderen an Tische setzen, mit einem Token.
web-person-bot-name = Name eines neuen Bots
web-person-bot-make = Anlegen
web-person-bot-drop = Entfernen
web-person-bot-drop-label = { $name } entfernen
web-person-bot-token = Das Token von { $name }. Es wird nur jetzt gezeigt.
web-person-webhook = Webhook
web-person-webhook-about = Eine Adresse von dir, die wir aufrufen, wenn eine Partie auf dich wartet.
web-person-webhook-url = Adresse
web-person-webhook-drop = Entfernen
web-person-webhook-secret = Das Geheimnis, das unsere Aufrufe signiert. Es wird nur jetzt gezeigt.
