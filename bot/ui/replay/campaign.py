"""Make the page of a campaign: its history as the front, its board as it grew, and each game behind its line."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from bot.ui.pictures.board import look_of
from bot.ui.replay.bake import plain_text
from bot.ui.replay.game import NothingToShow, PlainGame
from bot.ui.replay.page import RECORD, collector_paused, finished_game
from bot.ui.replay.tables import FRONT, UI, PageTables
from bot.words import LANGUAGES, Words
from bot.words.arguments import escape_typed
from bot.words.campaigns import glued, whole_history, world_text
from bot.words.topics.campaign import Length
from bot.words.typography import isolated
from renders import (
    FrontTexts,
    History,
    Tree,
    War,
    history_front,
    page,
    patch,
    scene_between,
    still_board,
    still_figures,
)
from rules import GAMES, Game
from rules.author import Campaigns, Part
from rules.records import ChainProof, Proof, Record
from rules.risk import Order

GAME = "game/"
"""The beginning of the names of a game's blobs: its data, and its record."""


@dataclass(frozen=True)
class CampaignSummary:
    """What a chain of records tells of its campaign: its game, what it keeps, how long each war was that was won."""

    game: Game
    campaigns: Campaigns[Any]
    left: Part
    lengths: Mapping[int, Length]


def sum_up_chain(proof: ChainProof) -> CampaignSummary:
    """What a chain tells; it keeps what it says it keeps, else what its last record has left.

    Raises `NothingToShow` if older rules played the last one and nothing says what is kept.
    """
    lengths: dict[int, Length] = {}
    game, left = None, None
    for record, each in proof.records.values():
        game, left = GAMES[record.head.setting.game], None
        campaigns = game.campaigns
        if each.end is not None and campaigns is not None:
            left = campaigns.after(each.end)
            if each.end.winners is not None:
                lengths[campaigns.number(left) - 1] = Length(each.end.parts[Order].turns)
    if proof.kept and game is not None and game.campaigns is not None:
        left = game.campaigns.read(proof.kept)
    if game is None or game.campaigns is None:
        raise NothingToShow("there is no campaign of it")
    if left is None:
        raise NothingToShow("the last record is of rules that this program no longer plays")
    return CampaignSummary(game, game.campaigns, left, lengths)


def members_of(proof: ChainProof) -> tuple[str, ...]:
    """The members who have played, as far as the games tell that can be played again."""
    found: dict[str, None] = {}
    for record, each in proof.records.values():
        campaigns = GAMES[record.head.setting.game].campaigns
        if campaigns is not None and each.end is not None:
            found |= dict.fromkeys(campaigns.members_by_seat(each.end).values())
    return tuple(found)


@dataclass(frozen=True)
class ChainedGame:
    """A game of a campaign: its place in the chain from 1, the id by which the page's address names it, the number of
    its war, the text of its record, and its proof."""

    place: int
    id: str
    number: int
    text: str
    proof: Proof

    @property
    def called_off(self) -> bool:
        """Whether nobody has won it; of one that older rules played that is not known."""
        return self.proof.end is not None and self.proof.winners is None

    @property
    def file(self) -> str:
        """The name of the file as which its record is saved."""
        return f"{self.place:02}-war-{self.number}.game"


def chained_games(proof: ChainProof, texts: Mapping[str, str]) -> list[ChainedGame]:
    """The games of a chain in their order. A war that was called off has the number of the next one: a second number
    tells them apart, and the last one goes without."""
    numbers = [_number_of(record, at) for at, (record, _) in enumerate(proof.records.values(), 1)]
    return [
        ChainedGame(at, _id(numbers, at - 1), numbers[at - 1], texts[name], proved)
        for at, (name, (_, proved)) in enumerate(proof.records.items(), 1)
    ]


def _number_of(record: Record, place: int) -> int:
    links = GAMES[record.head.setting.game].links
    return links.number(record.head.setting) if links is not None else place


def _id(numbers: Sequence[int], at: int) -> str:
    same = [k for k, number in enumerate(numbers) if number == numbers[at]]
    return f"{numbers[at]}{'' if at == same[-1] else f'-{same.index(at) + 1}'}"


@collector_paused()
def campaign_page(
    proof: ChainProof, texts: Mapping[str, str], names: Mapping[str, str], title: str = "", language: str = LANGUAGES[0]
) -> str:
    """The page of a campaign from its proved records, whose texts are given by the same names; first in that language.

    `names` are those of its members; whoever has none is nobody. Without a `title` it is called a campaign. The same
    records, names and titles give the same page. Raises `NothingToShow`, and `CannotDraw` without art for its board.
    """
    return CampaignPage(proof, texts, names, title).html(language)


class CampaignPage:
    """A campaign's page in the making: its boards, then each of its games, in the same tables."""

    def __init__(self, proof: ChainProof, texts: Mapping[str, str], names: Mapping[str, str], title: str) -> None:
        self.summary = sum_up_chain(proof)
        self.games = chained_games(proof, texts)
        self.tables = PageTables(self.summary.game.name)
        self.titles = {each: title or spoken.say("history-title") for each, spoken in self.tables.spoken.items()}
        self._names = names
        self._worlds = [*self._each_world()]
        self._trees = [self._tree(kept) for _, kept in self._worlds]
        self._plain = {each.id: self._play(each) for each in self.games}

    def html(self, language: str) -> str:
        """The page, first in that language."""
        blobs: dict[str, bytes] = {}
        for each in self.games:
            blobs |= {f"{GAME}{each.id}": self._plain[each.id], f"{GAME}{each.id}/{RECORD}": each.text.encode()}
        data = self.tables.plain(language, blobs, front=True) | {
            "titles": self.titles,
            "world": self._grown(),
            "games": [self._line(each) for each in self.games],
        }
        order = sorted(LANGUAGES, key=lambda one: one != language)
        texts = [self._texts(self.tables.spoken[one]) for one in order]
        figures = still_figures(self.tables.trees.figures.plain(), self._trees[-1]["sheet"])
        look = look_of(language, game=self.summary.game.name)
        board = still_board(scene_between(self.summary.left), look, "", figures)
        return page(self.titles[language], language, history_front(texts, board), data, blobs, front=True)

    def _called(self, member: str, words: Words) -> str:
        return self._names.get(member) or words.say("campaign-nobody")

    # ---- the board as it grew

    def _each_world(self) -> Iterator[tuple[ChainedGame | None, Part]]:
        """What the campaign kept before its first game, and after each whose end is known; at last as it is now."""
        campaigns = self.summary.campaigns
        yield None, campaigns.begin({})
        for each in self.games[:-1]:
            if each.proof.end is not None:
                yield each, campaigns.after(each.proof.end)
        yield self.games[-1], self.summary.left

    def _tree(self, kept: Part) -> Tree:
        tree = self.tables.trees.tree(scene_between(kept, names=self._names))
        marks = [glued(kept, spoken) for spoken in self.tables.spoken.values()]
        notes = {where: [[plain_text(mark) for mark in one[where]] for one in marks] for where in marks[0]}
        return {"sheet": tree["sheet"], "notes": notes} if notes else {"sheet": tree["sheet"]}

    def _grown(self) -> dict[str, Any]:
        """The board after each game, as a game's steps are told, with what each is called, and each in words."""
        changes = [{}, *(patch(before, after) for before, after in pairwise(self._trees))]
        spoken = self.tables.spoken.items()
        return {
            "first": self._trees[0],
            "steps": [[at, "", change] for at, change in enumerate(changes)],
            "labels": {each: [self._label(game, words) for game, _ in self._worlds] for each, words in spoken},
            "lines": {each: [self._lines(kept, words) for _, kept in self._worlds] for each, words in spoken},
        }

    def _label(self, game: ChainedGame | None, words: Words) -> str:
        if game is None:
            return words.say(f"{FRONT}before")
        after = words.say(f"{FRONT}after", war=str(game.number))
        return f"{after} · {words.say(f'{FRONT}called-off')}" if game.called_off else after

    def _lines(self, kept: Part, words: Words) -> list[str]:
        """What lies on the board, in words."""
        told = world_text(kept, words, lambda member: escape_typed(self._called(member, words)))
        return [plain_text(line) for line in told.split("\n")]

    # ---- the games

    def _play(self, chained: ChainedGame) -> bytes:
        """A game's own data as JSON; of one that older rules played nothing."""
        end = chained.proof.end
        try:
            played, commitment = finished_game(chained.text)
        except NothingToShow:
            return b""
        members = self.summary.campaigns.members_by_seat(end) if end is not None else {}
        people = {str(seat): isolated(name) for seat, one in members.items() if (name := self._names.get(one))}
        called = {
            each: (spoken.say("history-war", war=chained.number), self.titles[each])
            for each, spoken in self.tables.spoken.items()
        }
        game = PlainGame(played, commitment, self.tables, people, called)
        return json.dumps(game.plain(chained.file), separators=(",", ":"), ensure_ascii=False).encode()

    def _line(self, chained: ChainedGame) -> dict[str, Any]:
        """A game behind its line, with the place of the board after it."""
        places = [at for at, (game, _) in enumerate(self._worlds) if game is not None and game.place <= chained.place]
        return {
            "id": chained.id,
            "war": chained.number,
            "off": chained.called_off,
            "file": chained.file,
            "shown": bool(self._plain[chained.id]),
            "world": places[-1] if places else 0,
        }

    # ---- the front

    def _texts(self, words: Words) -> FrontTexts:
        history = whole_history(
            self.summary.left,
            words,
            self.titles[words.language],
            lambda member: self._called(member, words),
            self.summary.lengths,
        )
        if history is None:
            raise NothingToShow(f"there is no history of {self.summary.game.name}")
        game, kept = self._worlds[-1]
        return FrontTexts(
            replace(history, wars=tuple(self._wars(history, words))),
            self._label(game, words),
            words.say(f"{UI}words"),
            tuple(self._lines(kept, words)),
            (words.say(f"{FRONT}no-script"),),
            words.say(f"{UI}broken"),
        )

    def _wars(self, history: History, words: Words) -> list[War]:
        """The lines of the history, and one for each war that left nothing, as it was called off."""
        told = {war.number for war in history.wars}
        untold = dict.fromkeys(each.number for each in self.games if each.number not in told)
        off = words.say(f"{FRONT}called-off")
        added = [War(words.say("history-war", war=number), off, number=number) for number in untold]
        last = max(self.games, key=lambda each: each.number).number
        return sorted((*history.wars, *added), key=lambda war: war.number or last + 1)
