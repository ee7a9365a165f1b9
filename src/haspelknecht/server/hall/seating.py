"""Before the game: making a table, sitting down, standing up, starting, and the same again afterwards."""

from __future__ import annotations

from haspelknecht.bots.levels import LEVELS
from haspelknecht.bots.specs import EXTERNAL, parse_spec
from haspelknecht.errors import UserError
from haspelknecht.locale import say
from haspelknecht.records.draws import new_seed
from haspelknecht.records.notation import seat_text
from haspelknecht.server.hall.clocks import set_clocks
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.playing import begin, lay_out
from haspelknecht.server.hall.table import Body, Clock, Rules, Seat, new_id
from haspelknecht.server.people.person import Person
from haspelknecht.server.refusals import Conflict, NotAllowed
from haspelknecht.version import __version__

LONGEST_BANK = 6 * 3600.0
LONGEST_INCREMENT = 600.0
MOST_DAYS = 30.0
BOT_NAMES = ("Karl", "Grete", "Wilhelm", "Liese")  # by seat


def new_table(owner: Person, rules: Rules, clock: Clock, seats: list[Seat], *, public: bool, now: float) -> Desk:
    """A table with its seats; everything that is wrong with it is said at once."""
    check_clock(clock)
    lay_out(rules, [f"{number}" for number in range(len(seats))], "check")
    desk = Desk(
        new_id(), Body(owner.id, rules, clock, seats), seed=new_seed(), engine=__version__, created=now, public=public
    )
    desk.touch("seats")
    return desk


def check_clock(clock: Clock) -> None:
    """Clocks that make sense."""
    if clock.kind == "live" and not (10 <= clock.bank <= LONGEST_BANK and 0 <= clock.increment <= LONGEST_INCREMENT):
        raise UserError("server-clock-live", most=int(LONGEST_BANK // 3600), increment=int(LONGEST_INCREMENT))
    if clock.kind == "days" and not 0.01 <= clock.days <= MOST_DAYS:
        raise UserError("server-clock-days", most=int(MOST_DAYS))


def bot_seat(spec: str, language: str, number: int) -> Seat:
    """A seat for one of our bots, with a name of its own. Programs (`exec:`) sit down over HTTP, a server never
    starts one."""
    parsed = parse_spec(spec)
    if parsed.name == EXTERNAL or (parsed.limit.seconds or 0) > 10 or (parsed.limit.iterations or 0) > 20_000:
        raise UserError("server-bot-refused", bot=spec)
    shown = say(f"level-{spec}", language) if spec in LEVELS else spec
    name = say("server-bot-name", language, name=BOT_NAMES[number], bot=shown)
    return Seat("bot", name=name, bot=spec, code=new_id())


def sit_down(desk: Desk, person: Person, seat: int | None, code: str | None) -> None:
    """Take an open seat, or the one that a link opens."""
    if seat is None and desk.seats_of(person.id):
        return  # he has asked before and sits
    if desk.status != "open":
        raise Conflict("server-already-begun")
    seats = desk.body.seats
    if seat is None:
        kept = [number for number, item in enumerate(seats) if item.kind == "open" and item.kept == person.id]
        free = kept or [number for number, item in enumerate(seats) if item.kind == "open" and not item.invited]
        if not free:
            raise Conflict("server-table-full")
        seat = free[0]
    chosen = seats[seat]
    if chosen.kind != "open":
        raise Conflict("server-seat-taken", seat=seat_text(seat))
    if chosen.invited and code != chosen.code and person.id not in (desk.body.owner, chosen.kept):
        raise NotAllowed("server-seat-invited", seat=seat_text(seat))
    if person.kind == "bot" and desk.seats_of(person.id):
        raise Conflict("server-bot-sits", name=person.name)
    occupy(chosen, person)
    chosen.code = new_id()  # whoever gave the link away knows it: nobody shall follow to a taken seat
    if desk.body.owner_left and person.kind != "bot":
        desk.body.owner, desk.body.owner_left = person.id, False
    desk.touch("seats")


def occupy(seat: Seat, person: Person) -> None:
    """A person, or a bot of another machine, on a seat."""
    seat.kind = "remote" if person.kind == "bot" else "person"
    seat.name, seat.person = person.name, person.id


def hand_over(desk: Desk, person: Person, seat: int) -> None:
    """Whoever opens the link of a seat that is played goes on with it: the same player on another device."""
    chosen = desk.body.seats[seat]
    if chosen.kind != "person" or desk.status == "over" or person.kind == "bot":
        raise Conflict("server-seat-taken", seat=seat_text(seat))
    if desk.body.rated:  # the same player can sign in there
        raise NotAllowed("server-seat-rated", seat=seat_text(seat))
    chosen.person = person.id
    chosen.code = new_id()  # a link works once
    desk.touch("seats")


def stand_up(desk: Desk, person: Person) -> None:
    """Leave before the game begins."""
    if desk.status != "open":
        raise Conflict("server-already-begun")
    mine = desk.seats_of(person.id)
    if not mine and all(seat.kept != person.id for seat in desk.body.seats):
        return  # nothing has changed, and nobody needs to hear of it
    for number in mine:
        old = desk.body.seats[number]
        desk.body.seats[number] = Seat(invited=old.invited, code=new_id())
    for seat in desk.body.seats:
        if seat.kept == person.id:
            seat.kept = None
    if mine and desk.body.owner == person.id:
        pass_on(desk)
    desk.touch("seats")


def pass_on(desk: Desk) -> None:
    """The owner has stood up: whoever still sits there has the table now, or else the next who comes."""
    people = [seat.person for seat in desk.body.seats if seat.kind == "person" and seat.person]
    desk.body.owner_left = not people
    if people:
        desk.body.owner = people[0]


def change_seat(desk: Desk, seat: int, new: Seat) -> None:
    """The owner decides what a seat is for. Whoever sits there stands up."""
    if desk.status != "open":
        raise Conflict("server-already-begun")
    desk.body.seats[seat] = new
    desk.body.owner_left = False
    desk.touch("seats")


def start(desk: Desk, now: float) -> None:
    """Begin: every seat must be taken."""
    if desk.status != "open":
        raise Conflict("server-already-begun")
    missing = [number for number, seat in enumerate(desk.body.seats) if seat.kind == "open"]
    if missing:
        raise Conflict("server-seat-empty", seat=seat_text(missing[0]))
    set_clocks(desk)
    begin(desk, now)


def same_again(desk: Desk, person: Person, now: float) -> None:
    """A new table for the same people, moved on by one seat; each of them still has to say yes by sitting down."""
    if desk.status != "over":
        raise Conflict("server-not-over")
    old = desk.body
    seats = []
    for seat in [*old.seats[1:], old.seats[0]]:
        if seat.kind == "bot" or seat.person == person.id:
            bot = seat.chosen_bot or seat.bot
            seats.append(Seat(seat.kind, name=seat.name, person=seat.person, bot=bot, code=new_id()))
        else:
            seats.append(Seat(invited=True, kept=seat.person, code=new_id()))
    fresh = new_table(person, old.rules, old.clock, seats, public=desk.public, now=now)
    old.rematch = fresh.id
    desk.found(fresh)
