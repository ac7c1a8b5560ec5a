"""The web table's server: HTTP and WebSocket around views, redacted events and options. It knows no game."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..kernel.errors import SetupError
from .settings import Limits, Settings

if TYPE_CHECKING:
    from fastapi import FastAPI

__all__ = ["Limits", "Settings", "run"]

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "imperia.db",
    *,
    workers: int = 1,
    bot_delay: float = 0.4,
    web: Path | None = None,
    origins: tuple[str, ...] = (),
    limits: Limits | None = None,
    verbose: bool = False,
) -> None:
    """Serve until interrupted. `database` is a file name or an SQLAlchemy URL."""
    import uvicorn

    extra: dict[str, Any] = {"web": web} if web is not None else {}
    settings = Settings(
        database=database if "://" in database else f"sqlite:///{database}",
        workers=workers,
        bot_delay=bot_delay,
        origins=origins,
        hosts=LOOPBACK if host in LOOPBACK else (),
        limits=limits or Limits(),
        **extra,
    )
    config = uvicorn.Config(
        _opened(settings),
        host=host,
        port=port,
        access_log=False,
        log_config=logging_plan(verbose),
        ws_max_size=4 * settings.limits.message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=32 * 1024,
        server_header=False,
    )
    where = f"[{host}]" if ":" in host else host
    logging.getLogger("imperia.server").info("the table is open at http://%s:%s/", where, port)
    uvicorn.Server(config).run()


def _opened(settings: Settings) -> FastAPI:
    """The application; a database that cannot be used is refused with a sentence that holds no password."""
    from alembic.util import CommandError
    from sqlalchemy.exc import DBAPIError, SQLAlchemyError

    from .app import create_app

    try:
        return create_app(settings)
    except DBAPIError as error:
        raise SetupError("The database cannot be opened: {why}.", key="database", why=error.orig) from error
    except CommandError as error:
        raise SetupError("The database was made by a newer version of this program.", key="database-newer") from error
    except (OSError, SQLAlchemyError, ImportError) as error:
        raise SetupError("The database cannot be opened: {why}.", key="database", why=error) from error


def logging_plan(verbose: bool) -> dict[str, Any]:
    """Logging without secrets: no queries, hence no links; no cookies; each access only when asked for."""
    level = logging.INFO if verbose else logging.WARNING
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"no_queries": {"()": "imperia.server.guard.NoQueries"}},
        "formatters": {"plain": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
        "handlers": {
            "console": {"class": "logging.StreamHandler", "formatter": "plain", "filters": ["no_queries"]},
        },
        "loggers": {
            "uvicorn": {"handlers": ["console"], "level": level, "propagate": False},
            "imperia": {"handlers": ["console"], "level": logging.INFO, "propagate": False},
            "imperia.access": {"level": level},
        },
    }
