"""What disks on an own worker are good for."""

from __future__ import annotations

from haspelknecht.rules.developing import has_disk_left, is_free
from haspelknecht.rules.loads import COLOUR_OF, size
from haspelknecht.rules.pieces import COLOUR_NAMES, NO_COLOUR, TILES, tile_number
from haspelknecht.rules.planning import may_develop
from haspelknecht.telling.scene import Scene


def load_uses(scene: Scene, seat: int, worker: int, load: int) -> str:
    """The work that the disks of a load stand for, and the tiles they pay."""
    uses = []
    if COLOUR_OF[load] != NO_COLOUR:
        uses.append(scene.say(f"play-load-{COLOUR_NAMES[COLOUR_OF[load]]}", disks=int(size(load))))
    return "; ".join(uses + tiles_paid(scene, seat, worker, load))


def tiles_paid(scene: Scene, seat: int, worker: int, load: int) -> list[str]:
    """The tiles these disks pay exactly: those within reach by name, the others by number."""
    player = scene.player(seat)
    if not may_develop(scene.state, player, worker) or not has_disk_left(scene.state, player):
        return []
    fit = int(scene.state.setup.fits[load] & ~player.tiles)
    near: list[int] = []
    far: list[int] = []
    for tile in range(TILES):
        if fit >> tile & 1:
            within = is_free(scene.state, player, tile) or scene.state.stacks[tile] != 0
            (near if within else far).append(tile_number(tile))
    found = []
    if near:
        names = ", ".join(f"{number} {scene.say(f'tile-{number}')}" for number in near)
        found.append(scene.say("play-load-buys", tiles=names))
    if far:
        found.append(scene.say("play-load-too-far", tiles=" ".join(map(str, far))))
    return found
