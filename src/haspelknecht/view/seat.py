"""Everything that the person at a seat sees and can do: a pure function of the game."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht.errors import UserError
from haspelknecht.locale import say
from haspelknecht.records.game import Game
from haspelknecht.records.notation import parse_move, texts
from haspelknecht.rules.flow import play_move
from haspelknecht.rules.player import READY
from haspelknecht.rules.stages import PLANNING, REFUNDING, STORING, TAKING, WORKING
from haspelknecht.rules.state import State
from haspelknecht.rules.turn_order import set_turn_order
from haspelknecht.rules.why_not import why_not
from haspelknecht.view.board import LETTERS, player_view
from haspelknecht.view.compose import compose_plan, compose_store, placements_of
from haspelknecht.view.guidance import todo
from haspelknecht.view.moves import move_views
from haspelknecht.view.outcomes import difference
from haspelknecht.view.phrases import NUMBERS, because, worker_words
from haspelknecht.view.plan_parts import plan_moves, planning_base
from haspelknecht.view.tiles import tile_views
from haspelknecht.view.types import ComposeView, Placement, SeatView, Why, WorkView
from haspelknecht.view.winter import winter_view
from haspelknecht.view.work import order_of, views_of
from haspelknecht.view.work_line import best_line, when_working


def seat_view(
    game: Game,
    seat: int,
    language: str,
    *,
    placed: Sequence[Placement] | None = None,
    plan: Sequence[int] = (),
    ready: bool = False,
    may_act: bool = True,
    last: int = 0,
    may_undo: bool = False,
    pending: Sequence[int] | None = None,
) -> SeatView:
    """What a seat sees and can do.

    :param placed: What is tried on workers or in stores, instead of the saved plan.
    :param plan: The moves of a saved secret plan.
    :param ready: Whether that plan is committed.
    :param may_act: Whether the person who asks plays the seat now, and not a bot in their place.
    :param last: The number of the last event that the seat caused.
    :param may_undo: Whether they can take back something.
    :param pending: Seats that have not committed their plans, if the game does not know them.

    >>> game = Game.new(seed="example")
    >>> view = seat_view(game, game.to_act[0], "en")
    >>> view.todo
    'Choose a colour in one pool: you take all its disks'
    >>> view.moves[0].does
    'Take 1 yellow disk from pool 1: turn order value 3'
    """
    state = game.view(seat)
    acting = may_act and state.may_act(seat)
    compose, planned = None, state
    if state.stage == PLANNING:
        compose, planned = plan_of(state, seat, language, placed=placed, plan=plan, ready=ready, acting=acting)
    elif state.stage == STORING and acting:
        compose, _ = compose_store(state, seat, placed or (), language)
    working = when_working(planned, seat)
    line = best_line(working, seat)
    work = views_of(line, working, seat, language)
    if compose is not None and state.stage == PLANNING:
        compose.outcome = difference(state.players[seat], line.state.players[seat])
        compose.warning = ". ".join(filter(None, (compose.warning, idle_words(state, seat, work, language))))
    working_now = acting and state.stage == WORKING
    return SeatView(
        seat=LETTERS[seat],
        todo=todo(game, seat, language, state=state, compose=compose, line=line, may_act=may_act, pending=pending),
        moves=move_views(state, seat, language, game.table.names, line=line) if acting else [],
        compose=compose,
        may_undo=may_undo,
        last=last,
        work=work,
        work_order=order_of(line),
        work_moves=[texts()[move] for move in line.moves] if working_now else [],
        winter=winter_view(line.state, seat),
        tiles=tile_views(planned, seat, language),
        place=next_place(state, seat),
        player=player_view(planned, seat),
    )


def plan_of(
    state: State,
    seat: int,
    language: str,
    *,
    placed: Sequence[Placement] | None,
    plan: Sequence[int],
    ready: bool,
    acting: bool,
) -> tuple[ComposeView | None, State]:
    """The plan of a seat, if it is theirs to make, and the position with it."""
    done = state.players[seat].plan_step == READY
    if state.setup.options.plan_in_turn_order and not acting:
        return None, state
    if placed is None:
        placed = placements_of(with_plan(state, seat, plan), seat)
    view, planned = compose_plan(state, seat, placed, language, ready=ready or done)
    return (view if acting or done else None), planned


def with_plan(state: State, seat: int, plan: Sequence[int]) -> State:
    """The position with a saved plan on it, as far as it is legal."""
    planned = planning_base(state, seat)
    for move in plan:
        if planned.stage != PLANNING or move not in plan_moves(planned, seat):
            break
        play_move(planned, seat, move)
    return planned


def idle_words(state: State, seat: int, work: Sequence[WorkView], language: str) -> str:
    """A warning about workers who hold disks or pay and will have nothing to do."""
    idle = [worker_words(state, seat, NUMBERS[view.worker], language) for view in work if view.why is not None]
    return say("warn-idle", language, names=", ".join(idle), count=len(idle)) if idle else ""


def next_place(state: State, seat: int) -> int | None:
    """The place of a seat in the next turn order, among those who have taken disks (R-ORDER-03, R-ORDER-04); None if it
    has not, or the order is settled."""
    if state.stage > REFUNDING:
        return None
    order = [int(other) for other in state.order]
    taken = order[: state.turn] if state.stage == TAKING else order
    if seat not in taken:
        return None
    twin = state.copy()
    set_turn_order(twin)
    return [int(other) for other in twin.order if other in taken].index(seat) + 1


def try_moves(
    game: Game,
    seat: int,
    moves: Sequence[str],
    language: str,
    *,
    ready: bool = False,
    may_act: bool = True,
    last: int = 0,
    may_undo: bool = False,
    pending: Sequence[int] | None = None,
) -> tuple[SeatView, Why | None]:
    """What a seat would see after some of its moves, up to the first one that is refused, and why that one is. Nothing
    is drawn from the bag, and secret plans of others stay unknown. In secret planning the moves are a plan."""
    twin = Game(game.table, game.view(seat), None)
    plan: list[int] = []
    refused: Why | None = None
    secretly = twin.state.stage == PLANNING and not twin.state.setup.options.plan_in_turn_order
    trial = planning_base(twin.state, seat) if secretly else twin.state
    for text in moves:
        try:
            move = parse_move(text)
        except UserError as error:
            refused = Why(error.text(language))
            break
        reason = why_not(trial, seat, move)
        if reason is not None:
            refused = because(reason, language)
            break
        if secretly:
            play_move(trial, seat, move)
            plan.append(move)
        else:
            twin.play(move, seat)
            trial = twin.state
    view = seat_view(
        twin, seat, language, plan=plan, ready=ready, may_act=may_act, last=last, may_undo=may_undo, pending=pending
    )
    return view, refused
