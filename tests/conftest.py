"""The order of the tests, and less collecting of garbage; checks that a plugin makes in each test process are quick,
and count for the whole run."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from support.in_part import CHECK, Run, is_long
from support.tables.engines import ENGINES, SQLITE, choose_engine
from support.tables.twice import run_twice

COUNTERS = ("_seen", "_faults")
"""What the plugin `wirecheck` counts: the requests it has seen, and those that Discord would refuse."""

LONGEST = (
    "chaos/test_crashes.py", "chaos/test_outages.py", "chaos/test_standby.py", "chaos/test_fencing.py",
    "store/test_postgres.py", "ui/test_legacy_campaign.py", "ui/test_godstorm_games.py", "ui/test_classic_games.py",
    "ui/test_whole_game.py", "ui/test_lotr_games.py", "chaos/test_load.py", "benchmarks/test_press.py",
    "benchmarks/test_memory.py", "cli/test_campaigns.py",
)  # fmt: skip
"""The files with tests of ten seconds and more, which often wait."""

GARBAGE = (20_000, 20, 50)
"""The thresholds of the garbage collector. Modules and tests are hundreds of thousands of objects that stay: with
Python's own thresholds, looking through them takes a fourteenth of the time of a test in Discord."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--engine", choices=ENGINES, default=SQLITE, help="what runs the databases of the tests")
    parser.addoption("--twice", action="store_true", help="run each transaction's work twice; only the second counts")


@pytest.fixture(autouse=True)
def engine(request: pytest.FixtureRequest) -> str:
    """The engine that runs the databases of a test: the one asked for, SQLite where it is about a file, or each
    (`parametrize("engine", ENGINES, indirect=True)`)."""
    asked = SQLITE if request.node.get_closest_marker("of_a_file") else request.config.getoption("--engine")
    chosen: str = getattr(request, "param", asked)
    choose_engine(chosen)
    run_twice(always=request.config.getoption("--twice"))
    return chosen


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(obj: object) -> list[pytest.Item] | None:
    """Make nothing of a long test where none is collected."""
    return [] if Run.leaves_out_long and is_long(obj) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests: one that began last would run while the other processes have nothing to do."""
    items.sort(key=lambda item: not item.path.as_posix().endswith(LONGEST))


def pytest_collection_finish() -> None:
    """Leave aside what is loaded by now and stays until the end: looking through it takes a tenth of the time."""
    gc.freeze()


def pytest_configure(config: pytest.Config) -> None:
    """Collect garbage less often; validate requests with compiled schemas: they are thousands, and `jsonschema` takes
    10 ms for one. Note whether long tests are collected."""
    gc.set_threshold(*GARBAGE)
    Run.leaves_out_long = config.option.markexpr == CHECK
    plugin: Any = sys.modules.get("wirecheck")
    if plugin is not None:
        from support.documents.compiled_schema import CompiledFirst

        plugin.Draft202012Validator = CompiledFirst


@pytest.fixture
def not_as_discord() -> Iterator[None]:
    """Count none of the requests of a test that sends on purpose what no client of Discord does."""
    plugin = sys.modules.get("wirecheck")
    before = {name: dict(getattr(plugin, name)) for name in COUNTERS} if plugin is not None else {}
    yield
    for name, counted in before.items():
        counter = getattr(plugin, name)
        counter.clear()
        counter.update(counted)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand what was counted in this process to the one that reports."""
    plugin, output = sys.modules.get("wirecheck"), getattr(session.config, "workeroutput", None)
    if plugin is not None and output is not None:
        for name in COUNTERS:
            output[name] = [(str(what), times) for what, times in getattr(plugin, name).items()]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Add what another process has counted, so that its refusals fail the run."""
    plugin = sys.modules.get("wirecheck")
    if plugin is not None:
        for name in COUNTERS:
            for what, times in getattr(node, "workeroutput", {}).get(name, ()):
                getattr(plugin, name)[what] += times
