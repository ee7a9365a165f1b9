"""One development tile in full: everything printed on it, and what it means for a player now."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from haspelknecht.cli import field_view, signs
from haspelknecht.cli.flow import Flow
from haspelknecht.errors import UserError, shorten
from haspelknecht.rules.pieces import level_of, tile_of_number
from haspelknecht.telling.scene import Scene


def find_tile(text: str) -> int:
    """The tile with a printed number; raises `UserError` if there is none."""
    tile = tile_of_number(int(text)) if text.isdecimal() and len(text) == 2 else -1
    if tile < 0:
        raise UserError("tile-unknown", tile=shorten(text))
    return tile


def tile_sheet(scene: Scene, seat: int, tile: int, number: int) -> RenderableType:
    """Name, effect, cost, symbols, owners, access."""
    style = signs.LEVEL_STYLES[level_of(tile) - 1]
    head = Text(f"{number} {scene.say(f'tile-{number}')}", f"bold {style}")
    head.append("   " + scene.say("level", level=int(level_of(tile))))
    effect = Text(scene.say(f"tile-{number}-effect"))
    if not scene.state.setup.field.in_play >> tile & 1:
        return Group(head, effect, Text(scene.say("play-tile-not-in-play")))
    facts = [
        Text(scene.say("play-tile-cost") + " ").append_text(field_view.cost_text(scene, tile)),
        symbols(scene, tile),
        field_view.points_text(scene, seat, tile),
        Text(scene.say("play-tile-owners") + " ").append_text(
            field_view.stack_text(scene, tile) or Text(signs.NOTHING, signs.SOFT)
        ),
        field_view.access_text(scene, seat, tile),
    ]
    return Group(head, effect, Flow(facts))


def symbols(scene: Scene, tile: int) -> Text:
    """Forks, hammers and the building symbol, which score at the end of the game."""
    setup = scene.state.setup
    values = {
        "forks": int(setup.components.forks[tile]),
        "hammers": int(setup.components.hammers[tile]),
        "buildings": int(setup.building_symbols >> tile & 1),
    }
    return Text(scene.say("play-tile-symbols", **values).strip())
