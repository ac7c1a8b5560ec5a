"""Logs without secrets, for people or for machines: no queries, hence no links; no cookies, no names, no moves."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any

from .settings import Settings


class NoQueries(logging.Filter):
    """Cuts the query off every address that is logged: invitations stand there."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple([_cut(value) for value in record.args])
        return True


def _cut(value: object) -> object:
    return value.split("?", 1)[0] if isinstance(value, str) and value.startswith("/") else value


class Lines(logging.Formatter):
    """One JSON object a line; what a record carries in `told` are fields of their own."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= getattr(record, "told", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def logging_plan(settings: Settings) -> dict[str, Any]:
    """What `logging.config.dictConfig` wants; each access only when asked for."""
    level = logging.INFO if settings.access else logging.WARNING
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"no_queries": {"()": NoQueries}},
        "formatters": {
            "plain": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
            "json": {"()": Lines},
        },
        "handlers": {
            "console": {"class": "logging.StreamHandler", "formatter": settings.log, "filters": ["no_queries"]},
        },
        "loggers": {
            "uvicorn": {"handlers": ["console"], "level": level, "propagate": False},
            "imperia": {"handlers": ["console"], "level": logging.INFO, "propagate": False},
            "imperia.access": {"level": level},
        },
    }
