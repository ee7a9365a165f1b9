"""What a step of a game did, in sentences with icons: a move of a player, or something that happened by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from haspelknecht.locale import say
from haspelknecht.records.move_parts import Buy, Load, decode
from haspelknecht.records.notation import SEATS
from haspelknecht.records.reasons import reason_sentence
from haspelknecht.rules.loads import NO_LOAD
from haspelknecht.rules.pieces import SOURCE_NAMES
from haspelknecht.rules.reasons import Reason
from haspelknecht.rules.state import State
from haspelknecht.rules.why import why
from haspelknecht.view.board import LETTERS
from haspelknecht.view.disks import load_text, on_worker, plan_sentences
from haspelknecht.view.phrases import WORKERS, goods_words, listed, worker_words
from haspelknecht.view.types import LogLine, LogPoints

# Reasons that explain why a move is legal, and add nothing to what happened
NOT_LOGGED: Final = frozenset(
    {"order-value", "tile-is-free", "tile-is-adjacent", "returns", "marker-is-used", "mix-pays-tile"}
)
ICONS: Final = {
    "takes-water": "water",
    "refunds-water": "water",
    "keeps-water": "water",
    "lamp-swaps": "32",
    "makes-food": "food",
    "synergy-food": "food",
    "summer-food": "food",
    "makes-wood": "wood",
    "synergy-wood": "wood",
    "goes-mining": "coal",
    "windlass-shift": "25",
    "mill-makes": "35",
    "plans-no-mill": "35",
    "plans-mill-black": "35",
    "plans-mill-yellow": "35",
    "mines-pinge": "coal",
    "mines-tunnel": "coal",
    "rank-points": "points",
    "pinge-bonus": "points",
    "storage-points": "points",
    "horse-and-cart-points": "44",
    "pumps": "water",
    "lifts": "lift",
    "props-pinge": "wood",
    "props-tunnel": "wood",
    "cable-pumps": "14",
    "charcoal-burns": "15",
    "timber-wood": "wood",
    "timber-thaler": "thaler",
    "sells-one": "thaler",
    "sells-two": "thaler",
}
NAMED_ICONS: Final = ("good", "colour", "tile", "worker")  # values of a reason that are names of icons


@dataclass(frozen=True)
class LogWords:
    """Sentences about what happened: the names of the players and a language."""

    names: tuple[str, ...]
    language: str

    def say(self, key: str, /, **values: str | int) -> str:
        """A message."""
        return say(key, self.language, **values)

    def listed(self, seats: Sequence[int]) -> str:
        """Names with commas."""
        return ", ".join(self.names[seat] for seat in seats)

    # -- moves -------------------------------------------------------------------------------------------------

    def move(self, before: State, after: State, seat: int, move: int) -> list[LogLine]:
        """What a move of a player did."""
        parts = decode(move)
        if isinstance(parts, Load) and parts.load != NO_LOAD:
            who = worker_words(before, seat, parts.worker, self.language)
            text = on_worker(who, load_text(parts.load, self.language), self.language)
            return [LogLine(text, WORKERS[parts.worker])]
        reasons = [reason for reason in why(before, seat, move) if reason.key not in NOT_LOGGED]
        if isinstance(parts, Buy):
            return self.purchase(before, after, seat, reasons)
        lines = [LogLine(self.reason(reason), icon_of(reason)) for reason in reasons if is_worth_logging(reason)]
        return list({line.text: line for line in lines}.values())

    def purchase(self, before: State, after: State, seat: int, reasons: list[Reason]) -> list[LogLine]:
        """The tile first, then what it cost and brought."""
        in_order = sorted(reasons, key=lambda reason: reason.key != "tile-effect")
        lines = [LogLine(self.reason(reason), icon_of(reason)) for reason in in_order if is_worth_logging(reason)]
        fee = next((str(reason.values["good"]) for reason in reasons if reason.key == "fee-goes-to"), "")
        old, new = before.players[seat], after.players[seat]
        gained = {"thaler": int(new.thaler - old.thaler), "food": int(new.food - old.food)}
        gained |= {"wood": int(new.wood - old.wood), "coal": int(new.coal - old.coal)}
        if fee:
            gained[fee] += 1
        if any(gained.values()):
            goods = goods_words(gained, self.language)
            icon = next(good for good, amount in gained.items() if amount)
            lines.insert(1, LogLine(self.say("view-log-receives", goods=goods), icon))
        if new.shaft_coal > old.shaft_coal:
            coal = int(new.shaft_coal - old.shaft_coal)
            lines.insert(1, LogLine(self.say("view-log-lorry-coal", coal=coal), "coal"))
        return lines

    def reason(self, reason: Reason) -> str:
        """The sentence of a reason, as it is said of something that has happened."""
        values = reason.values
        if reason.key == "tile-effect":
            name = self.say(f"tile-{values['tile']}")
            return self.say("view-log-buys", worker=values["worker"], tile=values["tile"], name=name)
        if reason.key == "fee-goes-to":
            payee = self.names[SEATS.index(str(values["seat"]))]
            return self.say("view-log-fee", good=values["good"], name=payee)
        if reason.key == "rank-points":
            return self.say("view-log-points", points=values["points"])
        if reason.key == "declines":
            return self.say("view-log-declines", name=self.say(f"tile-{values['tile']}"))
        if reason.key == "ends-turn":
            return self.say("view-log-ends-turn")
        if reason.key == "stores":
            kept = {good: int(values[good]) for good in ("food", "wood", "coal")}
            return self.say("view-log-stores", count=sum(kept.values()), goods=goods_words(kept, self.language))
        if reason.key == "mill-makes":
            made = [self.say(f"play-amount-{good}", amount=values[good]) for good in ("thaler", "food") if values[good]]
            if values["points"]:
                made.append(self.say("view-log-points-amount", points=values["points"]))
            return self.say("view-log-mill", goods=listed(made, "view-and", self.language))
        return reason_sentence(reason, self.language)

    # -- what happens by itself --------------------------------------------------------------------------------

    def beginning(self, state: State) -> list[LogLine]:
        """The game begins."""
        return [LogLine(self.say("view-log-begins", names=self.listed(order_of(state))), "order")]

    def plans(self, state: State) -> list[LogLine]:
        """All plans, as they lie on the boards."""
        lines = [LogLine(self.say("play-story-plans"))]
        for seat in order_of(state):
            lines.append(LogLine(" ".join(plan_sentences(state, seat, self.language)), seat=LETTERS[seat]))
        return lines

    def happening(self, kind: str, before: State, after: State) -> list[LogLine]:
        """An automatic step; `plans` has the sentences for revealed plans."""
        if kind == "water rises":
            return [self.water(before, after)]
        if kind == "ordering":
            return [LogLine(self.say("play-story-order", names=self.listed(order_of(after))), "order")]
        if kind == "refilling":
            return [LogLine(self.say("play-story-refilling"))]
        if kind == "scoring":
            return self.coal(before, after)
        if kind == "rent due":
            return self.rent(before, after)
        if kind == "final scoring":
            return self.final(before, after)
        return []

    def water(self, before: State, after: State) -> LogLine:
        """The players who received pit water."""
        wet = [seat for seat in order_of(after) if after.players[seat].water > before.players[seat].water]
        return LogLine(self.say("play-story-water", count=len(wet), names=self.listed(wet)), "water")

    def coal(self, before: State, after: State) -> list[LogLine]:
        """Points for the coal on each farm."""
        lines = [LogLine(self.say("play-story-coal"), "coal")]
        for seat in order_of(after):
            points = int(after.players[seat].score - before.players[seat].score)
            text = self.say("view-log-coal-points", coal=int(before.players[seat].coal), points=points)
            lines.append(LogLine(text, "coal", LETTERS[seat]))
        return lines

    def rent(self, before: State, after: State) -> list[LogLine]:
        """What each player pays, and new debts."""
        lines = [LogLine(self.say("play-story-rent"), "thaler")]
        for seat in order_of(after):
            old, new = before.players[seat], after.players[seat]
            paid = {"food": int(old.food - new.food), "thaler": int(old.thaler - new.thaler)}
            debts = int(new.debts - old.debts)
            goods = goods_words(paid, self.language)
            text = self.say("view-log-rent-paid", count=sum(paid.values()), goods=goods, debts=debts)
            icon = "debt" if debts else "food" if paid["food"] else "thaler"
            lines.append(LogLine(text, icon, LETTERS[seat]))
        return lines

    def final(self, before: State, after: State) -> list[LogLine]:
        """What the final scoring brings, and the result."""
        lines = [LogLine(self.say("play-story-final-scoring"), "points")]
        for seat in order_of(after):
            total = int(after.players[seat].score)
            points = total - int(before.players[seat].score)
            text = self.say("view-log-final-points", points=points, total=total)
            lines.append(LogLine(text, "points", LETTERS[seat]))
        return lines


def is_worth_logging(reason: Reason) -> bool:
    """Whether a reason belongs in the log: scoring no points does not."""
    return reason.values.get("points") != 0 or reason.key == "mill-makes"


def icon_of(reason: Reason) -> str:
    """The icon of a line."""
    if reason.key in ICONS:
        return ICONS[reason.key]
    return next((str(reason.values[name]) for name in NAMED_ICONS if name in reason.values), "")


def order_of(state: State) -> list[int]:
    """The seats in turn order."""
    return [int(seat) for seat in state.order]


def points_between(before: State, after: State) -> list[LogPoints]:
    """Every change of the score sheets, with its source."""
    changed = []
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if old.sheet != new.sheet:
            changes = zip(SOURCE_NAMES, old.sheet, new.sheet, strict=True)
            changed += [LogPoints(LETTERS[seat], name, int(now - then)) for name, then, now in changes if now != then]
    return changed
