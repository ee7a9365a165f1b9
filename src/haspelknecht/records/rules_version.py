"""The version of the rules, and how games that began under an earlier one are played on.

A game remembers the version that it began under: it stands in its position, its record and in what a server stores.
"""

from __future__ import annotations

from typing import Final

from haspelknecht.data.editions import corrections
from haspelknecht.errors import UserError

# Raised whenever a correction changes what a recorded game would do: which moves are legal, what happens by itself,
# what brings points. A correction keeps the old behaviour as the value of an option and says so in
# `data/editions.toml` under `corrections`; docs/server.md tells what becomes of a game otherwise.
RULES_VERSION: Final = 1
FIRST_RULES: Final = 1  # of records that do not name a version


def check_rules(rules: int) -> None:
    """Refuse a game of a later program.

    :raises UserError: If this program does not know these rules.
    """
    if rules > RULES_VERSION:
        raise UserError("rules-newer", rules=rules, known=RULES_VERSION)


def options_before(edition: str, rules: int) -> dict[str, str]:
    """The options by which a game of earlier rules goes on as it began; none for a game of today."""
    later = [item for item in corrections() if item["rules"] > rules and item.get("edition", edition) == edition]
    # Of several corrections of one option the first after the beginning of the game tells how it was then.
    return {item["option"]: item["before"] for item in sorted(later, key=lambda item: -item["rules"])}
