"""Checking an external bot: a first talk with surprises, then whole games in every seat."""

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
    verdict_on_silence,
)
from haspelknecht.bots.news import Hearing
from haspelknecht.bots.observation import observe
from haspelknecht.bots.seated import SeatedBot
from haspelknecht.data.editions import EDITIONS
from haspelknecht.records.game import Game
from haspelknecht.records.notation import seat_text

SEED = "bot-check"


@dataclass
class Notes:
    """What the games showed besides their results."""

    seconds: list[float] = field(default_factory=list)
    odd_thoughts: int = 0
    leaving: list[Verdict] = field(default_factory=list)
    silence: list[Verdict] = field(default_factory=list)


def check_bot(command: str, limits: Limits = STANDARD, counts: tuple[int, ...] = (2, 3, 4)) -> Iterator[Verdict]:
    """All checks, one verdict each, with games for each of these counts of players. A bot that does not even say hello
    is asked nothing else."""
    for verdict in first_talk(command, limits):
        yield verdict
        if verdict.key == "check-hello-failed":
            return
    notes = Notes()
    for players in counts:
        yield play_every_seat(command, limits, players, notes)
    for verdicts in (notes.leaving, notes.silence):
        if verdicts:
            yield first_failure(verdicts)
    if notes.seconds:
        yield verdict_on_thoughts(notes)
        yield verdict_on_time(notes, limits)


# -- the first talk --------------------------------------------------------------------------------------------------


def first_talk(command: str, limits: Limits) -> Iterator[Verdict]:
    """Hello, a few things the bot cannot know, and the end of its input in mid-game."""
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
            surprise(talk, limits)
        except ExternalFailure as failure:
            yield Verdict(False, "check-unknown-failed", problem=failure)
            return
        yield Verdict(True, "check-unknown")
    yield verdict_on_exit(talk.program, limits, IN_MID_GAME)


def surprise(talk: Conversation, limits: Limits) -> None:
    """A later protocol may say more than the bot knows: it must not mind."""
    game = Game.new(2, seed=SEED)
    seat = game.to_act[0]
    observation, news = observe(game, seat), Hearing(game, seat).news()
    assert news is not None
    talk.tell({"type": "weather", "sky": ["grey", "smoky"]})
    talk.tell(with_more(messages.new_game(game.table, seat, limits.move)))
    talk.tell(with_more(messages.observe(news)))
    question = with_more(messages.choose(1, observation, limits.move))
    talk.ask(question, limits.move, lambda answer: read_move(answer, 1, observation))


def with_more(message: Message) -> Message:
    """The message with a field that no bot knows."""
    return {**message, "weather": {"sky": "grey", "wind": None}}


# -- whole games -----------------------------------------------------------------------------------------------------


def play_every_seat(command: str, limits: Limits, players: int, notes: Notes) -> Verdict:
    """A game in each seat, one after the other with one program, against random players."""
    before = len(notes.seconds)
    bot = ExternalBot(command, limits)
    seated = SeatedBot(f"exec:{command}", SEED)
    seated.bot = bot
    try:
        bot.connected()  # the time of the start does not count as time of the first choice
        for seat in range(players):
            edition = EDITIONS[(players + seat) % len(EDITIONS)]
            game = Game.new(players, seed=f"{SEED}/{players}/{seat}", edition=edition, tiles="random")
            play_game(game, seat, seated, notes)
            if seated.failure is not None:
                where: dict[str, str | int] = {"players": players, "seat": seat_text(seat), "edition": edition}
                return Verdict(False, "check-games-failed", where, seated.failure)
    except ExternalFailure as failure:
        return Verdict(False, "check-hello-failed", problem=failure)
    finally:
        talk = bot.conversation
        seated.close()
        notes.odd_thoughts += bot.odd_thoughts
    assert talk is not None
    notes.leaving.append(verdict_on_exit(talk.program, limits, AFTER_THE_GAME))
    notes.silence.append(verdict_on_silence(talk.program))
    choices = len(notes.seconds) - before
    return Verdict(True, "check-games", {"players": players, "games": players, "choices": choices})


def play_game(game: Game, seat: int, bot: SeatedBot, notes: Notes) -> None:
    """A whole game of the bot against random players, or until it fails; every answer is timed."""
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
            notes.seconds.append(monotonic() - began)
        game.play(move, seat)


def verdict_on_thoughts(notes: Notes) -> Verdict:
    """Whether thoughts, if any were given, could be read."""
    if notes.odd_thoughts:
        counts: dict[str, str | int] = {"odd": notes.odd_thoughts, "choices": len(notes.seconds)}
        return Verdict(False, "check-thoughts-failed", counts)
    return Verdict(True, "check-thoughts")


def verdict_on_time(notes: Notes, limits: Limits) -> Verdict:
    """How long choices took."""
    seconds = {"median": median(notes.seconds), "slowest": max(notes.seconds), "limit": limits.move}
    in_time = seconds["slowest"] <= limits.move
    return Verdict(in_time, "check-time", {name: round(1000 * value) for name, value in seconds.items()})
