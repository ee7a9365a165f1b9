"""The table as everybody sees it: pools, stacks, and every player's board with all that the rules make of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from haspelknecht.records.game import Game
from haspelknecht.records.state_words import DONE, LOAD_DISKS, SEAT_NAMES, named_bits, stack_words, tile_list
from haspelknecht.rules.final_scoring import score_player
from haspelknecht.rules.pieces import (
    COLOURS,
    DIGGER,
    FARMER,
    FARMHAND,
    HASPELKNECHT,
    MINER,
    NO_COLOUR,
    NO_TILE,
    NOBODY,
    PAID_FOOD,
    PAID_THALER,
    PAYMENT_NAMES,
    RESERVE,
    SEASON_NAMES,
    SOURCE_NAMES,
    TILES,
    WINDLASS,
    WINDLASS_SHIFT,
    tile_number,
)
from haspelknecht.rules.planning import has_mill, may_develop, spend_markers
from haspelknecht.rules.player import Player
from haspelknecht.rules.stages import OVER, PLANNING, STAGE_NAMES, STORING, TAKING
from haspelknecht.rules.state import State
from haspelknecht.rules.turn_order import cart_value
from haspelknecht.view.mine import mine_view
from haspelknecht.view.phrases import MILL, WORKERS
from haspelknecht.view.types import (
    AtWork,
    BoardView,
    Disks,
    Letter,
    Payment,
    PlanView,
    PlayerView,
    PoolView,
    Season,
    Stage,
)

LETTERS: Final = cast(tuple[Letter, ...], SEAT_NAMES)
SEASONS: Final = cast(tuple[Season, ...], SEASON_NAMES)
STAGES: Final = cast(tuple[Stage, ...], STAGE_NAMES)
PAYMENTS: Final = cast(tuple[Payment, ...], PAYMENT_NAMES)


def board_view(game: Game) -> BoardView:
    """The open position: secret plans are not on it."""
    return board_of(game.view(NOBODY))


def board_of(state: State) -> BoardView:
    """A position as it is: `Game.view` hides what a person may not know."""
    players = int(state.setup.players)
    return BoardView(
        year=int(state.year),
        season=SEASONS[state.season],
        stage=STAGES[state.stage],
        order=[LETTERS[seat] for seat in state.order],
        turn=LETTERS[state.order[state.turn]],
        bag=Disks(int(state.bag_yellow), int(state.bag_brown), int(state.bag_black)),
        pools=[pool_view(state, pool) for pool in range(players)],
        stacks=stacks(state),
        players={LETTERS[seat]: player_view(state, seat) for seat in range(players)},
        at_work=at_work(state),
        bonus_step=state.bonus_step != 0,
        offer=None if state.offer == NO_TILE else tile_number(state.offer),
    )


def pool_view(state: State, pool: int) -> PoolView:
    """An action pool and its reserve, counted from 0."""
    at = pool * COLOURS
    action, reserve = state.pools[at : at + COLOURS], state.pools[RESERVE + at : RESERVE + at + COLOURS]
    return PoolView(action=Disks(*map(int, action)), reserve=Disks(*map(int, reserve)))


def stacks(state: State) -> dict[str, list[Letter]]:
    """The owners of each development that has been bought, bottom disk first."""
    owners = {}
    for tile in range(TILES):
        if state.stacks[tile]:
            owners[str(tile_number(tile))] = cast(list[Letter], stack_words(state.stacks[tile]))
    return owners


def at_work(state: State) -> AtWork | None:
    """The worker in the middle of their work, if there is one."""
    if state.worker == NOBODY:
        return None
    return AtWork(WORKERS[state.worker], int(state.steps), in_tunnel=state.in_tunnel != 0)


def player_view(state: State, seat: int) -> PlayerView:
    """One board and farm. The plan that lies in `state` is shown: `Game.view` hides what must be hidden."""
    player = state.players[seat]
    cart1, cart2 = carts(player)
    return PlayerView(
        score=int(player.score),
        score_if_over=score_if_over(state, player),
        points=points_by_source(player),
        food=unpromised(state, player, PAID_FOOD, int(player.food)),
        wood=int(player.wood),
        coal=int(player.coal),
        thaler=unpromised(state, player, PAID_THALER, int(player.thaler)),
        debts=int(player.debts),
        fresh_food=int(player.fresh_food),
        fresh_coal=int(player.fresh_coal),
        mine=mine_view(state, player),
        cart1=cart1,
        cart2=cart2,
        order_value=order_value(state, seat),
        plan=plan_view(player),
        done=named_bits(player.done, DONE),
        workers=[WORKERS[worker] for worker in crew(state, seat)],
        improved_farmhand=may_develop(state, player, FARMHAND),
        tiles=numbers(int(player.tiles)),
        fresh_tiles=numbers(int(player.fresh_tiles)),
        markers=numbers(int(player.markers)),
        markers_planned=markers_planned(state, player),
        buildings=numbers(int(player.buildings(state.setup.start_buildings))),
    )


@lru_cache(maxsize=4096)
def numbers(mask: int) -> list[int]:
    """The numbers of the tiles in a bit mask. Cached: do not change it."""
    return tile_list(mask)


def score_if_over(state: State, player: Player) -> int:
    """What the score would be if the final scoring took place now."""
    if state.stage == OVER:
        return int(player.score)
    twin = player.copy()
    score_player(state, twin)
    return int(twin.score)


def points_by_source(player: Player) -> dict[str, int]:
    """Where the points come from that have been scored so far."""
    return {name: int(points) for name, points in zip(SOURCE_NAMES, player.sheet, strict=True) if points}


def unpromised(state: State, player: Player, payment: int, there: int) -> int:
    """Food or Thaler on the farm. While plans are made, pay lies on the workers and is not yet paid (C-84)."""
    if state.stage != PLANNING:
        return there
    return there - (player.digger_pay, player.miner_pay, player.haspelknecht_pay).count(payment)


def carts(player: Player) -> tuple[Disks, Disks]:
    """The disks that still lie on the two carts; those of the second cart are used first."""
    by_cart = {1: [0] * COLOURS, 2: [0] * COLOURS}
    for colour in {int(player.cart1_colour), int(player.cart2_colour)} - {NO_COLOUR}:
        left = max(0, int(player.disks(colour)) - planned(player, colour))
        first = min(left, int(player.cart1_disks)) if player.cart1_colour == colour else 0
        by_cart[1][colour], by_cart[2][colour] = first, left - first
    return Disks(*by_cart[1]), Disks(*by_cart[2])


def planned(player: Player, colour: int) -> int:
    """Disks of a colour, colour markers among them, that lie on workers and on the mill."""
    return int((player.planned_yellow, player.planned_brown, player.planned_black)[colour]())


def markers_planned(state: State, player: Player) -> list[int]:
    """Colour markers that a plan needs beside the disks: they are spent when the plans are revealed (R-MARKER-02)."""
    if state.stage != PLANNING or not player.markers:
        return []
    twin = player.copy()
    spend_markers(twin)
    return numbers(int(player.markers & ~twin.markers))


def order_value(state: State, seat: int) -> int | None:
    """What the first cart counts for the turn order, once it is decided in this phase (R-ORDER-01)."""
    waiting = state.stage == TAKING and list(state.order).index(seat) >= state.turn
    return None if waiting or state.stage >= STORING else int(cart_value(state.players[seat]))


def plan_view(player: Player) -> PlanView:
    """What lies on the workers."""
    return PlanView(
        farmer=Disks(*LOAD_DISKS[player.farmer_load]),
        farmhand=Disks(*LOAD_DISKS[player.farmhand_load]),
        digger=PAYMENTS[player.digger_pay],
        miner=PAYMENTS[player.miner_pay],
        haspelknecht=PAYMENTS[player.haspelknecht_pay],
        mill_black=int(player.mill_black),
        mill_yellow=int(player.mill_yellow),
    )


def crew(state: State, seat: int) -> list[int]:
    """The workers that stand on the board, with Windlass and Water Mill if they are there."""
    player = state.players[seat]
    exhausted = player.exhausted()
    workers = [FARMER, FARMHAND]
    workers += [MINER, HASPELKNECHT] if exhausted else [DIGGER]  # R-PINGE-09, R-DIGGER-05
    at_windlass = state.worker == WINDLASS_SHIFT and state.seat() == seat
    if exhausted and (player.markers >> WINDLASS & 1 or at_windlass):  # R-TILE-25b
        workers.append(WINDLASS_SHIFT)
    if has_mill(state, player):
        workers.append(MILL)
    return workers
