"""Monitoring: health and metrics on loopback, and only if enabled."""

from __future__ import annotations

import logging
import math
import socket
from datetime import UTC, datetime

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from support.made_up.game_fixture import ALICE, BOB, Backend

from bot.ops.health import HealthReport, HealthServer


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Reporter:
    """A backend that reports on its health."""

    def __init__(self, backend: Backend) -> None:
        self.backend, self.ready = backend, True

    async def __call__(self) -> HealthReport:
        counted = await self.backend.store.read(lambda tx: tx.statistics())
        return HealthReport(
            self.ready, math.nan, counted, 3, 0.25, 7, datetime(2026, 11, 21, tzinfo=UTC), 4, "stands by", 5, 1, 0.5
        )


async def got(port: int, page: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as web, web.get(f"http://127.0.0.1:{port}/{page}") as answer:
        return answer.status, await answer.text()


async def test_the_metrics_count_what_is_kept(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    health, port = HealthServer(Reporter(backend)), free_port()
    await health.open(port)
    status, text = await got(port, "metrics")
    await health.close()
    assert status == 200
    numbers = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert numbers["risk_tables", "running"] == 1
    assert numbers["risk_steps_total",] == session.table.seq + 1
    assert numbers["risk_messages", "waiting"] == len(await backend.waiting_rows(session.table.id))
    assert numbers["risk_unsent_seconds",] == 7
    assert numbers["risk_write_seconds_sum",] == 0.25
    assert numbers["risk_acts",] == 0
    assert (numbers["risk_repeats_total",], numbers["risk_commits_in_doubt_total",]) == (5, 1)
    assert numbers["risk_pool_wait_seconds_total",] == 0.5
    assert numbers["risk_backup_timestamp_seconds",] == datetime(2026, 11, 21, tzinfo=UTC).timestamp()


async def test_health_is_good_only_while_the_bot_can_act(backend: Backend) -> None:
    ward, port = Reporter(backend), free_port()
    health = HealthServer(ward)
    await health.open(port)
    status, text = await got(port, "health")
    assert (status, '"role": "stands by"' in text) == (200, True)
    ward.ready = False
    status, text = await got(port, "health")
    assert (status, "not signed in" in text) == (503, True)
    await backend.store.close()
    status, text = await got(port, "health")
    assert (status, "does not answer" in text) == (503, True)
    await health.close()


async def test_a_port_that_is_taken_is_one_line_and_the_bot_goes_on(
    backend: Backend, caplog: pytest.LogCaptureFixture
) -> None:
    first, second, port = HealthServer(Reporter(backend)), HealthServer(Reporter(backend)), free_port()
    await first.open(port)
    await second.open(port)
    assert [r.getMessage()[:11] for r in caplog.records if r.levelno >= logging.ERROR] == ["no metrics:"]
    await second.close()
    await first.close()
