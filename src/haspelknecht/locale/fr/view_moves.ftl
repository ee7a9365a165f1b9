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
    [synergy] , dont 1 de Travail d’équipe
    [summer] , dont 1 de Bonus d’été
    [both] , dont 1 de Travail d’équipe et 1 de Bonus d’été
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
button-pass = Rien de plus
button-pass-empty = Passer
button-lamp = Échanger { colour-word } contre { other-colour-word } de l’emplacement { $pool }
button-refund = Rendre 1 eau de mine
button-keep = La garder
button-make-food = Produire { $amount ->
    [one] { $amount } céréale
   *[other] { $amount } céréales
}
button-make-wood = Produire { $amount } bois
button-go-mining = Aller à la mine
button-buy = Acheter : { $tile }
button-buy-fee = Acheter pour 1 { good-word } : { $tile }
button-start = Commencer le travail
button-mill = Faire tourner le moulin
button-windlass = Utiliser le Treuil
button-cable = Utiliser le jeton Corde
button-charcoal = Faire du charbon de bois
button-prop-pinge = Poser du bois dans la Pinge
button-prop-tunnel = Poser du bois dans la galerie
button-mine = Extraire 1 charbon
button-pump = Évacuer { pumped-word }
button-lift = Remonter 1 charbon
button-stop = S’arrêter là
button-timber-wood = Prendre 3 bois
button-timber-thaler = Prendre 1 Thaler
button-sell-one = Vendre 1 charbon
button-sell-two = Vendre 2 charbons
button-decline = Non merci
button-end = Terminer le tour

## La même chose en phrases, pour les listes et les lecteurs d’écran. $worker : « Fermier » ; $tile : « Seau » ; $name : un joueur

does-take = Prendre { coloured-disks-word } dans l’emplacement { $pool } : valeur { $value } pour l’ordre du tour
does-take-wet = Prendre { coloured-disks-word } dans l’emplacement { $pool }, avec 1 eau de mine : valeur { $value } pour l’ordre du tour
does-take-second = Prendre { coloured-disks-word } dans l’emplacement { $pool } : { $total } disques en tout
does-pass = Ne plus prendre de disques
does-pass-empty = Passer : tous les emplacements sont vides
does-lamp = Échanger un disque { colour-word } de l’emplacement Réserve { $reserve } contre un disque { other-colour-word } de l’emplacement { $pool }
does-refund = Rendre 1 eau de mine à la réserve générale
does-keep = Garder l’eau de mine
does-make-food = { $worker } : produire { $amount ->
    [one] { $amount } céréale
   *[other] { $amount } céréales
}{ extra-word }
does-make-wood = { $worker } : produire { $amount } bois{ extra-word }
does-go-mining = { $worker } : aller à la mine avec { actions-word }
does-buy = { $worker } : acheter « { $tile } », { gained-word }
does-buy-fee = { $worker } : acheter « { $tile } », { gained-word } ; 1 { good-word } pour { $name }
does-start = { $worker } : commencer le travail avec { actions-word }
# $goods : « 1 Thaler », « 1 céréale et 2 points de victoire »
does-mill = Faire tourner le Moulin à eau : { $goods }
does-windlass = Utiliser le jeton Treuil : { actions-word } de l’Haspelknecht sans salaire
does-cable = Utiliser le jeton Corde : évacuer 1 eau de mine et marquer 1 point de victoire
does-charcoal = Faire du charbon de bois : 2 bois deviennent 2 charbons et 1 point de victoire
does-prop-pinge = Poser 1 bois dans la Pinge : charbons rendus accessibles : { $coal }
does-prop-tunnel = Poser 1 bois dans la section { $section } de la galerie : charbons rendus accessibles : { $coal }
does-mine-pinge = Extraire 1 charbon de la Pinge ; il va à la ferme
does-mine-last = Extraire le dernier charbon de la Pinge : { gained-word } ; le Mineur et l’Haspelknecht arrivent
does-mine-tunnel = Extraire 1 charbon de la galerie ; il va dans le puits
does-pump = Évacuer { pumped-word } ; il en reste { $left }
does-lift = Remonter 1 charbon du puits à la ferme
does-stop = { $worker } : s’arrêter avec encore { actions-word }
does-timber-wood = Prendre 3 bois, avec 1 eau de mine
does-timber-thaler = Prendre 1 Thaler
does-sell-one = Vendre 1 charbon pour 1 Thaler
does-sell-two = Vendre 2 charbons pour 1 Thaler et 1 céréale
does-decline = Renoncer à l’offre : { $tile }
does-end = Terminer votre tour

## Ce qui serait perdu. $names : des travailleurs, avec des virgules ; $goods : « 2 charbons et 1 bois »

warn-workers = { $count ->
    [one] { $count } travailleur inutilisé : { $names }
   *[other] { $count } travailleurs inutilisés : { $names }
}
warn-bonus-step = L’action supplémentaire du Travail d’équipe est inutilisée
warn-steps = { $steps ->
    [one] { $steps } action inutilisée
   *[other] { $steps } actions inutilisées
}
warn-lapse = Cela vide la Pinge et met fin au travail : { $steps ->
    [one] { $steps } action serait perdue
   *[other] { $steps } actions seraient perdues
}. Évacuez d’abord l’eau de mine
warn-free-coal = Le charbon gratuit de cette tuile est hors d’atteinte pour l’instant
warn-nothing-to-sell = Vous n’avez pas de charbon à vendre pour l’instant
warn-lorry = Aucun charbon n’arrive dans le puits tant que la Pinge n’est pas épuisée
warn-coal-lost = Vous renoncez à un charbon gratuit
warn-water-stays = L’eau de mine reste
warn-disks = { $count ->
    [one] { $count } disque inutilisé
   *[other] { $count } disques inutilisés
}
warn-idle = Rien à faire pour : { $names }
warn-lost = Sera perdu : { $goods }

## Ce qu’un travailleur va faire

work-food = produit { $amount ->
    [one] { $amount } céréale
   *[other] { $amount } céréales
}
work-wood = produit { $amount } bois
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

commit-ready = Prêt
commit-keep = Garder { $goods }
commit-keep-nothing = Ne rien garder

## Que faire maintenant. $names : des joueurs ou des travailleurs, avec des virgules

todo-over = La partie est terminée
todo-moment = Un instant…
todo-wait-taking = En attente : { $names } prend des disques
todo-wait-refunding = En attente : { $names } décide pour l’eau de mine
todo-wait-planning = En attente de la programmation : { $names }
todo-wait-working = En attente : { $names } fait travailler son équipe
todo-wait-storing = En attente : { $names } stocke des ressources
todo-ready = En attente de la programmation : { $names }. Vous pouvez encore modifier la vôtre
todo-taking = Choisissez une couleur dans un emplacement : vous prenez tous ses disques
todo-taking-again = { $disks ->
    [one] Prenez encore { $disks } disque, ou rien de plus
   *[other] Prenez encore jusqu’à { $disks } disques d’une couleur, ou rien de plus
}
todo-refunding = Rendez 1 eau de mine, ou gardez-la
todo-planning = { $count ->
    [one] Placez encore { $count } disque sur un travailleur, ou validez avec Prêt
   *[other] Placez encore { $count } disques sur vos travailleurs, ou validez avec Prêt
}
todo-planning-done = Votre programme est complet : validez avec Prêt
todo-planning-refused = { $worker } : { $reason }
todo-step = { $worker } : encore { actions-word }. { $hint }
todo-step-mine = Extrayez du charbon.
todo-step-mine-or-pump = Extrayez du charbon ou évacuez de l’eau de mine.
todo-step-lift = Remontez du charbon.
todo-step-lift-or-pump = Remontez du charbon ou évacuez de l’eau de mine.
todo-step-pump = Évacuez de l’eau de mine.
todo-step-pump-first = Évacuez d’abord l’eau de mine.
todo-step-prop = Posez d’abord du bois pour atteindre du charbon.
todo-step-nothing = Plus rien à faire ici : arrêtez-vous.
todo-offer-25 = Treuil : évacuer tout de suite 1 eau de mine ?
todo-offer-31 = Bois de mine : prenez 3 bois avec 1 eau de mine, ou 1 Thaler
todo-offer-33 = Marteau et burin : extraire 1 charbon gratuitement ?
todo-offer-34 = Sacs de charbon : vendre 1 ou 2 charbons ?
todo-bonus-step = Travail d’équipe : 1 action de plus. Extrayez du charbon ou évacuez de l’eau de mine
todo-working = Choisissez qui travaille ensuite : { $names }
todo-end = Tout le travail est fait : terminez votre tour
todo-storing = Choisissez des ressources à garder et leur place
todo-storing-full = Tout ce qui peut être gardé est stocké

## Pourquoi quelque chose ne peut pas être choisi

why-no-target = Il n’y a rien de tel à cette table.
why-wait = Attendez { $name } : c’est son tour.
why-take-first = D’abord tout le monde prend des disques ; ensuite vous programmez vos travailleurs.
why-refund-first = Décidez d’abord pour l’eau de mine : la rendre ou la garder.
why-reserve = Ces disques passent dans l’emplacement voisin à la saison suivante.
why-lamp-no-swap = Ici, la Lampe à huile ne trouve aucun disque d’une autre couleur à échanger.
why-later-pool = On prend des disques au début de chaque saison.
why-later-store = On stocke des ressources en hiver.
why-later-disk = On place les disques sur les travailleurs pendant la programmation.
why-later-lamp = Le jeton Lampe à huile s’utilise quand on prend des disques.
why-later-work = Cela se fait quand vos travailleurs travaillent.
why-later-prop = On pose du bois quand les travailleurs travaillent.
why-later-food = Les céréales paient les travailleurs saisonniers de votre programme, les redevances des tuiles et le fermage.
why-later-thaler = Les Thalers paient les travailleurs saisonniers de votre programme et le fermage.
why-later-wood = Le bois se pose dans la mine quand vos travailleurs travaillent.
why-later-coal = Le charbon de la ferme rapporte des points en hiver et peut payer les redevances des tuiles.
why-press = { $count ->
    [one] Choisissez d’abord : { $names }.
   *[other] Choisissez d’abord l’un de ces travailleurs : { $names }.
}
why-nobody-mines = Personne dans votre programme ne peut extraire de charbon maintenant.
why-nobody-pumps = Personne dans votre programme ne peut évacuer d’eau de mine maintenant.
why-is-at-work = { $worker } : déjà au travail, encore { actions-word }. Choisissez quoi faire.
why-plan-coal = Pour extraire du charbon, placez des disques noirs sur le Fermier ou l’Ouvrier, ou payez un travailleur saisonnier.
why-plan-water = Pour évacuer de l’eau de mine, placez des disques noirs sur le Fermier ou l’Ouvrier, ou payez un travailleur saisonnier.
why-plan-lift = Pour remonter du charbon, payez l’Haspelknecht.
why-tile-planned = Les disques sont programmés : l’achat se fait quand vos travailleurs travaillent.
why-nothing-for = { $worker } : vous n’avez plus rien à placer ici.
why-no-disk = Vous n’avez pas de disque { colour-word }.
why-disks-placed = Tous vos disques { colour-word-plural } sont placés.
why-no-worker-takes = Aucun travailleur ne peut prendre un disque { colour-word } de plus.
why-no-food = Vous n’avez pas de céréale.
why-no-wood = Vous n’avez pas de bois.
why-no-coal = Vous n’avez pas de charbon à la ferme.
why-no-thaler = Vous n’avez pas de Thaler.
why-all-promised = Votre programme utilise déjà tout.
why-nobody-to-pay = Il n’y a plus personne à payer.
why-none-left = Il n’en reste plus à placer ici.
why-no-place = Cela ne va pas ici.
why-one-pay = Un seul salaire suffit pour un travailleur saisonnier.
why-pay-kinds = { $worker ->
    [miner] Le Mineur prend 1 céréale ou 1 Thaler.
   *[other] { worker-word-first } prend 1 disque jaune, 1 céréale ou 1 Thaler.
}
why-own-take-disks = Le Fermier et l’Ouvrier prennent des disques, pas de ressources.
why-mill-pairs = Placez 2 disques noirs ou 2 disques jaunes sur le Moulin à eau.
why-store-full = Il n’y a plus de place pour cela.
why-all-stored = Tout est stocké.
why-nothing-to-store = Vous n’avez plus rien à garder ici.
why-winter = Le travail de cette année est fait ; stockez maintenant des ressources.
