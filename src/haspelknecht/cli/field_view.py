"""The development field as a wall of bricks, in which tiles touch as the hexagonal ones do."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from haspelknecht.cli import signs
from haspelknecht.cli.brick_wall import Wall
from haspelknecht.records.notation import seat_text
from haspelknecht.rules.developing import is_free
from haspelknecht.rules.pieces import TILES, level_of, tile_number
from haspelknecht.rules.scales import rank_points
from haspelknecht.telling.scene import Scene

WIDEST_HALF = 11
ROOMY = 12  # from this inner width on, a line holds two items
NUMBER = 3  # "11 "


def field(scene: Scene, seat: int, width: int) -> RenderableType:
    """All tiles with cost and owners, and with points and access for this seat now."""
    places = scene.state.setup.field.places
    left = min(x for x, _ in places.values())
    halves = max(x for x, _ in places.values()) - left + 2
    half = min(WIDEST_HALF, (width - 1) // halves)
    bricks = {tile: brick(scene, seat, tile, 2 * half - 1) for tile in places}
    wall = Wall(half, max(len(lines) for lines in bricks.values()))
    for tile, (x, row) in places.items():
        wall.lay(x - left, row, bricks[tile], signs.LEVEL_STYLES[level_of(tile) - 1])
    legend = Text(scene.say("play-field-legend", any=signs.ANY_DISK, name=scene.name(seat)), signs.SOFT)
    return Group(*wall.lines(), legend)


def brick(scene: Scene, seat: int, tile: int, inner: int) -> list[Text]:
    """The lines on one tile: number, name, cost, points, owners, access."""
    number = Text(f"{tile_number(tile)} ", "bold")
    cost, points = cost_text(scene, tile), points_text(scene, seat, tile)
    owners, access = stack_text(scene, tile), access_text(scene, seat, tile)
    if inner < ROOMY:
        number.rstrip()
        return [apart(number, points, inner), cost, *name_lines(scene, tile, inner)[:1], owners, access]
    last = apart(owners, access, inner)
    if longest_name(scene) + NUMBER <= inner:
        return [number.append_text(name_lines(scene, tile, inner)[0]), apart(cost, points, inner), last]
    return [apart(number.append_text(cost), points, inner), *name_lines(scene, tile, inner), last]


def longest_name(scene: Scene) -> int:
    """The length of the longest name of a tile in play."""
    tiles = [tile for tile in range(TILES) if scene.state.setup.field.in_play >> tile & 1]
    return max(len(scene.say(f"tile-{tile_number(tile)}")) for tile in tiles)


def name_lines(scene: Scene, tile: int, inner: int) -> list[Text]:
    """The name, on two lines if it is too long for one."""
    style = signs.LEVEL_STYLES[level_of(tile) - 1]
    return [Text(line, style) for line in broken(scene.say(f"tile-{tile_number(tile)}"), inner)]


def broken(name: str, room: int) -> tuple[str, str]:
    """A name on at most two lines, broken between words if possible."""
    if len(name) <= room:
        return name, ""
    at = name.rfind(" ", 0, room + 1)
    first, rest = (name[:at], name[at + 1 :]) if at > 0 else (name[:room], name[room:])
    return first, rest if len(rest) <= room else rest[: room - 1] + "…"


def apart(left: Text, right: Text, inner: int) -> Text:
    """One text aligned left, one aligned right."""
    gap = max(1, inner - left.cell_len - right.cell_len)
    return left.copy().append(" " * gap).append_text(right)


def cost_text(scene: Scene, tile: int) -> Text:
    """Coloured spots by their letters, grey ones as circles."""
    components = scene.state.setup.components
    coloured = (components.cost_yellow[tile], components.cost_brown[tile], components.cost_black[tile])
    found = signs.disks(coloured, scene.language) if any(coloured) else Text()
    return found.append(signs.ANY_DISK * int(components.cost_any[tile]))


def points_text(scene: Scene, seat: int, tile: int) -> Text:
    """The points for buying the tile now (R-DEV-15)."""
    if scene.player(seat).owns(tile):
        return Text()
    points = int(rank_points(level_of(tile), scene.state.owners(tile)))
    return Text(scene.say("play-points", points=points), "bold" if points else signs.SOFT)


def stack_text(scene: Scene, tile: int) -> Text:
    """The letters of the owners, the top disk first."""
    found = Text()
    stack = int(scene.state.stacks[tile])
    while stack:
        found.append_text(signs.seat_sign((stack & 7) - 1, seat_text((stack & 7) - 1)))
        stack >>= 3
    return found


def access_text(scene: Scene, seat: int, tile: int) -> Text:
    """Whether the tile is owned, free, available for a fee, or not available yet (R-DEV-08..12)."""
    player = scene.player(seat)
    if player.owns(tile):
        return Text(scene.say("play-tile-own"), signs.SOFT)
    if is_free(scene.state, player, tile):
        return Text(scene.say("play-tile-free"), signs.LAMP)
    if scene.state.stacks[tile]:
        return Text(scene.say(f"play-tile-fee-{level_of(tile)}"))
    return Text(scene.say("play-tile-closed"), signs.SOFT)
