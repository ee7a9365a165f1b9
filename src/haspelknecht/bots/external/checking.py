"""Checking an external bot: hello, unknown messages, then whole games in every seat."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from statistics import median
from time import monotonic

from haspelknecht.bots.external import messages
from haspelknecht.bots.external.answers import read_hello, read_move
from haspelknecht.bots.external.bot import ExternalBot
from haspelknecht.bots.external.conversation import Conversation
from haspelknecht.bots.external.failure import ExternalFailure
from haspelknecht.bots.external.limits import STANDARD, Limits
from haspelknecht.bots.external.messages import Message
from haspelknecht.bots.external.verdicts import (
    AFTER_THE_GAME,
    IN_MID_GAME,
    Verdict,
    first_failure,
    verdict_on_exit,
    verdict_on_unasked_output,
)
from haspelknecht.bots.news import NewsFeed
from haspelknecht.bots.observation import observe
from haspelknecht.bots.seated import SeatedBot
from haspelknecht.data.editions import EDITIONS
from haspelknecht.records.game import Game
from haspelknecht.records.notation import seat_text

SEED = "bot-check"


@dataclass
class Measurements:
    """What the games showed besides their results."""

    seconds: list[float] = field(default_factory=list)  # of every choice
    invalid_thoughts: int = 0
    exits: list[Verdict] = field(default_factory=list)
    unasked: list[Verdict] = field(default_factory=list)


def check_bot(command: str, limits: Limits = STANDARD, counts: tuple[int, ...] = (2, 3, 4)) -> Iterator[Verdict]:
    """Run all checks and yield one verdict each. `counts` are the numbers of players to play games with.

    If the bot does not answer the hello, there are no further checks.
    """
    for verdict in check_handshake(command, limits):
        yield verdict
        if verdict.key == "check-hello-failed":
            return
    measured = Measurements()
    for players in counts:
        yield play_every_seat(command, limits, players, measured)
    for verdicts in (measured.exits, measured.unasked):
        if verdicts:
            yield first_failure(verdicts)
    if measured.seconds:
        yield verdict_on_thoughts(measured)
        yield verdict_on_time(measured, limits)


# -- handshake and unknown messages ----------------------------------------------------------------------------------


def check_handshake(command: str, limits: Limits) -> Iterator[Verdict]:
    """Check hello, messages and fields that the bot cannot know, and the end of its input in mid-game."""
    try:
        talk = Conversation(command, limits)
    except ExternalFailure as failure:
        yield Verdict(False, "check-hello-failed", problem=failure)
        return
    with closing(talk):
        try:
            name = talk.ask(messages.hello(), limits.start, read_hello)
        except ExternalFailure as failure:
            yield Verdict(False, "check-hello-failed", problem=failure)
            return
        yield Verdict(True, "check-hello", {"name": name, "protocol": messages.PROTOCOL})
        try:
            send_unknown(talk, limits)
        except ExternalFailure as failure:
            yield Verdict(False, "check-unknown-failed", problem=failure)
            return
        yield Verdict(True, "check-unknown")
    yield verdict_on_exit(talk.program, limits, IN_MID_GAME)


def send_unknown(talk: Conversation, limits: Limits) -> None:
    """Send messages and fields that a later protocol may add. The bot must ignore them and answer as usual."""
    game = Game.new(2, seed=SEED)
    seat = game.to_act[0]
    observation, news = observe(game, seat), NewsFeed(game, seat).news()
    assert news is not None
    talk.tell({"type": "weather", "sky": ["grey", "smoky"]})
    talk.tell(with_unknown_field(messages.new_game(game.table, seat, limits.move)))
    talk.tell(with_unknown_field(messages.observe(news)))
    question = with_unknown_field(messages.choose(1, observation, limits.move))
    talk.ask(question, limits.move, lambda answer: read_move(answer, 1, observation))


def with_unknown_field(message: Message) -> Message:
    """The message with an additional field."""
    return {**message, "weather": {"sky": "grey", "wind": None}}


# -- whole games -----------------------------------------------------------------------------------------------------


def play_every_seat(command: str, limits: Limits, players: int, measured: Measurements) -> Verdict:
    """Play a game in each seat against random players, all with the same process of the bot."""
    before = len(measured.seconds)
    bot = ExternalBot(command, limits)
    seated = SeatedBot(f"exec:{command}", SEED)
    seated.bot = bot
    try:
        bot.connected()  # so that the start does not count as part of the first choice
        for seat in range(players):
            edition = EDITIONS[(players + seat) % len(EDITIONS)]
            game = Game.new(players, seed=f"{SEED}/{players}/{seat}", edition=edition, tiles="random")
            play_game(game, seat, seated, measured)
            if seated.failure is not None:
                where: dict[str, str | int] = {"players": players, "seat": seat_text(seat), "edition": edition}
                return Verdict(False, "check-games-failed", where, seated.failure)
    except ExternalFailure as failure:
        return Verdict(False, "check-hello-failed", problem=failure)
    finally:
        talk = bot.conversation
        seated.close()
        measured.invalid_thoughts += bot.invalid_thoughts
    assert talk is not None
    measured.exits.append(verdict_on_exit(talk.program, limits, AFTER_THE_GAME))
    measured.unasked.append(verdict_on_unasked_output(talk.program))
    choices = len(measured.seconds) - before
    return Verdict(True, "check-games", {"players": players, "games": players, "choices": choices})


def play_game(game: Game, seat: int, bot: SeatedBot, measured: Measurements) -> None:
    """Play a game of the bot against random players until it ends or the bot fails. Every choice is timed."""
    others = SeatedBot("random", SEED)
    while not game.over and bot.failure is None:
        mover = game.to_act[0]
        if mover != seat:
            game.play(others.choose(game, mover).move, mover)
            continue
        asked = len(game.moves_of(seat)) > 1
        began = monotonic()
        move = bot.choose(game, seat).move
        if asked:
            measured.seconds.append(monotonic() - began)
        game.play(move, seat)


def verdict_on_thoughts(measured: Measurements) -> Verdict:
    """Whether all thoughts that the bot sent were valid."""
    if measured.invalid_thoughts:
        counts: dict[str, str | int] = {"odd": measured.invalid_thoughts, "choices": len(measured.seconds)}
        return Verdict(False, "check-thoughts-failed", counts)
    return Verdict(True, "check-thoughts")


def verdict_on_time(measured: Measurements, limits: Limits) -> Verdict:
    """Whether all choices were made in time, and how long they took."""
    seconds = {"median": median(measured.seconds), "slowest": max(measured.seconds), "limit": limits.move}
    in_time = seconds["slowest"] <= limits.move
    return Verdict(in_time, "check-time", {name: round(1000 * value) for name, value in seconds.items()})
