### Die Seiten rund um das Spiel: Startseite, neuer Tisch, Warten auf Mitspieler, Archiv, Einstellungen, man selbst.

## Startseite

web-home-line = Oben ein Hof, unten eine Grube und drei Jahre, um aus beidem das Beste zu machen.
web-home-play = Losspielen
web-home-play-about = Zu zweit: du und ein Lehrling. Ohne Anmeldung.
web-home-continue = Du bist dran
web-home-friends = Mit anderen spielen
web-home-learn = Lernen
web-home-mine = Deine Partien
web-home-mine-none = Gerade läuft keine deiner Partien. Mit „Losspielen“ beginnst du eine.
web-home-new = Neuer Tisch
web-home-asking = Deine Partien werden gesucht …
web-home-open = Offene Tische
web-home-open-none = Gerade wartet niemand auf Mitspielende. Wie wäre es mit einem öffentlichen Tisch?
web-home-watch = Partien zum Zuschauen
web-home-learn-play = Das erste Jahr spielen
web-home-learn-play-about = Eine begleitete Partie, etwa zehn Minuten
web-home-learn-rules = Regeln
web-home-learn-rules-about = Durchsuchbar, mit den Unterschieden der Hefte
web-home-learn-summary = Auf einer Seite
web-home-learn-summary-about = Wenn du schon einmal gespielt hast
web-home-pages = Seiten
web-home-archive = Archiv
web-home-me = Profil
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
    [one] { $number } Person überlegt
   *[other] { $number } Personen überlegen
}
web-home-unreachable = Der Server ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.
web-home-notice-turn = Du bist dran.
web-home-notice-started = Die Partie hat begonnen.
web-home-notice-ready = Alle Plätze sind besetzt: Die Partie kann beginnen.
web-home-notice-over = Die Partie ist zu Ende.

## Ein neuer Tisch

web-setup-title = Neuer Tisch
web-setup-about = Wähle, wer mitspielt, und eröffne den Tisch. Alles andere ist schon eingestellt.
web-setup-you = Du
web-setup-your-name = Wie sollen wir dich nennen?
web-setup-seats = Wer mitspielt
web-setup-company = Mit wem spielst du?
web-setup-company-invited = Freunde, per Link
web-setup-company-here = Alle an diesem Gerät
web-setup-company-bot = Bots
web-setup-company-open = Alle, die mögen
web-setup-seat = Platz { $number }
web-setup-seat-for = Wer auf Platz { $number } sitzt
web-setup-seat-me = Ich
web-setup-seat-me-about = Das ist dein Platz.
web-setup-seat-here = Jemand an diesem Gerät
web-setup-seat-here-about = Ihr reicht das Gerät herum. Pläne bleiben zwischen den Zügen verdeckt.
web-setup-seat-invited = Auf Einladung
web-setup-seat-invited-about = Für diesen Platz bekommst du einen Link zum Verschicken.
web-setup-seat-open = Frei für alle
web-setup-seat-open-about = Wer den Tisch findet, kann diesen Platz einnehmen.
web-setup-seat-bot = Bot
web-setup-level = Stärke des Bots auf Platz { $number }
web-setup-name = Name
web-setup-name-of = Name der Person auf Platz { $number }
web-setup-seat-add = Platz hinzufügen
web-setup-seat-remove = Entfernen
web-setup-seat-remove-label = Platz { $number } entfernen
web-setup-pace = Tempo und Sichtbarkeit
web-setup-clock = Uhr
web-setup-clock-none = Keine Uhr
web-setup-clock-none-about = Alle nehmen sich die Zeit, die sie brauchen.
web-setup-clock-live = Schachuhr
web-setup-clock-live-about = Deine Zeit läuft, während du entscheidest. Ist sie aufgebraucht, übernimmt ein Bot.
web-setup-clock-days = Tage pro Zug
web-setup-clock-days-about = Spielt über mehrere Tage, wann es euch passt. Läuft deine Zeit ab, springt ein Bot ein.
web-setup-clock-bank = Minuten pro Person
web-setup-clock-increment = Zusätzliche Sekunden pro Zug
web-setup-clock-per-turn = Tage pro Zug
web-setup-visible = Wer den Tisch finden kann
web-setup-private = Nur wer den Link hat
web-setup-private-about = Der Tisch ist verborgen. Mit dem Link kann man zuschauen.
web-setup-public = Alle
web-setup-public-about = Der Tisch steht auf der Startseite; alle können zuschauen und ihn später im Archiv finden.
web-setup-edition = Ausgabe
web-setup-edition-second = Die neuesten, korrigierten Regeln
web-setup-edition-first = Das englische, das polnische und das italienische Regelheft
web-setup-edition-french = Was nur das französische Heft sagt
web-setup-edition-compare = { $number ->
    [one] Die { $number } Regel, die abweicht
   *[other] Die { $number } Regeln, die abweichen
}
web-setup-edition-point = Regel
web-setup-field = Errungenschaftsfeld
web-setup-field-about = Nehmt für die erste Partie das Standardfeld. Die anderen sind für alle, die das Spiel schon kennen.
web-setup-layout = Auslage
web-setup-layout-own = Eigene
web-setup-layout-file = Auslagendatei (TOML)
web-setup-layout-ok = Diese Auslage ist spielbar.
web-setup-file-paste = Text hier einfügen oder eine Datei hierherziehen
web-setup-file-choose = Datei wählen
web-setup-tiles = Errungenschaften
web-setup-tiles-first = Für die erste Partie
web-setup-tiles-first-about = Die Plättchen mit den niedrigsten Nummern jeder Stufe, wie für die erste Partie empfohlen.
web-setup-tiles-random = Zufällig
web-setup-tiles-random-about = Jede Partie ist anders. Zu zweit sorgen wir dafür, dass genügend Plättchen Thaler bringen.
web-setup-tiles-chosen = Selbst gewählt
web-setup-tiles-chosen-about = Wähle auf jeder Stufe so viele Plättchen, wie das Feld Plätze hat.
web-setup-tiles-count = { $chosen } von { $needed }
web-setup-more = Mehr: Startvorteile, Regeloptionen, eigene Komponenten
web-setup-start = Alle beginnen mit
web-setup-start-about = Ihr könnt nur mit etwas beginnen, dessen Plättchen nicht im Spiel ist.
web-setup-start-random = Bei zufälligen Plättchen weiß noch niemand, welche in der Schachtel bleiben. Darum gibt es keine Startvorteile.
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
web-setup-options-reset = Regeln der Ausgabe wiederherstellen
web-setup-option-usual = wie in dieser Ausgabe
web-setup-book-de = Deutsches Heft
web-setup-book-en = Englisches Heft
web-setup-book-fr = Französisches Heft
web-setup-book-it = Italienisches Heft
web-setup-book-pl = Polnisches Heft
web-setup-components = Eigene Komponenten
web-setup-components-about = Einige aufgedruckte Werte mussten wir rekonstruieren. Weicht dein Exemplar davon ab, trag seine Werte hier ein.
web-setup-components-file = Komponentendatei (TOML)
web-setup-components-ok = { $number ->
    [0] Diese Datei ändert nichts.
    [one] Diese Datei passt. Sie legt { $number } Wert fest:
   *[other] Diese Datei passt. Sie legt { $number } Werte fest:
}
web-setup-back = Zurück
web-setup-open = Tisch eröffnen
web-setup-open-about = Du bekommst Links zum Verschicken. Beginnen kannst du, sobald alle Platz genommen haben.
web-setup-begin = Partie beginnen
web-setup-begin-about = Alle sind da, die Partie beginnt sofort.

## Einstellungen

web-settings-title = Einstellungen
web-settings-language = Sprache
web-settings-theme = Darstellung
web-settings-theme-system = Wie das Gerät
web-settings-theme-light = Tag
web-settings-theme-dark = Dämmerung
web-settings-pace = Animationen
web-settings-pace-slow = Langsam
web-settings-pace-normal = Normal
web-settings-pace-fast = Schnell
web-settings-pace-none = Aus
web-settings-sound = Ton
web-settings-letters = Buchstaben auf dem Spielmaterial

## Warten auf Mitspieler

web-lobby-title = Warten auf Mitspielende
web-lobby-about = Verschick die Links. Die Partie kann beginnen, wenn alle Plätze besetzt sind.
web-lobby-waiting = { $number ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $number } Personen.
}
web-lobby-all-here = Alle sind da. Du kannst die Partie beginnen.
web-lobby-owner-starts = Alle sind da. Wer den Tisch eröffnet hat, kann jetzt beginnen.
web-lobby-seat = Platz { $seat }
web-lobby-you = du
web-lobby-free = Frei
web-lobby-free-about = Hier können sich alle hinsetzen.
web-lobby-invited = Eingeladen
web-lobby-invited-about = Reserviert für die Person mit dem Link.
web-lobby-here = am Tisch
web-lobby-bot = Einer unserer Bots
web-lobby-remote = Ein Bot auf einem anderen Rechner
web-lobby-sit = Hier sitzen
web-lobby-stand-up = Aufstehen
web-lobby-start = Partie beginnen
web-lobby-copy = Kopieren
web-lobby-copied = Kopiert
web-lobby-share = Teilen
web-lobby-share-title = Komm, wir spielen Haspelknecht
web-lobby-seat-link = Link für Platz { $seat }
web-lobby-table-link = Link zu diesem Tisch
web-lobby-table-link-about = Wer diesen Link hat, kann zuschauen und einen freien Platz einnehmen.
web-lobby-rules = Regeln dieser Partie
web-lobby-change = Platz ändern …
web-lobby-change-label = Platz { $seat } ändern
web-lobby-change-bot = Bot: { $level }
web-lobby-change-invited = Auf Einladung
web-lobby-change-open = Frei für alle
web-lobby-clock-live = Je { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}, dazu { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} pro Zug
web-lobby-clock-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
web-lobby-components = Mit Werten aus einem eigenen Exemplar
web-lobby-who = Wer bist du?
web-lobby-join-title = Hier ist ein Platz für dich
web-lobby-join-about = Ein Name genügt. Ohne Anmeldung.

## Archiv

web-archive-title = Archiv
web-archive-about = Beendete öffentliche Partien und alle von dir. Jede kannst du dir von Anfang bis Ende noch einmal ansehen.
web-archive-search = Suchen
web-archive-name = Name
web-archive-any = egal
web-archive-by-edition = Ausgabe
web-archive-by-players = Personen
web-archive-by-how = Ausgang
web-archive-by-bots = Bots
web-archive-edition-second = Zweite Auflage
web-archive-edition-first = Erste Auflage
web-archive-edition-french = Französische Ausgabe
web-archive-players = { $number ->
    [one] { $number } Person
   *[other] { $number } Personen
}
web-archive-how-scored = Zu Ende gespielt
web-archive-how-conceded = Jemand hat aufgegeben
web-archive-how-agreed = Einvernehmlich beendet
web-archive-how-unfinished = Unvollendet
web-archive-bots-true = Mit Bots
web-archive-bots-false = Nur Menschen
web-archive-none = Keine Partie passt zu deiner Suche.
web-archive-more = Weitere Partien
web-archive-imported = importiert
web-archive-private = nur für Beteiligte sichtbar
web-archive-import = Partie importieren
web-archive-import-about = Füge eine Aufzeichnung hinzu, die hier gespeichert oder vom Programm haspelknecht geschrieben wurde. Dann kannst du sie an einem Tisch ansehen.
web-archive-record = Aufzeichnung
web-archive-import-public = Im Archiv allen zeigen
web-archive-bring = Importieren

## Man selbst

web-person-title = Profil
web-person-stranger = Wir kennen uns noch nicht. Wähle einen Namen oder melde dich an, wenn du hier schon gespielt hast.
web-person-guest = Du spielst als Gast. Alles funktioniert, und dieser Browser merkt sich dich.
web-person-member = Du hast ein Konto: Melde dich auf jedem Gerät an, um weiterzuspielen.
web-person-name = Name
web-person-name-label = Dein Name, wie andere ihn sehen
web-person-save = Speichern
web-person-saved = Gespeichert.
web-person-calls = Benachrichtigungen
web-person-notify = Benachrichtige mich, wenn ich dran bin
web-person-notify-about = Dein Browser benachrichtigt dich, solange eine unserer Seiten offen ist.
web-person-notify-refused = Dein Browser blockiert Benachrichtigungen dieser Seite. Das kannst du in seinen Einstellungen ändern.
web-person-notify-impossible = Dieser Browser unterstützt keine Benachrichtigungen.
web-person-achieved = Statistik
web-person-achieved-none = Noch ist hier nichts. Jede Partie, die du zu Ende spielst, zählt.
web-person-with-people = Mit Menschen ({ $number })
web-person-with-bots = Mit Bots ({ $number })
web-person-games = Partien
web-person-wins = Siege
web-person-rank = Rang
web-person-points = Punkte
web-person-sources = Punkte pro Partie, nach Herkunft
web-person-tiles = Häufigste Errungenschaften
web-person-tile-games = { $number ->
    [one] in { $number } Partie
   *[other] in { $number } Partien
}
web-person-rating = Wertung { $rating }, aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} unter Mitgliedern
web-person-keep = Konto behalten
web-person-keep-about = Mit einem Passwort kannst du auf jedem Gerät spielen. Wir fragen nicht nach einer E-Mail-Adresse und können dein Passwort darum nicht zurücksetzen: Schreib es dir auf.
web-person-keep-do = Passwort festlegen
web-person-login = Anmeldename
web-person-password = Passwort
web-person-sign-in = Schon einmal hier gespielt?
web-person-sign-in-about = Melde dich an und spiel dort weiter, wo du aufgehört hast.
web-person-sign-in-do = Anmelden
web-person-leave = Dieses Gerät
web-person-signed-in = Du bist als { $login } angemeldet.
web-person-sign-out = Abmelden
web-person-sign-out-everywhere = Auf allen Geräten abmelden
web-person-change = Passwort ändern
web-person-change-about = Auf allen anderen Geräten wirst du dabei abgemeldet.
web-person-old-password = Bisheriges Passwort
web-person-new-password = Neues Passwort
web-person-change-do = Passwort ändern
web-person-changed = Dein Passwort ist geändert. Auf allen anderen Geräten bist du abgemeldet.
web-person-programs = Zum Programmieren: Bots und Webhook
web-person-bots = Deine Bots
web-person-bots-about = Mit einem Token kann dein eigenes Programm an einem Tisch Platz nehmen wie alle anderen.
web-person-bot-name = Name des neuen Bots
web-person-bot-make = Bot anlegen
web-person-bot-drop = Entfernen
web-person-bot-drop-label = { $name } entfernen
web-person-bot-token = Token für { $name }. Kopiere es jetzt: Wir zeigen es nicht noch einmal.
web-person-webhook = Webhook
web-person-webhook-about = Eine URL von dir, die wir aufrufen, wenn eine Partie auf dich wartet.
web-person-webhook-url = URL
web-person-webhook-drop = Entfernen
web-person-webhook-secret = Das Geheimnis, mit dem wir unsere Aufrufe signieren. Kopiere es jetzt: Wir zeigen es nicht noch einmal.
