"""Records of games: export, verification, history, import, and continuing a recorded game."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from haspelknecht.errors import UserError
from haspelknecht.records.draws import seed_hash
from haspelknecht.records.game import Game
from haspelknecht.records.record import write_record
from haspelknecht.records.replay import read_record
from haspelknecht.records.state_words import state_words
from haspelknecht.server.archive.import_record import archived_game
from haspelknecht.server.tables.history import history, record_text
from haspelknecht.server.tables.table import Rules
from tests.server.drafts import act, person, table_of
from tests.server.serving import Server, Visitor, play_out, start_game

Json = dict[str, Any]


@pytest.fixture(scope="module")
def anna(server: Server) -> Visitor:
    """A guest."""
    return Visitor(server.address, "Anna")


@pytest.fixture(scope="module")
def bruno(server: Server) -> Visitor:
    """Another guest."""
    return Visitor(server.address, "Bruno")


@pytest.fixture
def stranger(server: Server) -> Visitor:
    """A visitor without an account."""
    return Visitor(server.address)


@pytest.fixture(scope="module")
def finished(anna: Visitor) -> str:
    """A finished game."""
    table = anna.table("me", "me")
    play_out([anna], table)
    return table


def record_of(who: Visitor, table: str) -> str:
    """The record of a table."""
    answer = who.ask("GET", f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.text


def steps_of(who: Visitor, table: str, most: int = 100) -> list[Json]:
    """The complete history of a game, fetched page by page."""
    steps: list[Json] = []
    since: int | None = 0
    while since is not None:
        page = who.ok("GET", f"/api/tables/{table}/history", since=since, most=most)
        steps += page["steps"]
        since = page["next"]
    return steps


def play_some(who: Visitor, table: str, until: str, seed: int = 0) -> Json:
    """Make random moves for a person who has all seats, until a stage."""
    choose = random.Random(seed)
    while True:
        news = who.news(table)
        if news["position"]["stage"] == until:
            return news
        for seat in news["mine"]:
            if who.act(news, seat, choose) is not None:
                break  # the news are outdated now


def first_move(who: Visitor, table: str) -> Json:
    """Make the first legal move; returns the news after it."""
    news = who.news(table)
    seat = next(seat for seat in news["mine"] if seat["moves"])
    after = news["table"]["number"]
    moved: Json = who.ok(
        "POST", f"/api/tables/{table}/moves", seat=seat["seat"], after=after, move=seat["moves"][0]["text"]
    )
    return moved


# -- export ------------------------------------------------------------------------------------------------------


def test_the_record_of_a_finished_game_is_verified_with_its_seed(
    anna: Visitor, stranger: Visitor, finished: str, tmp_path: Path
) -> None:
    text = record_of(stranger, finished)
    shown = anna.news(finished)["table"]
    game = read_record(text)
    assert game.over
    assert game.seed == shown["seed"]
    assert f"seed hash: {shown['seed_hash']}\n" in text
    assert list(game.outcome.scores if game.outcome else ()) == list(shown["result"]["points"].values())
    file = tmp_path / "game.txt"
    file.write_text(text)
    replay = [sys.executable, "-m", "haspelknecht", "replay", str(file)]
    assert subprocess.run(replay, capture_output=True, check=False).returncode == 0


def test_a_wrong_seed_is_detected(stranger: Visitor, finished: str) -> None:
    text = record_of(stranger, finished)
    seed = read_record(text).seed
    assert seed is not None
    with pytest.raises(UserError):
        read_record(text.replace(f"seed: {seed}", "seed: another"))


def test_a_running_game_is_exported_without_its_seed_and_without_secret_plans(
    anna: Visitor, bruno: Visitor, stranger: Visitor
) -> None:
    table = start_game([anna, bruno])
    choose = random.Random(3)
    while (news := anna.news(table))["position"]["stage"] != "planning":
        for visitor in (anna, bruno):
            news = visitor.news(table)
            visitor.act(news, news["mine"][0], choose)
    before = record_of(bruno, table), steps_of(bruno, table)
    anna.act(news, news["mine"][0], choose)
    assert anna.news(table)["mine"][0]["plan"]["moves"]
    for visitor in (anna, bruno, stranger):
        assert (record_of(visitor, table), steps_of(visitor, table)) == before
    game = read_record(before[0])
    assert not game.over
    assert game.seed is None
    assert "\nseed: " not in before[0]
    assert f"seed hash: {news['table']['seed_hash']}\n" in before[0]


def test_the_record_of_a_conceded_game_is_marked_as_unfinished(anna: Visitor) -> None:
    table = anna.table("me", "apprentice")
    anna.ok("POST", f"/api/tables/{table}/concede", seat="A")
    text = record_of(anna, table)
    game = read_record(text)
    assert not game.over
    assert game.seed is not None  # the seed is public once the game is over
    assert "\nunfinished\n# conceded: A\n# ended early (conceded): A 0, B 0\n" in text


def test_a_table_whose_game_has_not_started_has_no_record(anna: Visitor) -> None:
    table = anna.table("me", "open", start=False)
    for what in ("record", "history"):
        assert anna.ask("GET", f"/api/tables/{table}/{what}").status_code == 409
        assert anna.ask("GET", f"/api/tables/nowhere/{what}").status_code == 404


def test_the_history_shows_the_position_after_every_step(anna: Visitor, stranger: Visitor, finished: str) -> None:
    steps = steps_of(stranger, finished, most=37)
    assert [step["step"] for step in steps] == list(range(len(steps)))
    assert steps == steps_of(anna, finished)
    assert steps[0]["event"]["kind"] == "begin"
    assert steps[-1]["position"] == anna.news(finished)["position"]
    assert steps[-1]["board"] == anna.ok("GET", f"/api/tables/{finished}/view")["board"]
    assert [step["board"]["year"] for step in steps] == [step["position"]["year"] for step in steps]
    game = read_record(record_of(anna, finished))
    reached = [state_words(step.before) for step in game.history] + [state_words(game.state)]
    assert all(step["position"] in reached for step in steps)


def test_undone_moves_are_left_out(anna: Visitor) -> None:
    table = anna.table("me", "me")
    play_some(anna, table, "working")
    before = record_of(anna, table), steps_of(anna, table)
    moved = first_move(anna, table)
    assert record_of(anna, table) != before[0]
    mover = next(seat["seat"] for seat in moved["mine"] if seat["may_undo"])
    anna.ok("POST", f"/api/tables/{table}/undo", seat=mover, after=moved["table"]["number"])
    assert (record_of(anna, table), steps_of(anna, table)) == before


# -- import ------------------------------------------------------------------------------------------------------


def test_an_imported_record_becomes_a_game_to_view(bruno: Visitor, stranger: Visitor, finished: str) -> None:
    text = record_of(bruno, finished)
    table = bruno.ok("POST", "/api/records", record=text)["table"]["id"]
    assert table != finished
    shown = stranger.news(table)["table"]
    assert (shown["status"], shown["result"]) == ("over", bruno.news(finished)["table"]["result"])
    assert record_of(stranger, table) == text
    ours = [step["position"] for step in steps_of(stranger, table)]
    assert ours == [step["position"] for step in steps_of(stranger, finished)]
    assert all(seat["person"] is None for seat in shown["seats"])


def test_an_unfinished_record_can_be_imported_too(anna: Visitor, stranger: Visitor) -> None:
    running = anna.table("me", "me")
    play_some(anna, running, "working")
    text = record_of(anna, running)
    table = anna.ok("POST", "/api/records", record=text)["table"]["id"]
    shown = stranger.news(table)
    assert (shown["table"]["status"], shown["table"]["result"]) == ("over", None)
    assert shown["position"] == stranger.news(running)["position"]
    again = record_of(stranger, table)
    assert [line for line in text.splitlines() if not line.startswith("seed hash")] == again.splitlines()


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("draw ", "draw Z", 1),
        lambda text: text.replace("haspelknecht record 1", "haspelknecht record 99"),
        lambda text: text + "A take 1 brown\n",
        lambda text: "",
        lambda text: text + "#" * 200_000,
        lambda text: text.replace("seed: ", "seed: \0"),
    ],
)
def test_a_damaged_record_is_refused_with_one_sentence(anna: Visitor, finished: str, damage: Any) -> None:
    answer = anna.ask("POST", "/api/records", record=damage(record_of(anna, finished)))
    assert answer.status_code == 400
    assert "\n" not in answer.json()["message"]


def test_importing_a_record_requires_a_session(stranger: Visitor, finished: str) -> None:
    assert stranger.ask("POST", "/api/records", record=record_of(stranger, finished)).status_code == 401


# -- continuing --------------------------------------------------------------------------------------------------


def play_on(who: Visitor, text: str, *seats: str, **more: Any) -> Json:
    """Create a table that continues a record."""
    wishes = [{"kind": seat} for seat in seats]
    created: Json = who.ok("POST", "/api/records", record=text, play_on={"seats": wishes, **more})
    return created


def test_a_recorded_game_can_be_continued_from_any_step_with_new_draws(anna: Visitor, finished: str) -> None:
    text, steps = record_of(anna, finished), steps_of(anna, finished)
    late = len(steps) * 9 // 10
    table = play_on(anna, text, "me", "me", step=late, start=True)["table"]["id"]
    assert anna.news(table)["position"] == steps[late]["position"]
    over = play_out([anna], table)["table"]
    assert over["seed"] != read_record(text).seed
    game = read_record(record_of(anna, table))
    assert game.over
    assert game.seed == over["seed"]


def test_the_first_move_after_a_record_can_be_undone(anna: Visitor, finished: str) -> None:
    steps = steps_of(anna, finished)
    working = next(step["step"] for step in steps if step["position"]["stage"] == "working")
    table = play_on(anna, record_of(anna, finished), "me", "me", step=working, start=True)["table"]["id"]
    before = anna.news(table)["position"]
    moved = first_move(anna, table)
    mover = next(seat["seat"] for seat in moved["mine"] if seat["may_undo"])
    undone = anna.ok("POST", f"/api/tables/{table}/undo", seat=mover, after=moved["table"]["number"])
    assert undone["position"] == before
    assert steps_of(anna, table)[-1]["position"] == before


def test_others_can_join_before_a_recorded_game_continues(anna: Visitor, bruno: Visitor, finished: str) -> None:
    steps = steps_of(anna, finished)
    table = play_on(anna, record_of(anna, finished), "me", "open", step=5)["table"]["id"]
    bruno.ok("POST", f"/api/tables/{table}/join")
    started = anna.ok("POST", f"/api/tables/{table}/start")
    assert started["identity"]["names"] == ["Anna", "Bruno"]
    assert bruno.news(table)["position"] == steps[5]["position"]


def test_invalid_requests_to_continue_a_record_are_refused(anna: Visitor, finished: str) -> None:
    text = record_of(anna, finished)
    two: list[Json] = [{"kind": "me"}, {"kind": "me"}]
    for wish, key in (
        ({"seats": two}, "server-record-over"),
        ({"seats": two, "step": 99_999}, "server-record-step"),
        ({"seats": [*two, {"kind": "me"}], "step": 1}, "server-record-seats"),
        ({"seats": two, "step": 1, "clock": {"kind": "days", "days": 99}}, "server-clock-days"),
    ):
        answer = anna.ask("POST", "/api/records", record=text, play_on=wish)
        assert (answer.status_code, answer.json()["error"]) == (400, key)


# -- any game ----------------------------------------------------------------------------------------------------


@settings(max_examples=8)
@given(st.integers(2, 4), st.integers(0, 250), st.booleans(), st.randoms(use_true_random=False))
def test_an_imported_record_is_the_same_game_step_by_step(
    players: int, actions: int, in_turn: bool, choose: random.Random
) -> None:
    options = {"plan_in_turn_order": "yes"} if in_turn else {}
    draft = table_of(players, rules=Rules(options=options))
    while actions and draft.status == "playing":
        act(draft, choose, 0.0)
        actions -= 1
    events = draft.new_events
    text = record_text(draft, events)
    back = archived_game(person(0), text, public=False, now=1.0)
    assert back.seed in ("", draft.seed)
    ours, theirs = history(draft, events, 0, 10_000), history(back, back.new_events, 0, 10_000)
    assert [step.position for step in theirs.steps] == [step.position for step in ours.steps]
    assert write_record(read_record(text)) == record_text(back, back.new_events)


def test_incomplete_plans_of_a_record_are_dropped(anna: Visitor) -> None:
    game = Game.new(2, seed="half a plan")
    while game.state.may_act(0) + game.state.may_act(1) == 1:
        game.play(game.legal_moves[0])
    before = game.copy()
    game.play(game.moves_of(0)[0], 0)
    assert game.to_act == (0, 1)
    table = play_on(anna, write_record(game), "me", "me", start=True)["table"]["id"]
    assert anna.news(table)["position"] == state_words(before.state)
    assert seed_hash("half a plan") != anna.news(table)["table"]["seed_hash"]
