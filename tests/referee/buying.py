"""Developments: availability, fee, purchase points, effects at once (A10, A12)."""

from __future__ import annotations

from .table import GOODS, MARKER_TILES, Player, Table, require
from .working import check_free

RANK_POINTS = {1: (1,), 2: (2, 1), 3: (3, 2, 1), 4: (4, 3, 2, 1)}  # R-DEV-15
FEES = {1: (), 2: GOODS, 3: ("coal",), 4: ("food",)}  # R-DEV-12
THALER = {11: 1, 32: 1, 41: 1, 44: 1, 45: 3}  # R-TILE-11, -32a, -41a, -44a, -45
WOOD = {33: 1, 42: 1}  # R-TILE-33a, -42a
FOOD = {43: 1, 44: 1}  # R-TILE-43a, -44a


def buy(table: Table, player: Player, worker: str, tile: int, fee: str) -> None:
    """`farmer buys 24 for coal` (R-DEV-01..16)."""
    check_free(table)
    require(tile in table.printed.field, "R-DEV-08", f"tile {tile} is not in play")
    require(worker == "farmer" or table.farmhand_improved(player), "R-DEV-03", "the Farmhand cannot develop")
    require(worker not in player.done, "R-DEV-04", f"the {worker} has worked")
    require(table.printed.pays(tile, player.plan.own[worker]), "R-DEV-02", f"the disks do not pay for tile {tile}")
    require(tile not in player.tiles, "R-DEV-06", f"the player already owns tile {tile}")
    if table.option("disk_limit", "nine"):
        require(len(player.tiles) < 9, "C-47", "no player disk is left")
    pay_fee(table, player, tile, fee)
    stack = table.stacks.setdefault(tile, [])
    points = RANK_POINTS[tile // 10]
    if len(stack) < len(points):
        table.score(player, "developments", points[len(stack)])
    stack.append(player.seat)
    player.tiles.add(tile)
    player.fresh_tiles.add(tile)
    player.done.add(worker)
    player.did[worker].add("develop")
    take_effect(table, player, tile)


def pay_fee(table: Table, player: Player, tile: int, fee: str) -> None:
    """Top row and neighbours are free; otherwise 1 good to the owner of the top disk (R-DEV-08..14, C-51)."""
    level = tile // 10
    free = level == 1 or any(table.printed.touching(tile, own) for own in player.tiles)
    if free:
        require(fee == "nothing", "R-DEV-09", "no fee is due")
        return
    stack = table.stacks.get(tile, [])
    require(bool(stack), "R-DEV-10", f"no player owns tile {tile}, and the player owns no tile next to it")
    require(fee in FEES[level], "R-DEV-12", f"{fee} is no fee of level {level}")
    allowed = table.option("fee_with_fresh_goods", "yes")  # R-FARMER-10, B-21
    usable = player.amount(fee) - (0 if allowed or fee == "wood" else player.fresh[fee])
    require(usable > 0, "R-DEV-13", f"no {fee} on the farm")
    player.give(fee, fresh_may_go=allowed)
    table.players[stack[-1]].gain(fee)


def take_effect(table: Table, player: Player, tile: int) -> None:
    """What the tile gives at once (A12)."""
    if tile in MARKER_TILES:
        player.markers.add(tile)
    table.coins(player, THALER.get(tile, 0))
    player.gain("wood", WOOD.get(tile, 0))
    player.gain("food", FOOD.get(tile, 0))
    if tile == 42 and (player.exhausted or table.option("lorry_during_pinge", "wood_and_coal")):
        player.shaft_coal += 2  # R-TILE-42b, -42c
    useful = {
        25: player.water > 0,
        31: True,
        33: True,  # wood may be placed first (C-26)
        34: sellable(table, player) > 0,
    }
    if useful.get(tile, False):
        table.offer = tile


def sellable(table: Table, player: Player) -> int:
    """Coal that the Coal Sacks may sell: not from this phase (B-22, C-55)."""
    return player.coal - (player.fresh["coal"] if table.option("sell_fresh_coal", "no") else 0)


def sell(table: Table, player: Player, amount: int) -> None:
    """`sell 1`: 1 Thaler; `sell 2`: 1 Thaler and 1 food (R-TILE-34)."""
    require(table.offer == 34, "R-TILE-34", "no Coal Sacks were bought just now")
    require(amount in (1, 2) and sellable(table, player) >= amount, "R-TILE-34", "too little coal")
    for _ in range(amount):
        player.give("coal", fresh_may_go=table.option("sell_fresh_coal", "yes"))
    table.coins(player, 1)
    if amount == 2:
        player.gain("food")
    table.offer = None


def timber(table: Table, player: Player, choice: str) -> None:
    """`timber wood`: 3 wood and 1 pit water; `timber thaler`: 1 Thaler (R-TILE-31)."""
    require(table.offer == 31, "R-TILE-31", "no Mining Timber was bought just now")
    if choice == "wood":
        player.gain("wood", 3)
        player.water += 1
    else:
        require(choice == "thaler", "R-TILE-31", "wood or Thaler")
        table.coins(player, 1)
    table.offer = None


def decline(table: Table) -> None:
    """`decline`: the offer of tile 25, 33 or 34 is lost (H-08)."""
    require(table.offer in (25, 33, 34), "H-08", "nothing to decline")
    table.offer = None
