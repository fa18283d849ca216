"""The database: tables with their openings, and the journal of each."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Double, nullable=False),
    Column("opening", JSON, nullable=False),
    # These two follow from the journal. They are there to find the tables at which a bot has to move.
    Column("bot_to_move", Boolean, nullable=False, server_default=false()),
    Column("over", Boolean, nullable=False, server_default=false()),
)
Index("tables_waiting", tables.c.bot_to_move, sqlite_where=tables.c.bot_to_move, postgresql_where=tables.c.bot_to_move)

# An entry is never changed or taken away: (table, number) is the key, so that of two writers only one makes number 17.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", Double, nullable=False),
    Column("nonce", String(64)),
    UniqueConstraint("table_id", "nonce", name="one_entry_for_a_nonce"),
)
