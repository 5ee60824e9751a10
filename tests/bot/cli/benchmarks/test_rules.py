"""The rules benchmark measures what it claims: whole games, replayed to the same end."""

from __future__ import annotations

import json

import pytest

from bot.__main__ import main
from bot.cli.bench import lines
from bot.cli.benchmarks import rules as bench
from bot.cli.selfplay import setting_of
from rules import advance, begin, ruleset
from rules.records import Scripted


@pytest.mark.parametrize(("game", "options"), [("lotr", {"setup": "dealt"}), ("classic", {"mode": "conquest"})])
def test_a_record_is_replayed_to_its_end(game: str, options: dict[str, str]) -> None:
    table = setting_of(game, 4, options)
    kept = bench.record(table, 1)
    assert bench.replay(table, kept) == len(kept.actions) > 100
    state, chance = begin(ruleset(table), Scripted(kept.draws)).state, Scripted(kept.draws)
    for action in kept.actions:
        advance(ruleset(table), state, action, chance)
    assert state.winners
    assert state.draws == len(kept.draws)


def test_states_are_small() -> None:
    table = setting_of("lotr", 4, {"setup": "dealt"})
    state = bench.state_json(table, bench.record(table, 2))
    assert 1000 < len(state.encode()) < bench.MOST_JSON
    assert 1000 < bench.memory(table, state) < bench.MOST_MEMORY


def test_a_random_game_is_broken_off_where_a_real_one_ends() -> None:
    assert bench.random_game(setting_of("classic", 4, {"mode": "conquest"}), 1) == bench.RANDOM_STEPS


def test_what_is_measured_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench, "RECORDS", 1)
    monkeypatch.setattr(bench, "COPIES", 5)
    monkeypatch.setattr(bench, "RANDOM_STEPS", 200)
    short = bench.bench_rules
    monkeypatch.setattr(bench, "bench_rules", lambda: short(seconds=0.05, rounds=1))
    assert main(["bench", "rules", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {(row["game"], row["play"]): row["target_share"] for row in told["speeds"]} == {
        ("lotr", "replay"): 0.25,
        ("lotr", "random"): 0.12,
        ("lotr", "ai"): None,
        ("classic", "replay"): 0.4,
        ("classic", "random"): 0.15,
        ("classic", "ai"): None,
        ("godstorm", "replay"): 0.3,
        ("godstorm", "random"): 0.12,
        ("godstorm", "ai"): None,
        ("legacy", "replay"): 0.3,
        ("legacy", "random"): 0.12,
        ("legacy", "ai"): None,
    }
    for row in told["speeds"]:
        share = row["steps_per_second"] / told["reference_actions_per_second"]
        assert row["share"] == pytest.approx(share, abs=0.001)
        assert row["met"] == (row["target_share"] is None or row["share"] >= row["target_share"])
    assert [(row["game"], row["what"], row["met"]) for row in told["sizes"]] == [
        (game, what, True) for game in ("lotr", "classic", "godstorm", "legacy") for what in ("state json", "in memory")
    ]


def test_a_line_a_number() -> None:
    told = {"yardstick_seconds": 0.4, "replay": {"share": 0.3, "met": True, "target_share": None}}
    assert lines(told) == ["yardstick seconds  0.4", "replay             share 0.3, met yes, target share none"]
