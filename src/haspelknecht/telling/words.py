"""Reasons in few words: for lists of moves, and for telling what happened."""

from __future__ import annotations

from haspelknecht.locale import knows, say
from haspelknecht.records.reasons import reason_sentence
from haspelknecht.rules.pieces import GOOD_NAMES
from haspelknecht.rules.reasons import Reason

LISTED = "list"  # in a list of legal moves
TOLD = "told"  # in the story of what happened


def words(reason: Reason, use: str, language: str) -> str:
    """The sentence of a reason; `play-list-...` or `play-told-...` where there is a shorter one."""
    key = f"play-{use}-{reason.key}"
    if not knows(key, language):
        return reason_sentence(reason, language)
    values: dict[str, str | int] = dict(reason.values)
    if "tile" in values:
        values["name"] = say(f"tile-{values['tile']}", language)
    amounts: dict[str, int] = {good: int(values[good]) for good in GOOD_NAMES[1:] if good in values}
    values["goods"] = goods_text(amounts, language)
    return say(key, language, **values).strip()


def goods_text(amounts: dict[str, int], language: str) -> str:
    """`2 food, 1 coal`; Thaler and debts may be among them."""
    parts = [say(f"play-amount-{good}", language, amount=amount) for good, amount in amounts.items() if amount]
    return ", ".join(parts) or say("play-amount-nothing", language)


def sentences(reasons: list[Reason], use: str, language: str) -> list[str]:
    """All that is worth saying, each once; which tile is bought comes before what it costs and brings."""
    in_order = sorted(reasons, key=lambda reason: reason.key != "tile-effect")
    return list(dict.fromkeys(text for reason in in_order if (text := words(reason, use, language))))
