"""The AI plays Legacy for four stars: it takes what wins, keeps what others would win by, and plays campaigns out."""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

import pytest
from support.legacy.battles import Battles
from support.legacy.battles import war as battles
from support.legacy.campaigns import after_the_war, first_game, table
from support.legacy.position import War, position

import rules.legacy
from rules import Action, Player, Ruleset, Seeded, State, advance, begin, legal, view
from rules.ai import ADVICE, ANSWERS, choose
from rules.ai.legacy.campaign import POWER_WORTH
from rules.ai.outlook import NO_ADVICE, Advice
from rules.author import Pass, board
from rules.kernel.snapshot import read_snapshot, write_snapshot
from rules.kernel.values import Decision
from rules.legacy.campaign.ballot import VotePowers
from rules.legacy.campaign.box import AMMO_SHORTAGE, BUNKER, MAJOR, MINUS_ONE, PLUS_ONE
from rules.legacy.campaign.campaign import City, ContinentName
from rules.legacy.campaign.rewards import CancelScar, DestroyCard, FortifyCity, FoundCity, MarkContinent
from rules.legacy.combat.missiles import FireMissile
from rules.legacy.combat.scar_cards import PlayScar
from rules.legacy.setup.factions import FACTIONS, POWERS
from rules.legacy.setup.mustering import Muster
from rules.legacy.turn.buying_stars import BuyStar, StartOfTurn
from rules.legacy.turn.end_of_turn import EndOfTurn, TakeCard
from rules.legacy.turn.joining import Join, JoinOrRecruit
from rules.legacy.turn.missions import ClaimMission
from rules.legacy.turn.resources import COIN_CARDS
from rules.legacy.turn.trading import TradeResources
from rules.risk.combat.battle import ATTACK, DEFENCE, Conquests
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack
from rules.risk.turn.reinforce import Deploy, Finish
from rules.risk.turn.turns import Order

MOST_ANSWERS = 6000
MEMBERS = tuple(f"ai{at}" for at in range(1, 7))


def answer(rules: Ruleset, state: State, rnd: Random, advice: Advice | None = None) -> Action:
    """The AI's answer to the first open question."""
    number = state.unanswered[0]
    seen = view(state, state.pending[number].player)
    return choose(rules, seen, number, tuple(legal(rules, state, number)), rnd.randrange, advice)


def ai_answer(war: War) -> Action:
    """What the AI says in a position."""
    return answer(war.rules, war.state, Random(1))


def played(rules: Ruleset, seed: int, advice: Mapping[Player, Advice] | None = None) -> State:
    """A whole game of AIs, some of them with other advice."""
    rnd, chance = Random(seed), Seeded(b"ai %d" % seed)
    state = begin(rules, chance).state
    for _ in range(MOST_ANSWERS):
        if state.winners is not None:
            return state
        player = state.pending[state.unanswered[0]].player
        advance(rules, state, answer(rules, state, rnd, (advice or {}).get(player)), chance, "ai")
    raise AssertionError(f"seed {seed}: no end after {MOST_ANSWERS} answers")


class TestFactions:
    """A player has favourites, but does not always play the same faction."""

    KEPT: ClassVar[dict[str, str]] = {
        **{faction: power for faction, (power, _) in POWERS.items()},
        "saharan_republic": "free_path",
    }

    def test_all_factions_are_played_and_those_with_good_powers_most(self) -> None:
        """In sixty wars of three. Whoever chooses first does not always take the best."""
        firsts, played = Counter[str](), Counter[str]()
        for seed in range(60):
            game, rnd = first_game(3, powers=self.KEPT, seed=seed), Random(seed)
            chosen: list[str] = []
            while isinstance(action := answer(game.rules, game.state, rnd), Muster):
                chosen.append(action.faction)
                advance(game.rules, game.state, action, Seeded(b"starts"), "ai")
            firsts[chosen[0]] += 1
            played.update(chosen)
        ordered = sorted(POWERS, key=lambda faction: POWER_WORTH[self.KEPT[faction]])
        worst, best = ordered[0], ordered[-1]
        assert set(played) == set(FACTIONS)
        assert min(played, key=played.__getitem__) == worst
        assert max(played, key=played.__getitem__) == max(firsts, key=firsts.__getitem__) == best
        assert firsts[best] < 60

    def test_it_chooses_alike_after_a_restart(self) -> None:
        game = first_game(3, powers=self.KEPT)
        saved = read_snapshot(game.rules, json.loads(json.dumps(write_snapshot(game.state), sort_keys=True)))
        for seed in range(20):
            action = answer(game.rules, game.state, Random(seed))
            assert isinstance(action, Muster)
            assert answer(game.rules, saved, Random(seed)) == action


class TestHeadquarters:
    """Stars stand on the board."""

    def test_it_walks_into_the_headquarters_that_win(self) -> None:
        war = position({"red": "peru:4 brazil:9"}, headquarters="blue: argentina", stars={"red": 3})
        action = ai_answer(war)
        assert isinstance(action, Expand)
        assert action.target == "argentina"

    def test_it_fights_its_way_to_the_headquarters_that_win(self) -> None:
        """The way leads through a weak army, although a fatter prize lies beside it."""
        hold = {"red": "peru:12", "blue": "brazil:2 north_africa:1", "yellow": "venezuela:1"}
        war = position(hold, headquarters="blue: north_africa", stars={"red": 3})
        action = ai_answer(war)
        assert isinstance(action, Attack)
        assert action.target == "brazil"

    def test_it_attacks_whoever_is_about_to_win(self) -> None:
        """Of two headquarters alike those of the player with three stars."""
        hold = {"red": "siam:9", "blue": "indonesia:2", "yellow": "india:2"}
        for leader, target in (("blue", "indonesia"), ("yellow", "india")):
            war = position(hold, headquarters="blue: indonesia; yellow: india", stars={leader: 2})
            action = ai_answer(war)
            assert isinstance(action, Attack)
            assert action.target == target

    def test_it_guards_headquarters_in_danger(self) -> None:
        """New troops go where headquarters would be lost, rather than to the border with most to conquer."""
        hold = {"red": "siam:4 peru:5", "blue": "india:5 argentina:1"}
        war = position(hold, headquarters="red: siam; blue: egypt", step=JoinOrRecruit)
        action = ai_answer(war)
        assert isinstance(action, Deploy)
        assert action.where == "siam"

    def test_recruits_join_the_raid_that_wins(self) -> None:
        hold = {"red": "peru:6 siam:6", "blue": "brazil:4 india:3"}
        war = position(hold, headquarters="red: siam; blue: brazil", stars={"red": 2}, step=JoinOrRecruit)
        action = ai_answer(war)
        assert isinstance(action, Deploy)
        assert (action.where, action.count) == ("peru", 3)


class TestJoining:
    """Whoever has lost all troops joins the war where he likes."""

    def test_it_joins_beside_headquarters_that_it_can_take(self) -> None:
        """Four troops against a single one; everywhere else it is as quiet."""
        hold = {"blue": "siam:1 peru:9", "yellow": "egypt:9"}
        war = battles(hold, headquarters={"siam": "blue", "egypt": "yellow"}, step=JoinOrRecruit, knocked_out="red")
        action = ai_answer(war)
        assert isinstance(action, Join)
        assert "siam" in war.rules.board.links_of[action.where]


class TestLongWars:
    """Nobody gains by waiting in a war that has lasted long already."""

    def test_it_dares_more_as_a_war_goes_on(self) -> None:
        """Against eleven who guard headquarters ten are too few in the fifth round, but not in the fortieth."""
        hold = {"red": "peru:11", "blue": "argentina:11 brazil:11 venezuela:11"}
        for rounds, fights in ((5, False), (40, True)):
            war = position(hold, headquarters="blue: argentina", parts=(Order(Player("red"), 3 * rounds),))
            assert isinstance(ai_answer(war), Attack if fights else Finish)


class TestCards:
    """Four cards are a star, or troops."""

    CARDS: ClassVar[dict[str, tuple[str, ...]]] = {"red": COIN_CARDS[:4]}

    def test_it_buys_the_star_that_wins(self) -> None:
        war = position({"red": "peru:3", "blue": "brazil:9"}, stars={"red": 3}, step=StartOfTurn, hands=self.CARDS)
        assert isinstance(ai_answer(war), BuyStar)

    def test_it_keeps_the_cards_for_the_troops_that_win(self) -> None:
        """A star would leave one lacking; seven troops more take two headquarters now."""
        hold = {"red": "peru:6", "blue": "brazil:4 argentina:1"}
        war = position(
            hold, headquarters="blue: brazil; yellow: argentina", stars={"red": 2}, step=StartOfTurn, hands=self.CARDS
        )
        assert isinstance(ai_answer(war), Finish)
        war.play(Finish)
        assert isinstance(ai_answer(war), TradeResources)

    def test_it_takes_the_richest_card(self) -> None:
        war = position(
            {"red": "peru:3 brazil:3", "blue": "india:3"}, step=EndOfTurn, open="peru brazil india japan",
            lasting={"coins": {"brazil": 4, "india": 6}}, parts=(Conquests(("peru",)),),
        )  # fmt: skip
        assert ai_answer(war) == TakeCard(war.number(), Player("red"), "brazil")

    def test_a_mission_comes_before_a_card(self) -> None:
        lands = "peru brazil argentina venezuela indonesia siam india egypt congo"
        war = position(
            {"red": lands, "blue": "japan"}, step=EndOfTurn, mission="reign_of_terror",
            parts=(Conquests(tuple(lands.split())),), lasting={"game": 2},
        )  # fmt: skip
        assert isinstance(ai_answer(war), ClaimMission)


class TestBattles:
    """Missiles and scars are for battles that decide."""

    LANDS: ClassVar[dict[str, str]] = {"red": "alaska:9", "blue": "kamchatka:2", "yellow": "peru:3"}

    def thrown(self, missiles: str, headquarters: dict[str, str]) -> Battles:
        """Red has attacked Kamchatka, where blue has two troops left, and would kill one of them."""
        game = battles(self.LANDS, missiles={missiles: 1}, headquarters=headquarters)
        return game.battle("alaska", "kamchatka", attack=(5, 4), defence=(5, 3))

    def test_a_missile_takes_headquarters(self) -> None:
        """Its second pair would be won as well with a six."""
        game = self.thrown("red", {"kamchatka": "blue"})
        assert ai_answer(game) == FireMissile(game.number(), Player("red"), ATTACK, 2)

    def test_a_missile_holds_headquarters(self) -> None:
        game = battles(
            {"red": "alaska:9", "blue": "kamchatka:1"}, missiles={"blue": 1}, headquarters={"kamchatka": "blue"}
        )
        game.battle("alaska", "kamchatka", attack=(5, 4), defence=(4,))
        assert ai_answer(game) == FireMissile(game.number(), Player("blue"), DEFENCE, 1)

    def test_no_missile_is_wasted(self) -> None:
        """Not on a plain territory, nor by a bystander while nobody is about to win."""
        for missiles, headquarters in (("red", {"alaska": "red"}), ("yellow", {"kamchatka": "blue"})):
            assert isinstance(ai_answer(self.thrown(missiles, headquarters)), Pass)

    def test_a_bystander_stops_whoever_is_about_to_win(self) -> None:
        game = battles(
            {"red": "alaska:9", "blue": "kamchatka:1", "yellow": "peru:3"}, missiles={"yellow": 1},
            headquarters={"kamchatka": "blue"}, stars={"red": 3},
        )  # fmt: skip
        game.battle("alaska", "kamchatka", attack=(5, 4), defence=(4,))
        assert ai_answer(game) == FireMissile(game.number(), Player("yellow"), DEFENCE, 1)

    @pytest.mark.parametrize(("holder", "card"), [("blue", "bunker.1"), ("red", "ammo_shortage.1")])
    def test_a_scar_helps_in_a_battle_for_headquarters(self, holder: str, card: str) -> None:
        """Each side plays the card that helps it, but not for a plain territory."""
        for headquarters, plays in (({"kamchatka": "blue"}, True), ({"alaska": "red"}, False)):
            game = battles(self.LANDS, headquarters=headquarters, scar_cards=f"{holder}: {card}")
            game.play(Attack, "alaska", "kamchatka", 3)
            assert isinstance(ai_answer(game), PlayScar if plays else Pass)


class TestWhatLasts:
    """What it leaves behind helps it later."""

    def test_it_votes_for_the_better_power_of_each_faction(self) -> None:
        game = first_game(3)
        action = answer(game.rules, game.state, Random(1))
        assert isinstance(action, VotePowers)
        for faction, powers in POWERS.items():
            assert POWER_WORTH[getattr(action, faction)] == max(map(POWER_WORTH.__getitem__, powers))

    def test_the_winner_founds_a_city_and_walls_it_later(self) -> None:
        rules = table(3)
        hold = {"red": "peru", "blue": "japan"}
        game = after_the_war(rules, hold, scars={"indonesia": BUNKER})
        action = answer(rules, game.state, Random(1))
        assert isinstance(action, FoundCity)
        assert action.where != "indonesia"
        own, other = City(MAJOR, "Nordhavn", "ann"), City(MAJOR, "Sudhavn", "ben")
        game = after_the_war(
            rules, hold, used={MAJOR: 5, PLUS_ONE: 1, MINUS_ONE: 1}, cities={"egypt": other, "siam": own}
        )
        assert answer(rules, game.state, Random(1)) == FortifyCity(game.number(), Player("red"), "siam")

    def reward(self, **lasting: Any) -> Action:
        """What Ann takes for her victory once all major cities are founded."""
        rules = table(3)
        game = after_the_war(rules, {"red": "peru", "blue": "japan"}, used={MAJOR: 5}, **lasting)
        return answer(rules, game.state, Random(1))

    def test_it_covers_the_scar_of_its_own_city(self) -> None:
        own = {"siam": City(MAJOR, "Nordhavn", "ann")}
        action = self.reward(cities=own, scars={"egypt": AMMO_SHORTAGE, "siam": AMMO_SHORTAGE, "peru": BUNKER})
        assert isinstance(action, CancelScar)
        assert action.where == "siam"
        assert not isinstance(self.reward(cities=own, scars={"siam": BUNKER}), CancelScar)

    @pytest.mark.parametrize(("founder", "mark"), [("ann", 1), ("ben", -1)])
    def test_it_marks_a_continent_for_its_own_cities_or_against_others(self, founder: str, mark: int) -> None:
        action = self.reward(cities={"siam": City(MAJOR, "Nordhavn", founder)})
        assert isinstance(action, MarkContinent)
        assert (action.where, action.mark) == ("asia", mark)

    def test_in_the_end_it_destroys_the_richest_card_of_another_s_city(self) -> None:
        """Once every continent has its name and its mark."""
        names = {name: ContinentName(f"Nova {at}", "ben") for at, name in enumerate(board("legacy").regions)}
        cities = {"siam": City(MAJOR, "Nordhavn", "ben"), "egypt": City(MAJOR, "Sudhavn", "cleo")}
        marks = dict.fromkeys(names, 1)
        action = self.reward(cities=cities, continents=names, continent_marks=marks, coins={"egypt": 4, "peru": 6})
        assert isinstance(action, DestroyCard)
        assert action.where == "egypt"


def test_it_has_an_answer_to_every_question_of_the_game() -> None:
    """Behind the seals, too: it leaves none to chance."""
    for module in pkgutil.walk_packages(rules.legacy.__path__, "rules.legacy."):
        importlib.import_module(module.name)
    asked = {kind for kind in decisions(Decision) if kind.__module__.startswith("rules.legacy.")}
    assert asked
    advice = ADVICE["legacy"]
    for _, add in advice.more:
        advice = add(advice)
    assert asked - {*ANSWERS, *advice.answers} == set()


def decisions(kind: type[Decision]) -> Iterator[type[Decision]]:
    """All kinds of decisions below this one."""
    for below in kind.__subclasses__():
        yield below
        yield from decisions(below)


def won(games: range, rival: Advice) -> int:
    """In how many first games of four one AI with the game's advice beats three with another, each deal from each
    seat."""
    rules = table(4)
    return sum(
        played(rules, game, dict.fromkeys(set(rules.seats) - {seat}, rival)).winners == (seat,)
        for game in games
        for seat in rules.seats
    )


@pytest.mark.long
def test_it_beats_the_family_s_core() -> None:
    """At least 60 % of 200 first games against three AIs that have only the family's core; chance gives 25 %."""
    assert won(range(50), NO_ADVICE) >= 120
