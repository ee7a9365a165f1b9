"""Disks, prices and plans in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from haspelknecht.locale import say
from haspelknecht.rules.loads import NO_LOAD, all_triples
from haspelknecht.rules.pieces import (
    COLOUR_NAMES,
    COLOURS,
    DIGGER,
    FARMER,
    FARMHAND,
    HASPELKNECHT,
    MINER,
    PAID_DISK,
    PAYMENT_NAMES,
    UNPAID,
)
from haspelknecht.rules.player import Player
from haspelknecht.rules.state import State
from haspelknecht.view.phrases import listed, worker_words

LOAD_DISKS: Final = all_triples()


def disks_held(player: Player) -> tuple[int, int, int]:
    """All disks of a player by colour, wherever they lie, and colour markers, each of which stands for one."""
    yellow, brown, black = (int(player.disks(c) + player.colour_markers(c)) for c in range(COLOURS))
    return yellow, brown, black


def disks_text(yellow: int, brown: int, black: int, language: str) -> str:
    """`2 yellow disks, 1 black disk`."""
    counts = zip(COLOUR_NAMES, (yellow, brown, black), strict=True)
    return ", ".join(say(f"view-disks-{colour}", language, count=count) for colour, count in counts if count)


@lru_cache(maxsize=4096)
def cost_text(cost: tuple[int, int, int, int], language: str) -> str:
    """`1 black disk and 2 more of any colour`."""
    counts = zip(COLOUR_NAMES, cost[:COLOURS], strict=True)
    parts = [say(f"view-disks-{colour}", language, count=count) for colour, count in counts if count]
    if cost[COLOURS]:
        parts.append(say("view-any-disks", language, count=cost[COLOURS], more="yes" if parts else "no"))
    return listed(parts, "view-and", language)


def load_text(load: int, language: str) -> str:
    """The disks of a load."""
    return disks_text(*LOAD_DISKS[load], language)


def payment_text(payment: int, language: str) -> str:
    """The pay of a hired worker."""
    if payment == PAID_DISK:
        return disks_text(1, 0, 0, language)
    return say(f"play-pay-{PAYMENT_NAMES[payment]}", language)


def plan_sentences(state: State, seat: int, language: str) -> list[str]:
    """What lies on the workers of a plan, and nothing of those who rest."""
    player = state.players[seat]
    sentences = []
    for worker, load in ((FARMER, player.farmer_load), (FARMHAND, player.farmhand_load)):
        if load != NO_LOAD:
            sentences.append(
                on_worker(worker_words(state, seat, worker, language), load_text(load, language), language)
            )
    pays = (DIGGER, player.digger_pay), (HASPELKNECHT, player.haspelknecht_pay), (MINER, player.miner_pay)
    for worker, payment in pays:
        if payment != UNPAID:
            who = worker_words(state, seat, worker, language)
            sentences.append(on_worker(who, payment_text(int(payment), language), language))
    if player.mill_black or player.mill_yellow:
        lying = disks_text(2 * int(player.mill_yellow), 0, 2 * int(player.mill_black), language)
        sentences.append(on_worker(say("building-35", language), lying, language))
    return sentences or [say("view-plan-empty", language)]


def on_worker(worker: str, lying: str, language: str) -> str:
    """A worker and what lies on them."""
    return say("view-plan-worker", language, worker=worker, lying=lying)
