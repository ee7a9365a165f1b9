"""Planning as placements: disks, markers and pay are put on workers in any order, and stand for the moves of a plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from haspelknecht.locale import say
from haspelknecht.records.notation import move_text
from haspelknecht.rules.flow import play_move
from haspelknecht.rules.moves import PLAN_MILL
from haspelknecht.rules.pieces import (
    BLACK,
    COLOUR_NAMES,
    COLOURS,
    DIGGER,
    FARMER,
    FARMHAND,
    HASPELKNECHT,
    MINER,
    YELLOW,
    tile_number,
)
from haspelknecht.rules.player import READY, Player
from haspelknecht.rules.reasons import Reason
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State
from haspelknecht.rules.why_not import why_not
from haspelknecht.view.compose_store import compose_store
from haspelknecht.view.phrases import MILL, NUMBERS, WORKERS, because
from haspelknecht.view.plan_parts import (
    FOOD_AT,
    HIRED,
    LOAD_THINGS,
    MILL_THINGS,
    MOVE_FOR,
    NO_THINGS,
    PAY_THINGS,
    THALER_AT,
    PlanParts,
    Things,
    minus,
    plan_moves,
    plan_parts,
    planning_base,
    plus,
    total,
    worker_at,
)
from haspelknecht.view.targets import COLOUR_MARKERS
from haspelknecht.view.types import ComposeView, Placement, Why

__all__ = ["compose_plan", "compose_store", "placements_of"]

DISKS: Final = [f"disk:{colour}" for colour in COLOUR_NAMES]
MARKERS: Final = [f"marker:{tile_number(tile)}" for tile in COLOUR_MARKERS]
PAYMENTS: Final = ["good:food", "good:thaler"]
KIND_OF: Final = {
    **{target: colour for colour, target in enumerate(DISKS)},
    **{target: colour for colour, target in enumerate(MARKERS)},
    PAYMENTS[0]: FOOD_AT,
    PAYMENTS[1]: THALER_AT,
}
ONE: Final[list[Things]] = [
    (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 1, 0), (0, 0, 0, 0, 1),
]  # fmt: skip
PLACES: Final = {f"worker:{name}": number for name, number in NUMBERS.items() if name != "windlass"}
OF_THE_ORDER: Final = ("plan-other-worker", "plan-mill-now", "plan-is-ready", "not-your-turn")


@dataclass
class Arrangement:
    """Placements sorted by worker, and the refusals."""

    placed: list[Placement] = field(default_factory=list)
    on: dict[int, Things] = field(default_factory=dict)
    refused: dict[str, Why] = field(default_factory=dict)


def compose_plan(
    state: State, seat: int, placed: Sequence[Placement], language: str, *, ready: bool = False
) -> tuple[ComposeView, State]:
    """A plan as it lies on the workers, and the position with the legal part of it. What the position itself has
    planned already stays where it is. A plan that is `ready` takes nothing more."""
    base = planning_base(state, seat)
    player = base.players[seat]
    parts = plan_parts(base, seat)
    fixed = placements_of(base, seat)
    arranged = arrange(player, parts, without(placed, fixed), language)
    after, moves = play_plan(base, seat, parts, arranged, language)
    free = free_targets(player, fixed, arranged.placed, minus(parts.free, total(arranged.on.values())))
    accepts = {} if ready else accepted(parts, arranged.on, free)
    unused = sum(free[disk] for disk in DISKS if disk in accepts)
    view = ComposeView(
        placed=fixed + arranged.placed,
        free=free,
        accepts=accepts,
        removable=[] if ready else [place for place in PLACES if any(one.on == place for one in arranged.placed)],
        refused=arranged.refused,
        moves=[move_text(move) for move in moves],
        commit=say("commit-ready", language),
        complete=not arranged.refused,
        ready=ready,
        warning=say("warn-disks", language, count=unused) if unused else "",
    )
    return view, after


def without(placed: Sequence[Placement], fixed: Sequence[Placement]) -> list[Placement]:
    """The placements that are not fixed already."""
    there = Counter((one.what, one.on) for one in fixed)
    new = []
    for one in placed:
        if there[one.what, one.on] > 0:
            there[one.what, one.on] -= 1
        else:
            new.append(one)
    return new


# -- sorting placements -----------------------------------------------------------------------------------------------


def arrange(player: Player, parts: PlanParts, placed: Sequence[Placement], language: str) -> Arrangement:
    """Sort placements by worker. Refused are unknown things and places, and more than the player has."""
    arranged, rest = Arrangement(), parts.free
    for one in placed:
        kind, worker = KIND_OF.get(one.what), PLACES.get(one.on)
        if kind is None or worker is None:
            arranged.refused[one.on] = Why(say("why-no-place", language))
            continue
        if rest[kind] == 0:
            arranged.refused[one.on] = Why(say("why-none-left", language))
            continue
        rest = minus(rest, ONE[kind])
        arranged.on[worker] = plus(arranged.on.get(worker, NO_THINGS), ONE[kind])
        arranged.placed.append(one)
    arranged.placed = disks_first(player, parts, arranged.placed)
    return arranged


def disks_first(player: Player, parts: PlanParts, placed: list[Placement]) -> list[Placement]:
    """The same with markers only where disks do not suffice: an unused disk is worth nothing (C-17)."""
    ordered = list(placed)
    for colour in range(COLOURS):
        rest = parts.free[colour] - sum(KIND_OF[one.what] == colour for one in placed)
        of_markers = [at for at, one in enumerate(ordered) if one.what == MARKERS[colour]]
        of_disks = [at for at, one in enumerate(ordered) if one.what == DISKS[colour]]
        needed = int(player.colour_markers(colour)) if rest == 0 and parts.free[colour] else 0
        for at in of_markers[needed:]:
            ordered[at] = Placement(DISKS[colour], ordered[at].on)
        if needed > len(of_markers):
            ordered[of_disks[-1]] = Placement(MARKERS[colour], ordered[of_disks[-1]].on)
    return ordered


def free_targets(player: Player, fixed: list[Placement], placed: list[Placement], rest: Things) -> dict[str, int]:
    """What is not placed yet, as targets."""
    used = {one.what for one in (*fixed, *placed)}
    free: dict[str, int] = {}
    for colour in range(COLOURS):
        marker = int(player.colour_markers(colour)) if MARKERS[colour] not in used else 0
        free[DISKS[colour]] = rest[colour] - marker
        free[MARKERS[colour]] = marker
    free[PAYMENTS[0]], free[PAYMENTS[1]] = rest[FOOD_AT], rest[THALER_AT]
    return {target: count for target, count in free.items() if count > 0}


def accepted(parts: PlanParts, on: dict[int, Things], free: dict[str, int]) -> dict[str, list[str]]:
    """Where each thing may go next: where some legal plan contains it and all that lies there already."""
    accepts: dict[str, list[str]] = {}
    for kind in {KIND_OF[target] for target in free}:
        places = [
            f"worker:{WORKERS[worker]}"
            for worker in parts.options
            if parts.allow({**on, worker: plus(on.get(worker, NO_THINGS), ONE[kind])})
        ]
        if places:
            accepts |= {target: places for target in free if KIND_OF[target] == kind}
    return dict(sorted(accepts.items()))


# -- moves ---------------------------------------------------------------------------------------------------------


def play_plan(
    base: State, seat: int, parts: PlanParts, arranged: Arrangement, language: str
) -> tuple[State, list[int]]:
    """Play the plan worker by worker. What cannot lie on a worker is left out, and the reason noted."""
    state, moves = base.copy(), list[int]()
    player = state.players[seat]
    for worker in [worker for worker in arranged.on if worker not in parts.options]:
        arranged.refused[f"worker:{WORKERS[worker]}"] = refusal(state, seat, worker, arranged.on[worker], language)
    while player.plan_step != READY:
        worker = worker_at(player)
        things = arranged.on.get(worker, NO_THINGS)
        row = rows(worker, things)
        if things not in parts.options[worker] or row[0] not in plan_moves(state, seat):
            arranged.refused[f"worker:{WORKERS[worker]}"] = refusal(state, seat, worker, things, language)
            row = [MOVE_FOR[worker, NO_THINGS]]
        for move in row:
            if player.plan_step != READY:  # the Water Mill ends the plan by itself when no disks are left for it
                play_move(state, seat, move)
                moves.append(move)
    state.stage = PLANNING  # where plans are open, the last one would be revealed at once
    return state, moves


def rows(worker: int, things: Things) -> list[int]:
    """The moves that put these on a worker, if the worker takes them."""
    if worker == MILL:
        yellow, _, black, _, _ = things
        pairs = [BLACK] * (black // 2) + [YELLOW] * (yellow // 2)
        return [*(MOVE_FOR[MILL, MILL_THINGS[colour]] for colour in pairs), MOVE_FOR[MILL, NO_THINGS]]
    return [MOVE_FOR.get((worker, things), MOVE_FOR[worker, NO_THINGS])]


def refusal(state: State, seat: int, worker: int, things: Things, language: str) -> Why:
    """Why these cannot lie on a worker."""
    if worker == MILL:
        return mill_refusal(state, seat, things, language)
    if worker in HIRED and sum(things) > 1:
        return Why(say("why-one-pay", language), "R-PLAN-07")
    move = MOVE_FOR.get((worker, things))
    reason = None if move is None else why_not(state, seat, move)
    if reason is not None and reason.key not in OF_THE_ORDER:
        return because(reason, language)
    if worker in HIRED:
        return Why(say("why-pay-kinds", language, worker=WORKERS[worker]), "R-PLAN-07")
    if things[FOOD_AT] or things[THALER_AT]:
        return Why(say("why-own-take-disks", language), "R-PLAN-06")
    return Why(say("why-no-place", language))


def mill_refusal(state: State, seat: int, things: Things, language: str) -> Why:
    """The Water Mill takes pairs of one colour, usually one pair (R-TILE-35a, C-66)."""
    reason = why_not(state, seat, PLAN_MILL)
    if reason is not None and reason.key not in OF_THE_ORDER:
        return because(reason, language)
    for colour in (BLACK, YELLOW):
        if things[colour] % 2:
            values: dict[str, int | str] = {"colour": COLOUR_NAMES[colour], "have": things[colour] % 2}
            return because(Reason("R-TILE-35a", "mill-needs-two", values), language)
    return Why(say("why-mill-pairs", language), "R-TILE-35a")


# -- a plan that is there already ------------------------------------------------------------------------------------


def placements_of(state: State, seat: int) -> list[Placement]:
    """The placements that show the plan of a seat, so that a saved plan can be changed again."""
    player = state.players[seat]
    spent = [int(player.disks(colour)) for colour in range(COLOURS)]
    placements: list[Placement] = []
    for worker, things in planned(player).items():
        place = f"worker:{WORKERS[worker]}"
        for kind, count in enumerate(things):
            for _ in range(count):
                if kind < COLOURS:
                    placements.append(Placement(DISKS[kind] if spent[kind] else MARKERS[kind], place))
                    spent[kind] = max(0, spent[kind] - 1)
                else:
                    placements.append(Placement(PAYMENTS[kind - FOOD_AT], place))
    return placements


def planned(player: Player) -> dict[int, Things]:
    """What lies on each worker."""
    return {
        FARMER: LOAD_THINGS[player.farmer_load],
        FARMHAND: LOAD_THINGS[player.farmhand_load],
        DIGGER: PAY_THINGS[player.digger_pay],
        HASPELKNECHT: PAY_THINGS[player.haspelknecht_pay],
        MINER: PAY_THINGS[player.miner_pay],
        MILL: (2 * int(player.mill_yellow), 0, 2 * int(player.mill_black), 0, 0),
    }
