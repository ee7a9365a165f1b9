"""What is told of a table at one moment: worked out once for everybody, if possible while the disk works."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

import msgspec

from haspelknecht.records.notation import SEATS
from haspelknecht.records.state_words import state_words
from haspelknecht.server.merge_patch import Words, merge_patch, without_nulls
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.table_view import my_seats, own_view, table_view
from haspelknecht.view.board import board_view

ENCODER = msgspec.json.Encoder()
Reader = tuple[str | None, str]  # a person and the language in which they read


class EncodedViews:
    """The views of a draft that is complete.

    Views are kept as plain words, because the next ones are compared with them; what several sockets are sent is
    encoded once.
    """

    def __init__(self, draft: TableDraft) -> None:
        self.draft = draft
        self.own: dict[tuple[int, str], Words] = {}  # by seat and language
        self.patches: dict[int, bytes] = {}  # of `shared`, by the version before

    # -- the table, the same for everybody -----------------------------------------------------------------------

    @cached_property
    def table(self) -> Words:
        """Seats, clocks, result. Nothing in it is null: a patch could not say so."""
        found: Words = without_nulls(msgspec.to_builtins(table_view(self.draft)))
        return found

    @cached_property
    def board(self) -> Words:
        """The open position: secret plans are not on the table yet. Empty before the game begins."""
        game = self.draft.game
        found: Words = {} if game is None else msgspec.to_builtins(board_view(game))
        return found

    @cached_property
    def shared(self) -> bytes:
        """`table` and `board` as they stand in a whole view."""
        board = b',"board":%b' % ENCODER.encode(self.board) if self.board else b""
        return b'"table":%b%b' % (ENCODER.encode(self.table), board)

    def shared_patch(self, before: EncodedViews) -> bytes:
        """The same in a patch of what was sent before; empty if nothing has changed."""
        version = before.draft.version
        if version not in self.patches:
            changed = {"table": merge_patch(before.table, self.table), "board": merge_patch(before.board, self.board)}
            self.patches[version] = members({name: patch for name, patch in changed.items() if patch})
        return self.patches[version]

    # -- what only one person may know -----------------------------------------------------------------------------

    def mine(self, reader: Reader) -> Words:
        """The views of a person's own seats."""
        person, language = reader
        if self.draft.game is None:
            return {}
        return {SEATS[seat]: self.own_of(seat, language) for seat in self.draft.seats_of(person)}

    def own_of(self, seat: int, language: str) -> Words:
        """The view of one seat for its owner."""
        found = self.own.get((seat, language))
        if found is None:
            found = self.own[seat, language] = msgspec.to_builtins(own_view(self.draft, seat, language))
        return found

    def get_ready(self, readers: Iterable[Reader]) -> None:
        """Work out everything for those who will be told."""
        _ = self.table, self.board
        for reader in readers:
            self.mine(reader)

    # -- the same for scripts and bots, as GET /news tells it ---------------------------------------------------------

    def news(self, person: str | None, since: int, events: Iterable[bytes]) -> bytes:
        """`messages.GameNews`: what happened after an event, and how things stand."""
        game = self.draft.game
        position: Any = None if game is None else state_words(game.state)
        return b'{"type":"news","since":%d,"events":[%b],"table":%b,"position":%b,"mine":%b}' % (
            since,
            b",".join(events),
            ENCODER.encode(table_view(self.draft)),
            ENCODER.encode(position),
            ENCODER.encode(my_seats(self.draft, person)),
        )


def members(words: Words) -> bytes:
    """The members of a JSON object without its braces, to be put together with others."""
    return ENCODER.encode(words)[1:-1]
