"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Clocks run out at each kind of question.

All packs are open. Most kinds are met in random wars; those that hardly ever come up are laid out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from support.godstorm.moments import KEY
from support.in_part import in_part
from support.legacy.battles import Battles, war
from support.legacy.campaigns import after_the_war, first_game, table
from support.legacy.position import position
from support.legacy.random_games import any_answer
from support.random_games.game_in_progress import UnderWay
from support.sealed.legacy_packs import TEXTS, late_table, open_packs
from support.tables.seat_orders import for_all, standing

from bot.game.progress import Progress, is_missed_turn, time_allowed
from bot.game.session import Session
from bot.pace import ALWAYS, DAILY, Allowed
from bot.pace.decision_clock import start_clock
from bot.store.models import RUNNING, Seat, Table
from rules import NOBODY, Player, Ruleset, Seeded, State, apply, begin, default
from rules.ai import choose_as
from rules.kernel.events import TurnBegan
from rules.kernel.tagged import canonical_text, plain
from rules.legacy import LEGACY
from rules.legacy.campaign.campaign import GAMES, WON, Entry
from rules.legacy.combat.missiles import FireMissile
from rules.legacy.sealed import PACKS
from rules.legacy.sealed.pack_3 import EXPLORE, READY
from rules.legacy.sealed.pocket_1.kept import FIRST_CHANGE, MUTANTS, RALLY, SECOND_CHANGE, Pocket1
from rules.legacy.sealed.pocket_2 import ALIENS, ISLAND, Pocket2
from rules.legacy.setup.factions import FACTIONS, POWERS, Factions
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.setup.mustering import Muster
from rules.legacy.turn.buying_stars import StartOfTurn
from rules.legacy.turn.end_of_turn import EndOfTurn, TakeCard
from rules.legacy.turn.missions import MISSION_DECK, ClaimMission
from rules.legacy.turn.trading import TradeResources
from rules.orders import ASK, NO_ORDERS, Orders, StandingOrder, standing_answer
from rules.risk.combat.battle import Conquests, Defend
from rules.risk.combat.invasion import Attack
from rules.risk.turn.reinforce import Finish, Reinforcement

H = 3600
NOW = 1_800_000_000
SEEDS, ANSWERS = range(1, 13), 700
"""The random wars in which kinds of questions are looked for, and how long each is."""
LANDS = {"red": "alaska:4 peru:3", "blue": "kamchatka:5 brazil:4", "yellow": "siam:3"}
RED, BLUE, YELLOW = map(Player, ("red", "blue", "yellow"))
FULL = late_table(4, *PACKS)
MUST = {
    "to-keep-power", "to-put-coin", "to-pick-comeback", "to-burn", "to-draw-lane", "to-place-capital",
    "to-place-island",
}  # fmt: skip
"""What is for ever and has to be done, whoever does it: the default does it where it does least."""
CHOICES = {
    "to-pick-comeback", "to-control-people", "to-fortify-people", "to-join-cause", "to-deploy", "to-choose-mission",
    "to-burn", "to-beam-down", "to-take-open-card", "to-evolve", "to-give-up",
}  # fmt: skip
"""Choices that a pack gives to whom it concerns, whoever's turn it is: a turn waits for their player. Why is said in
`docs/sealed/README.md`."""
LEFT_ALONE = {"to-take-power", "to-ruin-city", "to-demolish"}
"""Choices of that kind that are answered at once in another's turn, unless their player has said otherwise."""
OF_OTHERS = {"to-react", "to-defend", "to-take-reward", "to-name-world", *CHOICES, *LEFT_ALONE}
"""What may be asked in another's turn."""


def pocket(mutants: str = "", changes: Mapping[str, str] | None = None, power: str = "", **setup: Any) -> Battles:
    """A position with the pocket open; a player's Mutants have changed so, or Red's faction has this missile power."""
    played = {RED: "die_mechaniker", BLUE: "enclave_of_the_bear", YELLOW: "imperial_balkania"}
    played |= {Player(mutants): MUTANTS} if mutants else {}
    kept = Pocket1("", "iceland", {played[RED]: power} if power else {}, changes or {})
    lasting = {**open_packs("pack_1", "pocket_1"), "scars": {"iceland": "fallout"}}
    parts = (Factions(played, {}, dict.fromkeys(played, 8)), Headquarters({"alaska": played[RED]}), kept)
    laid = position(setup.pop("lands", LANDS), lasting=lasting, parts=parts, **setup)
    return Battles(laid.rules, laid.state)


def struck() -> UnderWay:
    lasting = {"seals": open_packs("pocket_1")["seals"]}
    laid = position(LANDS, lasting=lasting, missiles={"red": 1, "blue": 1, "yellow": 1}, sealed=TEXTS)
    game = Battles(laid.rules, laid.state).battle("alaska", "kamchatka", attack=(5, 4, 3), defence=(3, 2))
    game.sealed = TEXTS
    game.play(FireMissile, "attack", 1, by="red").play(FireMissile, "defence", 1, by="blue")
    return game.play(FireMissile, "attack", 2, by="yellow")


def protecting() -> UnderWay:
    changes = {FIRST_CHANGE: "defensive", SECOND_CHANGE: "brains"}
    game = pocket("red", changes, hands="red: alaska peru coin.1", step=Reinforcement)
    return game.play(TradeResources, ("alaska", "peru", "coin.1"))


def swapping() -> UnderWay:
    changes = {FIRST_CHANGE: "offensive", SECOND_CHANGE: "brains"}
    lands = {**LANDS, "blue": "kamchatka:1 brazil:4"}
    game = pocket("red", changes, lands=lands, hands="blue: egypt ural", open="japan siam india mongolia")
    game.play(Attack, "alaska", "kamchatka", 3).play(Defend, 1, attack=(6, 5, 4), defence=(1,)).play(Finish)
    return game.play(Finish).play(TakeCard, "coin.1")


def exploring() -> UnderWay:
    islands = "greenland iceland great_britain madagascar japan indonesia new_guinea"
    lands = {"red": islands, "blue": "kamchatka", "yellow": "siam"}
    game = war(lands, step=EndOfTurn, lasting=open_packs("pack_3"), mission=EXPLORE, open="brazil egypt congo india")
    return game.play(ClaimMission)


def capital() -> UnderWay:
    """Pack 4 opens, and Blue, whose faction has won most, chooses the next mission."""
    lands = {"red": "alaska:6 brazil", "blue": "kamchatka:1 peru:3", "yellow": "siam:3"}
    won = (Entry(1, FACTIONS[-2], "ann", "peru", WON),)
    lasting = {**open_packs("pack_3", shut=("pack_4",)), "coins": {"brazil": 4}, "entries": won}
    game = war(
        lands, step=EndOfTurn, mission=READY, open="brazil india iceland japan", lasting=lasting,
        parts=(Conquests(("alaska",)),),
    )  # fmt: skip
    game.sealed = TEXTS
    return game.play(ClaimMission, shuffle=MISSION_DECK)


def arriving() -> UnderWay:
    lasting = {"coins": dict.fromkeys(("egypt", "brazil"), 6), **open_packs(shut=("pocket_2",))}
    lands = {"red": "alaska:4 peru:1", "blue": "kamchatka:5", "yellow": "siam:3"}
    game = war(lands, step=Reinforcement, lasting=lasting, hands="red: egypt brazil", missiles={"red": 1})
    game.sealed = TEXTS
    return game.play(TradeResources, ("brazil", "egypt"), by="red")


def island() -> UnderWay:
    left = Pocket2(spot="south_atlantic", ends=("brazil", "north_africa"))
    lasting = {**open_packs("pocket_2"), "left": {"pocket_2": canonical_text(plain(left))}, "coins": {"peru": 2}}
    played = {RED: "die_mechaniker", BLUE: ALIENS, YELLOW: "khan_industries"}
    game = war(
        {"red": "alaska:4", "blue": "kamchatka:5", "yellow": f"siam:3 {ISLAND}:2"}, step=EndOfTurn, lasting=lasting,
        parts=(left, Conquests(("alaska",)), Factions(played, {}, dict.fromkeys(played, 8))),
        open="egypt india congo ural", deck="peru", event_deck="mysterious_island.1",
    )  # fmt: skip
    return game.play(TakeCard, "coin.1", by="red")


def in_turn() -> UnderWay:
    kept = {faction: powers[0] for faction, powers in POWERS.items()}
    return first_game(3, options={"first-coins": "in-turn"}, powers=kept)


RARE: dict[str, Callable[[], UnderWay]] = {
    "to-vote-powers": lambda: first_game(3),
    "to-keep-power": lambda: first_game(3, options={"powers": "first-owner"}).play(Muster, FACTIONS[2], "peru"),
    "to-put-coin": in_turn,
    "to-name-world": lambda: after_the_war(table(3), {"red": "alaska"}, game=GAMES).lapse("red"),
    "to-burn": struck,
    "to-protect": protecting,
    "to-swap-card": swapping,
    "to-rally": lambda: pocket(power=RALLY, missiles={"red": 1}, step=StartOfTurn),
    "to-draw-lane": exploring,
    "to-choose-mission": capital,
    "to-place-island": arriving,
    "to-take-open-card": island,
}


@cache
def met() -> dict[str, tuple[Ruleset, State]]:
    """A moment with each kind of question that comes up in random wars."""
    found: dict[str, tuple[Ruleset, State]] = {}
    for seed in SEEDS:
        rules = late_table(3 + seed % 3, *PACKS, seed=seed, drawn=1 + seed % 4, promo_cards="on")
        rnd, chance = Random(seed), Seeded(b"%d" % seed, TEXTS)
        state = begin(rules, chance).state
        for _ in range(ANSWERS):
            for number in state.unanswered:
                found.setdefault(state.pending[number].kind, (rules, state))
            if state.winners is not None:
                break
            state = apply(rules, state, any_answer(rules, state, rnd, True), chance).state
    return found


def moment(kind: str) -> tuple[Ruleset, State]:
    if kind not in RARE:
        return met()[kind]
    game = RARE[kind]()
    return game.rules, game.state


def running(rules: Ruleset, state: State) -> Progress:
    """The table in this moment; everybody wants to be asked everything."""
    kept = Table(1, 1, 1, 1, "legacy", {}, "en", RUNNING, KEY, 1, started=1, turn=3, pace=DAILY)
    seats = {seat: Seat(seat, person, contribution="x") for person, seat in enumerate(state.seats, 1)}
    orders = Orders(dict.fromkeys(seats, for_all(ASK)))
    setting = LEGACY.setting(state.seats, rules.options)
    return Progress(Session(kept, LEGACY, setting, rules, state, seats, orders, KEY), choose_as)


def number_of(state: State, kind: str) -> int:
    return next(number for number in state.unanswered if state.pending[number].kind == kind)


@in_part("kind", sorted(FULL.asked), kept=sorted(FULL.asked)[::2])
def test_a_clock_runs_out(kind: str) -> None:
    """Each kind of question of the game with all packs has a moment here, a deadline with a reminder, and an answer of
    the caretaker's; what is for ever is answered alone."""
    rules, state = moment(kind)
    progress, number = running(rules, state), number_of(state, kind)
    decision, allowed = state.pending[number], time_allowed(state, number)
    own = state.active in (NOBODY, decision.player)
    assert own or kind in OF_OTHERS
    hours = {Allowed.OWN_TURN: 24 + 24, Allowed.OTHERS_TURN: 12, Allowed.FOR_EVER: 72}[allowed]
    clock = start_clock(DAILY, ALWAYS, NOW, allowed, DAILY.bank)
    assert (clock.until, clock.reminder) == (NOW + hours * H, NOW + hours * H // 2)
    assert (allowed is Allowed.FOR_EVER) == decision.for_ever

    answer = default(rules, state, number)
    assert answer.for_ever <= (kind in MUST)
    missed = is_missed_turn(rules, state, number)
    assert progress.lapse(number) == decision.player
    seat = progress.seats[decision.player]
    assert (seat.missed, seat.away) == (int(missed), not decision.for_ever)
    progress.play_on(1)
    steps = [played.step for played in progress.steps if played.step.action and played.step.action.decision == number]
    assert [(step.by, step.action) for step in steps] == [("clock", answer)]


def test_nobody_waits_for_the_others_where_all_may_answerat_once() -> None:
    """Ballots, and windows for hidden cards, ask everybody at the same time."""
    for kind in ("to-vote-powers", "to-react"):
        _, state = moment(kind)
        asked = [decision for decision in state.pending.values() if decision.kind == kind]
        assert len(asked) > 1, kind


@in_part("seed", [1, 2, 3], kept=[1])
def test_a_turn_waits_for_its_own_player_alone(seed: int) -> None:
    """All packs are open, and nobody has said more than the defaults: no window and no defence is waited for, only the
    choices that a pack gives somebody."""
    rules = late_table(3 + seed % 3, *PACKS, seed=seed, drawn=1 + seed % 4)
    state = begin(rules, Seeded(b"%d" % seed, TEXTS)).state
    progress = running(rules, state)
    session = replace(progress.session, orders=Orders())
    turns, waited = 0, set[str]()
    for _ in range(600):
        progress = Progress(session, choose_as)
        progress.play_on(0)
        assert not progress.windows_held_until(NOW)
        state = progress.state
        if state.winners is not None:
            break
        number, decision = next((number, state.pending[number]) for number in state.unanswered)
        if state.active not in (NOBODY, decision.player) and not decision.for_ever:
            waited.add(decision.kind)
        turns += sum(isinstance(event, TurnBegan) for played in progress.steps for event in played.step.events)
        answer = progress._ai_action(number)
        progress.answer(answer, session.seats[decision.player].person or 0)
        turns += sum(isinstance(event, TurnBegan) for event in progress.steps[-1].step.events)
        session = progress.session_now()
    assert waited <= CHOICES
    assert turns >= 3


def in_turn_of(state: State, seat: Player) -> State:
    """The same moment in a turn of this seat."""
    moved = state.fork()
    moved.active = seat
    return moved


@pytest.mark.parametrize("kind", sorted(CHOICES | LEFT_ALONE))
def test_who_is_waited_for_in_anothers_turn(kind: str) -> None:
    """Of those who have said nothing, only who has a choice that no default can make for him; of those who want to be
    asked, everybody. Whoever decides in his own turn is asked in it."""
    rules, state = moment(kind)
    number = number_of(state, kind)
    player = state.pending[number].player
    others = in_turn_of(state, next(seat for seat in state.seats if seat != player))
    left_alone = standing_answer(rules, others, number, Orders())
    assert left_alone == (default(rules, others, number) if kind in LEFT_ALONE else None)
    assert standing_answer(rules, others, number, standing({player: {kind: StandingOrder(ASK)}})) is None
    if kind != "to-demolish":  # one's own headquarters are taken in the turns of others alone
        assert standing_answer(rules, in_turn_of(state, player), number, Orders()) is None


def test_a_turn_goes_on_without_a_choice_that_can_be_left_alone() -> None:
    """Red takes headquarters of somebody who has said nothing: his standing order answers in the same step."""
    rules, state = moment("to-demolish")
    number = number_of(state, "to-demolish")
    assert state.active != state.pending[number].player
    progress = running(rules, state)
    progress.orders = Orders(dict.fromkeys(state.seats, NO_ORDERS))
    progress.play_on(0)
    answers = [played.step for played in progress.steps if played.step.action is not None]
    assert [(step.by, step.action) for step in answers][:1] == [("order", default(rules, state, number))]
    assert number not in progress.state.unanswered
