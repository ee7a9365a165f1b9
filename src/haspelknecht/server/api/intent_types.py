"""Intents and their answers, the same over the socket and over HTTP (docs/wire.md)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from haspelknecht.server.hints import Hint
from haspelknecht.server.position_types import Letter
from haspelknecht.server.tables.chat import MAX_LENGTH
from haspelknecht.server.tables.table import Wish
from haspelknecht.view.types import Placement, SeatView, Why

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
MoveText = Annotated[str, msgspec.Meta(max_length=100)]
Target = Annotated[str, msgspec.Meta(max_length=100)]
MoveTexts = Annotated[list[MoveText], msgspec.Meta(max_length=50)]
Placements = Annotated[list[Placement], msgspec.Meta(max_length=50)]


class Do(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What to do. `type` names the kind."""


class DoMove(Do, tag="move"):
    """Play a legal move, given as text."""

    move: MoveText


class DoPlan(Do, tag="plan"):
    """Save a secret plan, as placements or as moves. `ready` commits it, until all players are ready."""

    placed: Placements = []
    moves: MoveTexts | None = None
    ready: bool = False


class DoStore(Do, tag="store"):
    """Keep goods over winter."""

    placed: Placements


class DoUndo(Do, tag="undo"):
    """Take back the last move or the whole turn, but nothing before a draw, a reveal or another player's action."""

    whole_turn: bool = False


class DoTry(Do, tag="try"):
    """Get the view as it would be after these moves or with these placements. Nothing changes."""

    moves: MoveTexts | None = None
    placed: Placements | None = None


class DoWhy(Do, tag="why"):
    """Ask why a target cannot be chosen, given the placements so far."""

    target: Target
    placed: Placements = []


class DoExplain(Do, tag="explain"):
    """Ask whether a move is legal, and which rules say so."""

    move: MoveText


class DoHint(Do, tag="hint"):
    """Ask what a strong bot would do; refused in games that count for ratings."""


class DoWish(Do, tag="wish"):
    """Set what the player agrees to: a pause, its end, the end of the game, or a bot for an absent player.

    It happens when all players agree.
    """

    wishes: Annotated[list[Wish], msgspec.Meta(max_length=6)]


class DoConcede(Do, tag="concede"):
    """Concede the game: the player comes last, and a bot takes over the seat if others play on."""


class DoAway(Do, tag="away"):
    """Let a bot play for the seat until the player comes back."""


class DoBack(Do, tag="back"):
    """Take the seat back from the bot."""


class DoChat(Do, tag="chat"):
    """Send a line to the chat of the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_LENGTH)]


AnyDo = (
    DoMove | DoPlan | DoStore | DoUndo | DoTry | DoWhy | DoExplain | DoHint | DoWish | DoConcede | DoAway | DoBack
    | DoChat
)  # fmt: skip


class Intent(msgspec.Struct, forbid_unknown_fields=True):
    """Something that a person wants to do at a table.

    `id` is repeated in the answer. `after` is the newest event that the person has seen; if something else happened
    since, the intent is stale. `seat` is one of the person's own; chat needs none.
    """

    do: AnyDo
    seat: Letter | None = None
    after: Number = 0
    id: Number = 0


AnswerStatus = Literal["done", "stale", "refused"]


class Answer(msgspec.Struct, tag_field="type", tag="answer", omit_defaults=True):
    """The answer to an intent. `number` is the newest event; `message` says why it was not carried out, if so."""

    id: int
    status: AnswerStatus
    number: int
    error: str = ""
    message: str = ""
    rule: str | None = None


class TryAnswer(Answer, tag="answer"):
    """The answer to `try`: the view as it would be. If a move is not legal, the view before it."""

    result: SeatView | None = None


class WhyAnswer(Answer, tag="answer"):
    """The answer to `why`. Without a result, the target can be chosen."""

    result: Why | None = None


class WhyView(msgspec.Struct):
    """Whether a move is legal now, and the rules that say so: their ids, and a sentence for each."""

    legal: bool
    rules: list[str]
    reasons: list[str]


class ExplainAnswer(Answer, tag="answer"):
    """The answer to `explain`."""

    result: WhyView | None = None


class HintAnswer(Answer, tag="answer"):
    """The answer to `hint`."""

    result: Hint | None = None
