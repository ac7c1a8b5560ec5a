"""What a server can be told: where it keeps its tables, under which names it is known, how many bots think, its limits.

By a file (`imperia serve --config imperia.toml`), by the environment (`IMPERIA_PORT`, `IMPERIA_LIMITS_RATE`) and by the
command line; the later one wins.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from ..kernel.errors import SetupError

_HERE = Path(__file__).resolve()
LOOPBACK = ("127.0.0.1", "localhost", "::1")
PREFIX = "IMPERIA_"


def _built_page() -> Path | None:
    """The built page: beside the installed program, or in the repository."""
    for place in (_HERE.parents[1] / "web", _HERE.parents[3] / "web" / "dist"):
        if (place / "index.html").is_file():
            return place
    return None


@dataclass(frozen=True)
class Limits:
    """Bounds on what one browser may ask for; a request over a bound is refused and changes nothing.

    One address may have `crowd` times as much, for many browsers can share it.
    """

    body: int = 32 * 1024  # bytes of a request
    record: int = 1024 * 1024  # bytes of an imported record
    message: int = 4 * 1024  # bytes of a WebSocket message
    rate: float = 25.0  # requests a second, in the long run
    burst: float = 150.0  # requests at once
    crowd: int = 16  # browsers' worth that one address may have
    messages: float = 10.0  # WebSocket messages a second
    message_burst: float = 40.0
    sockets: int = 24  # live connections
    mistakes: int = 8  # malformed messages before a connection is closed
    name: int = 40  # letters of a name
    tables: int = 40  # new tables at once
    tables_hourly: float = 120.0  # and in the long run
    bots: int = 24  # tables at which bots think for one opener
    imports: int = 10  # imported records at once, one after another
    imports_hourly: float = 120.0
    importing: int = 4  # records that are being replayed for one address
    analyses: int = 12  # finished games analysed, one after another
    analyses_hourly: float = 30.0
    analysing: int = 4  # games that are being analysed for one address
    moves: int = 20_000  # moves of an imported record
    undos: int = 5_000  # undos in it; each makes the server play a few dozen moves again
    replay: float = 20.0  # seconds of a processor that one imported record may take
    work: float = 30.0  # seconds of replaying at once, over all tables somebody opens
    work_rate: float = 0.1  # seconds of it a second, in the long run
    silence: float = 10.0  # seconds within which a connection must have asked for something
    silent: int = 512  # connections without a request; over it the oldest is closed


@dataclass(frozen=True)
class Settings:
    """Everything `create_app` and `run` need to know."""

    host: str = "127.0.0.1"  # where to listen
    port: int = 8000
    database: str = "sqlite:///imperia.db"  # an SQLAlchemy URL; a bare name is a file of SQLite
    secret: str = ""  # signs cookies and links; empty: kept in a file beside the database
    web: Path | None = field(default_factory=_built_page)  # the built page, if there is one
    public: tuple[str, ...] = ()  # names it is known under; with none, those of loopback when it listens only there
    origins: tuple[str, ...] = ()  # further origins that may act, besides the server's own
    proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-… are believed
    watchers: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses that may read /metrics
    workers: int = 1  # processes in which bots think
    bot_delay: float = 0.4  # seconds before a bot's answer, so that people can follow
    thinking: float = 60.0  # seconds after which a thinking bot is stopped
    analysis_worlds: int = 0  # for each point of an analysis; 0: as many as a game of this length allows
    analysis_walks: int = 0  # of the search that says what a master would have done; 0: as many as he makes unhurried
    tables: int = 256  # idle tables kept in memory
    log: str = "plain"  # or json
    access: bool = False  # log every request
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        if "://" not in self.database:
            object.__setattr__(self, "database", f"sqlite:///{self.database}")

    @property
    def hosts(self) -> tuple[str, ...]:
        """The host names it answers to; empty: any."""
        at_home = LOOPBACK if self.host in LOOPBACK else ()
        return (*(name.lower() for name in self.public), *LOOPBACK) if self.public else at_home


def settings_from(
    file: Path | None = None, environ: Mapping[str, str] = os.environ, given: Mapping[str, Any] | None = None
) -> Settings:
    """The settings of a file, the environment and the command line; SetupError names what is wrong."""
    told = _read(file) if file is not None else {}
    limits = told.pop("limits", {})
    if not isinstance(limits, dict):
        raise SetupError("In {file} [limits] must be a table of numbers.", key="settings-limits", file=file)
    known = {one.name: one.default for one in fields(Settings) if one.name not in ("web", "limits")}
    bounds = {one.name: one.default for one in fields(Limits)}
    _check_keys(told, {*known, "web"}, str(file))
    _check_keys(limits, set(bounds), f"{file} [limits]")
    values = {key: _fitting(key, value, known.get(key, "")) for key, value in told.items()}
    values |= _from_environment(environ, PREFIX, known)
    chosen = {key: _fitting(key, value, bounds[key]) for key, value in limits.items()}
    chosen |= _from_environment(environ, f"{PREFIX}LIMITS_", bounds)
    if "web" in values:
        values["web"] = Path(values["web"])
    made = Settings(**(values | dict(given or {}) | {"limits": Limits(**chosen)}))
    _check(made)
    return made


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError(
            "The settings {file} cannot be read: {why}.", key="settings-unread", file=file, why=error.strerror
        ) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SetupError(
            "The settings {file} are not valid TOML: {why}.", key="settings-form", file=file, why=error
        ) from error


def _check_keys(told: Mapping[str, Any], known: set[str], where: str) -> None:
    for key in told:
        if key not in known:
            raise SetupError(
                "{where}: there is no setting {name!r}; there are: {known}.",
                key="no-setting",
                where=where,
                name=key,
                known=", ".join(sorted(known)),
            )


def _from_environment(environ: Mapping[str, str], prefix: str, known: Mapping[str, Any]) -> dict[str, Any]:
    names = {key: f"{prefix}{key.upper()}" for key in known}
    return {key: _fitting(name, environ[name], known[key]) for key, name in names.items() if name in environ}


def _fitting(key: str, value: Any, example: Any) -> Any:
    """`value` as the kind of thing that `example` is; words are taken apart for those who can only give words."""
    if isinstance(example, tuple):
        parts = value.split(",") if isinstance(value, str) else value
        if isinstance(parts, list) and all(isinstance(part, str) for part in parts):
            return tuple([part.strip() for part in parts if part.strip()])
    elif isinstance(example, bool):
        if isinstance(value, bool) or str(value).lower() in ("yes", "no", "true", "false", "1", "0"):
            return value if isinstance(value, bool) else value.lower() in ("yes", "true", "1")
    elif isinstance(example, (int, float)) and not isinstance(value, bool):
        try:
            return type(example)(value)
        except (TypeError, ValueError, OverflowError):
            pass
    elif isinstance(value, str):
        return value
    raise SetupError("The setting {name} cannot be {value!r}.", key="setting-value", name=key, value=value)


def _check(settings: Settings) -> None:
    if settings.log not in ("plain", "json"):
        raise SetupError("The log can be plain or json, not {value!r}.", key="setting-log", value=settings.log)
    for one in fields(Limits):
        if not 0 < getattr(settings.limits, one.name) < 1e12:
            raise SetupError("The limit {name} must be a number above 0.", key="setting-limit", name=one.name)
