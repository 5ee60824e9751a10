"""The seventeen War cards, title by title: what they cost, whom they may name, what they do."""

from __future__ import annotations

import pytest
from support.godstorm.position import BLUE, GREEN, OCHRE, field, turn_of_cards

from rules.godstorm.epochs import Epochs, EpochSetBack, Markers, ToBid
from rules.godstorm.faith import NotEnoughFaith
from rules.godstorm.gods import GodBanished
from rules.godstorm.miracles import SPENT, NoTarget, NotATarget, RelicGained
from rules.godstorm.plague import Plague
from rules.godstorm.titles import data, titles
from rules.godstorm.war_cards import HandSeen, KeepCard, RelicLost, ToKeepCard
from rules.kernel.values import NOBODY
from rules.risk.turn.cards import NotInHand
from rules.risk.turn.concede import Concede
from rules.risk.turn.rounds import Rounds, this_round

COST = {
    "shrine_plundered": 1, "eagles_take_wing": 1, "faith_shall_deliver": 1, "land_is_purged": 2, "siren_calls": 3,
    "time_stands_still": 4,
}  # fmt: skip
"""What a War card costs; all others are free."""


def test_seventeen_cards() -> None:
    """R43 · Les types de cartes: seventeen War cards, each once; eleven of them are free."""
    war = {name: card for name, card in titles().items() if card.deck == "war"}
    assert len(war) == sum(card.copies for card in war.values()) == 17
    assert {name: card.cost for name, card in war.items() if card.cost} == COST


class TestAShrineIsPlundered:
    def test_a_relic_changes_hands(self) -> None:
        """C-shrine_plundered · Cartes de Guerre: a relic of another player is yours from now on."""
        game = turn_of_cards("shrine_plundered", relics={"green": "mjolnir", "blue": "stonehenge"})
        assert game.targets("shrine_plundered", "relic") == ["mjolnir"]
        game.invoke("shrine_plundered", relic="mjolnir")
        assert game.told(RelicGained)[0] == RelicGained(BLUE, "mjolnir", GREEN)
        assert (game.zone("relics:blue"), game.zone("relics:green")) == (["stonehenge", "mjolnir"], [])
        assert game.faith("blue") == 8

    def test_without_a_relic_of_another(self) -> None:
        """C-shrine_plundered, A37 · Cartes de Guerre: without a relic of another's it cannot be played."""
        game = turn_of_cards("shrine_plundered", relics={"blue": "mjolnir"})
        assert game.cannot("shrine_plundered", relic="mjolnir") == NoTarget("shrine_plundered")


class TestAnEmpireIsBorn:
    def test_a_temple_for_nothing(self) -> None:
        """C-empire_is_born · Cartes de Guerre: a temple, free of charge, on a territory of yours that has none."""
        game = turn_of_cards("empire_is_born", temples="gaul")
        assert game.targets("empire_is_born") == ["iberia"]
        game.invoke("empire_is_born", where="iberia")
        assert (game.temples(), game.faith("blue")) == (("gaul", "iberia"), 9)

    def test_there_is_no_thirteenth(self) -> None:
        """C-empire_is_born, A26 · Cartes de Guerre: not when all twelve temples stand on the board."""
        twelve = " ".join(field().rules.board.territories[:12])
        game = turn_of_cards("empire_is_born", temples=twelve)
        assert game.cannot("empire_is_born", where="iberia") == NoTarget("empire_is_born")


class TestChampionsArise:
    def test_an_army_for_two_faith(self) -> None:
        """C-champions_arise · Cartes de Guerre: for each 2 faith, which are kept, 1 army, all on one territory."""
        game = turn_of_cards("champions_arise", faith={"blue": "7"}).invoke("champions_arise", where="iberia")
        assert (game.armies("iberia"), game.faith("blue")) == (5, 7)

    def test_two_faith_are_needed(self) -> None:
        """C-champions_arise, A69 · Cartes de Guerre: not with 1 faith."""
        game = turn_of_cards("champions_arise", faith={"blue": "1"})
        assert game.cannot("champions_arise", where="iberia") == NoTarget("champions_arise")


class TestEaglesTakeWing:
    def test_any_distance(self) -> None:
        """C-eagles_take_wing, R53 · Cartes de Guerre: armies and gods fly between two own territories; 1 stays."""
        game = turn_of_cards("eagles_take_wing", hold={"blue": "gaul:5 sheba", "green": "roma"})
        assert game.cannot("eagles_take_wing", where="gaul", to="sheba", count=5) == NotATarget("eagles_take_wing", 5)
        game.invoke("eagles_take_wing", where="gaul", to="sheba", count=4, gods=("war",))
        assert (game.armies("gaul"), game.armies("sheba"), game.faith("blue")) == (1, 5, 8)
        assert game.gods("blue") == {"war": "sheba", "death": "gaul"}

    def test_gods_who_fly_into_plague(self) -> None:
        """A8, A38 · Cartes de Guerre: gods who land on plague are banished; armies are not halved on arrival."""
        game = turn_of_cards(
            "eagles_take_wing heroes_are_born", hold={"blue": "gaul:5 sheba", "green": "roma"}, plague="sheba"
        )
        game.invoke("eagles_take_wing", where="gaul", to="sheba", count=3, gods=("death",))
        assert (game.armies("sheba"), game.gods("blue")) == (4, {"war": "gaul"})

    def test_a_god_who_was_there(self) -> None:
        """A9, A38 · Cartes de Guerre: a god summoned on plague stays till step 5, whoever lands beside him."""
        game = turn_of_cards(
            "eagles_take_wing heroes_are_born", plague="sheba",
            hold={"blue": "gaul:5 sheba", "green": "roma"}, gods={"blue": "war@gaul death@gaul sky@sheba"},
        )  # fmt: skip
        game.invoke("eagles_take_wing", where="gaul", to="sheba", count=3, gods=("death",))
        assert game.gods("blue") == {"war": "gaul", "sky": "sheba"}

    def test_gods_alone(self) -> None:
        """C-eagles_take_wing · Cartes de Guerre: gods may fly from a territory with one army."""
        game = turn_of_cards("eagles_take_wing", hold={"blue": "gaul iberia:2", "green": "roma"})
        game.invoke("eagles_take_wing", where="gaul", to="iberia", gods=("death",))
        assert (game.armies("gaul"), game.gods("blue")["death"]) == (1, "iberia")


class TestFaithShallDeliver:
    def test_two_of_one_deck(self) -> None:
        """C-faith_shall_deliver, A31 · Cartes de Guerre: 2 cards of one deck, without a god of it."""
        game = turn_of_cards("faith_shall_deliver", miracle_piles="fog_lifts lava_erupts")
        game.invoke("faith_shall_deliver", deck="sky")
        assert (game.zone("sky:blue"), game.faith("blue")) == (["fog_lifts", "lava_erupts"], 8)

    def test_relics_come_into_play(self) -> None:
        """C-faith_shall_deliver, A31 · Cartes de Guerre: relics that are drawn come into play at once."""
        game = turn_of_cards("faith_shall_deliver", miracle_piles="mjolnir wine_of_life")
        game.invoke("faith_shall_deliver", deck="magic")
        assert game.zone("relics:blue") == ["mjolnir", "wine_of_life"]

    def test_as_many_as_are_left(self) -> None:
        """A69 · Cartes de Guerre: with one card left, one; an empty deck cannot be named."""
        held = [name for name, card in titles().items() if card.deck == "war" and name != "faith_shall_deliver"]
        game = turn_of_cards(
            "faith_shall_deliver", miracles={"blue": "faith_shall_deliver", "green": " ".join(held[1:])}
        )
        game.invoke("faith_shall_deliver", deck="war")
        assert game.zone("war:blue") == held[:1]
        none = turn_of_cards("faith_shall_deliver", miracles={"blue": "faith_shall_deliver", "green": " ".join(held)})
        assert none.targets("faith_shall_deliver", "deck") == ["death", "magic", "sky"]


def test_heroes_are_born() -> None:
    """C-heroes_are_born · Cartes de Guerre: 3 armies on one territory of your own, and of no one else's (FAQ)."""
    game = turn_of_cards("heroes_are_born")
    assert game.cannot("heroes_are_born", where="roma") == NotATarget("heroes_are_born", ("roma",))
    game.invoke("heroes_are_born", where="iberia")
    assert game.armies("iberia") == 5


def test_only_ash_remains() -> None:
    """C-only_ash_remains · Cartes de Guerre: one relic in play, anybody's, leaves the game."""
    game = turn_of_cards("only_ash_remains", relics={"green": "mjolnir", "blue": "stonehenge"})
    assert game.targets("only_ash_remains", "relic") == ["mjolnir", "stonehenge"]
    game.invoke("only_ash_remains", relic="mjolnir")
    assert game.told(RelicLost) == [RelicLost(GREEN, "mjolnir")]
    assert "mjolnir" in game.zone(SPENT)
    assert turn_of_cards("only_ash_remains").cannot("only_ash_remains") == NoTarget("only_ash_remains")


def test_our_faith_is_our_strength() -> None:
    """C-our_faith_is_strength · Cartes de Guerre: 2 faith for each temple that you hold; not without one."""
    game = turn_of_cards("our_faith_is_strength", temples="gaul iberia roma").invoke("our_faith_is_strength")
    assert game.faith("blue") == 13
    assert turn_of_cards("our_faith_is_strength").cannot("our_faith_is_strength") == NoTarget("our_faith_is_strength")


def test_prayers_are_answered() -> None:
    """C-prayers_answered · Cartes de Guerre: a die of armies for one temple of yours, however few stand there."""
    game = turn_of_cards("prayers_answered", temples="iberia roma")
    assert game.targets("prayers_answered") == ["iberia"]
    game.invoke("prayers_answered", where="iberia", dice=(6,))
    assert game.armies("iberia") == 8


class TestStormsRage:
    def test_a_die_of_losses(self) -> None:
        """C-storms_rage · Cartes de Guerre: a territory that you name loses a die of armies, which go to Heaven."""
        game = turn_of_cards("storms_rage").invoke("storms_rage", where="roma", dice=(3,))
        assert (game.armies("roma"), game.heaven("green")) == (1, 3)

    def test_at_most_all(self) -> None:
        """C-storms_rage, A10, A41 · Cartes de Guerre: at most all that stand there; then the land is nobody's."""
        game = turn_of_cards("storms_rage").invoke("storms_rage", where="roma", dice=(6,))
        assert (game.owner("roma"), game.heaven("green")) == (NOBODY, 4)

    def test_any_territory(self) -> None:
        """A37 · Cartes de Guerre: a neutral territory may be named, and one that is empty."""
        hold = {"blue": "gaul:5", "green": "roma:2", "neutral": "thule:3"}
        game = turn_of_cards("storms_rage sun_grows_cold", players=2, rest="green", hold=hold)
        game.invoke("storms_rage", where="thule", dice=(3,))
        assert game.owner("thule") == NOBODY
        assert game.state.land.armies("avalon") == 0, "the neutral dead go to the box"
        assert "thule" in turn_of_cards("storms_rage", players=2, rest="green", hold=hold).targets("storms_rage")


def test_the_faithful_gather() -> None:
    """C-faithful_gather · Cartes de Guerre: 2 armies on every territory of yours with a temple; not without one."""
    game = turn_of_cards("faithful_gather", temples="gaul iberia roma").invoke("faithful_gather")
    assert [game.armies(where) for where in ("gaul", "iberia", "roma")] == [7, 4, 4]
    assert turn_of_cards("faithful_gather").cannot("faithful_gather") == NoTarget("faithful_gather")


def test_the_land_is_purged() -> None:
    """C-land_is_purged · Cartes de Guerre: a plague marker leaves the game, with all armies of that territory."""
    game = turn_of_cards("land_is_purged", plague="roma thule", gods={"blue": "war@gaul", "green": "sky@roma"})
    assert game.targets("land_is_purged") == ["roma", "thule"]
    game.invoke("land_is_purged", where="roma")
    assert (game.state.parts[Plague].at, game.owner("roma"), game.gods("green")) == (("thule",), NOBODY, {})
    assert (game.heaven("green"), game.faith("blue")) == (4, 7)


class TestTheSirenCalls:
    def test_two_territories_of_another(self) -> None:
        """C-siren_calls · Cartes de Guerre: armies and gods of two lands of another's change places, temples stay."""
        gods = {"blue": "war@gaul", "green": "sky@roma magic@apulia"}
        game = turn_of_cards("siren_calls", gods=gods, temples="roma")
        game.invoke("siren_calls", of="green", lands=("apulia", "roma"))
        assert (game.armies("roma"), game.armies("apulia"), game.temples()) == (3, 4, ("roma",))
        assert (game.gods("green"), game.faith("blue")) == ({"sky": "apulia", "magic": "roma"}, 6)

    def test_into_plague(self) -> None:
        """A38 · Cartes de Guerre: gods who are carried to plague are banished."""
        gods = {"blue": "war@gaul", "green": "sky@roma magic@apulia"}
        game = turn_of_cards("siren_calls", gods=gods, plague="apulia")
        game.invoke("siren_calls", of="green", lands=("apulia", "roma"))
        assert game.gods("green") == {"magic": "roma"}
        assert [(event.god, event.why) for event in game.told(GodBanished)] == [("sky", "plague")]

    def test_no_army_is_a_player(self) -> None:
        """A27, C-siren_calls · Cartes de Guerre: neither the neutral army nor oneself, nor who has one territory."""
        hold = {"blue": "gaul:5", "green": "roma:2"}
        game = turn_of_cards("siren_calls", players=2, rest="neutral", hold=hold)
        assert game.cannot("siren_calls", of="neutral", lands=("thule", "varangia")) == NoTarget("siren_calls")


def test_the_sun_grows_cold() -> None:
    """C-sun_grows_cold · Cartes de Guerre: each territory loses 1 army for each god on it, your own too."""
    gods = {"blue": "war@gaul death@gaul", "green": "sky@apulia"}
    game = turn_of_cards("sun_grows_cold", gods=gods).invoke("sun_grows_cold")
    assert [game.armies(where) for where in ("gaul", "iberia", "roma", "apulia")] == [3, 2, 4, 2]


class TestTheTempleFalls:
    def test_to_another_land_of_its_owner(self) -> None:
        """C-temple_falls · Cartes de Guerre: a temple goes to another territory of its owner that has none."""
        game = turn_of_cards("temple_falls", temples="roma iberia")
        assert game.cannot("temple_falls", where="roma", to="gaul") == NotATarget("temple_falls", ("gaul",))
        game.invoke("temple_falls", where="roma", to="apulia")
        assert game.temples() == ("apulia", "iberia")

    def test_where_it_can_go(self) -> None:
        """A67 · Cartes de Guerre: plagued land will do, a neutral owner too; without a free place it is no target."""
        hold = {"blue": "gaul:5", "neutral": "roma:3 apulia:3"}
        game = turn_of_cards("temple_falls", players=2, rest="green", hold=hold, temples="roma gaul", plague="apulia")
        assert game.targets("temple_falls") == ["roma"]
        assert game.targets("temple_falls", "to") == ["apulia"]


class TestTimeStandsStill:
    def test_an_epoch_longer(self) -> None:
        """C-time_stands_still, A43 · Cartes de Guerre: the marker goes back by one, so the epoch is played again."""
        game = turn_of_cards("time_stands_still", epoch=3).invoke("time_stands_still")
        assert game.told(EpochSetBack) == [EpochSetBack(BLUE)]
        assert (game.state.parts[Epochs].now, game.faith("blue")) == (2, 5)

    @pytest.mark.parametrize("epoch", [2, 3, 5])
    def test_the_epoch_that_is_read_is_the_markers(self, epoch: int) -> None:
        """C-time_stands_still, A43 · Cartes de Guerre: what is read as the epoch goes back with the marker, and on."""
        parts = (Rounds(epoch - 1), Markers({BLUE: "1", GREEN: "2", OCHRE: "3"}))
        game = turn_of_cards("time_stands_still", epoch=epoch, parts=parts)
        assert this_round(game.state) == epoch
        game.invoke("time_stands_still")
        assert this_round(game.state) == this_round(game.seen(None)) == epoch - 1
        game.until(ToBid)
        assert (game.state.parts[Epochs].now, this_round(game.state)) == (epoch, epoch)

    def test_not_in_the_first(self) -> None:
        """C-time_stands_still · Cartes de Guerre: not in the first epoch."""
        assert turn_of_cards("time_stands_still").cannot("time_stands_still") == NoTarget("time_stands_still")


class TestVisionsBecomeReal:
    def test_one_card_of_a_hand(self) -> None:
        """C-visions_become_real · Cartes de Guerre: you see an opponent's hand and keep one card of it."""
        game = turn_of_cards(
            "visions_become_real",
            miracles={"blue": "visions_become_real", "green": "fog_lifts ragnarok heroes_are_born"},
        )
        game.invoke("visions_become_real", of="green")
        assert game.told(HandSeen) == [HandSeen(BLUE, GREEN)]
        assert game.seen("blue").cards("seen:sky:blue").faces == ("fog_lifts",)
        assert game.refused(KeepCard, "siren_calls") == NotInHand("siren_calls")
        game.play(KeepCard, "ragnarok")
        assert (game.zone("death:blue"), game.zone("death:green")) == (["ragnarok"], [])
        assert game.zone("sky:green") == ["fog_lifts"]
        assert game.seen("blue").cards("seen:sky:blue").count == 0

    def test_an_opponent_with_a_card(self) -> None:
        """A69 · Cartes de Guerre: an opponent who holds a card is needed."""
        assert turn_of_cards("visions_become_real").cannot("visions_become_real") == NoTarget("visions_become_real")


@pytest.mark.parametrize("who", ["blue", "green"])
def test_giving_up_under_a_vision(who: str) -> None:
    """D58 · Cartes de Guerre: if the one who looks or the one who is looked at gives up, nothing is kept."""
    game = turn_of_cards(
        "visions_become_real",
        miracles={"blue": "visions_become_real", "green": "fog_lifts"},
        options={"concede": "neutral"},
    ).invoke("visions_become_real", of="green")
    assert isinstance(game.asked(), ToKeepCard)
    game.say(Concede, who)
    assert not isinstance(game.asked(), ToKeepCard)
    assert game.seen("blue").cards("seen:sky:blue").count == 0


def test_too_dear() -> None:
    """R51 · Jouez des cartes miracle: a card is not played without the faith that it costs."""
    game = turn_of_cards("siren_calls", faith={"blue": "2"})
    assert game.cannot("siren_calls", of="green", lands=("apulia", "roma")) == NotEnoughFaith(
        data("siren_calls").cost, 2
    )
