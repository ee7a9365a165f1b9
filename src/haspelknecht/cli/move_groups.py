"""Groups for long lists of moves: by pool, colour, worker or what the farm stores."""

from __future__ import annotations

from haspelknecht.records.move_parts import Buy, Load, Store, Swap, Take, Work, decode
from haspelknecht.records.state_words import WORKERS
from haspelknecht.rules.loads import COLOUR_OF, NO_LOAD
from haspelknecht.rules.pieces import COLOUR_NAMES, GOOD_NAMES
from haspelknecht.telling.scene import Scene


def group_of(scene: Scene, move: int) -> str:
    """The heading under which a move is listed."""
    match decode(move):
        case Take(pool=pool):
            return scene.say("play-pool", pool=pool + 1)
        case Swap():
            return scene.say("tile-32")
        case Load(load=load):
            return load_group(scene, load)
        case Work(worker=worker) | Buy(worker=worker):
            return scene.say(f"worker-{WORKERS[worker]}")
        case Store(farm=farm):
            return scene.say(f"play-group-farm-{GOOD_NAMES[farm]}")
    return scene.say("play-group-rest")


def load_group(scene: Scene, load: int) -> str:
    """The heading of a loading move: its colour; mixed disks buy developments."""
    if load == NO_LOAD:
        return ""
    colour = COLOUR_OF[load]
    return scene.say("play-group-mixed") if colour < 0 else scene.say(f"colour-{COLOUR_NAMES[colour]}")
