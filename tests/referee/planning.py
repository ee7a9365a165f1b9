"""Planning: disks, food and Thaler on the workers (R-PLAN)."""

from __future__ import annotations

from collections.abc import Sequence

from .mine import pinge_open
from .table import COLOURS, MARKER_COLOUR, OWN_WORKERS, Disks, Player, Table, disks_of, require

FIELDS = (*OWN_WORKERS, "digger", "haspelknecht", "miner", "mill")  # the order of the engine, not a rule


def free_disks(player: Player, colour: str) -> int:
    """Disks and colour markers that are not planned yet (C-16, C-17)."""
    markers = sum(MARKER_COLOUR.get(tile) == colour for tile in player.markers)
    return player.held()[colour] + markers - player.plan.disks(colour)


def may_pay(table: Table, player: Player, worker: str, payment: str) -> bool:
    """Whether a hired worker is available and this payment possible (R-DIGGER-01, R-MINER-02, R-HASPEL-01)."""
    if worker == "digger":
        if player.exhausted or (table.option("digger_needs", "accessible_coal") and not pinge_open(table, player)):
            return False  # R-DIGGER-05, C-33
    elif not player.exhausted:
        return False  # C-34
    if payment == "yellow":
        return worker != "miner" and free_disks(player, "yellow") > 0
    return payment in ("food", "thaler") and player.amount(payment) > player.plan.goods(payment)


def may_mill(table: Table, player: Player, colour: str) -> bool:
    """Whether there is a Water Mill and two disks for it (R-TILE-35, C-66)."""
    used = sum(player.plan.mill.values()) > 0
    again = not used or table.option("mill_repeat", "repeat")
    return table.has_building(player, 35) and again and free_disks(player, colour) >= 2


def choice(table: Table, player: Player, place: str) -> bool:
    """Whether there is a choice for this field of the board."""
    if place in OWN_WORKERS:
        return any(free_disks(player, colour) > 0 for colour in COLOURS)
    if place == "mill":
        return may_mill(table, player, "black") or may_mill(table, player, "yellow")
    return any(may_pay(table, player, place, payment) for payment in ("yellow", "food", "thaler"))


def ready(player: Player) -> bool:
    """Whether the whole board is planned."""
    return player.plan.decided == len(FIELDS)


def waiting(table: Table) -> list[str]:
    """The players who are still planning, in turn order."""
    return [seat for seat in table.order if not ready(table.players[seat])]


def go_on(table: Table) -> None:
    """Fields without a choice need no decision; when all are ready the plans are revealed (R-PLAN-01)."""
    for player in table.players.values():
        while not ready(player) and not choice(table, player, FIELDS[player.plan.decided]):
            player.plan.decided += 1
    table.automatic("planning" if waiting(table) else "revealing")


def check_turn(table: Table, player: Player, place: str) -> None:
    """All players plan at the same time, or in turn order by option (R-PLAN-01, -02)."""
    require(table.stage == "planning", "R-PLAN-03", "not the time to plan")
    require(not ready(player), "R-PLAN-03", "the plan is complete")
    if table.option("plan_in_turn_order", "yes"):
        require(player.seat == waiting(table)[0], "R-PLAN-02", "another player plans first")
    expected = FIELDS[player.plan.decided]
    require(place == expected, "R-PLAN-03", f"{place} is planned out of order, {expected} comes next")


def plan_own(table: Table, player: Player, worker: str, words: Sequence[str]) -> None:
    """`farmer 2 black`, `farmhand idle` (R-PLAN-06, R-PLAN-10, H-06)."""
    check_turn(table, player, worker)
    if list(words) != ["idle"]:
        disks = disks_of({words[i + 1]: int(words[i]) for i in range(0, len(words), 2)})
        require(sum(disks.values()) > 0, "R-PLAN-06", "no disk")
        for colour in COLOURS:
            require(disks[colour] <= free_disks(player, colour), "R-PLAN-03", f"too few {colour} disks")
        if sum(number > 0 for number in disks.values()) > 1:
            check_mix(table, player, worker, disks)
        player.plan.own[worker] = disks
    player.plan.decided += 1
    go_on(table)


def check_mix(table: Table, player: Player, worker: str, disks: Disks) -> None:
    """Mixed colours only pay for a tile, on a worker who may develop (R-PLAN-10, C-108, H-06)."""
    able = worker == "farmer" or table.farmhand_improved(player)
    require(able, "C-108", "the Farmhand may not mix colours")
    fits = any(table.printed.pays(tile, disks) for tile in table.printed.field if tile not in player.tiles)
    require(fits, "H-06", "these disks pay for no tile")


def plan_hired(table: Table, player: Player, worker: str, payment: str) -> None:
    """`digger food`, `miner unpaid` (R-PLAN-07)."""
    check_turn(table, player, worker)
    if payment != "unpaid":
        require(may_pay(table, player, worker, payment), "R-PLAN-07", f"the {worker} cannot be paid with {payment}")
        player.plan.hired[worker] = payment
    player.plan.decided += 1
    go_on(table)


def plan_mill(table: Table, player: Player, colour: str) -> None:
    """`mill black`, `mill yellow`, `mill rest` (R-TILE-35a, C-66)."""
    check_turn(table, player, "mill")
    if colour == "rest":
        player.plan.decided += 1
    else:
        require(colour in player.plan.mill and may_mill(table, player, colour), "R-TILE-35a", "the mill cannot be used")
        player.plan.mill[colour] += 1
        if table.option("mill_repeat", "once"):
            player.plan.decided += 1
    go_on(table)


def reveal(table: Table) -> None:
    """Pay the plans: food and Thaler, and markers only if the disks are not enough (C-84, R-MARKER-02)."""
    for player in table.players.values():
        player.food -= player.plan.goods("food")
        player.thaler -= player.plan.goods("thaler")
        for tile, colour in MARKER_COLOUR.items():
            if player.plan.disks(colour) > player.held()[colour]:
                player.markers.remove(tile)
    table.stage = "working"
    table.turn = table.order[0]
