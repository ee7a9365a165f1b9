"""Trying moves: a look shows what would really happen, changes nothing, tells nobody, and knows no secret."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from haspelknecht.records.game import Game
from haspelknecht.records.state_words import player_words, state_words
from haspelknecht.rules.flow import legal_moves
from haspelknecht.server.looking.look import Look
from haspelknecht.server.looking.seeing import look_at
from haspelknecht.server.tables.play import move, plan
from haspelknecht.server.tables.private_plan import planned
from haspelknecht.server.tables.table import Rules
from haspelknecht.server.tables.table_draft import TableDraft
from tests.server.drafts import act, table_of, until_planning, whole_plan
from tests.server.serving import Server, Visitor, next_news
from tests.waiting import HANG

Words = dict[str, Any]
PING = '{"type":"ping"}'


def game_of(draft: TableDraft) -> Game:
    """The game of a table."""
    assert draft.game is not None
    return draft.game


def as_bytes(look: Look) -> bytes:
    """Everything that a look shows."""
    return msgspec.json.encode(look)


def shown(look: Look) -> Any:
    """The position of a look, in plain words."""
    return look.position


def picture(draft: TableDraft) -> tuple[object, ...]:
    """Everything about a table that could change."""
    game = game_of(draft)
    return draft.version, draft.number, game.state.numbers(), len(game.history), dict(draft.plans), draft.changed


# -- what would happen ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [Rules(), Rules(options={"plan_in_turn_order": "yes"})], ids=["secret", "open"])
def test_a_look_after_each_move_shows_what_then_really_happens(rules: Rules) -> None:
    draft, choose = table_of(2, rules=rules), random.Random(5)
    compared = drawn = 0
    while draft.status == "playing":
        if draft.plans_secretly:
            act(draft, choose, 0.0)
            continue
        game, seat = game_of(draft), draft.pending[0]
        chosen = int(choose.choice(game.moves_of(seat)))
        look = look_at(draft, seat, [chosen], "en")
        move(draft, seat, draft.number, chosen, 0.0)
        draws = [step for step in draft.new_events[-1].steps if step["event"] == "draw"]
        if draws:
            drawn += 1
            assert look.stopped
            assert shown(look)["stage"] == "drawing"
        else:
            compared += 1
            assert shown(look) == state_words(game_of(draft).state)
            still_mine = draft.status == "playing" and seat in draft.pending
            assert look.stopped == (draft.status == "playing" and not still_mine)
            assert [item.number for item in look.moves] == [int(code) for code in game_of(draft).moves_of(seat)]
    assert compared > 40
    assert drawn == 8  # summer, autumn, and every spring but the first


def test_several_moves_in_a_row_are_tried_as_one_would_play_them() -> None:
    draft, choose = table_of(2), random.Random(2)
    while game_of(draft).state.stage != 4 or len(game_of(draft).legal_moves) < 3:  # somebody works
        act(draft, choose, 0.0)
    seat, twin = draft.pending[0], game_of(draft).copy()
    twin.seed = None
    tried: list[int] = []
    while seat in twin.to_act and len(tried) < 8:
        tried.append(int(choose.choice(twin.moves_of(seat))))
        twin.play(tried[-1], seat)
        look = look_at(draft, seat, tried, "en")
        assert look.refused is None
        assert shown(look) == state_words(twin.state)
        assert len(look.told) >= len(tried)


def test_each_beginning_of_a_secret_plan_lies_on_the_own_board_and_nowhere_else() -> None:
    draft, choose = table_of(3), random.Random(4)
    until_planning(draft, choose)
    open_words = state_words(game_of(draft).state)
    for seat, letter in enumerate("ABC"):
        moves = whole_plan(draft, seat, choose)
        for size in range(len(moves) + 1):
            look = look_at(draft, seat, moves[:size], "en")
            laid = planned(game_of(draft), seat, moves[:size])
            own = {letter: player_words(laid.players[seat])}
            expected = {**open_words, "players": {**open_words["players"], **own}}  # type: ignore[dict-item]
            assert shown(look) == expected
            assert [item.number for item in look.moves] == legal_moves(laid, seat)
            assert look.stopped == (size == len(moves) > 0)


def test_a_saved_plan_is_not_laid_first() -> None:
    draft, choose = table_of(2), random.Random(4)
    until_planning(draft, choose)
    before = as_bytes(look_at(draft, 0, [], "en"))
    plan(draft, 0, draft.number, list(whole_plan(draft, 0, choose))[:1], ready=False, now=0.0)
    assert as_bytes(look_at(draft, 0, [], "en")) == before


def test_the_first_illegal_move_is_named_and_everything_else_is_as_before_it() -> None:
    draft = table_of(2)
    seat = draft.pending[0]
    first = int(game_of(draft).moves_of(seat)[0])
    good = look_at(draft, seat, [first], "en")
    bad = look_at(draft, seat, [first, "end", first], "en")
    assert bad.refused is not None
    assert (bad.refused.index, bad.refused.rule) == (1, "R-TAKE-02")
    assert bad.refused.message
    bad.refused = None
    assert as_bytes(bad) == as_bytes(good)


@pytest.mark.parametrize("wanted", ["nonsense", "", 99999])
def test_what_is_no_move_is_refused_with_a_sentence(wanted: int | str) -> None:
    draft = table_of(2)
    refused = look_at(draft, draft.pending[0], [wanted], "en").refused
    assert refused is not None
    assert refused.index == 0
    assert refused.message


def test_every_look_of_a_whole_game_is_as_described_and_every_legal_move_has_words() -> None:
    draft, choose = table_of(3), random.Random(9)
    while draft.status == "playing":
        for seat in draft.pending:
            look = look_at(draft, seat, [], "en")
            msgspec.json.decode(as_bytes(look), type=Look)
            for item in look.moves:
                assert item.words.strip(), item.text
        act(draft, choose, 0.0)


# -- nothing changes, nobody hears, nothing leaks -------------------------------------------------------------------


def test_looking_changes_nothing() -> None:
    draft, choose = table_of(2), random.Random(1)
    for _ in range(60):
        before = picture(draft)
        for seat in (0, 1):
            look_at(draft, seat, [int(code) for code in game_of(draft).moves_of(seat)][:1], "en")
        look_at(draft, None, [], "en")
        assert picture(draft) == before
        act(draft, choose, 0.0)


def test_what_a_look_shows_does_not_depend_on_the_seed() -> None:
    draft, choose = table_of(2), random.Random(3)
    while draft.status == "playing":
        other = draft.copy()
        other.seed = game_of(other).seed = "another seed"
        seat = draft.pending[0]
        moves: list[int | str] = [int(choose.choice(game_of(draft).moves_of(seat)))]
        assert as_bytes(look_at(draft, seat, moves, "en")) == as_bytes(look_at(other, seat, moves, "en"))
        act(draft, choose, 0.0)


def test_what_a_look_shows_does_not_depend_on_plans_of_others() -> None:
    draft, choose = table_of(3), random.Random(6)
    until_planning(draft, choose)
    mine = whole_plan(draft, 0, choose)
    expected = [as_bytes(look_at(draft, 0, mine[:size], "en")) for size in range(len(mine) + 1)]
    for ready in (False, True):
        plan(draft, 1, draft.number, list(whole_plan(draft, 1, choose)), ready=ready, now=0.0)
        plan(draft, 2, draft.number, list(whole_plan(draft, 2, choose)), ready=ready, now=0.0)
        assert [as_bytes(look_at(draft, 0, mine[:size], "en")) for size in range(len(mine) + 1)] == expected


# -- over the network ----------------------------------------------------------------------------------------------


@pytest.fixture
def people(server: Server) -> list[Visitor]:
    """Anna, Bruno, and Clara who watches."""
    return [Visitor(server.address, name) for name in ("Anna", "Bruno", "Clara")]


@pytest.fixture
def table(people: list[Visitor]) -> str:
    """Anna's table with Bruno, begun."""
    found = people[0].table("me", "open", start=False)
    people[1].ok("POST", f"/api/tables/{found}/join")
    people[0].ok("POST", f"/api/tables/{found}/start")
    return found


def whose_turn(people: list[Visitor], table: str) -> tuple[Visitor, Words, Words]:
    """Who is to move, with news and seat."""
    for visitor in people[:2]:
        news = visitor.news(table)
        if news["mine"][0]["moves"]:
            return visitor, news, news["mine"][0]
    raise AssertionError("nobody is to move")


def test_nobody_is_told_of_a_look(people: list[Visitor], table: str) -> None:
    mover, news, seat = whose_turn(people, table)
    other = people[1] if mover is people[0] else people[0]
    with other.socket(f"/api/tables/{table}/live?since={news['table']['number']}") as socket:
        next_news(socket)
        look = mover.ok(
            "POST", f"/api/tables/{table}/look",
            seat=seat["seat"], after=news["table"]["number"], moves=[seat["moves"][0]["text"]],
        )  # fmt: skip
        assert look["stopped"]
        socket.send(PING)
        assert json.loads(socket.recv(timeout=HANG)) == {"type": "pong"}
    assert mover.news(table) == news


def test_a_spectator_sees_what_is_open_to_all_and_tries_nothing(people: list[Visitor], table: str) -> None:
    clara, news = people[2], people[2].news(table)
    number = news["table"]["number"]
    look = clara.ok("POST", f"/api/tables/{table}/look", seat=None, after=number)
    assert look["position"] == news["position"]
    assert (look["moves"], look["field"], look["workers"], look["winter"]) == ([], {}, [], None)
    assert clara.ask("POST", f"/api/tables/{table}/look", after=number, moves=["pass"]).status_code == 400
    assert clara.ask("POST", f"/api/tables/{table}/look", seat="A", after=number).status_code == 403


def test_a_look_at_what_is_past_is_refused(people: list[Visitor], table: str) -> None:
    answer = people[0].ask("POST", f"/api/tables/{table}/look", seat="A", after=0)
    assert answer.status_code == 409
    assert answer.json()["error"] == "server-stale"


def test_there_is_nothing_to_look_at_before_the_game(people: list[Visitor]) -> None:
    waiting = people[0].table("me", "open", start=False)
    assert people[0].ask("POST", f"/api/tables/{waiting}/look", seat="A", after=0).status_code == 409
