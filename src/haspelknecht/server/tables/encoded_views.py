"""What is told of a table at one moment: worked out once for everybody, if possible while the disk works."""

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
Reader = tuple[str | None, str]  # a person and the language in which they read
Parts = dict[str, bytes]  # members of a JSON object: their names, and their values as they are sent


class EncodedViews:
    """The views of a draft that is complete.

    They are kept encoded until the next ones are compared with them: thousands of tables with views of hundreds of
    objects each would keep Python's garbage collector busy.
    """

    def __init__(self, draft: TableDraft, before: EncodedViews | None = None) -> None:
        """:param before: The views before this change. A change of a secret plan leaves the shared part as it was."""
        self.draft = draft
        if before is not None and draft.secret_change is not None:
            self.shared = before.shared
        self.own: dict[tuple[int, str], bytes] = {}  # by seat and language
        self.patches: dict[int, bytes] = {}  # of what all share, by the version before

    @cached_property
    def shared(self) -> Parts:
        """What everybody sees: the table, in which nothing is null because a patch could not say so, and the board, on
        which secret plans do not lie yet. Before the game begins there is no board."""
        found = {"table": ENCODER.encode(without_nulls(msgspec.to_builtins(table_view(self.draft))))}
        if self.draft.game is not None:
            found["board"] = ENCODER.encode(board_view(self.draft.game))
        return found

    def shared_patch(self, before: EncodedViews) -> bytes:
        """The changes of what everybody sees, as members of a patch."""
        version = before.draft.version
        if version not in self.patches:
            self.patches[version] = members(patches(before.shared, self.shared))
        return self.patches[version]

    def mine(self, reader: Reader) -> Parts:
        """The views of a person's own seats: what only they may know."""
        person, language = reader
        if self.draft.game is None:
            return {}
        return {SEATS[seat]: self.own_of(seat, language) for seat in self.draft.seats_of(person)}

    def own_of(self, seat: int, language: str) -> bytes:
        """The view of one seat for its owner."""
        found = self.own.get((seat, language))
        if found is None:
            found = self.own[seat, language] = ENCODER.encode(own_view(self.draft, seat, language))
        return found

    def news(self, person: str | None, since: int, events: Iterable[bytes]) -> bytes:
        """`messages.GameNews`, for scripts and bots: what happened after an event, and how things stand."""
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
    """The changes of each part: a new one is sent whole, one that is gone is null."""
    found = {name: b"null" for name in before if name not in after}
    for name, value in after.items():
        patch = merge_patch(before[name], value) if name in before else value
        if patch:
            found[name] = patch
    return found


def members(parts: Parts) -> bytes:
    """The members of a JSON object, without its braces so that others can follow."""
    return b",".join(b'"%b":%b' % (name.encode(), value) for name, value in parts.items())
