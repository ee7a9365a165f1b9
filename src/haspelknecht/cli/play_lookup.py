"""Looking up reasons and rules during a game."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from haspelknecht.cli import rules as rules_command
from haspelknecht.cli.play_moves import find_move
from haspelknecht.cli.sitting import Sitting
from haspelknecht.data.editions import option_names
from haspelknecht.data.rules import chapters
from haspelknecht.errors import UserError
from haspelknecht.records.reasons import reason_text


def why_move(sitting: Sitting, seat: int, text: str) -> list[Text]:
    """Whether a move is legal, and the rules that allow or forbid it."""
    if not text:
        raise UserError("play-why-what")
    move = find_move(sitting, seat, text, alone=True)
    explanation = sitting.game.explain(move, seat)
    key = "play-why-legal" if explanation.legal else "play-why-illegal"
    lines = [Text(sitting.say(key, move=str(move)), "bold")]
    return lines + [Text("  " + reason_text(reason, sitting.language)) for reason in explanation.reasons]


def look_up_rule(console: Console, given: str, language: str) -> None:
    """Print a rule by its id, or a chapter or option by its name."""
    wanted = given.lower()
    if not wanted:
        raise UserError("play-rules-what", chapters=", ".join(chapters()))
    if wanted in chapters():
        rules_command.show_chapter(console, wanted, language)
    elif wanted in option_names():
        rules_command.show_option(console, wanted, language)
    else:
        rules_command.show_rule(console, rules_command.find_rule(given), language)
