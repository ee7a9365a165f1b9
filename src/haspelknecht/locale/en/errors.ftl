### What users can get wrong: a sentence or two that say what is wrong, where, and what to do.

## Setting up a game

players-count = Haspelknecht is for 2, 3 or 4 players, not { $players }.
edition-unknown = There’s no edition “{ $edition }”. Editions: { $known }.
option-unknown = There’s no option “{ $option }”. Options: { $known }.
option-value-unknown = Option { $option } can’t be “{ $value }”. Values: { $known }.
layout-unknown = There’s no layout “{ $layout }”. Layouts: { $known }.
layout-players = Layout { $layout } is for { $fit } players, not { $players }.
tiles-unknown = “{ $tiles }” doesn’t say which tiles to use. Write first, random, or the tile numbers.
tiles-count = { $found ->
    [one] The layout has { $needed } spaces, but you named only 1 tile.
   *[other] The layout has { $needed } spaces, but you named { $found } different tiles.
}
tiles-level = Tile { $tile } can’t go on a level { $level } space.
tile-unknown = There’s no tile { $tile }. Tiles are 11 to 15, 21 to 25, 31 to 35 and 41 to 45.
few-thaler-unknown = “{ $value }” isn’t a way to handle too few Thaler sources. Write redraw or warn.
start-building-unknown = Tile { $tile } has no building to start with. Buildings are 12, 15, 24 and 35.
start-building-in-play = R-VARIANT-06: you can’t start with the building of tile { $tile } because the tile is in play.
start-farmhand-in-play = R-VARIANT-07: you can’t start with the Improved Farmhand because tile { $tile } is in play.
names-count = { $found ->
    [one] You gave 1 name for { $players } players.
   *[other] You gave { $found } names for { $players } players.
}
name-unfit = { $name } can’t be used as a name. Write 1 to 40 printable characters.
warning-few-thaler = R-VARIANT-08: these tiles give too few Thaler for the 3 Thaler of rent. Consider other tiles.

## Files of one’s own

toml-too-long = The file has more than { $most } characters. Remove what doesn’t belong there.
toml-line-too-long = Line { $line } has more than { $most } characters. Break it into shorter lines.
toml-too-deep = Line { $line } contains a name with more than { $most } parts. Remove the dots that don’t belong there.

## Components files

components-not-toml = The components file isn’t valid TOML: { $problem }.
components-unknown = The components file names “{ $where }”, which doesn’t exist. See the components.toml we ship for all names.
components-wrong-kind = “{ $where }” in the components file must be a table.
components-number = “{ $where }” in the components file must be a whole number from { $least } to { $most }.
components-list = “{ $where }” in the components file must be a list of { $length } whole numbers.
components-places = “{ $where }” in the components file must be a list of different positions from 1 to { $most }.
components-cost = Tile { $tile } must cost at least 1 and at most { $most } disks. Nobody can ever place more.
components-cost-31 = Tile 31 must cost 1 black disk and 3 of any colour. That’s what the rulebooks say (F-01).
components-cost-21 = It must be possible to pay for tile 21 with exactly 1 yellow and 2 brown disks, as in an example in the rulebooks (F-01).
components-pinge-sum = The coal groups of the Pinge add up to { $sum }, but the Pinge holds { $coal } coal (R-PINGE-01).
components-pinge-groups = The Pinge needs coal before the first wood symbol and after the second (F-05).
components-tunnel-coal = The { $sections } Tunnel sections need at least 1 coal each and { $coal } in total. These add up to { $sum } (R-TUNNEL-01).
components-tunnel-vp = The section points must be 1 to 3 each and 13 in total. These add up to { $sum } (R-END-03).
components-symbols = “{ $where }” must name exactly { $count } sections, not { $found } (R-END-04).
components-wet-pools = Exactly one of the first two pools must have a water symbol: some pools have one, but not all (F-09).

## Moves

move-unknown = “{ $move }” isn’t a move. Type one of the moves in the list.
move-number-unknown = There’s no move number { $move }.
illegal-move = Player { $seat } can’t play “{ $move }” now.
seat-unknown = There’s no player “{ $seat }”. Players are { $known }.
draw-due = Disks must be drawn before anyone can move.
game-over = The game is over.
nothing-to-undo = There’s no move to undo.
no-plan-to-withdraw = Player { $seat } has no plan to withdraw right now.
plans-are-open = Plans are open in this game: you can only undo your last move.

## Values from outside

value-not-table = “{ $place }” must be a table of values.
value-unknown = “{ $place }” is unknown here. Check the spelling.
value-not-flag = “{ $place }” must be true or false.
value-not-text = “{ $place }” must be text.
value-not-known = “{ $place }” must be one of: { $known }.
value-not-list = “{ $place }” must be a list.
value-not-tile = “{ $place }” names “{ $tile }”, which isn’t a tile. Tiles are 11 to 15, 21 to 25, 31 to 35 and 41 to 45.
value-not-seat = “{ $place }” must name players: { $known }.
value-not-number = “{ $place }” must be a whole number from { $least } to { $most }.
value-not-order = “{ $place }” must name every player exactly once: { $known }.
value-not-place = “{ $place }” must be a free space [x, row] on the development board.

## Positions

position-unreadable = The position can’t be read: { $problem }.
position-too-long = This is too long to be a position. Check the file.
position-version = This position has format { $version }, but this program reads format { $known }.
rules-newer = This game uses version { $rules } of the rules, but this program only knows them up to version { $known }. Open it with a newer program.
position-players = A position needs a table “players” with A and B, and with C and D if they play.
position-pools = { $found ->
    [one] The position has 1 pool for { $players } players. It needs one pool per player, or none at all.
   *[other] The position has { $found } pools for { $players } players. It needs one pool per player, or none at all.
}
position-stack = “stacks.{ $tile }” doesn’t list exactly the players who own the tile.
position-disks = R-REFILL-09: with these disks in pools and on carts, the bag must hold { $yellow } yellow, { $brown } brown and { $black } black disks.
position-cart = “{ $place }” must hold disks of one colour only.
position-load = “{ $place }” holds more disks than anyone can have.
position-score = “{ $place }”: the points by source add up to { $total }, but the score is { $score }.
position-impossible = “{ $place }” is impossible: { $rule } doesn’t allow it.

## Records

record-line = Line { $line } of the record:
record-too-long = This is too long to be a record. Check the file.
record-line-too-long = The line is too long. Check the file.
record-not-one = This isn’t a game record. A record starts with “{ $first } 1”.
record-version = This record has format { $version }, but this program reads format { $known }.
record-after-end = “{ $text }” comes after the end of the game. Nothing may follow it.
record-is-finished = The game is over here, but the record calls it unfinished.
record-not-finished = The record gives a result, but the game isn’t over here.
record-truncated = The record is cut off. A complete record ends with its winner or with “unfinished”.
record-no-draw-due = No disks are drawn at this point.
record-disk-unknown = “{ $letter }” isn’t a disk. Write Y for yellow, B for brown, K for black.
record-disk-missing = There’s no { $letter } disk left in the bag.
record-draw-too-long = More disks are drawn than fit into the pools.
record-draw-too-short = Too few disks are drawn: the pools aren’t full yet.
record-seed-disagrees = Disk { $number } of the game isn’t the one the seed gives.
record-seed-hash = The seed doesn’t match its hash.
record-seed-order = The first turn order isn’t the one the seed gives.
record-winner = The winner of this game is { $winner }.
record-heading = The heading says { $found }, but the game is in { $now }.
record-result = The result says { $found }, but the game gives { $scores }.
record-twice = “{ $name }” appears here a second time.
record-players = Players must be listed in the order A, B, C, D.
record-unreadable = “{ $word }” can’t be read. Check the spelling.
record-head-incomplete = The header is incomplete. It needs the players, the development board and the first turn order.
