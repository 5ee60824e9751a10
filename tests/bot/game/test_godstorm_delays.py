"""What the moments of Godstorm tell: nothing of a hidden card, and no delay where there is nothing to hide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs
from support.godstorm.moments import HOLD, another_card, session_of
from support.godstorm.position import BLUE, GREEN, OCHRE, Field, field
from support.tables.seat_orders import standing

from bot.game.announcements import announcements_of, mentions, newly_asked, wait_starts
from bot.game.progress import Progress, time_allowed
from bot.messages import HandMessage, Story
from bot.pace import Allowed
from bot.ui.decisions.setup import is_settling
from rules import view
from rules.ai import choose_as
from rules.author import ToReact
from rules.godstorm.epochs import Bid, ToBid
from rules.godstorm.invocations import Invoke, InvokeAlone
from rules.kernel.context import Pass
from rules.orders import ASK, Clause, Condition, StandingOrder
from rules.risk.combat.invasion import Attack
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.turns import Order, next_up

NOW = 1_800_000_000
SKY = "sky"
SETTINGS: dict[str, Mapping[str, StandingOrder]] = {
    "nothing": {},
    "ask": {SKY: StandingOrder(ASK)},
    "pass": {SKY: StandingOrder("pass")},
    "a card": {SKY: StandingOrder("ground_is_sacred")},
    "a card, when": {
        SKY: StandingOrder("pass", clauses=(Clause(Condition(("liguria",), theirs=(3, 99)), "ground_is_sacred"),))
    },
    "ask, when": {SKY: StandingOrder("pass", clauses=(Clause(Condition(("liguria",)), ASK),))},
}


def attack(cards: str, setting: str) -> Progress:
    """Blue attacks green, who holds these Sky cards and has set this."""
    game = field(hold=HOLD, faith={"green": "9"}, gods={"green": "sky@liguria"}, miracles={"green": cards})
    progress = Progress(session_of(game, standing({GREEN: SETTINGS[setting]})), choose_as)
    progress.answer(Attack(game.number(), BLUE, "gaul", "liguria", 3), 1)
    progress.play_on()
    return progress


def released(progress: Progress) -> Progress:
    """What follows when the delays of the windows that are held are over."""
    held = progress.windows_held_until(NOW)
    later = Progress(replace(progress.session_now(), held=held), choose_as)
    for first in held:
        later.release(first)
    later.play_on()
    return later


def public(progress: Progress) -> list[Any]:
    """Everything that anybody but green may see: questions, mentions, rows, held windows, events, the state."""
    rows = [(row.kind, None if isinstance(row, HandMessage) else row) for row in announcements_of(progress, 1)]
    events = [tuple(event.redact_for(BLUE) for event in played.step.events) for played in progress.steps]
    by = [played.step.by for played in progress.steps]
    seen = view(progress.state, BLUE)
    zones = {name: (cards.count, cards.faces) for name, cards in seen.zones.items()}
    asked = [newly_asked(progress), mentions(progress, 1), wait_starts(progress, NOW), seen.waiting]
    return [asked, rows, progress.windows_held_until(NOW), events, by, zones, dict(seen.land.holdings)]


@pytest.mark.parametrize("setting", SETTINGS)
def test_two_worlds_that_differ_in_a_hidden_card_look_the_same(setting: str) -> None:
    """Warriors fit the attack, the Meek have nobody to turn: only green can tell the two worlds apart."""
    seen = []
    for cards in ("men_become_warriors", "mighty_turn_meek"):
        progress = attack(cards, setting)
        seen.append([public(progress), public(released(progress))])
    assert seen[0] == seen[1]


@pytest.mark.parametrize("setting", SETTINGS)
def test_until_the_delay_is_over_not_even_a_card_that_will_be_played_shows(setting: str) -> None:
    """Green holds the card of his order, or one that has nothing to do; he has told the bot already, or not yet."""
    seen = []
    for cards in ("ground_is_sacred", "mighty_turn_meek"):
        progress = attack(cards, setting)
        at_once = public(progress)
        waiting = [number for number in progress.state.unanswered if progress.state.pending[number].player == GREEN]
        for number in waiting:
            progress.answer(Pass(number, GREEN), 2)
            progress.play_on()
        seen.append([at_once, public(progress)])
    assert seen[0] == seen[1]


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_third_player_s_card_shows_as_little(setting: str) -> None:
    """With `sky-cards` anyone, ochre is asked after green: two worlds that differ in his card."""
    seen = []
    for cards in ("men_become_warriors", "mighty_turn_meek"):
        game = field(
            hold=HOLD, faith={"ochre": "9"}, gods={"ochre": "sky@dacia"}, miracles={"ochre": cards},
            options={"sky-cards": "anyone"},
        )  # fmt: skip
        progress = Progress(session_of(game, standing({OCHRE: SETTINGS[setting]})), choose_as)
        progress.answer(Attack(game.number(), BLUE, "gaul", "liguria", 3), 1)
        progress.play_on()
        asked = [decision.player for decision in progress.state.pending.values() if isinstance(decision, ToReact)]
        assert asked == ([] if setting in ("nothing", "pass") else [OCHRE])
        seen.append([public(progress), public(released(progress))])
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("setting", "held"),
    [("nothing", False), ("ask", True), ("pass", False), ("a card", True), ("a card, when", True), ("ask, when", True)],
)
def test_a_window_is_held_where_orders_could_play_in_it_whatever_is_in_hand(setting: str, held: bool) -> None:
    for cards in ("ground_is_sacred", "mighty_turn_meek"):
        progress = attack(cards, setting)
        assert bool(progress.windows_held_until(NOW)) == held


def test_the_ordered_card_is_played_when_the_delay_is_over() -> None:
    progress = attack("ground_is_sacred", "a card")
    assert not any(isinstance(played.step.action, Invoke) for played in progress.steps)
    assert [type(played.step.action) for played in released(progress).steps][:1] == [InvokeAlone]


def test_the_window_of_the_aegis_which_lies_open_is_not_held() -> None:
    game = another_card()
    progress = Progress(session_of(game), choose_as)
    assert progress.windows_held_until(NOW) == {}
    progress.answer(Pass(game.number(), GREEN), 2)
    assert progress.state.pending[min(progress.state.unanswered)].player == BLUE


class TestBids:
    def asked(self) -> Field:
        return field(
            hold=HOLD, faith={"blue": "5", "green": "4"}, turn="ochre", step=Fortification, parts=(Order(BLUE, 3),)
        ).until(ToBid)  # fmt: skip

    def test_one_question_to_all_with_the_same_clock(self) -> None:
        """Whoever had the last turn: it is nobody's."""
        game = self.asked()
        assert [time_allowed(game.state, number) for number in game.state.unanswered] == [Allowed.OWN_TURN] * 3

    def test_nothing_shows_but_who_has_bid(self) -> None:
        """High or low, changed or not: until the last is in all that others see is that somebody has bid."""
        seen = []
        for faith, wishes in ((5, ("1",)), (0, ())):
            game = self.asked()
            progress = Progress(session_of(game), choose_as)
            number = game.number("blue")
            progress.answer(Bid(number, BLUE, 3, ("2",)), 1)
            first = [view(progress.state, seat) for seat in (GREEN, OCHRE, None)]
            progress.answer(Bid(number, BLUE, faith, wishes), 1)
            now = [view(progress.state, seat) for seat in (GREEN, OCHRE, None)]
            assert now == first
            assert [played.step.events for played in progress.steps] == [(), ()]
            assert mentions(progress, 1) == []
            seen.append((now, announcements_of(progress, 1)))
        assert seen[0] == seen[1]

    def told(self, game: Field) -> tuple[Progress, list[Story]]:
        """Everybody bids; what the channel is told of it."""
        progress = Progress(session_of(game), choose_as)
        for person, seat in enumerate((BLUE, GREEN, OCHRE), 1):
            number = next(n for n in progress.state.unanswered if progress.state.pending[n].player == seat)
            progress.answer(Bid(number, seat, 3 - person), person)
        return progress, [row for row in announcements_of(progress, 3) if isinstance(row, Story)]

    def test_the_reveal_is_a_post_of_its_own(self) -> None:
        """It belongs to no turn: neither to the one before, nor to the first of the epoch."""
        progress, (bids, first) = self.told(self.asked())
        assert (bids.seat, bids.by_hand, bids.to) == ("", True, 3)
        assert (first.seat, first.to) == (BLUE, 4)
        before = structs.replace(bids, seat=OCHRE)
        assert not before.goes_on_in(bids)
        assert not bids.goes_on_in(first)
        assert progress.state.active == BLUE

    def test_the_first_reveal_is_not_told_with_the_set_up(self) -> None:
        game = self.asked()
        game.state.parts[Order] = Order(BLUE, 0)
        assert not is_settling(session_of(game)), "nobody is asked any more what to place where"
        _, (bids, first) = self.told(game)
        assert (bids.seat, bids.between) == ("", True)
        setup = structs.replace(bids, between=False)
        assert not setup.goes_on_in(bids)
        assert bids.goes_on_in(bids)
        assert not bids.goes_on_in(first)

    def test_between_turns_it_is_nobodys(self) -> None:
        game = self.asked()
        assert game.state.active == ""
        assert next_up(game.rules, game.state) == ""

    def test_a_turn_that_was_missed_ends_with_the_turn(self) -> None:
        """Who missed the last turn of an epoch bids himself."""
        game = field(hold={**HOLD, "ochre": "carthage:2"}, turn="ochre", step=Fortification, parts=(Order(BLUE, 3),))
        progress = Progress(session_of(game), choose_as)
        progress.lapse(game.number())
        progress.play_on()
        assert [type(decision) for decision in progress.state.pending.values()] == [ToBid] * 3
        assert len(progress.state.unanswered) == 3
        assert not progress.seats[OCHRE].away
