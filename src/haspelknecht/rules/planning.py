"""Planning: disks, food and Thaler for each worker in turn. They are paid only when all players are ready."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.loads import MIXED_AT, MOST_MIXED, NO_LOAD, SIDE, plain_load
from haspelknecht.rules.mining import pinge_access
from haspelknecht.rules.moves import (
    PAY_DIGGER,
    PAY_HASPELKNECHT,
    PAY_MINER,
    PLAN_MILL,
    PLAN_MILL_BLACK,
    PLAN_MILL_YELLOW,
    MoveList,
    load_planned,
    loading,
    paying,
    payment_planned,
)  # fmt: skip
from haspelknecht.rules.options import ACCESSIBLE_COAL
from haspelknecht.rules.pieces import (
    BLACK,
    BROWN,
    DIGGER,
    FARMER,
    FARMHAND,
    HAMMER_AND_PICK,
    HASPELKNECHT,
    LADDER,
    MINER,
    PAID_DISK,
    PAID_FOOD,
    PAID_THALER,
    PICKAXE,
    UNPAID,
    WATER_MILL,
    WHEELBARROW,
    YELLOW,
)  # fmt: skip
from haspelknecht.rules.player import (
    PLAN_FARMER,
    PLAN_FARMHAND,
    PLAN_HIRED,
    PLAN_MILL_STEP,
    PLAN_MINER,
    READY,
    Player,
)  # fmt: skip
from haspelknecht.rules.stages import REVEALING, WORKING
from haspelknecht.rules.state import State


def left(player: Player, colour: i64) -> i64:
    """Disks and colour markers not yet on a worker. Markers are used last, since unused disks are lost (C-17)."""
    have = player.disks(colour) + player.colour_markers(colour)
    if colour == YELLOW:
        return have - player.planned_yellow()
    if colour == BROWN:
        return have - player.planned_brown()
    return have - player.planned_black()


def may_develop(state: State, player: Player, worker: i64) -> bool:
    """Whether a worker may buy tiles: the Farmer, the Improved Farmhand (R-DEV-03, R-TILE-13a, R-TILE-13b, H-01)."""
    if worker == FARMER or state.setup.start_improved:
        return True
    if state.setup.options.pickaxe_delay == 0:
        return (player.tiles & ~player.fresh_tiles) >> PICKAXE & 1 != 0
    return player.owns(PICKAXE)


def can_hire_digger(state: State, player: Player) -> bool:
    """Whether the Coal-digger can be hired: until the Pinge is exhausted (R-DIGGER-05, C-33)."""
    if player.exhausted():
        return False
    if state.setup.options.digger_needs == ACCESSIBLE_COAL:
        return pinge_access(state, player) > 0
    return True


def has_mill(state: State, player: Player) -> bool:
    """Whether the player has a Water Mill (R-TILE-35b). Planning is before buying, so it is from an earlier phase."""
    return (player.tiles | state.setup.start_buildings) >> WATER_MILL & 1 != 0


def spare_food(player: Player) -> i64:
    """Food not yet planned as payment."""
    planned: i64 = (player.digger_pay == PAID_FOOD) + (player.haspelknecht_pay == PAID_FOOD)
    return player.food - planned


def spare_thaler(player: Player) -> i64:
    """Thaler not yet planned as payment."""
    planned: i64 = (player.digger_pay == PAID_THALER) + (player.haspelknecht_pay == PAID_THALER)
    return player.thaler - planned


def step_is_open(state: State, player: Player) -> bool:
    """Whether the current step of the plan leaves a choice."""
    step = player.plan_step
    if step == PLAN_FARMER or step == PLAN_FARMHAND:
        return left(player, YELLOW) + left(player, BROWN) + left(player, BLACK) > 0
    if step == PLAN_HIRED:
        if not player.exhausted() and not can_hire_digger(state, player):
            return False
        return left(player, YELLOW) > 0 or player.food > 0 or player.thaler > 0
    if step == PLAN_MINER:  # R-MINER-01, C-34
        return player.exhausted() and (spare_food(player) > 0 or spare_thaler(player) > 0)
    if step == PLAN_MILL_STEP and has_mill(state, player):
        used = player.mill_black + player.mill_yellow > 0
        if used and state.setup.options.mill_repeat == 0:  # C-66
            return False
        return (left(player, BLACK) > 1 and player.mill_yellow == 0) or left(player, YELLOW) > 1
    return False


def go_to_open_step(state: State, player: Player) -> None:
    """Skip the steps without a choice."""
    while player.plan_step < READY and not step_is_open(state, player):
        player.plan_step += 1


def open_plans(state: State) -> None:
    """All players begin to plan."""
    for player in state.players:
        player.clear_plan()
        go_to_open_step(state, player)
    close_plans_if_ready(state)


def close_plans_if_ready(state: State) -> None:
    """When the last player is ready, the plans are revealed."""
    for player in state.players:
        if player.plan_step != READY:
            return
    state.stage = REVEALING


def planning_moves(state: State, player: Player, out: MoveList) -> None:
    """The choices for the current worker of the plan."""
    step = player.plan_step
    if step == PLAN_FARMER or step == PLAN_FARMHAND:
        load_moves(state, player, step, out)
    elif step == PLAN_HIRED:
        worker: i64 = HASPELKNECHT if player.exhausted() else DIGGER
        out.add(paying(worker, UNPAID))
        if left(player, YELLOW) > 0:  # R-DIGGER-01, R-HASPEL-01
            out.add(paying(worker, PAID_DISK))
        if player.food > 0:
            out.add(paying(worker, PAID_FOOD))
        if player.thaler > 0:
            out.add(paying(worker, PAID_THALER))
    elif step == PLAN_MINER:
        out.add(paying(MINER, UNPAID))
        if spare_food(player) > 0:  # R-MINER-02
            out.add(paying(MINER, PAID_FOOD))
        if spare_thaler(player) > 0:
            out.add(paying(MINER, PAID_THALER))
    elif step == PLAN_MILL_STEP:
        out.add(PLAN_MILL)
        if left(player, BLACK) > 1 and player.mill_yellow == 0:  # with `mill_repeat` black pairs come first
            out.add(PLAN_MILL_BLACK)
        if left(player, YELLOW) > 1:
            out.add(PLAN_MILL_YELLOW)


def load_moves(state: State, player: Player, worker: i64, out: MoveList) -> None:
    """Any number of disks of one colour, or a mix that pays a tile in play exactly (R-PLAN-06, R-PLAN-10, H-06)."""
    out.add(loading(worker, NO_LOAD))
    yellow = left(player, YELLOW)
    brown = left(player, BROWN)
    black = left(player, BLACK)
    for disks in range(1, yellow + 1):
        out.add(loading(worker, plain_load(YELLOW, disks)))
    for disks in range(1, brown + 1):
        out.add(loading(worker, plain_load(BROWN, disks)))
    for disks in range(1, black + 1):
        out.add(loading(worker, plain_load(BLACK, disks)))
    kinds: i64 = (yellow > 0) + (brown > 0) + (black > 0)
    if kinds > 1 and may_develop(state, player, worker):
        mixed_load_moves(state, player, worker, out)


def mixed_load_moves(state: State, player: Player, worker: i64, out: MoveList) -> None:
    """The mixed part of `load_moves`."""
    yellow = left(player, YELLOW)
    brown = left(player, BROWN)
    black = left(player, BLACK)
    for y in range(yellow + 1):
        for b in range(brown + 1):
            if y + b > MOST_MIXED:
                break
            for k in range(black + 1):
                if y + b + k > MOST_MIXED:
                    break
                load = MIXED_AT[(y * SIDE + b) * SIDE + k]
                if load > 0 and state.setup.fits[load] & ~player.tiles != 0:
                    out.add(loading(worker, load))


def play_planning(state: State, player: Player, move: i64) -> None:
    """Carry out a move of `planning_moves` and go on to the next worker with a choice."""
    if move < PAY_DIGGER:
        if move < loading(FARMHAND, NO_LOAD):
            player.farmer_load = load_planned(move)
        else:
            player.farmhand_load = load_planned(move)
        player.plan_step += 1
    elif move < PLAN_MILL:
        if move < PAY_MINER:
            player.digger_pay = payment_planned(move)
        elif move < PAY_HASPELKNECHT:
            player.miner_pay = payment_planned(move)
        else:
            player.haspelknecht_pay = payment_planned(move)
        player.plan_step += 1
    elif move == PLAN_MILL:
        player.plan_step = READY
    elif move == PLAN_MILL_BLACK:
        player.mill_black += 1
    else:
        player.mill_yellow += 1
    go_to_open_step(state, player)
    close_plans_if_ready(state)


def reveal_plans(state: State) -> None:
    """Reveal all plans: food and Thaler are paid, colour markers are used up (C-84, R-MARKER-02)."""
    for player in state.players:
        spend_markers(player)
        player.food = spare_food(player) - (1 if player.miner_pay == PAID_FOOD else 0)
        player.thaler = spare_thaler(player) - (1 if player.miner_pay == PAID_THALER else 0)
    state.stage = WORKING
    state.turn = 0


def spend_markers(player: Player) -> None:
    """Use up the colour markers that the plan needs in addition to the disks."""
    if player.planned_yellow() > player.disks(YELLOW):
        player.markers &= ~(1 << WHEELBARROW)
    if player.planned_brown() > player.disks(BROWN):
        player.markers &= ~(1 << LADDER)
    if player.planned_black() > player.disks(BLACK):
        player.markers &= ~(1 << HAMMER_AND_PICK)
