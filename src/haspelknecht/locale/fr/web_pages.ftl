### Les pages autour du jeu : accueil, nouvelle table, attente des joueurs, archives, réglages, profil.

## Accueil

web-home-line = Une ferme en haut, une mine en bas, et trois années pour tirer le meilleur des deux.
web-home-play = Jouer
web-home-play-about = Partie à deux : vous et un apprenti. Sans inscription.
web-home-continue = À vous
web-home-friends = Jouer entre amis
web-home-learn = Apprendre
web-home-mine = Vos parties
web-home-mine-none = Vous n’avez aucune partie en cours. Choisissez « Jouer » pour en commencer une.
web-home-new = Nouvelle table
web-home-asking = Recherche de vos parties…
web-home-open = Tables à rejoindre
web-home-open-none = Personne n’attend de joueurs en ce moment. Et si vous ouvriez une table publique ?
web-home-watch = Parties à regarder
web-home-learn-play = Jouer la première année
web-home-learn-play-about = Une partie guidée, une dizaine de minutes
web-home-learn-rules = Règles
web-home-learn-rules-about = Avec recherche et différences entre les livrets
web-home-learn-summary = Sur une page
web-home-learn-summary-about = Si vous avez déjà joué
web-home-pages = Pages
web-home-archive = Archives
web-home-me = Profil
web-home-year = Année { $year }
web-home-you = { $name } (vous)
web-home-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
web-home-seat-free = libre
web-home-seats-free = { $number ->
    [one] { $number } siège libre
   *[other] { $number } sièges libres
}
web-home-ready-to-start = Tous les sièges sont pris
web-home-paused = En pause
web-home-your-turn = À vous
web-home-turn-of = { $name } réfléchit
web-home-turn-of-several = { $number ->
    [one] { $number } joueur réfléchit
   *[other] { $number } joueurs réfléchissent
}
web-home-unreachable = Impossible de joindre le serveur pour l’instant. Réessayez dans un moment.
web-home-notice-turn = C’est à vous de jouer.
web-home-notice-started = La partie a commencé.
web-home-notice-ready = Tous les sièges sont pris : la partie peut commencer.
web-home-notice-over = La partie est terminée.

## Une nouvelle table

web-setup-title = Nouvelle table
web-setup-about = Choisissez qui joue et ouvrez la table. Tout le reste est déjà réglé.
web-setup-you = Vous
web-setup-your-name = Quel est votre nom ?
web-setup-seats = Joueurs
web-setup-company = Avec qui ?
web-setup-company-invited = Des amis, par lien
web-setup-company-here = Tous sur cet écran
web-setup-company-bot = Bots
web-setup-company-open = Tout le monde
web-setup-seat = Siège { $number }
web-setup-seat-for = Qui prend le siège { $number }
web-setup-seat-me = Moi
web-setup-seat-me-about = C’est votre siège.
web-setup-seat-here = Quelqu’un sur cet écran
web-setup-seat-here-about = Passez-vous l’appareil. Les programmes restent cachés entre les tours.
web-setup-seat-invited = Sur invitation
web-setup-seat-invited-about = Vous recevez un lien pour ce siège, à envoyer à un ami.
web-setup-seat-open = Ouvert à tous
web-setup-seat-open-about = Toute personne qui trouve la table peut prendre ce siège.
web-setup-seat-bot = Bot
web-setup-level = Force du bot au siège { $number }
web-setup-name = Nom
web-setup-name-of = Nom du joueur au siège { $number }
web-setup-seat-add = Ajouter un siège
web-setup-seat-remove = Retirer
web-setup-seat-remove-label = Retirer le siège { $number }
web-setup-pace = Rythme et spectateurs
web-setup-clock = Pendule
web-setup-clock-none = Sans pendule
web-setup-clock-none-about = Chacun prend le temps qu’il lui faut.
web-setup-clock-live = Pendule d’échecs
web-setup-clock-live-about = Votre temps s’écoule pendant que vous réfléchissez. S’il est épuisé, un bot prend le relais.
web-setup-clock-days = Plusieurs jours par tour
web-setup-clock-days-about = Une partie sur plusieurs jours, à votre rythme. Si votre temps est écoulé, un bot prend le relais.
web-setup-clock-bank = Minutes par joueur
web-setup-clock-increment = Secondes ajoutées par tour
web-setup-clock-per-turn = Jours par tour
web-setup-visible = Qui peut trouver la table
web-setup-private = Seulement avec le lien
web-setup-private-about = La table est cachée. Toute personne qui a le lien peut regarder.
web-setup-public = Tout le monde
web-setup-public-about = La table figure sur la page d’accueil ; tout le monde peut la regarder, et la retrouver plus tard dans les archives.
web-setup-edition = Édition
web-setup-edition-second = Les règles les plus récentes, corrigées
web-setup-edition-first = Les livrets anglais, polonais et italien
web-setup-edition-french = Les particularités du livret français
web-setup-edition-compare = { $number ->
    [one] La règle qui diffère
   *[other] Les { $number } règles qui diffèrent
}
web-setup-edition-point = Règle
web-setup-field = Plateau Équipement
web-setup-field-about = Prenez le plateau standard pour votre première partie. Les autres s’adressent aux joueurs expérimentés.
web-setup-layout = Disposition
web-setup-layout-own = La vôtre
web-setup-layout-file = Fichier de disposition (TOML)
web-setup-layout-ok = Cette disposition convient.
web-setup-file-paste = Collez le texte ici, ou déposez un fichier
web-setup-file-choose = Choisir un fichier
web-setup-tiles = Équipements
web-setup-tiles-first = Première partie
web-setup-tiles-first-about = Les tuiles aux plus petits numéros de chaque niveau, comme recommandé pour une première partie.
web-setup-tiles-random = Au hasard
web-setup-tiles-random-about = Chaque partie est différente. À deux joueurs, nous veillons à ce qu’assez de tuiles donnent des Thalers.
web-setup-tiles-chosen = À votre choix
web-setup-tiles-chosen-about = Choisissez pour chaque niveau autant de tuiles que le plateau a de places.
web-setup-tiles-count = { $chosen } sur { $needed }
web-setup-more = Plus : avantages de départ, options de règles, votre matériel
web-setup-start = Tout le monde commence avec
web-setup-start-about = Vous ne pouvez choisir que des avantages dont la tuile Équipement n’est pas en jeu.
web-setup-start-random = Avec des tuiles tirées au hasard, personne ne sait encore lesquelles restent dans la boîte : il n’y a donc pas d’avantage de départ.
web-setup-options = Options de règles
web-setup-options-planning = Sélection et programmation
web-setup-options-mine = Travailleurs et mine
web-setup-options-developments = Équipements
web-setup-options-winter = Hiver
web-setup-options-supply = Réserve et disposition
web-setup-options-number = { $number ->
    [one] { $number } option
   *[other] { $number } options
}
web-setup-options-changed = { $number ->
    [one] { $number } modifiée
   *[other] { $number } modifiées
}
web-setup-options-reset = Rétablir les règles de l’édition
web-setup-option-usual = comme dans cette édition
web-setup-book-de = Livret allemand
web-setup-book-en = Livret anglais
web-setup-book-fr = Livret français
web-setup-book-it = Livret italien
web-setup-book-pl = Livret polonais
web-setup-components = Votre propre matériel
web-setup-components-about = Nous avons dû reconstituer certaines valeurs imprimées. Si votre exemplaire diffère, indiquez ses valeurs ici.
web-setup-components-file = Fichier de matériel (TOML)
web-setup-components-ok = { $number ->
    [0] Ce fichier ne change rien.
    [one] Ce fichier convient. Il fixe { $number } valeur :
   *[other] Ce fichier convient. Il fixe { $number } valeurs :
}
web-setup-back = Retour
web-setup-open = Ouvrir la table
web-setup-open-about = Vous recevez des liens à envoyer. Vous pourrez commencer quand tous les sièges seront pris.
web-setup-begin = Commencer la partie
web-setup-begin-about = Tout le monde est là : la partie commence tout de suite.

## Réglages

web-settings-title = Réglages
web-settings-language = Langue
web-settings-theme = Thème
web-settings-theme-system = Comme l’appareil
web-settings-theme-light = Jour
web-settings-theme-dark = Soir
web-settings-pace = Animations
web-settings-pace-slow = Lentes
web-settings-pace-normal = Normales
web-settings-pace-fast = Rapides
web-settings-pace-none = Aucune
web-settings-sound = Son
web-settings-letters = Lettres sur les pièces

## En attendant les joueurs

web-lobby-title = En attente de joueurs
web-lobby-about = Envoyez les liens. La partie peut commencer quand tous les sièges sont pris.
web-lobby-waiting = { $number ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $number } personnes.
}
web-lobby-all-here = Tout le monde est là. Vous pouvez commencer la partie.
web-lobby-owner-starts = Tout le monde est là. La personne qui a ouvert la table peut commencer la partie.
web-lobby-seat = Siège { $seat }
web-lobby-you = vous
web-lobby-free = Libre
web-lobby-free-about = Tout le monde peut prendre ce siège.
web-lobby-invited = Sur invitation
web-lobby-invited-about = Réservé à la personne qui a le lien.
web-lobby-here = à la table
web-lobby-bot = Un de nos bots
web-lobby-remote = Un bot sur une autre machine
web-lobby-sit = Prendre ce siège
web-lobby-stand-up = Quitter ce siège
web-lobby-start = Commencer la partie
web-lobby-copy = Copier
web-lobby-copied = Copié
web-lobby-share = Partager
web-lobby-share-title = Venez jouer à Haspelknecht
web-lobby-seat-link = Lien pour le siège { $seat }
web-lobby-table-link = Lien vers cette table
web-lobby-table-link-about = Ce lien permet de regarder et de prendre un siège libre.
web-lobby-rules = Règles de cette partie
web-lobby-change = Changer ce siège…
web-lobby-change-label = Changer le siège { $seat }
web-lobby-change-bot = Bot : { $level }
web-lobby-change-invited = Sur invitation
web-lobby-change-open = Ouvert à tous
web-lobby-clock-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} par joueur, plus { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} par tour
web-lobby-clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
web-lobby-components = Avec les valeurs de l’exemplaire d’un joueur
web-lobby-who = Qui êtes-vous ?
web-lobby-join-title = Un siège vous attend
web-lobby-join-about = Un nom suffit. Pas d’inscription.

## Archives

web-archive-title = Archives
web-archive-about = Les parties publiques terminées, et toutes les vôtres. Revoyez n’importe laquelle du début à la fin.
web-archive-search = Chercher
web-archive-name = Nom d’un joueur
web-archive-any = peu importe
web-archive-by-edition = Édition
web-archive-by-players = Joueurs
web-archive-by-how = Fin de la partie
web-archive-by-bots = Bots
web-archive-edition-second = Deuxième édition
web-archive-edition-first = Première édition
web-archive-edition-french = Édition française
web-archive-players = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
web-archive-how-scored = Jouée jusqu’au bout
web-archive-how-conceded = Abandon d’un joueur
web-archive-how-agreed = Arrêtée d’un commun accord
web-archive-how-unfinished = Inachevée
web-archive-bots-true = Avec des bots
web-archive-bots-false = Sans bots
web-archive-none = Aucune partie ne correspond à votre recherche.
web-archive-more = Plus de parties
web-archive-imported = importée
web-archive-private = visible seulement par ses joueurs
web-archive-import = Importer une partie
web-archive-import-about = Ajoutez une partie enregistrée ici ou par le programme haspelknecht. Vous pourrez ensuite la revoir à une table.
web-archive-record = Enregistrement
web-archive-import-public = La montrer à tous dans les archives
web-archive-bring = Importer

## Profil

web-person-title = Profil
web-person-stranger = Nous ne nous connaissons pas encore. Choisissez un nom, ou connectez-vous si vous avez déjà joué ici.
web-person-guest = Vous jouez sans compte. Tout fonctionne, et ce navigateur se souvient de vous.
web-person-member = Vous avez un compte : connectez-vous sur n’importe quel appareil pour continuer à jouer.
web-person-name = Nom
web-person-name-label = Votre nom, tel que les autres le voient
web-person-save = Enregistrer
web-person-saved = Enregistré.
web-person-calls = Notifications
web-person-notify = M’avertir quand c’est à moi
web-person-notify-about = Votre navigateur vous avertit tant que l’une de nos pages est ouverte.
web-person-notify-refused = Votre navigateur bloque les notifications de cette page. Vous pouvez changer cela dans ses réglages.
web-person-notify-impossible = Ce navigateur ne prend pas en charge les notifications.
web-person-achieved = Statistiques
web-person-achieved-none = Rien pour l’instant. Chaque partie terminée compte.
web-person-with-people = Avec des humains ({ $number })
web-person-with-bots = Avec des bots ({ $number })
web-person-games = Parties
web-person-wins = Gagnées
web-person-rank = Place
web-person-points = Points
web-person-sources = Points par partie, par origine
web-person-tiles = Équipements préférés
web-person-tile-games = { $number ->
    [one] dans { $number } partie
   *[other] dans { $number } parties
}
web-person-rating = Cote { $rating }, sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre membres
web-person-keep = Créer un compte
web-person-keep-about = Avec un mot de passe, vous pouvez jouer sur n’importe quel appareil. Nous ne demandons pas d’adresse e-mail et ne pouvons donc pas réinitialiser votre mot de passe : notez-le.
web-person-keep-do = Créer le compte
web-person-login = Identifiant
web-person-password = Mot de passe
web-person-sign-in = Vous avez déjà joué ici ?
web-person-sign-in-about = Connectez-vous et reprenez là où vous en étiez.
web-person-sign-in-do = Se connecter
web-person-leave = Cet appareil
web-person-signed-in = Session ouverte : { $login }.
web-person-sign-out = Se déconnecter
web-person-sign-out-everywhere = Se déconnecter sur tous les appareils
web-person-change = Changer de mot de passe
web-person-change-about = Cela vous déconnecte sur tous les autres appareils.
web-person-old-password = Mot de passe actuel
web-person-new-password = Nouveau mot de passe
web-person-change-do = Changer
web-person-changed = Votre mot de passe est changé, et vos autres appareils sont déconnectés.
web-person-programs = Pour les développeurs : bots et webhook
web-person-bots = Vos bots
web-person-bots-about = Avec un jeton d’accès, votre propre programme peut prendre un siège à une table, comme tout le monde.
web-person-bot-name = Nom du nouveau bot
web-person-bot-make = Créer le bot
web-person-bot-drop = Retirer
web-person-bot-drop-label = Retirer { $name }
web-person-bot-token = Jeton d’accès pour { $name }. Copiez-le maintenant : il ne sera plus affiché.
web-person-webhook = Webhook
web-person-webhook-about = Une URL à vous, que nous appelons quand une partie vous attend.
web-person-webhook-url = URL
web-person-webhook-drop = Retirer
web-person-webhook-secret = Le secret qui signe nos appels. Copiez-le maintenant : il ne sera plus affiché.
