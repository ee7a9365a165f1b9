### Ce que la table dit des tuiles : ce que fait chacune dans cette partie, et ce qui manque pour l’acheter.

## Tuiles dont l’effet dépend des règles choisies ; sans option, c’est le texte de terms.ftl

tile-text-13 = Votre ouvrier devient l’ouvrier expérimenté. { $pickaxe_delay ->
    [no] Dès maintenant
   *[yes] À partir de la phase d’actions suivante
}, il peut aussi acheter des équipements.{ $farmhand_summer_bonus ->
    [yes] {" "}S’il récolte des céréales en été, vous avez aussi le bonus d’été (un seul bonus en tout).
   *[no] { "" }
}
tile-text-14 = Vous recevez un jeton. Utilisez-le une fois, { $marker_window ->
    [at_once] immédiatement ou plus tard, même en hiver,
    [winter_too] à partir de la phase suivante, même en hiver,
   *[action_phase] à partir de la phase d’actions suivante,
} pour évacuer 1 eau de mine et marquer 1 point de victoire.
tile-text-15 = Bâtiment : { $charcoal_limit ->
    [unlimited] autant de fois que vous le voulez, immédiatement et même en hiver,
   *[once_per_phase] une fois par phase d’actions, à partir de la suivante,
} vous pouvez échanger 2 bois contre 2 charbons de la réserve générale et 1 point de victoire.
tile-text-24 = Bâtiment : en hiver, vous pouvez stocker dans l’Abri à charbon { $coal_storage ->
    [coal_or_wood] 1 charbon ou 1 bois
    [coal_and_food] 1 charbon et 1 céréale
   *[coal_and_wood] 1 charbon et 1 bois
}. Si vous y stockez un charbon, vous marquez 1 point de victoire cet hiver-là.
tile-text-25 = Vous pouvez évacuer immédiatement 1 eau de mine, et vous recevez un jeton. Utilisez-le une fois, { $marker_window ->
    [at_once] dans cette phase d’actions ou plus tard,
   *[other] à partir de la phase d’actions suivante,
} mais seulement quand votre Pinge est épuisée, pour { $windlass_actions ->
    [lifting] remonter jusqu’à 3 charbons sans payer de salaire.
    [water] évacuer de l’eau de mine avec 3 actions de l’Haspelknecht, sans payer de salaire.
   *[any] réaliser 3 actions de l’Haspelknecht sans payer de salaire.
}
tile-text-32 = Vous recevez immédiatement 1 Thaler et un jeton. Utilisez-le une fois, à partir de la phase d’actions suivante, quand c’est à vous de prendre des disques : échangez un disque d’un emplacement Réserve avec un disque { $oil_lamp_same_board ->
    [no] de n’importe quel emplacement Action.
   *[yes] de l’emplacement Action associé.
} En fin de partie, vous marquez 1 point de victoire par section complète de la galerie portant un symbole Lampe à huile (4 au plus).
tile-text-33 = Vous recevez 1 bois et pouvez extraire immédiatement 1 charbon accessible{ $free_coal_needs_dry_mine ->
    [no] , même là où l’eau de mine empêche toute autre extraction
   *[yes] { "" }
}. Vous recevez aussi un jeton qui s’utilise une fois comme disque noir, à partir de la phase d’actions suivante.
tile-text-34 = Vous pouvez faire immédiatement un seul échange : 1 charbon de votre ferme contre 1 Thaler, ou 2 charbons de votre ferme contre 1 Thaler et 1 céréale. { $sell_fresh_coal ->
    [yes] Vous pouvez aussi échanger le charbon de cette phase d’actions.
   *[no] Vous ne pouvez pas échanger le charbon de cette phase d’actions.
}{ $building_symbols ->
    [tile_34] {" "}La tuile compte comme symbole Bâtiment.
   *[tile_35] { "" }
}
tile-text-35 = Bâtiment : { $mill_repeat ->
    [repeat] à partir de la phase d’actions suivante, chaque fois que vous y placez des disques,
   *[once] une fois par phase d’actions, à partir de la suivante,
} vous recevez 1 Thaler pour 2 disques noirs, ou 1 céréale et 2 points de victoire pour 2 disques jaunes.{ $building_symbols ->
    [tile_34] {" "}La tuile ne compte pas comme symbole Bâtiment.
   *[tile_35] { "" }
}
tile-text-42 = Vous recevez immédiatement 1 bois et{ $lorry_during_pinge ->
    [wood_and_coal] { "" }
   *[wood_only] , si votre Pinge est déjà épuisée,
} 2 charbons de la réserve générale dans votre puits. En fin de partie, vous marquez 1 point de victoire par section complète de la galerie portant un symbole Wagonnet (4 au plus).
tile-text-44 = Vous recevez immédiatement 1 Thaler et 1 céréale. { $horse_cart_step ->
    [storage] Chaque hiver, à l’étape de stockage,
   *[scoring] Chaque hiver,
} vous marquez 1 point de victoire par charbon dans votre ferme, au lieu d’appliquer le tableau du charbon.

## Ce qui manque pour acheter une tuile, et que faire. $disks : « 1 disque noir et 2 autres de n’importe quelle couleur »

view-any-disks = { $more ->
    [yes] { $count } { $count ->
        [one] autre
       *[other] autres
    }
   *[no] { $count } { $count ->
        [one] disque
       *[other] disques
    }
} de n’importe quelle couleur
view-and = { $first } et { $last }
view-or = { $first } ou { $last }
view-fee-word = { $fee ->
    [any] 1 céréale, 1 bois ou 1 charbon
    [food] 1 céréale
   *[coal] 1 charbon
}
view-developer-word = { $who ->
    [both] le fermier ou l’ouvrier expérimenté
   *[farmer] le fermier
}
view-tile-owned = Vous possédez déjà cette tuile.
# $tiles : « Grange ou Pioche »
view-tile-closed = Inaccessible : elle ne touche aucune de vos tuiles, et personne ne la possède encore. { $tiles ->
    [none] Achetez d’abord des tuiles qui y mènent.
   *[other] Achetez d’abord : { $tiles }.
}
view-tile-fee-missing = La redevance pour cette tuile est de { view-fee-word }, et vous n’en avez pas dans votre ferme.
view-tile-fee-promised = La redevance pour cette tuile est de { view-fee-word }, mais votre programme dépense déjà tout ce que vous avez pour vos travailleurs.
view-tile-put = Placez { $disks } sur { view-developer-word } pour acheter cette tuile.
view-tile-need = Il vous faut encore { $disks } pour acheter cette tuile.
view-tile-wrong-disks = Aucun des travailleurs qui peuvent encore acheter n’a les bons disques. Cette tuile coûte { $disks }.{ $again ->
    [yes] {" "}Programmez l’achat pour une prochaine phase d’actions.
   *[no] { "" }
}
view-tile-later = Pour acheter cette tuile dans une prochaine phase d’actions, placez { $disks } sur { view-developer-word }.
view-tile-no-more-phases = Il n’y a plus de phase d’actions où acheter cette tuile.
view-tile-finish-first = { worker-word-first } doit d’abord finir son travail.
view-tile-decide-first = Décidez d’abord que faire de la tuile que vous venez d’acheter : { $name }.
