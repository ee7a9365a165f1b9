"""Moves as the player types them: numbers of the list or texts, several texts with commas."""

from __future__ import annotations

from haspelknecht.cli.play.draw_decision import COMMIT, Choice, choices
from haspelknecht.cli.play.session import Session
from haspelknecht.errors import UserError, shorten
from haspelknecht.records.move_parts import Load, LoadMill, Parts, Pay, Store, decode
from haspelknecht.records.notation import move_text, parse_move
from haspelknecht.records.state_words import LOAD_DISKS, WORKERS
from haspelknecht.rules.pieces import COLOUR_NAMES, NO_COLOUR, PAYMENT_NAMES
from haspelknecht.rules.stages import PLANNING, STORING
from haspelknecht.view.compose_store import stored_placements
from haspelknecht.view.types import MoveView, Placement

MOST_DIGITS = 4


def play_line(session: Session, seat: int, line: str) -> None:
    """Play the moves of a line one after the other, until one is refused or the turn is over."""
    items = [item.strip() for item in line.split(",")]
    for place, item in enumerate(items):
        if place and seat not in session.game.to_act:
            raise UserError("play-rest-not-played", moves=shorten(", ".join(items[place:])))
        if item.lower() == COMMIT or not item:
            commit(session, seat)
        else:
            play_item(session, seat, item, alone=len(items) == 1)


def play_item(session: Session, seat: int, text: str, *, alone: bool) -> None:
    """Play one move, or add it to the draft of a plan."""
    if text.isdecimal():
        choice = numbered(session, seat, text, alone=alone)
        if isinstance(choice, Placement):
            draft = session.draft_of(seat)
            draft.change([*draft.placed, choice])
            session.pending = ()
        else:
            play_or_ask(session, seat, (choice.move,), choice.warning)
        return
    move = parse_move(text)
    parts = decode(move)
    if session.game.state.stage == PLANNING and isinstance(parts, Load | Pay | LoadMill):
        put_on_worker(session, seat, parts)
    elif session.game.state.stage == STORING and isinstance(parts, Store) and move in session.game.moves_of(seat):
        session.draft_of(seat).change(stored_placements(move))
        commit(session, seat)
    else:
        legal = {view.move: view.warning for view in session.screen(seat).seat.moves}
        play_or_ask(session, seat, (move_text(move),), legal.get(move_text(move), ""))


def numbered(session: Session, seat: int, text: str, *, alone: bool) -> Choice:
    """The choice with a number in the list; raises `UserError` if there is none."""
    if not alone:
        raise UserError("play-number-in-row", number=shorten(text))
    listed = choices(session.screen(seat).seat)
    if len(text) > MOST_DIGITS or not 1 <= int(text) <= len(listed):
        raise UserError("play-number-unknown", number=shorten(text), most=len(listed))
    return listed[int(text) - 1]


def find_move(session: Session, seat: int, text: str) -> str | Placement:
    """The text of a move that is given by its number or its text, or a placement of the list."""
    if not text.isdecimal():
        return move_text(parse_move(text))
    choice = numbered(session, seat, text, alone=True)
    return choice.move if isinstance(choice, MoveView) else choice


# -- plans -----------------------------------------------------------------------------------------------------------


def put_on_worker(session: Session, seat: int, parts: Load | Pay | LoadMill) -> None:
    """Replace what lies on a worker, or add a pair of disks to the Water Mill; raises `UserError` if it cannot be."""
    place, things = placements(parts)
    draft = session.draft_of(seat)
    kept = [one for one in draft.placed if one.on != place or isinstance(parts, LoadMill)]
    draft.change(kept + [Placement(thing, place) for thing in things])
    session.pending = ()
    screen = session.screen(seat)
    compose = screen.seat.compose
    if compose is not None and place in compose.refused:
        draft.placed = draft.earlier.pop()
        name = screen.worker_name(screen.seat.seat, place.partition(":")[2])
        raise UserError("todo-planning-refused", worker=name, reason=compose.refused[place].message)


def placements(parts: Parts) -> tuple[str, list[str]]:
    """The place that a move of a plan is about, and the things that it puts there."""
    match parts:
        case Load(worker, load):
            disks = zip(COLOUR_NAMES, LOAD_DISKS[load], strict=True)
            return f"worker:{WORKERS[worker]}", [f"disk:{name}" for name, count in disks for _ in range(count)]
        case Pay(worker, payment):
            pay = {"unpaid": [], "yellow": ["disk:yellow"]}.get(PAYMENT_NAMES[payment])
            return f"worker:{WORKERS[worker]}", [f"good:{PAYMENT_NAMES[payment]}"] if pay is None else pay
        case LoadMill(colour) if colour != NO_COLOUR:
            return "worker:mill", [f"disk:{COLOUR_NAMES[colour]}"] * 2
    return "worker:mill", []


def commit(session: Session, seat: int) -> None:
    """Play the moves that wait for a confirmation, or commit the draft."""
    if session.pending:
        session.play(session.pending, seat)
        return
    compose = session.screen(seat).seat.compose
    if compose is None:
        raise UserError("play-nothing-to-confirm")
    if not compose.complete:
        raise UserError("play-nothing-ready")
    play_or_ask(session, seat, tuple(compose.moves), compose.warning)


def play_or_ask(session: Session, seat: int, moves: tuple[str, ...], warning: str) -> None:
    """Play moves. If they would waste something, ask once before."""
    if warning and session.pending != moves:
        session.pending = moves
        session.show(session.say("play-confirm", warning=warning))
        return
    session.play(moves, seat)
