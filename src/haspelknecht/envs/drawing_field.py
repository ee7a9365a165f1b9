"""The development field: tiles in their places, with cost and owners."""

from __future__ import annotations

from haspelknecht.envs.drawing_paper import Paper
from haspelknecht.rules.pieces import COLOURS, level_of, tile_number
from haspelknecht.rules.state import State
from haspelknecht.svg import fit

ROW = 62.0
WIDEST_HALF = 58.0  # half a tile


def field_height(state: State) -> float:
    """How much room the field takes."""
    return ROW * (1 + max(row for _, row in state.setup.field.places.values())) + 6


def draw_field(paper: Paper, x: float, y: float, width: float) -> None:
    """All tiles in play."""
    places = paper.state.setup.field.places
    half = min(WIDEST_HALF, width / (2 + max(across for across, _ in places.values())))
    for tile, (across, row) in places.items():
        draw_tile(paper, tile, x + across * half, y + 6 + row * ROW, 2 * half - 6)


def draw_tile(paper: Paper, tile: int, x: float, y: float, width: float) -> None:
    """Number, name, cost as small disks, and the owners with the top one last; its effect appears under the pointer."""
    number = tile_number(tile)
    paper.box(x, y, width, ROW - 8, f"hk-card hk-level-{level_of(tile)}", note=paper.say(f"tile-{number}-effect"))
    paper.text(x + 6, y + 15, str(number), "hk-word")
    paper.text(x + 26, y + 15, fit(paper.say(f"tile-{number}"), width - 36), "hk-small")
    components = paper.state.setup.components
    costs = (components.cost_yellow, components.cost_brown, components.cost_black, components.cost_any)
    at = x + 11
    for colour, cost in enumerate(costs):
        for _ in range(cost[tile]):
            paper.dot(at, y + 30, 4.5, f"hk-disk-{colour}" if colour < COLOURS else "hk-any")
            at += 11
    for place, seat in enumerate(owners(int(paper.state.stacks[tile]))):
        paper.seat_sign(x + 13 + place * 17, y + 44, seat, radius=8)


def owners(stack: int) -> list[int]:
    """The seats of the disks on a tile, bottom first."""
    found = []
    while stack:
        found.append((stack & 7) - 1)
        stack >>= 3
    return found[::-1]
