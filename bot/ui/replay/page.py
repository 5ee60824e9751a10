"""Make the page of a game: one file of HTML that opens offline; of a finished game with its record inside."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace
from html import escape
from typing import Any

from bot.store.models import StoredStep
from bot.ui.pictures.board import look_of
from bot.ui.pictures.scene import headline
from bot.ui.replay.bake import Baker, Story
from bot.ui.replay.replayed import ReplayedGame, follow, play_again, standing_events, turn_starts
from bot.ui.replay.statistics import battle_table, moments
from bot.ui.replay.story_parts import SMALL_PRINT, Line
from bot.words import LANGUAGES, Words, game_name
from bot.words.alt_text import alt_text
from bot.words.arguments import card_name, zone_name
from bot.words.seat_titles import seat_titles
from bot.words.seats import naming
from bot.words.status import end_line
from bot.words.story.events import victory_lines
from renders import PALETTES, Scene, page, page_fonts, plain_look, plain_sheet, still_board
from rules import Event, Setting, Unreadable
from rules.records import Record, Tampered, read_record
from rules.risk import NEUTRAL

UI = "replay-ui-"
FILLED = (
    "step",
    "of",
    "turn",
    "who",
    "count",
    "where",
    "hash",
    "draw",
    "was",
    "should",
    "size",
    "why",
    "round",
    "sheet",
    "from",
    "to",
)
"""What the page itself fills into texts of its interface."""
RECORD = "record"
NO_END = 2**31
"""What is before no line of a record."""
LONGEST_REASON = 200
"""The most characters of what is said of a broken record, which may quote it."""
FACES = "faces/"


class NothingToShow(ValueError):
    """No step of a game can be shown; the text says why."""


def replay_page(text: str, language: str = LANGUAGES[0]) -> str:
    """The page of a finished game from its record, first in that language; the same record gives the same page.

    Of a record that is broken it shows the steps before. Raises `Unreadable` for a text that is no record, `Tampered`
    for one of which no step holds, `NothingToShow` for a game that has not ended or whose rules are too old,
    `CannotDraw` without art for its board.
    """
    readable, whole = read_so_far(text)
    played = play_again(readable)
    _require_steps(played)
    if not readable.head.secret:
        raise NothingToShow("its secret is not revealed: the game has not ended")
    if not whole and played.broken is None:
        played = replace(played, broken=Tampered(len(readable.lines), "it cannot be read"))
    return _Page(played, readable.head.commitment, language).html(text)


def public_page(setting: Setting, rows: Sequence[StoredStep], commitment: str, language: str = LANGUAGES[0]) -> str:
    """The page of a game that runs, from its stored steps with their snapshots: what everybody may know, and no more.

    `commitment` is the hash of its secret, which was posted in the lobby. Raises `Unreadable`, and as `replay_page`.
    """
    played = follow(setting, rows)
    _require_steps(played)
    return _Page(played, commitment, language).html()


def _require_steps(played: ReplayedGame) -> None:
    if not played.steps:
        raise NothingToShow("no step of it can be played again: it is of rules that this program no longer plays")


def read_so_far(text: str) -> tuple[Record, bool]:
    """A record as far as it can be read, and whether that is all of it; raises `Unreadable` where not even its first
    step can."""
    try:
        return read_record(text), True
    except Unreadable:
        head, gap, steps = text.replace("\r\n", "\n").partition("\n\n")
        lines = steps.split("\n")
        good = bisect_left(range(len(lines)), True, key=lambda at: not _is_record(head, gap, lines[: at + 1]))
        if not good:
            raise
        return read_record(head + gap + "\n".join(lines[:good])), False


def _is_record(head: str, gap: str, lines: Sequence[str]) -> bool:
    try:
        read_record(head + gap + "\n".join(lines))
    except Unreadable:
        return False
    return True


class _Page:
    """One page in the making."""

    def __init__(self, played: ReplayedGame, commitment: str, language: str) -> None:
        self.played, self.commitment, self.language = played, commitment, language
        self.baker = Baker(played)
        self.spoken = self.baker.spoken
        self.baked = self.baker.bake()
        self.seen = played.steps[-1].seen
        self.rules = played.rules_at(-1)
        *_, standing = standing_events(played)
        self.standing: Sequence[Event] = [event for _, event in standing]

    def html(self, record: str = "") -> str:
        """The page, with a record inside if there is one."""
        blobs = {f"{FACES}{face}": data for face, data in page_fonts().items()}
        data = {**self._tables(), **self._game(), "sheets": self._sheets(blobs), **self.baker.trees.figures.plain()}
        if record:
            blobs[RECORD] = record.encode()
        spoken = self.spoken[self.language]
        return page(self._title(spoken), self.language, "\n".join(self._still(spoken)), data, blobs)

    def _title(self, spoken: Words) -> str:
        return f"{game_name(self.played.setting.game, spoken)} · {headline(self.seen, self.rules, spoken)}"

    def _game(self) -> dict[str, Any]:
        """The steps and what is told of them."""
        baked = self.baked
        return {
            "first": baked.first,
            "steps": baked.steps,
            "stories": {language: [story[language] for story in baked.stories] for language in LANGUAGES},
            "eyes": [{who: [*story.values()] for who, story in each.items()} for each in baked.eyes],
            "headlines": baked.headlines,
            "turns": turn_starts(self.played),
            "unshown": self._unshown(),
            "curves": baked.curves.of,
            "battles": battle_table(self.seen.seats, self.standing),
            "moments": {
                language: moments(self.played, baked.curves, baked.holders, spoken)
                for language, spoken in self.spoken.items()
            },
        }

    def _unshown(self) -> list[list[int]]:
        """The lines of the record that cannot be played again, before the first step and after the last one: from which
        to before which."""
        first, broken = self.played.steps[0], self.played.broken
        older = [[0, first.line]] if self.played.over and self.played.older else []
        return [*older, *([[broken.step, NO_END]] if broken else [])]

    def _tables(self) -> dict[str, Any]:
        """Names and words."""
        seats = (*self.seen.seats, NEUTRAL)
        look = look_of(LANGUAGES[0], game=self.played.setting.game)
        return {
            "game": self.played.setting.game,
            "commitment": self.commitment,
            "languages": [*LANGUAGES],
            "language": self.language,
            "seats": [*self.seen.seats],
            "look": plain_look(look, seats),
            "words": {language: self._words(spoken) for language, spoken in self.spoken.items()},
        }

    def _words(self, spoken: Words) -> dict[str, Any]:
        filled = {name: f"{{{name}}}" for name in FILLED}
        titles, names = seat_titles(self.seen, self.rules, spoken), naming(spoken)
        signs = look_of(spoken.language, game=self.played.setting.game).names.words
        return {
            "ui": {key.removeprefix(UI): spoken.say(key, **filled) for key in spoken if key.startswith(UI)},
            "title": self._title(spoken),
            "game": game_name(self.played.setting.game, spoken),
            "result": self._result(spoken),
            "seats": {seat: [names(seat), titles(seat)] for seat in (*self.seen.seats, NEUTRAL)},
            "palettes": {palette: spoken.say(f"choice-palette-{palette}") for palette in PALETTES},
            "cards": {card: card_name(card, spoken) for card in sorted(self.baked.cards)},
            "zones": {zone: zone_name(zone, spoken, names) for zone in sorted(self.baked.zones)},
            "signs": {sign: signs.get(sign, sign) for sign in sorted(self.baked.signs)},
            "missing": [*self._missing(spoken)],
        }

    def _missing(self, spoken: Words) -> Iterator[str]:
        """Which steps are not shown, and why."""
        first, last, broken = self.played.steps[0], self.played.steps[-1], self.played.broken
        if self.played.older:
            yield spoken.say("replay-missing" if self.played.over else "replay-missing-so-far", step=str(first.number))
        if broken is not None:
            why = " ".join(broken.why.split())[:LONGEST_REASON]
            yield spoken.say("replay-broken", step=str(last.number), line=str(broken.step), why=why)

    def _result(self, spoken: Words) -> list[str]:
        """How the game ended, without markdown."""
        told = victory_lines(self.standing, self.rules, spoken, naming(spoken))
        lines = told or ([end_line(self.seen.winners, spoken, naming(spoken))] if self.seen.winners else [])
        return [line.replace("*", "") for text in lines for line in text.split("\n")]

    def _sheets(self, blobs: dict[str, bytes]) -> dict[str, Any]:
        assert self.baked.scene is not None
        shown: dict[str, Scene | None] = {"sheet": self.baked.scene, "inset": self.baked.scene.inset}
        looks = {language: look_of(language, game=self.played.setting.game) for language in LANGUAGES}
        return {
            name: plain_sheet(scene, looks, blobs, self.baked.arrows)
            for name, scene in shown.items()
            if scene is not None
        }

    def _still(self, spoken: Words) -> Iterator[str]:
        """What stands there without scripts: the result, the last board, the story."""
        assert self.baked.scene is not None
        yield f"<h1>{escape(self._title(spoken))}</h1>"
        yield from (f"<p>{escape(line)}</p>" for line in self._result(spoken))
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
            if each.turn != turn:
                turn = each.turn
                key = "turn" if turn else "setup"
                yield f"<h2>{escape(spoken.say(UI + key, turn=str(turn)))}</h2>"
            yield from _paragraph(story, spoken.language)


def _paragraph(story: Story, language: str) -> Iterator[str]:
    """The lines of a step as one paragraph."""
    lines = [escape(_as_text(line)) for line in story[language]]
    if lines:
        yield f"<p>{'<br>'.join(lines)}</p>"


def _as_text(line: Line) -> str:
    """A line without styles; dice are left to those who have scripts."""
    parts = (part if isinstance(part, str) else part[1] if part[0] in "bi" else "" for part in line)
    return "".join(part for part in parts if part != SMALL_PRINT)
