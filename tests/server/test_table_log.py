"""The log of a table in memory."""

from __future__ import annotations

from haspelknecht.server.tables.table_log import MAX_ENCODED, TableLog
from tests.server.test_replay import as_read, identity_of, played


def test_few_beginnings_are_kept_however_many_are_requested() -> None:
    """Anyone can ask for the log from any event on, even beyond the last one."""
    draft = played(2, 40)
    log = TableLog(identity_of(draft), "en")
    log.add(as_read(draft))
    for number in range(3 * draft.number):
        first, entries = log.since(number)
        assert first <= number
        assert (entries == b"[]") == (number >= draft.number)
    assert len(log.encoded) <= MAX_ENCODED
