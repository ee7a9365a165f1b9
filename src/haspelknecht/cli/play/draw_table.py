"""What all players share: year, turn order, rent, pools, and the scores."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from haspelknecht.cli.play import symbols
from haspelknecht.cli.play.draw_board import board, compact, score
from haspelknecht.cli.play.screen import Screen
from haspelknecht.cli.play.symbols import Flow
from haspelknecht.records.history import Outcome
from haspelknecht.rules.pieces import SEASON_NAMES, SOURCE_NAMES
from haspelknecht.view.board import LETTERS
from haspelknecht.view.types import Disks, Letter, MineView

WIDE: Final = 110  # from this width on, the player's board and the table are shown side by side
DECISIONS: Final = ("taking", "taking again", "refunding", "planning", "working", "storing", "over")


def overview(screen: Screen, width: int, *, with_pools: bool) -> RenderableType:
    """Everything a player needs for a decision: the table, the other boards, their own board."""
    seat = screen.seat.seat
    others = [compact(screen, other) for other in screen.board.order if other != seat]
    around = [pools(screen), *others] if with_pools else others
    own = board(screen, seat)
    if width < WIDE:
        return Group(heading(screen), *around, own)
    grid = Grid.grid(padding=(0, 2), expand=True)
    grid.add_column(width=78)
    grid.add_column()
    grid.add_row(own, Group(*around))
    return Group(heading(screen), grid)


def heading(screen: Screen) -> Flow:
    """`Year 1 of 3   Spring [Summer] Autumn Winter   …`: the year, the season, the stage, the rent, the order."""
    table = screen.board
    parts = [Text(screen.say("play-year", year=table.year, years=screen.facts.years), "bold"), seasons(screen)]
    if table.stage in DECISIONS:
        parts.append(Text(screen.say("play-stage-" + table.stage.replace(" ", "-"))))
    food, thaler = screen.facts.rent[table.year - 1]
    parts += [Text(screen.say("play-rent", food=food, thaler=thaler)), turn_order(screen)]
    if screen.seat.place is not None:
        parts.append(Text(screen.say("play-next-place", place=screen.seat.place)))
    return Flow(parts)


def seasons(screen: Screen) -> Text:
    """The four seasons; the current one is highlighted and in brackets."""
    words = []
    for season in SEASON_NAMES:
        word, now = screen.say(f"season-{season}"), season == screen.board.season
        words.append(Text(f"[{word}]" if now else word, symbols.LAMP if now else symbols.SOFT))
    return Text(" ").join(words)


def turn_order(screen: Screen) -> Text:
    """The players in turn order, with their points."""
    text = Text(screen.say("play-order") + " ")
    for place, letter in enumerate(screen.board.order):
        text.append(" › " if place else "", symbols.SOFT)
        text.append_text(symbols.seat_text(letter, screen.name(letter)))
        text.append(f" ({score(screen, screen.player(letter))})")
    return text


def pools(screen: Screen) -> RenderableType:
    """The action pools with their reserves, and the bag unless it is empty; wet pools are marked."""
    grid = Grid.grid(padding=(0, 2))
    for number, pool in enumerate(screen.board.pools, start=1):
        wet = number in screen.facts.wet_pools
        grid.add_row(
            Text(screen.say("play-pool", pool=number) + " ").append(symbols.WATER if wet else " ", symbols.WATER_STYLE),
            symbols.disks_text(pool.action, screen.language),
            Text(screen.say("play-reserve") + " ", symbols.SOFT).append_text(
                symbols.disks_text(pool.reserve, screen.language)
            ),
            Text(screen.say("play-pool-wet") if wet else "", symbols.SOFT),
        )
    if screen.board.bag != Disks():
        bag = symbols.disks_text(screen.board.bag, screen.language)
        grid.add_row(Text(screen.say("play-bag"), symbols.SOFT), bag)
    return grid


# -- scores ----------------------------------------------------------------------------------------------------------


def score_sheet(screen: Screen) -> RenderableType:
    """A column for each player, a line for each source of points, the totals, and the scores if the game ended now."""
    players = screen.board.players
    over = screen.board.stage == "over"
    grid = Grid(box=SIMPLE_HEAD, show_footer=True, pad_edge=False)
    labels = [screen.say("play-total")] + ([] if over else [screen.say("play-if-over")])
    grid.add_column(screen.say("play-source"), footer="\n".join(labels))
    for letter, player in players.items():
        totals = [player.score] + ([] if over else [player.score_if_over])
        total = Text("\n".join(map(str, totals)), "bold")
        grid.add_column(symbols.seat_text(letter, screen.name(letter)), footer=total, justify="right")
    for source in SOURCE_NAMES:
        points = [player.points.get(source, 0) for player in players.values()]
        if any(points):
            grid.add_row(screen.say(f"source-{source}"), *(str(number or symbols.NOTHING) for number in points))
    return grid


def result(screen: Screen, outcome: Outcome) -> RenderableType:
    """The score sheet, and below it the ranking with tie-breaks."""
    lines = [Text(screen.say("play-winner", name=screen.names[outcome.winner]), symbols.LAMP)]
    ranking = [LETTERS[seat] for seat in outcome.ranking]
    for place, letter in enumerate(ranking):
        line = Text(f"{place + 1}. ").append_text(symbols.seat_text(letter, screen.name(letter)))
        line.append("  " + score(screen, screen.player(letter)))
        if place and (note := tie_break(screen, ranking[place - 1], letter)):
            line.append("  " + note, symbols.SOFT)
        lines.append(line)
    return Group(score_sheet(screen), *lines)


def tie_break(screen: Screen, ahead: Letter, behind: Letter) -> str:
    """Why one of two players with the same points is ahead (R-TIE-01, R-TIE-02)."""
    first, second = screen.player(ahead), screen.player(behind)
    if first.score != second.score:
        return ""
    name, more, less = screen.names[LETTERS.index(ahead)], mined(first.mine), mined(second.mine)
    if more != less:
        return screen.say("play-tie-coal", ahead=name, more=more, less=less)
    return screen.say("play-tie-order", ahead=name)


def mined(mine: MineView) -> int:
    """The coal that a player has mined."""
    return sum(lump.taken for lump in (*mine.pinge, *mine.tunnel))
