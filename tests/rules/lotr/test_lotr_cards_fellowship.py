"""The power cards that affect the Fellowship's step, in any player's turn."""

from __future__ import annotations

import pytest
from support.lotr.position import FOUR, THREE, Position, position

from rules import NamedDraws, Player, apply
from rules.author import Pass, ToReact
from rules.lotr.adventures import WrongMoment
from rules.lotr.cards_fellowship import CardGivenBack, Meddle, RollChanged, StepForced, StepHeld
from rules.lotr.fellowship import Crossing, FellowshipMoved, FellowshipRolled, FellowshipStayed, FellowshipStep
from rules.orders import Orders, settle
from rules.risk.turn.cards import NotInHand


def leaving(ring: str, stories: dict[str, str], *dice: int, seats: str = THREE, **options: str) -> Position:
    """The Fellowship is there, green's step 7 begins; the cards by seat."""
    named = {name.replace("_", "-"): choice for name, choice in options.items()}
    return position(
        seats=seats,
        step=FellowshipStep,
        hold={"green": "khand", "black": "moria"},
        fellowship=ring,
        adventures=stories,
        dice=dice,
        options=named,
    )


def stays(game: Position) -> bool:
    return bool(game.told(FellowshipStayed))


OBSTACLES = ["knife_in_the_dark", "dangerous_crossing", "gollum"]


@pytest.mark.parametrize("card", OBSTACLES)
class TestObstacles:
    def test_a_die_where_none_is_printed(self, card: str) -> None:
        """C-knife_in_the_dark, C-dangerous_crossing, C-gollum · Cartes Aventure, pouvoirs: where no die is printed the
        Fellowship must roll above 3 to leave."""
        for die, ring in ((3, "the_shire"), (4, "buckland")):
            game = leaving("the_shire", {"red": card})
            assert game.asked() == ToReact(Player("red"), "fellowship-leaves")
            game.play(Meddle, card, 0, dice=[die])
            assert game.told(StepForced) == [StepForced(Player("red"), card)]
            assert [e.die for e in game.told(FellowshipRolled)] == [die]
            assert game.ring == ring
            assert game.laid("red") == [card]

    def test_not_where_a_die_is_printed(self, card: str) -> None:
        """C-knife_in_the_dark, C-dangerous_crossing, C-gollum · Cartes Aventure, pouvoirs: not where a die is
        thrown anyway.
        """
        game = leaving("moria", {"red": card}, 3)
        assert game.asked() == ToReact(Player("red"), "fellowship-rolled")
        assert game.offers(Meddle) == []
        assert game.refused(Meddle, card, 0) == WrongMoment(card)


class TestHolds:
    @pytest.mark.parametrize("ring", ["the_shire", "moria", "mount_doom"])
    def test_boromir(self, ring: str) -> None:
        """C-boromir, D53 · Cartes Aventure, pouvoirs: anywhere, after any roll, the Fellowship stays for this turn."""
        game = leaving(ring, {"red": "boromir"}, *([6] if ring != "the_shire" else []))
        if ring == "the_shire":
            game.play(Pass)
        game.play(Meddle, "boromir", 0)
        assert game.told(StepHeld) == [StepHeld(Player("red"), "boromir")]
        assert [e.held_by for e in game.told(FellowshipStayed)] == ["boromir"]
        assert (game.ring, game.state.winners) == (ring, None)

    def test_the_balrog(self) -> None:
        """C-balrog · Cartes Aventure, pouvoirs: in Moria, after the roll, the Fellowship stays for this turn."""
        game = leaving("moria", {"red": "balrog"}, 6).play(Meddle, "balrog", 0)
        assert [e.held_by for e in game.told(FellowshipStayed)] == ["balrog"]
        assert game.ring == "moria"

    @pytest.mark.parametrize("ring", ["lorien", "the_shire"])
    def test_the_balrog_is_in_moria(self, ring: str) -> None:
        """C-balrog · Cartes Aventure, pouvoirs: nowhere else."""
        game = leaving(ring, {"red": "balrog"}, *([6] if ring == "lorien" else []))
        assert game.refused(Meddle, "balrog", 0) == WrongMoment("balrog")

    def test_for_this_turn_only(self) -> None:
        """C-boromir · Cartes Aventure, pouvoirs: in the next turn it may go."""
        game = leaving("the_shire", {"red": "boromir"}).play(Pass).play(Meddle, "boromir", 0)
        assert Crossing not in game.state.kept


class TestChanges:
    @pytest.mark.parametrize(
        ("card", "ring", "die", "change", "goes"),
        [
            ("smeagol", "lorien", 2, 2, True),
            ("smeagol", "lorien", 1, 2, False),
            ("faramir", "dead_marshes", 2, 2, True),
            ("faramir", "dead_marshes", 5, -2, False),
            ("faramir", "dead_marshes", 6, -2, True),
            ("captured_by_orcs", "gorgoroth", 4, -1, False),
            ("shelobs_lair", "minas_morgul", 5, -2, False),
            ("shelobs_lair", "minas_morgul", 6, -2, True),
        ],
    )
    def test_the_roll(self, card: str, ring: str, die: int, change: int, goes: bool) -> None:
        """C-smeagol, C-faramir, C-captured_by_orcs, C-shelobs_lair · Cartes Aventure, pouvoirs: after the roll:
        Sméagol adds two, Faramir adds or takes two, orcs at Gorgoroth take one, Shelob at Minas Morgul two.
        """
        game = leaving(ring, {"red": card}, die).play(Meddle, card, change)
        assert game.told(RollChanged) == [RollChanged(Player("red"), card, change)]
        assert bool(game.told(FellowshipMoved)) == goes
        assert game.laid("red") == [card]

    def test_faramir_chooses(self) -> None:
        """C-faramir · Cartes Aventure, pouvoirs: two up or two down, nothing between."""
        game = leaving("lorien", {"red": "faramir"}, 4)
        assert game.choices(Meddle, "change") == [-2, 2]
        assert game.refused(Meddle, "faramir", 0) == WrongMoment("faramir")
        assert game.refused(Meddle, "faramir", 3) == WrongMoment("faramir")

    @pytest.mark.parametrize(("card", "change"), [("captured_by_orcs", -1), ("shelobs_lair", -2)])
    def test_only_at_its_place(self, card: str, change: int) -> None:
        """C-captured_by_orcs, C-shelobs_lair · Cartes Aventure, pouvoirs: only at the place that the card names."""
        assert leaving("lorien", {"red": card}, 4).refused(Meddle, card, change) == WrongMoment(card)

    def test_no_change_without_a_roll(self) -> None:
        """C-smeagol, C-faramir · Cartes Aventure, pouvoirs: where no die was thrown there is nothing to change."""
        game = leaving("the_shire", {"red": "smeagol faramir"}).play(Pass)
        assert game.asked() == ToReact(Player("red"), "fellowship-rolled")
        assert game.offers(Meddle) == []
        assert game.refused(Meddle, "smeagol", 2) == WrongMoment("smeagol")

    def test_a_forced_roll_may_be_changed(self) -> None:
        """C-gollum, C-smeagol · Cartes Aventure, pouvoirs: a roll that a card asked for is a roll like any other."""
        game = leaving("the_shire", {"red": "gollum smeagol"}).play(Meddle, "gollum", 0, dice=[2])
        game.play(Meddle, "smeagol", 2)
        assert game.ring == "buckland"

    def test_changes_add_up(self) -> None:
        """C-smeagol, C-faramir, A18 · Cartes Aventure: several cards on one roll count together, in seat order; a
        player who has cards left is asked again until all pass."""
        game = leaving("lorien", {"black": "smeagol bree", "red": "faramir"}, 3)
        game.play(Meddle, "smeagol", 2, by="black").play(Meddle, "faramir", -2, by="red")
        assert [e.player for e in game.told(RollChanged)] == ["black", "red"]
        assert game.asked() == ToReact(Player("black"), "fellowship-rolled")
        game.play(Pass)
        assert stays(game)


class TestWhoMayPlay:
    def test_anybody(self) -> None:
        """A18 · Cartes Aventure: in anybody's turn, the player whose turn it is included; all who hold a card are
        asked.
        """
        game = leaving("lorien", {"green": "bree", "red": "gollum"}, 5)
        assert [d.player for d in game.state.pending.values()] == ["green", "red"]

    def test_secret(self) -> None:
        """A18 · Cartes Aventure: answers are secret and played in seat order: who answers first wins nothing."""
        game = leaving("lorien", {"black": "smeagol", "red": "boromir"}, 3)
        game.play(Meddle, "boromir", 0, by="red")
        assert game.told(StepHeld) == []
        assert game.seen("black").waiting == ((Player("black"), "fellowship-rolled"),)
        game.play(Meddle, "smeagol", 2, by="black")
        assert [type(e) for e in game.events if isinstance(e, RollChanged | StepHeld)] == [RollChanged, StepHeld]

    def test_a_secret_answer_may_be_changed(self) -> None:
        """A18 · Cartes Aventure: until all have answered an answer may be replaced."""
        game = leaving("lorien", {"black": "smeagol", "red": "boromir"}, 5)
        number = game.number("red")
        game.play(Meddle, "boromir", 0, by="red")
        game.state = apply(game.rules, game.state, Pass(number, Player("red")), NamedDraws()).state
        game.play(Pass, by="black")
        assert game.ring == "the_wold"
        assert game.tales("red") == ["boromir"]

    def test_cards_stay_ones_own(self) -> None:
        """A18 · Cartes Aventure: only from one's own hand."""
        game = leaving("lorien", {"black": "smeagol", "red": "boromir"}, 5)
        assert game.refused(Meddle, "smeagol", 2, by="red") == NotInHand("smeagol")

    def test_without_a_word_all_pass(self) -> None:
        """A18 · Cartes Aventure: seats that said nothing let every window pass."""
        game = leaving("the_shire", {"green": "boromir", "black": "gollum", "red": "smeagol"})
        steps = settle(game.rules, game.state, Orders(), None).steps
        assert {step.action.kind for step in steps} == {"pass-together"}
        assert steps[-1].state.active == "black"


class TestTwoAtOnce:
    def test_the_later_hold_is_given_back(self) -> None:
        """D52 · Cartes Aventure: of two cards that hold the Fellowship at once, the later in seat order is given
        back.
        """
        game = leaving("moria", {"black": "boromir", "red": "balrog"}, 6)
        game.play(Meddle, "balrog", 0, by="red").play(Meddle, "boromir", 0, by="black")
        assert game.told(StepHeld) == [StepHeld(Player("black"), "boromir")]
        assert game.told(CardGivenBack) == [CardGivenBack(Player("red"))]
        assert (game.tales("red"), game.laid("red")) == (["balrog"], [])
        assert game.ring == "moria"

    def test_the_later_obstacle_is_given_back(self) -> None:
        """D52 · Cartes Aventure: of two cards that ask for a die as well."""
        game = leaving("the_shire", {"black": "gollum", "red": "knife_in_the_dark"})
        game.play(Meddle, "gollum", 0, by="black").play(Meddle, "knife_in_the_dark", 0, by="red", dice=[5])
        assert game.told(CardGivenBack) == [CardGivenBack(Player("red"))]
        assert game.tales("red") == ["knife_in_the_dark"]
        assert len(game.told(FellowshipRolled)) == 1

    def test_or_it_is_spent(self) -> None:
        """D52 · Cartes Aventure: as an option the later card is spent, and scores."""
        game = leaving("moria", {"black": "boromir", "red": "balrog"}, 6, second_hold="spent")
        game.play(Meddle, "balrog", 0, by="red").play(Meddle, "boromir", 0, by="black")
        assert game.told(CardGivenBack) == []
        assert (game.tales("red"), game.laid("red")) == ([], ["balrog"])

    def test_nobody_learns_which_card_came_back(self) -> None:
        """D52 · Cartes Aventure: the others learn that a card came back, not which."""
        game = leaving("moria", {"black": "boromir", "red": "balrog bree"}, 6)
        game.play(Meddle, "balrog", 0, by="red").play(Meddle, "boromir", 0, by="black")
        assert "balrog" not in str([event.redact_for(Player("green")) for event in game.events])
        assert game.seen("green").cards("tales:red").faces is None


def test_four_seats_are_asked_in_seat_order() -> None:
    """A18 · Cartes Aventure: with four players, in the order of their seats; who is out is not asked."""
    stories = {"red": "gollum", "green": "ambush", "black": "bree", "yellow": "erech"}
    game = leaving("lorien", stories, 5, seats=FOUR)
    assert [d.player for d in game.state.pending.values()] == ["green", "black", "red"], "yellow holds no land"
