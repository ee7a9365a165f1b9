"""Accounts in the database: guests, members with passwords, bots with tokens."""

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
from haspelknecht.server.accounts.credentials import HASHER, dummy_hash, matches, new_token, token_digest
from haspelknecht.server.accounts.person import Person, PersonKind, by_id, by_token, drop_token, epochs_of, person_of
from haspelknecht.server.errors import Conflict, NotAllowed, NotFound, Refusal, SignInNeeded
from haspelknecht.server.ids import new_id
from haspelknecht.server.storage.database import Database
from haspelknecht.server.storage.schema import PEOPLE, TOKENS

CACHE_SECONDS: Final = 5.0  # how long a cached person is used if other processes may change the row
MAX_CACHED: Final = 10_000
MAX_ID_LENGTH: Final = 32  # ours have 16 letters
MAX_BOTS: Final = 20
MIN_PASSWORD_LENGTH: Final = 10


class People:
    """All accounts of the server, with a cache of those in use."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self.cache_seconds = CACHE_SECONDS if database.postgres else inf
        self.cache: OrderedDict[str, tuple[float, Person | None]] = OrderedDict()
        self.changes = 0  # a lookup that began before a change must not be cached
        self.on_revoked: Callable[[str], None] = lambda person: None  # called with the id when sessions become invalid
        self.hashing = ThreadPoolExecutor(1, thread_name_prefix="passwords")  # Argon2 is slow on purpose

    # -- lookup ------------------------------------------------------------------------------------------------

    async def find(self, person_id: str) -> Person | None:
        """The person with this id, perhaps from the cache; None if there is none.

        Ids longer than any of ours are not looked up, so that invalid requests cannot fill the cache.
        """
        if len(person_id) > MAX_ID_LENGTH:
            return None
        return await self.cached(f"id {person_id}", lambda connection: by_id(connection, person_id))

    async def find_uncached(self, person_id: str) -> Person | None:
        """The person with this id as stored now; None if there is none."""
        self.cache.pop(f"id {person_id}", None)
        return await self.find(person_id)

    async def by_token(self, token: str) -> Person | None:
        """The bot with this token; None if no bot has it."""
        digest = token_digest(token)
        return await self.cached(f"token {digest}", lambda connection: by_token(connection, digest))

    async def cached(self, key: str, look_up: Callable[[Connection], Person | None]) -> Person | None:
        """The cached result for `key`, or what `look_up` finds in the database."""
        until, person = self.cache.get(key, (0.0, None))
        now = self.now()
        if until < now:
            changes = self.changes
            person = await self.database.read(look_up)
            if changes != self.changes:
                return person
            self.cache[key] = (now + self.cache_seconds, person)
            self.cache.move_to_end(key)
            while len(self.cache) > MAX_CACHED:
                self.cache.popitem(last=False)
        return person

    def clear_cache(self) -> None:
        """Drop all cached people, because one of them has changed."""
        self.changes += 1
        self.cache.clear()

    async def epochs(self, people: set[str]) -> dict[str, int]:
        """The current epoch of each of these people, even if another process raised it; unknown ids are left out."""
        if self.database.postgres:
            return await self.database.read(lambda connection: epochs_of(connection, list(people)))
        known = [await self.find(person) for person in people]
        return {person.id: person.epoch for person in known if person is not None}

    # -- creating, changing, signing in ------------------------------------------------------------------------

    async def create(self, name: str, language: str, kind: PersonKind = "guest", owner: str | None = None) -> Person:
        """Store a new person and return it; raises `UserError` for a name that is empty, too long or unprintable."""
        person = Person(new_id(), kind, checked_name(name), language, 0, owner=owner)
        values: dict[str, object] = {"id": person.id, "kind": kind, "name": person.name, "language": language}
        values |= {"epoch": 0, "created": self.now(), "owner": owner}
        await self.database.execute(insert(PEOPLE), values)
        return person

    async def change(self, person: Person, **values: object) -> Person:
        """Set another name or language; returns the changed person."""
        if "name" in values:
            values["name"] = checked_name(str(values["name"]))
        await self.store(person, values)
        changed = await self.find(person.id)
        assert changed is not None
        return changed

    async def store(self, person: Person, values: dict[str, object]) -> None:
        """Update the row of a person; raises `Conflict` if the login is already taken."""
        statement = update(PEOPLE).where(PEOPLE.c.id == person.id).values(**values)
        try:
            await self.database.execute(statement)
        except IntegrityError:
            raise Conflict("server-login-taken") from None
        finally:
            self.clear_cache()
        if "epoch" in values:
            self.on_revoked(person.id)

    async def set_password(self, person: Person, login: str, password: str, old_password: str) -> Person:
        """Make a guest a member, or change a member's login and password; all other devices are signed out.

        Returns the changed person. Raises `UserError` for an unusable login or password, `NotAllowed` for a wrong old
        password, and `Conflict` if the login is already taken.
        """
        folded = folded_login(checked_name(login))
        if len(password) < MIN_PASSWORD_LENGTH or len(password) > 200:
            raise UserError("server-password-short", least=MIN_PASSWORD_LENGTH)
        await self.check_password(person, old_password)
        hashed = await self.in_thread(lambda: HASHER.hash(password))
        values: dict[str, object] = {"kind": "member", "login": folded, "password": hashed, "epoch": PEOPLE.c.epoch + 1}
        await self.store(person, values)
        changed = await self.find(person.id)
        assert changed is not None
        return changed

    async def check_password(self, person: Person, given: str) -> None:
        """Raise `NotAllowed` if a member gives a wrong old password. Guests have none, so nothing is checked.

        Without this, anyone who finds a signed-in browser could take over the account.
        """
        wanted = select(PEOPLE.c.password).where(PEOPLE.c.id == person.id)
        stored = await self.database.read(lambda connection: connection.execute(wanted).scalar_one())
        if stored is not None and not await self.in_thread(lambda: matches(stored, given)):
            raise NotAllowed("server-old-password-wrong")

    async def sign_in(self, login: str, password: str) -> Person:
        """The member with this login and password; raises `SignInNeeded` without saying which of the two was wrong."""
        folded = folded_login(login)
        row = await self.database.read(
            lambda connection: connection.execute(select(PEOPLE).where(PEOPLE.c.login == folded)).one_or_none()
        )
        right = await self.in_thread(lambda: matches((row and row.password) or dummy_hash(), password))
        if not right or row is None:
            raise SignInNeeded("server-sign-in-wrong")
        return person_of(row)

    async def sign_out_everywhere(self, person: Person) -> None:
        """Invalidate all session cookies of a person."""
        await self.store(person, {"epoch": PEOPLE.c.epoch + 1})

    async def in_thread(self, work: Callable[[], str | bool]) -> str | bool:
        """Run slow work outside the event loop, one at a time so that hashing passwords never takes all cores."""
        return await asyncio.get_running_loop().run_in_executor(self.hashing, work)

    # -- bots --------------------------------------------------------------------------------------------------

    async def new_bot(self, owner: Person, name: str) -> tuple[Person, str]:
        """Create a remote bot; returns it with its token. Raises `Refusal` if the owner has too many bots."""
        if len(await self.bots_of(owner)) >= MAX_BOTS:
            raise Refusal("server-bots-many", most=MAX_BOTS)
        bot = await self.create(name, owner.language, "bot", owner.id)
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
        """Delete the token of a bot; raises `NotFound` if the owner has no such bot."""
        bot = await self.find(bot_id)
        if bot is None or bot.owner != owner.id:
            raise NotFound("server-no-bot")
        await self.database.run(lambda connection: drop_token(connection, bot_id))
        self.clear_cache()
        self.on_revoked(bot_id)

    def close(self) -> None:
        """Stop the hashing thread."""
        self.hashing.shutdown()


def checked_name(name: str) -> str:
    """The name with single spaces; raises `UserError` if it is empty, longer than 40 letters or unprintable."""
    clean = " ".join(name.split())
    if not clean or len(clean) > 40 or not clean.isprintable():
        raise UserError("server-name-unfit")
    return clean


def folded_login(login: str) -> str:
    """A login as it is stored and looked up: upper case and the kind of spaces do not matter."""
    return " ".join(login.split()).casefold()
