"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The rules of pack_1."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from support.legacy.battles import Battles, cities, war
from support.legacy.random_games import roam
from support.sealed.legacy_packs import late_table, open_packs

from rules import Player, Seeded, begin, default
from rules.author import Pass
from rules.kernel.values import NotNow
from rules.kernel.windows import windows_for
from rules.legacy.campaign.rewards import FortifyCity
from rules.legacy.combat.scar_cards import Scarred, scars_held
from rules.legacy.sealed.common import EventWithoutEffect, HeadquartersDemolished
from rules.legacy.sealed.pack_1.cards import (
    NoFortificationLeft,
    NotYourCity,
    RallyInCities,
    RallyInCity,
    RiotRolled,
    ToControlPeople,
)
from rules.legacy.sealed.scar_moments import AT_END, AT_START, PlaceScar
from rules.legacy.turn.buying_stars import StartOfTurn, ToBuyStars
from rules.legacy.turn.end_of_turn import EndOfTurn, TakeCard, ToTakeCard
from rules.legacy.turn.events import EVENT_DECK, EVENT_DISCARD, EventDrawn, event_kind
from rules.risk.armies import ArmiesLost
from rules.risk.combat.battle import Conquests
from rules.risk.combat.occupy import PlayerKnockedOut
from rules.risk.turn.cards import NamedTwice
from rules.risk.turn.concede import Concede
from rules.risk.turn.fortify import Fortify
from rules.risk.turn.reinforce import Finish, TooMany, ToReinforce

LANDS = {"red": "alaska:4 peru:1", "blue": "kamchatka:5", "yellow": "siam:3"}


def pack_1(step: Any, lands: dict[str, str] | None = None, **setup: Any) -> Battles:
    """A step of Red's turn with the pack open."""
    lasting = {**open_packs("pack_1"), **setup.pop("lasting", {})}
    return war(lands or LANDS, step=step, lasting=lasting, **setup)


def asked(game: Battles) -> list[tuple[str, str]]:
    """Who is asked in which window."""
    return [(decision.player, decision.topic) for decision in game.state.pending.values()]


class TestTheMomentsOfScarCards:
    HELD = "red: bunker.1; blue: biohazard.1; yellow: biohazard.2"

    def test_at_the_start_of_a_turn_by_anybody(self) -> None:
        """S-biohazard, D2 · It is played at the start of any turn, by anybody, on any territory without a scar."""
        game = pack_1(StartOfTurn, scar_cards=self.HELD)
        assert asked(game) == [("red", AT_START), ("blue", AT_START), ("yellow", AT_START)]
        game.play(Pass, by="red").play(PlaceScar, "biohazard.1", "peru", by="blue").play(Pass, by="yellow")
        assert game.lasting.scars == {"peru": "biohazard"}
        assert game.lasting.used == {"biohazard": 1}

    def test_after_the_stars(self) -> None:
        """Start of the turn: red stars first, then scar cards."""
        game = pack_1(StartOfTurn, scar_cards=self.HELD, hands="red: egypt brazil ural japan")
        assert isinstance(game.asked(), ToBuyStars)
        game.play(Finish)
        assert [window for _, window in asked(game)] == [AT_START] * 3

    def test_whoever_holds_any_card_is_asked(self) -> None:
        """D9 · The window opens for all who hold a scar card, whichever it is, and tells nothing of it."""
        game = pack_1(StartOfTurn, scar_cards="blue: bunker.1")
        assert asked(game) == [("blue", AT_START)]
        assert isinstance(game.refused(PlaceScar, "bunker.1", "siam", by="blue"), NotNow)

    def test_one_scar_a_territory(self) -> None:
        """S1-8 · One scar at most on a territory. Of two on the same one the active player's comes first, then
        clockwise; the other card stays in the hand."""
        game = pack_1(StartOfTurn, scar_cards=self.HELD, lasting={"scars": {"siam": "bunker"}})
        assert game.refused(PlaceScar, "biohazard.1", "siam", by="blue") == Scarred("siam")
        game.play(PlaceScar, "biohazard.2", "peru", by="yellow").play(PlaceScar, "biohazard.1", "peru", by="blue")
        game.play(Pass, by="red")
        assert game.lasting.scars["peru"] == "biohazard"
        assert game.zone(scars_held(Player("blue"))) == []
        assert game.zone(scars_held(Player("yellow"))) == ["biohazard.2"]

    def test_at_the_end_of_the_own_turn(self) -> None:
        """D2, D10 · The active player may play it at the end of his own turn too; it acts in that very end."""
        game = pack_1(EndOfTurn, scar_cards="red: biohazard.1; blue: biohazard.2")
        assert asked(game) == [("red", AT_END)]
        game.play(PlaceScar, "biohazard.1", "alaska", by="red")
        assert game.armies("alaska") == 3

    def test_not_at_the_end_by_option(self) -> None:
        """D2 · With `scar-cards` start: at the start of a turn alone."""
        game = pack_1(EndOfTurn, scar_cards="red: biohazard.1", options={"scar-cards": "start"})
        assert ("red", AT_END) not in asked(game)
        assert windows_for(game.rules, game.state, "biohazard.1") == (AT_START,)

    def test_no_such_moment_without_the_pack(self) -> None:
        """Without such a card in the campaign nobody is asked."""
        game = war(LANDS, step=StartOfTurn, scar_cards="red: bunker.1; blue: bunker.2")
        assert isinstance(game.asked(), ToReinforce)
        assert AT_START not in game.rules.at(game.state).opens


class TestBiohazard:
    def test_a_troop_at_the_end_of_the_holders_turn(self) -> None:
        """S-biohazard · The holder loses a troop there at the end of his own turn, before the card is taken."""
        scars = {"alaska": "biohazard", "siam": "biohazard"}
        game = pack_1(EndOfTurn, lasting={"scars": scars}, parts=(Conquests(("alaska",)),), open="peru siam")
        assert isinstance(game.asked(), ToTakeCard)
        assert (game.armies("alaska"), game.armies("siam")) == (3, 3)

    def test_it_may_empty_a_territory(self) -> None:
        """S-biohazard · The last troop dies, too: the territory is nobody's."""
        game = pack_1(EndOfTurn, lasting={"scars": {"peru": "biohazard"}})
        assert game.owner("peru") == ""

    def test_on_land_of_nobody(self) -> None:
        """S1-7 · It acts at the end of the holder's own turn: not on empty land, nor against a neutral army."""
        lands = {"red": "alaska:4", "blue": "kamchatka:5", "yellow": "siam:3", "neutral": "peru:2"}
        game = pack_1(EndOfTurn, lands, lasting={"scars": {"peru": "biohazard", "congo": "biohazard"}})
        assert (game.armies("peru"), game.armies("congo")) == (2, 0)
        assert not game.told(ArmiesLost)

    def test_the_last_of_a_player(self) -> None:
        """A9 · Who loses his last troop to a scar is knocked out by nobody, and keeps his cards."""
        lands = {**LANDS, "red": "peru:1"}
        game = pack_1(EndOfTurn, lands, lasting={"scars": {"peru": "biohazard"}}, hands="red: egypt")
        assert game.told(PlayerKnockedOut) == [PlayerKnockedOut(Player("red"))]
        assert game.hand("red") == ["egypt"]


OPEN_CARDS, NEXT = "egypt congo siam japan", "ural"


def event(kind: str, lands: dict[str, str] | None = None, dice: tuple[int, ...] = (), **setup: Any) -> Battles:
    """Red takes a coin card, the new open card bears two coins, and this event is turned up."""
    lasting = {"coins": {NEXT: 2}, **setup.pop("lasting", {})}
    game = pack_1(
        EndOfTurn, lands, lasting=lasting, parts=(Conquests(("alaska",)),),
        open=OPEN_CARDS, deck=NEXT, event_deck=f"{kind}.1", **setup,
    )  # fmt: skip
    return game.play(TakeCard, "coin.1", riots=dice)


class TestWhenAnEventIsTurnedUp:
    def test_with_an_even_card_in_the_first_slot(self) -> None:
        """End of the turn: where the new card in slot 1 bears an even number of coins, the top event is turned up."""
        game = event("resistance")
        assert game.told(EventDrawn) == [EventDrawn(Player("red"), "resistance", "resistance.1")]
        assert game.zone(EVENT_DISCARD) == ["resistance.1"]

    def test_not_with_an_odd_one(self) -> None:
        """End of the turn: an odd number brings none."""
        assert not event("resistance", lasting={"coins": {NEXT: 3}}).told(EventDrawn)

    def test_seven_from_the_next_war_on(self) -> None:
        """Set-up: all events of the campaign that are not destroyed are shuffled, in every war after the seal broke."""
        dealt = begin(late_table(4, "pack_1"), Seeded(b"deck")).state.zone(EVENT_DECK).cards
        assert Counter(map(event_kind, dealt)) == {
            "control_the_people": 2, "fortify": 2, "resistance": 2, "riots": 1,
        }  # fmt: skip
        assert not begin(late_table(4), Seeded(b"deck")).state.zones[EVENT_DECK].cards

    def test_a_used_up_deck(self) -> None:
        """End of the turn: the events turned up are not shuffled again in the same war."""
        game = pack_1(
            EndOfTurn, lasting={"coins": {NEXT: 2}}, parts=(Conquests(("alaska",)),), open=OPEN_CARDS, deck=NEXT,
            event_deck="", event_discard="*",
        )  # fmt: skip
        assert not game.play(TakeCard, "coin.1").told(EventDrawn)


class TestControlThePeople:
    def test_troops_in_a_city(self) -> None:
        """S1-9, E-control_the_people · The largest population takes five troops in one of its cities, in any turn."""
        lands = {**LANDS, "blue": "kamchatka:5 peru:1", "red": "alaska:4"}
        game = event(
            "control_the_people", lands, lasting={"cities": cities(minor="alaska peru", major="kamchatka siam")}
        )
        assert game.choices(RallyInCity, "where", by="blue") == ["kamchatka", "peru"]
        assert game.refused(RallyInCity, "siam", by="blue") == NotYourCity("siam", ("peru", "kamchatka"))
        assert game.play(RallyInCity, "peru", by="blue").armies("peru") == 6

    def test_a_manoeuvre(self) -> None:
        """S1-10, E-control_the_people · Or it makes a manoeuvre at once, also in another's turn; one."""
        lands = {**LANDS, "blue": "kamchatka:5 yakutsk:1"}
        game = event("control_the_people", lands, lasting={"cities": cities(major="kamchatka")})
        game.play(Fortify, "kamchatka", "yakutsk", 3, (), by="blue")
        assert (game.armies("kamchatka"), game.armies("yakutsk")) == (2, 4)
        assert not any(isinstance(asked, ToControlPeople) for asked in game.state.pending.values())

    def test_whoever_gives_up_meanwhile(self) -> None:
        """D20, E-control_the_people · Whoever gives up as he is asked gets no troops in a city that is neutral now."""
        lasting, options = {"cities": cities(major="kamchatka")}, {"concede": "neutral"}
        game = event("control_the_people", lasting=lasting, options=options)
        assert game.asked() == ToControlPeople(Player("blue"))
        game.say(Concede, "blue")
        assert (game.owner("kamchatka"), game.armies("kamchatka")) == ("neutral", 5)
        assert game.state.active == "yellow"

    @pytest.mark.parametrize("march", [False, True])
    def test_though_the_active_player_gives_up(self, march: bool) -> None:
        """D20, E-control_the_people · The question stays open; then the next turn begins."""
        lands, lasting = {**LANDS, "blue": "kamchatka:5 yakutsk:1"}, {"cities": cities(major="kamchatka")}
        game = event("control_the_people", lands, lasting=lasting, options={"concede": "neutral"}).say(Concede, "red")
        assert game.asked() == ToControlPeople(Player("blue"))
        if march:
            game.play(Fortify, "kamchatka", "yakutsk", 3, (), by="blue")
        else:
            game.play(RallyInCity, "kamchatka", by="blue")
        assert (game.armies("kamchatka"), game.armies("yakutsk")) == ((2, 4) if march else (10, 1))
        assert game.state.active == "blue"

    def test_for_the_active_player_who_gives_up(self) -> None:
        """D20, E-control_the_people · What was his alone is lost with his turn."""
        lasting = {"cities": cities(major="alaska")}
        game = event("control_the_people", lasting=lasting, options={"concede": "neutral"})
        assert game.asked() == ToControlPeople(Player("red"))
        assert game.say(Concede, "red").state.active == "blue"
        assert game.owner("alaska") == "neutral"

    def test_a_tie(self) -> None:
        """S1-9, S1-14, E-control_the_people · With equal populations the card is discarded."""
        game = event("control_the_people", lasting={"cities": cities(major="kamchatka siam")})
        assert game.told(EventWithoutEffect) == [EventWithoutEffect("control_the_people")]

    def test_silence(self) -> None:
        """E-control_the_people · Whoever says nothing takes troops in the largest city."""
        lands = {**LANDS, "blue": "kamchatka:5 peru:1", "red": "alaska:4"}
        game = event("control_the_people", lands, lasting={"cities": cities(minor="peru", major="kamchatka")})
        assert default(game.rules, game.state, game.number("blue")).where == "kamchatka"


class TestFortify:
    HELD = {**LANDS, "blue": "kamchatka:5 peru:1 brazil:1", "red": "alaska:4"}
    CITIES = cities(minor="peru brazil siam", major="kamchatka")

    def test_a_fortification(self) -> None:
        """E-fortify · The largest population fortifies one of its cities; the card is destroyed."""
        game = event("fortify", self.HELD, lasting={"cities": self.CITIES})
        assert game.refused(FortifyCity, "siam", by="blue") == NotYourCity("siam", ("peru", "brazil", "kamchatka"))
        game.play(FortifyCity, "peru", by="blue")
        assert game.lasting.fortified == {"peru": 0}
        assert game.lasting.used == {"fortification": 1, "fortify": 1}
        assert game.zone(EVENT_DISCARD) == []

    def test_an_older_fortification(self) -> None:
        """S1-11, E-fortify · A new fortification replaces an old one, with all its boxes free."""
        game = event("fortify", self.HELD, lasting={"cities": self.CITIES, "fortified": {"peru": 7}})
        assert game.play(FortifyCity, "peru", by="blue").lasting.fortified == {"peru": 0}

    def test_troops(self) -> None:
        """E-fortify · Or two troops in each of up to two of its cities; the card is discarded."""
        game = event("fortify", self.HELD, lasting={"cities": self.CITIES})
        assert game.refused(RallyInCities, ("peru", "brazil", "kamchatka"), by="blue") == TooMany(3, 2)
        assert isinstance(game.refused(RallyInCities, ("peru", "peru"), by="blue"), NamedTwice)
        game.play(RallyInCities, ("peru", "kamchatka"), by="blue")
        assert (game.armies("peru"), game.armies("kamchatka"), game.armies("brazil")) == (3, 7, 1)
        assert game.zone(EVENT_DISCARD) == ["fortify.1"]

    def test_no_fortification_left(self) -> None:
        """E-fortify · Only while there are fortifications."""
        game = event("fortify", self.HELD, lasting={"cities": self.CITIES, "used": {"fortification": 5}})
        assert game.refused(FortifyCity, "peru", by="blue") == NoFortificationLeft()
        assert not game.offers(FortifyCity, by="blue")


class TestResistance:
    def test_small_garrisons(self) -> None:
        """E-resistance · Every minor city that one or two troops hold loses one; no major city, no larger garrison."""
        lands = {"red": "alaska:4 peru:2", "blue": "kamchatka:3 brazil:1", "yellow": "siam:2 japan:5"}
        game = event("resistance", lands, lasting={"cities": cities(minor="peru kamchatka brazil", major="siam")})
        assert [game.armies(where) for where in ("peru", "kamchatka", "brazil", "siam")] == [1, 3, 0, 2]

    def test_the_last_troop(self) -> None:
        """S1-12, E-resistance · The last troop dies, too, and one of a neutral army."""
        lands = {"red": "alaska:4", "blue": "kamchatka:1", "yellow": "siam:3", "neutral": "peru:2"}
        game = event("resistance", lands, lasting={"cities": cities(minor="kamchatka peru")})
        assert (game.owner("kamchatka"), game.armies("peru")) == ("", 1)
        assert game.told(PlayerKnockedOut) == [PlayerKnockedOut(Player("blue"))]

    def test_none(self) -> None:
        """E-resistance · Without such a city it has no effect."""
        assert event("resistance").told(EventWithoutEffect) == [EventWithoutEffect("resistance")]


class TestRiots:
    LANDS = {"red": "alaska:4", "blue": "kamchatka:3 peru:1", "yellow": "siam:1"}
    CITIES = cities(minor="alaska", major="kamchatka siam greenland")

    def test_a_roll_for_each_major_city(self) -> None:
        """E-riots · One roll for each major city that somebody holds, one more for each troop there: below six its
        holder loses as many troops as the die shows."""
        game = event("riots", self.LANDS, dice=(2, 5), lasting={"cities": self.CITIES})
        held = [(told.where, told.total, told.held) for told in game.told(RiotRolled)]
        assert held == [("kamchatka", 5, False), ("siam", 6, True)]
        assert (game.armies("kamchatka"), game.armies("siam"), game.armies("alaska")) == (1, 1, 4)

    def test_headquarters_help_and_fall(self) -> None:
        """S1-13, E-riots · Headquarters count one more; where the city falls they are demolished. No more
        troops die than there are."""
        quarters = {"kamchatka": "blue", "siam": "yellow"}
        game = event("riots", self.LANDS, dice=(2, 3), headquarters=quarters, lasting={"cities": self.CITIES})
        assert [(told.total, told.held) for told in game.told(RiotRolled)] == [(6, True), (5, False)]
        assert [told.where for told in game.told(HeadquartersDemolished)] == ["siam"]
        assert (game.owner("siam"), game.stars("yellow")) == ("", 0)

    def test_none(self) -> None:
        """E-riots · Without a major city that somebody holds it has no effect."""
        game = event("riots", lasting={"cities": cities(major="greenland")})
        assert game.told(EventWithoutEffect) == [EventWithoutEffect("riots")]


def test_every_decision_has_a_case() -> None:
    """The page of the pack and the cases name the same decisions."""
    here = Path(__file__)
    page = here.parents[4] / "docs" / "sealed" / "pack_1.md"
    decided = re.findall(r"^\| (S1-\d+) \|", page.read_text("utf-8"), re.MULTILINE)
    cases = "".join(file.read_text("utf-8") for file in sorted(here.parent.glob("test_pack_1*.py")))
    assert decided == [f"S1-{n}" for n in range(1, len(decided) + 1)]
    assert [number for number in decided if not re.search(rf'"""(?:[\w-]+, )*{number}\b', cases)] == []


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"promo_cards": "on", "concede": "neutral"}),
        (4, {"scar_cards": "start", "declaring": "open"}),
        (5, {"promo_cards": "on"}),
    ],
)
def test_random_wars(players: int, options: dict[str, str]) -> None:
    """Never stuck; offers pass their check; replay, JSON and what the events rebuild are the same; nothing hidden is
    seen."""
    _, seen = roam(late_table(players, "pack_1", seed=players, **options), players, 300)
    assert seen["draft-played"] == 1
    assert seen["scar-glued"]
