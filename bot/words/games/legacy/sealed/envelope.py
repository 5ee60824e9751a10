"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The words of the envelope."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.words.fluent import Words
from bot.words.topics.board import BoardWords
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.questions import QuestionWords
from bot.words.topics.status import StatusWords
from bot.words.topics.wording import Wording
from rules import NOBODY, Decision, Player, Ruleset, Territory, View
from rules.author import Board, ToReact
from rules.legacy.sealed.envelope import ClosedSea, curse_of, omens
from rules.legacy.sealed.envelope.cards import TURNED_UP, Omen


class EnvelopeStatus(StatusWords):
    """The standings."""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The curse that a player bears."""
        if curse := curse_of(seen, seat):
            yield words.say(f"card-{curse}")

    def below_standings(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Until when the sea is closed."""
        now = seen.parts[ClosedSea]
        if now.until != NOBODY:
            attacks = "yes" if now.attacks else "no"
            yield words.say("status-sea-closed", who=words.say(f"seat-{now.until}"), attacks=attacks)


class EnvelopeQuestions(QuestionWords):
    """Questions and their answers."""

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """What the event does that has been turned up, while it may still be destroyed."""
        if isinstance(decision, ToReact) and decision.window == TURNED_UP:
            named = f"card-{seen.parts[Omen].event}"
            effect = words.attribute(named, "effect")
            yield f"-# {words.say('panel-explained', name=words.say(named), about=effect)}"


class EnvelopeBoard(BoardWords):
    """The board as text."""

    def neighbours_cut_off(self, where: Territory, seen: View, board: Board) -> Collection[str]:
        """The neighbours over the sea, while it is closed to all."""
        now = seen.parts[ClosedSea]
        if now.until == NOBODY or now.attacks:
            return ()
        return [near for near, kind in board.links_of[where].items() if kind == "sea"]


ENVELOPE_WORDS = Wording(
    name="envelope",
    lobby=LobbyWords(
        topics=("envelope",),
        explained={
            "omen": "envelope",
            "to-invoke": "envelope",
            "to-give-up": "envelope",
            "to-lift-curse": "envelope",
        },
    ),
    by_module={
        omens: (
            EnvelopeStatus(),
            EnvelopeQuestions(),
            EnvelopeBoard(),
        ),
    },
)
