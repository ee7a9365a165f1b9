### Matchs et tournois entre bots : commandes, tableaux, rapport.

cli-match = faire jouer un match à des bots, en équilibrant les sièges, et montrer à quel point le résultat est sûr
cli-tournament = faire jouer tous les bots les uns contre les autres, les coter et écrire un rapport

## Options

arena-bots = les bots, séparés par des virgules ; la commande d’un bot exec:… ne peut donc pas contenir de virgule
arena-games = nombre minimal de parties par rencontre ; des séries entières sont jouées, pour équilibrer les sièges
arena-workers = processus sur cette machine (par défaut : un par processeur)
arena-ray = jouer sur le cluster Ray à cette adresse (host:port, ou auto) plutôt que sur cette machine
arena-out = dossier des parties, des tableaux et du rapport ; relancez la commande avec le même dossier pour continuer
arena-json = tout afficher en JSON
arena-mirror = faire aussi jouer chaque bot contre lui-même, comme contrôle : tous les sièges devraient gagner aussi souvent
arena-tables = à trois et quatre joueurs : parmi les tables possibles, n’en jouer que ce nombre, choisies de façon équilibrée

## Ce qui peut clocher dans une saisie

arena-no-bots = Nommez les bots, par exemple --bots greedy,random.
arena-bot-twice = Vous avez nommé deux fois le bot « { $bot } ». Pour le faire jouer contre lui-même, utilisez : match --mirror
arena-one-bot = Il faut deux bots pour un match. Pour faire jouer « { $bot } » contre lui-même, ajoutez --mirror.
arena-one-bot-alone = Il faut au moins deux bots pour un tournoi, et vous n’avez nommé que « { $bot } ».
arena-too-many-bots = { $bots } bots ne tiennent pas à une table de { $players } joueurs. Augmentez le nombre de joueurs, ou utilisez : tournament
arena-workers-count = Le nombre de processus doit être compris entre 1 et { $most }, pas { $workers }.
arena-workers-or-ray = Utilisez soit --workers, soit --ray. Un cluster Ray sait combien de processeurs il a.
arena-tables-count = Le nombre de tables doit être de 1 ou plus, pas { $tables }.
arena-games-damaged = { $file }, ligne { $line } : ce n’est pas une de nos parties. Réparez ou supprimez cette ligne, puis relancez.
arena-other-match = { $folder } contient des parties d’un autre match, d’autres règles ou d’une autre version. Choisissez un autre dossier.
arena-ray-unreachable = Impossible d’utiliser le cluster Ray à l’adresse { $address } : { $problem }.
arena-ray-version = Le cluster Ray à l’adresse { $address } a la version { $there } de haspelknecht, mais ici c’est la version { $here }. Elles doivent être identiques.
arena-all-failed = Aucune partie n’a pu être jouée : { $reason }

## Pendant le jeu

arena-progress = Parties
arena-failed = { $games ->
    [one] { $games } partie n’a pas pu être jouée et manque dans le résultat. Elle a échoué deux fois : { $reason }
    [many] { $games } de parties n’ont pas pu être jouées et manquent dans le résultat. La première a échoué deux fois : { $reason }
   *[other] { $games } parties n’ont pas pu être jouées et manquent dans le résultat. La première a échoué deux fois : { $reason }
}
arena-forfeits = { $forfeits ->
    [one] Un bot a été déclaré forfait dans une partie : { $reason }
   *[other] Des bots ont été déclarés forfait { $forfeits } fois ; la première fois : { $reason }
}

## Tableaux

arena-standings = { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
}
arena-cross-table = Ligne classée devant colonne, en pour cent
arena-mirrors = Bots contre eux-mêmes : qui gagne
arena-column-bot = Bot
arena-column-games = Parties
arena-column-wins = Victoires
arena-column-win-rate = Taux de victoire
arena-column-interval = Intervalle à 95 %
arena-column-score = Score moyen
arena-column-rank = Rang moyen
arena-column-rating = Cote
arena-column-forfeits = Forfaits
arena-column-thought = Temps par choix

## Rapport

report-title-match = Match : { $bots }
report-title-tournament = Tournoi : { $bots }
report-about = { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
}, { $players } joueurs, édition « { $edition } », graine { $seed }, haspelknecht { $version }.
report-standings = Classement
report-standings-about = Parties entre bots différents, où chaque bot occupe chaque siège le même nombre de fois. L’intervalle contient le vrai taux de victoire dans 95 cas sur 100 (Wilson). L’erreur du score moyen est calculée de graine en graine, car les parties de même graine se ressemblent. La cote est l’estimation d’OpenSkill, avec son incertitude.
report-win-rates = Taux de victoire
report-duels = Face à face
report-duels-about = À quelle fréquence le bot de la ligne a été classé devant celui de la colonne. En gras : l’intervalle ne laisse aucun doute sur le plus fort.
report-scores = Scores
report-scores-about = Toutes les parties, y compris celles d’un bot contre lui-même. x̄ est la moyenne ; le trait vertical et ½ indiquent la médiane.
report-score-distribution = Répartition des scores
report-sources = D’où viennent les points
report-sources-about = Moyenne des points de chaque origine. Les pertes sont à gauche du zéro, et le trait vertical indique le score moyen.
report-points-by-source = Points moyens par origine
report-other-sources = Autres origines
report-in-numbers = En chiffres
report-tiles = Équipements
report-tiles-about = À quelle fréquence un bot achète un équipement en jeu, et à quelle fréquence il gagne quand il le possède. Le trait en tirets indique à quelle fréquence il gagne en général. Les bons joueurs achètent de bons équipements : gagner avec une tuile ne veut pas dire gagner grâce à elle.
report-bought = Achats
report-won-then = Victoires
report-seats = Sièges
report-seats-about = Qui gagne, selon la position dans le premier ordre du tour. Le trait en tirets indique ce qui serait équitable. Quand un bot joue contre lui-même, tous les adversaires sont de même force : seule la position compte.
report-all-games = Toutes les parties
report-mirror-of = { $bot } contre lui-même
report-seats-control = Sièges à la table, toutes les parties
report-seat = Siège { $seat }
report-place = { $place ->
    [1] 1er à jouer
   *[other] { $place }e à jouer
}
report-length = Durée de la partie
report-length-about = Décisions de tous les joueurs ensemble, y compris celles où il n’y a pas le choix.
report-decisions = Décisions par partie
report-latency = Temps de réflexion
report-latency-about = Combien de temps un bot réfléchit à un choix : le point est la moyenne, le trait s’arrête à la plus longue réflexion. Les coups forcés ne comptent pas. Cela dépend de la machine ; tout le reste de cette page est identique pour une même graine, tant qu’aucun bot n’est limité par le temps.
report-thinking = Temps par choix
