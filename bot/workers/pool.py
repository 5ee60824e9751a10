"""AIs that think in worker processes, so that presses need not wait for the lock of the interpreter meanwhile."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic

from bot.periodic import PeriodicThread
from bot.workers.process import SECONDS, PlayerFailed, PlayerProcess
from bot.workers.serve import Question
from rules import Action, Offer, Ruleset, Setting, View
from rules.ai import Character, choose_as, is_planned

log = logging.getLogger(__name__)

MOST = 2
"""How many workers think at the same time."""
QUIET = 60.0
"""Seconds without a question after which a worker ends."""
RETRY_AFTER = 60.0
"""Seconds that a worker may take to start, and after which another is tried where one could not."""


class WorkerPool:
    """Answers as `choose_as` does, and the same. What an AI plans is worked out in a worker process.

    A worker starts when it is needed, and until it has started, answers are worked out here. So they are where it dies,
    thinks too long or cannot be started, and a line of the log says so. A planned answer blocks its thread: ask for it
    off the event loop.

    Within `with WorkerPool() as choose:` there are workers; afterwards every answer is worked out here.
    """

    def __init__(self, most: int = MOST, quiet: float = QUIET, seconds: float = SECONDS) -> None:
        self._places, self._quiet, self.seconds = threading.BoundedSemaphore(most), quiet, seconds
        self._lock, self._open, self._starts_from = threading.RLock(), True, 0.0
        self._all: set[PlayerProcess] = set()
        self._starting: PlayerProcess | None = None
        self._free: list[tuple[PlayerProcess, float]] = []
        self._ending = PeriodicThread("ending quiet workers", self._end_quiet, quiet / 4)

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(self, *error: object) -> None:
        """End all workers. A question that one of them was thinking about is answered here."""
        self._ending.stop()
        with self._lock:
            self._open = False
            for worker in self._all:
                worker.kill()
            idle = [worker for worker, _ in self._free]
            if self._starting is not None:
                idle.append(self._starting)
            self._free, self._starting = [], None
        for worker in idle:
            self._drop(worker)

    @property
    def pids(self) -> list[int]:
        """The workers that there are, by the numbers of their processes."""
        with self._lock:
            return [worker.pid for worker in self._all]

    def __call__(
        self,
        character: Character,
        rules: Ruleset,
        view: View,
        number: int,
        offers: Sequence[Offer],
        pick: Callable[[int], int],
        /,
    ) -> Action:
        if not is_planned(character, rules.name, view.mine[number]):
            return choose_as(character, rules, view, number, offers, pick)
        picked: list[int] = []

        def note(size: int) -> int:
            picked.append(pick(size))
            return picked[-1]

        def pick_again(size: int) -> int:
            return picked.pop(0) if picked else pick(size)

        try:
            with self._worker() as worker:
                if worker is not None:
                    question = Question(setting_in(rules), character, view, number, offers)
                    answer: Action = worker.ask(question, note, self.seconds)
                    return answer
        except PlayerFailed as failure:
            if self._open:
                log.warning("%s; its answer is worked out in the bot's own process", failure)
        return choose_as(character, rules, view, number, offers, pick_again)

    @contextmanager
    def _worker(self) -> Iterator[PlayerProcess | None]:
        """A worker that nobody else asks meanwhile, as soon as one is free; None while there is none yet.

        Raises `PlayerFailed` where one could not be started. One that fails is ended.
        """
        with self._places:
            worker = self._take()
            if worker is None:
                yield None
                return
            try:
                yield worker
            except BaseException:
                self._drop(worker)
                raise
            with self._lock:
                if self._open:
                    self._free.append((worker, monotonic()))
                else:
                    self._drop(worker)

    def _take(self) -> PlayerProcess | None:
        """The free worker that was asked last, so that others become quiet; None if another has to start first."""
        with self._lock:
            if not self._free:
                self._start()
            return self._free.pop()[0] if self._free else None

    def _start(self) -> None:
        """Start a worker, or add the one that has started since; raises `PlayerFailed` where it could not start."""
        now = monotonic()
        with self._lock:
            if self._starting is None:
                if self._open and now >= self._starts_from:
                    self._starts_from = now + RETRY_AFTER
                    self._starting = PlayerProcess("an AI's worker")
                    self._all.add(self._starting)
                return
            worker, late = self._starting, now >= self._starts_from
            try:
                if worker.is_ready():
                    self._starting, self._starts_from = None, 0.0
                    self._free.append((worker, now))
                elif late:
                    raise PlayerFailed(f"{worker.name} took more than {RETRY_AFTER:g} s to start")
            except PlayerFailed:
                self._starting = None
                self._drop(worker)
                raise

    def _drop(self, worker: PlayerProcess) -> None:
        with self._lock:
            self._all.discard(worker)
        worker.end()

    def _end_quiet(self) -> None:
        """End the workers that nobody has asked for so long, also one for which nobody waited."""
        last = monotonic() - self._quiet
        with self._lock:
            if self._starting is not None:
                try:
                    self._start()
                except PlayerFailed as failure:
                    log.warning("%s", failure)
            quiet = [worker for worker, asked in self._free if asked <= last]
            self._free = [(worker, asked) for worker, asked in self._free if asked > last]
        for worker in quiet:
            self._drop(worker)


def setting_in(rules: Ruleset) -> Setting:
    """The setting from which a ruleset was composed."""
    return Setting(rules.name, rules.seats, tuple(rules.options.items()), rules.before)
