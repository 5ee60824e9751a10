"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The rules of pack_4."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.legacy.battles import Battles, cities, war
from support.legacy.campaigns import Evening, first_game
from support.legacy.random_games import roam
from support.sealed.legacy_packs import TEXTS, late_table, open_packs

from rules import Player, Seeded, default, legal
from rules.ai import choose
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.legacy.campaign.box import BUNKER, MISSIONS
from rules.legacy.campaign.campaign import WON, City, Entry
from rules.legacy.campaign.chain import campaign_after, read_campaign, write_campaign
from rules.legacy.campaign.packs import PackOpened
from rules.legacy.campaign.rewards import ToTakeReward, cities_to_fortify
from rules.legacy.sealed.faction_missions import ClaimOwnMission, NoOwnMission
from rules.legacy.sealed.pack_2 import MERCENARY
from rules.legacy.sealed.pack_3 import CAPITAL, READY
from rules.legacy.sealed.pack_3.choosing import ChooseMission, ToChooseMission
from rules.legacy.sealed.pack_3.goals import CapitalPlaced, PlaceCapital, ToPlaceCapital
from rules.legacy.sealed.pack_4 import OWN, MissionKept, lead_player, private_mission_of
from rules.legacy.sealed.pack_4.goals import (
    BORDER,
    GUERILLA,
    OCCUPATION,
    SURGE,
    TACTICS,
    TRAINING,
    PrivateDone,
    PrivateFeats,
    PrivateMissionNotFulfilled,
    PrivateMissions,
)
from rules.legacy.sealed.pack_4.start import LeadBegins, lead_begins
from rules.legacy.setup.factions import FACTIONS, POWERS
from rules.legacy.setup.mustering import Muster
from rules.legacy.setup.starts import legal_starts
from rules.legacy.turn.cities import population_of
from rules.legacy.turn.end_of_turn import EndOfTurn, LeaveCard, ToTakeCard
from rules.legacy.turn.missions import MISSION_DECK, MISSION_DISCARD, OPEN_MISSION, ClaimMission, mission_cards
from rules.legacy.turn.stars import StarsTaken
from rules.legacy.turn.trading import TradeResources
from rules.risk.combat.battle import Conquests
from rules.risk.combat.expand import Expand, NobodyArrives
from rules.risk.turn.concede import Concede
from rules.risk.turn.reinforce import Reinforcement, ToReinforce

RED, BLUE, YELLOW = map(Player, ("red", "blue", "yellow"))
LANDS = {"red": "alaska:6 brazil", "blue": "kamchatka:1 peru:3", "yellow": "siam:3"}
FACTION = {RED: FACTIONS[-1], BLUE: FACTIONS[-2], YELLOW: FACTIONS[-3]}
URBS = {"egypt": City(CAPITAL, "Urbs", "blue")}
OPEN_CARDS = "congo india iceland japan"
AUSTRALIA = "indonesia new_guinea western_australia eastern_australia"
SOUTH_AMERICA = "peru brazil venezuela argentina"


def pack_4(red: str = LANDS["red"], keeps: dict[Player, str] | None = None, **setup: Any) -> Battles:
    """A step of Red's turn with packs 2, 3 and 4 open, in which these players' factions keep these missions."""
    kept = {FACTION[seat]: mission for seat, mission in (keeps or {}).items()}
    used = dict.fromkeys(kept.values(), 1)
    lasting = {**open_packs("pack_2", "pack_3", "pack_4"), "used": used, **setup.pop("lasting", {})}
    parts = (PrivateMissions(kept), *setup.pop("parts", ()))
    lands = {**LANDS, "red": red, **setup.pop("lands", {})}
    return war(lands, lasting=lasting, parts=parts, **{"open": OPEN_CARDS, **setup})


def ending(mission: str = "", *feats: str, **setup: Any) -> Battles:
    """The end of Red's turn with this open mission, after what he did in it."""
    parts = (PrivateFeats(feats), *setup.pop("parts", ()))
    return pack_4(step=EndOfTurn, mission=mission, parts=parts, **setup)


def due(game: Battles, claim: Any = ClaimMission) -> bool:
    return isinstance(game.asked(), ToTakeCard) and game.state.active == RED and bool(game.offers(claim))


def wins(**of: int) -> tuple[Entry, ...]:
    """The victories of the factions of these seats."""
    won = [seat for seat, count in of.items() for _ in range(count)]
    return tuple(Entry(at, FACTION[Player(seat)], "ann", "peru", WON) for at, seat in enumerate(won, 1))


class TestTheCapital:
    def test_a_population_of_five(self) -> None:
        """World Capital · Its population is five."""
        game = pack_4("egypt alaska", lasting={"cities": URBS})
        assert population_of(game.state, RED) == 5

    def test_entered_like_a_city(self) -> None:
        """World Capital · Nobody's: entering it costs five troops, seven if it is fortified."""
        lasting: dict[str, Any] = {"cities": URBS}
        game = pack_4("north_africa:9 alaska", lasting=lasting)
        assert game.refused(Expand, "north_africa", "egypt", 5) == NobodyArrives("egypt", 5)
        assert game.play(Expand, "north_africa", "egypt", 6).armies("egypt") == 1
        walled = pack_4("north_africa:9 alaska", lasting={**lasting, "fortified": {"egypt": 0}})
        assert walled.refused(Expand, "north_africa", "egypt", 7) == NobodyArrives("egypt", 7)

    def test_no_start(self) -> None:
        """World Capital · Nobody starts there, nor does the founder of the major city that stood there."""
        game = pack_4(lasting={"cities": URBS})
        assert "egypt" not in legal_starts(Context.of(game.rules, game.state, NoChance()), BLUE, apart=False)

    def test_it_may_be_fortified(self) -> None:
        """World Capital · It may be fortified."""
        game = pack_4(lasting={"cities": URBS})
        assert cities_to_fortify(Context.of(game.rules, game.state, NoChance()), ToTakeReward(RED, True)) == ("egypt",)


class TestTheOpening:
    def opening(self, **setup: Any) -> Battles:
        """Red fulfils the mission that founds the World Capital."""
        lasting = {**open_packs("pack_3", shut=("pack_4",)), "coins": {"brazil": 4}, **setup.pop("lasting", {})}
        game = war(
            {**LANDS, **setup.pop("lands", {})}, step=EndOfTurn, mission=READY, open="brazil india iceland japan",
            lasting=lasting, parts=(Conquests(("alaska",)),), **setup,
        )  # fmt: skip
        game.sealed = TEXTS
        return game.play(ClaimMission, shuffle=MISSION_DECK)

    def test_as_the_capital_is_about_to_be_founded(self) -> None:
        """Pack 4 · It opens at once; its six missions go into the deck; then the World Capital is founded."""
        game = self.opening()
        assert [opened.label for opened in game.told(PackOpened)] == ["pack_4"]
        assert set(OWN) <= {*game.zone(MISSION_DECK)}
        assert game.asked() == ToPlaceCapital(RED, ("brazil",))
        game.play(PlaceCapital, "brazil", "Urbs")
        assert len(game.zone(OPEN_MISSION)) == 1
        assert {*game.zone(OPEN_MISSION), *game.zone(MISSION_DECK)} == set(mission_cards(game.state))

    def test_the_lead_chooses_the_next_mission(self) -> None:
        """Pack 4 · If a lead faction plays, it picks the next mission now."""
        game = self.opening(lasting={"entries": wins(blue=1)})
        assert game.asked() == ToChooseMission(BLUE)
        game.play(ChooseMission, "reign_of_terror", shuffle=MISSION_DECK).play(PlaceCapital, "brazil", "Urbs")
        assert game.zone(OPEN_MISSION) == ["reign_of_terror"]

    def test_a_war_called_off_while_it_chooses(self) -> None:
        """S3-9 · The World Capital is due already: it waits for the next war, though nobody was asked for it yet."""
        game = self.opening(lasting={"entries": wins(blue=1)})
        assert game.asked() == ToChooseMission(BLUE)
        assert json.loads(campaign_after(game.state).left["pack_3"])["site"] == "brazil"
        game.play(ChooseMission, "reign_of_terror", shuffle=MISSION_DECK).play(PlaceCapital, "brazil", "Urbs")
        assert "site" not in json.loads(campaign_after(game.state).left["pack_3"])

    @pytest.mark.parametrize("lead", ["blue", "red"])
    def test_whoever_has_brought_it_about_gives_up(self, lead: str) -> None:
        """S3-9, S4-8, D20 · The lead faction chooses all the same, by default if it is his own; then the World Capital
        is founded at once, as for whoever says nothing, and the mission that was chosen lies open."""
        setup: dict[str, Any] = {"lasting": {"entries": wins(**{lead: 1})}, "options": {"concede": "neutral"}}
        game = self.opening(**setup)
        game.chance = Seeded(b"he gives up", TEXTS)
        chance = next(one for one in game.zone(MISSION_DECK) if one in game.choices(ChooseMission, "mission"))
        game.say(Concede, "red")
        if lead == "blue":
            assert game.asked() == ToChooseMission(BLUE)
            game.play(ChooseMission, chance)
        assert [founded.where for founded in game.told(CapitalPlaced)] == ["brazil"]
        assert (game.zone(OPEN_MISSION), game.stars("red"), game.state.active) == ([chance], 0, "blue")

    def test_a_lead_that_plays_no_more(self) -> None:
        """S4-8 · A lead faction whose player is out for good chooses nothing."""
        game = self.opening(lasting={"entries": wins(blue=1)}, lands={"blue": "", "yellow": "siam:3 peru:3"})
        assert game.asked() == ToPlaceCapital(RED, ("brazil",))


class TestTheLeadFaction:
    @pytest.mark.parametrize(
        ("won", "lead"),
        [({"blue": 2, "red": 1}, "blue"), ({"blue": 1, "red": 1}, ""), ({}, ""), ({"yellow": 1}, "yellow")],
    )
    def test_most_wins(self, won: dict[str, int], lead: str) -> None:
        """S4-7, Lead · The faction with most wins among those that are played; a tie gives none."""
        assert lead_player(pack_4(lasting={"entries": wins(**won)}).state) == lead

    def test_of_factions_that_play(self) -> None:
        """Lead · A faction that nobody plays does not count."""
        absent = tuple(Entry(at, FACTIONS[0], "ann", "peru", WON) for at in (1, 2))
        assert lead_player(pack_4(lasting={"entries": (*absent, *wins(red=1))}).state) == RED

    def begun(self, **of: int) -> Evening:
        """The set-up of a late game, in which the factions start in the order of the box."""
        kept = {faction: powers[0] for faction, powers in POWERS.items()}
        entries = tuple(
            Entry(at, faction, "ann", "peru", WON)
            for at, faction in enumerate((name for name, count in of.items() for _ in range(count)), 1)
        )
        game = first_game(
            3, powers=kept, used={"first_coin": 12}, game=6, cities=URBS, entries=entries,
            **open_packs("pack_3", "pack_4"),
        )  # fmt: skip
        assert game.zone(OPEN_MISSION) == []
        for faction, where in zip(FACTIONS[:3], ("peru", "japan", "iceland"), strict=True):
            game.play(Muster, faction, where)
        return game

    def test_it_chooses_the_first_mission(self) -> None:
        """S4-4, Lead · It chooses the first mission; until then none lies open."""
        game = self.begun(**{FACTIONS[1]: 2, FACTIONS[0]: 1})
        player = next(seat for seat in game.state.seats if game.owner("japan") == seat)
        assert game.asked() == ToChooseMission(player)
        able = game.choices(ChooseMission, "mission")
        assert set(able) <= {*MISSIONS, *OWN, READY, "explore_the_world"}
        game.play(ChooseMission, "imperial_might")
        assert game.zone(OPEN_MISSION) == ["imperial_might"]

    def test_it_says_nothing(self) -> None:
        """S4-6 · The mission lies open that chance would have opened."""
        game = self.begun(**{FACTIONS[1]: 2})
        chance = next(
            mission for mission in game.zone(MISSION_DECK) if mission in game.choices(ChooseMission, "mission")
        )
        assert default(game.rules, game.state, game.number()).mission == chance

    def test_somebody_else_has_started_in_the_capital(self) -> None:
        """S4-5 · Nobody gets troops there; the lead faction chooses all the same."""
        lasting = {"cities": URBS, "entries": wins(red=2)}
        game = pack_4("japan:8", lands={"blue": "egypt:8", "yellow": "siam:8"}, lasting=lasting)
        lead_begins(Context.of(game.rules, game.state, NoChance()), LeadBegins())
        assert ToChooseMission(RED) in game.state.pending.values()
        assert (game.owner("egypt"), game.armies("egypt"), game.armies("japan")) == ("blue", 8, 8)

    def test_three_troops_in_the_capital(self) -> None:
        """Lead · It begins with three more troops, in the World Capital."""
        game = self.begun(**{FACTIONS[1]: 1})
        assert (game.owner("egypt"), game.armies("egypt")) == (game.owner("japan"), 3)

    def test_without_a_lead(self) -> None:
        """Lead · Without one the World Capital is empty, and chance opens the first mission."""
        game = self.begun()
        assert game.owner("egypt") == ""
        assert len(game.zone(OPEN_MISSION)) == 1


class TestConditions:
    def test_advanced_tactics(self) -> None:
        """P-advanced_tactics · Two territory cards of four coins or more in one trade."""
        coins = {"brazil": 4, "egypt": 4, "peru": 3}
        for cards, met in (("brazil egypt", True), ("brazil peru", False)):
            game = pack_4(step=Reinforcement, hands=f"red: {cards}", lasting={"coins": coins})
            game.play(TradeResources, tuple(game.hand("red")))
            assert (TACTICS in game.state.parts[PrivateFeats].missions) == met

    def test_advanced_training(self) -> None:
        """P-advanced_training · Ten resources or more spent on troops in one recruit."""
        for coins, met in ((6, True), (5, False)):
            lasting = {"coins": {"brazil": coins, "egypt": 4}}
            game = pack_4(step=Reinforcement, hands="red: brazil egypt", lasting=lasting)
            game.play(TradeResources, tuple(game.hand("red")))
            assert (TRAINING in game.state.parts[PrivateFeats].missions) == met

    @pytest.mark.parametrize(("held", "met"), [("egypt india japan", True), ("egypt india", False)])
    def test_forced_occupation(self, held: str, met: bool) -> None:
        """P-forced_occupation · Somebody with three resource cards or more is knocked out."""
        setup = {"lands": {"blue": "kamchatka:1"}, "hands": f"blue: {held}", "open": "congo iceland ural peru"}
        game = pack_4(**setup).battle("alaska", "kamchatka", attack=(6,), defence=(1,))
        assert (OCCUPATION in game.state.parts[PrivateFeats].missions) == met

    def test_not_for_a_mere_conquest(self) -> None:
        game = pack_4(hands="blue: egypt india japan", open="congo iceland ural peru")
        game.battle("alaska", "kamchatka", attack=(6,), defence=(1,))
        assert not game.state.parts[PrivateFeats].missions

    @pytest.mark.parametrize(
        ("scars", "met"),
        [
            ({"alaska": BUNKER, "brazil": MERCENARY}, True),
            ({"alaska": BUNKER, "peru": MERCENARY}, False),
            ({"alaska": "ammo_shortage"}, False),
            ({}, False),
        ],
    )
    def test_guerilla_warfare(self, scars: dict[str, str], met: bool) -> None:
        """P-guerilla_warfare · Every bunker and every mercenary territory; at least one must exist."""
        assert due(ending(GUERILLA, lasting={"scars": scars})) == met

    @pytest.mark.parametrize(("red", "met"), [("egypt congo brazil india", True), ("egypt congo brazil", False)])
    def test_urban_troop_surge(self, red: str, met: bool) -> None:
        """P-urban_troop_surge · The World Capital and three major cities."""
        built = {**cities(major="congo brazil india"), **URBS}
        assert due(ending(SURGE, red=red, lasting={"cities": built})) == met

    @pytest.mark.parametrize(("red", "met"), [(f"{AUSTRALIA} {SOUTH_AMERICA}", True), (AUSTRALIA, False)])
    def test_wide_border(self, red: str, met: bool) -> None:
        """P-wide_border · Two whole continents as the turn begins."""
        game = pack_4(red, step=EndOfTurn, turn="yellow", lands={"blue": "kamchatka"}).until(ToReinforce)
        assert game.state.active == RED
        assert (BORDER in game.state.parts[PrivateFeats].missions) == met

    @pytest.mark.parametrize("mission", [TACTICS, TRAINING, OCCUPATION, BORDER])
    def test_what_was_done_this_turn(self, mission: str) -> None:
        """Private missions · What was done in the turn counts at its end; without it nothing does."""
        assert due(ending(mission, mission))
        assert not due(ending(mission))

    def test_what_the_board_does_not_allow(self) -> None:
        """S4-3 · Without a bunker, or without enough cities, a mission goes under the deck as it is drawn."""
        red = f"{AUSTRALIA} {SOUTH_AMERICA} north_africa egypt congo east_africa south_africa madagascar"
        deck = f"{GUERILLA} {SURGE} reign_of_terror"
        game = ending("imperial_might", mission_deck=deck, red=red, lands={"blue": "kamchatka"})
        assert game.play(ClaimMission).zone(OPEN_MISSION) == ["reign_of_terror"]


class TestKeeping:
    def test_a_faction_keeps_it(self) -> None:
        """S4-1 · Who claims one takes a star; a faction without one keeps it on its card, for ever."""
        game = ending(TACTICS, TACTICS).play(ClaimMission)
        assert game.told(MissionKept) == [MissionKept(RED, FACTION[RED], TACTICS)]
        assert game.told(StarsTaken) == [StarsTaken(RED, 1, "mission")]
        assert private_mission_of(game.state, RED) == TACTICS
        assert TACTICS not in (*mission_cards(game.state), *game.zone(MISSION_DISCARD))
        left = read_campaign(write_campaign(campaign_after(game.state)))
        assert TACTICS in left.left["pack_4"]

    def test_not_in_the_same_game_again(self) -> None:
        """S4-2 · It is fulfilled again in later games alone, and not in the same game called off and played anew."""
        got = ending(TACTICS, TACTICS).play(ClaimMission).lasting
        kept = {RED: TACTICS}
        again = ending("", TACTICS, keeps=kept, parts=(Conquests(("alaska",)),), lasting={"glued": got.glued})
        assert again.refused(ClaimOwnMission) == PrivateMissionNotFulfilled(TACTICS)
        later = ending("", TACTICS, keeps=kept, lasting={"glued": got.glued, "game": got.game + 1})
        assert due(later, ClaimOwnMission)

    def test_one_each(self) -> None:
        """S4-1 · A faction that keeps one takes the star; the mission is discarded."""
        game = ending(TACTICS, TACTICS, keeps={RED: BORDER}).play(ClaimMission)
        assert not game.told(MissionKept)
        assert (game.stars("red"), TACTICS in game.zone(MISSION_DISCARD)) == (1, True)


class TestFulfillingOnesOwn:
    def test_a_star(self) -> None:
        """S4-2 · Once a game, at the end of a turn, for a star."""
        game = ending("", BORDER, keeps={RED: BORDER})
        assert due(game, ClaimOwnMission)
        game.play(ClaimOwnMission)
        assert (game.stars("red"), game.state.parts[PrivateDone].factions) == (1, (FACTION[RED],))

    def test_once_a_game(self) -> None:
        done = PrivateDone((FACTION[RED],))
        game = ending("", BORDER, keeps={RED: BORDER}, parts=(done, Conquests(("alaska",))))
        assert game.refused(ClaimOwnMission) == PrivateMissionNotFulfilled(BORDER)

    def test_not_with_the_open_one(self) -> None:
        """S4-2 · Not in the same turn as the open mission."""
        game = ending(TACTICS, TACTICS, BORDER, keeps={RED: BORDER})
        assert due(game, ClaimOwnMission)
        assert game.play(ClaimMission).state.active == BLUE

    def test_only_ones_own(self) -> None:
        game = ending("", BORDER, keeps={BLUE: BORDER}, parts=(Conquests(("alaska",)),))
        assert game.refused(ClaimOwnMission) == NoOwnMission()

    def test_nobody_must(self) -> None:
        assert ending("", BORDER, keeps={RED: BORDER}).play(LeaveCard).stars("red") == 0

    def test_by_default(self) -> None:
        assert ending("", BORDER, keeps={RED: BORDER}).until(ToReinforce).stars("red") == 1

    def test_the_ai_claims_it(self) -> None:
        game = ending("", BORDER, keeps={RED: BORDER})
        rules = game.rules.at(game.state)
        offers = tuple(legal(rules, game.state, game.number()))
        assert isinstance(choose(rules, game.seen("red"), game.number(), offers, lambda n: 0), ClaimOwnMission)


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("labels", [("pack_4",), ("pack_2", "pack_3", "pack_4")])
def test_random_wars(players: int, labels: tuple[str, ...]) -> None:
    """Nobody is stuck, offers equal the checks, and every step can be saved and played again."""
    roam(late_table(players, *labels, seed=players), players, 200)
