# Gestire un server: i backup.

cli-backup = salva in un solo file tutto ciò che un server ha memorizzato (non serve fermare il server)
cli-backup-file = il file da scrivere; contiene dati segreti, perciò solo tu potrai leggerlo
cli-backup-done = Backup salvato in { $file }: { $people ->
    [one] { $people } persona
    [many] { $people } di persone
   *[other] { $people } persone
}, { $tables ->
    [one] { $tables } tavolo
    [many] { $tables } di tavoli
   *[other] { $tables } tavoli
}, { $events ->
    [one] { $events } evento
    [many] { $events } di eventi
   *[other] { $events } eventi
}.
cli-restore = crea un nuovo database da un backup
cli-restore-file = un file scritto da haspelknecht backup
cli-restore-done = Backup ripristinato: { $people ->
    [one] { $people } persona
    [many] { $people } di persone
   *[other] { $people } persone
}, { $tables ->
    [one] { $tables } tavolo
    [many] { $tables } di tavoli
   *[other] { $tables } tavoli
}, { $events ->
    [one] { $events } evento
    [many] { $events } di eventi
   *[other] { $events } eventi
}.

server-backup-exists = { $file } esiste già. Scegli un altro nome.
server-backup-nothing = In { $database } non c’è nulla da salvare. Indica il database del tuo server con --database o la sua cartella con --data.
server-backup-refused = Impossibile leggere il database: { $problem }
server-backup-unwritable = Impossibile scrivere { $file } ({ $problem }).
server-backup-unreadable = Impossibile leggere { $file } ({ $problem }).
server-backup-damaged = { $file } non è un backup completo di Haspelknecht (riga { $line }). Non è stato modificato nulla.
server-backup-newer = { $file } è stato scritto dalla versione { $program } (schema { $schema }), più recente di questa. Installa quella versione. Non è stato modificato nulla.
server-restore-not-empty = { $database } non è vuoto: contiene una tabella { $table }. Ripristina il backup in un database nuovo. Non è stato modificato nulla.
server-restore-refused = Il database non ha accettato il backup: { $problem }. Non è stato modificato nulla.
