"""`haspelknecht rules`: the rules reference, and which tests prove which rule."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.table import Table as RichTable

from haspelknecht.cli.coverage import proving_tests
from haspelknecht.data.disputes import differences, number_of, rulings
from haspelknecht.data.editions import EDITIONS, facts, option_names, options_of
from haspelknecht.data.glossary import Term
from haspelknecht.data.rule_texts import rule_text, search
from haspelknecht.data.rules import chapters, rule_facts
from haspelknecht.errors import UserError, shorten
from haspelknecht.locale import say

MAX_RULES = 12  # that a search prints; the others are named by their ids
BOOKS = {"de": "Deutsch", "en": "English", "fr": "Français", "it": "Italiano", "pl": "Polski"}


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """The options of the command."""
    parser.add_argument("words", nargs="*", metavar="ID", help=say("cli-rules-what", language))
    parser.add_argument("--edition", choices=EDITIONS, default="second", help=say("cli-rules-edition", language))
    parser.add_argument("--coverage", action="store_true", help=say("cli-rules-coverage", language))
    parser.add_argument("--tests", default="tests", metavar="DIR", help=say("cli-rules-tests", language))


def run(args: argparse.Namespace, language: str) -> int:
    """Print a rule, chapter, option, difference or ruling, all rules, what a search finds, or the coverage by tests."""
    console = Console(highlight=False)
    if args.coverage:
        return show_coverage(console, Path(args.tests), language)
    options = options_of(args.edition).named()
    if args.words:
        show(console, " ".join(args.words), language, options)
    else:
        for chapter in chapters():
            show_chapter(console, chapter, language, options)
    return 0


def show(console: Console, query: str, language: str, options: Mapping[str, str]) -> None:
    """Print what a query names, or else what it finds. The texts are those for the values of all options.

    :raises UserError: If it finds nothing.
    """
    name = query.lower()
    if name in chapters():
        show_chapter(console, name, language, options)
    elif name in option_names():
        show_option(console, name, language)
    elif dispute := find_dispute(query):
        show_dispute(console, dispute, language)
    elif rule := find_rule(query):
        show_rule(console, rule, language, options)
    else:
        show_search(console, query, language, options)


def find_rule(given: str) -> str | None:
    """The id of a rule, whatever its case; None if there is no such rule."""
    return next((rule for rule in rule_facts() if rule.lower() == given.lower()), None)


def show_search(console: Console, query: str, language: str, options: Mapping[str, str]) -> None:
    """Print the terms, rules, options, differences and rulings that hold all words of a query.

    :raises UserError: If nothing does.
    """
    found = search(query, language)
    if not (found.terms or found.rules or found.options or found.disputes):
        raise UserError("rules-nothing-found", words=query[:40], chapters=", ".join(chapters()))
    for term in found.terms:
        show_term(console, term, language)
    own = [rule for term in found.terms[:1] for rule in term.rules]
    rules = list(dict.fromkeys(own + found.rules))
    show_rules(console, rules[:MAX_RULES], language, options)
    others = [*rules[MAX_RULES:], *found.options, *found.disputes]
    if others:
        console.print(say("cli-rules-also", language, ids=", ".join(others)))


def show_term(console: Console, term: Term, language: str) -> None:
    """Print a term of the glossary, with other names in the books."""
    also = ", ".join(name for name in term.all_names() if name != term.name(language))
    console.print(f"[bold]{term.name(language)}[/bold]  [dim]{also}[/dim]")
    if about := term.about(language):
        console.print(about)


def show_rules(console: Console, rules: list[str], language: str, options: Mapping[str, str]) -> None:
    """Print rules with their ids."""
    table = RichTable(box=None, show_header=False, padding=(0, 1))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for rule in rules:
        table.add_row(rule, rule_text(rule, language, options))
    console.print(table)


def show_chapter(console: Console, chapter: str, language: str, options: Mapping[str, str]) -> None:
    """Print all rules of a chapter."""
    console.print(f"\n[bold]{say(f'chapter-{chapter}', language)}[/bold]")
    rules = [rule for rule, about in rule_facts().items() if about["chapter"] == chapter]
    show_rules(console, rules, language, options)


def show_rule(console: Console, rule: str, language: str, options: Mapping[str, str]) -> None:
    """Print a rule with its places in the books, differences, rulings and options."""
    about = rule_facts()[rule]
    console.print(f"[bold cyan]{rule}[/bold cyan]  {say('chapter-' + about['chapter'], language)}")
    console.print(rule_text(rule, language, options))
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
