"""The benchmark of the memory: it runs the whole bot, and says what it held."""

from __future__ import annotations

import pytest

from bot.__main__ import main
from bot.cli.benchmarks import memory as bench


@pytest.mark.parametrize(
    ("tables", "long_games"),
    [
        pytest.param(1, 0, id="one"),
        pytest.param(len(bench.BOARDS), bench.LONG_GAMES, id="one on every board", marks=pytest.mark.long),
    ],
)
def test_a_few_tables_are_measured(tables: int, long_games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "LONG_GAMES", long_games)
    found = bench.bench_memory(tables=tables, backup=False)
    assert found["tables"] == tables
    assert found["pictures"] == sum(2 if region else 1 for _, _, region in bench.BOARDS[:tables])
    assert 40 < found["signed_in_megabytes"] <= found["peak_megabytes"] <= 300
    assert found["end_megabytes"] <= found["peak_megabytes"]


@pytest.mark.long
def test_three_hundred_tables_with_a_backup_fit_into_300_megabytes() -> None:
    found = bench.bench_memory()
    assert found["backups"] >= 1
    assert found["peak_megabytes"] <= 300


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["memory", "--tables", "0"], "--tables must be a whole number from 1 to 10000, not '0'"),
        (["memory", "--tables", "9" * 5000], "--tables must be a whole number from 1 to 10000"),
        (["rules", "--tables", "5"], "--tables is for `risk bench memory`"),
    ],
)
def test_a_number_of_tables_that_makes_no_sense(
    words: list[str], text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", *words]) == 2
    assert text in capsys.readouterr().err
