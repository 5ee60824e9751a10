"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The rules of the envelope."""

from __future__ import annotations

from typing import Any

import pytest
from support.legacy.battles import Battles, cities, war
from support.legacy.campaigns import composed_for
from support.legacy.next_games import next_setting
from support.legacy.random_games import roam
from support.sealed.legacy_packs import TEXTS, late_table, open_packs

from rules import Player, Seeded, begin
from rules.author import Pass
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.campaign.chain import campaign_after, new_campaign, seal_campaign
from rules.legacy.combat.scar_cards import PlayScar
from rules.legacy.sealed.common import EventWithoutEffect
from rules.legacy.sealed.envelope.cards import (
    CloseSea,
    DestroyOmen,
    EmptyHands,
    FellHeadquarters,
    RaiseHost,
    ToInvoke,
)
from rules.legacy.sealed.envelope.kept import AMONG, Envelope
from rules.legacy.sealed.envelope.powers import BearCurse, Cursed, LiftCurse, ToLiftCurse
from rules.legacy.sealed.envelope.sea import ClosedSea, SeaClosed, SeaIsClosed
from rules.legacy.sealed.envelope.start import GiveUp, ToGiveUp
from rules.legacy.sealed.pocket_2.slots import NotBeside
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.setup.starts import BesideHeadquarters
from rules.legacy.turn.buying_stars import StartOfTurn
from rules.legacy.turn.end_of_turn import EndOfTurn, TakeCard
from rules.legacy.turn.events import EVENT_DECK
from rules.legacy.turn.joining import Join, JoinOrRecruit
from rules.legacy.turn.trading import ResourcesTraded, TradeResources
from rules.risk.combat.battle import Conquests
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack, Combat
from rules.risk.odds.forecast import forecast
from rules.risk.turn.concede import Concede
from rules.risk.turn.fortify import Fortification, Fortify
from rules.risk.turn.reinforce import Reinforcement, TooMany, ToReinforce

RED, BLUE, YELLOW = map(Player, ("red", "blue", "yellow"))
LANDS = {"red": "alaska:4 peru:1", "blue": "kamchatka:3 japan:2", "yellow": "siam:3"}
RICH = {**LANDS, "blue": "kamchatka:8 japan:5"}
NAMES = Envelope(named=("red", "blue", "yellow"))


def envelope(drawn: int, step: Any = Combat, lands: dict[str, str] | None = None, **setup: Any) -> Battles:
    """A step of Red's turn, with what was drawn into the envelope."""
    lasting = {**open_packs("envelope", drawn=drawn), **setup.pop("lasting", {})}
    return war(lands or LANDS, step=step, lasting=lasting, **setup)


def event(drawn: int, card: str, lands: dict[str, str] | None = None, **setup: Any) -> Battles:
    """Red takes a coin card, and turns this event up."""
    lasting = {"coins": {"argentina": 2}, **setup.pop("lasting", {})}
    parts = (NAMES, Conquests(("alaska",)), *setup.pop("parts", ()))
    game = envelope(
        drawn, EndOfTurn, lands, lasting=lasting, parts=parts, open="egypt india congo ural", deck="argentina",
        event_deck=card, **setup,
    )  # fmt: skip
    return game.play(TakeCard, "coin.1", by="red")


def cursed(curse: str, step: Any = Combat, lands: dict[str, str] | None = None, **setup: Any) -> Battles:
    """Red bears this curse."""
    return envelope(4, step, lands, **{**setup, "parts": (Cursed({RED: curse}), *setup.get("parts", ()))})


class TestTheDraw:
    @pytest.mark.parametrize("number", [1, 2, 3, 4])
    def test_one_of_four(self, number: int) -> None:
        """EN-1 · What was drawn as the campaign began is in it, and nothing else; it lasts."""
        campaign = seal_campaign(new_campaign(("ann", "ben", "cleo")), TEXTS)
        seated = dict(zip((RED, BLUE, YELLOW), campaign.members, strict=True))
        rules = composed_for(next_setting(campaign, seated, opens=("envelope",)))
        state = begin(rules, Seeded(b"key", {**TEXTS, "envelope:drawn": str(number)})).state
        left = campaign_after(state)
        assert left.packs["envelope"].drawn == number
        kinds = set(AMONG[number - 1].get("events", ()))
        later = begin(late_table(3, "envelope", drawn=number), Seeded(b"key", TEXTS)).state
        assert {card.partition(".")[0] for card in later.zone(EVENT_DECK).cards} == kinds

    def test_names(self) -> None:
        """EN-2 · One card a person of the game before which it is opened, at most five; the others are out."""
        campaign = seal_campaign(new_campaign(("ann", "ben", "cleo")), TEXTS)
        seated = dict(zip((RED, BLUE, YELLOW), campaign.members, strict=True))
        rules = composed_for(next_setting(campaign, seated, opens=("envelope",)))
        state = begin(rules, Seeded(b"key", {**TEXTS, "envelope:drawn": "1"})).state
        assert state.parts[Envelope].named == ("ann", "ben", "cleo")
        assert state.parts[Campaign].used == {"entity_4": 1, "entity_5": 1} | {
            kind: used for kind, used in state.parts[Campaign].used.items() if not kind.startswith("entity")
        }


class TestTheEntity:
    def test_obeys_whoever_is_named(self) -> None:
        """EN-3 · The named person chooses; all discard their resource cards."""
        game = event(1, "entity_2.1", hands="red: brazil; yellow: coin.5")
        assert game.asked() == ToInvoke(BLUE)
        game.play(EmptyHands, by="blue")
        assert game.hand("red") == game.hand("yellow") == []

    def test_though_the_active_player_gives_up(self) -> None:
        """EN-3, D20 · The named person chooses all the same."""
        game = event(1, "entity_2.1", hands="yellow: coin.5", options={"concede": "neutral"}).say(Concede, "red")
        assert game.asked() == ToInvoke(BLUE)
        game.play(EmptyHands, by="blue")
        assert (game.hand("yellow"), game.state.active) == ([], "blue")

    def test_of_somebody_absent(self) -> None:
        """EN-3 · Without the named person the player who has turned the card up chooses."""
        assert event(1, "entity_5.1").asked() == ToInvoke(RED)

    def test_headquarters_fall(self) -> None:
        """EN-4 · Or headquarters are demolished."""
        game = event(1, "entity_2.1", headquarters={"siam": "yellow"}).play(FellHeadquarters, "siam", by="blue")
        assert game.state.parts[Headquarters].at == {}

    def test_troops(self) -> None:
        """EN-5 · Or six troops, where he is or on unoccupied, unmarked land."""
        game = event(1, "entity_2.1", lasting={"cities": cities(minor="brazil"), "coins": {"argentina": 2}})
        able = game.choices(RaiseHost, "where", by="blue")
        assert "brazil" not in able
        assert "siam" not in able
        assert {"japan", "iceland"} <= set(able)
        assert game.play(RaiseHost, "japan", by="blue").armies("japan") == 8

    def test_no_attacks_by_sea(self) -> None:
        """EN-6 · Or nobody attacks over sea lines until his turn; expanding goes on."""
        game = event(1, "entity_2.1").play(CloseSea, by="blue")
        assert game.told(SeaClosed) == [SeaClosed(BLUE, True)]
        closed = envelope(1, parts=(ClosedSea(YELLOW, True),))
        assert closed.refused(Attack, "alaska", "kamchatka", 1) == SeaIsClosed("kamchatka", YELLOW)

    @pytest.mark.parametrize(("before", "until"), [(RED, BLUE), (YELLOW, YELLOW)])
    def test_closed_for_longer_already(self, before: Player, until: Player) -> None:
        """EN-6 · Of two closings the longer one holds: in Yellow's turn Blue has the card say so."""
        game = envelope(
            1, EndOfTurn, turn="yellow", lasting={"coins": {"argentina": 2}},
            parts=(NAMES, Conquests(("siam",)), ClosedSea(before, True)), open="egypt india congo ural",
            deck="argentina", event_deck="entity_2.1",
        ).play(TakeCard, "coin.1")  # fmt: skip
        game.play(CloseSea, by="blue")
        assert game.told(SeaClosed) == [SeaClosed(until, True)]

    def test_destroyed_before_it_acts(self) -> None:
        """EN-7 · Whoever gives up ten troops destroys the card; from where he likes, one stays everywhere."""
        game = event(1, "entity_3.1", RICH)
        game.play(DestroyOmen, by="blue")
        assert game.asked() == ToGiveUp(BLUE, 10)
        assert game.refused(GiveUp, "japan", 5, by="blue") == TooMany(5, 4)
        game.play(GiveUp, "japan", 4, by="blue").play(GiveUp, "kamchatka", 6, by="blue")
        assert (game.armies("japan"), game.armies("kamchatka")) == (1, 2)
        assert game.lasting.used["entity_3"] == 1
        assert not any(isinstance(asked, ToInvoke) for asked in game.state.pending.values())

    def test_the_price_though_the_active_player_gives_up(self) -> None:
        """EN-7, D20 · The card is destroyed: whoever has destroyed it gives up his troops all the same."""
        game = event(1, "entity_3.1", RICH, options={"concede": "neutral"}).play(DestroyOmen, by="blue")
        game.say(Concede, "red").play(GiveUp, "japan", 4, by="blue").play(GiveUp, "kamchatka", 6, by="blue")
        assert (game.armies("japan"), game.armies("kamchatka"), game.state.active) == (1, 2, "blue")

    def test_whoever_gives_up_while_it_can_be_destroyed(self) -> None:
        """EN-7, D20 · The card lies open all the same: it acts, or is destroyed."""
        acts = event(1, "entity_3.1", RICH, options={"concede": "neutral"}).say(Concede, "red")
        assert acts.play(Pass, by="blue").asked() == ToInvoke(YELLOW)
        gone = event(1, "entity_3.1", RICH, options={"concede": "neutral"}).say(Concede, "red")
        gone.play(DestroyOmen, by="blue").play(GiveUp, "kamchatka", 7, by="blue").play(GiveUp, "japan", 3, by="blue")
        assert (gone.lasting.used["entity_3"], gone.state.active) == (1, "blue")

    @pytest.mark.parametrize("lands", [RICH, LANDS])
    def test_whoever_gives_up_is_obeyed_no_more(self, lands: dict[str, str]) -> None:
        """EN-3, D20 · Without anybody who commands it nothing happens; nobody waits for somebody who is gone."""
        game = event(1, "entity_5.1", lands, options={"concede": "neutral"}).say(Concede, "red")
        if lands == RICH:
            game.play(Pass, by="blue")
        assert game.told(EventWithoutEffect) == [EventWithoutEffect("entity_5")]
        assert not game.told(SeaClosed)
        assert game.state.active == "blue"

    def test_let_act(self) -> None:
        """EN-7 · Whoever can pay is asked first, and may let it act."""
        assert event(1, "entity_3.1", RICH).play(Pass, by="blue").asked() == ToInvoke(YELLOW)


class TestTheVirus:
    def test_half_of_the_largest_city(self) -> None:
        """EN-8 · The city with most troops loses half, rounded up, and each neighbour by land one; one stays."""
        lands = {**LANDS, "blue": "kamchatka:3 yakutsk:4 irkutsk:1 japan:2"}
        game = event(2, "deadly_virus.1", lands, lasting={"cities": cities(minor="kamchatka peru")})
        assert [game.armies(where) for where in ("kamchatka", "yakutsk", "irkutsk", "japan")] == [1, 3, 1, 2]

    def test_a_tie(self) -> None:
        """EN-8 · Of equally many the card is discarded."""
        game = event(2, "deadly_virus.1", lasting={"cities": cities(minor="kamchatka siam")})
        assert game.told(EventWithoutEffect) == [EventWithoutEffect("deadly_virus")]

    def test_one_everywhere(self) -> None:
        """EN-8 · Where a single troop stands in the city and around it nobody dies, and that is told."""
        lands = {**LANDS, "blue": "kamchatka:1 yakutsk:1 irkutsk:1 japan:2"}
        game = event(2, "deadly_virus.1", lands, lasting={"cities": cities(minor="kamchatka")})
        assert game.told(EventWithoutEffect) == [EventWithoutEffect("deadly_virus")]


class TestTheOrbit:
    def test_islands(self) -> None:
        """EN-9 · Every island loses a troop, one stays; and the sea is closed until the drawer's next turn."""
        game = event(3, "unstable_orbit.1", {**LANDS, "yellow": "madagascar:1 siam:3"})
        assert (game.armies("japan"), game.armies("madagascar"), game.armies("siam")) == (1, 1, 3)
        assert game.state.parts[ClosedSea] == ClosedSea(RED, False)

    def test_whoever_has_turned_it_up_gives_up(self) -> None:
        """EN-9, D20 · The islands lose their troops all the same; the sea is open again as the next turn begins."""
        game = event(3, "unstable_orbit.1", RICH, options={"concede": "neutral"}).say(Concede, "red")
        game.play(Pass, by="blue")
        assert (game.armies("japan"), game.state.active) == (4, "blue")
        assert game.state.parts[ClosedSea] == ClosedSea()

    def test_nothing_over_sea(self) -> None:
        """EN-10 · Nobody attacks, expands or marches over sea lines."""
        lands = {**LANDS, "red": "alaska:4 brazil:3"}
        game = envelope(3, lands=lands, parts=(ClosedSea(BLUE, False),))
        assert game.refused(Attack, "alaska", "kamchatka", 1) == SeaIsClosed("kamchatka", BLUE)
        assert game.refused(Expand, "brazil", "north_africa", 1) == SeaIsClosed("north_africa", BLUE)
        g = Context.of(game.rules, game.state, NoChance())
        assert "kamchatka" not in g.links("alaska")

    def test_headquarters_beyond_it(self) -> None:
        """EN-10, D7 · Headquarters are beside a territory over a closed sea line too."""
        game = envelope(
            3, JoinOrRecruit, {"blue": "kamchatka:3", "yellow": "siam:3"}, knocked_out="red",
            options={"joining": "apart"}, headquarters={"kamchatka": "blue"}, parts=(ClosedSea(BLUE, False),),
        )  # fmt: skip
        assert game.refused(Join, "alaska") == BesideHeadquarters("alaska", "kamchatka")


class TestTheCurses:
    def test_one_each(self) -> None:
        """EN-11 · One is dealt open to each player as a game begins; destroyed ones are out."""
        state = begin(late_table(3, "envelope", drawn=4), Seeded(b"key", TEXTS)).state
        dealt = state.parts[Cursed].of
        assert set(dealt) == set(state.seats)
        assert len(set(dealt.values())) == 3

    def test_levy(self) -> None:
        """EN-12 · One recruit less, never under three."""
        lands = {**LANDS, "red": "alaska:1 peru:1 egypt:1 brazil:1 ural:1 india:1"}
        towns = {"cities": cities(major="alaska peru egypt")}
        assert cursed("levy", Reinforcement, lands, lasting=towns).asked() == ToReinforce(RED, 3)
        assert cursed("two_dice", Reinforcement, lands, lasting=towns).asked() == ToReinforce(RED, 4)
        assert cursed("levy", Reinforcement).asked() == ToReinforce(RED, 3)

    def test_two_dice(self) -> None:
        """EN-13 · Attacks with two dice at most."""
        assert cursed("two_dice").refused(Attack, "alaska", "kamchatka", 3) == TooMany(3, 2)

    def test_the_odds_count_two_dice(self) -> None:
        """EN-13 · What is foretold of an attack knows of it; nobody else's attacks are touched."""

        def win(curse: str, player: Player, source: str, target: str) -> float:
            game = cursed(curse)
            return forecast(game.rules.at(game.state), game.state, player, source, target).win

        assert win("two_dice", RED, "alaska", "kamchatka") < win("no_scars", RED, "alaska", "kamchatka") - 0.1
        assert win("two_dice", BLUE, "kamchatka", "alaska") == win("no_scars", BLUE, "kamchatka", "alaska")

    def test_short_march(self) -> None:
        """EN-14 · Only into a neighbouring territory."""
        game = cursed("short_march", Fortification, {**LANDS, "red": "alaska:4 alberta:1 ontario:1"})
        assert game.refused(Fortify, "alaska", "ontario", 1, ()) == NotBeside("alaska", "ontario")

    def test_worn_coins(self) -> None:
        """EN-15 · A trade counts one resource less, two at least."""
        game = cursed("worn_coins", Reinforcement, hands="red: egypt brazil peru")
        game.play(TradeResources, ("brazil", "egypt", "peru"))
        assert game.told(ResourcesTraded)[0].resources == 2
        least = cursed("worn_coins", Reinforcement, hands="red: egypt brazil").play(TradeResources, ("brazil", "egypt"))
        assert least.told(ResourcesTraded)[0].resources == 2

    def test_no_scars(self) -> None:
        """EN-16 · No scar card is played."""
        game = cursed("no_scars", scar_cards="red: bunker.1").play(Attack, "alaska", "kamchatka", 1)
        assert not game.offers(PlayScar, by="red")
        other = cursed("levy", scar_cards="red: bunker.1").play(Attack, "alaska", "kamchatka", 1)
        assert other.offers(PlayScar, by="red")

    def test_lifted(self) -> None:
        """EN-17 · At the start of his turn whoever bears it gives up ten troops and destroys it for ever."""
        game = cursed("levy", StartOfTurn, {**LANDS, "red": "alaska:12 peru:1"})
        assert game.asked() == ToLiftCurse(RED, "levy", 10)
        game.play(LiftCurse).play(GiveUp, "alaska", 10)
        assert game.state.parts[Cursed].of == {}
        assert game.state.parts[Envelope].destroyed == ("levy",)

    def test_borne(self) -> None:
        """EN-17 · Or bears it; without the troops nobody is asked."""
        game = cursed("levy", StartOfTurn, {**LANDS, "red": "alaska:12 peru:1"}).play(BearCurse)
        assert game.state.parts[Cursed].of == {RED: "levy"}
        assert not isinstance(cursed("levy", StartOfTurn).asked(), ToLiftCurse)


@pytest.mark.parametrize("drawn", [1, 2, 3, 4])
def test_random_wars(drawn: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wars with the envelope open never stick; offers, checks, JSON and replay agree."""
    monkeypatch.setattr("support.legacy.random_games.Seeded", lambda key: Seeded(key, TEXTS))
    state, _ = roam(late_table(3, "envelope", seed=drawn, drawn=drawn), drawn, 150)
    assert state.parts[Campaign].packs
