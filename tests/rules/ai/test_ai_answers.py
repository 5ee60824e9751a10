"""The AI's answers: based on its seat's view alone, always on offer, better than random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from support.random_games.checked_game import TABLES, Watched, at

from rules import Action, Decision, Offer, Player, Refusal, Ruleset, Seeded, State, advance, begin, legal, view
from rules.ai import choose
from rules.author import Board, Module, Task, Zone
from rules.kernel.context import Context
from rules.orders import Details


def dealt_anew(state: State, me: Player, random: Random) -> State:
    """The same game with different cards in every zone that `me` cannot look into."""
    twin = state.fork()
    unseen = [name for name, zone in state.zones.items() if not zone.shown_to(me)]
    for family in (("tales:", "adventures"), ("hand:", "deck")):
        zones = [name for name in unseen if name.startswith(family)]
        cards = [card for name in zones for card in state.zones[name].cards]
        random.shuffle(cards)
        for name in zones:
            old = state.zones[name]
            twin.zones[name] = Zone(tuple(cards[: len(old.cards)]), old.seen_by)
            del cards[: len(old.cards)]
    return twin


@pytest.mark.parametrize("table", TABLES)
def test_what_it_cannot_see_does_not_change_its_answers(table: str) -> None:
    game, random, compared = Watched(at(table), 31), Random(5), 0
    for step in game.play():
        state = step.state
        for number in state.unanswered if game.steps % 3 == 0 else ():
            me = state.pending[number].player
            twin = dealt_anew(state, me, random)
            assert view(twin, me) == view(state, me)
            offers = tuple(legal(game.rules, state, number))
            answers = {choose(game.rules, view(s, me), number, offers, Random(1).randrange) for s in (state, twin)}
            assert len(answers) == 1
            compared += 1
    assert compared > 100


def wins_of_one_ai(table: str, games: int) -> int:
    """How many games a single AI, in each seat in turn, wins against players who take any offer."""
    wins = 0
    seats, _ = TABLES[table]
    for seed in range(games):
        alone = seats[seed % len(seats)]
        game = Watched(at(table, setup="dealt"), seed)
        game.minds = {seat: game.any_offer for seat in seats if seat != alone}
        for _ in game.play():
            pass
        wins += game.state.winners == (alone,)
    return wins


def test_it_beats_three_who_take_any_offer() -> None:
    """By chance it would win 4 of 16."""
    assert wins_of_one_ai("four", 16) >= 13


def test_it_beats_one_who_takes_any_offer_from_either_seat() -> None:
    assert wins_of_one_ai("two", 8) >= 7


RED = Player("red")
PLAINS = Board("plains", {}, (), (), {})


class ToWhistle(Decision):
    """A decision that the AI does not know."""


class Whistle(Action):
    tune: str
    times: int


class Hush(Action):
    """The whistling ends."""


class Whistling(Task):
    """Ask repeatedly."""


whistling = Module("whistling")


@whistling.does(Whistling)
def ask(g: Context, task: Whistling) -> None:
    g.ask(ToWhistle(RED), then=task)


@whistling.allows(Whistle, during=(ToWhistle,))
@whistling.allows(Hush, during=(ToWhistle,))
def may(g: Context, action: Action, decision: ToWhistle) -> Refusal | None:
    return None


@whistling.plays(Whistle)
def whistle(g: Context, action: Whistle, decision: ToWhistle) -> None:
    """A tune."""


@whistling.plays(Hush)
def hush(g: Context, action: Hush, decision: ToWhistle) -> None:
    g.end((RED,), "silence")


def first(g: Context, number: int, decision: ToWhistle, details: Details) -> Action:
    return Hush(number, decision.player)


@whistling.offers(ToWhistle, default="hush", policies={"hush": first})
def menu(g: Context, decision: Any) -> Iterator[Offer]:
    yield Offer(Whistle, {"tune": ("reel", "jig"), "times": range(1, 4)})
    yield Offer(Hush, {})


def test_a_game_it_has_never_heard_of_is_answered_and_ends() -> None:
    rules = Ruleset("whistle", (whistling,), board=PLAINS, seats=(RED,), start=(Whistling(),))
    random, chance = Random(3), Seeded(b"whistle")
    state = begin(rules, chance).state
    while state.winners is None:
        number = state.unanswered[0]
        answer = choose(rules, view(state, RED), number, tuple(legal(rules, state, number)), random.randrange)
        state = advance(rules, state, answer, chance).state
    assert state.winners == (RED,)
