"""A player's board: in full for the player to move, in a few lines for the others."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from haspelknecht.cli import mine_view, signs, worker_view
from haspelknecht.cli.flow import Flow
from haspelknecht.rules.mining import complete_sections
from haspelknecht.rules.pieces import COLOURS, NO_COLOUR, SECTIONS, TILES, tile_number
from haspelknecht.rules.player import READY, Player
from haspelknecht.rules.stages import PLANNING, WORKING
from haspelknecht.telling.scene import Scene

GOODS = ("food", "wood", "coal", "thaler")


def board(scene: Scene, seat: int) -> RenderableType:
    """The whole board: the farm above ground, the mine below it, workers and tiles at the bottom."""
    player = scene.player(seat)
    above: list[tuple[str, RenderableType]] = [(scene.say("place-farm"), Flow(goods(scene, player)))]
    below: list[tuple[str, RenderableType]] = [
        (scene.say("place-pinge"), mine_view.pinge(scene, player)),
        (scene.say("place-shaft"), mine_view.shaft(scene, player)),
        *zip((scene.say("place-tunnel"), ""), mine_view.tunnel(scene, player), strict=True),
    ]
    people: list[tuple[str, RenderableType]] = [
        (scene.say("play-workers"), Flow(worker_view.plan(scene, seat))),
        (scene.say("play-carts"), Flow(carts(scene, player))),
        *((scene.say(f"play-{kind}s"), named(scene, kind, mask)) for kind, mask in belongings(scene, player)),
    ]
    turf = Text("▔" * 400, signs.TURF_STYLE, no_wrap=True, overflow="crop")
    title = signs.seat_sign(seat, scene.name(seat) + "  ").append(score(scene, player), "bold")
    width = max(len(label) for label, _ in above + below + people)
    parts = Group(rows(above, width), turf, rows(below, width), rows(people, width))
    return Panel(parts, title=title, title_align="left", box=ROUNDED)


def compact(scene: Scene, seat: int) -> RenderableType:
    """A board in a few lines."""
    player = scene.player(seat)
    head = signs.seat_sign(seat, scene.name(seat)).append("  " + score(scene, player), "bold")
    parts = [head, *goods(scene, player), *mine_in_short(scene, player)]
    if player.taken():
        parts += carts(scene, player)
    if plan_is_open(scene):
        parts += worker_view.plan(scene, seat)
    elif scene.state.stage == PLANNING and player.plan_step == READY:
        parts.append(Text(scene.say("play-plan-is-ready")))
    for kind, mask in belongings(scene, player):
        parts.append(Text(" ".join([scene.say(f"play-{kind}s"), *map(str, numbers(mask))])))
    return Flow(parts, indent=2)


def plan_is_open(scene: Scene) -> bool:
    """Whether all players may see the plans."""
    stage = scene.state.stage
    return stage == WORKING or (stage == PLANNING and scene.state.setup.options.plan_in_turn_order != 0)


def rows(lines: Sequence[tuple[str, RenderableType]], width: int) -> Grid:
    """Labels on the left, contents on the right; `width` aligns several blocks."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style=signs.SOFT, no_wrap=True)
    grid.add_column()
    for label, text in lines:
        grid.add_row(label.ljust(width), text)  # not min_width: Rich before 14.3 adds the padding to it
    return grid


def score(scene: Scene, player: Player) -> str:
    """`12 VP`."""
    return scene.say("play-points", points=int(player.score))


def goods(scene: Scene, player: Player) -> list[Text]:
    """`Food 2   Wood 1   Coal 3   Thaler 1`, and debts if there are any."""
    amounts = [(good, int(getattr(player, good))) for good in GOODS]
    if player.debts:
        amounts.append(("debt", int(player.debts)))
    return [good_text(scene, good, amount) for good, amount in amounts]


def good_text(scene: Scene, good: str, amount: int) -> Text:
    """`Food 2`, dimmed if there is none."""
    name = scene.say(f"good-{good}")
    return Text(f"{name} {amount}", "bold" if amount else signs.SOFT)


def carts(scene: Scene, player: Player) -> list[Text]:
    """The disks on both carts."""
    found = []
    for cart, colour, count in (
        (1, player.cart1_colour, player.cart1_disks),
        (2, player.cart2_colour, player.cart2_disks),
    ):
        counts = [int(count) if place == colour else 0 for place in range(COLOURS)]
        lying = signs.disks(counts if colour != NO_COLOUR else (0, 0, 0), scene.language)
        found.append(Text(scene.say("play-cart", cart=cart) + " ").append_text(lying))
    return found


def mine_in_short(scene: Scene, player: Player) -> list[Text]:
    """The state of the mine: coal left, complete sections, Shaft, water."""
    if player.exhausted():
        complete = int(complete_sections(scene.state, player))
        values = {"coal": int(player.tunnel_coal), "complete": complete, "sections": SECTIONS}
        found = [Text(scene.say("play-short-tunnel", **values))]
        found.append(Text(f"{scene.say('place-shaft')} {int(player.shaft_coal)}"))
    else:
        found = [Text(scene.say("play-short-pinge", coal=int(player.pinge_coal)))]
    found.append(Text(scene.say("good-water") + " ").append_text(signs.water(int(player.water))))
    return found


def belongings(scene: Scene, player: Player) -> list[tuple[str, int]]:
    """Tiles, unused markers and start buildings, as bit masks of tiles."""
    found = [
        ("tile", int(player.tiles)),
        ("marker", int(player.markers)),
        ("building", int(scene.state.setup.start_buildings)),
    ]
    return [(kind, mask) for kind, mask in found if mask]


def numbers(mask: int) -> list[int]:
    """The printed numbers of the tiles in a bit mask."""
    return [tile_number(tile) for tile in range(TILES) if mask >> tile & 1]


def named(scene: Scene, kind: str, mask: int) -> Flow:
    """`11 Carrying Pole   12 Barn`; markers with their use."""
    return Flow(Text(f"{number} {scene.say(f'{kind}-{number}')}") for number in numbers(mask))


def legend(scene: Scene) -> Text:
    """What the symbols on a board mean."""
    return Text(
        scene.say(
            "play-board-legend", coal=signs.COAL, closed=signs.CLOSED_COAL, taken=signs.TAKEN_COAL, wood=signs.WOOD,
            symbol=signs.NO_WOOD, water=signs.WATER, done=signs.DONE,
        ),
        signs.SOFT,
    )  # fmt: skip
