"""The log: its set-up, plain or as JSON lines, and error summaries without secrets."""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from pathlib import PurePath


class Loggable(Exception):
    """An error whose message holds no secret."""


def error_summary(error: BaseException) -> str:
    """An error's kind and place; its message only if the system wrote it or it is `Loggable`, since others may quote
    secrets."""
    frames = traceback.extract_tb(error.__traceback__)
    at = f" at {PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    text = error.strerror if isinstance(error, OSError) else str(error) if isinstance(error, Loggable) else ""
    return f"{type(error).__name__}{at}{f': {text}' if text else ''}"


class JsonFormatter(logging.Formatter):
    """One JSON object a line: time, level, logger, message."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def configure_logging(level: str, as_json: bool) -> None:
    """Set up the log of the process on standard error, from this level on."""
    handler = logging.StreamHandler()
    plain = logging.Formatter("{asctime} {levelname:<7} {name}: {message}", style="{")
    handler.setFormatter(JsonFormatter() if as_json else plain)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("discord", "aiosqlite", "psycopg", "PIL"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.getLogger().level))
