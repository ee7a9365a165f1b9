"""What a change of a table means for the people who sit there."""

from __future__ import annotations

from haspelknecht.records.notation import SEATS
from haspelknecht.server.notifications.notice import Notice, Ring
from haspelknecht.server.position_types import Letter
from haspelknecht.server.tables.table import Seat
from haspelknecht.server.tables.table_draft import TableDraft


def waiting(draft: TableDraft) -> dict[str, Letter]:
    """The people that the game waits for, each with the first of his seats that is to act."""
    found: dict[str, Letter] = {}
    if not draft.body.paused:
        for number in draft.pending:
            seat = draft.body.seats[number]
            if seat.person is not None and not seat.away:
                found.setdefault(seat.person, letter(number))
    return found


def noticed(before: TableDraft | None, after: TableDraft) -> list[Ring]:
    """Everything worth telling about a change, in order. `before` is None for a new table."""
    rings: list[Ring] = []

    def tell(to: list[str], notice: Notice) -> None:
        if to:
            rings.append(Ring(to, after.version, notice))

    everybody = sitters(after.body.seats)
    if before is not None:
        for number, (old, new) in enumerate(zip(before.body.seats, after.body.seats, strict=True)):
            if after.status != "open" or old.person == new.person:
                continue  # who goes on with his seat on another device is still the same player
            if old.person is not None:
                to = list(dict.fromkeys([*everybody, old.person]))  # he may have been sent away
                tell(to, Notice("left", after.id, letter(number), old.name))
            if new.person is not None:
                to = [person for person in everybody if person != new.person]
                tell(to, Notice("joined", after.id, letter(number), new.name))
        if after.status == "open" and has_room(before) and not has_room(after):
            tell(everybody, Notice("ready", after.id))
    status = "open" if before is None else before.status
    if status == "open" and after.status != "open":
        tell(everybody, Notice("started", after.id))
    waited, waits = {} if before is None else waiting(before), waiting(after)
    tell([person for person in waited if person not in waits], Notice("done", after.id))
    for person, seat in waits.items():
        if person not in waited:
            tell([person], Notice("turn", after.id, seat))
    if status != "over" and after.status == "over":
        tell(everybody, Notice("over", after.id))
    if before is not None and before.body.rematch is None and after.body.rematch is not None:
        tell(everybody, Notice("rematch", after.id, next=after.body.rematch))
    return rings


def letter(number: int) -> Letter:
    """The name of a seat."""
    return SEATS[number]  # type: ignore[return-value]


def sitters(seats: list[Seat]) -> list[str]:
    """Everybody on some seats, each once."""
    return list(dict.fromkeys(seat.person for seat in seats if seat.person is not None))


def has_room(draft: TableDraft) -> bool:
    """Whether a seat is free."""
    return any(seat.kind == "open" for seat in draft.body.seats)
