"""Final scoring, source by source (A14)."""

from __future__ import annotations

from .table import TUNNEL_COAL, Player, Table

BUILDING_POINTS = (0, 1, 3, 6, 10)  # R-END-05
THALER_POINTS = (0, 2, 5, 9, 14)  # R-END-08
SYMBOL_TILES = {"wheelbarrow": (22, "wheelbarrow"), "oil_lamp": (32, "lamp"), "lorry": (42, "lorry")}


def complete_sections(table: Table, player: Player) -> list[int]:
    """Sections without coal and with wood at their left, counted from 1 (R-END-02)."""
    mined = TUNNEL_COAL - player.tunnel_coal
    complete = []
    for number in range(1, len(table.printed.section_coal) + 1):
        if mined >= sum(table.printed.section_coal[:number]) and player.tunnel_wood >= number:
            complete.append(number)
    return complete


def final_points(table: Table, player: Player) -> dict[str, int]:
    """All points of the final scoring by source (R-END-01..11)."""
    sections = complete_sections(table, player)
    symbols = (12, 15, 24, 34 if table.option("building_symbols", "tile_34") else 35)  # R-END-06, B-30
    thaler, debts, water = player.thaler, player.debts, player.water
    points = {
        "sections": sum(table.printed.section_vp[number - 1] for number in sections),
        "buildings": BUILDING_POINTS[sum(tile in player.tiles for tile in symbols)],
        "markers": len(player.markers),
        "thaler": THALER_POINTS[thaler] if thaler <= 4 else 14 + 6 * (thaler - 4),
        "debts": 1 - 2 * debts if debts else 0,
        "water": -max(0, water - 1),
    }
    for source, (tile, symbol) in SYMBOL_TILES.items():
        if tile in player.tiles:
            points[source] = sum(number in table.printed.symbols[symbol] for number in sections)
    if 41 in player.tiles:
        points["coal_driver"] = sum(table.printed.hammers[tile] for tile in player.tiles)  # R-TILE-41b
    if 43 in player.tiles:
        points["handcart"] = sum(table.printed.forks[tile] for tile in player.tiles)  # R-TILE-43b
    return points


def final_scoring(table: Table) -> None:
    """The end of the game (R-FLOW-08)."""
    for player in table.players.values():
        for source, points in final_points(table, player).items():
            table.score(player, source, points)
    table.automatic("over")
