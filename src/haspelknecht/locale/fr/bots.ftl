### Les bots : leurs noms courts, leurs niveaux et leurs mésaventures

bot-unknown = Il n’y a pas de bot « { $bot } ». Bots connus : { $known }.
bot-exec-empty = Indiquez le programme après exec:, par exemple exec:./my-bot.
bot-limit-unused = Le bot « { $bot } » n’anticipe pas et n’accepte pas de limite. Supprimez « :{ $limit } ».
bot-limit-wrong = « { $limit } » n’est pas une limite pour le bot « { $bot } ». Indiquez un nombre d’itérations ({ $bot }:2000) ou un temps par coup ({ $bot }:1s, { $bot }:500ms).
bot-illegal-move = Le bot « { $bot } » a choisi le coup interdit « { $move } » : greedy prend le relais.

## Niveaux pour les humains

level-beginner = Débutant
level-apprentice = Apprenti
level-journeyman = Compagnon
level-master = Maître
character-beginner = Joue par habitude, ne regarde pas les autres, et se laisse parfois surprendre par le fermage.
character-apprentice = Prépare chaque saison avec soin, mais pense rarement à la suivante.
character-journeyman = Pense à l’année entière, et à ce que les autres pourraient prendre.
character-master = A vu bien des puits, et sait ce que chaque disque vaudra à la fin.

## L’évaluation apprise

expertise-unreadable = Impossible de lire le fichier d’évaluation { $file }. Vérifiez son nom.
expertise-foreign = Le fichier d’évaluation { $file } a été fait pour une autre version du programme. Refaites l’entraînement.
expertise-damaged = Le fichier d’évaluation { $file } est endommagé. Refaites l’entraînement.

## haspelknecht bots

cli-bots-list = lister les bots contre lesquels vous pouvez jouer, du débutant au maître
bots-levels = Niveaux pour les humains
bots-names = Les bots par leur nom court ; après un deux-points, leur temps de réflexion par coup
bot-about-random = n’importe quel coup permis
bot-about-habit = quelques principes simples, sans anticiper
bot-about-greedy = la meilleure saison pour lui-même, quoi que fassent les autres
bot-about-mcts = explore la saison, puis joue des parties jusqu’au bout, par habitude
bot-about-expert = explore la saison avec une évaluation apprise de ses propres parties
bot-about-exec = votre propre programme, qui parle notre protocole ligne par ligne (docs/bots.md)

bot-level-limit = Le niveau « { $level } » fixe sa propre limite. Supprimez « :{ $limit } ».
