# Layouts of the development field: their names, and what can be wrong with a drawing or a file.

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

layout-empty = The drawing holds no tile: draw each tile as a digit from 1 to 4, its level.
layout-wrong-sign = Line { $line }, column { $column } of the drawing: “{ $sign }” is no tile; use only the digits 1 to 4 and spaces.
layout-too-close = Line { $line }, column { $column } of the drawing: this tile overlaps the one to its left; leave one space between them.
layout-off-grid = Line { $line }, column { $column } of the drawing: this tile does not fit into the honeycomb; move it one column, since neighbouring lines are shifted by one column.
layout-too-large = Line { $line }, column { $column } of the drawing: this is too far out; keep to { $lines } lines and { $columns } columns.
layout-too-many = Line { $line }, column { $column } of the drawing: this is one tile too many of level { $level }; use at most { $most } of each level ({ $rule }).

## The rules. Lines and columns count from the topmost and the leftmost tile.

layout-level-missing = Level { $level } is missing in the drawing; add tiles of this level ({ $rule }).
layout-too-few = Level { $level } has too few tiles in the drawing ({ $count }); for { $players } players draw at least { $minimum } ({ $rule }).
layout-not-connected = Line { $line }, column { $column }, counted from the topmost and the leftmost tile: this tile of level { $level } touches none of level { $before }; move it next to one ({ $rule }).
layout-level-jump = Line { $line }, column { $column }, counted from the topmost and the leftmost tile: this tile of level { $level } touches one of level { $other }; keep apart tiles that differ by more than one level ({ $rule }).

## Numbers and files

layout-player-count = There is no field for { $players } players; choose 2, 3 or 4.
layout-minimum-unknown = “{ $option }” is no value of min_tiles_per_row; choose “players” or “three”.
layout-file-too-long = Layout { $name }: the file is too long in line { $line }; it needs no more than a few short lines.
layout-not-toml = Layout { $name }: line { $line } of the file cannot be read as TOML; correct it after the examples in layouts.toml.
layout-too-deep = Layout { $name }: too many brackets lie within each other in the file; write just one pair, as in players = [2, 3].
layout-key-missing = Layout { $name }: the key “{ $field }” is missing in the file; add it.
layout-key-unknown = Layout { $name }: the key “{ $field }” in the file is unknown; use only players, drawing and source.
layout-players-wrong = Layout { $name }: the key “players” needs a list of 2, 3 and 4, each at most once; write for example players = [2, 3].
layout-not-text = Layout { $name }: the key “{ $field }” needs a text; put it between quotation marks.
