"""Moves as text: every move has exactly one text, every text parses back.

The words are those of the game in English, whatever language the player reads: a notation, like that of chess.
"""

from __future__ import annotations

from functools import cache

from haspelknecht.errors import UserError, shorten
from haspelknecht.records.state_words import SEAT_NAMES
from haspelknecht.rules import moves
from haspelknecht.rules.loads import LOADS, all_triples
from haspelknecht.rules.pieces import (
    COLOUR_NAMES,
    COLOURS,
    GOOD_NAMES,
    PAID_DISK,
    PAYMENT_NAMES,
    POOLS,
    TILES,
    tile_number,
)  # fmt: skip

SEATS = "".join(SEAT_NAMES)
OWN_WORKERS = ("farmer", "farmhand")
SHED_TEXTS = ("", "coal", "wood", "coal wood", "food", "coal food")
SINGLE_MOVES = {
    moves.PASS: "pass",
    moves.REFUND: "refund",
    moves.KEEP: "keep",
    moves.PLAN_MILL: "mill rest",
    moves.PLAN_MILL + 1: "mill black",
    moves.PLAN_MILL + 2: "mill yellow",
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
    """The text of every move."""
    found = {**taking_texts(), **planning_texts(), **working_texts(), **storing_texts(), **SINGLE_MOVES}
    return dict(sorted(found.items()))


@cache
def codes() -> dict[str, int]:
    """The move of every text."""
    return {text: move for move, text in texts().items()}


def taking_texts() -> dict[int, str]:
    """`take 2 brown` (pool 2), `take 2 brown 1` (just one of them), `lamp 1 yellow 2 black`."""
    found = {}
    for pool in range(POOLS):
        for colour, name in enumerate(COLOUR_NAMES):
            at = pool * COLOURS + colour
            found[moves.TAKE + at] = f"take {pool + 1} {name}"
            for disks in range(1, 5):
                found[moves.TAKE_SOME + at * 4 + disks - 1] = f"take {pool + 1} {name} {disks}"
            for other in range(POOLS):
                for got, got_name in enumerate(COLOUR_NAMES):
                    if got != colour:
                        swap = ((pool * POOLS + other) * COLOURS + colour) * COLOURS + got
                        found[moves.LAMP + swap] = f"lamp {pool + 1} {name} {other + 1} {got_name}"
    return found


def planning_texts() -> dict[int, str]:
    """`farmer 2 brown 1 black`, `farmhand idle`, `digger food`."""
    found = {}
    for worker, who in enumerate(OWN_WORKERS):
        for load, triple in enumerate(all_triples()):
            found[moves.LOAD + worker * LOADS + load] = f"{who} {load_text(triple)}"
    for payment, name in enumerate(PAYMENT_NAMES):
        found[moves.PAY_DIGGER + payment] = f"digger {name}"
        found[moves.PAY_HASPELKNECHT + payment] = f"haspelknecht {name}"
        if payment != PAID_DISK:  # R-MINER-02
            found[moves.PAY_MINER + payment] = f"miner {name}"
    return found


def load_text(triple: tuple[int, int, int]) -> str:
    """`2 brown 1 black`, or `idle`."""
    parts = [f"{disks} {name}" for disks, name in zip(triple, COLOUR_NAMES, strict=True) if disks]
    return " ".join(parts) or "idle"


def working_texts() -> dict[int, str]:
    """`farmer makes food`, `farmhand mines`, `farmer buys 31 for coal`."""
    found = {}
    for worker, who in enumerate(OWN_WORKERS):
        found[moves.MAKE_FOOD + worker] = f"{who} makes food"
        found[moves.MAKE_WOOD + worker] = f"{who} makes wood"
        found[moves.GO_MINING + worker] = f"{who} mines"
        for tile in range(TILES):
            for fee, good in enumerate(GOOD_NAMES):
                price = f" for {good}" if fee else ""
                found[moves.BUY + (worker * TILES + tile) * 4 + fee] = f"{who} buys {tile_number(tile)}{price}"
    return found


def storing_texts() -> dict[int, str]:
    """`store farm wood barn food storage coal wood`, `store nothing`."""
    found = {}
    for farm, farm_good in enumerate(GOOD_NAMES):
        for barn, barn_good in enumerate(GOOD_NAMES):
            for shed, shed_goods in enumerate(SHED_TEXTS):
                parts = [f"farm {farm_good}"] if farm else []
                parts += [f"barn {barn_good}"] if barn else []
                parts += [f"storage {shed_goods}"] if shed else []
                found[moves.STORE + (farm * 4 + barn) * moves.SHEDS + shed] = "store " + (" ".join(parts) or "nothing")
    return found


def move_text(move: int) -> str:
    """The text of a move."""
    if move not in texts():
        raise UserError("move-number-unknown", move=str(move))
    return texts()[move]


def parse_move(text: str) -> int:
    """The move with this text; letter case and spaces do not matter."""
    move = codes().get(" ".join(text.lower().split()))
    if move is None:
        raise UserError("move-unknown", move=shorten(text))
    return move


def seat_text(seat: int) -> str:
    """The letter of a seat."""
    return SEATS[seat]


def parse_seat(text: str, players: int) -> int:
    """The seat with this letter."""
    letter = text.strip().upper()
    if len(letter) != 1 or letter not in SEATS[:players]:
        raise UserError("seat-unknown", seat=shorten(text), known=", ".join(SEATS[:players]))
    return SEATS.index(letter)
