"""A pending decision as its player sees it: the game, the seat, the offers, the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.game.session import Session
from bot.refusals import LooksLike
from bot.ui.decisions.answer import PartialAnswer, kinds
from bot.ui.decisions.places import Places
from bot.ui.decisions.selection import TypedChoice
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import (
    FACTS,
    by_colour,
    by_title,
    card_hint,
    choice_label,
    land_label,
    leader_label,
    owner_label,
    picture_of,
    pictures_of,
    piles_with_titles,
)
from bot.ui.interaction.layout import button
from bot.ui.interaction.name_search import find_key, no_such
from bot.words import Words
from bot.words.arguments import LEADERS, escape_typed, land_name, leader_arguments, prefix_of
from bot.words.decisions import answer, field_question, prompt_text, short_answer, thing_line, value_name, verb
from bot.words.games import words_in
from bot.words.games.lookalikes import find_lookalike, names_of_game
from bot.words.refusals import refusal_text
from bot.words.status import race_lines
from bot.words.topics.cards import CardWords
from bot.words.topics.questions import QuestionWords
from rules import Action, Card, Decision, Offer, Player, Refusal, Territory, View
from rules.author import LeaderKind, ToReact, TypedName, item_of, meanings, zone_of
from rules.risk import (
    Attack,
    CallOff,
    Deploy,
    Expand,
    Finish,
    Invasion,
    Leaders,
    MoveIn,
    NotYourLand,
    ToFight,
    ToFortify,
    ToReinforce,
    Trade,
    ends_turn,
    game_leaders,
    hand,
    set_gain,
)

USUAL = (Attack.kind, Expand.kind)
"""What one normally does, as long as one may, before one finishes a step."""
GIVEN = (Deploy.kind, MoveIn.kind)
"""What one normally gives all of: new armies, and those that follow into a conquest."""
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
    suggested: Action | None = None
    """What the AI would answer, where its player is told."""

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        return tuple(self.session.offers(self.number))

    @cached_property
    def seen(self) -> View:
        return self.session.view(self.seat)

    @cached_property
    def places(self) -> Places:
        """What the territories that it may be about are to the seat."""
        return Places(self.session, self.seen, self.words, self.offers)

    @property
    def table(self) -> int:
        return self.session.table.id

    @property
    def title(self) -> str:
        """The name of its seat, as a title has it."""
        return by_title(self.session, self.words)(self.seat)

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

    def reply_line(self) -> str:
        """The answer already given, in a line of its own; "" before there is one."""
        given = self.replied
        return "" if given is None else f"**{self.words.say('panel-answered', answer=self.whole(given))}**"

    def key(self, verb: str, *args: str) -> CustomId:
        return CustomId(self.table, verb, self.number, args)

    def text(self) -> str:
        """The text of the question."""
        if self.must_trade:
            count = self.seen.cards(hand(self.seat)).count
            return self.words.attribute(f"decision-{self.decision.kind}", "must-trade", cards=count)
        rules, offered, key = self.session.rules, kinds(self.offers), f"decision-{self.decision.kind}"
        if offered == (Finish.kind,) and f"{key}.over" in self.words:
            return self.words.attribute(key, "over", ends=self._ends)
        return prompt_text(self.decision, self.words, by_colour(self.words), self.seen, rules, offered, self._ends)

    def ends_turn(self, action: Action) -> bool:
        """Whether this answer is the last one that its player gives in his turn."""
        if self.seat != self.session.state.active or isinstance(self.decision, ToReact):
            return False
        return ends_turn(self.session.rules, self.session.state, action)

    @cached_property
    def is_last_step(self) -> bool:
        """Whether the turn ends when its player finishes this step."""
        return any(self.ends_turn(offer.first_answer(self.number, self.seat)) for offer in self.of_kind(Finish.kind))

    @cached_property
    def _ends_anyway(self) -> bool:
        """Whether the turn ends with this question, whatever the answer."""
        return all(self.ends_turn(offer.first_answer(self.number, self.seat)) for offer in self.offers)

    @property
    def _ends(self) -> str:
        """Whether finishing the step ends the turn, as texts are told: `yes`, `no`."""
        return "yes" if self.is_last_step else "no"

    def ending(self, action: Action) -> str:
        """What is said after an answer that ends the turn, unless its question or its label says so; "" else."""
        says_so = action.kind == Finish.kind or not self.ends_turn(action)
        return "" if says_so or (not self.of_kind(Finish.kind) and self._ends_anyway) else self.words.say("ends-turn")

    def rest(self, kind: str, *, some: bool) -> str:
        key = f"action-{kind}"
        return self.words.attribute(key, "rest", some="yes" if some else "no") if f"{key}.rest" in self.words else ""

    def progress(self) -> str:
        """What everybody has of what wins at once, and how far the seat's own missions are, in its own turn; "" without
        any."""
        if self.seat != self.seen.active or not isinstance(self.decision, ToReinforce | ToFight | ToFortify):
            return ""
        cards = words_in(self.session.rules, CardWords)
        said = [*race_lines(self.seen, self.session.rules, self.words)]
        said += (line for known in cards for line in known.progress(self.seen, self.session.rules, self.words))
        return "\n".join(f"-# {line}" for line in said)

    def remarks(self, kind: str = "") -> Iterator[str]:
        """The paragraphs between a question and its answers, and what each kind of answer brings, or the chosen one."""
        offered = kinds(self.offers)
        for known in self._own:
            yield from known.remarks(self.decision, offered, self.seen, self.words)
            yield from known.about_answers(self.decision, (kind,) if kind else offered, self.words)
        if self.unasked and not kind:
            yield f"-# {self.unasked}"

    @cached_property
    def unasked(self) -> str:
        """What the seat's player could use during their own attacks without being asked, in a line; "" if nothing."""
        if not self.of_kind(Attack.kind):
            return ""
        lines = (known.unasked_uses(self.seen, self._settled, self.words) for known in self._own)
        return next(filter(None, lines), "")

    @property
    def _settled(self) -> frozenset[str]:
        """The windows for which the seat's player has set what to do."""
        orders, windows = self.session.orders[self.seat], self.session.rules.opens
        return frozenset(window for window in windows if orders.order_for(window) is not None)

    @property
    def must_trade(self) -> bool:
        """Whether nothing can be placed before a set is traded."""
        offered, reinforcing = {offer.action.kind for offer in self.offers}, isinstance(self.decision, ToReinforce)
        return reinforcing and Trade.kind in offered and not offered & {Deploy.kind, "finish"}

    def partial_answer(self, kind: str = "", tokens: Iterable[str] = (), place: str = "-") -> PartialAnswer:
        return PartialAnswer(self.table, self.number, self.seat, self.offers, kind, tuple(tokens), place)

    def verb(self, kind: str) -> str:
        if kind == Finish.kind and self.is_last_step:
            return self.words.attribute(f"action-{kind}", "ends-turn")
        return verb(kind, self.words, self.decision.kind, self._realm)

    @property
    def _realm(self) -> str:
        """The realm beside the main map that the question is about; "" for any other."""
        return getattr(self.decision, "realm", "")

    def declines(self, kind: str) -> bool:
        return kind in DECLINING or any(kind in known.declining for known in self._own)

    def is_usual(self, kind: str) -> bool:
        return kind in USUAL or any(kind in known.usual for known in self._own)

    def gives_most(self, kind: str) -> bool:
        return kind in GIVEN

    @property
    def may_be_finished(self) -> bool:
        """Whether nothing that one normally does in this step is left to do, so that one normally finishes it."""
        return not any(self.is_usual(kind) for kind in kinds(self.offers))

    def meaning(self, kind: str, field: str) -> Any:
        """The declared type of a field of a kind of answer; `str` where no such answer is on offer."""
        found = (meanings(offer.action).get(field) for offer in self.of_kind(kind))
        return next(filter(None, found), str)

    def question(self, field: str, kind: str) -> str:
        led = self.meaning(kind, field) == LEADERS
        several = "yes" if self._has_several_kinds else "no"
        about = leader_arguments(self.leaders) | {"seat": self.seat, "several": several} if led else {}
        return field_question(field, self.words, self.decision.kind, kind, **about)

    @cached_property
    def _has_several_kinds(self) -> bool:
        """Whether the game has leaders of several kinds: then each goes by name, also where there is but one."""
        return len(game_leaders(self.session.rules, self.session.state)) > 1

    @cached_property
    def leaders(self) -> Leaders:
        """Everybody who may go along with some answer, by kind."""
        ways = first_field(self.offers, "leaders")
        return tuple(dict.fromkeys(kind for leaders in ways for kind in leaders))

    def plain(self, action: Action) -> str:
        """A complete answer in a few words."""
        if action.kind == Finish.kind:
            return self.verb(action.kind)
        return answer(action, self.words, by_colour(self.words), self.decision.kind, self._realm)

    def short(self, action: Action) -> str:
        """A complete answer as a phone's button has room for it, its end alone; "" where it is short as it is."""
        return short_answer(action, self.words, by_colour(self.words))

    def last_question(self, action: Action) -> str:
        """The question before an answer that nothing takes back."""
        what, owners = self.plain(action), ", ".join(self.owners(action)) or "none"
        own = next(filter(None, (known.last_question(action, what, self.words) for known in self._own)), "")
        return own or self.words.say("confirm-for-ever", what=what, owners=owners)

    def whole(self, action: Action) -> str:
        """The same, after the other players whose territories it names, while they are fought over."""
        return FACTS.join([*self.owners(action), self.plain(action)])

    def owners(self, action: Action) -> list[str]:
        """The other players whose territories a complete answer names, where that counts."""
        if self._fought_out or self._means_marks(action.kind):
            return []
        labels = (owner_label(land, self.words, self.seen) for land in self._lands(action))
        return list(dict.fromkeys(filter(None, labels)))

    @property
    def _fought_out(self) -> bool:
        """Whether owners and armies count no more."""
        return any(self.decision.kind in known.after_fighting for known in self._own)

    def label(self, kind: str, field: str, value: Any) -> str:
        meaning = self.meaning(kind, field)
        return self._leaders(meaning, value) or choice_label(meaning, value, self.words)

    def thing(self, field: str, value: Any) -> str:
        return thing_line(field, value, self.seen, self.words)

    def name(self, kind: str, field: str, value: Any) -> str:
        own = next(filter(None, (known.choice(field, value, self.seen, self.words) for known in self._own)), "")
        return own or self._describe(kind, field, value, None if self._fought_out else self.seen)

    def name_flaw(self, name: str, open_to: TypedChoice) -> str:
        """Why a name cannot be given, in words; "" if it can."""
        why: Refusal | None = open_to.flaw(name)
        if why is None:
            others = (*names_of_game(self.session.game, self.session.rules), *open_to.taken)
            alike = find_lookalike(name, others)
            why = LooksLike(name, alike) if alike else None
        return refusal_text(why, self.words, by_colour(self.words)) if why is not None else ""

    def land(self, where: Territory, form: str = "") -> str:
        """A territory, by this form of its name, with its owner and its armies, where these count."""
        name, label = land_name(where, self.words, form), land_label(where, self.words, self.seen, form)
        return name if self._fought_out else label

    def step(self, kind: str, field: str, value: Any) -> str:
        key = f"step-{kind}-{field}" if value != () else f"step-{kind}-no-{field}"
        if key not in self.words:
            return self.name(kind, field, value)
        if type(value) is int:  # (as a number, which its noun agrees with)
            return self.words.say(key, choice=value)
        place = self.meaning(kind, field) is Territory
        return self.words.say(key, choice=self.land(value, "the") if place else self.name(kind, field, value))

    def plain_name(self, kind: str, field: str, value: Any) -> str:
        """A field's choice without the facts that its label shows."""
        return self._describe(kind, field, value)

    def _describe(self, kind: str, field: str, value: Any, seen: View | None = None) -> str:
        meaning = self.meaning(kind, field)
        if meaning == LEADERS and field == "leaders" and not self._has_several_kinds:
            value = bool(value)  # the leader goes along or not
        if meaning == TypedName:
            return escape_typed(value)
        own = self.thing(field, value) or value_name(field, value, self.words)
        seen = None if item_of(meaning) is Card else seen
        return own or self._leaders(meaning, value) or choice_label(meaning, value, self.words, seen)

    def _leaders(self, meaning: Any, value: Any) -> str:
        """Leaders by name: those who invade where that is what a window is about, else the seat's own; else ""."""
        named = value if isinstance(value, tuple) else (value,)
        if item_of(meaning) is not LeaderKind or not all(isinstance(one, str) for one in named):
            return ""
        return " + ".join(self.leader(one) for one in named) or self.words.say("choice-nobody")

    def leader(self, kind: str) -> str:
        """One leader by name."""
        seat = self.seen.parts[Invasion].attacker if isinstance(self.decision, ToReact) else self.seat
        return leader_label(kind, self.words, seat)

    def region(self, kind: str, field: str, value: Any) -> str:
        item = item_of(self.meaning(kind, field))
        return self.region_of(value) if item is Territory or (item is Card and not self._has_title(value)) else ""

    def region_of(self, land: str) -> str:
        """The region of a territory; "" for a card that has none."""
        return self.session.rules.board.region_of.get(Territory(land), "")

    def region_name(self, name: str) -> str:
        return self.words.say(f"region-{name}")

    def say(self, key: str, **about: Any) -> str:
        return self.words.say(key, **about)

    def hint(self, kind: str, field: str, value: Any) -> str:
        """What a card does or is worth, what a Territory card shows, a set and what it brings; '' for anything else.

        `kind` is the kind of answer to which the field belongs.
        """
        item = item_of(self.meaning(kind, field))
        if item is Territory and (self._means_marks(kind) or self.places.awaits_leader(kind, field, value)):
            return self.note(kind, field, value)
        if item is Card and not isinstance(value, tuple):
            field = "card"
        if own := next(filter(None, (known.hint(field, value, self.seen, self.words) for known in self._own)), ""):
            return own
        if kind == Expand.kind and field == "target":
            return self.places.on_entering(value)
        if item is not Card:
            effect = f"card-{value}.effect"
            named = prefix_of(item) == "card"
            return self.words.attribute(f"card-{value}", "effect") if named and effect in self.words else ""
        if isinstance(value, tuple):
            return self._set_hint(value)
        board = self.session.rules.board
        if value in board.cards and not self._has_title(value):
            return picture_of(value, board, self.words)
        return card_hint(value, self.words, self.session.rules)

    def _means_marks(self, kind: str) -> bool:
        """Whether a kind of answer names a territory for what lies on it, whoever holds it."""
        return any(kind in known.about_marks for known in self._own)

    def note(self, kind: str, field: str, value: Any) -> str:
        """The facts about a field's choice that is a territory, in a line; "" for any other."""
        if item_of(self.meaning(kind, field)) is not Territory or not isinstance(value, str):
            return ""
        return self.places.note(kind, field, Territory(value))

    def why_not_open(self, text: str, names: Mapping[Any, str], *, own: bool = False) -> str:
        """Why a text is none of these choices: another player holds that territory, it is not among them, or nothing is
        called so. `own`: one may choose of one's own territories alone."""
        lands = {land: land_name(land, self.words) for land in self.session.rules.board.realm_of}
        where = find_key(text, lands)
        if where is None or not names.keys() <= lands.keys():
            return no_such(text, names, self.words)
        if own and self.seen.land.owner(where) != self.seat:
            why = NotYourLand(where)
            return refusal_text(why, self.words, by_colour(self.words), self.seen, self.session.rules)
        return self.words.say("table-refusal-choice", typed=text, choices=self.words.any_of([*names.values()]))

    def _set_hint(self, cards: tuple[Card, ...]) -> str:
        """What the cards of a set show, and what trading it brings."""
        pictures = pictures_of(cards, self.session.rules.board, self.words)
        if not pictures or not self.of_kind(Trade.kind):
            return pictures
        gain = set_gain(self.session.rules, self.session.state, self.seat, cards)
        lands = self.words.any_of([land_name(land, self.words) for land in gain.lands])
        brings = self.words.say("set-brings", armies=gain.armies, more=gain.land_armies, lands=lands or "none")
        return f"{brings} ({pictures})"

    def _lands(self, action: Action) -> Iterator[Territory]:
        """The territories that an answer names, and the spaces of further realms."""
        for name, meaning in meanings(type(action)).items():
            if item_of(meaning) is Territory:
                value = getattr(action, name)
                yield from filter(None, value if isinstance(value, tuple) else (value,))

    def _has_title(self, value: Any) -> bool:
        """Whether the value is one of the seat's cards that have their own titles."""
        return any(
            value in (self.seen.cards(zone_of(pile, self.seat)).faces or ())
            for pile in piles_with_titles(self.session.rules)
        )


def prompt_for(session: Session, seat: Player, words: Words, number: int = 0) -> Prompt | None:
    """The seat's pending decision of that number, or else its first; None without one.

    Decisions that the seat has answered, and may change until the others have answered, come last.
    """
    mine = session.open_to(seat)
    number = number if number in mine else next(iter(mine), 0)
    return Prompt(session, seat, number, mine[number], words) if number else None


def why_button(prompt: Prompt, here: CustomId | None = None) -> Press:
    """The button that explains a question; `here` is the screen to which *Back* leads from there, else the panel."""
    way_back = () if here is None else (here.verb, *here.args)
    return button(prompt.key("why", *way_back), prompt.words.say("button-why"))


def first_field(offers: Iterable[Offer], field: str) -> tuple[Any, ...]:
    """The choices for a field over several offers, without duplicates."""
    return tuple(dict.fromkeys(value for offer in offers for value in offer.fields.get(field, ())))
