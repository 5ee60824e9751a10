"""Nothing shown reveals what its reader may not know: other hidden cards and secret answers would look the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace
from support.in_part import in_part

from bot.cli.selfplay import setting_of
from bot.ui.pictures.scene import scene
from bot.words import words
from bot.words.alt_text import alt_text
from bot.words.board_text import board_lines
from bot.words.decisions import answer, prompt_text
from bot.words.refusals import refusal_text
from bot.words.seats import naming
from bot.words.status import status
from renders import Scene
from rules import (
    Player,
    Refused,
    Ruleset,
    Seeded,
    State,
    apply,
    begin,
    default,
    legal,
    refusal,
    ruleset,
    view,
)  # fmt: skip
from rules.ai import choose
from rules.godstorm.pantheons import GODS

TABLES = [
    ("lotr", {"mode": "alone"}),
    ("lotr", {"mode": "team"}),
    ("classic", {"mode": "secret-mission", "blind-yalta": "on"}),
    ("classic", {"mode": "capital", "board": "ancient", "prisoners-of-war": "on", "risk-bounty": "on"}),
    ("godstorm", {"setup": "quick"}),
]


FAMILIES = (
    ("hand:", "deck"), ("tales:", "adventures"), ("rising:",), ("mission:", "missions"), ("dealt:",), ("capital:",),
    *((f"miracles:{deck}", f"bought:{deck}:", f"{deck}:") for deck in GODS),
)  # fmt: skip
"""Zones whose hidden cards may be swapped around, by how their names begin."""


def game(rules: Ruleset, seed: int) -> Iterator[State]:
    """The positions of an AI game."""
    rnd, chance = Random(seed), Seeded(f"secrets {seed}".encode())
    state = begin(rules, chance).state
    while state.winners is None:
        number = state.unanswered[0]
        seen = view(state, state.pending[number].player)
        yield state
        action = choose(rules, seen, number, tuple(legal(rules, state, number)), rnd.randrange)
        state = apply(rules, state, action, chance).state


def twin(rules: Ruleset, state: State, reader: Player | None, rnd: Random) -> State:
    """The same game with all cards that this reader does not know dealt differently, and others' secret answers left
    to the clock."""
    other = state.fork()
    known = {card for zone in state.zones.values() if zone.shown_to(reader) for card in zone.cards}
    for family in FAMILIES:
        hidden = [name for name, zone in state.zones.items() if name.startswith(family) and not zone.shown_to(reader)]
        cards = [card for name in hidden for card in state.zones[name].cards if card not in known]
        rnd.shuffle(cards)
        for name in hidden:
            lying = state.zones[name].cards
            other.zones[name] = replace(
                state.zones[name], cards=tuple(card if card in known else cards.pop() for card in lying)
            )
    for number, action in state.replies.items():
        if action.player != reader:
            other.replies[number] = default(rules, state, number)
    return other


def shown(rules: Ruleset, state: State, reader: Player | None, language: str) -> list[str | Scene]:
    """All that this reader is shown: the board as a picture and in words, alt text, status, questions, refusals."""
    spoken, seen = words(language), view(state, reader)
    name = naming(spoken)
    told = [
        scene(seen, rules, spoken),
        alt_text(seen, rules, spoken, name),
        *board_lines(seen, rules, spoken, name),
        status(seen, rules, spoken, name),
    ]
    for number, decision in seen.mine.items():
        told.append(prompt_text(decision, spoken, name, seen, rules))
        told += [
            answer(offer.first_answer(number, decision.player), spoken, name) for offer in legal(rules, state, number)
        ]
    for number, decision in state.pending.items():
        if reader and decision.player != reader:
            stolen = replace(default(rules, state, number), player=reader)
            why = refusal(rules, state, stolen)
            assert why is not None
            told.append(refusal_text(Refused(why).why, spoken, name, seen, rules))
    return told


@pytest.mark.parametrize("every", [41, pytest.param(5, marks=pytest.mark.long)])
@in_part("name, options", TABLES, kept=TABLES[::2])
def test_everything_looks_the_same_whatever_is_hidden(name: str, options: dict[str, str], every: int) -> None:
    """In one of so many positions, and in every other one with a secret answer."""
    rules, rnd = ruleset(setting_of(name, 4, options)), Random(5)
    changed = looked = secret = 0
    for at, state in enumerate(game(rules, 11)):
        if at % every and not (state.replies and at % 2):
            continue
        for reader in (None, *rules.seats):
            other, language = twin(rules, state, reader, rnd), rnd.choice(("en", "fr"))
            changed += other.zones != state.zones
            secret += other.replies != state.replies
            looked += 1
            assert shown(rules, state, reader, language) == shown(rules, other, reader, language)
    assert looked > 100
    assert changed > looked / 2
    assert secret or name != "godstorm"
