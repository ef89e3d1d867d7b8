"""The tables of the database. `events` is the truth about games; it is only ever added to."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
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

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

ID = String(32)
HASH = String(64)

players = Table(
    "players",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
)

# Tokens are kept as SHA-256. One with a table is good for that table only.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("player", ID, ForeignKey("players.id"), nullable=False, index=True),
    Column("game_table", ID),
    Column("created", Float, nullable=False),
)

# Codes that move a player to another device, kept as SHA-256, each for one use.
links = Table(
    "links",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("player", ID, ForeignKey("players.id"), nullable=False),
    Column("expires", Float, nullable=False),
    Column("used", Boolean, nullable=False),
)

# What can be read of a table without its events, to list and to find it; and its secret.
tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(32), nullable=False),
    Column("state", String(16), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("wakes", Float, index=True),  # when the server has something to do there
    Column("secret", LargeBinary),
)

events = Table(
    "events",
    metadata,
    Column("game_table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
)

# Who holds a seat, to find one's tables.
seats = Table(
    "seats",
    metadata,
    Column("game_table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", ID, ForeignKey("players.id"), nullable=False, index=True),
)

reviews = Table(
    "reviews",
    metadata,
    Column("game_table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("setting", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", ID, primary_key=True),
    Column("player", ID, ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("failed", Text),
)

# Which process lets bots and clocks act at a table, where several share a database.
leases = Table(
    "leases",
    metadata,
    Column("game_table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("owner", ID, nullable=False),
    Column("until", Float, nullable=False),
)

# What games were played with: the files of a game's content, as a JSON object by name.
contents = Table(
    "contents",
    metadata,
    Column("digest", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("files", Text, nullable=False),
)

# What the server keeps for itself, such as the key of its notices.
settings = Table(
    "settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

Index("ix_tables_changed", tables.c.changed)
