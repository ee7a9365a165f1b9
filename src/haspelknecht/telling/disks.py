"""Disks and plans in words."""

from __future__ import annotations

from haspelknecht.rules.loads import BLACK_IN, BROWN_IN, NO_LOAD, YELLOW_IN
from haspelknecht.rules.pieces import (
    COLOUR_NAMES,
    DIGGER,
    FARMER,
    FARMHAND,
    HASPELKNECHT,
    MINER,
    PAID_DISK,
    PAYMENT_NAMES,
    UNPAID,
)
from haspelknecht.telling.scene import Scene
from haspelknecht.telling.workers import worker_name


def disks_text(scene: Scene, yellow: int, brown: int, black: int) -> str:
    """`2 yellow disks, 1 black disk`."""
    counts = zip(COLOUR_NAMES, (yellow, brown, black), strict=True)
    return ", ".join(scene.say(f"look-disks-{colour}", count=count) for colour, count in counts if count)


def load_text(scene: Scene, load: int) -> str:
    """The disks of a load."""
    return disks_text(scene, int(YELLOW_IN[load]), int(BROWN_IN[load]), int(BLACK_IN[load]))


def plan_told(scene: Scene, seat: int) -> list[str]:
    """What lies on the workers of a plan, and nothing of those who rest."""
    player = scene.player(seat)
    found = []
    for worker, load in ((FARMER, player.farmer_load), (FARMHAND, player.farmhand_load)):
        if load != NO_LOAD:
            found.append(on_worker(scene, worker_name(scene, seat, worker), load_text(scene, int(load))))
    for worker, payment in (
        (DIGGER, player.digger_pay),
        (HASPELKNECHT, player.haspelknecht_pay),
        (MINER, player.miner_pay),
    ):
        if payment != UNPAID:
            found.append(on_worker(scene, worker_name(scene, seat, worker), payment_text(scene, int(payment))))
    if player.mill_black or player.mill_yellow:
        lying = disks_text(scene, 2 * int(player.mill_yellow), 0, 2 * int(player.mill_black))
        found.append(on_worker(scene, scene.say("building-35"), lying))
    return found or [scene.say("look-plan-empty")]


def on_worker(scene: Scene, worker: str, lying: str) -> str:
    """A worker and what lies on him."""
    return scene.say("look-plan-worker", worker=worker, lying=lying)


def payment_text(scene: Scene, payment: int) -> str:
    """The pay of a hired worker."""
    return disks_text(scene, 1, 0, 0) if payment == PAID_DISK else scene.say(f"play-pay-{PAYMENT_NAMES[payment]}")
