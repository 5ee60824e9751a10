"""The press benchmark measures what it claims: real answers, acknowledged, then committed, then shown."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.benchmarks import press as bench
from bot.cli.benchmarks.press import UNTIL, Moment, NotMeasured, Stopwatch

PRESS = 1_573_972_126_459_756_544


@pytest.fixture
def pressed() -> Stopwatch:
    """Simulate a press."""
    stopwatch = Stopwatch()
    stopwatch.event("INTERACTION_CREATE", {"id": str(PRESS), "type": 3, "token": "secret"})
    return stopwatch


def database(stopwatch: Stopwatch) -> sqlite3.Connection:
    """An empty table of presses, on an observed connection."""
    db = sqlite3.connect(":memory:", isolation_level=None, factory=stopwatch.connections())
    db.execute("CREATE TABLE interactions (interaction INTEGER)")
    return db


def test_every_measured_press_is_an_answer_that_was_committed(tmp_path: Path) -> None:
    timed = asyncio.run(bench._time_presses(tmp_path, presses=3, warm_up=1))
    assert len(timed) == 3
    for one in timed:
        assert 0 < one.spans["acknowledged"].wall <= one.spans["committed"].wall <= one.spans["shown"].wall
        assert 0 < one.spans["acknowledged"].cpu <= one.spans["committed"].cpu <= one.spans["shown"].cpu
        assert one.yardstick.cpu > 0
    warm_up, measured = 1, 3
    with closing(sqlite3.connect(tmp_path / "risk.sqlite3")) as db:
        assert db.execute("SELECT sum(taken) FROM interactions").fetchone() == (warm_up + measured,)


def test_what_is_measured_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    async def played(home: Path, presses: int, warm_up: int) -> list[bench.Timed]:
        spans = [{what: Moment(n * k / 1000, k / 1000) for k, what in enumerate(UNTIL, 1)} for n in range(presses)]
        return [bench.Timed(each, Moment(0.5, 0.25)) for each in spans]

    monkeypatch.setattr(bench, "_time_presses", played)
    assert main(["bench", "press", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["presses"], told["yardstick_seconds"]) == (bench.PRESSES, 0.5)
    assert [row["until"] for row in told["spans"]] == list(UNTIL)
    committed = told["spans"][1]
    assert (committed["median_milliseconds"], committed["p95_milliseconds"]) == (99.0, 188.1)
    assert (committed["median_share"], committed["p95_share"]) == (0.198, 0.3762)
    assert (committed["median_cpu_milliseconds"], committed["median_cpu_share"]) == (2.0, 0.008)


def test_only_a_transaction_that_keeps_the_press_counts(pressed: Stopwatch) -> None:
    db = database(pressed)
    read, write = "SELECT * FROM interactions WHERE interaction = ?", "INSERT INTO interactions VALUES (?)"
    for statement, number, end in ((read, PRESS, "COMMIT"), (write, 7, "COMMIT"), (write, PRESS, "ROLLBACK")):
        db.execute("BEGIN IMMEDIATE")
        db.execute(statement, (number,))
        db.execute(end)
    assert set(pressed.presses[PRESS]) == {"sent"}
    db.execute("BEGIN IMMEDIATE")
    db.execute(write, (PRESS,))
    db.execute("COMMIT")
    assert set(pressed.presses[PRESS]) == {"sent", "committed"}
    db.close()


def test_requests_of_other_presses_do_not_count(pressed: Stopwatch) -> None:
    pressed.request("POST", f"/api/v10/interactions/{PRESS + 1}/secret/callback")
    pressed.request("PATCH", "/api/v10/webhooks/5/another/messages/@original")
    pressed.request("GET", "/api/v10/webhooks/5/secret/messages/@original")
    assert set(pressed.presses[PRESS]) == {"sent"}
    pressed.request("POST", f"/api/v10/interactions/{PRESS}/secret/callback")
    pressed.request("PATCH", "/api/v10/webhooks/5/secret/messages/@original")
    assert set(pressed.presses[PRESS]) == {"sent", "acknowledged", "shown"}


def test_a_press_without_an_end_is_no_measurement(pressed: Stopwatch) -> None:
    pressed.note(PRESS, "acknowledged")
    with pytest.raises(NotMeasured, match="never committed nor shown"):
        pressed.spans()


def test_without_the_extra_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith(("bot.local_discord", "bot.cli.benchmarks.press"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "simcord", None)
    assert main(["bench", "press"]) == 2
    output = capsys.readouterr().err
    assert output.startswith("risk bench: press needs the local table: pip install '.[table]'")
    assert output.count("\n") == 1
