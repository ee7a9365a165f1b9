"""The views of a table in one state, encoded once for all clients that see the same."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

import msgspec

from haspelknecht.records.notation import SEATS
from haspelknecht.records.state_words import state_words
from haspelknecht.server.merge_patch import merge_patch, without_nulls
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.table_view import my_seats, own_view, table_view
from haspelknecht.view.board import board_view

ENCODER = msgspec.json.Encoder()
Parts = dict[str, bytes]  # members of a JSON object, by name, encoded


class EncodedViews:
    """The views of a finalized draft, built when they are first needed.

    They are kept encoded until the next ones are compared with them: as objects they would cost memory and make
    garbage collections longer.
    """

    def __init__(self, draft: TableDraft, before: EncodedViews | None = None) -> None:
        """:param before: The views before this change. A change of a secret plan leaves the shared part as it was."""
        self.draft = draft
        if before is not None and draft.secret_change is not None:
            self.shared = before.shared
        self.seats: dict[tuple[int, str], bytes] = {}  # by seat and language
        self.patches: dict[int, bytes] = {}  # of the shared part, by earlier version

    @cached_property
    def shared(self) -> Parts:
        """What everybody sees: the table, without nulls because a patch cannot express them, and the board, without
        secret plans. Before the game begins there is no board."""
        parts = {"table": ENCODER.encode(without_nulls(msgspec.to_builtins(table_view(self.draft))))}
        if self.draft.game is not None:
            parts["board"] = ENCODER.encode(board_view(self.draft.game))
        return parts

    def shared_patch(self, before: EncodedViews) -> bytes:
        """Return the changes of the shared part since `before`, as members of a patch."""
        version = before.draft.version
        if version not in self.patches:
            self.patches[version] = members(patches(before.shared, self.shared))
        return self.patches[version]

    def mine(self, person: str | None, language: str) -> Parts:
        """Return the views of a person's own seats, which nobody else may see."""
        if self.draft.game is None:
            return {}
        return {SEATS[seat]: self.seat(seat, language) for seat in self.draft.seats_of(person)}

    def seat(self, seat: int, language: str) -> bytes:
        """Return the view of a seat for its owner."""
        if (seat, language) not in self.seats:
            self.seats[seat, language] = ENCODER.encode(own_view(self.draft, seat, language))
        return self.seats[seat, language]

    def news(self, person: str | None, since: int, events: Iterable[bytes]) -> bytes:
        """Return an encoded `messages.GameNews` for scripts and bots: events, and the current state."""
        game = self.draft.game
        position: Any = None if game is None else state_words(game.state)
        return b'{"type":"news","since":%d,"events":[%b],"table":%b,"position":%b,"mine":%b}' % (
            since,
            b",".join(events),
            ENCODER.encode(table_view(self.draft)),
            ENCODER.encode(position),
            ENCODER.encode(my_seats(self.draft, person)),
        )


def patches(before: Parts, after: Parts) -> Parts:
    """Return the changes of each part: a new part is sent whole, a removed one as null."""
    changes = {name: b"null" for name in before if name not in after}
    for name, value in after.items():
        patch = merge_patch(before[name], value) if name in before else value
        if patch:
            changes[name] = patch
    return changes


def members(parts: Parts) -> bytes:
    """Return the members of a JSON object without its braces."""
    return b",".join(b'"%b":%b' % (name.encode(), value) for name, value in parts.items())
