# Einen Server betreiben: Sicherungen.

cli-backup = alles, was ein Server gespeichert hat, in einer Datei sichern (der Server muss dafür nicht anhalten)
cli-backup-file = die Datei, die geschrieben wird; sie enthält Geheimnisse, darum wirst nur du sie lesen können
cli-backup-done = Gesichert in { $file }: { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}.
cli-restore = aus einer Sicherung eine neue Datenbank anlegen
cli-restore-file = eine Datei, die haspelknecht backup geschrieben hat
cli-restore-done = Wiederhergestellt: { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}.

server-backup-exists = { $file } gibt es schon. Wähle einen anderen Namen.
server-backup-nothing = In { $database } gibt es nichts zu sichern. Nenne die Datenbank deines Servers mit --database oder seinen Ordner mit --data.
server-backup-refused = Die Datenbank ließ sich nicht lesen: { $problem }
server-backup-unwritable = { $file } lässt sich nicht schreiben ({ $problem }).
server-backup-unreadable = { $file } lässt sich nicht lesen ({ $problem }).
server-backup-damaged = { $file } ist keine vollständige Sicherung von Haspelknecht (Zeile { $line }). Nichts wurde geändert.
server-backup-newer = { $file } wurde von Version { $program } geschrieben (Schema { $schema }), die neuer ist als diese. Installiere jene Version. Nichts wurde geändert.
server-restore-not-empty = { $database } ist nicht leer: Darin gibt es eine Tabelle { $table }. Verwende für die Wiederherstellung eine neue Datenbank. Nichts wurde geändert.
server-restore-refused = Die Datenbank hat die Sicherung nicht angenommen: { $problem }. Nichts wurde geändert.
