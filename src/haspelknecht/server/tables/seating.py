"""Before the game: create a table, take and leave seats, start; and a rematch afterwards."""

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
from haspelknecht.server.tables.play import begin, new_game
from haspelknecht.server.tables.table import Body, Clock, Rules, Seat
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.version import __version__

MAX_BANK = 6 * 3600.0
MAX_INCREMENT = 600.0
MAX_DAYS = 30.0
BOT_NAMES = ("Karl", "Grete", "Wilhelm", "Liese")  # by seat


def new_table(owner: Person, rules: Rules, clock: Clock, seats: list[Seat], *, public: bool, now: float) -> TableDraft:
    """Create a table with its seats.

    :raises UserError: If its clock or rules are not valid.
    """
    check_clock(clock)
    new_game(rules, [f"{number}" for number in range(len(seats))], "check")
    draft = TableDraft(
        new_id(), Body(owner.id, rules, clock, seats), seed=new_seed(), engine=__version__, created=now, public=public
    )
    draft.touch("seats")
    return draft


def check_clock(clock: Clock) -> None:
    """Raise `UserError` if the settings of a clock are out of range."""
    if clock.kind == "live" and not (10 <= clock.bank <= MAX_BANK and 0 <= clock.increment <= MAX_INCREMENT):
        raise UserError("server-clock-live", most=int(MAX_BANK // 3600), increment=int(MAX_INCREMENT))
    if clock.kind == "days" and not 0.01 <= clock.days <= MAX_DAYS:
        raise UserError("server-clock-days", most=int(MAX_DAYS))


def bot_seat(spec: str, language: str, number: int) -> Seat:
    """Return a seat for one of our bots. External programs (`exec:`) are refused: they join over HTTP."""
    parsed = parse_spec(spec)
    if parsed.name == EXTERNAL or (parsed.limit.seconds or 0) > 10 or (parsed.limit.iterations or 0) > 20_000:
        raise UserError("server-bot-refused", bot=spec)
    shown = say(f"level-{spec}", language) if spec in LEVELS else spec
    name = say("server-bot-name", language, name=BOT_NAMES[number], bot=shown)
    return Seat("bot", name=name, bot=spec, code=new_id())


def sit_down(draft: TableDraft, person: Person, seat: int | None, code: str | None) -> None:
    """Take an open seat, or the one that a link opens."""
    if seat is None and draft.seats_of(person.id):
        return  # a repeated request
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
    chosen.code = new_id()  # the old link no longer works
    if draft.body.owner_left and person.kind != "bot":
        draft.body.owner, draft.body.owner_left = person.id, False
    draft.touch("seats")


def occupy(seat: Seat, person: Person) -> None:
    """Put a person or a remote bot on a seat."""
    seat.kind = "remote" if person.kind == "bot" else "person"
    seat.name, seat.person = person.name, person.id


def hand_over(draft: TableDraft, person: Person, seat: int) -> None:
    """Move a seat to the person who opens its link: the same player on another device."""
    chosen = draft.body.seats[seat]
    if chosen.kind != "person" or draft.status == "over" or person.kind == "bot":
        raise Conflict("server-seat-taken", seat=seat_text(seat))
    if draft.body.rated:  # a member can sign in on the other device
        raise NotAllowed("server-seat-rated", seat=seat_text(seat))
    chosen.person = person.id
    chosen.code = new_id()  # a link works once
    draft.touch("seats")


def leave_table(draft: TableDraft, person: Person) -> None:
    """Leave before the game begins."""
    if draft.status != "open":
        raise Conflict("server-already-begun")
    mine = draft.seats_of(person.id)
    if not mine and all(seat.kept != person.id for seat in draft.body.seats):
        return  # nothing changes
    for number in mine:
        old = draft.body.seats[number]
        draft.body.seats[number] = Seat(invited=old.invited, code=new_id())
    for seat in draft.body.seats:
        if seat.kept == person.id:
            seat.kept = None
    if mine and draft.body.owner == person.id:
        transfer_ownership(draft)
    draft.touch("seats")


def transfer_ownership(draft: TableDraft) -> None:
    """Make another seated person the owner, or else the next person to sit down."""
    people = [seat.person for seat in draft.body.seats if seat.kind == "person" and seat.person]
    draft.body.owner_left = not people
    if people:
        draft.body.owner = people[0]


def change_seat(draft: TableDraft, seat: int, new: Seat) -> None:
    """Replace a seat, as the owner wishes; its player loses it."""
    if draft.status != "open":
        raise Conflict("server-already-begun")
    draft.body.seats[seat] = new
    draft.body.owner_left = False
    draft.touch("seats")


def start(draft: TableDraft, now: float) -> None:
    """Start the game. Every seat must be taken."""
    if draft.status != "open":
        raise Conflict("server-already-begun")
    missing = [number for number, seat in enumerate(draft.body.seats) if seat.kind == "open"]
    if missing:
        raise Conflict("server-seat-empty", seat=seat_text(missing[0]))
    set_clocks(draft)
    begin(draft, now)


def create_rematch(draft: TableDraft, person: Person, now: float) -> None:
    """Create a table for the same people, moved on by one seat; the others accept by sitting down."""
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
    draft.add_new_table(fresh)
