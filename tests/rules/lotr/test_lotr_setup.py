"""Préparation: the piles dealt, empty lands claimed, regiments and captains placed, cards dealt, the first player."""

from __future__ import annotations

from collections import Counter

import pytest
from support.lotr.position import FOUR, NEUTRAL, THREE, TWO, Position, opening

from rules import Player, Refused
from rules.kernel.conditions import NoSuchLand
from rules.lotr import LOTR, SidesUneven
from rules.lotr.adventures import PILE
from rules.lotr.captains import CaptainPlaced, CaptainThere, PlaceCaptain, ToPlaceCaptain
from rules.lotr.deck import card_data
from rules.risk import WrongNumber
from rules.risk.setup.claiming import Claim, Claimed, NotEmpty, Recruits, Station, Stationed, ToClaim, ToStation
from rules.risk.turn.cards import DECK, WILDS
from rules.risk.turn.reinforce import NotYourLand, ToReinforce
from rules.risk.turn.turns import FirstChosen

ARMIES = {TWO: 60, THREE: 52, FOUR: 45}


def dealt(game: Position) -> dict[str, Counter[str]]:
    """By player: how many territories of which pile he was dealt."""
    sides: dict[str, Counter[str]] = {}
    for claimed in game.told(Claimed):
        sides.setdefault(claimed.player, Counter())[game.rules.board.cards[claimed.where][0]] += 1
    return sides


def test_the_good_and_the_evil() -> None:
    """R13 · Préparation, note: with three players one fights for Good and two for Evil."""
    for seats, why in (
        ("green yellow red", SidesUneven(2, 1)),
        ("green yellow", SidesUneven(2, 0)),
        ("green yellow black", SidesUneven(2, 1)),
        ("red", WrongNumber(1, (2, 3, 4))),
    ):
        with pytest.raises(Refused) as refused:
            LOTR.setting(tuple(map(Player, seats.split())))
        assert refused.value.why == why
    assert LOTR.setting((Player("red"), Player("green"), Player("black"))).seats == ("red", "green", "black")


@pytest.mark.parametrize("mode", ["alliance", "team"])
def test_alliance_and_team_are_for_four(mode: str) -> None:
    """R87 · Risk Alliance, Risk Équipe: for four players."""
    with pytest.raises(Refused) as refused:
        LOTR.setting(tuple(map(Player, THREE.split())), {"mode": mode})
    assert refused.value.why == WrongNumber(3, (4,))


@pytest.mark.parametrize("seats", [TWO, THREE, FOUR])
def test_starting_armies(seats: str) -> None:
    """R14 · Préparation: 60, 52 or 45 regiments each for two, three or four players, and all of them reach the
    board.
    """
    game = opening(seats).until(ToPlaceCaptain)
    for seat in seats.split():
        assert sum(game.armies(t) for t in game.state.land.of(Player(seat))) == ARMIES[seats]


def test_deal_for_four() -> None:
    """R15 · Répartition des territoires: with four players 8 Good cards to each of Good, 8 Evil ones to each of
    Evil.
    """
    assert dealt(opening(FOUR)) == {
        "green": Counter(good=8), "yellow": Counter(good=8), "black": Counter(evil=8), "red": Counter(evil=8),
    }  # fmt: skip


def test_deal_for_three() -> None:
    """R16, A2 · Répartition des territoires: all 16 Good cards to the one; 8 Evil and 8 neutral ones to each of the
    others.
    """
    assert dealt(opening(THREE)) == {
        "green": Counter(good=16), "black": Counter(evil=8, neutral=8), "red": Counter(evil=8, neutral=8),
    }  # fmt: skip


def test_one_regiment_on_each_dealt_land() -> None:
    """R17 · Répartition des territoires: one regiment, out of the starting army, on each territory dealt."""
    game = opening(FOUR)
    assert {game.armies(claimed.where) for claimed in game.told(Claimed)} == {1}
    assert game.state.parts[Recruits].left == dict.fromkeys(FOUR.split(), 45 - 8)


@pytest.mark.parametrize("seats", [TWO, THREE, FOUR])
def test_the_deck_is_whole_again(seats: str) -> None:
    """R11, R18 · Préparation: the wilds are kept out of the deal; then all 64 cards and both wilds make one hidden
    deck.
    """
    start = opening(seats)
    assert not {claimed.where for claimed in start.told(Claimed)} & set(WILDS)
    game = start.until(ToReinforce)
    cards = [*game.zone(DECK), *(card for seat in seats.split() for card in game.hand(seat))]
    assert sorted(cards) == sorted((*game.rules.board.territories, *WILDS))
    assert game.seen("green").cards(DECK).faces is None


def test_claiming_in_turn() -> None:
    """R19 · Répartition des territoires: in turn, one regiment on an empty territory; never on one that is taken."""
    game = opening(FOUR)
    order = []
    for _ in range(5):
        asked = game.asked()
        assert isinstance(asked, ToClaim)
        order.append(asked.player)
        free = game.choices(Claim, "where")
        assert game.refused(Claim, game.state.land.of(asked.player)[0]) == NotEmpty(game.state.land.of(asked.player)[0])
        game.play(Claim, free[0])
        assert (game.owner(free[0]), game.armies(free[0])) == (asked.player, 1)
        assert free[0] not in game.choices(Claim, "where")
    at = game.rules.seats.index(order[0])
    assert order == [game.rules.seats[(at + n) % 4] for n in range(5)]


@pytest.mark.parametrize("seats", [TWO, THREE, FOUR])
def test_no_land_stays_empty(seats: str) -> None:
    """R19 · Important: from here on no territory is ever empty; all 64 are held."""
    game = opening(seats).until(ToStation)
    assert len(game.state.land) == 64
    assert all(game.armies(t) >= 1 for t in game.state.land)


def test_a_land_that_does_not_exist_cannot_be_claimed() -> None:
    """R19 · Répartition des territoires: only the board's own territories."""
    assert opening(FOUR).refused(Claim, "narnia") == NoSuchLand("narnia")


def test_stationing_one_at_a_time() -> None:
    """R20 · Renforcement des territoires: in turn one regiment on a land of one's own, as many on one as one likes."""
    game = opening(FOUR).until(ToStation)
    first = game.asked()
    assert isinstance(first, ToStation)
    where, theirs = game.state.land.of(first.player)[0], game.state.land.of(game.rules.seats[0])[0]
    if theirs == where:
        theirs = game.state.land.of(game.rules.seats[1])[0]
    assert game.refused(Station, theirs) == NotYourLand(theirs)
    before = game.armies(where)
    for _ in range(4):
        game.play(Station, where if game.asked().player == first.player else game.choices(Station, "where")[0])
    again = game.asked()
    assert isinstance(again, ToStation)
    assert (again.player, again.left) == (first.player, first.left - 1)
    game.play(Station, where)
    assert game.armies(where) == before + 2


def test_captains_in_two_rounds() -> None:
    """R21, A13 · Placement des capitaines: everyone one captain, then everyone the second, never two on one
    territory.
    """
    game = opening(THREE).until(ToPlaceCaptain)
    order = []
    for _ in range(6):
        player = game.asked().player
        order.append(player)
        if game.captains(player):
            assert game.refused(PlaceCaptain, game.captains(player)[0]) == CaptainThere(game.captains(player)[0])
        enemy = next(t for t in game.state.land if game.owner(t) != player)
        assert game.refused(PlaceCaptain, enemy) == NotYourLand(enemy)
        game.play(PlaceCaptain, game.choices(PlaceCaptain, "where")[0])
    assert order[:3] == order[3:]
    assert len(set(order)) == 3
    assert all(len(game.captains(seat)) == 2 for seat in THREE.split())


def test_a_territory_card_each() -> None:
    """R22 · Cartes Territoire: one each, which only its holder sees."""
    game = opening(FOUR).until(ToReinforce)
    assert [len(game.hand(seat)) for seat in FOUR.split()] == [1, 1, 1, 1]
    assert game.seen("green").cards("hand:green").faces == tuple(game.hand("green"))
    assert game.seen("green").cards("hand:red").faces is None


def test_adventure_cards_without_events() -> None:
    """R23, A19 · Cartes Aventure: four each, dealt while the events are out; then the events are shuffled into the
    pile.
    """
    game = opening(FOUR).until(ToReinforce)
    dealt_out = [card for seat in FOUR.split() for card in game.tales(seat)]
    assert len(dealt_out) == 16
    assert {card_data(card).type for card in dealt_out} <= {"mission", "power"}
    pile = game.zone(PILE)
    assert len(pile) == 60 - 16
    assert sum(card_data(card).type == "event" for card in pile) == 13
    assert any(card_data(card).type == "event" for card in pile[:-13]), "shuffled in, not laid below"


def test_the_ring_lies_in_the_shire() -> None:
    """R24 · L'Anneau unique: the Fellowship sets out from the Shire."""
    assert opening(FOUR).until(ToReinforce).ring == "the_shire"


def test_two_rolls() -> None:
    """R25, A3 · Déroulement: one roll for the first claim, another for the first turn; the highest die begins each
    time.
    """
    rolls = opening(FOUR).until(ToReinforce).told(FirstChosen)
    assert [roll.what for roll in rolls] == ["claim", "play"]
    for roll in rolls:
        last = dict(roll.rolls[-2:]) if len(roll.rolls) > 4 else dict(roll.rolls)
        assert last[roll.first] == max(last.values())


def test_first_claimer_and_first_player_may_differ() -> None:
    """A3 · Déroulement: who claims first need not play first."""
    firsts = [
        tuple(
            roll.first for roll in opening(THREE, {"setup": "dealt"}, bytes([key])).until(ToReinforce).told(FirstChosen)
        )
        for key in range(12)
    ]
    assert any(claimed != played for claimed, played in firsts)
    assert any(claimed == played for claimed, played in firsts)


def test_first_to_place_plays_first() -> None:
    """R26, A3 · Déroulement, note: as an option the player who placed first has the first turn, without a second
    roll."""
    game = opening(THREE, {"first-player": "first-to-place"}).until(ToReinforce)
    (roll,) = game.told(FirstChosen)
    placed = [stationed.player for stationed in game.told(Stationed)]
    done = {seat: len(placed) - placed[::-1].index(seat) for seat in THREE.split()}
    assert game.state.active == roll.first == min(done, key=done.__getitem__)


def test_tied_rolls_are_thrown_again() -> None:
    """D48 · Déroulement: players tied for the highest die roll again, they alone."""
    for key in range(40):
        for roll in opening(FOUR, {"setup": "dealt"}, bytes([key])).told(FirstChosen):
            if len(roll.rolls) > 4:
                best = max(die for _, die in roll.rolls[:4])
                tied = [player for player, die in roll.rolls[:4] if die == best]
                assert [player for player, _ in roll.rolls[4 : 4 + len(tied)]] == tied
                assert len(tied) > 1
                return
    raise AssertionError("no tie in forty games")


def test_dealt_setup() -> None:
    """R19, R20 · Répartition: as an option the empty lands are dealt and all regiments placed at once."""
    game = opening(FOUR, {"setup": "dealt"})
    assert isinstance(game.asked(), ToPlaceCaptain)
    assert len(game.state.land) == 64
    assert [len(game.state.land.of(Player(seat))) for seat in FOUR.split()] == [16, 16, 16, 16]
    for seat in FOUR.split():
        assert sum(game.armies(t) for t in game.state.land.of(Player(seat))) == 45


def test_captains_told_to_everyone() -> None:
    """R21 · Placement des capitaines: everybody sees where a captain stands."""
    game = opening(TWO).until(ToPlaceCaptain)
    game.play(PlaceCaptain, game.choices(PlaceCaptain, "where")[0])
    (placed,) = game.told(CaptainPlaced)
    assert placed.redact_for(None) == placed


class TestTwoPlayers:
    """Partie à deux joueurs."""

    def test_good_against_evil(self) -> None:
        """R79 · Partie à 2 joueurs: one plays Good, the other Evil, and a neutral army stands between them."""
        game = opening(TWO)
        assert game.rules.seats == ("green", "red")
        assert game.state.land.of(Player(NEUTRAL))

    def test_the_deal(self) -> None:
        """R80 · Partie à 2 joueurs: 16 Good cards, 16 Evil ones, 21 neutral ones for the neutral army."""
        game = opening(TWO)
        assert dealt(game) == {"green": Counter(good=16), "red": Counter(evil=16)}
        neutral = game.state.land.of(Player(NEUTRAL))
        assert len(neutral) == 21
        assert {game.rules.board.cards[t][0] for t in neutral} == {"neutral"}

    def test_the_neutral_army(self) -> None:
        """R81 · Partie à 2 joueurs: two regiments on each neutral territory, 42 in all."""
        game = opening(TWO)
        assert {game.armies(t) for t in game.state.land.of(Player(NEUTRAL))} == {2}
        assert sum(game.armies(t) for t in game.state.land.of(Player(NEUTRAL))) == 42

    def test_eleven_lands_are_claimed(self) -> None:
        """A1 · Partie à 2 joueurs: the eleven lands left over are claimed in turn; who rolled highest gets six of
        them.
        """
        game = opening(TWO)
        (roll,) = game.told(FirstChosen)
        assert len(game.choices(Claim, "where")) == 11
        game.until(ToStation)
        other = "red" if roll.first == "green" else "green"
        assert len(game.state.land.of(roll.first)) == 16 + 6
        assert len(game.state.land.of(Player(other))) == 16 + 5

    def test_sixty_regiments_on_own_land(self) -> None:
        """R82 · Partie à 2 joueurs: then they place on the lands that they hold, until all sixty are on the board."""
        game = opening(TWO).until(ToStation)
        assert set(game.choices(Station, "where")) == set(game.state.land.of(game.asked().player))
        game.until(ToPlaceCaptain)
        assert sum(game.armies(t) for t in game.state.land.of(Player("green"))) == 60
        assert sum(game.armies(t) for t in game.state.land.of(Player("red"))) == 60
        assert sum(game.armies(t) for t in game.state.land.of(Player(NEUTRAL))) == 42
