"""What happened in winter: points for coal, rent and debts."""

from __future__ import annotations

from rich.text import Text

from haspelknecht.cli import signs
from haspelknecht.cli.scene import Scene
from haspelknecht.cli.words import goods_text


def coal_told(before: Scene, after: Scene) -> list[Text]:
    """Points for the coal on each farm."""
    found = [Text(after.say("play-story-coal"))]
    for seat in after.order:
        points = int(after.player(seat).score - before.player(seat).score)
        told = after.say("play-story-coal-points", coal=int(before.player(seat).coal), points=points)
        found.append(by_player(after, seat, told))
    return found


def rent_told(before: Scene, after: Scene) -> list[Text]:
    """What each player pays, and new debts."""
    found = [Text(after.say("play-story-rent"))]
    for seat in after.order:
        old, new = before.player(seat), after.player(seat)
        paid = {"food": int(old.food - new.food), "thaler": int(old.thaler - new.thaler)}
        debts = int(new.debts - old.debts)
        told = after.say("play-story-rent-paid", goods=goods_text(paid, after.language), debts=debts)
        found.append(by_player(after, seat, told))
    return found


def by_player(scene: Scene, seat: int, told: str) -> Text:
    """An indented line about one player."""
    return Text("  ").append_text(signs.seat_sign(seat, scene.name(seat) + ":")).append(" " + told)
