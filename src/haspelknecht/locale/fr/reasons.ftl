### Pourquoi un coup est refusé, et ce que fait un coup permis. Chaque phrase s’affiche après l’identifiant de sa règle :
### « R-WATER-05: 3 eaux de mine dans le puits ; pour remonter du charbon, il en faut moins de 2. »

## Les mots à l’intérieur des phrases, avec leurs articles, leurs pluriels et leurs nombres.

colour-word = { $colour ->
    [yellow] jaune
    [brown] marron
   *[black] noir
}
colour-word-plural = { $colour ->
    [yellow] jaunes
    [brown] marron
   *[black] noirs
}
other-colour-word = { $other_colour ->
    [yellow] jaune
    [brown] marron
   *[black] noir
}
good-word = { $good ->
    [food] céréale
    [wood] bois
   *[coal] charbon
}
good-word-plural = { $good ->
    [food] céréales
    [wood] bois
   *[coal] charbons
}
good-word-received = { $good ->
    [food] des céréales reçues
    [wood] du bois reçu
   *[coal] du charbon reçu
}
worker-word = { $worker ->
    [farmer] le Fermier
    [farmhand] l’Ouvrier
    [digger] le Ramasseur de charbon
    [miner] le Mineur
   *[haspelknecht] l’Haspelknecht
}
worker-word-first = { $worker ->
    [farmer] Le Fermier
    [farmhand] L’Ouvrier
    [digger] Le Ramasseur de charbon
    [miner] Le Mineur
   *[haspelknecht] L’Haspelknecht
}
worker-word-to = { $worker ->
    [farmer] au Fermier
    [farmhand] à l’Ouvrier
    [digger] au Ramasseur de charbon
    [miner] au Mineur
   *[haspelknecht] à l’Haspelknecht
}
payment-word = { $payment ->
    [yellow] 1 disque jaune
    [food] 1 céréale
   *[thaler] 1 Thaler
}
stage-word = { $stage ->
    [taking] au tour de sélection 1
    [taking-again] au tour de sélection 2
    [refunding] à la décision sur la première eau de mine
    [planning] à la programmation
    [working] aux actions du joueur dont c’est le tour
   *[storing] au stockage pour l’hiver
}
store-word = { $place ->
    [farm] dans la ferme
    [barn] dans la Grange
   *[coal_storage] dans l’Abri à charbon
}
yellow-word-counted = { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}
black-word-counted = { $black ->
    [one] { $black } noir
   *[other] { $black } noirs
}
food-word-counted = { $food ->
    [one] { $food } céréale
   *[other] { $food } céréales
}
coal-word-counted = { $coal ->
    [one] { $coal } charbon
   *[other] { $coal } charbons
}
water-word-counted = { $water ->
    [one] { $water } eau de mine
   *[other] { $water } eaux de mine
}
points-word-counted = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
steps-word-counted = { $steps ->
    [one] { $steps } action
   *[other] { $steps } actions
}

## Refusé à tout moment

reason-no-such-move = Un tel coup n’existe pas dans le jeu.
reason-game-over = La partie est terminée.
reason-draw-first = Il faut d’abord piocher des disques dans le sac.
reason-not-your-turn = C’est au tour du joueur { $seat }.
reason-wrong-stage = Ce n’est pas possible maintenant ; la partie en est { stage-word }.

## Refusé pendant la prise des disques

reason-no-such-pool = Il n’y a pas d’emplacement { $pool } ; seuls { $pools } emplacements sont en jeu.
reason-colour-not-there = L’emplacement Action { $pool } ne contient aucun disque { colour-word }.
reason-must-take = Au tour de sélection 1, chacun doit prendre des disques.
reason-must-take-all = Au tour de sélection 1, vous prenez tous les disques d’une couleur.
reason-must-take-up-to-limit = Vous devez prendre tous les disques de la couleur, jusqu’à en avoir cinq en tout.
reason-not-fewer = { $disks } n’est pas inférieur au nombre de disques que vous prendriez de toute façon ({ $most }) ; n’indiquez pas de nombre.
reason-no-marker = Vous n’avez pas le jeton de la tuile { $tile }.
reason-lamp-own-pool = La Lampe à huile n’échange un disque de l’emplacement Réserve { $pool } qu’avec un disque de l’emplacement Action associé.
reason-lamp-same-colour = Deux disques de la même couleur ne peuvent pas être échangés.
reason-reserve-lacks-colour = L’emplacement Réserve { $pool } ne contient aucun disque { colour-word }.

## Refusé pendant la programmation

reason-plan-is-ready = Votre programme est prêt ; reprenez-le si vous voulez le modifier.
reason-plan-other-worker = Votre programme en est maintenant { worker-word-to }.
reason-plan-mill-now = Votre programme en est maintenant au Moulin à eau.
reason-too-few-disks = Il vous reste { $have ->
    [one] { $have } disque { colour-word }
   *[other] { $have } disques { colour-word-plural }
} à programmer, il en faut { $need }.
reason-mixed-needs-development = Des disques de couleurs différentes ne servent qu’à acheter un équipement, et ce travailleur ne peut pas en acheter.
reason-mixed-fits-no-tile = Ces disques ne correspondent exactement au coût d’aucune tuile en jeu que vous ne possédez pas encore.
reason-digger-gone = Le Ramasseur de charbon n’est plus là : votre Pinge est épuisée.
reason-digger-needs-access = Le Ramasseur de charbon a besoin de charbon accessible dans la Pinge.
reason-worker-not-there-yet = { worker-word-first } arrive quand votre Pinge est épuisée.
reason-miner-takes-no-disk = Le Mineur se paie avec une céréale ou un Thaler, pas avec un disque.
reason-no-yellow-left = Il ne vous reste plus de disque jaune pour { worker-word }.
reason-no-food-left = Il ne vous reste plus de céréale pour { worker-word }.
reason-no-thaler-left = Il ne vous reste plus de Thaler pour { worker-word }.
reason-no-mill = Vous n’avez pas de Moulin à eau.
reason-mill-needs-two = Le Moulin à eau demande 2 disques { colour-word-plural }, il vous en reste { $have }.
reason-mill-black-first = Programmez les disques noirs du Moulin à eau avant les jaunes.

## Refusé pendant la réalisation des actions

reason-finish-first = { worker-word-first } est au travail ; terminez d’abord avec lui.
reason-nobody-at-work = Personne n’est au travail ; activez d’abord un travailleur.
reason-worker-is-done = { worker-word-first } a déjà travaillé pendant cette phase.
reason-worker-has-no-disks = Dans votre programme, vous n’avez attribué aucun disque { worker-word-to }.
reason-worker-unpaid = Dans votre programme, vous n’avez pas payé { worker-word }.
reason-wrong-colour = Pour cela, { worker-word } a besoin de disques { colour-word-plural }, et de rien d’autre.
reason-pinge-exhausted = Votre Pinge est épuisée.
reason-pinge-flooded = { water-word-counted } dans la Pinge ; pour y extraire du charbon, il en faut moins de { $limit }.
reason-pinge-needs-wood = Aucun charbon de la Pinge n’est accessible ; posez du bois sur la prochaine icône Étayage.
reason-pinge-not-exhausted = La Pinge contient encore { coal-word-counted } ; la galerie s’ouvre quand la Pinge est épuisée.
reason-pinge-or-tunnel = { worker-word-first } a travaillé dans la Pinge ; il ne peut pas continuer dans la galerie pendant la même phase.
reason-tunnel-empty = La galerie ne contient plus de charbon.
reason-tunnel-flooded = { water-word-counted } dans le puits ; pour extraire du charbon dans la galerie, il en faut moins de { $limit }.
reason-tunnel-needs-wood = Aucun charbon de la galerie n’est accessible ; icônes Étayage couvertes de bois : { $wood } sur { $sections }.
reason-shaft-has-no-coal = Il n’y a pas de charbon dans le puits.
reason-shaft-flooded = { water-word-counted } dans le puits ; pour remonter du charbon, il en faut moins de { $limit }.
reason-not-so-much-water = Il y a { water-word-counted }, pas { $amount }.
reason-shaft-water-by-haspelknecht = Seul l’Haspelknecht évacue l’eau de mine du puits.
reason-haspelknecht-does-not-mine = L’Haspelknecht remonte du charbon et évacue de l’eau de mine, il n’extrait pas de charbon.
reason-only-haspelknecht-lifts = Seul l’Haspelknecht remonte du charbon.
reason-miner-does-not-pump = Le Mineur ne peut pas évacuer d’eau de mine.
reason-digger-is-forced = Avec { water-word-counted }, le Ramasseur de charbon n’a pas le choix : s’il y en a 2 ou plus, il en évacue 2, sinon il extrait du charbon.
reason-mill-has-no-disks = Dans votre programme, vous n’avez attribué aucun disque au Moulin à eau.
reason-mill-is-done = Le Moulin à eau a déjà servi pendant cette phase.
reason-windlass-water-only = Dans cette partie, le jeton Treuil ne sert qu’à évacuer de l’eau de mine.
reason-windlass-lifting-only = Dans cette partie, le jeton Treuil ne sert qu’à remonter du charbon.
reason-marker-is-fresh = Vous avez reçu le jeton de la tuile { $tile } pendant cette phase ; utilisez-le à partir de la phase d’actions suivante.
reason-marker-not-in-winter = Les jetons ne s’utilisent que pendant les phases d’actions.
reason-cable-needs-water = Il n’y a pas d’eau de mine à évacuer.
reason-no-charcoal-burner = Vous n’avez pas de Charbonnière.
reason-charcoal-not-in-winter = La Charbonnière ne sert que pendant les phases d’actions.
reason-charcoal-once = La Charbonnière a déjà servi pendant cette phase.
reason-charcoal-is-fresh = La Charbonnière sert à partir de la phase d’actions qui suit son achat.
reason-charcoal-needs-wood = La Charbonnière demande 2 bois, vous en avez { $wood }.
reason-no-wood = Vous n’avez pas de bois.
reason-symbols-covered = Les { $symbols } icônes Étayage sont toutes couvertes.
reason-no-early-tunnel-wood = Dans cette partie, on ne pose du bois dans la galerie qu’une fois la Pinge épuisée.
reason-no-offer = Aucune tuile ne vous propose cela maintenant.
reason-decide-first = Décidez d’abord pour la tuile { $tile }, que vous venez d’acheter.
reason-too-little-coal = Vous avez { coal-word-counted } dans votre ferme, il en faut 2.

## Refusé lors d’un achat

reason-farmhand-does-not-develop = Sans la Pioche, l’Ouvrier ne peut pas acheter d’équipements.
reason-farmhand-improves-later = L’Ouvrier expérimenté achète des équipements à partir de la phase d’actions suivante.
reason-tile-not-in-play = La tuile { $tile } n’est pas en jeu.
reason-tile-owned-already = Vous possédez déjà la tuile { $tile }.
reason-disks-do-not-pay = Coût de la tuile { $tile } : { yellow-word-counted }, { $brown } marron, { black-word-counted } et { $any } de n’importe quelle couleur ; disques sur le travailleur : { $has_yellow ->
    [one] { $has_yellow } jaune
   *[other] { $has_yellow } jaunes
}, { $has_brown } marron et { $has_black ->
    [one] { $has_black } noir
   *[other] { $has_black } noirs
}.
reason-no-player-disk-left = Vos neuf disques Joueur se trouvent tous sur des équipements.
reason-no-fee-due = La tuile { $tile } ne vous coûte pas de redevance.
reason-tile-out-of-reach = La tuile { $tile } ne touche aucune de vos tuiles, et personne ne la possède encore.
reason-fee-due = La tuile { $tile } ne touche aucune de vos tuiles : indiquez la ressource avec laquelle vous payez la redevance ({ $level ->
    [2] charbon, bois ou céréale
    [3] charbon
   *[4] céréale
}).
reason-fee-wrong-good = { $level ->
    [2] Au niveau 2, la redevance est de 1 charbon, bois ou céréale.
    [3] Au niveau 3, la redevance est de 1 charbon, pas de 1 { good-word }.
   *[4] Au niveau 4, la redevance est de 1 céréale, pas de 1 { good-word }.
}
reason-fee-good-missing = Vous n’avez pas de { good-word } dans votre ferme pour payer la redevance.
reason-fee-good-is-fresh = Dans cette partie, une redevance ne se paie pas avec { good-word-received } pendant cette phase.

## Refusé lors du stockage

reason-no-barn = Vous n’avez pas de Grange.
reason-no-coal-storage = Vous n’avez pas d’Abri à charbon.
reason-coal-storage-takes-otherwise = Dans cette partie, l’Abri à charbon ne stocke pas ces ressources.
reason-store-lacks-good = Vous avez { $have ->
    [one] { $have } { good-word }
   *[other] { $have } { good-word-plural }
}, il en faut { $need }.

## Ce que fait un coup permis : prendre des disques

reason-takes-all = Prend { $disks ->
    [one] le disque { colour-word }
   *[other] les { $disks } disques { colour-word-plural }
} de l’emplacement Action { $pool }.
reason-takes-water = Prend aussi 1 eau de mine : l’emplacement Action { $pool } montre une icône Eau de mine.
reason-order-value = Compte { $value } pour l’ordre du tour ; la somme la plus basse passe en premier.
reason-takes-second = Prend { $disks ->
    [one] { $disks } disque { colour-word }
   *[other] { $disks } disques { colour-word-plural }
} dans l’emplacement Action { $pool }, { $total } en tout.
reason-passes = Ne prend plus de disques.
reason-lamp-swaps = Un disque { colour-word } de l’emplacement Réserve { $reserve } est échangé avec un disque { other-colour-word } de l’emplacement Action { $pool }.
reason-marker-is-used = Le jeton de la tuile { $tile } est dépensé.
reason-refunds-water = Rend 1 eau de mine à la réserve générale.
reason-keeps-water = Garde l’eau de mine.

## Ce que fait un coup permis : programmer

reason-plans-nothing = Rien pour { worker-word }.
reason-plans-disks = Pour { worker-word } : { yellow-word-counted }, { $brown } marron, { black-word-counted }.
reason-mix-pays-tile = Paie la tuile { $tile }.
reason-plans-payment = { payment-word } pour { worker-word }.
reason-plans-no-mill = Rien de plus pour le Moulin à eau.
reason-plans-mill-black = 2 disques noirs pour le Moulin à eau : 1 Thaler.
reason-plans-mill-yellow = 2 disques jaunes pour le Moulin à eau : 1 céréale et 2 points de victoire.

## Ce que fait un coup permis : réaliser les actions

reason-makes-food = { worker-word-first } produit { food-word-counted }.
reason-makes-wood = { worker-word-first } produit { $wood } bois.
reason-synergy-food = Les deux travailleurs permanents ont produit des céréales : 1 céréale de plus.
reason-synergy-wood = Les deux travailleurs permanents ont produit du bois : 1 bois de plus.
reason-summer-food = Bonus d’été : 1 céréale de plus.
reason-goes-mining = { worker-word-first } va travailler dans la mine : { steps-word-counted }.
reason-begins-work = { worker-word-first } commence : jusqu’à { steps-word-counted }.
reason-windlass-shift = Le jeton Treuil fait travailler l’Haspelknecht : jusqu’à { steps-word-counted }.
reason-mill-makes = Le Moulin à eau donne { $thaler ->
    [one] { $thaler } Thaler
   *[other] { $thaler } Thalers
}, { food-word-counted } et { points-word-counted }.
reason-tile-is-free = La tuile { $tile } est dans la rangée du haut : pas de redevance.
reason-tile-is-adjacent = La tuile { $tile } touche l’une de vos tuiles : pas de redevance.
reason-fee-goes-to = La tuile { $tile } ne touche aucune de vos tuiles : 1 { good-word } va au joueur { $seat }, dont le disque est au sommet de la pile.
reason-rank-points = { points-word-counted } pour l’acheteur numéro { $rank } de la tuile { $tile }.
reason-tile-effect = { worker-word-first } achète la tuile { $tile }.
reason-mines-pinge = 1 charbon passe de la Pinge à la ferme ; il en reste { $left }.
reason-mines-tunnel = 1 charbon passe de la galerie au puits ; il en reste { $left }.
reason-ends-pinge = La Pinge est épuisée ; le Mineur et l’Haspelknecht arrivent.
reason-pinge-bonus = Bonus de la Pinge en année { $year } : { points-word-counted }.
reason-pumps = Évacue { $amount ->
    [one] { $amount } eau de mine
   *[other] { $amount } eaux de mine
} ; il en reste { $left }.
reason-lifts = Remonte 1 charbon du puits à la ferme.
reason-props-pinge = 1 bois donne accès à { coal-word-counted } dans la Pinge.
reason-props-tunnel = 1 bois ouvre la section { $section } de la galerie, avec { coal-word-counted }.
reason-cable-pumps = Le jeton Corde évacue 1 eau de mine et rapporte 1 point de victoire.
reason-charcoal-burns = 2 bois deviennent 2 charbons et 1 point de victoire.
reason-stops = { worker-word-first } s’arrête ; { $steps ->
    [one] { $steps } action est perdue
   *[other] { $steps } actions sont perdues
}.
reason-timber-wood = 3 bois, et 1 eau de mine.
reason-timber-thaler = 1 Thaler.
reason-sells-one = 1 charbon devient 1 Thaler.
reason-sells-two = 2 charbons deviennent 1 Thaler et 1 céréale.
reason-declines = Renonce à ce que propose la tuile { $tile }.
reason-ends-turn = Termine son tour ; ce qui n’a pas été utilisé est perdu.

## Ce que fait un coup permis : stocker

reason-stores = Garde { food-word-counted }, { $wood } bois et { coal-word-counted }.
reason-returns = Retour à la réserve générale : { food-word-counted }, { $wood } bois et { coal-word-counted }.
reason-storage-points = { points-word-counted } pour ce qui est stocké { store-word }.
reason-horse-and-cart-points = Attelage : { points-word-counted } pour le charbon dans la ferme.
