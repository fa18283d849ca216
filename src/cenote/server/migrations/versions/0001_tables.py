"""Tables and their journals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("opening", sa.JSON, nullable=False),
        sa.Column("bot_to_move", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    waiting = sa.text("bot_to_move")
    op.create_index("tables_waiting", "tables", ["bot_to_move"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("nonce", sa.String(64)),
        sa.UniqueConstraint("table_id", "nonce", name="one_entry_for_a_nonce"),
    )
