"""The development field as a wall of bricks, with the neighbours that the hexagonal tiles have; and single tiles."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from haspelknecht.cli.play import symbols
from haspelknecht.cli.play.screen import Screen
from haspelknecht.cli.play.symbols import Flow
from haspelknecht.view.types import Disks, TileFacts

WIDEST_HALF: Final = 11
ROOMY: Final = 12  # from this inner width on, a line holds two items
NUMBER: Final = 3  # "11 "
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
JOINTS: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by the sum of the directions of the lines that meet


def field(screen: Screen, width: int) -> RenderableType:
    """All tiles with cost and owners, and with points and access for this seat now."""
    places = screen.facts.field
    left = min(x for x, _ in places.values())
    halves = max(x for x, _ in places.values()) - left + 2
    half = min(WIDEST_HALF, (width - 1) // halves)
    bricks = {number: brick(screen, number, 2 * half - 1) for number in places}
    wall = Wall(half, max(len(lines) for lines in bricks.values()))
    for number, (x, row) in places.items():
        wall.add(x - left, row, bricks[number], level_style(screen.facts.tiles[number]))
    name = screen.name(screen.seat.seat)
    legend = Text(screen.say("play-field-legend", any=symbols.ANY_DISK, name=name), symbols.SOFT)
    return Group(*wall.lines(), legend)


def brick(screen: Screen, number: str, inner: int) -> list[Text]:
    """The lines on one tile: number, name, cost, points, owners, access."""
    facts = screen.facts.tiles[number]
    head, name = Text(f"{number} ", "bold"), name_lines(facts, inner)
    cost, points = cost_text(facts, screen.language), points_text(screen, number)
    owners, access = owners_text(screen, number), access_text(screen, number)
    if inner < ROOMY:
        head.rstrip()
        return [apart(head, points, inner), cost, name[0], owners, access]
    last = apart(owners, access, inner)
    if max(len(screen.facts.tiles[tile].name) for tile in screen.facts.field) + NUMBER <= inner:
        return [head.append_text(name[0]), apart(cost, points, inner), last]
    return [apart(head.append_text(cost), points, inner), *name, last]


def level_style(facts: TileFacts) -> str:
    """The colour of a level."""
    return symbols.LEVEL_STYLES[facts.level - 1]


def name_lines(facts: TileFacts, inner: int) -> list[Text]:
    """The name, on two lines if it is too long for one."""
    return [Text(line, level_style(facts)) for line in broken(facts.name, inner)]


def broken(name: str, room: int) -> tuple[str, str]:
    """A name on at most two lines, broken between words if possible."""
    if len(name) <= room:
        return name, ""
    at = name.rfind(" ", 0, room + 1)
    first, rest = (name[:at], name[at + 1 :]) if at > 0 else (name[:room], name[room:])
    return first, rest if len(rest) <= room else rest[: room - 1] + "…"


def apart(left: Text, right: Text, inner: int) -> Text:
    """One text aligned left, one aligned right."""
    gap = max(1, inner - left.cell_len - right.cell_len)
    return left.copy().append(" " * gap).append_text(right)


def cost_text(facts: TileFacts, language: str) -> Text:
    """Coloured spots by their letters, grey ones as circles."""
    coloured = {colour: count for colour, count in facts.cost.items() if colour != "any"}
    spots = symbols.disks_text(Disks(**coloured), language) if coloured else Text()
    return spots.append(symbols.ANY_DISK * facts.cost.get("any", 0))


def points_text(screen: Screen, number: str) -> Text:
    """The points for buying the tile now."""
    tile = screen.seat.tiles[number]
    if tile.access == "owned":
        return Text()
    return Text(screen.say("play-points", points=tile.points), "bold" if tile.points else symbols.SOFT)


def owners_text(screen: Screen, number: str) -> Text:
    """The letters of the owners, the top disk first."""
    stack = screen.board.stacks.get(number, [])
    return Text().join([symbols.seat_text(letter, letter) for letter in reversed(stack)])


def access_text(screen: Screen, number: str) -> Text:
    """Whether the tile is owned, free, available for a fee, or not available yet."""
    tile = screen.seat.tiles[number]
    if tile.access == "distant":
        return Text(screen.say(f"play-tile-fee-{tile.fee}"))
    if tile.access == "open":
        return Text(screen.say("play-tile-free"), symbols.LAMP)
    return Text(screen.say("play-tile-own" if tile.access == "owned" else "play-tile-closed"), symbols.SOFT)


# -- one tile --------------------------------------------------------------------------------------------------------


def tile_sheet(screen: Screen, number: str, facts: TileFacts) -> RenderableType:
    """Name, effect, cost, symbols, owners, access, and what is missing to buy it."""
    head = Text(f"{number} {facts.name}", f"bold {level_style(facts)}")
    head.append("   " + screen.say("level", level=facts.level))
    if number not in screen.facts.field:
        return Group(head, Text(facts.text), Text(screen.say("play-tile-not-in-play")))
    values = {"forks": facts.forks, "hammers": facts.hammers, "buildings": int(facts.building)}
    owners = owners_text(screen, number) or Text(symbols.NOTHING, symbols.SOFT)
    parts = [
        Text(screen.say("play-tile-cost") + " ").append_text(cost_text(facts, screen.language)),
        Text(screen.say("play-tile-symbols", **values).strip()),
        points_text(screen, number),
        Text(screen.say("play-tile-owners") + " ").append_text(owners),
        access_text(screen, number),
    ]
    missing = screen.seat.tiles[number].missing
    return Group(head, Text(facts.text), Flow(parts), *([Text(missing.message)] if missing else []))


# -- the wall --------------------------------------------------------------------------------------------------------


class Wall:
    """Equal bricks with shared edges, placed by half columns and rows, drawn with box-drawing characters."""

    def __init__(self, half: int, height: int) -> None:
        self.half = half
        self.height = height
        self.joints: dict[tuple[int, int], int] = {}  # (line, column): directions
        self.styles: dict[tuple[int, int], str] = {}
        self.faces: dict[tuple[int, int], Text] = {}  # (line, column): a text of the inner width

    def add(self, x: int, row: int, lines: list[Text], style: str) -> None:
        """Add a brick at a half column and a row."""
        left, right = x * self.half, (x + 2) * self.half
        top, bottom = row * (self.height + 1), (row + 1) * (self.height + 1)
        for column in range(left, right):
            for line in (top, bottom):
                self.draw(line, column, RIGHT, style)
                self.draw(line, column + 1, LEFT, style)
        for line in range(top, bottom):
            for column in (left, right):
                self.draw(line, column, DOWN, style)
                self.draw(line + 1, column, UP, style)
        inner = right - left - 1
        for place in range(self.height):
            text = lines[place].copy() if place < len(lines) else Text()
            text.truncate(inner, overflow="ellipsis", pad=True)
            self.faces[top + 1 + place, left + 1] = text

    def draw(self, line: int, column: int, direction: int, style: str) -> None:
        """Draw half of a character cell of an edge."""
        self.joints[line, column] = self.joints.get((line, column), 0) | direction
        self.styles[line, column] = style

    def lines(self) -> list[Text]:
        """The wall from top to bottom."""
        bottom = max(line for line, _ in self.joints)
        right = max(column for _, column in self.joints)
        return [self.one_line(line, right) for line in range(bottom + 1)]

    def one_line(self, line: int, right: int) -> Text:
        """One line of the wall."""
        drawn = Text(no_wrap=True, overflow="crop")
        column = 0
        while column <= right:
            face = self.faces.get((line, column))
            if face is not None:
                drawn.append_text(face)
                column += 2 * self.half - 1
                continue
            drawn.append(JOINTS[self.joints.get((line, column), 0)], self.styles.get((line, column), ""))
            column += 1
        drawn.rstrip()
        return drawn
