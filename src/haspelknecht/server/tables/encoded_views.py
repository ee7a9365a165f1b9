"""What is told of a table at one moment, in bytes: worked out once for everybody, if possible while the disk works."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import msgspec

from haspelknecht.records.state_words import state_words
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.table_view import my_seats, table_view

ENCODER = msgspec.json.Encoder()


class EncodedViews:
    """The words for a draft that is complete."""

    def __init__(self, draft: TableDraft) -> None:
        self.draft = draft
        self.mine: dict[str | None, bytes] = {}

    @cached_property
    def view(self) -> bytes:
        """The table as everybody sees it."""
        return ENCODER.encode(table_view(self.draft))

    @cached_property
    def position(self) -> bytes:
        """The open position: the same for everybody, because secret plans are not on the table yet."""
        game = self.draft.game
        return b"null" if game is None else ENCODER.encode(state_words(game.state))

    def mine_of(self, person: str | None) -> bytes:
        """What only one person may know."""
        found = self.mine.get(person)
        if found is None:
            found = self.mine[person] = ENCODER.encode(my_seats(self.draft, person))
        return found

    def get_ready(self, people: Iterable[str | None]) -> None:
        """Find the words for all who will be told."""
        _ = self.view, self.position
        for person in people:
            self.mine_of(person)
