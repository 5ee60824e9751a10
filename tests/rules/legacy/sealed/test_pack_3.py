"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The rules of pack_3."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from support.legacy.battles import Battles, cities, war
from support.legacy.campaigns import MEMBERS, composed_for
from support.legacy.next_games import next_setting
from support.legacy.random_games import roam
from support.sealed.legacy_packs import late_table, open_packs, opened_campaign

from rules import Player, Refused, Seeded, apply, begin, legal
from rules.ai import choose
from rules.author import BadName
from rules.kernel.conditions import NoSuchLand
from rules.legacy.campaign.box import MAJOR, MISSIONS
from rules.legacy.campaign.campaign import City, Entry
from rules.legacy.campaign.chain import campaign_after, is_sound, read_campaign, write_campaign
from rules.legacy.sealed.common import EventWithoutEffect, NotThere
from rules.legacy.sealed.pack_3 import CAPITAL, CAUSE, EXPLORE, READY, SeaLines, homeland_of
from rules.legacy.sealed.pack_3.cards import RallyTroops, ToJoinCause
from rules.legacy.sealed.pack_3.choosing import ChooseMission, MissionChosen, NotInMissionDeck
from rules.legacy.sealed.pack_3.goals import (
    CapitalPlaced,
    DrawLane,
    LaneDrawn,
    NoLaneThere,
    PlaceCapital,
    ToDrawLane,
    ToPlaceCapital,
)
from rules.legacy.setup.factions import FACTIONS, POWERS, Factions
from rules.legacy.setup.mustering import ToMuster
from rules.legacy.turn.cities import population
from rules.legacy.turn.end_of_turn import EndOfTurn, LeaveCard, TakeCard, ToTakeCard
from rules.legacy.turn.events import EVENT_DISCARD, event_cards
from rules.legacy.turn.missions import MISSION_DECK, MISSION_DISCARD, OPEN_MISSION, ClaimMission, mission_cards
from rules.legacy.turn.resources import OPEN
from rules.legacy.turn.stars import StarsTaken
from rules.legacy.turn.victory import WarWon
from rules.risk.combat.battle import Conquests
from rules.risk.combat.invasion import Attack
from rules.risk.turn.concede import Concede
from rules.risk.turn.reinforce import Deploy, ToDeploy, ToReinforce

RED = Player("red")
ISLANDS = "greenland iceland great_britain madagascar japan indonesia new_guinea"
OTHERS = {"blue": "kamchatka", "yellow": "siam"}
OPEN_CARDS = "brazil egypt congo india"
RICH = {"coins": {"brazil": 4, "egypt": 6, "congo": 3}}


def pack_3(red: str, step: Any = EndOfTurn, **setup: Any) -> Battles:
    """A step of Red's turn with the pack open."""
    lasting = {**open_packs("pack_3", *setup.pop("more", ())), **setup.pop("lasting", {})}
    return war({"red": red, **OTHERS, **setup.pop("lands", {})}, step=step, lasting=lasting, **setup)


def exploring(red: str = ISLANDS, **setup: Any) -> Battles:
    return pack_3(red, mission=EXPLORE, open=OPEN_CARDS, **setup)


def ready(red: str = "brazil egypt congo alaska", taken: tuple[str, ...] = ("alaska",), **setup: Any) -> Battles:
    lasting = {**RICH, **setup.pop("lasting", {})}
    parts = (Conquests(taken), *setup.pop("parts", ()))
    return pack_3(red, mission=READY, open=OPEN_CARDS, parts=parts, lasting=lasting, **setup)


def due(game: Battles) -> bool:
    return isinstance(game.asked(), ToTakeCard) and game.state.active == RED and bool(game.offers(ClaimMission))


class TestTheMissionDeck:
    @pytest.mark.parametrize("later", [{}, {"missions": "later"}])
    def test_all_eight(self, later: dict[str, str]) -> None:
        """S3-1, D1, O-missions-later · From the next game on the deck holds the two of two stars as well; with
        `missions` later it begins with this pack, with all eight."""
        begun: dict[str, Any] = {"powers": {faction: both[0] for faction, both in POWERS.items()}, "game": 4}
        campaign = opened_campaign("pack_3", used={"first_coin": 12}, coins={"brazil": 4}, **begun)
        campaign = replace(campaign, options={**campaign.options, **later})
        setting = next_setting(campaign, dict(zip(map(Player, ("red", "blue", "green")), MEMBERS, strict=False)))
        state = begin(composed_for(setting), Seeded(bytes(32))).state
        (mission,) = state.zone(OPEN_MISSION).cards
        assert sorted((mission, *state.zone(MISSION_DECK).cards)) == sorted((*MISSIONS, EXPLORE, READY))

    def test_one_that_the_cards_cannot_fulfil(self) -> None:
        """S3-2 · While no card bears four coins, the mission about one goes under the deck."""
        poor = exploring(mission_deck=f"{READY} imperial_might").play(ClaimMission).play(DrawLane, "japan", "indonesia")
        assert poor.zone(OPEN_MISSION) == ["imperial_might"]
        rich = exploring(mission_deck=f"{READY} imperial_might", lasting=RICH)
        assert rich.play(ClaimMission).play(DrawLane, "japan", "indonesia").zone(OPEN_MISSION) == [READY]


class TestExploreTheWorld:
    @pytest.mark.parametrize(("held", "claimed"), [(7, True), (6, False)])
    def test_seven_islands(self, held: int, claimed: bool) -> None:
        """M-explore_the_world · At least seven islands: territories that no land links to another."""
        assert due(exploring(" ".join(["alaska", "peru", *ISLANDS.split()[:held]]))) == claimed

    def test_two_stars_for_a_sea_line(self) -> None:
        """M-explore_the_world · A sea line is drawn, the card is destroyed; then two stars, and another mission."""
        game = exploring().play(ClaimMission)
        assert isinstance(game.asked(), ToDrawLane)
        assert game.stars("red") == 0
        game.play(DrawLane, "japan", "western_united_states")
        assert game.told(StarsTaken) == [StarsTaken(RED, 2, "mission")]
        assert EXPLORE not in (*game.zone(MISSION_DISCARD), *game.zone(MISSION_DECK), *game.zone(OPEN_MISSION))
        assert EXPLORE not in mission_cards(game.state)

    def test_over_the_line(self) -> None:
        """M-explore_the_world · From now on one attacks along it, in this game and in all later ones."""
        game = exploring().play(ClaimMission).play(DrawLane, "japan", "western_united_states")
        board = game.rules.at(game.state).board
        assert board.links_of["western_united_states"]["japan"] == "sea"
        left = read_campaign(write_campaign(campaign_after(game.state)))
        again = next_setting(replace(left, game=5), dict(zip(game.state.seats, left.members, strict=False)))
        step = begin(composed_for(again), Seeded(bytes(32)))
        assert step.state.parts[SeaLines].lanes == (("japan", "western_united_states"),)
        assert composed_for(again).board.links_of["japan"]["western_united_states"] == "sea"

    def test_an_attack_over_it(self) -> None:
        """M-explore_the_world · The new lane is a link like any other."""
        lane = SeaLines((("peru", "eastern_australia"),))
        game = war(
            {"red": "peru:4", "blue": "eastern_australia:1", "yellow": "siam"},
            lasting={**open_packs("pack_3"), "left": {"pack_3": '{"lanes":[["peru","eastern_australia"]]}'}},
            parts=(lane,),
        )
        game.play(Attack, "peru", "eastern_australia", 3)
        assert game.state.pending

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("japan", "kamchatka"),
            ("alaska", "alberta"),
            ("japan", "japan"),
            ("irkutsk", "peru"),
            ("peru", "afghanistan"),
        ],
    )
    def test_where_none_can_be_drawn(self, one: str, other: str) -> None:
        """D28 · Between two territories by the sea that are not linked yet; two of them have no ocean."""
        game = exploring().play(ClaimMission)
        assert game.refused(DrawLane, one, other) == NoLaneThere(one, other)
        assert isinstance(game.refused(DrawLane, "atlantis", "peru"), NoSuchLand)

    def test_a_campaign_with_a_line_to_nowhere_is_refused(self) -> None:
        """Bad input · What a campaign says of its lines must lie on its board."""
        lasting = {"left": {"pack_3": '{"lanes":[["peru","atlantis"]]}'}}
        campaign = opened_campaign("pack_3", **lasting)
        with pytest.raises(Refused, match="no-such-beginning"):
            next_setting(campaign, dict(zip(map(Player, ("red", "blue", "green")), MEMBERS, strict=False)))

    def test_over_the_edge_of_the_map(self) -> None:
        """D28 · The lane may leave by the edge of the map."""
        game = exploring().play(ClaimMission).play(DrawLane, "alaska", "japan")
        assert game.state.parts[SeaLines].lanes == (("alaska", "japan"),)

    def test_the_line_is_drawn_though_the_stars_win(self) -> None:
        """S3-5, M-explore_the_world · With the two stars the war may be won: the line comes first."""
        game = exploring(stars={"red": 2}).play(ClaimMission).play(DrawLane, "japan", "indonesia")
        assert [won.player for won in game.told(WarWon)] == ["red"]
        assert game.state.parts[SeaLines].lanes == (("japan", "indonesia"),)

    def test_by_default_between_own_territories(self) -> None:
        """Whoever says nothing draws it between two of his own."""
        game = exploring().play(ClaimMission).until(ToReinforce)
        ((one, other),) = game.state.parts[SeaLines].lanes
        assert {one, other} <= set(ISLANDS.split())

    def test_it_is_for_ever(self) -> None:
        game = exploring().play(ClaimMission)
        assert game.asked().for_ever
        assert any(event.final for event in game.play(DrawLane, "japan", "peru").events)


class TestWhoeverGivesUp:
    """D20 · What a mission has brought about is for ever: it is done all the same, as for whoever says nothing. There
    are no stars any more, and the next mission lies open."""

    def test_as_he_is_to_draw_the_line(self) -> None:
        game = exploring(options={"concede": "neutral"}).play(ClaimMission).say(Concede, "red")
        (lane,) = game.told(LaneDrawn)
        assert game.state.parts[SeaLines].lanes == ((lane.one, lane.other),)
        assert EXPLORE not in mission_cards(game.state)
        assert (len(game.zone(OPEN_MISSION)), game.stars("red"), game.state.active) == (1, 0, "blue")

    def test_as_he_is_to_found_the_capital(self) -> None:
        game = ready(options={"concede": "neutral"}).play(ClaimMission).say(Concede, "red")
        assert [event.where for event in game.told(CapitalPlaced)] == ["egypt"]
        assert game.lasting.cities["egypt"].kind == CAPITAL
        assert READY not in mission_cards(game.state)
        assert (len(game.zone(OPEN_MISSION)), game.stars("red"), game.state.active) == (1, 0, "blue")


class TestTheWorldIsReady:
    @pytest.mark.parametrize(
        ("red", "taken", "claimed"),
        [
            ("brazil alaska", ("alaska",), True),
            ("brazil alaska", (), False),
            ("congo alaska", ("alaska",), False),
            ("peru alaska", ("alaska",), False),
        ],
    )
    def test_a_card_of_four_coins(self, red: str, taken: tuple[str, ...], claimed: bool) -> None:
        """M-the_world_is_ready · An open territory card of four coins or more that one is entitled to."""
        assert due(ready(red, taken)) == claimed

    def test_the_capital(self) -> None:
        """M-the_world_is_ready · The World Capital is founded and named on its territory; a population of five; the
        card is destroyed; then two stars."""
        game = ready().play(ClaimMission)
        assert game.asked() == ToPlaceCapital(RED, ("brazil", "egypt"))
        game.play(PlaceCapital, "egypt", "Cosmopolis")
        assert game.lasting.cities["egypt"] == City(CAPITAL, "Cosmopolis", "red")
        assert population(game.state, "egypt") == 5
        assert game.told(StarsTaken) == [StarsTaken(RED, 2, "mission")]
        assert READY not in mission_cards(game.state)
        assert game.lasting.used[CAPITAL] == 1

    def test_it_replaces_a_city(self) -> None:
        """M-the_world_is_ready · Any city there is replaced."""
        game = ready(lasting={"cities": cities(major="brazil")}).play(ClaimMission).play(PlaceCapital, "brazil", "Urbs")
        assert game.lasting.cities["brazil"].kind == CAPITAL
        assert MAJOR not in {city.kind for city in game.lasting.cities.values()}

    def test_on_a_fortified_city(self) -> None:
        """S3-7 · The fortification stays, with the boxes that are left."""
        walled = {"cities": cities(major="brazil"), "fortified": {"brazil": 4}}
        game = ready(lasting=walled).play(ClaimMission).play(PlaceCapital, "brazil", "Urbs")
        assert (game.lasting.cities["brazil"].kind, game.lasting.fortified) == (CAPITAL, {"brazil": 4})

    def test_no_other_place_and_no_other_name(self) -> None:
        game = ready(lasting={"cities": cities("peru")}).play(ClaimMission)
        assert game.refused(PlaceCapital, "congo", "Urbs") == NotThere("congo", ("brazil", "egypt"))
        assert isinstance(game.refused(PlaceCapital, "egypt", "City A"), BadName)

    def test_by_default_on_the_richest(self) -> None:
        game = ready().play(ClaimMission).until(ToReinforce)
        assert [event.where for event in game.told(CapitalPlaced)] == ["egypt"]

    @pytest.mark.parametrize(("sitting", "founder"), [("red", "red"), ("green", "")])
    def test_a_war_called_off_before_it_is_founded(self, sitting: str, founder: str) -> None:
        """S3-9, A16 · What was opened stays: the next war begins with the World Capital, on the card with most coins.
        It is of whoever was to found it, also where he is not at the table."""
        game = ready().play(ClaimMission)
        left = replace(campaign_after(game.state), powers={faction: two[0] for faction, two in POWERS.items()})
        left = replace(left, members=("green", *left.members))
        seats = {Player(seat): seat for seat in (sitting, "blue", "yellow")}
        assert is_sound(left)
        later = Battles.opened(composed_for(next_setting(left, seats)), b"next").until(ToMuster)
        assert [(event.player, event.where) for event in later.told(CapitalPlaced)] == [(founder, "egypt")]
        capital = later.lasting.cities["egypt"]
        assert (capital.kind, capital.founder) == (CAPITAL, "red")
        after = read_campaign(write_campaign(campaign_after(later.state)))
        assert after.used[CAPITAL] == 1
        again = Battles.opened(composed_for(next_setting(after, seats)), b"again").until(ToMuster)
        assert not again.told(CapitalPlaced)

    def test_it_counts_before_the_victory(self) -> None:
        game = ready(stars={"red": 3}).play(ClaimMission).play(PlaceCapital, "egypt", "Cosmopolis")
        assert [won.player for won in game.told(WarWon)] == ["red"]
        assert "egypt" in game.lasting.cities


class TestJoinTheCause:
    HELD = "brazil:2 egypt:1 congo:1"
    BUILT = cities("brazil congo", "egypt")

    def drawn(self, red: str = HELD, **setup: Any) -> Battles:
        """The event follows a card: the new one in slot 1 bears two coins."""
        lasting = {"cities": self.BUILT, "coins": {"ural": 2}, **setup.pop("lasting", {})}
        parts = (Conquests(("brazil",)),)
        game = pack_3(
            red,
            open="peru brazil egypt congo",
            deck="ural",
            event_deck=f"{CAUSE}.1",
            lasting=lasting,
            parts=parts,
            **setup,
        )
        return game.play(TakeCard, "brazil")

    def test_three_of_them(self) -> None:
        """S3-6 · Before pack 1 is open they make an event deck of their own."""
        assert event_cards(self.drawn().state) == (f"{CAUSE}.1", f"{CAUSE}.2", f"{CAUSE}.3")

    def test_three_troops_spread_over_own_cities(self) -> None:
        """E-join_the_cause · The largest population gets three troops for its cities; the card is discarded."""
        game = self.drawn()
        assert game.asked() == ToJoinCause(RED)
        game.play(RallyTroops)
        assert game.asked() == ToDeploy(RED, 3, ("brazil", "congo", "egypt"))
        game.play(Deploy, "brazil", 2).play(Deploy, "egypt", 1)
        assert (game.armies("brazil"), game.armies("egypt"), game.state.active) == (4, 2, "blue")
        assert game.zone(EVENT_DISCARD) == [f"{CAUSE}.1"]

    def test_whoever_has_the_largest_population(self) -> None:
        """E-join_the_cause · Whoever it is, in anybody's turn."""
        lands = {"blue": "kamchatka:2 egypt:1 congo"}
        assert self.drawn("brazil:2 peru", lands=lands).asked() == ToJoinCause(Player("blue"))

    def test_though_the_active_player_gives_up(self) -> None:
        """D20, E-join_the_cause · The choice of somebody else stays open, and then where his troops go."""
        lands, options = {"blue": "kamchatka:2 egypt:1 congo:1"}, {"concede": "neutral"}
        game = self.drawn("brazil:2 peru", lands=lands, options=options).say(Concede, "red")
        game.play(RallyTroops, by="blue")
        assert game.asked() == ToDeploy(Player("blue"), 3, ("congo", "egypt"))
        game.play(Deploy, "egypt", 3, by="blue")
        assert (game.armies("egypt"), game.state.active) == (4, "blue")
        taken = self.drawn("brazil:2 peru", lands=lands, options=options).play(RallyTroops, by="blue")
        taken.say(Concede, "red").play(Deploy, "egypt", 3, by="blue")
        assert (taken.armies("egypt"), taken.state.active) == (4, "blue")

    def test_tied(self) -> None:
        """E-join_the_cause · Tied populations: nothing happens."""
        game = self.drawn("brazil:2 congo:2", lands={"blue": "egypt"})
        assert game.told(EventWithoutEffect)
        assert game.state.active == "blue"

    def test_another_mission(self) -> None:
        """E-join_the_cause · Or the open mission is exchanged for one that is chosen from the deck, which is shuffled;
        the old one is discarded."""
        game = self.drawn(mission="imperial_might")
        game.play(ChooseMission, "reign_of_terror", shuffle=MISSION_DECK)
        assert (game.zone(OPEN_MISSION), game.zone(MISSION_DISCARD)) == (["reign_of_terror"], ["imperial_might"])
        assert game.told(MissionChosen) == [MissionChosen(RED, "reign_of_terror")]

    def test_the_deck_is_not_told(self) -> None:
        """The missions are listed in the same order, however they lie in the deck."""
        other = self.drawn(mission="imperial_might", mission_deck="reign_of_terror")
        asked = self.drawn(mission="imperial_might", mission_deck="unexpected_attack")
        listed = [offer.fields["mission"] for game in (other, asked) for offer in game.offers(ChooseMission)]
        assert listed[0] == listed[1]
        assert isinstance(other.refused(ChooseMission, "imperial_might"), NotInMissionDeck)

    def test_without_an_open_mission(self) -> None:
        game = self.drawn()
        assert not game.offers(ChooseMission)
        assert isinstance(game.refused(ChooseMission, "reign_of_terror"), NotInMissionDeck)

    def test_by_default_the_troops(self) -> None:
        game = self.drawn(mission="imperial_might").until(ToReinforce)
        assert sum(map(game.armies, ("brazil", "egypt", "congo"))) == 7


class TestHomelands:
    def starts(self, *lands: str, now: str = "peru") -> dict[str, Any]:
        """Where Red's faction has started in earlier games, and in this one."""
        lines = tuple(Entry(at, FACTIONS[-1], "ann", where, "held-on") for at, where in enumerate(lands, 1))
        return {"lasting": {"entries": lines}, "parts": (self.factions(now), Conquests(("alaska",)))}

    @staticmethod
    def factions(now: str) -> Factions:
        played = dict(zip(map(Player, ("red", "blue", "yellow")), FACTIONS[::-1], strict=False))
        return Factions(played, {RED: now}, dict.fromkeys(played, 8))

    @pytest.mark.parametrize(
        ("earlier", "now", "home"),
        [
            ((), "peru", "south_america"),
            (("egypt",), "peru", ""),
            (("egypt", "congo"), "peru", "africa"),
            (("egypt", "brazil"), "peru", "south_america"),
        ],
    )
    def test_where_it_started_most_often(self, earlier: tuple[str, ...], now: str, home: str) -> None:
        """S3-3 · The homeland is the continent where the faction started most often, this game included; a tie gives
        none."""
        game = pack_3("alaska:3", open=OPEN_CARDS, **self.starts(*earlier, now=now))
        assert homeland_of(game.state, game.rules.board, RED) == home

    def test_a_card_without_its_territory(self) -> None:
        """S3-4 · An open card of the homeland may be taken without holding its territory, or a coin."""
        game = pack_3("alaska:3", open="brazil egypt congo india", **self.starts())
        assert game.choices(TakeCard, "card") == ["brazil", "coin.1"]
        game.play(TakeCard, "brazil")
        assert game.hand("red") == ["brazil"]
        assert len(game.zone(OPEN)) == 4

    def test_beside_those_of_own_territories(self) -> None:
        """S3-4 · Who holds the territory of an open card takes one of these, or one of his homeland: no coin."""
        game = pack_3("alaska:3 egypt", open="brazil egypt congo india", **self.starts())
        assert game.choices(TakeCard, "card") == ["brazil", "egypt"]

    def test_only_when_a_card_is_due(self) -> None:
        """S3-4 · Without a conquest there is no card of the homeland either."""
        start = self.starts()
        game = pack_3("alaska:3", open="brazil egypt congo india", lasting=start["lasting"], parts=start["parts"][:1])
        assert game.state.active == "blue"

    def test_for_the_mission(self) -> None:
        """M-the_world_is_ready · A card of the homeland counts: the World Capital may be founded on another's land."""
        start = self.starts()
        game = ready("alaska:3", lands={"blue": "brazil:5"}, parts=start["parts"])
        assert game.play(ClaimMission).asked() == ToPlaceCapital(RED, ("brazil",))

    def test_nobody_must(self) -> None:
        game = pack_3("alaska:3", open="brazil egypt congo india", **self.starts()).play(LeaveCard)
        assert game.hand("red") == []


@pytest.mark.parametrize("players", [3, 5])
def test_random_wars(players: int) -> None:
    """Nobody is stuck, offers equal the checks, and every step can be saved and played again."""
    roam(late_table(players, "pack_3", seed=players), players, 200)


class TestTheAI:
    """It answers everything that the pack asks with something that is offered."""

    def answered(self, game: Battles) -> Battles:
        rules = game.rules.at(game.state)
        number = game.number()
        seen = game.seen(str(game.state.pending[number].player))
        action = choose(rules, seen, number, tuple(legal(rules, game.state, number)), lambda n: 0)
        step = apply(rules, game.state, action, Seeded(bytes(32)))
        game.state, game.events = step.state, step.events
        return game

    def test_a_line_between_its_own(self) -> None:
        game = self.answered(exploring().play(ClaimMission))
        ((one, other),) = game.state.parts[SeaLines].lanes
        assert {game.owner(one), game.owner(other)} == {"red"}

    def test_the_capital_on_its_own(self) -> None:
        start = TestHomelands().starts()
        game = ready("alaska:3 brazil", lands={"blue": "egypt:5"}, parts=start["parts"])
        assert self.answered(game.play(ClaimMission)).owner("brazil") == "red"
        assert game.lasting.cities["brazil"].kind == CAPITAL

    def test_troops(self) -> None:
        assert self.answered(TestJoinTheCause().drawn(mission="imperial_might")).asked() == ToDeploy(
            RED, 3, ("brazil", "congo", "egypt")
        )
