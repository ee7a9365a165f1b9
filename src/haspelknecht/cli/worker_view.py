"""The workers of a player and what lies on them."""

from __future__ import annotations

from rich.text import Text

from haspelknecht.cli import signs
from haspelknecht.rules.loads import BLACK_IN, BROWN_IN, YELLOW_IN
from haspelknecht.rules.pieces import (
    DIGGER,
    FARMER,
    FARMHAND,
    HASPELKNECHT,
    MINER,
    NOBODY,
    PAID_DISK,
    PAYMENT_NAMES,
    UNPAID,
    WINDLASS_SHIFT,
    YELLOW,
)  # fmt: skip
from haspelknecht.rules.planning import has_mill
from haspelknecht.rules.player import (
    DONE_DIGGER,
    DONE_FARMER,
    DONE_FARMHAND,
    DONE_HASPELKNECHT,
    DONE_MILL,
    DONE_MINER,
    Player,
)
from haspelknecht.rules.stages import WORKING
from haspelknecht.telling.scene import Scene
from haspelknecht.telling.workers import worker_name


def plan(scene: Scene, seat: int) -> list[Text]:
    """Each worker with disks or pay: `Farmer YY`, `Coal-digger 1 food ✓`."""
    player = scene.player(seat)
    found = [own_worker(scene, seat, FARMER), own_worker(scene, seat, FARMHAND)]
    if player.exhausted():
        found.append(hired(scene, seat, HASPELKNECHT, player.haspelknecht_pay, player.done & DONE_HASPELKNECHT != 0))
        found.append(hired(scene, seat, MINER, player.miner_pay, player.done & DONE_MINER != 0))
    else:
        found.append(hired(scene, seat, DIGGER, player.digger_pay, player.done & DONE_DIGGER != 0))
    if has_mill(scene.state, player):
        found.append(mill(scene, player))
    return found


def own_worker(scene: Scene, seat: int, worker: int) -> Text:
    """Farmer or Farmhand with the disks on the worker."""
    player = scene.player(seat)
    load = player.farmer_load if worker == FARMER else player.farmhand_load
    done = player.done & (DONE_FARMER if worker == FARMER else DONE_FARMHAND) != 0
    lying = signs.disks((YELLOW_IN[load], BROWN_IN[load], BLACK_IN[load]), scene.language)
    return with_name(scene, seat, worker, lying, done=done)


def hired(scene: Scene, seat: int, worker: int, payment: int, done: bool) -> Text:
    """A hired worker with the pay."""
    if payment == UNPAID:
        lying = Text(signs.NOTHING, signs.SOFT)
    elif payment == PAID_DISK:
        lying = signs.disks([1 if colour == YELLOW else 0 for colour in range(3)], scene.language)
    else:
        lying = Text(scene.say(f"play-pay-{PAYMENT_NAMES[payment]}"))
    return with_name(scene, seat, worker, lying, done=done)


def mill(scene: Scene, player: Player) -> Text:
    """The Water Mill with its pairs of disks."""
    found = Text(scene.say("building-35") + " ")
    found.append_text(signs.disks((2 * player.mill_yellow, 0, 2 * player.mill_black), scene.language))
    return ticked(found, done=player.done & DONE_MILL != 0)


def with_name(scene: Scene, seat: int, worker: int, lying: Text, *, done: bool) -> Text:
    """The name of a worker, what lies on it, and how far the work is."""
    found = Text(worker_name(scene, seat, worker) + " ")
    found.append_text(lying)
    if at_work(scene, seat, worker):
        found.append(" " + scene.say("play-at-work", steps=int(scene.state.steps)), signs.LAMP)
        return found
    return ticked(found, done=done)


def ticked(text: Text, *, done: bool) -> Text:
    """The text with a tick if the work is done."""
    return text.append(" " + signs.DONE) if done else text


def at_work(scene: Scene, seat: int, worker: int) -> bool:
    """Whether this worker is in the middle of its steps."""
    state = scene.state
    if state.stage != WORKING or state.worker == NOBODY or state.seat() != seat:
        return False
    return state.worker == worker or (worker == HASPELKNECHT and state.worker == WINDLASS_SHIFT)
