"""The edition of 2002 and its expansion: boards, cards, the play aid's tables for two to six, and options."""

from __future__ import annotations

from collections import Counter

import pytest
from support.lotr.position import NEUTRAL, Position, opening
from support.lotr.tables import SEATS

from rules import Player, Refused
from rules.lotr import LOTR, ModeNotInEdition, sites_on, strongholds_on
from rules.lotr.adventures import PILE
from rules.lotr.captains import ToPlaceCaptain
from rules.lotr.deck import all_cards, card_data
from rules.lotr.editions import EDITIONS, board_of
from rules.risk.setup.claiming import Claimed, ToClaim, ToStation, WrongNumber
from rules.risk.turn.cards import DECK, WILDS
from rules.risk.turn.reinforce import ToReinforce
from rules.risk.turn.turns import FirstChosen

BASE, EXPANDED = "base", "base-and-expansion"
OLD = board_of(EDITIONS[BASE])
ARMIES = {BASE: {2: 35, 3: 35, 4: 30, 5: 25, 6: 20}, EXPANDED: {2: 60, 3: 50, 4: 45, 5: 40, 6: 35}}


def begun(edition: str, players: int, **options: str) -> Position:
    named = {name.replace("_", "-"): choice for name, choice in options.items()}
    return opening(" ".join(SEATS[players]), {"edition": edition, **named})


def dealt(edition: str, players: int, **options: str) -> list[dict[str, int]]:
    """By seat, in table order: how many lands of which pile it was dealt."""
    game = begun(edition, players, **options)
    sides: dict[str, Counter[str]] = {seat: Counter() for seat in game.rules.seats}
    for claimed in game.told(Claimed):
        sides[claimed.player][game.rules.board.cards[claimed.where][0]] += 1
    return [dict(sides[seat]) for seat in game.rules.seats]


def test_the_board_of_2002() -> None:
    """E1 · Plateau (2002): 42 territories in six regions, six strongholds, sixteen Sites of Power, three ports."""
    assert {name: len(region.territories) for name, region in OLD.regions.items()} == {
        "arnor": 11, "rhovanion": 8, "rohan": 7, "eriador": 7, "mirkwood": 5, "rhun": 4,
    }  # fmt: skip
    assert sorted(strongholds_on(OLD).values()) == [
        "annuminas", "dol_guldur", "helms_deep", "isengard", "mines_of_moria", "rivendell",
    ]  # fmt: skip
    assert len(sites_on(OLD) or {}) == 16
    assert set(OLD.ports) == {"forodwaith", "mithlond", "minhiriath"}


def test_the_cards_of_2002() -> None:
    """E2 · Cartes (2002): 9 of Good, 9 of Evil, 24 neutral ones; 40 Adventure cards, a mission for each site."""
    assert Counter(side for side, _ in OLD.cards.values()) == {"good": 9, "evil": 9, "neutral": 24}
    cards = all_cards("mission", "event", "power", boxes=EDITIONS[BASE].boxes)
    assert len(cards) == len(set(cards)) == 40
    sites = [card_data(card).territory for card in all_cards("mission", boxes=EDITIONS[BASE].boxes)]
    assert sorted(sites) == sorted(sites_on(OLD) or {})


def test_no_card_of_2002_names_what_its_board_lacks() -> None:
    """E2 · Cartes (2002): no card of that box is about Gondor, Mordor or the South."""
    names = set(all_cards("event", "power", boxes=EDITIONS[BASE].boxes))
    assert not names & {"black_gates_open", "aragorn_arrives", "corsairs_of_umbar", "captured_by_orcs", "shelobs_lair"}


def test_the_cards_of_the_expansion() -> None:
    """E3 · Cartes (extension): 17 Adventure cards and 22 territories more."""
    both = all_cards("mission", "event", "power", boxes=EDITIONS[EXPANDED].boxes)
    assert len(both) == 40 + 17
    assert len(board_of(EDITIONS[EXPANDED]).territories) == 42 + 22


@pytest.mark.parametrize("edition", ARMIES)
@pytest.mark.parametrize("players", SEATS)
def test_the_starting_armies(edition: str, players: int) -> None:
    """E4 · Tableau de bataillons: 35, 35, 30, 25 or 20 regiments for two to six; 60, 50, 45, 40 or 35 with the
    expansion.
    """
    game = begun(edition, players).until(ToPlaceCaptain)
    for seat in game.rules.seats:
        assert sum(game.armies(t) for t in game.state.land.of(seat)) == ARMIES[edition][players]


def test_sides_sit_in_turn() -> None:
    """E5 · Préparation: Good and Evil sit in turn, each side in its own order; with three or five, one more of Evil."""
    for seats, order in (
        ("purple red black yellow green", "purple yellow red green black"),
        ("blue green red black", "blue red green black"),
        ("purple blue yellow black red green", "purple blue black yellow red green"),
        ("yellow red black", "yellow red black"),
    ):
        sat = LOTR.setting(tuple(map(Player, seats.split())), {"edition": BASE}).seats
        assert sat == tuple(order.split())


def test_the_deal_for_two() -> None:
    """E6 · Préparation, à 2 joueurs: 9 Good cards, 9 Evil ones and 14 neutral ones; 15, 15 and 25 with the expansion;
    two regiments on each neutral land.
    """
    for edition, sided, neutral in ((BASE, 9, 14), (EXPANDED, 15, 25)):
        assert dealt(edition, 2) == [{"good": sided}, {"evil": sided}]
        game = begun(edition, 2)
        lands = game.state.land.of(Player(NEUTRAL))
        assert len(lands) == neutral
        assert {game.armies(t) for t in lands} == {2}
        assert {game.rules.board.cards[t][0] for t in lands} == {"neutral"}


def test_the_deal_for_three() -> None:
    """E7 · Préparation, à 3 joueurs: Good all 9 of its cards, Evil 5 + 4 and 4 + 5 neutral ones; 15, 8 + 7, 7 + 8."""
    assert dealt(BASE, 3) == [{"good": 9}, {"evil": 5, "neutral": 4}, {"evil": 4, "neutral": 5}]
    assert dealt(EXPANDED, 3) == [{"good": 15}, {"evil": 8, "neutral": 7}, {"evil": 7, "neutral": 8}]


def test_the_deal_for_four() -> None:
    """E8 · Préparation, à 4 joueurs: 5 of one's own side, the second of each 4 and a neutral one; 8, and 7 + 1."""
    assert dealt(BASE, 4) == [{"good": 5}, {"evil": 5}, {"good": 4, "neutral": 1}, {"evil": 4, "neutral": 1}]
    assert dealt(EXPANDED, 4) == [{"good": 8}, {"evil": 8}, {"good": 7, "neutral": 1}, {"evil": 7, "neutral": 1}]


def test_the_deal_for_five() -> None:
    """E9 · Préparation, à 5 joueurs: each of Evil 3 + 2 neutral ones, Good 5 and 4 + 1; 5 + 3, 8 and 7 + 1."""
    evil = {"evil": 3, "neutral": 2}
    assert dealt(BASE, 5) == [{"good": 5}, evil, {"good": 4, "neutral": 1}, evil, evil]
    evil = {"evil": 5, "neutral": 3}
    assert dealt(EXPANDED, 5) == [{"good": 8}, evil, {"good": 7, "neutral": 1}, evil, evil]


def test_the_deal_for_six() -> None:
    """E10 · Préparation, à 6 joueurs: 3 of one's own side and 2 neutral ones each; 5 and 2."""
    good, evil = {"good": 3, "neutral": 2}, {"evil": 3, "neutral": 2}
    assert dealt(BASE, 6) == [good, evil] * 3
    good, evil = {"good": 5, "neutral": 2}, {"evil": 5, "neutral": 2}
    assert dealt(EXPANDED, 6) == [good, evil] * 3


def test_all_cards_of_a_side() -> None:
    """E10 · Préparation: the table deals 15 of the 16 cards a side; as an option all 16 are dealt."""
    assert dealt(EXPANDED, 2, sided_cards="all") == [{"good": 16}, {"evil": 16}]
    assert dealt(EXPANDED, 3, sided_cards="all")[1:] == [{"evil": 8, "neutral": 7}] * 2
    assert dealt(EXPANDED, 6, sided_cards="all")[0] == {"good": 6, "neutral": 1}


def test_what_is_left_is_claimed() -> None:
    """E11 · Préparation: what was not dealt is claimed in turn, one regiment each; then the rest is stationed."""
    game = begun(BASE, 5)
    assert isinstance(game.asked(), ToClaim)
    assert len(game.state.land) == 25
    game.until(ToStation)
    assert len(game.state.land) == 42
    assert {game.armies(t) for t in game.state.land} == {1}


def test_one_roll_for_all() -> None:
    """E12 · Préparation: who is first is settled once; the player who placed first plays first."""
    game = begun(EXPANDED, 3).until(ToReinforce)
    (roll,) = game.told(FirstChosen)
    assert game.state.active == roll.first


@pytest.mark.parametrize("edition", ARMIES)
def test_one_captain_each(edition: str) -> None:
    """E13 · Préparation: one captain each, on a land of one's own."""
    game = begun(edition, 4).until(ToReinforce)
    assert [len(game.captains(seat)) for seat in game.rules.seats] == [1, 1, 1, 1]


@pytest.mark.parametrize("edition", ARMIES)
def test_no_territory_card_at_the_start(edition: str) -> None:
    """E14 · Préparation: all Territory cards and the wilds make the pile; nobody is dealt one."""
    game = begun(edition, 3).until(ToReinforce)
    assert sorted(game.zone(DECK)) == sorted((*game.rules.board.territories, *WILDS))
    assert [game.hand(seat) for seat in game.rules.seats] == [[], [], []]


@pytest.mark.parametrize(("edition", "each", "all_of_them", "events"), [(BASE, 3, 40, 7), (EXPANDED, 4, 57, 10)])
def test_adventure_cards_dealt(edition: str, each: int, all_of_them: int, events: int) -> None:
    """E15 · Préparation: three Adventure cards each (four with the expansion), the events shuffled in afterwards."""
    game = begun(edition, 4).until(ToReinforce)
    hands = [card for seat in game.rules.seats for card in game.tales(seat)]
    assert len(hands) == 4 * each
    assert not any(card_data(card).type == "event" for card in hands)
    pile = game.zone(PILE)
    assert len(pile) == all_of_them - 4 * each
    assert sum(card_data(card).type == "event" for card in pile) == events
    assert game.ring == "the_shire"


@pytest.mark.parametrize(
    ("edition", "mode", "players", "allowed"),
    [
        ("trilogy", "alone", 5, (2, 3, 4)),
        ("trilogy", "hunt", 6, (2, 3, 4)),
        (BASE, "alliance", 2, (3, 4, 5, 6)),
        (EXPANDED, "alliance", 2, (3, 4, 5, 6)),
    ],
)
def test_how_many_may_play(edition: str, mode: str, players: int, allowed: tuple[int, ...]) -> None:
    """E16 · Nombre de joueurs: two to six, in the Trilogy two to four; an alliance takes three."""
    with pytest.raises(Refused) as refused:
        LOTR.setting(SEATS[players], {"edition": edition, "mode": mode})
    assert refused.value.why == WrongNumber(players, allowed)


@pytest.mark.parametrize("edition", ARMIES)
def test_teams_belong_to_the_trilogy(edition: str) -> None:
    """E16 · Nombre de joueurs: Équipe is a mode of the Trilogy Edition, not of the box of 2002."""
    with pytest.raises(Refused) as refused:
        LOTR.fill_options({"mode": "team", "edition": edition})
    assert refused.value.why == ModeNotInEdition("team", edition)


def test_an_option_goes_its_own_way() -> None:
    """E17 · Éditions: what an edition does, a table may do otherwise, and the other way round."""
    game = begun(BASE, 3, first_player="two-rolls").until(ToReinforce)
    assert [roll.what for roll in game.told(FirstChosen)] == ["claim", "play"]
    game = begun("trilogy", 3, first_player="first-to-place").until(ToReinforce)
    assert len(game.told(FirstChosen)) == 1
