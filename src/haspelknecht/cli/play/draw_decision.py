"""A decision: what the plan will bring, what to do now, and the numbered list of what can be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from haspelknecht.cli.play import symbols
from haspelknecht.cli.play.draw_board import compact, rows
from haspelknecht.cli.play.screen import Screen
from haspelknecht.cli.play.symbols import Flow
from haspelknecht.view.phrases import goods_words
from haspelknecht.view.types import MoveView, Outcome, Placement, SeatView, WinterView, WorkView

Choice = MoveView | Placement
COMMIT: Final = "ready"
WORK: Final = "work"
STORES: Final = {"farm": "place-farm", "barn": "building-12", "storage": "building-24"}
OUTCOMES: Final = {  # in the order in which they are shown
    "food": "good-food",
    "wood": "good-wood",
    "coal": "good-coal",
    "shaft": "place-shaft",
    "thaler": "good-thaler",
    "debts": "good-debt",
    "water": "good-water",
}


def choices(view: SeatView) -> list[Choice]:
    """What can be chosen by its number: legal moves, then what may be put on a worker or into a store."""
    listed: list[Choice] = list(view.moves)
    if view.compose is not None:
        listed += [Placement(what, place) for what, places in view.compose.accepts.items() for place in places]
    return listed


def decision(screen: Screen) -> list[RenderableType]:
    """What to do, and the list of choices."""
    return [todo(screen), choice_list(screen)]


def status(screen: Screen) -> list[RenderableType]:
    """In the middle of a turn: the board in a few lines, and what the work will bring."""
    return [compact(screen, screen.seat.seat), *outlook(screen)]


def todo(screen: Screen) -> Text:
    """The player and what they have to do."""
    seat = screen.seat.seat
    return symbols.seat_text(seat, screen.name(seat)).append("  ").append(screen.seat.todo, symbols.LAMP)


def choice_list(screen: Screen) -> Grid:
    """The choices: the number, the text to type, and what it does."""
    view = screen.seat
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style=symbols.LAMP, no_wrap=True)
    grid.add_column(max_width=44)
    grid.add_column()
    for number, choice in enumerate(choices(view), start=1):
        if isinstance(choice, MoveView):
            does = with_warning(choice.does, choice.warning)
            grid.add_row(f"{number:>3}", Text(choice.move, "bold"), does)
        else:
            grid.add_row(f"{number:>3}", *placement_texts(screen, choice))
    if view.work_moves and len(view.work) > 0:
        grid.add_row("", Text(WORK, symbols.LAMP), Text(screen.say("play-work-all")))
    if view.compose is not None:
        grid.add_row("", Text(COMMIT, symbols.LAMP), with_warning(view.compose.commit, view.compose.warning))
    return grid


def with_warning(text: str, warning: str) -> Text:
    """A text, and what would be wasted."""
    shown = Text(text)
    return shown.append(f" – {warning}", symbols.WARNING_STYLE) if warning else shown


def placement_texts(screen: Screen, placement: Placement) -> tuple[Text, Text]:
    """A thing, and the place where it would go."""
    return Text(thing_words(screen, placement.what)), Text(f"{symbols.ARROW} {place_words(screen, placement.on)}")


def thing_words(screen: Screen, target: str) -> str:
    """A disk, a marker or a good."""
    kind, _, what = target.partition(":")
    if kind == "disk":
        return screen.say(f"view-disks-{what}", count=1)
    if kind == "marker":
        return screen.say(f"marker-{what}")
    pays = what in ("food", "thaler")
    return screen.say(f"play-pay-{what}") if pays else screen.say(f"play-amount-{what}", amount=1)


def place_words(screen: Screen, target: str) -> str:
    """A worker or a store."""
    kind, _, what = target.partition(":")
    return screen.say(STORES[what]) if kind == "store" else screen.worker_name(screen.seat.seat, what)


# -- what the plan will bring ----------------------------------------------------------------------------------------


def outlook(screen: Screen) -> list[RenderableType]:
    """What the workers will do, what that brings in all, and the next winter after it."""
    view, lines = screen.seat, list[tuple[str, Flow]]()
    work = [work_text(screen, one) for one in view.work if not one.done]
    if work:
        if view.work_order:
            work.append(Text(screen.say("play-work-order"), symbols.SOFT))
        lines.append((screen.say("play-work"), Flow(work)))
    if view.compose is not None:
        lines.append((screen.say("play-brings"), Flow(outcome_texts(screen, view.compose.outcome))))
    if view.winter is not None:
        lines.append((screen.say("play-winter"), Flow(winter_texts(screen, view.winter))))
    lines = [(label, flow) for label, flow in lines if flow.parts]
    return [rows(lines)] if lines else []


def work_text(screen: Screen, work: WorkView) -> Text:
    """`Farmer: makes 3 food (summer bonus +1)`, or why a worker can do nothing."""
    name = screen.worker_name(screen.seat.seat, work.worker)
    does = work.does if work.why is None else work.why.message
    words = screen.say("play-work-worker", worker=name, does=does) if does else name
    text = Text(words, symbols.WARNING_STYLE if work.why else "")
    extras = [screen.say("play-work-synergy", amount=work.synergy)] if work.synergy else []
    extras += [screen.say("play-work-summer", amount=work.bonus)] if work.bonus else []
    if work.choices:
        tiles = ", ".join(screen.say(f"tile-{tile}") for tile in work.choices)
        extras.append(screen.say("play-work-or", tiles=tiles))
    if extras:
        text.append(f" ({', '.join(extras)})", symbols.SOFT)
    return text


def outcome_texts(screen: Screen, outcome: Outcome) -> list[Text]:
    """`+2 VP   Food +3   Thaler -1   Barn`."""
    texts = [Text(screen.say("play-points", points=f"{outcome.points:+}"), "bold")] if outcome.points else []
    goods = OUTCOMES if screen.board.stage != "storing" else {}  # in winter the commit button says what is kept
    for name, key in goods.items():
        amount = int(getattr(outcome, name))
        if amount:
            texts.append(Text(f"{screen.say(key)} {amount:+}"))
    return texts + [Text(screen.say(f"tile-{tile}")) for tile in outcome.tiles]


def winter_texts(screen: Screen, winter: WinterView) -> list[Text]:
    """The rent and what will be there for it, new debts, points for coal, goods that cannot be stored."""
    texts = []
    if winter.food_due or winter.thaler_due:
        texts.append(Text(screen.say("play-rent", food=winter.food_due, thaler=winter.thaler_due)))
        there = {"food": winter.food, "thaler": winter.thaler}
        goods = goods_words(there, screen.language)
        texts.append(Text(screen.say("play-winter-have", count=sum(there.values()), goods=goods)))
    if winter.debts:
        texts.append(Text(screen.say("play-winter-debts", debts=winter.debts), symbols.WARNING_STYLE))
    if winter.coal_points:
        texts.append(Text(screen.say("play-winter-coal", coal=winter.coal, points=winter.coal_points)))
    lost: Mapping[str, int] = {"food": winter.lost.food, "wood": winter.lost.wood, "coal": winter.lost.coal}
    if any(lost.values()) and screen.board.stage != "storing":  # then the commit button says what is lost
        goods = goods_words(lost, screen.language)
        texts.append(Text(screen.say("play-winter-lost", goods=goods), symbols.WARNING_STYLE))
    return texts
