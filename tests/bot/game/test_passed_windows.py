"""Battles in which nobody acts: everybody passes in one step, and nothing tells who might have done more."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from support.godstorm.moments import KEY
from support.legacy.battles import war
from support.tables.seat_orders import saying, standing

from bot.game.progress import Progress
from bot.game.session import Session
from bot.store.models import RUNNING, Seat, Table
from rules import Player
from rules.ai import choose_as
from rules.author import Pass
from rules.legacy import LEGACY
from rules.orders import ASK, PassTogether, StandingOrder
from rules.risk import Attack, BattleFought

RED, BLUE, YELLOW, GREEN, BLACK = SEATS = tuple(map(Player, ("red", "blue", "yellow", "green", "black")))
NOW = 1_800_000_000
SetOrders = Mapping[Player, Mapping[str, StandingOrder]]


def table(orders: SetOrders, ais: tuple[Player, ...] = ()) -> Progress:
    """Red, a person, attacks Kamchatka; everybody has a scar card and a missile."""
    game = war(
        {"red": "alaska:9", "blue": "kamchatka:5", "yellow": "peru", "green": "egypt", "black": "siam"},
        seats=" ".join(SEATS), missiles=dict.fromkeys(SEATS, 1),
        scar_cards="red: bunker.1; blue: bunker.2; yellow: bunker.3; green: ammo_shortage.1; black: ammo_shortage.2",
    )  # fmt: skip
    kept = Table(1, 1, 1, 1, "legacy", {}, "en", RUNNING, KEY, 1, started=1, turn=3)
    seats = {
        seat: Seat(seat, None if seat in ais else person, ai="strategist" if seat in ais else "", contribution="x")
        for person, seat in enumerate(SEATS, 1)
    }
    setting = LEGACY.setting(SEATS, game.rules.options)
    session = Session(kept, LEGACY, setting, game.rules, game.state, seats, standing(orders), KEY)
    progress = Progress(session, choose_as)
    progress.answer(Attack(game.number(), RED, "alaska", "kamchatka", 3), 1)
    progress.play_on()
    return progress


def steps(progress: Progress) -> list[tuple[str, str]]:
    """Who played each step, and what."""
    return [(played.step.by, played.step.action.kind) for played in progress.steps if played.step.action]


BATTLE = [("player", "attack"), ("order", "pass-together"), ("order", "defend"), ("order", "pass-together")]


def test_nobody_has_said_anything() -> None:
    """Five scar cards and five missiles: four steps, where each pass was one of its own."""
    progress = table({BLUE: {"to-defend": StandingOrder("most")}})
    assert steps(progress) == BATTLE
    assert any(isinstance(event, BattleFought) for event in progress.steps[-1].step.events)
    passed = [
        one.player
        for played in progress.steps
        if isinstance(played.step.action, PassTogether)
        for one in played.step.action.passes
    ]
    assert sorted(passed) == sorted(SEATS * 2)


def test_what_was_let_pass_by_default_is_told_to_each() -> None:
    """As before: every seat learns which of its cards could have been played."""
    progress = table({BLUE: {"to-defend": StandingOrder("most")}})
    cards = {(passed.seat, passed.cards) for passed in progress.default_passes if passed.window == "before-roll"}
    assert cards == {
        (RED, ("bunker.1",)), (BLUE, ("bunker.2",)), (YELLOW, ("bunker.3",)),
        (GREEN, ("ammo_shortage.1",)), (BLACK, ("ammo_shortage.2",)),
    }  # fmt: skip


def test_an_order_that_might_play_a_card_holds_them_all_back() -> None:
    """What the order finds then shows in nothing: the passes come together, after the delay."""
    armed = {"before-roll": StandingOrder("play", saying("own-defence", odds=99))}
    progress = table({BLUE: {"to-defend": StandingOrder("most"), **armed}})
    assert steps(progress) == [("player", "attack")]
    (first,) = progress.windows_held_until(NOW)
    progress.release(first)
    held = Progress(progress.session_now(), choose_as)
    held.play_on()
    assert steps(held) == BATTLE[1:]


@pytest.mark.parametrize("ais", [(YELLOW, GREEN, BLACK), (GREEN, BLACK)])
def test_ais_pass_together_too(ais: tuple[Player, ...]) -> None:
    """People by their orders, AIs by their choice: two steps a window at most."""
    progress = table({BLUE: {"to-defend": StandingOrder("most")}}, ais)
    together = [kind for _, kind in steps(progress) if kind == "pass-together"]
    assert len(together) == 4
    assert len(steps(progress)) == 6


def test_one_who_wants_to_be_asked_is_waited_for_alone() -> None:
    """Each of the others' answers is a step of its own: as many whether they pass or play."""
    progress = table({BLUE: {"to-defend": StandingOrder("most")}, GREEN: {"before-roll": StandingOrder(ASK)}})
    waiting = [progress.state.pending[number].player for number in progress.state.unanswered]
    assert waiting == list(SEATS)  # (All are held back alike, so that the hidden answers tell nothing.)
    (first,) = progress.windows_held_until(NOW)
    progress.release(first)
    released = Progress(progress.session_now(), choose_as)
    released.play_on()
    waiting = [released.state.pending[number].player for number in released.state.unanswered]
    assert (steps(released), waiting) == ([("order", "pass")] * 4, [GREEN])
    released.answer(Pass(released.state.unanswered[0], GREEN), 4)
    released.play_on()
    assert steps(released)[5:] == BATTLE[2:]
