### La table commune : roue de l’année, emplacements, prochain hiver, plateau Équipement, feuille de score.

## Lettres sur les pièces, pour qui distingue mal les couleurs

web-field-letter-disk-yellow = Ja
web-field-letter-disk-brown = Ma
web-field-letter-disk-black = No
web-field-letter-food = C
web-field-letter-wood = B
web-field-letter-coal = Ch
web-field-letter-water = E

## Roue de l’année

web-field-year = Année
web-field-wheel = Année { $year } sur 3, { $season }. Chaque année : eau de mine, printemps, été, eau de mine, automne, hiver.
web-field-wheel-water = Année { $year } sur 3, eau de mine avant cette saison : { $season }. Chaque année : eau de mine, printemps, été, eau de mine, automne, hiver.
web-field-wheel-bonus = Bonus d’été : si votre fermier récolte des céréales en été, vous en recevez 1 de plus.

## Emplacements

web-field-pools = Emplacements
web-field-pool = Empl. { $number }
web-field-pool-empty = vide
# Court : figure à côté du nom d’un emplacement, avant « +1 » et une goutte.
web-field-wet = 1er tour
web-field-wet-why = Icône Eau de mine : au 1er tour de sélection, prendre ici vous apporte 1 eau de mine ; au 2e, aucune.
web-field-reserve = réserve
web-field-reserve-next = réserve, à suivre
web-field-disks-yellow =
    { $count ->
        [one] { $count } disque jaune
       *[other] { $count } disques jaunes
    }
web-field-disks-brown =
    { $count ->
        [one] { $count } disque marron
       *[other] { $count } disques marron
    }
web-field-disks-black =
    { $count ->
        [one] { $count } disque noir
       *[other] { $count } disques noirs
    }
web-field-pool-label = Emplacement { $number } : { $disks }
web-field-pool-label-wet = Emplacement { $number } : { $disks } ; icône Eau de mine : 1 eau de mine au 1er tour de sélection
web-field-reserve-label = Réserve de l’emplacement { $number } : { $disks }
web-field-take-place = Pour l’instant, votre place dans le nouvel ordre du tour : { $place }.

## Prochain hiver

# Il y a la place d’environ 12 lettres.
web-field-winter = Cet hiver
web-field-winter-rent = Fermage
web-field-winter-there = { $there } sur { $due }
web-field-winter-food =
    { $due ->
        [one] Fermage : { $due } céréale (vous en avez { $there }).
       *[other] Fermage : { $due } céréales (vous en avez { $there }).
    }
web-field-winter-thaler =
    { $due ->
        [one] Fermage : { $due } Thaler (vous en avez { $there }).
       *[other] Fermage : { $due } Thalers (vous en avez { $there }).
    }
web-field-winter-debts =
    { $count ->
        [one] { $count } dette
       *[other] { $count } dettes
    }
web-field-winter-coal =
    { $count ->
        [one] { $count } charbon
       *[other] { $count } charbons
    }
web-field-winter-points = +{ $points } PV
web-field-winter-lost = Perdu
web-field-winter-planned = selon ce programme
web-field-winter-now = pour l’instant
web-field-winter-last = Il n’y a plus d’hiver à venir.
web-field-winter-storing = C’est l’hiver : le charbon est compté et le fermage payé. Stockez maintenant ce que vous voulez garder.
web-field-winter-none = Quand vous jouez, votre fermage et votre stockage s’affichent ici.

## Plateau Équipement

web-field-title = Équipements
web-field-legend = ce que vous marqueriez
web-field-yours = à vous
web-field-plate-1 = Niveau 1 : accessible à tous. Points pour les acheteurs, dans l’ordre : { $points }.
web-field-plate-2 = Niveau 2. Points pour les acheteurs, dans l’ordre : { $points }. Redevance pour une tuile non adjacente : 1 céréale, bois ou charbon.
web-field-plate-3 = Niveau 3. Points pour les acheteurs, dans l’ordre : { $points }. Redevance pour une tuile non adjacente : 1 charbon.
web-field-plate-4 = Niveau 4. Points pour les acheteurs, dans l’ordre : { $points }. Redevance pour une tuile non adjacente : 1 céréale.
web-field-tile = { $name }, niveau { $level }.
web-field-cost = Coût : { $disks }.
web-field-cost-yellow =
    { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
web-field-cost-brown = { $count } marron
web-field-cost-black =
    { $count ->
        [one] { $count } noir
       *[other] { $count } noirs
    }
web-field-cost-any = { $count } de n’importe quelle couleur
web-field-owners = Propriétaires, du premier au dernier : { $names }.
web-field-owners-none = Personne ne la possède encore.
web-field-owned = Elle est à vous.
web-field-open = Sans redevance.
web-field-closed = Inaccessible : elle ne touche aucune de vos tuiles, et personne ne la possède encore.
web-field-points =
    { $points ->
        [0] Elle ne vous rapporterait rien maintenant.
        [one] Elle vous rapporterait { $points } point de victoire maintenant.
       *[other] Elle vous rapporterait { $points } points de victoire maintenant.
    }
web-field-points-anybody =
    { $points ->
        [0] Le prochain acheteur ne marque rien.
        [one] Le prochain acheteur marque { $points } point de victoire.
       *[other] Le prochain acheteur marque { $points } points de victoire.
    }
web-field-fee-any = Redevance : 1 céréale, bois ou charbon à { $name }.
web-field-fee-food = Redevance : 1 céréale à { $name }.
web-field-fee-coal = Redevance : 1 charbon à { $name }.
web-field-peek-level = Tuile { $tile }, niveau { $level }
web-field-peek-rule = Règle { $rule }

## Dispositions

web-field-layout =
    { $count ->
        [one] Un plateau de { $count } tuile
       *[other] Un plateau de { $count } tuiles
    }

## Feuille de score

web-field-score-source = Points de victoire
web-field-score-total = Total
web-field-score-if-over = Si la partie se terminait maintenant
