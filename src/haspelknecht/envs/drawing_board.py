"""A player's board: farm, carts and plan above ground; Pinge, Shaft and Tunnel below."""

from __future__ import annotations

from haspelknecht.envs.drawing_paper import Paper
from haspelknecht.rules.loads import all_triples
from haspelknecht.rules.mining import complete_sections
from haspelknecht.rules.pieces import (
    PAID_DISK,
    PAYMENT_NAMES,
    PINGE_COAL,
    SECTIONS,
    TILES,
    TUNNEL_COAL,
    YELLOW,
    tile_number,
)  # fmt: skip
from haspelknecht.rules.player import READY, Player
from haspelknecht.rules.stages import PLANNING

BOARD_WIDTH = 482.0
BOARD_HEIGHT = 244.0
GOODS = (("food", "food"), ("wood", "wood"), ("coal", "coal"), ("thaler", "thaler"), ("debt", "debts"))


def draw_board(paper: Paper, seat: int, x: float, y: float) -> None:
    """Everything that belongs to one player."""
    player = paper.state.players[seat]
    paper.box(x, y, BOARD_WIDTH, BOARD_HEIGHT, "hk-lit" if paper.state.may_act(seat) else "hk-card")
    paper.big_seat_sign(x + 22, y + 22, seat)
    paper.text(x + 44, y + 27, paper.say("play-points", points=int(player.score)), "hk-title")
    draw_goods(paper, player, x + 130, y + 27)
    draw_carts(paper, player, x + 14, y + 54)
    draw_plan(paper, player, x + 14, y + 86)
    paper.box(x + 1, y + 106, BOARD_WIDTH - 2, 4, "hk-turf")
    paper.box(x + 1, y + 110, BOARD_WIDTH - 2, 98, "hk-rock")
    draw_pinge(paper, player, x + 14, y + 130)
    draw_shaft(paper, player, x + 290, y + 130)
    draw_tunnel(paper, player, x + 14, y + 166)
    draw_tiles(paper, player, x + 14, y + 230)


def draw_goods(paper: Paper, player: Player, x: float, y: float) -> None:
    """What lies on the farm."""
    for good, name in GOODS:
        amount = int(getattr(player, name))
        paper.text(x, y, f"{paper.say(f'good-{good}')} {amount}", "hk-word" if amount else "hk-soft")
        x += 70


def draw_carts(paper: Paper, player: Player, x: float, y: float) -> None:
    """The disks taken, cart after cart."""
    carts = ((player.cart1_colour, player.cart1_disks), (player.cart2_colour, player.cart2_disks))
    for number, (colour, count) in enumerate(carts, start=1):
        paper.text(x, y + 5, paper.say("play-cart", cart=number), "hk-soft")
        for place in range(int(count)):
            paper.disk(x + 58 + place * 17, y, int(colour))
        x += 240


def draw_plan(paper: Paper, player: Player, x: float, y: float) -> None:
    """What lies on the workers and the mill; while plans are open, whether this one is ready."""
    triples = all_triples()
    for worker, load in (("farmer", player.farmer_load), ("farmhand", player.farmhand_load)):
        if load:
            x = paper.disks(paper.word(x, y, f"worker-{worker}") + 8, y, triples[load]) + 4
    hired = (("digger", player.digger_pay), ("miner", player.miner_pay), ("haspelknecht", player.haspelknecht_pay))
    for worker, pay in hired:
        if pay:
            x = draw_pay(paper, int(pay), paper.word(x, y, f"worker-{worker}"), y) + 4
    mill = (2 * int(player.mill_yellow), 0, 2 * int(player.mill_black))
    if any(mill):
        x = paper.disks(paper.word(x, y, "tile-35") + 8, y, mill) + 4
    if paper.state.stage == PLANNING and player.plan_step == READY:
        paper.word(x, y, "play-plan-is-ready")


def draw_pay(paper: Paper, pay: int, x: float, y: float) -> float:
    """What a hired worker is paid with; where it ends."""
    if pay != PAID_DISK:
        return paper.word(x, y, f"good-{PAYMENT_NAMES[pay]}")
    paper.disk(x + 8, y, YELLOW)
    return x + 25


def draw_pinge(paper: Paper, player: Player, x: float, y: float) -> None:
    """Coal in its groups, the props between them, and the water while it is here."""
    paper.word(x, y, "place-pinge")
    x += 50
    taken = PINGE_COAL - int(player.pinge_coal)
    for group, size in enumerate(paper.state.setup.components.pinge_groups):
        if group:
            paper.prop(x, y - 8, covered=group <= player.pinge_wood)
            x += 18
        x = paper.coal(x, y - 6, seam(int(size), taken, reach=group <= player.pinge_wood)) + 5
        taken -= int(size)
    if not player.exhausted():
        paper.water(x + 16, y, int(player.water))


def draw_shaft(paper: Paper, player: Player, x: float, y: float) -> None:
    """Coal that waits to be lifted, and the water once the Pinge is exhausted."""
    paper.word(x, y, "place-shaft")
    x = paper.coal(x + 44, y - 6, ["hk-coal"] * int(player.shaft_coal))
    if player.exhausted():
        paper.water(x + 12, y, int(player.water))


def draw_tunnel(paper: Paper, player: Player, x: float, y: float) -> None:
    """Seven sections: prop, coal, and below what a complete one is worth."""
    paper.word(x, y, "place-tunnel")
    components = paper.state.setup.components
    complete = complete_sections(paper.state, player)
    taken = TUNNEL_COAL - int(player.tunnel_coal)
    for section in range(SECTIONS):
        left = x + 50 + section * 60
        size = int(components.section_coal[section])
        covered = section < player.tunnel_wood
        paper.prop(left, y - 8, covered=covered)
        paper.coal(left + 16, y - 6, seam(size, taken, reach=covered and player.exhausted()))
        points = paper.say("play-points", points=int(components.section_vp[section]))
        paper.text(left, y + 24, points, "hk-word" if section < complete else "hk-small")
        taken -= size


def seam(size: int, taken: int, *, reach: bool) -> list[str]:
    """Styles of coal from left to right: taken, within reach, or still closed."""
    return ["hk-taken" if place < taken else "hk-coal" if reach else "hk-closed" for place in range(size)]


def draw_tiles(paper: Paper, player: Player, x: float, y: float) -> None:
    """Own tiles by number; those with an unused marker are lit."""
    for tile in range(TILES):
        if player.owns(tile):
            number = tile_number(tile)
            marked = player.markers >> tile & 1
            paper.box(x, y - 15, 30, 20, "hk-lit" if marked else "hk-card", note=paper.say(f"tile-{number}"))
            paper.text(x + 15, y, str(number), "hk-word", "middle")
            x += 34
