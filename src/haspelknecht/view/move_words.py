"""Legal moves in words: a short command for a button, and a sentence for lists and screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from haspelknecht.locale import say
from haspelknecht.rules import moves
from haspelknecht.rules.pieces import COLOUR_NAMES, COLOURS, GOOD_NAMES, NO_GOOD, NOBODY, POOLS, TILES
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
    move = played.move
    if move in SINGLE:
        return played.both(SINGLE[move])
    if move < moves.REFUND:
        return taking_words(played)
    if move < moves.USE_CABLE:
        return beginning_words(played)
    return step_words(played)


def taking_words(played: Played) -> Words:
    """Taking disks, passing, the Oil Lamp."""
    move, state = played.move, played.state
    if move == moves.PASS:
        return played.both("pass" if state.stage != TAKING else "pass-empty")
    if move >= moves.LAMP:
        swap = move - moves.LAMP
        return played.both(
            "lamp",
            colour=COLOUR_NAMES[swap // COLOURS % COLOURS],
            other_colour=COLOUR_NAMES[swap % COLOURS],
            reserve=swap // (COLOURS * COLOURS * POOLS) + 1,
            pool=swap // (COLOURS * COLOURS) % POOLS + 1,
        )
    at = move if move < moves.TAKE_SOME else (move - moves.TAKE_SOME) // 4
    player = played.after.players[played.seat]
    first = state.stage == TAKING
    disks = int(player.cart1_disks if first else player.cart2_disks)
    what: dict[str, str | int] = {"disks": disks, "colour": COLOUR_NAMES[at % COLOURS]}
    button = played.say("button-take" if move < moves.TAKE_SOME else "button-take-some", **what)
    what["pool"] = at // COLOURS + 1
    if not first:
        return button, played.say("does-take-second", **what, total=int(player.taken()))
    key = "does-take-wet" if played.outcome.water else "does-take"
    return button, played.say(key, **what, value=int(cart_value(player)))


def beginning_words(played: Played) -> Words:
    """A worker begins, buys, or the Water Mill or the Windlass works."""
    move, outcome = played.move, played.outcome
    if move == moves.RUN_MILL:
        made = {"thaler": outcome.thaler, "food": outcome.food, "points": outcome.points}
        return played.say("button-mill"), played.say("does-mill", goods=goods_words(made, played.language))
    if move in HIRED or move == moves.USE_WINDLASS:
        steps = int(played.after.steps)
        if move == moves.USE_WINDLASS:
            return played.say("button-windlass"), played.say("does-windlass", steps=steps)
        return played.say("button-start"), played.say("does-start", worker=played.worker(HIRED[move]), steps=steps)
    if move >= moves.BUY:
        return buying_words(played)
    worker = played.worker((move - moves.MAKE_FOOD) % 2)
    if move >= moves.GO_MINING:
        steps = int(played.after.steps)
        return played.say("button-go-mining"), played.say("does-go-mining", worker=worker, steps=steps)
    food = move < moves.MAKE_WOOD
    amount = outcome.food if food else outcome.wood
    kind = "make-food" if food else "make-wood"
    extra = " ".join(sorted(reason.key for reason in why(played.state, played.seat, move)[1:]))
    bonus = {"synergy-food": "synergy", "synergy-wood": "synergy", "summer-food": "summer", "": "none"}.get(
        extra, "both"
    )
    button = played.say(f"button-{kind}", amount=amount)
    return button, played.say(f"does-{kind}", worker=worker, amount=amount, bonus=bonus)


def buying_words(played: Played) -> Words:
    """A development, with its fee and to whom it goes."""
    worker, rest = divmod(played.move - moves.BUY, 4 * TILES)
    tile, fee = divmod(rest, 4)
    name, who, points = tile_words(tile, played.language), played.worker(worker), played.outcome.points
    if fee == NO_GOOD:
        return played.say("button-buy", tile=name), played.say("does-buy", worker=who, tile=name, points=points)
    good = GOOD_NAMES[fee]
    payee = played.names[played.state.top_owner(tile)]
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
