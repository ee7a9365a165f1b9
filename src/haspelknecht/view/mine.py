"""A player's mine: which coal is left and within reach, where water stops the work, which sections are complete."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from haspelknecht.rules.mining import (
    FLOODED_PINGE,
    FLOODED_SHAFT,
    FLOODED_TUNNEL,
    can_mine_pinge,
    can_mine_tunnel,
    complete_sections,
    exhaust_pinge,
    pinge_access,
    tunnel_access,
)
from haspelknecht.rules.pieces import PINGE_COAL, SECTIONS, TUNNEL_COAL
from haspelknecht.rules.player import Player, new_player
from haspelknecht.rules.state import State
from haspelknecht.view.types import LumpView, MineView, SectionView


def mine_view(state: State, player: Player) -> MineView:
    """Pinge, Shaft and Tunnel of one player."""
    components = state.setup.components
    from_pinge = int(pinge_access(state, player)) if can_mine_pinge(state, player) else 0
    from_tunnel = int(tunnel_access(state, player)) if can_mine_tunnel(state, player) else 0
    return MineView(
        exhausted=player.exhausted(),
        water=int(player.water),
        flooded=flooded(player),
        pinge=lumps(tuple(map(int, components.pinge_groups)), int(PINGE_COAL - player.pinge_coal), from_pinge),
        pinge_wood=int(player.pinge_wood),
        pinge_bonus=0 if player.exhausted() else pinge_bonus(state),
        tunnel=lumps(tuple(map(int, components.section_coal)), int(TUNNEL_COAL - player.tunnel_coal), from_tunnel),
        sections=sections(int(player.tunnel_wood), int(complete_sections(state, player))),
        tunnel_wood=int(player.tunnel_wood),
        shaft=int(player.shaft_coal),
    )


def flooded(player: Player) -> list[Literal["pinge", "shaft", "tunnel"]]:
    """Where water stops the work. It is the Pinge's until that is exhausted, then the Shaft's (R-PINGE-07)."""
    if not player.exhausted():
        return ["pinge"] if player.water >= FLOODED_PINGE else []
    places: list[Literal["pinge", "shaft", "tunnel"]] = []
    if player.water >= FLOODED_SHAFT:
        places.append("shaft")
    if player.water >= FLOODED_TUNNEL:
        places.append("tunnel")
    return places


def pinge_bonus(state: State) -> int:
    """What emptying the Pinge would score this year (R-PINGE-10), tried with a new player."""
    player = new_player()
    exhaust_pinge(state, player)
    return int(player.score)


@lru_cache(maxsize=1024)
def lumps(groups: tuple[int, ...], taken: int, reachable: int) -> list[LumpView]:
    """Coal in its printed groups: it is taken from the left, and what is within reach comes next. Cached: do not
    change it."""
    group_of = [group for group, size in enumerate(groups) for _ in range(size)]
    return [
        LumpView(group, taken=index < taken, reachable=taken <= index < taken + reachable)
        for index, group in enumerate(group_of)
    ]


@lru_cache(maxsize=64)
def sections(propped: int, complete: int) -> list[SectionView]:
    """Wood is placed from the left, and sections are completed from the left (R-WOOD-03, R-END-02). Cached too."""
    return [SectionView(propped=section < propped, complete=section < complete) for section in range(SECTIONS)]
