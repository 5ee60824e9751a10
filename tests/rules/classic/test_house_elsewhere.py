"""House rules know no game: most of them compose with Middle-earth's own, and its games go on."""

from __future__ import annotations

from random import Random

import pytest

from rules import LOTR, Player, Ruleset, Seeded, advance, begin, legal, ruleset
from rules.classic import HOUSE
from rules.risk.rounds import rounds
from rules.risk.turns import Order

FITTING = [name for name in HOUSE if name not in ("yalta", "blind-yalta", "general-mobilisation")]


@pytest.mark.parametrize("name", FITTING)
def test_with_captains_and_adventures(name: str) -> None:
    setting = LOTR.setting((Player("green"), Player("black"), Player("red")), {"setup": "dealt"})
    rules = ruleset(setting)
    house = HOUSE[name]
    options = rules.options | {option.name: option.default for option in house.options}
    rules = Ruleset(
        "lotr", (*rules.modules, rounds, house.module), board=rules.board, seats=rules.seats, start=rules.start,
        turn=house.turn(rules.turn, options), options=options, numbers=rules.numbers,
    )  # fmt: skip
    rnd, chance = Random(name), Seeded(b"middle-earth")
    state = begin(rules, chance).state
    for _ in range(1500):
        if state.winners is not None:
            break
        number = rnd.choice(state.unanswered)
        offer = rnd.choice(list(legal(rules, state, number)))
        chosen = {field: choices[rnd.randrange(len(choices))] for field, choices in offer.fields.items()}
        advance(rules, state, offer.answer(number, state.pending[number].player, **chosen), chance)
    assert state.winners is not None or state.part(Order).turns > 3
