"""Two worlds that differ in something hidden are the same to all who may not know it, in views and events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from support.godstorm.position import BLUE, Field, attacked, field, turn_of_cards

from rules import Event, NamedDraws, Seeded, State, View, apply
from rules.author import SeenBefore
from rules.godstorm.epochs import Bid, ToBid
from rules.godstorm.purchases import Buy, Purchases
from rules.godstorm.titles import cards_of
from rules.godstorm.war_cards import KeepCard
from rules.kernel.context import Pass
from rules.records import rewind
from rules.risk.combat.invasion import Attack
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.reinforce import Finish
from rules.risk.turn.turns import Order

Seen = list[tuple[View, list[Event]]]


class Watched:
    """A game, and what some readers have seen of it after each answer."""

    def __init__(self, game: Field, *readers: str | None) -> None:
        self.game, self.readers = game, readers
        self.seen: Seen = []
        self.look()

    def play(self, *answer: Any, **more: Any) -> Watched:
        self.game.play(*answer, **more)
        return self.look()

    def invoke(self, card: str, **more: Any) -> Watched:
        self.game.invoke(card, **more)
        return self.look()

    def look(self) -> Watched:
        for reader in self.readers:
            seen = self.game.seen(reader)
            self.seen.append((seen, [event.redact_for(seen.viewer) for event in self.game.events]))
        return self


def alike(world: Callable[[str], Watched], *secrets: str) -> None:
    """All these worlds look the same to their readers, at every look."""
    first, *others = (world(secret).seen for secret in secrets)
    assert first
    for other in others:
        assert other == first


class TestAHandOfCards:
    def test_a_sky_card_while_others_attack(self) -> None:
        """R3, A60 · Les cartes du Ciel: which card the attacked player holds shows in nothing that his window does."""

        def world(card: str) -> Watched:
            gods = {"blue": "war@gaul", "green": "sky@roma"}
            game = Watched(attacked(card, gods=gods, temples="iberia"), "blue", "ochre", None)
            game.play(Attack, "gaul", "liguria", 3, ("war",))
            return game.play(Pass, by="green")

        alike(world, "fog_lifts", "mighty_turn_meek", "ground_is_sacred", "idol_is_false")

    @pytest.mark.parametrize("faith", ["0", "9"])
    def test_a_card_that_cannot_be_played(self, faith: str) -> None:
        """R3, R57 · Les cartes du Ciel: nor does it show that a card is too dear, or has no target."""

        def world(card: str) -> Watched:
            game = Watched(attacked(card, faith={"green": faith}, temples="liguria"), "blue", None)
            return game.play(Attack, "gaul", "liguria", 3).play(Pass, by="green")

        alike(world, "workers_amass", "lava_erupts", "men_become_warriors")

    def test_a_war_card_in_step_4(self) -> None:
        """R3, R46 · Jouez des cartes miracle: who holds a card and has its god is asked, whichever it is."""

        def world(card: str) -> Watched:
            game = Watched(turn_of_cards(card, relics={"green": "aegis"}), "green", "ochre", None)
            return game.play(Finish)

        alike(world, "heroes_are_born", "time_stands_still", "temple_falls")

    def test_a_hand_that_withers(self) -> None:
        """R3, C-crops_wither · Cartes de Mort: until it is discarded open; then everybody sees it."""

        def world(card: str) -> Watched:
            miracles = {"blue": "crops_wither", "green": card}
            return Watched(turn_of_cards("", miracles=miracles, relics={"ochre": "aegis"}), "blue", "ochre").invoke(
                "crops_wither", of="green"
            )

        alike(world, "fog_lifts", "lava_erupts")


def test_a_secret_bid() -> None:
    """A17, A60 · Début d'une époque: what was bid, and whether it was changed, shows nowhere before the reveal."""

    def world(bid: str) -> Watched:
        hold, fund = {"blue": "gaul", "green": "roma"}, {"blue": "6", "green": "4", "ochre": "5"}
        game = field(hold=hold, faith=fund, turn="ochre", parts=(Order(BLUE, 3),)).until(ToBid)
        seen = Watched(game, "green", "ochre", None)
        for each in bid.split():
            faith, *wishes = each.split(",")
            number = next(n for n, decision in game.state.pending.items() if decision.player == "blue")
            bid_again = Bid(number, BLUE, int(faith), tuple(wishes))
            game.state = apply(game.rules, game.state, bid_again, NamedDraws()).state
        return seen.look().play(Bid, 2, (), by="green")

    alike(world, "0", "6", "3,3,1", "1 5,2")


class TestPurchases:
    def world(self, top: str, *readers: str | None) -> Watched:
        game = field(
            hold={"blue": "gaul:5", "green": "roma"}, faith={"blue": "7"}, gods={"blue": "sky@gaul war@gaul"},
            step=Purchases, miracle_piles=top,
        )  # fmt: skip
        return Watched(game, *readers).play(Buy, "sky").play(Buy, "war")

    def test_unseen_by_their_buyer(self) -> None:
        """A18, R46 · Acquérez des cartes miracle: what was bought is unknown to its buyer until he stops buying."""
        alike(lambda top: self.world(top, "blue", "green", None), "fog_lifts storms_rage", "lava_erupts siren_calls")

    def test_unseen_by_the_others_after(self) -> None:
        """R3, A18 · Acquérez des cartes miracle: and to the others when he looks at it."""
        pairs = ("fog_lifts storms_rage", "lava_erupts heroes_are_born")
        alike(lambda top: self.world(top, "green", "ochre", None).play(Finish), *pairs)


class TestALookAtAHand:
    def looked(self, hand: str, *readers: str | None) -> Watched:
        game = turn_of_cards("", miracles={"blue": "visions_become_real", "green": hand})
        return Watched(game, *readers).invoke("visions_become_real", of="green")

    def test_what_it_showed(self) -> None:
        """C-visions_become_real, R3 · Cartes de Guerre: a look at a hand tells nobody else what is in it."""
        alike(lambda hand: self.looked(hand, "ochre", None), "fog_lifts ragnarok", "lava_erupts fire_rains")

    def test_what_was_kept(self) -> None:
        """C-visions_become_real, R3 · Cartes de Guerre: the others see of which kind the kept card is, and no more."""
        worlds = ("fog_lifts ragnarok", "lava_erupts ragnarok")
        alike(lambda hand: self.looked(hand, "ochre", None).play(KeepCard, hand.split()[0]), *worlds)

    def test_its_owner_knows_which_one_is_gone(self) -> None:
        """C-visions_become_real · Cartes de Guerre: whose hand it was sees what he has left."""
        game = self.looked("fog_lifts ragnarok", "green").play(KeepCard, "ragnarok").game
        assert game.seen("green").cards("death:green").count == 0
        assert game.seen("green").cards("sky:green").faces == ("fog_lifts",)


class TestGoingBack:
    """The table votes to go back to a moment at which Blue had bought a card and not looked at it yet."""

    def gone_back(self, key: int) -> tuple[State, tuple[Event, ...]]:
        game = field(
            hold={"blue": "gaul:5", "green": "roma"}, faith={"blue": "5"}, gods={"blue": "war@gaul"},
            step=Purchases, miracle_piles="heroes_are_born",
        ).play(Buy, "war")  # fmt: skip
        then, since = game.state, game.play(Finish).events
        step = rewind(game.rules, then, game.state, Seeded(b"%d" % key), since)
        return step.state, step.events

    def test_it_does_not_tell_who_has_a_card(self) -> None:
        """R3, A18 · Acquérez des cartes miracle: what Blue saw since is told to all, but not that he bought it."""
        state, events = self.gone_back(1)
        assert [event for event in events if isinstance(event, SeenBefore)] == [
            SeenBefore(("heroes_are_born",), "miracles:war", (BLUE,), "")
        ]
        assert len(state.zone("bought:war:blue").cards) == 1

    def test_nobody_knows_what_was_bought(self) -> None:
        """A18, R46 · Acquérez des cartes miracle: nor does its buyer know any more: it is mixed with its deck again."""
        bought = {self.gone_back(key)[0].zone("bought:war:blue").cards for key in range(40)}
        assert len(bought) > 5

    def test_no_card_is_lost(self) -> None:
        """A20 · Acquérez des cartes miracle: all cards of the deck are still there."""
        state, _ = self.gone_back(3)
        assert sorted(state.zone("miracles:war").cards + state.zone("bought:war:blue").cards) == sorted(cards_of("war"))


def test_a_free_card_of_a_labor() -> None:
    """R3, A34 · Acquérez des cartes miracle: a card won by a Labor is seen by its winner alone."""

    def world(top: str) -> Watched:
        hold = {"blue": "gaul:9", "green": "liguria iberia anglia roma"}
        game = Watched(field(hold=hold, gods={"blue": "war@gaul"}, miracle_piles=top), "green", None)
        for where in ("liguria", "iberia", "anglia"):
            game.game.fight("gaul", where, attack=(6,), defence=(1,))
            game.look().play(MoveIn, 0, ())
        return game

    alike(world, "heroes_are_born", "storms_rage")
