"""`haspelknecht rules`: the rules reference, and which tests prove which rule."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.table import Table as RichTable

from haspelknecht.cli.coverage import proving_tests
from haspelknecht.data.disputes import differences, number_of, rulings
from haspelknecht.data.editions import EDITIONS, facts, option_names
from haspelknecht.data.rules import chapters, rule_facts
from haspelknecht.errors import UserError, shorten
from haspelknecht.locale import say

BOOKS = {"de": "Deutsch", "en": "English", "fr": "Français", "it": "Italiano", "pl": "Polski"}


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """The options of the command."""
    parser.add_argument("id", nargs="?", metavar="ID", help=say("cli-rules-id", language))
    parser.add_argument("--coverage", action="store_true", help=say("cli-rules-coverage", language))
    parser.add_argument("--tests", default="tests", metavar="DIR", help=say("cli-rules-tests", language))


def run(args: argparse.Namespace, language: str) -> int:
    """Print a rule, chapter, option, difference or ruling, all rules, or the coverage by tests."""
    console = Console(highlight=False)
    if args.coverage:
        return show_coverage(console, Path(args.tests), language)
    if args.id is None:
        for chapter in chapters():
            show_chapter(console, chapter, language)
    elif args.id.lower() in chapters():
        show_chapter(console, args.id.lower(), language)
    elif args.id.lower() in option_names():
        show_option(console, args.id.lower(), language)
    elif dispute := find_dispute(args.id):
        show_dispute(console, dispute, language)
    else:
        show_rule(console, find_rule(args.id), language)
    return 0


def find_rule(given: str) -> str:
    """The id of a rule, whatever its case; raises `UserError` if there is no such rule."""
    for rule in rule_facts():
        if rule.lower() == given.lower():
            return rule
    raise UserError("rule-unknown", rule=given[:40], chapters=", ".join(chapters()))


def show_chapter(console: Console, chapter: str, language: str) -> None:
    """Print all rules of a chapter."""
    console.print(f"\n[bold]{say(f'chapter-{chapter}', language)}[/bold]")
    table = RichTable(box=None, show_header=False, padding=(0, 1))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for rule, about in rule_facts().items():
        if about["chapter"] == chapter:
            table.add_row(rule, say(rule, language))
    console.print(table)


def show_rule(console: Console, rule: str, language: str) -> None:
    """Print a rule with its places in the books, differences, rulings and options."""
    about = rule_facts()[rule]
    console.print(f"[bold cyan]{rule}[/bold cyan]  {say('chapter-' + about['chapter'], language)}")
    console.print(say(rule, language))
    books = ", ".join(f"{BOOKS[book]} {lines}" for book, lines in about["books"].items())
    if books:
        console.print("\n" + say("cli-rules-books", language, books=books))
        console.print(say("cli-rules-signs", language), style="dim")
    named = about.get("differs", []) + about.get("rulings", [])
    for dispute in filter(None, map(find_dispute, named)):
        console.print()
        show_dispute(console, dispute, language)
    for option in about.get("options", []):
        console.print()
        show_option(console, option, language)


def show_option(console: Console, option: str, language: str) -> None:
    """Print an option and its values, with the books and editions that use each."""
    about = facts()["options"][option]
    key = "option-" + option.replace("_", "-")
    console.print(f"[bold]{option}[/bold]  {say(key, language)}")
    console.print(say(key + "-about", language))
    for value in about["values"]:
        books = [BOOKS[book] for book, says in about["books"].items() if says == value]
        editions = [edition for edition in EDITIONS if edition_value(edition, option) == value]
        notes = ", ".join([say(f"edition-{edition}", language) for edition in editions] + books)
        console.print(
            f"  [cyan]{value}[/cyan]  {say(key + '-' + value.replace('_', '-'), language)}  [dim]{notes}[/dim]"
        )


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


def edition_value(edition: str, option: str) -> str:
    """The value of an option in an edition."""
    return str(facts()["editions"][edition].get(option, facts()["options"][option]["values"][0]))


def show_coverage(console: Console, folder: Path, language: str) -> int:
    """Print which tests prove each rule; returns exit status 1 if a rule has none."""
    if not folder.is_dir():
        raise UserError("cli-no-tests", folder=str(folder))
    tests = {rule: names for rule, names in proving_tests(folder).items() if rule in rule_facts()}
    table = RichTable(
        say("cli-column-rule", language), say("cli-column-tests", language), say("cli-column-names", language)
    )
    for rule, names in tests.items():
        table.add_row(rule, str(len(names)), ", ".join(name.partition("::")[2] for name in names[:3]))
    console.print(table)
    missing = [rule for rule, names in tests.items() if not names]
    console.print(say("cli-rules-covered", language, covered=len(tests) - len(missing), rules=len(tests)))
    if missing:
        console.print(say("cli-rules-missing", language, rules=shorten(", ".join(missing), 900)))
    return 1 if missing else 0
