"""The development field for one seat: what it could buy, for which fee, and what is missing.

Nothing is copied or tried: this is asked for every tile after every move.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, cast

from haspelknecht.locale import say
from haspelknecht.rules.developing import can_pay_fee, fee_takes, has_disk_left, is_free, load_of_worker
from haspelknecht.rules.loads import NO_LOAD, all_triples
from haspelknecht.rules.pieces import (
    AUTUMN,
    COAL,
    COLOURS,
    FARMER,
    FARMHAND,
    FOOD,
    GOOD_NAMES,
    NO_TILE,
    NOBODY,
    PAID_FOOD,
    PICKAXE,
    TILES,
    WOOD,
    YEARS,
    level_of,
    tile_number,
)
from haspelknecht.rules.planning import may_develop
from haspelknecht.rules.player import Player
from haspelknecht.rules.reasons import worker_name
from haspelknecht.rules.setup import Setup
from haspelknecht.rules.stages import OVER, PLANNING, REFUNDING, WORKING
from haspelknecht.rules.state import State
from haspelknecht.view.board import LETTERS, planned, unpromised
from haspelknecht.view.disks import cost_text, disks_held
from haspelknecht.view.facts import Fee, fee_of, points_by_rank
from haspelknecht.view.phrases import WORKERS, listed
from haspelknecht.view.types import Access, Good, TileView, Why

OWN: Final = (FARMER, FARMHAND)
GOODS: Final = (FOOD, WOOD, COAL)
LOAD_DISKS: Final = all_triples()
Triple = tuple[int, int, int]


class Printed(NamedTuple):
    """A tile in play, as far as it is the same for everybody."""

    tile: int
    number: str
    cost: tuple[int, int, int, int]  # yellow, brown, black, any
    fee: Fee | None
    fee_goods: tuple[int, ...]
    points: tuple[int, ...]
    neighbours: tuple[int, ...]


@lru_cache(maxsize=256)
def printed_tiles(setup: Setup) -> tuple[Printed, ...]:
    """The tiles in play."""
    tiles = []
    components = setup.components
    columns = (components.cost_yellow, components.cost_brown, components.cost_black, components.cost_any)
    for tile in range(TILES):
        if setup.field.in_play >> tile & 1:
            level = int(level_of(tile))
            yellow, brown, black, grey = (int(column[tile]) for column in columns)
            fees = tuple(good for good in GOODS if fee_takes(level, good))
            touching = tuple(other for other in range(TILES) if setup.field.neighbours[tile] >> other & 1)
            cost = (yellow, brown, black, grey)
            points = points_by_rank(level)
            tiles.append(Printed(tile, str(tile_number(tile)), cost, fee_of(level), fees, points, touching))
    return tuple(tiles)


def tile_views(state: State, seat: int, language: str) -> dict[str, TileView]:
    """Every tile in play, for a seat. While plans are made, `state` has the plan of the seat on it as it is so far."""
    buyer = Buyer(state, seat, language)
    return {printed.number: buyer.tile(printed) for printed in printed_tiles(state.setup)}


class Buyer:
    """A seat that looks at the field."""

    def __init__(self, state: State, seat: int, language: str) -> None:
        self.state = state
        self.seat = seat
        self.language = language
        self.player = player = state.players[seat]
        self.moment = moment_of(state, seat)
        self.developers = [worker for worker in OWN if may_develop(state, player, worker)]
        self.fits = {worker: self.fitting(worker) for worker in OWN}
        self.goods = fee_goods(state, player)
        self.has_disk = has_disk_left(state, player)
        self.accesses = {printed.tile: self.access(printed.tile) for printed in printed_tiles(state.setup)}
        self.held: Triple = disks_held(player)
        self.free = self.free_disks()

    def fitting(self, worker: int) -> int:
        """The tiles that the disks on a worker pay exactly, as bits, if they can still use them for work."""
        load = load_of_worker(self.player, worker)
        if load == NO_LOAD or self.moment not in ("planning", "working") or self.player.done >> worker & 1:
            return 0
        return int(self.state.setup.fits[load])

    def free_disks(self) -> list[Triple]:
        """For each worker who can buy: the disks on them and those still free, with colour markers."""
        if self.moment not in ("taking", "planning"):
            return []
        used = tuple(planned(self.player, colour) for colour in range(COLOURS))
        free = []
        for worker in self.developers:
            own = LOAD_DISKS[load_of_worker(self.player, worker)]
            free.append((self.held[0] - used[0] + own[0], self.held[1] - used[1] + own[1],
                          self.held[2] - used[2] + own[2]))  # fmt: skip
        return free

    def tile(self, printed: Printed) -> TileView:
        """One tile."""
        tile = printed.tile
        access = self.accesses[tile]
        if access == "owned":
            return TileView(access, missing=self.why("view-tile-owned", "R-DEV-06"))
        payers = [worker for worker in self.developers if self.fits[worker] >> tile & 1]
        distant = access == "distant"
        there = [good for good in self.goods if good in printed.fee_goods] if distant else []
        return TileView(
            access=access,
            points=self.points(printed),
            fee=printed.fee if distant else None,
            fee_goods=[cast(Good, GOOD_NAMES[good]) for good in there],
            payee=LETTERS[self.state.top_owner(tile)] if distant else None,
            payable=bool(payers) or any(pays(disks, printed.cost) for disks in self.free),
            payers=[WORKERS[worker] for worker in payers],
            missing=self.missing(printed, access, there, payers),
        )

    def access(self, tile: int) -> Access:
        """Whether and how the seat could come by a tile (R-DEV-06, R-DEV-08..12)."""
        if self.player.owns(tile):
            return "owned"
        if is_free(self.state, self.player, tile):
            return "open"
        return "distant" if self.state.stacks[tile] else "closed"

    def points(self, printed: Printed) -> int:
        """What the purchase itself would score."""
        earlier = int(self.state.owners(printed.tile))
        return printed.points[earlier] if earlier < len(printed.points) else 0

    def missing(self, printed: Printed, access: Access, there: list[int], payers: list[int]) -> Why | None:
        """What prevents buying: the end of the game, reach, no player disk left, the fee, the price."""
        if self.moment == "never":
            return self.why("view-tile-no-more-phases", "R-FLOW-08")
        if access == "closed":
            return self.why("view-tile-closed", "R-DEV-10", tiles=self.way_to(printed))
        if not self.has_disk:
            return self.why("reason-no-player-disk-left", "R-SETUP-13")
        if access == "distant" and not there:
            return self.fee_missing(printed)
        if payers:
            return self.busy()
        return self.disks_missing(printed)

    def why(self, key: str, rule: str, **values: str) -> Why:
        """A sentence and its rule."""
        return said(key, rule, self.language, tuple(values.items()))

    def way_to(self, printed: Printed) -> str:
        """The neighbours of a closed tile that the seat could buy first."""
        near = tuple(tile for tile in printed.neighbours if self.accesses[tile] in ("open", "distant"))
        return any_of(near, self.language) if near else "none"

    def fee_missing(self, printed: Printed) -> Why:
        """Why no good for the fee is there (R-DEV-12, R-DEV-13)."""
        fee = str(printed.fee)
        if self.state.stage == PLANNING and FOOD in printed.fee_goods and self.player.food > 0:
            return self.why("view-tile-fee-promised", "R-DEV-13", fee=fee)
        amounts = {FOOD: self.player.food, WOOD: self.player.wood, COAL: self.player.coal}
        fresh = [good for good in printed.fee_goods if amounts[good] > 0]
        if fresh:
            return self.why("reason-fee-good-is-fresh", "R-FARMER-10", good=GOOD_NAMES[fresh[0]])
        return self.why("view-tile-fee-missing", "R-DEV-13", fee=fee)

    def busy(self) -> Why | None:
        """The disks are right; on the seat's turn something else may have to be finished first."""
        state = self.state
        if state.stage != WORKING or state.seat() != self.seat:
            return None
        if state.offer != NO_TILE:  # H-08
            name = say(f"tile-{tile_number(state.offer)}", self.language)
            return self.why("view-tile-decide-first", "R-DEV-17", name=name)
        if state.worker != NOBODY:
            return self.why("view-tile-finish-first", "R-EXEC-03", worker=worker_name(state.worker))
        return None

    def disks_missing(self, printed: Printed) -> Why | None:
        """No worker has the price on them (R-DEV-01, R-DEV-02): what to do about it depends on the moment."""
        cost, tile = printed.cost, printed.tile
        who = "both" if FARMHAND in self.developers else "farmer"
        if self.moment in ("taking", "planning"):
            if not pays(self.held, cost):
                return self.why("view-tile-need", "R-DEV-02", disks=cost_text(shortage(self.held, cost), self.language))
            if self.moment == "taking":
                return None
            return self.why("view-tile-put", "R-DEV-01", disks=cost_text(cost, self.language), who=who)
        if self.moment == "working":
            if self.fits[FARMHAND] >> tile & 1:
                return self.farmhand_cannot()
            again = "yes" if phases_follow(self.state) else "no"
            return self.why("view-tile-wrong-disks", "R-DEV-02", disks=cost_text(cost, self.language), again=again)
        return self.why("view-tile-later", "R-DEV-01", disks=cost_text(cost, self.language), who=who)

    def farmhand_cannot(self) -> Why:
        """The Farmhand has the right disks, but is not improved, or not yet."""
        if self.player.owns(PICKAXE):
            return self.why("reason-farmhand-improves-later", "R-TILE-13b")
        return self.why("reason-farmhand-does-not-develop", "R-DEV-03")


@lru_cache(maxsize=4096)
def said(key: str, rule: str, language: str, values: tuple[tuple[str, str], ...]) -> Why:
    """A reason in words. Cached: do not change it."""
    return Why(say(key, language, **dict(values)), rule)


@lru_cache(maxsize=4096)
def any_of(tiles: tuple[int, ...], language: str) -> str:
    """`Barn, Pickaxe or Ladder`."""
    return listed([say(f"tile-{tile_number(tile)}", language) for tile in tiles], "view-or", language)


def moment_of(state: State, seat: int) -> str:
    """What the seat can do with disks now: take, place or use them, wait for the next phase, or nothing."""
    if state.stage <= REFUNDING:
        return "taking"
    if state.stage == PLANNING:
        return "planning"
    if state.stage == WORKING and list(state.order).index(seat) >= state.turn:
        return "working"
    return "later" if phases_follow(state) else "never"


def phases_follow(state: State) -> bool:
    """Whether another action phase comes after this one (R-FLOW-07)."""
    return state.stage != OVER and (state.year < YEARS or state.season < AUTUMN)


def fee_goods(state: State, player: Player) -> list[int]:
    """Goods on the farm that can pay a fee; what the plan pays to workers will be gone by then."""
    goods = [good for good in GOODS if can_pay_fee(state, player, good)]
    if FOOD in goods and unpromised(state, player, PAID_FOOD, int(player.food)) <= 0:
        goods.remove(FOOD)
    return goods


def pays(disks: Triple, cost: tuple[int, int, int, int]) -> bool:
    """Whether some of these disks are the price (R-DEV-02)."""
    yellow, brown, black, grey = cost
    if disks[0] < yellow or disks[1] < brown or disks[2] < black:
        return False
    return sum(disks) >= yellow + brown + black + grey


def shortage(disks: Triple, cost: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """The disks that are missing to the price."""
    coloured = [max(0, needed - held) for held, needed in zip(disks, cost[:COLOURS], strict=True)]
    spare = sum(max(0, held - needed) for held, needed in zip(disks, cost[:COLOURS], strict=True))
    return coloured[0], coloured[1], coloured[2], max(0, cost[COLOURS] - spare)
