"""The referee's table: boards, farms, pools, bag. It stores what is where, not what is allowed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

COLOURS = ("yellow", "brown", "black")
GOODS = ("food", "wood", "coal")
VALUE = {"yellow": 3, "brown": 2, "black": 1}  # R-ORDER-01
MARKER_COLOUR = {22: "yellow", 23: "brown", 33: "black"}  # R-TILE-22a, -23, -33c
MARKER_TILES = (14, 22, 23, 25, 32, 33)  # R-MARKER-01
OWN_WORKERS = ("farmer", "farmhand")
HIRED_WORKERS = ("digger", "miner", "haspelknecht")
PINGE_COAL = 7  # R-PINGE-01
TUNNEL_COAL = 11  # R-TUNNEL-01

Disks = dict[str, int]
Json = Mapping[str, Any]


class RuleBrokenError(Exception):
    """An event that the rules do not allow now; the text begins with the rule."""


def require(condition: bool, rule: str, why: str) -> None:
    """Raise `RuleBrokenError` unless the condition holds."""
    if not condition:
        raise RuleBrokenError(f"{rule}: {why}")


def no_disks() -> Disks:
    """A place without disks."""
    return dict.fromkeys(COLOURS, 0)


def disks_of(given: Mapping[str, int]) -> Disks:
    """Disks as they are written in a state, where a colour without disks may be missing."""
    return {colour: given.get(colour, 0) for colour in COLOURS}


@dataclass
class Printed:
    """What is printed on tiles and boards of this game, and the places of the tiles."""

    field: dict[int, tuple[int, int]]
    cost: dict[int, dict[str, int]]
    forks: dict[int, int]
    hammers: dict[int, int]
    pinge_groups: Sequence[int]
    section_coal: Sequence[int]
    section_vp: Sequence[int]
    symbols: dict[str, Sequence[int]]
    wet_pools: Sequence[int]

    def touching(self, one: int, other: int) -> bool:
        """Two tiles share a side: 2 apart in their row or 1 apart in the next (C-53)."""
        (x, row), (other_x, other_row) = self.field[one], self.field[other]
        return (abs(row - other_row), abs(x - other_x)) in {(0, 2), (1, 1)}

    def pays(self, tile: int, disks: Disks) -> bool:
        """These disks are exactly the cost of the tile (R-DEV-02, C-109)."""
        cost = self.cost[tile]
        enough = all(disks[colour] >= cost.get(colour, 0) for colour in COLOURS)
        return enough and sum(disks.values()) == sum(cost.values())


@dataclass
class Pool:
    """A resource pool with its reserve."""

    action: Disks = field(default_factory=no_disks)
    reserve: Disks = field(default_factory=no_disks)


@dataclass
class Plan:
    """What a player has put on the workers. `decided` is the number of fields of the board already decided."""

    own: dict[str, Disks] = field(default_factory=lambda: {worker: no_disks() for worker in OWN_WORKERS})
    hired: dict[str, str] = field(default_factory=lambda: dict.fromkeys(HIRED_WORKERS, "unpaid"))
    mill: Disks = field(default_factory=lambda: {"black": 0, "yellow": 0})
    decided: int = 0

    def disks(self, colour: str) -> int:
        """All disks of a colour in the plan (two for each use of the Water Mill)."""
        on_workers = sum(disks[colour] for disks in self.own.values())
        on_hired = sum(payment == colour for payment in self.hired.values())
        return on_workers + on_hired + 2 * self.mill.get(colour, 0)

    def goods(self, good: str) -> int:
        """Food or Thaler on the hired workers."""
        return sum(payment == good for payment in self.hired.values())


@dataclass
class Player:
    """One player's board and farm."""

    seat: str
    food: int = 0
    wood: int = 0
    coal: int = 0
    thaler: int = 0
    debts: int = 0
    water: int = 0
    pinge_coal: int = PINGE_COAL
    pinge_wood: int = 0
    tunnel_coal: int = TUNNEL_COAL
    tunnel_wood: int = 0
    shaft_coal: int = 0
    fresh: Disks = field(default_factory=lambda: {"food": 0, "coal": 0})
    fresh_most: Disks = field(default_factory=lambda: {"food": 0, "coal": 0})
    tiles: set[int] = field(default_factory=set)
    fresh_tiles: set[int] = field(default_factory=set)
    markers: set[int] = field(default_factory=set)
    cart1: Disks = field(default_factory=no_disks)
    cart2: Disks = field(default_factory=no_disks)
    plan: Plan = field(default_factory=Plan)
    done: set[str] = field(default_factory=set)
    did: dict[str, set[str]] = field(default_factory=lambda: {worker: set() for worker in OWN_WORKERS})
    points: dict[str, int] = field(default_factory=dict)

    @property
    def exhausted(self) -> bool:
        """Whether the Pinge is empty, and Miner and Haspelknecht are available (R-PINGE-06)."""
        return self.pinge_coal == 0

    def held(self) -> Disks:
        """The disks on both carts (C-102)."""
        return {colour: self.cart1[colour] + self.cart2[colour] for colour in COLOURS}

    def amount(self, good: str) -> int:
        """The amount of a good on the farm."""
        return {"food": self.food, "wood": self.wood, "coal": self.coal, "thaler": self.thaler}[good]

    def gain(self, good: str, amount: int = 1) -> None:
        """Goods arrive on the farm in this phase (C-55: they are fresh)."""
        if good == "wood":
            self.wood += amount
            return
        setattr(self, good, self.amount(good) + amount)
        self.fresh[good] += amount
        self.fresh_most[good] += amount

    def give(self, good: str, fresh_may_go: bool) -> None:
        """One good leaves the farm. If a fresh one may pay, it is unknown which one was paid, so both are tracked."""
        if good == "wood":
            self.wood -= 1
            return
        setattr(self, good, self.amount(good) - 1)
        if fresh_may_go:
            self.fresh[good] = max(0, self.fresh[good] - 1)
        self.fresh_most[good] = min(self.fresh_most[good], self.amount(good))

    def forget_fresh(self) -> None:
        """Nothing is fresh any more."""
        self.fresh = {"food": 0, "coal": 0}
        self.fresh_most = {"food": 0, "coal": 0}

    def new_phase(self) -> None:
        """Between two phases the plan is cleared and nothing is fresh any more."""
        self.plan = Plan()
        self.done.clear()
        for did in self.did.values():
            did.clear()
        self.forget_fresh()
        self.fresh_tiles.clear()


@dataclass
class Work:
    """The worker at work and the remaining steps."""

    worker: str
    steps: int
    tunnel: bool = False


@dataclass
class Table:
    """The whole table."""

    options: dict[str, str]
    printed: Printed
    players: dict[str, Player]
    order: list[str]
    bag: Disks
    pools: list[Pool]
    start_buildings: Sequence[int] = ()
    improved_farmhand: bool = False
    year: int = 1
    season: str = "spring"
    stage: str = "drawing"
    turn: str = ""
    stacks: dict[int, list[str]] = field(default_factory=dict)
    work: Work | None = None
    offer: int | None = None
    bonus_step: bool = False
    gained: dict[tuple[str, str], int] = field(default_factory=dict)

    def option(self, name: str, value: str) -> bool:
        """Whether an option has this value."""
        return self.options[name] == value

    def score(self, player: Player, source: str, points: int) -> None:
        """Points on the score sheet (R-DEV-16, R-PINGE-11, R-WINTER-12)."""
        if points:
            player.points[source] = player.points.get(source, 0) + points
            key = (player.seat, source)
            self.gained[key] = self.gained.get(key, 0) + points

    def coins(self, player: Player, amount: int) -> None:
        """Thaler from the supply, as many as it has (C-45)."""
        if self.option("thaler_limit", "sixteen"):
            amount = min(amount, 16 - sum(each.thaler for each in self.players.values()))
        player.thaler += amount

    def has_building(self, player: Player, tile: int) -> bool:
        """Whether the player has the building, from its tile or from the start (R-VARIANT-06)."""
        return tile in player.tiles or tile in self.start_buildings

    def farmhand_improved(self, player: Player) -> bool:
        """Whether the Farmhand may develop (R-TILE-13a, H-01, C-75)."""
        late = 13 in player.fresh_tiles and self.option("pickaxe_delay", "yes")
        return self.improved_farmhand or (13 in player.tiles and not late)

    def automatic(self, stage: str) -> None:
        """Go to a stage in which no player decides; `turn` is the first player."""
        self.stage = stage
        self.turn = self.order[0]
