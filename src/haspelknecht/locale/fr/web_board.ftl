### Le plateau d’un joueur sur la table : la ferme en haut, la mine en bas. Les lecteurs d’écran lisent la plupart de ces textes.

web-board-title = Ferme et mine : { $name }

## Ce qui se trouve quelque part

web-board-count-food = { $count ->
    [one] { $count } céréale
   *[other] { $count } céréales
}
web-board-count-wood = { $count } bois
web-board-count-coal = { $count ->
    [one] { $count } charbon
   *[other] { $count } charbons
}
web-board-count-thaler = { $count ->
    [one] { $count } Thaler
   *[other] { $count } Thalers
}
web-board-count-debts = { $count ->
    [one] { $count } dette
   *[other] { $count } dettes
}
web-board-count-markers = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
web-board-disks-black = { $count ->
    [one] { $count } disque noir
   *[other] { $count } disques noirs
}
web-board-disks-brown = { $count ->
    [one] { $count } disque marron
   *[other] { $count } disques marron
}
web-board-disks-yellow = { $count ->
    [one] { $count } disque jaune
   *[other] { $count } disques jaunes
}
web-board-nothing = rien
web-board-cart = Brouette { $number }

# $place est un travailleur, une brouette ou un bâtiment, $what ce qui s’y trouve.
web-board-holds = { $place } : { $what }
web-board-holds-done = { $place } : { $what } ; a fini son travail

## Travailleurs saisonniers et leur salaire

web-board-pay-unpaid = sans salaire
web-board-pay-food = salaire : 1 céréale
web-board-pay-thaler = salaire : 1 Thaler
web-board-pay-yellow = salaire : 1 disque jaune

# Fermier et Ouvrier font la même chose : un de plus, dans un petit rond.
web-board-synergy = +{ $number }

## La mine

web-board-pinge-coal = { $count ->
    [one] { $count } charbon
   *[other] { $count } charbons
} dans la Pinge, dont { $open ->
    [one] { $open } accessible
   *[other] { $open } accessibles
}
web-board-pinge-mined-bonus = { $points ->
    [0] Charbon extrait : { $mined } sur { $all }
   *[other] Charbon extrait : { $mined } sur { $all } ; si la Pinge est épuisée cette année : +{ $points } PV
}
web-board-prop-pinge = Prochaine icône Étayage de la Pinge
web-board-water-pinge = { $count ->
    [one] { $count } eau de mine dans la Pinge
   *[other] { $count } eaux de mine dans la Pinge
}
web-board-water-shaft = { $count ->
    [one] { $count } eau de mine dans le puits
   *[other] { $count } eaux de mine dans le puits
}
web-board-shaft-coal = { $count ->
    [one] { $count } charbon attend dans le puits
   *[other] { $count } charbons attendent dans le puits
}
web-board-tunnel-closed = Galerie, fermée tant que la Pinge n’est pas vide
web-board-tunnel-closed-label = { $count ->
    [one] { $count } charbon dans la galerie, fermée tant que la Pinge n’est pas vide
   *[other] { $count } charbons dans la galerie, fermée tant que la Pinge n’est pas vide
}
web-board-tunnel-coal = { $count ->
    [one] { $count } charbon
   *[other] { $count } charbons
} dans la galerie, dont { $open ->
    [one] { $open } accessible
   *[other] { $open } accessibles
} ; { $complete ->
    [one] { $complete } section complète
   *[other] { $complete } sections complètes
}
web-board-prop-tunnel = Icône Étayage de la section { $section } de la galerie

# Repères sur la paroi : à partir de ce niveau, quelque chose devient impossible.
web-board-mark-pinge = { $level }+ : extraction bloquée
web-board-mark-lifting = { $level }+ : remontée bloquée
web-board-mark-mining = { $level }+ : extraction bloquée

## Lettres sur les pièces, pour qui distingue mal les couleurs : une ou deux lettres

web-board-letter-black = No
web-board-letter-brown = Ma
web-board-letter-yellow = Ja
web-board-letter-food = C
web-board-letter-wood = B
web-board-letter-coal = Ch
web-board-letter-water = E
web-board-letter-thaler = T
web-board-letter-debt = D

## Petits plateaux des autres

web-board-state-ready = a validé
web-board-state-planning = programme
web-board-state-thinking = réfléchit
web-board-state-away = pas là
web-board-small = { $state ->
    [ready] Agrandir le plateau : { $name }, a validé, { $points } PV
    [planning] Agrandir le plateau : { $name }, programme, { $points } PV
    [thinking] Agrandir le plateau : { $name }, réfléchit, { $points } PV
    [away] Agrandir le plateau : { $name }, pas là, { $points } PV
   *[none] Agrandir le plateau : { $name }, { $points } PV
}
web-board-closed = { $props ->
    [0] Galerie fermée
    [one] Galerie fermée, { $props } bois posé
   *[other] Galerie fermée, { $props } bois posés
}
