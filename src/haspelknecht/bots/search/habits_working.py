"""Habits for working: activate every worker, place wood where it opens coal, and use every step."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.bots.search.menu import Menu
from haspelknecht.bots.search.needs import phases_left, thaler_short
from haspelknecht.rules.developing import load_of_worker
from haspelknecht.rules.hired_workers import HASPELKNECHT_STEPS
from haspelknecht.rules.loads import BLACK_IN
from haspelknecht.rules.mining import FLOODED_PINGE, FLOODED_TUNNEL, pinge_access, tunnel_access
from haspelknecht.rules.moves import (
    BURN_CHARCOAL,
    BUY,
    DECLINE,
    END_TURN,
    GO_MINING,
    HIRE_DIGGER,
    HIRE_HASPELKNECHT,
    HIRE_MINER,
    LIFT,
    MINE,
    PROP_PINGE,
    PROP_TUNNEL,
    PUMP_ONE,
    PUMP_TWO,
    RUN_MILL,
    SELL_ONE,
    SELL_TWO,
    STOP,
    TIMBER_THALER,
    TIMBER_WOOD,
    USE_CABLE,
    USE_WINDLASS,
    buying,
    fee_paid,
    own_worker,
    starting_work,
    tile_bought,
)  # fmt: skip
from haspelknecht.rules.pieces import (
    BLACK,
    COAL,
    DIGGER,
    FARMER,
    FARMHAND,
    MINER,
    NO_GOOD,
    NO_TILE,
    NOBODY,
    TILES,
    level_of,
)  # fmt: skip
from haspelknecht.rules.player import DONE_DIGGER, DONE_MINER, Player
from haspelknecht.rules.scales import rank_points
from haspelknecht.rules.state import State


def working_habits(state: State, player: Player, menu: Menu) -> None:
    """Weigh the moves of a turn."""
    if state.offer != NO_TILE:
        offer_habits(state, player, menu)
    elif state.worker != NOBODY:
        step_habits(state, player, menu)
    else:
        turn_habits(state, player, menu)


# -- between two workers ---------------------------------------------------------------------------------------


def turn_habits(state: State, player: Player, menu: Menu) -> None:
    """Weigh which worker to activate: food and wood first, the Haspelknecht after mining, wood when workers need it."""
    legal = menu.legal
    if plain_making(state, player, menu):
        return
    mining: i64 = 0
    for i in range(legal.count):
        move = legal.codes[i]
        if GO_MINING <= move < BUY or move == HIRE_MINER:
            mining = 1
    waiting = mining == 0 and miners_wait_for_wood(state, player)
    first_miner = starting_work(FARMER, BLACK)
    second_miner = starting_work(FARMHAND, BLACK)
    work: i64 = 0
    for i in range(legal.count):
        move = legal.codes[i]
        if move < USE_WINDLASS:
            if move == second_miner and legal.codes[i - 1] == first_miner:
                continue  # the order of the two does not matter
            if move == HIRE_HASPELKNECHT and (mining or waiting):
                continue
            menu.add(move, start_weight(state, player, move))
            work += 1
    if waiting or (work == 0 and phases_left(state) > 1):
        prop_habits(player, waiting, menu)
    if work == 0 and (MINE <= legal.codes[legal.count - 2] <= PUMP_TWO) and legal.count > 1:
        bonus_habits(menu)
    extra_habits(state, player, mining == 0 and not waiting, menu)
    if work == 0 and not (waiting and menu.count > 0):
        menu.add(END_TURN, 3)


def plain_making(state: State, player: Player, menu: Menu) -> bool:
    """Choose food, wood or mill at once, unless the disks could also buy a tile."""
    legal = menu.legal
    for i in range(legal.count):
        move = legal.codes[i]
        if move < GO_MINING:
            if not can_buy_with(menu, own_worker(move)):
                menu.add(move, 1)
                return True
        elif move == RUN_MILL:
            menu.add(move, 1)
            return True
    return False


def can_buy_with(menu: Menu, worker: i64) -> bool:
    """Whether a worker could buy a tile instead."""
    first = buying(worker, 0, NO_GOOD)
    last = buying(worker, TILES - 1, COAL)
    for i in range(menu.legal.count):
        if first <= menu.legal.codes[i] <= last:
            return True
    return False


def legal_has(menu: Menu, move: i64) -> bool:
    """Whether a move is legal."""
    for i in range(menu.legal.count):
        if menu.legal.codes[i] == move:
            return True
    return False


def miners_wait_for_wood(state: State, player: Player) -> bool:
    """Whether a worker who could mine needs wood in the mine first."""
    if player.wood == 0:
        return False
    pinge = player.pinge_coal > 0
    if pinge and (player.water >= FLOODED_PINGE or pinge_access(state, player) > 0):
        return False
    if not pinge and (player.water >= FLOODED_TUNNEL or tunnel_access(state, player) > 0 or player.tunnel_coal == 0):
        return False
    if pinge and player.digger_pay and not player.done & DONE_DIGGER:
        return True
    if not pinge and player.miner_pay and not player.done & DONE_MINER:
        return True
    return waits_with_black(player, FARMER) or waits_with_black(player, FARMHAND)


def waits_with_black(player: Player, worker: i64) -> bool:
    """Whether an own worker with black disks has not worked yet."""
    return not player.done >> worker & 1 and BLACK_IN[load_of_worker(player, worker)] > 0


def start_weight(state: State, player: Player, move: i64) -> i64:
    """The weight of a move that activates a worker."""
    if move >= HIRE_DIGGER:
        return 20
    if move < BUY:
        return 12
    tile = tile_bought(move)
    level = level_of(tile)
    weight = 10 + 10 * (level + rank_points(level, state.owners(tile)))
    return weight if fee_paid(move) == NO_GOOD else weight // 2


def prop_habits(player: Player, waiting: bool, menu: Menu) -> None:
    """Weigh where to place wood."""
    if legal_has(menu, PROP_PINGE):
        menu.add(PROP_PINGE, 20 if waiting else 5)
    if legal_has(menu, PROP_TUNNEL) and not (waiting and player.pinge_coal > 0):
        menu.add(PROP_TUNNEL, 20 if waiting else 9)


def bonus_habits(menu: Menu) -> None:
    """Weigh the uses of a synergy step that belongs to no worker."""
    for i in range(menu.legal.count):
        move = menu.legal.codes[i]
        if MINE <= move <= PUMP_TWO:
            menu.add(move, 20 if move == MINE else 5)


def extra_habits(state: State, player: Player, miners_done: bool, menu: Menu) -> None:
    """Weigh Windlass, Cable and Charcoal Burner."""
    for i in range(menu.legal.count):
        move = menu.legal.codes[i]
        if move == USE_WINDLASS:
            if miners_done:
                lifts = player.shaft_coal if player.shaft_coal < HASPELKNECHT_STEPS else HASPELKNECHT_STEPS
                menu.add(move, 1 + 2 * lifts)
        elif move == USE_CABLE:
            if player.water > 1:
                menu.add(move, 6)
        elif move == BURN_CHARCOAL:
            menu.add(move, 8)


# -- a worker at work ------------------------------------------------------------------------------------------


def step_habits(state: State, player: Player, menu: Menu) -> None:
    """Mine or lift if possible; pump if water is in the way; place wood if it opens coal."""
    legal = menu.legal
    can_mine = legal_has(menu, MINE)
    for i in range(legal.count):
        move = legal.codes[i]
        if move == MINE or move == LIFT:
            menu.add(move, 30)
        elif move == PUMP_ONE:
            if player.water == 1 or legal.codes[i + 1] != PUMP_TWO:
                menu.add(move, 4)
        elif move == PUMP_TWO:
            menu.add(move, 12)
        elif move == USE_CABLE and player.water == FLOODED_PINGE:
            menu.add(move, 4)
    if not can_mine and prop_helps(state, player):
        menu.add(PROP_PINGE if player.pinge_coal > 0 else PROP_TUNNEL, 30)
    if menu.count == 0:
        menu.add(STOP, 1)


def prop_helps(state: State, player: Player) -> bool:
    """Whether one wood more would open coal for the worker at work."""
    worker = state.worker
    if player.wood == 0 or worker > MINER:
        return False
    if player.pinge_coal > 0:
        return not state.in_tunnel and player.water < FLOODED_PINGE and pinge_access(state, player) <= 0
    if not state.in_tunnel and worker <= FARMHAND:
        return False
    return (
        player.water < FLOODED_TUNNEL
        and player.tunnel_coal > 0
        and tunnel_access(state, player) <= 0
        and worker != DIGGER
    )


# -- right after a purchase ------------------------------------------------------------------------------------


def offer_habits(state: State, player: Player, menu: Menu) -> None:
    """Accept what is free; weigh what costs something."""
    for i in range(menu.legal.count):
        move = menu.legal.codes[i]
        if move == MINE or move == PUMP_ONE:
            menu.clear()
            menu.add(move, 1)
            return
        if move == TIMBER_WOOD:
            menu.add(move, 10)
        elif move == TIMBER_THALER:
            menu.add(move, 10 + 5 * thaler_short(state, player))
        elif move == SELL_ONE or move == SELL_TWO:
            menu.add(move, 6 + 3 * thaler_short(state, player))
        elif move == PROP_PINGE:
            if player.water < FLOODED_PINGE:
                menu.add(move, 10)
        elif move == PROP_TUNNEL:
            if player.pinge_coal == 0 and player.water < FLOODED_TUNNEL and tunnel_access(state, player) <= 0:
                menu.add(move, 10)
        elif move == DECLINE:
            menu.add(move, 4)
