"""Godstorm seats that change in the middle of something: absent, given to an AI, substituted, given up or eliminated.

Each in a bid, a window for Sky cards, a godswar and another's card: the answer that is given for the seat, who is
waited for then, and that the game goes on. (In a godswar nobody is eliminated: it takes gods alone.)
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from types import SimpleNamespace

import pytest
from support.godstorm.moments import ALICE, BOB, CAROL, DORA, KEY, MOMENTS, Moment, bid, session_of
from support.godstorm.position import BLUE, GREEN, OCHRE, Field, field
from support.godstorm.random_games import any_answer, table

from bot.game.announcements import mentions, newly_asked
from bot.game.progress import Progress
from bot.game.seats import assign_seat, with_stand_in
from bot.services.games import _concede
from bot.store.models import CARETAKER, THIS_TURN
from rules import Action, Player, Refused, Ruleset, Seeded, State, apply, begin, default
from rules.ai import choose_as
from rules.author import TurnBegan
from rules.godstorm.epochs import Bid, Bids, Markers, ToBid
from rules.godstorm.godswar import GodswarFought
from rules.godstorm.invocations import Invoke, InvokeAlone, InvokeAt
from rules.godstorm.miracles import MiraclePlayed, PlayMiracles
from rules.godstorm.purchases import Buy
from rules.godstorm.relic_powers import RaiseAegis, TradeArmies
from rules.godstorm.summoning import Build, Summon
from rules.godstorm.underworld import LeaveHeaven
from rules.kernel.context import Pass
from rules.risk.armies import NEUTRAL
from rules.risk.combat.invasion import Attack, Invasion, ToFight
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.turns import Order, seats_in_play

SPENDING = (Attack, Summon, Build, Buy, Invoke, RaiseAegis, TradeArmies, LeaveHeaven)
"""What the caretaker never does."""
everywhere = pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS.keys())


def waiting_for(state: State, seat: Player) -> list[int]:
    return [number for number in state.unanswered if state.pending[number].player == seat]


def answers(progress: Progress, by: str) -> list[Action]:
    return [played.step.action for played in progress.steps if played.step.by == by and played.step.action]


def goes_on(game: Field, progress: Progress, turns: int = 4) -> None:
    """The game comes through the next turns, whoever's they are, answered by default."""
    state, begun = progress.state, 0
    for _ in range(400):
        if state.winners is not None or begun >= turns:
            return
        step = apply(game.rules, state, default(game.rules, state, state.unanswered[0]), Seeded(KEY))
        state, begun = step.state, begun + sum(isinstance(event, TurnBegan) for event in step.events)
    raise AssertionError(f"the game waits for {state.pending}")


@everywhere
def test_absent_seats_are_answered_by_the_caretaker(moment: Moment) -> None:
    game = moment.stage()
    session = session_of(game)
    [number] = waiting_for(game.state, moment.seat)
    progress = Progress(session, choose_as)
    progress.lapse(number)
    progress.play_on()
    assert type(answers(progress, "clock")[0]) is moment.answer
    assert number not in progress.state.unanswered
    assert progress.seats[moment.seat].stand_in in (THIS_TURN, "")
    goes_on(game, progress)


def test_a_missed_bid_and_the_turn_after_it_are_one_turn_missed() -> None:
    """A bid belongs to the turn that follows; a deadline that passes within a turn counts with that turn alone."""
    game = bid()
    missed = Progress(session_of(game), choose_as)
    missed.lapse(waiting_for(game.state, GREEN)[0])
    assert (missed.seats[GREEN].missed, missed.seats[GREEN].stand_in) == (0, THIS_TURN)
    game.play(Bid, 4, ("1",), by="green").play(Bid, 0, ("2",), by="ochre")
    assert game.state.active == GREEN
    turn = Progress(session_of(game), choose_as)
    turn.lapse(game.number("green"))
    assert turn.seats[GREEN].missed == 1


@everywhere
def test_seats_that_the_caretaker_keeps_hold_nobody_up(moment: Moment) -> None:
    game = moment.stage()
    session = session_of(game)
    progress = Progress(session, choose_as, with_stand_in(session, moment.seat, CARETAKER))
    progress.play_on()
    assert type(answers(progress, "clock")[0]) is moment.answer
    assert waiting_for(progress.state, moment.seat) == []


@everywhere
def test_an_ai_answers_for_its_seat_at_once(moment: Moment) -> None:
    game = moment.stage()
    session = session_of(game)
    progress = Progress(session, choose_as, assign_seat(session, moment.seat, "ai", ()))
    progress.play_on(1)
    [action] = answers(progress, "ai")
    assert action.player == moment.seat
    assert action.decision in game.state.pending
    goes_on(game, progress)


@everywhere
def test_a_substitute_is_asked_what_was_asked_before_him(moment: Moment) -> None:
    game = moment.stage()
    session = session_of(game)
    seats = assign_seat(session, moment.seat, DORA, ())
    progress = Progress(session, choose_as, seats)
    assert list(newly_asked(progress).values()) == [moment.seat]
    assert mentions(progress, None) == [DORA]
    [number] = waiting_for(game.state, moment.seat)
    progress.answer(default(game.rules, game.state, number), DORA)
    assert number not in progress.state.unanswered
    goes_on(game, progress)


@everywhere
def test_an_ai_plays_on_for_who_gives_up(moment: Moment) -> None:
    game = moment.stage(concede="ai")
    session = session_of(game)
    progress = Progress(session, choose_as)
    [number] = waiting_for(game.state, moment.seat)
    handed = _concede(progress, session.seats[moment.seat].person or 0)
    assert handed.how == "conceded"
    assert progress.seats[moment.seat].is_ai
    assert number not in progress.state.unanswered
    assert moment.seat in seats_in_play(progress.state)
    goes_on(game, progress)


@everywhere
def test_the_army_of_who_gives_up_may_turn_neutral(moment: Moment) -> None:
    """His lands are neutral, he is asked nothing more, and nothing of his waits."""
    game = moment.stage(concede="neutral")
    session = session_of(game)
    progress = Progress(session, choose_as)
    held = game.state.land.of(moment.seat)
    handed = _concede(progress, session.seats[moment.seat].person or 0)
    assert handed.how == "neutral"
    assert moment.seat not in seats_in_play(progress.state)
    assert {progress.state.land.owner(where) for where in held} == {NEUTRAL}
    assert waiting_for(progress.state, moment.seat) == []
    assert game.state.active != moment.seat or progress.state.active != moment.seat, "his turn is over"
    goes_on(game, progress)


def test_a_bid_that_was_sealed_before_stays_as_it_is_whoever_else_changes() -> None:
    game = bid()
    progress = Progress(session_of(game), choose_as)
    progress.lapse(waiting_for(game.state, GREEN)[0])
    progress.play_on()
    assert progress.state.parts[Bids].faith == {}, "nothing lies open while ochre is waited for"
    number = waiting_for(progress.state, OCHRE)[0]
    progress.answer(Bid(number, OCHRE, 0), CAROL)
    progress.play_on()
    assert progress.state.parts[Markers].of[BLUE] == "3"


def test_where_a_bidder_gives_up_there_is_a_marker_less() -> None:
    game = bid(concede="neutral")
    progress = Progress(session_of(game), choose_as)
    _concede(progress, BOB)
    number = waiting_for(progress.state, OCHRE)[0]
    progress.answer(Bid(number, OCHRE, 0), CAROL)
    progress.play_on()
    markers = progress.state.parts[Markers].of
    assert sorted(markers.values()) == ["1", "2"]
    assert set(markers) == {BLUE, OCHRE}


def test_an_attacker_who_falls_in_the_window_loses_his_turn() -> None:
    """Lava erupts under his last armies: the invasion, its other questions and his turn are over."""
    game = field(
        hold={"blue": "gaul:3", "green": "liguria:5 roma:6"}, faith={"green": "5"}, gods={"green": "sky@roma"},
        miracles={"green": "lava_erupts"},
    ).play(Attack, "gaul", "liguria", 2)  # fmt: skip
    thrown = [6] * (1 + len([near for near in game.rules.board.links_of["gaul"] if game.armies(near)]))
    game.play(InvokeAlone, "lava_erupts", by="green", dice=thrown)
    assert [event.player for event in game.told(Eliminated)] == [BLUE]
    assert game.state.active != BLUE
    assert game.state.parts[Invasion] == Invasion()
    goes_on(game, Progress(session_of(game), choose_as))


def test_a_defender_who_falls_by_another_card_is_asked_nothing_more() -> None:
    """The storm that takes green's last armies is announced while green has the Aegis: it may still be cancelled."""
    game = field(
        hold={"blue": "gaul:9", "green": "roma:2"}, step=PlayMiracles, gods={"blue": "war@gaul"},
        miracles={"blue": "storms_rage"}, relics={"green": "aegis"},
    ).play(InvokeAt, "storms_rage", "roma")  # fmt: skip
    assert game.told(MiraclePlayed)
    game.play(Pass, by="green", dice=(6,))
    assert [event.player for event in game.told(Eliminated)] == [GREEN]
    assert waiting_for(game.state, GREEN) == []
    assert game.zone("relics:green") == []
    goes_on(game, Progress(session_of(game), choose_as))


def test_a_defender_who_falls_in_his_own_window_is_asked_nothing_more() -> None:
    """Lava that he calls up takes his last army: no godswar is held over empty land, and the attacker plays on."""
    game = field(
        hold={"blue": "gaul:30", "green": "liguria:2"}, faith={"green": "5"},
        gods={"blue": "war@gaul", "green": "sky@liguria magic@liguria"}, miracles={"green": "lava_erupts"},
    ).play(Attack, "gaul", "liguria", 3, ("war",))  # fmt: skip
    thrown = [6] * (1 + len([near for near in game.rules.board.links_of["gaul"] if game.armies(near)]))
    game.play(InvokeAlone, "lava_erupts", by="green", dice=thrown)
    assert [event.player for event in game.told(Eliminated)] == [GREEN]
    assert game.told(GodswarFought) == []
    assert game.state.parts[Invasion] == Invasion()
    assert [(type(asked), asked.player) for asked in game.state.pending.values()] == [(ToFight, BLUE)]
    goes_on(game, Progress(session_of(game), choose_as))


def test_who_falls_before_the_bids_is_not_asked_for_one() -> None:
    """Ochre takes green's last land in the last turn of the epoch: two bid, for two markers."""
    hold = {"blue": "roma:5", "green": "liguria:1", "ochre": "gaul:9"}
    game = field(hold=hold, turn="ochre", parts=(Order(BLUE, 3),), faith={"green": "5"})
    game.fight("gaul", "liguria", attack=(6, 6, 6), defence=(1,))
    assert [event.player for event in game.told(Eliminated)] == [GREEN]
    game.until(ToBid)
    assert [asked.player for asked in game.state.pending.values()] == [BLUE, OCHRE]
    progress = Progress(session_of(game), choose_as)
    for number in game.state.pending:
        with pytest.raises(Refused):
            progress.answer(Bid(number, GREEN, 5), BOB)
    for person, number in zip((ALICE, CAROL), game.state.pending, strict=True):
        progress.answer(Bid(number, game.state.pending[number].player, 0), person)
    assert sorted(progress.state.parts[Markers].of) == [BLUE, OCHRE]
    goes_on(game, progress)


def questions(seeds: Iterable[int]) -> dict[str, tuple[Ruleset, State, int]]:
    """A position of random games for every kind of question that was asked in them, with the question's number."""
    found: dict[str, tuple[Ruleset, State, int]] = {}
    for seed in seeds:
        rules, chance, random = table(3), Seeded(bytes([seed]) * 32), Random(seed)
        state = begin(rules, chance).state
        for _ in range(1500):
            for number in state.unanswered:
                found.setdefault(state.pending[number].topic, (rules, state, number))
            state = apply(rules, state, any_answer(rules, state, random), chance).state
            if state.winners is not None:
                break
    return found


def test_the_clock_answers_every_kind_of_question_and_spends_nothing() -> None:
    """Bids of 0, no god, temple, card or attack; and the table waits for nobody whose time is over.

    Pandora's card is nobody's choice: it works all the same.
    """
    asked = questions((*range(19), 83, 84))  # the last two ask about a godswar and Pandora's card, which few do
    delicate = {"to-bid", "to-take-marker", "to-risk-god", "to-meet-god", "to-pledge", "to-keep-card", "to-open-box"}
    assert {"sky", "miracle", "to-trade-armies", "to-return", "to-leave-heaven", "to-buy", *delicate} <= asked.keys()
    for topic, (rules, state, number) in asked.items():
        session = session_of(SimpleNamespace(rules=rules, state=state))
        progress = Progress(session, choose_as)
        seat = progress.lapse(number)
        progress.play_on()
        given = [action for action in answers(progress, "clock") if action.player == seat]
        assert given[0].decision == number, topic
        assert number not in progress.state.unanswered, topic
        assert not [action for action in given[topic == "to-open-box" :] if isinstance(action, SPENDING)], topic
        assert all(action.faith == 0 for action in given if isinstance(action, Bid)), topic
