"""Pinge, Tunnel, Shaft, wood and water of one player (A6, A7, A8)."""

from __future__ import annotations

from .table import PINGE_COAL, TUNNEL_COAL, Player, Table, require

PINGE_BONUS = {1: 2, 2: 1, 3: 0}  # R-PINGE-10


def pinge_open(table: Table, player: Player) -> bool:
    """The next Pinge coal is left of the first uncovered symbol (R-PINGE-02..04)."""
    reach = sum(table.printed.pinge_groups[: player.pinge_wood + 1])
    return player.pinge_coal > 0 and PINGE_COAL - player.pinge_coal < reach


def tunnel_open(table: Table, player: Player) -> bool:
    """The next Tunnel coal is in a section with wood (R-TUNNEL-03..06)."""
    reach = sum(table.printed.section_coal[: player.tunnel_wood])
    return player.exhausted and player.tunnel_coal > 0 and TUNNEL_COAL - player.tunnel_coal < reach


def can_mine(table: Table, player: Player, dry: bool = True) -> bool:
    """Coal is accessible and the water is low enough (R-WATER-03, -04, -06)."""
    if player.exhausted:
        return tunnel_open(table, player) and (player.water < 5 or not dry)
    return pinge_open(table, player) and (player.water < 2 or not dry)


def mine_coal(table: Table, player: Player, dry: bool = True) -> None:
    """One coal: Pinge coal to the farm, Tunnel coal to the Shaft (R-PINGE-05, R-TUNNEL-08)."""
    require(can_mine(table, player, dry), "R-FARMER-06", "no coal can be mined")
    if player.exhausted:
        player.tunnel_coal -= 1
        player.shaft_coal += 1
        return
    player.pinge_coal -= 1
    player.gain("coal")
    if player.exhausted:  # R-PINGE-07..11; the water now counts for the Shaft
        player.pinge_wood = 0
        table.score(player, "pinge", PINGE_BONUS[table.year])


def pump_water(player: Player, amount: int, most: int = 2) -> None:
    """Water back to the supply (R-WATER-09, B-10, B-11)."""
    require(1 <= amount <= most, "R-FARMER-05", f"removes at most {most} pit water")
    require(player.water >= amount, "R-FARMER-05", f"there are no {amount} pit water")
    player.water -= amount


def lift_coal(player: Player) -> None:
    """One coal from the Shaft to the farm (R-HASPEL-03, R-WATER-05)."""
    require(player.shaft_coal > 0, "R-HASPEL-03", "no coal in the Shaft")
    require(player.water < 2, "R-HASPEL-04", "the water is too high to lift")
    player.shaft_coal -= 1
    player.gain("coal")


def can_prop(table: Table, player: Player, where: str) -> bool:
    """Whether a wood symbol is free, and the player has wood (R-WOOD-01..03, C-14)."""
    if player.wood < 1:
        return False
    if where == "pinge":
        return not player.exhausted and player.pinge_wood < len(table.printed.pinge_groups) - 1
    early = player.exhausted or table.option("early_tunnel_wood", "yes")
    return early and player.tunnel_wood < len(table.printed.section_coal)


def prop(table: Table, player: Player, where: str) -> None:
    """`prop pinge`, `prop tunnel`: in the player's turn and in winter before storing (H-07)."""
    require(table.stage in ("working", "storing"), "H-07", "no wood may be placed now")
    require(can_prop(table, player, where), "R-WOOD-01", f"no wood can be placed in the {where}")
    player.wood -= 1
    if where == "pinge":
        player.pinge_wood += 1
    else:
        player.tunnel_wood += 1


def cable(table: Table, player: Player) -> None:
    """`cable`: the marker removes 1 pit water and scores 1 (R-TILE-14, C-19..21, H-03)."""
    require(table.offer is None, "H-08", "the offer of the new tile comes first")
    require(14 in player.markers, "R-MARKER-02", "no Cable marker")
    require(player.water > 0, "C-20", "no water to remove")
    require(table.stage in ("working", "storing"), "H-03", "not the time for markers")
    if table.stage == "storing":
        require(not table.option("marker_window", "action_phase"), "H-03", "no markers in winter")
    late = table.option("marker_window", "at_once") or 14 not in player.fresh_tiles
    require(late, "R-MARKER-03", "the marker was bought in this phase")
    player.markers.remove(14)
    player.water -= 1
    table.score(player, "cable", 1)


def charcoal(table: Table, player: Player) -> None:
    """`charcoal`: 2 wood become 2 coal and 1 point (R-TILE-15, H-02)."""
    require(table.offer is None, "H-08", "the offer of the new tile comes first")
    require(table.has_building(player, 15), "R-TILE-15a", "no Charcoal Burner")
    require(player.wood >= 2, "R-TILE-15a", "too little wood")
    require(table.stage in ("working", "storing"), "H-02", "not the time for charcoal")
    if table.option("charcoal_limit", "once_per_phase"):
        require(table.stage == "working", "C-69", "no charcoal in winter")
        require("charcoal" not in player.done, "R-TILE-15b", "once per action phase")
        require(15 not in player.fresh_tiles, "R-TILE-15c", "from the next action phase on")
    player.wood -= 2
    player.gain("coal", 2)
    player.done.add("charcoal")
    table.score(player, "charcoal", 1)
