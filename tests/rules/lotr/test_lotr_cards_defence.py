"""The power cards of a defender, played in another player's turn, and the windows in which they are."""

from __future__ import annotations

import pytest
from support.lotr.position import NEUTRAL, THREE, Position, position

from rules import Chance, Player
from rules.author import Pass, ToReact
from rules.lotr.adventures import WrongMoment
from rules.lotr.captains import A_CAPTAIN, CaptainThere
from rules.lotr.cards_attack import Prepare, Suborn
from rules.lotr.cards_defence import Interpose, Withdraw
from rules.lotr.cards_fellowship import Meddle
from rules.lotr.cards_lasting import BRIDGE, BridgeClosed, Spell, Spells
from rules.orders import Orders, settle
from rules.risk.armies import ArmiesLost
from rules.risk.combat.battle import BattleFought, Defend, ToDefend
from rules.risk.combat.invasion import Attack, InvasionDeclared, NoLeader, NotAdjacent, ToFight, TooFewArmies
from rules.risk.turn.cards import NotInHand
from rules.risk.turn.fortify import SameLand
from rules.risk.turn.reinforce import Finish, NotYourLand

RED = Player("red")


def invaded(theirs: str = "near_harad:3", cards: str = "courage_alone", **setup: object) -> Position:
    """Green invades Near Harad from Khand; red holds these cards."""
    named: dict[str, object] = {"hold": {"green": "khand:9", "red": theirs}, "adventures": {"red": cards}, **setup}
    return position(**named).play(Attack, "khand", "near_harad", 3)  # type: ignore[arg-type]


class TestTheWindow:
    def test_it_opens_when_an_invasion_is_declared(self) -> None:
        """R55, A18 · Cartes Aventure: some cards are played in others' turns: when an invasion of one's land is
        declared.
        """
        assert invaded().asked() == ToReact(RED, "invasion")

    def test_it_opens_for_any_card(self) -> None:
        """A18 · Cartes Aventure: that it opens says nothing about the cards: every holder of any card is asked."""
        game = invaded(cards="bree")
        assert game.asked() == ToReact(RED, "invasion")
        assert game.offers(Interpose) == game.offers(Withdraw) == []

    def test_it_stays_shut_for_an_empty_hand(self) -> None:
        """A18 · Cartes Aventure: who holds no card is not asked."""
        assert isinstance(invaded(cards="").asked(), ToDefend)

    def test_only_the_defender(self) -> None:
        """R55 · Cartes Aventure: only the player who is invaded."""
        game = invaded(seats=THREE, adventures={"black": "courage_alone", "red": "bree"})
        assert [asked.player for asked in game.state.pending.values()] == ["red"]

    def test_once_an_invasion(self) -> None:
        """A18 · Cartes Aventure: when the invasion is declared, not at each of its battles; once more if it is declared
        again.
        """
        game = invaded(hold={"green": "khand:9 harad:9", "red": "near_harad:5 deep_harad:5"}).play(Pass)
        game.play(Defend, 1, dice=(1, 1, 1, 6))
        game.play(Attack, "khand", "near_harad", 1)
        assert isinstance(game.asked(), ToDefend)
        game.play(Defend, 1, dice=(1, 6)).play(Attack, "harad", "near_harad", 1)
        assert isinstance(game.asked(), ToDefend), "from elsewhere it is still the same invasion"
        game.play(Defend, 1, dice=(1, 6)).play(Attack, "harad", "deep_harad", 1).play(Pass)
        game.play(Defend, 1, dice=(1, 6)).play(Attack, "khand", "near_harad", 1)
        assert game.asked() == ToReact(RED, "invasion")

    def test_cards_before_the_invasion_open_it_too(self) -> None:
        """A18 · Cartes Aventure: an invasion that a card declares is answered as well."""
        game = position(
            hold={"green": "khand:9", "red": "near_harad:4"}, adventures={"green": "ambush", "red": "courage_alone"}
        )
        assert game.play(Prepare, "ambush", "khand", "near_harad").asked() == ToReact(RED, "invasion")

    def test_a_seat_that_said_nothing_lets_it_pass(self) -> None:
        """A18 · Cartes Aventure: without a standing answer a seat lets the moment pass and defends with as many as
        it may.
        """
        game = invaded()
        steps = settle(game.rules, game.state, Orders(), _Dice()).steps
        assert [step.action.kind for step in steps] == ["pass", "defend"]
        assert steps[1].action.dice == 2

    def test_the_neutral_army_answers_nothing(self) -> None:
        """R85 · Partie à 2 joueurs: the neutral army has no cards to play."""
        game = invaded(hold={"green": "khand:9", NEUTRAL: "near_harad:3"})
        assert game.asked() == ToDefend(RED, "near_harad", Player(NEUTRAL))

    def test_a_wrong_card_is_refused(self) -> None:
        """A18 · Cartes Aventure: only the cards of this moment, and only from one's own hand."""
        game = invaded(cards="violent_storms boromir ambush smeagol")
        for card in ("violent_storms", "ambush", "boromir"):
            assert game.refused(Interpose, card) == WrongMoment(card)
        assert game.refused(Meddle, "boromir", 0) == WrongMoment("boromir")
        assert game.refused(Meddle, "smeagol", 2) == WrongMoment("smeagol")
        assert game.refused(Interpose, "courage_alone") == NotInHand("courage_alone")
        assert game.refused(Withdraw, "ambush", "harad") == WrongMoment("ambush")
        assert {offer.action for offer in game.offers(Interpose) + game.offers(Meddle)} == set()


class _Dice(Chance):
    """Every die shows a one."""

    def draw(self, n: int, size: int) -> int:
        return 0


class TestCourage:
    def test_four_join(self) -> None:
        """C-courage_alone · Cartes Aventure, pouvoirs: four regiments join the attacked territory."""
        game = invaded("near_harad:1").play(Interpose, "courage_alone")
        assert game.armies("near_harad") == 5
        assert game.laid("red") == ["courage_alone"]
        assert game.asked() == ToDefend(RED, "near_harad", RED)
        assert game.choices(Defend, "dice") == [1, 2]

    def test_the_window_is_asked_again(self) -> None:
        """A18 · Cartes Aventure: a player who played a card and has others left is asked again."""
        game = invaded("near_harad:3 harad", "courage_alone strategic_withdrawal").play(Interpose, "courage_alone")
        assert game.asked() == ToReact(RED, "invasion")
        assert game.offers(Interpose) == []
        game.play(Withdraw, "strategic_withdrawal", "harad")
        assert (game.armies("near_harad"), game.armies("harad")) == (1, 7)


class TestStrategicWithdrawal:
    def test_all_but_one(self) -> None:
        """C-strategic_withdrawal · Cartes Aventure, pouvoirs: all regiments but one go to a neighbouring land of
        one's own.
        """
        game = invaded("near_harad:5 harad", "strategic_withdrawal")
        game.play(Withdraw, "strategic_withdrawal", "harad")
        assert (game.armies("near_harad"), game.armies("harad")) == (1, 5)
        assert game.choices(Defend, "dice") == [1]

    def test_the_captain_if_wanted(self) -> None:
        """D51, D50 · Cartes Aventure, pouvoirs: the captain goes along if the player wants."""
        for along, stands in ((A_CAPTAIN, ["harad"]), ((), ["near_harad"])):
            game = invaded("near_harad:5 harad", "strategic_withdrawal", captains={"red": "near_harad"})
            assert game.play(Withdraw, "strategic_withdrawal", "harad", along).captains("red") == stands

    def test_captains_do_not_meet(self) -> None:
        """D51, A13 · Cartes Aventure, pouvoirs: not to where the other captain stands."""
        game = invaded("near_harad:5 harad", "strategic_withdrawal", captains={"red": "near_harad harad"})
        assert game.refused(Withdraw, "strategic_withdrawal", "harad", A_CAPTAIN) == CaptainThere("harad")
        game.play(Withdraw, "strategic_withdrawal", "harad")
        assert game.captains("red") == ["harad", "near_harad"]

    def test_no_captain_to_take(self) -> None:
        """D51 · Cartes Aventure, pouvoirs: only a captain who stands there can go along."""
        game = invaded("near_harad:5 harad", "strategic_withdrawal")
        assert game.refused(Withdraw, "strategic_withdrawal", "harad", A_CAPTAIN) == NoLeader("near_harad")

    def test_nowhere_to_go(self) -> None:
        """C-strategic_withdrawal · Cartes Aventure, pouvoirs: only to a neighbour, of one's own, that can be
        reached.
        """
        game = invaded("near_harad:5", "strategic_withdrawal", rest=NEUTRAL)
        assert game.offers(Withdraw) == []
        assert game.refused(Withdraw, "strategic_withdrawal", "harad") == NotYourLand("harad")
        game = invaded("near_harad:5", "strategic_withdrawal")
        assert game.refused(Withdraw, "strategic_withdrawal", "umbar") == NotAdjacent("near_harad", "umbar")
        assert game.refused(Withdraw, "strategic_withdrawal", "near_harad") == SameLand("near_harad")

    def test_a_lone_regiment_stays(self) -> None:
        """C-strategic_withdrawal · Cartes Aventure, pouvoirs: where only one regiment stands nobody can withdraw."""
        game = invaded("near_harad:1 harad", "strategic_withdrawal")
        assert game.offers(Withdraw) == []
        assert game.refused(Withdraw, "strategic_withdrawal", "harad") == TooFewArmies("near_harad", 1)

    def test_a_closed_bridge(self) -> None:
        """C-strategic_withdrawal, C-you_shall_not_pass · Cartes Aventure: over a closed bridge only with the
        captain.
        """
        setup = {
            "hold": {"green": "lebennin:9", "red": "minas_tirith:4 ithilien"}, "rest": NEUTRAL,
            "captains": {"red": "minas_tirith"}, "adventures": {"red": "strategic_withdrawal"},
            "parts": (Spells((Spell(BRIDGE, ("minas_tirith", "ithilien"), Player("green")),)),),
        }  # fmt: skip
        game = position(**setup).play(Attack, "lebennin", "minas_tirith", 1)
        why = game.refused(Withdraw, "strategic_withdrawal", "ithilien")
        assert why == BridgeClosed("minas_tirith", "ithilien")
        assert game.play(Withdraw, "strategic_withdrawal", "ithilien", A_CAPTAIN).captains("red") == ["ithilien"]


class TestViolentStorms:
    def by_sea(self, **setup: object) -> Position:
        named: dict[str, object] = {
            "hold": {"green": "belfalas:6", "red": "umbar:3"}, "adventures": {"red": "violent_storms"}, **setup
        }  # fmt: skip
        return position(**named).play(Attack, "belfalas", "umbar", 3)  # type: ignore[arg-type]

    def test_the_fleet_sinks(self) -> None:
        """C-violent_storms · Cartes Aventure, pouvoirs: all regiments sent into this battle by sea are destroyed."""
        game = self.by_sea().play(Pass)
        assert game.asked() == ToReact(RED, "sea-battle")
        game.play(Interpose, "violent_storms")
        assert game.armies("belfalas") == 3
        assert game.told(BattleFought) == []
        assert [(e.where, e.count) for e in game.told(ArmiesLost)] == [("belfalas", 3)]
        assert isinstance(game.asked(), ToFight)

    def test_the_invasion_may_go_on(self) -> None:
        """C-violent_storms · Cartes Aventure, pouvoirs: this one battle; the invasion may go on."""
        game = self.by_sea().play(Pass).play(Interpose, "violent_storms")
        game.play(Attack, "belfalas", "umbar", 2)
        assert game.told(InvasionDeclared) == []
        assert isinstance(game.asked(), ToDefend)

    def test_each_battle_by_sea(self) -> None:
        """C-violent_storms · Cartes Aventure, pouvoirs: the moment comes with each battle over the sea, kept from
        the last.
        """
        game = self.by_sea().play(Pass).play(Pass).play(Defend, 1, dice=(1, 1, 1, 6))
        game.play(Attack, "belfalas", "umbar", 1)
        assert game.asked() == ToReact(RED, "sea-battle")

    def test_not_on_land(self) -> None:
        """C-violent_storms · Cartes Aventure, pouvoirs: not against a battle by land."""
        game = position(hold={"green": "lebennin:6", "red": "belfalas:3"}, adventures={"red": "violent_storms"})
        game.play(Attack, "lebennin", "belfalas", 3).play(Pass)
        assert isinstance(game.asked(), ToDefend)

    def test_the_captain_swims(self) -> None:
        """C-violent_storms, A11 · Cartes Aventure, pouvoirs: an attacking captain is not lost: one regiment stays
        with him.
        """
        game = position(
            hold={"green": "belfalas:3", "red": "umbar:3"},
            captains={"green": "belfalas"},
            adventures={"red": "violent_storms"},
        )
        game.play(Attack, "belfalas", "umbar", 2, A_CAPTAIN).play(Pass).play(Interpose, "violent_storms")
        assert (game.armies("belfalas"), game.captains("green")) == (1, ["belfalas"])


def test_an_answer_to_grima() -> None:
    """C-grima_wormtongue, C-courage_alone, A18 · Cartes Aventure: an invasion begun by a card may be met by a card."""
    game = position(
        hold={"green": "khand:3", "red": "near_harad:2"},
        adventures={"green": "grima_wormtongue", "red": "courage_alone"},
    )
    game.play(Suborn, "grima_wormtongue", "khand", "near_harad", 1).play(Interpose, "courage_alone")
    assert (game.armies("khand"), game.armies("near_harad")) == (4, 5)
    assert isinstance(game.asked(), ToFight)


def test_nothing_is_waiting_after_a_turn() -> None:
    """R27 · Déroulement: windows leave nothing behind."""
    game = (
        invaded("near_harad:1", "courage_alone bree", captains={"green": "khand"})
        .play(Interpose, "courage_alone")
        .pass_all()
    )
    game.play(Defend, 1, dice=(1, 1, 1, 6)).play(Finish).play(Finish).pass_all()
    assert game.state.active == "red"
    assert len(game.state.pending) == 1


@pytest.mark.parametrize("seat", ["green", "black"])
def test_nobody_sees_a_defenders_cards(seat: str) -> None:
    """R55 · Cartes Aventure: the others see that a window waits for red, not what red could do."""
    game = invaded(seats=THREE, adventures={"red": "courage_alone"})
    seen = game.seen(seat)
    assert seen.waiting == ((RED, "invasion"),)
    assert seen.mine == {}
    assert seen.cards("tales:red").faces is None
