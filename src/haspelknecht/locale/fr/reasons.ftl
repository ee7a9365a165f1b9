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
    [farmer] le fermier
    [farmhand] l’ouvrier
    [digger] le ramasseur de charbon
    [miner] le mineur
   *[haspelknecht] l’Haspelknecht
}
worker-word-first = { $worker ->
    [farmer] Le fermier
    [farmhand] L’ouvrier
    [digger] Le ramasseur de charbon
    [miner] Le mineur
   *[haspelknecht] L’Haspelknecht
}
payment-word = { $payment ->
    [yellow] 1 disque jaune
    [food] 1 céréale
   *[thaler] 1 Thaler
}
stage-word = { $stage ->
    [taking] le 1er tour de sélection
    [taking-again] le 2e tour de sélection
    [refunding] la décision de rendre ou de garder l’eau de mine
    [planning] la programmation
    [working] la réalisation des actions
   *[storing] le stockage pour l’hiver
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
disks-word-planned = { $yellow ->
    [0] { $brown ->
        [0] { black-word-counted }
       *[other] { $brown } marron{ $black ->
            [0] { "" }
           *[other] {" "}et { black-word-counted }
        }
    }
   *[other] { $brown ->
        [0] { yellow-word-counted }{ $black ->
            [0] { "" }
           *[other] {" "}et { black-word-counted }
        }
       *[other] { $black ->
            [0] { yellow-word-counted } et { $brown } marron
           *[other] { yellow-word-counted }, { $brown } marron et { black-word-counted }
        }
    }
}
goods-word-counted = { $food ->
    [0] { $wood ->
        [0] { $coal ->
            [0] rien
           *[other] { coal-word-counted }
        }
       *[other] { $wood } bois{ $coal ->
            [0] { "" }
           *[other] {" "}et { coal-word-counted }
        }
    }
   *[other] { $wood ->
        [0] { food-word-counted }{ $coal ->
            [0] { "" }
           *[other] {" "}et { coal-word-counted }
        }
       *[other] { $coal ->
            [0] { food-word-counted } et { $wood } bois
           *[other] { food-word-counted }, { $wood } bois et { coal-word-counted }
        }
    }
}

## Refusé à tout moment

reason-no-such-move = Ce coup n’existe pas dans le jeu.
reason-game-over = La partie est terminée.
reason-draw-first = Il faut d’abord piocher des disques dans le sac.
reason-not-your-turn = C’est au tour du joueur { $seat }.
reason-wrong-stage = Ce n’est pas possible maintenant. Étape en cours : { stage-word }.

## Refusé pendant la prise des disques

reason-no-such-pool = Il n’y a pas d’emplacement { $pool }. Seuls { $pools } emplacements sont en jeu.
reason-colour-not-there = L’emplacement Action { $pool } ne contient aucun disque { colour-word }.
reason-must-take = Au 1er tour de sélection, vous devez prendre des disques.
reason-must-take-all = Au 1er tour de sélection, vous prenez tous les disques d’une couleur.
reason-must-take-up-to-limit = Vous devez prendre tous les disques de la couleur, jusqu’à cinq disques en tout.
reason-not-fewer = { $disks } n’est pas inférieur au nombre de disques que vous prendriez de toute façon ({ $most }). N’indiquez pas de nombre.
reason-no-marker = Vous n’avez pas le jeton de la tuile { $tile }.
reason-lamp-own-pool = Avec la Lampe à huile, vous ne pouvez échanger les disques de l’emplacement Réserve { $pool } qu’avec ceux de l’emplacement Action associé.
reason-lamp-same-colour = Vous ne pouvez pas échanger deux disques de la même couleur.
reason-reserve-lacks-colour = L’emplacement Réserve { $pool } ne contient aucun disque { colour-word }.

## Refusé pendant la programmation

reason-plan-is-ready = Votre programme est validé. Annulez-le si vous voulez le modifier.
reason-plan-other-worker = Vous programmez maintenant pour { worker-word }.
reason-plan-mill-now = Vous programmez maintenant pour le Moulin à eau.
reason-too-few-disks = { $have ->
    [0] Il ne vous reste aucun disque { colour-word } à programmer ; il en faut { $need }.
    [one] Il ne vous reste que { $have } disque { colour-word } à programmer ; il en faut { $need }.
   *[other] Il ne vous reste que { $have } disques { colour-word-plural } à programmer ; il en faut { $need }.
}
reason-mixed-needs-development = Vous ne pouvez mélanger les couleurs que pour acheter un équipement, et ce travailleur ne peut pas en acheter.
reason-mixed-fits-no-tile = Ces disques ne correspondent exactement au coût d’aucune tuile en jeu que vous ne possédez pas encore.
reason-digger-gone = Le ramasseur de charbon n’est plus disponible : votre Pinge est épuisée.
reason-digger-needs-access = Vous ne pouvez engager le ramasseur de charbon que s’il y a du charbon accessible dans la Pinge.
reason-worker-not-there-yet = { worker-word-first } arrive quand votre Pinge est épuisée.
reason-miner-takes-no-disk = Le mineur se paie avec 1 céréale ou 1 Thaler, pas avec un disque.
reason-no-yellow-left = Il ne vous reste plus de disque jaune pour { worker-word }.
reason-no-food-left = Il ne vous reste plus de céréale pour { worker-word }.
reason-no-thaler-left = Il ne vous reste plus de Thaler pour { worker-word }.
reason-no-mill = Vous n’avez pas de Moulin à eau.
reason-mill-needs-two = Il faut 2 disques { colour-word-plural } pour le Moulin à eau ; il vous en reste { $have }.
reason-mill-black-first = Programmez les disques noirs du Moulin à eau avant les jaunes.

## Refusé pendant la réalisation des actions

reason-finish-first = { worker-word-first } est au travail. Terminez d’abord ses actions.
reason-nobody-at-work = Aucun travailleur n’est au travail. Activez-en d’abord un.
reason-worker-is-done = { worker-word-first } a déjà travaillé dans cette phase.
reason-worker-has-no-disks = Vous n’avez programmé aucun disque pour { worker-word }.
reason-worker-unpaid = Vous n’avez pas payé { worker-word } dans votre programme.
reason-wrong-colour = Pour cela, il faut seulement des disques { colour-word-plural } sur { worker-word }.
reason-pinge-exhausted = Votre Pinge est épuisée.
reason-pinge-flooded = { water-word-counted } dans la Pinge ; pour y extraire du charbon, il en faut moins de { $limit }.
reason-pinge-needs-wood = Aucun charbon de la Pinge n’est accessible. Posez du bois sur la prochaine icône Étayage.
reason-pinge-not-exhausted = Il y a encore { coal-word-counted } dans votre Pinge. La galerie s’ouvre quand elle est épuisée.
reason-pinge-or-tunnel = { worker-word-first } a travaillé dans la Pinge et ne peut pas travailler dans la galerie dans la même phase.
reason-tunnel-empty = Il n’y a plus de charbon dans la galerie.
reason-tunnel-flooded = { water-word-counted } dans le puits ; pour extraire du charbon de la galerie, il en faut moins de { $limit }.
reason-tunnel-needs-wood = Aucun charbon de la galerie n’est accessible. Icônes Étayage recouvertes : { $wood } sur { $sections }.
reason-shaft-has-no-coal = Il n’y a pas de charbon dans le puits.
reason-shaft-flooded = { water-word-counted } dans le puits ; pour remonter du charbon, il en faut moins de { $limit }.
reason-not-so-much-water = Vous avez { water-word-counted }, pas { $amount }.
reason-shaft-water-by-haspelknecht = Seul l’Haspelknecht peut évacuer l’eau de mine du puits.
reason-haspelknecht-does-not-mine = L’Haspelknecht remonte du charbon et évacue de l’eau de mine, mais ne peut pas extraire de charbon.
reason-only-haspelknecht-lifts = Seul l’Haspelknecht peut remonter du charbon.
reason-miner-does-not-pump = Le mineur ne peut pas évacuer d’eau de mine.
reason-digger-is-forced = Avec { water-word-counted }, le ramasseur de charbon n’a pas le choix : s’il y en a 2 ou plus, il en évacue 2 ; sinon, il extrait du charbon.
reason-mill-has-no-disks = Vous n’avez programmé aucun disque pour le Moulin à eau.
reason-mill-is-done = Vous avez déjà utilisé le Moulin à eau dans cette phase.
reason-windlass-water-only = Dans cette partie, le jeton Treuil ne permet que d’évacuer de l’eau de mine.
reason-windlass-lifting-only = Dans cette partie, le jeton Treuil ne permet que de remonter du charbon.
reason-marker-is-fresh = Vous avez reçu le jeton de la tuile { $tile } dans cette phase. Vous pourrez l’utiliser à partir de la phase d’actions suivante.
reason-marker-not-in-winter = Les jetons ne s’utilisent que pendant les phases d’actions.
reason-cable-needs-water = Vous n’avez pas d’eau de mine à évacuer.
reason-no-charcoal-burner = Vous n’avez pas de Charbonnière.
reason-charcoal-not-in-winter = La Charbonnière ne s’utilise que pendant les phases d’actions.
reason-charcoal-once = Vous avez déjà utilisé la Charbonnière dans cette phase.
reason-charcoal-is-fresh = La Charbonnière s’utilise à partir de la phase d’actions qui suit son achat.
reason-charcoal-needs-wood = Il faut 2 bois pour la Charbonnière ; vous en avez { $wood }.
reason-no-wood = Vous n’avez pas de bois.
reason-symbols-covered = Les { $symbols } icônes Étayage sont toutes recouvertes.
reason-no-early-tunnel-wood = Dans cette partie, vous ne pouvez poser du bois dans la galerie qu’une fois la Pinge épuisée.
reason-no-offer = Aucune tuile ne vous propose cela maintenant.
reason-decide-first = Décidez d’abord que faire de la tuile { $tile }, que vous venez d’acheter.
reason-too-little-coal = Charbon échangeable dans votre ferme : { $coal } (celui de cette phase ne compte pas) ; il en faut 2.

## Refusé lors d’un achat

reason-farmhand-does-not-develop = Sans la Pioche, l’ouvrier ne peut pas acheter d’équipement.
reason-farmhand-improves-later = L’ouvrier expérimenté peut acheter des équipements à partir de la phase d’actions suivante.
reason-tile-not-in-play = La tuile { $tile } n’est pas en jeu.
reason-tile-owned-already = Vous possédez déjà la tuile { $tile }.
reason-disks-do-not-pay = Coût de la tuile { $tile } : { yellow-word-counted }, { $brown } marron, { black-word-counted } et { $any } de n’importe quelle couleur ; disques sur le travailleur : { $has_yellow ->
    [one] { $has_yellow } jaune
   *[other] { $has_yellow } jaunes
}, { $has_brown } marron et { $has_black ->
    [one] { $has_black } noir
   *[other] { $has_black } noirs
}.
reason-no-player-disk-left = Vos neuf disques Joueur sont tous sur des équipements.
reason-no-fee-due = Il n’y a pas de redevance pour la tuile { $tile }.
reason-tile-out-of-reach = La tuile { $tile } ne touche aucune de vos tuiles, et personne ne la possède encore.
reason-fee-due = La tuile { $tile } ne touche aucune de vos tuiles : indiquez la ressource avec laquelle vous payez la redevance ({ $level ->
    [2] charbon, bois ou céréale
    [3] charbon
   *[4] céréale
}).
reason-fee-wrong-good = { $level ->
    [2] Au niveau 2, la redevance est de 1 charbon, bois ou céréale.
    [3] Au niveau 3, la redevance est de 1 charbon, et non de 1 { good-word }.
   *[4] Au niveau 4, la redevance est de 1 céréale, et non de 1 { good-word }.
}
reason-fee-good-missing = Pour la redevance, il vous manque 1 { good-word } dans votre ferme.
reason-fee-good-is-fresh = Dans cette partie, vous ne pouvez pas payer une redevance avec { good-word-received } dans cette phase.

## Refusé lors du stockage

reason-no-barn = Vous n’avez pas de Grange.
reason-no-coal-storage = Vous n’avez pas d’Abri à charbon.
reason-coal-storage-takes-otherwise = Dans cette partie, vous ne pouvez pas stocker ces ressources dans l’Abri à charbon.
reason-store-lacks-good = Vous avez { $have ->
    [one] { $have } { good-word }
   *[other] { $have } { good-word-plural }
} ; il en faut { $need }.

## Ce que fait un coup permis : prendre des disques

reason-takes-all = Prend { $disks ->
    [one] le disque { colour-word }
   *[other] les { $disks } disques { colour-word-plural }
} de l’emplacement { $pool }.
reason-takes-water = L’emplacement { $pool } porte une icône Eau de mine : reçoit 1 eau de mine.
reason-order-value = Vaut { $value } pour l’ordre du tour ; le total le plus faible passe en premier.
reason-takes-second = Prend { $disks ->
    [one] { $disks } disque { colour-word }
   *[other] { $disks } disques { colour-word-plural }
} dans l’emplacement { $pool }, { $total } en tout.
reason-passes = Ne prend plus de disques.
reason-lamp-swaps = Échange un disque { colour-word } de l’emplacement Réserve { $reserve } avec un disque { other-colour-word } de l’emplacement Action { $pool }.
reason-marker-is-used = Utilise le jeton de la tuile { $tile }, qui ne sert qu’une fois.
reason-refunds-water = Remet 1 eau de mine dans la réserve générale.
reason-keeps-water = Garde l’eau de mine.

## Ce que fait un coup permis : programmer

reason-plans-nothing = Rien pour { worker-word }.
reason-plans-disks = Pour { worker-word } : { disks-word-planned }.
reason-mix-pays-tile = Paie la tuile { $tile }.
reason-plans-payment = { payment-word } pour { worker-word }.
reason-plans-no-mill = Rien de plus pour le Moulin à eau.
reason-plans-mill-black = 2 disques noirs pour le Moulin à eau : 1 Thaler.
reason-plans-mill-yellow = 2 disques jaunes pour le Moulin à eau : 1 céréale et 2 points de victoire.

## Ce que fait un coup permis : réaliser les actions

reason-makes-food = { worker-word-first } récolte { food-word-counted }.
reason-makes-wood = { worker-word-first } récolte { $wood } bois.
reason-synergy-food = Bonus Travail d’équipe, car le fermier et l’ouvrier ont récolté tous les deux des céréales : 1 céréale de plus.
reason-synergy-wood = Bonus Travail d’équipe, car le fermier et l’ouvrier ont récolté tous les deux du bois : 1 bois de plus.
reason-summer-food = Bonus d’été : 1 céréale de plus.
reason-goes-mining = { worker-word-first } va à la mine : { steps-word-counted }.
reason-begins-work = { worker-word-first } se met au travail : jusqu’à { steps-word-counted }.
reason-windlass-shift = Jeton Treuil : jusqu’à { steps-word-counted } de l’Haspelknecht sans salaire.
reason-mill-makes = { $thaler ->
    [0] Le Moulin à eau donne { food-word-counted } et { points-word-counted }.
   *[other] { $food ->
        [0] Le Moulin à eau donne { $thaler ->
            [one] { $thaler } Thaler
           *[other] { $thaler } Thalers
        }.
       *[other] Le Moulin à eau donne { $thaler ->
            [one] { $thaler } Thaler
           *[other] { $thaler } Thalers
        }, { food-word-counted } et { points-word-counted }.
    }
}
reason-tile-is-free = La tuile { $tile } est dans la rangée du haut : pas de redevance.
reason-tile-is-adjacent = La tuile { $tile } touche l’une de vos tuiles : pas de redevance.
reason-fee-goes-to = La tuile { $tile } ne touche aucune de vos tuiles : 1 { good-word } va au joueur { $seat }, dont le disque est au sommet.
reason-rank-points = { points-word-counted } pour l’achat numéro { $rank } de la tuile { $tile }.
reason-tile-effect = { worker-word-first } achète la tuile { $tile }.
reason-mines-pinge = 1 charbon va de la Pinge à la ferme ; il en reste { $left }.
reason-mines-tunnel = 1 charbon va de la galerie au puits ; il en reste { $left }.
reason-ends-pinge = La Pinge est épuisée. Le mineur et l’Haspelknecht arrivent.
reason-pinge-bonus = Bonus de la Pinge en année { $year } : { points-word-counted }.
reason-pumps = Évacue { $amount ->
    [one] { $amount } eau de mine
   *[other] { $amount } eaux de mine
} ; il en reste { $left }.
reason-lifts = Remonte 1 charbon du puits à la ferme.
reason-props-pinge = 1 bois donne accès à { coal-word-counted } dans la Pinge.
reason-props-tunnel = 1 bois donne accès à la section { $section } de la galerie, avec { coal-word-counted }.
reason-cable-pumps = Évacue 1 eau de mine et marque 1 point de victoire avec le jeton Corde.
reason-charcoal-burns = Échange 2 bois contre 2 charbons et 1 point de victoire.
reason-stops = { worker-word-first } s’arrête ; { $steps ->
    [one] { $steps } action est perdue
   *[other] { $steps } actions sont perdues
}.
reason-timber-wood = 3 bois et 1 eau de mine.
reason-timber-thaler = 1 Thaler.
reason-sells-one = Échange 1 charbon contre 1 Thaler.
reason-sells-two = Échange 2 charbons contre 1 Thaler et 1 céréale.
reason-declines = Refuse ce que propose la tuile { $tile }.
reason-ends-turn = Finit son tour. Les actions inutilisées sont perdues.

## Ce que fait un coup permis : stocker

reason-stores = { $food ->
    [0] { $wood ->
        [0] { $coal ->
            [0] Ne garde rien.
           *[other] Garde { goods-word-counted }.
        }
       *[other] Garde { goods-word-counted }.
    }
   *[other] Garde { goods-word-counted }.
}
reason-returns = Retour dans la réserve générale : { goods-word-counted }.
reason-storage-points = { points-word-counted } pour le stockage { store-word }.
reason-horse-and-cart-points = Attelage : { points-word-counted } pour le charbon de votre ferme.
