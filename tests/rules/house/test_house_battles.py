"""House rules of battle and cards: Calculated Risks, Single Front, Risk Bounty, Equal Arms."""

from __future__ import annotations

import pytest
from support.classic.position import BLUE, RED, YELLOW, Field, field

from rules import NamedDraws, Seeded, apply
from rules.author import CardsMoved
from rules.classic.sets import SetNumbered, SetsTraded
from rules.house.calculated_risks import RiskTaken, losses, risk
from rules.house.risk_bounty import BountyEarned, NotInPile, PickCard, PileLookedThrough, ToPickCard
from rules.house.single_front import OneFront
from rules.risk.armies import NEUTRAL, ArmiesGranted
from rules.risk.combat.battle import Battle, Conquered, Defend
from rules.risk.combat.invasion import Attack, ToFight
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.cards import DECK, Trade
from rules.risk.turn.fortify import ToFortify
from rules.risk.turn.reinforce import Finish, Reinforcement, TooMany

SOUTH = "venezuela peru brazil argentina"


class TestCalculatedRisks:
    """Risques calculés."""

    def at_war(self, mine: int = 10, theirs: int = 6) -> Field:
        return field(hold={"red": f"alaska:{mine}", "yellow": f"alberta:{theirs}"}, calculated_risks="on")

    def risked(self, ours: int, theirs: int, dice: tuple[int, ...], **armies: int) -> Field:
        return self.at_war(**armies).play(Attack, "alaska", "alberta", ours).play(Defend, theirs, dice=dice)

    def test_stakes(self) -> None:
        """H-calculated-risks · Risques calculés: the attacker stakes up to all but one, then the defender up to all."""
        game = self.at_war()
        assert game.choices(Attack, "dice") == list(range(1, 10))
        assert game.refused(Attack, "alaska", "alberta", 10) == TooMany(10, 9)
        game.play(Attack, "alaska", "alberta", 9)
        assert game.choices(Defend, "dice") == list(range(1, 7))

    def test_the_attacker_is_higher(self) -> None:
        """H-calculated-risks · Risques calculés: two dice and the stake; the defender's stake is lost whole."""
        game = self.risked(5, 3, (3, 3, 4, 3))
        (taken,) = game.told(RiskTaken)
        assert (taken.attack_score, taken.defence_score) == (11, 10)
        assert (game.armies("alaska"), game.armies("alberta")) == (10, 3)

    def test_the_defender_is_higher(self) -> None:
        """H-calculated-risks · Risques calculés: the attacker's stake is lost whole; he may announce again."""
        game = self.risked(5, 3, (1, 1, 4, 3))
        assert (game.armies("alaska"), game.armies("alberta")) == (5, 6)
        assert isinstance(game.asked(), ToFight)

    @pytest.mark.parametrize(("staked", "left"), [(3, 3), (6, 1)])
    def test_equal_scores(self, staked: int, left: int) -> None:
        """H-calculated-risks · Risques calculés: both stakes are lost, but a defender stays where none would."""
        dice = (2, 2, 3, 3) if staked == 3 else (2, 2, 2, 1)
        game = self.risked(5, staked, dice)
        assert (game.armies("alaska"), game.armies("alberta")) == (5, left)
        assert game.owner("alberta") == YELLOW

    def test_a_conquest(self) -> None:
        """H-calculated-risks · Risques calculés: with nobody left the whole stake moves in, more may follow."""
        game = self.risked(5, 6, (6, 6, 1, 1))
        assert game.told(Conquered)[0].armies == 5
        game.play(MoveIn, 4)
        assert (game.armies("alaska"), game.armies("alberta")) == (1, 9)

    def test_losses(self) -> None:
        """H-calculated-risks · Risques calculés: what is lost, at a glance."""
        assert (losses(9, 8, 4, 2, 2), losses(8, 9, 4, 2, 2), losses(9, 9, 4, 2, 2), losses(9, 9, 4, 2, 5)) == (
            (0, 2), (4, 0), (4, 1), (4, 2),
        )  # fmt: skip

    def test_the_odds(self) -> None:
        """H-calculated-risks · Risques calculés: even stakes: 146 of 1296 throws are equal, the rest is shared."""
        even = risk(3, 3)
        assert even.equal == pytest.approx(146 / 1296)
        assert even.higher == pytest.approx(even.lower)
        assert risk(20, 1) == (1.0, 0.0, 0.0)
        assert sum(risk(7, 4)) == pytest.approx(1)


class TestSingleFront:
    """Front unique."""

    HOLD = {"red": "alaska:9 peru:9", "yellow": "alberta:2 venezuela:2"}

    def test_one_source_one_target(self) -> None:
        """H-single-front · Front unique: after the first throw only the same attack goes on."""
        game = field(hold=self.HOLD, single_front="on").battle("alaska", "alberta", attack=(6,), defence=(1,))
        assert (game.choices(Attack, "source"), game.choices(Attack, "target")) == (["alaska"], ["alberta"])
        for source, target in (("alaska", "kamchatka"), ("peru", "venezuela")):
            assert game.refused(Attack, source, target, 1) == OneFront("alaska", "alberta")

    def test_on_from_the_land_taken(self) -> None:
        """H-single-front · Front unique: after a conquest it goes on from there, against any that it touches."""
        game = field(hold=self.HOLD, single_front="on")
        game.battle("alaska", "alberta", attack=(6, 6), defence=(1, 1)).play(MoveIn, 4)
        assert game.choices(Attack, "source") == ["alberta"]
        assert game.choices(Attack, "target") == ["northwest_territory", "ontario", "western_united_states"]
        assert game.refused(Attack, "alaska", "kamchatka", 1) == OneFront("alberta", "")

    def test_a_spearhead_of_one(self) -> None:
        """H-single-front · Front unique: a spearhead with one army left can attack no more."""
        game = field(hold={"red": "alaska:2 peru:9"}, single_front="on")
        game.battle("alaska", "alberta", attack=(6,), defence=(1,))
        assert game.offers(Attack) == []

    def test_a_new_front_every_turn(self) -> None:
        """H-single-front · Front unique: once a turn; the next turn it may be elsewhere."""
        game = field(hold=self.HOLD | {"blue": "siam"}, single_front="on")
        game.battle("alaska", "alberta", attack=(6,), defence=(1,)).play(Finish).play(Finish)
        while game.state.active != RED:
            game.until(ToFight).play(Finish).play(Finish)
        assert set(game.until(ToFight).choices(Attack, "source")) >= {"alaska", "peru"}


class TestRiskBounty:
    """Prime de Risk."""

    def broken(self, by: str = "north_africa", **setup: str) -> Field:
        """Blue holds South America whole as red's turn begins."""
        hold = {"blue": SOUTH, "red": "north_africa:9 congo:9", **setup}
        game = field(step=Reinforcement, turn="yellow", hold=hold, deck="siam alaska", risk_bounty="on")
        while game.state.active != RED or not isinstance(game.asked(), ToFight):
            game.until(ToFight).play(Finish).play(Finish).until(ToFight)
        return game

    def test_choosing_the_card(self) -> None:
        """H-risk-bounty · Prime de Risk: breaking a region that an opponent held whole as the turn began, one chooses
        the turn's card from the pile, jokers too."""
        game = self.broken()
        game.battle("north_africa", "brazil", attack=(6,), defence=(1,))
        assert game.told(BountyEarned) == [BountyEarned(RED, BLUE, "south_america")]
        game.play(MoveIn, 0).play(Finish)
        assert isinstance(game.asked(), ToPickCard)
        assert len(game.choices(PickCard, "card")) == 44
        assert game.refused(PickCard, "narnia") == NotInPile("narnia")
        game.play(PickCard, "wild_2", shuffle="deck")
        assert game.hand(RED) == ["wild_2"]
        assert isinstance(game.asked(), ToFortify)

    def test_the_pile_is_shuffled(self) -> None:
        """H-risk-bounty · Prime de Risk: then the pile is shuffled; the menu names its cards, not their order."""
        game = self.broken().battle("north_africa", "brazil", attack=(6,), defence=(1,)).play(MoveIn, 0).play(Finish)
        (offer,) = game.offers(PickCard)
        assert list(offer.fields["card"]) == sorted(game.zone(DECK))
        before = game.zone(DECK)
        game.chance = Seeded(b"another order")
        game.play(PickCard, before[-1])
        assert sorted(game.zone(DECK)) == sorted(before[:-1])
        assert game.zone(DECK) != before[:-1]

    def test_whoever_saw_the_pile_does_not_take_it_back(self) -> None:
        """H-risk-bounty · Prime de Risk: the pile tells what the others hold: the step that opens it is not free."""
        game = self.broken().battle("north_africa", "brazil", attack=(6,), defence=(1,)).play(MoveIn, 0)
        step = apply(game.rules, game.state, Finish(game.number(), RED), NamedDraws())
        assert step.events[-1] == PileLookedThrough(RED)
        assert not step.free

    def test_nobody_else_learns_it(self) -> None:
        """H-risk-bounty · Prime de Risk: the card chosen is as hidden as one that is drawn."""
        game = self.broken().battle("north_africa", "brazil", attack=(6,), defence=(1,)).play(MoveIn, 0).play(Finish)
        game.play(PickCard, "alaska", shuffle="deck")
        (moved,) = game.told(CardsMoved)
        assert (moved.redact_for(BLUE).cards, moved.redact_for(RED).cards) == (("",), ("alaska",))

    def test_not_elsewhere(self) -> None:
        """H-risk-bounty · Prime de Risk: any other conquest draws the top card as ever."""
        game = self.broken().battle("congo", "south_africa", attack=(6,), defence=(1,)).play(MoveIn, 0)
        assert game.told(BountyEarned) == []
        game.play(Finish)
        assert (game.hand(RED), isinstance(game.asked(), ToFortify)) == (["siam"], True)

    def test_once_a_turn(self) -> None:
        """H-risk-bounty · Prime de Risk: once a turn, however many lands of it fall."""
        game = self.broken().battle("north_africa", "brazil", attack=(6,), defence=(1,)).play(MoveIn, 7)
        game.battle("brazil", "peru", attack=(6,), defence=(1,))
        assert game.told(BountyEarned) == []

    def test_a_neutral_army_is_no_opponent(self) -> None:
        """H-risk-bounty · Prime de Risk: a region that the neutral army held whole earns an ordinary card."""
        hold = {NEUTRAL: SOUTH, "red": "north_africa:9"}
        game = field(
            players=2, mode="two-players", step=Reinforcement, turn="blue", hold=hold, rest="blue", risk_bounty="on"
        )
        game.until(ToFight).play(Finish).play(Finish).until(ToFight)
        game.battle("north_africa", "brazil", attack=(6,), defence=(1,))
        assert game.told(BountyEarned) == []


class TestEqualArms:
    """Égalité des armes."""

    @pytest.mark.parametrize("sets", [0, 3, 12])
    @pytest.mark.parametrize("cards", ["alaska alberta argentina", "alaska quebec peru", "alaska quebec wild_1"])
    def test_ten(self, cards: str, sets: int) -> None:
        """H-equal-arms · Égalité des armes: ten for any set, the first or a later one; two more on a land shown."""
        trio = tuple(cards.split())
        hold = {"red": "siam alaska"}
        game = field(
            step=Reinforcement, hold=hold, hands={"red": cards}, parts=(SetsTraded(sets),), equal_arms="on"
        ).play(Trade, trio)
        assert {event.why: event.count for event in game.told(ArmiesGranted)} == {"set": 10, "card-land": 2}
        assert game.told(SetNumbered)[0].next == 0  # no text about a rising value

    def test_what_is_no_set(self) -> None:
        """H-equal-arms · Égalité des armes: three cards that are no set stay worth nothing."""
        game = field(step=Reinforcement, hands={"red": "alaska alberta peru"}, equal_arms="on", hold={"red": "siam"})
        assert game.offers(Trade) == []


def test_the_battle_is_the_stake() -> None:
    """H-calculated-risks · Risques calculés: what is engaged is the stake."""
    game = field(hold={"red": "alaska:9", "yellow": "alberta:4"}, calculated_risks="on")
    game.play(Attack, "alaska", "alberta", 7)
    assert game.state.parts[Battle].dice == 7
