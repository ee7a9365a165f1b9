# Layouts of the development board: their names, and what can be wrong with a drawing or a file.

layout-name-standard-2 = Standard for two
layout-name-standard-3 = Standard for three
layout-name-standard-4 = Standard for four
layout-name-tower = Tower
layout-name-three-long-legs = Three long legs
layout-name-four-long-legs = Four long legs
layout-name-wings = Wings
layout-name-three-short-legs = Three short legs
layout-name-four-short-legs = Four short legs
layout-name-two-short-asymmetric-legs = Two short asymmetric legs
layout-name-flower = Flower
layout-name-three-circles = Three circles
layout-name-two-long-asymmetric-legs = Two long asymmetric legs
layout-name-two-circles = Two circles
layout-name-butterfly = Butterfly

## The drawing. Lines and columns count from 1 within it.

layout-empty = The drawing has no tiles. Draw each tile as a digit from 1 to 4, its level.
layout-wrong-sign = Line { $line }, column { $column } of the drawing: “{ $sign }” isn’t a tile. Use only the digits 1 to 4 and spaces.
layout-too-close = Line { $line }, column { $column } of the drawing: this tile overlaps the one to its left. Leave one space between them.
layout-off-grid = Line { $line }, column { $column } of the drawing: this tile doesn’t fit the hexagon grid. Move it by one column: each line is shifted by one column from its neighbours.
layout-too-large = Line { $line }, column { $column } of the drawing: this is too far out. Use at most { $lines } lines and { $columns } columns.
layout-too-many = Line { $line }, column { $column } of the drawing: this is one level { $level } tile too many. Use at most { $most } tiles of each level ({ $rule }).

## The rules. Lines and columns count from the topmost and the leftmost tile.

layout-level-missing = Level { $level } is missing from the drawing. Add tiles of this level ({ $rule }).
layout-too-few = Level { $level } has too few tiles in the drawing ({ $count }). For { $players } players, draw at least { $minimum } ({ $rule }).
layout-not-connected = Line { $line }, column { $column }, counted from the topmost and the leftmost tile: this level { $level } tile doesn’t touch any tile of level { $before }. Move it next to one ({ $rule }).
layout-level-jump = Line { $line }, column { $column }, counted from the topmost and the leftmost tile: this level { $level } tile touches one of level { $other }. Tiles that touch may differ by one level at most ({ $rule }).

## Numbers and files

layout-player-count = There’s no development board for { $players } players. Choose 2, 3 or 4.
layout-minimum-unknown = “{ $option }” isn’t a value of min_tiles_per_row. Choose “players” or “three”.
layout-file-too-long = Layout { $name }: the file is too long in line { $line }. It only needs a few short lines.
layout-not-toml = Layout { $name }: line { $line } of the file isn’t valid TOML. See layouts.toml for examples.
layout-too-deep = Layout { $name }: the file has too many nested brackets. Write just one pair, as in players = [2, 3].
layout-key-missing = Layout { $name }: the key “{ $field }” is missing from the file. Add it.
layout-key-unknown = Layout { $name }: the key “{ $field }” in the file is unknown. Use only players, drawing and source.
layout-players-wrong = Layout { $name }: the key “players” needs a list of 2, 3 and 4, each at most once, for example players = [2, 3].
layout-not-text = Layout { $name }: the key “{ $field }” must be text. Put it in quotation marks.
