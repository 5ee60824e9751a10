"""Step 1: strongholds first, then territories, regions and sets of Territory cards; all of it is placed."""

from __future__ import annotations

import pytest
from support.lotr.position import FOUR, Position, position

from rules import Player
from rules.lotr.strongholds import GarrisonRaised, GarrisonStrongholds
from rules.risk.armies import ArmiesGranted
from rules.risk.combat.invasion import ToFight
from rules.risk.turn.cards import WILDS, MustTrade, NamedTwice, NotASet, NotInHand, SetsUsedUp, Trade
from rules.risk.turn.reinforce import Deploy, NotYourLand, ToDeploy, TooMany, ToReinforce

ARCHERS = "rhudaur lebennin minas_tirith west_rohan"
RIDERS = "the_shire anfalas lamedon lorien"
EAGLES = "fornost andrast belfalas umbar"


def turn_begins(lands: str, hand: str = "", **options: str) -> Position:
    """Green's turn begins with these lands and Territory cards."""
    named = {name.replace("_", "-"): choice for name, choice in options.items()}
    return position(step=GarrisonStrongholds, hold={"green": lands}, hands={"green": hand}, options=named)


def granted(game: Position) -> dict[str, int]:
    """Armies received, by reason."""
    return {event.what or event.why: event.count for event in game.told(ArmiesGranted)}


def test_strongholds_come_first() -> None:
    """R28 · Étape 1, Renforcez vos places fortes: one regiment on each stronghold held, before anything else."""
    game = turn_begins("rhudaur:2 west_rohan fornost")
    assert [(e.where, game.armies(e.where)) for e in game.told(GarrisonRaised)] == [("rhudaur", 3), ("west_rohan", 2)]
    assert isinstance(game.events[0], GarrisonRaised)
    assert game.armies("fornost") == 1
    assert game.asked() == ToReinforce(Player("green"), 3)


@pytest.mark.parametrize(
    ("count", "armies"),
    [
        (1, 3),
        (8, 3),
        (11, 3),
        (12, 4),
        (14, 4),
        (15, 5),
        (20, 6),
        (21, 7),
        (26, 8),
        (29, 9),
        (30, 10),
        (35, 11),
        (63, 21),
    ],
)
def test_a_third_of_the_territories(count: int, armies: int) -> None:
    """R29 · Étape 1, Comptez vos territoires: a third of them, rounded down, never fewer than three."""
    board = turn_begins("").rules.board
    lands = board.territories[:count]
    game = turn_begins(" ".join(lands))
    assert granted(game)["territories"] == armies


def test_a_region_held_whole() -> None:
    """R30 · Étape 1, Vous contrôlez des régions ?: a region's bonus for the player who holds each of its
    territories."""
    rhun = "north_rhun withered_heath esgaroth south_rhun"
    assert granted(turn_begins(rhun)) == {"territories": 3, "rhun": 2}
    assert granted(turn_begins(rhun.replace("esgaroth ", ""))) == {"territories": 3}
    game = turn_begins(rhun + " carrock north_mirkwood eastern_mirkwood south_mirkwood anduin_valley")
    assert granted(game) == {"territories": 3, "rhun": 2, "mirkwood": 4}
    assert game.asked() == ToReinforce(Player("green"), 9)


def test_the_rulebooks_sum() -> None:
    """R30 · Étape 1, Vous contrôlez des régions ?: Rhovanion and Mordor together bring seven."""
    board = turn_begins("").rules.board
    lands = board.regions["rhovanion"].territories + board.regions["mordor"].territories
    got = granted(turn_begins(" ".join(lands)))
    assert got["rhovanion"] + got["mordor"] == 7


@pytest.mark.parametrize(
    ("cards", "armies"),
    [
        ("rhudaur lebennin minas_tirith", 4),
        ("the_shire anfalas lamedon", 6),
        ("fornost andrast belfalas", 8),
        ("rhudaur anfalas belfalas", 10),
        ("wild_1 lebennin minas_tirith", 4),
        ("the_shire wild_2 lamedon", 6),
        ("fornost andrast wild_1", 8),
        ("rhudaur wild_1 belfalas", 10),
    ],
)
def test_what_a_set_is_worth(cards: str, armies: int) -> None:
    """R31, R32, R33 · Étape 1, échange: 3 archers 4, 3 riders 6, 3 eagles 8, one of each 10; a wild stands for any
    one.
    """
    game = turn_begins("harad", cards)
    game.play(Trade, tuple(cards.split()))
    assert game.asked() == ToReinforce(Player("green"), 3 + armies)
    assert game.hand("green") == []
    assert set(cards.split()) <= set(game.zone("discard"))


def test_two_wilds_in_one_set() -> None:
    """A6 · Étape 1, échange: two wilds may stand in one set, which is then worth ten; as an option only one may."""
    cards = ("wild_1", "wild_2", "rhudaur")
    assert turn_begins("harad", " ".join(cards)).play(Trade, cards).asked() == ToReinforce(Player("green"), 13)
    game = turn_begins("harad", " ".join(cards), wilds_in_a_set="one")
    assert game.refused(Trade, cards) == NotASet(cards)
    assert game.offers(Trade) == []


def test_what_is_no_set() -> None:
    """R31 · Étape 1, échange: two of one and one of another make no set; nor do cards of other hands."""
    game = turn_begins("harad", "rhudaur lebennin anfalas")
    assert game.refused(Trade, ("rhudaur", "lebennin", "anfalas")) == NotASet(("rhudaur", "lebennin", "anfalas"))
    assert game.refused(Trade, ("rhudaur", "lebennin", "umbar")) == NotInHand("umbar")
    assert game.refused(Trade, ("rhudaur", "rhudaur", "rhudaur")) == NamedTwice("rhudaur")
    assert game.offers(Trade) == []


def test_trading_is_free_below_five() -> None:
    """R31 · Étape 1, échange: with fewer than five cards a player may trade a set or keep it."""
    game = turn_begins("harad", "rhudaur lebennin minas_tirith anfalas")
    game.play(Deploy, "harad", 3)
    assert isinstance(game.asked(), ToFight)
    assert len(game.hand("green")) == 4


def test_five_cards_must_be_traded() -> None:
    """A4 · Étape 1, échange: with five cards a set must be turned in before anything is placed."""
    five = "rhudaur lebennin minas_tirith anfalas the_shire"
    game = turn_begins("harad", five)
    assert game.refused(Deploy, "harad", 1) == MustTrade(5)
    assert game.offers(Deploy) == []
    game.play(Trade, ("rhudaur", "lebennin", "minas_tirith"))
    game.play(Deploy, "harad", 7)
    assert game.armies("harad") == 8


def test_five_cards_may_be_kept() -> None:
    """A4 · Étape 1, échange: as an option nobody has to trade in step 1."""
    game = turn_begins("harad", "rhudaur lebennin minas_tirith anfalas the_shire", trade_at_five="may")
    game.play(Deploy, "harad", 3)
    assert len(game.hand("green")) == 5


def test_several_sets_in_a_turn() -> None:
    """A5 · Étape 1, échange: any number of sets in a turn; as an option only one, but for the duty at five."""
    eight = f"{ARCHERS} {RIDERS}"
    game = turn_begins("harad", eight)
    game.play(Trade, tuple(ARCHERS.split()[:3])).play(Trade, tuple(RIDERS.split()[:3]))
    assert game.asked() == ToReinforce(Player("green"), 3 + 4 + 6)
    game = turn_begins("harad", f"{ARCHERS} {RIDERS} umbar", sets="one")
    game.play(Trade, tuple(ARCHERS.split()[:3])).play(Trade, tuple(RIDERS.split()[:3]))
    assert len(game.hand("green")) == 3
    assert game.offers(Trade) == []
    assert game.refused(Trade, ("west_rohan", "lorien", "umbar")) == SetsUsedUp()


def test_the_land_on_a_traded_card() -> None:
    """A7 · Étape 1, échange: a traded card's own territory brings nothing more; as an option two regiments, on one of
    them, which the player chooses.
    """
    cards = ("umbar", "rhudaur", "lorien")
    game = turn_begins("umbar rhudaur", " ".join(cards)).play(Trade, cards)
    assert (game.armies("umbar"), game.armies("rhudaur")) == (2, 2)
    game = turn_begins("umbar rhudaur", " ".join(cards), card_lands="two").play(Trade, cards)
    assert game.asked() == ToDeploy(Player("green"), 2, ("umbar", "rhudaur"), whole=True)
    game.play(Deploy, "rhudaur", 2)
    assert (game.armies("umbar"), game.armies("rhudaur")) == (2, 4)


def test_everything_is_placed() -> None:
    """R34 · Étape 1: all reinforcements are placed, on one or several territories of one's own, before combat."""
    game = turn_begins("harad umbar")
    assert game.refused(Deploy, "near_harad", 1) == NotYourLand("near_harad")
    assert game.refused(Deploy, "harad", 4) == TooMany(4, 3)
    assert game.refused(Deploy, "harad", 0) == TooMany(0, 3)
    game.play(Deploy, "harad", 1)
    assert game.asked() == ToReinforce(Player("green"), 2)
    game.play(Deploy, "umbar", 2)
    assert (game.armies("harad"), game.armies("umbar")) == (2, 4)
    assert isinstance(game.asked(), ToFight)


def test_the_steps_of_a_turn() -> None:
    """R27 · Déroulement: reinforce, fight, fortify, Territory card, Adventure card, captain, Fellowship, in this
    order.
    """
    game = position(step=GarrisonStrongholds, seats=FOUR, hold={"green": "harad umbar"})
    names = [type(task).__name__ for task in game.rules.turn]
    assert names == [
        "GarrisonStrongholds", "Reinforcement", "Combat", "Fortification", "TerritoryCard", "MissionCards",
        "AdventureCard", "NewCaptain", "FellowshipStep",
    ]  # fmt: skip


def test_no_limit_on_a_territory() -> None:
    """R6 · Pièces en plastique, Renforcement: pieces of three and five are small change only: any number of
    regiments may stand on one territory.
    """
    game = turn_begins("harad:997").play(Deploy, "harad", 3)
    assert game.armies("harad") == 1000


def test_wilds() -> None:
    """R10 · Carte Joker: the two wilds name no territory and no side, and show all three symbols."""
    board = turn_begins("").rules.board
    assert WILDS == ("wild_1", "wild_2")
    assert not set(WILDS) & set(board.cards)
    for pair in (("rhudaur", "lebennin"), ("the_shire", "anfalas"), ("fornost", "andrast"), ("rhudaur", "the_shire")):
        game = turn_begins("harad", " ".join((*pair, "wild_2")))
        assert game.choices(Trade, "cards") == [(*pair, "wild_2")]
