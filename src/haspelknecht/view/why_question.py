"""A question about a target that is not lit, and the answers that are the same in every stage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from haspelknecht.locale import say
from haspelknecht.rules.pieces import (
    BARN,
    CHARCOAL_BURNER,
    COAL_STORAGE,
    OIL_LAMP,
    WATER_MILL,
    tile_number,
    tile_of_number,
)
from haspelknecht.rules.planning import has_mill
from haspelknecht.rules.player import Player
from haspelknecht.rules.reasons import Reason
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State
from haspelknecht.rules.why_not import why_not
from haspelknecht.view.phrases import NUMBERS, because, worker_words
from haspelknecht.view.targets import COLOUR_MARKERS
from haspelknecht.view.types import Why

STORE_TILES = {"barn": BARN, "storage": COAL_STORAGE}
NO_BUILDING = {  # why a building cannot be used by a player without it
    12: Reason("R-TILE-12a", "no-barn", {}),
    15: Reason("R-TILE-15a", "no-charcoal-burner", {}),
    24: Reason("R-TILE-24a", "no-coal-storage", {}),
    35: Reason("R-TILE-35a", "no-mill", {}),
}


@dataclass
class Question:
    """Why a seat cannot pick a target now."""

    state: State
    seat: int
    target: str
    language: str

    @cached_property
    def parts(self) -> Sequence[str]:
        """The parts of the target's name."""
        return self.target.split(":")

    @property
    def kind(self) -> str:
        """What kind of thing it is: `tile`, `worker`, …"""
        return self.parts[0]

    @property
    def what(self) -> str:
        """Which one: `22`, `farmer`, …"""
        return self.parts[1]

    @property
    def player(self) -> Player:
        """The board of the seat."""
        return self.state.players[self.seat]

    @property
    def worker(self) -> int:
        """The number of the worker."""
        return NUMBERS[self.what]

    @property
    def tile(self) -> int:
        """The tile of a marker, a building or a development."""
        return tile_of_number(int(self.what))

    def say(self, key: str, rule: str | None = None, /, **values: str | int) -> Why:
        """An answer in words of the view."""
        return Why(say(key, self.language, **values), rule)

    def because(self, reason: Reason) -> Why:
        """An answer of the rules."""
        return because(reason, self.language)

    def refusal(self, move: int) -> Why | None:
        """Why the rules refuse a move."""
        reason = why_not(self.state, self.seat, move)
        return None if reason is None else self.because(reason)

    def name(self, worker: int) -> str:
        """The name of a worker."""
        return worker_words(self.state, self.seat, worker, self.language)

    # -- the same in every stage -----------------------------------------------------------------------------------

    def later(self) -> Why:
        """What this is for, if it is not the time for it."""
        if self.kind in ("pool", "reserve"):
            return self.say("why-later-pool", "R-TAKE-02")
        if self.kind == "store":
            return self.no_such_store() or self.say("why-later-store", "R-WINTER-07")
        if self.kind == "disk":
            return self.say("why-later-disk", "R-PLAN-03")
        if self.kind == "good":
            return self.say(f"why-later-{self.what}")
        if self.kind == "marker":
            return self.marker_later()
        if self.kind == "building":
            return self.building_later()
        if self.kind == "prop":
            return self.say("why-later-prop", "R-WOOD-01")
        return self.say("why-later-work", "R-EXEC-01")

    def marker_later(self) -> Why:
        """When a marker is used."""
        if not self.player.markers >> self.tile & 1:
            return self.because(Reason("R-MARKER-01", "no-marker", {"tile": int(self.what)}))
        if self.tile == OIL_LAMP:
            return self.say("why-later-lamp", "R-TILE-32b")
        if self.tile in COLOUR_MARKERS:
            return self.say("why-later-disk", "R-PLAN-03")
        return self.say("why-later-work", "R-MARKER-03")

    def has_building(self, tile: int) -> bool:
        """Whether the seat has a building."""
        return self.player.buildings(self.state.setup.start_buildings) >> tile & 1 != 0

    def no_such_store(self) -> Why | None:
        """Why a place to store goods is not there; None if it is."""
        tile = STORE_TILES.get(self.what)
        if tile is None or self.has_building(tile):
            return None
        return self.because(NO_BUILDING[tile_number(tile)])

    def building_later(self) -> Why:
        """When a building is used."""
        if not self.has_building(self.tile):
            return self.because(NO_BUILDING[int(self.what)])
        if self.tile == WATER_MILL:
            return self.say("why-mill-pairs" if self.state.stage == PLANNING else "why-later-disk", "R-TILE-35a")
        if self.tile == CHARCOAL_BURNER:
            return self.say("why-later-work", "R-TILE-15a")
        return self.say("why-later-store", "R-TILE-12a" if self.tile == BARN else "R-TILE-24a")

    def no_such_worker(self) -> Why | None:
        """Why a worker is not on the board; None if they are there."""
        name = self.what
        if name == "digger" and self.player.exhausted():
            return self.because(Reason("R-DIGGER-05", "digger-gone", {}))
        if name in ("miner", "haspelknecht") and not self.player.exhausted():
            rule = "R-MINER-01" if name == "miner" else "R-HASPEL-05"
            return self.because(Reason(rule, "worker-not-there-yet", {"worker": name}))
        if name == "mill" and not has_mill(self.state, self.player):
            return self.because(NO_BUILDING[35])
        return None
