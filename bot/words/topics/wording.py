"""All that a game hands over to be put into words: its name, its messages, and its words by topic."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any

from bot.words.arguments import Arguments
from bot.words.fluent import Words
from bot.words.topics.board import AltTextWords, BoardWords
from bot.words.topics.campaign import CampaignWords
from bot.words.topics.cards import CardWords
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.log import LogWords
from bot.words.topics.orders import OrderWords
from bot.words.topics.questions import QuestionWords, StepWords
from bot.words.topics.status import StatusWords
from bot.words.topics.story import StoryWords
from rules import Action, Event
from rules.author import Module, Part

Topic = (
    AltTextWords | BoardWords | CardWords | LogWords | OrderWords | QuestionWords | StatusWords | StepWords | StoryWords
)
"""The words of one topic. They are asked where one of the modules is played for which they stand."""
MoreArguments = Callable[[Any, Words], Arguments]
"""The arguments of a value's message that are not among its fields."""


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of a game, of a sealed pack, or of all house rules.

    `name` is the game's name in `rules.GAMES`, or the pack's label. What stands in `by_module` is asked where that
    module is in force, in this order, each once; in `by_kind`, for values of that kind alone; in `campaigns`, for
    campaigns of that kind.
    """

    name: str
    pages: Traversable | None = None
    """A folder with `en/*.ftl` and `fr/*.ftl`; None if they lie in `bot/words`."""
    course: Traversable | None = None
    """The file of its course (`docs/teaching.md`); None for a game that is not taught."""
    marks: Mapping[str, str] = field(default_factory=dict)
    """Its own marks by name, in plain Unicode; their pictures come with its art (`GameArt.marks`)."""
    lobby: LobbyWords = field(default_factory=LobbyWords)
    by_module: Mapping[Module, Sequence[Topic]] = field(default_factory=dict)
    by_kind: Mapping[type[Event | Action], MoreArguments] = field(default_factory=dict)
    campaigns: Mapping[type[Part], CampaignWords[Any]] = field(default_factory=dict)
