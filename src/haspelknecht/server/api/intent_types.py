"""Intents: what a person wants to do at a table, the same over the socket and over HTTP (docs/wire.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from haspelknecht.server.position_types import Letter
from haspelknecht.server.tables.chat import MAX_LENGTH
from haspelknecht.server.tables.table import Wish
from haspelknecht.view.types import Placement

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
MoveText = Annotated[str, msgspec.Meta(max_length=100)]
Target = Annotated[str, msgspec.Meta(max_length=100)]
MoveTexts = Annotated[list[MoveText], msgspec.Meta(max_length=50)]
Placements = Annotated[list[Placement], msgspec.Meta(max_length=50)]


class Do(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What is to be done."""


class DoMove(Do, tag="move"):
    """A legal move, by its text."""

    move: MoveText


class DoPlan(Do, tag="plan"):
    """A secret plan so far: what lies where, or the moves that make it. `ready` commits it until all are ready."""

    placed: Placements = []
    moves: MoveTexts | None = None
    ready: bool = False


class DoStore(Do, tag="store"):
    """The goods to keep over winter."""

    placed: Placements


class DoUndo(Do, tag="undo"):
    """Take back a move, or the whole turn: not past a draw, a reveal or another player's action."""

    whole_turn: bool = False


class DoTry(Do, tag="try"):
    """Nothing changes: the answer holds the view as it would be after these moves, or with this on its place."""

    moves: MoveTexts | None = None
    placed: Placements | None = None


class DoWhy(Do, tag="why"):
    """Why a target is not lit, with what is placed so far."""

    target: Target
    placed: Placements = []


class DoHint(Do, tag="hint"):
    """What a strong bot would do; not in games that count for ratings."""


class DoWish(Do, tag="wish"):
    """What the player would agree to: when all agree, it happens."""

    wishes: Annotated[list[Wish], msgspec.Meta(max_length=6)]


class DoConcede(Do, tag="concede"):
    """Give up: one is last, and a bot plays on if others do."""


class DoAway(Do, tag="away"):
    """Let a bot play on for a while."""


class DoBack(Do, tag="back"):
    """Take one's seat back from the bot."""


class DoChat(Do, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_LENGTH)]


AnyDo = (
    DoMove | DoPlan | DoStore | DoUndo | DoTry | DoWhy | DoHint | DoWish | DoConcede | DoAway | DoBack | DoChat
)  # fmt: skip


class Intent(msgspec.Struct, forbid_unknown_fields=True):
    """Something that a person wants to do. `id` comes back with the answer, `after` is the newest event that they have
    seen, `seat` one of their own; chat needs none."""

    do: AnyDo
    seat: Letter | None = None
    after: Number = 0
    id: Number = 0
