### Les pages autour du jeu : accueil, nouvelle table, attente des joueurs, archives, réglages, vous-même.

## Accueil

web-home-line = Une ferme en haut, une mine en bas, et trois ans pour tirer le meilleur des deux.
web-home-play = Jouer
web-home-play-about = Deux joueurs, vous et un apprenti. Sans inscription.
web-home-continue = À vous
web-home-friends = Entre amis
web-home-learn = Apprendre
web-home-mine = Vos parties
web-home-mine-none = Aucune partie en cours. « Jouer » en commence une.
web-home-new = Nouvelle table
web-home-asking = Recherche de vos parties…
web-home-open = Tables à rejoindre
web-home-open-none = Personne n’attend de joueurs en ce moment. Ouvrez vous-même une table publique.
web-home-watch = Parties à regarder
web-home-learn-play = Jouer la première année
web-home-learn-play-about = Une partie guidée, dix minutes environ
web-home-learn-rules = Règles
web-home-learn-rules-about = Avec une recherche et les différences entre livrets
web-home-learn-summary = Sur une page
web-home-learn-summary-about = Pour qui a déjà joué
web-home-pages = Pages
web-home-archive = Archives
web-home-me = Vous
web-home-year = Année { $year }
web-home-you = { $name } (vous)
web-home-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
web-home-seat-free = libre
web-home-seats-free = { $number ->
    [one] { $number } siège est libre
   *[other] { $number } sièges sont libres
}
web-home-ready-to-start = Tous les sièges sont pris
web-home-paused = En pause
web-home-your-turn = À vous
web-home-turn-of = { $name } réfléchit
web-home-turn-of-several = { $number ->
    [one] { $number } joueur réfléchit
   *[other] { $number } joueurs réfléchissent
}
web-home-unreachable = Le serveur est injoignable en ce moment. Réessayez dans un instant.
web-home-notice-turn = C’est à vous de jouer.
web-home-notice-started = La partie a commencé.
web-home-notice-ready = Tous les sièges sont pris : la partie peut commencer.
web-home-notice-over = La partie est terminée.

## Une nouvelle table

web-setup-title = Nouvelle table
web-setup-about = Dites qui joue, et ouvrez la table. Tout le reste est déjà bien réglé.
web-setup-you = Vous
web-setup-your-name = Comment vous appeler ?
web-setup-seats = Qui joue
web-setup-company = Compagnie
web-setup-company-invited = Amis par lien
web-setup-company-here = Tous à cet écran
web-setup-company-bot = Bots
web-setup-company-open = Tout le monde
web-setup-seat = Siège { $number }
web-setup-seat-for = À qui va le siège { $number }
web-setup-seat-me = Moi
web-setup-seat-me-about = C’est votre siège.
web-setup-seat-here = Quelqu’un à cet écran
web-setup-seat-here-about = Vous vous passez l’appareil ; entre les tours, les programmes restent cachés.
web-setup-seat-invited = Sur invitation
web-setup-seat-invited-about = Vous recevez un lien pour ce siège, à envoyer à un ami.
web-setup-seat-open = Ouvert à tous
web-setup-seat-open-about = Qui trouve la table peut s’asseoir.
web-setup-seat-bot = Bot
web-setup-level = Force du bot au siège { $number }
web-setup-name = Nom
web-setup-name-of = Nom du joueur au siège { $number }
web-setup-seat-add = Un siège de plus
web-setup-seat-remove = Retirer
web-setup-seat-remove-label = Retirer le siège { $number }
web-setup-pace = Rythme et visiteurs
web-setup-clock = Pendule
web-setup-clock-none = Sans pendule
web-setup-clock-none-about = Chacun prend le temps qu’il lui faut.
web-setup-clock-live = Pendule d’échecs
web-setup-clock-live-about = Le temps court pendant qu’un joueur décide. Quand il est écoulé, un bot continue à sa place.
web-setup-clock-days = Des jours par tour
web-setup-clock-days-about = Une partie à côté de la vie quotidienne. Un bot remplace les retardataires.
web-setup-clock-bank = Minutes par joueur
web-setup-clock-increment = Secondes ajoutées par tour
web-setup-clock-per-turn = Jours par tour
web-setup-visible = Qui peut trouver la table
web-setup-private = Seulement avec le lien
web-setup-private-about = La table n’est montrée à personne. Qui a son lien peut regarder.
web-setup-public = Tout le monde
web-setup-public-about = La table figure sur la page d’accueil ; chacun peut la regarder, puis la retrouver dans les archives.
web-setup-edition = Édition
web-setup-edition-second = Le texte le plus récent, corrigé
web-setup-edition-first = Les livrets anglais, polonais et italien
web-setup-edition-french = Les points propres au livret français
web-setup-edition-compare = { $number ->
    [one] Le point sur lequel elles diffèrent
   *[other] Les { $number } points sur lesquels elles diffèrent
}
web-setup-edition-point = Point
web-setup-field = Plateau Équipement
web-setup-field-about = Le plateau standard convient à une première partie ; les autres sont pour qui connaît le jeu.
web-setup-layout = Forme du plateau
web-setup-layout-own = La vôtre
web-setup-layout-file = Fichier de disposition (TOML)
web-setup-layout-ok = On peut jouer avec cette disposition.
web-setup-file-paste = Collez le texte ici, ou déposez un fichier
web-setup-file-choose = Choisir un fichier
web-setup-tiles = Équipements
web-setup-tiles-first = Les plus simples
web-setup-tiles-first-about = Les tuiles aux numéros les plus bas de chaque niveau, comme pour une première partie.
web-setup-tiles-random = Tirés au hasard
web-setup-tiles-random-about = Chaque partie est différente. À deux joueurs, il y aura toujours assez de tuiles qui apportent des Thalers.
web-setup-tiles-chosen = Choisis par vous
web-setup-tiles-chosen-about = Choisissez-en autant de chaque niveau que le plateau a de places.
web-setup-tiles-count = { $chosen } sur { $needed }
web-setup-more = Plus : départ, options des règles, votre matériel
web-setup-start = Tout le monde commence avec
web-setup-start-about = On ne peut donner au départ que ce qui n’est pas en jeu comme équipement.
web-setup-start-random = Avec des tuiles tirées au hasard, personne ne sait encore ce qui restera dans la boîte ; on ne peut donc rien donner au départ.
web-setup-options = Options des règles
web-setup-options-planning = Disques et programme
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
web-setup-options-reset = Tout comme dans l’édition
web-setup-option-usual = comme dans cette édition
web-setup-book-de = Livret allemand
web-setup-book-en = Livret anglais
web-setup-book-fr = Livret français
web-setup-book-it = Livret italien
web-setup-book-pl = Livret polonais
web-setup-components = Votre propre matériel
web-setup-components-about = Nous avons dû reconstituer quelques valeurs imprimées. Si votre boîte dit autre chose, donnez-nous les valeurs de votre exemplaire.
web-setup-components-file = Fichier de matériel (TOML)
web-setup-components-ok = { $number ->
    [0] Ce fichier ne change rien.
    [one] On peut jouer avec ce fichier. Il fixe { $number } valeur :
   *[other] On peut jouer avec ce fichier. Il fixe { $number } valeurs :
}
web-setup-back = Retour
web-setup-open = Ouvrir la table
web-setup-open-about = Vous recevez des liens à envoyer ; la partie commence quand tout le monde est assis.
web-setup-begin = Commencer
web-setup-begin-about = Tout le monde est là : la partie commence aussitôt.

## Réglages

web-settings-title = Réglages
web-settings-language = Langue
web-settings-theme = Couleurs
web-settings-theme-system = Comme l’appareil
web-settings-theme-light = Jour
web-settings-theme-dark = Soir
web-settings-pace = Mouvements
web-settings-pace-slow = Lents
web-settings-pace-normal = Normaux
web-settings-pace-fast = Rapides
web-settings-pace-none = Aucun
web-settings-sound = Son
web-settings-letters = Lettres sur les pièces

## En attendant les joueurs

web-lobby-title = Avant la partie
web-lobby-about = Envoyez les liens ; la partie commence quand tous les sièges sont pris.
web-lobby-waiting = { $number ->
    [one] Il manque encore { $number } joueur.
   *[other] Il manque encore { $number } joueurs.
}
web-lobby-all-here = Tout le monde est là. Vous pouvez commencer.
web-lobby-owner-starts = Tout le monde est là. C’est à qui a ouvert la table de lancer la partie.
web-lobby-seat = Siège { $seat }
web-lobby-you = vous
web-lobby-free = Libre
web-lobby-free-about = Qui vient peut s’asseoir ici.
web-lobby-invited = Invité
web-lobby-invited-about = Réservé à qui a le lien.
web-lobby-here = est à la table
web-lobby-bot = L’un de nos bots
web-lobby-remote = Un bot d’une autre machine
web-lobby-sit = S’asseoir ici
web-lobby-stand-up = Se lever
web-lobby-start = Commencer la partie
web-lobby-copy = Copier
web-lobby-copied = Copié
web-lobby-share = Partager
web-lobby-share-title = Venez jouer à Haspelknecht
web-lobby-seat-link = Lien pour le siège { $seat }
web-lobby-table-link = Lien vers cette table
web-lobby-table-link-about = Qui l’a peut regarder, et s’asseoir s’il reste un siège libre.
web-lobby-rules = Ce que l’on joue
web-lobby-change = Changer ce siège…
web-lobby-change-label = Changer le siège { $seat }
web-lobby-change-bot = Bot : { $level }
web-lobby-change-invited = Sur invitation
web-lobby-change-open = Ouvert à tous
web-lobby-clock-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} chacun, et { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} par tour
web-lobby-clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
web-lobby-components = Avec les valeurs d’un exemplaire personnel
web-lobby-who = Qui êtes-vous ?
web-lobby-join-title = Un siège vous attend
web-lobby-join-about = Un nom suffit. Personne n’a besoin de s’inscrire.

## Archives

web-archive-title = Archives
web-archive-about = Les parties publiques terminées, et toutes les vôtres. Chacune peut être revue, du premier disque au dernier point.
web-archive-search = Chercher
web-archive-name = Nom d’un joueur
web-archive-any = peu importe
web-archive-by-edition = Édition
web-archive-by-players = Joueurs
web-archive-by-how = Comment elle a fini
web-archive-by-bots = Bots
web-archive-edition-second = Deuxième édition
web-archive-edition-first = Première édition
web-archive-edition-french = Édition française
web-archive-players = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
web-archive-how-scored = Jouée jusqu’au bout
web-archive-how-conceded = Quelqu’un a abandonné
web-archive-how-agreed = Fin d’un commun accord
web-archive-how-unfinished = Inachevée
web-archive-bots-true = Avec des bots
web-archive-bots-false = Entre humains
web-archive-none = Aucune partie de ce genre.
web-archive-more = Plus de parties
web-archive-imported = venue d’ailleurs
web-archive-private = visible seulement par ses joueurs
web-archive-import = Un enregistrement d’ailleurs
web-archive-import-about = L’enregistrement d’une partie, tel que nos pages et notre programme l’écrivent, devient une table où vous pouvez la revoir.
web-archive-record = Enregistrement
web-archive-import-public = Le montrer à tous dans les archives
web-archive-bring = Le mettre sur une table

## Vous-même

web-person-title = Vous
web-person-stranger = Vous n’avez pas encore joué ici. Dites votre nom, ou reprenez celui que vous aviez.
web-person-guest = Vous jouez en invité : tout fonctionne, et ce navigateur se souvient de vous.
web-person-member = On vous connaît ici, sur chaque appareil où vous vous connectez.
web-person-name = Nom
web-person-name-label = Comment les autres vous voient
web-person-save = Enregistrer
web-person-saved = Enregistré.
web-person-calls = Être prévenu
web-person-notify = M’avertir quand c’est à moi
web-person-notify-about = Une notification de votre navigateur, tant que l’une de nos pages est ouverte.
web-person-notify-refused = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.
web-person-notify-impossible = Ce navigateur ne connaît pas les notifications.
web-person-achieved = Vos résultats
web-person-achieved-none = Rien à raconter pour l’instant. Chaque partie que vous terminez compte ici.
web-person-with-people = Avec des humains ({ $number })
web-person-with-bots = Avec des bots ({ $number })
web-person-games = Parties
web-person-wins = Gagnées
web-person-rank = Rang
web-person-points = Points
web-person-sources = Points par partie, selon leur origine
web-person-tiles = Équipements préférés
web-person-tile-games = { $number ->
    [one] dans { $number } partie
   *[other] dans { $number } parties
}
web-person-rating = Classement { $rating }, sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre membres
web-person-keep = Garder cette identité
web-person-keep-about = Avec un mot de passe, vous pouvez continuer à jouer depuis n’importe quel appareil. Aucune adresse e-mail n’est demandée, alors notez-le bien : personne ne pourra vous en envoyer un autre.
web-person-keep-do = Me garder
web-person-login = Identifiant
web-person-password = Mot de passe
web-person-sign-in = Déjà joué ici ?
web-person-sign-in-about = Alors retrouvez votre place.
web-person-sign-in-do = Se connecter
web-person-leave = Cet appareil
web-person-signed-in = Vous êtes connecté : { $login }.
web-person-sign-out = Se déconnecter
web-person-sign-out-everywhere = Se déconnecter partout
web-person-change = Un autre mot de passe
web-person-change-about = Tous les autres appareils seront alors déconnectés.
web-person-old-password = Mot de passe actuel
web-person-new-password = Nouveau mot de passe
web-person-change-do = Le changer
web-person-changed = Votre mot de passe est changé, et tous les autres appareils sont déconnectés.
web-person-programs = Pour les programmes : bots et webhook
web-person-bots = Vos bots
web-person-bots-about = L’un de vos programmes peut s’asseoir aux tables comme tout le monde, avec un jeton d’accès.
web-person-bot-name = Nom d’un nouveau bot
web-person-bot-make = Créer
web-person-bot-drop = Retirer
web-person-bot-drop-label = Retirer { $name }
web-person-bot-token = Le jeton d’accès du bot « { $name } ». Il n’est montré que maintenant.
web-person-webhook = Webhook
web-person-webhook-about = Une adresse à vous, que nous appelons quand une partie vous attend.
web-person-webhook-url = Adresse
web-person-webhook-drop = Retirer
web-person-webhook-secret = Le secret qui signe nos appels. Il n’est montré que maintenant.
