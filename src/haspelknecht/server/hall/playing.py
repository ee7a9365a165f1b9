"""Playing: beginning a game, moves, secret plans, taking back. Each command changes a working copy of the table."""

from __future__ import annotations

import json
from collections.abc import Sequence

from haspelknecht.data.components import read_facts
from haspelknecht.data.layouts import read_layout
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.notation import parse_move, seat_text
from haspelknecht.records.positions import position_of
from haspelknecht.rules.stages import PLANNING
from haspelknecht.server.hall.clocks import go_on_clocks, take_back_reward, turn_back_clocks
from haspelknecht.server.hall.desk import Desk, forget_past, steps_since
from haspelknecht.server.hall.ending import finish_if_over
from haspelknecht.server.hall.private_plan import planned
from haspelknecht.server.hall.table import Plan, Rules, Seat
from haspelknecht.server.refusals import Conflict
from haspelknecht.version import __version__


class Stale(Conflict):
    """The asker has not seen the newest event; he is told what happened instead."""

    def __init__(self, after: int) -> None:
        super().__init__("server-stale")
        self.after = after


def lay_out(rules: Rules, names: list[str], seed: str) -> Game:
    """The game that a table is set up for."""
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


def begin(desk: Desk, now: float) -> None:
    """The first event: the first disks are drawn, the first water rises; or a position from a record is set up."""
    names = [seat.name for seat in desk.body.seats]
    if desk.identity is None:
        desk.game = lay_out(desk.body.rules, names, desk.seed)
    else:
        desk.game = Game.from_position({**json.loads(desk.identity), "names": names}, desk.seed)
    put_on_table(desk, now)


def put_on_table(desk: Desk, now: float) -> None:
    """A game that is laid out becomes the game of the table."""
    game = desk.game
    assert game is not None
    desk.identity = json.dumps(position_of(game.table, game.start), separators=(",", ":")).encode()
    desk.engine = __version__
    desk.status = "playing"
    desk.tell("begin", now, steps=steps_since(game, 0))
    desk.touch("seats", "identity")
    forget_past(game)
    go_on_clocks(desk, (), now)
    finish_if_over(desk, now)


def game_in_play(desk: Desk, after: int) -> Game:
    """The game, if one is being played and the asker knows how it stands."""
    if desk.game is not None and after != desk.number:  # also after the end: the last move may be asked for again
        raise Stale(after)
    if desk.status != "playing" or desk.game is None:
        raise Conflict("server-not-playing")
    if desk.body.paused:
        raise Conflict("server-paused")
    return desk.game


def move(desk: Desk, seat: int, after: int, wanted: int | str, now: float) -> None:
    """A move that everybody sees at once."""
    game = game_in_play(desk, after)
    if desk.plans_secretly:
        raise Conflict("server-plan-instead")
    code = parse_move(wanted) if isinstance(wanted, str) else wanted
    pending = desk.pending
    known = len(game.history)
    mover = desk.body.seats[seat]
    if not game.may_undo(seat):
        mover.lasts = []
    game.play(code, seat)
    event = desk.tell(
        "move", now, seat=seat_text(seat), moves=[(seat_text(seat), code)], steps=steps_since(game, known)
    )
    mover.lasts.append(mover.last)
    if not mover.away:  # what a bot plays for somebody is new to him when he is back
        mover.last = event.number
    forget_past(game)
    go_on_clocks(desk, pending, now, anew=desk.plans_secretly)
    finish_if_over(desk, now)


def plan(desk: Desk, seat: int, after: int, wanted: Sequence[int | str], *, ready: bool, now: float) -> None:
    """Save a secret plan, as often as one likes; when the last player is ready, all are revealed."""
    game = game_in_play(desk, after)
    if not desk.plans_secretly or seat not in game.to_act:
        raise Conflict("server-no-plan-now")
    moves = [parse_move(item) if isinstance(item, str) else item for item in wanted]
    state = planned(game, seat, moves)
    if ready and state.may_act(seat):
        raise UserError("server-plan-unfinished", seat=seat_text(seat))
    pending = desk.pending
    desk.plans[seat] = Plan(moves, ready)
    desk.planned.add(seat)
    desk.touch()
    if desk.pending:
        desk.secret_change = seat if desk.pending == pending else None
        take_back_reward(desk, seat, pending)
        go_on_clocks(desk, pending, now)
    else:
        reveal(desk, game, pending, now)


def reveal(desk: Desk, game: Game, pending: tuple[int, ...], now: float) -> None:
    """All plans are played at once, in the order of the seats."""
    known = len(game.history)
    moves = [(seat, code) for seat in sorted(desk.plans) for code in desk.plans[seat].moves]
    for seat, code in moves:
        game.play(code, seat)
    assert game.state.stage != PLANNING  # every plan was complete
    event = desk.tell(
        "plans", now, moves=[(seat_text(seat), code) for seat, code in moves], steps=steps_since(game, known)
    )
    for seat in desk.plans:
        if not desk.body.seats[seat].away:
            desk.body.seats[seat].last = event.number
    desk.plans = {}
    desk.touch("plans")
    forget_past(game)
    go_on_clocks(desk, pending, now, anew=True)
    finish_if_over(desk, now)


def take_back(desk: Desk, seat: int, after: int, whole_turn: bool, now: float) -> None:
    """Take back one's last move, or the whole turn: never past a draw, a reveal or another player's action."""
    game = game_in_play(desk, after)
    if not game.may_undo(seat):
        raise Conflict("server-no-undo", seat=seat_text(seat))
    pending = desk.pending
    moves = 0
    while game.may_undo(seat) and (whole_turn or moves == 0):
        game.undo()
        moves += 1
    desk.tell("undo", now, seat=seat_text(seat), back_to=desk.back_by(moves))
    forget_last(desk.body.seats[seat], moves)
    turn_back_clocks(desk, seat, pending, now)


def forget_last(seat: Seat, moves: int) -> None:
    """Moves that were taken back are not what one has done last."""
    if len(seat.lasts) >= moves:  # a row of an earlier version knows nothing of them
        seat.last = seat.lasts[-moves]
        del seat.lasts[-moves:]
