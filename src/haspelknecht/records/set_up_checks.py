"""Checks for positions that no game can reach, each with the rule that forbids it."""

from __future__ import annotations

from haspelknecht.errors import UserError
from haspelknecht.records.notation import SEATS
from haspelknecht.records.state_words import tile_list
from haspelknecht.rules.developing import coal_for_sale
from haspelknecht.rules.mining import pinge_access, tunnel_access
from haspelknecht.rules.options import WOOD_AND_COAL
from haspelknecht.rules.pieces import (
    BLACK,
    BROWN,
    COAL_SACKS,
    DEVELOPMENT_DISKS,
    DIGGER,
    HAMMER_AND_PICK,
    LORRY,
    MARKER_TILES,
    MINING_TIMBER,
    NO_TILE,
    NOBODY,
    PAID_DISK,
    PAID_FOOD,
    PAID_THALER,
    PINGE_COAL,
    PINGE_SYMBOLS,
    SECTIONS,
    SPRING,
    TUNNEL_COAL,
    WINDLASS,
    WINTER,
    YEARS,
    YELLOW,
)
from haspelknecht.rules.player import READY, Player
from haspelknecht.rules.stages import (
    FINAL_SCORING,
    NEW_YEAR,
    OVER,
    PLANNING,
    REFUNDING,
    RENT_DUE,
    REVEALING,
    SCORING,
    STORING,
    WORKING,
)
from haspelknecht.rules.state import State

WINTER_STAGES = (SCORING, RENT_DUE, STORING, NEW_YEAR, FINAL_SCORING, OVER)


def check_position(state: State) -> None:
    """Raise `UserError` for a position that no game can reach and that the rules could not continue."""
    check_calendar(state)
    check_work(state)
    for seat, player in enumerate(state.players):
        where = f"players.{SEATS[seat]}"
        check_tiles(state, player, where)
        check_mine(state, player, where)
        check_plan(state, player, where)


def refuse(wrong: bool, rule: str, place: str) -> None:
    """Raise `UserError` if `wrong`."""
    if wrong:
        raise UserError("position-impossible", rule=rule, place=place)


def check_calendar(state: State) -> None:
    """Check that stage, season and year fit together."""
    refuse((state.season == WINTER) != (state.stage in WINTER_STAGES), "R-FLOW-02", "stage")
    first_spring = state.year == 1 and state.season == SPRING
    refuse(state.stage == REFUNDING and not first_spring, "R-TAKE-15", "stage")
    refuse(state.stage in (FINAL_SCORING, OVER) and state.year != YEARS, "R-FLOW-08", "stage")
    refuse(state.stage == NEW_YEAR and state.year == YEARS, "R-FLOW-08", "stage")


def check_work(state: State) -> None:
    """Check that a worker is at work only on its player's turn."""
    player = state.players[state.order[state.turn]]
    busy = state.worker != NOBODY or state.offer != NO_TILE or state.bonus_step != 0
    refuse(busy and state.stage != WORKING, "R-EXEC-01", "at_work")
    refuse(state.worker != NOBODY and state.offer != NO_TILE, "R-EXEC-03", "offer")
    if state.offer != NO_TILE:
        offers = (WINDLASS, MINING_TIMBER, HAMMER_AND_PICK, COAL_SACKS)
        refuse(state.offer not in offers or not player.owns(state.offer), "R-DEV-17", "offer")
        refuse(state.offer == WINDLASS and player.water == 0, "R-TILE-25a", "offer")
        refuse(state.offer == COAL_SACKS and coal_for_sale(state, player) <= 0, "R-TILE-34", "offer")
    refuse(state.worker > DIGGER and not player.exhausted(), "R-MINER-01", "at_work.worker")
    refuse(state.worker == DIGGER and player.exhausted(), "R-DIGGER-05", "at_work.worker")
    refuse(state.in_tunnel != 0 and not player.exhausted(), "R-TUNNEL-06", "at_work.in_tunnel")


def check_tiles(state: State, player: Player, where: str) -> None:
    """Check that tiles are in play and at most nine, and that markers belong to the player's own tiles."""
    refuse(player.tiles & ~state.setup.field.in_play != 0, "R-SETUP-08", f"{where}.tiles")
    too_many = len(tile_list(int(player.tiles))) > DEVELOPMENT_DISKS
    refuse(too_many and state.setup.options.disk_limit == 0, "R-SETUP-13", f"{where}.tiles")
    refuse(player.fresh_tiles & ~player.tiles != 0, "R-DEV-07", f"{where}.fresh_tiles")
    refuse(player.markers & ~(player.tiles & MARKER_TILES) != 0, "R-MARKER-01", f"{where}.markers")


def check_mine(state: State, player: Player, where: str) -> None:
    """Check that coal left Pinge and Tunnel only from the left, where wood has opened them."""
    refuse(player.pinge_coal > PINGE_COAL, "R-PINGE-01", f"{where}.pinge_coal")
    refuse(player.tunnel_coal > TUNNEL_COAL, "R-TUNNEL-01", f"{where}.tunnel_coal")
    refuse(player.pinge_wood > (0 if player.exhausted() else PINGE_SYMBOLS), "R-PINGE-08", f"{where}.pinge_wood")
    refuse(player.tunnel_wood > SECTIONS, "R-TUNNEL-02", f"{where}.tunnel_wood")
    refuse(not player.exhausted() and pinge_access(state, player) < 0, "R-PINGE-04", f"{where}.pinge_coal")
    refuse(tunnel_access(state, player) < 0, "R-TUNNEL-04", f"{where}.tunnel_coal")
    if not player.exhausted():
        refuse(player.tunnel_coal < TUNNEL_COAL, "R-TUNNEL-06", f"{where}.tunnel_coal")
        early_lorry = player.owns(LORRY) and state.setup.options.lorry_during_pinge == WOOD_AND_COAL
        refuse(player.shaft_coal > (2 if early_lorry else 0), "R-TUNNEL-08", f"{where}.shaft_coal")
        early_wood = state.setup.options.early_tunnel_wood == 0
        refuse(player.tunnel_wood > 0 and not early_wood, "R-WOOD-02", f"{where}.tunnel_wood")
    refuse(player.fresh_food > player.food, "R-FARMER-10", f"{where}.fresh_food")
    refuse(player.fresh_coal > player.coal, "R-FARMER-10", f"{where}.fresh_coal")


def check_plan(state: State, player: Player, where: str) -> None:
    """Check that a plan uses only what the player has."""
    place = f"{where}.plan"
    planned = (player.planned_yellow(), player.planned_brown(), player.planned_black())
    at_work = state.stage in (WORKING, REVEALING)
    for colour, count in zip((YELLOW, BROWN, BLACK), planned, strict=True):
        markers = 1 if at_work else player.colour_markers(colour)  # spent when the plans were revealed
        refuse(count > player.disks(colour) + markers, "R-PLAN-06", place)
    refuse(player.miner_pay == PAID_DISK, "R-MINER-02", place)
    if state.stage == PLANNING or state.stage == REVEALING:
        paid = (player.digger_pay, player.haspelknecht_pay, player.miner_pay)
        too_much = paid.count(PAID_FOOD) > player.food or paid.count(PAID_THALER) > player.thaler
        refuse(too_much, "R-PLAN-07", place)
        refuse(player.exhausted() and player.digger_pay > 0, "R-DIGGER-05", place)
        refuse(not player.exhausted() and (paid[1] > 0 or paid[2] > 0), "R-MINER-01", place)
        refuse(state.stage == REVEALING and player.plan_step != READY, "R-PLAN-01", place)
    elif not at_work:
        refuse(sum(planned) + player.digger_pay + player.miner_pay + player.haspelknecht_pay > 0, "R-PLAN-03", place)
