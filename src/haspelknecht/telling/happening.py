"""What happens without a player: water, the new order, coal and rent in winter; and what a move does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from haspelknecht.records.history import Step
from haspelknecht.rules.pieces import NOBODY
from haspelknecht.rules.why import why
from haspelknecht.telling.scene import Scene
from haspelknecht.telling.words import TOLD, goods_text, sentences


@dataclass(frozen=True)
class Line:
    """Something to say: of a player, or of nobody in particular."""

    text: str
    seat: int = NOBODY


def move_told(step: Step, language: str) -> list[str]:
    """What a move did."""
    return sentences(why(step.before, step.seat, step.move), TOLD, language)


def happened(kind: str, before: Scene, after: Scene) -> list[Line]:
    """An event without a player. Plans that are revealed are told elsewhere."""
    if kind == "water rises":
        return water_told(before, after)
    if kind == "ordering":
        return [Line(after.say("play-story-order", names=names_of(after, after.order)))]
    if kind == "scoring":
        return coal_told(before, after)
    if kind == "rent due":
        return rent_told(before, after)
    if kind in ("refilling", "final scoring"):
        return [Line(after.say("play-story-" + kind.replace(" ", "-")))]
    return []


def water_told(before: Scene, after: Scene) -> list[Line]:
    """Who received pit water."""
    wet = [seat for seat in after.order if after.player(seat).water > before.player(seat).water]
    return [Line(after.say("play-story-water", count=len(wet), names=names_of(after, wet)))]


def coal_told(before: Scene, after: Scene) -> list[Line]:
    """Points for the coal on each farm."""
    found = [Line(after.say("play-story-coal"))]
    for seat in after.order:
        points = int(after.player(seat).score - before.player(seat).score)
        coal = int(before.player(seat).coal)
        found.append(Line(after.say("play-story-coal-points", coal=coal, points=points), seat))
    return found


def rent_told(before: Scene, after: Scene) -> list[Line]:
    """What each player pays, and new debts."""
    found = [Line(after.say("play-story-rent"))]
    for seat in after.order:
        old, new = before.player(seat), after.player(seat)
        paid = {"food": int(old.food - new.food), "thaler": int(old.thaler - new.thaler)}
        debts = int(new.debts - old.debts)
        found.append(Line(after.say("play-story-rent-paid", goods=goods_text(paid, after.language), debts=debts), seat))
    return found


def names_of(scene: Scene, seats: Sequence[int]) -> str:
    """Names with commas."""
    return ", ".join(scene.names[seat] for seat in seats)
