"""No text reveals what its reader may not know: with other hidden cards every text would be the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from bot.cli.selfplay import setting_of
from bot.words import words
from bot.words.alt_text import alt_text
from bot.words.board_text import board_lines
from bot.words.decisions import answer, prompt_text
from bot.words.refusals import refusal_text
from bot.words.seats import naming
from bot.words.status import status
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

EVERY = 23
TABLES = [
    ("lotr", {"mode": "alone"}),
    ("lotr", {"mode": "team"}),
    ("classic", {"mode": "secret-mission", "blind-yalta": "on"}),
    ("classic", {"mode": "capital", "board": "ancient", "prisoners-of-war": "on", "risk-bounty": "on"}),
]


FAMILIES = (
    ("hand:", "deck"), ("tales:", "adventures"), ("rising:",), ("mission:", "missions"), ("dealt:",), ("capital:",),
)  # fmt: skip
"""Zones whose hidden cards may be swapped around."""


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


def twin(state: State, reader: Player | None, rnd: Random) -> State:
    """The same game with all cards hidden from this reader dealt differently."""
    other = state.fork()
    for family in FAMILIES:
        unseen = [name for name, zone in state.zones.items() if not zone.shown_to(reader)]
        hidden = [name for name in unseen if name == family[-1] or name.startswith(family[0])]
        cards = [card for name in hidden for card in state.zones[name].cards]
        rnd.shuffle(cards)
        for name in hidden:
            count = len(state.zones[name].cards)
            other.zones[name], cards = replace(state.zones[name], cards=tuple(cards[:count])), cards[count:]
    return other


def texts(rules: Ruleset, state: State, reader: Player | None, language: str) -> list[str]:
    """All text that this reader is shown: board, alt text, status, questions, refusals."""
    spoken, seen, board = words(language), view(state, reader), rules.board
    name = naming(spoken)
    told = [
        alt_text(seen, rules, spoken, name),
        *board_lines(seen, rules, spoken, name),
        status(seen, rules, spoken, name),
    ]
    for number, decision in seen.mine.items():
        told.append(prompt_text(decision, spoken, name, seen, board))
        told += [answer(offer.answer(number, decision.player), spoken, name) for offer in legal(rules, state, number)]
    for number, decision in state.pending.items():
        if reader and decision.player != reader:
            stolen = replace(default(rules, state, number), player=reader)
            why = refusal(rules, state, stolen)
            assert why is not None
            told.append(refusal_text(Refused(why).why, spoken, name, seen, board))
    return told


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_text_reads_the_same_whatever_is_hidden(name: str, options: dict[str, str]) -> None:
    rules, rnd = ruleset(setting_of(name, 4, options)), Random(5)
    changed = looked = 0
    for at, state in enumerate(game(rules, 11)):
        if at % EVERY:
            continue
        for reader in (None, *rules.seats):
            other, language = twin(state, reader, rnd), rnd.choice(("en", "fr"))
            changed += other.zones != state.zones
            looked += 1
            assert texts(rules, state, reader, language) == texts(rules, other, reader, language)
    assert looked > 100
    assert changed > looked / 2
