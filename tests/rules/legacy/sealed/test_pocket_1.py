"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The rules of pocket_1."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from support.legacy.battles import Battles, cities, faction_with
from support.legacy.next_games import next_setting
from support.legacy.position import THREE, position
from support.legacy.random_games import late_setting, roam
from support.sealed.legacy_packs import TEXTS, late_table, open_packs

from rules import Action, NamedDraws, Player, Ruleset, Seeded, advance, default, legal, plain, view
from rules.ai import choose
from rules.author import Pass
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.kernel.tagged import canonical_text
from rules.legacy import LEGACY
from rules.legacy.campaign.campaign import HELD_ON, Campaign, CardDestroyed, Entry, Glued, whole_stock, without
from rules.legacy.campaign.chain import campaign_after, is_sound, read_before
from rules.legacy.campaign.packs import PackOpened
from rules.legacy.campaign.rewards import ToTakeReward, city_sites, lands_with_scars
from rules.legacy.combat.missiles import FireMissile, MissileOfAnother, Missiles
from rules.legacy.combat.scar_cards import BEFORE_ROLL
from rules.legacy.sealed.common import EventDestroyed, EventWithoutEffect, HeadquartersDemolished, has_room
from rules.legacy.sealed.faction_missions import ClaimOwnMission, NoOwnMission
from rules.legacy.sealed.pack_1.start import Drafted
from rules.legacy.sealed.pack_2.powers import MOBILE, STEALTHY, PickComeback, ToPickComeback, comeback_of
from rules.legacy.sealed.pack_3.goals import READY, ToPlaceCapital
from rules.legacy.sealed.pocket_1.board import BurntLand
from rules.legacy.sealed.pocket_1.change import (
    CLONING,
    HYPNOSIS,
    MINDSHACKLE,
    STRENGTH,
    CardSwapped,
    Evolve,
    Hypnotised,
    KeepTaken,
    MutantsEvolved,
    NoSuchChange,
    NotConqueredFrom,
    NotTurnedIn,
    Protect,
    Protected,
    ProtectionEnded,
    SwapCard,
    ToEvolve,
    ToProtect,
    ToSwapCard,
    WaitToEvolve,
    power_after,
)
from rules.legacy.sealed.pocket_1.faction import BringerArmed, MutantMissionNotFulfilled
from rules.legacy.sealed.pocket_1.kept import (
    BAD_INTEL,
    CONTENT,
    EMP,
    FALLOUT,
    FIRST_CHANGE,
    INTERFERENCE,
    LABEL,
    MUTANTS,
    RALLY,
    RECON,
    SECOND_CHANGE,
    Pocket1,
)
from rules.legacy.sealed.pocket_1.odds import CloningDice
from rules.legacy.sealed.pocket_1.powers import LeavePower, MissilePowerTaken, PowerTaken, TakePower, ToTakePower
from rules.legacy.sealed.pocket_1.start import BlastFelt, Burn, NotOfTheBattle, NuclearStrike, ToBurn
from rules.legacy.sealed.pocket_1.uses import (
    BEFORE_DICE,
    CARD_WANTED,
    TURN_INTEL,
    Deny,
    Interfere,
    Jam,
    KeepMissile,
    NoSuchBonus,
    PowersUsed,
    Rally,
    Scout,
    ToRally,
)
from rules.legacy.sealed.pocket_2.kept import Pocket2
from rules.legacy.sealed.scar_moments import AT_START
from rules.legacy.setup.factions import FACTIONS, POWERS, Factions, factions_of
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.setup.mustering import Muster, ToMuster
from rules.legacy.setup.starts import MarkedStart, why_no_start
from rules.legacy.turn.buying_stars import BuyStar, StartOfTurn, ToBuyStars
from rules.legacy.turn.end_of_turn import CardNotDue, EndOfTurn, TakeCard, ToTakeCard
from rules.legacy.turn.events import EventDrawn, event_cards
from rules.legacy.turn.missions import ClaimMission, MissionNotFulfilled
from rules.legacy.turn.stars import StarsTaken
from rules.legacy.turn.trading import TradeResources
from rules.legacy.turn.victory import WarWon
from rules.records import read_snapshot, snapshot_text, write_snapshot
from rules.risk.armies import ArmiesForfeited, ArmiesLost
from rules.risk.combat.battle import BattleFought, Conquests, Defend
from rules.risk.combat.expand import Expand, NobodyArrives, entry_action
from rules.risk.combat.invasion import Attack, ToFight
from rules.risk.combat.occupy import MoveIn, PlayerKnockedOut
from rules.risk.odds.dice_odds import OpenDice
from rules.risk.odds.forecast import forecast
from rules.risk.odds.invasion_odds import invasion_odds
from rules.risk.turn.concede import Concede
from rules.risk.turn.fortify import Fortification, Fortify, NotConnected
from rules.risk.turn.reinforce import Deploy, Finish, NotAmong, Reinforcement, ToReinforce

RED, BLUE, YELLOW = map(Player, ("red", "blue", "yellow"))
LANDS = {"red": "alaska:4 peru:3", "blue": "kamchatka:5 brazil:4", "yellow": "siam:3"}
PLAYED = {RED: "die_mechaniker", BLUE: "enclave_of_the_bear", YELLOW: "imperial_balkania"}
KEPT = {faction: powers[0] for faction, powers in POWERS.items()}
EVOLVED = {
    STRENGTH: {FIRST_CHANGE: "offensive", SECOND_CHANGE: "bodies"},
    MINDSHACKLE: {FIRST_CHANGE: "offensive", SECOND_CHANGE: "brains"},
    CLONING: {FIRST_CHANGE: "defensive", SECOND_CHANGE: "bodies"},
    HYPNOSIS: {FIRST_CHANGE: "defensive", SECOND_CHANGE: "brains"},
}


def pocket(
    lands: dict[str, str] | None = None,
    *,
    burnt: str = "",
    bringer: str = "",
    powers: dict[str, str] | None = None,
    mutants: str = "",
    changes: dict[str, str] | None = None,
    headquarters: dict[str, str] | None = None,
    lasting: dict[str, Any] | None = None,
    **setup: Any,
) -> Battles:
    """A position with the pack open: the burnt territory, the seats' missile powers, and who plays the Mutants."""
    played = {**PLAYED, **({Player(mutants): MUTANTS} if mutants else {})}
    scars = {**(lasting or {}).get("scars", {}), **({burnt: FALLOUT} if burnt else {})}
    of_seat = {played[Player(seat)]: power for seat, power in (powers or {}).items()}
    kept = Pocket1(played.get(Player(bringer), ""), burnt, of_seat, changes or {})
    at = {where: played[Player(seat)] for where, seat in (headquarters or {}).items()}
    laid = position(
        lands or LANDS,
        seats=THREE,
        lasting={**open_packs("pack_1", LABEL), **(lasting or {}), "scars": scars},
        **{
            **setup,
            "parts": (
                Factions(played, {}, dict.fromkeys(played, 8)), Headquarters(at), kept, *setup.get("parts", ()),
            ),
        },
    )  # fmt: skip
    game = Battles(laid.rules, laid.state)
    game.events = laid.events
    return game


def context(game: Battles) -> Context:
    """The game as its rules see it."""
    return Context.of(game.rules, game.state, NoChance())


def windows(game: Battles) -> list[tuple[str, str]]:
    """Who is asked in which window."""
    return [(asked.player, asked.topic) for asked in game.state.pending.values()]


def lost(game: Battles) -> list[tuple[str, str, int]]:
    return [(event.player, event.where, event.count) for event in game.told(ArmiesLost)]


def left(game: Battles, seat: str) -> int:
    return game.state.parts[Missiles].left.get(Player(seat), 0)


class TestTheStrike:
    """The pack opens at the third missile on one roll."""

    @pytest.fixture(autouse=True)
    def sealed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(NamedDraws, "unseal", lambda _, label: TEXTS[label])

    def struck(self, lands: dict[str, str] | None = None, **setup: Any) -> Battles:
        """Three missiles have been fired at Red's attack from Alaska on Kamchatka; Yellow's is the third."""
        lasting = {"seals": open_packs(LABEL)["seals"], **setup.pop("lasting", {})}
        missiles = {"red": 1, "blue": 1, "yellow": 1}
        laid = position(lands or LANDS, seats=THREE, lasting=lasting, missiles=missiles, **setup)
        game = Battles(laid.rules, laid.state).battle("alaska", "kamchatka", attack=(5, 4, 3), defence=(3, 2))
        game.play(FireMissile, "attack", 1, by="red")
        game.play(FireMissile, "defence", 1, by="blue")
        return game.play(FireMissile, "attack", 2, by="yellow")

    def test_whoever_fired_the_third_chooses(self) -> None:
        """N1, N-c · The pack opens at once, before losses; the player of the third missile names one of the two
        territories."""
        game = self.struck()
        assert [event.label for event in game.told(PackOpened)] == [LABEL]
        assert game.told(BattleFought) == []
        assert game.asked() == ToBurn(YELLOW, "alaska", "kamchatka", 3, 2)
        assert game.refused(Burn, "peru") == NotOfTheBattle("peru", ("alaska", "kamchatka"))
        assert default(game.rules, game.state, game.number()).where == "kamchatka"

    def test_fighters_then_all_there_then_the_neighbours(self) -> None:
        """N2, N3, N-d, N-e · The 3 attackers and 2 defenders die, then all troops there; each territory linked by land
        loses a die, one by sea none."""
        lands = {"red": "alaska:4", "blue": "kamchatka:5 yakutsk:4 irkutsk:2", "yellow": "japan:3 mongolia:9"}
        game = self.struck(lands).play(Burn, "kamchatka", blast=(3, 6, 4), shuffle="deck")
        assert game.armies("alaska") == 1
        assert (game.owner("kamchatka"), game.armies("yakutsk"), game.owner("irkutsk")) == ("", 1, "")
        assert (game.armies("mongolia"), game.armies("japan")) == (5, 3)
        assert [(event.where, event.die) for event in game.told(BlastFelt)] == [
            ("yakutsk", 3), ("irkutsk", 6), ("mongolia", 4)
        ]  # fmt: skip
        assert isinstance(game.asked(), ToFight)

    def test_the_source_may_be_hit(self) -> None:
        """N2 · The attacker's territory: all die there, and two of the defenders elsewhere."""
        game = self.struck({"red": "alaska:4 alberta:1 peru:1", "blue": "kamchatka:5", "yellow": "siam:3"})
        game.play(Burn, "alaska", blast=(1,), shuffle="deck")
        assert (game.owner("alaska"), game.armies("kamchatka"), game.owner("alberta")) == ("", 3, "")

    def test_the_attackers_last_territory_is_hit(self) -> None:
        """N2, N6 · The attacker is knocked out in his own turn, which goes on; his cards are discarded."""
        game = self.struck(
            {"red": "alaska:4", "blue": "kamchatka:5", "yellow": "siam:3"}, hands="red: ural; blue: coin.1"
        )
        game.play(Burn, "alaska", shuffle="deck")
        assert game.told(PlayerKnockedOut) == [PlayerKnockedOut(RED)]
        assert (game.hand("red"), game.hand("blue")) == ([], ["coin.1"])
        assert game.asked() == ToFight(RED)
        assert game.play(Finish).play(Finish).state.active == BLUE

    def test_two_are_knocked_out_at_once(self) -> None:
        """N6, S2-1 · Both pick a comeback power, not the same one: whoever was asked first has it, in whatever order
        they answer."""
        lands = {"red": "alaska:4", "blue": "kamchatka:5", "yellow": "mongolia:1"}
        game = self.struck(lands, lasting=open_packs("pack_2", shut=(LABEL,)))
        game.play(Burn, "kamchatka", blast=(6,), shuffle="deck")
        game.play(PickComeback, MOBILE, by="yellow").play(PickComeback, MOBILE, by="blue")
        assert game.asked() == ToPickComeback(YELLOW)
        assert game.refused(PickComeback, MOBILE, by="yellow").kind == "comeback-taken"
        game.play(PickComeback, STEALTHY, by="yellow")
        assert (comeback_of(game.state, BLUE), comeback_of(game.state, YELLOW)) == (MOBILE, STEALTHY)

    def test_what_is_glued_there_is_gone(self) -> None:
        """N4 · The mark covers city, walls and scar for ever; headquarters are demolished."""
        lasting = {"cities": cities(major="kamchatka"), "fortified": {"kamchatka": 2}, "scars": {"kamchatka": "bunker"}}
        game = self.struck(lasting=lasting, headquarters="blue: kamchatka")
        game.play(Burn, "kamchatka", shuffle="deck")
        now = game.lasting
        assert (now.cities, now.fortified, now.scars) == ({}, {}, {"kamchatka": FALLOUT})
        assert now.glued[0] == Glued(now.game, FALLOUT, "kamchatka", "yellow")
        assert game.told(HeadquartersDemolished)
        assert game.state.parts[Pocket1] == Pocket1(game.told(NuclearStrike)[0].faction, "kamchatka")

    @pytest.mark.parametrize("lies", ["open", "discard", "deck", "hands"])
    def test_its_card_is_destroyed_wherever_it_lies(self, lies: str) -> None:
        """N5, N-f · The card goes, be it in a hand, open, discarded or in the deck, which is shuffled."""
        setup = {"hands": "blue: kamchatka"} if lies == "hands" else {lies: "kamchatka egypt"}
        game = self.struck(**{"open": "ural brazil japan siam", **setup})
        game.play(Burn, "kamchatka", shuffle="deck")
        assert game.told(CardDestroyed) == [CardDestroyed(YELLOW, "kamchatka")]
        assert not any("kamchatka" in zone.cards for zone in game.state.zones.values())
        assert len(game.zone("open")) == 4

    def test_who_is_knocked_out_by_it_discards(self) -> None:
        """N6 · Players whom the strike knocks out discard their resource cards."""
        lands = {"red": "alaska:4", "blue": "kamchatka:5", "yellow": "siam:3"}
        game = self.struck(lands, hands="blue: egypt coin.1; red: ural")
        game.play(Burn, "kamchatka", shuffle="deck")
        assert game.told(PlayerKnockedOut) == [PlayerKnockedOut(BLUE)]
        assert (game.hand("blue"), game.hand("red")) == ([], ["ural"])
        assert "egypt" in game.zone("discard")

    def test_the_faction_is_the_bringer_for_ever(self) -> None:
        """N7 · The faction of the third missile's player is the Bringer of Nuclear Fire from then on."""
        game = self.struck().play(Burn, "alaska", shuffle="deck")
        assert game.state.parts[Factions].of[YELLOW] == FACTIONS[2]
        assert game.state.parts[Pocket1].bringer == FACTIONS[2]
        assert json.loads(campaign_after(game.state).left[LABEL])["bringer"] == FACTIONS[2]

    def test_later_triple_missiles_are_sixes_alone(self) -> None:
        """N9, N-a · The pack is open: three missiles on a roll burn nothing any more."""
        game = pocket(burnt="egypt", missiles={"red": 3})
        game.battle("alaska", "kamchatka", attack=(5, 4, 3), defence=(3, 2))
        for side, die in (("attack", 1), ("attack", 2), ("attack", 3)):
            game.play(FireMissile, side, die, by="red")
        assert game.told(BattleFought)

    def test_missiles_declared_at_once(self) -> None:
        """N-b · Of those that were declared together the third one burns, in the order of declaring."""
        laid = position(
            LANDS, seats=THREE, lasting={"seals": open_packs(LABEL)["seals"]},
            missiles={"red": 1, "blue": 1, "yellow": 1}, options={"declaring": "sealed"},
        )  # fmt: skip
        game = Battles(laid.rules, laid.state).battle("alaska", "kamchatka", attack=(5, 4, 3), defence=(3, 2))
        game.play(FireMissile, "attack", 2, by="yellow").play(FireMissile, "attack", 1, by="red")
        assert game.told(PackOpened) == []
        game.play(FireMissile, "defence", 1, by="blue")
        assert game.asked() == ToBurn(YELLOW, "alaska", "kamchatka", 3, 2)

    def test_it_is_saved_and_read_while_the_target_is_awaited(self) -> None:
        """The game waits in the middle of a battle, by rules that have just woken up."""
        game = self.struck()
        again = read_snapshot(game.rules, json.loads(json.dumps(write_snapshot(game.state))))
        assert snapshot_text(again) == snapshot_text(game.state)
        later = Battles(game.rules, again).play(Burn, "alaska", shuffle="deck")
        assert snapshot_text(later.state) == snapshot_text(game.play(Burn, "alaska", shuffle="deck").state)

    def test_a_war_called_off_before_it_falls(self) -> None:
        """N-c, A16 · What was opened stays: as the next war begins the attacked territory burns, with all that is glued
        there and its card; the faction of the third missile's player is the Bringer."""
        lasting = {"cities": cities(major="kamchatka"), "scars": {"kamchatka": "bunker"}}
        left = replace(campaign_after(self.struck(lasting=lasting).state), powers=KEPT)
        assert is_sound(left)
        setting = next_setting(left, {seat: seat for seat in (RED, BLUE, YELLOW)})
        rules = LEGACY.ruleset(setting)
        state = Battles.opened(rules, b"next").until(ToMuster).state
        now = state.parts[Campaign]
        assert (now.cities, now.scars, now.destroyed) == ({}, {"kamchatka": FALLOUT}, ("kamchatka",))
        assert state.parts[Pocket1] == Pocket1(FACTIONS[2], "kamchatka")
        assert not any("kamchatka" in zone.cards for zone in state.zones.values())
        assert len(state.zone("open").cards) == 4
        assert sum(one.what == FALLOUT for one in campaign_after(state).glued) == 1

    def test_a_player_who_gives_up_before_he_has_chosen(self) -> None:
        """Whoever gives up as he is asked leaves nobody waiting."""
        for concede in ("ai", "neutral"):
            game = self.struck(options={"concede": concede})
            game.chance = Seeded(b"somebody gives up", TEXTS)
            game.say(Concede, "yellow")
            assert game.state.unanswered

    def test_the_attacker_gives_up_before_the_target_is_chosen(self) -> None:
        """N1, D20 · His turn is over, but the strike falls: it happens once a campaign."""
        game = self.struck(options={"concede": "neutral"}).say(Concede, "red")
        assert game.asked() == ToBurn(YELLOW, "alaska", "kamchatka", 3, 2)
        game.play(Burn, "kamchatka", shuffle="deck")
        assert (game.armies("alaska"), game.owner("kamchatka")) == (1, "")
        assert game.state.parts[Pocket1] == Pocket1(FACTIONS[2], "kamchatka")
        assert game.state.active == BLUE

    def test_what_it_leaves_lasts(self) -> None:
        """What pocket_1 has left is handed on to the next game, and is sound."""
        game = self.struck().play(Burn, "kamchatka", shuffle="deck")
        after = campaign_after(game.state)
        assert LABEL in after.left
        assert is_sound(after)


class TestTheBurntLand:
    def test_half_of_those_who_walk_in_die(self) -> None:
        """N10, N-h · Entering costs half of them, rounded up; one must arrive."""
        game = pocket({**LANDS, "red": "alaska:8"}, burnt="alberta")
        assert game.refused(Expand, "alaska", "alberta", 1) == NobodyArrives("alberta", 1)
        (offer,) = [offer for offer in game.offers(Expand) if "alberta" in offer.fields["target"]]
        assert offer.fields["count"] == range(2, 8)
        g = Context.of(game.rules, game.state, NoChance())
        assert entry_action(g, 1, RED, "alaska", "alberta", 3, ()).count == 6
        assert game.play(Expand, "alaska", "alberta", 5).armies("alberta") == 2

    def test_half_of_the_conquerors_die(self) -> None:
        """N10, N-g · After a conquest, once all who follow have followed; a single one dies, too."""
        lands = {"red": "alaska:8", "blue": "alberta:1", "yellow": "siam:3"}
        game = pocket(lands, burnt="alberta").play(Attack, "alaska", "alberta", 3)
        game.play(Defend, 1, attack=(6, 5, 4), defence=(1,)).play(MoveIn, 2)
        assert lost(game) == [("red", "alberta", 3)]
        assert game.armies("alberta") == 2
        game = pocket({**lands, "red": "alaska:2"}, burnt="alberta").play(Attack, "alaska", "alberta", 1)
        game.play(Defend, 1, attack=(6,), defence=(1,))
        assert (game.owner("alberta"), game.armies("alaska")) == ("", 1)

    def test_half_of_the_conquerors_of_somebody_who_gives_up_die(self) -> None:
        """N10, D20 · Those who have moved in, even if their player gives up; nobody follows them."""
        lands, options = {"red": "alaska:8", "blue": "alberta:1", "yellow": "siam:3"}, {"concede": "neutral"}
        game = pocket(lands, burnt="alberta", options=options).play(Attack, "alaska", "alberta", 3)
        game.play(Defend, 1, attack=(6, 5, 4), defence=(1,)).say(Concede, "red")
        assert (game.owner("alberta"), game.armies("alberta"), game.armies("alaska")) == ("neutral", 1, 5)

    def test_a_troop_at_the_end_of_the_turn(self) -> None:
        """N11 · The holder loses a troop at the end of his turn."""
        assert pocket(burnt="alaska", step=EndOfTurn).armies("alaska") == 3

    def test_no_recruits_there(self) -> None:
        """N12 · Recruits go elsewhere; whoever holds nothing else loses them."""
        game = pocket(burnt="alaska", step=Reinforcement)
        assert game.refused(Deploy, "alaska", 1) == NotAmong("alaska", ("peru",))
        assert game.choices(Deploy, "where") == ["peru"]
        alone = pocket({**LANDS, "red": "alaska:4"}, burnt="alaska", step=Reinforcement)
        assert alone.told(ArmiesForfeited) == [ArmiesForfeited(RED, 3)]

    def test_no_manoeuvre_into_it_or_through_it(self) -> None:
        """N13, N-i · Nobody marches in or through; out is allowed."""
        lands = {**LANDS, "red": "alaska:4 alberta:3 ontario:2"}
        game = pocket(lands, burnt="alberta", step=Fortification)
        assert game.refused(Fortify, "alaska", "alberta", 1) == BurntLand("alberta")
        assert game.refused(Fortify, "alaska", "ontario", 1) == NotConnected("alaska", "ontario")
        assert game.play(Fortify, "alberta", "ontario", 2).armies("ontario") == 4

    def test_no_mark_ever_again(self) -> None:
        """N14 · No scar, no city, no covering, no start."""
        game = pocket({**LANDS, "blue": "kamchatka:2"}, burnt="kamchatka", scar_cards="red: bunker.1")
        game.play(Attack, "alaska", "kamchatka", 3)
        assert BEFORE_ROLL not in [topic for _, topic in windows(game)]
        empty = pocket({**LANDS, "blue": "brazil:4"}, burnt="kamchatka")
        assert why_no_start(context(empty), RED, "kamchatka", apart=False) == MarkedStart("kamchatka")
        g = context(game)
        for promo in ("nomad", "radar", "sentinel", "ambassador", "saboteur"):
            picked = (Drafted({RED: (promo,)}),)
            able = pocket({**LANDS, "blue": "brazil:4"}, burnt="kamchatka", parts=picked, options={"promo-cards": "on"})
            assert why_no_start(context(able), RED, "kamchatka", apart=False) == MarkedStart("kamchatka"), promo
        won = ToTakeReward(RED, True)
        assert "kamchatka" not in city_sites(g, won)
        assert lands_with_scars(g, won) == ()

    def test_mutants_treat_it_like_a_scar(self) -> None:
        """N15, N-k · The Mutants enter freely, gain a troop there, recruit and march there."""
        game = pocket({**LANDS, "red": "alaska:8"}, burnt="alberta", mutants="red")
        assert game.play(Expand, "alaska", "alberta", 5).armies("alberta") == 5
        assert pocket(burnt="alaska", mutants="red", step=EndOfTurn).armies("alaska") == 5
        recruits = pocket(burnt="alaska", mutants="red", step=Reinforcement)
        assert recruits.choices(Deploy, "where") == ["alaska", "peru"]
        marching = pocket({**LANDS, "red": "alaska:4 alberta:3"}, burnt="alberta", mutants="red", step=Fortification)
        assert marching.play(Fortify, "alaska", "alberta", 2).armies("alaska") == 2


class TestMissilePowers:
    def taking(self, **setup: Any) -> Battles:
        """Red has bought a star."""
        hands = "red: egypt brazil ural japan"
        return pocket(burnt="iceland", step=StartOfTurn, hands=hands, **setup).play(
            BuyStar, ("egypt", "brazil", "ural", "japan")
        )

    def test_a_faction_takes_one_with_its_next_star(self) -> None:
        """M1 · A faction without one picks one when it earns a star token in play; it is for ever."""
        game = self.taking(powers={"blue": EMP})
        assert game.asked() == ToTakePower(RED)
        assert game.choices(TakePower, "power") == sorted((INTERFERENCE, RECON, BAD_INTEL, RALLY))
        assert game.refused(TakePower, EMP) == PowerTaken((INTERFERENCE, RECON, BAD_INTEL, RALLY))
        game.play(TakePower, RECON)
        assert game.told(MissilePowerTaken) == [MissilePowerTaken(RED, "die_mechaniker", RECON)]
        assert game.state.parts[Pocket1].missile_powers["die_mechaniker"] == RECON

    def test_who_says_nothing_chooses_with_another_star(self) -> None:
        """M1, M-b · By default nothing is taken."""
        game = self.taking()
        assert isinstance(default(game.rules, game.state, game.number()), LeavePower)
        assert game.play(LeavePower).state.parts[Pocket1].missile_powers == {}

    def test_the_star_that_wins(self) -> None:
        """M-a · It brings no power any more."""
        game = self.taking(stars={"red": 3})
        assert [won.player for won in game.told(WarWon)] == [RED]
        assert isinstance(game.asked(), ToTakeReward)

    def test_one_for_each_faction_and_none_for_the_mutants(self) -> None:
        """M1 · A faction that has one takes no other; the Mutants take none."""
        assert not isinstance(self.taking(powers={"red": EMP}).asked(), ToTakePower)
        assert not isinstance(self.taking(mutants="red").asked(), ToTakePower)
        assert not has_room(Campaign(**open_packs(LABEL)), MUTANTS, LABEL)
        assert has_room(Campaign(**open_packs(LABEL)), FACTIONS[0], LABEL)

    def test_tokens_of_the_start_bring_none(self) -> None:
        """M1 · Star tokens of the start do not count."""
        for why, asks in (("start", False), ("coins", True)):
            game = pocket(burnt="iceland")
            context(game).emit(StarsTaken(BLUE, 1, why))
            assert any(asked == ToTakePower(BLUE) for asked in game.state.pending.values()) is asks

    def test_emp(self) -> None:
        """M2 · Before a roll: nothing changes the dice there for the rest of the turn, missiles included."""
        scars = {"scars": {"kamchatka": "bunker"}}
        game = pocket(burnt="iceland", powers={"yellow": EMP}, missiles={"yellow": 1, "red": 1}, lasting=scars)
        game.play(Attack, "alaska", "kamchatka", 3)
        assert windows(game) == [("yellow", BEFORE_DICE)]
        game.play(Jam, by="yellow").play(Defend, 2, attack=(5, 4, 3), defence=(4, 3))
        (fought,) = game.told(BattleFought)
        assert (fought.defence, fought.defender_lost) == ((4, 3), 2)
        assert game.changed_by == ((), ())
        assert left(game, "yellow") == 0
        game.play(Attack, "alaska", "kamchatka", 3)
        assert BEFORE_DICE not in [topic for _, topic in windows(game)]

    def test_emp_against_mutants(self) -> None:
        """M-c · A reroll changes dice, too; that a six beats a six changes none."""
        setup: dict[str, Any] = {
            "burnt": "iceland", "bringer": "blue", "mutants": "red", "changes": EVOLVED[STRENGTH],
            "powers": {"blue": EMP}, "missiles": {"blue": 1},
        }  # fmt: skip
        game = pocket(**setup).play(Attack, "alaska", "kamchatka", 3).play(Jam, by="blue")
        (fought,) = game.play(Defend, 2, attack=(6, 1, 1), defence=(6, 5)).told(BattleFought)
        assert (fought.attack, fought.attacker_lost, fought.defender_lost) == ((6, 1, 1), 1, 1)

    def test_emp_halts_an_ordered_invasion(self) -> None:
        """M2 · An invasion that was ordered halts where another player changes what its dice are worth."""
        scars = {"scars": {"kamchatka": "ammo_shortage"}}
        game = pocket(burnt="iceland", powers={"blue": EMP}, missiles={"blue": 1}, lasting=scars)
        game.ordering("blue", BEFORE_DICE, "jam").invade("alaska", "kamchatka", attack=(5, 4, 3), defence=(2, 1))
        assert game.state.parts[PowersUsed].of(EMP) == ("kamchatka",)
        assert game.why_halted == MissileOfAnother(BLUE)

    def test_interference(self) -> None:
        """M3, M-g · Not that card but another one that is due, else a coin card."""
        game = self.ending(powers={"blue": INTERFERENCE}, missiles={"blue": 1}, open="peru alaska ural japan")
        game.play(TakeCard, "alaska")
        assert windows(game) == [("blue", CARD_WANTED)]
        game.play(Interfere, by="blue")
        assert game.refused(TakeCard, "alaska") == CardNotDue("alaska", ("peru",))
        assert game.play(TakeCard, "peru").hand("red") == ["peru"]

    def test_interference_leaves_a_coin_card(self) -> None:
        """M3, M-d, 27 · Without another allowed card a coin card; without one it cannot be used."""
        setup = {"powers": {"blue": INTERFERENCE}, "missiles": {"blue": 1}, "open": "alaska egypt ural japan"}
        game = self.ending(**setup).play(TakeCard, "alaska").play(Interfere, by="blue")
        assert game.play(TakeCard, "coin.1").hand("red") == ["coin.1"]
        gone = "yellow: " + " ".join(f"coin.{n}" for n in range(1, 11))
        assert self.ending(**setup, hands=gone).play(TakeCard, "alaska").hand("red") == ["alaska"]

    def test_interference_with_one_who_takes_no_coin_card(self) -> None:
        """M3, P2-14 · Who may take no coin card either keeps the one that he wants."""
        weak = Pocket2(spot="south_atlantic", ends=("brazil", "north_africa"), weaknesses={PLAYED[RED]: "purist"})
        kept = {**open_packs("pack_1", "pocket_2", LABEL), "left": {"pocket_2": canonical_text(plain(weak))}}
        setup: dict[str, Any] = {"powers": {"blue": INTERFERENCE}, "missiles": {"blue": 1}, "lasting": kept}
        game = pocket(
            burnt="iceland", step=EndOfTurn, parts=(Conquests(("alaska",)), weak), hands="red: coin.2 coin.3",
            open="alaska egypt ural japan", **setup,
        )  # fmt: skip
        assert sorted(game.play(TakeCard, "alaska").hand("red")) == ["alaska", "coin.2", "coin.3"]

    def ending(self, **setup: Any) -> Battles:
        """The end of a turn in which Red has conquered."""
        return pocket(burnt="iceland", step=EndOfTurn, parts=(Conquests(("alaska",)),), **setup)

    def test_recon(self) -> None:
        """M4 · Instead of a coin card any open card."""
        game = self.ending(powers={"red": RECON}, missiles={"red": 1}, open="egypt brazil ural japan")
        assert game.choices(TakeCard, "card") == ["coin.1"]
        game.play(Scout)
        assert game.choices(TakeCard, "card") == ["brazil", "egypt", "japan", "ural"]
        assert game.play(TakeCard, "ural").hand("red") == ["ural"]
        assert left(game, "red") == 0
        due = self.ending(powers={"red": RECON}, missiles={"red": 1}, open="alaska brazil ural japan")
        assert isinstance(due.refused(Scout), CardNotDue)

    def test_recon_beside_a_card_of_the_homeland(self) -> None:
        """M4, M-e · The coin card is due beside an open card of the homeland, so any open card may be taken for it."""
        lasting = {
            **open_packs("pack_1", "pack_3", LABEL), "entries": (Entry(1, PLAYED[RED], "red", "brazil", HELD_ON),)
        }  # fmt: skip
        game = self.ending(
            powers={"red": RECON}, missiles={"red": 1}, open="egypt brazil ural japan", lasting=lasting
        )  # fmt: skip
        assert game.choices(TakeCard, "card") == ["brazil", "coin.1"]
        assert game.play(Scout).play(TakeCard, "ural").hand("red") == ["ural"]

    def test_recon_entitles_to_no_card(self) -> None:
        """M4, S3-8 · An open card that is taken for a coin card is none to which its player is
        entitled: that needs its territory, or the homeland."""
        setup: dict[str, Any] = {
            "powers": {"red": RECON}, "missiles": {"red": 1}, "open": "egypt brazil ural japan", "mission": READY,
        }  # fmt: skip
        rich = {**open_packs("pack_1", "pack_3", LABEL), "coins": {"japan": 4}}
        game = self.ending(lasting=rich, **setup).play(Scout)
        assert "japan" in game.choices(TakeCard, "card")
        assert game.refused(ClaimMission) == MissionNotFulfilled(READY)
        home = {**rich, "entries": (Entry(1, PLAYED[RED], "red", "siam", HELD_ON),)}
        game = self.ending(lasting=home, **setup).play(Scout).play(ClaimMission)
        assert game.asked() == ToPlaceCapital(RED, ("japan",))

    def test_bad_intel(self) -> None:
        """M5 · At the start of another's turn: one continent brings him nothing this turn."""
        lands = {"red": "eastern_australia western_australia new_guinea indonesia", "blue": "peru:2", "yellow": "siam"}
        setup = {"powers": {"blue": BAD_INTEL}, "missiles": {"blue": 1, "red": 1}, "burnt": "iceland"}
        game = pocket(lands, step=StartOfTurn, **setup)
        assert windows(game) == [("blue", TURN_INTEL)]
        assert game.refused(Deny, "asia") == NoSuchBonus("asia", ("oceania",))
        game.play(Deny, "oceania", by="blue")
        assert game.asked() == ToReinforce(RED, 3)
        assert game.state.parts[PowersUsed].of(BAD_INTEL) == ("oceania",)
        assert pocket(lands, step=StartOfTurn, **setup).play(Pass, by="blue").asked() == ToReinforce(RED, 5)

    def test_rally(self) -> None:
        """M6 · As the own turn begins, 2 troops in each territory held with headquarters."""
        setup = {"powers": {"red": RALLY}, "missiles": {"red": 1}, "burnt": "iceland", "step": StartOfTurn}
        game = pocket(headquarters={"alaska": "red", "peru": "blue"}, **setup)
        assert game.asked() == ToRally(RED)
        assert isinstance(default(game.rules, game.state, game.number()), KeepMissile)
        game.play(Rally)
        assert (game.armies("alaska"), game.armies("peru"), left(game, "red")) == (6, 5, 0)
        assert isinstance(pocket(**setup).asked(), ToReinforce), "no headquarters held"

    def test_the_start_of_a_turn(self) -> None:
        """M-f · First stars are bought, then come Bad intel and Rally, then scar cards."""
        lands = {"red": "eastern_australia western_australia new_guinea indonesia", "blue": "peru:2", "yellow": "siam"}
        game = pocket(
            lands, burnt="iceland", step=StartOfTurn, powers={"red": RALLY, "blue": BAD_INTEL},
            missiles={"red": 1, "blue": 1}, headquarters={"indonesia": "red"}, scar_cards="yellow: biohazard.1",
            hands="red: egypt brazil ural japan",
        )  # fmt: skip
        assert isinstance(game.asked(), ToBuyStars)
        assert windows(game.play(Finish)) == [("blue", TURN_INTEL)]
        assert game.play(Pass).asked() == ToRally(RED)
        assert windows(game.play(KeepMissile)) == [("yellow", AT_START)]

    def test_once_a_turn(self) -> None:
        """M7 · One use a turn, for a missile."""
        used = PowersUsed((YELLOW,), {EMP: ("peru",)})
        game = pocket(burnt="iceland", powers={"yellow": EMP}, missiles={"yellow": 2}, parts=(used,))
        game.play(Attack, "alaska", "kamchatka", 3)
        assert windows(game)[0][1] != BEFORE_DICE
        none_left = pocket(burnt="iceland", powers={"yellow": EMP}).play(Attack, "alaska", "kamchatka", 3)
        assert windows(none_left)[0][1] != BEFORE_DICE


class TestMutants:
    def test_from_the_next_game_on(self) -> None:
        """U1 · The faction can be chosen in the games after."""
        rules = late_table(3, LABEL, seed=3)
        game = Battles.opened(rules, b"mutants").until(ToMuster)
        assert MUTANTS in game.choices(Muster, "faction")
        assert factions_of(game.lasting) == (*FACTIONS, MUTANTS)

    def test_ones_against_the_bringer(self) -> None:
        """U2 · Attack dice that show 1 are rolled again against the Bringer's troops until none does."""
        game = pocket(burnt="iceland", mutants="red", bringer="blue").play(Attack, "alaska", "kamchatka", 3)
        game.play(Defend, 2, attack=(1, 6, 1, 1, 4, 5), defence=(3, 2))
        (fought,) = game.told(BattleFought)
        assert fought.attack == (6, 5, 4)
        assert game.changed_by == ((MUTANTS,), ())
        other = pocket(burnt="iceland", mutants="red", bringer="yellow").play(Attack, "alaska", "kamchatka", 3)
        assert other.play(Defend, 2, attack=(1, 6, 1), defence=(3, 2)).told(BattleFought)[0].attack == (6, 1, 1)

    def test_scars_the_other_way_round(self) -> None:
        """U3 · A biohazard brings a troop, mercenaries cost one, the last one too."""
        scars = {"scars": {"alaska": "biohazard", "peru": "mercenary"}}
        packs = open_packs("pack_1", "pack_2", LABEL)
        lands = {**LANDS, "red": "alaska:4 peru:1"}
        game = pocket(lands, burnt="iceland", mutants="red", step=EndOfTurn, lasting={**packs, **scars})
        assert (game.armies("alaska"), game.owner("peru")) == (5, "")

    def test_their_own_mission(self) -> None:
        """U4 · The burnt territory and every biohazard: a star at the end of the turn, once a game."""
        scars = {"scars": {"peru": "biohazard"}}
        game = pocket(burnt="alaska", mutants="red", step=EndOfTurn, lasting=scars)
        assert isinstance(game.asked(), ToTakeCard)
        assert isinstance(default(game.rules, game.state, game.number()), ClaimOwnMission)
        game.play(ClaimOwnMission)
        assert game.told(StarsTaken) == [StarsTaken(RED, 1, "mission")]
        assert not isinstance(game.asked(), ToTakePower)

    def test_their_mission_without_a_biohazard(self) -> None:
        """U-b · On a board without one the burnt territory suffices."""
        assert pocket(burnt="alaska", mutants="red", step=EndOfTurn).play(ClaimOwnMission).stars("red") == 1

    def test_their_mission_needs_all_of_it(self) -> None:
        """U4 · Not without one of the biohazards, and for nobody else."""
        scars = {"scars": {"siam": "biohazard"}}
        setup = {"step": EndOfTurn, "lasting": scars, "parts": (Conquests(("alaska",)),)}
        assert pocket(burnt="alaska", mutants="red", **setup).refused(ClaimOwnMission) == MutantMissionNotFulfilled()
        game = pocket(burnt="alaska", step=EndOfTurn, parts=(Conquests(("alaska",)),))
        assert game.refused(ClaimOwnMission) == NoOwnMission()

    def test_the_bringer_is_armed(self) -> None:
        """N8 · The Bringer starts with 2 more missiles in games in which the Mutants play."""
        bringer = faction_with("hq_levy")
        rules = late_table(3, LABEL, seed=3)
        game = Battles.opened(rules, b"mutants").until(ToMuster)
        game.state.parts[Pocket1] = Pocket1(bringer, "iceland")
        free = game.choices(Muster, "where")
        game.play(Muster, bringer, free[0])
        assert game.told(BringerArmed) == []
        game.play(Muster, MUTANTS, game.choices(Muster, "where")[0])
        (armed,) = game.told(BringerArmed)
        assert armed.count == 2
        assert game.state.parts[Factions].of[armed.player] == bringer


class TestChanges:
    def test_two_choices_make_a_power(self) -> None:
        """U5, U-a · Offensive or defensive, bodies or brains: both together give one power."""
        assert {power_after(changes) for changes in EVOLVED.values()} == set(EVOLVED)
        assert power_after({FIRST_CHANGE: "offensive"}) == ""

    def test_a_six_beats_a_six(self) -> None:
        """U6 · Unnatural strength: in attack a six beats a six."""
        game = pocket(burnt="iceland", mutants="red", changes=EVOLVED[STRENGTH]).play(Attack, "alaska", "kamchatka", 3)
        (fought,) = game.play(Defend, 2, attack=(6, 5, 4), defence=(6, 5)).told(BattleFought)
        assert (fought.attacker_lost, fought.defender_lost) == (1, 1)
        assert game.changed_by == ((STRENGTH,), ())

    def test_a_six_by_a_missile_beats_a_six(self) -> None:
        """U-c · A six on the table, however it came about."""
        setup: dict[str, Any] = {"mutants": "red", "changes": EVOLVED[STRENGTH], "missiles": {"red": 1}}
        game = pocket(burnt="iceland", **setup).battle("alaska", "kamchatka", attack=(3, 2, 1), defence=(6, 5))
        (fought,) = game.play(FireMissile, "attack", 1, by="red").told(BattleFought)
        assert (fought.attack, fought.attacker_lost, fought.defender_lost) == ((6, 2, 1), 1, 1)

    def test_a_card_is_swapped(self) -> None:
        """U7, U-f · Mindshackle: a card that was taken for a random one of somebody conquered from this turn."""
        game = self.conquering().until(ToTakeCard).play(TakeCard, "coin.1")
        assert isinstance(game.asked(), ToSwapCard)
        assert game.refused(SwapCard, Player("yellow")) == NotConqueredFrom(YELLOW, (BLUE,))
        game.play(SwapCard, BLUE, hand=(2,))
        assert (game.hand("red"), game.hand("blue")) == (["ural"], ["coin.1", "egypt"])
        assert game.told(CardSwapped) == [CardSwapped(RED, BLUE)]

    def test_whoever_gives_up_over_the_card(self) -> None:
        """U7, D20 · The event that comes with the card is turned up all the same."""
        setup: dict[str, Any] = {"lasting": {"coins": {"peru": 2}}, "deck": "peru", "event_deck": "riots.1"}
        game = self.conquering(**setup, options={"concede": "neutral"}).until(ToTakeCard).play(TakeCard, "coin.1")
        game.say(Concede, "red")
        assert [drawn.event for drawn in game.told(EventDrawn)] == ["riots"]
        assert game.state.active == "blue"

    def test_a_card_may_be_kept(self) -> None:
        """U7 · By default the card stays."""
        game = self.conquering().until(ToTakeCard).play(TakeCard, "coin.1")
        assert isinstance(default(game.rules, game.state, game.number()), KeepTaken)

    def conquering(self, **more: Any) -> Battles:
        """Red's Mutants conquer a territory from Blue, and go on to the end of the turn."""
        lands = {**LANDS, "blue": "kamchatka:1 brazil:4"}
        setup: dict[str, Any] = {"hands": "blue: egypt ural", "open": "japan siam brazil mongolia", **more}
        game = pocket(lands, burnt="iceland", mutants="red", changes=EVOLVED[MINDSHACKLE], **setup)
        game = game.play(Attack, "alaska", "kamchatka", 3).play(Defend, 1, attack=(6, 5, 4), defence=(1,))
        return game.play(Finish)

    def test_a_double_brings_a_troop(self) -> None:
        """U8 · Unstable cloning: a natural double in defence, if the territory is still held."""
        game = pocket(burnt="iceland", mutants="blue", changes=EVOLVED[CLONING])
        game.play(Attack, "alaska", "kamchatka", 3).play(Defend, 2, attack=(6, 5, 4), defence=(2, 2))
        assert game.armies("kamchatka") == 5 - 2 + 1
        fallen = pocket({**LANDS, "blue": "kamchatka:2"}, burnt="iceland", mutants="blue", changes=EVOLVED[CLONING])
        fallen.play(Attack, "alaska", "kamchatka", 3).play(Defend, 2, attack=(6, 5, 4), defence=(2, 2))
        assert fallen.owner("kamchatka") == "red"

    def test_the_odds_count_the_clones(self) -> None:
        """U8, U-d · Unstable cloning is part of the forecast, against them alone."""
        game = pocket(burnt="iceland", mutants="blue", changes=EVOLVED[CLONING])
        told = forecast(game.rules, game.state, RED, "alaska", "kamchatka")
        attackers, defenders = game.armies("alaska") - 1, game.armies("kamchatka")
        assert told == invasion_odds(attackers, defenders, CloningDice())
        assert told.win < invasion_odds(attackers, defenders, OpenDice()).win
        assert len(told.defenders_left) > defenders + 1, "they may become more"
        other = pocket(burnt="iceland", mutants="red", changes=EVOLVED[CLONING])
        assert forecast(other.rules, other.state, RED, "alaska", "kamchatka") == invasion_odds(
            attackers, defenders, OpenDice()
        )

    def test_a_territory_is_protected(self) -> None:
        """U9 · Mass hypnosis: the territory of a card that was turned in is not attacked until the next own turn."""
        setup = {"hands": "red: alaska peru coin.1", "step": Reinforcement}
        game = pocket(burnt="iceland", mutants="red", changes=EVOLVED[HYPNOSIS], **setup)
        game.play(TradeResources, ("alaska", "peru", "coin.1"))
        assert game.asked() == ToProtect(RED, ("alaska", "peru"))
        assert game.refused(Protect, "siam") == NotTurnedIn("siam", ("alaska", "peru"))
        game.play(Protect, "alaska")
        assert game.state.parts[Protected] == Protected(("alaska",), RED)
        attacked = pocket(
            burnt="iceland", mutants="red", changes=EVOLVED[HYPNOSIS], turn="blue", parts=(Protected(("alaska",), RED),)
        )
        assert attacked.refused(Attack, "kamchatka", "alaska", 3) == Hypnotised("alaska")
        assert all("alaska" not in offer.fields["target"] for offer in attacked.offers(Attack))

    def test_one_each_time_that_cards_are_turned_in(self) -> None:
        """U9, U-e · For a star and for troops in the same turn: a territory each, until the next own turn."""
        hands = "red: alaska coin.1 coin.2 coin.3 peru brazil"
        game = pocket(burnt="iceland", mutants="red", changes=EVOLVED[HYPNOSIS], hands=hands, step=StartOfTurn)
        game.play(BuyStar, ("alaska", "coin.1", "coin.2", "coin.3")).play(Protect, "alaska").until(ToReinforce)
        game.play(TradeResources, ("peru", "brazil")).play(Protect, "peru")
        saved = read_snapshot(game.rules, write_snapshot(game.state))
        assert game.state.parts[Protected] == saved.parts[Protected] == Protected(("alaska", "peru"), RED)
        lands = {"red": "alaska:4 peru:3", "blue": "kamchatka:5 brazil:4", "yellow": "siam:3"}
        parts = (Protected(("alaska", "peru"), RED),)
        attacked = pocket(lands, burnt="iceland", mutants="red", changes=EVOLVED[HYPNOSIS], turn="blue", parts=parts)
        assert attacked.refused(Attack, "kamchatka", "alaska", 3) == Hypnotised("alaska")
        assert attacked.refused(Attack, "brazil", "peru", 3) == Hypnotised("peru")
        over = pocket(
            lands, burnt="iceland", mutants="red", changes=EVOLVED[HYPNOSIS], turn="yellow", step=EndOfTurn, parts=parts
        )
        assert over.until(ToReinforce).state.parts[Protected] == Protected()
        assert [ended.where for ended in over.told(ProtectionEnded)] == ["alaska", "peru"]

    def test_one_territory_as_it_was_saved(self) -> None:
        """A game that was saved when one territory alone could be protected is read as it was."""
        assert plain(Protected(("alaska",), RED)) == {"kind": "protected", "where": "alaska", "player": "red"}

    def test_the_protection_of_somebody_who_plays_no_more(self) -> None:
        """U9 · Where the Mutants have given up no turn of theirs comes, and it ends with the next one of anybody."""
        game = pocket(
            {"blue": "kamchatka:5", "yellow": "siam:3", "neutral": "alaska:4"}, burnt="iceland", mutants="red",
            changes=EVOLVED[HYPNOSIS], turn="blue", step=EndOfTurn, parts=(Protected(("alaska",), RED),),
        ).until(ToReinforce)  # fmt: skip
        assert game.state.active == YELLOW
        assert game.state.parts[Protected] == Protected()


class TestEvents:
    def drawn(self, kind: str, **setup: Any) -> Battles:
        """Red takes a coin card, and this event is turned up."""
        game = pocket(
            step=EndOfTurn,
            parts=(Conquests(("alaska",)),),
            open="egypt ural yakutsk mongolia",
            deck="japan",
            event_deck=kind,
            lasting={"coins": {"japan": 2}},
            burnt="iceland",
            **setup,
        )
        return game.play(TakeCard, "coin.1")

    def test_all_eight_from_the_next_game_on(self) -> None:
        """E0 · Three Agents of Chaos, three of fallout, two of change."""
        own = Campaign(**open_packs(LABEL))
        assert Counter(card.rpartition(".")[0] for card in event_cards(pocket(lasting=open_packs(LABEL)).state)) == {
            "agent_of_chaos": 3, "fallout_event": 3, FIRST_CHANGE: 1, SECOND_CHANGE: 1
        }  # fmt: skip
        assert whole_stock(own)[FALLOUT] == 1

    def test_agent_of_chaos(self) -> None:
        """E1, E-a · No human faction has a continent's bonus: the Mutants take a star."""
        game = self.drawn("agent_of_chaos.1", mutants="blue")
        assert game.told(StarsTaken) == [StarsTaken(BLUE, 1, "event")]
        lands = {"red": "eastern_australia western_australia new_guinea indonesia", "blue": "peru:2", "yellow": "siam"}
        assert self.drawn("agent_of_chaos.1", lands=lands, mutants="blue").told(StarsTaken) == []
        assert self.drawn("agent_of_chaos.1").told(EventWithoutEffect)

    def test_fallout_spreads(self) -> None:
        """E2, E-b · A die of losses for each territory linked by land; the Mutants lose none; the card is destroyed."""
        lands = {"red": "alaska:4", "blue": "alberta:5 kamchatka:2", "yellow": "northwest_territory:1 ontario:2"}
        game = pocket(
            lands, step=EndOfTurn, parts=(Conquests(("alaska",)),), burnt="alberta", mutants="red",
            open="egypt ural yakutsk mongolia", deck="japan", event_deck="fallout_event.1",
            lasting={"coins": {"japan": 2}},
        )  # fmt: skip
        game.play(TakeCard, "coin.1", blast=(4, 1))
        assert game.armies("alaska") == 4
        assert (game.owner("northwest_territory"), game.armies("ontario")) == ("", 1)
        assert game.armies("kamchatka") == 2
        assert game.told(EventDestroyed) == [EventDestroyed(RED, "fallout_event")]

    def test_the_mutants_choose_for_ever(self) -> None:
        """E3 · The player of the Mutants chooses; the card leaves the campaign."""
        game = self.drawn(f"{FIRST_CHANGE}.1", mutants="blue")
        assert isinstance(game.asked(), ToEvolve)
        assert game.refused(Evolve, "brains") == NoSuchChange(("offensive", "defensive"))
        assert isinstance(default(game.rules, game.state, game.number()), WaitToEvolve)
        game.play(Evolve, "defensive")
        assert game.told(MutantsEvolved) == [MutantsEvolved(BLUE, FIRST_CHANGE, "defensive", "")]
        assert f"{FIRST_CHANGE}.1" not in event_cards(game.state)

    def test_without_mutants_it_is_discarded(self) -> None:
        """E3, E-c · Nobody plays them: no effect, and the card stays in the campaign."""
        game = self.drawn(f"{SECOND_CHANGE}.1")
        assert game.told(EventWithoutEffect) == [EventWithoutEffect(SECOND_CHANGE)]
        assert f"{SECOND_CHANGE}.1" in event_cards(game.state)


def advised(game: Battles, by: str = "") -> Action:
    """What the AI answers."""
    number = game.number(by)
    player = game.state.pending[number].player
    offers = tuple(legal(game.rules, game.state, number))
    return choose(game.rules.at(game.state), view(game.state, player), number, offers, lambda count: 0)


class TestTheAI:
    def test_it_rallies_where_foes_are_near(self) -> None:
        setup = {"powers": {"red": RALLY}, "missiles": {"red": 1}, "burnt": "iceland", "step": StartOfTurn}
        assert isinstance(advised(pocket(headquarters={"alaska": "red"}, **setup)), Rally)
        quiet = {"red": "madagascar:4", "blue": "kamchatka:5", "yellow": "siam:3"}
        assert isinstance(advised(pocket(quiet, headquarters={"madagascar": "red"}, **setup)), KeepMissile)

    def test_it_takes_its_own_mission(self) -> None:
        game = pocket(burnt="alaska", mutants="red", step=EndOfTurn, parts=(Conquests(("alaska",)),))
        assert isinstance(advised(game), ClaimOwnMission)

    def test_it_swaps_a_poor_card_and_keeps_a_rich_one(self) -> None:
        poor = TestChanges().conquering().until(ToTakeCard).play(TakeCard, "coin.1")
        assert advised(poor) == SwapCard(poor.number(), RED, BLUE)

    def test_it_burns_where_others_lose_more(self) -> None:
        decision = ToBurn(YELLOW, "alaska", "kamchatka", 3, 2)
        lands = {"red": "alaska:9 alberta:6", "blue": "kamchatka:2", "yellow": "japan:3 yakutsk:5 irkutsk:5"}
        game = pocket(lands, headquarters={"alaska": "red"})
        context(game).ask(decision)
        assert advised(game, "yellow").where == "alaska"

    def test_it_plays_a_war_to_its_end(self) -> None:
        game = Battles.opened(burnt_table(4, 1, EVOLVED[HYPNOSIS]), b"ai")
        for _ in range(4000):
            if game.state.winners is not None:
                return
            step = advance(game.rules, game.state, advised(game), game.chance or NamedDraws())
            game.state = step.state
        raise AssertionError("the war has no end")


class TestRandomWars:
    """Random wars with the pack open stick nowhere; the rules, offers and records agree."""

    @pytest.mark.parametrize("seed", range(4))
    def test_random_wars(self, seed: int) -> None:
        rules = burnt_table(3 + seed % 3, seed, list(EVOLVED.values())[seed])
        state, seen = roam(rules, seed, 150)
        assert state.parts[Pocket1].fallout == "brazil"
        assert seen


def burnt_table(players: int, seed: int, changes: dict[str, str]) -> Ruleset:
    """A late war after the strike, with all missile powers given."""
    campaign, members = read_before(late_setting(players, seed))
    kept = Pocket1("khan_industries", "brazil", dict(zip(FACTIONS, CONTENT["missile_powers"], strict=True)), changes)
    burnt = replace(
        campaign,
        **open_packs(LABEL, game=campaign.game - 1),
        left={LABEL: canonical_text(plain(kept))},
        scars={**campaign.scars, "brazil": FALLOUT},
        cities=without(campaign.cities, "brazil"),
        fortified=without(campaign.fortified, "brazil"),
        used={**campaign.used, FALLOUT: 1},
    )
    return LEGACY.ruleset(next_setting(burnt, members))
