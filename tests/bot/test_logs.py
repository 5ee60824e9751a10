"""The log says where an error happened, and never quotes data."""

from __future__ import annotations

import json
import logging

from bot.logs import JsonFormatter, error_summary


def test_an_errors_place_is_told_without_its_message() -> None:
    try:
        raise KeyError("the-one-ring")
    except KeyError as error:
        told = error_summary(error)
    assert told.startswith("KeyError at test_logs.py:")
    assert "ring" not in told


def test_a_json_line_has_time_level_logger_and_message() -> None:
    record = logging.LogRecord("bot.game.runner", logging.INFO, __file__, 1, "table %d step %d", (3, 4), None)
    line = json.loads(JsonFormatter().format(record))
    assert line.pop("time").endswith("+00:00")
    assert line == {"level": "info", "logger": "bot.game.runner", "message": "table 3 step 4"}
