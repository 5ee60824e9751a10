"""The benchmark of the store: it commits on both engines by turns, and counts what an answer writes."""

from __future__ import annotations

import pytest
from support.processes.postgres_server import new_schema

from bot.cli import bench
from bot.cli.benchmarks.store import PROGRAMS, Answers, bench_store
from bot.store.engines.address import PostgresUrl
from bot.store.engines.opening import connected


async def no_answers(answers: int) -> Answers:
    return {"answers": 0, "write_transactions_per_answer": 0, "median_round_trips": 0, "p90_round_trips": 0}


def test_both_engines_are_measured_and_nothing_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    address = PostgresUrl(new_schema())
    schemas = "SELECT nspname::text FROM pg_namespace WHERE nspname LIKE 'risk%' OR nspname = current_schema()"
    monkeypatch.setattr("bot.cli.benchmarks.store._count_answers", no_answers)
    found = bench_store(address, commits=3, rounds=1)
    assert [(one["engine"], one["programs"]) for one in found["commits"]] == [
        ("sqlite", 1),
        ("postgresql", 1),
        ("postgresql", PROGRAMS),
    ]
    assert all(0 < one["cpu_milliseconds"] < 1000 for one in found["commits"])
    assert found["ratio_one_program"] is not None
    with connected(address, writes=False) as db:
        assert len(db.execute(schemas)) == 1, "the schema of the bench is deleted"
        assert db.execute("SELECT 1 FROM pg_tables WHERE schemaname = current_schema()") == []


@pytest.mark.long
def test_what_an_answer_writes_is_counted() -> None:
    found = bench_store(commits=2, rounds=1, answers=4)["answers"]
    assert 2 <= found["write_transactions_per_answer"] <= 20
    assert 2 <= found["median_round_trips"] <= found["p90_round_trips"]


def test_without_a_database_elsewhere_only_the_file_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli.benchmarks.store.bench_store", lambda address: {"database": address.name})
    monkeypatch.delenv("RISK_DATABASE", raising=False)
    assert bench.store() == {"database": "risk.sqlite3"}
