"""Clocks run for the seats that the game waits for. Remote bots always have one."""

from __future__ import annotations

from haspelknecht.server.tables.table import Clock, Seat
from haspelknecht.server.tables.table_draft import TableDraft

DAY = 86_400.0
REMOTE_SECONDS = 60.0  # for one turn of a remote bot
FRESH_START = 60.0  # seconds for a player who returns after running out of time
RAN_OUT = ("clock", "failed")  # reasons of being away that mean no time is left


def time_at_start(clock: Clock, seat: Seat) -> float | None:
    """Return the time on the clock of a seat at the start; None: no clock."""
    if seat.kind == "remote":
        return REMOTE_SECONDS
    if seat.kind != "person" or clock.kind == "none":
        return None
    return clock.bank if clock.kind == "live" else clock.days * DAY


def update_clocks(draft: TableDraft, before: tuple[int, ...], now: float, *, anew: bool = False) -> None:
    """Stop the clocks of seats that have moved, and start those of seats that are to move.

    :param before: The seats that the game waited for.
    :param anew: Their turns are over, even if the game waits for one of them again.
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
        if runs and seat.since is None:  # a running clock is not changed: that would reveal that its player is planning
            seat.since = now


def reward(clock: Clock, seat: Seat, start: float, now: float) -> None:
    """Add the time for a finished turn; a bank gets none for a turn of a stand-in."""
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
    """Stop a clock and subtract the time it has run."""
    if seat.since is not None:
        seat.left = max(0.0, seat.left - max(0.0, now - seat.since))
        seat.since = None


def set_clocks(draft: TableDraft) -> None:
    """Set all clocks to their starting time."""
    for seat in draft.body.seats:
        seat.left = seat.left_for_next = time_at_start(draft.body.clock, seat) or 0.0


def take_back_reward(draft: TableDraft, seat: int, before: tuple[int, ...]) -> bool:
    """Take back the time that was added for a turn or plan that is undone, so that time cannot be farmed.

    Return False if it was not finished.
    """
    finished = seat not in before and seat in draft.pending
    if finished:
        draft.body.seats[seat].left = draft.body.seats[seat].left_before
    return finished


def rewind_clocks(draft: TableDraft, seat: int, before: tuple[int, ...], now: float) -> None:
    """After an undo, restore the clocks of others and charge the time since then to the player who undid."""
    if take_back_reward(draft, seat, before):
        draft.body.seats[seat].since = draft.body.seats[seat].done
    for number in before:
        other = draft.body.seats[number]
        if number not in draft.pending:
            other.since = None
            other.left = other.left if other.left_for_next is None else other.left_for_next
    update_clocks(draft, (), now)


def exclude_pause(draft: TableDraft, now: float) -> None:
    """Exclude a pause from the time that a later undo would charge."""
    for seat in draft.body.seats:
        if seat.done is not None and draft.body.paused_at is not None:
            seat.done += now - draft.body.paused_at
    draft.body.paused_at = None


def restore_clock(draft: TableDraft, seat: int, why: str) -> None:
    """Give some time to a returning player who had run out of it; others keep what they had."""
    chosen = draft.body.seats[seat]
    start = time_at_start(draft.body.clock, chosen)
    if start is not None and why in RAN_OUT:
        chosen.left = max(chosen.left, FRESH_START) if has_bank(draft.body.clock, chosen) else start
        chosen.left_before = chosen.left  # an undo of a stand-in's move does not take it back
        chosen.left_for_next = max(chosen.left, chosen.left_for_next or 0.0)


def deadline(draft: TableDraft) -> float | None:
    """Return when the first running clock runs out."""
    found = [seat.since + seat.left for seat in draft.body.seats if seat.since is not None]
    return min(found, default=None)


def run_out(draft: TableDraft, now: float) -> list[int]:
    """Return the seats whose time has run out."""
    return [
        number
        for number, seat in enumerate(draft.body.seats)
        if seat.since is not None and seat.since + seat.left <= now
    ]
