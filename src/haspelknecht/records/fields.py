"""The parts of a move as named fields, for programs that follow a game from outside."""

from __future__ import annotations

from haspelknecht.records.notation import OWN_WORKERS, SHED_TEXTS, move_text
from haspelknecht.rules import moves
from haspelknecht.rules.loads import LOADS, all_triples
from haspelknecht.rules.pieces import COLOUR_NAMES, COLOURS, GOOD_NAMES, PAYMENT_NAMES, POOLS, TILES, tile_number

Fields = dict[str, object]


def move_fields(move: int) -> Fields:
    """What kind of move it is, and its parts."""
    if move < moves.LOAD:
        return taking_fields(move)
    if move < moves.MAKE_FOOD:
        return planning_fields(move)
    if move < moves.HIRE_DIGGER:
        return own_worker_fields(move)
    if move >= moves.STORE:
        return storing_fields(move - moves.STORE)
    words = move_text(move).split()
    if words[-1] == "works":
        return {"kind": "works", "worker": words[0]}
    if len(words) == 1:
        return {"kind": words[0]}
    name = "amount" if words[1].isdecimal() else "of"
    return {"kind": words[0], name: int(words[1]) if words[1].isdecimal() else words[1]}


def taking_fields(move: int) -> Fields:
    """Taking disks, the lamp, the refund."""
    if move < moves.TAKE_SOME:
        return {"kind": "take", "pool": move // COLOURS + 1, "colour": COLOUR_NAMES[move % COLOURS]}
    if move < moves.PASS:
        at, disks = divmod(move - moves.TAKE_SOME, 4)
        return {"kind": "take", "pool": at // COLOURS + 1, "colour": COLOUR_NAMES[at % COLOURS], "disks": disks + 1}
    if moves.LAMP <= move < moves.REFUND:
        rest, got = divmod(move - moves.LAMP, COLOURS)
        rest, given = divmod(rest, COLOURS)
        reserve, pool = divmod(rest, POOLS)
        return {
            "kind": "lamp",
            "reserve": reserve + 1,
            "colour_from_reserve": COLOUR_NAMES[given],
            "pool": pool + 1,
            "colour_from_pool": COLOUR_NAMES[got],
        }
    return {"kind": move_text(move)}


def planning_fields(move: int) -> Fields:
    """Disks, payments, the mill."""
    if move < moves.PAY_DIGGER:
        worker, load = divmod(move - moves.LOAD, LOADS)
        disks = dict(zip(COLOUR_NAMES, all_triples()[load], strict=True))
        return {"kind": "plan", "worker": OWN_WORKERS[worker], **disks}
    if move >= moves.PLAN_MILL:
        return {"kind": "plan mill", "disks": ("none", "black", "yellow")[move - moves.PLAN_MILL]}
    worker, payment = divmod(move - moves.PAY_DIGGER, 4)
    return {"kind": "pay", "worker": ("digger", "miner", "haspelknecht")[worker], "payment": PAYMENT_NAMES[payment]}


def own_worker_fields(move: int) -> Fields:
    """Farmer or Farmhand begins."""
    if move >= moves.BUY:
        worker, rest = divmod(move - moves.BUY, 4 * TILES)
        tile, fee = divmod(rest, 4)
        return {"kind": "buy", "worker": OWN_WORKERS[worker], "tile": tile_number(tile), "fee": GOOD_NAMES[fee]}
    kind, worker = divmod(move - moves.MAKE_FOOD, 2)
    return {"kind": ("make food", "make wood", "go mining")[kind], "worker": OWN_WORKERS[worker]}


def storing_fields(choice: int) -> Fields:
    """What is kept where."""
    rest, shed = divmod(choice, moves.SHEDS)
    farm, barn = divmod(rest, 4)
    storage = SHED_TEXTS[shed].split()
    return {"kind": "store", "farm": GOOD_NAMES[farm], "barn": GOOD_NAMES[barn], "coal_storage": storage}
