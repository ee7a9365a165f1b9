"""The legal moves as a numbered list: the text to type, and what it does."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from haspelknecht.cli import signs
from haspelknecht.cli.load_view import load_use
from haspelknecht.cli.move_groups import group_of
from haspelknecht.records.move_parts import Load, decode
from haspelknecht.records.notation import move_text
from haspelknecht.rules.why import why
from haspelknecht.telling.scene import Scene
from haspelknecht.telling.words import LISTED, sentences

MANY = 9  # more moves than this stand in groups


def in_groups(scene: Scene, moves: Sequence[int]) -> list[int]:
    """The moves in the order of the list: groups together, each in rising order."""
    if len(moves) <= MANY:
        return list(moves)
    groups = list(dict.fromkeys(group_of(scene, move) for move in moves))
    return sorted(moves, key=lambda move: groups.index(group_of(scene, move)))


def move_list(scene: Scene, seat: int, moves: Sequence[int]) -> Grid:
    """The list; `moves` are in the order of `in_groups`."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style=signs.LAMP, no_wrap=True)
    grid.add_column(max_width=34)
    grid.add_column()
    group = ""
    for number, move in enumerate(moves, start=1):
        heading = group_of(scene, move) if len(moves) > MANY else ""
        if heading != group:
            grid.add_row("", Text(heading, f"underline {signs.SOFT}"))
            group = heading
        grid.add_row(f"{number:>3}", Text(move_text(move), "bold"), meaning(scene, seat, move))
    return grid


def meaning(scene: Scene, seat: int, move: int) -> Text:
    """What a move does, in a few words."""
    match decode(move):
        case Load(worker, load):
            return load_use(scene, seat, worker, load)
    return Text(" ".join(sentences(why(scene.state, seat, move), LISTED, scene.language)))
