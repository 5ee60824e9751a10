"""The planner plays Legacy for four stars: what a player who plays against `hard` sees it do."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest
from support.legacy.battles import war as battles
from support.legacy.campaigns import table
from support.legacy.position import War, position

from rules import Action, Ruleset, Seeded, State, advance, begin, legal, view
from rules.ai import choose
from rules.ai.outlook import Advice
from rules.ai.strengths import PLANNERS
from rules.legacy.campaign.box import MAJOR
from rules.legacy.campaign.campaign import City
from rules.legacy.turn.buying_stars import BuyStar, StartOfTurn
from rules.legacy.turn.joining import Join, JoinOrRecruit
from rules.legacy.turn.resources import COIN_CARDS
from rules.legacy.turn.trading import TradeResources
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.reinforce import Deploy, Finish
from rules.risk.turn.rounds import this_round

HARD, NORMAL = PLANNERS["legacy"]["hard"], PLANNERS["legacy"]["normal"]


def answer(rules: Ruleset, state: State, advice: Advice, seed: int = 1) -> Action:
    """What the AI says to the first open question."""
    number = state.unanswered[0]
    seen, offers = view(state, state.pending[number].player), tuple(legal(rules, state, number))
    action = choose(rules.at(seen), seen, number, offers, Random(seed).randrange, advice)
    assert any(action in offer for offer in offers)
    return action


def hard(war: War) -> Action:
    return answer(war.rules, war.state, HARD)


def turn(war: War, seed: int) -> State:
    """Red's turn, played to its end."""
    state, chance = war.state.fork(), Seeded(b"turn %d" % seed)
    while state.winners is None and state.active == "red":
        state = advance(war.rules, state, answer(war.rules, state, HARD, seed), chance).state
    return state


class TestHeadquarters:
    """Stars stand on the board."""

    def test_two_headquarters_that_win_are_taken_in_one_turn(self) -> None:
        hold = {"red": "peru:14 greenland", "blue": "brazil:2 siam:3", "yellow": "venezuela:2 egypt"}
        quarters = "red: greenland; blue: brazil; yellow: venezuela"
        war = position(hold, headquarters=quarters, stars={"red": 1}, step=JoinOrRecruit)
        wins = [turn(war, seed).winners == ("red",) for seed in range(6)]
        assert sum(wins) >= 5

    def test_one_army_goes_both_ways_for_two_headquarters_that_win(self) -> None:
        """They lie apart: some move into the first, the others go on from where they stood."""
        hold = {
            "red": "brazil:11 congo",
            "blue": "north_africa:2 egypt east_africa south_africa",
            "yellow": "venezuela central_america western_united_states peru:3 argentina",
        }
        war = position(
            hold,
            headquarters="red: brazil; blue: north_africa; yellow: western_united_states",
            stars={"red": 1, "blue": 1, "yellow": 2},
        )
        action = hard(war)
        assert isinstance(action, Attack)
        assert (action.source, action.target) in {("brazil", "north_africa"), ("brazil", "venezuela")}
        wins = [turn(war, seed).winners == ("red",) for seed in range(6)]
        assert sum(wins) >= 3

    def test_it_walks_into_the_headquarters_that_win(self) -> None:
        war = position({"red": "peru:4 brazil:9"}, headquarters="blue: argentina", stars={"red": 3})
        action = hard(war)
        assert isinstance(action, Expand)
        assert action.target == "argentina"

    def test_recruits_guard_headquarters_in_danger(self) -> None:
        """Rather than to strengthen the largest army, elsewhere."""
        hold = {"red": "siam:4 peru:9", "blue": "india:6 japan", "yellow": "egypt:12"}
        quarters = "red: siam; blue: japan; yellow: egypt"
        war = position(hold, headquarters=quarters, stars={"red": 1, "blue": 1, "yellow": 1}, step=JoinOrRecruit)
        action = hard(war)
        assert isinstance(action, Deploy)
        assert action.where == "siam"

    def test_it_takes_a_star_from_whoever_is_about_to_win(self) -> None:
        """Yellow needs one more, and stands beside blue's headquarters."""
        hold = {"red": "siam:9 peru", "blue": "japan", "yellow": "india:2 kamchatka:6"}
        war = position(hold, headquarters="red: peru; blue: japan; yellow: india", stars={"yellow": 2, "red": 1})
        taken = [turn(war, seed).land.owner("india") for seed in range(4)]
        assert taken.count("red") >= 3

    def test_guards_do_not_march_away_from_headquarters_in_the_rear(self) -> None:
        """The foe comes by sea, over land that nobody holds."""
        hold = {"red": "greenland:8 ontario", "blue": "brazil:12"}
        war = position(hold, headquarters="red: greenland; blue: brazil", step=Fortification)
        assert isinstance(hard(war), Finish)


class TestLand:
    def test_the_toll_of_a_city_is_part_of_the_way(self) -> None:
        """Seven win through plain land; a walled city would take four of them."""
        hold = {"red": "venezuela:7 greenland:2", "blue": "north_africa:3 japan:12"}
        quarters, stars, walled = "red: greenland; blue: north_africa", {"red": 2}, {"brazil": 10}
        cities = {"brazil": City(MAJOR, "Port Royal", "blue")}
        for lasting, walks in (({}, True), ({"cities": cities, "fortified": walled}, False)):
            war = position(hold, headquarters=quarters, stars=stars, lasting=lasting)
            action = hard(war)
            assert (isinstance(action, Expand) and action.target == "brazil") == walks

    def test_it_joins_the_war_beside_headquarters_that_it_can_take(self) -> None:
        hold = {"blue": "siam:1 peru:9", "yellow": "egypt:9"}
        war = battles(hold, headquarters={"siam": "blue", "egypt": "yellow"}, step=JoinOrRecruit, knocked_out="red")
        action = hard(war)
        assert isinstance(action, Join)
        assert "siam" in war.rules.board.links_of[action.where]


class TestCards:
    CARDS: ClassVar[dict[str, tuple[str, ...]]] = {"red": COIN_CARDS[:4]}

    def test_it_buys_the_star_that_wins(self) -> None:
        war = position({"red": "peru:3", "blue": "brazil:9"}, stars={"red": 3}, step=StartOfTurn, hands=self.CARDS)
        assert isinstance(hard(war), BuyStar)

    def test_it_trades_cards_for_the_troops_that_win(self) -> None:
        """Before blue wins, who has yellow's headquarters beside him."""
        hold = {"red": "peru:4", "blue": "brazil:6 japan:9", "yellow": "kamchatka"}
        cards, stars = {"red": COIN_CARDS[:3]}, {"red": 3, "blue": 2}
        war = position(
            hold, headquarters="blue: brazil; yellow: kamchatka", stars=stars, step=JoinOrRecruit, hands=cards
        )
        assert isinstance(hard(war), TradeResources)

    def test_it_keeps_cards_that_will_soon_be_a_star(self) -> None:
        hold = {"red": "peru:12 greenland", "blue": "japan:9"}
        cards = {"red": COIN_CARDS[:3]}
        war = position(hold, headquarters="red: peru; blue: japan", step=JoinOrRecruit, hands=cards)
        assert isinstance(hard(war), Deploy)


def test_what_others_hold_in_hand_makes_no_difference() -> None:
    hold = {"red": "siam:9 india:2", "blue": "indonesia:2 peru:8", "yellow": "egypt:5"}
    quarters = "red: siam; blue: indonesia; yellow: egypt"
    told = {
        hard(position(hold, headquarters=quarters, step=JoinOrRecruit, hands={"blue": cards}))
        for cards in (("peru", "japan"), ("egypt", "siam"))
    }
    assert len(told) == 1


def test_four_of_its_kind_do_not_sit_still() -> None:
    """By the end of the third round most of them have gone somewhere, whoever their headquarters lie beside."""
    rules, gone = table(4), set()
    for deal in range(3):
        chance, taste = Seeded(b"four of a kind %d" % deal), Random(deal)
        state = begin(rules, chance).state
        while state.winners is None and this_round(state) < 4:
            action = answer(rules, state, HARD, taste.randrange(99))
            if isinstance(action, Attack | Expand):
                gone.add((deal, action.player))
            state = advance(rules, state, action, chance).state
    assert len(gone) > 6


@pytest.mark.parametrize("advice", [HARD, pytest.param(NORMAL, marks=pytest.mark.long)])
def test_a_war_comes_to_its_end(advice: Advice) -> None:
    rules, chance, taste = table(3), Seeded(b"three of a kind"), Random(5)
    state = begin(rules, chance).state
    for _ in range(6000):
        if state.winners is not None:
            return
        state = advance(rules, state, answer(rules, state, advice, taste.randrange(99)), chance).state
    pytest.fail("nobody has won")
