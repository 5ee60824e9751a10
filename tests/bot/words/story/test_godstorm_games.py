"""Whole games of Risk Godstorm in words: whatever happens is told, and whatever is asked reads as a question."""

from __future__ import annotations

from random import Random

import pytest
from support.godstorm.random_games import table
from support.random_games.told_armies import check_what_is_told

from bot.cli.selfplay import MOST_STEPS, ai_player
from bot.words import words
from bot.words.alt_text import MOST, alt_text
from bot.words.board_text import PAGE, board_lines
from bot.words.decisions import prompt_text, topic_name, wait_text
from bot.words.games import words_in
from bot.words.seats import naming
from bot.words.status import status
from bot.words.story.events import event_lines
from bot.words.story.turns import short_text, strength_of, turn_text, turns_in
from bot.words.topics.questions import QuestionWords
from rules import NOBODY, Event, Seeded, apply, begin, view

LOOK_EVERY = 25


TOLD = [(2, 1, "en"), (4, 2, "fr"), (5, 3, "en")]
"""Which games are told in the check: players, seed, language."""
GAMES = [(players, seed, language) for players, seed in ((2, 1), (4, 2), (5, 3)) for language in ("en", "fr")]


@pytest.mark.parametrize(
    ("players", "seed", "language"),
    [pytest.param(*game, marks=() if game in TOLD else pytest.mark.long) for game in GAMES],
)
def test_a_game_of_ais_is_told_and_asked_in_full(players: int, seed: int, language: str) -> None:
    rules, answer, chance = table(players), ai_player(Random(seed)), Seeded(b"%d" % seed)
    spoken = words(language, "godstorm")
    called = naming(spoken)
    step = begin(rules, chance)
    told: list[tuple[int, Event]] = []
    lines: list[str] = []
    kinds, topics = set(), set()
    for at in range(MOST_STEPS):
        for viewer in (None, rules.seats[0]):
            events = [event.redact_for(viewer) for event in step.events]
            lines += event_lines(events, rules, spoken, called, every_battle=True)
        told += [(at, event.redact_for(None)) for event in step.events]
        kinds |= {event.kind for event in step.events}
        state = step.state
        for decision in state.pending.values():
            seen = view(state, decision.player)
            lines.append(prompt_text(decision, spoken, called, seen, rules))
            own = words_in(rules, QuestionWords)
            lines += [remark for known in own for remark in known.remarks(decision, (), seen, spoken)]
            lines += [wait_text(decision.topic, spoken), topic_name(decision.topic, spoken)]
            topics.add(decision.topic)
        if at % LOOK_EVERY == 0:
            public = view(state, None)
            lines.append(status(public, rules, spoken, called))
            assert len(alt_text(public, rules, spoken, called)) <= MOST
            assert all(len(page) <= PAGE for page in board_lines(public, rules, spoken, called))
        if state.winners is not None:
            break
        step = apply(rules, state, answer(rules, state, state.unanswered[0]), chance)
    if language == "en":
        check_what_is_told(told, rules, spoken)
    for turn in turns_in(told, 0, NOBODY, begun=True)[1:]:
        strength = strength_of(turn.seat, step.state, rules, spoken)
        lines += [tell(turn, strength, rules, spoken) for tell in (turn_text, short_text)]
    assert {"miracle-played", "relic-gained", "left-heaven", "bids-revealed", "points-counted"} <= kinds
    assert {"to-bid", "to-summon", "to-buy", "to-leave-heaven"} <= topics
    assert [line for line in lines if "{" in line or "none" in line.split()] == []
