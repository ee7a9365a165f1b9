"""A wall of equal bricks with shared edges, drawn with box-drawing characters."""

from __future__ import annotations

from rich.text import Text

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
JOINTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by the sum of the directions of the lines that meet


class Wall:
    """Bricks are placed by half columns and rows; `lines` then gives the whole wall."""

    def __init__(self, half: int, height: int) -> None:
        self.half = half
        self.height = height
        self.joints: dict[tuple[int, int], int] = {}  # (line, column): directions
        self.styles: dict[tuple[int, int], str] = {}
        self.faces: dict[tuple[int, int], Text] = {}  # (line, column): a text of the inner width

    def lay(self, x: int, row: int, lines: list[Text], style: str) -> None:
        """Place a brick at a half column and a row."""
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
        found = Text(no_wrap=True, overflow="crop")
        column = 0
        while column <= right:
            face = self.faces.get((line, column))
            if face is not None:
                found.append_text(face)
                column += 2 * self.half - 1
                continue
            found.append(JOINTS[self.joints.get((line, column), 0)], self.styles.get((line, column), ""))
            column += 1
        found.rstrip()
        return found
