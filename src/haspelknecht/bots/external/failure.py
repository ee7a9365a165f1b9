"""What an external bot did wrong, in one line that helps its author to find out why."""

from __future__ import annotations

from haspelknecht.bots.bot import BotFailure
from haspelknecht.locale import say
from haspelknecht.records.reasons import reason_text
from haspelknecht.rules.reasons import Reason


class ExternalFailure(BotFailure):
    """An external bot misbehaved. `Conversation` adds the bot's name and the last line of its standard error."""

    bot: str = "?"
    last_error_line: str = ""  # of its standard error
    refusal: tuple[str, str, dict[str, int | str]] | None = None  # the parts of a Reason, which cannot be pickled

    def because(self, reason: Reason | None) -> ExternalFailure:
        """Add the rule that makes a move illegal, and return the failure."""
        self.refusal = None if reason is None else (reason.rule, reason.key, reason.values)
        return self

    def text(self, language: str = "en") -> str:
        """What happened, the rule, and the last line of standard error."""
        parts = [say(self.key, language, bot=self.bot, **self.values)]
        if self.refusal is not None:
            parts.append(reason_text(Reason(*self.refusal), language))
        if self.last_error_line:
            parts.append(say("external-last-words", language, words=self.last_error_line))
        return " ".join(parts)
