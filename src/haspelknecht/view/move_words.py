"""Legal moves in words: a short command for a button, and a sentence for lists and screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from haspelknecht.locale import say
from haspelknecht.records.move_parts import Buy, Swap, Take, Work, decode
from haspelknecht.rules import moves
from haspelknecht.rules.pieces import BLACK, COLOUR_NAMES, GOOD_NAMES, NO_GOOD, NOBODY, YELLOW
from haspelknecht.rules.stages import TAKING
from haspelknecht.rules.state import State
from haspelknecht.rules.turn_order import cart_value
from haspelknecht.rules.why import why
from haspelknecht.view.phrases import NUMBERS, goods_words, tile_words, worker_words
from haspelknecht.view.types import Outcome

Words = tuple[str, str]  # button, sentence

SINGLE: Final = {  # moves whose words are always the same
    moves.REFUND: "refund",
    moves.KEEP: "keep",
    moves.USE_CABLE: "cable",
    moves.BURN_CHARCOAL: "charcoal",
    moves.LIFT: "lift",
    moves.TIMBER_WOOD: "timber-wood",
    moves.TIMBER_THALER: "timber-thaler",
    moves.SELL_ONE: "sell-one",
    moves.SELL_TWO: "sell-two",
    moves.END_TURN: "end",
}
HIRED: Final = {
    moves.HIRE_DIGGER: NUMBERS["digger"],
    moves.HIRE_MINER: NUMBERS["miner"],
    moves.HIRE_HASPELKNECHT: NUMBERS["haspelknecht"],
}
BEGINNINGS: Final = (*HIRED, moves.RUN_MILL, moves.USE_WINDLASS)
BONUSES: Final = {"": "none", "synergy-food": "synergy", "synergy-wood": "synergy", "summer-food": "summer"}


@dataclass(frozen=True)
class Played:
    """A legal move and what it leads to."""

    state: State
    seat: int
    move: int
    after: State
    outcome: Outcome
    names: Sequence[str]
    language: str

    def say(self, key: str, /, **values: str | int) -> str:
        """A message in the language of the player."""
        return say(key, self.language, **values)

    def both(self, key: str, /, **values: str | int) -> Words:
        """The button and the sentence of a move that both know the same values."""
        return self.say(f"button-{key}", **values), self.say(f"does-{key}", **values)

    def worker(self, worker: int) -> str:
        """The name of a worker."""
        return worker_words(self.state, self.seat, worker, self.language)

    def reason(self) -> dict[str, int | str]:
        """The values of the rule behind the move."""
        return why(self.state, self.seat, self.move)[0].values


def words_of(played: Played) -> Words:
    """The words of a move of taking, refunding or working, or of what can be done before storing."""
    if played.move in SINGLE:
        return played.both(SINGLE[played.move])
    match decode(played.move):
        case Take() as take:
            return taking_words(played, take)
        case Swap(reserve, given, pool, got):
            colours = {"colour": COLOUR_NAMES[given], "other_colour": COLOUR_NAMES[got]}
            return played.both("lamp", **colours, reserve=reserve + 1, pool=pool + 1)
        case Work() as work:
            return work_words(played, work)
        case Buy() as buy:
            return buying_words(played, buy)
    if played.move == moves.PASS:
        return played.both("pass" if played.state.stage != TAKING else "pass-empty")
    return beginning_words(played) if played.move in BEGINNINGS else step_words(played)


def taking_words(played: Played, take: Take) -> Words:
    """Disks of a pool, with what they count for the turn order or how many they make in all."""
    player = played.after.players[played.seat]
    first = played.state.stage == TAKING
    disks = int(player.cart1_disks if first else player.cart2_disks)
    what: dict[str, str | int] = {"disks": disks, "colour": COLOUR_NAMES[take.colour]}
    button = played.say("button-take" if take.disks is None else "button-take-some", **what)
    what["pool"] = take.pool + 1
    if not first:
        return button, played.say("does-take-second", **what, total=int(player.taken()))
    key = "does-take-wet" if played.outcome.water else "does-take"
    return button, played.say(key, **what, value=int(cart_value(player)))


def beginning_words(played: Played) -> Words:
    """A hired worker begins, or the Water Mill or the Windlass works."""
    move, outcome, steps = played.move, played.outcome, int(played.after.steps)
    if move == moves.RUN_MILL:
        made = {"thaler": outcome.thaler, "food": outcome.food, "points": outcome.points}
        return played.say("button-mill"), played.say("does-mill", goods=goods_words(made, played.language))
    if move == moves.USE_WINDLASS:
        return played.say("button-windlass"), played.say("does-windlass", steps=steps)
    return played.say("button-start"), played.say("does-start", worker=played.worker(HIRED[move]), steps=steps)


def work_words(played: Played, work: Work) -> Words:
    """Farmer or Farmhand makes food or wood, or goes mining."""
    worker = played.worker(work.worker)
    if work.colour == BLACK:
        steps = int(played.after.steps)
        return played.say("button-go-mining"), played.say("does-go-mining", worker=worker, steps=steps)
    food = work.colour == YELLOW
    amount = played.outcome.food if food else played.outcome.wood
    kind = "make-food" if food else "make-wood"
    extra = " ".join(sorted(reason.key for reason in why(played.state, played.seat, played.move)[1:]))
    button = played.say(f"button-{kind}", amount=amount)
    return button, played.say(f"does-{kind}", worker=worker, amount=amount, bonus=BONUSES.get(extra, "both"))


def buying_words(played: Played, buy: Buy) -> Words:
    """A development, with its fee and the player who receives it."""
    name, who, points = tile_words(buy.tile, played.language), played.worker(buy.worker), played.outcome.points
    if buy.fee == NO_GOOD:
        return played.say("button-buy", tile=name), played.say("does-buy", worker=who, tile=name, points=points)
    good = GOOD_NAMES[buy.fee]
    payee = played.names[played.state.top_owner(buy.tile)]
    button = played.say("button-buy-fee", tile=name, good=good)
    return button, played.say("does-buy-fee", worker=who, tile=name, points=points, good=good, name=payee)


def step_words(played: Played) -> Words:
    """A single step, wood, or the answer to a tile's offer."""
    move, state = played.move, played.state
    player = state.players[played.seat]
    if move in (moves.PUMP_ONE, moves.PUMP_TWO):
        amount, left = -played.outcome.water, int(played.after.players[played.seat].water)
        return played.say("button-pump", amount=amount), played.say("does-pump", amount=amount, left=left)
    if move == moves.PROP_PINGE:
        return played.say("button-prop-pinge"), played.say("does-prop-pinge", coal=played.reason()["coal"])
    if move == moves.PROP_TUNNEL:
        values = played.reason()
        sentence = played.say("does-prop-tunnel", section=values["section"], coal=values["coal"])
        return played.say("button-prop-tunnel"), sentence
    if move == moves.MINE:
        if player.exhausted():
            return played.say("button-mine"), played.say("does-mine-tunnel")
        if player.pinge_coal == 1:
            return played.say("button-mine"), played.say("does-mine-last", points=played.outcome.points)
        return played.say("button-mine"), played.say("does-mine-pinge")
    if move == moves.DECLINE:
        return played.say("button-decline"), played.say(
            "does-decline", tile=tile_words(int(state.offer), played.language)
        )
    assert move == moves.STOP
    assert state.worker != NOBODY
    worker = played.worker(int(state.worker))
    return played.say("button-stop"), played.say("does-stop", worker=worker, steps=int(state.steps))
