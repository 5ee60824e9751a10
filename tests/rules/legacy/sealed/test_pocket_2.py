"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The rules of pocket_2."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from support.legacy.battles import Battles, cities, war
from support.legacy.campaigns import composed_for
from support.legacy.next_games import next_setting
from support.legacy.random_games import roam
from support.sealed.legacy_packs import TEXTS, late_table, open_packs, opened_campaign

from renders import scene_between, scene_of
from renders.games.legacy.sealed.grown_art import GrowthArt
from rules import Action, NamedDraws, Player, Seeded, apply, begin, legal, refusal, view
from rules.ai import choose
from rules.atlas import board
from rules.author import BadName, Pass, ToReact
from rules.kernel.context import Context
from rules.kernel.names import A_LAND
from rules.kernel.play import NoChance
from rules.kernel.tagged import canonical_text, plain
from rules.legacy.campaign.box import MINOR
from rules.legacy.campaign.campaign import Campaign, City
from rules.legacy.campaign.chain import board_between, campaign_after, is_sound, read_campaign, write_campaign
from rules.legacy.campaign.names import CITY, names
from rules.legacy.combat.missiles import FireMissile, missiles_left
from rules.legacy.combat.scar_cards import PlayScar
from rules.legacy.sealed.common import EventWithoutEffect, NotThere
from rules.legacy.sealed.faction_missions import ClaimOwnMission
from rules.legacy.sealed.pack_2.powers import STEALTHY, Comebacks
from rules.legacy.sealed.pack_2.uses import Gather
from rules.legacy.sealed.pack_3 import CAPITAL, READY
from rules.legacy.sealed.pack_3.goals import PlaceCapital
from rules.legacy.sealed.pocket_1.kept import FALLOUT, INTERFERENCE, Pocket1
from rules.legacy.sealed.pocket_1.start import Burn
from rules.legacy.sealed.pocket_1.uses import CARD_WANTED, Interfere
from rules.legacy.sealed.pocket_2.cards import (
    BeamDown,
    CityRuined,
    NotAnOpenCard,
    RuinCity,
    SpareCities,
    TakeOpenCard,
    ToRuinCity,
)
from rules.legacy.sealed.pocket_2.faction import DominionNotFulfilled
from rules.legacy.sealed.pocket_2.kept import ALIENS, ISLAND, Pocket2
from rules.legacy.sealed.pocket_2.slots import GiveWeakness, HasWeakness, NotBeside, OpenCoins
from rules.legacy.sealed.pocket_2.start import IslandTaken, NoSuchEnds, PlaceIsland, ToPlaceIsland
from rules.legacy.sealed.scar_moments import PlaceScar
from rules.legacy.setup.factions import POWERS, Factions, factions_of
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.setup.mustering import ToMuster
from rules.legacy.setup.starts import MarkedStart, why_no_start
from rules.legacy.turn.buying_stars import StartOfTurn
from rules.legacy.turn.end_of_turn import EndOfTurn, TakeCard, ToTakeCard
from rules.legacy.turn.events import EVENT_DECK, event_kind
from rules.legacy.turn.missions import ClaimMission
from rules.legacy.turn.trading import ResourcesTraded, TradeResources
from rules.risk.combat.battle import Conquests
from rules.risk.combat.expand import Expand, Expanded, NobodyArrives
from rules.risk.combat.invasion import Attack, Combat
from rules.risk.turn.concede import Concede
from rules.risk.turn.fortify import Fortification, Fortify
from rules.risk.turn.reinforce import Deploy, NotAmong, Reinforcement, ToReinforce

RED, BLUE = Player("red"), Player("blue")
LANDS = {"red": "alaska:4 peru:1", "blue": "kamchatka:5 japan:2", "yellow": "siam:3"}
AFLOAT = Pocket2(spot="south_atlantic", ends=("brazil", "north_africa"))
OPEN_CARDS = "egypt india congo ural"


def pocket_2(step: Any = Combat, lands: dict[str, str] | None = None, left: Pocket2 = AFLOAT, **setup: Any) -> Battles:
    """A step of Red's turn with the pocket open, and what it has left."""
    kept = {"pocket_2": canonical_text(plain(left))}
    lasting = {**open_packs("pocket_2"), "left": kept, **setup.pop("lasting", {})}
    return war(lands or LANDS, step=step, lasting=lasting, **{**setup, "parts": (left, *setup.get("parts", ()))})


def played_by(step: Any, player: str, faction: str, lands: dict[str, str] | None = None, **setup: Any) -> Battles:
    """The same, in which a player plays this faction."""
    others = iter(("die_mechaniker", "khan_industries", "saharan_republic"))
    of = {Player(seat): faction if seat == player else next(others) for seat in ("red", "blue", "yellow")}
    played = Factions(of, {}, dict.fromkeys(of, 8))
    return pocket_2(step, lands, **{**setup, "parts": (*setup.get("parts", ()), played)})


def weak(weakness: str, step: Any, lands: dict[str, str] | None = None, **setup: Any) -> Battles:
    """Red's faction has this weakness."""
    left = replace(AFLOAT, weaknesses={"die_mechaniker": weakness})
    return played_by(step, "red", "die_mechaniker", lands, left=left, **setup)


def event(name: str, player: str = "blue", lands: dict[str, str] | None = None, **setup: Any) -> Battles:
    """Red takes a coin card; the card that follows it into slot 1 has two coins, and this event is on top. `player`
    plays the Aliens."""
    lasting = {"coins": {"peru": 2}, **setup.pop("lasting", {})}
    game = played_by(
        EndOfTurn, player, ALIENS, lands, lasting=lasting, parts=(Conquests(("alaska",)), *setup.pop("parts", ())),
        open=OPEN_CARDS, deck="peru", event_deck=f"{name}.1", **setup,
    )  # fmt: skip
    return game.play(TakeCard, "coin.1", by="red")


class TestTheArrival:
    RICH = {"red": "alaska:4 peru:1", "blue": "kamchatka:5", "yellow": "siam:3"}

    def traded(self, **setup: Any) -> Battles:
        """Red has a missile and trades ten resources for 30 troops: with three recruits that is enough."""
        lasting = {"coins": dict.fromkeys(("egypt", "brazil"), 6), **open_packs(shut=("pocket_2",))}
        game = war(
            self.RICH, step=Reinforcement, lasting=lasting, hands="red: egypt brazil", missiles={"red": 1}, **setup
        )
        game.sealed = TEXTS
        return game.play(TradeResources, ("brazil", "egypt"), by="red")

    def test_thirty_troops_and_a_missile(self) -> None:
        """P2-1 · Opens at once, before placing, for whoever is about to place 30 troops and has a missile."""
        game = self.traded()
        assert game.asked() == ToPlaceIsland(RED, 33 + 10)
        assert game.state.parts[Pocket2].weaknesses == {game.state.parts[Factions].of[RED]: "collaborator"}

    def test_not_without_a_missile(self) -> None:
        """P2-1 · Without a missile nothing opens."""
        lasting = {"coins": dict.fromkeys(("egypt", "brazil"), 6), **open_packs(shut=("pocket_2",))}
        game = war(self.RICH, step=Reinforcement, lasting=lasting, hands="red: egypt brazil")
        assert isinstance(game.play(TradeResources, ("brazil", "egypt"), by="red").asked(), ToReinforce)

    def test_with_the_gentle_table(self) -> None:
        """D30, O-trade-table-gentle · The same trade brings ten troops: that is far from thirty."""
        game = self.traded(options={"trade-table": "gentle"})
        assert game.asked() == ToReinforce(RED, 13)

    @pytest.mark.parametrize("table", ["steep", "gentle"])
    def test_thirty_recruits(self, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """D30, P2-1 · With either table the condition stays as it is printed: thirty recruits need no trade."""
        monkeypatch.setattr(NamedDraws, "unseal", lambda _, label: TEXTS[label])
        others = ("kamchatka", "peru", "siam")
        all_but = " ".join(land for land in board("legacy").territories if land not in others)
        lands = {"red": all_but, "blue": "kamchatka", "yellow": "siam"}
        lasting = open_packs(shut=("pocket_2",))
        lasting |= {"cities": cities(major="ural china japan india congo egypt brazil alaska iceland")}
        setup: dict[str, Any] = {"missiles": {"red": 1}, "options": {"trade-table": table}}
        assert isinstance(war(lands, step=Reinforcement, lasting=lasting, **setup).asked(), ToPlaceIsland)

    def test_the_island(self) -> None:
        """P2-2 · The island lies in an ocean with two sea lines; all troops to be placed land there, and ten more."""
        game = self.traded()
        assert isinstance(game.refused(PlaceIsland, "indian_ocean", "peru", "afghanistan"), NoSuchEnds)
        assert isinstance(game.refused(PlaceIsland, "indian_ocean", "peru", "peru"), NoSuchEnds)
        game.play(PlaceIsland, "indian_ocean", "peru", "japan", shuffle="deck")
        assert game.told(IslandTaken) == [IslandTaken(RED, ISLAND, 33, 43)]
        assert (game.owner(ISLAND), game.armies(ISLAND)) == ("red", 43)
        board = game.rules.at(game.state).board
        assert board.links_of[ISLAND] == {"peru": "sea", "japan": "sea"}
        assert ISLAND not in board.region_of

    def test_its_card(self) -> None:
        """P2-3 · The island's card bears three coins and is shuffled in."""
        game = self.traded().play(PlaceIsland, "indian_ocean", "peru", "japan", shuffle="deck")
        assert game.lasting.coins[ISLAND] == 3
        assert ISLAND in game.zone("deck")

    def test_the_turn_goes_on(self) -> None:
        """P2-2 · Then the turn goes on: the island attacks over its sea lines."""
        game = self.traded().play(PlaceIsland, "indian_ocean", "peru", "kamchatka", shuffle="deck")
        game.play(Attack, ISLAND, "kamchatka", 3)
        assert game.asked("blue") is not None

    def test_whoever_gives_up_before_it_is_placed(self) -> None:
        """P2-2, D20 · The island lies there all the same, as for whoever says nothing, but nobody lands on it."""
        game = self.traded(options={"concede": "neutral"})
        game.chance = Seeded(b"he gives up", TEXTS)
        game.say(Concede, "red")
        assert not game.told(IslandTaken)
        assert game.rules.at(game.state).board.links_of[ISLAND]
        assert ISLAND in game.zone("deck")
        assert (game.owner(ISLAND), game.state.active) == ("", "blue")

    def test_a_war_called_off_before_it_is_placed(self) -> None:
        """P2-2, A16 · What was opened stays: the next war begins with the island, with its card in the deck."""
        left = replace(campaign_after(self.traded().state), powers={faction: two[0] for faction, two in POWERS.items()})
        rules = composed_for(next_setting(left, {Player(seat): seat for seat in ("red", "blue", "yellow")}))
        state = Battles.opened(rules, b"next").until(ToMuster).state
        assert {*rules.at(state).board.links_of[ISLAND].values()} == {"sea"}
        assert ISLAND in (*state.zone("deck").cards, *state.zone("open").cards)
        assert state.parts[Campaign].coins[ISLAND] == 3
        assert board_between(campaign_after(state)).apart == (ISLAND,)

    @pytest.mark.parametrize("name", ["Alien Island", "île aliën"])
    def test_its_name_is_its_own(self, name: str) -> None:
        """P2-3 · Once the pocket is open, nothing else may be called like the island in either language. Before, the
        name is one like any other, and what bears it keeps it."""
        opened = opened_campaign("pocket_2")
        assert names(opened, CITY).flaw(name) == BadName(A_LAND, name=name)
        assert names(Campaign(), CITY).flaw(name) is None
        assert is_sound(replace(opened, cities={"peru": City(MINOR, name, "")}))

    def test_it_lasts(self) -> None:
        """P2-4 · The island is on the board of the next game and between them, and the Aliens can be chosen then."""
        game = self.traded().play(PlaceIsland, "indian_ocean", "peru", "japan", shuffle="deck")
        left = read_campaign(write_campaign(campaign_after(game.state)))
        assert board_between(left).apart == (ISLAND,)
        rules = composed_for(next_setting(left, {Player(seat): seat for seat in ("red", "blue", "yellow")}))
        state = begin(rules, Seeded(b"next", TEXTS)).state
        assert rules.at(state).board.links_of[ISLAND] == {"peru": "sea", "japan": "sea"}
        assert ALIENS in factions_of(left)


class TestTheCollaborator:
    def test_trades_for_more(self) -> None:
        """P2-5 · A trade counts one resource more, so a single card will do; ten at most."""
        game = weak("collaborator", Reinforcement, hands="red: egypt")
        game.play(TradeResources, ("egypt",))
        assert game.told(ResourcesTraded) == [ResourcesTraded(RED, ("egypt",), 2, 2)]

    def test_pays_more_in_cities(self) -> None:
        """P2-5 · An empty city costs two troops more."""
        game = weak("collaborator", Combat, lasting={"cities": cities(minor="kamchatka northwest_territory")})
        assert game.refused(Expand, "alaska", "northwest_territory", 3) == NobodyArrives("northwest_territory", 3)


class TestTheAliens:
    def test_lose_nobody_in_cities(self) -> None:
        """P2-6 · Entering an empty city costs the Aliens nothing, walls or not."""
        walled = {"cities": cities(major="northwest_territory"), "fortified": {"northwest_territory": 0}}
        game = played_by(Combat, "red", ALIENS, lasting=walled).play(Expand, "alaska", "northwest_territory", 1)
        assert game.told(Expanded)[0].lost == 0

    def test_recruit_more(self) -> None:
        """P2-7 · Two recruits more for the island, one for each ruin that they hold."""
        lands = {**LANDS, "red": f"alaska:4 peru:1 {ISLAND}:1"}
        ruined = replace(AFLOAT, ruins=("peru", "kamchatka"))
        game = played_by(Reinforcement, "red", ALIENS, lands, left=ruined)
        assert game.asked() == ToReinforce(RED, 3 + 2 + 1)

    def test_their_mission(self) -> None:
        """P2-8 · All cities of the board: two stars, once a war, at the end of the turn."""
        own = {"cities": cities(minor="alaska", major="peru")}
        game = played_by(EndOfTurn, "red", ALIENS, lasting=own)
        game.play(ClaimOwnMission)
        assert game.stars("red") == 2

    def test_not_with_a_city_of_another(self) -> None:
        """P2-8 · One city of somebody else's is enough to fail."""
        game = played_by(
            EndOfTurn, "red", ALIENS, lasting={"cities": cities(minor="alaska kamchatka")},
            parts=(Conquests(("alaska",)),), open=OPEN_CARDS,
        )  # fmt: skip
        assert isinstance(game.asked(), ToTakeCard)
        assert game.refused(ClaimOwnMission) == DominionNotFulfilled()

    def test_take_no_weakness(self) -> None:
        """P2-9 · Nobody gives the Aliens a weakness."""
        game = played_by(Combat, "red", ALIENS, scar_cards="red: cautious.1")
        assert isinstance(game.refused(GiveWeakness, "cautious.1", ALIENS), HasWeakness)

    def test_start_on_the_island(self) -> None:
        """P2-10 · The island is a legal start, as long as nobody occupies or marks it."""
        game = pocket_2()
        g = Context.of(game.rules, game.state, NoChance())
        assert why_no_start(g, RED, ISLAND, apart=True) is None


class TestWeaknesses:
    def test_given_in_ones_own_turn(self) -> None:
        """P2-11 · At any point of one's own turn, to any faction without one, playing or not, for ever."""
        game = pocket_2(scar_cards="red: purist.1; blue: cautious.1")
        played = game.state.parts[Factions].of
        unplayed = next(f for f in ("enclave_of_the_bear", "die_mechaniker") if f not in played.values())
        game.play(GiveWeakness, "purist.1", unplayed)
        assert game.state.parts[Pocket2].weaknesses == {unplayed: "purist"}
        assert game.lasting.used == {"purist": 1}
        assert game.asked() is not None

    def test_one_a_faction(self) -> None:
        """P2-11 · A faction has one weakness at most."""
        game = weak("cautious", Combat, scar_cards="red: purist.1")
        assert isinstance(game.refused(GiveWeakness, "purist.1", "die_mechaniker"), HasWeakness)

    def test_cautious(self) -> None:
        """P2-12 · Recruits go to two territories at most."""
        game = weak("cautious", Reinforcement, {**LANDS, "red": "alaska:1 peru:1 egypt:1"})
        game.play(Deploy, "alaska", 1).play(Deploy, "peru", 1)
        assert game.refused(Deploy, "egypt", 1) == NotAmong("egypt", ("alaska", "peru"))

    @pytest.mark.parametrize(
        ("first", "second", "third"), [("peru", "iceland", "alaska"), ("alaska", "peru", "iceland")]
    )
    def test_cautious_and_stealthy(self, first: str, second: str, third: str) -> None:
        """P2-12, S2-5 · A territory where recruits gather unseen is one of the two; a refusal names both."""
        kept, lands = Comebacks({"die_mechaniker": STEALTHY}), {**LANDS, "red": "alaska:1 peru:1"}
        game = weak("cautious", Reinforcement, lands, lasting=open_packs("pack_2", "pocket_2"), parts=(kept,))
        where: dict[str, type[Action]] = {"iceland": Gather}
        for land in (first, second):
            game.play(where.get(land, Deploy), land, 1)
        assert game.refused(where.get(third, Deploy), third, 1) == NotAmong(third, tuple(sorted((first, second))))

    def test_primitive(self) -> None:
        """P2-13 · Cities add nothing to recruits."""
        lands = {**LANDS, "red": "alaska:1 peru:1 egypt:1 brazil:1 ural:1 india:1 congo:1"}
        lasting = {"cities": cities(major="alaska peru")}
        assert weak("primitive", Reinforcement, {**lands, "yellow": "iceland"}, lasting=lasting).asked() == ToReinforce(
            RED, 3
        )

    def test_purist(self) -> None:
        """P2-14 · Two coin cards at most, kept open; no third one is taken."""
        game = weak("purist", EndOfTurn, parts=(Conquests(("alaska",)),), open=OPEN_CARDS, hands="red: coin.2 coin.3")
        assert not isinstance(game.asked(), ToTakeCard)

    def test_purist_shows_coins(self) -> None:
        """P2-14 · What is over goes back on the pile as the weakness is given; the rest lies open."""
        game = played_by(
            Combat, "red", "die_mechaniker", scar_cards="red: purist.1", hands="red: coin.2 coin.3 coin.4 egypt"
        )
        game.play(GiveWeakness, "purist.1", "die_mechaniker")
        assert game.hand("red") == ["coin.2", "coin.3", "egypt"]
        assert game.state.parts[OpenCoins].of == {RED: 2}

    def test_short_sighted(self) -> None:
        """P2-15 · Only into a neighbouring territory, whatever a power says."""
        lands = {**LANDS, "red": "alaska:4 alberta:1 ontario:1"}
        game = weak("short_sighted", Fortification, lands)
        assert game.refused(Fortify, "alaska", "ontario", 1, ()) == NotBeside("alaska", "ontario")
        assert game.play(Fortify, "alaska", "alberta", 1, ()).armies("alberta") == 2

    def test_unpopular(self) -> None:
        """P2-16 · An empty city costs one troop more."""
        game = weak("unpopular", Combat, lasting={"cities": cities(minor="northwest_territory")})
        assert game.play(Expand, "alaska", "northwest_territory", 3).told(Expanded)[0].lost == 2


class TestEvents:
    def test_seven_from_the_next_war_on(self) -> None:
        """P2-17 · Seven events join the deck with the next war."""
        dealt = begin(late_table(4, "pocket_2"), Seeded(b"deck", TEXTS)).state.zone(EVENT_DECK).cards
        assert sorted(map(event_kind, dealt)) == ["beam_down"] * 2 + ["die_humans"] * 3 + ["mysterious_island"] * 2

    def test_beam_down(self) -> None:
        """P2-18 · The Aliens put five troops in a city without any piece."""
        game = event("beam_down", lasting={"cities": cities(minor="brazil siam")})
        assert game.choices(BeamDown, "where", by="blue") == ["brazil"]
        assert game.play(BeamDown, "brazil", by="blue").armies("brazil") == 5

    def test_beam_down_for_whoever_gives_up(self) -> None:
        """P2-18, D20 · Whoever gives up as he is asked is not back with it."""
        setup: dict[str, Any] = {"lasting": {"cities": cities(minor="brazil siam")}, "options": {"concede": "neutral"}}
        game = event("beam_down", **setup).say(Concede, "blue")
        assert (game.owner("brazil"), game.state.active) == ("", "yellow")

    @pytest.mark.parametrize(
        ("card", "answer", "about"),
        [
            ("beam_down", BeamDown, ("brazil",)),
            ("die_humans", RuinCity, ("brazil",)),
            ("mysterious_island", TakeOpenCard, ("india",)),
        ],
    )
    def test_though_the_active_player_gives_up(self, card: str, answer: type[Action], about: tuple[str, ...]) -> None:
        """D20 · What an event has asked of somebody else is answered all the same."""
        lands = {**LANDS, "blue": f"kamchatka:5 {ISLAND}:2"}
        setup: dict[str, Any] = {"lasting": {"cities": cities(minor="brazil siam")}, "options": {"concede": "neutral"}}
        game = event(card, lands=lands, **setup).say(Concede, "red").play(answer, *about, by="blue")
        done = {
            "beam_down": game.armies("brazil") == 5,
            "die_humans": game.state.parts[Pocket2].ruins == ("brazil",),
            "mysterious_island": game.hand("blue") == ["india"],
        }
        assert done[card]
        assert game.state.active == "blue"

    def test_beam_down_without_a_place(self) -> None:
        """P2-18 · Without such a city the card is discarded."""
        assert event("beam_down").told(EventWithoutEffect) == [EventWithoutEffect("beam_down")]

    def test_die_humans(self) -> None:
        """P2-19 · A minor city becomes a ruin: city, troops and headquarters go, and the card is destroyed."""
        game = event(
            "die_humans", lasting={"cities": cities(minor="siam", major="peru")}, headquarters={},
            parts=(Headquarters({"siam": "saharan_republic"}),),
        )  # fmt: skip
        assert isinstance(game.asked("blue"), ToRuinCity)
        assert game.choices(RuinCity, "where", by="blue") == ["siam"]
        assert game.refused(RuinCity, "peru", by="blue") == NotThere("peru", ("siam",))
        game.play(RuinCity, "siam", by="blue")
        assert game.told(CityRuined)
        assert game.owner("siam") == ""
        assert game.state.parts[Pocket2].ruins == ("siam",)
        assert game.state.parts[Headquarters].at == {}
        assert game.lasting.used["die_humans"] == 1

    def test_cities_spared(self) -> None:
        """P2-19 · They may spare all; then the card is only discarded."""
        game = event("die_humans", lasting={"cities": cities(minor="siam")}).play(SpareCities, by="blue")
        assert "siam" in game.lasting.cities
        assert game.zone("event-discard") == ["die_humans.1"]

    def test_a_ruin_is_a_mark(self) -> None:
        """P2-20 · Nobody starts on a ruin."""
        game = pocket_2(left=replace(AFLOAT, ruins=("egypt",)))
        g = Context.of(game.rules, game.state, NoChance())
        assert why_no_start(g, RED, "egypt", apart=False) == MarkedStart("egypt")

    def test_a_scar_on_a_ruin(self) -> None:
        """P2-20, D29 · A ruin does not bar a scar: it is a mark, and no scar. Both stay."""
        ruined = replace(AFLOAT, ruins=("kamchatka", "peru"))
        game = pocket_2(left=ruined, scar_cards="blue: bunker.1").play(Attack, "alaska", "kamchatka", 1)
        game.play(PlayScar, "bunker.1", by="blue")
        assert game.lasting.scars == {"kamchatka": "bunker"}
        opened = open_packs("pack_1", "pocket_2")
        start = pocket_2(StartOfTurn, left=ruined, scar_cards="blue: biohazard.1", lasting=opened)
        start.play(PlaceScar, "biohazard.1", "peru", by="blue")
        assert start.lasting.scars == {"peru": "biohazard"}
        assert start.state.parts[Pocket2].ruins == ("kamchatka", "peru")

    def test_the_capital_over_a_ruin(self) -> None:
        """P2-20 · The World Capital is a city: built over a ruin, it leaves none."""
        left = replace(AFLOAT, ruins=("alaska", "peru"))
        lasting = {**open_packs("pack_3", "pocket_2"), "coins": {"peru": 4}}
        parts = (Conquests(("alaska",)),)
        game = pocket_2(EndOfTurn, left=left, lasting=lasting, parts=parts, open="peru egypt india ural", mission=READY)
        game.play(ClaimMission).play(PlaceCapital, "peru", "Cosmopolis")
        assert game.lasting.cities["peru"].kind == CAPITAL
        assert game.state.parts[Pocket2].ruins == ("alaska",)

    def test_a_strike_on_a_ruin(self) -> None:
        """P2-20 · Burnt land bears no other mark."""
        left = replace(AFLOAT, ruins=("kamchatka",))
        lasting = open_packs("pocket_2", shut=("pocket_1",))
        missiles = {"red": 1, "blue": 1, "yellow": 1}
        game = pocket_2(left=left, lasting=lasting, missiles=missiles)
        game.sealed = TEXTS
        game.battle("alaska", "kamchatka", attack=(5, 4, 3), defence=(3, 2))
        for side, die, by in (("attack", 1, "red"), ("defence", 1, "blue"), ("attack", 2, "yellow")):
            game.play(FireMissile, side, die, by=by)
        game.play(Burn, "kamchatka", by="yellow", shuffle="deck")
        assert game.lasting.scars["kamchatka"] == FALLOUT
        assert game.state.parts[Pocket2].ruins == ()

    def test_mysterious_island(self) -> None:
        """P2-21 · Whoever holds the island takes any open card."""
        lands = {**LANDS, "yellow": f"siam:3 {ISLAND}:2"}
        game = event("mysterious_island", lands=lands)
        game.play(TakeOpenCard, game.zone("open")[1], by="yellow")
        assert len(game.hand("yellow")) == 1

    def test_a_card_of_the_island_brings_a_troop(self) -> None:
        """P2-21 · It is drawn as any other: a faction that gets a troop for a card gets it in another's turn, too."""
        lands = {**LANDS, "yellow": f"egypt:3 {ISLAND}:2"}
        game = event("mysterious_island", lands=lands, lasting={"powers": {"khan_industries": "card_levy"}})
        game.play(TakeOpenCard, "egypt", by="yellow")
        assert (game.state.active, game.armies("egypt")) == ("blue", 4)

    def test_a_card_of_the_island_may_be_interfered_with(self) -> None:
        """P2-21, M3 · As with any card that is taken: not that one but another open one."""
        lands = {**LANDS, "yellow": f"siam:3 {ISLAND}:2"}
        setup: dict[str, Any] = {
            "lasting": {**open_packs("pocket_2", "pocket_1"), "coins": {"peru": 2}}, "missiles": {"red": 1},
            "parts": (Pocket1(missile_powers={"die_mechaniker": INTERFERENCE}),),
        }  # fmt: skip
        game = event("mysterious_island", lands=lands, **setup).play(TakeOpenCard, "peru", by="yellow")
        assert (game.asked().player, game.asked().topic) == (RED, CARD_WANTED)
        game.play(Interfere, by="red")
        assert "peru" not in game.choices(TakeOpenCard, "card", by="yellow")
        assert isinstance(game.refused(TakeOpenCard, "peru", by="yellow"), NotAnOpenCard)
        other = game.choices(TakeOpenCard, "card", by="yellow")[0]
        assert game.play(TakeOpenCard, other, by="yellow").hand("yellow") == [other]
        let = event("mysterious_island", lands=lands, **setup).play(TakeOpenCard, "peru", by="yellow")
        assert let.play(Pass, by="red").hand("yellow") == ["peru"]

    @pytest.mark.parametrize("wanted", [False, True])
    def test_whoever_gives_up_takes_no_card_of_the_island(self, wanted: bool) -> None:
        """P2-21, D20 · Neither as he is asked nor while others may interfere: they need not any more."""
        lands = {**LANDS, "yellow": f"siam:3 {ISLAND}:2"}
        setup: dict[str, Any] = {
            "lasting": {**open_packs("pocket_2", "pocket_1"), "coins": {"peru": 2}}, "missiles": {"red": 1},
            "parts": (Pocket1(missile_powers={"die_mechaniker": INTERFERENCE}),), "options": {"concede": "neutral"},
        }  # fmt: skip
        game = event("mysterious_island", lands=lands, **setup)
        if wanted:
            game.play(TakeOpenCard, "peru", by="yellow")
        game.say(Concede, "yellow")
        assert (game.hand("yellow"), game.state.active) == ([], "blue")
        assert missiles_left(game.state, RED) == 1

    @pytest.mark.parametrize("interfering", [False, True])
    def test_a_card_of_the_island_though_the_active_player_gives_up(self, interfering: bool) -> None:
        """P2-21, D20 · While others may interfere: the holder takes the card, or another one, all the same."""
        lands = {**LANDS, "yellow": f"siam:3 {ISLAND}:2"}
        setup: dict[str, Any] = {
            "lasting": {**open_packs("pocket_2", "pocket_1"), "coins": {"peru": 2}}, "missiles": {"blue": 1},
            "parts": (Pocket1(missile_powers={"die_mechaniker": INTERFERENCE}),), "options": {"concede": "neutral"},
        }  # fmt: skip
        game = event("mysterious_island", "red", lands, **setup).play(TakeOpenCard, "peru", by="yellow")
        assert game.say(Concede, "red").asked() == ToReact(BLUE, CARD_WANTED)
        taken = "peru"
        if interfering:
            game.play(Interfere, by="blue")
            taken = game.choices(TakeOpenCard, "card", by="yellow")[0]
            game.play(TakeOpenCard, taken, by="yellow")
        else:
            game.play(Pass, by="blue")
        assert (game.hand("yellow"), game.state.active) == ([taken], "blue")

    def test_nobody_holds_the_island(self) -> None:
        """P2-21 · Held by nobody: the card is discarded."""
        assert event("mysterious_island").told(EventWithoutEffect)


def answer_of_ai(game: Battles, by: str) -> Action:
    """What the AI answers for a seat; the rules take it."""
    number, player = game.number(by), Player(by)
    offers = [*legal(game.rules, game.state, number)]
    action = choose(game.rules.at(game.state), view(game.state, player), number, offers, lambda count: 0)
    assert refusal(game.rules, game.state, action) is None
    return action


class TestTheAI:
    def test_leads_its_sea_lines_to_others(self) -> None:
        game = TestTheArrival().traded()
        action = answer_of_ai(game, "red")
        assert isinstance(action, PlaceIsland)
        assert {game.owner(action.first_end), game.owner(action.second_end)} <= {"blue", "yellow"}

    def test_ruins_no_city_of_its_own(self) -> None:
        mine = event("die_humans", lasting={"cities": cities(minor="japan")})
        assert isinstance(answer_of_ai(mine, "blue"), SpareCities)
        theirs = event("die_humans", lasting={"cities": cities(minor="japan siam")})
        assert isinstance(answer_of_ai(theirs, "blue"), RuinCity)

    def test_claims_its_mission(self) -> None:
        game = played_by(EndOfTurn, "red", ALIENS, lasting={"cities": cities(minor="alaska")})
        assert isinstance(answer_of_ai(game, "red"), ClaimOwnMission)

    def test_plays_on(self) -> None:
        """A war with the pocket and the envelope open, by the AI: what it answers is always taken."""
        game = Battles.opened(late_table(3, "pocket_2", "envelope", seed=2, drawn=2), b"ai")
        for _ in range(60):
            by = next(game.state.pending[number].player for number in game.state.unanswered)
            step = apply(game.rules, game.state, answer_of_ai(game, by), Seeded(b"ai", TEXTS))
            game.state = step.state
        assert game.state.active


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_wars(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wars with the pocket open never stick; offers, checks, JSON and replay agree."""
    monkeypatch.setattr("support.legacy.random_games.Seeded", lambda key: Seeded(key, TEXTS))
    state, _ = roam(late_table(players, "pocket_2", seed=players), players, 200)
    assert state.parts[Campaign].packs


@pytest.mark.parametrize("page", ["pack_2", "pack_3", "pack_4", "pocket_1", "pocket_2", "envelope"])
def test_every_decision_has_a_case(page: str) -> None:
    """The decisions of each page are numbered, or have letters; each has a case, here or where another pack is."""
    here = Path(__file__)
    text = (here.parents[4] / f"docs/sealed/{page}.md").read_text("utf-8")
    decided = re.findall(r"^\| ((?:S\d|P2|EN)-\d+|[NMUE]-[a-z]) \|", text, re.MULTILINE)
    files = [file.read_text("utf-8") for file in here.parent.glob("test_*.py")]
    heads = [head for file in files for head in re.findall(r'"""([\w, -]+) ·', file)]
    shown = {number for head in heads for number in head.split(", ")}
    assert len(decided) > 7
    assert [number for number in decided if number not in shown] == []


def test_the_picture_has_the_island_and_its_lanes() -> None:
    """P2-2 · During a war and between two wars, where it was put."""
    game = pocket_2(left=replace(AFLOAT, ruins=("peru",)))
    game.state.parts[Campaign] = replace(game.lasting, left={})  # (As it is during a war.)
    scene = scene_of(view(game.state, None), game.rules.at(game.state), {})
    assert isinstance(scene.change, GrowthArt)
    assert [(isle.land, isle.at) for isle in scene.change.isles] == [(ISLAND, (690, 960))]
    assert set(scene.change.growth.lanes) == {(ISLAND, "brazil"), (ISLAND, "north_africa")}
    assert scene.markers["peru"] == ("ruin",)
    between = scene_between(campaign_after(game.state))
    assert between.change == scene.change
    assert between.markers["peru"] == ("ruin",)
