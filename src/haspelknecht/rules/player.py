"""One player's board, farm and plan."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.rules.loads import BLACK_IN, BROWN_IN, YELLOW_IN
from haspelknecht.rules.pieces import (
    BLACK,
    BROWN,
    BUILDING_TILES,
    HAMMER_AND_PICK,
    LADDER,
    NO_COLOUR,
    PAID_DISK,
    PINGE_COAL,
    SOURCES,
    TUNNEL_COAL,
    WHEELBARROW,
    YELLOW,
)  # fmt: skip

# Steps of a plan, in this order
PLAN_FARMER: Final = 0
PLAN_FARMHAND: Final = 1
PLAN_HIRED: Final = 2  # the Coal-digger, later the Haspelknecht
PLAN_MINER: Final = 3
PLAN_MILL_STEP: Final = 4
READY: Final = 5

# What has been done in this phase (bits of Player.done)
DONE_FARMER: Final = 1  # 1 << FARMER
DONE_FARMHAND: Final = 2  # 1 << FARMHAND
DONE_DIGGER: Final = 4
DONE_MINER: Final = 8
DONE_HASPELKNECHT: Final = 16
DONE_MILL: Final = 32
DONE_CHARCOAL: Final = 64
DONE_SYNERGY: Final = 128  # the extra mining step has been granted

# What Farmer and Farmhand did in this phase (bits of farmer_did, farmhand_did)
DID_FOOD: Final = 1
DID_WOOD: Final = 2
DID_COAL: Final = 4
DID_WATER: Final = 8
DID_DEVELOP: Final = 16
DID_MINING: Final = DID_COAL | DID_WATER

# Names of all numbers, in the order in which positions show them
FIELDS: Final = (
    "food", "wood", "coal", "thaler", "debts", "water", "pinge_coal", "pinge_wood", "tunnel_coal", "tunnel_wood",
    "shaft_coal", "tiles", "fresh_tiles", "markers", "cart1_colour", "cart1_disks", "cart2_colour", "cart2_disks",
    "plan_step", "farmer_load", "farmhand_load", "digger_pay", "miner_pay", "haspelknecht_pay", "mill_black",
    "mill_yellow", "done", "farmer_did", "farmhand_did", "fresh_food", "fresh_coal", "score",
)  # fmt: skip

NO_POINTS: Final = vec[i64]([0] * SOURCES)


class Player:
    """All numbers of one player. Tiles and markers are bit masks of tile numbers."""

    def __init__(self) -> None:
        self.food: i64 = 0  # R-SETUP-20: everyone starts with nothing
        self.wood: i64 = 0
        self.coal: i64 = 0
        self.thaler: i64 = 0
        self.debts: i64 = 0
        self.water: i64 = 0  # on the active field: the Pinge's until it is exhausted, then the Shaft's
        self.pinge_coal: i64 = PINGE_COAL
        self.pinge_wood: i64 = 0
        self.tunnel_coal: i64 = TUNNEL_COAL
        self.tunnel_wood: i64 = 0
        self.shaft_coal: i64 = 0
        self.tiles: i64 = 0
        self.fresh_tiles: i64 = 0  # bought in this phase
        self.markers: i64 = 0
        self.cart1_colour: i64 = NO_COLOUR
        self.cart1_disks: i64 = 0
        self.cart2_colour: i64 = NO_COLOUR
        self.cart2_disks: i64 = 0
        self.plan_step: i64 = PLAN_FARMER
        self.farmer_load: i64 = 0
        self.farmhand_load: i64 = 0
        self.digger_pay: i64 = 0
        self.miner_pay: i64 = 0
        self.haspelknecht_pay: i64 = 0
        self.mill_black: i64 = 0  # pairs of disks
        self.mill_yellow: i64 = 0
        self.done: i64 = 0
        self.farmer_did: i64 = 0
        self.farmhand_did: i64 = 0
        self.fresh_food: i64 = 0  # received in this phase
        self.fresh_coal: i64 = 0
        self.score: i64 = 0
        self.sheet: vec[i64] = vec[i64]()  # points by source; `new_player` and `copy` set it

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player()
        twin.food = self.food
        twin.wood = self.wood
        twin.coal = self.coal
        twin.thaler = self.thaler
        twin.debts = self.debts
        twin.water = self.water
        twin.pinge_coal = self.pinge_coal
        twin.pinge_wood = self.pinge_wood
        twin.tunnel_coal = self.tunnel_coal
        twin.tunnel_wood = self.tunnel_wood
        twin.shaft_coal = self.shaft_coal
        twin.tiles = self.tiles
        twin.fresh_tiles = self.fresh_tiles
        twin.markers = self.markers
        twin.cart1_colour = self.cart1_colour
        twin.cart1_disks = self.cart1_disks
        twin.cart2_colour = self.cart2_colour
        twin.cart2_disks = self.cart2_disks
        twin.done = self.done
        twin.farmer_did = self.farmer_did
        twin.farmhand_did = self.farmhand_did
        twin.fresh_food = self.fresh_food
        twin.fresh_coal = self.fresh_coal
        twin.score = self.score
        twin.sheet = self.sheet[:]
        twin.copy_plan(self)
        return twin

    def copy_plan(self, other: Player) -> None:
        """Copy the plan of another player object."""
        self.plan_step = other.plan_step
        self.farmer_load = other.farmer_load
        self.farmhand_load = other.farmhand_load
        self.digger_pay = other.digger_pay
        self.miner_pay = other.miner_pay
        self.haspelknecht_pay = other.haspelknecht_pay
        self.mill_black = other.mill_black
        self.mill_yellow = other.mill_yellow

    def clear_plan(self) -> None:
        """Take every disk, food and Thaler back from the workers."""
        self.plan_step = PLAN_FARMER
        self.farmer_load = 0
        self.farmhand_load = 0
        self.digger_pay = 0
        self.miner_pay = 0
        self.haspelknecht_pay = 0
        self.mill_black = 0
        self.mill_yellow = 0

    def owns(self, tile: i64) -> bool:
        """Whether the player has a disk on the tile."""
        return self.tiles >> tile & 1 != 0

    def buildings(self, start_buildings: i64) -> i64:
        """The player's buildings as tile bits."""
        return (self.tiles | start_buildings) & BUILDING_TILES

    def exhausted(self) -> bool:
        """Whether the Pinge is empty and covered by the Miner & Haspelknecht tile (R-PINGE-06, R-PINGE-09)."""
        return self.pinge_coal == 0

    def mined(self) -> i64:
        """Coal mined in Pinge and Tunnel, the first tie-break (R-TIE-01, C-77)."""
        return PINGE_COAL + TUNNEL_COAL - self.pinge_coal - self.tunnel_coal

    def taken(self) -> i64:
        """Disks on both carts."""
        return self.cart1_disks + self.cart2_disks

    def disks(self, colour: i64) -> i64:
        """Disks of a colour on both carts (C-102)."""
        count: i64 = 0
        if self.cart1_colour == colour:
            count += self.cart1_disks
        if self.cart2_colour == colour:
            count += self.cart2_disks
        return count

    def planned_yellow(self) -> i64:
        """Yellow disks on workers and the mill."""
        count = YELLOW_IN[self.farmer_load] + YELLOW_IN[self.farmhand_load] + 2 * self.mill_yellow
        if self.digger_pay == PAID_DISK:
            count += 1
        if self.haspelknecht_pay == PAID_DISK:
            count += 1
        return count

    def planned_brown(self) -> i64:
        """Brown disks on workers."""
        return BROWN_IN[self.farmer_load] + BROWN_IN[self.farmhand_load]

    def planned_black(self) -> i64:
        """Black disks on workers and the mill."""
        return BLACK_IN[self.farmer_load] + BLACK_IN[self.farmhand_load] + 2 * self.mill_black

    def free_markers(self, at_once: bool) -> i64:
        """Markers that may be used now: not in the phase of purchase, unless the option says so (R-MARKER-03)."""
        return self.markers if at_once else self.markers & ~self.fresh_tiles

    def colour_markers(self, colour: i64) -> i64:
        """1 if the player has the marker that counts as a disk of the colour (C-15..C-18). Planning is before buying,
        so it is never from this phase. Searches call this so often that a table made from the rows of the tiles would
        cost 4 % of their speed; a test compares the two."""
        if colour == YELLOW:
            return self.markers >> WHEELBARROW & 1
        if colour == BROWN:
            return self.markers >> LADDER & 1
        assert colour == BLACK
        return self.markers >> HAMMER_AND_PICK & 1

    def gain_points(self, source: i64, points: i64) -> None:
        """Score points and note their source."""
        self.score += points
        self.sheet[source] += points


def new_player() -> Player:
    """A player at the start of the game."""
    player = Player()
    player.sheet = NO_POINTS[:]
    return player
