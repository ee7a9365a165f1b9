"""What an external bot did wrong, in one line, with whatever helps its author to find out why."""

from __future__ import annotations

from haspelknecht.bots.bot import BotFailure
from haspelknecht.locale import say
from haspelknecht.records.reasons import reason_text
from haspelknecht.rules.reasons import Reason


class ExternalFailure(BotFailure):
    """An external bot misbehaved. Whoever speaks with the bot adds its name and its last words."""

    bot: str = "?"
    last_words: str = ""  # the last line of its standard error
    refusal: tuple[str, str, dict[str, int | str]] | None = None  # the parts of a Reason: they can be pickled

    def because(self, reason: Reason | None) -> ExternalFailure:
        """The same failure with the rule that refuses a move."""
        self.refusal = None if reason is None else (reason.rule, reason.key, reason.values)
        return self

    def text(self, language: str = "en") -> str:
        """What happened, the rule, and the last words of the program."""
        parts = [say(self.key, language, bot=self.bot, **self.values)]
        if self.refusal is not None:
            parts.append(reason_text(Reason(*self.refusal), language))
        if self.last_words:
            parts.append(say("external-last-words", language, words=self.last_words))
        return " ".join(parts)
