"""Pools, taking disks, turn order (R-REFILL, R-TAKE, R-ORDER)."""

from __future__ import annotations

from collections.abc import Sequence

from .table import COLOURS, VALUE, Disks, Player, Table, require

LIMIT = 5  # R-TAKE-09


def water_rises(table: Table) -> None:
    """Spring and autumn: 1 pit water for all players without a Bucket (R-FLOW-03, R-TILE-21)."""
    for player in table.players.values():
        if 21 not in player.tiles:
            player.water += 1
    if (table.year, table.season) == (1, "spring"):
        begin_taking(table)  # R-REFILL-01: the pools are already full
    else:
        table.automatic("refilling")


def refill(table: Table) -> None:
    """All disks of the players go into the bag, all reserves to their pools (R-REFILL-02, -03)."""
    for player in table.players.values():
        for colour, number in player.held().items():
            table.bag[colour] += number
        player.cart1 = dict.fromkeys(COLOURS, 0)
        player.cart2 = dict.fromkeys(COLOURS, 0)
    for pool in table.pools:
        for colour in COLOURS:
            pool.action[colour] += pool.reserve[colour]
            pool.reserve[colour] = 0
    table.automatic("drawing")


def draw(table: Table, disks: Sequence[str]) -> None:
    """Reserves up to 3, then action pools up to 6, in board order, until the bag is empty (R-REFILL-05..08, H-10)."""
    waiting = list(disks)
    places: list[tuple[Disks, int]] = [(pool.reserve, 3) for pool in table.pools]
    places += [(pool.action, 6) for pool in table.pools]
    for place, size in places:
        while sum(place.values()) < size and any(table.bag.values()):
            require(bool(waiting), "R-REFILL-06", "too few disks drawn")
            colour = waiting.pop(0)
            require(table.bag[colour] > 0, "R-REFILL-09", f"no {colour} disk is in the bag")
            table.bag[colour] -= 1
            place[colour] += 1
    require(not waiting, "R-REFILL-04", "too many disks drawn")
    require(not any(table.bag.values()), "R-REFILL-07", "the bag is not empty")
    if (table.year, table.season) == (1, "spring"):
        table.automatic("water rises")
    else:
        begin_taking(table)


def in_pools(table: Table) -> int:
    """Disks in all action pools."""
    return sum(sum(pool.action.values()) for pool in table.pools)


def may_decide(table: Table, player: Player) -> bool:
    """Whether the player has something to decide in this stage of taking."""
    taken = sum(player.held().values())
    if table.stage == "taking":
        return in_pools(table) > 0  # C-56
    if table.stage == "taking again":
        return taken < LIMIT and in_pools(table) > 0  # R-TAKE-05
    return taken < LIMIT and player.water > 0  # R-TAKE-15, C-64


def seek(table: Table, places: Sequence[str]) -> None:
    """Find the next of these players who has something to decide; if there is none, go to the next stage."""
    for seat in places:
        if may_decide(table, table.players[seat]):
            table.turn = seat
            return
    if table.stage == "taking":
        table.stage = "taking again"
        seek(table, table.order)
    elif table.stage == "taking again" and (table.year, table.season) == (1, "spring"):
        table.stage = "refunding"
        seek(table, table.order)
    else:
        table.automatic("ordering")


def begin_taking(table: Table) -> None:
    """The first step of taking (R-TAKE-01)."""
    table.stage = "taking"
    seek(table, table.order)


def next_player(table: Table) -> None:
    """In turn order (R-TAKE-02, -07)."""
    seek(table, table.order[table.order.index(table.turn) + 1 :])


def take(table: Table, player: Player, words: Sequence[str]) -> None:
    """`take POOL COLOUR`: all of one colour; in the second step no more than 5 in all (R-TAKE-02, -08..-12)."""
    require(table.stage in ("taking", "taking again"), "R-TAKE-01", "not the time to take disks")
    number, colour = int(words[1]), words[2]
    require(1 <= number <= len(table.pools), "R-TAKE-14", f"no pool {number}")
    pool = table.pools[number - 1].action
    require(pool[colour] > 0, "R-TAKE-02", f"no {colour} disk in pool {number}")
    first = table.stage == "taking"
    amount = pool[colour] if first else min(pool[colour], LIMIT - sum(player.held().values()))
    if len(words) > 3:
        fewer = int(words[3])
        allowed = not first and table.option("second_take_fewer", "yes") and 1 <= fewer < amount
        require(allowed, "R-TAKE-10", f"may not take only {fewer}")
        amount = fewer
    pool[colour] -= amount
    (player.cart1 if first else player.cart2)[colour] += amount  # R-TAKE-03, -11
    if first and number in table.printed.wet_pools:
        player.water += 1  # R-TAKE-12, C-65
    next_player(table)


def lamp(table: Table, player: Player, words: Sequence[str]) -> None:
    """`lamp RESERVE COLOUR POOL COLOUR`: the Oil Lamp swaps two disks before the player takes (R-TILE-32b, C-88)."""
    require(table.stage in ("taking", "taking again"), "C-88", "the Oil Lamp is used in the player's taking turn")
    require(32 in player.markers, "R-MARKER-02", "no Oil Lamp marker")
    reserve, given, pool, got = int(words[1]), words[2], int(words[3]), words[4]
    require(1 <= reserve <= len(table.pools) and 1 <= pool <= len(table.pools), "R-TILE-32b", "no such pool")
    require(reserve == pool or table.option("oil_lamp_same_board", "no"), "H-04", "not the reserve of the pool")
    below, above = table.pools[reserve - 1].reserve, table.pools[pool - 1].action
    require(given != got, "R-TILE-32b", "two disks of one colour")
    require(below[given] > 0 and above[got] > 0, "R-TILE-32b", "these disks are not there")
    below[given] -= 1
    below[got] += 1
    above[got] -= 1
    above[given] += 1
    player.markers.remove(32)


def skip(table: Table) -> None:
    """`pass`: no second take (R-TAKE-06, C-62)."""
    require(table.stage == "taking again", "C-62", "only the second take may be declined")
    next_player(table)


def refund(table: Table, player: Player, used: bool) -> None:
    """`refund` or `keep`: with fewer than 5 disks in the first spring 1 pit water may be returned (R-TAKE-15, H-09)."""
    require(table.stage == "refunding", "R-TAKE-15", "no refund now")
    if used:
        player.water -= 1
    next_player(table)


def set_order(table: Table) -> None:
    """The lowest cart 1 goes first; tied players in reverse order (R-ORDER-01..05, C-60)."""

    def place(seat: str) -> tuple[int, int]:
        cart = table.players[seat].cart1
        return sum(VALUE[colour] * cart[colour] for colour in COLOURS), -table.order.index(seat)

    table.order = sorted(table.order, key=place)
