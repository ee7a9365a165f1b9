"""What all players share: year, turn order, rent, pools."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from haspelknecht.cli import board_view, signs
from haspelknecht.cli.flow import Flow
from haspelknecht.rules.pieces import COLOURS, RESERVE, SEASON_NAMES, YEARS
from haspelknecht.rules.stages import DRAWING, STAGE_NAMES
from haspelknecht.rules.winter import food_rent, thaler_rent
from haspelknecht.telling.scene import Scene

WIDE = 110  # from this width on, boards and table are shown side by side


def overview(scene: Scene, seat: int, width: int, *, with_pools: bool) -> RenderableType:
    """Everything a player needs for a decision: the table, the other boards, their own board."""
    others = [board_view.compact(scene, other) for other in scene.order if other != seat]
    around = [pools(scene), *others] if with_pools else others
    own = board_view.board(scene, seat)
    if width < WIDE:
        return Group(heading(scene), *around, own)
    grid = Grid.grid(padding=(0, 2), expand=True)
    grid.add_column(width=78)
    grid.add_column()
    grid.add_row(own, Group(*around))
    return Group(heading(scene), grid)


def heading(scene: Scene) -> Flow:
    """`Year 1 of 3   Spring [Summer] Autumn Winter   ...`: the year, the season, the stage, the rent, the order."""
    found = [Text(scene.say("play-year", year=int(scene.state.year), years=YEARS), "bold"), seasons(scene)]
    if scene.state.stage < DRAWING:
        found.append(Text(scene.say("play-stage-" + STAGE_NAMES[scene.state.stage].replace(" ", "-"))))
    found += [Text(rent(scene)), turn_order(scene)]
    return Flow(found)


def seasons(scene: Scene) -> Text:
    """The four seasons; the current one is highlighted and in brackets."""
    found = []
    for season, name in enumerate(SEASON_NAMES):
        word = scene.say(f"season-{name}")
        now = season == scene.state.season
        found.append(Text(f"[{word}]" if now else word, signs.LAMP if now else signs.SOFT))
    return Text(" ").join(found)


def rent(scene: Scene) -> str:
    """The rent due this winter."""
    year = int(scene.state.year)
    return scene.say("play-rent", food=int(food_rent(year)), thaler=int(thaler_rent(year)))


def turn_order(scene: Scene) -> Text:
    """The players in turn order, with their points."""
    found = Text(scene.say("play-order") + " ")
    for place, seat in enumerate(scene.order):
        found.append(" › " if place else "", signs.SOFT)
        found.append_text(signs.seat_sign(seat, scene.name(seat)))
        found.append(f" ({board_view.score(scene, scene.player(seat))})")
    return found


def pools(scene: Scene) -> RenderableType:
    """The action pools with their reserves; wet pools are marked."""
    grid = Grid.grid(padding=(0, 2))
    for pool in range(scene.state.setup.players):
        wet = scene.state.setup.components.wet_pools >> pool & 1
        line = [
            Text(scene.say("play-pool", pool=pool + 1) + " ").append(signs.WATER if wet else " ", signs.WATER_STYLE),
            signs.disks(counts(scene, pool * COLOURS), scene.language),
            Text(scene.say("play-reserve") + " ", signs.SOFT).append_text(
                signs.disks(counts(scene, RESERVE + pool * COLOURS), scene.language)
            ),
            Text(scene.say("play-pool-wet") if wet else "", signs.SOFT),
        ]
        grid.add_row(*line)
    return grid


def counts(scene: Scene, first: int) -> list[int]:
    """Yellow, brown and black disks of a pool."""
    return [int(scene.state.pools[first + colour]) for colour in range(COLOURS)]
