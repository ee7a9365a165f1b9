"""The schema of the database. Values that are searched for have columns; the rest of a table is JSON (`body`).

A change of this file needs a migration beside it (`migrations/versions/`); a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

REVISION: Final = "0005"  # of the newest migration; a test compares the two
METADATA = MetaData()
# Compared byte by byte, so that an index finds all names with a prefix.
FOLDED = String(120).with_variant(String(120, collation="C"), "postgresql")

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, member, bot
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # members only, folded for comparison
    Column("password", Text),  # Argon2
    Column("owner", String(32), ForeignKey("people.id"), index=True),  # of a bot
    Column("language", String(8), nullable=False),
    Column("epoch", Integer, nullable=False),  # raised to sign out all devices
    Column("created", Float, nullable=False),
    Column("mu", Float),  # OpenSkill: the estimate of a member's strength, None before the first rated game
    Column("sigma", Float),  # its uncertainty
    Column("rated", Integer, nullable=False, server_default="0"),  # number of rated games
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("digest", String(64), primary_key=True),  # the token itself is never stored
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),  # raised by every change: optimistic concurrency
    Column("number", Integer, nullable=False),  # of the last event
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("public", Boolean, nullable=False),
    Column("players", Integer, nullable=False),
    Column("edition", String(16), nullable=False),
    Column("engine", String(16), nullable=False),  # the version of the program that started the game
    Column("seed", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),  # everything else, as JSON
    Column("deadline", Float),  # when the first clock runs out
    Column("keeper", String(32)),  # the server process that last changed it and plays its bots
    Column("keeper_until", Float),  # set while a bot has to move; afterwards any process may take over
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Index("tables_by_status", "status", "public", "created"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_keeper", "keeper_until"),
    Index("tables_by_end", "ended"),
)

BEGINNINGS = Table(  # not in the row of the table, which every move writes
    "beginnings",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("identity", LargeBinary, nullable=False),  # the game before its first event, as JSON
)

SITTERS = Table(
    "sitters",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Index("sitters_by_person", "person", "table_id"),
)

CODES = Table(
    "codes",
    METADATA,
    Column("code", String(32), primary_key=True),  # an unguessable link to a seat
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),  # JSON (tables/events.py): public
    Column("at", Float, nullable=False),
)

PLANS = Table(
    "plans",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("after", Integer, nullable=False),  # the last event before the planning step it belongs to
    Column("data", LargeBinary, nullable=False),  # JSON: the texts of the moves, and whether the player is ready
)

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("folded", FOLDED, nullable=False, server_default=""),  # the name, searched by prefix
    Column("points", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("sheet", LargeBinary),  # JSON: points by source
    Column("tiles", LargeBinary),  # JSON: the numbers of the tiles
    Column("mu", Float),  # the rating after this game, if it was rated
    Column("sigma", Float),
    Index("results_by_name", "folded"),
)

ARCHIVE = Table(
    "archive",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ended", Float, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("players", Integer, nullable=False),
    Column("edition", String(16), nullable=False),
    Column("how", String(12), nullable=False),  # scored, conceded, agreed, unfinished (see game_end.py)
    Column("bots", Boolean, nullable=False),  # whether one played
    Column("imported", Boolean, nullable=False),
    Index("archive_by_end", "public", "ended", "table_id"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("muted", String(32), ForeignKey("people.id"), primary_key=True),
)

WEBHOOKS = Table(
    "webhooks",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("secret", String(64), nullable=False),  # signs requests, so it cannot be stored as a digest
    Column("failures", Integer, nullable=False),  # in a row
    Column("problem", String(40), nullable=False),  # the message key of the last failure
)
