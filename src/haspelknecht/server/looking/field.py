"""The development field for one seat: what it could buy, for which fee, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from haspelknecht.locale import say
from haspelknecht.records.notation import OWN_WORKERS, SEATS
from haspelknecht.records.reasons import reason_sentence
from haspelknecht.rules.developing import buy, can_pay_fee, fee_takes, has_disk_left, is_free
from haspelknecht.rules.moves import BUY, HIRE_DIGGER
from haspelknecht.rules.pieces import (
    COAL,
    FARMER,
    FOOD,
    FROM_DEVELOPMENTS,
    GOOD_NAMES,
    NO_GOOD,
    TILES,
    WOOD,
    level_of,
    tile_number,
)
from haspelknecht.rules.reasons import Reason
from haspelknecht.rules.stages import WORKING
from haspelknecht.rules.state import State
from haspelknecht.rules.why_not import why_not
from haspelknecht.rules.why_not_buying import fee_refusal
from haspelknecht.server.looking.look import Access, Good, OwnWorker, TileLook, Why
from haspelknecht.server.looking.paying import payers, spendable, tiles_paid_freely
from haspelknecht.server.looking.projecting import when_working
from haspelknecht.server.position_types import Letter

GOODS = (FOOD, WOOD, COAL)


def field_look(state: State, seat: int, legal: Sequence[int], language: str) -> dict[str, TileLook]:
    """Every tile in play. `legal` are the moves that the seat can make at once."""
    buys: dict[int, list[int]] = {}
    for move in legal:
        if BUY <= move < HIRE_DIGGER:
            buys.setdefault((move - BUY) // 4 % TILES, []).append(move)
    view = FieldView(state, seat, language)
    in_play = [tile for tile in range(TILES) if state.setup.field.in_play >> tile & 1]
    return {str(tile_number(tile)): view.tile(tile, buys.get(tile, [])) for tile in in_play}


class FieldView:
    """The field seen from a seat; fees are paid with what is there when its own turn to work comes."""

    def __init__(self, state: State, seat: int, language: str) -> None:
        self.state = state
        self.seat = seat
        self.language = language
        self.working = when_working(state, seat)
        self.free = tiles_paid_freely(state, seat)

    def tile(self, tile: int, moves: list[int]) -> TileLook:
        """One tile."""
        access, fees = self.access(tile), self.fees(tile)
        there = [good for good in fees if can_pay_fee(self.working, self.working.players[self.seat], good)]
        by = payers(self.state, self.seat, tile)
        payable = access != "owned" and (bool(by) or self.free >> tile & 1 != 0)
        return TileLook(
            access=access,
            fee=fee_name(fees),
            fee_there=[good_word(good) for good in there],
            payee=cast(Letter, SEATS[self.state.top_owner(tile)]) if fees else None,
            points=0 if access == "owned" else self.points(tile),
            payable=payable,
            payers=[cast(OwnWorker, OWN_WORKERS[worker]) for worker in by] if payable else [],
            why=None if moves else self.why(tile, there, payable=payable),
            moves=moves,
        )

    def access(self, tile: int) -> Access:
        """Whether and how the seat could come by a tile (R-DEV-06, R-DEV-08..12)."""
        player = self.state.players[self.seat]
        if player.owns(tile):
            return "owned"
        if is_free(self.state, player, tile):
            return "open"
        return "distant" if self.state.stacks[tile] else "closed"

    def fees(self, tile: int) -> list[int]:
        """The goods that a distant tile may be paid with."""
        if self.access(tile) != "distant":
            return []
        return [good for good in GOODS if fee_takes(level_of(tile), good)]

    def points(self, tile: int) -> int:
        """What the purchase itself would score."""
        twin = self.state.copy()
        sheet = twin.players[self.seat].sheet
        before = int(sheet[FROM_DEVELOPMENTS])
        buy(twin, self.seat, FARMER, tile, NO_GOOD)
        return int(twin.players[self.seat].sheet[FROM_DEVELOPMENTS]) - before

    def why(self, tile: int, there: list[int], *, payable: bool) -> Why | None:
        """What stands in the way: reach and fee first, then the disks."""
        state, player = self.working, self.working.players[self.seat]
        fee = there[0] if there else (self.fees(tile) or [NO_GOOD])[0]
        if player.owns(tile):
            return self.because(Reason("R-DEV-06", "tile-owned-already", {"tile": tile_number(tile)}))
        refusal = fee_refusal(state, player, tile, fee)
        if refusal is None and not has_disk_left(state, player):
            refusal = Reason("R-SETUP-13", "no-player-disk-left", {})
        if refusal is None and not payable:
            if self.state.stage != WORKING:
                return self.cannot_pay(tile)
            refusal = why_not(state, self.seat, BUY + (FARMER * TILES + tile) * 4 + fee)
        return None if refusal is None else self.because(refusal)

    def because(self, reason: Reason) -> Why:
        """A reason of the rules."""
        return Why(reason_sentence(reason, self.language), reason.rule)

    def cannot_pay(self, tile: int) -> Why:
        """The disks that a player has are not the printed cost (R-DEV-02)."""
        components = self.state.setup.components
        yellow, brown, black = spendable(self.state, self.seat)
        message = say(
            "look-cannot-pay",
            self.language,
            tile=tile_number(tile),
            yellow=int(components.cost_yellow[tile]),
            brown=int(components.cost_brown[tile]),
            black=int(components.cost_black[tile]),
            any=int(components.cost_any[tile]),
            has_yellow=yellow,
            has_brown=brown,
            has_black=black,
        )
        return Why(message, "R-DEV-02")


def fee_name(fees: list[int]) -> Literal["food", "coal", "any"] | None:
    """The fee as one word."""
    if not fees:
        return None
    return "any" if len(fees) > 1 else "food" if fees[0] == FOOD else "coal"


def good_word(good: int) -> Good:
    """The name of a good."""
    return cast(Good, GOOD_NAMES[good])
