### What the table says about tiles: what each does in this game, and what is missing to buy it.

## Tiles that do something else under other rules; without options the text is that of terms.ftl

tile-text-13 = Your Farmhand becomes the Improved Farmhand, who can also buy developments { $pickaxe_delay ->
    [no] immediately
   *[yes] from the next action phase
}.{ $farmhand_summer_bonus ->
    [yes] {" "}If the Improved Farmhand makes food in summer, you get the summer bonus too (one bonus in total).
   *[no] { "" }
}
tile-text-14 = You receive a marker. Use it once, { $marker_window ->
    [at_once] immediately or later, in winter too,
    [winter_too] from the next phase, in winter too,
   *[action_phase] from the next action phase,
} to remove 1 pit water and score 1 victory point.
tile-text-15 = Building: { $charcoal_limit ->
    [unlimited] as often as you like, immediately and in winter too,
   *[once_per_phase] once per action phase, starting with the next one,
} you may exchange 2 wood for 2 coal from the supply and 1 victory point.
tile-text-24 = Building: in winter, you may store { $coal_storage ->
    [coal_or_wood] 1 coal or 1 wood
    [coal_and_food] 1 coal and 1 food
   *[coal_and_wood] 1 coal and 1 wood
} in the Coal Storage. If you store coal there, you score 1 victory point that winter.
tile-text-25 = You may remove 1 pit water immediately, and you receive a marker. Use the marker once, { $marker_window ->
    [at_once] in this action phase or later
   *[other] from the next action phase
} but only after your Pinge is exhausted, { $windlass_actions ->
    [lifting] to lift up to 3 coal for free.
    [water] for 3 free Haspelknecht actions that remove pit water.
   *[any] for 3 free Haspelknecht actions.
}
tile-text-32 = You receive 1 Thaler immediately, and a marker. Use the marker once, from the next action phase, when it’s your turn to take disks: swap a disk in a reserve pool with a disk in { $oil_lamp_same_board ->
    [no] any action pool.
   *[yes] its action pool.
} At the end of the game, you score 1 victory point for each complete Tunnel section with an oil lamp symbol (up to 4).
tile-text-33 = You receive 1 wood and may mine 1 accessible coal immediately{ $free_coal_needs_dry_mine ->
    [no] , even if pit water stops all other mining
   *[yes] { "" }
}. You also receive a marker that works once as a black disk, from the next action phase.
tile-text-34 = You may make one exchange immediately: 1 coal from your farm for 1 Thaler, or 2 coal from your farm for 1 Thaler and 1 food. { $sell_fresh_coal ->
    [yes] You may exchange coal from this action phase too.
   *[no] You can’t exchange coal from this action phase.
}{ $building_symbols ->
    [tile_34] {" "}The tile counts as a building symbol.
   *[tile_35] { "" }
}
tile-text-35 = Building: { $mill_repeat ->
    [repeat] from the next action phase, as often as you place disks on it,
   *[once] once per action phase, starting with the next one,
} you receive 1 Thaler for 2 black disks, or 1 food and 2 victory points for 2 yellow disks.{ $building_symbols ->
    [tile_34] {" "}The tile doesn’t count as a building symbol.
   *[tile_35] { "" }
}
tile-text-42 = You receive 1 wood immediately{ $lorry_during_pinge ->
    [wood_and_coal] , and 2 coal from the supply in your Shaft
   *[wood_only] {" "}and, if your Pinge is already exhausted, 2 coal from the supply in your Shaft
}. At the end of the game, you score 1 victory point for each complete Tunnel section with a lorry symbol (up to 4).
tile-text-44 = You receive 1 Thaler and 1 food immediately. In { $horse_cart_step ->
    [storage] the storage step of every winter
   *[scoring] every winter
}, you score 1 victory point for each coal on your farm instead of using the coal chart.

## What is missing to buy a tile, and what to do about it. $disks: "1 black disk and 2 more of any colour"

view-any-disks = { $more ->
    [yes] { $count } more
   *[no] { $count ->
        [one] 1 disk
       *[other] { $count } disks
    }
} of any colour
view-and = { $first } and { $last }
view-or = { $first } or { $last }
view-fee-word = { $fee ->
    [any] 1 food, wood or coal
    [food] 1 food
   *[coal] 1 coal
}
view-developer-word = { $who ->
    [both] the Farmer or the Improved Farmhand
   *[farmer] the Farmer
}
view-tile-owned = You already own this tile.
# $tiles: "Barn or Pickaxe"
view-tile-closed = Out of reach: not next to any of your tiles, and nobody owns it yet. { $tiles ->
    [none] Buy tiles that lead to it first.
   *[other] Buy the { $tiles } first.
}
view-tile-fee-missing = The fee for this tile is { view-fee-word }, and you have none on your farm.
view-tile-fee-promised = The fee for this tile is { view-fee-word }, but your plan pays workers with everything you have.
view-tile-put = Put { $disks } on { view-developer-word } to buy this tile.
view-tile-need = You still need { $disks } to buy this tile.
view-tile-wrong-disks = No worker who can still buy has the right disks. This tile costs { $disks }.{ $again ->
    [yes] {" "}Plan it for a later action phase.
   *[no] { "" }
}
view-tile-later = To buy this tile in a later action phase, put { $disks } on { view-developer-word }.
view-tile-no-more-phases = There are no more action phases to buy this tile in.
view-tile-finish-first = Finish the { worker-word }’s work first.
view-tile-decide-first = First decide what to do with the tile you just bought: { $name }.
