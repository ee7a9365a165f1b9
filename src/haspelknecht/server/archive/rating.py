"""OpenSkill ratings (Plackett-Luce) of members, from games between members only."""

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
    """The skill of a player: the estimate, its uncertainty, and the number of rated games."""

    mu: float
    sigma: float
    games: int


def rate(connection: Connection, draft: TableDraft) -> dict[str, Rating]:
    """Store and return the new ratings by person; empty if the game is not rated.

    The rows of the players are locked in a fixed order, so that games that end at the same moment in different
    processes are rated one after the other, without deadlocks. (SQLite has one writer anyway.)
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
    """Whether a game that begins now will be rated when it is over, unless all agree to end it early.

    Decided once, at the start: a player who becomes a member or changes devices later does not affect the others.
    """
    if not may_count(draft):
        return False
    people = [seat.person for seat in draft.body.seats]
    kinds = connection.scalars(select(PEOPLE.c.kind).where(PEOPLE.c.id.in_(people))).all()
    return len(kinds) == len(people) and set(kinds) == {"member"}


def may_count(draft: TableDraft) -> bool:
    """Whether a game is rated if all its players are members: all different people, no bots, not imported."""
    seats = draft.body.seats
    people = {seat.person for seat in seats if seat.kind == "person" and seat.person}
    return len(people) == len(seats) and not draft.body.imported


def after_game(before: list[Rating], ranks: list[int]) -> list[Rating]:
    """The ratings after a game; rank 1 is best."""
    teams = [[MODEL.create_rating([rating.mu, rating.sigma])] for rating in before]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(team[0].mu, team[0].sigma, rating.games + 1) for team, rating in zip(rated, before, strict=True)]
