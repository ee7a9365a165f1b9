"""Hidden state does not leak: two games that differ only in it look the same, byte for byte, to all others.

Two servers are made from one folder. The second has other seeds for all tables and another secret plan of the local
bot. Then people save different secret plans in the two servers, and everything that the others receive is compared:
socket messages, all GET routes, and the answers to everything they send.
"""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from haspelknecht.records.draws import seed_hash
from haspelknecht.server.api import intents, notifications, table_socket
from haspelknecht.server.api.intents import own_seat
from haspelknecht.server.tables import encoded_views
from haspelknecht.server.tables.messages import TableView
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.table_view import own_view, table_view, tried_view
from haspelknecht.view.types import SeatView, Why
from tests.server.leak_probes import LEFT_OUT, all_answers, changing_routes, requests
from tests.server.leak_worlds import PLAYERS, SEEDS, World, differ, follow, prepared, put_plan
from tests.server.serving import Visitor
from tests.server.universe import Universe, change_database, some_plan

Json = dict[str, Any]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """Two universes that differ only in hidden state."""
    first = tmp_path_factory.mktemp("universes") / "first"
    tables, cookies, ids = prepared(first)
    change_database(first, "UPDATE tables SET seed = :seed", seed=SEEDS[0])
    second = first.with_name("second")
    shutil.copytree(first, second)
    differ(second, tables)
    with ExitStack() as stack:
        patched = stack.enter_context(pytest.MonkeyPatch.context())
        for module in (notifications, table_socket):
            patched.setattr(module, "MAX_PINGS", 10_000)  # tests ping more often than people do
        places = [stack.enter_context(Universe(folder)) for folder in (first, second)]
        for place in places:
            place.visit("stranger")
            for name, cookie in cookies.items():
                if name == "Iron":
                    place.people[name] = Visitor(place.address, token=cookie)
                else:
                    place.visit(name, cookie)
            follow(place, tables)
        both = World(places, tables, ids)
        both.observed()  # the first messages of the sockets, whichever test comes first
        yield both


saves = st.lists(
    st.tuples(st.sampled_from(["Bruno", "Carla"]), st.integers(0, 1000), st.integers(0, 6)), max_size=4
)  # player, seed of the plan, number of its moves
steps = st.lists(
    st.tuples(
        saves, saves,
        st.sampled_from([None, "Bruno", "Carla"]),  # the player who toggles ready
        st.tuples(st.integers(0, 1000), st.integers(0, 1000)),
    ),
    min_size=1, max_size=3,
)  # fmt: skip


@settings(max_examples=12, phases=[Phase.explicit, Phase.reuse, Phase.generate])  # shrinking would take minutes
@given(steps=steps)
def test_secret_plans_the_bots_plan_and_the_seed_do_not_change_what_others_receive(world: World, steps: Any) -> None:
    for first_saves, second_saves, who, lucks in steps:
        for place, all_saves in zip(world.universes, (first_saves, second_saves), strict=True):
            for name, luck, size in all_saves:
                world.save(place, name, luck, size)
        world.tick()
        if who is not None:
            world.set_ready(who, lucks)
        first, second = world.observed()
        assert first == second


def test_public_events_do_change_what_others_receive(world: World) -> None:
    world.tick()
    before = world.observed()[0]
    world.set_ready("Bruno", (1, 2))
    assert len(world.observed()[0]) > len(before)  # the sockets sent it


def answers(world: World, lucks: tuple[int, int]) -> list[list[bytes]]:
    """The answers to everything that people send while Bruno has a different plan in each universe, by universe."""
    world.tick()
    for place, luck in zip(world.universes, lucks, strict=True):
        world.save(place, "Bruno", luck, 6)
    hidden = [place.services.tables.in_memory[world.tables[0]].current.plans[1].moves for place in world.universes]
    assert hidden[0] != hidden[1]
    moves = [some_plan(world.universes[0].game(table), 0, luck=5) for table in world.tables]
    by_universe = [
        [
            answer
            for table, tried in zip(world.tables, moves, strict=True)
            for answer in all_answers(place, table, tried)
        ]
        for place in world.universes
    ]
    world.observed()  # drain the sockets: wishes may have come as one message or as two
    return by_universe


def test_secret_plans_do_not_change_the_answers_to_what_others_send(world: World) -> None:
    for lucks in ((1, 2), (4, 3)):
        first, second = answers(world, lucks)
        assert first == second


def test_every_changing_route_of_a_table_is_compared(world: World) -> None:
    assert changing_routes(world.universes[0]) == {ask for ask, _ in requests(0, [0])} | LEFT_OUT


def leaky_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view of a seat leaks all plans."""

    def leaking(draft: TableDraft, *given: Any) -> SeatView:
        return msgspec.structs.replace(own_view(draft, *given), todo=str(draft.plans))

    monkeypatch.setattr(encoded_views, "own_view", leaking)


def leaky_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view of the table leaks all plans."""

    def leaking(draft: TableDraft) -> TableView:
        return msgspec.structs.replace(table_view(draft), owner=str(draft.plans))

    monkeypatch.setattr(encoded_views, "table_view", leaking)


def leaky_try(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trying a move leaks all plans."""

    def leaking(draft: TableDraft, *given: Any) -> tuple[SeatView, Why | None]:
        view, why = tried_view(draft, *given)
        return msgspec.structs.replace(view, todo=str(draft.plans)), why

    monkeypatch.setattr(intents, "tried_view", leaking)


def leaky_target(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reason why a target is not lit leaks all plans."""
    monkeypatch.setattr(intents, "why_not_lit", lambda draft, *given: Why(str(draft.plans)))


def leaky_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reasons against a move leak all plans."""
    seen: list[TableDraft] = []

    def seeing(draft: TableDraft, *given: Any) -> int:
        seen.append(draft)
        return own_seat(draft, *given)

    monkeypatch.setattr(intents, "own_seat", seeing)
    monkeypatch.setattr(intents, "reason_text", lambda reason, language: str(seen[-1].plans))


@pytest.mark.parametrize("leak", [leaky_seat, leaky_table, leaky_try, leaky_target, leaky_why])
def test_a_leak_in_an_answer_is_detected(
    world: World, leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    first, second = answers(world, (1, 2))
    assert first != second


def test_after_the_plans_are_revealed_both_games_are_the_same_until_disks_are_drawn(world: World) -> None:
    table = world.tables[0]
    world.tick()
    for name in reversed(PLAYERS):  # Anna, who was never ready, comes last
        for place in world.universes:
            put_plan(place, name, table, some_plan(place.game(table), PLAYERS.index(name), 3), ready=True)
        first, second = world.observed()
        assert first == second
    drawn = False
    for turn in range(300):
        world.tick()
        events = [play_one(place, table, turn) for place in world.universes]
        first, second = world.observed(read=turn % 10 == 0)
        drawn = any(step["event"] == "draw" for event in events[0] for step in event["steps"])
        if drawn:
            break
        assert first == second
    assert drawn  # from here on the two games differ
    hashes = [place.people["Dora"].news(table)["table"]["seed_hash"] for place in world.universes]
    assert hashes == [seed_hash(seed) for seed in SEEDS]


def play_one(place: Universe, table: str, luck: int) -> list[Json]:
    """Make one move for the player to move; returns the events that follow."""
    for name in PLAYERS:
        news = place.people[name].news(table)
        for seat in news["mine"]:
            if seat["moves"]:
                before = news["table"]["number"]
                answer = place.people[name].act(news, seat, random.Random(luck))
                assert answer is not None
                assert answer.status_code == 200, answer.text
                events: list[Json] = place.people["Dora"].news(table, since=before)["events"]
                return events
    raise AssertionError("nobody is to move")
