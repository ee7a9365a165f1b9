### La page de table de l’application web.

web-table-title = À la table · Haspelknecht
web-table-unreachable = Impossible de joindre le serveur. Vérifiez votre connexion et réessayez.
web-table-your-turn = À vous
web-table-when = Année { $year } · { $season }
web-table-sandbox = Partie d’essai
web-table-sandbox-about = Cette table reprend une position enregistrée, avec de nouvelles pioches. Elle ne compte pas pour la cote.
web-table-whole-card = Fiche complète
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
web-table-menu = Menu de la table
web-table-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-table-seat-away = un bot joue à sa place
web-table-seat-ready = a validé
web-table-seat-thinking = réfléchit
web-table-seat-turn = doit jouer

## La barre

web-table-restart = Rejouer le tour
web-table-undo = Annuler
web-table-all-moves = Tous les coups
web-table-hint = Conseil
web-table-choose = Que choisissez-vous ?

## Que faire maintenant

web-todo-over = La partie est terminée
web-todo-paused = Pause d’un commun accord
web-todo-deserted = Plus personne : partie en attente
web-todo-waiting = On attend { $names }
web-todo-running = Un instant…

web-hint-place = Pour l’instant, votre place dans le nouvel ordre du tour : { $place }.
web-hint-put = Choisissez maintenant un emplacement en surbrillance.

web-commit-change = Modifier
web-commit-nothing = Choisissez d’abord
web-bar-work-on = Agir comme prévu
web-bar-work-stop = Arrêter
web-doubt-title = Vraiment ?
web-doubt-back = Retour

## Journal, discussion, conseils

web-table-log = Journal
web-table-since = Depuis votre dernier tour
web-table-moment = voir
web-table-chat = Discussion
web-table-chat-empty = Aucun message pour l’instant.
web-table-chat-write = Écrire à la table
web-table-chat-send = Envoyer
web-table-unread = nouveaux messages
web-table-not-sent = Votre message n’a pas été envoyé. Réessayez.
web-table-mute = Masquer les messages : { $name }
web-table-mute-short = masquer
web-table-hint-title = Ce que ferait un bon bot
web-table-hint-thinking = Le bot réfléchit…
web-table-hint-best = Meilleur coup
web-table-hint-other = Ou
web-table-hint-points = environ { $points } points à la fin
web-table-hint-win = { $percent } % de chances de gagner
web-table-hint-do = Jouer ce coup
web-table-hint-expected = { $name } : environ { $points }

## Le menu de la table

web-table-copy-link = Copier le lien pour spectateurs
web-table-copied = Copié
web-table-record = Enregistrer la partie
web-table-replay = Revoir depuis le début
web-table-back = Reprendre ma place
web-table-wish-pause = Proposer une pause
web-table-wish-resume = Proposer de reprendre
web-table-wish-end = Proposer d’arrêter ici
web-table-wish-replace = Proposer un bot pour { $name }
web-table-away = Laisser jouer un bot pour moi
web-table-concede = Abandonner…
web-table-concede-sure = Oui, abandonner cette partie
web-table-curtain = C’est à { $name }
web-table-curtain-about = Les autres, ne regardez pas l’écran.
web-table-curtain-ready = C’est moi, { $name }

## Parties de l’écran

web-table-tab-mine = Plateau
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
web-table-signed-out = Votre session est fermée. Reconnectez-vous pour continuer à jouer.
web-table-watching = Vous regardez
web-hint-away = Un bot joue pour vous. Reprenez votre place dans le menu.
web-table-skip = Passer l’animation
web-table-final = Score final
web-table-moment-of = Étape { $step } de la partie
web-table-moment-close = Retour au présent
