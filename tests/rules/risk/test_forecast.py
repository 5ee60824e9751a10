"""Forecasts: the odds of an invasion with every bonus that the rules give on the actual board."""

from __future__ import annotations

from rules import Player, Seeded, begin, ruleset
from rules.author import Holding
from rules.lotr import LOTR
from rules.lotr.captains import Captains
from rules.risk.odds.dice_odds import Dice
from rules.risk.odds.forecast import forecast, invasion_dice
from rules.risk.odds.invasion_odds import invasion_odds

GREEN, RED = Player("green"), Player("red")
PLAIN, WALLED, SOURCE = "south_ithilien", "minas_tirith", "ithilien"


def board(**options: str):  # type: ignore[no-untyped-def]
    """A dealt board on which green has 9 next to 4 of red, once in a stronghold and once not."""
    rules = ruleset(LOTR.setting((GREEN, RED), {"setup": "dealt", **options}))
    state = begin(rules, Seeded(b"key")).state.fork()
    assert PLAIN in rules.board.links_of[SOURCE]
    for where, owner, armies in ((SOURCE, GREEN, 9), (PLAIN, RED, 4), (WALLED, RED, 4)):
        state.land.put(where, Holding(owner, armies))
    state.parts[Captains] = Captains({})
    return rules, state


def test_without_bonuses_it_is_the_plain_odds_of_all_that_may_fight() -> None:
    rules, state = board()
    assert forecast(rules, state, GREEN, SOURCE, PLAIN) == invasion_odds(8, 4, Dice())


def test_walls_and_captains_count_for_their_side() -> None:
    rules, state = board()
    assert invasion_dice(rules, state, GREEN, SOURCE, WALLED, ()).defence_bonus == 1
    state.parts[Captains] = Captains({GREEN: (SOURCE,), RED: (WALLED,)})
    both = invasion_dice(rules, state, GREEN, SOURCE, WALLED, ("captain",))
    assert (both.attack_bonus, both.defence_bonus) == (1, 2)
    assert invasion_dice(rules, state, GREEN, SOURCE, WALLED, ()).attack_bonus == 0


def test_the_tables_own_rule_about_a_lone_die_counts() -> None:
    rules, state = board(**{"lone-die": "one"})
    assert invasion_dice(rules, state, GREEN, SOURCE, PLAIN, ()).lone_answers_lone
    rules, state = board()
    assert not invasion_dice(rules, state, GREEN, SOURCE, PLAIN, ()).lone_answers_lone


def test_looking_ahead_changes_nothing() -> None:
    rules, state = board()
    before = state.fork()
    forecast(rules, state, GREEN, SOURCE, PLAIN, until=2)
    assert (state.land, state.parts, state.draws) == (before.land, before.parts, before.draws)
