"""OpenSkill ratings (Plackett-Luce) of members, for games that only members played against each other."""

from __future__ import annotations

from typing import Final

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, bindparam, select, update

from haspelknecht.server.storage.schema import PEOPLE
from haspelknecht.server.tables.table_draft import TableDraft

MODEL: Final = PlackettLuce()
UPDATE: Final = (
    update(PEOPLE)
    .where(PEOPLE.c.id == bindparam("person"))
    .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"), rated=bindparam("new_rated"))
)


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is: the estimate, its uncertainty, and how many games it comes from."""

    mu: float
    sigma: float
    games: int


def rate(connection: Connection, draft: TableDraft) -> dict[str, Rating]:
    """The new ratings of the players, stored; nothing if the game does not count.

    The rows of the players are locked in one order, so that games which end at the same moment in different
    processes follow one another. (SQLite has one writer anyway.)
    """
    result = draft.body.result
    if result is None or result.how == "agreed" or draft.body.rated is False or not may_count(draft):
        return {}
    people = [seat.person for seat in draft.body.seats if seat.person]
    wanted = select(PEOPLE.c.id, PEOPLE.c.kind, PEOPLE.c.mu, PEOPLE.c.sigma, PEOPLE.c.rated)
    wanted = wanted.where(PEOPLE.c.id.in_(people)).order_by(PEOPLE.c.id).with_for_update(key_share=True)
    rows = {row.id: row for row in connection.execute(wanted)}
    if any(row.kind != "member" for row in rows.values()):
        return {}
    fresh = MODEL.rating()
    before = [
        Rating(fresh.mu, fresh.sigma, 0) if (row := rows[person]).mu is None else Rating(row.mu, row.sigma, row.rated)
        for person in people
    ]
    after = dict(zip(people, after_game(before, result.ranks), strict=True))
    values = [
        {"person": person, "new_mu": rating.mu, "new_sigma": rating.sigma, "new_rated": rating.games}
        for person, rating in sorted(after.items())
    ]
    connection.execute(UPDATE, values)
    return after


def will_count(connection: Connection, draft: TableDraft) -> bool:
    """Whether a game that begins now is rated when it is over, unless all agree to end it before.

    Decided once: who becomes a member later, or plays on another device, changes nothing for the others.
    """
    if not may_count(draft):
        return False
    people = [seat.person for seat in draft.body.seats]
    kinds = connection.scalars(select(PEOPLE.c.kind).where(PEOPLE.c.id.in_(people))).all()
    return len(kinds) == len(people) and set(kinds) == {"member"}


def may_count(draft: TableDraft) -> bool:
    """Whether a game is rated if all its players are members: different people, without bots, from the beginning."""
    seats = draft.body.seats
    people = {seat.person for seat in seats if seat.kind == "person" and seat.person}
    return len(people) == len(seats) and not draft.body.imported


def after_game(before: list[Rating], ranks: list[int]) -> list[Rating]:
    """The ratings after a game; rank 1 is best."""
    teams = [[MODEL.create_rating([rating.mu, rating.sigma])] for rating in before]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(team[0].mu, team[0].sigma, rating.games + 1) for team, rating in zip(rated, before, strict=True)]
