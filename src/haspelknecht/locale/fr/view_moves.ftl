### Ce qu’un joueur peut faire, ce que cela rapporte, ce qui serait perdu, et pourquoi quelque chose n’est pas possible.

view-points = { $amount ->
    [one] { $amount } point de victoire
   *[other] { $amount } points de victoire
}
actions-word = { $steps ->
    [one] { $steps } action
   *[other] { $steps } actions
}
gained-word = { $points ->
    [0] aucun point de victoire
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
coloured-disks-word = { $disks ->
    [one] { $disks } disque { colour-word }
   *[other] { $disks } disques { colour-word-plural }
}
pumped-word = { $amount ->
    [one] { $amount } eau de mine
   *[other] { $amount } eaux de mine
}
extra-word = { $bonus ->
    [synergy] , dont 1 par le bonus Travail d’équipe
    [summer] , dont 1 par le bonus d’été
    [both] , dont 1 par le bonus Travail d’équipe et 1 par le bonus d’été
   *[none] { "" }
}

## Boutons : des ordres courts

button-take = Prendre { $disks ->
    [one] { $disks } { colour-word }
   *[other] { $disks } { colour-word-plural }
}
button-take-some = Prendre seulement { $disks ->
    [one] { $disks } { colour-word }
   *[other] { $disks } { colour-word-plural }
}
button-pass = Ne plus prendre
button-pass-empty = Passer
button-lamp = Échanger { colour-word } contre { other-colour-word }, emplacement { $pool }
button-refund = Rendre 1 eau de mine
button-keep = La garder
button-make-food = Récolter { $amount ->
    [one] { $amount } céréale
   *[other] { $amount } céréales
}
button-make-wood = Récolter { $amount } bois
button-go-mining = Aller à la mine
button-buy = Acheter : { $tile }
button-buy-fee = Acheter pour 1 { good-word } : { $tile }
button-start = Commencer le travail
button-mill = Utiliser le Moulin à eau
button-windlass = Utiliser le Treuil
button-cable = Utiliser le jeton Corde
button-charcoal = Utiliser la Charbonnière
button-prop-pinge = Poser du bois dans la Pinge
button-prop-tunnel = Poser du bois dans la galerie
button-mine = Extraire 1 charbon
button-pump = Évacuer { pumped-word }
button-lift = Remonter 1 charbon
button-stop = S’arrêter là
button-timber-wood = Prendre 3 bois
button-timber-thaler = Prendre 1 Thaler
button-sell-one = Échanger 1 charbon
button-sell-two = Échanger 2 charbons
button-decline = Non merci
button-end = Finir mon tour

## La même chose en phrases, pour les listes et les lecteurs d’écran. $worker : « Fermier » ; $tile : « Seau » ; $name : un joueur

does-take = Prendre { coloured-disks-word } dans l’emplacement { $pool } : valeur { $value } pour l’ordre du tour
does-take-wet = Prendre { coloured-disks-word } dans l’emplacement { $pool }, avec 1 eau de mine : valeur { $value } pour l’ordre du tour
does-take-second = Prendre { coloured-disks-word } dans l’emplacement { $pool } : { $total } disques en tout
does-pass = Ne plus prendre de disques
does-pass-empty = Passer : tous les emplacements sont vides
does-lamp = Échanger un disque { colour-word } de l’emplacement Réserve { $reserve } avec un disque { other-colour-word } de l’emplacement { $pool }
does-refund = Remettre 1 eau de mine dans la réserve générale
does-keep = Garder l’eau de mine
does-make-food = { $worker } : récolter { $amount ->
    [one] { $amount } céréale
   *[other] { $amount } céréales
}{ extra-word }
does-make-wood = { $worker } : récolter { $amount } bois{ extra-word }
does-go-mining = { $worker } : aller à la mine avec { actions-word }
does-buy = { $worker } : acheter « { $tile } » et marquer { gained-word }
does-buy-fee = { $worker } : acheter « { $tile } » et marquer { gained-word } ; redevance de 1 { good-word } à { $name }
does-start = { $worker } : commencer le travail avec { actions-word }
# $goods : « 1 Thaler », « 1 céréale et 2 points de victoire »
does-mill = Utiliser le Moulin à eau : { $goods }
does-windlass = Utiliser le jeton Treuil : { actions-word } de l’Haspelknecht sans salaire
does-cable = Utiliser le jeton Corde : évacuer 1 eau de mine et marquer 1 point de victoire
does-charcoal = Utiliser la Charbonnière : échanger 2 bois contre 2 charbons et 1 point de victoire
does-prop-pinge = Poser 1 bois dans la Pinge pour accéder à { $coal ->
    [one] { $coal } charbon
   *[other] { $coal } charbons
} de plus
does-prop-tunnel = Poser 1 bois dans la section { $section } de la galerie pour accéder à { $coal ->
    [one] { $coal } charbon
   *[other] { $coal } charbons
} de plus
does-mine-pinge = Extraire 1 charbon de la Pinge ; il va dans votre ferme
does-mine-last = Extraire le dernier charbon de la Pinge : { gained-word } ; le mineur et l’Haspelknecht arrivent
does-mine-tunnel = Extraire 1 charbon de la galerie ; il va dans le puits
does-pump = Évacuer { pumped-word } ; il en reste { $left }
does-lift = Remonter 1 charbon du puits à votre ferme
does-stop = { $worker } : s’arrêter, { $steps ->
    [one] { $steps } action inutilisée
   *[other] { $steps } actions inutilisées
}
does-timber-wood = Prendre 3 bois et 1 eau de mine
does-timber-thaler = Prendre 1 Thaler
does-sell-one = Échanger 1 charbon contre 1 Thaler
does-sell-two = Échanger 2 charbons contre 1 Thaler et 1 céréale
does-decline = Refuser ce que propose la tuile : { $tile }
does-end = Finir votre tour

## Ce qui serait perdu. $names : des travailleurs, avec des virgules ; $goods : « 2 charbons et 1 bois »

warn-workers = { $count ->
    [one] { $count } travailleur inutilisé : { $names }
   *[other] { $count } travailleurs inutilisés : { $names }
}
warn-bonus-step = Votre action du bonus Travail d’équipe est inutilisée
warn-steps = { $steps ->
    [one] { $steps } action inutilisée
   *[other] { $steps } actions inutilisées
}
warn-lapse = Cela vide la Pinge et met fin au travail de ce travailleur : { $steps ->
    [one] { $steps } action serait perdue
   *[other] { $steps } actions seraient perdues
}. Évacuez d’abord l’eau de mine
warn-free-coal = Le charbon gratuit de cette tuile est inaccessible pour l’instant
warn-nothing-to-sell = Vous n’avez pas de charbon à échanger pour l’instant
warn-lorry = Pas de charbon dans le puits tant que votre Pinge n’est pas épuisée
warn-coal-lost = Vous renoncez à un charbon gratuit
warn-water-stays = L’eau de mine reste
warn-disks = { $count ->
    [one] { $count } disque inutilisé
   *[other] { $count } disques inutilisés
}
warn-idle = Rien à faire pour : { $names }
warn-lost = Perdu : { $goods }

## Ce qu’un travailleur va faire

work-food = récolte { $amount ->
    [one] { $amount } céréale
   *[other] { $amount } céréales
}
work-wood = récolte { $amount } bois
work-coal = extrait { $amount ->
    [one] { $amount } charbon
   *[other] { $amount } charbons
}
work-lift = remonte { $amount ->
    [one] { $amount } charbon
   *[other] { $amount } charbons
}
work-water = évacue { pumped-word }
work-thaler = rapporte { $amount ->
    [one] { $amount } Thaler
   *[other] { $amount } Thalers
}
work-tile = achète « { $tile } »

## Boutons qui valident

commit-ready = Valider
commit-keep = Garder { $goods }
commit-keep-nothing = Ne rien garder

## Que faire maintenant. $names : des joueurs ou des travailleurs, avec des virgules

todo-over = La partie est terminée
todo-moment = Un instant…
todo-wait-taking = Prise des disques : on attend { $names }
todo-wait-refunding = Eau de mine à rendre ou à garder : on attend { $names }
todo-wait-planning = Programmation : on attend { $names }
todo-wait-working = Actions : on attend { $names }
todo-wait-storing = Stockage : on attend { $names }
todo-ready = Programmation : on attend { $names }. Vous pouvez encore modifier votre programme
todo-taking = Choisissez un emplacement et une couleur : vous y prenez tous les disques de cette couleur
todo-taking-again = { $disks ->
    [one] Prenez encore { $disks } disque, ou n’en prenez plus
   *[other] Prenez encore jusqu’à { $disks } disques d’une même couleur, ou n’en prenez plus
}
todo-refunding = Rendez 1 eau de mine, ou gardez-la
todo-planning = { $count ->
    [one] Placez encore { $count } disque sur un travailleur, ou choisissez « Valider »
   *[other] Placez encore { $count } disques sur vos travailleurs, ou choisissez « Valider »
}
todo-planning-done = Votre programme est complet : choisissez « Valider »
todo-planning-refused = { $worker } : { $reason }
todo-step = { $worker } : encore { actions-word }. { $hint }
todo-step-mine = Extrayez du charbon.
todo-step-mine-or-pump = Extrayez du charbon ou évacuez de l’eau de mine.
todo-step-lift = Remontez du charbon.
todo-step-lift-or-pump = Remontez du charbon ou évacuez de l’eau de mine.
todo-step-pump = Évacuez de l’eau de mine.
todo-step-pump-first = Évacuez d’abord l’eau de mine.
todo-step-prop = Posez d’abord du bois pour accéder à du charbon.
todo-step-nothing = Plus rien à faire ici : arrêtez-vous.
todo-offer-25 = Treuil : évacuer 1 eau de mine maintenant ?
todo-offer-31 = Bois de mine : prenez 3 bois et 1 eau de mine, ou 1 Thaler
todo-offer-33 = Marteau et burin : extraire 1 charbon gratuitement ?
todo-offer-34 = Sacs de charbon : échanger 1 ou 2 charbons ?
todo-bonus-step = Bonus Travail d’équipe, 1 action de plus : extrayez du charbon ou évacuez de l’eau de mine
todo-working = Choisissez le prochain travailleur : { $names }
todo-end = Tout le travail est fait : finissez votre tour
todo-storing = Choisissez une ressource, puis où la stocker
todo-storing-full = Vous avez stocké tout ce que vous pouvez

## Pourquoi quelque chose ne peut pas être choisi

why-no-target = Cela n’existe pas à cette table.
why-wait = On attend { $name } : c’est son tour.
why-take-first = D’abord, tout le monde prend des disques ; ensuite, vous programmez.
why-refund-first = Décidez d’abord que faire de l’eau de mine : la rendre ou la garder.
why-reserve = Ces disques passent dans l’emplacement voisin à la prochaine phase d’actions.
why-lamp-no-swap = Ici, la Lampe à huile ne trouve aucun disque d’une autre couleur à échanger.
why-later-pool = Vous prenez des disques au début de chaque phase d’actions.
why-later-store = Vous stockez des ressources en hiver.
why-later-disk = Vous placez les disques sur les travailleurs pendant la programmation.
why-later-lamp = Le jeton Lampe à huile s’utilise quand vous prenez des disques.
why-later-work = Ce sera possible quand vos travailleurs agiront.
why-later-prop = Vous posez du bois quand vos travailleurs agissent.
why-later-food = Avec les céréales, vous payez les travailleurs saisonniers de votre programme, les redevances et le fermage.
why-later-thaler = Avec les Thalers, vous payez les travailleurs saisonniers de votre programme et le fermage.
why-later-wood = Vous posez du bois dans la mine quand vos travailleurs agissent.
why-later-coal = Le charbon de votre ferme rapporte des points en hiver et sert à payer des redevances.
why-press = { $count ->
    [one] Choisissez d’abord : { $names }.
   *[other] Choisissez d’abord l’un de ces travailleurs : { $names }.
}
why-nobody-mines = Personne dans votre programme ne peut extraire de charbon maintenant.
why-nobody-pumps = Personne dans votre programme ne peut évacuer d’eau de mine maintenant.
why-is-at-work = { $worker } : au travail, encore { actions-word }. Choisissez quoi faire.
why-plan-coal = Pour extraire du charbon, placez des disques noirs sur le fermier ou l’ouvrier, ou payez un travailleur saisonnier.
why-plan-water = Pour évacuer de l’eau de mine, placez des disques noirs sur le fermier ou l’ouvrier, ou payez un travailleur saisonnier.
why-plan-lift = Pour remonter du charbon, payez l’Haspelknecht.
why-tile-planned = Les disques pour cette tuile sont programmés : vous l’achèterez quand vos travailleurs agiront.
why-nothing-for = { $worker } : vous n’avez plus rien à placer ici.
why-no-disk = Vous n’avez pas de disque { colour-word }.
why-disks-placed = Tous vos disques { colour-word-plural } sont placés.
why-no-worker-takes = Aucun travailleur ne peut recevoir un autre disque { colour-word } maintenant.
why-no-food = Vous n’avez pas de céréales.
why-no-wood = Vous n’avez pas de bois.
why-no-coal = Vous n’avez pas de charbon dans votre ferme.
why-no-thaler = Vous n’avez pas de Thalers.
why-all-promised = Votre programme utilise déjà tout.
why-nobody-to-pay = Il n’y a plus personne à payer.
why-none-left = Il ne vous en reste plus à placer ici.
why-no-place = Cela ne va pas ici.
why-one-pay = Un seul salaire suffit pour un travailleur saisonnier.
why-pay-kinds = { $worker ->
    [miner] Le mineur se paie avec 1 céréale ou 1 Thaler.
   *[other] { worker-word-first } se paie avec 1 disque jaune, 1 céréale ou 1 Thaler.
}
why-own-take-disks = Placez des disques sur le fermier et l’ouvrier, pas des ressources.
why-mill-pairs = Placez 2 disques noirs ou 2 disques jaunes sur le Moulin à eau.
why-store-full = Il n’y a plus de place pour cela.
why-all-stored = Vous avez tout stocké.
why-nothing-to-store = Vous n’avez plus de ressources à stocker ici.
why-winter = Le travail de cette année est fait. Stockez maintenant vos ressources.
