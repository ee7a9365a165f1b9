"""Types of positions and events as `records/positions.py` writes them, for the API description.

They are never instantiated; a test compares them with the positions and events of whole games.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec
from msgspec import UNSET, UnsetType

Letter = Literal["A", "B", "C", "D"]
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)  # by the number of the seat
Colour = Literal["yellow", "brown", "black"]
Season = Literal["spring", "summer", "autumn", "winter"]
Stage = Literal[
    "taking", "taking again", "refunding", "planning", "working", "storing", "over", "drawing", "water rises",
    "refilling", "ordering", "revealing", "scoring", "rent due", "new year", "final scoring",
]  # fmt: skip
Worker = Literal["farmer", "farmhand", "digger", "miner", "haspelknecht", "windlass"]
Done = Literal["farmer", "farmhand", "digger", "miner", "haspelknecht", "mill", "charcoal", "synergy"]
Did = Literal["food", "wood", "coal", "water", "develop"]
Payment = Literal["unpaid", "food", "thaler", "yellow"]
PlanStep = Literal["farmer", "farmhand", "hired", "miner", "mill", "ready"]


class Exact(msgspec.Struct, forbid_unknown_fields=True):
    """A struct without unknown fields."""


class DiskWords(Exact):
    """Disks by colour."""

    yellow: int
    brown: int
    black: int


class Pool(Exact):
    """An action pool and its reserve."""

    action: DiskWords
    reserve: DiskWords


class WorkWords(Exact):
    """A worker in the middle of their work."""

    worker: Worker
    steps: int
    in_tunnel: bool


class PlanWords(Exact):
    """What lies on the workers, and which worker is planned next."""

    step: PlanStep
    farmer: DiskWords
    farmhand: DiskWords
    digger: Payment
    miner: Payment
    haspelknecht: Payment
    mill_black: int
    mill_yellow: int


class PlayerWords(Exact):
    """One player's board, farm and plan. `points` is the score sheet by source."""

    score: int
    food: int
    wood: int
    coal: int
    thaler: int
    debts: int
    water: int
    pinge_coal: int
    pinge_wood: int
    tunnel_coal: int
    tunnel_wood: int
    shaft_coal: int
    fresh_food: int
    fresh_coal: int
    tiles: list[int]
    fresh_tiles: list[int]
    markers: list[int]
    cart1: dict[Colour, int]
    cart2: dict[Colour, int]
    plan: PlanWords
    done: list[Done]
    farmer_did: list[Did]
    farmhand_did: list[Did]
    points: dict[str, int]


class Position(Exact):
    """The table as everybody sees it. `stacks`: owners of each development, bottom disk first."""

    year: int
    season: Season
    stage: Stage
    order: list[Letter]
    turn: Letter
    bag: DiskWords
    pools: list[Pool]
    stacks: dict[str, list[Letter]]
    players: dict[Letter, PlayerWords]
    at_work: WorkWords | UnsetType = UNSET
    bonus_step: bool | UnsetType = UNSET
    offer: int | UnsetType = UNSET


class Points(Exact):
    """Points that a step brought, with their source."""

    player: Letter
    source: str
    points: int


class Step(Exact):
    """One step of the game: a move, a draw, or something that happens by itself."""

    event: str
    year: int
    season: Season
    points: list[Points]
    player: Letter | UnsetType = UNSET
    move: str | UnsetType = UNSET
    number: int | UnsetType = UNSET
    disks: list[Colour] | UnsetType = UNSET
