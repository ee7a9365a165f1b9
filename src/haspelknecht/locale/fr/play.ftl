### Le jeu dans le terminal. Les coups et les commandes se tapent en anglais dans toutes les langues, comme une notation ;
### tout ce qui les explique est ici. Les lignes des plateaux sont courtes : respectez les longueurs données.

## Options de la commande

play-option-bots = qui joue les sièges après les humains, avec des virgules ; sans cela, un humain joue le siège A contre des apprentis (apprentice)
play-option-hot-seat = tous les sièges sont humains : passez-vous le clavier
play-option-names = noms des joueurs, avec des virgules
play-option-save = enregistrer la partie dans ce fichier, même quand la saisie s’interrompt
play-option-resume = reprendre une partie enregistrée

## Signes : une lettre par disque ; des minuscules pour les symboles des sections de la galerie, montrées en majuscules
## quand elles comptent pour le joueur

play-disk-yellow = J
play-disk-brown = M
play-disk-black = N
play-sign-wheelbarrow = b
play-sign-lamp = l
play-sign-lorry = w

## Le plateau individuel : les mots de la marge ont au plus 7 lettres

play-points = { $points } PV
play-workers = Équipe
play-carts = Disques
play-cart = Brouette { $cart }
play-tiles = Tuiles
play-markers = Jetons
play-buildings = Départ
play-pay-food = 1 céréale
play-pay-thaler = 1 Thaler
play-at-work = (au travail : encore { steps-word-counted })
play-plan-is-ready = programme prêt
play-pinge-exhausted = épuisée
play-pinge-water = extraction si < { $low }
play-shaft-water = remontée si < { $low }, extraction si < { $high }
play-short-pinge = Pinge { coal-word-counted }
play-short-tunnel = Galerie { coal-word-counted }, { $complete ->
    [one] { $complete } section
   *[other] { $complete } sections
} sur { $sections }
play-board-legend =
    { $coal } charbon accessible   { $closed } charbon inaccessible   { $taken } pris   { $wood } bois   { $symbol } icône Étayage   { $water } eau de mine   { $done } terminé
    Disques : J jaune (yellow), M marron (brown), N noir (black). Sous la galerie : points de chaque section et ses symboles, b Brouette, l Lampe à huile, w Wagonnet (majuscule : compte pour vous).

## La table

play-year = Année { $year } sur { $years }
play-stage-taking = Tour de sélection 1
play-stage-taking-again = Tour de sélection 2
play-stage-refunding = Première eau de mine
play-stage-planning = Programmation
play-stage-working = Réalisation des actions
play-stage-storing = Stockage
play-stage-over = La partie est terminée
play-rent = Fermage : { food-word-counted }{ $thaler ->
    [0] { "" }
    [one] {" "}et { $thaler } Thaler
   *[other] {" "}et { $thaler } Thalers
}
play-order = Ordre :
play-pool = Emplacement { $pool }
play-reserve = réserve
play-pool-wet = eau de mine

## Le plateau Équipement : les mots courts ont au plus 7 lettres

play-tile-own = à vous
play-tile-free = libre
play-tile-closed = fermée
play-tile-fee-2 = -1 res.
play-tile-fee-3 = -1 cha.
play-tile-fee-4 = -1 cér.
play-field-legend =
    Chaque tuile : coût ({ $any } : disque de n’importe quelle couleur), points pour { $name } maintenant, propriétaires (sommet de la pile en premier), puis libre, redevance au propriétaire du sommet (-1 res., cha. ou cér. : 1 ressource, charbon ou céréale) ou fermée : elle ne touche aucune des vôtres et personne ne l’a achetée. Tout sur une tuile : tile 11
play-tile-cost = Coût
play-tile-owners = Propriétaires
play-tile-symbols = { $forks ->
    [0] { "" }
    [one] { $forks } symbole Fourche{ $hammers ->
        [0] { "" }
       *[other] ,{" "}
    }
   *[other] { $forks } symboles Fourche{ $hammers ->
        [0] { "" }
       *[other] ,{" "}
    }
}{ $hammers ->
    [0] { $buildings ->
        [0] { "" }
       *[other] { $forks ->
            [0] { "" }
           *[other] ,{" "}
        }
    }
    [one] { $hammers } symbole Marteau et burin{ $buildings ->
        [0] { "" }
       *[other] ,{" "}
    }
   *[other] { $hammers } symboles Marteau et burin{ $buildings ->
        [0] { "" }
       *[other] ,{" "}
    }
}{ $buildings ->
    [0] { "" }
   *[other] 1 symbole Bâtiment
}
play-tile-not-in-play = Cette tuile n’est pas en jeu.

## La liste des coups

play-group-rest = Autres coups
play-group-mixed = Pour un équipement
play-group-farm-nothing = Rien dans la ferme
play-group-farm-food = Céréale dans la ferme
play-group-farm-wood = Bois dans la ferme
play-group-farm-coal = Charbon dans la ferme
play-load-none = aucun disque
play-load-yellow = { $disks ->
    [one] { $disks } céréale
   *[other] { $disks } céréales
}
play-load-brown = { $disks } bois
play-load-black = à la mine, { $disks ->
    [one] { $disks } action
   *[other] { $disks } actions
}
play-load-buys = paie { $tiles }
play-load-too-far = hors de portée : { $tiles }
play-list-takes-all = { disks-word-counted },
play-list-order-value = ordre du tour : { $value }
play-list-takes-water = 1 eau de mine,
play-list-takes-second = { disks-word-counted }, { $total } en tout
play-list-tile-effect = { $name }.
play-list-rank-points = { points-word-counted }.
play-list-tile-is-free = { "" }
play-list-tile-is-adjacent = { "" }
# « rien » est le mot de play-amount-nothing.
play-list-stores = { $goods ->
    [rien] Ne garde rien.
   *[other] Garde { $goods }.
}
play-list-returns = { "" }
play-list-storage-points = { points-word-counted } { store-word }.
disks-word-counted = { $disks ->
    [one] { $disks } disque
   *[other] { $disks } disques
}

## Ce qui s’est passé

play-told-order-value = { "" }
play-told-ends-turn = Termine son tour.
play-told-tile-effect = { worker-word-first } achète { $tile } { $name }.
play-told-rank-points = { points-word-counted }.
play-told-tile-is-free = { "" }
play-told-tile-is-adjacent = { "" }
play-told-stores = { $goods ->
    [rien] Ne stocke rien.
   *[other] Stocke { $goods }.
}
play-told-returns = { "" }
play-story-season = Année { $year } – { $season }
play-story-water = { $count ->
    [0] Personne ne reçoit d’eau de mine.
    [one] 1 eau de mine pour { $names }.
   *[other] 1 eau de mine pour chacun : { $names }.
}
play-story-order = Le nouvel ordre du tour : { $names }.
play-story-plans = Les programmes sont révélés :
play-story-refilling = Les emplacements sont remplis.
play-story-final-scoring = Vient alors le décompte final.
play-story-coal = Le charbon dans les fermes est compté :
play-story-coal-points = { coal-word-counted }, { points-word-counted }
play-story-rent = Le fermage est dû :
play-story-rent-paid = { $goods ->
    [rien] ne paie rien
   *[other] paie { $goods }
}{ $debts ->
    [0] { "" }
    [one] , prend { $debts } dette
   *[other] , prend { $debts } dettes
}
play-amount-food = { $amount ->
    [one] { $amount } céréale
   *[other] { $amount } céréales
}
play-amount-wood = { $amount } bois
play-amount-coal = { $amount ->
    [one] { $amount } charbon
   *[other] { $amount } charbons
}
play-amount-thaler = { $amount ->
    [one] { $amount } Thaler
   *[other] { $amount } Thalers
}
play-amount-nothing = rien

## Scores

play-source = Origine des points
play-total = Total
play-winner = { $name } gagne.
play-tie-coal = à égalité ; { $ahead } a extrait davantage de charbon ({ $more } contre { $less })
play-tie-order = à égalité, autant de charbon extrait ; { $ahead } vient plus tôt dans l’ordre du tour

## La conversation avec les joueurs

play-welcome = Haspelknecht, un jeu de fermiers et de charbon
play-seat-human = { $name }
play-seat-bot = { $name } (bot)
play-help-hint = Tapez un numéro de la liste, un coup en toutes lettres, ou help (aide).
play-prompt = { $name }>{" "}
play-pass-keyboard = Passez le clavier à { $name }, qui appuie alors sur Entrée.
play-forced = { $name } n’a qu’un seul coup : { $move }
play-ask-taking = { $name }, prenez des disques : un emplacement, une couleur, tous ses disques.
play-ask-taking-again = { $name }, prenez-vous d’autres disques, jusqu’à cinq en tout ?
play-ask-refunding = { $name }, vous avez pris moins de cinq disques : rendez-vous l’eau de mine ?
play-ask-load = { $name }, quels disques pour votre { $worker } ?
# Le nom qui vient ici est celui du Ramasseur de charbon, du Mineur ou de l’Haspelknecht.
play-ask-pay = { $name }, payez-vous { $worker ->
    [Haspelknecht] l’{ $worker }
   *[other] le { $worker }
} ?
play-ask-mill = { $name }, des disques pour le Moulin à eau ?
play-ask-working = { $name }, qui travaille ensuite ?
play-ask-step = { $name }, que fait votre { $worker } ? Encore { steps-word-counted }.
play-ask-offer = { $name }, décidez pour la tuile { $tile }.
play-ask-storing = { $name }, que gardez-vous pendant l’hiver ?
play-still-free = Encore libres
play-confirm-plan = { $name }, voici votre programme. Appuyez sur Entrée ou tapez ready ; pour le modifier, undo ou withdraw.
play-no-news = Rien ne s’est passé depuis votre dernier coup.
play-why-legal = « { $move } » est possible maintenant :
play-why-illegal = « { $move } » n’est pas possible maintenant :
play-saved = Partie enregistrée : { $file }
play-save-question = Pour enregistrer, tapez save (ou save FILE) ; sinon, appuyez sur Entrée :
play-goodbye = Glück auf !

## Aide

play-help-intro =
    Coups : tapez le numéro d’un coup de la liste, ou le coup en toutes lettres. Plusieurs coups en toutes lettres peuvent tenir sur une ligne, avec des virgules, par exemple : farmer 2 yellow, farmhand 1 black, digger food, ready
    Commandes :
play-usage-help = help ou ?
play-help-help = cette page
play-usage-moves = moves
play-help-moves = de nouveau la liste des coups (comme la touche Entrée)
play-usage-undo = undo
play-help-undo = reprendre votre dernier coup, mais pas les pioches, les révélations ni les coups des autres
play-usage-restart = restart
play-help-restart = reprendre tout ce que vous avez fait pendant ce tour
play-usage-withdraw = withdraw
play-help-withdraw = reprendre tout votre programme
play-usage-board = board, board B
play-help-board = votre plateau, ou celui d’un autre siège
play-usage-table = table
play-help-table = année, ordre du tour, emplacements et tous les plateaux
play-usage-field = field
play-help-field = le plateau Équipement : coûts, redevances, points pour vous
play-usage-tile = tile 31
play-help-tile = tout sur une tuile
play-usage-scores = scores
play-help-scores = les points selon leur origine
play-usage-log = log
play-help-log = ce qui s’est passé depuis votre dernier tour
play-usage-why = why lift
play-help-why = les règles derrière un coup : ce qu’il fait, ou pourquoi il n’est pas possible
play-usage-rules = rules R-WATER-05
play-help-rules = le texte d’une règle ou d’un chapitre, par ex. rules water
play-usage-save = save, save FILE
play-help-save = enregistrer la partie ; la reprendre plus tard : --resume FILE
play-usage-quit = quit, quit save
play-help-quit = quitter la table

## Ce qui peut clocher dans une saisie

play-hot-seat-or-bots = Avec --hot-seat, tous les sièges sont humains ; supprimez --hot-seat ou --bots.
play-too-many-bots = { $found ->
    [one] { $found } bot a été nommé
   *[other] { $found } bots ont été nommés
} pour { $players } joueurs.
play-file-exists = { $file } existe déjà et contient autre chose ; choisissez un autre fichier, ou reprenez cette partie-là : --resume { $file }
play-number-unknown = Il n’y a pas de coup numéro { $number } dans la liste ; elle s’arrête à { $most }.
play-number-in-row = « { $number } » sur une ligne avec d’autres coups : les numéros changent d’un coup à l’autre, écrivez ces coups en toutes lettres.
play-rest-not-played = Votre tour s’est terminé avant : { $moves }
play-nothing-ready = Votre programme n’est pas encore complet.
play-cannot-undo = Il n’y a rien à reprendre : les pioches, les révélations et les coups des autres sont définitifs.
play-why-what = Indiquez un coup après why, par exemple : why lift
play-rules-what = Indiquez une règle, par exemple : rules R-WATER-05. Ou un chapitre : { $chapters }
