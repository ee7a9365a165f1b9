"""A player's board: farm, carts and plan above ground; Pinge, Shaft and Tunnel below."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from haspelknecht.envs.drawing_paper import Paper
from haspelknecht.view.types import Disks, Letter, LumpView, MineView, PlayerView

BOARD_WIDTH = 482.0
BOARD_HEIGHT = 244.0
GOODS = (("food", "food"), ("wood", "wood"), ("coal", "coal"), ("thaler", "thaler"), ("debt", "debts"))


def draw_board(paper: Paper, letter: Letter, x: float, y: float) -> None:
    """Everything that belongs to one player."""
    player = paper.board.players[letter]
    paper.box(x, y, BOARD_WIDTH, BOARD_HEIGHT, "hk-lit" if letter in paper.acting else "hk-card")
    paper.big_seat_sign(x + 22, y + 22, letter)
    paper.text(x + 44, y + 27, paper.say("play-points", points=player.score), "hk-title")
    draw_goods(paper, player, x + 130, y + 27)
    draw_carts(paper, player, x + 14, y + 54)
    draw_plan(paper, letter, x + 14, y + 86)
    paper.box(x + 1, y + 106, BOARD_WIDTH - 2, 4, "hk-turf")
    paper.box(x + 1, y + 110, BOARD_WIDTH - 2, 98, "hk-rock")
    draw_pinge(paper, player.mine, x + 14, y + 130)
    draw_shaft(paper, player.mine, x + 290, y + 130)
    draw_tunnel(paper, player.mine, x + 14, y + 166)
    draw_tiles(paper, player, x + 14, y + 230)


def draw_goods(paper: Paper, player: PlayerView, x: float, y: float) -> None:
    """What lies on the farm."""
    for good, name in GOODS:
        amount = int(getattr(player, name))
        paper.text(x, y, f"{paper.say(f'good-{good}')} {amount}", "hk-word" if amount else "hk-soft")
        x += 70


def draw_carts(paper: Paper, player: PlayerView, x: float, y: float) -> None:
    """The disks that still lie on the carts."""
    for number, disks in enumerate((player.cart1, player.cart2), start=1):
        paper.text(x, y + 5, paper.say("play-cart", cart=number), "hk-soft")
        paper.disks(x + 58, y, disks)
        x += 240


def draw_plan(paper: Paper, letter: Letter, x: float, y: float) -> None:
    """What lies on the workers and the mill; while plans are made, whether this one is ready."""
    plan = paper.board.players[letter].plan
    mill = Disks(yellow=2 * plan.mill_yellow, black=2 * plan.mill_black)
    for name, disks in (("worker-farmer", plan.farmer), ("worker-farmhand", plan.farmhand), ("tile-35", mill)):
        if disks != Disks():
            x = paper.disks(paper.word(x, y, name) + 8, y, disks) + 4
    hired = (("digger", plan.digger), ("miner", plan.miner), ("haspelknecht", plan.haspelknecht))
    for worker, pay in hired:
        if pay != "unpaid":
            x = draw_pay(paper, pay, paper.word(x, y, f"worker-{worker}"), y) + 4
    if letter in paper.ready:
        paper.word(x, y, "play-plan-is-ready")


def draw_pay(paper: Paper, pay: str, x: float, y: float) -> float:
    """The pay of a hired worker; returns where it ends."""
    if pay != "yellow":
        return paper.word(x, y, f"good-{pay}")
    return paper.disks(x + 8, y, Disks(yellow=1))


def draw_pinge(paper: Paper, mine: MineView, x: float, y: float) -> None:
    """Coal in its groups, the props between them, and the water while it is here."""
    paper.word(x, y, "place-pinge")
    x += 50
    for group, lumps in groupby(mine.pinge, key=lambda lump: lump.group):
        if group:
            paper.prop(x, y - 8, covered=group <= mine.pinge_wood)
            x += 18
        x = paper.coal(x, y - 6, seam(lumps)) + 5
    if not mine.exhausted:
        paper.water(x + 16, y, mine.water)


def draw_shaft(paper: Paper, mine: MineView, x: float, y: float) -> None:
    """Coal that waits to be lifted, and the water once the Pinge is exhausted."""
    paper.word(x, y, "place-shaft")
    x = paper.coal(x + 44, y - 6, ["hk-coal"] * mine.shaft)
    if mine.exhausted:
        paper.water(x + 12, y, mine.water)


def draw_tunnel(paper: Paper, mine: MineView, x: float, y: float) -> None:
    """The sections: prop, coal, and below what a complete one is worth."""
    paper.word(x, y, "place-tunnel")
    coal = {group: seam(lumps) for group, lumps in groupby(mine.tunnel, key=lambda lump: lump.group)}
    for number, section in enumerate(mine.sections):
        left = x + 50 + number * 60
        paper.prop(left, y - 8, covered=section.propped)
        paper.coal(left + 16, y - 6, coal.get(number, []))
        points = paper.say("play-points", points=paper.facts.tunnel_points[number])
        paper.text(left, y + 24, points, "hk-word" if section.complete else "hk-small")


def seam(lumps: Iterable[LumpView]) -> list[str]:
    """Styles of coal from left to right: taken, within reach, or still closed."""
    return ["hk-taken" if lump.taken else "hk-coal" if lump.reachable else "hk-closed" for lump in lumps]


def draw_tiles(paper: Paper, player: PlayerView, x: float, y: float) -> None:
    """The player's tiles by number; those with an unused marker are lit. What they do appears under the pointer."""
    for number in player.tiles:
        facts = paper.facts.tiles[str(number)]
        style = "hk-lit" if number in player.markers else "hk-card"
        paper.box(x, y - 15, 30, 20, style, note=f"{facts.name}: {facts.text}")
        paper.text(x + 15, y, str(number), "hk-word", "middle")
        x += 34
