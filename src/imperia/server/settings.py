"""What a server can be told: where it keeps its tables, where the page lies, how many bots think, and its limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

_HERE = Path(__file__).resolve()


def _built_page() -> Path | None:
    """The built page: beside the installed program, or in the repository."""
    for place in (_HERE.parents[1] / "web", _HERE.parents[3] / "web" / "dist"):
        if (place / "index.html").is_file():
            return place
    return None


@dataclass(frozen=True)
class Limits:
    """Bounds on what one browser may ask for; a request over a bound is refused and changes nothing."""

    body: int = 32 * 1024  # bytes of a request
    record: int = 1024 * 1024  # bytes of an imported record
    message: int = 4 * 1024  # bytes of a WebSocket message
    rate: float = 25.0  # requests a second, in the long run
    burst: float = 150.0  # requests at once
    messages: float = 10.0  # WebSocket messages a second
    message_burst: float = 40.0
    sockets: int = 24  # live connections of one browser
    mistakes: int = 8  # malformed messages before a connection is closed
    name: int = 40  # letters of a name
    moves: int = 20_000  # moves of an imported record
    undos: int = 5_000  # undos in it; each makes the server play a few dozen moves again


@dataclass(frozen=True)
class Settings:
    """Everything `create_app` needs to know."""

    database: str = "sqlite:///imperia.db"  # an SQLAlchemy URL
    web: Path | None = field(default_factory=_built_page)  # the built page, if there is one
    secret: str = ""  # signs cookies and links; empty: kept in a file beside the database
    origins: tuple[str, ...] = ()  # further origins that may act, besides the server's own
    hosts: tuple[str, ...] = ()  # host names it answers to; empty: any
    workers: int = 1  # processes in which bots think
    bot_delay: float = 0.4  # seconds before a bot's answer, so that people can follow
    thinking: float = 60.0  # seconds after which a thinking bot is stopped
    tables: int = 256  # idle tables kept in memory
    limits: Limits = field(default_factory=Limits)
