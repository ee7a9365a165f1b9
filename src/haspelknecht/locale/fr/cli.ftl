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
cli-simulate = faire jouer de nombreuses parties à des bots
cli-replay = vérifier pas à pas une partie enregistrée et la montrer
cli-rules = les règles, et quels tests vérifient quelle règle
cli-bench = mesurer la vitesse du moteur, compilé et interprété

## Quelle partie

cli-group-game = la partie
cli-players = nombre de joueurs : 2, 3 ou 4
cli-edition = édition des règles : { $known }
cli-option = choisir une option de règles, par exemple mill_repeat=repeat ; utilisable plusieurs fois (liste : haspelknecht rules)
cli-layout = disposition du plateau Équipement : un nom ou votre fichier .toml
cli-tiles = tuiles : first (les plus petits numéros), random (au hasard), ou des numéros dans l’ordre de lecture, séparés par des virgules
cli-components = un fichier .toml avec des valeurs imprimées qui remplacent les nôtres
cli-start-building = un bâtiment avec lequel tous commencent (12, 15, 24 ou 35), si sa tuile n’est pas en jeu
cli-improved-farmhand = tous commencent avec l’ouvrier expérimenté, si la tuile 13 n’est pas en jeu
cli-few-thaler = deux joueurs, tuiles au hasard, trop peu de sources de Thalers : tirer à nouveau (redraw) ou seulement avertir (warn)
cli-seed = graine de tous les tirages ; la même graine donne la même partie
cli-json = afficher du JSON
cli-option-form = Écrivez une option sous la forme NAME=VALUE, pas « { $option } ».
cli-usage = Cette commande n’est pas valable ({ $problem }). Essayez : { $command } --help
cli-unrecognized = « { $words } » est inconnu ici. Essayez : { $command } --help
cli-required = Il manque quelque chose : { $words }. Essayez : { $command } --help
cli-expected = { $option } demande une valeur. Essayez : { $command } --help
cli-choice = { $option } ne peut pas valoir « { $value } ». Choisissez parmi { $known }.
cli-value = { $option } ne peut pas valoir « { $value } ». Essayez : { $command } --help
cli-bots = bots pour les sièges : un seul pour tous, ou un pour chacun, séparés par des virgules
cli-games = combien de parties
cli-records = écrire l’enregistrement de chaque partie dans ce dossier
cli-games-count = Le nombre de parties doit être compris entre 1 et 10 000 000, pas { $games }.
cli-bots-count = Vous avez nommé { $found ->
    [one] { $found } bot
   *[other] { $found } bots
} pour { $players } joueurs. Nommez-en un seul, ou un pour chaque siège.

## Fichiers

file-unreadable = Impossible de lire { $file } : { $problem }.
file-unwritable = Impossible d’écrire { $file } : { $problem }.
cli-output = la sortie standard
file-not-text = { $file } n’est pas un fichier texte.
file-too-large = { $file } est trop volumineux.
extra-missing = Il faut pour cela « { $module } », qui n’est pas installé. Installez-le avec : pip install "haspelknecht[{ $extra }]"
extra-broken = Une bibliothèque nécessaire est installée mais ne peut pas être chargée ({ $problem }). Réinstallez-la avec : pip install --force-reinstall "haspelknecht[{ $extra }]"

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
cli-replay-verified = Vérifié pas à pas : l’enregistrement est exact
cli-replay-draws-unproved = Vérifié pas à pas : les coups suivent les règles. Sans la graine, les tirages n’ont pas pu être vérifiés
cli-replay-unfinished = Vérifié pas à pas : l’enregistrement est exact. La partie n’est pas terminée.
cli-replay-hash = Empreinte de la graine : { $hash } (elle doit être la même que celle affichée au début de la partie)

## Règles

cli-rules-coverage = quels tests vérifient quelle règle ; échoue si une règle n’en a aucun
cli-rules-tests = dossier des tests, pour --coverage
cli-rules-books = Lignes dans les livrets : { $books }
cli-rules-signs = (~ seulement sous-entendu, ≠ dit autre chose)
cli-rules-covered = Règles vérifiées par des tests : { $covered } sur { $rules }.
cli-rules-missing = Sans test : { $rules }
cli-no-tests = Il n’y a pas de dossier « { $folder } » contenant des tests. Lancez cette commande dans une copie du projet, ou indiquez le dossier avec --tests.

## Vitesse

cli-bench-seconds = durée de chaque mesure, en secondes
cli-bench-compiled = Moteur : compilé
cli-bench-plain = Moteur : Python pur
cli-bench-decisions_per_second = Décisions par seconde, parties aléatoires à 4 joueurs
cli-bench-copies_per_second = Copies par seconde d’un état de milieu de partie
cli-bench-rebuild_milliseconds = Millisecondes pour reconstruire une partie terminée à partir de son enregistrement
cli-bench-rollouts_per_second = Parties entières par seconde dans une recherche, 2 joueurs
cli-bench-evaluations_per_second = Positions évaluées par seconde dans une recherche, 2 joueurs
cli-bench-times = Nombre de fois plus vite qu’interprété

cli-serve = démarrer le serveur de jeu
cli-serve-host = l’adresse sur laquelle écouter ; 0.0.0.0 accepte aussi les autres machines
cli-serve-port = le port sur lequel écouter
cli-serve-database = un fichier, ou une adresse postgresql:// ; par défaut, un fichier dans votre dossier de données
cli-serve-data = le dossier de la clé et, par défaut, de la base de données
cli-serve-bot-workers = combien de bots peuvent réfléchir en même temps
cli-serve-sync = SQLite : full attend le disque après chaque changement ; normal est plus rapide, mais une coupure de courant peut faire perdre les dernières secondes
cli-serve-rates = facteur des limites de fréquence : 2 permet deux fois plus, 0 supprime les limites
cli-serve-private-webhooks = laisser les webhooks appeler des adresses de cette machine et de son réseau
cli-serve-proxy = le serveur est derrière un proxy qui transmet l’adresse de l’appelant
cli-serve-metrics-from = un réseau qui peut lire /metrics, en plus de cette machine, par exemple 10.0.0.0/8 ; utilisable plusieurs fois
cli-serve-log = text : les problèmes en lignes courtes ; json : chaque requête aussi, un objet JSON par ligne
