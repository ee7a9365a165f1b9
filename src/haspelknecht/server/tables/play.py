"""Commands of players: start a game, move, plan, undo. Each changes a draft of the table."""

from __future__ import annotations

import json
from collections.abc import Sequence

from haspelknecht.data.components import read_facts
from haspelknecht.data.layouts import read_layout
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.notation import move_text, parse_move, seat_text
from haspelknecht.records.positions import position_of
from haspelknecht.rules.stages import PLANNING
from haspelknecht.server.errors import Conflict
from haspelknecht.server.tables.clocks import rewind_clocks, take_back_reward, update_clocks
from haspelknecht.server.tables.events import event_values
from haspelknecht.server.tables.game_end import finish_if_over
from haspelknecht.server.tables.private_plan import planned
from haspelknecht.server.tables.table import Plan, Rules, Seat
from haspelknecht.server.tables.table_draft import TableDraft, trim_history
from haspelknecht.version import __version__


class Stale(Conflict):
    """The player has not seen the newest event; the answer holds the missed ones."""

    def __init__(self, after: int) -> None:
        super().__init__("server-stale")
        self.after = after


def new_game(rules: Rules, names: list[str], seed: str) -> Game:
    """Create the game that a table is set up for."""
    layout = rules.layout if rules.layout_file is None else read_layout(rules.layout_file, "own")
    return Game.new(
        len(names),
        seed=seed,
        edition=rules.edition,
        options=rules.options,
        layout=layout,
        tiles=rules.tiles,
        components=None if rules.components is None else read_facts(rules.components),
        names=names,
        start_buildings=rules.start_buildings,
        improved_farmhand=rules.improved_farmhand,
    )


def begin(draft: TableDraft, now: float) -> None:
    """Start the game of a table: a new one, or one from the position of a record."""
    names = [seat.name for seat in draft.body.seats]
    if draft.identity is None:
        draft.game = new_game(draft.body.rules, names, draft.seed)
    else:
        draft.game = Game.from_position({**json.loads(draft.identity), "names": names}, draft.seed)
    start_game(draft, now)


def start_game(draft: TableDraft, now: float) -> None:
    """Add the first event: the first disks are drawn, the first water rises."""
    game = draft.game
    assert game is not None
    draft.identity = json.dumps(position_of(game.table, game.start), separators=(",", ":")).encode()
    draft.engine = __version__
    draft.status = "playing"
    draft.add_event("begin", now, **event_values(game, 0))
    draft.touch("seats", "identity")
    trim_history(game)
    update_clocks(draft, (), now)
    finish_if_over(draft, now)


def game_in_play(draft: TableDraft, after: int) -> Game:
    """Return the game if it is running and the player has seen its newest event.

    :raises Stale: If they have not.
    :raises Conflict: If it is not running.
    """
    if draft.game is not None and after != draft.number:  # also after the end: the last move may be repeated
        raise Stale(after)
    if draft.status != "playing" or draft.game is None:
        raise Conflict("server-not-playing")
    if draft.body.paused:
        raise Conflict("server-paused")
    return draft.game


def move(draft: TableDraft, seat: int, after: int, wanted: int | str, now: float) -> None:
    """Play a public move."""
    game = game_in_play(draft, after)
    if draft.plans_secretly:
        raise Conflict("server-plan-instead")
    code = parse_move(wanted) if isinstance(wanted, str) else wanted
    pending = draft.pending
    known = len(game.history)
    mover = draft.body.seats[seat]
    if not game.may_undo(seat):
        mover.lasts = []
    game.play(code, seat)
    event = draft.add_event("move", now, seat=seat_text(seat), **event_values(game, known))
    mover.lasts.append(mover.last)
    if not mover.away:  # moves of a stand-in are new to the player who returns
        mover.last = event.number
    trim_history(game)
    update_clocks(draft, pending, now, anew=draft.plans_secretly)
    finish_if_over(draft, now)


def plan(draft: TableDraft, seat: int, after: int, wanted: Sequence[int | str], *, ready: bool, now: float) -> None:
    """Save a secret plan. When the last player is ready, all plans are revealed."""
    game = game_in_play(draft, after)
    if not draft.plans_secretly or seat not in game.to_act:
        raise Conflict("server-no-plan-now")
    moves = [parse_move(item) if isinstance(item, str) else item for item in wanted]
    state = planned(game, seat, moves)
    if ready and state.may_act(seat):
        raise UserError("server-plan-unfinished", seat=seat_text(seat))
    pending = draft.pending
    draft.plans[seat] = Plan([move_text(code) for code in moves], ready)
    draft.planned.add(seat)
    draft.touch()
    if draft.pending:
        draft.secret_change = seat if draft.pending == pending else None
        take_back_reward(draft, seat, pending)
        update_clocks(draft, pending, now)
    else:
        reveal(draft, game, pending, now)


def reveal(draft: TableDraft, game: Game, pending: tuple[int, ...], now: float) -> None:
    """Play all plans at once, in the order of the seats."""
    known = len(game.history)
    for seat in sorted(draft.plans):
        for text in draft.plans[seat].moves:
            game.play(text, seat)
    assert game.state.stage != PLANNING  # every plan was complete
    event = draft.add_event("plans", now, **event_values(game, known))
    for seat in draft.plans:
        if not draft.body.seats[seat].away:
            draft.body.seats[seat].last = event.number
    draft.plans = {}
    draft.touch("plans")
    trim_history(game)
    update_clocks(draft, pending, now, anew=True)
    finish_if_over(draft, now)


def undo(draft: TableDraft, seat: int, after: int, whole_turn: bool, now: float) -> None:
    """Undo the player's last move or whole turn, never past a draw, a reveal or another player's action."""
    game = game_in_play(draft, after)
    if not game.may_undo(seat):
        raise Conflict("server-no-undo", seat=seat_text(seat))
    pending = draft.pending
    moves = 0
    while game.may_undo(seat) and (whole_turn or moves == 0):
        game.undo()
        moves += 1
    draft.add_event("undo", now, seat=seat_text(seat), back_to=draft.back_by(moves))
    restore_last_event(draft.body.seats[seat], moves)
    rewind_clocks(draft, seat, pending, now)


def restore_last_event(seat: Seat, moves: int) -> None:
    """Restore the last event of a seat from before the moves that were undone."""
    if len(seat.lasts) >= moves:  # rows of earlier versions do not have them
        seat.last = seat.lasts[-moves]
        del seat.lasts[-moves:]
