"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Giving up in the middle of everything."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from support.in_part import in_part
from support.legacy.golden import rules_of
from support.random_games.random_answers import pick
from support.sealed import scripted_campaign
from support.sealed.legacy_packs import TEXTS
from support.sealed.turns_given_up import ABOUT_THE_TURN, Turn, eventful, is_decided

from rules import Ruleset, Seeded, State, apply, begin
from rules.author import ToReact
from rules.legacy.campaign.packs import PackOpened
from rules.records import key_of, read_record, replay
from rules.risk.combat.battle import ToDefend
from rules.risk.combat.invasion import ToFight
from rules.risk.turn.concede import Concede, Conceded
from rules.risk.turn.fortify import ToFortify
from rules.risk.turn.reinforce import ToReinforce
from rules.risk.turn.turns import Order, seats_in_play

SHUT: tuple[tuple[str, ...], ...] = (
    (),
    ("pack_1", "pack_2", "pack_3", "pack_4", "envelope"),
    ("pack_1", "pack_2", "pocket_1", "pocket_2", "envelope"),
    ("pack_2", "pack_4", "envelope"),
    ("pack_4",),
    ("pocket_1",),
    ("pocket_2",),
)
"""The packs that are still shut in a war."""
ANSWERS = 600
"""The most answers of a random war."""
SELDOM = 0.03
"""How often somebody gives up at a moment at which nothing is open but the course of a turn."""


def is_delicate(state: State) -> bool:
    """Whether anything is open besides the course of a turn."""

    def usual(asked: object) -> bool:
        of_a_battle = isinstance(asked, ToReact) and asked.window in ABOUT_THE_TURN
        return of_a_battle or isinstance(asked, (ToReinforce, ToFight, ToDefend, ToFortify))

    return not all(map(usual, state.pending.values()))


def first_turn(rules: Ruleset, chance: Seeded, rnd: Random) -> State:
    """A random war as its first turn begins."""
    state = begin(rules, chance).state
    while not state.parts[Order].turns:
        state = apply(rules, state, pick(rules, state, rnd.choice(state.unanswered), rnd), chance).state
    return state


@pytest.mark.parametrize("shut", SHUT, ids=lambda labels: " ".join(labels) or "none")
@in_part("seed", range(6), kept=(2,))
def test_nothing_that_was_announced_is_lost(shut: tuple[str, ...], seed: int) -> None:
    """D20 · At any moment of a random war somebody gives up, mostly the player of the turn: what was turned up acts,
    what a pack owes is done, no card is lost, nobody who is gone is asked, and the war goes on."""
    explore(shut, seed, 3 + seed % 3)


@pytest.mark.long
@pytest.mark.parametrize("shut", SHUT, ids=lambda labels: " ".join(labels) or "none")
def test_nothing_that_was_announced_is_lost_in_many_wars(shut: tuple[str, ...]) -> None:
    for seed in range(6, 66):
        explore(shut, seed, 3 + seed % 3)


def explore(shut: tuple[str, ...], seed: int, players: int) -> None:
    """Play a random war, and give up in it at each delicate moment, then play that turn to its end."""
    rules, rnd, chance = eventful(players, seed, shut), Random(f"{shut} {seed}"), Seeded(b"%d" % seed, TEXTS)
    turn = Turn(rules, first_turn(rules, chance, rnd), chance)
    for _ in range(ANSWERS):
        state = turn.state
        if is_decided(state):
            break
        if turn.over:
            turn.check()
            turn = Turn(rules, state, chance)
        if rnd.random() < (1 if is_delicate(state) else SELDOM):
            for seat in {*seats_in_play(state)} & {state.active, rnd.choice(seats_in_play(state))}:
                turn.after_giving_up(seat, rnd).check()
        turn.play(pick(rules, state, rnd.choice(state.unanswered), rnd, eager=rnd.random() < 0.7))


OPENED = [("war-4", "pack_4"), ("war-5", "pocket_1"), ("war-6", "pocket_2")]
"""The wars of the scripted campaign in the middle of which a pack is opened, and the pack. After the last of them a
whole turn is left."""


@in_part("war, label", OPENED, kept=OPENED[:2])
def test_a_pack_that_has_just_been_opened(war: str, label: str) -> None:
    """D20 · Whoever gives up before all is done that a pack asks for as it is opened in the middle of a turn: it is
    done in that turn all the same. Where an AI plays on, nothing changes."""
    record = read_record(scripted_campaign.golden()[war])
    played = rules_of(record.head.setting)
    rules = rules_of(replace(record.head.setting, options=(*played.options.items(), ("concede", "neutral"))))
    chance = Seeded(key_of(record.head), scripted_campaign.TEXTS | scripted_campaign.DRAWN)
    rnd, moments = Random(war), 0
    steps = [step for _, step in replay(record, rules_of) if step is not None]
    turn = Turn(rules, steps[0].state, chance)
    for step in steps[1:]:
        turn.note(turn.state, step)
        if turn.over:
            turn = Turn(rules, step.state, chance)
        if not is_decided(step.state) and any(isinstance(e, PackOpened) and e.label == label for e, _ in turn.told):
            for seat in seats_in_play(step.state):
                moments += 1
                turn.after_giving_up(seat, rnd).check()
                given_up = apply(played, step.state, Concede(0, seat), chance)
                assert given_up.events == (Conceded(seat),)
                assert (given_up.state.pending, given_up.state.agenda) == (step.state.pending, step.state.agenda)
    assert moments >= len(rules.seats)
