### What the table says about tiles: what each does in this game, and what is missing to buy it.

## Tiles that do something else under other rules; without options the text is that of terms.ftl

tile-text-13 = Your Farmhand becomes the Improved Farmhand. { $pickaxe_delay ->
    [no] At once
   *[yes] From the next action phase on
} he may also buy developments.{ $farmhand_summer_bonus ->
    [yes] {" "}If he makes food in summer, that brings the summer bonus too (one bonus in all).
   *[no] { "" }
}
tile-text-14 = You receive a marker. Use it once, { $marker_window ->
    [at_once] at once or later, also in winter,
    [winter_too] from the next phase on, also in winter,
   *[action_phase] from the next action phase on,
} to remove 1 pit water and score 1 victory point.
tile-text-15 = Building: { $charcoal_limit ->
    [unlimited] as often as you like, at once and also in winter,
   *[once_per_phase] once per action phase, from the next one on,
} you may swap 2 wood for 2 coal from the supply and 1 victory point.
tile-text-24 = Building: in winter you may store { $coal_storage ->
    [coal_or_wood] 1 coal or 1 wood
    [coal_and_food] 1 coal and 1 food
   *[coal_and_wood] 1 coal and 1 wood
} in the Coal Storage. If you store coal there, you score 1 victory point in that winter.
tile-text-25 = You may remove 1 pit water at once, and you receive a marker. Use the marker once, { $marker_window ->
    [at_once] in this action phase or later,
   *[other] from the next action phase on,
} { $windlass_actions ->
    [lifting] to lift up to 3 coal without pay.
    [water] for 3 Haspelknecht actions without pay that remove pit water.
   *[any] for 3 Haspelknecht actions without pay.
}
tile-text-32 = You receive 1 Thaler at once, and a marker that once swaps a disk of a reserve pool with a disk of { $oil_lamp_same_board ->
    [no] any action pool,
   *[yes] its action pool,
} from the next action phase on. At the end of the game you score 1 victory point for each complete Tunnel section with an oil lamp symbol (at most 4).
tile-text-33 = You receive 1 wood and may mine 1 accessible coal at once{ $free_coal_needs_dry_mine ->
    [no] , even where pit water stops all other mining
   *[yes] { "" }
}. You also receive a marker that works once as a black disk, from the next action phase on.
tile-text-34 = You may make one swap at once: 1 coal from your farm for 1 Thaler, or 2 coal from your farm for 1 Thaler and 1 food. { $sell_fresh_coal ->
    [yes] Coal of this action phase will do.
   *[no] The coal must have been there before this action phase.
}{ $building_symbols ->
    [tile_34] {" "}The tile counts as a building symbol.
   *[tile_35] { "" }
}
tile-text-35 = Building: { $mill_repeat ->
    [repeat] from the next action phase on, as often as you put disks on it,
   *[once] once per action phase, from the next one on,
} turn 2 black disks into 1 Thaler, or 2 yellow disks into 1 food and 2 victory points.{ $building_symbols ->
    [tile_34] {" "}The tile does not count as a building symbol.
   *[tile_35] { "" }
}
tile-text-42 = You receive 1 wood at once{ $lorry_during_pinge ->
    [wood_and_coal] , and 2 coal from the supply into your Shaft
   *[wood_only] {" "}and, if your Pinge is already exhausted, 2 coal from the supply into your Shaft
}. At the end of the game you score 1 victory point for each complete Tunnel section with a lorry symbol (at most 4).
tile-text-44 = You receive 1 Thaler and 1 food at once. In { $horse_cart_step ->
    [storage] the storage step of every winter
   *[scoring] every winter
} you score 1 victory point for each coal on your farm, in place of the coal chart.

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
view-tile-owned = You own this already.
# $tiles: "Barn or Pickaxe"
view-tile-closed = Nobody owns this yet, and it touches no tile of yours: { $tiles ->
    [none] get closer to it, tile by tile.
   *[other] buy { $tiles } first.
}
view-tile-fee-missing = The fee for this is { view-fee-word }, and there is none on your farm: get one first.
view-tile-fee-promised = The fee for this is { view-fee-word }, but your plan pays workers with all you have.
view-tile-put = Put { $disks } on { view-developer-word } to buy this.
view-tile-need = You still need { $disks } to buy this.
view-tile-wrong-disks = Nobody who can still buy has the right disks: this costs { $disks }.{ $again ->
    [yes] {" "}Plan it for a later action phase.
   *[no] { "" }
}
view-tile-later = To buy this in a later action phase, put { $disks } on { view-developer-word }.
view-tile-no-more-phases = No action phase is left in which you could buy this.
view-tile-finish-first = First finish the work of the { worker-word }.
view-tile-decide-first = First decide what to do with the tile you have just bought: { $name }.
