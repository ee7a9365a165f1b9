### What users can get wrong: one sentence each that says what is wrong, where, and what to do.

## Setting up a game

players-count = Haspelknecht is for 2, 3 or 4 players, not { $players }.
edition-unknown = There is no edition “{ $edition }”. Known editions: { $known }.
option-unknown = There is no option “{ $option }”. Known options: { $known }.
option-value-unknown = Option { $option } cannot be “{ $value }”. Possible values: { $known }.
layout-unknown = There is no layout “{ $layout }”. Known layouts: { $known }.
layout-players = Layout { $layout } is for { $fit } players, not for { $players }.
tiles-unknown = “{ $tiles }” does not say which tiles to use: write first, random, or the tile numbers.
tiles-count = The layout has { $needed } places, but { $found } different tiles were named.
tiles-level = Tile { $tile } cannot lie on a place of level { $level }.
tile-unknown = There is no tile { $tile }; tiles are 11 to 15, 21 to 25, 31 to 35 and 41 to 45.
few-thaler-unknown = “{ $value }” is not a way to deal with too few Thaler sources: write redraw or warn.
start-building-unknown = Tile { $tile } has no building to start with; buildings are 12, 15, 24 and 35.
start-building-in-play = R-VARIANT-06: the building of tile { $tile } cannot be given at the start, because the tile is in play.
start-farmhand-in-play = R-VARIANT-07: the Improved Farmhand cannot be given at the start, because tile { $tile } is in play.
names-count = { $found } names were given for { $players } players.
name-unfit = { $name } is not a fit name: write 1 to 40 printable characters.
warning-few-thaler = R-VARIANT-08: this field holds too few Thaler sources for the three Thaler of rent; consider other tiles.

## Files of one’s own

toml-too-long = The file has more than { $most } characters; leave out what does not belong to it.
toml-line-too-long = Line { $line } has more than { $most } characters; break it into shorter ones.
toml-too-deep = Line { $line } holds a name of more than { $most } parts; remove the dots that do not belong there.

## Components files

components-not-toml = The components file is not valid TOML: { $problem }.
components-unknown = The components file names “{ $where }”, which does not exist; see the shipped components.toml for all names.
components-wrong-kind = “{ $where }” in the components file must be a table.
components-number = “{ $where }” in the components file must be a whole number from { $least } to { $most }.
components-list = “{ $where }” in the components file must be a list of { $length } whole numbers.
components-places = “{ $where }” in the components file must be a list of different places from 1 to { $most }.
components-cost = Tile { $tile } must cost at least 1 and at most { $most } disks: nobody can ever place more.
components-cost-31 = Tile 31 must cost 1 black disk and 3 of any colour: the rulebooks say so (F-01).
components-cost-21 = Tile 21 must be payable with exactly 1 yellow and 2 brown disks: the rulebooks do so in an example (F-01).
components-pinge-sum = The coal groups of the Pinge add up to { $sum }, but the Pinge holds { $coal } coal (R-PINGE-01).
components-pinge-groups = The Pinge needs coal before the first and after the second wood symbol (F-05).
components-tunnel-coal = The { $sections } Tunnel sections need at least 1 coal each and { $coal } in all; these add up to { $sum } (R-TUNNEL-01).
components-tunnel-vp = The section points must be 1 to 3 each and 13 in all; these add up to { $sum } (R-END-03).
components-symbols = “{ $where }” must name exactly { $count } sections, not { $found } (R-END-04).
components-wet-pools = Of the first two pools exactly one must be wet: some pools show water, but not all (F-09).

## Moves

move-unknown = “{ $move }” is not a move. Type one of the listed moves.
move-number-unknown = There is no move number { $move }.
illegal-move = Player { $seat } cannot play “{ $move }” now.
seat-unknown = There is no player “{ $seat }”. Players are { $known }.
draw-due = Disks have to be drawn before anyone can move.
game-over = The game is over.
nothing-to-undo = There is no move to take back.
no-plan-to-withdraw = Player { $seat } has no plan that could be taken back now.
plans-are-open = Plans are made in the open in this game: only the last step can be taken back.

## Values from outside

value-not-table = “{ $place }” must be a table of values.
value-unknown = “{ $place }” is not known here; check the spelling.
value-not-flag = “{ $place }” must be true or false.
value-not-text = “{ $place }” must be a text.
value-not-known = “{ $place }” must be one of: { $known }.
value-not-list = “{ $place }” must be a list.
value-not-tile = “{ $place }” names “{ $tile }”, which is no tile; tiles are 11 to 15, 21 to 25, 31 to 35 and 41 to 45.
value-not-seat = “{ $place }” must name players: { $known }.
value-not-number = “{ $place }” must be a whole number from { $least } to { $most }.
value-not-order = “{ $place }” must name every player exactly once: { $known }.
value-not-place = “{ $place }” must be a free place [x, row] of the field.

## Positions

position-unreadable = The position cannot be read: { $problem }.
position-too-long = The position is too long to be one; check the file.
position-version = This position has format { $version }; this program reads format { $known }.
rules-newer = This game follows version { $rules } of the rules; this program knows them up to version { $known }. A newer program opens it.
position-players = A position needs a table “players” with A and B, and C and D if they play.
position-pools = The position has { $found } pools for { $players } players; it needs as many as players, or none.
position-stack = “stacks.{ $tile }” does not list exactly the players who own the tile.
position-disks = R-REFILL-09: with the disks in pools and on carts the bag must hold { $yellow } yellow, { $brown } brown and { $black } black disks.
position-cart = “{ $place }” must hold disks of one colour only.
position-load = “{ $place }” holds more disks than anyone can have.
position-score = “{ $place }”: the points by source add up to { $total }, but the score is { $score }.
position-impossible = “{ $place }” is impossible: { $rule } does not allow it.

## Records

record-line = Line { $line } of the record:
record-too-long = The record is too long to be one; check the file.
record-line-too-long = The line is too long; check the file.
record-not-one = This is not a game record; a record begins with “{ $first } 1”.
record-version = This record has format { $version }; this program reads format { $known }.
record-after-end = After the end of the game stands “{ $text }”; nothing may follow.
record-is-finished = The game is over here, but the record calls it unfinished.
record-not-finished = The record gives a result, but the game is not over here.
record-truncated = The record breaks off; a complete one ends with its winner or with “unfinished”.
record-no-draw-due = No disks are to be drawn here.
record-disk-unknown = “{ $letter }” is no disk; write Y for yellow, B for brown, K for black.
record-disk-missing = There is no disk { $letter } left in the bag.
record-draw-too-long = More disks are drawn than there is room for.
record-draw-too-short = Too few disks are drawn; the pools are not full yet.
record-seed-disagrees = Disk { $number } of the game is not the one the seed gives.
record-seed-hash = The seed does not fit its hash.
record-seed-order = The first turn order is not the one the seed gives.
record-winner = The winner of this game is { $winner }.
record-heading = The heading says { $found }, but the game is in { $now }.
record-result = The result says { $found }, but the game gives { $scores }.
record-twice = “{ $name }” stands here a second time.
record-players = Players must be listed in the order A, B, C, D.
record-unreadable = “{ $word }” cannot be read; check the spelling.
record-head-incomplete = The head is incomplete: it needs the players, the field and the first order.
