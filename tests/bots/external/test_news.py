"""The messages to an external bot: everything that its seat may know, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from haspelknecht.bots import SeatedBot, observe
from haspelknecht.bots.external import messages
from haspelknecht.bots.news import NewsFeed
from haspelknecht.records.game import Game
from haspelknecht.rules.stages import PLANNING

from .guests import Guest, play


def lines_for(game: Game, seat: int) -> bytes:
    """Everything that would be sent to a bot that joins the game here and has to move."""
    news = NewsFeed(game, seat).news()
    assert news is not None
    sent = [messages.new_game(game.table, seat, 10.0), messages.observe(news)]
    return b"".join(map(messages.line_of, [*sent, messages.choose(1, observe(game, seat), 10.0)]))


def planned(game: Game, seat: int, which: int) -> Game:
    """The game after a seat has made one of its plans: always the first or always the last possible move."""
    twin = game.copy()
    while twin.state.stage == PLANNING and seat in twin.to_act:
        twin.apply(int(twin.moves_of(seat)[which]), seat)
    return twin


@pytest.mark.parametrize("players", [2, 3])
def test_games_that_differ_only_in_a_secret_plan_send_the_same_lines(players: int) -> None:
    """In every planning step of a game; as soon as the plans are revealed, the lines differ."""
    game = Game.new(players, seed=f"secret-{players}")
    bot = SeatedBot("random", "test")
    secrets = 0
    while not game.over:
        seat = game.to_act[0]
        if game.state.stage == PLANNING and len(game.to_act) == players and game.moves_of(0):
            idle, busy = planned(game, 1, 0), planned(game, 1, -1)
            if idle.state != busy.state and idle.state.stage == PLANNING:
                secrets += 1
                assert lines_for(idle, 0) == lines_for(busy, 0)
                assert lines_for(idle, 1) != lines_for(busy, 1)
                assert lines_for(all_planned(idle), 0) != lines_for(all_planned(busy), 0)
        game.play(bot.choose(game, seat).move, seat)
    assert secrets >= 5


def all_planned(game: Game) -> Game:
    """The game after all others have made their first possible plan and everything was revealed."""
    while game.state.stage == PLANNING:
        seat = game.to_act[0]
        game.play(game.moves_of(seat)[0], seat)
    return game


def test_a_program_receives_the_same_bytes_whatever_the_others_plan(tmp_path: Path) -> None:
    """The same with processes: two bots in two games log what they read until the plans are revealed."""
    received = []
    for which in (0, -1):
        folder = tmp_path / str(which)
        folder.mkdir()
        guest = Guest(folder)
        bot = guest.seated()
        game = Game.new(2, seed="process")
        while game.state.stage != PLANNING:
            seat = game.to_act[0]
            game.play(bot.choose(game, 0).move if seat == 0 else game.moves_of(1)[-1], seat)
        game = planned(game, 1, which)
        while game.state.stage == PLANNING:
            game.play(bot.choose(game, 0).move, 0)
        bot.close()
        assert bot.failure is None
        received.append(guest.received())
    assert len(received[0]) > 6
    assert received[0] == received[1]


def events_received(guest: Guest) -> list[Any]:
    """The history of the game as the bot can reconstruct it."""
    events: list[Any] = []
    for line in guest.received():
        message = json.loads(line)
        if message["type"] == "observe":
            assert message["from"] == len(events)
            events += message["events"]
    return events


def test_a_bot_receives_the_whole_game(tmp_path: Path) -> None:
    """Every event once: moves with text, number and points, draws, automatic events, the result."""
    guest = Guest(tmp_path)
    bot = guest.seated()
    game = Game.new(3, seed="whole", edition="first")
    play(game, 2, bot)
    bot.close()
    events = events_received(guest)
    assert len(events) == len(game.history)
    for seat, letter in enumerate("ABC"):
        moves = [event["number"] for event in events if event.get("player") == letter]
        assert moves == [step.move for step in game.history if step.seat == seat]
        scored = [gain["points"] for event in events for gain in event["points"] if gain["player"] == letter]
        assert sum(scored) == game.state.players[seat].score
    draws = [event["disks"] for event in events if event["event"] == "draw"]
    assert [len(disks) for disks in draws] == [len(step.disks) for step in game.history if step.disks]
    assert game.outcome is not None
    last = json.loads(guest.received()[-1])
    assert last["scores"] == dict(zip("ABC", game.outcome.scores, strict=True))
    assert last["ranking"] == ["ABC"[seat] for seat in game.outcome.ranking]


def test_one_program_plays_game_after_game(tmp_path: Path) -> None:
    """Each begins with `new_game` and ends with `game_over`; there is only one hello."""
    guest = Guest(tmp_path)
    bot = guest.seated()
    for seat in (0, 1):
        play(Game.new(2, seed="again"), seat, bot)
    bot.close()
    types = [json.loads(line)["type"] for line in guest.received()]
    frame = [kind for kind in types if kind not in ("observe", "choose")]
    assert frame == ["hello", "new_game", "game_over", "new_game", "game_over"]
    assert types[-2:] == ["observe", "game_over"]


def test_the_bot_is_informed_about_undone_moves() -> None:
    """`from` says which events are still valid."""
    game = Game.new(2, seed="undo")
    first, second = game.to_act[0], 1 - game.to_act[0]
    feed = NewsFeed(game, second)
    start = feed.news()
    assert start is not None
    assert feed.news() is None
    game.play(game.moves_of(first)[0], first)
    news = feed.news()
    assert news is not None
    assert news.since == len(start.events)
    game.undo()
    game.play(game.moves_of(first)[1], first)
    changed = feed.news()
    assert changed is not None
    assert changed.since == news.since
    assert changed.events != news.events


def test_a_plan_made_and_withdrawn_is_no_news() -> None:
    """The others do not learn that a plan was begun or changed."""
    game = Game.new(2, seed="withdraw")
    while game.state.stage != PLANNING:
        game.play(game.legal_moves[0])
    feed = NewsFeed(game, 0)
    feed.news()
    game.apply(int(game.moves_of(1)[-1]), 1)
    assert feed.news() is None
    game.apply(int(game.moves_of(0)[0]), 0)
    own = feed.news()
    assert own is not None
    assert [event["player"] for event in own.events] == ["A"]
    game.withdraw_plan(1)
    assert feed.news() is None
