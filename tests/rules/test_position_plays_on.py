"""A described position plays on as a game that came to stand like it: with land that nobody holds, in every game."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from support.random_games.random_answers import pick

from rules import (
    GAMES,
    NOBODY,
    Card,
    NamedDraws,
    Player,
    Ruleset,
    Seeded,
    Territory,
    Unreadable,
    apply,
    default,
    legal,
    position,
    ruleset,
    view,
)
from rules.author import TurnBegan
from rules.godstorm import EpochBegan, Epochs, OrderTaken, ToBid, temples_of
from rules.godstorm.invocations import InvokeAlone
from rules.legacy import stars_of
from rules.records import (
    Head,
    Record,
    Tampered,
    commitment,
    key_of,
    line_of,
    read_record,
    verify,
    write_record,
)
from rules.risk import Attack, Eliminated, seats_in_play, this_round
from rules.risk.armies import NEUTRAL
from rules.risk.setup.claiming import Recruits
from rules.risk.turn.turns import FirstChosen, Order

SEATS = {
    "lotr": ("green", "black", "yellow", "red"),
    "classic": ("red", "blue", "green"),
    "godstorm": ("blue", "green", "ochre"),
    "legacy": ("red", "blue", "yellow"),
}
MARKED: dict[str, dict[str, Any]] = {
    "lotr": {"fellowship": "moria"},
    "classic": {},
    "godstorm": {"temples": "{0} {1} {2} {3}", "plague": "{0} {1} {4}", "faith": "blue: 9; green: 9; ochre: 9"},
    "legacy": {"headquarters": "red: {0}; blue: {1}; yellow: {2}"},
}
"""What may stand on land, whoever holds it: `{0}` and so on are places of the board, some of which are nobody's."""


OPENINGS = {
    "lotr": "green: harad:4 khand; red: near_harad umbar; neutral: *",
    "classic": "red: alaska:4; green: *; blue: kamchatka",
    "godstorm": "blue: gaul:4; green: roma; ochre: *",
    "legacy": "red: alaska:4; blue: peru; yellow: siam; nobody: *",
}


def rules_of(game: str) -> Ruleset:
    return ruleset(GAMES[game].setting(tuple(map(Player, SEATS[game]))))


def laid_out(game: str, rnd: Random) -> tuple[Ruleset, dict[str, Any]]:
    """A board on which each seat holds a few territories, and nobody the others."""
    rules = rules_of(game)
    lands = rnd.sample(rules.board.territories, 5 * len(rules.seats))
    hold = {
        seat: {where: rnd.randint(1, 6) for where in lands[at :: len(rules.seats)]}
        for at, seat in enumerate(rules.seats)
    }
    marked = lands[2:4] + rnd.sample([where for where in rules.board.territories if where not in lands], 3)
    setup = {name: text.format(*marked) for name, text in MARKED[game].items()}
    return rules, {"hold": {**hold, "nobody": "*"}, **setup}


@pytest.mark.parametrize("game", SEATS)
def test_land_that_nobody_holds_is_played_around(game: str) -> None:
    """Nothing asks for the holder of a territory as if there were always one."""
    for seed in range(12):
        rnd = Random(seed)
        rules, described = laid_out(game, rnd)
        chance = Seeded(b"%d" % seed)
        step = position(rules, **described, turn=rnd.choice(rules.seats), chance=chance)
        for _ in range(120):
            if step.state.winners is not None:
                break
            for seat in (*rules.seats, None):
                view(step.state, seat)
            number = rnd.choice(step.state.unanswered)
            step = apply(rules, step.state, pick(rules, step.state, number, rnd, eager=rnd.random() < 0.5), chance)
            assert all(list(legal(rules, step.state, number)) for number in step.state.unanswered)


def test_a_temple_on_land_that_nobody_holds_counts_for_nobody() -> None:
    rules = ruleset(GAMES["godstorm"].setting(tuple(map(Player, ("blue", "green")))))
    state = position(rules, "blue: gaul; nobody: roma; green: *", temples="roma gaul apulia").state
    held = {seat: temples_of(state, seat) for seat in rules.seats}
    assert held == {"blue": ("gaul",), "green": ("apulia",)}


def test_a_headquarters_on_land_that_nobody_holds_is_nobodys_star() -> None:
    state = position(
        rules_of("legacy"), "red: peru; blue: alaska; nobody: *", headquarters="red: siam; blue: peru"
    ).state
    stars = {seat: stars_of(state, seat) for seat in seats_in_play(state)}
    assert stars == {"red": 1, "blue": 0}


SECOND_OF_THREE = {
    "lotr": ("green: harad:9; red: near_harad; neutral: *", "harad", "near_harad"),
    "classic": ("red: alaska:9; green: kamchatka; neutral: *", "alaska", "kamchatka"),
    "godstorm": ("blue: gaul:9; ochre: liguria; neutral: *", "gaul", "liguria"),
}
"""Two seats on the board, the first about to take the last territory of the other. In Legacy he comes back."""


@pytest.mark.parametrize("game", SECOND_OF_THREE)
def test_a_seat_without_land_is_out_from_the_beginning(game: str) -> None:
    """When the last foe falls, the game has its winner."""
    hold, source, target = SECOND_OF_THREE[game]
    rules = rules_of(game)
    state = position(rules, hold, step="combat").state
    attack = Attack(state.unanswered[0], rules.seats[0], Territory(source), Territory(target), 3)
    script = NamedDraws(attack=(6, 6, 6), defence=(1,))
    step = apply(rules, state, attack, script)
    told = list(step.events)
    for _ in range(5):
        if step.state.winners is None:
            step = apply(rules, step.state, default(rules, step.state, step.state.unanswered[0]), script)
            told += step.events
    assert step.state.winners == (rules.seats[0],)
    assert {event.player for event in told if isinstance(event, Eliminated)} == {rules.seats[-1]}


def test_who_is_out_has_no_army_beyond_the_earth() -> None:
    with pytest.raises(Unreadable, match=r"^hold: ochre has no territory on Earth and is out, with nothing left in "):
        position(rules_of("godstorm"), "blue: gaul; ochre: valhalla:3; green: *")


def test_a_godstorm_position_is_of_the_first_epoch_unless_said() -> None:
    """The game ends after five epochs, and a position of the fifth after one."""
    rules = rules_of("godstorm")
    for said, left in (({}, 5), ({"epoch": 4}, 2)):
        step = position(rules, "blue: gaul:3; green: roma:3; ochre: *", step="fortification", **said)
        began, chance = list(step.events), Seeded(b"epochs")
        while step.state.winners is None:
            step = apply(rules, step.state, default(rules, step.state, step.state.unanswered[0]), chance)
            began += step.events
        epochs = [event.epoch for event in began if isinstance(event, EpochBegan)]
        assert (epochs, this_round(step.state)) == ([*range(7 - left, 6)], 5)


@pytest.mark.parametrize("game", OPENINGS)
def test_a_game_plays_on_from_each_step_of_its_set_up(game: str) -> None:
    """Nobody is on turn before the first turn, which is the one that was said."""
    rules = rules_of(game)
    first = next(seat for seat in rules.seats[1:] if f"{seat}:" in OPENINGS[game])
    parts = (Recruits(dict.fromkeys((*rules.seats, NEUTRAL), 2)),) if Recruits in rules.vocabulary else ()
    for at in dict.fromkeys(task.kind for task in rules.start):
        chance = Seeded(at.encode())
        step = position(rules, OPENINGS[game], step=at, turn=first, turns=5, parts=parts, chance=chance)
        began = list(step.events)
        while not any(isinstance(event, TurnBegan) for event in began):
            assert step.state.active == NOBODY, at
            step = apply(rules, step.state, default(rules, step.state, step.state.unanswered[0]), chance)
            began += step.events
        decided = any(isinstance(event, FirstChosen | OrderTaken) for event in began)
        assert (step.state.parts[Order].turns, decided or step.state.active) == (5, decided or first), at


def test_the_epoch_of_a_position_between_turns_is_the_one_to_begin() -> None:
    """With its bids, and as the last one: its points end the game."""
    rules, chance = rules_of("godstorm"), Seeded(b"bids")
    step = position(rules, OPENINGS["godstorm"], step="begin-epoch", epoch=5, turns=13, chance=chance)
    assert {type(decision) for decision in step.state.pending.values()} == {ToBid}
    assert (step.state.parts[Epochs].now, step.state.active, this_round(step.state)) == (5, NOBODY, 5)
    turns = 0
    while step.state.winners is None:
        step = apply(rules, step.state, default(rules, step.state, step.state.unanswered[0]), chance)
        turns += sum(isinstance(event, TurnBegan) for event in step.events)
    assert turns == len(rules.seats)


def test_time_stands_still_in_a_position_of_the_second_epoch_alone() -> None:
    rules = rules_of("godstorm")
    described: dict[str, Any] = {
        "hold": "blue: gaul:3; green: roma:3; ochre: *", "step": "play-miracles", "gods": "blue: war@gaul death@gaul",
        "miracles": "blue: time_stands_still", "faith": "blue: 9",
    }  # fmt: skip
    first, second = (position(rules, **described, **said).state for said in ({}, {"epoch": 2}))
    cards = [[offer.action for offer in legal(rules, state, state.unanswered[0])] for state in (first, second)]
    assert [InvokeAlone in kinds for kinds in cards] == [False, True]
    number = second.unanswered[0]
    played = InvokeAlone(number, rules.seats[0], Card("time_stands_still"))
    state = apply(rules, second, played, NamedDraws()).state
    assert (state.parts[Epochs].now, this_round(state)) == (1, 1)


@pytest.mark.parametrize("epoch", [0, 6, "2", True])
def test_an_epoch_that_there_is_not_is_refused(epoch: Any) -> None:
    with pytest.raises(Unreadable, match=f"^epoch: {epoch!r} is no number from 1 to 5"):
        position(rules_of("godstorm"), "blue: gaul; green: *", epoch=epoch)


@pytest.mark.parametrize("game", OPENINGS)
def test_the_record_of_a_position_is_played_again_and_a_forged_answer_found(game: str) -> None:
    """Its first line names the version of the game's own rules, so that they play every answer again."""
    rules, secret = rules_of(game), b"a position".ljust(32, b".")
    setting = GAMES[game].setting(rules.seats)
    head = Head(setting, rules.version, commitment(secret), ("",) * len(rules.seats), secret.hex())
    chance = Seeded(key_of(head))
    steps = [position(rules, OPENINGS[game], chance=chance)]
    while len(steps) < 12:
        state = steps[-1].state
        steps.append(apply(rules, state, default(rules, state, state.unanswered[0]), chance))
    lines = tuple(line_of(seq, step) for seq, step in enumerate(steps))
    record = read_record(write_record(Record(head, lines)))
    proof = verify(record, ruleset)
    assert (proof.steps, proof.untold, proof.from_position) == (12, 0, True)
    for at in range(1, 12):
        forged = replace(lines[at], fields={**lines[at].fields, "decision": 999})
        with pytest.raises(Tampered) as found:
            verify(Record(head, (*lines[:at], forged, *lines[at + 1 :])), ruleset)
        assert found.value.step == at


NONSENSE: dict[str, dict[str, tuple[dict[str, Any], str]]] = {
    "godstorm": {
        "armies on sunken land": (
            {"hold": "blue: gaul; green: tritonis; ochre: roma; nobody: *", "sunk": "atlantis"},
            "sunk: tritonis cannot have sunk with armies there",
        ),
        "a temple on sunken land": (
            {"temples": "roma hesperide", "sunk": "atlantis"},
            "sunk: hesperide cannot have sunk with a temple there",
        ),
        "plague on sunken land": (
            {"plague": "oricalcos", "sunk": "atlantis"},
            "sunk: oricalcos cannot have sunk with plague there",
        ),
        "a card of no pile": ({"miracle_piles": "sea_tomb narnia"}, "miracle_piles: no card is named 'narnia'"),
    },
    "legacy": {
        "an event that there is not": ({"event_deck": "narnia"}, "event-deck: no card is named 'narnia'"),
        "one that was turned up": ({"event_discard": "narnia"}, "event-discard: no card is named 'narnia'"),
        "one headquarters for two": (
            {"headquarters": "red: peru; blue: peru"},
            "headquarters: two seats have theirs on the same territory",
        ),
    },
}


@pytest.mark.parametrize(("game", "case"), [(game, case) for game, cases in NONSENSE.items() for case in cases])
def test_what_cannot_be_is_refused_by_name(game: str, case: str) -> None:
    described, why = NONSENSE[game][case]
    lands = ("gaul", "roma", "rus") if game == "godstorm" else ("peru", "siam", "ural")
    hold = {**dict(zip(SEATS[game], lands, strict=True)), "nobody": "*"}
    with pytest.raises(Unreadable, match=f"^{why}"):
        position(rules_of(game), **{"hold": hold, **described})


NO_WORD = "narnia"


@pytest.mark.parametrize("game", SEATS)
def test_a_word_that_means_nothing_is_accepted_nowhere(game: str) -> None:
    """Whatever a game's modules lay out: alone, and given to a seat. (A member may be called anything.)"""
    rules = rules_of(game)
    for name in [name for name in rules.lays if name != "members"]:
        for said in (NO_WORD, f"{rules.seats[0]}: {NO_WORD}"):
            with pytest.raises(Unreadable):
                position(rules, OPENINGS[game], **{name: said})
