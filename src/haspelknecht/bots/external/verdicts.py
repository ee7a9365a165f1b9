"""The results of the checks of an external bot."""

from __future__ import annotations

from dataclasses import dataclass, field

from haspelknecht.bots.bot import BotFailure
from haspelknecht.bots.external.limits import Limits
from haspelknecht.bots.external.program import Program
from haspelknecht.errors import shorten
from haspelknecht.locale import say

IN_MID_GAME = ("check-end", "check-end-late", "check-end-status")
AFTER_THE_GAME = ("check-leave", "check-leave-late", "check-leave-status")


@dataclass(frozen=True)
class Verdict:
    """A check, and whether the bot passed it."""

    passed: bool
    key: str
    values: dict[str, str | int] = field(default_factory=dict)
    problem: BotFailure | None = None

    def text(self, language: str) -> str:
        """What was checked, or what went wrong."""
        if self.problem is None:
            return say(self.key, language, **self.values)
        return say(self.key, language, problem=self.problem.text(language), **self.values)


def verdict_on_exit(program: Program, limits: Limits, keys: tuple[str, str, str]) -> Verdict:
    """Whether a program exited by itself, in time and with status 0."""
    good, late, bad_status = keys
    if program.status is None:
        return Verdict(False, late, {"seconds": f"{limits.leave:g}"})
    if program.status != 0:
        return Verdict(False, bad_status, {"status": program.status})
    return Verdict(True, good)


def verdict_on_unasked_output(program: Program) -> Verdict:
    """Whether a program that has exited sent nothing but answers."""
    if program.output:
        line = program.output.partition(b"\n")[0].decode(errors="replace")
        return Verdict(False, "check-unasked-failed", {"line": shorten(line, 80)})
    return Verdict(True, "check-unasked")


def first_failure(verdicts: list[Verdict]) -> Verdict:
    """The first failure among verdicts on the same check, or else the first verdict."""
    return next((verdict for verdict in verdicts if not verdict.passed), verdicts[0])
