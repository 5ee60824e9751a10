"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The draft of pack_1, and its promotional cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from support.legacy.battles import Battles, cities, war
from support.legacy.campaigns import MEMBERS, SEATS, Evening, after_the_war, composed_for, table
from support.legacy.next_games import next_setting
from support.sealed.legacy_packs import TEXTS, open_packs, opened_campaign

from rules import Player, Seeded, begin, default
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.kernel.values import NOBODY
from rules.legacy import LEGACY
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.campaign.chain import campaign_after, seal_campaign
from rules.legacy.campaign.packs import PackOpened
from rules.legacy.campaign.rewards import DestroyCard, FoundCity
from rules.legacy.combat.missiles import FireMissile
from rules.legacy.sealed.pack_1.promo import Demolish, LeaveStanding, ToDemolish
from rules.legacy.sealed.pack_1.start import (
    Draft,
    Drafted,
    DraftPlayed,
    KindPicked,
    NotOnOffer,
    ToDraft,
    draft_of,
    in_order,
    kind_of,
)
from rules.legacy.setup.factions import FACTIONS, POWERS, Factions
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.setup.mustering import FactionTaken, Muster, ToMuster
from rules.legacy.setup.starts import MarkedStart
from rules.legacy.turn.buying_stars import StartOfTurn
from rules.legacy.turn.joining import Join, JoinOrRecruit
from rules.orders import Details, Listed
from rules.risk.combat.battle import Defend
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.concede import Concede
from rules.risk.turn.turns import Order, TurnOrder, next_up

KEPT = {faction: powers[0] for faction, powers in POWERS.items()}


def evening(players: int, **options: str) -> Evening:
    """The set-up of a war with the pack open, up to the first pick."""
    members = MEMBERS[:players]
    chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
    campaign = opened_campaign("pack_1", members=members, powers=KEPT, used={"first_coin": 12})
    if chosen:
        campaign = opened_campaign(
            "pack_1", members=members, powers=KEPT, used={"first_coin": 12}, options={**campaign.options, **chosen}
        )
    return Evening.opened(composed_for(next_setting(campaign, dict(zip(SEATS, members, strict=False)))), b"draft")


def picks(game: Evening) -> list[str]:
    """Who picks in which order, if everybody picks by default."""
    order = []
    while isinstance(asked := game.asked(), ToDraft):
        order.append(asked.player)
        game.lapse(asked.player)
    return order


def drafted_by(game: Evening, kind: str) -> dict[str, str]:
    return {seat: draft_of(game.state, seat, kind) for seat in game.state.seats}


class TestTheDraft:
    @pytest.mark.parametrize("players", [3, 4, 5])
    def test_to_and_fro(self, players: int) -> None:
        """S1-1 · Draft: whoever rolled highest picks first, then clockwise, then back, until all have a faction and
        four cards."""
        game = evening(players)
        seats, first = game.state.seats, game.state.parts[Order].first
        clockwise = seats[seats.index(first) :] + seats[: seats.index(first)]
        there_and_back = (*clockwise, *reversed(clockwise))
        assert picks(game) == [*there_and_back, *there_and_back, *clockwise]
        for cards in game.state.parts[Drafted].of.values():
            assert Counter(map(kind_of, cards)) == dict.fromkeys(("faction", "troops", "coins", "placement", "turn"), 1)

    @pytest.mark.parametrize(
        ("players", "troops", "coins"),
        [(3, [6, 8, 10], [0, 1, 2]), (4, [6, 8, 8, 10], [0, 0, 1, 2]), (5, [6, 8, 8, 10, 10], [0, 0, 1, 1, 2])],
    )
    def test_the_cards_of_so_many_players(self, players: int, troops: list[int], coins: list[int]) -> None:
        """Draft: as many cards of each kind as players: those for three, with four and with five players more."""
        game = evening(players)
        picks(game)
        numbers = {
            kind: sorted(int(card.rpartition("_")[2]) for card in drafted_by(game, kind).values())
            for kind in ("troops", "coins", "placement", "turn")
        }
        places = list(range(1, players + 1))
        assert numbers == {"troops": troops, "coins": coins, "placement": places, "turn": places}

    def test_one_of_each_kind(self) -> None:
        """Draft: a card of a kind that one lacks, and that is still there; two equal ones can both be picked."""
        game = evening(4)
        game.play(Draft, "troops_8").play(Draft, "troops_8")
        assert isinstance(game.refused(Draft, "troops_8"), NotOnOffer)
        game.play(Draft, "coins_2").play(Draft, "coins_1")  # (The fourth picks twice.)
        assert isinstance(game.refused(Draft, "coins_0"), KindPicked)
        assert not [card for card in game.choices(Draft, "card") if card.startswith("coins")]

    def test_by_a_list(self) -> None:
        """S1-6 · Draft: wishes in advance, favourites first."""
        game = evening(3)
        policy = game.rules.policies(ToDraft, "to-draft")["list"]
        g = Context.of(game.rules, game.state, NoChance())
        answer = policy(g, game.number(), game.asked(), Details(listed=(Listed("placement_9"), Listed("coins_2"))))
        assert answer == Draft(game.number(), game.asked().player, "coins_2")
        assert policy(g, game.number(), game.asked(), Details(listed=(Listed("placement_9"),))) is None


class TestWhatTheCardsDo:
    def placed(self, players: int = 4) -> Evening:
        game = evening(players)
        picks(game)
        return game

    def test_placed_in_the_order_of_placement(self) -> None:
        """Draft: headquarters and troops are put on the board in the order of placement, with the own faction."""
        game, order = self.placed(), []
        number = drafted_by(game, "placement")
        while isinstance(asked := game.asked(), ToMuster):
            order.append(number[asked.player])
            own = draft_of(game.state, asked.player, "faction")
            assert game.choices(Muster, "faction") == [own]
            assert game.refused(Muster, next(f for f in FACTIONS if f != own), "peru").kind == "faction-taken"
            game.lapse(asked.player)
        assert order == ["placement_1", "placement_2", "placement_3", "placement_4"]

    def test_a_faction_that_nobody_picked(self) -> None:
        """S1-2 · Draft: only factions that were picked play."""
        game = self.placed()
        own = draft_of(game.state, game.asked().player, "faction")
        spare = next(f for f in FACTIONS if f not in drafted_by(game, "faction").values())
        assert game.refused(Muster, spare, "peru") == FactionTaken(spare, (own,))

    def test_troops_coins_and_turns(self) -> None:
        """S1-4 · Draft: so many troops, so many coin cards before the first turn, turns by the cards' order."""
        game = self.placed()
        troops, coins, turns = (drafted_by(game, kind) for kind in ("troops", "coins", "turn"))
        events = []
        while isinstance(asked := game.asked(), ToMuster):
            game.lapse(asked.player)
            events += game.events
        for seat, start in game.state.parts[Factions].starts.items():
            assert f"troops_{game.armies(start)}" == troops[seat]
            assert f"coins_{len(game.hand(seat))}" == coins[seat]
        (played,) = [event for event in events if isinstance(event, DraftPlayed)]
        assert [turns[seat] for seat in played.order] == ["turn_1", "turn_2", "turn_3", "turn_4"]
        assert game.state.active == played.order[0]
        assert next_up(game.rules, game.state) == played.order[1]

    def test_no_legal_start(self) -> None:
        """S1-3, A22 · Draft: where nothing is legal the starts are eased as in the base, for each in his turn."""
        game = self.placed()
        scars = dict.fromkeys(game.rules.board.territories, "bunker")
        del scars["peru"]
        game.state.parts[Campaign] = replace(game.state.parts[Campaign], scars=scars)
        first, second, *_ = in_order(Context.of(game.rules, game.state, NoChance()), "placement")
        assert game.choices(Muster, "where", by=first) == ["peru"]
        game.lapse(first)
        assert "peru" not in game.choices(Muster, "where", by=second)
        assert len(game.choices(Muster, "where", by=second)) == len(scars)

    def test_windows_go_by_the_seats(self) -> None:
        """S1-5, D24 · Draft: clockwise are the seats; the cards of the turn say only who plays when."""
        lands = {"red": "alaska:4", "blue": "kamchatka:5", "yellow": "siam:3"}
        held = "red: bunker.1; blue: biohazard.1; yellow: biohazard.2"
        turns = TurnOrder((Player("red"), Player("yellow"), Player("blue")))
        game = war(lands, step=StartOfTurn, lasting=open_packs("pack_1"), scar_cards=held, parts=(turns,))
        assert [asked.player for asked in game.state.pending.values()] == ["red", "blue", "yellow"]
        assert next_up(game.rules, game.state) == "yellow"

    def test_joining_with_half(self) -> None:
        """Draft: whoever joins the war again does so with half of the drafted troops."""
        drafted_ten = (Factions({}, {}, {Player("red"): 10}),)
        game = war({"blue": "japan", "yellow": "siam"}, step=JoinOrRecruit, knocked_out="red", parts=drafted_ten)
        assert game.asked().troops == 5


def with_promo(card: str, player: str, hold: dict[str, str], **setup: Any) -> Battles:
    """A position in which a player has picked this promotional card."""
    lasting = {**open_packs("pack_1"), **setup.pop("lasting", {})}
    has = (Drafted({Player(player): (card,)}), *setup.pop("parts", ()))
    return war(hold, lasting=lasting, parts=has, options={"promo-cards": "on", **setup.pop("options", {})}, **setup)


class TestPromotionalCards:
    @pytest.mark.parametrize(
        ("players", "cards"),
        [
            (3, {"nomad", "radar", "sentinel"}),
            (4, {"nomad", "radar", "sentinel", "ambassador"}),
            (5, {"nomad", "radar", "sentinel", "ambassador", "saboteur"}),
        ],
    )
    def test_a_fifth_kind_by_option(self, players: int, cards: set[str]) -> None:
        """Promo: with the option everybody picks one of them besides; without it there are none."""
        game = evening(players, promo_cards="on")
        picks(game)
        assert set(drafted_by(game, "promo").values()) == cards
        plain = evening(players)
        picks(plain)
        assert set(drafted_by(plain, "promo").values()) == {""}

    MARKED = {"cities": cities(minor="peru", major="siam"), "scars": {"japan": "bunker"}}

    def joining(self, card: str, **setup: Any) -> Battles:
        return with_promo(
            card, "red", {"blue": "egypt", "yellow": "congo"}, step=JoinOrRecruit, knocked_out="red",
            lasting=self.MARKED, **setup,
        )  # fmt: skip

    def test_a_nomad(self) -> None:
        """S1-15 · Promo: any unoccupied territory is a start, marked or not, but for a major city."""
        game = self.joining("nomad")
        assert game.refused(Join, "siam") == MarkedStart("siam")
        assert {"peru", "japan", "alaska"} <= set(game.choices(Join, "where"))

    def test_an_ambassador(self) -> None:
        """S1-15 · Promo: any unoccupied major city is a start, whoever founded it."""
        game = self.joining("ambassador")
        assert "siam" in game.choices(Join, "where")
        assert game.refused(Join, "peru") == MarkedStart("peru")

    @pytest.mark.parametrize("player", ["red", "blue"])
    def test_radar(self, player: str) -> None:
        """S1-16 · Promo: no missile falls in a battle of its player, whether he attacks or defends."""
        hold = {"red": "alaska:5", "blue": "kamchatka:5", "yellow": "siam:3"}
        game = with_promo("radar", player, hold, missiles={"yellow": 1})
        game.play(Attack, "alaska", "kamchatka", 1)
        game.play(Defend, 1, attack=(3,), defence=(4,))
        assert not game.offers(FireMissile)
        other = with_promo("radar", "yellow", hold, missiles={"yellow": 1})
        other.play(Attack, "alaska", "kamchatka", 1).play(Defend, 1, attack=(3,), defence=(4,))
        assert other.offers(FireMissile, by="yellow")

    @pytest.mark.parametrize(("troops", "walls"), [(8, 1), (7, 0)])
    def test_a_sentinel(self, troops: int, walls: int) -> None:
        """S1-17 · Promo: any headquarters that its player holds with eight troops are fortified: +1 on both dice."""
        hold = {"red": "alaska:5", "blue": f"kamchatka:{troops}", "yellow": "siam:3"}
        game = with_promo("sentinel", "blue", hold, headquarters={"kamchatka": "yellow"})
        game.battle("alaska", "kamchatka", attack=(4, 4), defence=(3, 3))
        assert game.fought == ((4, 4), (3 + walls, 3 + walls), 2 * walls, 2 - 2 * walls)

    def test_a_sentinel_in_a_fortified_city(self) -> None:
        """S1-17 · Promo: fortified once, not twice."""
        hold = {"red": "alaska:5", "blue": "kamchatka:8", "yellow": "siam:3"}
        walled = {"cities": cities(minor="kamchatka"), "fortified": {"kamchatka": 0}}
        game = with_promo("sentinel", "blue", hold, headquarters={"kamchatka": "blue"}, lasting=walled)
        game.battle("alaska", "kamchatka", attack=(4, 4), defence=(3, 3))
        assert game.fought[1] == (4, 4)

    def sabotaged(self, **setup: Any) -> Battles:
        hold = {"red": "alaska:5", "blue": "kamchatka:1 japan:2", "yellow": "siam:3"}
        game = with_promo("saboteur", "blue", hold, headquarters={"kamchatka": "blue"}, **setup)
        return game.battle("alaska", "kamchatka", attack=(6,), defence=(1,))

    def test_a_saboteur(self) -> None:
        """S1-18 · Promo: whose own headquarters are taken may demolish them; by default they are."""
        game = self.sabotaged()
        assert isinstance(game.asked("blue"), ToDemolish)
        assert isinstance(default(game.rules, game.state, game.number("blue")), Demolish)
        game.play(Demolish, by="blue").play(MoveIn, 1, by="red")
        assert game.state.parts[Headquarters].at == {}
        kept = self.sabotaged().play(LeaveStanding, by="blue").play(MoveIn, 1, by="red")
        assert kept.stars("red") == 1

    def test_a_saboteur_whose_foe_gives_up(self) -> None:
        """S1-18, D20 · Promo: the headquarters have been taken, whatever becomes of whoever took them."""
        game = self.sabotaged(options={"concede": "neutral"}).say(Concede, "red").play(Demolish, by="blue")
        assert (game.state.parts[Headquarters].at, game.state.active) == ({}, "blue")

    @pytest.mark.parametrize(("saboteur", "asked"), [("blue", True), ("red", False)])
    def test_a_saboteur_whose_lone_headquarters_are_entered(self, saboteur: str, asked: bool) -> None:
        """S1-18 · Promo: headquarters that somebody else walks into are taken, too."""
        hold = {"red": "alaska:5", "blue": "japan:2", "yellow": "siam:3"}
        game = with_promo("saboteur", saboteur, hold, headquarters={"kamchatka": saboteur})
        game.play(Expand, "alaska", "kamchatka", 1, by="red")
        assert any(isinstance(each, ToDemolish) for each in game.state.pending.values()) == asked
        assert not asked or game.play(Demolish, by="blue").state.parts[Headquarters].at == {}

    def test_a_saboteur_too_late(self) -> None:
        """S1-18 · Promo: headquarters that are the fourth star win the war at that very moment."""
        game = self.sabotaged(stars={"red": 3})
        assert not any(isinstance(asked, ToDemolish) for asked in game.state.pending.values())
        assert game.state.parts[Headquarters].at


def test_it_opens_with_the_last_minor_city_and_counts_from_the_next_war_on() -> None:
    """Packs: as the ninth minor city is founded, among the rewards; the next war begins with the draft."""
    seals, hold = seal_campaign(Campaign(), TEXTS).seals, {"red": "alaska", "blue": "peru", "green": "japan"}
    war_won = after_the_war(table(3), hold, used={"minor": 8}, seals=seals, powers=KEPT)
    war_won.chance = Seeded(b"seals", TEXTS)
    war_won.play(DestroyCard, "egypt")
    war_won.play(FoundCity, "peru", "Nordhavn")
    assert [event.label for event in war_won.told(PackOpened)] == ["pack_1"]
    war_won.lapse("green")
    assert war_won.state.winners == ("red",)
    left = campaign_after(war_won.state)
    following = Evening.opened(composed_for(next_setting(left, dict(zip(SEATS, MEMBERS[:3], strict=False)))), b"next")
    assert isinstance(following.until(ToDraft).asked(), ToDraft)


def test_a_reward_taken_between_two_wars_opens_it_as_the_next_one_starts() -> None:
    """Packs: the ninth minor city is a reward that was put off. Nothing opens until the next war, which has the draft;
    nobody at its table has opened it, and the chain of the wars holds."""
    assert LEGACY.campaigns is not None
    assert LEGACY.links is not None
    seals, hold = seal_campaign(Campaign(), TEXTS).seals, {"red": "alaska", "blue": "peru", "green": "japan"}
    war_won = after_the_war(table(3), hold, used={"minor": 8}, seals=seals, powers=KEPT)
    war_won.play(DestroyCard, "egypt").lapse("blue").lapse("green")
    assert war_won.state.winners == ("red",)
    city = FoundCity(1, Player("red"), "peru", "Nordhavn")
    taken = LEGACY.campaigns.take(campaign_after(war_won.state), MEMBERS[1], city)
    assert isinstance(taken, Campaign)
    assert (taken.used["minor"], taken.packs, taken.seals) == (9, {}, seals)
    setting = next_setting(taken, dict(zip(SEATS, MEMBERS[:3], strict=False)))
    assert LEGACY.links.follows(war_won.state, setting)
    step = begin(composed_for(setting), Seeded(b"next", TEXTS))
    assert [(event.label, event.player) for event in step.events if isinstance(event, PackOpened)] == [
        ("pack_1", NOBODY)
    ]
    assert isinstance(step.state.pending[step.state.unanswered[0]], ToDraft)
