"""How the bot is, for whoever watches over it: /health and /metrics on this machine alone, where they are asked for."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from aiohttp import web

from bot.store.statistics import Statistics

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

log = logging.getLogger(__name__)

HOST = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class HealthReport:
    """How the bot is at one moment. `ready`: it is signed in; `latency` of the gateway, in seconds (nan: unknown).

    `writes` transactions took `write_seconds` in all; `unsent_for` is the age in seconds of the oldest message that
    still waits to be sent; `backup` is the moment of the last good backup since the start.
    """

    ready: bool
    latency: float
    counted: Statistics
    writes: int
    write_seconds: float
    unsent_for: int
    backup: datetime | None


class HealthServer:
    """The two pages. `pulse` is asked at every look."""

    def __init__(self, pulse: Callable[[], Awaitable[HealthReport]]) -> None:
        self._pulse = pulse
        self._runner: web.AppRunner | None = None

    async def open(self, port: int) -> None:
        """Listen; where that cannot be, say so in the log and go on without."""
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
        """200 while the bot is signed in and its database answers, else 503; in JSON, what it is about."""
        try:
            pulse = await self._pulse()
        except Exception as error:
            return web.json_response(
                {"status": "the database does not answer", "error": type(error).__name__}, status=503
            )
        told = {
            "status": "ok" if pulse.ready else "not signed in",
            "running": pulse.counted.tables.get("running", 0),
            "put_aside": pulse.counted.put_aside,
            "unsent": pulse.counted.outbox.get("waiting", 0) + pulse.counted.outbox.get("sending", 0),
            "backup": pulse.backup and pulse.backup.isoformat(),
        }
        return web.json_response(told, status=200 if pulse.ready else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        return web.Response(body=exposition(await self._pulse()), headers={"Content-Type": TEXT})


TEXT = "text/plain; version=0.0.4; charset=utf-8"


def exposition(pulse: HealthReport) -> bytes:
    """A pulse in Prometheus' text format, with the process's own numbers."""
    from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
    from prometheus_client.registry import Collector

    class Once(Collector):
        def collect(self) -> Iterator[Metric]:
            return families(pulse)

    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    registry.register(Once())
    return generate_latest(registry)


def families(pulse: HealthReport) -> Iterator[Metric]:
    """Every number of ours."""
    from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, SummaryMetricFamily

    counted = pulse.counted
    for name, told, numbers in (
        ("risk_tables", "Tables by state", counted.tables),
        ("risk_messages", "Messages of the outbox by state", counted.outbox),
    ):
        family = GaugeMetricFamily(name, told, labels=["state"])
        for state, number in numbers.items():
            family.add_metric([state], number)
        yield family
    yield CounterMetricFamily("risk_steps", "Steps of all games, as long as they are kept", counted.steps)
    yield SummaryMetricFamily(
        "risk_write_seconds", "Transactions, from the asking to the disk", pulse.writes, pulse.write_seconds
    )
    backup = pulse.backup.timestamp() if pulse.backup else 0.0
    numbers_of: tuple[tuple[str, str, float], ...] = (
        ("risk_unsent_seconds", "Age of the oldest message that still waits", pulse.unsent_for),
        ("risk_put_aside", "Games that could not be read", counted.put_aside),
        ("risk_database_bytes", "Size of the database", counted.size),
        (
            "risk_backup_timestamp_seconds",
            "Moment of the last good backup",
            backup,
        ),
        ("risk_gateway_ready", "Whether the bot is signed in", int(pulse.ready)),
        ("risk_gateway_latency_seconds", "Time between a heartbeat and its answer", pulse.latency),
    )
    yield from (GaugeMetricFamily(name, told, number) for name, told, number in numbers_of)
