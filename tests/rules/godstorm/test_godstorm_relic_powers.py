"""The fifteen relics, title by title: each works at its moment, for as long as it lies before its owner."""

from __future__ import annotations

from typing import Any

import pytest
from support.godstorm.position import BLUE, GREEN, Field, attacked, field, turn_of_cards

from rules.godstorm.epochs import Bid, BidsRevealed, ToBid
from rules.godstorm.faith import FaithRaised
from rules.godstorm.godswar import GodswarFought, RiskGod
from rules.godstorm.miracles import SPENT, MiracleDrawn, MiracleFailed, MiraclePlayed, RelicGained
from rules.godstorm.purchases import Buy, MiracleBought, Purchases
from rules.godstorm.relic_powers import (
    ArmiesGivenUp,
    BoxFruitless,
    BoxOpened,
    NoAegis,
    OpenBox,
    RaiseAegis,
    ToOpenBox,
    ToTradeArmies,
    TradeArmies,
)
from rules.godstorm.scoring import score
from rules.godstorm.titles import titles
from rules.godstorm.tree_of_life import Pledge, ToPledge
from rules.godstorm.underworld import Return, ToReturn
from rules.godstorm.waters import Waters
from rules.kernel.context import Pass
from rules.kernel.windows import ToReact
from rules.risk.armies import ArmiesGranted
from rules.risk.combat.battle import Defend
from rules.risk.combat.invasion import Attack
from rules.risk.turn.concede import Concede
from rules.risk.turn.reinforce import Finish, ToReinforce

POINTS = {
    "mjolnir": "thule",
    "pandoras_box": "graecia",
    "stonehenge": "anglia",
    "great_pyramids": "egypt",
    "tree_of_life": "babylon",
}
HOLD = {"blue": "gaul:5 iberia:2", "green": "roma:4 apulia:3"}


def opening(relics: str, **setup: Any) -> Field:
    """Blue's turn opens, and he has these relics."""
    return field(**{"step": OpenBox, "hold": HOLD, "relics": {"blue": relics}, **setup})


def granted(game: Field) -> dict[str, int]:
    return {event.why: event.count for event in game.told(ArmiesGranted)}


def raised(game: Field) -> dict[str, int]:
    return {event.why: event.count for event in game.told(FaithRaised)}


def test_fifteen_relics() -> None:
    """R43, R59 · Les types de cartes: fifteen relics, each once; five of them are worth a point with a territory."""
    relics = {name: card for name, card in titles().items() if card.deck == "magic"}
    assert len(relics) == sum(card.copies for card in relics.values()) == 15
    assert {name: card.point for name, card in relics.items() if card.point} == POINTS
    assert not any(card.cost for card in relics.values())


@pytest.mark.parametrize(("relic", "where"), POINTS.items())
def test_a_point_with_its_territory(relic: str, where: str) -> None:
    """R59, R102 · Les cartes de Magie: a point at the end with its territory, none without."""
    with_it = field(hold={"blue": f"gaul {where}"}, relics={"blue": relic})
    without = field(hold={"blue": "gaul"}, relics={"blue": relic})
    assert score(with_it.rules, with_it.seen(None), BLUE).relics == 1
    assert score(without.rules, without.seen(None), BLUE).relics == 0


class TestTheAegis:
    def test_it_cancels_what_was_announced(self) -> None:
        """C-aegis, A36 · Relique: announced and paid, a card does nothing; both leave the game."""
        game = turn_of_cards("land_is_purged", plague="roma", relics={"green": "aegis"})
        game.invoke("land_is_purged", where="roma")
        assert (game.asked(), game.faith("blue")) == (ToReact(GREEN, "miracle"), 7)
        game.play(RaiseAegis)
        assert game.told(MiracleFailed) == [MiracleFailed("land_is_purged", GREEN)]
        assert (game.armies("roma"), game.zone("relics:green")) == (4, [])
        assert {"aegis", "land_is_purged"} <= set(game.zone(SPENT))

    def test_it_need_not(self) -> None:
        """A36 · Relique: its holder may let a card work, and keeps it."""
        game = turn_of_cards("heroes_are_born", relics={"green": "aegis"}).invoke("heroes_are_born", where="gaul")
        game.play(Pass)
        assert (game.armies("gaul"), game.zone("relics:green")) == (8, ["aegis"])

    def test_a_sky_card_and_ones_own(self) -> None:
        """A36 · Relique: Sky cards too, and one's own."""
        game = attacked("men_become_warriors", relics={"green": "aegis"}).play(Attack, "gaul", "liguria", 3)
        game.invoke("men_become_warriors").play(RaiseAegis, by="green")
        assert game.armies("liguria") == 3

    def test_not_an_invasion(self) -> None:
        """A36 · Relique: there must be a card to cancel."""
        game = attacked("men_become_warriors", relics={"green": "aegis"}).play(Attack, "gaul", "liguria", 3)
        assert game.refused(RaiseAegis, by="green") == NoAegis()

    @pytest.mark.parametrize("who", ["blue", "green"])
    def test_giving_up_meanwhile(self, who: str) -> None:
        """D58, A36 · Relique: a card whose player gives up is withdrawn; one whose target did does nothing."""
        game = turn_of_cards(
            "shrine_plundered", relics={"ochre": "aegis", "green": "mjolnir"}, options={"concede": "neutral"}
        ).invoke("shrine_plundered", relic="mjolnir")
        game.say(Concede, who)
        if who == "green":
            game.play(Pass, by="ochre")
        assert game.zone("announced") == []
        assert "mjolnir" not in game.zone("relics:blue")

    @pytest.mark.parametrize("cancelled", [False, True])
    def test_a_sky_card_outlasts_the_attacker(self, cancelled: bool) -> None:
        """D58, A36 · Relique: it was paid; it works although the attacker gives up, unless somebody cancels it."""
        game = attacked("men_become_warriors", relics={"ochre": "aegis"}, options={"concede": "neutral"})
        owner = game.play(Attack, "gaul", "liguria", 3).asked().player
        armies = game.armies("liguria")
        game.invoke("men_become_warriors").say(Concede, "blue")
        assert game.asked().player == "ochre"
        game.play(RaiseAegis if cancelled else Pass, by="ochre")
        assert game.armies("liguria") == armies + (0 if cancelled else 3)
        assert game.owner("liguria") == owner
        assert (game.zone("announced"), "men_become_warriors" in game.zone(SPENT)) == ([], True)
        assert game.state.active not in ("blue", "")


@pytest.mark.parametrize(
    ("relic", "deck", "top"),
    [
        ("cauldron", "death", "ragnarok"),
        ("golden_fleece", "war", "storms_rage"),
        ("great_pyramids", "sky", "fog_lifts"),
    ],
)
def test_a_turn_opens_with_a_free_card(relic: str, deck: str, top: str) -> None:
    """C-cauldron, C-golden_fleece, C-great_pyramids, A31 · Relique: a free Death, War or Sky card, without its god."""
    game = opening(relic, miracle_piles=top)
    assert game.told(MiracleDrawn) == [MiracleDrawn(BLUE, deck, relic)]
    assert game.zone(f"{deck}:blue") == [top]
    assert game.seen("green").cards(f"{deck}:blue").faces is None


def test_an_empty_deck_gives_nothing() -> None:
    """A31, R45 · Relique: an empty deck gives nothing."""
    every = " ".join(opening("").zone("miracles:death"))
    assert opening("cauldron", miracles={"green": every}).told(MiracleDrawn) == []


def test_excalibur() -> None:
    """C-excalibur · Relique: 2 more armies for each continent that you hold."""
    hold = {"blue": "rus scythia cimmeria sarmatia hesperide tritonis poseidonis oricalcos", "green": "gaul"}
    assert granted(opening("excalibur", hold=hold))["excalibur"] == 4
    assert "excalibur" not in granted(opening("excalibur"))


def test_freyas_tears() -> None:
    """C-freya_tears · Relique: 1 more faith when your turn begins."""
    assert raised(opening("freya_tears")) == {"territories": 3, "freya_tears": 1}


def test_the_wine_of_eternal_life() -> None:
    """C-wine_of_life · Relique: 1 more army when your turn begins, to place where you like."""
    game = opening("wine_of_life")
    assert (granted(game)["wine_of_life"], game.asked()) == (1, ToReinforce(BLUE, 4))


class TestGungnir:
    def test_ones_in_godswar(self) -> None:
        """C-gungnir · Relique: in godswar your 1s are rolled again until none is left."""
        game = attacked(gods={"blue": "war@gaul", "green": "death@liguria"}, relics={"blue": "gungnir"})
        game.play(Attack, "gaul", "liguria", 3, ("war",))
        game.play(RiskGod, "death", godswar=(1, 1, 5, 1, 4, 3, 2, 2, 3))
        assert game.told(GodswarFought)[0].attack_falls == ((1, 1, 5), (1, 4, 5), (3, 4, 5))

    def test_not_in_battle(self) -> None:
        """C-gungnir · Relique: not in battle."""
        game = attacked(relics={"blue": "gungnir"}).play(Attack, "gaul", "liguria", 2)
        game.play(Defend, 1, attack=(1, 1), defence=(6,))
        assert game.armies("gaul") == 5

    def test_won_on_the_spot(self) -> None:
        """A22 · Relique: three 1s that win it are rolled again."""
        game = attacked(gods={"blue": "war@gaul magic@iberia", "green": "death@liguria"}, miracle_piles="gungnir")
        game.play(Attack, "gaul", "liguria", 3, ("war",))
        game.play(RiskGod, "death", godswar=(1, 1, 1, 2, 3, 4, 2, 2, 3))
        assert game.told(GodswarFought)[0].attack_falls == ((1, 1, 1), (2, 3, 4))


class TestMjolnir:
    def fought(self, **setup: Any) -> GodswarFought:
        game = attacked(gods={"blue": "war@gaul magic@iberia", "green": "death@liguria"}, **setup)
        game.play(Attack, "gaul", "liguria", 3, ("war",))
        game.play(RiskGod, "death", godswar=(4, 4, 4, 5, 5, 6))
        return game.told(GodswarFought)[0]

    def test_three_more(self) -> None:
        """C-mjolnir · Relique: +3 to all your godswar totals."""
        assert self.fought(relics={"green": "mjolnir"}).defence_bonus == 3
        assert self.fought(relics={"blue": "mjolnir"}).attack_bonus == 3

    def test_won_on_the_spot(self) -> None:
        """A22 · Relique: won by the very throw, it counts for it."""
        assert self.fought(miracle_piles="mjolnir").attack_bonus == 3


class TestPandorasBox:
    def test_a_free_death_card_every_turn(self) -> None:
        """C-pandoras_box, R56, A30 · Relique: the top Death card, for nothing and without a god, before all else."""
        game = opening("pandoras_box", miracle_piles="sea_tomb", hold={"blue": "gaul:5 hesperide:3", "green": "roma"})
        assert [type(event) for event in game.events if isinstance(event, BoxOpened | MiraclePlayed | FaithRaised)] == [
            BoxOpened, MiraclePlayed, FaithRaised,
        ]  # fmt: skip
        assert game.state.parts[Waters].sunk
        assert (game.faith("blue"), granted(game)) == (3, {"territories": 3})

    def test_its_choices_are_its_owners(self) -> None:
        """C-pandoras_box, A37 · Relique: its owner chooses the target; a choice must be made."""
        game = opening("pandoras_box", miracle_piles="gods_forsake", gods={"green": "sky@roma"})
        assert game.asked() == ToOpenBox(BLUE, "gods_forsake")
        game.invoke("gods_forsake", where="roma")
        assert (game.armies("roma"), game.gods("green"), game.zone("announced")) == (2, {}, [])

    def test_without_a_target(self) -> None:
        """C-pandoras_box, A37 · Relique: a card without a target is discarded."""
        game = opening("pandoras_box", miracle_piles="fire_rains")
        assert game.told(BoxFruitless) == [BoxFruitless(BLUE, "fire_rains")]
        assert "fire_rains" in game.zone(SPENT)

    def test_the_aegis_cancels_it(self) -> None:
        """A36 · Relique: the Aegis cancels Pandora's card."""
        game = opening("pandoras_box aegis", miracle_piles="ragnarok", gods={"blue": "war@gaul"}).play(RaiseAegis)
        assert game.gods("blue") == {"war": "gaul"}

    def test_giving_up_over_it(self) -> None:
        """D58 · Relique: if its owner gives up before he has chosen, the card is gone."""
        game = opening("pandoras_box", miracle_piles="gods_forsake", options={"concede": "neutral"})
        game.say(Concede, "blue")
        assert (game.zone("announced"), game.owner("gaul")) == ([], "neutral")
        assert "gods_forsake" in game.zone(SPENT)


def test_stonehenge() -> None:
    """C-stonehenge · Relique: miracle cards cost you 1 faith instead of 2."""
    game = field(
        hold=HOLD, faith={"blue": "4"}, gods={"blue": "war@gaul"}, relics={"blue": "stonehenge"}, step=Purchases
    )
    for _ in range(4):
        game.play(Buy, "war")
    assert (game.faith("blue"), len(game.told(MiracleBought))) == (0, 1)
    assert len(game.zone("war:blue")) == 4


class TestTheBookOfTheDead:
    def test_two_armies_for_four_faith(self) -> None:
        """C-book_of_dead · Relique: 2 of the armies that your lands would raise, for 4 faith."""
        game = opening("book_of_dead")
        assert game.asked() == ToTradeArmies(BLUE)
        game.play(TradeArmies)
        assert game.told(ArmiesGivenUp) == [ArmiesGivenUp(BLUE, 2, 4)]
        assert (game.faith("blue"), granted(game)) == (7, {"territories": 1})

    def test_once_and_if_one_wishes(self) -> None:
        """C-book_of_dead · Relique: it may be left, and works once a turn; temples' armies stay (FAQ)."""
        game = opening("book_of_dead", temples="gaul").play(Finish)
        assert (granted(game), game.armies("gaul")) == ({"territories": 3}, 6)


def test_the_scales_of_osiris() -> None:
    """C-scales_of_osiris, A11 · Relique: 2 armies come back from each crypt; 1 stays."""
    hold = {"blue": "gaul:5 northeast-crypt:5 northwest-crypt:2", "green": "roma"}
    game = opening("scales_of_osiris", hold=hold, temples="gaul")
    assert game.asked() == ToReturn(BLUE, ("northeast-crypt", "northwest-crypt"), 2)
    game.play(Return, "northeast-crypt", "gaul", 2).play(Return, "northwest-crypt", "gaul", 1)
    assert [game.armies(where) for where in ("gaul", "northeast-crypt", "northwest-crypt")] == [9, 3, 1]


class TestTheTabletsOfDestiny:
    def bids(self, blue: int, green: int, dice: tuple[int, ...] = ()) -> BidsRevealed:
        game = field(
            hold={"blue": "gaul", "green": "roma"}, faith={"blue": "6", "green": "6"}, turn="ochre",
            relics={"blue": "tablets_of_destiny"},
        ).until(ToBid)  # fmt: skip
        game.play(Bid, 0, (), by="ochre").play(Bid, green, (), by="green").play(Bid, blue, (), by="blue", dice=dice)
        return game.told(BidsRevealed)[0]

    def test_three_more(self) -> None:
        """C-tablets_of_destiny, A23 · Relique: +3 to a bid of at least 1; they are never paid."""
        shown = self.bids(1, 3)
        assert (shown.order[0], shown.added, dict(shown.bids)[BLUE]) == (BLUE, ((BLUE, 3),), 1)

    def test_not_to_nothing(self) -> None:
        """A23 · Relique: a bid of 0 stays 0."""
        shown = self.bids(0, 1, dice=(2, 5))
        assert (shown.order[0], shown.added) == (GREEN, ())


class TestTheTreeOfLife:
    def test_a_faith_for_an_army(self) -> None:
        """C-tree_of_life, A35 · Relique: armies lost in defence are kept for 1 faith each, as many as faith allows."""
        game = attacked(relics={"green": "tree_of_life"}, faith={"green": "1"}).play(Attack, "gaul", "liguria", 3)
        game.play(Defend, 2)
        assert game.asked() == ToPledge(GREEN, "liguria", 1)
        game.play(Pledge, 1, attack=(6, 6, 6), defence=(1, 1))
        assert (game.armies("liguria"), game.faith("green"), game.heaven("green")) == (2, 0, 1)

    def test_only_what_is_lost_is_paid(self) -> None:
        """A35 · Relique: what the dice do not cost costs no faith."""
        game = attacked(relics={"green": "tree_of_life"}).play(Attack, "gaul", "liguria", 3).play(Defend, 2)
        game.play(Pledge, 2, attack=(6, 2, 2), defence=(5, 5))
        assert (game.armies("liguria"), game.faith("green")) == (3, 8)

    def test_not_below(self) -> None:
        """A35, A13 · Relique: not in the Underworld."""
        hold = {"blue": "gaul south-vale:5", "green": "roma southeast-crypt:2"}
        game = field(hold=hold, faith={"green": "9"}, relics={"green": "tree_of_life"})
        game.play(Attack, "south-vale", "southeast-crypt", 3).play(Defend, 2, attack=(6, 6, 6), defence=(1, 1))
        assert game.owner("southeast-crypt") == "blue"

    def test_not_against_cards(self) -> None:
        """A35 · Relique: not against cards."""
        game = turn_of_cards("storms_rage", relics={"green": "tree_of_life"}, faith={"green": "9"})
        assert game.invoke("storms_rage", where="roma", dice=(2,)).armies("roma") == 2


class TestWhenTheyComeIntoPlay:
    def test_relics_stay_without_the_goddess(self) -> None:
        """R58 · Les cartes de Magie: they stay in play when the goddess leaves, and ask for no god."""
        assert raised(opening("freya_tears", gods={"blue": "war@gaul"}))["freya_tears"] == 1

    def test_a_bought_one_is_shown_after_the_buying(self) -> None:
        """A18, R58 · Les cartes de Magie: bought relics come into play once the buying is over."""
        game = field(
            hold=HOLD, faith={"blue": "5"}, gods={"blue": "magic@gaul"}, step=Purchases, miracle_piles="mjolnir"
        ).play(Buy, "magic")  # fmt: skip
        assert (game.told(RelicGained), game.zone("relics:blue")) == ([], [])
        game.play(Finish)
        assert game.told(RelicGained) == [RelicGained(BLUE, "mjolnir")]
        assert game.seen(None).cards("relics:blue").faces == ("mjolnir",)

    def test_one_won_later(self) -> None:
        """A72 · Les cartes de Magie: one that opens a turn works from the next turn on, every other at once."""
        game = turn_of_cards("faith_shall_deliver heroes_are_born", miracle_piles="freya_tears stonehenge")
        before = game.faith("blue")
        game.invoke("faith_shall_deliver", deck="magic")
        assert game.faith("blue") == before - 1
        assert raised(game) == {}

    def test_the_order_of_the_opening(self) -> None:
        """A30 · Les cartes de Magie: Pandora's Box, free cards, then what is raised."""
        relics = "wine_of_life great_pyramids golden_fleece cauldron pandoras_box freya_tears"
        game = opening(relics, miracle_piles="ragnarok deaths_door")
        order = [e for e in game.events if isinstance(e, BoxOpened | MiracleDrawn | FaithRaised | ArmiesGranted)]
        told = [getattr(event, "why", "pandoras_box") for event in order]
        assert told == [
            "pandoras_box", "cauldron", "golden_fleece", "great_pyramids", "territories", "wine_of_life",
            "freya_tears", "territories",
        ]  # fmt: skip
