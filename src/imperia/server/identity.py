"""Identity without accounts: a signed cookie for each browser, and the unguessable links of a table.

Everything hangs on one secret. Links are computed from it and never stored; it is never logged.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

import sqlalchemy as sa
from itsdangerous import BadSignature, Signer

from ..kernel.errors import SetupError
from .files import keep_private, write_once
from .settings import Settings

COOKIE = "imperia"
COOKIE_AGE = 400 * 24 * 3600  # the longest a browser keeps one
INVITE, SPECTATE, SEAT = "invite", "spectate", "seat"
KEPT = 4000  # links that are kept once they were computed
SHORTEST = 16  # letters of a secret; our own have 64


def secret_of(settings: Settings) -> str:
    """The server's secret: from its settings or environment, else from a file beside the database."""
    given = settings.secret or os.environ.get("IMPERIA_SECRET", "")
    if given:
        if len(given) < SHORTEST:
            raise SetupError(
                "The secret that was given is too short: at least {least} characters are needed.",
                key="secret-short",
                least=SHORTEST,
            )
        return given
    url = sa.make_url(settings.database)
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return secrets.token_urlsafe(48)  # nothing to keep it beside: good until the server stops
    return _kept(Path(f"{url.database}-secret"))


def _kept(path: Path) -> str:
    """The secret in the file, which is made at the first start."""
    try:
        if not path.exists():
            with suppress(FileExistsError):  # another server was faster
                write_once(path, secrets.token_urlsafe(48) + "\n")
        found = path.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not plain text"
        raise SetupError(
            "The secret in {path} cannot be read or made: {why}.", key="secret-unread", path=path, why=why
        ) from error
    if len(found) < SHORTEST:
        raise SetupError(
            "The secret in {path} is empty or cut short: it has {found} of at least {least} characters. "
            "Put the right one back from a backup, or delete the file: a new one is made, and all cookies and links of "
            "before are lost.",
            key="secret-cut",
            path=path,
            found=len(found),
            least=SHORTEST,
        )
    keep_private(path)
    return found


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
        return _token(self._key, f"{purpose}:{table}:{number}" if number else f"{purpose}:{table}")

    def opens(self, token: str | None, table: str, numbers: tuple[int, int] = (0, 0)) -> str | None:
        """What a token is good for at a table: INVITE, SPECTATE or nothing. Which links are valid: `TableRow.links`."""
        if not token or not token.isascii():
            return None
        for purpose, number in zip((INVITE, SPECTATE), numbers, strict=True):
            if number >= 0 and hmac.compare_digest(token.encode(), self.token(table, purpose, number).encode()):
                return purpose
        return None

    def seat_token(self, table: str, owner: str) -> str:
        """The secret part of the link that moves one's own seats to another browser; no longer good once they moved."""
        return self.token(table, f"{SEAT}:{owner}")

    def owner_of(self, token: str, table: str, owners: Iterable[str]) -> str | None:
        """Whose seats a token moves."""
        if not token.isascii():
            return None
        for owner in owners:
            if hmac.compare_digest(token.encode(), self.seat_token(table, owner).encode()):
                return owner
        return None


@lru_cache(maxsize=KEPT)
def _token(key: bytes, text: str) -> str:
    return base64.urlsafe_b64encode(hmac.digest(key, text.encode(), "sha256")[:24]).decode()


def public_id(identity: str) -> str:
    """A short name of an identity that gives nothing away."""
    return hashlib.sha256(b"public:" + identity.encode()).hexdigest()[:8]


def new_table_id() -> str:
    return secrets.token_urlsafe(9).replace("_", "x").replace("-", "y")
