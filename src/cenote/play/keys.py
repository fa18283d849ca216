"""Secrets: the key by which a table knows a browser again, and the invitation to a seat.

Whoever has one may act with it, so a table keeps only what they hash to. They are drawn at random and long, so that
one round of hashing is enough.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

ID_BYTES = 9
SECRET_BYTES = 24
BETWEEN = "."
ID = re.compile("[A-Za-z0-9_-]{12}")


def new_id() -> str:
    """The name of a table. Nobody can guess it, for whoever knows it may watch."""
    return secrets.token_urlsafe(ID_BYTES)


def could_be_id(text: str) -> bool:
    """Whether a table could be called so."""
    return ID.fullmatch(text) is not None


def new_key() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_invitation(table: str) -> str:
    """An invitation to a seat. It names the table, so that it can be found, and a browser that has a key for it can
    show it."""
    return f"{table}{BETWEEN}{secrets.token_urlsafe(SECRET_BYTES)}"


def invited_to(invitation: str) -> str:
    """The table that an invitation is for."""
    return invitation.partition(BETWEEN)[0]


def key_for(invitation: str, nonce: str) -> str:
    """The key that whoever holds this invitation gets: the same when they have to ask once more."""
    return hmac.new(invitation.encode(), nonce.encode(), hashlib.sha256).hexdigest()[:48]


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
