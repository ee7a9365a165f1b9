"""Before the game: making a table, sitting down, standing up, starting, and the same again afterwards."""

from __future__ import annotations

from haspelknecht.bots.levels import LEVELS
from haspelknecht.bots.specs import EXTERNAL, parse_spec
from haspelknecht.errors import UserError
from haspelknecht.locale import say
from haspelknecht.records.draws import new_seed
from haspelknecht.records.notation import seat_text
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.errors import Conflict, NotAllowed
from haspelknecht.server.ids import new_id
from haspelknecht.server.tables.clocks import set_clocks
from haspelknecht.server.tables.play import begin, lay_out
from haspelknecht.server.tables.table import Body, Clock, Rules, Seat
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.version import __version__

LONGEST_BANK = 6 * 3600.0
LONGEST_INCREMENT = 600.0
MOST_DAYS = 30.0
BOT_NAMES = ("Karl", "Grete", "Wilhelm", "Liese")  # by seat


def new_table(owner: Person, rules: Rules, clock: Clock, seats: list[Seat], *, public: bool, now: float) -> TableDraft:
    """A table with its seats; everything that is wrong with it is said at once."""
    check_clock(clock)
    lay_out(rules, [f"{number}" for number in range(len(seats))], "check")
    draft = TableDraft(
        new_id(), Body(owner.id, rules, clock, seats), seed=new_seed(), engine=__version__, created=now, public=public
    )
    draft.touch("seats")
    return draft


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


def sit_down(draft: TableDraft, person: Person, seat: int | None, code: str | None) -> None:
    """Take an open seat, or the one that a link opens."""
    if seat is None and draft.seats_of(person.id):
        return  # he has asked before and sits
    if draft.status != "open":
        raise Conflict("server-already-begun")
    seats = draft.body.seats
    if seat is None:
        kept = [number for number, item in enumerate(seats) if item.kind == "open" and item.kept == person.id]
        free = kept or [number for number, item in enumerate(seats) if item.kind == "open" and not item.invited]
        if not free:
            raise Conflict("server-table-full")
        seat = free[0]
    chosen = seats[seat]
    if chosen.kind != "open":
        raise Conflict("server-seat-taken", seat=seat_text(seat))
    if chosen.invited and code != chosen.code and person.id not in (draft.body.owner, chosen.kept):
        raise NotAllowed("server-seat-invited", seat=seat_text(seat))
    if person.kind == "bot" and draft.seats_of(person.id):
        raise Conflict("server-bot-sits", name=person.name)
    occupy(chosen, person)
    chosen.code = new_id()  # whoever gave the link away knows it: nobody shall follow to a taken seat
    if draft.body.owner_left and person.kind != "bot":
        draft.body.owner, draft.body.owner_left = person.id, False
    draft.touch("seats")


def occupy(seat: Seat, person: Person) -> None:
    """A person, or a bot of another machine, on a seat."""
    seat.kind = "remote" if person.kind == "bot" else "person"
    seat.name, seat.person = person.name, person.id


def hand_over(draft: TableDraft, person: Person, seat: int) -> None:
    """Whoever opens the link of a seat that is played goes on with it: the same player on another device."""
    chosen = draft.body.seats[seat]
    if chosen.kind != "person" or draft.status == "over" or person.kind == "bot":
        raise Conflict("server-seat-taken", seat=seat_text(seat))
    if draft.body.rated:  # the same player can sign in there
        raise NotAllowed("server-seat-rated", seat=seat_text(seat))
    chosen.person = person.id
    chosen.code = new_id()  # a link works once
    draft.touch("seats")


def stand_up(draft: TableDraft, person: Person) -> None:
    """Leave before the game begins."""
    if draft.status != "open":
        raise Conflict("server-already-begun")
    mine = draft.seats_of(person.id)
    if not mine and all(seat.kept != person.id for seat in draft.body.seats):
        return  # nothing has changed, and nobody needs to hear of it
    for number in mine:
        old = draft.body.seats[number]
        draft.body.seats[number] = Seat(invited=old.invited, code=new_id())
    for seat in draft.body.seats:
        if seat.kept == person.id:
            seat.kept = None
    if mine and draft.body.owner == person.id:
        pass_on(draft)
    draft.touch("seats")


def pass_on(draft: TableDraft) -> None:
    """The owner has stood up: whoever still sits there has the table now, or else the next who comes."""
    people = [seat.person for seat in draft.body.seats if seat.kind == "person" and seat.person]
    draft.body.owner_left = not people
    if people:
        draft.body.owner = people[0]


def change_seat(draft: TableDraft, seat: int, new: Seat) -> None:
    """The owner decides what a seat is for. Whoever sits there stands up."""
    if draft.status != "open":
        raise Conflict("server-already-begun")
    draft.body.seats[seat] = new
    draft.body.owner_left = False
    draft.touch("seats")


def start(draft: TableDraft, now: float) -> None:
    """Begin: every seat must be taken."""
    if draft.status != "open":
        raise Conflict("server-already-begun")
    missing = [number for number, seat in enumerate(draft.body.seats) if seat.kind == "open"]
    if missing:
        raise Conflict("server-seat-empty", seat=seat_text(missing[0]))
    set_clocks(draft)
    begin(draft, now)


def same_again(draft: TableDraft, person: Person, now: float) -> None:
    """A new table for the same people, moved on by one seat; each of them still has to say yes by sitting down."""
    if draft.status != "over":
        raise Conflict("server-not-over")
    old = draft.body
    seats = []
    for seat in [*old.seats[1:], old.seats[0]]:
        if seat.kind == "bot" or seat.person == person.id:
            bot = seat.chosen_bot or seat.bot
            seats.append(Seat(seat.kind, name=seat.name, person=seat.person, bot=bot, code=new_id()))
        else:
            seats.append(Seat(invited=True, kept=seat.person, code=new_id()))
    fresh = new_table(person, old.rules, old.clock, seats, public=draft.public, now=now)
    old.rematch = fresh.id
    draft.found(fresh)
