"""Executing: the workers act, one player after the other (R-EXEC, A5, A9)."""

from __future__ import annotations

from .mine import can_mine, lift_coal, mine_coal, pinge_open, pump_water
from .table import OWN_WORKERS, Player, Table, Work, require

HIRED_STEPS = {"digger": 2, "miner": 3, "haspelknecht": 3}  # R-DIGGER-02, R-MINER-03, R-HASPEL-02


def check_free(table: Table) -> None:
    """A worker finishes before another one starts (R-EXEC-03, B-25); a new tile's offer is settled first (H-08)."""
    require(table.stage == "working", "R-EXEC-01", "not the time to work")
    require(table.work is None, "R-EXEC-03", "another worker has not finished")
    require(table.offer is None, "H-08", f"the offer of tile {table.offer} has to be used or declined first")
    table.bonus_step = False


def begin_own(table: Table, player: Player, worker: str, colour: str) -> int:
    """Farmer or Farmhand begins with disks of one colour; returns their number (R-PLAN-08, -10)."""
    check_free(table)
    require(worker not in player.done, "R-PLAN-08", f"the {worker} has worked")
    disks = player.plan.own[worker]
    only = disks[colour] > 0 and sum(disks.values()) == disks[colour]
    require(only, "R-PLAN-10", f"the {worker} has not only {colour} disks")
    player.done.add(worker)
    return disks[colour]


def other_of(worker: str) -> str:
    """Farmhand for Farmer, and the other way round."""
    return "farmhand" if worker == "farmer" else "farmer"


def make(table: Table, player: Player, worker: str, good: str) -> None:
    """`farmer makes food`, `farmhand makes wood` with all disks of the worker (R-FARMER-02, -03)."""
    amount = begin_own(table, player, worker, "yellow" if good == "food" else "brown")
    if good == "food" and table.season == "summer" and "summer" not in player.done:
        improved = table.option("farmhand_summer_bonus", "yes") and table.farmhand_improved(player)
        if worker == "farmer" or improved:
            amount += 1  # R-SUMMER-01, once
            player.done.add("summer")
    player.did[worker].add(good)
    if good in player.did[other_of(worker)]:
        amount += 1  # R-SYNERGY-01, -02, C-12
    player.gain(good, amount)


def can_pump_shaft(table: Table) -> bool:
    """Whether Farmer and Farmhand may pump the Shaft: only by option (R-WATER-08, B-13)."""
    return table.option("shaft_water_only_haspel", "no")


def go_mining(table: Table, player: Player, worker: str) -> None:
    """`farmer mines`: one step for each black disk (R-FARMER-05, -07)."""
    steps = begin_own(table, player, worker, "black")
    pump = player.water > 0 and (not player.exhausted or can_pump_shaft(table))
    require(can_mine(table, player) or pump, "R-FARMER-06", f"the {worker} has nothing to do in the mine")
    table.work = Work(worker, steps, player.exhausted)


def digger_may_act(table: Table, player: Player) -> bool:
    """The Coal-digger works while the Pinge has coal; by option, accessible coal (R-DIGGER-05, B-09)."""
    return table.option("digger_needs", "pinge_coal") or pinge_open(table, player)


def begin_hired(table: Table, player: Player, worker: str) -> None:
    """`digger works`: a paid worker begins (R-PLAN-07)."""
    check_free(table)
    if worker == "mill":
        run_mill(table, player)
        return
    require(player.plan.hired[worker] != "unpaid", "R-PLAN-07", f"the {worker} is not paid")
    require(worker not in player.done, "R-PLAN-07", f"the {worker} has worked")
    require((worker == "digger") != player.exhausted, "C-30", f"the {worker} is not on the board")
    require(worker != "digger" or digger_may_act(table, player), "R-DIGGER-05", "no accessible coal in the Pinge")
    player.done.add(worker)
    table.work = Work(worker, HIRED_STEPS[worker], worker == "miner")
    can = {
        "digger": can_mine(table, player) or player.water >= (2 if table.option("digger_choice", "forced") else 1),
        "miner": can_mine(table, player),
        "haspelknecht": player.water > 0 or player.shaft_coal > 0,
    }[worker]
    require(can, "C-01", f"the {worker} has nothing to do")


def run_mill(table: Table, player: Player) -> None:
    """`mill works`: 2 black give 1 Thaler, 2 yellow 1 food and 2 points (R-TILE-35a, C-67)."""
    require("mill" not in player.done, "C-66", "the mill has worked")
    require(sum(player.plan.mill.values()) > 0, "R-TILE-35a", "no disks for the mill")
    player.done.add("mill")
    table.coins(player, player.plan.mill["black"])
    player.gain("food", player.plan.mill["yellow"])
    table.score(player, "mill", 2 * player.plan.mill["yellow"])


def windlass(table: Table, player: Player) -> None:
    """`windlass`: the marker gives three more Haspelknecht steps (R-TILE-25b, C-23, C-24)."""
    check_free(table)
    require(25 in player.markers, "R-MARKER-02", "no Windlass marker")
    late = table.option("marker_window", "at_once") or 25 not in player.fresh_tiles
    require(late, "R-MARKER-03", "the marker was bought in this phase")
    require(player.exhausted, "C-23", "the Haspelknecht is not there yet")
    lift = player.shaft_coal > 0 and player.water < 2 and not table.option("windlass_actions", "water")
    pump = player.water > 0 and not table.option("windlass_actions", "lifting")
    require(lift or pump, "C-01", "nothing to do for the Windlass")
    player.markers.remove(25)
    table.work = Work("windlass", 3)


def step_of(table: Table, what: str) -> Work | None:
    """The worker who takes a step; None for an extra step of the player (B-17)."""
    require(table.stage == "working", "R-EXEC-01", "not the time to work")
    if table.work is None:
        require(table.bonus_step, "R-EXEC-03", f"no worker who could {what} is active")
    return table.work


def mine(table: Table, player: Player) -> None:
    """`mine`: one coal (R-FARMER-05, R-DIGGER-03, R-MINER-03) or the free coal of tile 33."""
    if table.offer == 33:
        mine_coal(table, player, table.option("free_coal_needs_dry_mine", "yes"))  # R-TILE-33b, C-25..27
        table.offer = None
        return
    work = step_of(table, "mine")
    require(
        work is None or work.worker in (*OWN_WORKERS, "digger", "miner"), "R-HASPEL-03", "this worker does not mine"
    )
    require(work is None or work.tunnel == player.exhausted, "R-FARMER-07", "Pinge or Tunnel, not both")
    mine_coal(table, player)
    after_step(table, player, "coal")


def pump(table: Table, player: Player, amount: int) -> None:
    """`pump 1`, `pump 2`: water out of the mine (R-WATER-07, -08) or the Windlass tile's (R-TILE-25a)."""
    if table.offer == 25:
        pump_water(player, amount, most=1)
        table.offer = None
        return
    work = step_of(table, "pump")
    worker = work.worker if work else "player"
    require(worker != "miner", "R-MINER-04", "the Miner removes no water")
    if worker in ("haspelknecht", "windlass"):
        require(worker != "windlass" or not table.option("windlass_actions", "lifting"), "B-42", "it only lifts")
    else:
        require(not player.exhausted or can_pump_shaft(table), "R-WATER-08", "only the Haspelknecht clears the Shaft")
    require(worker != "digger" or digger_may_act(table, player), "R-DIGGER-05", "no accessible coal in the Pinge")
    if worker == "digger" and table.option("digger_choice", "forced"):
        require(amount == 2, "B-06", "the Coal-digger removes exactly 2")
    pump_water(player, amount)
    after_step(table, player, "water")


def lift(table: Table, player: Player) -> None:
    """`lift`: one coal up the Shaft (R-HASPEL-03)."""
    work = step_of(table, "lift")
    able = work is not None and work.worker in ("haspelknecht", "windlass")
    require(able, "R-TUNNEL-09", "only the Haspelknecht lifts coal")
    if work is not None and work.worker == "windlass":
        require(not table.option("windlass_actions", "water"), "B-42", "it only removes water")
    lift_coal(player)
    after_step(table, player, "lift")


def synergy(table: Table, player: Player, worker: str) -> bool:
    """Whether both Farmer and Farmhand have worked in the mine: one more step (R-SYNERGY-03, C-05, C-08)."""
    one, two = player.did[worker], player.did[other_of(worker)]
    if table.option("mixed_mining_synergy", "no"):
        return bool(one & two & {"coal", "water"})
    return bool(one & {"coal", "water"}) and bool(two & {"coal", "water"})


def after_step(table: Table, player: Player, did: str) -> None:
    """Count a step; the extra step goes to the second worker, or to the player (R-SYNERGY-04, B-17)."""
    work = table.work
    if work is None:
        table.bonus_step = False
        return
    work.steps -= 1
    if work.worker in OWN_WORKERS:
        player.did[work.worker].add(did)
        if "synergy" not in player.done and synergy(table, player, work.worker):
            player.done.add("synergy")
            if table.option("synergy_owner", "player"):
                table.bonus_step = True
            else:
                work.steps += 1
    nothing_to_pump = did == "coal" and player.water == 0  # the worker has just emptied a dry Pinge
    bound = work.worker == "digger" or (work.worker in OWN_WORKERS and (nothing_to_pump or not can_pump_shaft(table)))
    left = player.exhausted and not work.tunnel and bound  # C-07, C-31, C-32
    if work.steps == 0 or left:
        table.work = None


def stop(table: Table) -> None:
    """`stop`: the remaining steps are lost (C-01)."""
    require(table.stage == "working", "R-EXEC-01", "not the time to work")
    require(table.work is not None, "C-01", "no worker is at work")
    table.work = None


def end(table: Table) -> None:
    """`end`: the next player acts; after the last one the season is over (R-EXEC-01, R-FLOW-02)."""
    require(table.stage == "working", "R-EXEC-01", "not the time to end a turn")
    require(table.work is None, "R-EXEC-03", "a worker has not finished")
    require(table.offer is None, "H-08", f"the offer of tile {table.offer} has to be used or declined first")
    table.bonus_step = False
    place = table.order.index(table.turn) + 1
    if place < len(table.order):
        table.turn = table.order[place]
        return
    for player in table.players.values():
        player.new_phase()
    table.season = {"spring": "summer", "summer": "autumn", "autumn": "winter"}[table.season]
    table.automatic({"summer": "refilling", "autumn": "water rises", "winter": "scoring"}[table.season])
