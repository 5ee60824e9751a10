"""Bake a game for a page: each step as what it changes in the scene, and as its story in every language.

No rule is known to the page: it applies patches, forwards and backwards, and draws.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import is_
from typing import Any

from bot.ui.interaction.labels import by_colour
from bot.ui.pictures.board import look_of
from bot.ui.pictures.scene import headline
from bot.ui.replay.replayed import ReplayedGame, ReplayedStep, add_standing, add_to_turn, split_turns
from bot.ui.replay.statistics import Curves, LuckSoFar, add_counts
from bot.ui.replay.story_parts import NEXT_TURN, ON_THE_TABLE, Line, ThrownDie, story_lines
from bot.words import LANGUAGES, Words, words
from bot.words.games import words_in
from bot.words.seats import naming
from bot.words.status import round_now
from bot.words.story.events import group_events, tell_groups
from bot.words.topics.board import BoardWords
from renders import Scene, SceneTrees, Tree, patch, scene_of
from rules import Event, Player, Ruleset, Territory, View
from rules.author import RegionName, ZoneName
from rules.risk import NEUTRAL

SHEETS = ("sheet", "inset")
"""The parts of a scene's tree that are boards."""
STANDING = ("pieces", "markers", "tag", "token", "cover")
"""What of a territory's tree its notes depend on, besides its owner."""
PUBLIC = ""
"""The eyes of everybody at the table, without a seat."""
_MARKDOWN = re.compile(r"\\(.)|\*+")
Story = dict[str, list[Line]]
"""The lines of a step by language."""


@dataclass
class Baked:
    """A game step by step: the tree of its first scene, then of each step the number, how it was answered, the patch,
    the roles of its draws and its line of the record, the story, and how other eyes see that (by eyes and language,
    where it differs)."""

    first: Tree = field(default_factory=dict)
    steps: list[list[Any]] = field(default_factory=list)
    stories: list[Story] = field(default_factory=list)
    eyes: list[dict[str, Story]] = field(default_factory=list)
    headlines: list[list[str]] = field(default_factory=list)
    curves: Curves = field(default_factory=Curves)
    holders: list[Mapping[RegionName, str]] = field(default_factory=list)
    """Who holds each region wholly, after each step."""
    scene: Scene | None = None
    """The last scene."""
    arrows: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)
    zones: set[ZoneName] = field(default_factory=set)
    signs: set[str] = field(default_factory=set)


class Baker:
    """Bakes one game, all of it or step by step: `baked` is the game so far, `standing` the events that stand, each
    with the number of its step. `trees` make the trees of its scenes, those of other games on the same page too."""

    def __init__(self, played: ReplayedGame, trees: SceneTrees | None = None) -> None:
        self.played, self.baked = played, Baked()
        self.standing: list[tuple[int, Event]] = []
        self._this_turn: Sequence[Event] = ()
        self.spoken = {language: words(language, played.setting.game) for language in LANGUAGES}
        self.trees = trees or SceneTrees(look_of(LANGUAGES[0], game=played.setting.game))
        first = self.spoken[LANGUAGES[0]]
        self._names: dict[str, str] = {seat: naming(first)(seat) for seat in (*played.setting.seats, NEUTRAL)}
        self._last: tuple[Scene, Tree] | None = None
        self._luck = LuckSoFar(played.setting.seats)
        self._spared: Mapping[Player, float] | None = None
        self._on_table: list[ThrownDie] = []
        self._untold: list[ThrownDie] = []
        self._boards: list[Tree] = []
        self._lands: Tree = {}
        self._stands: dict[str, object] = {}
        self._marked: dict[str, list[list[str]]] = {}
        self._notes: Tree = {}
        self._headlines: dict[object, list[str]] = {}

    def scenes(self) -> Iterator[tuple[ReplayedStep, Scene, Tree]]:
        """Each step of the game with the scene after it, and its tree."""
        for each in self.played.steps:
            yield each, *self._scene(each)

    def bake(self) -> Baked:
        """The whole game."""
        for each in self.played.steps:
            self.add(each)
        return self.baked

    def add(self, each: ReplayedStep) -> None:
        """Bake the next step."""
        baked, rules, at = self.baked, self.played.rules.at(each.seen), len(self.baked.steps)
        before = self._last[1] if self._last else None
        shown, tree = self._scene(each)
        baked.first = baked.first or tree
        change = {} if before is None else patch(before, tree)
        baked.steps.append([each.number, each.by, change, each.roles, each.line])
        self._tell(baked, each, rules)
        self._add_luck(baked, at, each)
        if before is tree:
            baked.headlines.append(baked.headlines[-1])
            baked.holders.append(baked.holders[-1])
            return
        baked.headlines.append(self._headline(each.seen, rules))
        same = before is not None and before["sheet"]["lands"] is tree["sheet"]["lands"]
        add_counts(baked.curves, at, tree, lands=not same)
        baked.holders.append(baked.holders[-1] if same else _holders(each.seen, rules))
        _note(baked, tree if before is None else change)
        baked.scene = shown

    def _headline(self, seen: View, rules: Ruleset) -> list[str]:
        """The headline in each language, which is another one where the turn, the round or the winners are."""
        key = (seen.active, round_now(seen, rules), seen.winners)
        if key not in self._headlines:
            self._headlines[key] = [headline(seen, rules, spoken) for spoken in self.spoken.values()]
        return self._headlines[key]

    def _scene(self, each: ReplayedStep) -> tuple[Scene, Tree]:
        """The scene after the next step, and its tree: those of the step before where nothing has happened."""
        add_standing(self.standing, each)
        self._this_turn = add_to_turn(self._this_turn, self.standing, each)
        if self._last is None or each.events or each.back is not None:
            rules = self.played.rules.at(each.seen)
            shown = scene_of(each.seen, rules, self._names, events=self._this_turn)
            self._last = shown, self.tree(shown, each, rules)
        return self._last

    def tree(self, shown: Scene, each: ReplayedStep, rules: Ruleset) -> Tree:
        """The tree of a scene, with what stands on each territory in words, and the cards that only seats see."""
        tree = self.trees.tree(shown)
        self._note(tree, each.seen, rules)
        hidden = {name: [*cards] for name, cards in each.hidden.items()}
        return tree | {name: value for name, value in (("notes", self._notes), ("zones", hidden)) if value}

    def _note(self, tree: Tree, seen: View, rules: Ruleset) -> None:
        """Note what stands on each territory, in each language; asked again only where something else stands there."""
        boards = [tree[name]["lands"] for name in SHEETS if "lands" in tree.get(name, ())]
        if len(boards) == len(self._boards) and all(map(is_, boards, self._boards)):
            return
        self._boards = boards
        now = {territory: land for lands in boards for territory, land in lands.items()}
        changed = now.keys() != self._lands.keys()
        for territory, land in now.items():
            if self._lands.get(territory) is not land:
                stands = (land.get("owner"), *(str(land.get(name)) for name in STANDING))
                if self._stands.get(territory) != stands:
                    self._stands[territory] = stands
                    self._marked[territory] = self._marks(territory, seen, rules)
                    changed = True
        self._lands = now
        if changed:
            self._notes = {t: self._marked[t] for t in now if any(self._marked[t])}

    def _marks(self, territory: str, seen: View, rules: Ruleset) -> list[list[str]]:
        own, where = words_in(rules, BoardWords), Territory(territory)
        return [
            [plain_text(mark) for topic in own for mark in topic.marks(where, seen, rules, spoken)]
            for spoken in self.spoken.values()
        ]

    def _tell(self, baked: Baked, each: ReplayedStep, rules: Ruleset) -> None:
        """Add the story of a step: as the record has it, and as it was told to those who knew less."""
        self._on_table = [*each.dice, *self._on_table[:ON_THE_TABLE]]
        tell = partial(self._story, each, rules)
        whole = tell(each.events)
        left = self._untold
        baked.stories.append(whole)
        others: dict[str, Story] = {}
        public = _redacted(each.events, None)
        if not all(map(is_, public, each.events)) and public != each.events:
            others[PUBLIC] = tell(public)
            for seat in each.seen.seats:
                own = _redacted(each.events, seat)
                if own != public:
                    others[seat] = tell(own)
        baked.eyes.append(others)
        self._on_table = left

    def _story(self, each: ReplayedStep, rules: Ruleset, events: Sequence[Event]) -> Story:
        seats, story = (*each.seen.seats, NEUTRAL), {}
        turns = [group_events(some, rules, every_battle=True) for some in split_turns(events)]
        for language, spoken in self.spoken.items():
            told, self._untold = _gone_back(each, spoken), self._on_table
            for at, items in enumerate(turns):
                lines, self._untold = story_lines(tell_groups(items, spoken, by_colour(spoken)), seats, self._untold)
                told += [NEXT_TURN, *lines] if at and told else lines
            story[language] = told
        return story

    def _add_luck(self, baked: Baked, at: int, each: ReplayedStep) -> None:
        if each.back is not None:
            self._luck.go_back(each.back.to)
        spared = self._luck.add(each.number, each.events)
        if spared is not self._spared:
            self._spared = spared
            for seat, value in spared.items():
                baked.curves.add("luck", seat, at, round(value, 1))


def _gone_back(each: ReplayedStep, spoken: Words) -> list[Line]:
    """That a step goes back, which is no event."""
    if each.back is None:
        return []
    return [[spoken.say(f"replay-{each.back.kind}", step=str(each.back.to))]]


def _redacted(events: Sequence[Event], viewer: Player | None) -> tuple[Event, ...]:
    return tuple(event.redact_for(viewer) for event in events)


def _holders(seen: View, rules: Ruleset) -> dict[RegionName, str]:
    found = {}
    for name, region in rules.board.regions.items():
        owners = {seen.land.owner(where) for where in region.territories}
        found[name] = str(next(iter(owners))) if len(owners) == 1 and NEUTRAL not in owners else ""
    return found


def _note(baked: Baked, tree: Tree) -> None:
    """Note what a tree names, or what a patch brings; nothing of what goes."""
    for sheet in (tree.get("sheet"), tree.get("inset")):
        if sheet:
            market = sheet.get("market") or {}
            baked.arrows |= {f"{source}|{target}" for _, source, target, _, _ in sheet.get("arrows") or ()}
            baked.cards |= {*(market.get("missions") or ())}
            baked.signs |= {sign for sign, _ in market.get("piles") or ()}
    for line in (tree.get("seats") or {}).values():
        baked.signs |= {sign for name in ("counts", "treasury") for sign, _ in (line or {}).get(name) or ()}
    for zone, named in (tree.get("zones") or {}).items():
        if named:
            baked.zones.add(ZoneName(zone))
            baked.cards |= {*named[1:]}


def plain_text(text: str) -> str:
    """A text without markdown."""
    return _MARKDOWN.sub(r"\1", text)
