"""The log: one line an action, plain or as JSON, and never a secret."""

from __future__ import annotations

import json
import logging
import sqlite3
import traceback
from datetime import UTC, datetime
from pathlib import PurePath


def error_summary(error: BaseException) -> str:
    """An error's kind and place; its message only where the system or SQLite wrote it: others may quote a hand."""
    frames = traceback.extract_tb(error.__traceback__)
    at = f" at {PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    told = error.strerror if isinstance(error, OSError) else str(error) if isinstance(error, sqlite3.Error) else ""
    return f"{type(error).__name__}{at}{f': {told}' if told else ''}"


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
    """Write the log to standard error, once for the whole process."""
    handler = logging.StreamHandler()
    plain = logging.Formatter("{asctime} {levelname:<7} {name}: {message}", style="{")
    handler.setFormatter(JsonFormatter() if as_json else plain)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("discord", "aiosqlite", "PIL"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.getLogger().level))
