"""The web table's server: HTTP and WebSocket around views, redacted events and options. It knows no game."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..kernel.errors import SetupError
from .settings import Limits, Settings, settings_from

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

__all__ = ["Limits", "Settings", "run", "settings_from", "uvicorn_config"]

TURNS = 0.0005  # seconds after which a thread lets another one run: the one that writes must not wait for each picture
GOODBYE = 10  # seconds that requests under way get when the server is told to stop


def run(settings: Settings | None = None, **given: Any) -> None:
    """Serve until interrupted, as the settings say; single ones can be `given` by name."""
    import uvicorn

    settings = replace(settings or Settings(), **given)
    _many_files()
    sys.setswitchinterval(TURNS)
    config = uvicorn_config(_opened(settings), settings)
    where = f"[{settings.host}]" if ":" in settings.host else settings.host
    logging.getLogger("imperia.server").info("the table is open at http://%s:%s/", where, settings.port)
    uvicorn.Server(config).run()


def uvicorn_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application: with our doors, and believing only the proxies that are named."""
    import uvicorn

    from .doors import LiveDoor, door_for
    from .logs import logging_plan

    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=door_for(settings.limits),
        ws=LiveDoor,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        access_log=False,
        log_config=logging_plan(settings),
        ws_max_size=4 * settings.limits.message,
        ws_per_message_deflate=False,  # patches are short: to squeeze each for each socket costs more than it saves
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=max(1, int(settings.limits.silence)),
        timeout_graceful_shutdown=GOODBYE,
        server_header=False,
    )


def _many_files() -> None:
    """Every connection is an open file: take as many as the system lets this program have."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _opened(settings: Settings) -> FastAPI:
    """The application; a database that cannot be used is refused with a sentence that holds no password."""
    from alembic.util import CommandError
    from sqlalchemy.exc import DBAPIError, SQLAlchemyError

    from .app import create_app

    try:
        return create_app(settings, alone=True)
    except DBAPIError as error:
        raise SetupError("The database cannot be opened: {why}.", key="database", why=error.orig) from error
    except CommandError as error:
        raise SetupError("The database was made by a newer version of this program.", key="database-newer") from error
    except (OSError, SQLAlchemyError, ImportError) as error:
        raise SetupError("The database cannot be opened: {why}.", key="database", why=error) from error
