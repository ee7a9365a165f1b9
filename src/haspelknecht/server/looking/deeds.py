"""Single deeds of workers, played to their end on copies: what they bring is what has changed."""

from __future__ import annotations

from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.moves import LIFT, MAKE_WOOD, MINE, PUMP_ONE, PUMP_TWO, RUN_MILL, STOP
from haspelknecht.rules.pieces import NO_TILE, NOBODY, tile_number
from haspelknecht.rules.player import DONE_SYNERGY, Player
from haspelknecht.rules.state import State
from haspelknecht.rules.why import why
from haspelknecht.server.looking.look import Deed, WorkerDeed

WANTED: dict[Deed, tuple[int, ...]] = {  # what a worker with steps prefers, if he is to do this
    "coal": (MINE, PUMP_TWO, PUMP_ONE),
    "lift": (LIFT, PUMP_TWO, PUMP_ONE),
    "water": (PUMP_TWO, PUMP_ONE),
}
BONUSES = ("summer-food",)
SYNERGIES = ("synergy-food", "synergy-wood")
Done = tuple[WorkerDeed, State]


def simple(state: State, seat: int, move: int) -> list[Done]:
    """Food, wood, or what the Water Mill makes."""
    after = state.copy()
    play_move(after, seat, move)
    before, now = state.players[seat], after.players[seat]
    keys = [reason.key for reason in why(state, seat, move)]
    bonus, synergy = (sum(key in names for key in keys) for names in (BONUSES, SYNERGIES))
    points = int(now.score - before.score)
    if move != RUN_MILL:
        does: Deed = "food" if move < MAKE_WOOD else "wood"
        amount = int(now.food - before.food if does == "food" else now.wood - before.wood)
        return [(WorkerDeed(does, amount, bonus, synergy, points), after)]
    made: list[tuple[Deed, int]] = [("thaler", now.thaler - before.thaler), ("food", now.food - before.food)]
    return [
        (WorkerDeed(does, int(amount), 0, 0, points if does == "food" else 0), after) for does, amount in made if amount
    ]


def purchase(state: State, seat: int, move: int, tile: int) -> Done:
    """A development."""
    after = state.copy()
    play_move(after, seat, move)
    after.offer = NO_TILE
    points = int(after.players[seat].score - state.players[seat].score)
    return WorkerDeed("tile", 1, 0, 0, points, tile_number(tile)), after


def mining(state: State, seat: int) -> list[Done]:
    """What a worker who is at work can do with all his steps: mine, lift, or pump."""
    found = []
    for does, moves in WANTED.items():
        after = state.copy()
        work(after, seat, moves)
        before, now = state.players[seat], after.players[seat]
        amount = achieved(before, now, does)
        if amount > 0:
            synergy = int(now.done & ~before.done & DONE_SYNERGY != 0)
            found.append((WorkerDeed(does, amount, 0, synergy, int(now.score - before.score)), after))
    return found


def achieved(before: Player, now: Player, does: Deed) -> int:
    """How much of it was done."""
    if does == "coal":
        return int(now.mined() - before.mined())
    if does == "lift":
        return int(before.shaft_coal - now.shaft_coal)
    return int(before.water - now.water)


def work(state: State, seat: int, wanted: tuple[int, ...]) -> None:
    """All steps of the worker at work, and a step that synergy gives the player, as long as one of these helps."""
    while state.worker != NOBODY or state.bonus_step:
        legal = legal_moves(state, seat)
        step = next((move for move in wanted if move in legal), None)
        if step is None:
            finish(state, seat)
            return
        play_move(state, seat, step)


def finish(state: State, seat: int) -> None:
    """The worker stops."""
    if state.worker != NOBODY:
        play_move(state, seat, STOP)
    state.bonus_step = 0
