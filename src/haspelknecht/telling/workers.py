"""The names of the workers."""

from __future__ import annotations

from haspelknecht.rules.pieces import FARMHAND, PICKAXE
from haspelknecht.telling.scene import Scene


def worker_name(scene: Scene, seat: int, worker: int) -> str:
    """The name; the Farmhand may be an improved one."""
    if worker == FARMHAND and (scene.player(seat).owns(PICKAXE) or scene.state.setup.start_improved):
        return scene.say("worker-improved-farmhand")
    return scene.say("worker-" + ("farmer", "farmhand", "digger", "miner", "haspelknecht")[worker])
