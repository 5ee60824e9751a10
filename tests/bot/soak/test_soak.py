"""Weeks at many tables: every game ends, no decision waits longer than its pace allows, nobody is mentioned twice, and
a turn of Legacy waits for its own player alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.processes.soak import Report, Soak


def check(report: Report) -> None:
    assert report.late == []
    assert report.others == []
    assert report.turns >= 5
    assert report.calls == 1
    assert report.ended == report.tables
    assert report.by_clock
    assert report.answers > 100 * report.tables


async def test_four_tables_over_weeks(tmp_path: Path) -> None:
    check(await Soak(tmp_path, 4, 1).run())


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_twenty_tables_over_a_month(tmp_path: Path) -> None:
    report = await Soak(tmp_path, 20, 2).run()
    check(report)
    assert report.substitutes
    assert report.vacations
    assert report.votes
