"""Prints a point in which the rulebooks differ, or one of our rulings."""

from __future__ import annotations

from rich.console import Console

from haspelknecht.data.disputes import differences, number_of, rulings
from haspelknecht.locale import say


def find_dispute(given: str) -> str | None:
    """The id of a difference or ruling, whatever its case; None if there is no such one."""
    return next((known for known in (*differences(), *rulings()) if known.lower() == given.lower()), None)


def show_dispute(console: Console, dispute: str, language: str) -> None:
    """Print what the books say and what we play, or the question and our answer."""
    number = number_of(dispute)
    if dispute in differences():
        console.print(f"[bold]{dispute}[/bold]  {say(f'difference-{number}-topic', language)}")
        console.print(say(f"difference-{number}-books", language))
        console.print(say(f"difference-{number}-ours", language))
    else:
        console.print(f"[bold]{dispute}[/bold]  {say(f'ruling-{number}-question', language)}")
        console.print(say(f"ruling-{number}-answer", language))
