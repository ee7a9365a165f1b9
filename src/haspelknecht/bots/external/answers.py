"""Parsing and validating the answers of an external bot, which are untrusted input."""

from __future__ import annotations

import json

from haspelknecht.bots.bot import Thoughts
from haspelknecht.bots.external.failure import ExternalFailure
from haspelknecht.bots.external.messages import PROTOCOL, Message
from haspelknecht.bots.observation import Observation
from haspelknecht.errors import UserError, shorten
from haspelknecht.records.notation import move_text, parse_move, texts
from haspelknecht.rules.why_not import why_not

SHOWN = 80  # characters of an invalid answer that are shown


def parse_line(line: bytes) -> Message:
    """Parse a line, which must be one JSON object."""
    try:
        message = json.loads(line.decode())
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise ExternalFailure("external-garbage", line=shorten(line.decode(errors="replace"), SHOWN))
    return message


def check_type(answer: Message, wanted: str) -> None:
    """Check the type of an answer."""
    if answer.get("type") != wanted:
        raise ExternalFailure("external-wrong-type", found=show(answer.get("type")), wanted=wanted)


def read_hello(answer: Message) -> str:
    """Check that the bot uses our protocol, and return its name."""
    check_type(answer, "hello")
    protocol, name = answer.get("protocol"), answer.get("name")
    if not is_number(protocol) or protocol != PROTOCOL:
        raise ExternalFailure("external-wrong-protocol", found=show(protocol), wanted=PROTOCOL)
    if not isinstance(name, str) or not name.strip():
        raise ExternalFailure("external-no-name", found=show(name))
    return shorten(name, 40)


def read_move(answer: Message, number: int, observation: Observation) -> int:
    """The legal move that answers question `number`."""
    check_type(answer, "move")
    answered = answer.get("id")
    if not is_number(answered) or answered != number:
        raise ExternalFailure("external-wrong-id", found=show(answered), wanted=str(number))
    move = move_number(answer.get("move"))
    if move is None:
        raise ExternalFailure("external-unknown-move", move=show(answer.get("move")))
    if move not in observation.legal_moves:
        refusal = why_not(observation.state, observation.seat, move)
        raise ExternalFailure("external-illegal-move", move=move_text(move)).because(refusal)
    return move


def move_number(given: object) -> int | None:
    """A move given by text or by number; None if there is no such move."""
    if isinstance(given, str):
        try:
            return parse_move(given)
        except UserError:
            return None
    return given if isinstance(given, int) and is_number(given) and given in texts() else None


def read_thoughts(answer: Message, players: int) -> Thoughts | None:
    """The thoughts that come with a move; None if they are invalid, which is not a failure."""
    given = answer.get("thoughts")
    if not isinstance(given, dict):
        return None
    points, wins = numbers(given.get("points", []), players), numbers(given.get("wins", []), players)
    line, iterations = given.get("line", []), given.get("iterations", 0)
    if points is None or wins is None or not all(0 <= chance <= 1 for chance in wins):
        return None
    if not isinstance(line, list) or not isinstance(iterations, int) or not is_number(iterations):
        return None
    moves = [move for move in map(move_number, line) if move is not None]
    if len(moves) != len(line) or iterations < 0:
        return None
    return Thoughts(points, wins, tuple(moves), iterations)


def numbers(given: object, players: int) -> tuple[float, ...] | None:
    """A number for each player, or an empty list; None if it is neither."""
    if not isinstance(given, list) or len(given) not in (0, players):
        return None
    valid = [float(item) for item in given if isinstance(item, int | float) and is_number(item)]
    return tuple(valid) if len(valid) == len(given) else None


def is_number(given: object) -> bool:
    """Whether a value is a finite number of reasonable size. To Python, `true` is a number too, and so is NaN."""
    if isinstance(given, bool) or not isinstance(given, int | float):
        return False
    return abs(given) < 1e15  # false for NaN


def show(given: object) -> str:
    """A value of an invalid answer, as JSON."""
    try:
        return shorten(json.dumps(given, ensure_ascii=False), SHOWN)
    except RecursionError:  # the parser allows deeper nesting than the encoder
        return "[[[..."
