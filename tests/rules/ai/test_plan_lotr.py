"""The planner on Middle-earth: when it thinks that the game ends, and what a player sees it do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from support.lotr.position import position as position_at
from support.planned_turn import play_turn

from rules import GAMES, Action, Decision, Player, Ruleset, State, Territory, legal, position, ruleset, view
from rules.ai import choose
from rules.ai.choosing import sight_of
from rules.ai.lotr.outcome import chance_before_another_turn, endings, turns_left
from rules.ai.lotr.planner import plan_middle_earth, terms_of
from rules.ai.lotr.ring import hunts
from rules.ai.lotr.tally import Tally
from rules.ai.outlook import Sight
from rules.ai.plan import answers
from rules.ai.plan.operations import Operation
from rules.ai.plan.position import EMPTY, IDLE, read_position
from rules.ai.strengths import PLANNERS
from rules.kernel.context import Pass
from rules.lotr.cards_attack import Prepare
from rules.lotr.cards_fellowship import Meddle
from rules.lotr.fellowship import FellowshipStep
from rules.risk import Attack
from rules.risk.setup.claiming import Claim, Station, ToClaim, ToStation
from rules.risk.turn.fortify import ToFortify

HARD = PLANNERS["lotr"]["hard"]
FOUR = tuple(map(Player, ("green", "black", "yellow", "red")))
BESIDE = (
    "green: gap_of_rohan:{0} lorien:4 anfalas andrast druwaith_iaur; "
    "black: fangorn:{1} the_wold:{1} enedwaith:{1} minas_tirith:{1} esgaroth:2; "
    "yellow: umbar:2 harad near_harad khand moria:4; "
    "red: mithlond forlindon harlindon lune_valley rhudaur:4; neutral: *:3"
)
"""Nobody is far ahead, and so many of green's armies stand beside so many in each of black's strongholds."""
EVEN = BESIDE.format(8, 2)


def rules_of(mode: str = "alone", **options: str) -> Ruleset:
    return ruleset(GAMES["lotr"].setting(FOUR, {"mode": mode, **options}))


def sight_at(rules: Ruleset, state: State) -> Sight:
    """What the seat sees that has to answer."""
    [number] = state.unanswered
    seen = view(state, state.pending[number].player)
    return sight_of(rules, seen, number, tuple(legal(rules, state, number)), lambda size: 0, HARD)


def can_attack(rules: Ruleset, state: State, seat: str) -> int:
    """How many armies of a seat could still attack."""
    land = state.land
    return sum(
        land.armies(t) - 1
        for t in land.of(Player(seat))
        if any(land.owner(other) != seat for other in rules.board.links_of[t])
    )


def test_the_end_is_as_likely_as_the_dice_make_it() -> None:
    """A space without a die costs a turn, one with a die two on average; the last die comes on arrival."""
    assert endings((False,), 4, at_once=False) == ((0, 1.0),)
    soon = endings((True,), 4, at_once=False)
    assert [turns for turns, _ in soon[:3]] == [0, 1, 2]
    assert [chance for _, chance in soon[:3]] == pytest.approx([0.5, 0.25, 0.125], abs=0.01)
    path = (False, True, True)
    for at_once, expected in ((False, 4.0), (True, 3.0)):
        found = endings(path, 4, at_once=at_once)
        assert sum(chance for _, chance in found) == pytest.approx(1.0)
        assert sum(turns * chance for turns, chance in found) == pytest.approx(expected, abs=0.15)


def test_a_turn_is_the_last_as_often_as_its_dice_succeed() -> None:
    """One die at Mount Doom; two a space before it, where the last is thrown on arrival; else another turn is sure."""
    assert chance_before_another_turn((True,), at_once=False) == 0.5
    assert chance_before_another_turn((False,), at_once=False) == 1.0
    assert chance_before_another_turn((True, True), at_once=True) == 0.25
    assert chance_before_another_turn((True, True), at_once=False) == 0.0


def test_who_acts_before_the_end_is_known() -> None:
    """After my turn the next seat has the first of those that are left, I have the fourth; a camp has their mean."""
    assert turns_left(0, [0, 1, 2, 3]) == [0, 0, 0, 0]
    assert turns_left(2, [0, 1, 2, 3]) == [0, 1, 1, 0]
    assert turns_left(5, [0, 1, 2, 3]) == [1, 2, 1, 1]
    assert turns_left(3, [0, 1, 0, 1]) == [0.5, 1]
    assert turns_left(3, [0, 2]) == [1, 0, 2]


def test_before_the_end_armies_are_spent_on_points() -> None:
    """With the Ring at Mount Doom much less is left behind than with the Ring at the Shire."""
    rules = rules_of()
    kept, held = {}, {}
    for where in ("the_shire", "mount_doom"):
        kept[where] = held[where] = 0
        for seed in range(4):
            after, _ = play_turn(rules, position(rules, EVEN, fellowship=where, turns=2).state, "green", HARD, seed)
            kept[where] += after.land.armies("gap_of_rohan") + after.land.armies("lorien")
            held[where] += len(after.land.of("green"))
    assert kept["mount_doom"] < 0.6 * kept["the_shire"]
    assert held["mount_doom"] > held["the_shire"]


def test_normal_does_not_reckon_with_the_end() -> None:
    """It plays the same turn wherever the Ring is, and *hard* does not."""
    rules = rules_of()
    differ = {}
    for strength in ("normal", "hard"):
        turns = [
            play_turn(
                rules, position(rules, EVEN, fellowship=where, turns=2).state, "green", PLANNERS["lotr"][strength],
                until=ToFortify,
            )[1]
            for where in ("the_shire", "mount_doom")
        ]  # fmt: skip
        differ[strength] = turns[0] != turns[1]
    assert differ == {"normal": False, "hard": True}


MORDOR = (
    "green: udun_vale mount_doom barad_dur minas_morgul gorgoroth; black: moria fangorn west_rohan andrast; "
    "yellow: umbar harad near_harad khand minas_tirith; red: mithlond rhudaur evendim_hills the_shire esgaroth"
)
"""All of Mordor but Nurn is green's, and the others have as much elsewhere."""


def test_the_territory_is_claimed_that_completes_a_region() -> None:
    assert answer_to(ToClaim(FOUR[0]), f"{MORDOR}; neutral: *; nobody: nurn forlindon dunland harlindon") == "nurn"


def test_a_regiment_is_stationed_where_the_first_turn_begins() -> None:
    land = MORDOR.replace("andrast", "nurn")
    assert answer_to(ToStation(FOUR[0], left=4), f"{land}; neutral: *:3") == "gorgoroth"


def answer_to(question: Decision, land: str) -> Territory:
    """The territory that green names. (A position begins within a turn, so its question is replaced.)"""
    rules = rules_of()
    state = position(rules, land, step="combat").state
    [number] = state.unanswered
    state.pending[number] = question
    action = choose(rules, view(state, FOUR[0]), number, tuple(legal(rules, state, number)), lambda size: 0, HARD)
    assert isinstance(action, Claim | Station)
    return action.where


def test_partners_are_left_in_peace() -> None:
    """Green attacks black and red, never yellow, though that is allowed here and yellow would be the easier prey."""
    rules = rules_of("alliance", partners="attackable")
    land = "green: gap_of_rohan:9; yellow: west_rohan fangorn enedwaith; black: the_wold:2 minas_tirith:2; red: *:2"
    for seed in range(3):
        after, answers = play_turn(rules, position(rules, land).state, "green", HARD, seed)
        assert len(after.land.of("yellow")) == 3
        assert any(isinstance(answer, Attack) for answer in answers)


@pytest.mark.parametrize("mode", ["team", "hunt"])
def test_evil_takes_the_space_of_the_ring_with_its_captain(mode: str) -> None:
    rules = rules_of(mode)
    land = (
        "black: emyn_muil:9 dead_marshes:3; green: the_wold:3 gladden_fields brown_lands; red: udun_vale; yellow: *:2"
    )
    for seed in range(3):
        state = position(rules, land, turn="black", fellowship="the_wold", captains="black: emyn_muil").state
        after, answers = play_turn(rules, state, "black", HARD, seed)
        assert after.land.owner("the_wold") == "black"
        attacks = [answer for answer in answers if isinstance(answer, Attack) and answer.target == "the_wold"]
        assert all(attack.leaders for attack in attacks)


@pytest.mark.parametrize("mode", ["team", "hunt"])
def test_good_takes_back_what_the_ring_comes_to(mode: str) -> None:
    rules = rules_of(mode)
    land = "black: the_wold:3 dead_marshes:2; green: gap_of_rohan:8 enedwaith; red: udun_vale barad_dur; yellow: *:2"
    taken = 0
    for seed in range(4):
        state = position(rules, land, fellowship="lorien").state
        after, _ = play_turn(rules, state, "green", HARD, seed)
        taken += after.land.owner("the_wold") == "green"
    assert taken >= 3


def test_evil_hunts_in_its_own_turns_only() -> None:
    """Of two spaces without dice, in a turn of Good and one of Evil, only the second sees a hunt."""
    assert hunts([(5, False), (7, False)], [False, True]) == [(7, 1.0, 1.0)]
    assert hunts([(5, False), (7, False)], [False, True], last=7) == []
    [(where, times, _)] = hunts([(5, True)], [True])
    assert where == 5
    assert times == pytest.approx(2.0, abs=0.01)
    assert hunts([(5, False)], [True], share=0.5) == [(5, 0.5, 0.0)]


def test_in_what_may_be_the_last_turn_smaller_chances_are_taken() -> None:
    """Six against four in a stronghold: too little early on, but after the end armies are worth nothing."""
    attacks = {}
    for where in ("the_shire", "mount_doom"):
        state = position(rules_of(), BESIDE.format(6, 4), fellowship=where, turns=2, step="combat").state
        _, answers = play_turn(rules_of(), state, "green", HARD)
        attacks[where] = sum(isinstance(answer, Attack) for answer in answers)
    assert attacks["the_shire"] == 0
    assert attacks["mount_doom"] >= 2


def first_answer(land: str, where: str) -> Action:
    """What green does first in the combat step, with the Fellowship there."""
    _, (answer, *_) = play_turn(
        rules_of(), position(rules_of(), land, fellowship=where, turns=2, step="combat").state, "green", HARD
    )
    return answer


def test_a_region_is_completed_though_others_can_enter_it() -> None:
    """Six against one for the last of Eriador: it is lost no sooner for being whole."""
    land = (
        "green: evendim_hills:6 the_shire forlindon harlindon:2 mithlond lune_valley; red: tower_hills umbar:4 "
        "gorgoroth:3; yellow: fornost:3 rhudaur:3 buckland:2 borderlands:3 old_forest; black: minhiriath:2 moria:3 "
        "fangorn; neutral: *:3"
    )
    answer = first_answer(land, "the_shire")
    assert isinstance(answer, Attack)
    assert answer.target == "tower_hills"


def test_who_is_far_behind_still_takes_a_point_in_what_may_be_the_last_turn() -> None:
    """Red holds half of Middle-earth, and green's six can take one territory from one."""
    land = (
        "green: minas_tirith:6 lorien anfalas andrast; black: fangorn:4 the_wold enedwaith ithilien esgaroth moria:2 "
        "rhudaur eregion dunland; yellow: umbar:2 harad near_harad khand belfalas:2 lebennin:2 lamedon gap_of_rohan "
        "west_rohan; red: *:3"
    )
    assert isinstance(first_answer(land, "mount_doom"), Attack)


def prepared(armies: int, others: int, card: str, where: str = "the_shire") -> set[Territory]:
    """What green plays a card against."""
    rules, land = rules_of(), BESIDE.format(armies, others)
    state = position(rules, land, fellowship=where, turns=2, adventures=f"green: {card}", step="combat").state
    _, answers = play_turn(rules, state, "green", HARD)
    return {answer.target for answer in answers if isinstance(answer, Prepare)}


def test_a_siege_is_laid_where_it_decides() -> None:
    """Not against a stronghold that holds out all the same, except where no later turn is likely to bring its point."""
    assert prepared(8, 2, "siege_machines") == {"minas_tirith"}
    assert not prepared(4, 4, "siege_machines")
    assert prepared(4, 4, "siege_machines", "mount_doom")


def reaction(die: int, ring: str, red: str, strength: str = "hard") -> Action:
    """What red, who holds Sméagol, does once this die is thrown; black has three points."""
    hold = {"green": "khand", "black": "moria", "red": red}
    game = position_at(
        seats="green black red", step=FellowshipStep, hold=hold, rest="neutral", fellowship=ring,
        adventures={"red": "smeagol"}, dice=[die],
    )  # fmt: skip
    [number] = game.state.unanswered
    seen, offers = view(game.state, Player("red")), tuple(legal(game.rules, game.state, number))
    return choose(game.rules, seen, number, offers, lambda size: 0, PLANNERS["lotr"][strength])


@pytest.mark.parametrize(
    ("die", "ring", "red", "played"),
    [
        (4, "mount_doom", "umbar harad", True),  # the Ring is destroyed in any case: the card's point is left to be had
        (6, "mount_doom", "harad", True),
        (2, "mount_doom", "harad near_harad", True),  # with its point red has as many as black
        (2, "mount_doom", "harad", False),  # that would give the game to black
        (4, "moria", "harad", False),  # the war goes on, and he may still be needed
    ],
)
def test_in_the_last_window_a_card_is_played_for_its_point(die: int, ring: str, red: str, played: bool) -> None:
    assert isinstance(reaction(die, ring, red), Meddle if played else Pass)


def test_normal_keeps_it() -> None:
    assert isinstance(reaction(4, "mount_doom", "harad", "normal"), Pass)


def test_what_was_looked_at_to_move_in_is_not_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answers of whole turns are the same as of a planner that keeps nothing, and fewer turns are looked at."""
    rules, looks, played = rules_of(), {}, {}
    operations = answers.operations
    for kept in (0, answers.KEPT):
        monkeypatch.setattr(answers, "KEPT", kept)
        looks[kept], played[kept] = 0, []

        def count(*asked: Any, kept: int = kept) -> Iterator[Operation]:
            looks[kept] += 1
            return operations(*asked)

        monkeypatch.setattr(answers, "operations", count)
        for seed in range(3):
            advice = plan_middle_earth(500)
            state = position(rules, EVEN, fellowship="moria", turns=2).state
            played[kept].append(play_turn(rules, state, "green", advice, seed)[1])
    assert played[0] == played[answers.KEPT]
    assert looks[answers.KEPT] < looks[0]


def test_what_differs_is_counted_as_if_all_were_counted() -> None:
    """A tally made from another position equals the one that is made from nothing."""
    rules, luck = rules_of(), Random(1)
    sight = sight_at(rules, position(rules, EVEN, fellowship="moria").state)
    on = terms_of(sight)
    at = read_position(sight, on.ground)
    spaces, camps = len(at.owner), range(4)
    nothing = Tally([1.0 + t % 3 for t in range(spaces)], {3, 9}, [*camps, -1, 0, -1], 4, at.lands)
    known = nothing.of_position(on, at)
    for _ in range(30):
        for t in luck.sample(range(spaces), luck.choice((1, 3, 20))):
            at.owner[t], at.armies[t] = luck.choice((*camps, IDLE, EMPTY)), float(luck.randrange(1, 9))
        known, anew = known.of_position(on, at), nothing.of_position(on, at)
        assert known.camps == anew.camps
        for count in ("points", "exposed", "front", "rear", "regions", "parts", "holds", "my_open"):
            assert getattr(known, count) == pytest.approx(getattr(anew, count), abs=1e-9), count
        assert known.largest() == anew.largest()
