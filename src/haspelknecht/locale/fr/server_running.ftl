# Faire tourner un serveur : les sauvegardes.

cli-backup = sauvegarder dans un seul fichier tout ce qu’un serveur a enregistré (inutile d’arrêter le serveur)
cli-backup-file = le fichier à écrire ; il contient des secrets, et vous serez la seule personne à pouvoir le lire
cli-backup-done = Sauvegardé dans { $file } : { $people ->
    [one] { $people } personne
    [many] { $people } de personnes
   *[other] { $people } personnes
}, { $tables ->
    [one] { $tables } table
    [many] { $tables } de tables
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } événement
    [many] { $events } d’événements
   *[other] { $events } événements
}.
cli-restore = créer une nouvelle base de données à partir d’une sauvegarde
cli-restore-file = un fichier écrit par haspelknecht backup
cli-restore-done = Restauré : { $people ->
    [one] { $people } personne
    [many] { $people } de personnes
   *[other] { $people } personnes
}, { $tables ->
    [one] { $tables } table
    [many] { $tables } de tables
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } événement
    [many] { $events } d’événements
   *[other] { $events } événements
}.

server-backup-exists = { $file } existe déjà. Choisissez un autre nom.
server-backup-nothing = Il n’y a rien à sauvegarder dans { $database }. Indiquez la base de données de votre serveur avec --database, ou son dossier avec --data.
server-backup-refused = Impossible de lire la base de données : { $problem }
server-backup-unwritable = Impossible d’écrire { $file } ({ $problem }).
server-backup-unreadable = Impossible de lire { $file } ({ $problem }).
server-backup-damaged = { $file } n’est pas une sauvegarde complète de Haspelknecht (ligne { $line }). Rien n’a été modifié.
server-backup-newer = { $file } a été écrit par la version { $program } (schéma { $schema }), plus récente que celle-ci. Installez cette version-là. Rien n’a été modifié.
server-restore-not-empty = { $database } n’est pas vide : il s’y trouve une table { $table }. Restaurez dans une nouvelle base de données. Rien n’a été modifié.
server-restore-refused = La base de données n’a pas accepté la sauvegarde : { $problem }. Rien n’a été modifié.
