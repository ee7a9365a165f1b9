# Le serveur de jeu : ce que lisent les personnes et les programmes quand quelque chose est refusé.

server-listening = Haspelknecht est ouvert : { $address }
server-port = { $port } n’est pas un port : choisissez un nombre entre 0 et 65535.
server-port-taken = Le serveur ne peut pas écouter sur { $host }, port { $port } ({ $problem }). Choisissez un autre port avec --port.
server-bot-workers = --bot-workers doit être au moins 1 ; { $workers } ne convient pas.
server-rates = --rates doit être un nombre positif, ou 0 pour n’avoir aucune limite ; { $rates } ne convient pas.
server-metrics-from = --metrics-from doit être une adresse ou un réseau comme 10.0.0.0/8 ; « { $network } » ne convient pas.
server-folder-unusable = Impossible de conserver quoi que ce soit dans { $folder } ({ $problem }). Choisissez un autre dossier, ou modifiez ses droits.
server-secret-open = D’autres peuvent lire le fichier de clé { $file }. Protégez-le (chmod 600) ou supprimez-le ; dans ce cas, un nouveau sera créé et tout le monde devra se reconnecter.
server-secret-short = Le fichier de clé { $file } est endommagé. Supprimez-le ; un nouveau sera créé et tout le monde devra se reconnecter.
server-secret-unusable = Le fichier de clé { $file } est inutilisable ({ $problem }). Il doit s’agir d’un fichier de l’utilisateur qui fait tourner le serveur.
server-database-kind = Les bases de données de type { $kind } ne sont pas prises en charge : utilisez un fichier (SQLite) ou une adresse postgresql://.
server-database-address = L’adresse de la base de données est illisible : indiquez un fichier, ou postgresql://nom@hôte:port/base.
server-database-memory = Cette base de données resterait en mémoire et serait aussitôt perdue : indiquez un fichier ordinaire, ou une adresse postgresql://.
server-database-in-use = Un autre serveur utilise { $file }. Arrêtez-le d’abord, ou choisissez un autre fichier ; plusieurs serveurs à la fois ont besoin de PostgreSQL.
server-database-url = Impossible d’ouvrir la base de données : { $problem }
server-database-refused = La base de données a refusé son initialisation : { $problem }
server-database-encoding = La base de données garde ses textes en { $encoding }, qui ne peut pas contenir tous les noms. Créez-en une nouvelle : createdb --encoding=UTF8 --template=template0
server-database-newer = Cette base de données a été écrite par une version plus récente (schéma { $revision }). Installez cette version, ou utilisez une autre base de données.

server-sign-in = Entrez d’abord : dites-nous votre nom.
server-sign-in-wrong = L’identifiant ou le mot de passe est incorrect.
server-token-unknown = Ce jeton d’accès n’est pas connu. Créez-en un nouveau pour votre bot.
server-foreign-origin = Cette requête vient d’une page d’un autre site et n’a pas été exécutée.
server-header-missing = L’en-tête { $header } manque : envoyez-le avec chaque requête qui modifie quelque chose.
server-not-for-bots = Le jeton d’accès d’un bot ne suffit pas pour cela : c’est à une personne de le faire.
server-login-taken = Cet identifiant est déjà pris. Choisissez-en un autre.
server-password-short = Choisissez un mot de passe de { $least } à 200 caractères.
server-old-password-wrong = Le mot de passe actuel manque ou est incorrect ; saisissez celui avec lequel vous vous connectez jusqu’ici.
server-name-unfit = Choisissez un nom de 1 à 40 caractères visibles.
server-bots-many = Vous avez déjà { $most } bots. Supprimez-en d’abord un.
server-no-bot = Ce bot ne fait pas partie des vôtres.
server-no-person = Personne n’a cet id.
server-too-many = Trop de demandes en peu de temps. Attendez un moment, puis réessayez.

server-no-table = Cette table n’existe pas. Vérifiez le lien.
server-no-seat = Il n’y a pas de siège { $seat } à cette table.
server-no-link = Ce lien ne donne accès à aucun siège, ou il a déjà servi.
server-owner-only = Seul le propriétaire de la table peut faire cela.
server-players-only = Seuls les joueurs de cette table peuvent faire cela.
server-not-your-seat = Le siège { $seat } n’est pas le vôtre.
server-already-begun = La partie a déjà commencé.
server-not-playing = Aucune partie n’est en cours à cette table.
server-not-over = La partie n’est pas encore terminée.
server-table-full = Aucun siège de cette table n’est ouvert à tous.
server-seat-taken = Le siège { $seat } est déjà pris.
server-seat-rated = Dans une partie qui compte pour le classement, le siège { $seat } ne peut pas être cédé : s’il est à vous, connectez-vous sur cet appareil.
server-seat-invited = Le siège { $seat } est réservé à la personne qui en a le lien.
server-seat-empty = Le siège { $seat } est vide : attendez un joueur, ou confiez-le à un bot.
server-bot-sits = { $name } est déjà à cette table.
server-bot-refused = Le bot « { $bot } » ne peut pas jouer ici : choisissez l’un des niveaux, ou une limite d’au plus 20 000 itérations ou 10 s.
server-bot-name = { $name } ({ $bot })
server-clock-live = Dans une partie en direct, la pendule accorde de 10 secondes à { $most } heures de réserve, et jusqu’à { $increment } secondes par tour.
server-clock-days = Dans une partie lente, la pendule accorde jusqu’à { $most } jours par tour.

server-stale = Quelque chose s’est passé avant l’arrivée de cette demande ; elle n’a donc pas été exécutée. Voici ce qui s’est passé.
server-paused = La partie est en pause.
server-plan-instead = Les joueurs programment en ce moment : enregistrez un programme au lieu d’un coup.
server-no-plan-now = Il n’y a rien à programmer pour ce siège en ce moment.
server-plan-unfinished = Le programme du joueur { $seat } n’est pas terminé : dites ce que fait chaque travailleur avant de vous déclarer prêt.
server-no-undo = Le joueur { $seat } ne peut rien reprendre : quelque chose a été pioché ou révélé, ou un autre joueur a agi depuis.
server-conceded = Après un abandon, on ne peut pas revenir dans la partie.
server-away = Un bot joue maintenant à votre place. Reprenez d’abord votre siège.
server-not-missed = Les autres ne peuvent confier la place de { $name } à un bot que si la partie a attendu { $minutes } minutes en vain.
server-busy = Trop de choses se passent en même temps à cette table. Réessayez.
server-unreplayable = Cette partie ne peut pas être ouverte avec cette version : { $problem }
server-stored-damaged = Ce qui en a été enregistré est endommagé ({ $problem }) ; l’hébergeur du serveur peut le rétablir à partir d’une sauvegarde.
server-chat-long = Un message de la discussion doit avoir de 1 à { $most } caractères.

server-no-route = Il n’y a rien à cette adresse.
server-no-method = Cette adresse ne s’utilise pas ainsi : consultez la description de l’API.
server-too-large = C’est trop volumineux.
server-unreadable = La requête n’est pas conforme à la description de l’API : { $problem }
server-failed = Une erreur s’est produite de notre côté. Rien n’est perdu ; veuillez réessayer.
server-no-database = La base de données ne répond pas pour le moment. Rien n’est perdu ; veuillez réessayer dans un instant.
