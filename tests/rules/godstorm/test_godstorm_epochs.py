"""Epochs: secret bids, turn-order markers, the order of play, the fifth epoch's end, an epoch longer."""

from __future__ import annotations

from typing import Any

import pytest
from support.godstorm.position import BLUE, GREEN, OCHRE, PURPLE, Field, field, turn_of_cards

from rules import NamedDraws, apply
from rules.author import TurnBegan
from rules.godstorm.epochs import (
    AskedAndWished,
    Bid,
    BidOutOfReach,
    BidsRevealed,
    EpochBegan,
    Epochs,
    MarkerNotFree,
    Markers,
    TakeMarker,
    ToBid,
    ToTakeMarker,
)
from rules.godstorm.faith import FaithSacrificed
from rules.godstorm.scoring import PointsCounted
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.concede import Concede
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.reinforce import Finish
from rules.risk.turn.turns import Order, TurnOrder

SEATS = (BLUE, GREEN, OCHRE)
THREE = {"blue": "gaul iberia", "green": "roma:2 apulia", "ochre": "carthage:2"}
LAST = (Order(BLUE, 3),)
"""The third seat has its turn, the last one of a round."""


def bidding(*bids: int, faith: int = 6, epoch: int = 1, **setup: Any) -> Field:
    """The bids of the next epoch are open; these of Blue, Green, … have been placed."""
    fund = {seat: str(faith) for seat in SEATS}
    game = field(hold=THREE, turn="ochre", faith=fund, epoch=epoch, parts=LAST, **setup)
    game.until(ToBid)
    for seat, faith_bid in zip(SEATS, bids, strict=False):
        game.play(Bid, faith_bid, (), by=seat)
    return game


class TestBids:
    def test_all_at_the_same_time(self) -> None:
        """R23 · Début d'une époque: everybody bids between 0 and all his faith, at the same time."""
        game = bidding()
        assert [decision.player for decision in game.state.pending.values()] == list(SEATS)
        assert game.refused(Bid, 7, (), by="blue") == BidOutOfReach(7, 6)
        assert game.refused(Bid, -1, (), by="blue") == BidOutOfReach(-1, 6)

    def test_secret_until_all_are_in(self) -> None:
        """R24, A17, A60 · Début d'une époque: nothing is paid or shown before the last one."""
        game = bidding(3, 2)
        assert (game.told(BidsRevealed), game.faith("blue"), game.state.parts[Markers].of) == ([], 6, {})
        game.play(Bid, 0, (), by="ochre")
        assert dict(game.told(BidsRevealed)[0].bids) == {"blue": 3, "green": 2, "ochre": 0}

    def test_all_are_paid(self) -> None:
        """R25, A17 · Début d'une époque: every bid is paid, whatever place it brings."""
        game = bidding(3, 2).play(Bid, 1, (), by="ochre")
        assert [(event.player, event.count) for event in game.told(FaithSacrificed)] == [
            ("blue", 3), ("green", 2), ("ochre", 1),
        ]  # fmt: skip

    def test_the_highest_chooses_first(self) -> None:
        """R24, R10 · Début d'une époque: the highest takes any free marker, then the next, as many as players."""
        game = (
            bidding()
            .play(Bid, 1, ("1",), by="blue")
            .play(Bid, 3, ("3",), by="green")
            .play(Bid, 2, ("3", "2"), by="ochre")
        )
        assert game.told(BidsRevealed)[0].order == (GREEN, OCHRE, BLUE)
        assert dict(game.state.parts[Markers].of) == {"green": "3", "ochre": "2", "blue": "1"}

    def test_ties_by_dice(self) -> None:
        """R24, A17 · Début d'une époque: dice decide between equal bids, thrown again while they are equal."""
        game = bidding(2, 2).play(Bid, 0, (), by="ochre", dice=(4, 4, 2, 5))
        (shown,) = game.told(BidsRevealed)
        assert shown.rolls == ((BLUE, 4), (GREEN, 4), (BLUE, 2), (GREEN, 5))
        assert shown.order == (GREEN, BLUE, OCHRE)

    def test_wishes_come_with_the_bid(self) -> None:
        """A60 · Début d'une époque: the first wish that is free, else the earliest marker; nobody is waited for."""
        game = bidding().play(Bid, 3, ("2",), by="blue").play(Bid, 2, ("2",), by="green").play(Bid, 0, (), by="ochre")
        assert dict(game.state.parts[Markers].of) == {"blue": "2", "green": "1", "ochre": "3"}

    def test_or_one_chooses_when_they_lie_open(self) -> None:
        """A60 · Début d'une époque: who said so is asked after the reveal, and for him alone is waited."""
        game = bidding()
        assert game.refused(Bid, 1, ("1",), True, by="blue") == AskedAndWished()
        assert game.refused(Bid, 1, ("4",), by="blue") == MarkerNotFree("4", ("1", "2", "3"))
        game.play(Bid, 3, (), by="blue").play(Bid, 2, (), True, by="green").play(Bid, 0, (), by="ochre")
        assert game.asked() == ToTakeMarker(GREEN)
        assert game.refused(TakeMarker, "1") == MarkerNotFree("1", ("2", "3"))
        game.play(TakeMarker, "3")
        assert dict(game.state.parts[Markers].of) == {"blue": "1", "green": "3", "ochre": "2"}

    def test_a_bid_may_be_changed(self) -> None:
        """A60 · Début d'une époque: until the last is in, a bid is changed freely, and nobody sees that it was."""
        game = bidding(3)
        number = next(n for n, decision in game.state.pending.items() if decision.player == BLUE)
        before = game.seen("green")
        game.state = apply(game.rules, game.state, Bid(number, BLUE, 1), NamedDraws()).state
        assert game.seen("green") == before
        game.play(Bid, 2, (), by="green").play(Bid, 0, (), by="ochre")
        assert dict(game.told(BidsRevealed)[0].bids)[BLUE] == 1


class TestGivingUpOverBids:
    def test_before_the_reveal(self) -> None:
        """D58, A32 · Début d'une époque: who gives up has no bid, and there is a marker less."""
        game = bidding(3, options={"concede": "neutral"})
        game.say(Concede, "green")
        game.play(Bid, 0, (), by="ochre")
        assert dict(game.state.parts[Markers].of) == {"blue": "1", "ochre": "2"}

    @pytest.mark.parametrize(
        ("who", "order"), [("blue", [OCHRE, GREEN]), ("green", [BLUE, OCHRE]), ("ochre", [BLUE, GREEN])]
    )
    def test_while_a_marker_is_chosen(self, who: str, order: list[str]) -> None:
        """D58, A32 · Début d'une époque: the others' markers are handed out; one that was taken is free again."""
        game = bidding(options={"concede": "neutral"}).play(Bid, 3, ("1",), by="blue")
        game.play(Bid, 2, (), True, by="green").play(Bid, 0, (), by="ochre")
        game.say(Concede, who)
        if game.asked() == ToTakeMarker(GREEN):
            game.play(TakeMarker, "2")
        assert list(game.state.parts[TurnOrder].seats) == order
        assert game.state.active == order[0]


class TestOrderOfPlay:
    def test_the_markers_say_who_plays_when(self) -> None:
        """R27, R100 · Déroulement du tour: marker 1 begins, then the next, in that order."""
        game = bidding().play(Bid, 3, ("3",), by="blue").play(Bid, 2, ("1",), by="green").play(Bid, 0, (), by="ochre")
        assert game.state.active == GREEN
        turns = [game.state.active]
        while not isinstance(game.asked(), ToBid):
            game.wait_out()
            if game.told(TurnBegan):
                turns.append(game.state.active)
        assert turns == [GREEN, OCHRE, BLUE]

    def test_an_epoch_ends_when_all_have_played(self) -> None:
        """R101 · Fin d'une époque: after the last marker's turn the next epoch begins with its bids."""
        game = field(hold=THREE, turn="ochre", epoch=2, parts=LAST, step=Fortification).play(Finish)
        assert game.told(EpochBegan) == [EpochBegan(3)]
        assert isinstance(game.asked(), ToBid)

    def test_not_before(self) -> None:
        """R101, R100 · Fin de votre tour: with turns left in the epoch the next marker has its turn."""
        game = field(hold=THREE, turn="green", epoch=2, parts=(Order(BLUE, 2),), step=Fortification).play(Finish)
        assert (game.told(EpochBegan), game.state.active) == ([], OCHRE)

    def test_a_fallen_players_marker_is_passed_over(self) -> None:
        """A32 · Fin d'une époque: the epoch ends when the last player still in has had his turn."""
        order = TurnOrder((GREEN, BLUE, OCHRE))
        game = turn_of_cards("storms_rage", hold={"blue": "gaul:5", "ochre": "roma"}, rest="green",
                             parts=(Order(GREEN, 2), order))  # fmt: skip
        game.invoke("storms_rage", where="roma", dice=(3,))
        assert game.told(Eliminated)[0].player == OCHRE
        game.until(ToBid)
        assert [decision.player for decision in game.state.pending.values()] == [BLUE, GREEN]

    def test_four_players_with_a_gap(self) -> None:
        """A32 · Fin d'une époque: a place in the middle is skipped, and the order goes on."""
        parts = (Order(OCHRE, 2), TurnOrder((OCHRE, BLUE, PURPLE, GREEN)))
        hold = {"blue": "gaul:5 iberia:2", "purple": "roma", "green": "thule:2"}
        game = turn_of_cards("storms_rage", players=4, hold=hold, parts=parts)
        game.invoke("storms_rage", where="roma", dice=(3,))
        while game.state.active == BLUE:
            game.wait_out()
        assert game.state.active == GREEN


class TestTheLastEpoch:
    def test_after_the_fifth_the_points_are_read(self) -> None:
        """R22, R101 · Fin d'une époque: after the last turn of the fifth epoch points are read."""
        game = field(hold=THREE, turn="ochre", epoch=5, parts=LAST, step=Fortification).play(Finish)
        assert [event.player for event in game.told(PointsCounted)] == list(SEATS)
        assert game.state.winners == (OCHRE,)

    def test_time_stands_still(self) -> None:
        """A43 · Fin d'une époque: set back in the fifth, the fifth is played once more, with its own bid."""
        game = turn_of_cards("time_stands_still", turn="blue", epoch=5, parts=(Order(GREEN, 3),))
        game.invoke("time_stands_still")
        assert game.state.parts[Epochs].now == 4
        game.until(ToBid)
        assert (game.told(EpochBegan), game.state.winners) == ([EpochBegan(5)], None)
