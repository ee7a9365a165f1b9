"""A player's board: in full for the player to move, in a few lines for the others."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from haspelknecht.cli.play import symbols
from haspelknecht.cli.play.screen import Screen
from haspelknecht.cli.play.symbols import Flow
from haspelknecht.view.types import Disks, Letter, LumpView, MineView, PlayerView

GOODS: Final = ("food", "wood", "coal", "thaler")
SECTION_WIDTH: Final = 8
SECTION_SIGNS: Final = {"22": "play-sign-wheelbarrow", "32": "play-sign-lamp", "42": "play-sign-lorry"}
Row = tuple[str, RenderableType]


def board(screen: Screen, letter: Letter) -> RenderableType:
    """The whole board: the farm above ground, the mine below it, workers and tiles at the bottom."""
    player = screen.player(letter)
    above: list[Row] = [(screen.say("place-farm"), Flow(goods(screen, player)))]
    below: list[Row] = [
        (screen.say("place-pinge"), pinge(screen, player.mine)),
        (screen.say("place-shaft"), shaft(screen, player.mine)),
        *zip((screen.say("place-tunnel"), ""), tunnel(screen, player), strict=True),
    ]
    people: list[Row] = [
        (screen.say("play-workers"), Flow(workers(screen, letter))),
        (screen.say("play-carts"), Flow(carts(screen, player))),
        *((screen.say(f"play-{kind}s"), named(screen, kind, tiles)) for kind, tiles in belongings(screen, player)),
    ]
    turf = Text("▔" * 400, symbols.TURF_STYLE, no_wrap=True, overflow="crop")
    title = symbols.seat_text(letter, screen.name(letter) + "  ").append(score(screen, player), "bold")
    width = max(len(label) for label, _ in above + below + people)
    parts = Group(rows(above, width), turf, rows(below, width), rows(people, width))
    return Panel(parts, title=title, title_align="left", box=ROUNDED)


def compact(screen: Screen, letter: Letter) -> RenderableType:
    """A board in a few lines."""
    player = screen.player(letter)
    head = symbols.seat_text(letter, screen.name(letter)).append("  " + score(screen, player), "bold")
    parts = [head, *goods(screen, player), *mine_in_short(screen, player.mine)]
    if any_disks(player.cart1) or any_disks(player.cart2):
        parts += carts(screen, player)
    planning = screen.board.stage == "planning" and letter == screen.seat.seat
    if screen.board.stage == "working" or planning or has_plan(player):
        parts += workers(screen, letter)
    elif screen.board.stage == "planning" and letter in screen.ready:
        parts.append(Text(screen.say("play-plan-is-ready")))
    for kind, tiles in belongings(screen, player):
        parts.append(Text(" ".join([screen.say(f"play-{kind}s"), *map(str, tiles)])))
    return Flow(parts, indent=2)


def legend(screen: Screen) -> Text:
    """What the symbols on a board mean."""
    return Text(
        screen.say(
            "play-board-legend", coal=symbols.COAL, closed=symbols.CLOSED_COAL, taken=symbols.TAKEN_COAL,
            wood=symbols.WOOD, symbol=symbols.NO_WOOD, water=symbols.WATER, done=symbols.DONE,
        ),
        symbols.SOFT,
    )  # fmt: skip


def rows(lines: Sequence[tuple[str, RenderableType]], width: int = 0) -> Grid:
    """Labels on the left, contents on the right; `width` aligns several blocks."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style=symbols.SOFT, no_wrap=True)
    grid.add_column()
    for label, text in lines:
        grid.add_row(label.ljust(width), text)  # not min_width: Rich before 14.3 adds the padding to it
    return grid


# -- the farm --------------------------------------------------------------------------------------------------------


def score(screen: Screen, player: PlayerView) -> str:
    """`12 VP`."""
    return screen.say("play-points", points=player.score)


def goods(screen: Screen, player: PlayerView) -> list[Text]:
    """`Food 2   Wood 1   Coal 3   Thaler 1`, and debts if there are any."""
    amounts = [(good, int(getattr(player, good))) for good in GOODS]
    if player.debts:
        amounts.append(("debt", player.debts))
    return [
        Text(f"{screen.say(f'good-{good}')} {amount}", "bold" if amount else symbols.SOFT) for good, amount in amounts
    ]


def carts(screen: Screen, player: PlayerView) -> list[Text]:
    """The disks that still lie on both carts."""
    return [
        Text(screen.say("play-cart", cart=cart) + " ").append_text(symbols.disks_text(disks, screen.language))
        for cart, disks in ((1, player.cart1), (2, player.cart2))
    ]


def belongings(screen: Screen, player: PlayerView) -> list[tuple[str, list[int]]]:
    """Tiles, unused markers and the buildings that everybody has from the start, as far as there are any."""
    kinds = [("tile", player.tiles), ("marker", player.markers), ("building", screen.facts.start_buildings)]
    return [(kind, tiles) for kind, tiles in kinds if tiles]


def named(screen: Screen, kind: str, tiles: Sequence[int]) -> Flow:
    """`11 Carrying Pole   12 Barn`; markers with their use."""
    return Flow(Text(f"{number} {screen.say(f'{kind}-{number}')}") for number in tiles)


def any_disks(disks: Disks) -> bool:
    """Whether there are any disks."""
    return disks != Disks()


# -- the workers -----------------------------------------------------------------------------------------------------


def has_plan(player: PlayerView) -> bool:
    """Whether something lies on a worker."""
    plan = player.plan
    pays = {plan.digger, plan.miner, plan.haspelknecht}
    return any_disks(plan.farmer) or any_disks(plan.farmhand) or pays != {"unpaid"} or on_mill(player) != Disks()


def on_mill(player: PlayerView) -> Disks:
    """The disks on the Water Mill, which takes pairs."""
    return Disks(yellow=2 * player.plan.mill_yellow, black=2 * player.plan.mill_black)


def workers(screen: Screen, letter: Letter) -> list[Text]:
    """Each worker with disks or pay: `Farmer YY`, `Coal-digger 1 food ✓`."""
    player = screen.player(letter)
    return [worker_text(screen, letter, worker, lying(screen, player, worker)) for worker in player.workers]


def lying(screen: Screen, player: PlayerView, worker: str) -> Text:
    """What lies on a worker."""
    if worker == "windlass":
        return Text()
    load = on_mill(player) if worker == "mill" else getattr(player.plan, worker)
    if isinstance(load, Disks):
        return symbols.disks_text(load, screen.language)
    if load == "yellow":
        return symbols.disks_text(Disks(yellow=1), screen.language)
    return Text(symbols.NOTHING, symbols.SOFT) if load == "unpaid" else Text(screen.say(f"play-pay-{load}"))


def worker_text(screen: Screen, letter: Letter, worker: str, load: Text) -> Text:
    """The name of a worker, what lies on them, and how far their work is."""
    text = Text(f"{screen.worker_name(letter, worker)} ").append_text(load)
    at_work = screen.board.at_work
    if at_work is not None and at_work.worker == worker and screen.board.turn == letter:
        return text.append(" " + screen.say("play-at-work", steps=at_work.steps), symbols.LAMP)
    return text.append(f" {symbols.DONE}") if worker in screen.player(letter).done else text


# -- the mine --------------------------------------------------------------------------------------------------------


def mine_in_short(screen: Screen, mine: MineView) -> list[Text]:
    """The state of the mine: coal left, complete sections, Shaft, water."""
    if mine.exhausted:
        complete = sum(section.complete for section in mine.sections)
        values = {"coal": left(mine.tunnel), "complete": complete, "sections": len(mine.sections)}
        parts = [Text(screen.say("play-short-tunnel", **values)), Text(f"{screen.say('place-shaft')} {mine.shaft}")]
    else:
        parts = [Text(screen.say("play-short-pinge", coal=left(mine.pinge)))]
    parts.append(Text(screen.say("good-water") + " ").append_text(symbols.water_text(mine.water)))
    return parts


def left(lumps: Sequence[LumpView]) -> int:
    """How much coal has not been mined yet."""
    return sum(not lump.taken for lump in lumps)


def pinge(screen: Screen, mine: MineView) -> Text:
    """`■■■ ┊ □□ ┊ □□   Pit water ≈`: groups of coal, wood symbols, water with its threshold."""
    if mine.exhausted:
        return Text(screen.say("play-pinge-exhausted"), symbols.SOFT)
    drawn = Text()
    for group, lumps in groupby(mine.pinge, key=lambda lump: lump.group):
        if group:
            drawn.append(" ").append_text(prop(covered=group <= mine.pinge_wood)).append(" ")
        drawn.append_text(seam(list(lumps)))
    drawn.append("   ")
    low = screen.facts.flood["pinge"]
    return drawn.append_text(water_field(screen, mine.water, "play-pinge-water", low, low))


def shaft(screen: Screen, mine: MineView) -> Text:
    """Coal to be lifted, and the Shaft's water with both thresholds."""
    drawn = Text(screen.say("good-coal") + " ")
    drawn.append(symbols.COAL * mine.shaft or symbols.NOTHING, symbols.COAL_STYLE if mine.shaft else symbols.SOFT)
    drawn.append("   ")
    flood, level = screen.facts.flood, mine.water if mine.exhausted else 0
    return drawn.append_text(water_field(screen, level, "play-shaft-water", flood["shaft"], flood["tunnel"]))


def tunnel(screen: Screen, player: PlayerView) -> list[Text]:
    """Two lines: wood and coal of the sections; below, their points and bonus symbols."""
    above, below = Text(), Text()
    coal = {group: list(lumps) for group, lumps in groupby(player.mine.tunnel, key=lambda lump: lump.group)}
    for number, section in enumerate(player.mine.sections):
        above.append_text(prop(covered=section.propped)).append_text(seam(coal.get(number, [])))
        below.append_text(section_worth(screen, player, number, complete=section.complete))
        for line in (above, below):
            line.pad_right((number + 1) * SECTION_WIDTH - line.cell_len)
    above.rstrip()
    below.rstrip()
    return [above, below]


def section_worth(screen: Screen, player: PlayerView, number: int, *, complete: bool) -> Text:
    """`2 wo`: points at the end and symbols, in capitals if the player owns their tile; a tick if complete."""
    drawn = Text(f"{symbols.DONE if complete else ''}{screen.facts.tunnel_points[number]} ", symbols.LAMP * complete)
    for tile, sections in screen.facts.tunnel_symbols.items():
        if number + 1 in sections:
            sign, counts = screen.say(SECTION_SIGNS[tile]), int(tile) in player.tiles
            drawn.append(sign.upper() if counts else sign, symbols.LAMP if counts else symbols.SOFT)
    return drawn


def prop(*, covered: bool) -> Text:
    """A wood symbol, with wood or without."""
    return Text(symbols.WOOD, symbols.WOOD_STYLE) if covered else Text(symbols.NO_WOOD, symbols.SOFT)


def seam(lumps: Sequence[LumpView]) -> Text:
    """Coal from left to right: taken, within reach, or still closed."""
    drawn = Text()
    for lump in lumps:
        if lump.taken:
            drawn.append(symbols.TAKEN_COAL, symbols.SOFT)
        elif lump.reachable:
            drawn.append(symbols.COAL, symbols.LAMP)
        else:
            drawn.append(symbols.CLOSED_COAL, symbols.COAL_STYLE)
    return drawn


def water_field(screen: Screen, amount: int, key: str, low: int, high: int) -> Text:
    """The amount of water, and which amounts stop the work."""
    drawn = Text(screen.say("good-water") + " ").append_text(symbols.water_text(amount)).append("   ")
    return drawn.append(screen.say(key, low=low, high=high), "bold" if amount >= low else symbols.SOFT)
