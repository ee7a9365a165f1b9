"""A position as a picture (SVG) that shows itself in notebooks.

from haspelknecht.envs.drawing import draw
draw(game)                             # as the last line of a cell
%load_ext haspelknecht.envs.drawing    # or once: from then on games and states draw themselves
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from haspelknecht.envs.drawing_board import BOARD_HEIGHT, BOARD_WIDTH, draw_board
from haspelknecht.envs.drawing_paper import Paper
from haspelknecht.records.game import Game
from haspelknecht.rules.state import State
from haspelknecht.svg import fit
from haspelknecht.view.board import board_of
from haspelknecht.view.facts import setup_facts
from haspelknecht.view.types import GameFacts

WIDTH = 1000.0
MARGIN = 12.0
HEADING = 44.0
POOLS_WIDTH = 400.0
POOL_HEIGHT = 52.0
BAG_WIDTH = 260.0
FIELD_ROW = 62.0
WIDEST_HALF = 58.0  # half a tile


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn position; a notebook shows it when it is the value of a cell."""

    svg: str

    def _repr_html_(self) -> str:
        return self.svg


def draw(position: Game | State, language: str = "en") -> Picture:
    """Draw pools, turn order, development field and the boards of all players.

    Plans are drawn as far as the state holds them: for what one seat may know, draw `game.view(seat)`.
    """
    state = position.state if isinstance(position, Game) else position
    board, facts = board_of(state), setup_facts(state.setup, language)
    rows = (len(board.players) + 1) // 2
    top = HEADING + max(field_height(facts), (len(board.pools) + 1) * POOL_HEIGHT) + MARGIN
    paper = Paper(state, board, facts, (WIDTH, top + rows * (BOARD_HEIGHT + MARGIN)), language)
    paper.text(MARGIN, 28, paper.label, "hk-title")
    draw_order(paper)
    draw_pools(paper)
    draw_field(paper, POOLS_WIDTH, HEADING, WIDTH - POOLS_WIDTH - MARGIN)
    for place, letter in enumerate(board.players):
        down, across = divmod(place, 2)
        draw_board(paper, letter, MARGIN + across * (BOARD_WIDTH + MARGIN), top + down * (BOARD_HEIGHT + MARGIN))
    return Picture(paper.markup())


def draw_order(paper: Paper) -> None:
    """The seats in turn order, at the right end of the heading."""
    order = paper.board.order
    x = WIDTH - MARGIN - len(order) * 34
    paper.text(x - 10, 27, paper.say("play-order"), "hk-soft", "end")
    for place, letter in enumerate(order):
        paper.big_seat_sign(x + 16 + place * 34, 22, letter)


def draw_pools(paper: Paper) -> None:
    """Action pools, each with its reserve; a wet one has a drop. The bag is below."""
    y = HEADING + 6
    for number, pool in enumerate(paper.board.pools, start=1):
        paper.box(MARGIN, y, POOLS_WIDTH - 2 * MARGIN, POOL_HEIGHT - 8, "hk-card")
        paper.text(MARGIN + 10, y + 27, paper.say("play-pool", pool=number), "hk-word")
        if number in paper.facts.wet_pools:
            paper.water(MARGIN + 74, y + 22, 1)
        paper.disks(MARGIN + 100, y + 22, pool.action)
        paper.text(MARGIN + 268, y + 27, paper.say("play-reserve"), "hk-soft", "end")
        paper.disks(MARGIN + 284, y + 22, pool.reserve)
        y += POOL_HEIGHT
    bag = paper.board.bag
    count = bag.yellow + bag.brown + bag.black
    paper.text(MARGIN + 10, y + 27, paper.say("envs-bag", disks=count), "hk-word")
    paper.disks(MARGIN + 100, y + 22, bag, step=min(17.0, BAG_WIDTH / max(1, count)))


# -- the development field -------------------------------------------------------------------------------------------


def field_height(facts: GameFacts) -> float:
    """How much room the field takes."""
    return FIELD_ROW * (1 + max(row for _, row in facts.field.values())) + 6


def draw_field(paper: Paper, x: float, y: float, width: float) -> None:
    """All tiles in play."""
    places = paper.facts.field
    half = min(WIDEST_HALF, width / (2 + max(across for across, _ in places.values())))
    for number, (across, row) in places.items():
        draw_tile(paper, number, x + across * half, y + 6 + row * FIELD_ROW, 2 * half - 6)


def draw_tile(paper: Paper, number: str, x: float, y: float, width: float) -> None:
    """Number, name, cost as small disks, and the owners with the top one last. What the tile does in this game appears
    under the pointer."""
    facts = paper.facts.tiles[number]
    paper.box(x, y, width, FIELD_ROW - 8, f"hk-card hk-level-{facts.level}", note=facts.text)
    paper.text(x + 6, y + 15, number, "hk-word")
    paper.text(x + 26, y + 15, fit(facts.name, width - 36), "hk-small")
    spots = [colour for colour, count in facts.cost.items() for _ in range(count)]
    for place, colour in enumerate(spots):
        paper.dot(x + 11 + place * 11, y + 30, 4.5, f"hk-{colour}")
    for place, letter in enumerate(paper.board.stacks.get(number, [])):
        paper.seat_sign(x + 13 + place * 17, y + 44, letter, radius=8)


def load_ipython_extension(shell: Any) -> None:
    """Let games and states draw themselves in this notebook: `%load_ext haspelknecht.envs.drawing`."""
    html = shell.display_formatter.formatters["text/html"]
    for kind in (Game, State):
        html.for_type(kind, lambda position: draw(position).svg)
