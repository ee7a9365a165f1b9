"""Habits for planning: use every disk, try equivalent plans only once, do not pay for tiles that cannot be bought."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.bots.search.menu import Menu
from haspelknecht.bots.search.needs import buyable, coal_in_reach, food_short, wood_wanted
from haspelknecht.rules.hired_workers import DIGGER_STEPS, HASPELKNECHT_STEPS, MINER_STEPS
from haspelknecht.rules.loads import COLOUR_OF, NO_LOAD, size
from haspelknecht.rules.mining import FLOODED_TUNNEL
from haspelknecht.rules.moves import PLAN_MILL, load_planned, loading, payment_planned
from haspelknecht.rules.pieces import (
    BLACK,
    BROWN,
    COLOURS,
    FARMER,
    NO_COLOUR,
    PAID_DISK,
    PAID_FOOD,
    SUMMER,
    UNPAID,
    YELLOW,
    level_of,
)  # fmt: skip
from haspelknecht.rules.planning import has_mill, left, may_develop, spare_food
from haspelknecht.rules.player import PLAN_FARMHAND, PLAN_HIRED, PLAN_MINER, Player
from haspelknecht.rules.scales import rank_points
from haspelknecht.rules.state import State


def planning_habits(state: State, player: Player, menu: Menu) -> None:
    """Weigh the disks or payments for the next worker."""
    step = player.plan_step
    if step <= PLAN_FARMHAND:
        load_habits(state, player, step, menu)
    elif step == PLAN_HIRED:
        if player.exhausted():
            pay_habits(state, player, haspelknecht_work(state, player), menu)
        else:
            pay_habits(state, player, digger_work(state, player), menu)
    elif step == PLAN_MINER:
        pay_habits(state, player, miner_work(state, player), menu)
    else:
        for i in range(menu.legal.count):
            move = menu.legal.codes[i]
            menu.add(move, 1 if move == PLAN_MILL else 8)


def load_habits(state: State, player: Player, worker: i64, menu: Menu) -> None:
    """Weigh the disks for Farmer or Farmhand."""
    tiles: i64 = buyable(state, player) if may_develop(state, player, worker) else 0
    for i in range(menu.legal.count):
        move = menu.legal.codes[i]
        load = load_planned(move)
        weight: i64 = 0
        fitting = state.setup.fits[load] & tiles
        if fitting:
            weight = purchase_weight(state, fitting)
        colour = COLOUR_OF[load]
        if colour != NO_COLOUR and makes_sense(state, player, worker, colour, size(load)):
            weight += plain_weight(state, player, worker, colour, size(load))
        if weight > 0:
            menu.add(move, weight)
    if menu.count == 0 or rest_has_other_use(state, player, worker):
        menu.add(loading(worker, NO_LOAD), 2)


def colours_left(player: Player) -> i64:
    """The number of colours that are still on the carts."""
    count: i64 = 0
    for colour in range(COLOURS):
        if left(player, colour) > 0:
            count += 1
    return count


def makes_sense(state: State, player: Player, worker: i64, colour: i64, disks: i64) -> bool:
    """Whether a load of one colour leaves only disks with another use: all of the colour, one yellow less (to hire), a
    pair less (for the mill), or a half (synergy). Farmer and Farmhand do plain work equally well, so with two colours
    only the first one is tried for the Farmer: it may be yellow, which gives more food in summer."""
    available = left(player, colour)
    if disks == available:
        return worker != FARMER or colours_left(player) != 2 or colour == first_colour(player)
    if worker == FARMER and 2 * disks >= available:
        return True
    if colour == YELLOW and disks == available - 1:
        return True
    return colour != BROWN and disks == available - 2 and has_mill(state, player)


def first_colour(player: Player) -> i64:
    """The first colour on the carts."""
    for colour in range(COLOURS):
        if left(player, colour) > 0:
            return colour
    return NO_COLOUR


def rest_has_other_use(state: State, player: Player, worker: i64) -> bool:
    """Whether Farmer or Farmhand may be idle, because a yellow disk can hire or a pair can run the mill."""
    if worker == FARMER:
        return has_mill(state, player) and left(player, BROWN) == 0 and left(player, YELLOW) + left(player, BLACK) == 2
    if left(player, BROWN) == 0 and left(player, BLACK) == 0 and left(player, YELLOW) == 1:
        return True
    return has_mill(state, player)


def purchase_weight(state: State, tiles: i64) -> i64:
    """The weight of the best of some tiles, by level and points."""
    best: i64 = 0
    tile: i64 = 0
    while tiles:
        if tiles & 1:
            level = level_of(tile)
            weight = 2 + 10 * level + 6 * rank_points(level, state.owners(tile))
            best = max(best, weight)
        tiles >>= 1
        tile += 1
    return best


def plain_weight(state: State, player: Player, worker: i64, colour: i64, disks: i64) -> i64:
    """The weight of plain work."""
    if colour == BLACK:
        reach = coal_in_reach(state, player) + player.water // 2
        useful = disks if disks < reach else reach
        return 1 + 8 * useful
    if colour == BROWN:
        wanted = wood_wanted(player)
        useful = disks if disks < wanted else wanted
        return 2 + 6 * useful
    missing = food_short(state, player)
    useful = disks + 1 if state.season == SUMMER and worker == FARMER else disks
    return 2 + 3 * useful + 6 * (useful if useful < missing else missing)


def pay_habits(state: State, player: Player, work: i64, menu: Menu) -> None:
    """Weigh the payments: a spare disk first, then food that is not needed for the rent, Thaler last."""
    for i in range(menu.legal.count):
        move = menu.legal.codes[i]
        payment = payment_planned(move)
        if payment == UNPAID:
            menu.add(move, 3)
        elif payment == PAID_DISK:
            menu.add(move, work * 4)
        elif work > 0:
            if payment == PAID_FOOD:
                scarce = food_short(state, player) > 0 or spare_food(player) < 2
                menu.add(move, work if scarce else work * 2)
            else:
                menu.add(move, 1)


def digger_work(state: State, player: Player) -> i64:
    """The weight of what the Coal-digger could do."""
    reach = coal_in_reach(state, player) + player.water // 2
    return 3 * (reach if reach < DIGGER_STEPS else DIGGER_STEPS)


def miner_work(state: State, player: Player) -> i64:
    """The weight of what the Miner could mine."""
    if player.water >= FLOODED_TUNNEL and not player.haspelknecht_pay:
        return 0
    reach = coal_in_reach(state, player)
    return 3 * (reach if reach < MINER_STEPS else MINER_STEPS)


def haspelknecht_work(state: State, player: Player) -> i64:
    """The weight of what the Haspelknecht could lift or pump."""
    steps = player.shaft_coal + player.water // 2
    if coal_in_reach(state, player) > 0:
        steps += 1
    return 3 * (steps if steps < HASPELKNECHT_STEPS else HASPELKNECHT_STEPS)
