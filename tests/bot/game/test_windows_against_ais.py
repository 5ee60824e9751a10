"""Windows where one person plays against AIs: nothing is held, and nothing tells what an AI holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from support.godstorm.moments import KEY
from support.legacy.battles import war
from support.lotr.position import position as lotr_position
from support.tables.seat_orders import saying, standing

from bot.game.announcements import announcements_of, mentions, newly_asked, wait_starts
from bot.game.progress import Progress
from bot.game.session import Session
from bot.game.window_delays import holds_windows
from bot.store.models import AI, RUNNING, Seat, Table
from rules import Action, Offer, Player, Ruleset, View, view
from rules.ai import Character
from rules.author import Pass, ToReact
from rules.legacy import LEGACY
from rules.legacy.campaign.campaign import ScarGlued
from rules.legacy.combat.scar_cards import PlayScar
from rules.lotr import LOTR
from rules.lotr.cards_defence import INVASION
from rules.orders import ASK, Clause, Condition, StandingOrder
from rules.risk import Attack

RED, BLUE, YELLOW, GREEN = SEATS = tuple(map(Player, ("red", "blue", "yellow", "green")))
NOW = 1_800_000_000
BUNKER, OTHER = "bunker.2", "ammo_shortage.1"
WINDOW = "before-roll"
SETTINGS: dict[str, Mapping[str, StandingOrder]] = {
    "nothing": {},
    "ask": {WINDOW: StandingOrder(ASK)},
    "only here": {WINDOW: StandingOrder("pass", clauses=(Clause(Condition(("kamchatka",)), ASK),))},
    "play": {WINDOW: StandingOrder("play", saying("own-defence", odds=99))},
}


def wary(
    character: Character, rules: Ruleset, seen: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int]
) -> Action:
    """An AI that plays a bunker where it may, and nothing else."""
    seat = seen.mine[number].player
    if any(offer.action is PlayScar and BUNKER in offer.fields["card"] for offer in offers):
        return PlayScar(number, seat, BUNKER)
    return next(offer for offer in offers if offer.action is Pass).answer(number, seat)


def attack(card: str, setting: str, *people: Player) -> Progress:
    """Red attacks blue, who holds this scar card. Those who are none of these people are AIs."""
    game = war(
        {"red": "alaska:9", "blue": "kamchatka:5", "yellow": "peru", "green": "egypt"},
        seats=" ".join(SEATS), scar_cards=f"red: bunker.1; blue: {card}; yellow: bunker.3; green: ammo_shortage.2",
    )  # fmt: skip
    kept = Table(1, 1, 1, 1, "legacy", {}, "en", RUNNING, KEY, 1, started=1, turn=3)
    seats = {
        seat: Seat(seat, person if seat in people else None, seat not in people, contribution="x")
        for person, seat in enumerate(SEATS, 1)
    }
    rules, orders = game.rules, standing(dict.fromkeys(SEATS, SETTINGS[setting]))
    session = Session(kept, LEGACY, LEGACY.setting(SEATS, rules.options), rules, game.state, seats, orders, KEY)
    progress = Progress(session, wary)
    progress.answer(Attack(game.number(), RED, "alaska", "kamchatka", 3), 1)
    progress.play_on()
    return progress


def seen_by(reader: Player, progress: Progress) -> list[Any]:
    """Everything that this person may see: questions, mentions, rows, the steps' number, held windows, the state."""
    rows = [row for row in announcements_of(progress, 1) if row.kind != "dm"]
    events = [[event.redact_for(reader) for event in played.step.events] for played in progress.steps]
    seen = view(progress.state, reader)
    zones = {name: (cards.count, cards.faces) for name, cards in seen.zones.items()}
    asked = [newly_asked(progress), mentions(progress, 1), wait_starts(progress, NOW), seen.waiting]
    held = progress.windows_held_until(NOW)
    return [asked, rows, len(progress.steps), held, events, zones, dict(seen.land.holdings)]


def answered(progress: Progress) -> Progress:
    """What follows when red passes."""
    later = Progress(progress.session_now(), wary)
    later.answer(Pass(next(iter(later.state.unanswered)), RED), 1)
    later.play_on()
    return later


@pytest.mark.parametrize("setting", SETTINGS)
def test_against_ais_alone_no_window_is_held(setting: str) -> None:
    assert attack(BUNKER, setting, RED).windows_held_until(NOW) == {}


@pytest.mark.parametrize(("setting", "held"), [("nothing", False), ("ask", True), ("play", True)])
@pytest.mark.parametrize("other", SEATS[1:])
def test_a_second_person_is_enough(setting: str, held: bool, other: Player) -> None:
    assert bool(attack(BUNKER, setting, RED, other).windows_held_until(NOW)) == held


def test_a_substitute_counts_and_an_empty_seat_does_not() -> None:
    alone = {RED: Seat(RED, 1), BLUE: Seat(BLUE, ai=True), YELLOW: Seat(YELLOW)}
    assert not holds_windows(alone.values())
    assert holds_windows({**alone, BLUE: Seat(BLUE, 7)}.values())
    assert holds_windows({**alone, BLUE: Seat(BLUE, 7, stand_in=AI)}.values())


def test_the_answer_of_the_one_person_takes_effect_at_once() -> None:
    before = attack(BUNKER, "ask", RED)
    later = answered(before)
    assert next(iter(before.state.unanswered)) not in later.state.pending
    assert any(isinstance(event, ScarGlued) for played in later.steps for event in played.step.events)


@pytest.mark.parametrize("setting", ["ask", "only here"])
def test_until_the_one_person_has_answered_nothing_tells_that_an_ai_will_play(setting: str) -> None:
    """Blue's answer is in: it plays a card, or passes. Red, who is asked, sees the same, and as many steps."""
    plays, passes = (attack(card, setting, RED) for card in (BUNKER, OTHER))
    assert plays.state.replies != passes.state.replies
    assert seen_by(RED, plays) == seen_by(RED, passes)


@pytest.mark.parametrize("setting", ["ask", "only here", "play"])
def test_while_a_window_is_held_nothing_tells_it_either(setting: str) -> None:
    """With a second person, yellow."""
    plays, passes = (attack(card, setting, RED, YELLOW) for card in (BUNKER, OTHER))
    assert plays.windows_held_until(NOW)
    assert seen_by(RED, plays) == seen_by(RED, passes)
    assert seen_by(YELLOW, plays) == seen_by(YELLOW, passes)


def test_an_answer_that_brings_out_those_of_ais_is_not_undone() -> None:
    """Else the one person would pass, see what the AIs do, and think again."""
    later = answered(attack(OTHER, "ask", RED))
    assert later.steps[0].step.free, "it drew nothing and showed no card"
    (first, *_) = later.rows(NOW)
    assert (first.by, first.free) == ("player", False)


@pytest.mark.parametrize("setting", SETTINGS)
def test_two_worlds_in_which_an_ai_lets_it_pass_are_the_same_to_the_end(setting: str) -> None:
    """Blue holds one copy or the other of a card that it keeps."""
    seen = []
    for card in (OTHER, "ammo_shortage.3"):
        progress = attack(card, setting, RED)
        seen.append(seen_by(RED, progress))
        seen.append(seen_by(RED, answered(progress)) if setting in ("ask", "only here") else [])
    assert seen[:2] == seen[2:]


def invaded(cards: str, *people: Player) -> Progress:
    """Green invades red, who wishes to be asked and holds these cards. Whoever is none of these people is an AI."""
    game = lotr_position(hold={"green": "khand:5", "red": "near_harad:3 harad:2"}, adventures={"red": cards})
    kept = Table(1, 1, 1, 1, "lotr", {}, "en", RUNNING, KEY, 1, started=1, turn=3)
    seats = {
        seat: Seat(seat, person if seat in people else None, seat not in people, contribution="x")
        for person, seat in enumerate(game.state.seats, 1)
    }
    orders = standing({RED: {INVASION: StandingOrder(ASK)}})
    setting = LOTR.setting(game.state.seats, game.rules.options)
    progress = Progress(Session(kept, LOTR, setting, game.rules, game.state, seats, orders, KEY), wary)
    progress.answer(Attack(game.number(), GREEN, "khand", "near_harad", 3), 1)
    progress.play_on()
    return progress


@pytest.mark.parametrize(
    ("cards", "people", "asked"),
    [("courage_alone", (RED,), True), ("violent_storms", (RED,), False), ("violent_storms", (RED, GREEN), True)],
)
def test_against_ais_alone_nobody_is_asked_who_can_only_pass(cards: str, people: Sequence[Player], asked: bool) -> None:
    """Before other people one is asked all the same: they would learn from the speed of a pass what one holds."""
    progress = invaded(cards, *people)
    waiting = [progress.state.pending[number] for number in progress.state.unanswered]
    assert any(isinstance(decision, ToReact) and decision.player == RED for decision in waiting) == asked
