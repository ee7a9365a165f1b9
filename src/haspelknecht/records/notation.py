"""Moves as text: every move has exactly one text, every text parses back.

The words are those of the game in English, whatever language the player reads: a notation, like that of chess.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from haspelknecht.errors import UserError, shorten
from haspelknecht.records.move_parts import Buy, Load, LoadMill, Parts, Pay, Single, Store, Swap, Take, Work, decode
from haspelknecht.records.state_words import LOAD_DISKS, WORKERS
from haspelknecht.rules import moves
from haspelknecht.rules.pieces import COLOUR_NAMES, GOOD_NAMES, NO_COLOUR, PAYMENT_NAMES, SEAT_NAMES, tile_number

SEATS = "".join(SEAT_NAMES)
OWN_WORKERS = WORKERS[:2]
WORK_TEXTS = ("makes food", "makes wood", "mines")  # by the colour of the disks
SHED_TEXTS = ("", "coal", "wood", "coal wood", "food", "coal food")
SINGLE_MOVES = {
    moves.PASS: "pass",
    moves.REFUND: "refund",
    moves.KEEP: "keep",
    moves.HIRE_DIGGER: "digger works",
    moves.HIRE_MINER: "miner works",
    moves.HIRE_HASPELKNECHT: "haspelknecht works",
    moves.RUN_MILL: "mill works",
    moves.USE_WINDLASS: "windlass",
    moves.USE_CABLE: "cable",
    moves.BURN_CHARCOAL: "charcoal",
    moves.PROP_PINGE: "prop pinge",
    moves.PROP_TUNNEL: "prop tunnel",
    moves.MINE: "mine",
    moves.PUMP_ONE: "pump 1",
    moves.PUMP_TWO: "pump 2",
    moves.LIFT: "lift",
    moves.STOP: "stop",
    moves.TIMBER_WOOD: "timber wood",
    moves.TIMBER_THALER: "timber thaler",
    moves.SELL_ONE: "sell 1",
    moves.SELL_TWO: "sell 2",
    moves.DECLINE: "decline",
    moves.END_TURN: "end",
}


@cache
def texts() -> dict[int, str]:
    """The text of every move, by move number in ascending order."""
    text_of = {}
    for move in range(moves.MOVES):
        try:
            text_of[move] = parts_text(decode(move))
        except UserError:  # not every number in a range is a move
            continue
    return text_of


@cache
def codes() -> dict[str, int]:
    """The move number of every text."""
    return {text: move for move, text in texts().items()}


def parts_text(parts: Parts) -> str:
    """Format the parts of a move."""
    match parts:
        case Single(move):
            return SINGLE_MOVES[move]
        case Take(pool, colour, disks):  # `take 2 brown`  (pool 2), `take 2 brown 1` (only one disk)
            return f"take {pool + 1} {COLOUR_NAMES[colour]}" + (f" {disks}" if disks else "")
        case Swap(reserve, given, pool, got):  # `lamp 1 yellow 2 black`
            return f"lamp {reserve + 1} {COLOUR_NAMES[given]} {pool + 1} {COLOUR_NAMES[got]}"
        case Load(worker, load):  # `farmer 2 brown 1 black`, `farmhand idle`
            return f"{WORKERS[worker]} {load_text(LOAD_DISKS[load])}"
        case Pay(worker, payment):  # `digger food`
            return f"{WORKERS[worker]} {PAYMENT_NAMES[payment]}"
        case LoadMill(colour):
            return "mill rest" if colour == NO_COLOUR else f"mill {COLOUR_NAMES[colour]}"
        case Work(worker, colour):  # `farmer makes food`, `farmhand mines`
            return f"{WORKERS[worker]} {WORK_TEXTS[colour]}"
        case Buy(worker, tile, fee):  # `farmer buys 31 for coal`
            return f"{WORKERS[worker]} buys {tile_number(tile)}" + (f" for {GOOD_NAMES[fee]}" if fee else "")
        case Store():
            return store_text(parts)


def load_text(triple: tuple[int, int, int]) -> str:
    """`2 brown 1 black`, or `idle`."""
    parts = [f"{disks} {name}" for disks, name in zip(triple, COLOUR_NAMES, strict=True) if disks]
    return " ".join(parts) or "idle"


def store_text(parts: Store) -> str:
    """`store farm wood barn food storage coal wood`, `store nothing`."""
    kept = [f"farm {GOOD_NAMES[parts.farm]}"] if parts.farm else []
    kept += [f"barn {GOOD_NAMES[parts.barn]}"] if parts.barn else []
    kept += [f"storage {SHED_TEXTS[parts.shed]}"] if parts.shed else []
    return "store " + (" ".join(kept) or "nothing")


def move_text(move: int) -> str:
    """Format a move number.

    >>> move_text(0)
    'take 1 yellow'

    :raises UserError: If there is no move with this number.
    """
    if move not in texts():
        raise UserError("move-number-unknown", move=str(move))
    return texts()[move]


def parse_move(text: str) -> int:
    """Parse the text of a move and return its number. Case and extra spaces are ignored.

    >>> parse_move("Take 1  yellow")
    0

    :raises UserError: If there is no move with this text.
    """
    move = codes().get(" ".join(text.lower().split()))
    if move is None:
        raise UserError("move-unknown", move=shorten(text))
    return move


def disk_names(disks: Iterable[int]) -> list[str]:
    """The colours of disks by name.

    >>> disk_names([0, 0, 2])
    ['yellow', 'yellow', 'black']
    """
    return [COLOUR_NAMES[colour] for colour in disks]


def parse_disks(names: Iterable[str]) -> tuple[int, ...]:
    """Parse the names of colours, as `disk_names` returns them.

    :raises ValueError: If there is no such colour.
    """
    return tuple(COLOUR_NAMES.index(name) for name in names)


def seat_text(seat: int) -> str:
    """The letter of a seat: `A` for seat 0."""
    return SEATS[seat]


def parse_seat(text: str, players: int) -> int:
    """Parse the letter of a seat.

    :raises UserError: If a game with this number of players has no such seat.
    """
    letter = text.strip().upper()
    if len(letter) != 1 or letter not in SEATS[:players]:
        raise UserError("seat-unknown", seat=shorten(text), known=", ".join(SEATS[:players]))
    return SEATS.index(letter)
