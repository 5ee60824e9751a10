"""Scar cards: dealt, played just before an attack roll, and on the board for ever."""

from __future__ import annotations

from typing import Any

import pytest
from support.legacy.battles import Battles, cities, war
from support.legacy.campaigns import first_game
from support.tables.seat_orders import saying

from rules import Player
from rules.author import Pass
from rules.kernel.conditions import Condition
from rules.kernel.orders import Clause
from rules.kernel.values import NotNow
from rules.kernel.windows import windows_for
from rules.legacy.campaign.box import AMMO_SHORTAGE, BUNKER
from rules.legacy.campaign.campaign import Glued, ScarGlued
from rules.legacy.combat.battle_orders import AGAINST_LEADER, OWN_ATTACK, OWN_DEFENCE
from rules.legacy.combat.missiles import Missiles
from rules.legacy.combat.scar_cards import BEFORE_ROLL, SCAR_DECK, USED_SCARS, PlayScar, scar_deck, scars_held
from rules.legacy.setup.factions import POWERS
from rules.legacy.turn.end_of_turn import EndOfTurn
from rules.risk.armies import NEUTRAL
from rules.risk.combat.battle import Defend, ToDefend
from rules.risk.combat.invasion import Attack
from rules.risk.combat.occupy import Eliminated, MoveIn
from rules.risk.plans.plan import CardOfAnother
from rules.risk.turn.cards import NotInHand
from rules.risk.turn.concede import Concede

LANDS = {"red": "alaska:9", "blue": "kamchatka:5", "yellow": "peru:3"}


def attacked(held: str = "blue: bunker.1", lands: dict[str, str] | None = None, **setup: Any) -> Battles:
    """Red attacks Kamchatka from Alaska with two dice; these seats hold these scar cards."""
    return war(lands or LANDS, scar_cards=held, **setup).play(Attack, "alaska", "kamchatka", 2)


def asked(game: Battles) -> list[str]:
    """Who is asked for a scar card."""
    return [decision.player for decision in game.state.pending.values() if decision.topic == BEFORE_ROLL]


def rolled(game: Battles, attack: tuple[int, ...] = (5, 3), defence: tuple[int, ...] = (5, 3)) -> Battles:
    return game.play(Defend, 2, attack=attack, defence=defence)


class TestDealing:
    def dealt(self, players: int, **used: int) -> list[int]:
        """How many scar cards each player has after the set-up, and how many are left, of those not used up yet."""
        kept = {faction: powers[0] for faction, powers in POWERS.items()}
        game = first_game(players, powers=kept, used={"first_coin": 12, **used})
        return [len(game.zone(name)) for name in (*map(scars_held, game.state.seats), SCAR_DECK)]

    def test_one_each(self) -> None:
        """R3 · Set-up: each player takes a scar card; six are in the box."""
        assert self.dealt(3) == [1, 1, 1, 3]
        assert self.dealt(5) == [1, 1, 1, 1, 1, 1]

    def test_too_few_for_all(self) -> None:
        """R3 · Set-up: where they are too few for all, nobody takes one in this game."""
        assert self.dealt(4, bunker=2) == [1, 1, 1, 1, 0]
        assert self.dealt(4, bunker=2, ammo_shortage=1) == [0, 0, 0, 0, 3]

    def test_nobody_else_sees_it(self) -> None:
        """R3 · Set-up: the card is hidden from all others, the deck from everybody."""
        game = attacked()
        held = scars_held(Player("blue"))
        assert [game.seen(seat).cards(held).faces for seat in ("blue", "red", None)] == [("bunker.1",), None, None]
        assert game.seen("blue").cards(SCAR_DECK).faces is None


class TestBeforeTheRoll:
    def test_a_bunker(self) -> None:
        """S-bunker, R54 · Scars: just before an attack roll; the defender has 1 more on his higher die, in that very
        roll."""
        game = rolled(attacked().play(PlayScar, "bunker.1", by="blue"))
        assert game.fought == ((5, 3), (6, 3), 2, 0)

    def test_a_shortage_of_ammunition(self) -> None:
        """S-ammo_shortage · Scars: the defender has 1 less on his higher die."""
        game = rolled(attacked("red: ammo_shortage.2").play(PlayScar, "ammo_shortage.2", by="red"))
        assert game.fought == ((5, 3), (4, 3), 1, 1)

    def test_the_higher_die_is_natural(self) -> None:
        """S-ammo_shortage, A4 · Scars: of two equal dice one changes; the dice are put in order afterwards."""
        game = rolled(attacked("red: ammo_shortage.2").play(PlayScar, "ammo_shortage.2", by="red"), (4, 4), (5, 5))
        assert game.fought == ((4, 4), (5, 4), 2, 0)

    @pytest.mark.parametrize(("card", "shown"), [("bunker.1", 6), ("ammo_shortage.1", 4)])
    def test_a_single_die(self, card: str, shown: int) -> None:
        """A2 · Rulings: a single die is the higher one."""
        lands = {**LANDS, "blue": "kamchatka:1"}
        game = attacked(f"blue: {card}", lands).play(PlayScar, card, by="blue")
        assert game.play(Defend, 1, attack=(4, 1), defence=(5,)).fought[1] == (shown,)

    def test_by_anybody(self) -> None:
        """S-bunker, D2 · Scars: anybody who holds one may play it on any attack, whoever fights."""
        game = attacked("red: bunker.1; blue: bunker.2; yellow: ammo_shortage.1")
        assert asked(game) == ["red", "blue", "yellow"]
        game.play(Pass, by="red").play(Pass, by="blue").play(PlayScar, "ammo_shortage.1", by="yellow")
        assert rolled(game).fought[1] == (4, 3)

    def test_on_a_neutral_army(self) -> None:
        """S-bunker · Scars: an attack on a neutral army is one too."""
        lands = {"red": "alaska:9", NEUTRAL: "kamchatka:5", "yellow": "peru", "blue": "congo"}
        game = attacked("yellow: bunker.1", lands).play(PlayScar, "bunker.1", by="yellow")
        assert rolled(game).fought[1] == (6, 3)

    def test_who_holds_none_is_not_asked(self) -> None:
        assert isinstance(attacked("").asked(), ToDefend)

    def test_whoever_says_nothing_passes(self) -> None:
        """D2 · Scars: whoever has said nothing holds up no battle."""
        game = attacked().settled(attack=(5, 3), defence=(5, 3))
        assert game.fought == ((5, 3), (5, 3), 2, 0)
        assert game.zone(scars_held(Player("blue"))) == ["bunker.1"]

    def test_before_every_roll(self) -> None:
        """S-bunker · Scars: whoever has passed is asked again before the next roll."""
        game = rolled(attacked().play(Pass, by="blue")).play(Attack, "alaska", "kamchatka", 2)
        assert asked(game) == ["blue"]


class TestTheScarStays:
    def test_on_the_board_for_ever(self) -> None:
        """S-bunker · Scars: the card is used up, and the scar is on the board of all later games."""
        game = attacked().play(PlayScar, "bunker.1", by="blue")
        assert game.told(ScarGlued) == [ScarGlued(Player("blue"), BUNKER, "kamchatka")]
        left = game.lasting
        assert (left.scars, left.used) == ({"kamchatka": BUNKER}, {BUNKER: 1})
        assert left.glued == (Glued(1, BUNKER, "kamchatka", "blue"),)
        assert game.zone(USED_SCARS) == ["bunker.1"]
        assert scar_deck(game.state) == (
            "bunker.2",
            "bunker.3",
            "ammo_shortage.1",
            "ammo_shortage.2",
            "ammo_shortage.3",
        )

    def test_asked_once_more(self) -> None:
        """S-bunker · Scars: whoever plays one is asked first whether he means it; no undo and no vote takes it back."""
        assert PlayScar(1, Player("blue"), "bunker.1").for_ever
        game = attacked().play(PlayScar, "bunker.1", by="blue")
        assert [event.kind for event in game.events if event.final] == ["scar-glued"]

    def test_in_every_later_roll(self) -> None:
        """S-bunker · Scars: it counts in each later roll for the territory, whoever holds it."""
        lands = {"red": "alaska:9", "blue": "kamchatka:5"}
        scarred = {"scars": {"kamchatka": BUNKER}}
        game = war(lands, lasting=scarred).battle("alaska", "kamchatka", attack=(5, 3), defence=(5, 3))
        assert game.fought[1] == (6, 3)
        other = war({"red": "kamchatka:5", "blue": "alaska:9"}, turn="blue", lasting=scarred)
        assert other.battle("alaska", "kamchatka", attack=(5, 3), defence=(5, 3)).fought[1] == (6, 3)

    def test_not_in_attacks_from_there(self) -> None:
        """S-bunker · Scars: it changes nothing in attacks from the territory."""
        game = war({"red": "kamchatka:9", "blue": "alaska:5"}, lasting={"scars": {"kamchatka": BUNKER}})
        assert game.battle("kamchatka", "alaska", attack=(5, 3), defence=(5, 3)).fought[:2] == ((5, 3), (5, 3))

    def test_no_second_scar(self) -> None:
        """S-bunker · Scars: a scarred territory takes no other, and nobody is asked any more."""
        game = attacked(lasting={"scars": {"kamchatka": AMMO_SHORTAGE}})
        assert isinstance(game.asked(), ToDefend)
        assert isinstance(game.refused(PlayScar, "bunker.1", by="blue"), NotNow)

    def test_where_one_was_covered(self) -> None:
        """A8 · Scars: where a scar was covered another one may be put."""
        game = attacked(lasting={"cancelled": ("kamchatka",)}).play(PlayScar, "bunker.1", by="blue")
        assert rolled(game).fought[1] == (6, 3)

    def test_beside_a_city_and_its_fortification(self) -> None:
        """A6 · Rulings: a bunker and a fortification both count: +1 on both dice, and +1 more on the higher."""
        walls = {"cities": cities("kamchatka"), "fortified": {"kamchatka": 0}}
        game = attacked(lasting=walls).play(PlayScar, "bunker.1", by="blue")
        assert rolled(game, defence=(4, 3)).fought[1] == (6, 4)


class TestDeclaredTogether:
    """Cards are hidden, so a round is answered unseen; then the active player comes first, the defender next."""

    HELD = "red: ammo_shortage.1; blue: bunker.1; yellow: bunker.2"

    def test_the_active_player_first(self) -> None:
        """D9, A12 · Scars: of those who play a card in one round the active player's is put down; the others keep
        theirs."""
        game = attacked(self.HELD).play(PlayScar, "bunker.2", by="yellow").play(PlayScar, "bunker.1", by="blue")
        assert (game.events, game.lasting.scars) == ((), {})
        game.play(PlayScar, "ammo_shortage.1", by="red")
        assert game.lasting.scars == {"kamchatka": AMMO_SHORTAGE}
        assert [game.zone(scars_held(Player(seat))) for seat in ("blue", "yellow")] == [["bunker.1"], ["bunker.2"]]

    def test_then_the_defender(self) -> None:
        """D9, D24 · Scars: then the defender's, then clockwise from the active player."""
        lands = {"red": "alaska:9", "blue": "peru:3", "yellow": "kamchatka:5"}
        game = attacked(self.HELD, lands).play(PlayScar, "bunker.1", by="blue").play(Pass, by="red")
        game.play(PlayScar, "bunker.2", by="yellow")
        assert [scar.player for scar in game.told(ScarGlued)] == ["yellow"]
        assert game.zone(scars_held(Player("blue"))) == ["bunker.1"]

    def test_a_pass_tells_nothing(self) -> None:
        """D9 · Scars: whoever holds any scar card is asked, so that the question tells nothing; a round that all pass
        ends it."""
        game = attacked(self.HELD)
        for seat in ("red", "blue", "yellow"):
            game.play(Pass, by=seat)
        assert isinstance(game.asked(), ToDefend)

    def test_an_open_window(self) -> None:
        """O-declaring-open · Options: first to declare; a card acts as it is played, whatever others still think."""
        game = attacked(self.HELD, options={"declaring": "open"}).play(PlayScar, "bunker.2", by="yellow")
        assert game.lasting.scars == {"kamchatka": BUNKER}
        assert isinstance(game.asked(), ToDefend)


class TestOrders:
    def fights(
        self,
        held: str,
        seat: str,
        policy: str,
        *kinds: str,
        odds: int = 0,
        clauses: tuple[Clause, ...] = (),
        **setup: Any,
    ) -> dict[str, str]:
        """The scars after an attack in which one player has this order: who, a policy, and its details."""
        game = attacked(held, **setup)
        details = saying(*kinds, odds=odds)
        game.ordering(seat, BEFORE_ROLL, policy, details, clauses=clauses).settled(attack=(5, 3), defence=(5, 3))
        return dict(game.lasting.scars)

    def test_a_bunker_in_the_own_defence(self) -> None:
        assert self.fights("blue: bunker.1", "blue", "play", OWN_DEFENCE) == {"kamchatka": BUNKER}
        assert self.fights("blue: bunker.1", "blue", "play", OWN_ATTACK) == {}

    def test_a_shortage_in_the_own_attack(self) -> None:
        assert self.fights("red: ammo_shortage.1", "red", "play") == {"kamchatka": AMMO_SHORTAGE}
        assert self.fights("red: bunker.1", "red", "play") == {}
        assert self.fights("blue: ammo_shortage.1", "blue", "play") == {}

    def test_against_the_leader(self) -> None:
        held, led = "yellow: bunker.1", {"red": 3, "blue": 1}
        assert self.fights(held, "yellow", "play", AGAINST_LEADER, stars=led) == {"kamchatka": BUNKER}
        assert self.fights(held, "yellow", "play", AGAINST_LEADER, stars={"red": 1, "blue": 3}) == {}
        assert self.fights(held, "yellow", "play", AGAINST_LEADER, stars={"red": 2, "blue": 2}) == {}
        assert self.fights(held, "yellow", "play", OWN_DEFENCE, stars=led) == {}

    def test_from_these_odds_on(self) -> None:
        """With nine against five the attack succeeds in about eighty of a hundred."""
        assert self.fights("blue: bunker.1", "blue", "play", OWN_DEFENCE, odds=60) == {"kamchatka": BUNKER}
        assert self.fights("blue: bunker.1", "blue", "play", OWN_DEFENCE, odds=99) == {}

    def test_in_this_land(self) -> None:
        """Conditions of standing orders name the land and the numbers on both sides."""

        def here(land: str) -> dict[str, str]:
            return self.fights("blue: bunker.1", "blue", "pass", clauses=(Clause(Condition((land,)), "play"),))

        assert here("kamchatka") == {"kamchatka": BUNKER}
        assert here("peru") == {}

    def test_the_card_says_where_it_is_played(self) -> None:
        game = attacked()
        assert windows_for(game.rules, game.state, "bunker.1") == (BEFORE_ROLL,)
        assert windows_for(game.rules, game.state, "kamchatka") == ()

    def test_an_invasion_ordered_to_the_end_halts(self) -> None:
        """A card of another player is a surprise for whoever has ordered a turn in advance."""
        game = war(LANDS, scar_cards="blue: bunker.1").ordering("blue", BEFORE_ROLL, "play")
        game.invade("alaska", "kamchatka", attack=(5, 4, 3), defence=(5, 3))
        assert game.why_halted == CardOfAnother(Player("blue"), BUNKER)
        assert game.fought == ((5, 4, 3), (6, 3), 1, 1)


class TestBadInput:
    def test_a_card_that_one_does_not_hold(self) -> None:
        assert attacked().refused(PlayScar, "bunker.2", by="blue") == NotInHand("bunker.2")
        assert attacked().refused(PlayScar, "kamchatka", by="blue") == NotInHand("kamchatka")

    def test_at_another_moment(self) -> None:
        game = war(LANDS, scar_cards="red: bunker.1")
        assert isinstance(game.refused(PlayScar, "bunker.1"), NotNow)

    def test_offers_are_what_is_held(self) -> None:
        assert attacked().choices(PlayScar, "card", by="blue") == ["bunker.1"]


class TestLeaving:
    def test_a_fallen_player_keeps_his(self) -> None:
        """R41 · Combat: whoever takes a player's last troop has his resource cards, not his scar card."""
        lands = {"red": "alaska:9", "blue": "kamchatka", "yellow": "peru"}
        game = attacked("blue: bunker.1", lands).play(Pass, by="blue").play(Defend, 1, attack=(5, 3), defence=(2,))
        game.play(MoveIn, 0)
        assert game.zone(scars_held(Player("blue"))) == ["bunker.1"]

    def test_who_is_out_for_good(self) -> None:
        """A10 · Rulings: whoever is out for good has no scar card and no missile any more."""
        game = war(
            {"red": "alaska", "yellow": "peru"},
            rest="yellow", knocked_out="blue", step=EndOfTurn, scar_cards="blue: bunker.1", missiles={"blue": 2},
        )  # fmt: skip
        assert [out.player for out in game.told(Eliminated)] == ["blue"]
        assert game.zone(scars_held(Player("blue"))) == []
        assert "bunker.1" in game.zone(SCAR_DECK)
        assert Player("blue") not in game.state.parts[Missiles].left

    def test_a_neutral_army_holds_none(self) -> None:
        """D20 · Giving up: the scar card of whoever gives up goes back into the deck, unseen."""
        game = war(LANDS, scar_cards="blue: bunker.1", options={"concede": "neutral"})
        game.say(Concede, "blue")
        assert game.zone(scars_held(Player("blue"))) == []
        assert "bunker.1" in game.zone(SCAR_DECK)
        assert "bunker.1" not in str([event.redact_for(Player("red")) for event in game.events])
