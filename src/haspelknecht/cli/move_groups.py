"""Groups for long lists of moves: by pool, colour, worker or what the farm stores."""

from __future__ import annotations

from haspelknecht.rules import moves
from haspelknecht.rules.loads import COLOUR_OF, LOADS, NO_LOAD
from haspelknecht.rules.pieces import COLOUR_NAMES, COLOURS, GOOD_NAMES, TILES
from haspelknecht.telling.scene import Scene

OWN_WORKERS = ("farmer", "farmhand")


def group_of(scene: Scene, move: int) -> str:
    """The heading under which a move is listed."""
    if move < moves.LOAD:
        return taking_group(scene, move)
    if move < moves.PAY_DIGGER:
        return load_group(scene, (move - moves.LOAD) % LOADS)
    if moves.MAKE_FOOD <= move < moves.HIRE_DIGGER:
        return scene.say("worker-" + OWN_WORKERS[own_worker(move)])
    if move >= moves.STORE:
        farm = (move - moves.STORE) // (4 * moves.SHEDS)
        return scene.say(f"play-group-farm-{GOOD_NAMES[farm]}")
    return scene.say("play-group-rest")


def taking_group(scene: Scene, move: int) -> str:
    """By pool."""
    if move < moves.TAKE_SOME:
        return scene.say("play-pool", pool=move // COLOURS + 1)
    if move < moves.PASS:
        return scene.say("play-pool", pool=(move - moves.TAKE_SOME) // (4 * COLOURS) + 1)
    return scene.say("play-group-rest") if move == moves.PASS else scene.say("tile-32")


def load_group(scene: Scene, load: int) -> str:
    """The heading of a loading move: its colour; mixed disks buy developments."""
    if load == NO_LOAD:
        return ""
    colour = COLOUR_OF[load]
    return scene.say("play-group-mixed") if colour < 0 else scene.say(f"colour-{COLOUR_NAMES[colour]}")


def own_worker(move: int) -> int:
    """Which of the own workers acts."""
    if move < moves.BUY:
        return (move - moves.MAKE_FOOD) % 2
    return (move - moves.BUY) // (4 * TILES)
