"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The rules of pack_2."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from support.legacy.battles import Battles, cities, war
from support.legacy.campaigns import Evening, after_the_war
from support.legacy.random_games import roam
from support.sealed.legacy_packs import TEXTS, late_table, open_packs

from rules import Player, Seeded, apply, legal
from rules.ai import choose
from rules.kernel.conditions import NoSuchLand
from rules.legacy.campaign.box import AMMO_SHORTAGE, BUNKER
from rules.legacy.campaign.campaign import WON
from rules.legacy.campaign.packs import PackOpened
from rules.legacy.campaign.rewards import PutOff
from rules.legacy.sealed.common import NotThere
from rules.legacy.sealed.envelope.sea import ClosedSea
from rules.legacy.sealed.pack_2 import COMEBACKS, MERCENARY, comeback_of
from rules.legacy.sealed.pack_2.powers import (
    CONVINCING,
    MOBILE,
    RESOURCEFUL,
    STEALTHY,
    WELL_ARMED,
    WELL_SUPPLIED,
    ComebackPicked,
    Comebacks,
    ComebackTaken,
    PickComeback,
    ToPickComeback,
)
from rules.legacy.sealed.pack_2.uses import Gather, MoveHeadquarters, NotStealthy, ToMoveHeadquarters
from rules.legacy.sealed.pocket_1.kept import FALLOUT, MUTANTS, Pocket1
from rules.legacy.sealed.scar_moments import AT_START, PlaceScar
from rules.legacy.setup.factions import FACTIONS, Factions
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.setup.starts import MarkedStart, OccupiedStart
from rules.legacy.turn.buying_stars import BuyStar, StartOfTurn
from rules.legacy.turn.end_of_turn import EndOfTurn, TakeCard, ToTakeCard
from rules.legacy.turn.joining import JoinOrRecruit
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import ToFight
from rules.risk.combat.occupy import Eliminated, MoveIn, PlayerKnockedOut
from rules.risk.turn.concede import Concede
from rules.risk.turn.reinforce import Deploy, Finish, Reinforcement, TooMany, ToReinforce

RED, BLUE, YELLOW = map(Player, ("red", "blue", "yellow"))
LANDS = {"red": "alaska:6", "blue": "kamchatka:1 peru:3", "yellow": "siam:3"}
FACTION = {RED: FACTIONS[-1], BLUE: FACTIONS[-2], YELLOW: FACTIONS[-3]}


def pack_2(lands: dict[str, str] | None = None, has: dict[Player, str] | None = None, **setup: Any) -> Battles:
    """A step of Red's turn with the pack open, in which these players' factions have these comeback powers."""
    powers = {FACTION[seat]: power for seat, power in (has or {}).items()}
    lasting = {**open_packs("pack_2"), **setup.pop("lasting", {})}
    return war(lands or LANDS, lasting=lasting, parts=(Comebacks(powers), *setup.pop("parts", ())), **setup)


class TestMercenaries:
    def test_played_at_the_start_of_a_turn(self) -> None:
        """S-mercenary · At the start of any turn, by anybody, on any territory without a scar."""
        game = pack_2(step=StartOfTurn, scar_cards="blue: mercenary.1")
        assert game.asked().topic == AT_START
        game.play(PlaceScar, "mercenary.1", "peru", by="blue")
        assert game.lasting.scars == {"peru": MERCENARY}

    def test_a_troop_at_the_end_of_the_holders_turn(self) -> None:
        """S-mercenary · The holder gains a troop there at the end of his own turn."""
        game = pack_2(step=EndOfTurn, lasting={"scars": {"alaska": MERCENARY, "siam": MERCENARY}})
        assert (game.armies("alaska"), game.armies("siam")) == (7, 3)

    def test_nobody_there(self) -> None:
        game = pack_2(step=EndOfTurn, lasting={"scars": {"egypt": MERCENARY}})
        assert game.owner("egypt") == ""


class TestWhoPicks:
    def knocked_out(self, has: dict[Player, str] | None = None, **setup: Any) -> Battles:
        """Red takes Blue's last territory."""
        game = pack_2({**LANDS, "blue": "kamchatka:1"}, has, **setup)
        return game.battle("alaska", "kamchatka", attack=(6,), defence=(1,))

    def test_knocked_out(self) -> None:
        """S2-1 · A faction without a comeback power that is knocked out picks one of those that are left."""
        game = self.knocked_out({RED: MOBILE})
        assert game.told(PlayerKnockedOut)
        game.play(MoveIn, 0, by="red")
        assert game.asked() == ToPickComeback(BLUE)
        assert game.choices(PickComeback, "power") == sorted(set(COMEBACKS) - {MOBILE})
        assert isinstance(game.refused(PickComeback, MOBILE), ComebackTaken)
        game.play(PickComeback, STEALTHY)
        assert game.told(ComebackPicked) == [ComebackPicked(BLUE, FACTION[BLUE], STEALTHY)]
        assert isinstance(game.asked(), ToFight)

    def test_it_is_for_ever(self) -> None:
        game = self.knocked_out().play(MoveIn, 0, by="red")
        assert game.asked().for_ever
        assert any(event.final for event in game.play(PickComeback, STEALTHY).events)

    def test_one_each(self) -> None:
        """S2-1 · A faction that has one picks none."""
        game = self.knocked_out({BLUE: CONVINCING}).play(MoveIn, 0, by="red")
        assert isinstance(game.asked(), ToFight)

    def test_a_faction_without_room(self) -> None:
        """S2-1 · A faction on whose card there is no room picks none."""
        game = pack_2({**LANDS, "blue": "kamchatka:1"}, lasting=open_packs("pack_2", "pocket_1"))
        game.state.parts[Factions] = replace(game.state.parts[Factions], of={RED: FACTIONS[0], BLUE: MUTANTS})
        game.battle("alaska", "kamchatka", attack=(6,), defence=(1,)).play(MoveIn, 0, by="red")
        assert not isinstance(game.asked(), ToPickComeback)

    def test_none_left(self) -> None:
        taken = dict(zip(("a", "b", "c", "d", "e", "f"), COMEBACKS, strict=True))
        game = pack_2({**LANDS, "blue": "kamchatka:1"})
        game.state.parts[Comebacks] = Comebacks(taken)
        game.battle("alaska", "kamchatka", attack=(6,), defence=(1,)).play(MoveIn, 0, by="red")
        assert isinstance(game.asked(), ToFight)

    def test_by_default_the_first_left(self) -> None:
        """S2-4 · Whoever says nothing takes the first one that is left."""
        game = self.knocked_out({RED: COMEBACKS[0]}).until(ToPickComeback).until(ToFight)
        assert comeback_of(game.state, BLUE) == COMEBACKS[1]

    def test_the_elimination_that_opens_the_pack(self) -> None:
        """Pack 2 · Nobody can start anywhere: Red is eliminated, the pack opens at once, and his faction picks first;
        then the game goes on."""
        everywhere = {"blue": "peru", "yellow": "siam"}
        lasting = {**open_packs(shut=("pack_2",))}
        game = war(everywhere, step=JoinOrRecruit, knocked_out="red", lasting=lasting, sealed=TEXTS, rest="blue")
        assert game.told(Eliminated)
        assert [opened.label for opened in game.told(PackOpened)] == ["pack_2"]
        assert game.asked() == ToPickComeback(RED)
        game.play(PickComeback, MOBILE)
        assert (game.state.active, comeback_of(game.state, RED)) == ("blue", MOBILE)

    def ended(self, *labels: str, shut: tuple[str, ...] = ()) -> Evening:
        """Red has won; Blue and Yellow have nothing left."""
        rules = late_table(4, *labels)
        held = {rules.seats[0]: "alaska peru", rules.seats[1]: "siam"}
        fields = open_packs(*labels, shut=shut)
        game = after_the_war(rules, held, rules.seats[0], game=4, **fields)
        game.sealed = TEXTS
        return game

    def test_eliminated_as_the_war_ends(self) -> None:
        """S2-2 · Whoever is without a troop as the war ends picks before the game counts, one after another."""
        game = self.ended("pack_2").play(PutOff).play(PutOff)
        first, second = game.state.seats[2:]
        assert game.asked() == ToPickComeback(first)
        game.play(PickComeback, MOBILE)
        assert game.asked() == ToPickComeback(second)
        game.play(PickComeback, STEALTHY)
        assert game.state.winners is not None

    def test_it_opens_as_the_war_ends(self) -> None:
        """Pack 2 · Somebody is eliminated by the end of the war: it opens then, and all of them pick."""
        game = self.ended(shut=("pack_2",)).play(PutOff).play(PutOff)
        assert [opened.label for opened in game.told(PackOpened)] == ["pack_2"]
        assert game.asked() == ToPickComeback(game.state.seats[2])
        game.play(PickComeback, MOBILE)
        assert game.asked() == ToPickComeback(game.state.seats[3])

    @pytest.mark.parametrize("packs", [open_packs("pack_2"), open_packs(shut=("pack_2",))])
    def test_a_winner_without_a_troop(self, packs: dict[str, Any]) -> None:
        """S2-2 · Whoever wins without a troop on the board, with a star that he buys before he joins the war again, is
        not eliminated: he picks no power, and the pack does not open."""
        cards = "coin.1 coin.2 coin.3 coin.4"
        game = war(
            {"blue": "kamchatka:2", "yellow": "siam:3"}, step=StartOfTurn, knocked_out="red", stars={"red": 3},
            hands=f"red: {cards}", lasting=packs,
            headquarters={"peru": "red", "kamchatka": "blue", "siam": "yellow"},
        )  # fmt: skip
        game.sealed = TEXTS
        game.play(BuyStar, tuple(cards.split()))
        for seat in ("red", "blue", "yellow"):
            game.play(PutOff, by=seat)
        assert game.state.winners == (RED,)
        assert game.lasting.packs.keys() == packs["packs"].keys()
        assert {entry.result for entry in game.lasting.entries if entry.faction == FACTION[RED]} == {WON}

    def test_nobody_gives_up_any_more(self) -> None:
        """The war is decided while the factions pick."""
        game = self.ended("pack_2").play(PutOff).play(PutOff)
        number = Concede(0, game.state.seats[1])
        assert game.state.pending
        with pytest.raises(Exception, match="war-is-over"):
            apply(game.rules, game.state, number, Seeded(bytes(32)))

    def test_whoever_has_knocked_one_out_gives_up(self) -> None:
        """S2-1, D20 · The faction that was knocked out picks, although the turn is over in which it was."""
        game = pack_2({**LANDS, "blue": "kamchatka:1"}, options={"concede": "neutral"})
        game.battle("alaska", "kamchatka", attack=(6,), defence=(1,)).play(MoveIn, 0, by="red")
        game.say(Concede, "red")
        assert game.asked() == ToPickComeback(BLUE)
        game.play(PickComeback, STEALTHY)
        assert comeback_of(game.state, BLUE) == STEALTHY
        assert game.state.active == BLUE

    def test_giving_up_is_no_elimination(self) -> None:
        """S2-3, D20 · Who gives up gets no comeback power, and opens no pack."""
        game = pack_2({**LANDS, "green": "egypt"}, seats="red blue yellow green", options={"concede": "neutral"})
        game.say(Concede, "blue")
        assert not isinstance(game.asked(), ToPickComeback)
        assert game.state.winners is None


class TestResourceful:
    def entering(self, has: dict[Player, str]) -> Battles:
        lasting = {"cities": cities("alberta")}
        game = pack_2(LANDS, has, lasting=lasting, open="alberta egypt congo india")
        return game.play(Expand, "alaska", "alberta", 3).play(Finish).play(Finish)

    def test_a_card_for_entering_a_city(self) -> None:
        """S2-8, B-resourceful · Expanding into a city entitles to a resource card, without a conquest."""
        game = self.entering({RED: RESOURCEFUL})
        assert isinstance(game.asked(), ToTakeCard)
        assert game.play(TakeCard, "alberta").hand("red") == ["alberta"]

    def test_only_for_who_has_it(self) -> None:
        assert self.entering({BLUE: RESOURCEFUL}).state.active == "blue"

    def test_not_without_a_city(self) -> None:
        game = pack_2(LANDS, {RED: RESOURCEFUL}).play(Expand, "alaska", "alberta", 3).play(Finish).play(Finish)
        assert game.state.active == "blue"


class TestStealthy:
    def recruiting(self, has: str = STEALTHY, **setup: Any) -> Battles:
        return pack_2(LANDS, {RED: has}, step=Reinforcement, **setup)

    def test_recruits_on_an_empty_territory(self) -> None:
        """B-stealthy · Some or all recruits may go to one unmarked, unoccupied territory anywhere."""
        game = self.recruiting()
        game.play(Gather, "madagascar", 2)
        assert (game.owner("madagascar"), game.armies("madagascar")) == ("red", 2)
        assert game.asked() == ToReinforce(RED, 1)
        assert not game.offers(Gather)
        assert isinstance(game.refused(Gather, "japan", 1), NotStealthy)
        game.play(Deploy, "madagascar", 1)
        assert game.armies("madagascar") == 3

    def test_where_not(self) -> None:
        """B-stealthy · Not on a marked territory, nor where any piece stands."""
        marks = {"scars": {"egypt": BUNKER}, "cities": cities("congo")}
        game = self.recruiting(lasting=marks, parts=(Headquarters({"japan": FACTION[BLUE]}),))
        assert game.refused(Gather, "egypt", 1) == MarkedStart("egypt")
        assert game.refused(Gather, "congo", 1) == MarkedStart("congo")
        assert game.refused(Gather, "siam", 1) == OccupiedStart("siam")
        assert game.refused(Gather, "atlantis", 1) == NoSuchLand("atlantis")
        assert game.refused(Gather, "ural", 4) == TooMany(4, 3)

    def test_where_recruits_may_go_nowhere_else(self) -> None:
        """S2-5, N-j · Who holds nothing but the burnt land still has these recruits; by default they gather there."""
        setup: dict[str, Any] = {
            "lasting": {**open_packs("pack_2", "pocket_1"), "scars": {"alaska": FALLOUT}},
            "parts": (Pocket1(fallout="alaska"),),
        }
        lands = {**LANDS, "red": "alaska:6"}
        game = pack_2(lands, {RED: STEALTHY}, step=Reinforcement, **setup)
        assert not game.offers(Deploy)
        game.play(Gather, "egypt", 1)
        assert game.choices(Deploy, "where") == ["egypt"]
        lapsed = pack_2(lands, {RED: STEALTHY}, step=Reinforcement, **setup).until(ToFight)
        assert sum(army.armies for army in lapsed.state.land.holdings.values() if army.owner == RED) == 9
        others = pack_2(lands, step=Reinforcement, **setup)
        assert isinstance(others.asked(), ToFight)

    def test_it_is_no_expansion(self) -> None:
        """B-stealthy · It is no expansion: no city toll, no card for one."""
        game = self.recruiting()
        game.play(Gather, "ural", 3)
        assert not any(event.kind == "expanded" for event in game.events)

    def test_only_for_who_has_it(self) -> None:
        game = self.recruiting(has=MOBILE)
        assert not game.offers(Gather)
        assert isinstance(game.refused(Gather, "ural", 1), NotStealthy)


class TestDice:
    LANDS = {"red": "alaska:6", "blue": "kamchatka:3 peru:3", "yellow": "siam:3"}

    def test_well_armed(self) -> None:
        """B-well_armed · +1 on all attack dice against a territory with headquarters."""
        headquarters = {"kamchatka": "blue"}
        game = pack_2(self.LANDS, {RED: WELL_ARMED}, headquarters=headquarters)
        game.battle("alaska", "kamchatka", attack=(5, 3, 1), defence=(5, 4))
        assert game.fought == ((6, 4, 2), (5, 4), 1, 1)
        assert game.changed_by == ((WELL_ARMED,), ())

    def test_well_armed_elsewhere(self) -> None:
        game = pack_2(self.LANDS, {RED: WELL_ARMED})
        game.battle("alaska", "kamchatka", attack=(5, 3, 1), defence=(5, 4))
        assert game.fought == ((5, 3, 1), (5, 4), 2, 0)

    @pytest.mark.parametrize(("scar", "faces"), [(AMMO_SHORTAGE, (5, 4)), (BUNKER, (6, 4))])
    def test_well_supplied(self, scar: str, faces: tuple[int, ...]) -> None:
        """S2-7, B-well_supplied · An ammo shortage does not touch its defence; other scars do."""
        game = pack_2(self.LANDS, {BLUE: WELL_SUPPLIED}, lasting={"scars": {"kamchatka": scar}})
        game.battle("alaska", "kamchatka", attack=(5, 3, 1), defence=(5, 4))
        assert game.fought[1] == faces
        assert game.changed_by == ((), () if scar == AMMO_SHORTAGE else (BUNKER,))

    def test_a_shortage_touches_others(self) -> None:
        game = pack_2(self.LANDS, {RED: WELL_SUPPLIED}, lasting={"scars": {"kamchatka": AMMO_SHORTAGE}})
        game.battle("alaska", "kamchatka", attack=(5, 3, 1), defence=(5, 4))
        assert game.fought[1] == (4, 4)


class TestConvincing:
    def test_one_more_mercenary(self) -> None:
        """B-convincing · Mercenary territories bring one troop more."""
        scars = {"alaska": MERCENARY}
        assert pack_2(has={RED: CONVINCING}, step=EndOfTurn, lasting={"scars": scars}).armies("alaska") == 8
        assert pack_2(has={BLUE: CONVINCING}, step=EndOfTurn, lasting={"scars": scars}).armies("alaska") == 7


class TestMobile:
    LANDS = {"red": "alaska:6 alberta:1 ontario:1", "blue": "kamchatka:1", "yellow": "siam"}

    def moving(self, **setup: Any) -> Battles:
        at = setup.pop("at", {"alaska": "red"})
        return pack_2(self.LANDS, {RED: MOBILE}, step=StartOfTurn, headquarters=at, **setup)

    def test_to_a_neighbouring_territory(self) -> None:
        """B-mobile · Start of the turn: one controlled headquarters to a neighbouring controlled territory without
        any."""
        game = self.moving()
        assert game.asked() == ToMoveHeadquarters(RED)
        assert game.choices(MoveHeadquarters, "target") == ["alberta"]
        game.play(MoveHeadquarters, "alaska", "alberta")
        assert game.state.parts[Headquarters].at == {"alberta": FACTION[RED]}
        assert not isinstance(game.asked(), ToMoveHeadquarters)
        assert game.stars("red") == 1

    def test_also_those_of_others(self) -> None:
        """B-mobile · Any headquarters that one controls."""
        game = self.moving(at={"alaska": "red", "ontario": "blue"})
        game.play(MoveHeadquarters, "ontario", "alberta")
        assert game.state.parts[Headquarters].at["alberta"] == FACTION[BLUE]

    def test_not_where_some_stand(self) -> None:
        game = self.moving(at={"alaska": "red", "alberta": "blue"})
        assert game.refused(MoveHeadquarters, "alaska", "alberta") == NotThere("alberta", ())
        assert game.refused(MoveHeadquarters, "siam", "alberta") == NotThere("siam", ("alaska", "alberta"))

    def test_over_a_closed_sea(self) -> None:
        """S2-6 · Headquarters are no army: where the sea is closed the territory still is a neighbouring one."""
        lasting = open_packs("pack_2", "envelope", drawn=3)
        game = pack_2(
            {**LANDS, "red": "alaska:6 kamchatka", "blue": "peru:3"}, {RED: MOBILE}, step=StartOfTurn,
            headquarters={"alaska": "red"}, lasting=lasting, parts=(ClosedSea(BLUE, False),),
        )  # fmt: skip
        assert game.play(MoveHeadquarters, "alaska", "kamchatka").state.parts[Headquarters].at.keys() == {"kamchatka"}

    def test_nobody_must(self) -> None:
        assert self.moving().play(Finish).state.parts[Headquarters].at == {"alaska": FACTION[RED]}

    def test_nowhere_to_go(self) -> None:
        game = pack_2(LANDS, {RED: MOBILE}, step=StartOfTurn, headquarters={"alaska": "red"})
        assert not isinstance(game.asked(), ToMoveHeadquarters)


class TestTheAI:
    def test_it_answers(self) -> None:
        game = pack_2({**LANDS, "blue": "kamchatka:1"})
        game.battle("alaska", "kamchatka", attack=(6,), defence=(1,)).play(MoveIn, 0, by="red")
        rules = game.rules.at(game.state)
        offers = tuple(legal(rules, game.state, game.number()))
        action = choose(rules, game.seen("blue"), game.number(), offers, lambda n: 0)
        assert isinstance(action, PickComeback)


@pytest.mark.parametrize("players", [3, 5])
def test_random_wars(players: int) -> None:
    """Nobody is stuck, offers equal the checks, and every step can be saved and played again."""
    roam(late_table(players, "pack_2", seed=players), players, 250)
