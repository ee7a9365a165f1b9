"""The types of a view: what a person at a table sees, can do, and would get. The browser draws exactly these.

`None` and empty values are left out when a view is encoded, so that a JSON merge patch (RFC 7396) can remove them.
Targets are names of things on the table that can be picked, such as `pool:1:yellow`, `worker:farmer` or `tile:22`;
`view/targets.py` lists them all.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Letter = Literal["A", "B", "C", "D"]
Colour = Literal["yellow", "brown", "black"]
Good = Literal["food", "wood", "coal"]
Season = Literal["spring", "summer", "autumn", "winter"]
Stage = Literal[
    "taking", "taking again", "refunding", "planning", "working", "storing", "over", "drawing", "water rises",
    "refilling", "ordering", "revealing", "scoring", "rent due", "new year", "final scoring",
]  # fmt: skip
WorkerName = Literal["farmer", "farmhand", "digger", "miner", "haspelknecht", "windlass", "mill"]
Payment = Literal["unpaid", "food", "thaler", "yellow"]
Access = Literal["owned", "open", "distant", "closed"]
Commit = Literal["at once", "after choosing", "button"]


class Part(msgspec.Struct, omit_defaults=True, gc=False):  # no part refers to itself: never garbage to be searched for
    """A part of a view."""


class Disks(Part):
    """Disks by colour."""

    yellow: int = 0
    brown: int = 0
    black: int = 0


class Why(Part):
    """Why something is not possible: a sentence that says what to do instead where there is something, and its rule."""

    message: str
    rule: str | None = None


class Outcome(Part):
    """What changes for the seat, as differences: `coal` on the farm, `shaft` coal in the Shaft, `tiles` bought."""

    points: int = 0
    food: int = 0
    wood: int = 0
    coal: int = 0
    thaler: int = 0
    debts: int = 0
    water: int = 0
    shaft: int = 0
    mined: int = 0
    tiles: list[int] = []


class MoveView(Part):
    """A legal move.

    `move` is its text (docs/notation.md), which is also how it is played. `button` is a short command. `does` is a
    sentence for lists and screen readers. `targets` light up for it; without targets it is a plain button. `commit`
    says whether picking it plays it, or chooses it until the commit button is pressed, or whether it *is* the commit
    button (ending a turn).
    """

    move: str
    button: str
    does: str
    targets: list[str] = []
    commit: Commit = "at once"
    outcome: Outcome = msgspec.field(default_factory=Outcome)
    warning: str = ""  # what would be wasted; asked once before the move is played


class Placement(Part):
    """A thing put somewhere before it is committed: a disk or pay on a worker, a good into a store."""

    what: str  # a target: `disk:yellow`, `marker:22`, `good:food`
    on: str  # a target: `worker:farmer`, `store:barn`


class WorkView(Part):
    """What a worker will do with what lies on them, if all work in the order of the list."""

    worker: WorkerName
    does: str = ""  # in words: "mines 2 coal"
    icon: str = ""  # food, wood, coal, lift, water, thaler or the number of a tile
    done: bool = False
    active: bool = False
    steps: int = 0  # left, if they are at work now
    outcome: Outcome = msgspec.field(default_factory=Outcome)
    bonus: int = 0  # of summer, contained in the outcome
    synergy: int = 0  # contained in the outcome
    why: Why | None = None  # why they can do nothing, although they hold disks or pay
    choices: list[int] = []  # tiles that their disks could buy instead


class WinterView(Part):
    """The winter to come, after the work that is planned: rent, debts, points, and what can be stored."""

    food_due: int = 0
    thaler_due: int = 0
    food: int = 0  # on the farm then
    thaler: int = 0
    wood: int = 0
    coal: int = 0
    debts: int = 0  # new ones
    coal_points: int = 0
    lost: Outcome = msgspec.field(default_factory=Outcome)  # goods that cannot be stored, as positive numbers


class ComposeView(Part):
    """Planning and storing: things are put somewhere in any order, then committed as a whole.

    `accepts` names for every thing that can be picked up the places where it may go next; `removable` are places from
    which something can be taken back. `moves` are the moves that the placements stand for.
    """

    placed: list[Placement] = []
    free: dict[str, int] = {}
    accepts: dict[str, list[str]] = {}
    removable: list[str] = []
    refused: dict[str, Why] = {}
    moves: list[str] = []
    commit: str = ""  # words of the commit button
    complete: bool = False
    ready: bool = False  # committed; it can be withdrawn until all are ready
    warning: str = ""  # what would be wasted
    outcome: Outcome = msgspec.field(default_factory=Outcome)  # of the whole plan, or of storing


class TileView(Part):
    """A development, for this seat now. `access`: owned; open without a fee; distant, for a fee; closed."""

    access: Access
    points: int = 0
    fee: Literal["food", "coal", "any"] | None = None
    fee_goods: list[Good] = []  # on the farm, that would do
    payee: Letter | None = None
    payable: bool = False  # with disks on a worker who can buy, or with disks that are still free
    payers: list[WorkerName] = []
    missing: Why | None = None  # why it cannot be bought now, and what to do about it


class SeatView(Part):
    """What the person at a seat sees and can do, beyond what everybody sees."""

    seat: Letter
    todo: str = ""  # one sentence: what to do now
    moves: list[MoveView] = []
    compose: ComposeView | None = None
    may_undo: bool = False
    last: int = 0  # the last event that the seat caused
    work: list[WorkView] = []
    work_order: list[WorkerName] = []  # the order that is assumed, where it matters
    work_moves: list[str] = []  # on the seat's turn: the moves that do all this work, played with one button
    winter: WinterView | None = None
    tiles: dict[str, TileView] = {}
    place: int | None = None  # in the next turn order, among those who have taken disks
    player: PlayerView | None = None  # the seat's board with its secret plan on it


class AtWork(Part):
    """A worker in the middle of their work."""

    worker: WorkerName
    steps: int
    in_tunnel: bool = False


class PlanView(Part):
    """What lies on the workers."""

    farmer: Disks = msgspec.field(default_factory=Disks)
    farmhand: Disks = msgspec.field(default_factory=Disks)
    digger: Payment = "unpaid"
    miner: Payment = "unpaid"
    haspelknecht: Payment = "unpaid"
    mill_black: int = 0
    mill_yellow: int = 0


class LumpView(Part):
    """A lump of coal below ground, from the left as printed."""

    group: int
    taken: bool = False
    reachable: bool = False  # wood has opened it and no water blocks it


class SectionView(Part):
    """A section of the Tunnel."""

    propped: bool = False
    complete: bool = False


class MineView(Part):
    """A player's mine."""

    exhausted: bool = False  # the Pinge is empty
    water: int = 0
    flooded: list[Literal["pinge", "shaft", "tunnel"]] = []
    pinge: list[LumpView] = []
    pinge_wood: int = 0
    pinge_bonus: int = 0  # points for emptying the Pinge this year
    tunnel: list[LumpView] = []
    sections: list[SectionView] = []
    tunnel_wood: int = 0
    shaft: int = 0  # coal in the Shaft


class PlayerView(Part):
    """A player's board and farm, as everybody sees it.

    Things are counted where they lie: food, Thaler and disks that a plan has put on a worker are in `plan`, and no
    longer on the farm or a cart. `markers_planned` are those of `markers` that the plan uses as disks.
    """

    score: int = 0
    score_if_over: int = 0  # if the game ended now
    points: dict[str, int] = {}  # by source
    food: int = 0
    wood: int = 0
    coal: int = 0
    thaler: int = 0
    debts: int = 0
    fresh_food: int = 0
    fresh_coal: int = 0
    mine: MineView = msgspec.field(default_factory=MineView)
    cart1: Disks = msgspec.field(default_factory=Disks)
    cart2: Disks = msgspec.field(default_factory=Disks)
    order_value: int | None = None  # of the first cart, once it is taken
    plan: PlanView = msgspec.field(default_factory=PlanView)
    done: list[str] = []
    workers: list[WorkerName] = []  # those on the board now
    improved_farmhand: bool = False  # the Farmhand can buy developments now
    tiles: list[int] = []
    fresh_tiles: list[int] = []
    markers: list[int] = []
    markers_planned: list[int] = []
    buildings: list[int] = []


class PoolView(Part):
    """An action pool and its reserve."""

    action: Disks = msgspec.field(default_factory=Disks)
    reserve: Disks = msgspec.field(default_factory=Disks)


class BoardView(Part):
    """The table as everybody sees it."""

    year: int
    season: Season
    stage: Stage
    order: list[Letter]
    turn: Letter
    bag: Disks
    pools: list[PoolView]
    stacks: dict[str, list[Letter]]  # owners of each development, bottom disk first
    players: dict[Letter, PlayerView]
    at_work: AtWork | None = None
    bonus_step: bool = False
    offer: int | None = None


class LogLine(Part):
    """A sentence of the log.

    `icon`: food, wood, coal, lift, water, thaler, debt, points, yellow, brown, black (disks), order, a worker, or the
    number of a tile.
    """

    text: str
    icon: str = ""
    seat: Letter | None = None  # the player it is about, if not the one who acted


class LogPoints(Part):
    """Points that something brought."""

    seat: Letter
    source: str
    points: int


class LogEntry(Part):
    """An event in words, or a part of it: what a player did is one entry, and what followed by itself has entries of
    its own with the same `number`, a `kind` such as `scoring` or `rent due`, and no seat. Every event has a part 0.

    `step` is the place of the event in the replay; what is not part of the game itself has none.
    """

    number: int
    kind: str
    year: int
    season: Season
    stage: Stage  # in which it happened
    part: int = 0  # number and part together name an entry
    lines: list[LogLine] = []
    step: int | None = None
    seat: Letter | None = None
    points: list[LogPoints] = []
    spoken: str = ""  # the same for a live region, with the name of the player who acted


class TileFacts(Part):
    """What a tile is in this game: its text follows the edition and the options."""

    level: int
    name: str
    text: str
    cost: dict[str, int]
    points: list[int]  # for the first, second, … buyer
    fee: Literal["food", "coal", "any"] | None = None
    forks: int = 0
    hammers: int = 0
    building: bool = False  # has the symbol of a building
    marker: Colour | Literal["other"] | None = None  # brings a marker; a colour marker stands for a disk
    in_tunnel: bool = False  # its picture is printed in the Tunnel


class GameFacts(Part):
    """What never changes during a game: rules and printed values that the table shows."""

    edition: str
    tiles: dict[str, TileFacts]
    field: dict[str, tuple[int, int]]
    pinge_groups: list[int]
    tunnel_coal: list[int]
    tunnel_points: list[int]
    tunnel_symbols: dict[str, list[int]]  # by tile: the sections, from 1
    wet_pools: list[int]
    start_buildings: list[int]
    buildings: list[int]  # every building that there is a place for on the farm
    years: int
    rent: list[tuple[int, int]]  # food and Thaler by year
    disk_values: dict[Colour, int]  # for the turn order
    flood: dict[Literal["pinge", "shaft", "tunnel"], int]  # the amount of pit water that stops all work there
