"""The end of a turn: the resource card, the open cards that slide, the coin pile that runs out."""

from __future__ import annotations

from typing import Any

import pytest
from support.legacy.position import War, position

from rules import Player, default
from rules.author import TurnBegan
from rules.legacy.turn.end_of_turn import CardMustBeTaken, CardNotDue, EndOfTurn, LeaveCard, TakeCard, ToTakeCard
from rules.legacy.turn.resources import COIN_CARDS, COINS, OPEN, CoinPile, CoinsRanOut
from rules.legacy.turn.stars import StarsTaken
from rules.legacy.turn.victory import WarWon
from rules.risk.combat.battle import Conquests

RED, BLUE = Player("red"), Player("blue")
HOLD = {"red": "peru:3 brazil:2", "blue": "japan:3", "yellow": "egypt:3"}
OPENED = "siam peru ural brazil"


def ended(taken: tuple[str, ...] = ("brazil",), opened: str = OPENED, hold: Any = None, **setup: Any) -> War:
    """The end of red's turn, with these conquests and open cards (slot 1 first)."""
    setup = {"deck": "india china", **setup}
    return position(hold or HOLD, step=EndOfTurn, parts=(Conquests(taken),), open=opened, **setup)


class TestTheCard:
    def test_a_conquest_entitles_to_one(self) -> None:
        """R45 · Turn 5: who has attacked and taken a territory may take a resource card; without a conquest the turn
        just ends."""
        assert ended().asked() == ToTakeCard(RED)
        assert ended(()).told(TurnBegan) == [TurnBegan(BLUE)]

    def test_an_open_card_of_one_s_own_land_goes_first(self) -> None:
        """R46 · Turn 5: who controls the land of an open card must take one of these."""
        war = ended()
        assert war.choices(TakeCard, "card") == ["brazil", "peru"]
        assert war.refused(TakeCard, "siam") == CardNotDue("siam", ("peru", "brazil"))
        assert war.refused(TakeCard, "coin.1") == CardNotDue("coin.1", ("peru", "brazil"))
        assert war.refused(TakeCard, "atlantis") == CardNotDue("atlantis", ("peru", "brazil"))

    def test_the_open_cards_slide_to_the_right(self) -> None:
        """R47 · Turn 5: where a territory card is taken those before it slide to the right, and a new one is opened in
        slot 1."""
        war = ended().play(TakeCard, "peru")
        assert war.hand("red") == ["peru"]
        assert war.zone(OPEN) == ["india", "siam", "ural", "brazil"]
        assert war.zone("discard") == []
        assert war.told(TurnBegan) == [TurnBegan(BLUE)]

    def test_else_a_coin_card(self) -> None:
        """R48, R49, D4, O-coin-discard-oldest · Turn 5: else a coin card; then the open card that was laid first is
        discarded, the others slide, and a new one is opened."""
        war = ended(opened="siam india ural china", deck="japan")
        assert war.choices(TakeCard, "card") == ["coin.1"]
        war.play(TakeCard, "coin.1")
        assert (war.hand("red"), war.zone("discard")) == (["coin.1"], ["china"])
        assert war.zone(OPEN) == ["japan", "siam", "india", "ural"]
        assert war.zone(COINS) == list(COIN_CARDS[1:])

    def test_the_newest_may_be_discarded_instead(self) -> None:
        """O-coin-discard-newest · Turn 5: by the option the card in slot 1 is discarded."""
        war = ended(opened="siam india ural china", deck="japan", options={"coin-discard": "newest"})
        war.play(TakeCard, "coin.1")
        assert (war.zone("discard"), war.zone(OPEN)) == (["siam"], ["japan", "india", "ural", "china"])

    def test_without_a_coin_card_there_is_none(self) -> None:
        """R48, D11 · Turn 5: where the coin pile is empty too there is no card, and nothing is discarded or slides."""
        coins = " ".join(COIN_CARDS)
        war = ended(opened="siam india ural china", deck="japan", hands=f"blue: {coins}")
        assert war.told(TurnBegan) == [TurnBegan(BLUE)]
        assert war.zone(OPEN) == ["siam", "india", "ural", "china"]

    def test_the_card_may_be_left(self) -> None:
        """R45, D3, D11, O-card-draw-may · Turn 5: the card may be declined, and then nothing slides; silence takes
        one."""
        war = ended()
        silent = default(war.rules, war.state, war.number())
        assert isinstance(silent, TakeCard)
        war.play(LeaveCard)
        assert (war.hand("red"), war.zone(OPEN)) == ([], OPENED.split())
        assert war.told(TurnBegan) == [TurnBegan(BLUE)]

    def test_or_must_be_taken(self) -> None:
        """O-card-draw-must · Turn 5: by the option it may not be declined."""
        war = ended(options={"card-draw": "must"})
        assert war.refused(LeaveCard) == CardMustBeTaken(("peru", "brazil"))
        assert not war.offers(LeaveCard)
        assert war.play(TakeCard, "peru").hand("red") == ["peru"]

    def test_silence_takes_the_dearest(self) -> None:
        """D3 · Turn 5: whoever says nothing takes the card with most coins."""
        war = ended(lasting={"coins": {"brazil": 3}})
        assert default(war.rules, war.state, war.number()) == TakeCard(war.number(), RED, "brazil")

    def test_everybody_sees_what_is_taken_but_not_the_hand(self) -> None:
        """Every card is seen as it is taken; the faces of a hand are its player's."""
        war = ended().play(TakeCard, "peru")
        moved = [event.redact_for(None) for event in war.events if event.kind == "cards-moved"]
        assert moved[0].cards == ("peru",)
        assert war.seen("blue").zones["hand:red"].faces is None
        assert war.seen("red").zones["hand:red"].faces == ("peru",)

    def test_an_even_card_alone_brings_nothing(self) -> None:
        """R51 · Turn 5: while there are no events a new card of two coins brings none."""
        war = ended(lasting={"coins": {"india": 2}}).play(TakeCard, "peru")
        assert [event.kind for event in war.events if event.kind not in BOOKKEPT] == ["cards-moved", "cards-moved"]


BOOKKEPT = ("zone-laid", "turn-began", "turn-counted", "armies-granted")


class TestTheDeck:
    def test_its_discards_are_shuffled(self) -> None:
        """A14 · Turn 5: an empty territory deck is made of its shuffled discards."""
        lands = position(HOLD).rules.board.territories
        used = [land for land in lands if land not in OPENED.split()]
        war = ended(deck="", discard=" ".join(used)).play(TakeCard, "peru", shuffle="deck")
        assert war.zone(OPEN) == [used[0], "siam", "ural", "brazil"]
        assert (war.zone("deck"), war.zone("discard")) == (used[1:], [])


class TestTheCoinPile:
    LAST = f"blue: {' '.join(COIN_CARDS[1:])}"

    def test_the_first_time_it_runs_out_the_greatest_takes_a_star(self) -> None:
        """A24 · Stars: when the last coin card is taken for the first time in a game, whoever holds most territories
        takes a star."""
        war = ended(opened="siam", hands=self.LAST).play(TakeCard, "coin.1")
        assert war.told(CoinsRanOut) == [CoinsRanOut(RED)]
        assert war.told(StarsTaken) == [StarsTaken(RED, 1, "coins")]

    def test_nobody_where_several_hold_as_many(self) -> None:
        """A24 · Stars: a tie gives nobody the star, and the next time does not either."""
        hold = {**HOLD, "blue": "japan:3 iceland:1"}
        war = ended(opened="siam", hold=hold, hands=self.LAST).play(TakeCard, "coin.1")
        assert war.told(CoinsRanOut) == [CoinsRanOut(Player(""))]
        assert not war.told(StarsTaken)
        again = position(
            HOLD, step=EndOfTurn, parts=(Conquests(("brazil",)), CoinPile(True)), hands=self.LAST, open="siam"
        )
        assert not again.play(TakeCard, "coin.1").told(CoinsRanOut)

    @pytest.mark.parametrize(("stars", "winner"), [({"blue": 3}, "blue"), ({"blue": 2}, "")])
    def test_it_may_win_in_another_s_turn(self, stars: dict[str, int], winner: str) -> None:
        """A11 · Victory: the fourth star wins at once, in anybody's turn."""
        hold = {**HOLD, "blue": "japan:3 iceland:1 siam:1"}
        war = ended(opened="ural", hold=hold, hands=self.LAST, stars=stars).play(TakeCard, "coin.1")
        assert [won.player for won in war.told(WarWon)] == ([winner] if winner else [])
