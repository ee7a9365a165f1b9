"""Farmer and Farmhand: food, wood, mining, synergy and the summer bonus. Buying is in `developing.py`."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.developing import buying_moves, load_of_worker
from haspelknecht.rules.loads import BLACK_IN, BROWN_IN, COLOUR_OF, YELLOW_IN
from haspelknecht.rules.mining import can_mine_pinge, can_mine_tunnel
from haspelknecht.rules.moves import MoveList, starting_work
from haspelknecht.rules.options import ANY_PLACE
from haspelknecht.rules.pieces import BLACK, BROWN, FARMER, FARMHAND, NO_COLOUR, SUMMER, YELLOW
from haspelknecht.rules.planning import may_develop
from haspelknecht.rules.player import DID_FOOD, DID_MINING, DID_WOOD, DONE_SYNERGY, Player
from haspelknecht.rules.state import State


def own_worker_moves(state: State, player: Player, out: MoveList) -> None:
    """The work that Farmer and Farmhand can begin: one kind each (R-PLAN-08, R-FARMER-01, R-FARMHAND-01)."""
    farmer = waiting_colour(player, FARMER)
    farmhand = waiting_colour(player, FARMHAND)
    if farmer == YELLOW:
        out.add(starting_work(FARMER, YELLOW))
    if farmhand == YELLOW:
        out.add(starting_work(FARMHAND, YELLOW))
    if farmer == BROWN:
        out.add(starting_work(FARMER, BROWN))
    if farmhand == BROWN:
        out.add(starting_work(FARMHAND, BROWN))
    if (farmer == BLACK or farmhand == BLACK) and can_do_mining(state, player):
        if farmer == BLACK:
            out.add(starting_work(FARMER, BLACK))
        if farmhand == BLACK:
            out.add(starting_work(FARMHAND, BLACK))
    if not player.done >> FARMER & 1:
        buying_moves(state, player, FARMER, out)
    if not player.done >> FARMHAND & 1:
        buying_moves(state, player, FARMHAND, out)


def waiting_colour(player: Player, worker: i64) -> i64:
    """The single colour on Farmer or Farmhand if they have not worked yet, otherwise NO_COLOUR."""
    if player.done >> worker & 1:
        return NO_COLOUR
    return COLOUR_OF[load_of_worker(player, worker)]


def can_pump_by_hand(state: State, player: Player) -> bool:
    """Whether Farmer and Farmhand can pump: the Pinge, and the Shaft only by option (R-WATER-07, R-WATER-08)."""
    return player.water > 0 and (player.pinge_coal > 0 or state.setup.options.shaft_water_only_haspel != 0)


def can_do_mining(state: State, player: Player) -> bool:
    """Whether Farmer or Farmhand could use a black disk now."""
    if can_pump_by_hand(state, player):
        return True
    return can_mine_pinge(state, player) if player.pinge_coal > 0 else can_mine_tunnel(state, player)


def make_food(state: State, player: Player, worker: i64) -> None:
    """One food for each yellow disk (R-FARMER-02), synergy (R-SYNERGY-01), summer bonus (R-SUMMER-01)."""
    food = YELLOW_IN[load_of_worker(player, worker)]
    if did(player, 1 - worker) & DID_FOOD:
        food += 1
    if state.season == SUMMER and brings_summer_bonus(state, player, worker):
        food += 1
    player.food += food
    player.fresh_food += food
    note(player, worker, DID_FOOD)
    player.done |= 1 << worker


def brings_summer_bonus(state: State, player: Player, worker: i64) -> bool:
    """Whether the worker gets the summer bonus: the Farmer, by option the Improved Farmhand, one a summer (C-11)."""
    if worker == FARMER:
        return state.setup.options.farmhand_summer_bonus == 0 or not farmhand_had_bonus(state, player)
    if state.setup.options.farmhand_summer_bonus == 0 or not may_develop(state, player, FARMHAND):
        return False
    return not did(player, FARMER) & DID_FOOD


def farmhand_had_bonus(state: State, player: Player) -> bool:
    """Whether the Improved Farmhand has already received the summer bonus."""
    return did(player, FARMHAND) & DID_FOOD != 0 and may_develop(state, player, FARMHAND)


def make_wood(player: Player, worker: i64) -> None:
    """One wood for each brown disk (R-FARMER-03), synergy (R-SYNERGY-02)."""
    player.wood += BROWN_IN[load_of_worker(player, worker)]
    if did(player, 1 - worker) & DID_WOOD:
        player.wood += 1
    note(player, worker, DID_WOOD)
    player.done |= 1 << worker


def go_mining(state: State, player: Player, worker: i64) -> None:
    """Start mining with black disks, either in the Pinge or in the Tunnel (R-FARMER-05, R-FARMER-07)."""
    state.worker = worker
    state.steps = BLACK_IN[load_of_worker(player, worker)]
    state.in_tunnel = 1 if player.exhausted() else 0
    player.done |= 1 << worker


def note_mining(state: State, player: Player, deed: i64) -> None:
    """Note a step of mining; if both workers have mined, add a step (R-SYNERGY-03, R-SYNERGY-04, C-08, C-09)."""
    worker = state.worker
    note(player, worker, deed)
    other = did(player, 1 - worker) & DID_MINING
    if state.setup.options.mixed_mining_synergy:
        other &= did(player, worker)  # both mined coal, or both pumped
    if other == 0 or player.done & DONE_SYNERGY:
        return
    player.done |= DONE_SYNERGY
    if state.setup.options.synergy_owner == ANY_PLACE:
        state.bonus_step = 1
    else:
        state.steps += 1


def did(player: Player, worker: i64) -> i64:
    """What Farmer or Farmhand did in this phase, as `DID_` bits."""
    return player.farmer_did if worker == FARMER else player.farmhand_did


def note(player: Player, worker: i64, deed: i64) -> None:
    """Remember what Farmer or Farmhand did."""
    if worker == FARMER:
        player.farmer_did |= deed
    else:
        player.farmhand_did |= deed
