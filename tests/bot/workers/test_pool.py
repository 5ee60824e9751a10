"""Worker processes: they answer as the bot would itself, whatever becomes of them, and leave nothing behind."""

from __future__ import annotations

import logging
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.game.progress import Progress
from bot.game.session import Session
from bot.store.models import RUNNING, Seat, Table
from bot.workers import pool as pools
from bot.workers import process
from bot.workers.pool import WorkerPool, setting_in
from bot.workers.process import PlayerProcess
from bot.workers.serve import Question
from rules import GAMES, Action, Offer, Ruleset, Seeded, View, begin, fingerprint, legal, ruleset, view
from rules.ai import CHARACTERS, Character, CharacterChooser, choose_as, is_planned
from rules.orders import Orders

KEY = b"a secret key of exactly 32 bytes"
EASY_ONE, HARD_ONE = Character("easy"), Character("hard")
OPTIONS = {"classic": {"mode": "conquest", "setup": "dealt"}, "lotr": {"setup": "dealt"}}
SEATS = {"classic": ("red", "blue", "green"), "lotr": ("green", "black", "yellow", "red")}


class Asked(NamedTuple):
    """A question that is answered from a plan."""

    rules: Ruleset
    view: View
    number: int
    offers: Sequence[Offer]


def session_of(game: str, character: Character) -> Session:
    """A game of AIs, dealt out."""
    known = GAMES[game]
    setting = known.setting(SEATS[game], OPTIONS[game])
    rules = ruleset(setting)
    step = begin(rules, Seeded(KEY))
    seats = {seat: Seat(seat, ai=True, character=character) for seat in setting.seats}
    table = Table(1, 1, 1, 1, game, dict(setting.options), "en", RUNNING, b"s" * 32, 0)
    return Session(table, known, setting, rules, step.state, seats, Orders(), KEY)


def played(game: str, character: Character, answers: int, choose: CharacterChooser) -> list[str]:
    """The fingerprints of a game of AIs, step by step, as the bot plays it."""
    progress = Progress(session_of(game, character), choose)
    progress.play_on(answers)
    return [fingerprint(each.step.state) for each in progress.steps]


def first_planned(game: str = "classic") -> Asked:
    """The first question of a game that *hard* plans."""
    progress = Progress(session_of(game, EASY_ONE), choose_as)
    while True:
        state, rules = progress.state, progress.rules
        number = state.unanswered[0]
        if is_planned(HARD_ONE, game, state.pending[number]):
            seen = view(state, state.pending[number].player)
            return Asked(rules.at(seen), seen, number, tuple(legal(rules, state, number)))
        progress.play_on(1)


@pytest.fixture(scope="module")
def asked() -> Asked:
    return first_planned()


def answer(choose: CharacterChooser, asked: Asked) -> Action:
    return choose(HARD_ONE, *asked, lambda size: 0)


def start(pool: WorkerPool, asked: Asked) -> tuple[int, Action]:
    """Ask until there is a worker that answers: its process, and the answer."""
    wait_until(lambda: bool(answer(pool, asked) and pool._free))
    (pid,) = pool.pids
    return pid, answer(pool, asked)


@pytest.fixture(scope="module")
def shared() -> Iterator[WorkerPool]:
    """One pool for all tests that need nothing else: to start a worker takes a third of a second."""
    with WorkerPool() as pool:
        yield pool


@pytest.fixture
def pool(shared: WorkerPool, asked: Asked) -> WorkerPool:
    """A pool with one worker."""
    start(shared, asked)
    return shared


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def wait_until(holds: Callable[[], bool]) -> None:
    late = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < late
        time.sleep(0.02)


def until_gone(pid: int) -> None:
    """Wait until there is no such process; what nobody waits for counts as gone."""
    status = Path(f"/proc/{pid}/status")
    wait_until(lambda: not status.exists() or "\nState:\tZ" in status.read_text())


def questions(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What workers are asked from now on, as it is sent."""
    sent: list[bytes] = []
    ask = PlayerProcess.ask

    def watch(self: PlayerProcess, question: Question, pick: Callable[[int], int], seconds: float) -> object:
        sent.append(pickle.dumps(question))
        return ask(self, question, pick, seconds)

    monkeypatch.setattr(PlayerProcess, "ask", watch)
    return sent


# ---- the same game


@pytest.mark.parametrize("game", OPTIONS)
def test_a_game_goes_the_same_way_with_workers_and_without(
    game: str, pool: WorkerPool, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fingerprints are of every step, so dice, picks and answers are the same."""
    sent = questions(monkeypatch)
    here, there = (played(game, HARD_ONE, 120, choose) for choose in (choose_as, pool))
    assert here == there
    assert len(here) >= 100
    assert len(sent) >= 10
    assert warnings(caplog) == []


def test_nobody_waits_until_a_worker_has_started(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = questions(monkeypatch)
    with WorkerPool() as pool:
        assert answer(pool, asked) == answer(choose_as, asked)
        assert len(pool.pids) == 1
        assert sent == []


@pytest.mark.long
@pytest.mark.parametrize("character", CHARACTERS, ids=str)
@pytest.mark.parametrize("game", OPTIONS)
def test_a_whole_game_goes_the_same_way(game: str, character: Character, pool: WorkerPool) -> None:
    here, there = (played(game, character, 4000, choose) for choose in (choose_as, pool))
    assert here == there


def test_the_choice_between_equals_is_the_same_after_a_worker_has_died(
    asked: Asked, pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was picked for the worker is not picked anew: the second answer would be another one."""
    sizes = iter(range(100))

    def dies(self: PlayerProcess, question: object, pick: object, seconds: float) -> None:
        assert callable(pick)
        assert [pick(10), pick(10)] == [0, 1]
        raise process.PlayerFailed("a worker died")

    monkeypatch.setattr(PlayerProcess, "ask", dies)
    monkeypatch.setattr(pools, "choose_as", lambda *asked: [asked[-1](10) for _ in range(3)])
    assert pool(HARD_ONE, *asked, lambda size: next(sizes)) == [0, 1, 2]


# ---- when there is one


@pytest.mark.parametrize(
    ("game", "strength", "planned"),
    [("classic", "easy", False), ("classic", "normal", True), ("classic", "hard", True), ("squirrels", "hard", False)],
)
def test_what_easy_answers_in_no_time_is_not_planned(asked: Asked, game: str, strength: str, planned: bool) -> None:
    assert is_planned(Character(strength), game, asked.view.mine[asked.number]) is planned


def test_there_is_no_worker_where_nobody_thinks() -> None:
    with WorkerPool() as pool:
        played("classic", EASY_ONE, 60, pool)
        assert pool.pids == []


def test_a_quiet_worker_ends(asked: Asked) -> None:
    """Also one that nobody has asked anything since it started."""
    with WorkerPool(quiet=0.1) as pool:
        answer(pool, asked)
        (pid,) = pool.pids
        until_gone(pid)
        wait_until(lambda: pool.pids == [])


@pytest.mark.parametrize("game", OPTIONS)
def test_a_worker_composes_the_rules_of_the_table(game: str) -> None:
    """It gets the options as they are played, with what was left to the edition filled in."""
    for option in GAMES[game].options:
        here = ruleset(GAMES[game].setting(SEATS[game], {option.name: option.choices[-1]}))
        there = ruleset(setting_in(here))
        for part in ("options", "modules", "start", "turn", "board"):
            assert getattr(there, part) == getattr(here, part), option.name


# ---- what a worker knows


def test_a_worker_is_small(pool: WorkerPool) -> None:
    """It loads the rules, and nothing of the bot but its own end of the pipe."""
    for game in OPTIONS:
        played(game, HARD_ONE, 60, pool)
    (pid,) = pool.pids
    status = Path(f"/proc/{pid}/status").read_text()
    peak = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))
    assert peak < 60_000, "kilobytes"
    loaded = "import sys, bot.workers.serve; print(*sys.modules)"
    names = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in names if name.split(".")[0] == "bot"] == ["bot", "bot.workers", "bot.workers.serve"]
    assert not {"renders", "discord", "PIL", "aiosqlite", "asyncio", "sqlite3"}.intersection(names)
    assert "rules.ai" in names


def test_a_worker_gets_no_state_and_no_key_and_ends_with_the_pool(
    asked: Asked, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It gets the view of its seat, and not what the bot's environment holds."""
    monkeypatch.setenv("DISCORD_TOKEN", "secret.of.discord")
    monkeypatch.setenv("RISK_SECRET_KEY", "secret of the bot")
    sent = questions(monkeypatch)
    with WorkerPool() as pool:
        pid, first = start(pool, asked)
        environment = Path(f"/proc/{pid}/environ").read_bytes()
    assert b"PYTHONPATH=" in environment
    assert b"secret" not in environment
    assert sent
    assert not any(secret in text for text in sent for secret in (KEY, b"State", b"Seeded"))
    until_gone(pid)
    assert pool.pids == []
    sent.clear()
    assert answer(pool, asked) == first, "what is asked later is worked out here"
    assert sent == []
    assert warnings(caplog) == []


# ---- what becomes of workers


def test_a_worker_that_dies_is_replaced(asked: Asked, pool: WorkerPool, caplog: pytest.LogCaptureFixture) -> None:
    dead, first = start(pool, asked)
    os.kill(dead, signal.SIGKILL)
    assert answer(pool, asked) == first
    assert warnings(caplog) == ["an AI's worker ended its process; its answer is worked out in the bot's own process"]
    assert pool.pids == []
    assert start(pool, asked)[1] == first
    assert pool.pids != [dead]
    assert len(warnings(caplog)) == 1


def test_an_error_of_the_ai_is_raised_as_without_workers(
    asked: Asked, pool: WorkerPool, caplog: pytest.LogCaptureFixture
) -> None:
    """The log tells its kind, and quotes nothing of what a seat sees."""
    with pytest.raises(LookupError, match="no offers to choose from"):
        answer(pool, asked._replace(offers=()))
    assert warnings(caplog) == ["an AI's worker raised LookupError; its answer is worked out in the bot's own process"]


def test_a_worker_that_hangs_is_given_up(asked: Asked, caplog: pytest.LogCaptureFixture) -> None:
    with WorkerPool(seconds=5) as pool:
        hung, first = start(pool, asked)
        os.kill(hung, signal.SIGSTOP)
        pool.seconds = 0.2
        assert answer(pool, asked) == first
        until_gone(hung)
    assert warnings(caplog) == [
        "an AI's worker took more than 0.2 s for one answer; its answer is worked out in the bot's own process"
    ]


def test_where_none_can_be_started_all_is_worked_out_here(
    asked: Asked, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with WorkerPool() as pool:
        assert [answer(pool, asked) for _ in range(3)] == [answer(choose_as, asked)] * 3
    assert len(warnings(caplog)) == 1, "it is told once, not for each answer"
    assert "cannot be started" in warnings(caplog)[0]


PARENT = """
import signal, sys
from bot.workers.process import PlayerProcess
player = PlayerProcess("stubborn", sys.argv[1], "play")
print(player.pid, flush=True)
signal.pause()
"""
STUBBORN = """
from pathlib import Path
Path(__file__).with_name("begun").touch()
while True:
    pass
"""


@pytest.mark.parametrize(
    "how",
    [signal.SIGKILL, *(pytest.param(how, marks=pytest.mark.long) for how in (signal.SIGTERM, signal.SIGINT))],
    ids=lambda how: how.name,
)
def test_no_worker_is_left_behind(tmp_path: Path, how: signal.Signals) -> None:
    """Whatever ends the bot, and though the worker is in the middle of a thought that has no end."""
    file, begun = tmp_path / "stubborn.py", tmp_path / "begun"
    file.write_text(STUBBORN)
    parent = subprocess.Popen([sys.executable, "-c", PARENT, str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    wait_until(begun.exists)
    parent.send_signal(how)
    parent.communicate(timeout=10)
    until_gone(pid)
