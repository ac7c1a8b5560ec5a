"""Identity without accounts: a signed cookie for each browser, and the unguessable links of a table.

Everything hangs on one secret. Links are computed from it and never stored; it is never logged.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path

import sqlalchemy as sa
from itsdangerous import BadSignature, Signer

from .settings import Settings

COOKIE = "imperia"
COOKIE_AGE = 400 * 24 * 3600  # the longest a browser keeps one
INVITE, SPECTATE = "invite", "spectate"


def secret_of(settings: Settings) -> str:
    """The server's secret: from its settings or environment, else from a file beside the database."""
    given = settings.secret or os.environ.get("IMPERIA_SECRET", "")
    if given:
        return given
    url = sa.make_url(settings.database)
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return secrets.token_urlsafe(48)  # nothing to keep it beside: good until the server stops
    path = Path(f"{url.database}-secret")
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text(encoding="ascii").strip()
    with os.fdopen(handle, "w", encoding="ascii") as file:
        made = secrets.token_urlsafe(48)
        file.write(made + "\n")
        file.flush()
        os.fsync(file.fileno())
    return made


class Keys:
    """Makes and checks cookies and links."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="imperia.identity", digest_method=hashlib.sha256)
        self._key = hashlib.sha256(b"imperia.links." + secret.encode()).digest()

    def new_identity(self) -> str:
        return secrets.token_urlsafe(18)

    def cookie(self, identity: str) -> str:
        return self._signer.sign(identity).decode()

    def identity(self, cookie: str | None) -> str | None:
        """The identity of a cookie; None when there is none or its signature is not ours."""
        if not cookie:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def token(self, table: str, purpose: str, number: int = 0) -> str:
        """The secret part of a table's link, the how-manieth of its kind."""
        text = f"{purpose}:{table}:{number}" if number else f"{purpose}:{table}"
        digest = hmac.new(self._key, text.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:24]).decode()

    def opens(self, token: str | None, table: str, numbers: tuple[int, int] = (0, 0)) -> str | None:
        """What a token is good for at a table: INVITE, SPECTATE or nothing. Which links are valid: `TableRow.links`."""
        if not token or not token.isascii():
            return None
        for purpose, number in zip((INVITE, SPECTATE), numbers, strict=True):
            if number >= 0 and hmac.compare_digest(token.encode(), self.token(table, purpose, number).encode()):
                return purpose
        return None


def public_id(identity: str) -> str:
    """A short name of an identity that gives nothing away."""
    return hashlib.sha256(b"public:" + identity.encode()).hexdigest()[:8]


def new_table_id() -> str:
    return secrets.token_urlsafe(9).replace("_", "x").replace("-", "y")
