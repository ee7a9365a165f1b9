"""A position as a picture (SVG) that shows itself in notebooks.

from haspelknecht.envs.drawing import draw
draw(game)                             # as the last line of a cell
%load_ext haspelknecht.envs.drawing    # or once: from then on games and states draw themselves
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from haspelknecht.envs.drawing_board import BOARD_HEIGHT, BOARD_WIDTH, draw_board
from haspelknecht.envs.drawing_field import draw_field, field_height
from haspelknecht.envs.drawing_paper import Paper
from haspelknecht.records.game import Game
from haspelknecht.rules.pieces import COLOURS, RESERVE
from haspelknecht.rules.state import State

WIDTH = 1000.0
MARGIN = 12.0
HEADING = 44.0
POOLS_WIDTH = 400.0
POOL_HEIGHT = 52.0
BAG_WIDTH = 260.0


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn position; a notebook shows it when it is the value of a cell."""

    svg: str

    def _repr_html_(self) -> str:
        return self.svg


def draw(position: Game | State, language: str = "en") -> Picture:
    """Pools, turn order, development field and the boards of all players. Plans are drawn as far as the state holds
    them: for what one seat may know, draw `game.view(seat)`."""
    state = position.state if isinstance(position, Game) else position
    players = int(state.setup.players)
    boards = HEADING + max(field_height(state), (players + 1) * POOL_HEIGHT) + MARGIN
    paper = Paper(state, (WIDTH, boards + (players + 1) // 2 * (BOARD_HEIGHT + MARGIN)), language)
    paper.text(MARGIN, 28, paper.label, "hk-title")
    draw_order(paper, players)
    draw_pools(paper, players)
    draw_field(paper, POOLS_WIDTH, HEADING, WIDTH - POOLS_WIDTH - MARGIN)
    for seat in range(players):
        down, across = divmod(seat, 2)
        draw_board(paper, seat, MARGIN + across * (BOARD_WIDTH + MARGIN), boards + down * (BOARD_HEIGHT + MARGIN))
    return Picture(paper.markup())


def draw_order(paper: Paper, players: int) -> None:
    """The seats by turn, at the right end of the heading."""
    x = WIDTH - MARGIN - players * 34
    paper.text(x - 10, 27, paper.say("play-order"), "hk-soft", "end")
    for place in range(players):
        paper.big_seat_sign(x + 16 + place * 34, 22, int(paper.state.order[place]))


def draw_pools(paper: Paper, players: int) -> None:
    """Action pools, each with its reserve; a wet one has a drop. The bag is below."""
    state = paper.state
    for pool in range(players):
        y = HEADING + 6 + pool * POOL_HEIGHT
        paper.box(MARGIN, y, POOLS_WIDTH - 2 * MARGIN, POOL_HEIGHT - 8, "hk-card")
        paper.text(MARGIN + 10, y + 27, paper.say("play-pool", pool=pool + 1), "hk-word")
        if state.setup.components.wet_pools >> pool & 1:
            paper.water(MARGIN + 74, y + 22, 1)
        paper.disks(MARGIN + 100, y + 22, pool_disks(state, pool * COLOURS))
        paper.text(MARGIN + 268, y + 27, paper.say("play-reserve"), "hk-soft", "end")
        paper.disks(MARGIN + 284, y + 22, pool_disks(state, RESERVE + pool * COLOURS))
    y = HEADING + 6 + players * POOL_HEIGHT
    bag = (int(state.bag_yellow), int(state.bag_brown), int(state.bag_black))
    paper.text(MARGIN + 10, y + 27, paper.say("envs-bag", disks=sum(bag)), "hk-word")
    paper.disks(MARGIN + 100, y + 22, bag, step=min(17.0, BAG_WIDTH / max(1, sum(bag))))


def pool_disks(state: State, at: int) -> tuple[int, ...]:
    """The disks of a pool by colours."""
    return tuple(int(state.pools[at + colour]) for colour in range(COLOURS))


def load_ipython_extension(shell: Any) -> None:
    """`%load_ext haspelknecht.envs.drawing`: games and states draw themselves in this notebook."""
    html = shell.display_formatter.formatters["text/html"]
    for kind in (Game, State):
        html.for_type(kind, lambda position: draw(position).svg)
