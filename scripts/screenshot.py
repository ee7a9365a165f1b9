#!/usr/bin/env python3
"""Draws docs/terminal.svg, the image in the README: a real screen of the terminal game."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from haspelknecht.cli.play import draw_decision, draw_field, draw_table
from haspelknecht.cli.play.screen import Screen
from haspelknecht.records.game import Game
from haspelknecht.records.replay import read_record
from haspelknecht.rules.stages import WORKING

ROOT = Path(__file__).resolve().parent.parent
RECORD = ROOT / "tests" / "records" / "golden" / "4-players-first-busy.txt"
WIDTH = 120


def main() -> None:
    """Go back in a golden game to an interesting turn, and draw what the player sees."""
    game = read_record(RECORD.read_text(encoding="utf-8"))
    while not worth_looking_at(game):
        game.undo()
    seat = game.to_act[0]
    screen = Screen.of(game, seat, "en")
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(draw_field.field(screen, WIDTH))
    console.print(draw_table.overview(screen, WIDTH, with_pools=False))
    for part in (*draw_decision.outlook(screen), *draw_decision.decision(screen)):
        console.print(part)
    svg = console.export_svg(title="haspelknecht play")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no web font: nothing is loaded from other sites
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL).replace("Fira Code, monospace", "monospace")
    (ROOT / "docs" / "terminal.svg").write_text(svg, encoding="utf-8")


def worth_looking_at(game: Game) -> bool:
    """A turn at work in the second year, with some choice."""
    return game.state.stage == WORKING and game.state.year == 2 and len(game.legal_moves) > 6


if __name__ == "__main__":
    main()
