"""Which notices a change of a table causes, and for whom."""

from __future__ import annotations

from haspelknecht.records.notation import SEATS
from haspelknecht.server.notifications.notice import Delivery, Notice
from haspelknecht.server.position_types import Letter
from haspelknecht.server.tables.table import Seat
from haspelknecht.server.tables.table_draft import TableDraft


def waiting(draft: TableDraft) -> dict[str, Letter]:
    """The people whose move it is, each with the first of their seats that has to act."""
    found: dict[str, Letter] = {}
    if not draft.body.paused:
        for number in draft.pending:
            seat = draft.body.seats[number]
            if seat.person is not None and not seat.away:
                found.setdefault(seat.person, letter(number))
    return found


def notices_of_change(before: TableDraft | None, after: TableDraft) -> list[Delivery]:
    """The notices that a change causes, in order. `before` is None for a new table."""
    deliveries: list[Delivery] = []

    def add(to: list[str], notice: Notice) -> None:
        if to:
            deliveries.append(Delivery(to, after.version, notice))

    everybody = seated_people(after.body.seats)
    if before is not None:
        for number, (old, new) in enumerate(zip(before.body.seats, after.body.seats, strict=True)):
            if after.status != "open" or old.person == new.person:
                continue  # in a running game, a seat that moves to another device still has the same player
            if old.person is not None:
                to = list(dict.fromkeys([*everybody, old.person]))  # also to the person who may have been removed
                add(to, Notice("left", after.id, letter(number), old.name))
            if new.person is not None:
                to = [person for person in everybody if person != new.person]
                add(to, Notice("joined", after.id, letter(number), new.name))
        if after.status == "open" and has_room(before) and not has_room(after):
            add(everybody, Notice("ready", after.id))
    status = "open" if before is None else before.status
    if status == "open" and after.status != "open":
        add(everybody, Notice("started", after.id))
    waited, waits = {} if before is None else waiting(before), waiting(after)
    add([person for person in waited if person not in waits], Notice("done", after.id))
    for person, seat in waits.items():
        if person not in waited:
            add([person], Notice("turn", after.id, seat))
    if status != "over" and after.status == "over":
        add(everybody, Notice("over", after.id))
    if before is not None and before.body.rematch is None and after.body.rematch is not None:
        add(everybody, Notice("rematch", after.id, next=after.body.rematch))
    return deliveries


def letter(number: int) -> Letter:
    """The letter of a seat."""
    return SEATS[number]  # type: ignore[return-value]


def seated_people(seats: list[Seat]) -> list[str]:
    """The people on these seats, each once."""
    return list(dict.fromkeys(seat.person for seat in seats if seat.person is not None))


def has_room(draft: TableDraft) -> bool:
    """Whether a seat is free."""
    return any(seat.kind == "open" for seat in draft.body.seats)
