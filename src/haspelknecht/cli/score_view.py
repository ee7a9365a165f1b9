"""The score sheet and the final result."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from haspelknecht.cli import signs
from haspelknecht.records.game import Game
from haspelknecht.records.history import Outcome
from haspelknecht.rules.pieces import SOURCE_NAMES
from haspelknecht.telling.scene import Scene


def score_sheet(game: Game, scene: Scene) -> RenderableType:
    """A column for each player, a line for each source that gave or cost points."""
    grid = Grid(box=SIMPLE_HEAD, show_footer=True, pad_edge=False)
    grid.add_column(scene.say("play-source"), footer=scene.say("play-total"))
    sheets = [game.score_sheet(seat) for seat in range(game.table.players)]
    for seat, sheet in enumerate(sheets):
        total = Text(str(sum(sheet.values())), "bold")
        grid.add_column(signs.seat_sign(seat, scene.name(seat)), footer=total, justify="right")
    for source in SOURCE_NAMES:
        if any(sheet[source] for sheet in sheets):
            grid.add_row(scene.say(f"source-{source}"), *(amount(sheet[source]) for sheet in sheets))
    return grid


def amount(points: int) -> str:
    """A number, or a dash for nothing."""
    return str(points) if points else signs.NOTHING


def result(game: Game, scene: Scene, outcome: Outcome) -> RenderableType:
    """The score sheet, and below it the ranking with tie-breaks."""
    lines = [Text(scene.say("play-winner", name=scene.names[outcome.winner]), signs.LAMP)]
    for place, seat in enumerate(outcome.ranking):
        line = Text(f"{place + 1}. ").append_text(signs.seat_sign(seat, scene.name(seat)))
        line.append("  " + scene.say("play-points", points=outcome.scores[seat]))
        if place and (note := tie_break(scene, outcome, outcome.ranking[place - 1], seat)):
            line.append("  " + note, signs.SOFT)
        lines.append(line)
    return Group(score_sheet(game, scene), *lines)


def tie_break(scene: Scene, outcome: Outcome, ahead: int, behind: int) -> str:
    """Why one of two players with the same points is ahead (R-TIE-01, R-TIE-02)."""
    if outcome.scores[ahead] != outcome.scores[behind]:
        return ""
    more, less = int(scene.player(ahead).mined()), int(scene.player(behind).mined())
    if more != less:
        return scene.say("play-tie-coal", ahead=scene.names[ahead], more=more, less=less)
    return scene.say("play-tie-order", ahead=scene.names[ahead])
