"""The first half of a turn: stars for cards, the war joined or recruits, and the trade of resources."""

from __future__ import annotations

import pytest
from support.legacy.position import THREE, position

from rules import Player, default
from rules.author import TurnBegan
from rules.kernel.conditions import NoSuchLand
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.legacy.campaign.box import MAJOR, MINOR
from rules.legacy.campaign.campaign import City, ContinentName
from rules.legacy.setup.starts import BesideHeadquarters, MarkedStart, OccupiedStart
from rules.legacy.turn.buying_stars import BuyStar, StarBought, StarPrice, StartOfTurn, ToBuyStars
from rules.legacy.turn.joining import Join, JoinOrRecruit, ToJoin, WarJoined
from rules.legacy.turn.resources import COINS
from rules.legacy.turn.stars import StarsTaken
from rules.legacy.turn.trading import ResourcesTraded, TooFewResources, TradedAlready, TradeResources
from rules.legacy.turn.victory import WarWon
from rules.risk.armies import ArmiesGranted
from rules.risk.combat.invasion import ToFight
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.cards import NamedTwice, NotInHand
from rules.risk.turn.reinforce import Deploy, Finish, NotYourLand, ToReinforce, income

FOUR_CARDS = ("peru", "brazil", "coin.1", "coin.2")
HELD = {"red": "peru:3", "blue": "japan:3", "yellow": "egypt:3"}
SOUTH = "peru:1 brazil:1 venezuela:1 argentina:1"


class TestStars:
    def test_a_star_costs_four_cards_whatever_their_coins(self) -> None:
        """R14, A21 · Turn 1: at the start of the turn a red star for four resource cards, whatever their coins; coin
        cards go back on their pile, territory cards to the discards."""
        war = position(HELD, step=StartOfTurn, hands=f"red: {' '.join(FOUR_CARDS)} siam")
        assert war.asked() == ToBuyStars(Player("red"))
        assert war.zone(COINS)[-1] == "coin.10"
        war.play(BuyStar, FOUR_CARDS)
        assert war.told(StarBought) == [StarBought(Player("red"), FOUR_CARDS)]
        assert war.told(StarsTaken) == [StarsTaken(Player("red"), 1, "cards")]
        assert (war.stars("red"), war.hand("red")) == (1, ["siam"])
        assert war.zone(COINS)[-2:] == ["coin.1", "coin.2"]
        assert war.zone("discard") == ["peru", "brazil"]
        assert isinstance(war.asked(), ToReinforce)

    def test_several_stars_at_once(self) -> None:
        """R14 · Turn 1: as many stars as one can pay."""
        nine = (*FOUR_CARDS, "siam", "india", "china", "japan", "ural")
        war = position(HELD, step=StartOfTurn, hands=f"red: {' '.join(nine)}")
        war.play(BuyStar, nine[:4]).play(BuyStar, nine[4:8])
        assert (war.stars("red"), war.hand("red")) == (2, ["ural"])
        assert isinstance(war.asked(), ToReinforce)

    def test_nobody_must_buy(self) -> None:
        """R14 · Turn 1: the purchase is free; silence keeps the cards, unless they win the war at once."""
        war = position(HELD, step=StartOfTurn, hands=f"red: {' '.join(FOUR_CARDS)}")
        assert default(war.rules, war.state, war.number()) == Finish(war.number(), Player("red"))
        assert isinstance(war.play(Finish).asked(), ToReinforce)
        winning = position(HELD, step=StartOfTurn, hands=f"red: {' '.join(FOUR_CARDS)}", stars={"red": 3})
        assert isinstance(default(winning.rules, winning.state, winning.number()), BuyStar)

    @pytest.mark.parametrize(
        ("cards", "why"),
        [
            (FOUR_CARDS[:3], StarPrice(3, 4)),
            ((*FOUR_CARDS, "siam"), StarPrice(5, 4)),
            (("peru", "brazil", "coin.1", "coin.3"), NotInHand("coin.3")),
            (("peru", "brazil", "coin.1", "peru"), NamedTwice("peru")),
        ],
    )
    def test_what_is_no_price(self, cards: tuple[str, ...], why: object) -> None:
        """Four cards that are three, five, another's or one twice are refused."""
        war = position(HELD, step=StartOfTurn, hands=f"red: {' '.join(FOUR_CARDS)} siam")
        assert war.refused(BuyStar, cards) == why

    def test_who_cannot_pay_is_not_asked(self) -> None:
        war = position(HELD, step=StartOfTurn, hands="red: peru brazil coin.1")
        assert isinstance(war.asked(), ToReinforce)


def joins(**setup: object) -> dict[str, object]:
    """Red has no troop left."""
    return {"step": JoinOrRecruit, "knocked_out": "red", **setup}


LANDLESS = {"blue": "japan:3 iceland:1", "yellow": "egypt:3"}


class TestJoiningTheWar:
    def test_half_of_the_starting_troops(self) -> None:
        """R16 · Turn 2: without a troop on the board one takes half of one's starting troops and puts them on a place
        as in the set-up; one does not recruit in that turn, and goes on with the turn."""
        war = position(LANDLESS, **joins())
        assert war.asked() == ToJoin(Player("red"), 4)
        war.play(Join, "peru")
        assert war.told(WarJoined) == [WarJoined(Player("red"), "peru", 4)]
        assert (war.owner("peru"), war.armies("peru")) == ("red", 4)
        assert not war.told(ArmiesGranted)
        assert isinstance(war.asked(), ToFight)

    def test_on_a_place_as_in_the_set_up(self) -> None:
        """R16, A1, A8, D5 · Turn 2: unmarked and unoccupied, or one's own major city; lone headquarters occupy."""
        cities = {
            "peru": City(MAJOR, "Lima Nova", "red"),
            "brazil": City(MAJOR, "Rio Nova", "blue"),
            "siam": City(MINOR, "Port Siam", "red"),
        }
        lasting = {"scars": {"ural": "bunker"}, "cancelled": ("china",), "cities": cities}
        war = position(LANDLESS, **joins(headquarters="red: india", lasting=lasting))
        places = set(war.choices(Join, "where"))
        taken = {"japan", "iceland", "egypt", "india", "brazil", "siam", "ural"}
        assert places == set(war.rules.board.territories) - taken
        for where in ("japan", "india"):
            assert war.refused(Join, where) == OccupiedStart(where)
        for where in ("brazil", "siam", "ural"):
            assert war.refused(Join, where) == MarkedStart(where)
        assert war.refused(Join, "atlantis") == NoSuchLand("atlantis")

    def test_beside_headquarters(self) -> None:
        """D7, O-joining-any-legal-place, O-joining-apart · Turn 2: also next to headquarters; by the option not."""
        beside = joins(headquarters="blue: iceland")
        assert position(LANDLESS, **beside).play(Join, "greenland").owner("greenland") == "red"
        apart = position(LANDLESS, options={"joining": "apart"}, **beside)
        assert apart.refused(Join, "greenland") == BesideHeadquarters("greenland", "iceland")
        assert "greenland" not in apart.choices(Join, "where")
        free = {"joining": "apart", "hq-distance": "free"}
        assert "greenland" in position(LANDLESS, options=free, **beside).choices(Join, "where")

    def test_without_a_place_one_is_out_for_good(self) -> None:
        """R17, A10 · Turn 2: who cannot join the war is eliminated: the cards are discarded and the stars gone, while
        the headquarters stay; the turn is the next player's."""
        war = position(
            {"yellow": "egypt:3"},
            rest="blue",
            **joins(stars={"red": 2}, hands="red: peru coin.1", headquarters="red: peru"),
        )
        assert war.told(Eliminated) == [Eliminated(Player("red"), Player(""))]
        assert war.told(TurnBegan) == [TurnBegan(Player("blue"))]
        assert (war.stars("red"), war.hand("red"), war.zone("discard")) == (0, [], ["peru"])
        assert war.stars("blue") == 1
        assert "coin.1" in war.zone(COINS)

    def test_the_last_one_not_eliminated_wins(self) -> None:
        """R13 · Victory: being the only one who is not eliminated wins at once."""
        war = position({}, rest="blue", **joins(knocked_out="red"))
        assert war.told(WarWon) == [WarWon(Player("blue"), "conquest")]

    def test_without_a_word_one_joins_where_it_is_quiet(self) -> None:
        """Silence joins in one's own major city, else far from all troops."""
        war = position(LANDLESS, **joins())
        where = default(war.rules, war.state, war.number()).where  # type: ignore[attr-defined]
        assert not {"japan", "iceland", "egypt"} & set(war.rules.board.links_of[where])
        cities = {"ural": City(MAJOR, "Ural Nova", "red")}
        home = position(LANDLESS, **joins(lasting={"cities": cities}))
        assert default(home.rules, home.state, home.number()).where == "ural"  # type: ignore[attr-defined]


def granted(hold: str, lasting: dict[str, object] | None = None, **setup: object) -> dict[str, int]:
    """What red recruits, by what it is for (a continent's bonus under its name)."""
    war = position({"red": hold, "blue": "japan", "yellow": "egypt"}, step=JoinOrRecruit, lasting=lasting, **setup)
    return {grant.what or grant.why: grant.count for grant in war.told(ArmiesGranted)}


LANDS = [
    "alaska", "alberta", "ontario", "quebec", "northwest_territory", "greenland", "western_united_states", "peru",
    "brazil", "ural", "siberia", "india", "siam", "china",
]  # fmt: skip


class TestRecruits:
    def test_who_holds_land_recruits(self) -> None:
        """R18 · Turn 2: who controls a territory recruits, and does not join the war."""
        assert isinstance(position(HELD, step=JoinOrRecruit).asked(), ToReinforce)

    @pytest.mark.parametrize(("lands", "recruits"), [(1, 3), (8, 3), (11, 3), (12, 4), (14, 4)])
    def test_a_third_rounded_down(self, lands: int, recruits: int) -> None:
        """R19, R20 · Turn 2: territories divided by three, rounded down, but three at least."""
        assert granted(" ".join(LANDS[:lands])) == {"territories": recruits}

    def test_population_counts_like_territories(self) -> None:
        """R19 · Turn 2: the population of the cities that one controls, whoever founded them, is added before the
        division: one for a minor city, two for a major one."""
        cities = {
            "alaska": City(MINOR, "Port Sable", "blue"),
            "alberta": City(MAJOR, "Nova", "yellow"),
            "japan": City(MAJOR, "Edo", "red"),
        }
        lasting: dict[str, object] = {"cities": cities}
        assert granted(" ".join(LANDS[:9]), lasting) == {"territories": 4}
        assert granted(" ".join(LANDS[:8]), lasting) == {"territories": 3}

    def test_whole_continents_bring_their_bonus(self) -> None:
        """R21 · Turn 2: the bonus of each continent that one holds whole."""
        assert granted(SOUTH) == {"territories": 3, "south_america": 2}
        assert granted("peru brazil venezuela") == {"territories": 3}

    @pytest.mark.parametrize(("mark", "bonus"), [(1, 3), (-1, 1)])
    def test_a_mark_counts_for_everybody(self, mark: int, bonus: int) -> None:
        """W-continent_bonus · Turn 2: a continent with a mark is worth one more, or one less, for everybody."""
        marks: dict[str, object] = {"continent_marks": {"south_america": mark}}
        assert granted(SOUTH, marks)["south_america"] == bonus

    @pytest.mark.parametrize(("by", "bonus"), [("red", 3), ("blue", 2)])
    def test_the_namer_alone_has_one_more(self, by: str, bonus: int) -> None:
        """W-name_continent · Turn 2: whoever named a continent has one more for it, and nobody else."""
        named: dict[str, object] = {"continents": {"south_america": ContinentName("Meridia", by)}}
        assert granted(SOUTH, named)["south_america"] == bonus

    def test_the_bonus_goes_by_person(self) -> None:
        """D18 · Turn 2: the naming bonus is the person's, in whatever seat."""
        named: dict[str, object] = {"continents": {"south_america": ContinentName("Meridia", "ann")}}
        seated = {"red": "ann", "blue": "ben", "yellow": "cleo"}
        assert granted(SOUTH, named, members=seated)["south_america"] == 3

    def test_all_troops_are_placed_on_own_land_first(self) -> None:
        """R23 · Turn 2: all recruits are placed as one likes on territories that one controls, before anything else."""
        war = position({"red": "peru:1 brazil:1", "blue": "japan"}, step=JoinOrRecruit, rest="yellow")
        assert war.refused(Deploy, "japan", 1) == NotYourLand("japan")
        war.play(Deploy, "peru", 1)
        assert isinstance(war.asked(), ToReinforce)
        war.play(Deploy, "brazil", 2)
        assert (war.armies("peru"), war.armies("brazil")) == (2, 3)
        assert isinstance(war.asked(), ToFight)


STEEP = {2: 2, 3: 4, 4: 7, 5: 10, 6: 13, 7: 17, 8: 21, 9: 25, 10: 30}


class TestTrading:
    @pytest.mark.parametrize("resources", STEEP)
    def test_the_table(self, resources: int) -> None:
        """R22, O-trade-table-steep · Turn 2: two to ten resources bring troops by the board's table."""
        coins = tuple(f"coin.{n}" for n in range(1, resources + 1))
        war = position(HELD, step=JoinOrRecruit, hands=f"red: {' '.join(coins)}").play(TradeResources, coins)
        assert war.told(ResourcesTraded) == [ResourcesTraded(Player("red"), coins, resources, STEEP[resources])]
        assert war.told(ArmiesGranted)[0].count == STEEP[resources]
        assert war.hand("red") == []

    @pytest.mark.parametrize(("resources", "troops"), [(2, 1), (8, 7), (9, 8), (10, 10)])
    def test_the_gentle_table(self, resources: int, troops: int) -> None:
        """O-trade-table-gentle · Turn 2: by the option the troops rise more gently."""
        coins = tuple(f"coin.{n}" for n in range(1, resources + 1))
        war = position(HELD, step=JoinOrRecruit, hands=f"red: {' '.join(coins)}", options={"trade-table": "gentle"})
        assert war.play(TradeResources, coins).told(ResourcesTraded)[0].troops == troops

    def test_coins_on_a_card_count(self) -> None:
        """R22 · Turn 2: a territory card counts its coins, a coin card one; a single card of two coins will do."""
        lasting = {"coins": {"peru": 3, "siam": 2}}
        war = position(HELD, step=JoinOrRecruit, hands="red: peru siam coin.1 ural", lasting=lasting)
        assert war.refused(TradeResources, ("coin.1",)) == TooFewResources(1, 2)
        assert war.refused(TradeResources, ("ural",)) == TooFewResources(1, 2)
        assert war.play(TradeResources, ("peru", "siam", "coin.1")).told(ResourcesTraded)[0].resources == 6
        alone = position(HELD, step=JoinOrRecruit, hands="red: siam", lasting=lasting)
        assert alone.play(TradeResources, ("siam",)).told(ResourcesTraded)[0].troops == 2

    def test_more_than_ten_count_as_ten(self) -> None:
        """D14 · Turn 2: what is worth more than ten resources counts as ten, without change."""
        war = position(HELD, step=JoinOrRecruit, hands="red: peru siam", lasting={"coins": {"peru": 6, "siam": 6}})
        (traded,) = war.play(TradeResources, ("peru", "siam")).told(ResourcesTraded)
        assert (traded.resources, traded.troops) == (12, 30)

    def test_one_trade_a_turn(self) -> None:
        """D14 · Turn 2: one trade a turn."""
        war = position(HELD, step=JoinOrRecruit, hands="red: coin.1 coin.2 coin.3 coin.4")
        war.play(TradeResources, ("coin.1", "coin.2"))
        assert war.refused(TradeResources, ("coin.3", "coin.4")) == TradedAlready()
        assert not war.offers(TradeResources)

    def test_what_cannot_be_traded(self) -> None:
        """No card, a card of another, one card twice: each is refused."""
        war = position(HELD, step=JoinOrRecruit, hands="red: peru coin.1; blue: siam")
        assert war.refused(TradeResources, ()) == TooFewResources(0, 2)
        assert war.refused(TradeResources, ("peru", "siam")) == NotInHand("siam")
        assert war.refused(TradeResources, ("peru", "peru")) == NamedTwice("peru")

    def test_every_selection_on_offer_is_a_trade(self) -> None:
        """Any of the cards of two coins and more, or two at least of all."""
        war = position(
            HELD, step=JoinOrRecruit, hands="red: peru coin.1 ural siam", lasting={"coins": {"peru": 2, "siam": 3}}
        )
        rich, several = war.offers(TradeResources)
        assert set(rich.fields["cards"]) == {("peru",), ("siam",), ("peru", "siam")}
        assert len(several.fields["cards"]) == 11


def test_joining_and_recruiting_exclude_each_other() -> None:
    """R18 · Turn 2: who joins the war has nothing to place."""
    war = position(LANDLESS, seats=THREE, **joins()).play(Join, "peru")
    assert war.refused(Deploy, "peru", 1).kind == "not-now"


def test_joining_takes_nobody_else_s_recruits() -> None:
    """Who weighs a foe's next recruits after joining the war counts them as ever."""
    war = position(LANDLESS, seats=THREE, **joins()).play(Join, "peru")
    queries = Context.of(war.rules, war.state, NoChance())
    assert [income.modify(queries, 3, Player(seat)) for seat in ("red", "blue")] == [0, 3]
