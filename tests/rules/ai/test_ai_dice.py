"""The AI reckons with the dice that would be thrown: what helps a side is stated once, for the rules and for it."""

from __future__ import annotations

import pytest
from support.random_games.checked_game import Watched

from rules import GAMES, Player, Ruleset, State, legal, ruleset, view
from rules.ai import advice_of
from rules.ai.outlook import Advice, advice_in
from rules.risk import Attack, Dice
from rules.risk.combat.invasion import ToFight
from rules.risk.odds.forecast import invasion_dice

SEATS = {"lotr": ("green", "black", "yellow", "red"), "godstorm": ("blue", "green", "ochre", "purple")}
ENOUGH = 300
"""The attacks that are compared."""


def dice_of_attacks(rules: Ruleset, advice: Advice, state: State, number: int) -> list[tuple[Dice, Dice]]:
    """For each attack that may be made now the dice that the AI expects and those of the rules."""
    me = state.pending[number].player
    offers = tuple(legal(rules, state, number))
    sight = advice.sight(rules, view(state, me), number, offers, lambda many: 0, advice)
    return [
        (advice.dice(sight, source, target, leaders), invasion_dice(rules, state, me, source, target, leaders))
        for offer in sight.offers_of(Attack)
        for source in offer.fields["source"]
        for target in offer.fields["target"]
        for leaders in offer.fields["leaders"]
        if state.land.owner(target) in state.seats
    ]


@pytest.mark.parametrize("name", SEATS)
def test_it_expects_the_dice_of_the_rules(name: str) -> None:
    rules = ruleset(GAMES[name].setting(tuple(map(Player, SEATS[name]))))
    advice, game, compared = advice_in(rules, advice_of(name)), Watched(rules, 7), list[tuple[Dice, Dice]]()
    for step in game.play():
        for number in step.state.unanswered:
            if isinstance(step.state.pending[number], ToFight):
                compared += dice_of_attacks(rules, advice, step.state, number)
        if len(compared) > ENOUGH:
            break
    assert [pair for pair in compared if pair[0] != pair[1]] == []
    assert len({dice for dice, _ in compared}) > 2
