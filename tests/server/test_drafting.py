"""A plan drafted in any order becomes the moves that make it; what cannot be is left out, with the reason."""

from __future__ import annotations

import random

import msgspec

from haspelknecht.records.notation import move_text
from haspelknecht.records.state_words import plan_words
from haspelknecht.server.looking.look import Draft, DraftLook
from haspelknecht.server.looking.seeing import look_at
from haspelknecht.server.position_types import Disks
from haspelknecht.server.tables.private_plan import planned
from haspelknecht.server.tables.table_draft import TableDraft
from tests.server.drafts import act, table_of, until_planning, whole_plan

NOTHING = Disks(0, 0, 0)


def look_of(table: TableDraft, seat: int, draft: Draft) -> DraftLook:
    """What the server makes of a draft."""
    found = look_at(table, seat, [], "en", draft).plan
    assert found is not None
    return found


def drafted(draft: TableDraft, seat: int, moves: list[int]) -> Draft:
    """The draft that shows what these moves put on the workers."""
    assert draft.game is not None
    words = plan_words(planned(draft.game, seat, moves).players[seat])
    words.pop("step")
    return msgspec.convert(words, Draft)


def test_every_plan_of_whole_games_comes_out_of_its_draft() -> None:
    draft, choose = table_of(2), random.Random(11)
    compared = 0
    while draft.status == "playing":
        if draft.plans_secretly:
            seat = draft.pending[0]
            moves = whole_plan(draft, seat, choose)
            found = look_of(draft, seat, drafted(draft, seat, moves))
            assert (found.moves, found.refused) == (moves, {})
            assert found.texts == [move_text(move) for move in moves]
            compared += 1
        act(draft, choose, 0.0)
    assert compared >= 18


def test_an_empty_draft_is_a_plan_too() -> None:
    draft, choose = table_of(2), random.Random(1)
    until_planning(draft, choose)
    found = look_of(draft, draft.pending[0], Draft(NOTHING, NOTHING))
    assert found.refused == {}
    assert all(text.endswith(("idle", "unpaid", "rest")) for text in found.texts)


def test_what_cannot_be_is_left_out_and_explained() -> None:
    """Nobody holds twenty yellow disks: the Farmer stays idle, the rest of the plan holds."""
    draft, choose = table_of(2), random.Random(1)
    until_planning(draft, choose)
    seat = draft.pending[0]
    found = look_of(draft, seat, Draft(Disks(9, 0, 0), NOTHING))
    assert set(found.refused) == {"farmer"}
    assert found.refused["farmer"].message
    assert found.texts[0] == "farmer idle"
