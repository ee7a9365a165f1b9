# Running a server: backups.

cli-backup = save everything a server has stored in one file (the server may go on meanwhile)
cli-backup-file = the file to write; it holds secrets, so only you will be able to read it
cli-backup-done = Saved in { $file }: { $people } people, { $tables } tables, { $events } events.
cli-restore = make a new database of a backup
cli-restore-file = a file written by haspelknecht backup
cli-restore-done = Restored: { $people } people, { $tables } tables, { $events } events.

server-backup-exists = { $file } is there already. Choose another name.
server-backup-nothing = There is nothing to save in { $database }. Name the database of your server with --database or its folder with --data.
server-backup-refused = The database could not be read: { $problem }
server-backup-unwritable = { $file } cannot be written ({ $problem }).
server-backup-unreadable = { $file } cannot be read ({ $problem }).
server-backup-damaged = { $file } is not a whole backup of Haspelknecht (line { $line }). Nothing was changed.
server-backup-newer = { $file } was written by version { $program } (schema { $schema }), which is newer than this one. Install that version. Nothing was changed.
server-restore-not-empty = { $database } is not empty: it has a table { $table }. Restore into a new database. Nothing was changed.
server-restore-refused = The database did not take the backup: { $problem }. Nothing was changed.
