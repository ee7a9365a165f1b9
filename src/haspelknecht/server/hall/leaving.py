"""When someone leaves: a bot plays on, the player may come back; giving up; pausing and ending by agreement."""

from __future__ import annotations

from typing import Final

from haspelknecht.errors import UserError
from haspelknecht.records.notation import SEATS, seat_text
from haspelknecht.server.hall.clocks import come_back_clock, go_on_clocks, leave_out_pause, run_out, stop
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.ending import finish
from haspelknecht.server.hall.playing import Stale
from haspelknecht.server.hall.table import Seat, Wish
from haspelknecht.server.refusals import Conflict

# Seconds without any event until the others may let a bot play for somebody. It is long because a plan in the making
# makes no event, and must not count here either: nobody may find out when somebody plans.
MISSED: Final = 600.0
DESERTED: Final = 86_400.0  # seconds for which a game waits when all have gone


def in_play(desk: Desk) -> None:
    """Refuse what makes sense only during a game."""
    if desk.status != "playing":
        raise Conflict("server-not-playing")


def go_away(desk: Desk, seat: int, why: str, now: float) -> None:
    """A bot plays on for somebody."""
    in_play(desk)
    chosen = desk.body.seats[seat]
    if chosen.away or chosen.kind == "bot":
        return
    stop(chosen, now)
    chosen.away = why
    chosen.wishes = []
    forget(desk, "end")  # that was agreed with him, not with his bot
    drop_unfinished_plan(desk, seat)
    desk.tell("away", now, seat=seat_text(seat), why=why)
    desk.touch("plans")
    notice_absence(desk, now)
    go_on_clocks(desk, desk.pending, now)
    grant_wishes(desk, now)


def drop_unfinished_plan(desk: Desk, seat: int) -> None:
    """A plan that was ready stands; one in the making is left to the bot."""
    if seat in desk.plans and not desk.plans[seat].ready:
        del desk.plans[seat]


def times_up(desk: Desk, now: float) -> None:
    """A bot plays on for all whose time has run out."""
    for seat in run_out(desk, now):
        failed = desk.body.seats[seat].kind == "remote"
        go_away(desk, seat, "failed" if failed else "clock", now)


def come_back(desk: Desk, seat: int, now: float) -> None:
    """A player takes his seat again, with some time if he had none left."""
    in_play(desk)
    chosen = desk.body.seats[seat]
    if not chosen.away:
        return
    if chosen.conceded:
        raise Conflict("server-conceded")
    why, chosen.away = chosen.away, ""
    come_back_clock(desk, seat, why)
    desk.tell("back", now, seat=seat_text(seat))
    notice_absence(desk, now)
    go_on_clocks(desk, desk.pending, now)


def notice_absence(desk: Desk, now: float) -> None:
    """Note whether all people are away: then the game stands still, so that they find it as they left it."""
    people = [seat for seat in desk.body.seats if seat.kind == "person" and not seat.conceded]
    if not people or any(not seat.away for seat in people):
        desk.body.deserted = None
    elif desk.body.deserted is None:
        desk.body.deserted = now


def bots_wait_until(desk: Desk) -> float:
    """Before this moment bots do not move; a game to which nobody returns is played to its end by them."""
    return 0.0 if desk.body.deserted is None else desk.body.deserted + DESERTED


def concede(desk: Desk, seat: int, now: float) -> None:
    """Give up. A bot plays on for the others; where nobody else would go on, the game ends."""
    in_play(desk)
    chosen = desk.body.seats[seat]
    if chosen.conceded:
        return
    stop(chosen, now)
    chosen.away = "conceded"
    drop_unfinished_plan(desk, seat)
    desk.tell("conceded", now, seat=seat_text(seat))
    desk.touch("plans")
    playing = [item for item in desk.body.seats if not item.conceded]
    if len(playing) == 1 or not any(item.kind in ("person", "remote") for item in playing):
        finish(desk, "conceded", now)
        return
    notice_absence(desk, now)
    go_on_clocks(desk, desk.pending, now)
    grant_wishes(desk, now)


def wish(desk: Desk, seat: int, wishes: list[Wish], after: int, now: float) -> None:
    """What a player would agree to. When all agree, it happens."""
    if desk.game is not None and after != desk.number:  # also after the end: perhaps it is what the asker missed
        raise Stale(after)
    in_play(desk)
    for item in wishes:
        if item.startswith("replace") and letter_seat(item) >= len(desk.body.seats):
            raise UserError("seat-unknown", seat=item[-1], known=", ".join(SEATS[: len(desk.body.seats)]))
        if item.startswith("replace") and item not in desk.body.seats[seat].wishes:
            check_absence(desk, letter_seat(item), now)
    desk.body.seats[seat].wishes = list(dict.fromkeys(wishes))
    desk.touch()
    grant_wishes(desk, now)


def check_absence(desk: Desk, seat: int, now: float) -> None:
    """Nobody loses his seat to a bot who has just been there, or who may still think."""
    if desk.body.seats[seat].since is not None:
        raise Conflict("server-has-time", name=desk.body.seats[seat].name)
    if not is_missed(desk, seat, now):
        raise Conflict("server-not-missed", name=desk.body.seats[seat].name, minutes=str(round(MISSED / 60)))


def is_missed(desk: Desk, seat: int, now: float) -> bool:
    """Whether the game has waited for somebody in vain for a while, or a pause for its end.

    Whose clock runs is never missed: the time is his, and when it is over the clock itself brings the bot.
    """
    awaited = desk.body.paused or (seat in desk.pending and desk.body.seats[seat].since is None)
    return awaited and now - desk.body.stirred >= MISSED


def letter_seat(item: Wish) -> int:
    """The seat that a wish to replace somebody names."""
    return SEATS.index(item[-1])


def grant_wishes(desk: Desk, now: float) -> None:
    """What all people who are there want: end, pause, resume, or a bot for somebody who is not there."""
    people = [number for number, seat in enumerate(desk.body.seats) if seat.is_human]
    if desk.status != "playing" or not people:
        return
    if all("end" in seat.wishes for seat in asked_to_end(desk)):
        finish(desk, "agreed", now)
    elif not desk.body.paused and all("pause" in desk.body.seats[number].wishes for number in people):
        pause(desk, now)
    elif desk.body.paused and all("resume" in desk.body.seats[number].wishes for number in people):
        resume(desk, now)
    else:
        replace_absent(desk, people, now)


def asked_to_end(desk: Desk) -> list[Seat]:
    """Who must agree to an end: in a game that counts also those who are away, or a loser would wait until they are."""
    if not desk.body.rated:
        return [seat for seat in desk.body.seats if seat.is_human]
    return [seat for seat in desk.body.seats if seat.kind == "person" and not seat.conceded]


def replace_absent(desk: Desk, people: list[int], now: float) -> None:
    """All others agree that a bot plays for somebody."""
    for gone in people:
        others = [number for number in people if number != gone]
        named = f"replace {seat_text(gone)}"
        agreed = others and all(named in desk.body.seats[number].wishes for number in others)
        if agreed and is_missed(desk, gone, now):
            forget(desk, named)
            go_away(desk, gone, "agreed", now)
            return


def forget(desk: Desk, named: str) -> None:
    """A wish that was granted."""
    for seat in desk.body.seats:
        seat.wishes = [item for item in seat.wishes if item != named]


def pause(desk: Desk, now: float) -> None:
    """All clocks stand still and nobody moves."""
    desk.body.paused, desk.body.paused_at = True, now
    forget(desk, "pause")
    desk.tell("paused", now)
    go_on_clocks(desk, (), now)


def resume(desk: Desk, now: float) -> None:
    """The game goes on."""
    desk.body.paused = False
    leave_out_pause(desk, now)
    forget(desk, "resume")
    desk.tell("resumed", now)
    go_on_clocks(desk, (), now)
