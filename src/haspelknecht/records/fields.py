"""The parts of a move as named fields, for programs that read a game as JSON."""

from __future__ import annotations

from haspelknecht.records.move_parts import Buy, Load, LoadMill, Pay, Single, Store, Swap, Take, Work, decode
from haspelknecht.records.notation import SHED_TEXTS, move_text
from haspelknecht.records.state_words import LOAD_DISKS, WORKERS
from haspelknecht.rules.pieces import COLOUR_NAMES, GOOD_NAMES, NO_COLOUR, PAYMENT_NAMES, tile_number

Fields = dict[str, object]
WORK = ("make food", "make wood", "go mining")  # by the colour of the disks


def move_fields(move: int) -> Fields:
    """The kind of a move and its parts.

    >>> move_fields(0)
    {'kind': 'take', 'pool': 1, 'colour': 'yellow'}

    :raises UserError: If there is no move with this number.
    """
    match decode(move):
        case Single():
            return single_fields(move)
        case Take(pool, colour, disks):
            fields: Fields = {"kind": "take", "pool": pool + 1, "colour": COLOUR_NAMES[colour]}
            return fields if disks is None else {**fields, "disks": disks}
        case Swap(reserve, given, pool, got):
            return {
                "kind": "lamp",
                "reserve": reserve + 1,
                "colour_from_reserve": COLOUR_NAMES[given],
                "pool": pool + 1,
                "colour_from_pool": COLOUR_NAMES[got],
            }
        case Load(worker, load):
            disks_by_colour = dict(zip(COLOUR_NAMES, LOAD_DISKS[load], strict=True))
            return {"kind": "plan", "worker": WORKERS[worker], **disks_by_colour}
        case Pay(worker, payment):
            return {"kind": "pay", "worker": WORKERS[worker], "payment": PAYMENT_NAMES[payment]}
        case LoadMill(colour):
            return {"kind": "plan mill", "disks": "none" if colour == NO_COLOUR else COLOUR_NAMES[colour]}
        case Work(worker, colour):
            return {"kind": WORK[colour], "worker": WORKERS[worker]}
        case Buy(worker, tile, fee):
            return {"kind": "buy", "worker": WORKERS[worker], "tile": tile_number(tile), "fee": GOOD_NAMES[fee]}
        case Store(farm, barn, shed):
            storage = SHED_TEXTS[shed].split()
            return {"kind": "store", "farm": GOOD_NAMES[farm], "barn": GOOD_NAMES[barn], "coal_storage": storage}


def single_fields(move: int) -> Fields:
    """The fields of a move without parts, taken from its text."""
    words = move_text(move).split()
    if words[-1] == "works":
        return {"kind": "works", "worker": words[0]}
    if len(words) == 1:
        return {"kind": words[0]}
    name = "amount" if words[1].isdecimal() else "of"
    return {"kind": words[0], name: int(words[1]) if words[1].isdecimal() else words[1]}
