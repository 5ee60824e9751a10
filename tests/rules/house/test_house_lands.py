"""House rules before the first turn and between the rounds: both Yaltas, General Mobilisation."""

from __future__ import annotations

from typing import Any

import pytest
from support.classic.position import BLUE, RED, YELLOW, Field, field, opening

from rules.author import CardsMoved, Some
from rules.house.blind_yalta import (
    CallLot,
    LotCalled,
    LotTaken,
    LotTakenBack,
    NotOneRegion,
    TakeLot,
    TakeLotBack,
    ToTradeLots,
    WrongSize,
)
from rules.house.general_mobilisation import Mobilised
from rules.house.yalta import (
    AcceptSwap,
    BargainGone,
    DropSwap,
    NoCardLeft,
    NoSuchPartner,
    NothingOffered,
    NotInLot,
    NotYourBargain,
    OwnBargain,
    ProposeSwap,
    Ready,
    SwapDropped,
    SwapMade,
    SwapProposed,
    ToBargain,
    TooFewRegiments,
)
from rules.risk.armies import NEUTRAL, ArmiesForfeited, ArmiesGranted
from rules.risk.setup.claiming import Claimed, ToStation
from rules.risk.setup.dealing import deal_zone
from rules.risk.turn.cards import DECK, WILDS, NamedTwice
from rules.risk.turn.concede import Concede
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.reinforce import Deploy, Finish, ToDeploy, ToReinforce
from rules.risk.turn.turns import Order


class TestYalta:
    """Yalta Type1."""

    def table(self, mode: str = "secret-mission") -> Field:
        return opening(2 if mode == "two-players" else 3, mode=mode, yalta="on", setup="dealt")

    def lot(self, game: Field, player: str, *at: int) -> tuple[str, ...]:
        return tuple(game.zone(deal_zone(player))[n] for n in at)

    @pytest.mark.parametrize("mode", ["secret-mission", "conquest", "two-players", "capital"])
    def test_before_anybody_settles(self, mode: str) -> None:
        """H-yalta · Yalta Type1: after the deal, before any army stands, all cards lie open and everybody bargains."""
        game = self.table(mode)
        assert isinstance(game.asked(), ToBargain)
        assert len(game.state.land) == 0
        for seat in game.rules.seats:
            assert game.seen(None).cards(deal_zone(seat)).faces == tuple(game.zone(deal_zone(seat)))

    def test_a_bargain(self) -> None:
        """H-yalta, D5 · Yalta Type1: any lot for any lot, even unequal; it is made when the other accepts."""
        game = self.table()
        give, take = self.lot(game, RED, 0, 1, 2), self.lot(game, BLUE, 4)
        game.play(ProposeSwap, BLUE, give, take, by=RED)
        assert game.told(SwapProposed) == [SwapProposed(1, RED, BLUE, give, take)]
        assert game.refused(AcceptSwap, 1, by=YELLOW) == NotYourBargain(1)
        game.play(AcceptSwap, 1, by=BLUE)
        assert game.told(SwapMade) == [SwapMade(1, RED, BLUE, give, take)]
        assert (len(game.zone(deal_zone(RED))), len(game.zone(deal_zone(BLUE)))) == (12, 16)
        assert take[0] in game.zone(deal_zone(RED))

    def test_the_question_stays_open(self) -> None:
        """H-yalta · Yalta Type1: as often as one likes; proposing and accepting do not end it, being ready does."""
        game = self.table()
        numbers = list(game.state.pending)
        game.play(ProposeSwap, BLUE, self.lot(game, RED, 0), self.lot(game, BLUE, 0), by=RED)
        game.play(AcceptSwap, 1, by=BLUE)
        assert list(game.state.pending) == numbers
        for seat in (RED, BLUE):
            game.play(Ready, by=seat)
        assert isinstance(game.asked(), ToBargain)
        game.play(Ready, by=YELLOW)
        assert isinstance(game.asked(), ToStation)

    def test_who_is_ready_may_still_accept(self) -> None:
        """H-yalta · Yalta Type1: until all are ready, who was ready may still take a bargain."""
        game = self.table()
        number = game.number(BLUE)
        game.play(Ready, by=BLUE)
        game.play(ProposeSwap, BLUE, self.lot(game, RED, 0), self.lot(game, BLUE, 0), by=RED)
        game._apply(AcceptSwap(number, BLUE, 1), [])
        assert game.told(SwapMade)
        assert number in game.state.replies

    def test_each_settles_what_he_holds(self) -> None:
        """H-yalta · Yalta Type1: then each card held puts one army on its territory."""
        game = self.table()
        give, take = self.lot(game, RED, 0, 1), self.lot(game, BLUE, 0)
        game.play(ProposeSwap, BLUE, give, take, by=RED).play(AcceptSwap, 1, by=BLUE)
        held = {seat: set(game.zone(deal_zone(seat))) for seat in game.rules.seats}
        game.until(ToStation)
        assert {seat: set(game.lands(seat)) for seat in game.rules.seats} == held
        assert {event.dealt for event in game.told(Claimed)} == {True}

    def test_what_cannot_be_proposed(self) -> None:
        """H-yalta · Yalta Type1: a card that the other has not, nothing at all, to oneself, all one's cards for
        none."""
        game = self.table()
        mine, theirs = self.lot(game, RED, 0), self.lot(game, BLUE, 0)
        assert game.refused(ProposeSwap, BLUE, theirs, mine, by=RED) == NotInLot(theirs[0], RED)
        assert game.refused(ProposeSwap, BLUE, (), (), by=RED) == NothingOffered()
        assert game.refused(ProposeSwap, RED, mine, (), by=RED) == NoSuchPartner(RED)
        everything = tuple(game.zone(deal_zone(RED)))
        assert game.refused(ProposeSwap, BLUE, everything, (), by=RED) == NoCardLeft(RED)
        assert game.refused(ProposeSwap, BLUE, mine * 2, theirs, by=RED) == NamedTwice(mine[0])
        assert game.refused(ProposeSwap, BLUE, mine, theirs * 2, by=RED) == NamedTwice(theirs[0])

    def test_a_bargain_that_has_changed(self) -> None:
        """H-yalta · Yalta Type1: a bargain about cards that went elsewhere is off; accepting it says so, and no
        more."""
        game = self.table()
        card = self.lot(game, RED, 0)
        game.play(ProposeSwap, BLUE, card, self.lot(game, BLUE, 0), by=RED)
        game.play(ProposeSwap, YELLOW, card, self.lot(game, YELLOW, 0), by=RED)
        game.play(AcceptSwap, 2, by=YELLOW)
        assert game.told(SwapDropped) == [SwapDropped(1, YELLOW)]
        before = game.zone(deal_zone(BLUE))
        assert game.refused(AcceptSwap, 1, by=BLUE) == BargainGone(1)
        assert game.zone(deal_zone(BLUE)) == before

    def gathered(self, held: int) -> Field:
        """Red has bargained until he has this many of the 42 cards, with 35 regiments to settle them."""
        game = self.table()
        for seat in (BLUE, YELLOW):
            more = min(held - len(game.zone(deal_zone(RED))), 13)
            game.play(ProposeSwap, seat, (), self.lot(game, seat, *range(more)), by=RED)
            game.play(AcceptSwap, game.told(SwapProposed)[0].number, by=seat)
        return game

    def test_no_more_cards_than_regiments(self) -> None:
        """H-yalta, D5 · Yalta Type1: nobody ends with more cards than starting regiments to settle their lands."""
        game = self.gathered(34)
        theirs = self.lot(game, YELLOW, 0, 1, 2)
        assert game.refused(ProposeSwap, YELLOW, (), theirs[:2], by=RED) == TooFewRegiments(RED, 36, 35)
        assert game.refused(ProposeSwap, RED, theirs[:2], (), by=YELLOW) == TooFewRegiments(RED, 36, 35)
        game.play(ProposeSwap, YELLOW, self.lot(game, RED, 0, 1), theirs, by=RED).play(AcceptSwap, 3, by=YELLOW)
        assert len(game.zone(deal_zone(RED))) == 35
        game.until(ToReinforce)
        assert game.all_armies(RED) == 35

    def test_a_bargain_that_has_become_too_large(self) -> None:
        """H-yalta, D5 · Yalta Type1: a bargain proposed earlier is off when it would leave more cards than
        regiments."""
        game = self.gathered(34)
        game.play(ProposeSwap, YELLOW, (), self.lot(game, YELLOW, 0), by=RED)
        game.play(ProposeSwap, RED, self.lot(game, BLUE, 0), self.lot(game, RED, 0), by=BLUE)
        game.play(ProposeSwap, YELLOW, (), self.lot(game, YELLOW, 1), by=RED).play(AcceptSwap, 5, by=YELLOW)
        assert game.told(SwapDropped) == [SwapDropped(3, YELLOW)]
        assert game.refused(AcceptSwap, 3, by=YELLOW) == BargainGone(3)
        assert game.play(AcceptSwap, 4, by=RED).told(SwapMade), "card for card is none too many"

    def test_the_menu_of_many_cards(self) -> None:
        """H-yalta, D5 · Yalta Type1: every bargain on offer is legal, and every legal one is on offer."""
        game = self.gathered(34)
        mine, theirs = self.lot(game, RED, *range(34)), self.lot(game, YELLOW, *range(7))
        offers = [offer.fields for offer in game.offers(ProposeSwap, by=RED) if offer.fields["to"] == (YELLOW,)]
        for given in range(35):
            for taken in range(8):
                fits = given + taken > 0 and 1 <= 34 - given + taken <= 35 and 1 <= 7 + given - taken <= 35
                there = [mine[:given] in swap["give"] and theirs[:taken] in swap["take"] for swap in offers]
                assert there.count(True) == fits, (given, taken)

    def test_declined_and_taken_back(self) -> None:
        """H-yalta · Yalta Type1: declined by the one, taken back by the other; a third has no say."""
        game = self.table()
        for by in (RED, BLUE):
            game.play(ProposeSwap, BLUE, self.lot(game, RED, 0), self.lot(game, BLUE, 0), by=RED)
            number = game.told(SwapProposed)[0].number
            assert game.refused(DropSwap, number, by=YELLOW) == NotYourBargain(number)
            assert game.refused(AcceptSwap, number, by=YELLOW) == NotYourBargain(number)
            assert game.refused(AcceptSwap, number, by=RED) == OwnBargain(number)
            game.play(DropSwap, number, by=by)
            assert game.told(SwapDropped) == [SwapDropped(number, by)]

    def test_the_menu_counts_lots_without_listing_them(self) -> None:
        """H-yalta · Yalta Type1: any of one's cards for any of another's."""
        swap = self.table().offers(ProposeSwap, by=RED)[0].fields
        assert (swap["give"], len(swap["give"])) == (Some(swap["give"].among, 1, 14), 2**14 - 1)


class TestBlindYalta:
    """Yalta Type2."""

    def table(self, key: bytes = b"a table") -> Field:
        return opening(3, mode="secret-mission", blind_yalta="on", key=key)

    def region(self, game: Field, player: str, least: int = 2) -> tuple[str, ...]:
        """A player's cards of a region: at least `least`, and only the first ones."""
        board = game.rules.board
        for region in board.regions.values():
            cards = tuple(card for card in game.zone(deal_zone(player)) if card in region.territories)
            if len(cards) >= least:
                return cards[:least]
        raise AssertionError("nothing fits")

    def test_hidden_and_with_jokers(self) -> None:
        """H-blind-yalta · Yalta Type2: all 44 cards are dealt, jokers too; each sees his own alone."""
        game = self.table()
        cards = [card for seat in game.rules.seats for card in game.zone(deal_zone(seat))]
        assert sorted(cards) == sorted((*game.rules.board.territories, *WILDS))
        assert isinstance(game.asked(), ToTradeLots)
        assert game.seen(BLUE).cards(deal_zone(RED)).faces is None
        assert game.seen(RED).cards(deal_zone(RED)).faces == tuple(game.zone(deal_zone(RED)))

    def test_only_the_size_is_said(self) -> None:
        """H-blind-yalta · Yalta Type2: a lot of one region lies face down; the others learn its size, nothing else."""
        game = self.table()
        cards = self.region(game, RED)
        game.play(CallLot, cards, by=RED)
        assert game.told(LotCalled) == [LotCalled(1, RED, 2)]
        (moved,) = game.told(CardsMoved)
        assert (moved.redact_for(BLUE).cards, moved.redact_for(RED).cards) == (("", ""), cards)
        assert (game.seen(BLUE).cards("lot:1").count, game.seen(BLUE).cards("lot:1").faces) == (2, None)
        assert game.seen(RED).cards("lot:1").faces == cards

    def test_one_region_a_lot(self) -> None:
        """H-blind-yalta · Yalta Type2: cards of two regions make no lot; a joker passes for any."""
        for key in range(20):
            game = self.table(bytes([key]))
            holder = next(seat for seat in game.rules.seats if WILDS[0] in game.zone(deal_zone(seat)))
            region = game.rules.board.region_of
            plain = [card for card in game.zone(deal_zone(holder)) if card not in WILDS]
            other = next(card for card in plain if region[card] != region[plain[0]])
            two = (plain[0], other)
            assert game.refused(CallLot, two, by=holder) == NotOneRegion((region[plain[0]], region[other]))
            assert game.refused(CallLot, (), by=holder) == NothingOffered()
            assert game.refused(CallLot, (plain[0], plain[0]), by=holder) == NamedTwice(plain[0])
            game.play(CallLot, (plain[0], WILDS[0]), by=holder)
            assert game.told(LotCalled)[0].size == 2
            return

    def test_swapped_unseen(self) -> None:
        """H-blind-yalta · Yalta Type2: a player with a lot of the same size may swap it unseen; the third learns
        nothing."""
        game = self.table()
        ours = self.region(game, RED)
        game.play(CallLot, ours, by=RED)
        theirs = self.region(game, BLUE)
        assert game.refused(TakeLot, 1, theirs[:1], by=BLUE) == WrongSize(1, 2)
        game.play(TakeLot, 1, theirs, by=BLUE)
        assert game.told(LotTaken) == [LotTaken(1, BLUE, RED, 2)]
        assert set(ours) <= set(game.zone(deal_zone(BLUE)))
        assert set(theirs) <= set(game.zone(deal_zone(RED)))
        assert all(set(moved.redact_for(YELLOW).cards) == {""} for moved in game.told(CardsMoved))

    def test_taken_back(self) -> None:
        """H-blind-yalta · Yalta Type2: one's own lot may be taken back, nobody else's; nor does one take one's own."""
        game = self.table()
        cards = self.region(game, RED)
        game.play(CallLot, cards, by=RED)
        assert game.refused(TakeLotBack, 1, by=BLUE) == NotYourBargain(1)
        assert game.refused(TakeLot, 1, self.region(game, RED, 1) * 2, by=RED) == OwnBargain(1)
        game.play(TakeLotBack, 1, by=RED)
        assert game.told(LotTakenBack) == [LotTakenBack(1, RED)]
        assert game.refused(TakeLot, 1, self.region(game, BLUE), by=BLUE) == BargainGone(1)

    def test_jokers_give_no_land(self) -> None:
        """H-blind-yalta · Yalta Type2: at the end lots go back, jokers give nothing and return to the pile."""
        game = self.table()
        cards = self.region(game, RED)
        held = {seat: set(game.zone(deal_zone(seat))) - set(WILDS) for seat in game.rules.seats}
        game.play(CallLot, cards, by=RED)
        for seat in game.rules.seats:
            game.play(Ready, by=seat)
        assert {seat: set(game.lands(seat)) for seat in game.rules.seats} == held
        game.until(ToReinforce)
        assert len(game.zone(DECK)) == 44


class TestMobilisation:
    """Mobilisation générale."""

    def turn_ends(self, hold: dict[str, str], **options: Any) -> Field:
        return field(step=Fortification, hold=hold, general_mobilisation="on", **options)

    def test_no_armies_as_the_turn_begins(self) -> None:
        """H-general-mobilisation · Mobilisation générale: none at the turn's start, no deck, no cards drawn or
        traded."""
        game = opening(3, mode="secret-mission", general_mobilisation="on").until(ToReinforce)
        assert game.zone(DECK) == []
        assert [type(task).__name__ for task in game.rules.turn] == ["Combat", "Fortification", "Reinforcement"]

    def test_for_territories_at_the_end_of_ones_turn(self) -> None:
        """H-general-mobilisation, D4 · Mobilisation générale: a third of the territories at the end of each own
        turn."""
        game = self.turn_ends({"red": "alaska peru brazil"}).play(Finish)
        assert game.asked() == ToReinforce(RED, 3)
        assert [event.why for event in game.told(ArmiesGranted)] == ["territories"]

    def test_trios_and_regions_at_the_end_of_the_round(self) -> None:
        """H-general-mobilisation, D4 · Mobilisation générale: when all have played, six for each trio of symbols among
        one's lands, each card once, and the regions' bonuses, for everybody, in the order of play."""
        south = "venezuela peru brazil argentina"
        game = field(
            step=Fortification, turn="yellow", hold={"red": f"{south} japan", "blue": "alaska alberta"},
            general_mobilisation="on", parts=(Order(RED, 3),),
        )  # fmt: skip
        game.play(Finish).play(Deploy, "siam", 11)
        assert game.told(Mobilised)[0] == Mobilised(RED, 1, ("south_america",), 8)
        assert game.asked() == ToDeploy(RED, 8, ("argentina", "brazil", "japan", "peru", "venezuela"))
        game.play(Deploy, "peru", 8)
        (yellow,) = game.told(Mobilised)
        assert (yellow.player, yellow.trios) == (YELLOW, 10)

    def test_all_at_the_end_of_the_round(self) -> None:
        """D4 · Mobilisation générale: as an option territories count at the end of the round too, three at least."""
        game = self.turn_ends({"red": "alaska", "blue": "alberta"}, mobilised_lands="end-of-round")
        game.play(Finish)
        assert game.state.active == BLUE
        assert [type(task).__name__ for task in game.rules.turn] == ["Combat", "Fortification"]
        game.play(Finish).play(Finish).play(Finish).play(Finish)
        assert game.told(Mobilised)[0] == Mobilised(RED, 0, (), 3)

    def blue_places(self) -> Field:
        """A round is over: blue places eight, yellow is to follow."""
        south = {"blue": "venezuela peru brazil argentina", "red": "alaska alberta"}
        game = self.turn_ends(south, turn="yellow", parts=(Order(RED, 3),), concede="neutral")
        return game.play(Finish).play(Deploy, "siam", 12)

    def test_giving_up_while_placing(self) -> None:
        """H-general-mobilisation · Mobilisation générale: the neutral army is never reinforced: a player who gives up
        while placing loses what is left to place, and nobody else gets it."""
        game = self.blue_places()
        assert game.play(Deploy, "peru", 3, by=BLUE).asked() == ToDeploy(BLUE, 5, tuple(game.lands(BLUE)))
        game.say(Concede, BLUE)
        assert game.told(ArmiesForfeited) == [ArmiesForfeited(BLUE, 5)]
        assert game.all_armies(NEUTRAL) == 4 + 3
        (yellow,) = game.told(Mobilised)
        assert game.asked() == ToDeploy(YELLOW, yellow.armies, tuple(game.lands(YELLOW)))

    def test_giving_up_while_another_places(self) -> None:
        """H-general-mobilisation · Mobilisation générale: a player's armies to place stay his when another gives up."""
        game = self.blue_places()
        placing = game.asked()
        for seat in (YELLOW, RED):
            assert game.asked() == placing
            game.say(Concede, seat)
        assert game.state.winners == (BLUE,)

    def test_headquarters_count_for_no_trio(self) -> None:
        """H-general-mobilisation, M47 · Capitale: a headquarters' card is part of no trio."""
        lands = {"red": "venezuela peru argentina brazil"}
        for capital, trios in (("peru", 0), ("siam", 1)):
            game = field(
                mode="capital", step=Fortification, turn="yellow", hold=lands, general_mobilisation="on",
                capitals={"red": capital, "yellow": "china"}, parts=(Order(RED, 3),),
            )  # fmt: skip
            game.play(Finish).play(Deploy, "siam", 12)
            assert game.told(Mobilised)[0].trios == trios
