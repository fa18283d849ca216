"""Brings the database of an older version up to date; `cenote.server.store` runs it when a server starts."""
