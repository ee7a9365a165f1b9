### Le jeu dans le terminal. Les coups et les commandes se tapent en anglais dans toutes les langues, comme une notation ;
### tout ce qui les explique est ici. Les lignes des plateaux sont courtes : respectez les longueurs données.

## Options de la commande

play-option-bots = les bots des sièges qui suivent les humains, séparés par des virgules (par défaut : un humain au siège A contre des apprentis)
play-option-hot-seat = tous les sièges sont humains : passez-vous le clavier
play-option-names = noms des joueurs, séparés par des virgules
play-option-save = enregistrer la partie dans ce fichier, même si la saisie s’interrompt
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
play-workers = Travail
play-carts = Disques
play-cart = Brouette { $cart }
play-tiles = Tuiles
play-markers = Jetons
play-buildings = Départ
play-pay-food = 1 céréale
play-pay-thaler = 1 Thaler
play-at-work = (au travail : encore { steps-word-counted })
play-plan-is-ready = programme validé
play-pinge-exhausted = épuisée
play-pinge-water = { $low }+ sans extraction
play-shaft-water = { $low }+ sans remontée, { $high }+ sans extraction
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
play-stage-taking = 1er tour de sélection
play-stage-taking-again = 2e tour de sélection
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
play-next-place = Votre place dans le nouvel ordre du tour, pour l’instant : { $place }
play-pool = Emplacement { $pool }
play-reserve = réserve
play-pool-wet = eau de mine
play-bag = Sac

## Le plateau Équipement : les mots courts ont au plus 7 lettres

play-tile-own = à vous
play-tile-free = libre
play-tile-closed = fermée
play-tile-fee-any = -1 res.
play-tile-fee-coal = -1 cha.
play-tile-fee-food = -1 cér.
play-field-legend =
    Chaque tuile : coût ({ $any } : disque de n’importe quelle couleur), points pour { $name } maintenant, propriétaires (sommet de la pile en premier), puis : libre, avec redevance au propriétaire du sommet (-1 res., cha. ou cér. : 1 ressource, charbon ou céréale), ou fermée (elle ne touche aucune des vôtres et personne ne la possède). Tout sur une tuile : tile 11
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

## Une décision

play-work = Travail
play-work-worker = { $worker } : { $does }
play-work-order = (dans cet ordre)
play-work-synergy = Travail d’équipe +{ $amount }
play-work-summer = bonus d’été +{ $amount }
play-work-or = ou { $tiles }
play-work-all = faire tout le travail indiqué ci-dessus
play-brings = Donne
play-winter = Hiver
# $goods : « 1 céréale et 2 Thalers »
play-winter-have = { $count ->
    [0] vous n’aurez rien pour le payer
   *[other] vous aurez { $goods }
}
play-winter-debts = { $debts ->
    [one] { $debts } nouvelle dette
   *[other] { $debts } nouvelles dettes
}
play-winter-coal = { coal-word-counted } : { $points } PV
play-winter-lost = perdu : { $goods }

## Ce qui s’est passé

play-story-season = Année { $year }, { $season }
play-story-water = { $count ->
    [0] Personne ne reçoit d’eau de mine.
    [one] 1 eau de mine pour { $names }.
   *[other] 1 eau de mine pour chacun : { $names }.
}
play-story-order = Le nouvel ordre du tour : { $names }.
play-story-plans = Les programmes sont révélés :
play-story-refilling = Les emplacements sont remplis.
play-story-final-scoring = Place au décompte final.
play-story-coal = Le charbon des fermes rapporte :
play-story-rent = Le fermage est à payer :
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

## Scores

play-source = Origine des points
play-total = Total
play-if-over = Si la partie se terminait maintenant
play-winner = { $name } l’emporte.
play-tie-coal = à égalité de points ; { $ahead } a extrait plus de charbon ({ $more } contre { $less })
play-tie-order = à égalité de points et de charbon extrait ; { $ahead } vient avant dans l’ordre du tour

## La conversation avec les joueurs

play-welcome = Haspelknecht, un jeu de fermiers et de charbon
play-seat-human = { $name }
play-seat-bot = { $name } (bot)
play-help-hint = Tapez un numéro de la liste, un coup en toutes lettres, ou help pour l’aide.
play-prompt = { $name }>{" "}
play-speaker = { $name } :
play-pass-keyboard = Passez le clavier à { $name }, qui appuie alors sur Entrée.
play-forced = { $name } n’a qu’un seul coup possible : { $move }
play-no-news = Rien ne s’est passé depuis votre dernier coup.
play-confirm = { $warning }. Tapez ready ou appuyez sur Entrée pour le faire quand même.
play-why-legal = « { $move } » est possible maintenant :
play-why-illegal = « { $move } » n’est pas possible maintenant :
play-saved = Partie enregistrée : { $file }
play-save-question = Pour enregistrer, tapez save (ou save FILE) ; sinon, appuyez sur Entrée :
play-goodbye = Glück auf !

## Aide

play-help-intro =
    Coups : tapez le numéro d’un coup de la liste, ou le coup en toutes lettres. Vous pouvez écrire plusieurs coups sur une ligne, en toutes lettres et séparés par des virgules. Un programme en toutes lettres nomme les travailleurs dans n’importe quel ordre, par exemple : farmer 2 yellow, farmhand 1 black, digger food, ready
    Commandes :
play-usage-help = help ou ?
play-help-help = cette page
play-usage-moves = moves
play-help-moves = de nouveau la liste des coups (comme la touche Entrée)
play-usage-work = work
play-help-work = faire tout le travail de votre programme, comme indiqué au-dessus de la liste
play-usage-undo = undo
play-help-undo = annuler votre dernier coup, sauf si des disques ont été piochés, des programmes révélés ou des coups joués par d’autres depuis
play-usage-restart = restart
play-help-restart = annuler tout ce que vous avez fait pendant ce tour
play-usage-withdraw = withdraw
play-help-withdraw = annuler tout votre programme
play-usage-board = board, board B
play-help-board = votre plateau, ou celui d’un autre siège
play-usage-table = table
play-help-table = année, ordre du tour, emplacements et tous les plateaux
play-usage-field = field
play-help-field = le plateau Équipement, avec les coûts, les redevances et les points pour vous
play-usage-tile = tile 31
play-help-tile = tout sur une tuile
play-usage-scores = scores
play-help-scores = les points par origine, et les scores si la partie se terminait maintenant
play-usage-log = log
play-help-log = ce qui s’est passé depuis votre dernier tour
play-usage-why = why lift, why tile 31
play-help-why = les règles derrière un coup, ou pourquoi une tuile, un travailleur ou un emplacement n’est pas utilisable
play-usage-rules = rules R-WATER-05
play-help-rules = le texte d’une règle ou d’un chapitre, par exemple rules water
play-usage-save = save, save FILE
play-help-save = enregistrer la partie ; pour la reprendre plus tard : --resume FILE
play-usage-quit = quit, quit save
play-help-quit = quitter la table

## Ce qui peut clocher dans une saisie

play-hot-seat-or-bots = Avec --hot-seat, tous les sièges sont humains. Supprimez --hot-seat ou --bots.
play-too-many-bots = { $found ->
    [one] Vous avez nommé { $found } bot
   *[other] Vous avez nommé { $found } bots
} pour { $players } joueurs.
play-file-exists = { $file } existe déjà et contient autre chose. Choisissez un autre fichier, ou reprenez cette partie : --resume { $file }
play-number-unknown = Il n’y a pas de coup numéro { $number } dans la liste. Le dernier est le { $most }.
play-number-in-row = « { $number } » est sur une ligne avec d’autres coups. Les numéros changent d’un coup à l’autre : écrivez ces coups en toutes lettres.
play-rest-not-played = Votre tour s’est terminé avant ces coups : { $moves }
play-nothing-ready = Votre programme n’est pas encore complet.
play-nothing-to-confirm = Il n’y a rien à confirmer maintenant.
play-no-work = Il n’y a aucun travail à faire maintenant.
play-cannot-undo = Il n’y a rien à annuler : les pioches, les programmes révélés et les coups des autres ne s’annulent pas.
play-why-what = Indiquez un coup ou une chose après why, par exemple : why lift, why tile 31
play-rules-what = Indiquez une règle, par exemple : rules R-WATER-05. Ou un chapitre : { $chapters }
