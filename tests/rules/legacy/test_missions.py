"""The open mission: when it lies there, what fulfils it, and what it brings."""

from __future__ import annotations

from typing import Any

import pytest
from support.legacy.battles import Battles, cities, war
from support.legacy.campaigns import first_game

from rules.legacy.campaign.box import MISSIONS
from rules.legacy.campaign.campaign import ContinentName
from rules.legacy.setup.factions import POWERS
from rules.legacy.turn.end_of_turn import EndOfTurn, LeaveCard, TakeCard, ToTakeCard
from rules.legacy.turn.missions import (
    MISSION_DECK,
    MISSION_DISCARD,
    OPEN_MISSION,
    ClaimMission,
    Feats,
    MissionFulfilled,
    MissionNotFulfilled,
)
from rules.legacy.turn.stars import StarsTaken
from rules.legacy.turn.victory import WarWon
from rules.risk.combat.battle import Conquests
from rules.risk.combat.expand import Expand
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.fortify import ToFortify
from rules.risk.turn.reinforce import Finish, ToReinforce

LANDS = {"red": "alaska:9", "blue": "kamchatka", "yellow": "siam"}
EUROPE = "iceland great_britain northern_europe scandinavia ukraine southern_europe western_europe"
SOUTH_AMERICA = "peru brazil venezuela argentina"
NAMED_BY_RED, NAMED_BY_BLUE = (ContinentName("Vieux Pays", member) for member in ("red", "blue"))
AUSTRALIA = ("indonesia", "new_guinea", "western_australia", "eastern_australia")
NINE = ("peru", "brazil", "venezuela", "argentina", "congo", "egypt", "india", "japan", "ural")
OPEN_CARDS = "iceland greenland quebec ontario"


def ending(
    mission: str, taken: tuple[str, ...] = (), feats: Feats | None = None, red: str = "alaska:9", **setup: Any
) -> Battles:
    """The end of Red's turn with this open mission, after these conquests."""
    lands = {"red": red, "blue": "kamchatka", "yellow": "siam"}
    parts = (Conquests(taken), feats or Feats())
    return war(lands, step=EndOfTurn, mission=mission, open=OPEN_CARDS, parts=parts, **setup)


def due(game: Battles) -> bool:
    """Whether Red may claim the open mission."""
    return isinstance(game.asked(), ToTakeCard) and game.state.active == "red" and bool(game.offers(ClaimMission))


class TestTheOpenMission:
    def laid(self, game: int, seed: int = 1, **setup: Any) -> tuple[list[str], int]:
        """The open mission after the set-up, and how many are in the deck."""
        kept = {faction: powers[0] for faction, powers in POWERS.items()}
        begun = first_game(3, powers=kept, used={"first_coin": 12}, game=game, seed=seed, **setup)
        return begun.zone(OPEN_MISSION), len(begun.zone(MISSION_DECK))

    def test_from_the_second_game_on(self) -> None:
        """R10, D1, O-missions-second-game · Set-up: one mission lies open, not in the first game."""
        assert self.laid(1) == ([], 0)
        (mission,), left = self.laid(2)
        assert mission in MISSIONS
        assert left == 5

    def test_later(self) -> None:
        """O-missions-later · Options: no mission in the second game either."""
        assert self.laid(2, options={"missions": "later"}) == ([], 0)

    def test_what_the_board_cannot_fulfil_yet(self) -> None:
        """D1 · Set-up: a mission for which the board has too few cities goes under the deck, and the next one lies
        open."""
        seeds, urban = range(20), {"urban_assault", "superior_infrastructure"}
        assert not {self.laid(2, seed)[0][0] for seed in seeds} & urban
        four = cities("peru brazil congo egypt")
        assert {self.laid(2, seed, cities=four)[0][0] for seed in seeds} & urban == {"urban_assault"}

    def test_everybody_sees_it(self) -> None:
        """R10 · Set-up: the mission lies open, the others are hidden."""
        game = ending("reign_of_terror")
        assert game.seen(None).cards(OPEN_MISSION).faces == ("reign_of_terror",)
        assert game.seen("red").cards(MISSION_DECK).faces is None


class TestConditions:
    @pytest.mark.parametrize(("landings", "claimed"), [(4, True), (3, False)])
    def test_four_landings(self, landings: int, claimed: bool) -> None:
        """M-amphibious_onslaught · Missions: at least four conquests by sea line in one turn."""
        assert due(ending("amphibious_onslaught", feats=Feats(by_sea=landings))) == claimed

    def test_what_a_landing_is(self) -> None:
        """M-amphibious_onslaught, A13 · Missions: a conquest over a sea line; over a land border it is none, nor is
        walking in."""
        lands = {"red": "alaska:9 indonesia:9", "blue": "kamchatka alberta", "yellow": "siam"}
        game = war(lands)
        game.battle("alaska", "kamchatka", attack=(6,), defence=(1,)).play(MoveIn, 0)
        assert game.state.parts[Feats] == Feats(by_sea=1)
        game.battle("alaska", "alberta", attack=(6,), defence=(1,)).play(MoveIn, 0)
        game.play(Expand, "indonesia", "new_guinea", 2)
        assert game.state.parts[Feats] == Feats(by_sea=1)

    @pytest.mark.parametrize(("crossing", "landings"), [("western_europe", 0), ("southern_europe", 0), ("brazil", 1)])
    def test_crossings_that_are_land_here(self, crossing: str, landings: int) -> None:
        """M-amphibious_onslaught · Missions: from North Africa to Western and Southern Europe it is land."""
        game = war({"red": "north_africa:9", "blue": crossing, "yellow": "siam"})
        game.battle("north_africa", crossing, attack=(6,), defence=(1,)).play(MoveIn, 0)
        assert game.state.parts[Feats].by_sea == landings

    @pytest.mark.parametrize(
        ("held", "lasting", "claimed"),
        [
            (EUROPE, {}, False),
            (f"{EUROPE} {SOUTH_AMERICA}", {}, True),
            (EUROPE, {"continents": {"europe": ContinentName("Land", "red")}, "continent_marks": {"europe": 1}}, True),
            (
                EUROPE,
                {"continents": {"europe": ContinentName("Land", "blue")}, "continent_marks": {"europe": 1}},
                False,
            ),
            (f"{EUROPE} {SOUTH_AMERICA}", {"continent_marks": {"europe": -1}}, False),
        ],
    )
    def test_continent_bonuses_of_seven(self, held: str, lasting: dict[str, Any], claimed: bool) -> None:
        """M-imperial_might · Missions: continent bonuses of seven or more, with marks and one's own naming bonus."""
        assert due(ending("imperial_might", red=held, lasting=lasting)) == claimed

    @pytest.mark.parametrize(("conquests", "claimed"), [(9, True), (8, False)])
    def test_nine_conquests(self, conquests: int, claimed: bool) -> None:
        """M-reign_of_terror · Missions: at least nine conquests in one turn."""
        assert due(ending("reign_of_terror", NINE[:conquests])) == claimed

    @pytest.mark.parametrize(("held", "claimed"), [(6, True), (5, False)])
    def test_six_cities(self, held: int, claimed: bool) -> None:
        """M-superior_infrastructure · Missions: at least six cities held, of whatever size, whoever founded them."""
        where = NINE[:6]
        red = " ".join(("alaska", *where[:held]))
        built = cities(" ".join(where[:3]), " ".join(where[3:]))
        assert due(ending("superior_infrastructure", red=red, lasting={"cities": built})) == claimed

    @pytest.mark.parametrize(("taken", "claimed"), [(AUSTRALIA, True), (AUSTRALIA[:3], False)])
    def test_a_whole_continent(self, taken: tuple[str, ...], claimed: bool) -> None:
        """M-unexpected_attack, A13 · Missions: all territories of a continent conquered in one turn; one that was held
        before, or walked into, does not count."""
        assert due(ending("unexpected_attack", taken, red=" ".join(AUSTRALIA))) == claimed

    @pytest.mark.parametrize(("taken", "claimed"), [(4, True), (3, False)])
    def test_four_cities(self, taken: int, claimed: bool) -> None:
        """M-urban_assault · Missions: at least four cities conquered in one turn."""
        assert due(ending("urban_assault", feats=Feats(cities=taken))) == claimed

    def test_what_a_conquered_city_is(self) -> None:
        """M-urban_assault, A13 · Missions: a city taken by attack; one entered without a battle does not count."""
        lands = {"red": "alaska:9", "blue": "kamchatka", "yellow": "siam"}
        game = war(lands, lasting={"cities": cities("kamchatka alberta")})
        game.play(Expand, "alaska", "alberta", 3)
        assert game.state.parts[Feats].cities == 0
        game.battle("alaska", "kamchatka", attack=(6,), defence=(1,)).play(MoveIn, 0)
        assert game.state.parts[Feats].cities == 1

    def test_of_one_turn(self) -> None:
        """M-reign_of_terror · Missions: the next turn begins at nothing."""
        game = ending("reign_of_terror", NINE, Feats(by_sea=4, cities=4)).play(LeaveCard)
        assert (game.state.active, game.state.parts[Feats], game.state.parts[Conquests]) == (
            "blue",
            Feats(),
            Conquests(),
        )


class TestClaiming:
    def test_a_star(self) -> None:
        """R50 · End of the turn: the mission is claimed instead of a card, and brings a red star."""
        game = ending("reign_of_terror", NINE, red="alaska iceland").play(ClaimMission)
        assert game.told(MissionFulfilled) == [MissionFulfilled(game.state.seats[0], "reign_of_terror")]
        assert game.told(StarsTaken) == [StarsTaken(game.state.seats[0], 1, "mission")]
        assert game.hand("red") == []

    def test_one_or_the_other(self) -> None:
        """R50 · End of the turn: whoever takes a card leaves the mission, which stays open."""
        game = ending("reign_of_terror", NINE, red="alaska iceland").play(TakeCard, "iceland")
        assert (game.stars("red"), game.zone(OPEN_MISSION)) == (0, ["reign_of_terror"])

    def test_without_a_conquest(self) -> None:
        """D13 · End of the turn: the mission stands beside the card, not behind its condition."""
        built = cities(" ".join(NINE[:6]))
        game = ending("superior_infrastructure", red=" ".join(NINE[:6]), lasting={"cities": built})
        assert not game.offers(TakeCard)
        assert game.play(ClaimMission).stars("red") == 1

    def test_nobody_must(self) -> None:
        """R50 · End of the turn: it may be left."""
        built = cities(" ".join(NINE[:6]))
        game = ending("superior_infrastructure", red=" ".join(NINE[:6]), lasting={"cities": built}).play(LeaveCard)
        assert (game.stars("red"), game.zone(OPEN_MISSION)) == (0, ["superior_infrastructure"])

    def test_where_a_card_must_be_taken(self) -> None:
        """O-card-draw-must · Options: the mission may still be claimed in its stead."""
        game = ending("reign_of_terror", NINE, red="alaska iceland", options={"card-draw": "must"})
        assert game.play(ClaimMission).stars("red") == 1

    def test_by_default_it_is_claimed(self) -> None:
        """R50 · End of the turn: whoever says nothing takes the star."""
        game = ending("reign_of_terror", NINE, red="alaska iceland").until(ToReinforce)
        assert game.stars("red") == 1

    def test_at_the_end_of_the_turn(self) -> None:
        """R50 · End of the turn: not before it."""
        game = war(LANDS, mission="reign_of_terror", parts=(Conquests(NINE),)).play(Finish)
        assert isinstance(game.asked(), ToTakeCard | ToFortify)
        assert game.stars("red") == 0

    def test_one_a_turn(self) -> None:
        """R50 · End of the turn: one mission a turn, even if the next one is fulfilled as well."""
        feats = Feats(by_sea=4)
        game = ending("reign_of_terror", NINE, feats, mission_deck="amphibious_onslaught").play(ClaimMission)
        assert (game.state.active, game.stars("red")) == ("blue", 1)
        assert game.zone(OPEN_MISSION) == ["amphibious_onslaught"]

    def test_the_next_one(self) -> None:
        """R10, D1 · End of the turn: another one is opened; what the board cannot fulfil goes under the deck."""
        game = ending("reign_of_terror", NINE, mission_deck="urban_assault imperial_might unexpected_attack")
        game.play(ClaimMission)
        assert (game.zone(OPEN_MISSION), game.zone(MISSION_DISCARD)) == (["imperial_might"], ["reign_of_terror"])
        assert game.zone(MISSION_DECK)[0] == "unexpected_attack"
        assert game.zone(MISSION_DECK)[-1] == "urban_assault"

    def test_the_deck_is_used_up(self) -> None:
        """D1 · End of the turn: when no mission of the deck can be fulfilled, those that were are shuffled in."""
        out = "imperial_might unexpected_attack amphibious_onslaught"
        game = ending("reign_of_terror", NINE, mission_discard=out)
        game.play(ClaimMission, shuffle=MISSION_DECK)
        assert game.zone(OPEN_MISSION)[0] in (*out.split(), "reign_of_terror")
        assert sorted((*game.zone(OPEN_MISSION), *game.zone(MISSION_DECK))) == sorted(MISSIONS)

    def test_it_may_win(self) -> None:
        """R12 · Victory: the fourth star by a mission wins at once."""
        game = ending("reign_of_terror", NINE, stars={"red": 3}).play(ClaimMission)
        assert [won.player for won in game.told(WarWon)] == ["red"]

    def test_not_fulfilled(self) -> None:
        game = ending("urban_assault", NINE[:8], red="alaska iceland")
        assert game.refused(ClaimMission) == MissionNotFulfilled("urban_assault")
        assert ending("", NINE, red="alaska iceland").refused(ClaimMission) == MissionNotFulfilled("")
