"""Before the first turn: armies, territories claimed or dealt, missions, headquarters, the neutral army."""

from __future__ import annotations

import pytest
from support.classic.position import BLUE, COLOURS, RED, YELLOW, Field, opening, rules_of

from rules import Player, Refused
from rules.classic import CLASSIC, NoShortGame
from rules.classic.capital import CapitalsRevealed, ChooseCapital, ToChooseCapital
from rules.classic.missions import SPARE, mission
from rules.risk.armies import NEUTRAL
from rules.risk.setup.claiming import (
    Claim,
    Claimed,
    NotEmpty,
    Station,
    Stationed,
    StationsFor,
    ToClaim,
    ToStation,
    WrongNumber,
)
from rules.risk.turn.cards import DECK, WILDS
from rules.risk.turn.reinforce import NotYourLand, ToReinforce
from rules.risk.turn.turns import FirstChosen

ARMIES = {
    "world": {3: 35, 4: 30, 5: 25, 6: 20},
    "ancient": {3: 35, 4: 30, 5: 25},
    "middle-earth-42": {3: 35, 4: 30, 5: 25, 6: 20},
    "middle-earth": {3: 50, 4: 45, 5: 40, 6: 35},
}


@pytest.mark.parametrize(("board", "players"), [(board, n) for board, by in ARMIES.items() for n in by])
def test_starting_armies(board: str, players: int) -> None:
    """M4, R26, A2 · Préparation: 35, 30 or 25 armies each (20 with six; the play aid's on Middle-earth), all placed."""
    game = opening(players, mode="conquest", board=board).until(ToReinforce)
    assert {game.all_armies(seat) for seat in COLOURS[:players]} == {ARMIES[board][players]}


def test_too_many_and_too_few() -> None:
    """M4, R26 · 3-5 joueurs: three to six, two with the neutral army; the box of the Ancient Earth has five colours."""
    wrong = {
        (2, "secret-mission", "world"): (3, 4, 5, 6),
        (3, "two-players", "world"): (2,),
        (6, "conquest", "ancient"): (3, 4, 5),
        (1, "capital", "world"): (3, 4, 5, 6),
    }
    for (players, mode, board), allowed in wrong.items():
        with pytest.raises(Refused) as refused:
            rules_of(players, mode=mode, board=board)
        assert refused.value.why == WrongNumber(players, allowed)


class TestSecretMission:
    """RISK 1: Mission secrète."""

    def test_colours_that_nobody_plays(self) -> None:
        """M5, R2 · Préparation: the missions against colours that were not chosen are out."""
        game = opening(3, mode="secret-mission")
        every = [*game.zone(SPARE), *(game.zone(mission(seat))[0] for seat in COLOURS[:3])]
        assert len(every) == 10
        assert {card for card in every if card.startswith("eliminate")} == {
            "eliminate_red", "eliminate_blue", "eliminate_yellow",
        }  # fmt: skip

    @pytest.mark.parametrize(
        ("players", "chosen", "count"), [(5, "twelve", 12), (5, "fourteen", 13), (6, "by-players", 14)]
    )
    def test_twelve_or_fourteen(self, players: int, chosen: str, count: int) -> None:
        """M3, R26 · Cartes Mission secrète: the set of twelve; as an option, and for six, the set of fourteen."""
        game = opening(players, mode="secret-mission", missions=chosen)
        assert len(game.zone(SPARE)) + players == count

    def test_seen_by_its_owner_alone(self) -> None:
        """M6 · Préparation: one mission each; the rest is put away unseen."""
        game = opening(4, mode="secret-mission").until(ToReinforce)
        for seat in COLOURS[:4]:
            for viewer in (*COLOURS[:4], None):
                faces = game.seen(viewer).cards(mission(seat)).faces
                assert faces == (tuple(game.zone(mission(seat))) if viewer == seat else None)
        assert all(game.seen(viewer).cards(SPARE).faces is None for viewer in (*COLOURS[:4], None))

    @pytest.mark.parametrize(("players", "counts"), [(3, [14, 14, 14]), (4, [10, 11, 11, 10]), (5, [8, 9, 9, 8, 8])])
    def test_all_territories_are_dealt(self, players: int, counts: list[int]) -> None:
        """M7 · Préparation: all territory cards but the jokers, from the General's left; some have one more."""
        game = opening(players, mode="secret-mission")
        assert [len(game.lands(seat)) for seat in COLOURS[:players]] == counts
        assert not {claimed.where for claimed in game.told(Claimed)} & set(WILDS)

    def test_the_rest_one_by_one(self) -> None:
        """M8, M9 · Préparation: one army on each land; then in turn one more, on any of one's own, many on one too."""
        game = opening(3, mode="secret-mission")
        assert {game.armies(t) for t in game.state.land} == {1}
        order = []
        for _ in range(6):
            asked = game.asked()
            assert isinstance(asked, ToStation)
            order.append(asked.player)
            theirs = next(t for t in game.state.land if game.owner(t) != asked.player)
            assert game.refused(Station, theirs) == NotYourLand(theirs)
            game.play(Station, game.lands(asked.player)[0])
        assert order[:3] == order[3:]
        assert {game.armies(game.lands(seat)[0]) for seat in COLOURS[:3]} == {3}

    def test_the_pile(self) -> None:
        """M10 · Préparation: then all 44 cards, jokers included, make one hidden pile."""
        game = opening(3, mode="secret-mission").until(ToReinforce)
        assert sorted(game.zone(DECK)) == sorted((*game.rules.board.territories, *WILDS))
        assert all(game.seen(viewer).cards(DECK).faces is None for viewer in (*COLOURS[:3], None))

    def test_who_begins(self) -> None:
        """M11 · Déroulement: everybody throws a die, the highest begins; another roll says who places first."""
        game = opening(3, mode="secret-mission").until(ToReinforce)
        assert [roll.what for roll in game.told(FirstChosen)] == ["place", "play"]
        assert game.told(FirstChosen)[-1].first == game.state.active


class TestConquest:
    """RISK 2: Classique."""

    def test_claiming_in_turn(self) -> None:
        """M32 · Préparation: the highest die claims first; clockwise one free territory each, never one that is
        taken."""
        game = opening(4, mode="conquest")
        (roll,) = game.told(FirstChosen)
        order = []
        for _ in range(4):
            asked = game.asked()
            assert isinstance(asked, ToClaim)
            order.append(asked.player)
            game.play(Claim, game.choices(Claim, "where")[0])
            assert game.refused(Claim, game.lands(asked.player)[0]) == NotEmpty(game.lands(asked.player)[0])
        at = COLOURS.index(roll.first)
        assert order == [COLOURS[(at + n) % 4] for n in range(4)]

    def test_all_claimed_then_stationed(self) -> None:
        """M33, M34 · Préparation: all 42 are taken, the rest stands on one's own land; the first placer has the
        first turn."""
        game = opening(4, mode="conquest")
        first = game.told(FirstChosen)[0].first
        game.until(ToStation)
        assert sorted(len(game.lands(seat)) for seat in COLOURS[:4]) == [10, 10, 11, 11]
        game.until(ToReinforce)
        assert game.state.active == first

    def test_dealt(self) -> None:
        """M32 · Préparation: as an option the territories are dealt instead of claimed, and the rest placed in turn."""
        game = opening(3, mode="conquest", setup="dealt")
        assert [len(game.lands(seat)) for seat in COLOURS[:3]] == [14, 14, 14]
        assert isinstance(game.asked(), ToStation)

    @pytest.mark.parametrize("board", ["middle-earth", "middle-earth-42"])
    @pytest.mark.parametrize("mode", ["conquest", "capital"])
    def test_dealt_by_the_aid(self, board: str, mode: str) -> None:
        """A2 · Mise en place: on Middle-earth the Territory cards are dealt, unless the table claims."""
        assert isinstance(opening(3, mode=mode, board=board).asked(), ToStation)
        assert isinstance(opening(3, mode=mode, board=board, setup="claimed").asked(), ToClaim)


def test_who_is_first_by_the_aid() -> None:
    """A2 · Mise en place: the first player is settled once, before anything stands; the booklet rolls again to play."""
    for board, rolls in (("world", ["place", "play"]), ("middle-earth", ["place"])):
        game = opening(3, mode="secret-mission", board=board).until(ToReinforce)
        assert [roll.what for roll in game.told(FirstChosen)] == rolls
        assert game.state.active == game.told(FirstChosen)[-1].first


def stationed(game: Field, count: int) -> list[tuple[str, str]]:
    """Who places, and whose army, in the next answers."""
    order = []
    for _ in range(count):
        asked = game.asked()
        assert isinstance(asked, ToStation)
        order.append((asked.player, asked.owner))
        game.play(Station, game.choices(Station, "where")[0])
    return order


class TestTwoPlayers:
    """RISK 3: 2 joueurs."""

    def test_three_armies(self) -> None:
        """M36, M37 · Préparation: forty each for both and a neutral army; fourteen territories each, jokers out."""
        game = opening(2, mode="two-players")
        assert [len(game.lands(army)) for army in (RED, BLUE, NEUTRAL)] == [14, 14, 14]
        game.until(ToReinforce)
        assert [game.all_armies(army) for army in (RED, BLUE, NEUTRAL)] == [40, 40, 40]

    def test_two_at_a_time(self) -> None:
        """M38 · Préparation: in turn two each, on one land or on two, until both have placed all (13 rounds)."""
        game = opening(2, mode="two-players")
        first = game.told(FirstChosen)[0].first
        other = BLUE if first == RED else RED
        assert stationed(game, 6) == [(p, p) for p in (first, first, other, other, first, first)]
        assert stationed(game, 2 * 26 - 6)[-1][0] == other

    def test_then_the_neutral_army(self) -> None:
        """M39 · Préparation: then in turn one neutral army on a neutral territory, until all forty stand."""
        game = opening(2, mode="two-players")
        first = game.told(FirstChosen)[0].first
        stationed(game, 2 * 26)
        assert set(game.choices(Station, "where")) == set(game.lands(NEUTRAL))
        assert game.refused(Station, game.lands(first)[0]) == StationsFor(game.lands(first)[0], NEUTRAL)
        order = stationed(game, 26)
        assert {army for _, army in order} == {NEUTRAL}
        assert [player for player, _ in order] == [first, BLUE if first == RED else RED] * 13
        assert isinstance(game.asked(), ToReinforce)

    def test_jokers_come_back(self) -> None:
        """M40, R21 · Préparation: both jokers are shuffled in; the high die that placed first plays first."""
        game = opening(2, mode="two-players").until(ToReinforce)
        assert set(WILDS) <= set(game.zone(DECK))
        assert game.state.active == game.told(FirstChosen)[0].first

    def test_in_the_box_of_the_ancient_earth(self) -> None:
        """B3, B4 · Risk Classic pour deux joueurs: thirty each; in turn two of one's own and one neutral army."""
        game = opening(2, mode="two-players", board="ancient")
        first = game.told(FirstChosen)[0].first
        other = BLUE if first == RED else RED
        own = [(first, first), (first, first), (first, NEUTRAL), (other, other), (other, other), (other, NEUTRAL)]
        assert stationed(game, 6) == own
        game.until(ToReinforce)
        assert [game.all_armies(army) for army in (RED, BLUE, NEUTRAL)] == [30, 30, 30]

    def test_on_all_of_middle_earth(self) -> None:
        """A2 · Tableau de bataillons: 55 each; of 64 territories the neutral army has the one that is left over."""
        game = opening(2, mode="two-players", board="middle-earth")
        assert [len(game.lands(army)) for army in (RED, BLUE, NEUTRAL)] == [21, 21, 22]
        game.until(ToReinforce)
        assert [game.all_armies(army) for army in (RED, BLUE, NEUTRAL)] == [55, 55, 55]

    def test_neutral_armies_are_told_as_such(self) -> None:
        """M39 · Préparation: everybody sees which army was placed where."""
        game = opening(2, mode="two-players").until(ToReinforce)
        assert sum(event.count for event in game.told(Stationed) if event.player == NEUTRAL) == 26


class TestCapital:
    """RISK 4: Capitale."""

    def test_on_ones_own_land(self) -> None:
        """M44 · Préparation: after all are placed, everybody chooses a headquarters among his own territories."""
        game = opening(3, mode="capital").until(ToChooseCapital)
        assert {decision.player for decision in game.state.pending.values()} == {RED, BLUE, YELLOW}
        theirs = game.lands(BLUE)[0]
        assert game.refused(ChooseCapital, theirs, by=RED) == NotYourLand(theirs)

    def test_nobody_sees_it(self) -> None:
        """M44 · Préparation: secretly: no view and no event names it before all have chosen; until then it may
        change."""
        game = opening(3, mode="capital").until(ToChooseCapital)
        first, other = game.lands(RED)[:2]
        game.play(ChooseCapital, first, by=RED)
        assert game.events == ()
        for viewer in (BLUE, YELLOW, None):
            seen = game.seen(viewer)
            assert not [zone for zone in seen.zones if zone.startswith("capital")]
            assert (RED, "to-choose-capital") not in seen.waiting
        number = next(n for n, decision in game.state.pending.items() if decision.player == RED)
        game._apply(ChooseCapital(number, RED, other), [])
        game.until(ToReinforce)
        assert dict(game.told(CapitalsRevealed)[0].where)[RED] == other

    def test_all_at_once(self) -> None:
        """M45 · Préparation: when all have chosen, all are turned over."""
        game = opening(3, mode="capital").until(ToChooseCapital)
        chosen = {seat: game.lands(seat)[3] for seat in (RED, BLUE, YELLOW)}
        for seat, where in chosen.items():
            assert game.told(CapitalsRevealed) == []
            game.play(ChooseCapital, where, by=seat)
        assert dict(game.told(CapitalsRevealed)[0].where) == chosen
        assert game.seen(None).cards(f"capital:{RED}").faces == (chosen[RED],)

    def test_headquarters_are_out_of_the_pile(self) -> None:
        """M47, R25 · Déroulement: a headquarters card is never part of a set: it is taken out of the pile."""
        game = opening(3, mode="capital").until(ToReinforce)
        chosen = dict(game.told(CapitalsRevealed)[0].where)
        assert len(game.zone(DECK)) == 44 - 3
        assert not set(chosen.values()) & set(game.zone(DECK))

    @pytest.mark.parametrize("players", [3, 6])
    def test_the_short_game_is_for_four_and_five(self, players: int) -> None:
        """M48 · Déroulement: the short game is for four or five players."""
        with pytest.raises(Refused) as refused:
            rules_of(players, mode="capital", length="short")
        assert refused.value.why == NoShortGame(players, (4, 5))


def test_seats_stay_as_the_table_has_them() -> None:
    """M4 · Préparation: everybody chooses a colour and a chair; the table says who sits where."""
    seats = (Player("green"), RED, YELLOW)
    assert CLASSIC.setting(seats, {"mode": "conquest"}).seats == seats
