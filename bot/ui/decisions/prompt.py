"""A decision as its player meets it in the panel: the game, the seat, the offers, the reader's words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.game.session import Session
from bot.ui.decisions.answer import Labels, PartialAnswer
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import by_colour, choice_hint, choice_label, picture_of, pictures_of, titled_piles
from bot.words import Words
from bot.words.bargains import short
from bot.words.decisions import answer, field_question, prompt_text, verb
from rules import Action, Decision, Offer, Player, View


@dataclass(frozen=True)
class Prompt:
    """One pending decision of one seat."""

    session: Session
    seat: Player
    number: int
    decision: Decision
    words: Words

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        return tuple(self.session.offers(self.number))

    @cached_property
    def seen(self) -> View:
        return self.session.view(self.seat)

    @property
    def table(self) -> int:
        return self.session.table.id

    def of_kind(self, kind: str) -> tuple[Offer, ...]:
        """The offers of one kind of answer."""
        return tuple(offer for offer in self.offers if offer.action.kind == kind)

    @property
    def replied(self) -> Action | None:
        """What was answered already, and waits until the others have answered too."""
        return self.session.state.replies.get(self.number)

    def key(self, verb: str, *args: str) -> CustomId:
        return CustomId(self.table, verb, self.number, args)

    def text(self) -> str:
        """The question itself."""
        return prompt_text(self.decision, self.words, by_colour(self.words), self.seen, self.session.rules.board)

    def partial_answer(self, kind: str = "", tokens: Iterable[str] = (), place: str = "-") -> PartialAnswer:
        return PartialAnswer(self.table, self.number, self.seat, self.offers, kind, tuple(tokens), place)

    def land(self, where: str) -> str:
        """A territory with what stands there."""
        return choice_label(where, self.words, self.seen)

    def speech(self) -> Labels:
        """How this decision's choices read."""
        words, region_of = self.words, self.session.rules.board.region_of
        return Labels(
            verb=lambda kind: verb(kind, words, self.decision.kind),
            question=lambda field: field_question(field, words, self.decision.kind),
            whole=lambda action: answer(action, words, by_colour(words)),
            label=lambda value: choice_label(value, words, self.seen),
            thing=lambda field, value: short(field, value, self.seen, words),
            hint=self._hint,
            region=lambda value: region_of.get(value, "") if isinstance(value, str) else "",
            region_name=lambda name: words.say(f"region-{name}"),
            say=words.say,
        )

    def _hint(self, value: Any) -> str:
        """What a card does, what a Territory card shows, or those of a set; '' for a territory."""
        board = self.session.rules.board
        card = any("card" in offer.fields for offer in self.offers)
        if value in board.cards and not (card and self._told_in(value)):
            return picture_of(value, board, self.words) if card else ""
        return choice_hint(value, self.words, board) or pictures_of(value, board, self.words)

    def _told_in(self, value: Any) -> bool:
        """Whether it is one of the seat's cards with a title of their own."""
        return any(value in (self.seen.cards(f"{pile}:{self.seat}").faces or ()) for pile in titled_piles())


def prompt_for(session: Session, seat: Player, words: Words, number: int = 0) -> Prompt | None:
    """The seat's pending decision of that number, or else its first; None if nothing is open to it.

    Those that it has answered already, and may answer anew until the others have, come last.
    """
    mine = session.open_to(seat)
    number = number if number in mine else next(iter(mine), 0)
    return Prompt(session, seat, number, mine[number], words) if number else None


def first_field(offers: Iterable[Offer], field: str) -> tuple[Any, ...]:
    """Everything on offer for a field, each once, over several offers."""
    return tuple(dict.fromkeys(value for offer in offers for value in offer.fields.get(field, ())))
