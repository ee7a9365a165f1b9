"""Winter: scoring, rent, storage, new year (A13)."""

from __future__ import annotations

from collections.abc import Sequence

from .table import GOODS, Player, Table, require

RENT = {1: (2, 0), 2: (2, 1), 3: (1, 2)}  # R-WINTER-04: food, Thaler
STORAGE = {
    "coal_and_wood": ([], ["coal"], ["wood"], ["coal", "wood"]),
    "coal_or_wood": ([], ["coal"], ["wood"]),
    "coal_and_food": ([], ["coal"], ["food"], ["coal", "food"]),
}  # B-04


def score_coal(table: Table) -> None:
    """Coal on the farm: n coal give n-1 from 3 on; Horse and Cart 1 each (R-WINTER-02, -03, R-TILE-44b)."""
    for player in table.players.values():
        if 44 not in player.tiles:
            table.score(player, "winter_coal", player.coal - 1 if player.coal >= 3 else 0)
        elif table.option("horse_cart_step", "scoring"):
            table.score(player, "horse_and_cart", player.coal)
    table.automatic("rent due")


def pay_rent(table: Table) -> None:
    """Players pay what they have; a debt for each missing food and Thaler (R-WINTER-04..06)."""
    food, thaler = RENT[table.year]
    for seat in table.order:
        player = table.players[seat]
        paid_food, paid_thaler = min(food, player.food), min(thaler, player.thaler)
        player.food -= paid_food
        player.thaler -= paid_thaler
        missing = food + thaler - paid_food - paid_thaler
        if table.option("debt_limit", "twenty_four"):
            missing = min(missing, 24 - sum(each.debts for each in table.players.values()))  # C-46
        player.debts += missing
    table.automatic("storing")


def read_store(words: Sequence[str]) -> dict[str, list[str]]:
    """`store farm wood barn food storage coal wood` in its parts."""
    parts: dict[str, list[str]] = {"farm": [], "barn": [], "storage": []}
    if list(words) == ["nothing"]:
        return parts
    place = ""
    for word in words:
        if word in parts:
            place = word
        else:
            require(place != "" and word in GOODS, "R-WINTER-07", f"cannot store {word}")
            parts[place].append(word)
    return parts


def store(table: Table, player: Player, words: Sequence[str]) -> dict[str, list[str]]:
    """What a player keeps over winter; the rest returns to the supply (R-WINTER-07..12)."""
    require(table.stage == "storing", "R-WINTER-01", "not the time to store")
    parts = read_store(words)
    farm, barn, storage = parts["farm"], parts["barn"], parts["storage"]
    require(len(farm) <= 1, "R-WINTER-07", "the farm keeps one unit")
    require(len(barn) <= int(table.has_building(player, 12)), "R-TILE-12a", "the Barn keeps one unit")
    if storage:
        require(table.has_building(player, 24), "R-TILE-24a", "no Coal Storage")
        require(sorted(storage) in STORAGE[table.options["coal_storage"]], "B-04", "the Coal Storage cannot keep this")
    if 44 in player.tiles and table.option("horse_cart_step", "storage"):
        table.score(player, "horse_and_cart", player.coal)  # B-20
    kept = [*farm, *barn, *storage]
    for good in GOODS:
        require(kept.count(good) <= player.amount(good), "R-WINTER-07", f"there is less {good}")
    player.food, player.wood, player.coal = (kept.count(good) for good in GOODS)
    player.forget_fresh()
    table.score(player, "farm_storage", farm.count(table.options["farm_storage_vp"]))  # R-WINTER-09
    table.score(player, "barn", 2 * barn.count("food"))  # R-TILE-12b
    table.score(player, "coal_storage", storage.count("coal"))  # R-TILE-24b
    place = table.order.index(table.turn) + 1
    if place < len(table.order):
        table.turn = table.order[place]
    else:
        for each in table.players.values():
            each.new_phase()
        table.automatic("new year" if table.year < 3 else "final scoring")
    return parts


def new_year(table: Table) -> None:
    """The year marker advances (R-WINTER-13)."""
    table.year += 1
    table.season = "spring"
    table.automatic("water rises")
