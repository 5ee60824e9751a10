"""Standing orders of Godstorm, their defaults, what conditions know about an attack, and what the caretaker does."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from support.godstorm.position import BLUE, GREEN, OCHRE, Field, field
from support.godstorm.random_games import table
from support.tables.seat_orders import saying, standing

from rules import Action, Player, Seeded, advance, apply, begin, default, legal, view
from rules.ai import choose
from rules.author import Occasion
from rules.godstorm.epochs import Bid, Bids, Markers, ToBid, ToTakeMarker
from rules.godstorm.godswar import RiskGod, ToMeetGod, ToRiskGod
from rules.godstorm.invocations import Invoke, InvokeAlone, InvokeFrom
from rules.godstorm.miracles import SKY_WINDOW, PlayMiracles
from rules.godstorm.pantheons import SKY
from rules.godstorm.purchases import Buy
from rules.godstorm.relic_powers import RaiseAegis
from rules.godstorm.summoning import Build, Summon
from rules.godstorm.titles import titles
from rules.godstorm.tree_of_life import Pledge, ToPledge
from rules.godstorm.underworld import CryptReturns, LeaveHeaven, Return
from rules.kernel.conditions import NoSuchLand, condition_flaw, condition_kinds
from rules.kernel.context import Pass
from rules.kernel.windows import ToReact
from rules.orders import (
    NO_DETAILS,
    NO_LEADER,
    OUR_LEADER,
    THEIR_LEADER,
    Clause,
    Condition,
    Details,
    Orders,
    StandingOrder,
    condition_topics,
    occasion,
    settle,
)
from rules.risk.combat.battle import Defend, ToDefend
from rules.risk.combat.calling_off import CallOff
from rules.risk.combat.invasion import Attack
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.reinforce import Deploy, Finish
from rules.risk.turn.turns import Order, next_up

DICE = Seeded(b"\7" * 32)
LAST = (Order(BLUE, 3),)
"""The third seat has its turn, the last one of an epoch."""


def ordered(
    game: Field, seat: str, topic: str, policy: str, details: Details = NO_DETAILS, clauses: tuple[Clause, ...] = ()
) -> list[Action]:
    """What the orders of the table answer from here on, if this seat has this one and nobody another."""
    orders = standing({Player(seat): {topic: StandingOrder(policy, details, clauses)}})
    settled = settle(game.rules, game.state, orders, DICE)
    if settled.steps:
        game.state = settled.steps[-1].state
        game.events = tuple(event for step in settled.steps for event in step.events)
    return [step.action for step in settled.steps if step.action]


def invoked(answers: Iterable[Action]) -> bool:
    """Whether a card was played."""
    return any(isinstance(answer, Invoke) for answer in answers)


def by(game: Field, seat: str) -> Action:
    """The answer of the caretaker to the question that waits for a seat."""
    return default(game.rules, game.state, game.number(seat))


class TestBids:
    def bids(self, faith: str = "5") -> Field:
        """The bids of the second epoch are asked; ochre has just played."""
        return field(
            faith={"blue": faith, "green": "4", "ochre": "6"}, hold={"blue": "gaul", "green": "roma"}, turn="ochre",
            step=Fortification, parts=LAST,
        ).until(ToBid)  # fmt: skip

    def bid_by(self, policy: str, bid: int, keep: int = 0) -> tuple[int, tuple[str, ...]]:
        game = self.bids()
        (bid,) = ordered(game, "blue", "to-bid", policy, saying(bid=bid, keep=keep))
        assert isinstance(bid, Bid)
        return bid.faith, bid.wishes

    def test_so_many_for_the_first_place(self) -> None:
        assert self.bid_by("first", 3) == (3, ("1", "2", "3"))

    def test_or_the_last(self) -> None:
        assert self.bid_by("last", 2) == (2, ("3", "2", "1"))

    def test_never_more_than_there_is(self) -> None:
        assert self.bid_by("first", 9) == (5, ("1", "2", "3"))

    def test_nor_what_is_to_be_kept(self) -> None:
        assert self.bid_by("first", 9, 3) == (2, ("1", "2", "3"))
        assert self.bid_by("first", 1, 3) == (1, ("1", "2", "3"))
        assert self.bid_by("last", 4, 8) == (0, ("3", "2", "1"))

    def test_all_are_asked_at_once_and_nobody_bids_for_anybody_unasked(self) -> None:
        game = self.bids()
        assert [decision.player for decision in game.state.pending.values()] == [BLUE, GREEN, OCHRE]
        assert ordered(game, "blue", "to-bid", "ask") == []

    def test_the_clock_and_the_caretaker_bid_nothing_and_take_the_earliest_free_place(self) -> None:
        game = self.bids()
        assert by(game, "blue") == Bid(game.number("blue"), BLUE, 0)
        game.play(Bid, 1, ("1",), by="green").play(Bid, 2, ("3",), by="ochre").play(Bid, 0, by="blue")
        assert dict(game.state.parts[Markers].of) == {"ochre": "3", "green": "1", "blue": "2"}

    def test_a_bid_may_be_changed_until_the_last_is_in_and_only_the_last_word_counts(self) -> None:
        game = self.bids()
        number = game.number("blue")
        game.play(Bid, 5, ("1",), by="blue").play(Bid, 0, by="green")
        first = game.seen("green")
        game.state = apply(game.rules, game.state, Bid(number, BLUE, 1, ("3",)), DICE).state
        assert game.seen("green") == first, "nobody sees that a bid was changed"
        game.play(Bid, 0, by="ochre", dice=(6, 1))
        assert game.state.parts[Markers].of[BLUE] == "3"

    def test_who_would_rather_choose_is_asked_and_the_caretaker_takes_the_earliest_for_him(self) -> None:
        game = self.bids()
        game.play(Bid, 1, (), True, by="blue").play(Bid, 2, ("1",), by="green").play(Bid, 0, by="ochre")
        assert isinstance(game.asked(), ToTakeMarker)
        assert game.state.parts[Bids].asks == (BLUE,)
        assert getattr(by(game, "blue"), "marker", "") == "2"

    def test_after_the_last_turn_of_an_epoch_nobody_is_next(self) -> None:
        last = field(hold={"blue": "gaul", "green": "roma"}, turn="ochre", step=Fortification, parts=LAST)
        assert next_up(last.rules, last.state) == ""
        first = field(hold={"blue": "gaul:2 iberia", "green": "roma"}, turn="blue", step=Fortification)
        assert next_up(first.rules, first.state) == GREEN


HOLD = {"blue": "gaul:9", "green": "liguria:5 roma:6"}
SACRED, WARRIORS, FOG = "ground_is_sacred", "men_become_warriors", "fog_lifts"


def attacked(miracles: str = SACRED, *, gods: tuple[str, ...] = (), sky: str = "sky", **setup: Any) -> Field:
    """Blue declares an invasion of green's Liguria, where green's Sky god stands (or another)."""
    hers = {"blue": " ".join(f"{god}@gaul" for god in gods), "green": f"{sky}@liguria"}
    stands: dict[str, Any] = {"hold": HOLD, "faith": {"green": "6"}, "gods": hers} | setup
    game = field(miracles={"green": miracles} if miracles else {}, **stands)
    return game.play(Attack, "gaul", "liguria", 3, gods)


class TestSkyCards:
    def test_unasked_they_pass(self) -> None:
        game = attacked()
        assert isinstance(game.asked(), ToReact)
        number = game.number()
        (passed, *_) = settle(game.rules, game.state, Orders(), DICE).steps
        assert passed.action == Pass(number, GREEN) == default(game.rules, game.state, number)

    def test_every_title_can_be_ordered(self) -> None:
        game = attacked()
        policies = set(game.rules.policies(ToReact, SKY_WINDOW))
        assert policies == {"pass", *(name for name, card in titles().items() if card.deck == SKY)}

    def test_the_ordered_card_is_played(self) -> None:
        game = attacked()
        number = game.number()
        assert ordered(game, "green", SKY_WINDOW, SACRED)[:1] == [InvokeAlone(number, GREEN, SACRED)]
        assert game.armies("liguria") == 5

    def test_from_so_many_attackers_and_there_only(self) -> None:
        when = Condition(("liguria",), theirs=(6, 20))
        for hold, plays in ((HOLD, True), ({**HOLD, "blue": "gaul:5"}, False)):
            game = attacked(hold=hold)
            answers = ordered(game, "green", SKY_WINDOW, "pass", clauses=(Clause(when, SACRED),))
            assert invoked(answers) == plays
        elsewhere = Clause(Condition(("roma",)), SACRED)
        assert not invoked(ordered(attacked(), "green", SKY_WINDOW, "pass", clauses=(elsewhere,)))

    def test_once_in_an_invasion(self) -> None:
        game = attacked(f"{WARRIORS} {WARRIORS}.2")
        answers = ordered(game, "green", SKY_WINDOW, WARRIORS)
        assert [type(answer) for answer in answers].count(InvokeAlone) == 1

    def test_with_as_many_armies_as_may(self) -> None:
        game = attacked(FOG)
        (played, *_) = ordered(game, "green", SKY_WINDOW, FOG)
        assert isinstance(played, InvokeFrom)
        assert (played.where, played.count) == ("roma", 4)

    def test_it_passes_where_the_card_is_not_in_hand_or_faith_is_lacking(self) -> None:
        assert not invoked(ordered(attacked(WARRIORS), "green", SKY_WINDOW, SACRED))
        assert not invoked(ordered(attacked(faith={}), "green", SKY_WINDOW, SACRED))

    def test_only_for_ones_own_land(self) -> None:
        """Where anyone may answer, an order still helps nobody else."""
        game = attacked("", options={"sky-cards": "anyone"}, gods=(), hold={**HOLD, "ochre": "iberia"})
        helper = field(
            hold={**HOLD, "ochre": "iberia"}, faith={"ochre": "6"}, gods={"ochre": "sky@iberia"},
            miracles={"ochre": WARRIORS}, options={"sky-cards": "anyone"},
        ).play(Attack, "gaul", "liguria", 3)  # fmt: skip
        assert not isinstance(game.asked(), ToReact)
        assert helper.asked("ochre") == ToReact(OCHRE, SKY_WINDOW)
        assert not invoked(ordered(helper, "ochre", SKY_WINDOW, WARRIORS))

    @pytest.mark.parametrize(
        ("setup", "asked"),
        [
            ({}, True),
            ({"miracles": ""}, False),
            ({"sky": "war"}, False),
            ({"hold": {"blue": "gaul:9 roma", "green": "liguria:5"}}, True),
        ],
    )
    def test_a_defender_is_asked_where_public_facts_let_him_act(self, setup: dict[str, Any], asked: bool) -> None:
        assert isinstance(attacked(**setup).asked(), ToReact) == asked

    def test_whichever_card_he_holds_he_is_asked_the_same(self) -> None:
        """A card that fits and one that nothing lets him play now show the others the same."""
        fits, fits_not = attacked(SACRED), attacked("mighty_turn_meek")
        for viewer in (None, "blue", "ochre"):
            assert fits.seen(viewer).waiting == fits_not.seen(viewer).waiting == ((GREEN, SKY_WINDOW),)
        assert len(fits_not.offers(Invoke)) == 0


class TestAegis:
    def announced(self, card: str = "storms_rage", where: str = "roma", seat: str = "green") -> Field:
        god = "death" if titles()[card].deck == "death" else "war"
        game = field(
            hold={"blue": "gaul:9", "green": "roma:6", "ochre": "iberia:5"}, step=PlayMiracles, faith={"blue": "9"},
            gods={"blue": f"{god}@gaul"}, miracles={"blue": card}, relics={seat: "aegis"},
        )  # fmt: skip
        return game.invoke(card, dice=() if seat else (1,), **({"where": where} if where else {}))

    def test_unasked_it_lets_cards_work(self) -> None:
        (passed, *_) = settle(self.announced().rules, (game := self.announced()).state, Orders(), DICE).steps
        assert passed.action == Pass(game.number(), GREEN)

    def test_it_cancels_every_kind_or_those_that_are_said(self) -> None:
        for kinds, cancels in (((), True), (("war",), True), (("sky", "death"), False)):
            game = self.announced()
            assert (RaiseAegis in map(type, ordered(game, "green", "miracle", "cancel", saying(*kinds)))) == cancels
            assert (game.armies("roma") == 6) == cancels

    def test_ones_own_card_works(self) -> None:
        game = self.announced(seat="blue")
        assert RaiseAegis not in map(type, ordered(game, "blue", "miracle", "cancel"))


class TestTreeOfLife:
    def saved(self, policy: str, **numbers: int) -> int:
        game = attacked("", relics={"green": "tree_of_life"}, gods=())
        game.play(Defend, 2)
        assert isinstance(game.asked(), ToPledge)
        (pledge, *_) = ordered(game, "green", "to-pledge", policy, saying(**numbers))
        assert isinstance(pledge, Pledge)
        return pledge.count

    def test_none_all_or_what_is_above_the_faith_kept(self) -> None:
        assert [self.saved("none"), self.saved("all")] == [0, 2]
        assert [self.saved("keep", keep=kept) for kept in (0, 5, 6, 9)] == [2, 1, 0, 0]

    def test_unasked_it_saves_none(self) -> None:
        game = attacked("", relics={"green": "tree_of_life"})
        game.play(Defend, 2)
        assert by(game, "green") == Pledge(game.number("green"), GREEN, 0)
        assert game.rules.answering(ToPledge).unasked == "none"


def godswar(defend: str = "war@liguria magic@liguria sky@liguria death@liguria") -> Field:
    """Blue's War god is sent against green's gods: green names who meets him."""
    return field(hold=HOLD, gods={"blue": "war@gaul", "green": defend}).play(Attack, "gaul", "liguria", 3, ("war",))


class TestGodswar:
    @pytest.mark.parametrize(
        ("policy", "god"),
        [("order", "death"), ("death", "death"), ("magic", "magic"), ("sky", "sky"), ("war", "war")],
    )
    def test_the_god_who_meets_the_attackers_is_ordered(self, policy: str, god: str) -> None:
        game = godswar()
        number = game.number("green")
        assert ordered(game, "green", "to-meet-god", policy)[0] == RiskGod(number, GREEN, god)

    def test_who_is_not_there_is_replaced_by_the_one_needed_least(self) -> None:
        game = godswar("war@liguria sky@liguria magic@roma")
        assert ordered(game, "green", "to-meet-god", "magic")[0] == RiskGod(2, GREEN, "sky")

    def test_unasked_the_published_order_answers(self) -> None:
        game = godswar()
        assert game.rules.answering(ToMeetGod).unasked == "order"
        assert by(game, "green") == RiskGod(game.number("green"), GREEN, "death")

    def test_the_caretaker_of_an_attacker_stops_after_the_round_that_is_owed(self) -> None:
        hold = {**HOLD, "green": "liguria:2"}
        game = field(hold=hold, gods={"blue": "war@gaul magic@gaul", "green": "war@liguria sky@liguria"})
        game.play(Attack, "gaul", "liguria", 3, ("war", "magic"))
        assert isinstance(by(game, "blue"), RiskGod), "one round is owed"
        game.play(RiskGod, "magic").play(RiskGod, "sky", dice=(6, 6, 6, 2, 2, 2, 2))
        assert isinstance(game.asked(), ToRiskGod)
        assert by(game, "blue") == CallOff(game.number(), BLUE)


class TestConditions:
    def test_every_question_to_a_defender_may_have_them(self) -> None:
        game = godswar()
        assert condition_topics(game.rules, game.state) == (SKY_WINDOW, "to-meet-god", "to-defend", "to-pledge")

    def test_they_know_gods_temples_and_altars(self) -> None:
        game = godswar()
        kinds = condition_kinds(game.rules, game.state)
        assert tuple(kinds) == ("war", "magic", "sky", "death", "temple", "altar")
        assert kinds["temple"] == (OUR_LEADER, NO_LEADER), "no temple helps an attacker"
        assert kinds["altar"] == kinds["war"] == (THEIR_LEADER, OUR_LEADER, NO_LEADER)

    def test_spaces_below_are_places_too(self) -> None:
        rules = godswar().rules
        assert condition_flaw(rules, [Condition(("east-altar",)), Condition(("gaul",))]) is None
        assert condition_flaw(rules, [Condition(("mordor",))]) == NoSuchLand("mordor")

    def test_the_facts_of_an_attack(self) -> None:
        game = attacked(
            gods=("war",), temples="liguria", relics={"green": "tree_of_life"},
            hold={"blue": "gaul:9 east-altar:2", "green": "liguria:5 west-altar:1"},
        )  # fmt: skip
        at_first = occasion(game.rules, game.state, game.number("green"))
        assert at_first == Occasion("liguria", 8, 5, ("war", "altar"), ("sky", "temple", "altar"))
        game.play(Pass)
        assert occasion(game.rules, game.state, game.number("green")) == at_first
        game.play(RiskGod, "sky", dice=(6, 6, 6, 6, 2, 2, 2, 2, 2))
        game.play(Attack, "gaul", "liguria", 3, ("war",))
        assert isinstance(game.asked(), ToDefend)
        without_sky = Occasion("liguria", 8, 5, ("war", "altar"), ("temple", "altar"))
        assert occasion(game.rules, game.state, game.number("green")) == without_sky
        game.play(Defend, 2)
        assert isinstance(game.asked(), ToPledge)
        assert occasion(game.rules, game.state, game.number("green")) == without_sky

    @pytest.mark.parametrize(
        ("when", "god"),
        [
            (Condition(leader=THEIR_LEADER, kinds=("war",)), "sky"),
            (Condition(leader=THEIR_LEADER, kinds=("death",)), "magic"),
            (Condition(leader=OUR_LEADER, kinds=("temple",)), "magic"),
            (Condition(leader=NO_LEADER, kinds=("temple", "altar")), "sky"),
        ],
    )
    def test_they_decide(self, when: Condition, god: str) -> None:
        clauses = (Clause(when, "sky"),)
        assert getattr(ordered(godswar(), "green", "to-meet-god", "magic", clauses=clauses)[0], "god", "") == god


class TestTheCaretaker:
    def test_it_brings_armies_back_from_a_crypt_where_it_may(self) -> None:
        hold = {"blue": "gaul:3 northwest-crypt:4", "green": "roma"}
        game = field(hold=hold, temples="gaul", step=CryptReturns)
        assert by(game, "blue") == Return(game.number(), BLUE, "northwest-crypt", "gaul", 1)

    def test_it_declares_nothing_plays_no_card_and_spends_no_faith(self) -> None:
        """From the first step of a rich player's turn to the bids after it."""
        game = field(
            hold={"blue": "gaul:9 northwest-crypt:4 kurnugia:3", "green": "roma:5"}, temples="gaul iberia", turn="blue",
            step=CryptReturns, faith={"blue": "12"}, gods={"blue": "war@gaul magic@gaul sky@gaul death@gaul"},
            miracles={"blue": "heroes_are_born crops_wither"}, relics={"blue": "stonehenge"},
        )  # fmt: skip
        played: set[str] = set()
        while game.state.active == BLUE:
            action = by(game, "blue")
            played.add(action.kind)
            game.state = apply(game.rules, game.state, action, DICE).state
        assert played <= {kind.kind for kind in (Return, Deploy, Finish, Defend)}
        assert game.faith("blue") == 12
        assert not played & {kind.kind for kind in (Summon, Build, Buy, Invoke, Attack, LeaveHeaven)}

    @pytest.mark.parametrize(("players", "after"), [(2, 0), (3, 150), (4, 0)])
    def test_through_a_game_it_never_does_any_of_this(self, players: int, after: int) -> None:
        """A seat plays as the AI until its player vanishes, after so many answers of the table."""
        rules, random = table(players, setup="quick"), Random(players)
        state = begin(rules, DICE).state
        played: set[type[Action]] = set()
        for answered in range(600):
            if state.winners is not None:
                break
            number = state.unanswered[0]
            if state.pending[number].player == BLUE and answered >= after:
                action = default(rules, state, number)
                played.add(type(action))
            else:
                seen, offers = view(state, state.pending[number].player), tuple(legal(rules, state, number))
                action = choose(rules, seen, number, offers, random.randrange)
            state = advance(rules, state, action, DICE).state
        assert played & {Deploy, Bid}
        assert played <= {Deploy, Finish, Defend, Bid, Return, Pass, Pledge, RiskGod, CallOff, MoveIn}
