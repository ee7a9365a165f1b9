"""Hints: advice from what a seat may know, limited in number, and never in rated games."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from haspelknecht.bots.adviser import Advice, make_adviser
from haspelknecht.bots.bot import Limit
from haspelknecht.bots.observation import Observation, observe
from haspelknecht.bots.specs import Spec
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.state_words import state_words
from haspelknecht.server.hints import advice
from haspelknecht.server.ids import new_id
from haspelknecht.server.metrics import Metrics
from haspelknecht.server.tables.play import plan
from haspelknecht.server.tables.table_draft import TableDraft
from tests.scenes import scene
from tests.server.drafts import table_of, until_planning, whole_plan
from tests.server.following import following
from tests.server.in_process import guest, in_process
from tests.server.serving import Server, Visitor, start_game
from tests.waiting import eventually

Json = dict[str, Any]
SHORT_LIMIT = Limit(seconds=0.2)


def to_move(visitor: Visitor, table: str) -> tuple[Json, Json]:
    """The news and one of the visitor's seats, once it is its turn."""

    def turn() -> tuple[Json, Json] | None:
        news = visitor.news(table)
        return next(((news, seat) for seat in news["mine"] if seat["moves"]), None)

    return eventually(turn, "a seat is to move")


def test_a_hint_has_playable_lines_and_the_expected_points_of_all_players(server: Server) -> None:
    anna = Visitor(server.address, "Anna")
    table = anna.table("me", "me")
    news, seat = to_move(anna, table)
    hint = anna.ok("POST", f"/api/tables/{table}/hint", seat=seat["seat"])
    assert hint["number"] == news["table"]["number"]
    assert set(hint["points"]) == {"A", "B"}
    assert 1 <= len(hint["best"]) <= 3
    firsts = [line["moves"][0]["move"] for line in hint["best"]]
    assert len(set(firsts)) == len(firsts)
    for line in hint["best"]:
        do = {"type": "try", "moves": [move["move"] for move in line["moves"]]}
        anna.ok("POST", f"/api/tables/{table}/intents", seat=seat["seat"], after=hint["number"], do=do)
        assert all(move["button"] and move["does"] for move in line["moves"])
        assert 0 <= line["win"] <= 1
    assert anna.news(table) == news  # no move was made


def test_a_hint_for_a_plan_says_what_to_place_and_what_the_workers_do(server: Server) -> None:
    anna = Visitor(server.address, "Anna")
    with following(anna, anna.table("me", "me")) as client:
        choose = random.Random(1)
        while client.view["board"]["stage"] != "planning":
            client.act(choose)
        seat = next(iter(client.mine))
        best = client.do("hint", seat)["result"]["best"][0]
        assert best["moves"] == []
        assert best["work"]
        assert client.do("plan", seat, placed=best["placed"], ready=True)["status"] == "done"


def test_a_player_who_is_not_to_act_gets_no_hint(server: Server) -> None:
    anna = Visitor(server.address, "Anna")
    table = anna.table("me", "me")
    _, seat = to_move(anna, table)
    answer = anna.ask("POST", f"/api/tables/{table}/hint", seat="B" if seat["seat"] == "A" else "A")
    assert answer.status_code == 409
    assert answer.json()["error"] == "server-hint-not-now"


def test_rated_games_have_no_hints(server: Server) -> None:
    people = [Visitor(server.address, name) for name in ("Anna", "Bruno")]
    for member in people:
        member.ok("POST", "/api/me/password", login=new_id(), password="a long enough password")
    table = start_game(people)
    answer = people[0].ask("POST", f"/api/tables/{table}/hint", seat="A")
    assert answer.status_code == 403
    assert answer.json()["error"] == "server-hint-rated"


def test_a_member_who_plays_against_a_bot_gets_hints(server: Server) -> None:
    anna = Visitor(server.address, "Anna")
    anna.ok("POST", "/api/me/password", login=new_id(), password="a long enough password")
    table = anna.table("me", "apprentice")
    to_move(anna, table)
    assert anna.ok("POST", f"/api/tables/{table}/hint", seat="A")["best"]


def test_hints_are_rate_limited(tmp_path: Path) -> None:
    with in_process(tmp_path, rates=1.0, now=lambda: 1_800_000_000.0) as client:
        guest(client)
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = client.post("/api/tables", json={"seats": seats}).json()["table"]["id"]
        answers = [client.post(f"/api/tables/{table}/hint", json={"seat": "A"}).status_code for _ in range(30)]
    assert answers[0] == 409  # the game has not started
    assert answers[-1] == 429


# -- the adviser ---------------------------------------------------------------------------------------------------


def advised(game: Game, seat: int = 0) -> Advice:
    """The advice for a seat."""
    adviser = make_adviser(Spec("expert"), "test")
    choice = adviser.choose(observe(game, seat), SHORT_LIMIT)
    assert isinstance(choice.thoughts, Advice)
    assert choice.move == choice.thoughts.lines[0].moves[0]
    return choice.thoughts


@pytest.mark.parametrize("style", ["taking", "refunding", "planning", "working", "storing"])
def test_every_line_of_the_adviser_is_legal(style: str) -> None:
    games = {
        "taking": Game.new(3, seed="advice"),
        "refunding": scene(
            {"cart1": {"black": 3}, "water": 1}, {"cart1": {"brown": 3}, "cart2": {"yellow": 2}}, stage="refunding"
        ),
        "planning": scene({"cart1": {"black": 3}, "cart2": {"yellow": 2}}, {"cart1": {"brown": 1}}, stage="planning"),
        "working": scene({"cart1": {"black": 2}, "plan": {"farmer": {"yellow": 0, "brown": 0, "black": 2}}}),
        "storing": scene({"food": 2, "wood": 1}, stage="storing", season="winter", year=3),
    }
    game = games[style]
    seat = game.to_act[0]
    for line in advised(game, seat).lines:
        twin = game.copy()
        for move in line.moves:
            twin.apply(move, seat)
        assert len(line.points) == len(line.wins) == game.table.players
        assert sum(line.wins) == pytest.approx(1)


def test_advice_for_a_plan_is_a_complete_plan() -> None:
    game = scene({"cart1": {"black": 3}, "cart2": {"yellow": 2}}, {"cart1": {"brown": 1}}, stage="planning")
    for line in advised(game).lines:
        twin = game.copy()
        for move in line.moves:
            twin.apply(move, 0)
        assert not twin.state.may_act(0)


# -- what it can see ----------------------------------------------------------------------------------------------


class QuestionSeen(Exception):  # noqa: N818 - not an error: it ends the call once the question is known
    """Carries the observation that reached the worker."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen


def observed_position(draft: TableDraft, seat: int) -> dict[str, object]:
    """The position that the adviser gets from a table."""

    def listen(recipe: object, seen: Observation, limit: Limit) -> None:
        raise QuestionSeen(seen)

    with ThreadPoolExecutor(1) as threads:
        pool = SimpleNamespace(ask=listen, threads=threads, closed=False)
        services: Any = SimpleNamespace(pool=pool, metrics=Metrics())
        with pytest.raises(QuestionSeen) as raised:
            asyncio.run(advice(services, draft, seat, "en"))
    return state_words(raised.value.seen.state)


def test_the_adviser_sees_neither_the_seed_nor_plans_of_others() -> None:
    draft, choose = table_of(2, bots=1), random.Random(6)
    until_planning(draft, choose)
    before = observed_position(draft, 0)
    draft.seed = "another seed"
    plan(draft, 1, draft.number, list(whole_plan(draft, 1, choose)), ready=True, now=0.0)
    assert observed_position(draft, 0) == before


def test_a_server_that_is_closing_gives_no_hints() -> None:
    draft = table_of(1, bots=1)
    services: Any = SimpleNamespace(pool=SimpleNamespace(closed=True), metrics=Metrics())
    with pytest.raises(UserError, match="find a hint"):
        asyncio.run(advice(services, draft, draft.pending[0], "en"))
