"""Words that many sentences are made of: workers, tiles, amounts, lists, refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from haspelknecht.locale import say
from haspelknecht.records.reasons import reason_sentence
from haspelknecht.rules.pieces import FARMHAND, PICKAXE, WINDLASS_SHIFT, tile_number
from haspelknecht.rules.reasons import Reason
from haspelknecht.rules.state import State
from haspelknecht.view.types import Why, WorkerName

MILL: Final = WINDLASS_SHIFT + 1  # not a worker of the rules, but listed with them
WORKERS: Final[tuple[WorkerName, ...]] = (
    "farmer", "farmhand", "digger", "miner", "haspelknecht", "windlass", "mill",
)  # fmt: skip
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(WORKERS)}


def because(reason: Reason, language: str) -> Why:
    """A refusal of the rules, in words."""
    return Why(reason_sentence(reason, language), reason.rule)


def worker_words(state: State, seat: int, worker: int, language: str) -> str:
    """The name of a worker; the Farmhand may be an improved one, the Windlass and the Water Mill are tiles."""
    if worker == FARMHAND and (state.setup.start_improved or state.players[seat].owns(PICKAXE)):
        return say("worker-improved-farmhand", language)
    if worker == MILL:
        return say("building-35", language)
    name = WORKERS[worker]
    return say("tile-25" if name == "windlass" else f"worker-{name}", language)


def tile_words(tile: int, language: str) -> str:
    """The name of a development."""
    return say(f"tile-{tile_number(tile)}", language)


def listed(parts: Sequence[str], joined_by: str, language: str) -> str:
    """`a`, `a and b`, `a, b and c`: the last two are joined by `view-and` or `view-or`."""
    if len(parts) < 2:
        return "".join(parts)
    return say(joined_by, language, first=", ".join(parts[:-1]), last=parts[-1])


def goods_words(amounts: Mapping[str, int], language: str) -> str:
    """`1 food, 2 Thaler and 2 victory points`, as far as there are any."""
    keys = {name: "view-points" if name == "points" else f"play-amount-{name}" for name in amounts}
    parts = [say(keys[name], language, amount=amount) for name, amount in amounts.items() if amount]
    return listed(parts, "view-and", language)
