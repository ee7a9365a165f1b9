"""Leaving and returning, conceding, and what players agree on: pause, end, a bot for an absent player."""

from __future__ import annotations

from typing import Final

from haspelknecht.errors import UserError
from haspelknecht.records.notation import SEATS, seat_text
from haspelknecht.server.errors import Conflict
from haspelknecht.server.tables.clocks import exclude_pause, restore_clock, run_out, stop, update_clocks
from haspelknecht.server.tables.game_end import finish
from haspelknecht.server.tables.play import Stale
from haspelknecht.server.tables.table import Seat, Wish
from haspelknecht.server.tables.table_draft import TableDraft

# Seconds without any event until the others may let a bot play for a player. Long, because changes of a secret plan are
# not events, and must not count here: nobody may learn when a player is planning.
MISSED: Final = 600.0
DESERTED: Final = 86_400.0  # seconds for which bots wait when all people are away


def in_play(draft: TableDraft) -> None:
    """Raise `Conflict` unless the game is running."""
    if draft.status != "playing":
        raise Conflict("server-not-playing")


def go_away(draft: TableDraft, seat: int, why: str, now: float) -> None:
    """Let a bot play for a player, for the reason `why`."""
    in_play(draft)
    chosen = draft.body.seats[seat]
    if chosen.away or chosen.kind == "bot":
        return
    stop(chosen, now)
    chosen.away = why
    chosen.wishes = []
    remove_wish(draft, "end")  # their agreement does not hold for their bot
    drop_unfinished_plan(draft, seat)
    draft.add_event("away", now, seat=seat_text(seat), why=why)
    draft.touch("plans")
    update_absence(draft, now)
    update_clocks(draft, draft.pending, now)
    grant_wishes(draft, now)


def drop_unfinished_plan(draft: TableDraft, seat: int) -> None:
    """Drop a plan that is not committed: the bot makes its own."""
    if seat in draft.plans and not draft.plans[seat].ready:
        del draft.plans[seat]


def times_up(draft: TableDraft, now: float) -> None:
    """Let a bot play for all players whose time has run out."""
    for seat in run_out(draft, now):
        failed = draft.body.seats[seat].kind == "remote"
        go_away(draft, seat, "failed" if failed else "clock", now)


def come_back(draft: TableDraft, seat: int, now: float) -> None:
    """Return a seat to its player, with some time if none was left."""
    in_play(draft)
    chosen = draft.body.seats[seat]
    if not chosen.away:
        return
    if chosen.conceded:
        raise Conflict("server-conceded")
    why, chosen.away = chosen.away, ""
    restore_clock(draft, seat, why)
    draft.add_event("back", now, seat=seat_text(seat))
    update_absence(draft, now)
    update_clocks(draft, draft.pending, now)


def update_absence(draft: TableDraft, now: float) -> None:
    """Record since when all people have been away: then bots wait for them."""
    people = [seat for seat in draft.body.seats if seat.kind == "person" and not seat.conceded]
    if not people or any(not seat.away for seat in people):
        draft.body.deserted = None
    elif draft.body.deserted is None:
        draft.body.deserted = now


def bots_wait_until(draft: TableDraft) -> float:
    """Return the time before which bots do not move. After it they finish a game that nobody returned to."""
    return 0.0 if draft.body.deserted is None else draft.body.deserted + DESERTED


def concede(draft: TableDraft, seat: int, now: float) -> None:
    """Concede. A bot plays on for the others; if nobody else is left, the game ends."""
    in_play(draft)
    chosen = draft.body.seats[seat]
    if chosen.conceded:
        return
    stop(chosen, now)
    chosen.away = "conceded"
    drop_unfinished_plan(draft, seat)
    draft.add_event("conceded", now, seat=seat_text(seat))
    draft.touch("plans")
    playing = [item for item in draft.body.seats if not item.conceded]
    if len(playing) == 1 or not any(item.kind in ("person", "remote") for item in playing):
        finish(draft, "conceded", now)
        return
    update_absence(draft, now)
    update_clocks(draft, draft.pending, now)
    grant_wishes(draft, now)


def wish(draft: TableDraft, seat: int, wishes: list[Wish], after: int, now: float) -> None:
    """Set what a player agrees to. When all agree, it happens."""
    if draft.game is not None and after != draft.number:  # also after the end, which the player may have missed
        raise Stale(after)
    in_play(draft)
    for item in wishes:
        if item.startswith("replace") and letter_seat(item) >= len(draft.body.seats):
            raise UserError("seat-unknown", seat=item[-1], known=", ".join(SEATS[: len(draft.body.seats)]))
        if item.startswith("replace") and item not in draft.body.seats[seat].wishes:
            check_absence(draft, letter_seat(item), now)
    draft.body.seats[seat].wishes = list(dict.fromkeys(wishes))
    draft.touch()
    grant_wishes(draft, now)


def check_absence(draft: TableDraft, seat: int, now: float) -> None:
    """Raise `Conflict` if a player was recently active or still has time on the clock."""
    if draft.body.seats[seat].since is not None:
        raise Conflict("server-has-time", name=draft.body.seats[seat].name)
    if not is_missed(draft, seat, now):
        raise Conflict("server-not-missed", name=draft.body.seats[seat].name, minutes=str(round(MISSED / 60)))


def is_missed(draft: TableDraft, seat: int, now: float) -> bool:
    """Whether the game, or the end of a pause, has waited for a player for a long time.

    Never true while the player's clock runs: when it runs out, a bot plays for them anyway.
    """
    awaited = draft.body.paused or (seat in draft.pending and draft.body.seats[seat].since is None)
    return awaited and now - draft.body.stirred >= MISSED


def letter_seat(item: Wish) -> int:
    """Return the seat that a wish to replace a player names."""
    return SEATS.index(item[-1])


def grant_wishes(draft: TableDraft, now: float) -> None:
    """Carry out what all present people agree on: end, pause, resume, or a bot for an absent player."""
    people = [number for number, seat in enumerate(draft.body.seats) if seat.is_human]
    if draft.status != "playing" or not people:
        return
    if all("end" in seat.wishes for seat in asked_to_end(draft)):
        finish(draft, "agreed", now)
    elif not draft.body.paused and all("pause" in draft.body.seats[number].wishes for number in people):
        pause(draft, now)
    elif draft.body.paused and all("resume" in draft.body.seats[number].wishes for number in people):
        resume(draft, now)
    else:
        replace_absent(draft, people, now)


def asked_to_end(draft: TableDraft) -> list[Seat]:
    """Return who must agree to an end: in a rated game also absent players, or a loser could wait for their absence."""
    if not draft.body.rated:
        return [seat for seat in draft.body.seats if seat.is_human]
    return [seat for seat in draft.body.seats if seat.kind == "person" and not seat.conceded]


def replace_absent(draft: TableDraft, people: list[int], now: float) -> None:
    """Let a bot play for a player if all others agree."""
    for absent in people:
        others = [number for number in people if number != absent]
        named = f"replace {seat_text(absent)}"
        agreed = others and all(named in draft.body.seats[number].wishes for number in others)
        if agreed and is_missed(draft, absent, now):
            remove_wish(draft, named)
            go_away(draft, absent, "agreed", now)
            return


def remove_wish(draft: TableDraft, named: str) -> None:
    """Remove a wish from all seats."""
    for seat in draft.body.seats:
        seat.wishes = [item for item in seat.wishes if item != named]


def pause(draft: TableDraft, now: float) -> None:
    """Pause the game and its clocks."""
    draft.body.paused, draft.body.paused_at = True, now
    remove_wish(draft, "pause")
    draft.add_event("paused", now)
    update_clocks(draft, (), now)


def resume(draft: TableDraft, now: float) -> None:
    """Resume the game."""
    draft.body.paused = False
    exclude_pause(draft, now)
    remove_wish(draft, "resume")
    draft.add_event("resumed", now)
    update_clocks(draft, (), now)
