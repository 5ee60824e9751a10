"""Missiles: fired by anybody at any die of any battle, between the throw and the comparison."""

from __future__ import annotations

from typing import Any

import pytest
from support.legacy.battles import Battles, war
from support.legacy.campaigns import first_game
from support.tables.seat_orders import saying

from rules import Player, refusal
from rules.author import Pass
from rules.kernel.conditions import Condition
from rules.kernel.orders import Clause
from rules.kernel.values import NotNow
from rules.legacy.campaign.box import AMMO_SHORTAGE
from rules.legacy.campaign.campaign import Signature
from rules.legacy.combat.battle_orders import AGAINST_LEADER, OWN_ATTACK, OWN_DEFENCE
from rules.legacy.combat.missiles import FireMissile, MissileOfAnother, Missiles, NoMissile, NoThrow
from rules.legacy.setup.factions import POWERS
from rules.legacy.turn.stars import Stars
from rules.risk.combat.battle import ATTACK, DEFENCE
from rules.risk.combat.invasion import Attack, ToFight
from rules.risk.combat.occupy import MoveIn
from rules.risk.combat.open_dice import THROWN, DieFixed, DieIsFinal, NoSuchDie, SixAlready, Throw
from rules.risk.turn.concede import Concede

LANDS = {"red": "alaska:9", "blue": "kamchatka:5", "yellow": "peru:3"}
DECIDE, PAIRS = "decide", "pairs"


def thrown(
    missiles: dict[str, int],
    attack: tuple[int, ...] = (5, 4),
    defence: tuple[int, ...] = (5, 3),
    lands: dict[str, str] | None = None,
    **setup: Any,
) -> Battles:
    """Red has attacked Kamchatka from Alaska, and these dice lie on the table."""
    return war(lands or LANDS, missiles=missiles, **setup).battle("alaska", "kamchatka", attack=attack, defence=defence)


def asked(game: Battles) -> list[str]:
    """Who may fire."""
    return [decision.player for decision in game.state.pending.values() if decision.topic == THROWN]


def left(game: Battles, player: str) -> int:
    return game.state.parts[Missiles].left.get(Player(player), 0)


def on_the_table(game: Battles) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What the dice on the table show, the attacker's and the defender's."""
    lying = game.state.parts[Throw]
    return tuple(die.now for die in lying.attack), tuple(die.now for die in lying.defence)


class TestFiring:
    def test_a_die_becomes_a_six(self) -> None:
        """R33, R34 · Missiles: fired after the roll and before the losses, a missile makes a die a six; then the dice
        are put in order again and compared."""
        game = thrown({"blue": 1})
        assert (asked(game), on_the_table(game)) == (["blue"], ((5, 4), (5, 3)))
        game.play(FireMissile, DEFENCE, 2, by="blue")
        assert game.fought == ((5, 4), (6, 5), 2, 0)
        assert game.told(DieFixed) == [DieFixed(Player("blue"), DEFENCE, 2)]

    @pytest.mark.parametrize(
        ("side", "die", "fought"),
        [
            (ATTACK, 1, ((6, 4), (5, 3), 0, 2)),
            (ATTACK, 2, ((6, 5), (5, 3), 0, 2)),
            (DEFENCE, 1, ((5, 4), (6, 3), 1, 1)),
            (DEFENCE, 2, ((5, 4), (6, 5), 2, 0)),
        ],
    )
    def test_any_die_of_either_side(self, side: str, die: int, fought: Any) -> None:
        """R33 · Missiles: any die, of whichever side."""
        assert thrown({"blue": 1}).play(FireMissile, side, die, by="blue").fought == fought

    @pytest.mark.parametrize("seat", ["red", "blue", "yellow"])
    def test_by_anybody(self, seat: str) -> None:
        """R33, R54 · Missiles: any player may fire in any battle, whoever fights."""
        game = thrown({seat: 1})
        assert asked(game) == [seat]
        assert game.play(FireMissile, ATTACK, 1, by=seat).fought == ((6, 4), (5, 3), 0, 2)

    def test_it_leaves_the_game(self) -> None:
        """R33 · Missiles: a missile that was fired is spent for this game."""
        game = thrown({"blue": 1}).play(FireMissile, DEFENCE, 2, by="blue")
        assert left(game, "blue") == 0
        game.battle("alaska", "kamchatka", attack=(5, 4), defence=(5, 3))
        assert game.fought == ((5, 4), (5, 3), 1, 1), "and nobody is asked any more"

    def test_several(self) -> None:
        """R33 · Missiles: several may be fired in one battle, by one player or by more."""
        game = thrown({"red": 1, "blue": 2}).play(FireMissile, DEFENCE, 1, by="blue")
        assert asked(game) == ["red", "blue"]
        game.play(FireMissile, ATTACK, 2, by="red").play(FireMissile, DEFENCE, 2, by="blue")
        assert game.fought == ((6, 5), (6, 6), 2, 0)
        assert (left(game, "red"), left(game, "blue")) == (0, 0)

    def test_all_are_asked_again(self) -> None:
        """D9, O-declaring-missiles-open · Missiles: each acts as it is declared, all see it and are asked again until
        all pass."""
        game = thrown({"red": 1, "blue": 1}).play(Pass, by="red").play(FireMissile, DEFENCE, 2, by="blue")
        assert asked(game) == ["red"]
        assert on_the_table(game) == ((5, 4), (5, 6))
        assert game.play(Pass, by="red").fought == ((5, 4), (6, 5), 2, 0)

    def test_nothing_changes_it(self) -> None:
        """R33 · Missiles: a die that a missile made a six is one whatever lies on the territory."""
        scarred = {"scars": {"kamchatka": AMMO_SHORTAGE}}
        game = thrown({"blue": 1}, lasting=scarred)
        assert on_the_table(game) == ((5, 4), (4, 3))
        assert game.play(FireMissile, DEFENCE, 1, by="blue").fought == ((5, 4), (6, 3), 1, 1)

    def test_after_the_changes(self) -> None:
        """R31, R32, R33 · Combat: automatic changes come first, and the dice are in order when missiles are fired."""
        game = thrown({"yellow": 1}, defence=(4, 4), powers={"red": "first_strike_fear"})
        assert on_the_table(game) == ((5, 4), (4, 3))

    def test_in_the_next_battle_again(self) -> None:
        """Whoever has let a battle pass keeps his missile for another."""
        game = thrown({"blue": 1}).play(Pass, by="blue")
        assert (game.fought, left(game, "blue")) == (((5, 4), (5, 3), 1, 1), 1)
        assert asked(game.battle("alaska", "kamchatka", attack=(5, 4), defence=(5, 3))) == ["blue"]

    def test_all_sixes(self) -> None:
        """Where every die is a six nobody is asked."""
        assert thrown({"blue": 1}, (6, 6), (6, 6)).fought == ((6, 6), (6, 6), 2, 0)


class TestRefused:
    def test_twice_on_one_die(self) -> None:
        """A23 · Rulings: a die that a missile made a six takes no second one."""
        game = thrown({"blue": 2}).play(FireMissile, DEFENCE, 2, by="blue")
        assert game.refused(FireMissile, DEFENCE, 2, by="blue") == DieIsFinal(DEFENCE, 2)
        assert {(offer.fields["side"], tuple(offer.fields["die"])) for offer in game.offers(FireMissile, "blue")} == {
            ((ATTACK,), (1, 2)),
            ((DEFENCE,), (1,)),
        }

    def test_on_a_six(self) -> None:
        assert thrown({"blue": 1}, (6, 4)).refused(FireMissile, ATTACK, 1, by="blue") == SixAlready(ATTACK, 1)

    def test_after_the_comparison(self) -> None:
        """R33 · Missiles: not after the comparison."""
        game = thrown({"red": 1}).play(Pass, by="red")
        assert isinstance(game.asked(), ToFight)
        assert isinstance(game.refused(FireMissile, DEFENCE, 1), NotNow)

    def test_in_another_window(self) -> None:
        game = war(LANDS, missiles={"blue": 1}, scar_cards="blue: bunker.1").play(Attack, "alaska", "kamchatka", 2)
        assert game.refused(FireMissile, DEFENCE, 1, by="blue") == NoThrow()

    def test_no_such_die(self) -> None:
        game = thrown({"blue": 1})
        assert game.refused(FireMissile, DEFENCE, 3, by="blue") == NoSuchDie(DEFENCE, 3, 2)
        assert game.refused(FireMissile, "both", 1, by="blue") == NoSuchDie("both", 1, 0)

    def test_without_one(self) -> None:
        """R33 · Missiles: whoever has none fires none."""
        game = thrown({"red": 1, "blue": 1})
        both = game.state.fork()
        both.parts[Missiles] = Missiles({Player("red"): 1})
        assert refusal(game.rules, both, FireMissile(game.number("blue"), Player("blue"), DEFENCE, 2)) == NoMissile()


class TestWhoHasThem:
    def test_one_for_each_signature(self) -> None:
        """R2 · Set-up: a missile for each signature on the board, and no star."""
        kept = {faction: powers[0] for faction, powers in POWERS.items()}
        signed = (Signature(1, "ben"), Signature(2, "ben"))
        game = first_game(3, powers=kept, used={"first_coin": 12}, game=3, signatures=signed)
        assert [left(game, seat) for seat in game.state.seats] == [0, 2, 0]
        assert game.state.parts[Stars].tokens == {"red": 1, "green": 1}

    def test_a_fallen_player_keeps_his(self) -> None:
        """R41 · Combat: whoever takes a player's last troop does not take his missiles, and he may still fire them."""
        lands = {"red": "alaska:9", "blue": "kamchatka", "yellow": "alberta"}
        game = thrown({"blue": 1}, (5, 4), (2,), lands).play(Pass, by="blue").play(MoveIn, 0)
        assert left(game, "blue") == 1
        assert asked(game.battle("alaska", "alberta", attack=(5,), defence=(4,))) == ["blue"]

    def test_a_neutral_army_has_none(self) -> None:
        """D20, A10 · Giving up: the missiles of whoever gives up leave the game."""
        game = war(LANDS, missiles={"blue": 2}, options={"concede": "neutral"}).say(Concede, "blue")
        assert left(game, "blue") == 0
        assert game.battle("alaska", "kamchatka", attack=(5, 4), defence=(5, 3)).fought[2:] == (1, 1)


class TestOrders:
    """A battle must not wait for bystanders: whoever has said nothing passes, and orders fire under conditions."""

    def fired(
        self, game: Battles, seat: str, policy: str, *kinds: str, clauses: tuple[Clause, ...] = (), **numbers: int
    ) -> list[tuple[str, int]]:
        """The hits of the player who gives this order: who, a policy, and its details."""
        game.ordering(seat, THROWN, policy, saying(*kinds, **numbers), clauses=clauses).settled()
        return [(hit.side, hit.die) for hit in game.told(DieFixed)]

    def test_silence_passes(self) -> None:
        """Nobody who has said nothing holds up a battle."""
        game = thrown({"red": 1, "blue": 1, "yellow": 1}).settled()
        assert game.fought == ((5, 4), (5, 3), 1, 1)

    def test_to_win_a_pair(self) -> None:
        assert self.fired(thrown({"blue": 1}), "blue", PAIRS) == [(DEFENCE, 2)]
        assert self.fired(thrown({"red": 1}), "red", PAIRS) == [(ATTACK, 2)]
        assert self.fired(thrown({"blue": 1}, (4, 3), (5, 3)), "blue", PAIRS) == [], "no pair was lost"

    def test_one_at_a_time(self) -> None:
        """As many as it takes, and no more."""
        assert self.fired(thrown({"blue": 2}, (5, 5), (2, 1)), "blue", PAIRS) == [(DEFENCE, 2), (DEFENCE, 1)]
        assert self.fired(thrown({"blue": 2}, (5, 5), (6, 1)), "blue", PAIRS) == [(DEFENCE, 2)]

    def test_two_for_one_pair(self) -> None:
        """Where one missile alone wins nothing, but two do, both are fired, and none where there is only one."""
        dice = ((5, 1, 1), (6, 5))
        assert self.fired(thrown({"red": 2}, *dice), "red", PAIRS) == [(ATTACK, 3), (ATTACK, 2)]
        assert self.fired(thrown({"red": 1}, *dice), "red", PAIRS) == []
        assert self.fired(thrown({"red": 2}, (5, 1, 1), (6, 6)), "red", PAIRS) == [], "sixes lose to sixes"

    def test_the_die_that_decides(self) -> None:
        """The last die that decides: who holds the territory hangs on it."""
        last = {**LANDS, "blue": "kamchatka:1"}
        assert self.fired(thrown({"blue": 1}, (5, 4), (3,), last), "blue", DECIDE) == [(DEFENCE, 1)]
        assert self.fired(thrown({"red": 1}, (5, 4), (5,), last), "red", DECIDE) == [(ATTACK, 2)]
        assert self.fired(thrown({"blue": 1}), "blue", DECIDE) == [], "five stand there"
        assert self.fired(thrown({"red": 1}), "red", DECIDE) == []

    def test_a_triple_is_decisive(self) -> None:
        """A pair more can mean all of the territory, where a triple takes it."""
        game = thrown({"blue": 1}, (5, 5, 5), (5, 3), powers={"red": "triple_conquest"})
        assert self.fired(game, "blue", DECIDE) == [(DEFENCE, 2)]
        assert (game.fought, game.owner("kamchatka")) == (((5, 5, 5), (6, 5), 2, 0), "blue")

    def test_whom_it_helps(self) -> None:
        """Own defence, own attack."""
        assert self.fired(thrown({"blue": 1}), "blue", PAIRS, OWN_ATTACK) == []
        assert self.fired(thrown({"blue": 1}), "blue", PAIRS, OWN_DEFENCE) == [(DEFENCE, 2)]
        assert self.fired(thrown({"red": 1}), "red", PAIRS, OWN_DEFENCE) == []
        assert self.fired(thrown({"red": 1}), "red", PAIRS, OWN_ATTACK) == [(ATTACK, 2)]

    def test_against_who_leads(self) -> None:
        """A bystander fires for whoever fights the leader, and at nobody where two lead."""
        order = ("yellow", PAIRS, AGAINST_LEADER)
        assert self.fired(thrown({"yellow": 1}, stars={"red": 2}), *order) == [(DEFENCE, 2)]
        assert self.fired(thrown({"yellow": 1}, stars={"blue": 2}), *order) == [(ATTACK, 2)]
        assert self.fired(thrown({"yellow": 1}, stars={"yellow": 2}), *order) == []
        assert self.fired(thrown({"yellow": 1}, stars={"red": 2, "blue": 2}), *order) == []

    def test_from_these_odds_on(self) -> None:
        """The chance with which the territory would fall, in percent."""
        assert self.fired(thrown({"blue": 1}), "blue", PAIRS, odds=60) == [(DEFENCE, 2)]
        assert self.fired(thrown({"blue": 1}), "blue", PAIRS, odds=99) == []

    def test_this_land(self) -> None:
        """Conditions name the land and the numbers on both sides."""
        here = (Clause(Condition(("kamchatka",), ours=(1, 5)), PAIRS),)
        elsewhere = (Clause(Condition(("peru",)), PAIRS),)
        assert self.fired(thrown({"blue": 1}), "blue", "pass", clauses=here) == [(DEFENCE, 2)]
        assert self.fired(thrown({"blue": 1}), "blue", "pass", clauses=elsewhere) == []

    def test_what_is_at_stake(self) -> None:
        """Conditions name headquarters, cities and fortifications, on one's own side or on the other."""
        mine, theirs = (Clause(Condition(leader=side, kinds=("headquarters",)), PAIRS) for side in ("ours", "theirs"))
        at_home: dict[str, Any] = {"headquarters": {"kamchatka": "blue"}}
        assert self.fired(thrown({"blue": 1}, **at_home), "blue", "pass", clauses=(mine,)) == [(DEFENCE, 2)]
        assert self.fired(thrown({"blue": 1}), "blue", "pass", clauses=(mine,)) == []
        assert self.fired(thrown({"red": 1}, **at_home), "red", "pass", clauses=(theirs,)) == [(ATTACK, 2)]
        assert self.fired(thrown({"red": 1}, **at_home), "red", "pass", clauses=(mine,)) == []

    def test_numbers_as_their_player_sees_them(self) -> None:
        """Nine stand in Alaska, of whom eight may attack, and five in Kamchatka."""
        eight = (Clause(Condition(ours=(8, 8), theirs=(5, 5)), PAIRS),)
        five = (Clause(Condition(ours=(5, 5), theirs=(8, 8)), PAIRS),)
        for seat, clauses, fires in (("red", eight, True), ("red", five, False), ("blue", five, True)):
            assert bool(self.fired(thrown({seat: 1}), seat, "pass", clauses=clauses)) == fires

    def test_an_invasion_ordered_to_the_end_halts(self) -> None:
        """A missile of another player falls into it: a surprise."""
        game = war(LANDS, missiles={"blue": 1}).ordering("blue", THROWN, PAIRS)
        game.invade("alaska", "kamchatka", attack=(5, 4, 4), defence=(5, 3))
        assert game.why_halted == MissileOfAnother(Player("blue"))
        assert game.fought == ((5, 4, 4), (6, 5), 2, 0)

    def test_one_s_own_does_not_halt_it(self) -> None:
        lands = {"red": "alaska:5", "blue": "kamchatka:2", "yellow": "peru"}
        game = war(lands, missiles={"red": 1}).ordering("red", THROWN, PAIRS)
        game.invade("alaska", "kamchatka", attack=(5, 4, 4), defence=(5, 3))
        assert game.owner("kamchatka") == "red"
