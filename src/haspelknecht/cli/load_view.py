"""What the disks on one of the player's own workers can do."""

from __future__ import annotations

from rich.text import Text

from haspelknecht.cli import signs
from haspelknecht.rules.loads import BLACK_IN, BROWN_IN, NO_LOAD, YELLOW_IN
from haspelknecht.telling.loads import load_uses
from haspelknecht.telling.scene import Scene


def load_use(scene: Scene, seat: int, worker: int, load: int) -> Text:
    """The disks, the work they stand for, and the tiles they pay."""
    if load == NO_LOAD:
        return Text(scene.say("play-load-none"), signs.SOFT)
    found = signs.disks((YELLOW_IN[load], BROWN_IN[load], BLACK_IN[load]), scene.language)
    return found.append("  " + load_uses(scene, seat, worker, load))
