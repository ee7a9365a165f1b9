"""Clocks. Only those run whom the game waits for; a bot of another machine always has one."""

from __future__ import annotations

from haspelknecht.server.tables.table import Clock, Seat
from haspelknecht.server.tables.table_draft import TableDraft

DAY = 86_400.0
REMOTE_SECONDS = 60.0  # for one turn of a bot on another machine
FRESH_START = 60.0  # seconds for somebody who comes back after his time ran out
RAN_OUT = ("clock", "failed")  # why somebody is away whose time is over


def time_at_start(clock: Clock, seat: Seat) -> float | None:
    """What a seat has on its clock at the beginning; None: no clock."""
    if seat.kind == "remote":
        return REMOTE_SECONDS
    if seat.kind != "person" or clock.kind == "none":
        return None
    return clock.bank if clock.kind == "live" else clock.days * DAY


def go_on_clocks(draft: TableDraft, before: tuple[int, ...], now: float, *, anew: bool = False) -> None:
    """Stop the clocks of those who have moved, start those of the seats that are now to move.

    `before`: whom the game has waited for. `anew`: their turns are over, even if it waits for one of them again.
    """
    pending = () if draft.body.paused else draft.pending
    for number, seat in enumerate(draft.body.seats):
        start = time_at_start(draft.body.clock, seat)
        if start is None:
            continue
        runs = number in pending and not seat.away
        done = number in before and (anew or number not in pending)
        if not runs or done:
            stop(seat, now)
        if done and not draft.body.paused:
            reward(draft.body.clock, seat, start, now)
        if runs and seat.since is None:  # a clock that runs on is left alone: it must not tell that somebody plans
            seat.since = now


def reward(clock: Clock, seat: Seat, start: float, now: float) -> None:
    """The time for a finished turn; a bank gets none for what a bot has played."""
    seat.left_before = seat.left
    if not has_bank(clock, seat):
        seat.left = start
    elif not seat.away:
        seat.left += clock.increment
    seat.left_for_next, seat.done = seat.left, now


def has_bank(clock: Clock, seat: Seat) -> bool:
    """Whether time is kept from turn to turn."""
    return seat.kind == "person" and clock.kind == "live"


def stop(seat: Seat, now: float) -> None:
    """A clock stands still, and what it has run is gone."""
    if seat.since is not None:
        seat.left = max(0.0, seat.left - max(0.0, now - seat.since))
        seat.since = None


def set_clocks(draft: TableDraft) -> None:
    """All clocks as at the beginning."""
    for seat in draft.body.seats:
        seat.left = seat.left_for_next = time_at_start(draft.body.clock, seat) or 0.0


def take_back_reward(draft: TableDraft, seat: int, before: tuple[int, ...]) -> bool:
    """Who takes back a finished turn or plan gives back the time he got for it: none can be farmed. False: it was not
    finished."""
    finished = seat not in before and seat in draft.pending
    if finished:
        draft.body.seats[seat].left = draft.body.seats[seat].left_before
    return finished


def turn_back_clocks(draft: TableDraft, seat: int, before: tuple[int, ...], now: float) -> None:
    """After an undo: the clocks of those whose turn has not come after all have not run; his own has instead."""
    if take_back_reward(draft, seat, before):
        draft.body.seats[seat].since = draft.body.seats[seat].done
    for number in before:
        other = draft.body.seats[number]
        if number not in draft.pending:
            other.since = None
            other.left = other.left if other.left_for_next is None else other.left_for_next
    go_on_clocks(draft, (), now)


def leave_out_pause(draft: TableDraft, now: float) -> None:
    """Nobody pays for a pause, not even who takes back what he did before it."""
    for seat in draft.body.seats:
        if seat.done is not None and draft.body.paused_at is not None:
            seat.done += now - draft.body.paused_at
    draft.body.paused_at = None


def come_back_clock(draft: TableDraft, seat: int, why: str) -> None:
    """Some time for somebody whose own had run out; who just went away has what he had."""
    chosen = draft.body.seats[seat]
    start = time_at_start(draft.body.clock, chosen)
    if start is not None and why in RAN_OUT:
        chosen.left = max(chosen.left, FRESH_START) if has_bank(draft.body.clock, chosen) else start
        chosen.left_before = chosen.left  # it is not given back with what a bot has played
        chosen.left_for_next = max(chosen.left, chosen.left_for_next or 0.0)


def deadline(draft: TableDraft) -> float | None:
    """When the first running clock runs out."""
    found = [seat.since + seat.left for seat in draft.body.seats if seat.since is not None]
    return min(found, default=None)


def run_out(draft: TableDraft, now: float) -> list[int]:
    """The seats whose time is over."""
    return [
        number
        for number, seat in enumerate(draft.body.seats)
        if seat.since is not None and seat.since + seat.left <= now
    ]
