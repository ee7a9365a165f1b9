### La ligne de commande : aide, tableaux, messages.

## Commandes

cli-about = Le jeu de société Haspelknecht. Sans commande, le jeu s’ouvre dans votre navigateur.
cli-commands = commandes
cli-lang = langue de tous les textes
cli-version = afficher la version et quitter
cli-version-compiled = haspelknecht { $version } (moteur compilé, Python { $python })
cli-version-plain = haspelknecht { $version } (moteur en Python pur, Python { $python })
cli-help = afficher cette aide et quitter
cli-usage-heading = utilisation :
cli-arguments-heading = arguments
cli-options-heading = options
cli-play = jouer une partie dans le terminal, contre des bots ou entre amis au même clavier
cli-simulate = faire jouer à des bots de nombreuses parties les uns contre les autres
cli-replay = vérifier pas à pas une partie enregistrée et la montrer
cli-rules = la référence des règles, et quels tests prouvent quelle règle
cli-bench = mesurer la vitesse du moteur, compilé et non compilé

## Quelle partie

cli-group-game = quelle partie
cli-players = nombre de joueurs : 2, 3 ou 4
cli-edition = édition des règles : { $known }
cli-option = régler une option des règles, par exemple mill_repeat=repeat ; peut être donné plusieurs fois (liste : haspelknecht rules)
cli-layout = disposition du plateau Équipement : un nom, ou un fichier .toml personnel
cli-tiles = tuiles : first (les numéros les plus bas), random (au hasard), ou des numéros séparés par des virgules, dans l’ordre de lecture
cli-components = un fichier .toml avec des valeurs imprimées qui remplacent les nôtres
cli-start-building = un bâtiment avec lequel tous commencent (12, 15, 24 ou 35), si sa tuile n’est pas en jeu
cli-improved-farmhand = tous commencent avec l’Ouvrier expérimenté, si la tuile 13 n’est pas en jeu
cli-few-thaler = deux joueurs, tuiles au hasard, trop peu de sources de Thalers : tirer à nouveau (redraw) ou seulement avertir (warn)
cli-seed = graine de tous les tirages ; la même graine donne la même partie
cli-json = afficher du JSON
cli-option-form = Une option s’écrit NAME=VALUE, pas « { $option } ».
cli-usage = La ligne de commande est incompréhensible ({ $problem }). Essayez : { $command } --help
cli-unrecognized = « { $words } » n’est pas connu ici. Essayez : { $command } --help
cli-required = Il manque quelque chose : { $words }. Essayez : { $command } --help
cli-expected = { $option } demande une valeur. Essayez : { $command } --help
cli-choice = { $option } ne peut pas valoir « { $value } » ; choisissez parmi { $known }.
cli-value = { $option } ne peut pas valoir « { $value } ». Essayez : { $command } --help
cli-bots = bots pour les sièges : un seul pour tous, ou un pour chacun, séparés par des virgules
cli-games = combien de parties
cli-records = écrire l’enregistrement de chaque partie dans ce dossier
cli-games-count = Le nombre de parties doit être compris entre 1 et 10 000 000 ; { $games } ne convient pas.
cli-bots-count = { $found ->
    [one] { $found } bot a été nommé
   *[other] { $found } bots ont été nommés
} pour { $players } joueurs ; nommez-en un seul, ou un pour chaque siège.

## Fichiers

file-unreadable = Impossible de lire { $file } : { $problem }.
file-unwritable = Impossible d’écrire { $file } : { $problem }.
cli-output = la sortie standard
file-not-text = { $file } n’est pas un fichier texte.
file-too-large = { $file } est trop volumineux.
extra-missing = Il faut pour cela « { $module } », qui n’est pas installé. Installez-le avec : pip install "haspelknecht[{ $extra }]"
extra-broken = Une bibliothèque nécessaire est installée mais ne peut pas être chargée ({ $problem }). Réinstallez-la avec : pip install --force-reinstall "haspelknecht[{ $extra }]"

## Tableaux

cli-simulate-title = { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } décision
    [many] { $decisions } de décisions
   *[other] { $decisions } décisions
}
cli-column-seat = Siège
cli-column-bot = Bot
cli-column-wins = Victoires
cli-column-mean = Score moyen
cli-column-lowest = Plus bas
cli-column-highest = Plus haut
cli-column-source = Origine des points
cli-column-rule = Règle
cli-column-tests = Tests
cli-column-names = Par exemple
cli-column-measure = Mesure
cli-column-interpreted = Interprété
cli-total = Total

## Revoir une partie

cli-replay-file = l’enregistrement d’une partie
cli-replay-json = afficher la mise en place, puis chaque événement avec l’état qui le suit, un objet JSON par ligne
cli-replay-heading = Année { $year } – { $season }
cli-replay-draw = Disques piochés dans le sac : { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}, { $brown } marron, { $black ->
    [one] { $black } noir
   *[other] { $black } noirs
}
cli-replay-verified = Vérifié pas à pas : l’enregistrement est exact
cli-replay-draws-unproved = Vérifié pas à pas : les coups et les règles sont exacts ; sans la graine, les tirages n’ont pas pu être vérifiés
cli-replay-unfinished = Vérifié pas à pas : l’enregistrement est exact, la partie n’est pas terminée.
cli-replay-hash = Empreinte de la graine : { $hash } (ce doit être celle qui a été montrée au début de la partie)
event-water-rises = Chacun reçoit 1 eau de mine, sauf les propriétaires du Seau
event-refilling = Les joueurs remettent tous leurs disques dans le sac, ceux des emplacements Réserve passent dans les emplacements Action
event-ordering = Le nouvel ordre du tour est fixé
event-revealing = Tous les programmes sont révélés
event-scoring = Le charbon dans les fermes est compté
event-rent-due = Le fermage est payé
event-new-year = Une nouvelle année commence
event-final-scoring = Décompte final

## Règles

cli-rules-coverage = quels tests prouvent quelle règle ; échoue si une règle n’en a aucun
cli-rules-tests = dossier des tests, pour --coverage
cli-rules-books = Lignes dans les livrets : { $books }
cli-rules-signs = (~ seulement sous-entendu, ≠ dit autre chose)
cli-rules-covered = Règles prouvées par des tests : { $covered } sur { $rules }.
cli-rules-missing = Sans test : { $rules }
cli-no-tests = Il n’y a pas de dossier « { $folder } » contenant des tests ; lancez cette commande dans une copie du projet, ou indiquez le dossier avec --tests.

## Vitesse

cli-bench-seconds = durée de chaque mesure, en secondes
cli-bench-compiled = Moteur : compilé
cli-bench-plain = Moteur : Python pur
cli-bench-decisions_per_second = Décisions par seconde, parties aléatoires à 4 joueurs
cli-bench-copies_per_second = Copies par seconde d’un état de milieu de partie
cli-bench-rebuild_milliseconds = Millisecondes pour reconstruire une partie terminée à partir de son enregistrement
cli-bench-rollouts_per_second = Parties entières par seconde dans une recherche, 2 joueurs
cli-bench-evaluations_per_second = Positions évaluées par seconde dans une recherche, 2 joueurs
cli-bench-times = Combien de fois plus vite que l’interprété

cli-serve = démarrer le serveur de jeu
cli-serve-host = l’adresse sur laquelle écouter ; 0.0.0.0 laisse entrer d’autres machines
cli-serve-port = le port sur lequel écouter
cli-serve-database = un fichier, ou une adresse postgresql:// ; sans cela, un fichier dans votre dossier de données
cli-serve-data = le dossier de la clé et, sauf indication contraire, de la base de données
cli-serve-bot-workers = combien de bots peuvent réfléchir en même temps
cli-serve-sync = SQLite : full attend le disque à chaque changement ; avec normal, plus rapide, une coupure de courant peut effacer les dernières secondes
cli-serve-rates = générosité des limites de fréquence : 2 permet deux fois plus, 0 ne limite rien
cli-serve-private-webhooks = laisser les webhooks appeler des adresses de cette machine et de son réseau
cli-serve-proxy = le serveur se trouve derrière un proxy qui dit qui appelle
cli-serve-metrics-from = un réseau qui peut lire /metrics en plus de cette machine, par exemple 10.0.0.0/8 ; peut être donné plusieurs fois
cli-serve-log = text : les problèmes en lignes courtes ; json : aussi chaque requête, un objet JSON par ligne
