"""Small words that many sentences are made of: lists, amounts, workers."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht.locale import say
from haspelknecht.rules.pieces import FARMHAND, PICKAXE
from haspelknecht.rules.reasons import WORKER_NAMES
from haspelknecht.rules.state import State


def listed(parts: Sequence[str], joined_by: str, language: str) -> str:
    """`a`, `a and b`, `a, b and c`: the last two are joined by `view-and` or `view-or`."""
    if len(parts) < 2:
        return "".join(parts)
    return say(joined_by, language, first=", ".join(parts[:-1]), last=parts[-1])


def goods_text(amounts: dict[str, int], language: str) -> str:
    """`2 food and 1 coal`; Thaler may be among them. Empty if there are none."""
    parts = [say(f"play-amount-{good}", language, amount=amount) for good, amount in amounts.items() if amount]
    return listed(parts, "view-and", language)


def worker_text(state: State, seat: int, worker: int, language: str) -> str:
    """The name of a worker; the Farmhand may be an improved one."""
    if worker == FARMHAND and (state.players[seat].owns(PICKAXE) or state.setup.start_improved):
        return say("worker-improved-farmhand", language)
    return say(f"worker-{WORKER_NAMES[worker]}", language)
