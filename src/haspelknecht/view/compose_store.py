"""Storing for the winter as placements: goods are put into Farm, Barn and Coal Storage, and stand for one move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from haspelknecht.locale import say
from haspelknecht.records.move_parts import Store, decode
from haspelknecht.records.notation import move_text, texts
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.moves import PROP_PINGE, PROP_TUNNEL
from haspelknecht.rules.pieces import COAL, FOOD, GOOD_NAMES, NO_GOOD, WOOD, YEARS
from haspelknecht.rules.state import State
from haspelknecht.rules.why_not import why_not
from haspelknecht.rules.winter import stored
from haspelknecht.view.outcomes import difference
from haspelknecht.view.phrases import because, goods_words
from haspelknecht.view.types import ComposeView, Placement, Why

GOODS: Final = (FOOD, WOOD, COAL)
GOOD_OF: Final = {f"good:{GOOD_NAMES[good]}": good for good in GOODS}
PLACES: Final = ("store:farm", "store:barn", "store:storage")
Kept = tuple[tuple[int, ...], ...]  # the goods in Farm, Barn and Coal Storage, each in rising order
NOTHING: Final[Kept] = ((), (), ())


def kept_by(parts: Store) -> Kept:
    """The goods that a move keeps, by place."""
    in_shed = tuple(good for good in GOODS for _ in range(int(stored(good, NO_GOOD, NO_GOOD, parts.shed))))
    return (parts.farm,) if parts.farm else (), (parts.barn,) if parts.barn else (), in_shed


KEPT: Final = {move: kept_by(parts) for move in texts() if isinstance(parts := decode(move), Store)}
MOVE_OF: Final = {kept: move for move, kept in KEPT.items()}


def compose_store(state: State, seat: int, placed: Sequence[Placement], language: str) -> tuple[ComposeView, State]:
    """What is kept, and the position after it. A good that has no place where it was put is left out."""
    player = state.players[seat]
    there = {FOOD: int(player.food), WOOD: int(player.wood), COAL: int(player.coal)}
    ways = {KEPT[move] for move in legal_moves(state, seat) if move in KEPT}
    kept, lying, refused = NOTHING, list[Placement](), dict[str, Why]()
    for one in placed:
        more = adding(kept, one)
        if more in ways:
            kept = more
            lying.append(one)
        else:
            refused[one.on] = why_not_there(state, seat, more, language)
    for keeping in kept:
        for good in keeping:
            there[good] -= 1
    after = stored_after(state, seat, kept)
    view = ComposeView(
        placed=lying,
        free={f"good:{GOOD_NAMES[good]}": count for good, count in there.items() if count},
        accepts=accepted(ways, kept, there),
        removable=[place for place in PLACES if any(one.on == place for one in lying)],
        refused=refused,
        moves=[move_text(MOVE_OF[kept])],
        commit=commit_words(kept, language),
        complete=not refused,
        outcome=difference(player, after.players[seat]),
    )
    view.warning = lost_words(lost_although(state, seat, kept, view), view.free, language)
    return view, after


def stored_placements(move: int) -> list[Placement]:
    """The placements that a move which stores stands for."""
    return [
        Placement(f"good:{GOOD_NAMES[good]}", place)
        for place, goods in zip(PLACES, KEPT[move], strict=True)
        for good in goods
    ]


def adding(kept: Kept, one: Placement) -> Kept | None:
    """What is kept with one good more; None if there is no such good or place."""
    if one.on not in PLACES or one.what not in GOOD_OF:
        return None
    at = PLACES.index(one.on)
    return (*kept[:at], tuple(sorted((*kept[at], GOOD_OF[one.what]))), *kept[at + 1 :])


def accepted(ways: set[Kept], kept: Kept, there: dict[int, int]) -> dict[str, list[str]]:
    """Where each good may go next. Every part of what can be kept can be kept too, so no way is overlooked."""
    accepts = {}
    for target, good in GOOD_OF.items():
        if there[good]:
            places = [place for place in PLACES if adding(kept, Placement(target, place)) in ways]
            if places:
                accepts[target] = places
    return accepts


def why_not_there(state: State, seat: int, kept: Kept | None, language: str) -> Why:
    """Why a good cannot be kept at a place."""
    if kept is None:
        return Why(say("why-no-place", language))
    if kept in MOVE_OF:
        reason = why_not(state, seat, MOVE_OF[kept])
        if reason is not None:
            return because(reason, language)
    return Why(say("why-store-full", language), "R-WINTER-07")


def commit_words(kept: Kept, language: str) -> str:
    """`Keep 1 wood and 1 coal`, or `Keep nothing`."""
    amounts = {GOOD_NAMES[good]: sum(keeping.count(good) for keeping in kept) for good in GOODS}
    if not any(amounts.values()):
        return say("commit-keep-nothing", language)
    return say("commit-keep", language, goods=goods_words(amounts, language))


def stored_after(state: State, seat: int, kept: Kept) -> State:
    """The position after storing."""
    after = state.copy()
    play_move(after, seat, MOVE_OF[kept])
    return after


def lost_although(state: State, seat: int, kept: Kept, view: ComposeView) -> set[str]:
    """Goods that would be lost although something can be done about it: there is room, or wood can be placed. In the
    last winter room is worth something only if it scores."""
    avoidable = set()
    score = stored_after(state, seat, kept).players[seat].score
    for target, places in view.accepts.items():
        for place in places:
            more = adding(kept, Placement(target, place))
            assert more is not None
            if state.year < YEARS or stored_after(state, seat, more).players[seat].score > score:
                avoidable.add(target)
    legal = legal_moves(state, seat)
    if "good:wood" in view.free and (PROP_PINGE in legal or PROP_TUNNEL in legal):
        avoidable.add("good:wood")
    return avoidable


def lost_words(lost: set[str], free: dict[str, int], language: str) -> str:
    """`2 coal will be lost`."""
    amounts = {GOOD_NAMES[good]: free[target] for target, good in GOOD_OF.items() if target in lost}
    return say("warn-lost", language, goods=goods_words(amounts, language)) if amounts else ""
