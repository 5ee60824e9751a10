"""What Godstorm refuses, and what each refusal names: every item of bad input, with nothing changed by it."""

from __future__ import annotations

from typing import Any

import pytest
from support.godstorm.position import BLUE, GREEN, Field, field
from support.godstorm.random_games import table

from rules import Action, NamedDraws, Player, Refusal, Refused, apply
from rules.author import NoSuchOption, NotAsked, NotNow, NotYours
from rules.godstorm import GODSTORM
from rules.godstorm.epochs import AskedAndWished, Bid, BidOutOfReach, MarkerNotFree, TakeMarker, ToBid, ToTakeMarker
from rules.godstorm.faith import NotEnoughFaith
from rules.godstorm.founding import Found, ToFound
from rules.godstorm.gods import GodAbsent, GodInPlay
from rules.godstorm.godswar import NotInGodswar, RiskGod, StillToRoll
from rules.godstorm.invocations import InvokeAlone, InvokeAt, InvokeRelic
from rules.godstorm.miracles import NoTarget, NotATarget, NotThisStep, PlayMiracles
from rules.godstorm.plague import Plagued
from rules.godstorm.purchases import Buy, EmptyDeck, NoSuchDeck, Purchases, ToBuy
from rules.godstorm.summoning import Build, NoSuchGod, Summon, Summoning
from rules.godstorm.temples import NoTempleLeft, TempleThere
from rules.godstorm.tree_of_life import Pledge
from rules.godstorm.underworld import (
    CryptReturns,
    Embarkation,
    LeaveHeaven,
    NotACrypt,
    NoTempleThere,
    NoWayFromHeaven,
    Return,
)
from rules.godstorm.waters import Maelstrom, SunkLand
from rules.kernel.game import Setting
from rules.records import snapshot_text as text_of
from rules.risk.combat.battle import Defend
from rules.risk.combat.calling_off import CallOff, NoInvasion
from rules.risk.combat.expand import Defended, Expand
from rules.risk.combat.invasion import Attack, EmptyLand, NoLeader, NotAdjacent
from rules.risk.setup.claiming import WrongNumber
from rules.risk.turn.cards import NotInHand
from rules.risk.turn.fortify import Fortification, Fortify
from rules.risk.turn.reinforce import Deploy, Finish, NotYourLand, OtherRealm, Reinforcement, TooMany

TWELVE = "anglia atlas babylon carthage dacia egypt graecia iberia kush rus sheba thule"
TWO_GATES = ("southeast-gate", "southwest-gate")


def refused(game: Field, action: type[Action], *values: Any, by: str = "") -> Refusal:
    """Why an answer is refused; faith, cards and everything else stay as they were."""
    before = text_of(game.state)
    why = game.refused(action, *values, by=by)
    assert text_of(game.state) == before
    return why


def refused_to(player: Player, game: Field, number: int, action: type[Action], *values: Any) -> Refusal:
    """Why a player may not answer the decision of this number."""
    with pytest.raises(Refused) as why:
        apply(game.rules, game.state, action(number, player, *values), NamedDraws())
    return why.value.why


def bidding(**setup: Any) -> Field:
    asked = {"faith": {"blue": "6", "green": "4", "ochre": "6"}, "hold": {"blue": "gaul", "green": "roma"}}
    return field(turn="ochre", **{**asked, **setup}).until(ToBid)


def summoning(**setup: Any) -> Field:
    """Blue may summon and build: five armies in Gaul, two on an altar below."""
    asked = {"hold": {"blue": "gaul:5 east-altar:2", "green": "roma:2"}, "faith": {"blue": "9"}}
    return field(**{**asked, "step": Summoning, **setup})


def at_war(**setup: Any) -> Field:
    """Blue may attack Liguria from Gaul, with two gods; Green has one there."""
    gods = {"blue": "war@gaul magic@gaul", "green": "sky@liguria"}
    return field(**{"hold": {"blue": "gaul:6", "green": "liguria:3"}, "gods": gods, **setup})


def with_cards(cards: str, **setup: Any) -> Field:
    """Blue may play cards, with War and Death on Earth."""
    asked = {"hold": {"blue": "gaul:5", "green": "roma:2"}, "gods": {"blue": "war@gaul death@gaul sky@gaul"}}
    return field(step=PlayMiracles, miracles={"blue": cards}, **{**asked, **setup})


class TestBids:
    def test_more_than_ones_faith_or_less_than_none(self) -> None:
        game = bidding()
        has = game.faith("blue")
        assert refused(game, Bid, has + 1, by="blue") == BidOutOfReach(has + 1, has)
        assert refused(game, Bid, -1, by="blue") == BidOutOfReach(-1, has)

    @pytest.mark.parametrize(("wishes", "wrong"), [(("4",), "4"), (("1", "1"), "1"), (("2", "first"), "first")])
    def test_a_marker_that_is_none_or_named_twice(self, wishes: tuple[str, ...], wrong: str) -> None:
        assert refused(bidding(), Bid, 1, wishes, by="blue") == MarkerNotFree(wrong, ("1", "2", "3"))

    def test_markers_named_though_they_are_to_be_chosen_later(self) -> None:
        assert refused(bidding(), Bid, 1, ("1",), True, by="blue") == AskedAndWished()

    def test_after_the_reveal(self) -> None:
        game = bidding()
        number = game.number("blue")
        game.play(Bid, 2, by="blue").play(Bid, 1, by="green").play(Bid, 0, by="ochre")
        assert refused_to(BLUE, game, number, Bid, 3) == NotAsked(number)
        assert refused(game, Bid, 3) == NotNow("bid", "to-reinforce")

    def test_by_a_player_who_is_out(self) -> None:
        game = bidding(hold={"blue": "gaul"})
        assert game.asked("green") is None
        assert refused_to(GREEN, game, game.number("blue"), Bid, 1) == NotYours(BLUE)

    def test_a_marker_that_is_taken(self) -> None:
        game = bidding().play(Bid, 2, ("3",), by="blue").play(Bid, 1, (), True, by="green").play(Bid, 0, by="ochre")
        assert isinstance(game.asked(), ToTakeMarker)
        assert refused(game, TakeMarker, "3") == MarkerNotFree("3", ("1", "2"))


class TestGodsAndTemples:
    def test_a_god_without_an_army(self) -> None:
        assert refused(summoning(), Summon, "war", "roma") == NotYourLand("roma")

    def test_neither_gods_nor_temples_stand_in_the_underworld(self) -> None:
        """Not even where one's own army does."""
        assert refused(summoning(), Summon, "war", "east-altar") == OtherRealm("east-altar", "")
        assert refused(summoning(), Build, "east-altar") == OtherRealm("east-altar", "")

    def test_in_the_set_up_too(self) -> None:
        game = Field.opened(table(3), b"founding").until(ToFound)
        mine = game.choices(Found, "god_at")[0]
        assert refused(game, Found, mine, "east-altar") == OtherRealm("east-altar", "")

    def test_nor_do_new_armies(self) -> None:
        game = summoning(step=Reinforcement)
        assert refused(game, Deploy, "east-altar", 1) == OtherRealm("east-altar", "")

    def test_a_god_in_play_and_one_that_there_is_not(self) -> None:
        game = summoning(gods={"blue": "war@gaul"})
        assert refused(game, Summon, "war", "gaul") == GodInPlay("war", "gaul")
        assert refused(game, Summon, "love", "gaul") == NoSuchGod("love")

    def test_without_faith(self) -> None:
        assert refused(summoning(faith={"blue": "4"}), Build, "gaul") == NotEnoughFaith(5, 4)
        poor = summoning(faith={"blue": "5"}).play(Summon, "war", "gaul")
        assert poor.faith("blue") == 2
        assert not poor.offers(Summon)

    def test_a_second_temple(self) -> None:
        assert refused(summoning(temples="gaul"), Build, "gaul") == TempleThere("gaul")

    def test_a_thirteenth(self) -> None:
        assert refused(summoning(temples=TWELVE), Build, "gaul") == NoTempleLeft()

    def test_a_temple_on_anothers_land(self) -> None:
        assert refused(summoning(), Build, "roma") == NotYourLand("roma")

    def test_a_god_on_plague_where_the_table_refuses_it(self) -> None:
        hold = {"blue": "gaul:5 iberia:1", "green": "roma:2"}
        game = summoning(hold=hold, plague="gaul", options={"gods-on-plague": "refused"})
        assert refused(game, Summon, "war", "gaul") == Plagued("gaul")


class TestCards:
    def buying(self, **setup: Any) -> Field:
        asked = {"hold": {"blue": "gaul:5"}, "faith": {"blue": "20"}, "gods": {"blue": "war@gaul"}}
        return field(**{**asked, "step": Purchases, **setup})

    def test_a_fifth_card_is_not_sold(self) -> None:
        game = self.buying()
        for _ in range(4):
            assert isinstance(game.asked(), ToBuy)
            game.play(Buy, "war")
        assert game.faith("blue") == 12
        assert isinstance(refused(game, Buy, "war"), NotNow)

    def test_of_an_empty_deck_an_absent_god_or_no_deck_at_all(self) -> None:
        everything = "green: " + " ".join(field().zone("miracles:war"))
        game = self.buying(miracles=everything, gods={"blue": "war@gaul sky@gaul"})
        assert refused(game, Buy, "war") == EmptyDeck("war")
        assert refused(game, Buy, "death") == GodAbsent("death")
        assert refused(game, Buy, "love") == NoSuchDeck("love")

    def test_nobody_looks_before_the_buying_is_over(self) -> None:
        game = self.buying(miracle_piles="heroes_are_born storms_rage").play(Buy, "war").play(Buy, "war")
        seen = game.seen("blue")
        assert (seen.cards("bought:war:blue").count, seen.cards("bought:war:blue").faces) == (2, None)
        assert seen.cards("war:blue").count == 0
        game.play(Finish)
        assert game.seen("blue").cards("war:blue").faces == ("heroes_are_born", "storms_rage")

    def test_in_the_wrong_step(self) -> None:
        """A Sky card in one's own turn; a War card when an invasion was declared."""
        assert refused(with_cards("fire_sears heroes_are_born"), InvokeAlone, "fire_sears") == NotThisStep("fire_sears")
        game = at_war(miracles={"green": "men_become_warriors heroes_are_born"}, faith={"green": "1"})
        game.play(Attack, "gaul", "liguria", 3)
        assert refused(game, InvokeAt, "heroes_are_born", "liguria", by="green") == NotThisStep("heroes_are_born")

    def test_without_its_god(self) -> None:
        game = with_cards("heroes_are_born blood_coats", gods={"blue": "war@gaul"}, faith={"blue": "5"})
        assert refused(game, InvokeAlone, "blood_coats") == GodAbsent("death")

    def test_without_faith(self) -> None:
        game = with_cards("sea_tomb heroes_are_born", faith={"blue": "2"})
        assert refused(game, InvokeAlone, "sea_tomb") == NotEnoughFaith(3, 2)

    def test_without_a_target_or_with_a_wrong_one(self) -> None:
        game = with_cards("shrine_plundered heroes_are_born", faith={"blue": "9"})
        assert refused(game, InvokeRelic, "shrine_plundered", "aegis") == NoTarget("shrine_plundered")
        assert refused(game, InvokeAt, "heroes_are_born", "roma") == NotATarget("heroes_are_born", ("roma",))
        assert refused(game, InvokeAt, "heroes_are_born", "") == NotATarget("heroes_are_born", ())

    def test_that_one_does_not_hold(self) -> None:
        assert refused(with_cards("heroes_are_born"), InvokeAt, "storms_rage", "roma") == NotInHand("storms_rage")


class TestInvasions:
    def test_a_god_who_was_held_back_does_not_fight_in_a_godswar(self) -> None:
        game = at_war(gods={"blue": "war@gaul magic@gaul death@gaul", "green": "sky@liguria"})
        game.play(Attack, "gaul", "liguria", 3, ("war", "death"))
        assert refused(game, RiskGod, "magic") == NotInGodswar("magic", ("war", "death"))
        game.play(RiskGod, "war")
        assert refused(game, RiskGod, "war", by="green") == NotInGodswar("war", ("sky",))

    def test_calling_off_before_the_first_roll(self) -> None:
        assert refused(at_war(), CallOff) == NoInvasion()
        game = at_war().play(Attack, "gaul", "liguria", 3, ("war", "magic"))
        assert refused(game, CallOff) == StillToRoll()

    def test_with_a_god_who_is_not_there(self) -> None:
        assert refused(at_war(), Attack, "gaul", "liguria", 3, ("sky",)) == NoLeader("gaul", ("sky",))

    def test_across_mountains(self) -> None:
        game = field(hold={"blue": "alemannia:5", "green": "dacia:2"})
        assert refused(game, Attack, "alemannia", "dacia", 3) == NotAdjacent("alemannia", "dacia")

    def test_across_flames(self) -> None:
        game = field(hold={"blue": "gaul southwest-gate:4", "green": "roma west-altar:1"}, step=Embarkation)
        assert refused(game, Attack, "southwest-gate", "west-altar", 1) == NotAdjacent("southwest-gate", "west-altar")

    def test_onto_sunken_land(self) -> None:
        game = field(hold={"blue": "iberia:5", "green": "roma:2"}, sunk="atlantis")
        assert refused(game, Attack, "iberia", "oricalcos", 3) == SunkLand("oricalcos")
        assert refused(game, Expand, "iberia", "oricalcos", 1) == SunkLand("oricalcos")

    def test_across_the_maelstrom(self) -> None:
        game = field(hold={"blue": "iberia:5", "green": "atlas:2"}, boiling="atlas iberia")
        assert refused(game, Attack, "iberia", "atlas", 3) == Maelstrom("iberia", "atlas")

    def test_a_march_across_the_maelstrom(self) -> None:
        game = field(
            hold={"blue": "iberia:5 gaul atlas", "green": "roma:2"}, boiling="atlas iberia", step=Fortification
        )
        assert refused(game, Fortify, "iberia", "atlas", 2) == Maelstrom("iberia", "atlas")

    def test_a_god_marched_onto_plague(self) -> None:
        hold = {"blue": "gaul:5 liguria:1", "green": "roma:2"}
        game = field(hold=hold, plague="liguria", gods={"blue": "sky@gaul"}, step=Fortification)
        assert refused(game, Fortify, "gaul", "liguria", 1, ("sky",)) == Plagued("liguria")
        game.play(Fortify, "gaul", "liguria", 1)
        assert game.armies("liguria") == 2

    def test_the_tree_of_life_saves_no_more_than_fight(self) -> None:
        game = at_war(gods={}, relics={"green": "tree_of_life"}, faith={"green": "1"})
        game.play(Attack, "gaul", "liguria", 3).play(Defend, 2)
        assert refused(game, Pledge, 2) == TooMany(2, 1, 0)


class TestUnderworld:
    def embarking(self, hold: str = "") -> Field:
        below = {"blue": f"gaul kurnugia:3 {hold}", "green": "roma north-gate:1"}
        return field(hold=below, step=Embarkation)

    def test_from_heaven_to_a_crypt_without_a_foothold(self) -> None:
        game = self.embarking()
        assert refused(game, LeaveHeaven, "southwest-crypt", 1) == NoWayFromHeaven("southwest-crypt", TWO_GATES)
        assert refused(game, LeaveHeaven, "southeast-gate", 4) == TooMany(4, 3)

    def test_with_one_to_ones_own_spaces_and_empty_gates(self) -> None:
        game = self.embarking("west-altar:1")
        assert refused(game, LeaveHeaven, "southwest-crypt", 1) == NoWayFromHeaven(
            "southwest-crypt", ("west-altar", *TWO_GATES)
        )

    def test_empty_spaces_are_entered_and_held_ones_attacked(self) -> None:
        game = field(hold={"blue": "gaul southwest-crypt:4", "green": "roma west-altar:1"}, step=Embarkation)
        assert refused(game, Attack, "southwest-crypt", "south-vale", 3) == EmptyLand("south-vale")
        assert refused(game, Expand, "southwest-crypt", "west-altar", 1) == Defended("west-altar", GREEN)

    def test_from_heaven_gates_are_attacked_and_nothing_else(self) -> None:
        game = self.embarking().play(Finish)
        gates = ("north-gate", *TWO_GATES)
        assert refused(game, Expand, "kurnugia", "southwest-crypt", 1) == NoWayFromHeaven("southwest-crypt", gates)
        game.play(Attack, "kurnugia", "north-gate", 3)

    def test_the_last_army_of_a_crypt_stays(self) -> None:
        hold = {"blue": "gaul:2 northeast-crypt:1 southwest-crypt:3", "green": "roma:2"}
        game = field(hold=hold, temples="gaul roma", step=CryptReturns)
        crypts = ("southwest-crypt",)
        assert refused(game, Return, "northeast-crypt", "gaul", 1) == NotACrypt("northeast-crypt", crypts)
        assert refused(game, Return, "southwest-crypt", "gaul", 2) == TooMany(2, 1)
        assert refused(game, Return, "southwest-crypt", "roma", 1) == NoTempleThere("roma", ("gaul",))


class TestTables:
    @pytest.mark.parametrize("players", [1, 6])
    def test_one_player_or_six(self, players: int) -> None:
        seats = (*GODSTORM.colours, Player("red"))[:players]
        assert GODSTORM.seats_refusal(seats, {}) == WrongNumber(players, (2, 3, 4, 5))

    def test_a_house_rule_that_the_game_does_not_know(self) -> None:
        with pytest.raises(Refused) as why:
            GODSTORM.fill(Setting("godstorm", (BLUE, GREEN), (("hecatomb", "on"),)))
        assert why.value.why == NoSuchOption("hecatomb", "on")
