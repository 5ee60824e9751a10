"""The Adventure cards that happen as soon as they are drawn."""

from __future__ import annotations

import pytest
from support.lotr.position import FOUR, NEUTRAL, THREE, Position, position

from rules import Player
from rules.lotr.adventures import AdventureCard, SiteTaken
from rules.lotr.captains import CaptainLost
from rules.lotr.cards_attack import Prepare
from rules.lotr.cards_lasting import BRIDGE, CORSAIRS, STORM, InStorm, Spell, Spells, SpellsLifted
from rules.lotr.events import LandsTurnedUp, RevealUprising, UprisingBegan
from rules.lotr.strongholds import GarrisonStrongholds
from rules.risk.armies import ArmiesLost, ArmiesPlaced
from rules.risk.combat.battle import BattleFought, Defend
from rules.risk.combat.invasion import Attack, InvasionEnded, ToFight
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.cards import NotInHand, Reshuffled
from rules.risk.turn.concede import Concede
from rules.risk.turn.fortify import Fortify
from rules.risk.turn.reinforce import Deploy, Finish, NotYourLand, ToReinforce


def drawing(pile: str, **setup: object) -> Position:
    """Green's captain has conquered a site: green draws these Adventure cards in step 5."""
    named: dict[str, object] = {"hold": {"green": "khand umbar"}, "captains": {"green": "khand umbar"}, **setup}
    return position(step=AdventureCard, adventure_deck=f"{pile} bree", parts=(SiteTaken(("khand",)),), **named)  # type: ignore[arg-type]


def lies(*spells: Spell) -> tuple[Spells]:
    return (Spells(spells),)


class TestWinterStorms:
    STORM = Spell(STORM, ("near_harad", "harad", "umbar"), Player("red"))

    def test_three_lands(self) -> None:
        """C-winter_storms · Cartes Aventure, évènements: three Territory cards are turned up, and discarded."""
        game = drawing("winter_storms", deck="harad moria lorien fornost")
        assert game.told(LandsTurnedUp) == [LandsTurnedUp(("harad", "moria", "lorien"), "winter_storms")]
        assert game.state.parts[Spells].laid == (Spell(STORM, ("harad", "moria", "lorien"), Player("green")),)
        assert game.zone("discard") == ["harad", "moria", "lorien"]

    def test_neither_attack_nor_attacked(self) -> None:
        """C-winter_storms · Cartes Aventure, évènements: those lands can neither attack nor be attacked."""
        game = position(hold={"green": "harad:5 khand:5 deep_harad:5"}, parts=lies(self.STORM))
        assert game.refused(Attack, "harad", "harondor", 1) == InStorm("harad")
        assert game.refused(Attack, "khand", "near_harad", 1) == InStorm("near_harad")
        assert game.refused(Attack, "deep_harad", "umbar", 1) == InStorm("umbar")
        assert game.offers(Attack) == []

    def test_not_by_the_way_under_the_mountains(self) -> None:
        """C-winter_storms, C-way_under_mountains · Cartes Aventure: not by the way under the mountains either."""
        game = position(
            hold={"green": "khand:5 harad:5 nurn:5"},
            parts=lies(self.STORM),
            adventures={"green": "way_under_mountains"},
        )
        targets = {t for o in game.offers(Prepare) for t in o.fields["target"]}
        assert targets
        assert not targets & {"near_harad", "harad", "umbar"}
        assert ("harad",) not in [o.fields["source"] for o in game.offers(Prepare)]
        card = "way_under_mountains"
        assert game.refused(Prepare, card, "nurn", "near_harad") == InStorm("near_harad")
        assert game.refused(Prepare, card, "harad", "ithilien") == InStorm("harad")

    def test_marches_go_on(self) -> None:
        """C-winter_storms · Cartes Aventure, évènements: marches are no attacks."""
        game = position(hold={"green": "harad:5 khand near_harad"}, parts=lies(self.STORM)).play(Finish)
        assert game.play(Fortify, "harad", "near_harad", 2).armies("near_harad") == 3

    def test_until_the_drawers_next_turn(self) -> None:
        """C-winter_storms · Cartes Aventure, évènements: it is over when the drawer's next turn begins, not before."""
        game = position(
            seats=THREE,
            hold={"green": "khand", "red": "umbar"},
            rest="black",
            captains={"green": "khand"},
            parts=lies(self.STORM),
        )
        game.play(Finish).play(Finish)
        assert (game.state.active, game.state.parts[Spells].laid) == ("black", (self.STORM,))
        game.play(Deploy, "moria", game.asked().count).play(Finish).play(Finish)
        assert not game.told(SpellsLifted)
        assert game.asked().kind == "to-replace-captain"

    def test_it_ends_when_the_drawer_is_out(self) -> None:
        """C-winter_storms · Cartes Aventure, évènements: a storm whose drawer is out ends with the turn."""
        game = position(
            seats=THREE, hold={"green": "khand:9", "red": "near_harad"}, rest="black", captains={"green": "khand"},
            parts=lies(Spell(STORM, ("moria", "lorien", "fornost"), Player("red"))),
        )  # fmt: skip
        game.battle("khand", "near_harad", attack=(6,), defence=(1,)).play(MoveIn, 0).play(Finish).play(Finish)
        assert game.told(SpellsLifted) == [SpellsLifted(Player("red"), (STORM,))]
        assert game.state.parts[Spells].laid == ()


class TestRaiders:
    def test_half_rounded_down(self) -> None:
        """C-raiders · Cartes Aventure, évènements: each of three lands loses half its regiments, rounded down; one
        stays.
        """
        game = drawing("raiders", deck="umbar moria harad", hold={"green": "khand umbar:7", "red": "moria:2 harad:1"})
        assert [(e.where, e.count) for e in game.told(ArmiesLost)] == [("umbar", 3), ("moria", 1)]
        assert game.armies("harad") == 1

    def test_the_neutral_army_too(self) -> None:
        """A24 · Cartes Aventure, évènements: events on lands that were drawn strike the neutral army too."""
        game = drawing("raiders", deck="harad moria lorien", hold={"green": "khand umbar", NEUTRAL: "harad:4"})
        assert game.told(ArmiesLost) == [ArmiesLost(Player(NEUTRAL), "harad", 2, "raiders")]


def test_mustering() -> None:
    """C-mustering, A24 · Cartes Aventure, évènements: each of three lands gains three regiments, no matter who holds
    it."""
    game = drawing("mustering", deck="harad moria umbar", hold={"green": "khand umbar", NEUTRAL: "harad:4"})
    assert [(e.player, e.where, e.count) for e in game.told(ArmiesPlaced)] == [
        (NEUTRAL, "harad", 3), ("red", "moria", 3), ("green", "umbar", 3),
    ]  # fmt: skip


def test_a_wild_is_turned_up_again() -> None:
    """A23 · Cartes Aventure, évènements: a wild turned up is drawn again; all of them are discarded."""
    game = drawing("mustering", deck="wild_1 harad wild_2 moria lorien")
    assert game.told(LandsTurnedUp)[0].cards == ("harad", "moria", "lorien")
    assert game.zone("discard") == ["wild_1", "harad", "wild_2", "moria", "lorien"]


def test_the_deck_runs_out_while_cards_are_turned_up() -> None:
    """A22, A23 · Cartes Aventure, évènements: the discards are shuffled in, but not the cards just turned up."""
    everything = [*position().rules.board.territories, "wild_1", "wild_2"]
    left = ["harad", "wild_1"]
    hands = {"green": " ".join(card for card in everything if card not in (*left, "moria", "lorien"))}
    game = drawing("mustering", deck=" ".join(left), discard="moria lorien", hands=hands, shuffle="deck")
    assert game.told(Reshuffled) == [Reshuffled("deck")]
    assert sorted(game.told(LandsTurnedUp)[0].cards) == ["harad", "lorien", "moria"]


def test_too_few_lands_to_turn_up() -> None:
    """A22 · Cartes Aventure, évènements: where no card is left fewer lands are struck, and the game goes on."""
    everything = [*position().rules.board.territories, "wild_1", "wild_2"]
    hands = {"green": " ".join(card for card in everything if card not in ("harad", "wild_1"))}
    game = drawing("mustering local_uprising", deck="harad wild_1", hands=hands, shuffle="deck")
    assert game.told(LandsTurnedUp)[0].cards == ("harad",)
    assert game.told(UprisingBegan) == [UprisingBegan(Player("green"))]


class TestLocalUprising:
    def test_a_hidden_card(self) -> None:
        """C-local_uprising, A23 · Cartes Aventure, évènements: a Territory card that only its holder sees; a wild
        is redrawn.
        """
        game = drawing("local_uprising", deck="wild_1 harad", seats=THREE)
        assert game.zone("rising:green") == ["harad"]
        assert game.zone("discard") == ["wild_1"]
        assert game.seen("green").cards("rising:green").faces == ("harad",)
        assert game.seen("red").cards("rising:green").faces is None
        assert game.hand("green") == []

    def test_shown_once_it_is_ones_own(self) -> None:
        """C-local_uprising · Cartes Aventure, évènements: once one holds that land it may be shown: four regiments
        there.
        """
        game = position(hold={"green": "khand:5"}, uprisings={"green": "near_harad"})
        assert game.refused(RevealUprising, "near_harad") == NotYourLand("near_harad")
        assert game.refused(RevealUprising, "harad") == NotInHand("harad")
        assert game.offers(RevealUprising) == []
        game.battle("khand", "near_harad", attack=(6,), defence=(1,)).play(MoveIn, 0)
        game.play(RevealUprising, "near_harad")
        assert game.armies("near_harad") == 1 + 4
        assert (game.zone("rising:green"), game.zone("discard")) == ([], ["near_harad"])
        assert game.refused(RevealUprising, "near_harad") == NotInHand("near_harad")

    def test_in_step_one_and_on_the_march(self) -> None:
        """C-local_uprising · Cartes Aventure, évènements: in any step of one's own turn that asks anything."""
        game = position(step=GarrisonStrongholds, hold={"green": "khand"}, uprisings={"green": "khand"})
        assert game.play(RevealUprising, "khand").armies("khand") == 5
        assert game.asked() == ToReinforce(Player("green"), 3)
        game = position(hold={"green": "khand"}, uprisings={"green": "khand"}).play(Finish)
        assert game.play(RevealUprising, "khand").armies("khand") == 5

    def test_it_dies_with_its_player(self) -> None:
        """A21, A23 · Éliminer un autre joueur: a hidden uprising of an eliminated player is discarded, not taken
        over.
        """
        game = position(
            seats=THREE, hold={"green": "khand:9", "red": "near_harad"}, rest="black", uprisings={"red": "moria"}
        )
        game.battle("khand", "near_harad", attack=(6,), defence=(1,)).play(MoveIn, 0)
        assert (game.zone("rising:red"), game.zone("discard"), game.hand("green")) == ([], ["moria"], [])


class TestCorsairs:
    LAID = Spell(CORSAIRS, (), Player("red"))

    def test_they_are_laid_out(self) -> None:
        """C-corsairs_of_umbar · Cartes Aventure, évènements: until the drawer's next turn begins."""
        game = drawing("corsairs_of_umbar")
        assert game.state.parts[Spells].laid == (Spell(CORSAIRS, (), Player("green")),)

    @pytest.mark.parametrize(("armies", "left"), [(9, 6), (5, 2), (4, 1), (3, 1), (2, 1)])
    def test_attacks_by_sea_cost_three(self, armies: int, left: int) -> None:
        """C-corsairs_of_umbar · Cartes Aventure, évènements: an attack by sea first costs three regiments, never
        the last; where none is left to fight it is off.
        """
        game = position(hold={"green": f"belfalas:{armies}"}, parts=lies(self.LAID))
        game.play(Attack, "belfalas", "umbar", 1)
        assert game.armies("belfalas") == left
        assert isinstance(game.asked(), ToFight) == (left == 1)
        assert len(game.told(InvasionEnded)) == (left == 1)

    def test_the_dice_that_are_left(self) -> None:
        """C-corsairs_of_umbar · Cartes Aventure, évènements: only regiments that are left can fight."""
        game = position(hold={"green": "belfalas:5"}, parts=lies(self.LAID))
        game.play(Attack, "belfalas", "umbar", 3).play(Defend, 1, dice=(6, 1))
        (fought,) = game.told(BattleFought)
        assert len(fought.attack) == 1

    def test_once_an_invasion(self) -> None:
        """C-corsairs_of_umbar · Cartes Aventure, évènements: once for each invasion by sea, not for each battle;
        none by land.
        """
        game = position(hold={"green": "belfalas:9", "red": "umbar:5 lebennin:5"}, parts=lies(self.LAID))
        game.battle("belfalas", "umbar", attack=(1,), defence=(6,))
        assert game.armies("belfalas") == 9 - 3 - 1
        game.battle("belfalas", "umbar", attack=(1,), defence=(6,))
        assert game.armies("belfalas") == 4
        game.battle("belfalas", "lebennin", attack=(1,), defence=(6,))
        assert game.armies("belfalas") == 3

    def test_switching_to_the_sea(self) -> None:
        """C-corsairs_of_umbar · Cartes Aventure, évènements: going on by sea with an invasion begun by land costs
        as much.
        """
        game = position(hold={"green": "belfalas:9 deep_harad:4", "red": "umbar:5"}, parts=lies(self.LAID))
        game.battle("deep_harad", "umbar", attack=(1,), defence=(6,))
        game.battle("belfalas", "umbar", attack=(1,), defence=(6,))
        assert (game.armies("deep_harad"), game.armies("belfalas")) == (3, 9 - 3 - 1)


PLACES = {
    "black_gates_open": ("udun_vale", "red", 10),
    "cave_troll": ("moria", "red", 2),
    "entmoot": ("fangorn", "green", 2),
    "aragorn_arrives": ("minas_tirith", "green", 10),
}


@pytest.mark.parametrize("card", sorted(PLACES))
class TestPlaces:
    """C-black_gates_open, C-cave_troll, C-entmoot, C-aragorn_arrives: one place, a friend, a foe."""

    def test_the_friend_gains(self, card: str) -> None:
        """C-black_gates_open, C-cave_troll, C-entmoot, C-aragorn_arrives · Cartes Aventure, évènements: the player of
        its side who holds the place gains ten regiments there, or two.
        """
        where, friend, gain = PLACES[card]
        game = drawing(card, hold={"green": "khand umbar" + (f" {where}:4" if friend == "green" else "")})
        assert [(e.player, e.where, e.count) for e in game.told(ArmiesPlaced)] == [(friend, where, gain)]

    @pytest.mark.parametrize(("armies", "lost"), [(5, 2), (3, 2), (2, 1), (1, 0)])
    def test_the_foe_loses(self, card: str, armies: int, lost: int) -> None:
        """C-black_gates_open, C-cave_troll, C-entmoot, C-aragorn_arrives · Cartes Aventure, évènements: the other
        side's holder loses two there; one always stays.
        """
        where, friend, _ = PLACES[card]
        foe = "red" if friend == "green" else "green"
        hold = {"green": "khand umbar"}
        hold[foe] = f"{hold.get(foe, '')} {where}:{armies}"
        game = drawing(card, hold=hold)
        assert sum(e.count for e in game.told(ArmiesLost)) == lost
        assert not [e for e in game.told(ArmiesPlaced) if e.where == where]

    def test_the_neutral_army(self, card: str) -> None:
        """A24 · Cartes Aventure, évènements: nothing happens where the neutral army holds the place; as an option
        it loses two.
        """
        where, _, _ = PLACES[card]
        hold = {"green": "khand umbar", NEUTRAL: f"{where}:5"}
        assert not drawing(card, hold=hold).told(ArmiesLost)
        assert not [e for e in drawing(card, hold=hold).told(ArmiesPlaced) if e.where == where]
        (lost,) = drawing(card, hold=hold, options={"neutral-events": "struck"}).told(ArmiesLost)
        assert (lost.player, lost.where, lost.count) == (NEUTRAL, where, 2)


def test_what_one_player_laid_ends_alone() -> None:
    """C-you_shall_not_pass, C-corsairs_of_umbar · Cartes Aventure: each card lies until its own player's next turn."""
    mine, theirs = Spell(BRIDGE, ("minas_tirith", "ithilien"), Player("green")), Spell(CORSAIRS, (), Player("red"))
    game = position(hold={"green": "khand"}, captains={"green": "khand"}, parts=lies(mine, theirs))
    game.play(Finish).play(Finish)
    assert game.state.active == "red"
    assert game.state.parts[Spells].laid == (mine,)


def test_spells_of_one_who_conceded() -> None:
    """C-winter_storms · Cartes Aventure: what a player laid who then turned neutral ends with the turn."""
    game = position(
        seats=FOUR, hold={"green": "khand", "red": "umbar"}, rest="black", captains={"green": "khand", "red": "umbar"},
        parts=lies(Spell(CORSAIRS, (), Player("red"))), options={"concede": "neutral"},
    )  # fmt: skip
    game.say(Concede, "red")
    assert game.told(CaptainLost) == [CaptainLost(Player("red"), "umbar")]
    game.play(Finish).play(Finish)
    assert game.told(SpellsLifted) == [SpellsLifted(Player("red"), (CORSAIRS,))]
