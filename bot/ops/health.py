"""The health of the bot for monitoring: the pages /health and /metrics, served to this machine only."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from aiohttp import web

from bot.logs import error_summary
from bot.store.statistics import Statistics

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

log = logging.getLogger(__name__)

HOST = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class HealthReport:
    """The state of the bot at one moment. `ready`: it is signed in; `latency` is the gateway's, in seconds or nan.

    `writes` transactions took `write_seconds` in all; `unsent_for` is the age in seconds of the oldest unsent message;
    `backup` is the moment of the last good backup since the start, and `watching` how many watch games in a browser.
    `role` is what this copy of the program does (`acts`, `stands by`, `leaves`), `repeats` how many transactions ran
    again because of others or of a broken connection, `in_doubt` how many commits got no answer, and `pool_seconds` how
    long transactions waited for a connection in all.
    """

    ready: bool
    latency: float
    statistics: Statistics
    writes: int
    write_seconds: float
    unsent_for: int
    backup: datetime | None
    watching: int
    role: str
    repeats: int
    in_doubt: int
    pool_seconds: float


class HealthServer:
    """Serves the two pages. `report` is called for each request."""

    def __init__(self, report: Callable[[], Awaitable[HealthReport]]) -> None:
        self._report = report
        self._runner: web.AppRunner | None = None

    async def open(self, port: int) -> None:
        """Listen on a port; if that fails, log it and do without the pages."""
        try:
            import prometheus_client  # noqa: F401
        except ImportError:
            log.error("no metrics: prometheus-client is not installed (pip install 'risk-game-master[metrics]')")
            return
        app = web.Application()
        app.add_routes([web.get("/health", self._health), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, port).start()
        except OSError as error:
            log.error("no metrics: port %d of %s cannot be listened on (%s)", port, HOST, error.strerror)

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _health(self, request: web.Request) -> web.Response:
        """Answer 200 while the bot is signed in and its database answers, else 503; the details as JSON."""
        try:
            report = await self._report()
        except Exception as error:
            return web.json_response(
                {"status": "the database does not answer", "error": error_summary(error)}, status=503
            )
        details = {
            "status": "ok" if report.ready else "not signed in",
            "role": report.role,
            "running": report.statistics.tables.get("running", 0),
            "put_aside": report.statistics.put_aside,
            "unsent": report.statistics.unsent,
            "backup": report.backup and report.backup.isoformat(),
        }
        return web.json_response(details, status=200 if report.ready else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        return web.Response(body=exposition(await self._report()), headers={"Content-Type": TEXT})


TEXT = "text/plain; version=0.0.4; charset=utf-8"


def exposition(report: HealthReport) -> bytes:
    """A report in Prometheus' text format, with the metrics of the process."""
    from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
    from prometheus_client.registry import Collector

    class Once(Collector):
        def collect(self) -> Iterator[Metric]:
            return families(report)

    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    registry.register(Once())
    return generate_latest(registry)


def families(report: HealthReport) -> Iterator[Metric]:
    """The metrics of a report."""
    from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, SummaryMetricFamily

    statistics = report.statistics
    for name, help_text, numbers in (
        ("risk_tables", "Tables by state", statistics.tables),
        ("risk_messages", "Messages of the outbox by state", statistics.outbox),
    ):
        family = GaugeMetricFamily(name, help_text, labels=["state"])
        for state, number in numbers.items():
            family.add_metric([state], number)
        yield family
    yield CounterMetricFamily("risk_steps", "Steps of all games in the database", statistics.steps)
    yield SummaryMetricFamily(
        "risk_write_seconds", "Write transactions, from the call to the disk", report.writes, report.write_seconds
    )
    yield CounterMetricFamily("risk_repeats", "Transactions that ran again", report.repeats)
    yield CounterMetricFamily("risk_commits_in_doubt", "Commits that the database did not answer", report.in_doubt)
    yield CounterMetricFamily(
        "risk_pool_wait_seconds", "Time that transactions waited for a connection", report.pool_seconds
    )
    backup = report.backup.timestamp() if report.backup else 0.0
    gauges: tuple[tuple[str, str, float], ...] = (
        ("risk_unsent_seconds", "Age of the oldest unsent message", report.unsent_for),
        ("risk_put_aside", "Games that could not be read", statistics.put_aside),
        ("risk_database_bytes", "Size of the database", statistics.size),
        ("risk_backup_timestamp_seconds", "Moment of the last good backup", backup),
        ("risk_watching", "Open streams of games that are watched in a browser", report.watching),
        ("risk_acts", "Whether this copy of the bot acts; one that stands by does not", int(report.role == "acts")),
        ("risk_gateway_ready", "Whether the bot is signed in", int(report.ready)),
        ("risk_gateway_latency_seconds", "Time between a heartbeat and its answer", report.latency),
    )
    yield from (GaugeMetricFamily(name, help_text, number) for name, help_text, number in gauges)
