### La page de table de l’application web.

web-table-title = À la table · Haspelknecht
web-table-unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez.
web-table-your-turn = À vous
web-table-when = Année { $year } · { $season }
web-table-sandbox = Partie d’essai
web-table-sandbox-about = Cette table continue à partir d’une position enregistrée, avec de nouvelles pioches. Ce n’est pas la partie enregistrée, et elle ne compte pour aucun classement.
web-table-whole-card = Carte entière
web-table-order = Joueurs dans l’ordre du tour
web-table-points =
    { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
web-table-tools = Outils
web-table-scores = Feuille de score
web-table-rules = Règles
web-table-theme = Clair ou sombre
web-table-settings = Réglages
web-table-menu = Cette table
web-table-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-table-seat-away = un bot joue à sa place
web-table-seat-ready = prêt
web-table-seat-thinking = réfléchit
web-table-seat-turn = doit jouer

## La barre

web-table-restart = Recommencer
web-table-undo = Annuler
web-table-all-moves = Tous les coups
web-table-hint = Conseil
web-table-choose = Lequel ?

## Que faire maintenant

web-todo-over = La partie est terminée
web-todo-paused = En pause, d’un commun accord
web-todo-deserted = Tous absents : partie en attente
web-todo-waiting = En attente : { $names }
web-todo-running = Un instant…

web-hint-place = Votre place dans l’ordre du tour, pour l’instant : { $place }.
web-hint-put = Choisissez maintenant un emplacement mis en lumière.

web-commit-change = Modifier
web-commit-nothing = À vous de choisir
web-bar-work-on = Travailler comme prévu
web-bar-work-stop = Arrêter
web-doubt-title = En êtes-vous sûr ?
web-doubt-back = Retour

## Journal, discussion, conseils

web-table-log = Ce qui s’est passé
web-table-since = Depuis votre dernier tour
web-table-moment = voir
web-table-chat = Discussion
web-table-chat-empty = Personne n’a encore rien dit.
web-table-chat-write = Écrire à la table
web-table-chat-send = Envoyer
web-table-unread = nouveau dans la discussion
web-table-not-sent = Le message n’a pas pu être envoyé. Réessayez.
web-table-mute = Ne plus voir les messages : { $name }
web-table-mute-short = masquer
web-table-hint-title = Ce que ferait un bon bot
web-table-hint-thinking = Le bot réfléchit…
web-table-hint-best = Le mieux
web-table-hint-other = Ou
web-table-hint-points = environ { $points } points à la fin
web-table-hint-win = { $percent } % de chances de gagner
web-table-hint-do = Faire cela
web-table-hint-expected = { $name } : environ { $points }

## Le menu de la table

web-table-copy-link = Copier le lien pour spectateurs
web-table-copied = Copié
web-table-record = Enregistrer la partie
web-table-replay = Revoir depuis le début
web-table-back = Je suis de retour : rendez-moi mon siège
web-table-wish-pause = J’aimerais faire une pause
web-table-wish-resume = J’aimerais continuer
web-table-wish-end = J’arrêterais bien la partie ici
web-table-wish-replace = Je laisserais un bot jouer pour { $name }
web-table-away = Laisser un bot jouer pour moi
web-table-concede = Abandonner…
web-table-concede-sure = Oui, j’abandonne cette partie
web-table-curtain = C’est à { $name }
web-table-curtain-about = Que tous les autres détournent les yeux.
web-table-curtain-ready = C’est moi, { $name }

## Parties de l’écran

web-table-tab-mine = Mine
web-table-tab-field = Tuiles
web-table-tab-pools = Disques
web-table-tab-players = Joueurs
web-table-tab-log = Journal
web-table-board-of = Plateau : { $name }
web-table-my-board = Votre plateau
web-table-others = Les autres joueurs
web-table-open-log = Journal et discussion
web-table-reconnecting = Connexion perdue. Reconnexion… Vos coups sont conservés.
web-table-gone = Cette table n’existe plus.
web-table-signed-out = Vous avez été déconnecté. Reconnectez-vous pour continuer à jouer.
web-table-watching = Vous regardez
web-hint-away = Un bot joue pour vous. Le menu vous rend votre siège.
web-table-skip = Tout de suite
web-table-final = Score final
web-table-moment-of = Étape { $step } de la partie
web-table-moment-close = Retour au présent
