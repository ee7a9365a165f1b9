# Running a server: backups.

cli-backup = save everything a server has stored in one file (you don’t need to stop the server)
cli-backup-file = the file to write; it contains secrets, so only you will be able to read it
cli-backup-done = Saved in { $file }: { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $events ->
    [one] 1 event
   *[other] { $events } events
}.
cli-restore = create a new database from a backup
cli-restore-file = a file written by haspelknecht backup
cli-restore-done = Restored: { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $events ->
    [one] 1 event
   *[other] { $events } events
}.

server-backup-exists = { $file } already exists. Choose another name.
server-backup-nothing = There’s nothing to save in { $database }. Name your server’s database with --database, or its folder with --data.
server-backup-refused = The database couldn’t be read: { $problem }
server-backup-unwritable = { $file } can’t be written ({ $problem }).
server-backup-unreadable = { $file } can’t be read ({ $problem }).
server-backup-damaged = { $file } isn’t a complete Haspelknecht backup (line { $line }). Nothing was changed.
server-backup-newer = { $file } was written by version { $program } (schema { $schema }), which is newer than this one. Install that version. Nothing was changed.
server-restore-not-empty = { $database } isn’t empty: it has a table { $table }. Restore into a new database. Nothing was changed.
server-restore-refused = The database didn’t accept the backup: { $problem }. Nothing was changed.
