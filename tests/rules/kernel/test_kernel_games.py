"""Properties of every game under any rules, checked over random games of a made-up one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import chain, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.made_up import tiny_game as tiny
from support.made_up.tiny_game import BLUE, GAME, GREEN, RED, SEATS

from rules import Action, Refused, State, Step, advance, apply, default, legal, plain, refusal
from rules.author import GameEnded, GameIsOver, NotAsked, NotNow, NotYours
from rules.kernel import snapshot
from rules.records import Scripted

SEEDS = st.integers(0, 10**6)
some_games = settings(max_examples=25, deadline=None)


def positions(seed: int) -> Iterator[State]:
    return (step.state for step in tiny.random_game(seed))


def all_answers(state: State) -> Iterator[Action]:
    for number in tiny.waiting(state):
        for offer in legal(GAME, state, number):
            yield from offer.each(number, state.pending[number].player)


@some_games
@given(SEEDS)
def test_a_game_always_waits_for_somebody_until_it_is_over(seed: int) -> None:
    *under_way, last = tiny.random_game(seed)
    for step in under_way:
        assert tiny.waiting(step.state)
        assert all(any(True for _ in legal(GAME, step.state, number)) for number in step.state.pending)
    assert (last.state.pending, last.state.replies, last.state.agenda) == ({}, {}, [])


@some_games
@given(SEEDS)
def test_nothing_happens_after_the_end(seed: int) -> None:
    events = [event for step in tiny.random_game(seed) for event in step.events]
    ends = [at for at, event in enumerate(events) if isinstance(event, GameEnded)]
    assert ends == [len(events) - 1]


@some_games
@given(SEEDS)
def test_every_offered_answer_and_every_default_passes_its_check(seed: int) -> None:
    for state in positions(seed):
        assert [refusal(GAME, state, action) for action in all_answers(state)] == [None] * len(list(all_answers(state)))
        for number in state.pending:
            assert refusal(GAME, state, default(GAME, state, number)) is None


@some_games
@given(SEEDS)
def test_looking_and_answering_leave_the_game_given_as_it_was(seed: int) -> None:
    for before in positions(seed):
        told = snapshot.snapshot_text(before)
        for action in list(all_answers(before))[:6]:
            after = apply(GAME, before, action, tiny.chance(seed)).state
            assert snapshot.snapshot_text(before) == told
            assert snapshot.snapshot_text(after) != told


@some_games
@given(SEEDS)
def test_playing_in_place_is_playing_on_a_copy(seed: int) -> None:
    kept, *steps = tiny.random_game(seed)
    state = kept.state.fork()
    for step in steps:
        assert step.action is not None
        told = advance(GAME, state, step.action, tiny.chance(seed))
        assert (told.state is state, told.events, told.draws) == (True, step.events, step.draws)
        assert snapshot.snapshot_text(state) == snapshot.snapshot_text(step.state)


@some_games
@given(SEEDS)
def test_a_game_saved_and_read_again_goes_on_the_same_way(seed: int) -> None:
    steps = tiny.random_game(seed)
    for before, step in pairwise(steps):
        assert step.action is not None
        written = json.dumps(snapshot.write_snapshot(before.state))
        again = snapshot.read_snapshot(GAME, json.loads(written))
        assert snapshot.snapshot_text(again) == snapshot.snapshot_text(before.state)
        action = GAME.actions.read(json.loads(json.dumps(plain(step.action))))
        told = apply(GAME, again, action, tiny.chance(seed))
        assert (told.events, told.draws) == (step.events, step.draws)
        assert snapshot.snapshot_text(told.state) == snapshot.snapshot_text(step.state)


@some_games
@given(SEEDS)
def test_the_recorded_draws_replay_the_game(seed: int) -> None:
    steps = tiny.random_game(seed)
    script = Scripted(drawn.number for step in steps for drawn in step.draws)
    state = tiny.begin(GAME, script).state
    for step in steps[1:]:
        assert step.action is not None
        state = apply(GAME, state, step.action, script).state
    assert snapshot.fingerprint(state) == snapshot.fingerprint(steps[-1].state)


@some_games
@given(SEEDS)
def test_the_events_alone_rebuild_the_facts(seed: int) -> None:
    steps = tiny.random_game(seed)
    facts = State(SEATS)
    for event in chain.from_iterable(step.events for step in steps):
        read = GAME.events.read(json.loads(json.dumps(plain(event))))
        assert read == event
        read.apply(facts)
    last = steps[-1].state
    assert (facts.land, facts.zones, facts.parts) == (last.land, last.zones, last.parts)
    assert (facts.seats, facts.active, facts.winners) == (last.seats, last.active, last.winners)


@some_games
@given(SEEDS)
def test_each_players_territories_are_those_that_he_holds(seed: int) -> None:
    for state in positions(seed):
        for player in SEATS:
            assert state.land.of(player) == tuple(sorted(t for t in state.land if state.land.owner(t) == player))


@some_games
@given(SEEDS)
def test_cards_are_never_lost_nor_doubled(seed: int) -> None:
    for state in positions(seed):
        assert Counter(card for zone in state.zones.values() for card in zone.cards) == Counter(tiny.CARDS)


@some_games
@given(SEEDS, st.data())
def test_a_wrong_answer_is_refused_and_changes_nothing(seed: int, data: st.DataObject) -> None:
    steps = tiny.random_game(seed)
    step = data.draw(st.sampled_from(steps))
    wrong = data.draw(st.sampled_from(list(misfits(step))))
    told = snapshot.snapshot_text(step.state)
    with pytest.raises(Refused) as refused:
        apply(GAME, step.state, wrong, tiny.chance(seed))
    assert refused.value.why.kind in {"not-asked", "not-yours", "not-now", "game-is-over", *GAME.refusals.kinds}
    state = step.state.fork()
    with pytest.raises(Refused):
        advance(GAME, state, wrong, tiny.chance(seed))
    assert snapshot.snapshot_text(step.state) == snapshot.snapshot_text(state) == told


def misfits(step: Step) -> Iterator[Action]:
    """Answers that break a rule of the kernel or of the game."""
    state = step.state
    yield tiny.Rest(10**6, RED)
    yield tiny.Rest(-1, RED)
    yield tiny.Rest(0, RED)
    yield tiny.Leave(0, tiny.Player("purple"))
    if step.action is not None and step.action.decision and step.action.decision not in state.pending:
        yield step.action
    for number, decision in state.pending.items():
        other = next(p for p in SEATS if p != decision.player)
        yield tiny.Rest(number, other)
        yield tiny.Leave(number, decision.player)
        if isinstance(decision, tiny.ToWork):
            mine = (*state.land.of(decision.player), "ash")[0]
            yield tiny.Grow(number, decision.player, mine, 4)
            yield tiny.Grow(number, decision.player, "no such tree", 1)
            yield tiny.Raid(number, decision.player, mine, mine)
            yield tiny.Vote(number, decision.player, True)
        else:
            yield tiny.Rest(number, decision.player)
            yield tiny.Play(number, decision.player, "no such card")


def test_random_answers_of_any_shape_are_refused_or_played_but_never_break_the_game() -> None:
    luck = Random(5)
    taken = 0
    for state in positions(12):
        for _ in range(40):
            number = luck.choice([0, *state.pending, 999])
            player = luck.choice(SEATS)
            action = luck.choice(
                [
                    tiny.Grow(number, player, luck.choice(tiny.TREES), luck.randrange(-1, 5)),
                    tiny.Raid(number, player, luck.choice(tiny.TREES), luck.choice(tiny.TREES)),
                    tiny.Play(number, player, luck.choice(tiny.CARDS)),
                    tiny.Vote(number, player, True),
                    tiny.Leave(number, player),
                ]
            )
            try:
                apply(GAME, state, action, tiny.chance(12))
            except Refused:
                continue
            taken += 1
    assert taken > 20


def test_the_refusals_name_what_would_be_right() -> None:
    state = tiny.fresh().state
    number = tiny.the(state, RED)
    assert refusal(GAME, state, tiny.Grow(number, RED, "elm", 1)) == tiny.NotYourTree("elm")
    assert refusal(GAME, state, tiny.Grow(number, RED, "ash", 4)) == tiny.TooMany(3)
    assert refusal(GAME, state, tiny.Rest(number, BLUE)) == NotYours(RED)
    assert refusal(GAME, state, tiny.Rest(77, RED)) == NotAsked(77)
    assert refusal(GAME, state, tiny.Vote(number, RED, True)) == NotNow("vote", "to-work")
    assert refusal(GAME, state, tiny.Vote(0, GREEN, True)) == NotNow("vote", "")


def test_an_ended_game_takes_no_answer_at_all() -> None:
    last = tiny.random_game(3)[-1].state
    assert refusal(GAME, last, tiny.Leave(0, RED)) == GameIsOver()
    assert refusal(GAME, last, tiny.Rest(1, RED)) == GameIsOver()
