"""The page of a game that is watched: it grows step by step, and each step is made once for all its readers.

What a reader gets is a stream of server-sent events. `step` and `undo` bring a step, with its public number as their
id; `facts` brings what else is told of the game, as a patch of the page's data. Whoever connects gets the facts as they
are. Afterwards none comes where everybody knows what they knew before, so that neither what a stream says nor when it
says it tells anything hidden.
"""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

from bot.store.models import StoredStep
from bot.ui.replay.game import PlainGame
from bot.ui.replay.page import write_page
from bot.ui.replay.replayed import Follower, ReplayedStep
from bot.ui.replay.tables import PageTables
from renders import page_script, patch, plain_routes
from rules import Setting


class LivePage(PlainGame):
    """The page of a game that runs, of its stored steps so far. Steps are told by their place, from 0.

    `told` is the place of the last step with which everybody has learned something. `code` names the program that makes
    and shows the page, and its board's art: a page with another one has to be opened anew.
    """

    def __init__(self, setting: Setting, commitment: str, language: str) -> None:
        self._follower, self._tables, self._language = Follower(setting), PageTables(setting.game), language
        super().__init__(self._follower.played, commitment, self._tables)
        self.told = -1
        self._events: list[bytes] = []
        self._drawn: list[int] = []
        self._names: dict[str, Any] = {}
        self._facts: tuple[int, bytes] = self.told, b""
        self._summarized = self.told
        self._turn = 0

    @property
    def code(self) -> str:
        return f"{_program()}.{self._grounds}"

    def add(self, rows: Sequence[StoredStep]) -> bytes:
        """Add the next stored steps, with their snapshots. Returns the events of what they tell, if anything; raises
        `Unreadable`, and `CannotDraw` without art for the board."""
        before, grounds = self.told, self._grounds
        for each in self._follower.add(rows):
            self._bake(each)
        self.played = self._follower.drop_boards()
        self._tables.add(self.baked, self.seen.seats)
        if self.told == before:
            return b""
        return _AGAIN if self._grounds != grounds else b"".join((*self._steps_after(before), self._new_words()))

    def summary(self) -> bytes:
        """The event of what is told of all steps together, such as battles and moments; nothing where no step has told
        anything since the last one.

        It tells all of that, for its readers may have opened the page at any step since, and an undo may have brought
        back what was told before. Counting takes as long as fifty steps, so it is not asked for after each.
        """
        before, self._summarized = self._summarized, self.told
        return b"" if before == self.told else self._all_facts()

    def events_after(self, page: int, drawn: int, code: str, number: int) -> bytes:
        """What brings a reader up to date who knows the steps up to one, by its public number: the steps since, and the
        facts, which may have changed since their page was made or the stream was lost.

        Their page was made with the step `page`, so many figures, and this `code`; where it does not fit this one, they
        are told to open it anew.
        """
        made, known = self._place(page), self._place(number)
        if made is None or known is None or code != self.code or drawn != self._drawn[made]:
            return _AGAIN
        return b"".join((*self._steps_after(known), self._all_facts()))

    def _place(self, number: int) -> int | None:
        """The place of the step with this public number, if there is one."""
        steps = self.played.steps
        at = bisect_left(steps, number, key=lambda step: step.number)
        return at if at < len(steps) and steps[at].number == number else None

    def document(self) -> bytes:
        """The page as a file of HTML, with all steps so far."""
        return write_page(self, self._tables, self._language, live={"code": self.code}).encode()

    def _steps_after(self, at: int) -> Sequence[bytes]:
        """The events of the steps after a place, up to the last one that tells something."""
        return self._events[at + 1 : self.told + 1]

    def _all_facts(self) -> bytes:
        """The event of all facts, made once for all who are told them at the same step."""
        if self._facts[0] != self.told:
            self._facts = self.told, _event("facts", {**self.so_far(), "words": self._all_words()})
        return self._facts[1]

    def _bake(self, each: ReplayedStep) -> None:
        """Bake a step, and make its event."""
        at, figures, arrows = len(self._events), self.baker.trees.figures, {*self.baked.arrows}
        before = figures.count
        self.baker.add(each)
        curves = [
            [name, seat, *curve[-1]]
            for name, by_seat in self.baked.curves.of.items()
            for seat, curve in by_seat.items()
            if curve[-1][0] == at
        ]
        turn = [at, each.turn, each.seen.active] if each.turn != self._turn else None
        self._turn = each.turn
        told = {
            "step": self.baked.steps[at],
            "stories": self.baked.stories[at],
            "headlines": self.baked.headlines[at],
            "curves": curves,
            "routes": self._routes({*self.baked.arrows} - arrows),
            "turn": turn,
            **figures.since(before),
        }
        self._events.append(_event("undo" if each.back else "step", {"at": at, **told}, each.number))
        self._drawn.append(figures.count[0])
        if at == 0 or self._tells(at):
            self.told = at

    def _tells(self, at: int) -> bool:
        """Whether everybody learns something with a step."""
        baked = self.baked
        changed = baked.steps[at][2] or baked.headlines[at] != baked.headlines[at - 1]
        return bool(changed or any(baked.stories[at].values()))

    @property
    def _grounds(self) -> int:
        """How many grounds its boards have had: a sticker makes another one, which an open page does not have."""
        return sum(map(len, self._tables.trees.grounds.values()))

    def _routes(self, arrows: set[str]) -> dict[str, Any]:
        """The ways of arrows that no step before has shown, by sheet."""
        if not arrows:
            return {}
        return {name: plain_routes(grounds, arrows) for name, grounds in self._tables.trees.grounds.items()}

    def _all_words(self) -> dict[str, Any]:
        return {
            language: {**self._tables.names(spoken), **self.words(spoken)} for language, spoken in self.spoken.items()
        }

    def _new_words(self) -> bytes:
        """The event of the names and words that are others than before."""
        now = {"words": self._all_words()}
        change, self._names = patch(self._names, now), now
        return _event("facts", change) if change else b""


_AGAIN = b"event: again\ndata: {}\n\n"
"""The event that says that the page is to be opened anew."""


def _event(name: str, data: object, number: int | None = None) -> bytes:
    """A server-sent event."""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    identity = "" if number is None else f"id: {number}\n"
    return f"event: {name}\n{identity}data: {text}\n\n".encode()


def _program() -> str:
    """The page's script, in short."""
    return hashlib.sha256(page_script().encode()).hexdigest()[:12]
