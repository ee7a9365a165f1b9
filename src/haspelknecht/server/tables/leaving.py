"""When someone leaves: a bot plays on, the player may come back; giving up; pausing and ending by agreement."""

from __future__ import annotations

from typing import Final

from haspelknecht.errors import UserError
from haspelknecht.records.notation import SEATS, seat_text
from haspelknecht.server.errors import Conflict
from haspelknecht.server.tables.clocks import come_back_clock, go_on_clocks, leave_out_pause, run_out, stop
from haspelknecht.server.tables.game_end import finish
from haspelknecht.server.tables.play import Stale
from haspelknecht.server.tables.table import Seat, Wish
from haspelknecht.server.tables.table_draft import TableDraft

# Seconds without any event until the others may let a bot play for somebody. It is long because a plan in the making
# makes no event, and must not count here either: nobody may find out when somebody plans.
MISSED: Final = 600.0
DESERTED: Final = 86_400.0  # seconds for which a game waits when all have gone


def in_play(draft: TableDraft) -> None:
    """Refuse what makes sense only during a game."""
    if draft.status != "playing":
        raise Conflict("server-not-playing")


def go_away(draft: TableDraft, seat: int, why: str, now: float) -> None:
    """A bot plays on for somebody."""
    in_play(draft)
    chosen = draft.body.seats[seat]
    if chosen.away or chosen.kind == "bot":
        return
    stop(chosen, now)
    chosen.away = why
    chosen.wishes = []
    forget(draft, "end")  # that was agreed with him, not with his bot
    drop_unfinished_plan(draft, seat)
    draft.tell("away", now, seat=seat_text(seat), why=why)
    draft.touch("plans")
    notice_absence(draft, now)
    go_on_clocks(draft, draft.pending, now)
    grant_wishes(draft, now)


def drop_unfinished_plan(draft: TableDraft, seat: int) -> None:
    """A plan that was ready stands; one in the making is left to the bot."""
    if seat in draft.plans and not draft.plans[seat].ready:
        del draft.plans[seat]


def times_up(draft: TableDraft, now: float) -> None:
    """A bot plays on for all whose time has run out."""
    for seat in run_out(draft, now):
        failed = draft.body.seats[seat].kind == "remote"
        go_away(draft, seat, "failed" if failed else "clock", now)


def come_back(draft: TableDraft, seat: int, now: float) -> None:
    """A player takes his seat again, with some time if he had none left."""
    in_play(draft)
    chosen = draft.body.seats[seat]
    if not chosen.away:
        return
    if chosen.conceded:
        raise Conflict("server-conceded")
    why, chosen.away = chosen.away, ""
    come_back_clock(draft, seat, why)
    draft.tell("back", now, seat=seat_text(seat))
    notice_absence(draft, now)
    go_on_clocks(draft, draft.pending, now)


def notice_absence(draft: TableDraft, now: float) -> None:
    """Note whether all people are away: then the game stands still, so that they find it as they left it."""
    people = [seat for seat in draft.body.seats if seat.kind == "person" and not seat.conceded]
    if not people or any(not seat.away for seat in people):
        draft.body.deserted = None
    elif draft.body.deserted is None:
        draft.body.deserted = now


def bots_wait_until(draft: TableDraft) -> float:
    """Before this moment bots do not move; a game to which nobody returns is played to its end by them."""
    return 0.0 if draft.body.deserted is None else draft.body.deserted + DESERTED


def concede(draft: TableDraft, seat: int, now: float) -> None:
    """Give up. A bot plays on for the others; where nobody else would go on, the game ends."""
    in_play(draft)
    chosen = draft.body.seats[seat]
    if chosen.conceded:
        return
    stop(chosen, now)
    chosen.away = "conceded"
    drop_unfinished_plan(draft, seat)
    draft.tell("conceded", now, seat=seat_text(seat))
    draft.touch("plans")
    playing = [item for item in draft.body.seats if not item.conceded]
    if len(playing) == 1 or not any(item.kind in ("person", "remote") for item in playing):
        finish(draft, "conceded", now)
        return
    notice_absence(draft, now)
    go_on_clocks(draft, draft.pending, now)
    grant_wishes(draft, now)


def wish(draft: TableDraft, seat: int, wishes: list[Wish], after: int, now: float) -> None:
    """What a player would agree to. When all agree, it happens."""
    if draft.game is not None and after != draft.number:  # also after the end: perhaps it is what the asker missed
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
    """Nobody loses his seat to a bot who has just been there, or who may still think."""
    if draft.body.seats[seat].since is not None:
        raise Conflict("server-has-time", name=draft.body.seats[seat].name)
    if not is_missed(draft, seat, now):
        raise Conflict("server-not-missed", name=draft.body.seats[seat].name, minutes=str(round(MISSED / 60)))


def is_missed(draft: TableDraft, seat: int, now: float) -> bool:
    """Whether the game has waited for somebody in vain for a while, or a pause for its end.

    Whose clock runs is never missed: the time is his, and when it is over the clock itself brings the bot.
    """
    awaited = draft.body.paused or (seat in draft.pending and draft.body.seats[seat].since is None)
    return awaited and now - draft.body.stirred >= MISSED


def letter_seat(item: Wish) -> int:
    """The seat that a wish to replace somebody names."""
    return SEATS.index(item[-1])


def grant_wishes(draft: TableDraft, now: float) -> None:
    """What all people who are there want: end, pause, resume, or a bot for somebody who is not there."""
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
    """Who must agree to an end: in a game that counts also those who are away, or a loser would wait until they are."""
    if not draft.body.rated:
        return [seat for seat in draft.body.seats if seat.is_human]
    return [seat for seat in draft.body.seats if seat.kind == "person" and not seat.conceded]


def replace_absent(draft: TableDraft, people: list[int], now: float) -> None:
    """All others agree that a bot plays for somebody."""
    for gone in people:
        others = [number for number in people if number != gone]
        named = f"replace {seat_text(gone)}"
        agreed = others and all(named in draft.body.seats[number].wishes for number in others)
        if agreed and is_missed(draft, gone, now):
            forget(draft, named)
            go_away(draft, gone, "agreed", now)
            return


def forget(draft: TableDraft, named: str) -> None:
    """A wish that was granted."""
    for seat in draft.body.seats:
        seat.wishes = [item for item in seat.wishes if item != named]


def pause(draft: TableDraft, now: float) -> None:
    """All clocks stand still and nobody moves."""
    draft.body.paused, draft.body.paused_at = True, now
    forget(draft, "pause")
    draft.tell("paused", now)
    go_on_clocks(draft, (), now)


def resume(draft: TableDraft, now: float) -> None:
    """The game goes on."""
    draft.body.paused = False
    leave_out_pause(draft, now)
    forget(draft, "resume")
    draft.tell("resumed", now)
    go_on_clocks(draft, (), now)
