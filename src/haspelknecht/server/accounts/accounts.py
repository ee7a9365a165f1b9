"""People in the database: guests, members with passwords, bots with tokens."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import inf
from typing import Final

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from haspelknecht.errors import UserError
from haspelknecht.server.accounts.passwords import HASHER, fits, nobodys
from haspelknecht.server.accounts.person import Person, PersonKind
from haspelknecht.server.accounts.rows import by_id, by_token, drop_token, epochs_of, person_of
from haspelknecht.server.accounts.session_cookies import new_token, token_digest
from haspelknecht.server.errors import Conflict, NotAllowed, NotFound, Refusal, SignInNeeded
from haspelknecht.server.storage.database import Database
from haspelknecht.server.storage.schema import PEOPLE, TOKENS
from haspelknecht.server.tables.table import new_id

KNOWN_FOR: Final = 5.0  # seconds for which a person is not looked up again, if other processes may change him
MOST_KNOWN: Final = 10_000
LONGEST_ID: Final = 32  # ours have 16 letters
MOST_BOTS: Final = 20
SHORTEST_PASSWORD: Final = 10


class People:
    """Everybody the server knows."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self.known_for = KNOWN_FOR if database.postgres else inf
        self.known: OrderedDict[str, tuple[float, Person | None]] = OrderedDict()
        self.changes = 0  # so that nobody is remembered as he was before one
        self.on_void: Callable[[str], None] = lambda person: None  # all cookies or the token of somebody are void
        self.hashing = ThreadPoolExecutor(1, thread_name_prefix="passwords")  # Argon2 is slow on purpose

    # -- who is it ---------------------------------------------------------------------------------------------

    async def find(self, person_id: str) -> Person | None:
        """A person by id. What is none is not remembered: whoever asks for nonsense shall not fill the memory."""
        if len(person_id) > LONGEST_ID:
            return None
        return await self.remembered(f"id {person_id}", lambda connection: by_id(connection, person_id))

    async def find_again(self, person_id: str) -> Person | None:
        """The same, not as we remember him but as he is now."""
        self.known.pop(f"id {person_id}", None)
        return await self.find(person_id)

    async def by_token(self, token: str) -> Person | None:
        """The bot of a token."""
        digest = token_digest(token)
        return await self.remembered(f"token {digest}", lambda connection: by_token(connection, digest))

    async def remembered(self, key: str, look_up: Callable[[Connection], Person | None]) -> Person | None:
        """Look somebody up, or remember having done so a moment ago."""
        until, person = self.known.get(key, (0.0, None))
        now = self.now()
        if until < now:
            changes = self.changes
            person = await self.database.read(look_up)
            if changes != self.changes:
                return person
            self.known[key] = (now + self.known_for, person)
            self.known.move_to_end(key)
            while len(self.known) > MOST_KNOWN:
                self.known.popitem(last=False)
        return person

    def forget(self) -> None:
        """Somebody has changed."""
        self.changes += 1
        self.known.clear()

    async def epochs(self, people: set[str]) -> dict[str, int]:
        """The epochs of people, as they are now in all processes."""
        if self.database.postgres:
            return await self.database.read(lambda connection: epochs_of(connection, list(people)))
        found = [await self.find(person) for person in people]
        return {person.id: person.epoch for person in found if person is not None}

    # -- coming and going --------------------------------------------------------------------------------------

    async def welcome(self, name: str, language: str, kind: PersonKind = "guest", owner: str | None = None) -> Person:
        """A new person."""
        person = Person(new_id(), kind, checked_name(name), language, 0, owner=owner)
        values: dict[str, object] = {"id": person.id, "kind": kind, "name": person.name, "language": language}
        values |= {"epoch": 0, "created": self.now(), "owner": owner}
        await self.database.execute(insert(PEOPLE), values)
        return person

    async def change(self, person: Person, **values: object) -> Person:
        """Another name or language."""
        if "name" in values:
            values["name"] = checked_name(str(values["name"]))
        await self.store(person, values)
        found = await self.find(person.id)
        assert found is not None
        return found

    async def store(self, person: Person, values: dict[str, object]) -> None:
        """Change the row of a person."""
        statement = update(PEOPLE).where(PEOPLE.c.id == person.id).values(**values)
        try:
            await self.database.execute(statement)
        except IntegrityError:
            raise Conflict("server-login-taken") from None
        finally:
            self.forget()
        if "epoch" in values:
            self.on_void(person.id)

    async def keep(self, person: Person, login: str, password: str, old_password: str) -> Person:
        """A guest becomes a member, or a member changes his password: other devices are signed out."""
        folded = folded_login(checked_name(login))
        if len(password) < SHORTEST_PASSWORD or len(password) > 200:
            raise UserError("server-password-short", least=SHORTEST_PASSWORD)
        await self.check_password(person, old_password)
        hashed = await self.in_thread(lambda: HASHER.hash(password))
        values: dict[str, object] = {"kind": "member", "login": folded, "password": hashed, "epoch": PEOPLE.c.epoch + 1}
        await self.store(person, values)
        found = await self.find(person.id)
        assert found is not None
        return found

    async def check_password(self, person: Person, given: str) -> None:
        """Whoever found an open browser does not know it. Guests have none."""
        wanted = select(PEOPLE.c.password).where(PEOPLE.c.id == person.id)
        stored = await self.database.read(lambda connection: connection.execute(wanted).scalar_one())
        if stored is not None and not await self.in_thread(lambda: fits(stored, given)):
            raise NotAllowed("server-old-password-wrong")

    async def sign_in(self, login: str, password: str) -> Person:
        """The member with this login and password. Which of the two was wrong is not told."""
        folded = folded_login(login)
        row = await self.database.read(
            lambda connection: connection.execute(select(PEOPLE).where(PEOPLE.c.login == folded)).one_or_none()
        )
        right = await self.in_thread(lambda: fits((row and row.password) or nobodys(), password))
        if not right or row is None:
            raise SignInNeeded("server-sign-in-wrong")
        return person_of(row)

    async def sign_out_everywhere(self, person: Person) -> None:
        """All cookies of a person are void."""
        await self.store(person, {"epoch": PEOPLE.c.epoch + 1})

    async def in_thread(self, work: Callable[[], str | bool]) -> str | bool:
        """Slow work beside the event loop, one at a time: passwords must not take all cores."""
        return await asyncio.get_running_loop().run_in_executor(self.hashing, work)

    # -- bots --------------------------------------------------------------------------------------------------

    async def new_bot(self, owner: Person, name: str) -> tuple[Person, str]:
        """A bot that plays from another machine, and its token."""
        if len(await self.bots_of(owner)) >= MOST_BOTS:
            raise Refusal("server-bots-many", most=MOST_BOTS)
        bot = await self.welcome(name, owner.language, "bot", owner.id)
        token = new_token()
        values: dict[str, object] = {"digest": token_digest(token), "person": bot.id, "label": bot.name}
        values["created"] = self.now()
        await self.database.execute(insert(TOKENS), values)
        return bot, token

    async def bots_of(self, owner: Person) -> list[Person]:
        """The bots of a person that still have a token."""
        wanted = select(PEOPLE).join(TOKENS, TOKENS.c.person == PEOPLE.c.id).where(PEOPLE.c.owner == owner.id)
        rows = await self.database.read(lambda connection: connection.execute(wanted.order_by(PEOPLE.c.created)).all())
        return [person_of(row) for row in rows]

    async def drop_bot(self, owner: Person, bot_id: str) -> None:
        """Void the token of a bot."""
        bot = await self.find(bot_id)
        if bot is None or bot.owner != owner.id:
            raise NotFound("server-no-bot")
        await self.database.run(lambda connection: drop_token(connection, bot_id))
        self.forget()
        self.on_void(bot_id)

    def close(self) -> None:
        """End the threads."""
        self.hashing.shutdown()


def checked_name(name: str) -> str:
    """A name that fits on one line."""
    clean = " ".join(name.split())
    if not clean or len(clean) > 40 or not clean.isprintable():
        raise UserError("server-name-unfit")
    return clean


def folded_login(login: str) -> str:
    """A login as it is stored and looked up: neither capitals nor the kind of spaces matter."""
    return " ".join(login.split()).casefold()
