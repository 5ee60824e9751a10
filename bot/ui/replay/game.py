"""A game as a page carries it, besides the tables that games share: its steps, what is told of them, its seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from bot.ui.pictures.board import look_of
from bot.ui.pictures.scene import headline
from bot.ui.replay.bake import Baker
from bot.ui.replay.replayed import ReplayedGame, turn_starts
from bot.ui.replay.statistics import battle_table, moment_lines, moments
from bot.ui.replay.story_parts import SMALL_PRINT, Line, split_story
from bot.ui.replay.tables import UI, PageTables
from bot.words import LANGUAGES, Words, game_name
from bot.words.alt_text import alt_text
from bot.words.seat_titles import seat_titles
from bot.words.seats import naming
from bot.words.status import end_line
from bot.words.story.events import victory_lines
from renders import still_board
from rules import Event, Ruleset, View
from rules.risk import NEUTRAL

NO_END = 2**31
"""What is before no line of a record."""


class NothingToShow(ValueError):
    """No step of a game can be shown; the text says why."""


class PlainGame:
    """A game in the making, whose figures, sheets and names go into a page's tables.

    `people` names who plays each seat, for a page on which people have names; `called` what the game is called there in
    each language, if not by its kind, with the name of the page's whole.
    """

    def __init__(
        self,
        played: ReplayedGame,
        commitment: str,
        tables: PageTables,
        people: Mapping[str, str] | None = None,
        called: Mapping[str, tuple[str, str]] | None = None,
    ) -> None:
        self.played, self.commitment = played, commitment
        self.spoken, self._people, self._called = tables.spoken, people, called
        self.baker = Baker(played, tables.trees)
        self.baked = self.baker.bake()
        tables.add(self.baked, played.steps[-1].seen.seats if played.steps else ())

    @property
    def seen(self) -> View:
        """The game as everybody may know it after the last step."""
        return self.played.steps[-1].seen

    @property
    def rules(self) -> Ruleset:
        return self.played.rules_at(-1)

    @property
    def standing(self) -> Sequence[Event]:
        """The events that no later step has taken back."""
        return [event for _, event in self.baker.standing]

    def title(self, spoken: Words) -> str:
        """The page's title, while it shows this game."""
        names = self._called[spoken.language] if self._called else (game_name(self.played.setting.game, spoken),)
        return " · ".join((*names, headline(self.seen, self.rules, spoken)))

    def plain(self, file: str) -> dict[str, Any]:
        """All of it as JSON; its record is saved under the name of that file."""
        baked = self.baked
        return {
            "file": file,
            "commitment": self.commitment,
            "seats": [*self.seen.seats],
            "words": {language: self.words(spoken) for language, spoken in self.spoken.items()},
            "first": baked.first,
            "steps": baked.steps,
            "stories": {language: [story[language] for story in baked.stories] for language in LANGUAGES},
            "eyes": [{who: [*story.values()] for who, story in each.items()} for each in baked.eyes],
            "headlines": baked.headlines,
            "unshown": self._unshown(),
            "curves": baked.curves.of,
            **self.so_far(),
        }

    def so_far(self) -> dict[str, Any]:
        """What is told of all steps together."""
        great = moments(self.played, self.baked.curves, self.baked.holders)
        return {
            "turns": turn_starts(self.played),
            "battles": battle_table(self.seen.seats, self.standing),
            "moments": {language: moment_lines(great, spoken) for language, spoken in self.spoken.items()},
        }

    def _unshown(self) -> list[list[int]]:
        """The lines of the record that cannot be played again, before the first step and after the last one: from which
        to before which."""
        first, broken = self.played.steps[0], self.played.broken
        older = [[0, first.line]] if self.played.over and self.played.older else []
        return [*older, *([[broken.step, NO_END]] if broken else [])]

    def words(self, spoken: Words) -> dict[str, Any]:
        """Its own names and words, which may be others after another step."""
        titles, names = seat_titles(self.seen, self.rules, spoken, self._people), naming(spoken)
        return {
            "title": self.title(spoken),
            **({"game": self._called[spoken.language][0]} if self._called else {}),
            "result": self.result(spoken),
            "seats": {seat: [names(seat), titles(seat)] for seat in (*self.seen.seats, NEUTRAL)},
            "missing": [*self._missing(spoken)],
        }

    def _missing(self, spoken: Words) -> Iterator[str]:
        """Which steps are not shown, and why."""
        first, last, broken = self.played.steps[0], self.played.steps[-1], self.played.broken
        if self.played.older:
            yield spoken.say("replay-missing" if self.played.over else "replay-missing-so-far", step=str(first.number))
        if broken is not None:
            yield spoken.say("replay-broken", step=str(last.number), line=str(broken.step), fault=broken.fault)

    def result(self, spoken: Words) -> list[str]:
        """How the game ended, without markdown."""
        told = victory_lines(self.standing, self.rules, spoken, naming(spoken))
        lines = told or ([end_line(self.seen.winners, spoken, naming(spoken))] if self.seen.winners else [])
        return [line.replace("*", "") for text in lines for line in text.split("\n")]

    def still(self, spoken: Words) -> Iterator[str]:
        """What stands there without scripts: the result, the last board, the story."""
        assert self.baked.scene is not None
        yield f"<h1>{escape(self.title(spoken))}</h1>"
        yield from (f"<p>{escape(line)}</p>" for line in self.result(spoken))
        label = alt_text(self.seen, self.rules, spoken, naming(spoken))
        look = look_of(spoken.language, game=self.played.setting.game)
        yield still_board(self.baked.scene, look, label)
        if self.baked.scene.inset is not None:
            yield still_board(self.baked.scene.inset, look, "")
        for note in (
            *self._missing(spoken),
            spoken.say("replay-no-script" if self.played.over else "replay-no-script-so-far"),
        ):
            yield f'<p class="note">{escape(note)}</p>'
        yield f'<p class="broken">{escape(spoken.say(f"{UI}broken"))}</p>'
        turn = -1
        for each, story in zip(self.played.steps, self.baked.stories, strict=True):
            before, after = split_story(story[spoken.language])
            yield from _paragraph(before)
            if each.turn != turn:
                turn = each.turn
                key = "turn" if turn else "setup"
                yield f"<h2>{escape(spoken.say(UI + key, turn=str(turn)))}</h2>"
            yield from _paragraph(after)


def _paragraph(lines: Sequence[Line]) -> Iterator[str]:
    """Lines of a step as one paragraph."""
    told = [escape(_as_text(line)) for line in lines]
    if told:
        yield f"<p>{'<br>'.join(told)}</p>"


def _as_text(line: Line) -> str:
    """A line without styles; dice are left to those who have scripts."""
    parts = (part if isinstance(part, str) else part[1] if part[0] in "bi" else "" for part in line)
    return "".join(part for part in parts if part != SMALL_PRINT)
