"""A pending decision as its player sees it: the game, the seat, the offers, the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.game.session import Session
from bot.ui.decisions.answer import PartialAnswer, kinds
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import (
    FACTS,
    by_colour,
    choice_hint,
    choice_label,
    leader_label,
    owner_label,
    picture_of,
    pictures_of,
    titled_piles,
)
from bot.words import Words
from bot.words.arguments import CARDS, LEADERS, TYPED, land_name, leaders_said, typed_text
from bot.words.decisions import answer, field_question, prompt_text, thing_line, value_name, verb
from bot.words.games import words_in
from bot.words.topics.board import BoardWords
from bot.words.topics.questions import Meaning, QuestionWords
from rules import Action, Decision, Offer, Player, ToReact, View
from rules.risk import (
    Attack,
    CallOff,
    Deploy,
    Expand,
    Finish,
    Invasion,
    Leaders,
    ToFight,
    ToReinforce,
    Trade,
    hand,
    set_gain,
    toll_of,
)

USUAL = (Attack.kind, Expand.kind)
"""What one normally does, as long as one may, before one finishes a step."""
DECLINING = (CallOff.kind,)
"""What ends something without its aim, in every game; each game adds its own."""


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

    @property
    def _own(self) -> tuple[QuestionWords, ...]:
        """What the modules that are played add to questions."""
        return words_in(self.session.rules, QuestionWords)

    def of_kind(self, kind: str) -> tuple[Offer, ...]:
        """The offers of one kind of answer."""
        return tuple(offer for offer in self.offers if offer.action.kind == kind)

    @property
    def replied(self) -> Action | None:
        """The answer already given, while others still have to answer."""
        return self.session.state.replies.get(self.number)

    def key(self, verb: str, *args: str) -> CustomId:
        return CustomId(self.table, verb, self.number, args)

    def text(self) -> str:
        """The text of the question."""
        if self.must_trade:
            count = self.seen.cards(hand(self.seat)).count
            return self.words.attribute(f"decision-{self.decision.kind}", "must-trade", cards=count)
        if (
            isinstance(self.decision, ToFight)
            and not self.decision.realm
            and {offer.action.kind for offer in self.offers} == {Finish.kind}
        ):
            return self.words.attribute(f"decision-{self.decision.kind}", "over")
        rules, offered = self.session.rules, kinds(self.offers)
        return prompt_text(self.decision, self.words, by_colour(self.words), self.seen, rules, offered)

    def remarks(self, kind: str = "") -> Iterator[str]:
        """The paragraphs between a question and its answers, and what each kind of answer brings, or the chosen one."""
        offered = kinds(self.offers)
        for known in self._own:
            yield from known.remarks(self.decision, offered, self.seen, self.words)
            yield from known.about_answers(self.decision, (kind,) if kind else offered, self.words)
            if Attack.kind in offered and not kind and (line := known.unasked(self.seen, self._settled, self.words)):
                yield f"-# {line}"

    @property
    def _settled(self) -> frozenset[str]:
        """The windows for which the seat's player has set what to do."""
        said, windows = self.session.orders[self.seat], self.session.rules.opens
        return frozenset(window for window in windows if said.order_for(window) is not None)

    @property
    def must_trade(self) -> bool:
        """Whether nothing can be placed before a set is traded."""
        offered, reinforcing = {offer.action.kind for offer in self.offers}, isinstance(self.decision, ToReinforce)
        return reinforcing and Trade.kind in offered and not offered & {Deploy.kind, "finish"}

    def partial_answer(self, kind: str = "", tokens: Iterable[str] = (), place: str = "-") -> PartialAnswer:
        return PartialAnswer(self.table, self.number, self.seat, self.offers, kind, tuple(tokens), place)

    def verb(self, kind: str) -> str:
        return verb(kind, self.words, self.decision.kind, self._realm)

    @property
    def _realm(self) -> str:
        """The realm beside the main map that the question is about; "" for any other."""
        return getattr(self.decision, "realm", "")

    def declines(self, kind: str) -> bool:
        return kind in DECLINING or any(kind in known.declining for known in self._own)

    def is_usual(self, kind: str) -> bool:
        return kind in USUAL

    @property
    def may_be_finished(self) -> bool:
        """Whether nothing that one normally does in this step is left to do, so that one normally finishes it."""
        return not any(self.of_kind(kind) for kind in USUAL)

    def question(self, field: str, kind: str) -> str:
        about = leaders_said(self.leaders) if field in LEADERS else {}
        return field_question(field, self.words, self.decision.kind, kind, **about)

    @cached_property
    def leaders(self) -> Leaders:
        """Everybody who may go along with some answer, by kind."""
        ways = first_field(self.offers, "leaders")
        return tuple(dict.fromkeys(kind for leaders in ways for kind in leaders))

    def plain(self, action: Action) -> str:
        """A complete answer in a few words."""
        return answer(action, self.words, by_colour(self.words), self.decision.kind, self._realm)

    def whole(self, action: Action) -> str:
        """The same, after the other players whose territories it names, while they are fought over."""
        return FACTS.join([*self.owners(action), self.plain(action)])

    def owners(self, action: Action) -> list[str]:
        """The other players whose territories a complete answer names, where that counts."""
        if self._fought_out or self._meaning(action.kind):
            return []
        labels = (owner_label(land, self.words, self.seen) for land in self._lands(action))
        return list(dict.fromkeys(filter(None, labels)))

    @property
    def _fought_out(self) -> bool:
        """Whether owners and armies count no more."""
        return any(self.decision.kind in known.after_fighting for known in self._own)

    def label(self, value: Any) -> str:
        return self._leaders(value) or choice_label(value, self.words)

    def thing(self, field: str, value: Any) -> str:
        return thing_line(field, value, self.seen, self.words)

    def name(self, field: str, value: Any) -> str:
        return self._said(field, value, None if field in CARDS or self._fought_out else self.seen)

    def step(self, kind: str, field: str, value: Any) -> str:
        key = f"step-{kind}-{field}" if value != () else f"step-{kind}-no-{field}"
        said = self.name(field, value)
        return self.words.say(key, choice=said) if key in self.words else said

    def plain_name(self, field: str, value: Any) -> str:
        """A field's choice without the facts that its label shows."""
        return self._said(field, value)

    def _said(self, field: str, value: Any, seen: View | None = None) -> str:
        if field == "leaders" and isinstance(value, tuple) and len(self.leaders) < 2:
            value = bool(value)  # one leader goes along or not
        if field in TYPED:
            return typed_text(value)
        own = self.thing(field, value) or value_name(field, value, self.words)
        return own or self._leaders(value) or choice_label(value, self.words, seen)

    def _leaders(self, value: Any) -> str:
        """Leaders by name: those who invade where that is what a window is about, else the seat's own; else ""."""
        named = value if isinstance(value, tuple) else (value,)
        if not named or not all(isinstance(one, str) and f"leader-{one}" in self.words for one in named):
            return ""
        seat = self.seen.parts[Invasion].attacker if isinstance(self.decision, ToReact) else self.seat
        return " + ".join(leader_label(one, self.words, seat) for one in named)

    def region(self, value: Any) -> str:
        return self.session.rules.board.region_of.get(value, "") if isinstance(value, str) else ""

    def region_name(self, name: str) -> str:
        return self.words.say(f"region-{name}")

    def say(self, key: str, **about: Any) -> str:
        return self.words.say(key, **about)

    def hint(self, field: str, value: Any, kind: str = "") -> str:
        """What a card does or is worth, what a Territory card shows, a set and what it brings; '' for anything else.

        `kind` is the kind of answer to which the field belongs.
        """
        board = self.session.rules.board
        if field == "where" and (meaning := self._meaning(kind)):
            if meaning == "mark":
                return self.note(value)
            field = "card"
        if own := next(filter(None, (known.hint(field, value, self.seen, self.words) for known in self._own)), ""):
            return own
        if kind == Expand.kind and field == "target":
            return FACTS.join(filter(None, (self.note(value), self._toll(value))))
        if field not in CARDS:
            effect = f"card-{value}.effect"
            return self.words.attribute(f"card-{value}", "effect") if effect in self.words else ""
        if isinstance(value, tuple):
            return self._set_hint(value)
        if value in board.cards and not self._has_title(value):
            return picture_of(value, board, self.words)
        return choice_hint(value, self.words, self.session.rules)

    def _toll(self, target: str) -> str:
        """What entering a territory that nobody holds costs all who can; "" if it costs nothing."""
        offer = next(offer for offer in self.of_kind(Expand.kind) if target in offer.fields["target"])
        source, counts = offer.fields["source"][0], offer.fields["count"]
        rules, state = self.session.rules, self.session.state
        lost = toll_of(rules, state, source, target, counts[-1])
        return self.words.say("expand-toll", count=counts[-1], lost=lost) if lost else ""

    def _meaning(self, kind: str) -> Meaning | None:
        """What a kind of answer means by a territory, if not the territory and whoever holds it."""
        return next((known.lands_mean[kind] for known in self._own if kind in known.lands_mean), None)

    def note(self, value: Any) -> str:
        if not isinstance(value, str) or value not in self.session.rules.board.realm_of:
            return ""
        return ", ".join(
            said
            for known in words_in(self.session.rules, BoardWords)
            for said in known.stands_on(value, self.seen, self.words)
        )

    def _set_hint(self, cards: tuple[str, ...]) -> str:
        """What the cards of a set show, and what trading it brings."""
        pictures = pictures_of(cards, self.session.rules.board, self.words)
        if not pictures or not self.of_kind(Trade.kind):
            return pictures
        gain = set_gain(self.session.rules, self.session.state, self.seat, cards)
        lands = self.words.any_of([land_name(land, self.words) for land in gain.lands])
        brings = self.words.say("set-brings", armies=gain.armies, more=gain.land_armies, lands=lands or "none")
        return f"{brings} ({pictures})"

    def _lands(self, action: Action) -> Iterator[str]:
        """The territories that an answer names, and the spaces of further realms."""
        board = self.session.rules.board.realm_of
        for name in action.__struct_fields__:
            value = getattr(action, name)
            if name not in CARDS:
                yield from (each for each in (value if isinstance(value, tuple) else (value,)) if each in board)

    def _has_title(self, value: Any) -> bool:
        """Whether the value is one of the seat's cards that have their own titles."""
        return any(
            value in (self.seen.cards(f"{pile}:{self.seat}").faces or ()) for pile in titled_piles(self.session.rules)
        )


def prompt_for(session: Session, seat: Player, words: Words, number: int = 0) -> Prompt | None:
    """The seat's pending decision of that number, or else its first; None without one.

    Decisions that the seat has answered, and may change until the others have answered, come last.
    """
    mine = session.open_to(seat)
    number = number if number in mine else next(iter(mine), 0)
    return Prompt(session, seat, number, mine[number], words) if number else None


def first_field(offers: Iterable[Offer], field: str) -> tuple[Any, ...]:
    """The choices for a field over several offers, without duplicates."""
    return tuple(dict.fromkeys(value for offer in offers for value in offer.fields.get(field, ())))
