"""Winter: scoring coal, rent and debts, storage, the next year."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.markers_and_buildings import anytime_moves, play_anytime
from haspelknecht.rules.moves import (
    SHED_COAL_WOOD,
    SHED_FOOD,
    SHED_WOOD,
    SHEDS,
    STORE,
    MoveList,
    kept_in_barn,
    kept_in_shed,
    kept_on_farm,
    storing,
)  # fmt: skip
from haspelknecht.rules.options import COAL_AND_FOOD, COAL_OR_WOOD, IN_STORAGE, VP_FOR_FOOD
from haspelknecht.rules.pieces import (
    ALL_DEBTS,
    BARN,
    COAL,
    COAL_STORAGE,
    FOOD,
    FROM_BARN,
    FROM_COAL_STORAGE,
    FROM_FARM_STORAGE,
    FROM_HORSE_AND_CART,
    FROM_WINTER_COAL,
    GOODS,
    HORSE_AND_CART,
    NO_GOOD,
    SPRING,
    WOOD,
    YEARS,
)  # fmt: skip
from haspelknecht.rules.player import Player
from haspelknecht.rules.scales import (
    BARN_POINTS,
    COAL_POINTS,
    COAL_STORAGE_POINTS,
    EACH_MORE_COAL,
    FARM_STORAGE_POINTS,
    FOOD_RENT,
    THALER_RENT,
    on_scale,
)  # fmt: skip
from haspelknecht.rules.stages import FINAL_SCORING, NEW_YEAR, RENT_DUE, STORING, WATER_RISES
from haspelknecht.rules.state import State


def coal_chart(coal: i64) -> i64:
    """0 to 2 coal nothing, 3 coal 2 VP, each further one 1 VP more (R-WINTER-03)."""
    return on_scale(COAL_POINTS, coal, EACH_MORE_COAL)


def score_coal(state: State) -> None:
    """Coal on the farm scores by the chart; Horse and Cart replaces it (R-WINTER-02, R-TILE-44b, C-73)."""
    for player in state.players:
        if not player.owns(HORSE_AND_CART):
            player.gain_points(FROM_WINTER_COAL, coal_chart(player.coal))
        elif state.setup.options.horse_cart_step != IN_STORAGE:
            player.gain_points(FROM_HORSE_AND_CART, player.coal)
    state.stage = RENT_DUE


def food_rent(year: i64) -> i64:
    """2, 2, 1 food (R-WINTER-04)."""
    return FOOD_RENT[year]


def thaler_rent(year: i64) -> i64:
    """0, 1, 2 Thaler (R-WINTER-04)."""
    return THALER_RENT[year]


def collect_rent(state: State) -> None:
    """Players who can pay must pay; a debt for each missing food or Thaler (R-WINTER-05, R-WINTER-06, C-36, C-37)."""
    for i in range(state.setup.players):
        player = state.players[state.order[i]]
        food = food_rent(state.year)
        thaler = thaler_rent(state.year)
        paid_food = player.food if player.food < food else food
        paid_thaler = player.thaler if player.thaler < thaler else thaler
        player.food -= paid_food
        player.thaler -= paid_thaler
        gain_debts(state, player, food - paid_food + thaler - paid_thaler)
    state.stage = STORING
    state.turn = 0


def gain_debts(state: State, player: Player, debts: i64) -> None:
    """Take debt chits from the supply, which is limited only by option (C-46)."""
    if state.setup.options.debt_limit:
        supply: i64 = ALL_DEBTS
        for owner in state.players:
            supply -= owner.debts
        debts = min(debts, supply)
    player.debts += debts


def storing_moves(state: State, player: Player, out: MoveList) -> None:
    """Every way to store, and what may be done before (R-WINTER-07, R-WINTER-08, C-93, H-02, H-03, H-07)."""
    anytime_moves(state, player, out)
    buildings = player.buildings(state.setup.start_buildings)
    barns: i64 = GOODS if buildings >> BARN & 1 else 1
    sheds: i64 = SHEDS if buildings >> COAL_STORAGE & 1 else 1
    for farm in range(GOODS):
        for barn in range(barns):
            for shed in range(sheds):
                if shed_takes(state, shed) and has_goods(player, farm, barn, shed):
                    out.add(storing(farm, barn, shed))


def shed_takes(state: State, shed: i64) -> bool:
    """What the Coal Storage may keep: coal and wood, or as the option says (R-TILE-24a)."""
    option = state.setup.options.coal_storage
    if option == COAL_AND_FOOD:
        return shed != SHED_WOOD and shed != SHED_COAL_WOOD
    return shed < SHED_COAL_WOOD or (shed == SHED_COAL_WOOD and option != COAL_OR_WOOD)


def has_goods(player: Player, farm: i64, barn: i64, shed: i64) -> bool:
    """Whether the player has the goods to store."""
    return (
        player.food >= stored(FOOD, farm, barn, shed)
        and player.wood >= stored(WOOD, farm, barn, shed)
        and player.coal >= stored(COAL, farm, barn, shed)
    )


def stored(good: i64, farm: i64, barn: i64, shed: i64) -> i64:
    """The number of units of a good that a way of storing keeps."""
    units: i64 = 0
    if farm == good:
        units += 1
    if barn == good:
        units += 1
    if good == COAL:
        if shed & 1:
            units += 1
    elif good == WOOD:
        if shed == SHED_WOOD or shed == SHED_COAL_WOOD:
            units += 1
    elif shed >= SHED_FOOD:
        units += 1
    return units


def play_storing(state: State, player: Player, move: i64) -> None:
    """Carry out a move of `storing_moves`."""
    if move < STORE:
        play_anytime(state, player, move)
        return
    if player.owns(HORSE_AND_CART) and state.setup.options.horse_cart_step == IN_STORAGE:  # B-20
        player.gain_points(FROM_HORSE_AND_CART, player.coal)
    store(state, player, kept_on_farm(move), kept_in_barn(move), kept_in_shed(move))
    state.turn += 1
    if state.turn == state.setup.players:
        state.turn = 0
        state.stage = FINAL_SCORING if state.year == YEARS else NEW_YEAR  # R-FLOW-08, R-WINTER-13


def store(state: State, player: Player, farm: i64, barn: i64, shed: i64) -> None:
    """Keep the stored goods, score them at once, return the rest (R-WINTER-09..12)."""
    best: i64 = FOOD if state.setup.options.farm_storage_vp == VP_FOR_FOOD else WOOD
    if farm == best and farm != NO_GOOD:
        player.gain_points(FROM_FARM_STORAGE, FARM_STORAGE_POINTS)
    if barn == FOOD:
        player.gain_points(FROM_BARN, BARN_POINTS)
    if shed & 1:
        player.gain_points(FROM_COAL_STORAGE, COAL_STORAGE_POINTS)
    player.food = stored(FOOD, farm, barn, shed)
    player.wood = stored(WOOD, farm, barn, shed)
    player.coal = stored(COAL, farm, barn, shed)
    player.fresh_coal = 0
    player.done = 0


def begin_year(state: State) -> None:
    """Begin the next year."""
    state.year += 1
    state.season = SPRING
    state.stage = WATER_RISES
