### Le journal d’une table. Une ligne parle du joueur dont le blason est à côté.

# $told : une ou plusieurs phrases sur un joueur
view-log-by-player = { $name } : { $told }
view-log-begins = La partie commence. Ordre du tour : { $names }.
view-log-tile-word = { $tile ->
    [12] la Grange
    [13] la Pioche
    [14] la Corde
    [15] la Charbonnière
    [22] la Brouette
    [23] l’Échelle
    [24] l’Abri à charbon
    [32] la Lampe à huile
    [33] le Marteau et burin
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
view-log-declines = Refuse l’offre : { $name }.
view-log-ends-turn = Finit son tour.
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

## Disques et programmes

view-disks-yellow = { $count ->
    [one] { $count } disque jaune
   *[other] { $count } disques jaunes
}
view-disks-brown = { $count ->
    [one] { $count } disque marron
   *[other] { $count } disques marron
}
view-disks-black = { $count ->
    [one] { $count } disque noir
   *[other] { $count } disques noirs
}
# $lying : des disques, « 1 céréale » ou « 1 Thaler »
view-plan-worker = { $worker } : { $lying }.
view-plan-empty = Personne ne travaille.

## Le journal

view-log-event-away = { $why ->
    [clock] { $name } n’a plus de temps. Un bot prend le relais.
    [agreed] Un bot prend le relais pour { $name }, d’un commun accord.
    [failed] Le bot « { $name } » a échoué. Un autre bot prend le relais.
   *[left] { $name } n’est plus là. Un bot prend le relais.
}
view-log-event-back = { $name } est de retour.
view-log-event-conceded = { $name } abandonne.
view-log-event-paused = La partie est en pause.
view-log-event-resumed = La partie reprend.
view-log-event-stand-in = Un autre bot prend le relais pour { $name }.
view-log-event-outdated = Les règles ont été corrigées après le début de cette partie. Les coups suivants ne peuvent plus être rejoués. L’enregistrement les conserve tels qu’ils ont été joués.
view-log-event-over-conceded = La partie est terminée, car les autres ont abandonné.
view-log-event-over-agreed = Tout le monde s’est mis d’accord pour arrêter la partie.
view-log-event-over-unfinished = La partie est restée inachevée.
