"""The version of the rules, and how games that began under an earlier version continue.

A game keeps the version that it began under: positions, records and the database of a server contain it.
"""

from __future__ import annotations

from typing import Final

from haspelknecht.data.editions import corrections
from haspelknecht.errors import UserError

# Increased whenever a correction changes what a recorded game would do: legal moves, automatic events or points. A
# correction keeps the old behaviour as a value of an option and is listed in `data/editions.toml` under
# `corrections`. docs/server.md says what happens to games for which that is impossible.
RULES_VERSION: Final = 1
FIRST_RULES: Final = 1  # of records that do not name a version


def check_rules(rules: int) -> None:
    """Refuse a game of a later version of the program.

    :raises UserError: If this program does not know these rules.
    """
    if rules > RULES_VERSION:
        raise UserError("rules-newer", rules=rules, known=RULES_VERSION)


def options_before(edition: str, rules: int) -> dict[str, str]:
    """The options that keep a game of earlier rules as it began. Empty for a game of the current rules."""
    later = [item for item in corrections() if item["rules"] > rules and item.get("edition", edition) == edition]
    # If an option was corrected several times, the first correction after the game began has the value it began with.
    return {item["option"]: item["before"] for item in sorted(later, key=lambda item: -item["rules"])}
