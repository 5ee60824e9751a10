"""Hints: the answer is that of `hard`, the reasons are those of its plan, and nothing hidden changes either."""

from __future__ import annotations

from typing import Any

import pytest
from support.in_part import in_part

from rules import GAMES, Player, Ruleset, Seeded, State, View, advance, begin, legal, position, ruleset, view
from rules.ai import Character, Comparison, CounterAttack, Hint, choose_as, compare, give_hint
from rules.classic import SetsTraded
from rules.risk import Attack, Deploy, Finish, Fortify, MoveIn, Trade
from rules.risk.turn.turns import TurnOrder

THREE = ("red", "blue", "green")


def rules_of(mode: str = "conquest", game: str = "classic", **options: str) -> Ruleset:
    return ruleset(GAMES[game].setting(tuple(map(Player, THREE)), {"mode": mode, **options}))


def asked(rules: Ruleset, state: State) -> tuple[Ruleset, View, int, tuple[Any, ...]]:
    """The first open question of a state, as AIs are asked."""
    number = state.unanswered[0]
    seen = view(state, state.pending[number].player)
    return rules.at(state), seen, number, tuple(legal(rules, state, number))


def hint_at(rules: Ruleset, land: str, step: str = "", **more: Any) -> Hint:
    return give_hint(*asked(rules, position(rules, land, step=step, **more).state))


def compared(rules: Ruleset, land: str, step: str, action: Any, **more: Any) -> Comparison:
    question = asked(rules, position(rules, land, step=step, **more).state)
    return compare(*question, action(question[2]))


TABLES = [
    ("classic", ("red", "blue", "green"), {"mode": "conquest"}),
    ("classic", ("red", "blue", "green"), {"mode": "secret-mission", "prisoners-of-war": "on"}),
    ("lotr", ("green", "black", "yellow", "red"), {}),
    ("lotr", ("green", "black", "yellow", "red"), {"mode": "alliance"}),
    ("godstorm", ("blue", "green", "ochre"), {}),
    ("legacy", ("red", "blue", "green"), {}),
]


@in_part("game, seats, options", TABLES, kept=[TABLES[0], *TABLES[2::2], TABLES[-1]])
def test_the_answer_is_that_of_hard_to_every_question(game: str, seats: tuple[str, ...], options: Any) -> None:
    """Of a game that easy AIs play; there the hint for every ninth question, whatever it is about."""
    setting = GAMES[game].setting(tuple(map(Player, seats)), options)
    rules, chance = GAMES[game].ruleset(setting), Seeded(b"hints" * 8)
    state = begin(rules, chance).state
    topics = set()
    for at in range(500):
        if state.winners is not None:
            break
        question = asked(rules, state)
        if at % 9 == 0:
            hint = give_hint(*question)
            assert hint.action == choose_as(Character("hard"), *question, lambda size: 0)
            assert any(hint.action in offer for offer in question[3])
            topics.add(state.pending[question[2]].topic)
        answer = choose_as(Character("easy"), *question, lambda size, at=at: at % size)
        state = advance(rules, state, answer, chance).state
    assert len(topics) >= 4


def test_a_plan_tells_its_way_its_price_and_what_it_brings() -> None:
    land = "red: eastern_australia western_australia:9 new_guinea; blue: indonesia:2 siam:6; green: *:4"
    hint = hint_at(rules_of(), land, "combat")
    plan = hint.plan
    assert isinstance(hint.action, Attack)
    assert plan is not None
    assert plan.conquests == (("western_australia", "indonesia"),)
    assert plan.completed == ("oceania",)
    assert (plan.card, plan.wins, plan.broken, plan.eliminated) == (True, False, (), ())
    assert plan.chance > 0.9
    assert 1 < plan.lost < 3
    assert hint.counter == CounterAttack(Player("blue"), "siam", "indonesia", 5, 6)


def test_an_elimination_tells_how_many_cards_it_brings() -> None:
    land = "red: brazil:3 north_africa:9; blue: egypt east_africa congo; green: *:2"
    held = "red: alaska alberta; blue: japan brazil argentina congo"
    hint = hint_at(rules_of(), land, "combat", hands=held, parts=(SetsTraded(8),))
    assert hint.plan is not None
    assert hint.plan.eliminated == (("blue", 4),)
    assert {target for _, target in hint.plan.conquests} >= {"egypt", "east_africa", "congo"}


def test_a_broken_region_tells_whose_it_was() -> None:
    land = "red: siam:12 india:2; blue: indonesia new_guinea eastern_australia western_australia:2; green: *:5"
    hint = hint_at(rules_of(), land, "combat")
    assert hint.plan is not None
    assert hint.plan.broken == (("oceania", "blue"),)


def test_a_conquest_that_fulfils_the_mission_wins() -> None:
    rules = rules_of("secret-mission")
    wanted = [
        t
        for name in ("north_america", "africa")
        for t in rules.board.regions[name].territories
        if t not in ("egypt", "north_africa")
    ]
    land = f"red: {' '.join(wanted)} north_africa:8; blue: egypt:2 brazil middle_east; green: *"
    hint = hint_at(rules, land, "combat", missions="red: north_america_africa")
    assert hint.plan is not None
    assert hint.plan.wins
    assert isinstance(hint.action, Attack)
    assert hint.action.target == "egypt"


def test_where_nothing_pays_no_attack_is_planned() -> None:
    land = "red: alaska:2 peru:2; blue: kamchatka:9 brazil:9 venezuela:9 argentina:9; green: *:9"
    hint = hint_at(rules_of(), land, "combat")
    assert isinstance(hint.action, Finish)
    assert hint.plan is not None
    assert hint.plan.conquests == ()


def test_armies_without_a_plan_tell_what_they_have_to_hold_against() -> None:
    land = "red: alaska:2 peru:2; blue: kamchatka:9 brazil:9 venezuela:9 argentina:9; green: *:9"
    hint = hint_at(rules_of(), land)
    assert isinstance(hint.action, Deploy)
    assert hint.counter is not None
    assert hint.counter.target == hint.action.where
    assert (hint.counter.armies, hint.counter.defenders) == (8, 2 + hint.action.count)


def test_a_single_answer_is_told_to_be_the_only_one() -> None:
    rules = rules_of()
    land = "red: alaska peru; blue: kamchatka:9 brazil:9; green: *:9"
    state = position(rules, land, step="combat").state
    hint = give_hint(*asked(rules, state))
    assert hint.only
    assert isinstance(hint.action, Finish)


@pytest.mark.parametrize(("traded", "keeps"), [(0, True), (8, False)])
def test_a_set_that_is_kept_is_told(traded: int, keeps: bool) -> None:
    """The first set brings four armies, the ninth twenty-five."""
    blue = (
        "china brazil north_africa ukraine siberia scandinavia mongolia irkutsk greenland kamchatka japan alaska"
        " northwest_territory western_united_states southern_europe yakutsk ontario"
    )
    red = "western_australia eastern_australia indonesia new_guinea siam india afghanistan:5 ural"
    land = f"red: {red}; blue: {blue}; green: northern_europe:2 *"
    held = "red: indonesia wild_1 south_africa; blue: peru alberta ural ontario; green: egypt congo madagascar"
    hint = hint_at(rules_of(), land, hands=held, parts=(SetsTraded(traded),))
    assert hint.keeps_set is keeps
    assert isinstance(hint.action, Deploy if keeps else Trade)


@pytest.mark.parametrize(("order", "last"), [(("green", "ochre", "blue"), 1.0), (("blue", "green", "ochre"), 0.0)])
def test_the_last_turn_of_all_is_told_and_nobody_strikes_back_after_it(order: tuple[str, ...], last: float) -> None:
    rules = ruleset(GAMES["godstorm"].setting(tuple(map(Player, order)), {}))
    land = "blue: roma:9 corsica apulia sicilia; green: liguria:2 gaul:9 dalmatia:9; ochre: *:9"
    hint = hint_at(rules, land, "combat", turn="blue", epoch=5, parts=(TurnOrder(order, anew=True),))
    assert hint.last == last
    assert isinstance(hint.action, Attack)
    assert (hint.counter is None) is bool(last)


def test_a_game_without_a_planner_for_it_still_has_its_answer() -> None:
    rules = rules_of(**{"single-front": "on"})
    land = "red: eastern_australia western_australia:9 new_guinea; blue: indonesia:2 siam:6; green: *:4"
    hint = give_hint(*asked(rules, position(rules, land).state))
    assert hint.plan is None


def test_another_hand_of_others_gives_the_same_hint_and_the_same_worth() -> None:
    rules = rules_of()
    land = "red: north_africa:9 brazil:3 egypt; blue: congo:2 east_africa:3 peru:2; green: *:2"
    found = []
    for cards in ("japan argentina congo", "peru ural wild_1"):
        hands = f"red: alaska; blue: {cards}"
        hint = hint_at(rules, land, "combat", hands=hands, parts=(SetsTraded(8),))
        other = compared(rules, land, "combat", lambda number: Finish(number, "red"), hands=hands)
        found.append((hint, other))
    assert found[0] == found[1]


def test_another_mission_of_others_gives_the_same_hint() -> None:
    rules = rules_of("secret-mission")
    land = "red: north_africa:9 brazil:3 egypt; blue: congo:2 east_africa:3 peru:2; green: *:2"
    first, other = (
        hint_at(rules, land, "combat", missions=f"red: asia_south_america; blue: {mission}")
        for mission in ("north_america_oceania", "lands_24")
    )
    assert first == other


# ---- another answer beside that of `hard`

AUSTRALIA = "red: eastern_australia western_australia:9 new_guinea; blue: indonesia siam:2 china:3; green: *"


def test_to_end_the_attacks_too_early_costs_what_they_were_worth() -> None:
    found = compared(rules_of(), AUSTRALIA, "combat", lambda number: Finish(number, "red"))
    assert found.missed > 0.2 * found.chosen
    assert 0 < found.chosen < found.best < 1


def test_an_attack_that_cannot_succeed_is_worth_less_than_none() -> None:
    land = "red: alaska:2 peru:3; blue: kamchatka:9 brazil:9 venezuela:9 argentina:9; green: *:9"

    def attack(number: int) -> Attack:
        return Attack(number, "red", "peru", "brazil", 2)

    found = compared(rules_of(), land, "combat", attack)
    assert isinstance(found.hint.action, Finish)
    assert found.missed > 0


def test_armies_in_the_rear_are_worth_less() -> None:
    land = "red: eastern_australia western_australia new_guinea:3; blue: indonesia siam:3; green: *:4"
    found = compared(rules_of(), land, "reinforcement", lambda number: Deploy(number, "red", "eastern_australia", 3))
    assert isinstance(found.hint.action, Deploy)
    assert found.hint.action.where == "new_guinea"
    assert found.missed > 0


def test_the_answer_of_hard_itself_is_not_compared() -> None:
    question = asked(rules_of(), position(rules_of(), AUSTRALIA, step="combat").state)
    hint = give_hint(*question)
    assert compare(*question, hint.action) == Comparison(hint)


def test_a_march_the_wrong_way_costs_something() -> None:
    rules = rules_of()
    land = "red: eastern_australia western_australia:9 new_guinea:2 indonesia:2; blue: siam:8; green: *:4"

    def march(number: int) -> Fortify:
        return Fortify(number, "red", "western_australia", "eastern_australia", 8)

    found = compared(rules, land, "fortification", march)
    assert found.missed > 0


def test_what_follows_into_a_conquest_is_compared() -> None:
    rules = rules_of()
    land = "red: eastern_australia western_australia new_guinea:12; blue: indonesia siam; green: *:3"
    state, chance = position(rules, land, step="combat").state, Seeded(b"move")
    for _ in range(20):
        question = asked(rules, state)
        hint = give_hint(*question)
        if isinstance(hint.action, MoveIn) and not hint.only:
            found = compare(*question, MoveIn(question[2], "red", 0))
            assert found.missed > 0
            return
        state = advance(rules, state, hint.action, chance).state
    pytest.fail("nothing was conquered")
