"""What a look shows: the wire types of trying moves on a copy of the table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from haspelknecht.server.api.intents import AnyMove, Number
from haspelknecht.server.messages import MoveView
from haspelknecht.server.position_types import Disks, Letter, Payment, Position

Language = Literal["en", "de", "fr", "it", "pl"]
Good = Literal["food", "wood", "coal"]
Access = Literal["owned", "open", "distant", "closed"]
Deed = Literal["food", "wood", "coal", "lift", "water", "thaler", "tile"]
AnyWorker = Literal["farmer", "farmhand", "digger", "miner", "haspelknecht", "mill", "windlass"]
OwnWorker = Literal["farmer", "farmhand"]
Place = Literal["farm", "barn", "coal_storage"]


Count = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Draft(msgspec.Struct):
    """A plan in the making: what lies on the workers, in no order."""

    farmer: Disks
    farmhand: Disks
    digger: Payment = "unpaid"
    miner: Payment = "unpaid"
    haspelknecht: Payment = "unpaid"
    mill_black: Count = 0
    mill_yellow: Count = 0


class LookAct(msgspec.Struct):
    """Moves to try. In secret planning they are the whole plan so far, else they follow the present position. Without
    a seat nothing is tried: the table as a spectator sees it. Without a language: the asker's own."""

    after: Number
    seat: Letter | None = None
    moves: Annotated[list[AnyMove], msgspec.Meta(max_length=50)] = []
    plan: Draft | None = None  # in secret planning, instead of moves
    language: Language | None = None


class MoveInWords(MoveView):
    """A move, and what it does in a short sentence."""

    words: str


class Why(msgspec.Struct):
    """Why something is not possible: a sentence, and the id of the rule."""

    message: str
    rule: str | None


class DraftLook(msgspec.Struct):
    """The moves that make a drafted plan. `refused`: workers whose part is left out, because it cannot be."""

    moves: list[int]
    texts: list[str]
    refused: dict[str, Why]


class RefusedMove(msgspec.Struct):
    """The first of the tried moves that is not legal (they count from 0)."""

    index: int
    message: str
    rule: str | None


class TileLook(msgspec.Struct):
    """A development, for the seat now. `access`: owned; open without a fee; distant, for a fee; closed, because nobody
    near or elsewhere has it. `why` is null if nothing but time stands in the way; `moves` buy it at once."""

    access: Access
    fee: Literal["food", "coal", "any"] | None
    fee_there: list[Good]  # the goods on the farm that would do
    payee: Letter | None
    points: int
    payable: bool  # by disks on a worker who develops, or by disks that are still free
    payers: list[OwnWorker]  # workers whose disks pay it exactly
    why: Why | None
    moves: list[int]


class WorkerDeed(msgspec.Struct):
    """Something a worker can do with all that lies on him. `amount` has bonus and synergy in it; `lift` is coal from
    Shaft to farm, coal mined in the Tunnel lies in the Shaft first."""

    does: Deed
    amount: int
    bonus: int  # of summer
    synergy: int
    points: int
    tile: int | None = None


class WorkerLook(msgspec.Struct):
    """A worker and what he can do, as if all worked in the order of the list, each doing the first thing he can.
    `why`: he has something to work with, and yet can do nothing."""

    worker: AnyWorker
    done: bool
    steps: int  # left to him, if he is at work right now
    deeds: list[WorkerDeed]
    why: Why | None


class StoringWay(msgspec.Struct):
    """What a place can keep, with its points. `there`: the goods are on the farm."""

    goods: list[Good]
    points: int
    there: bool


class StoragePlace(msgspec.Struct):
    """A place that keeps goods over winter."""

    place: Place
    ways: list[StoringWay]


class WinterLook(msgspec.Struct):
    """The winter to come with what is there now: the rent, debts that would follow, points for coal, storage."""

    food_due: int
    thaler_due: int
    food: int  # what of it is there
    thaler: int
    debts: int
    coal: int
    coal_points: int
    places: list[StoragePlace]


class Look(msgspec.Struct):
    """The table as the asker may know it, with his tried moves on it. After a refused move everything describes the
    state before it. `stopped`: what comes next needs a draw or other players."""

    number: int
    refused: RefusedMove | None
    stopped: bool
    position: Position
    moves: list[MoveInWords]
    told: list[str]
    order: dict[Letter, int | None]  # turn order values, of those who have taken disks
    place: int | None  # of the seat in the next turn order, among those who have taken disks
    field: dict[str, TileLook]
    workers: list[WorkerLook]
    winter: WinterLook | None
    plan: DraftLook | None
