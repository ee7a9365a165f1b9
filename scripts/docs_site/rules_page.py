"""The page with all rules, editions and options, generated from the data and texts that the game itself uses."""

from __future__ import annotations

from haspelknecht.cli.rules import edition_value
from haspelknecht.data import rule_texts
from haspelknecht.data.editions import EDITIONS, facts, option_names
from haspelknecht.data.rules import chapters, rule_facts
from haspelknecht.locale import say

INTRODUCTION = """# Rules, editions and options

Every rule has an id, and everything that refuses a move names it. The same texts are in the game itself, in five
languages, with the lines of the rulebooks and the tests that prove a rule: `haspelknecht rules ID`.
"""
OPTIONS = """## Options

`--option NAME=VALUE` on the command line, or `options={"NAME": "VALUE"}` in Python, changes one of them; an edition
(`--edition`) sets them all.
"""


def rules_page() -> str:
    """All rules by chapter, then all options, as Markdown."""
    lines = [INTRODUCTION]
    for chapter in chapters():
        lines += [f"## {say(f'chapter-{chapter}', 'en')}", "", "| id | rule |", "|---|---|"]
        lines += [
            f'| <span id="{rule.lower()}">{rule}</span> | {rule_text(rule, about.get("options", []))} |'
            for rule, about in rule_facts().items()
            if about["chapter"] == chapter
        ]
        lines.append("")
    lines.append(OPTIONS)
    for option in option_names():
        lines += option_section(option)
    return "\n".join(lines)


def rule_text(rule: str, options: list[str]) -> str:
    """The text of a rule, with links to the options that decide it."""
    links = ", ".join(f"[{option}](#{option})" for option in options)
    return cell(rule_texts.rule_text(rule, "en")) + (f" ({links})" if links else "")


def option_section(option: str) -> list[str]:
    """An option with its values, and the editions that use them."""
    key = "option-" + option.replace("_", "-")
    lines = [f"### {option}", "", f"**{say(key, 'en')}.** {say(key + '-about', 'en')}", ""]
    lines += ["| value | meaning | editions |", "|---|---|---|"]
    for value in facts()["options"][option]["values"]:
        editions = ", ".join(edition for edition in EDITIONS if edition_value(edition, option) == value)
        meaning = cell(say(f"{key}-{value.replace('_', '-')}", "en"))
        lines.append(f"| `{value}` | {meaning} | {editions} |")
    return [*lines, ""]


def cell(text: str) -> str:
    """A text that fits into a table."""
    return text.replace("\n", " ").replace("|", r"\|")
