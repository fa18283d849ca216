"""What Alembic runs: the connection is given by whoever calls it."""

from __future__ import annotations

from alembic import context

from cenote.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
