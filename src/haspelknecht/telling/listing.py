"""What a legal move would do, in a few words: for lists of moves."""

from __future__ import annotations

from haspelknecht.records.move_parts import Load, decode
from haspelknecht.rules.loads import NO_LOAD
from haspelknecht.rules.why import why
from haspelknecht.telling.disks import load_text
from haspelknecht.telling.loads import load_uses
from haspelknecht.telling.scene import Scene
from haspelknecht.telling.words import LISTED, sentences
from haspelknecht.telling.workers import worker_name


def meaning(scene: Scene, seat: int, move: int) -> str:
    """The move in words. Disks for an own worker name him, the disks, and what they are good for."""
    match decode(move):
        case Load(worker, load) if load != NO_LOAD:
            disks, uses = load_text(scene, load), load_uses(scene, seat, worker, load)
            return scene.say("look-load", worker=worker_name(scene, seat, worker), disks=disks, uses=uses)
    return " ".join(sentences(why(scene.state, seat, move), LISTED, scene.language))
