### Le journal d’une table. Une ligne parle du joueur dont le blason est à côté.

# $told : une ou plusieurs phrases sur un joueur
view-log-by-player = { $name } : { $told }
view-log-begins = La partie commence. L’ordre du tour : { $names }.
view-log-tile-word = { $tile ->
    [12] la Grange
    [13] la Pioche
    [14] la Corde
    [15] la Charbonnière
    [22] la Brouette
    [23] l’Échelle
    [24] l’Abri à charbon
    [32] la Lampe à huile
    [33] Marteau et burin
    [34] les Sacs de charbon
    [44] l’Attelage
    [45] la Petite exploitation
   *[other] le { $name }
}
view-log-buys = { worker-word-first } achète { view-log-tile-word }.
view-log-fee = Paie 1 { good-word } de redevance à { $name }.
# $goods : « 1 Thaler et 1 céréale »
view-log-receives = Reçoit { $goods }.
view-log-lorry-coal = { coal-word-counted } de la réserve générale vont dans le puits.
view-log-points-amount = { points-word-counted }
view-log-points = { points-word-counted }.
view-log-declines = Renonce à l’offre : { $name }.
view-log-ends-turn = Termine son tour.
view-log-mill = Le Moulin à eau donne { $goods }.
view-log-stores = { $count ->
    [0] Ne stocke rien.
   *[other] Stocke { $goods }.
}
view-log-coal-points = { coal-word-counted }, { $points ->
    [0] aucun point de victoire.
   *[other] { points-word-counted }.
}
view-log-rent-paid = { $count ->
    [0] Ne paie rien
   *[other] Paie { $goods }
}{ $debts ->
    [0] .
    [one] , prend { $debts } dette.
   *[other] , prend { $debts } dettes.
}
view-log-final-points = { points-word-counted }, { $total } en tout.
