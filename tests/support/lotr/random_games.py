"""Random games: every answer is a random one of those on offer, and some are invalid on purpose."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from support.random_games.random_answers import pick

from rules import (
    Action,
    Chance,
    Player,
    Refused,
    Ruleset,
    Seeded,
    Setting,
    State,
    Step,
    advance,
    apply,
    begin,
    default,
    ruleset,
)
from rules.author import Holding, Zone
from rules.lotr import LOTR
from rules.lotr.captains import Captains
from rules.records import Scripted
from rules.risk.turn.concede import Concede
from rules.risk.turn.turns import Order

BASE, EXPANDED = {"edition": "base"}, {"edition": "base-and-expansion"}
TABLES: dict[str, tuple[str, dict[str, str]]] = {
    "two": ("green red", {"mode": "alone"}),
    "three": ("green black red", {"mode": "alone"}),
    "four": ("green black yellow red", {"mode": "alone"}),
    "alliance": ("green black yellow red", {"mode": "alliance"}),
    "team": ("green black yellow red", {"mode": "team"}),
    "hunt": ("green black red", {"mode": "hunt"}),
    "base-two": ("green red", BASE | {"mode": "alone"}),
    "base-three": ("yellow black red", BASE | {"mode": "alone"}),
    "base-four": ("green black yellow red", BASE | {"mode": "alliance"}),
    "base-five": ("green black yellow red purple", BASE | {"mode": "alone"}),
    "base-six": ("green black yellow red blue purple", BASE | {"mode": "hunt"}),
    "expanded-two": ("blue purple", EXPANDED | {"mode": "hunt"}),
    "expanded-three": ("green black red", EXPANDED | {"mode": "alliance"}),
    "expanded-four": ("green black yellow red", EXPANDED | {"mode": "alone"}),
    "expanded-five": ("green black yellow red purple", EXPANDED | {"mode": "hunt"}),
    "expanded-six": ("green black yellow red blue purple", EXPANDED | {"mode": "alone"}),
}
"""Every edition, number of players and mode, but not every combination."""
MOST_STEPS = 20_000


def table(name: str, **options: str) -> Ruleset:
    """The ruleset of one of `TABLES`."""
    return ruleset(setting(name, **options))


def setting(name: str, **options: str) -> Setting:
    """The setting of one of `TABLES`, with these additional options."""
    seats, table = TABLES[name]
    chosen = {option.replace("_", "-"): choice for option, choice in options.items()}
    return LOTR.setting(tuple(map(Player, seats.split())), table | chosen)


def any_answer(rules: Ruleset, state: State, rnd: Random, eager: bool = False) -> Action:
    """An answer from a player's offers; now and then a seat concedes. `eager` players fight while they can."""
    if rnd.random() < 0.001 and state.parts[Order].turns:
        return Concede(0, rnd.choice([seat for seat in state.seats if state.land.of(seat)]))
    number = rnd.choice([n for n in state.pending if n not in state.replies])
    return pick(rules, state, number, rnd, eager)


def walk(rules: Ruleset, seed: int, eager: bool = False) -> Iterator[tuple[State, Step]]:
    """A whole game, step by step, each with the state before it; no answer changes its input state."""
    step = begin(rules, Seeded(b"%d" % seed))
    yield State(rules.seats), step
    yield from walk_on(rules, step.state, seed, eager)


def walk_on(rules: Ruleset, state: State, seed: int, eager: bool = False) -> Iterator[tuple[State, Step]]:
    """The rest of a game, step by step."""
    rnd, chance = Random(seed), Seeded(b"%d" % seed)
    for _ in range(MOST_STEPS):
        if state.winners is not None:
            return
        before = state
        step = apply(rules, before, any_answer(rules, before, rnd, eager), chance)
        yield before, step
        state = step.state
    raise AssertionError(f"seed {seed}: no end after {MOST_STEPS} answers")


def rout(rules: Ruleset, seed: int) -> State:
    """A first turn in which one seat holds nearly everything, the others two weak territories and four cards each."""
    chance = Seeded(b"%d" % seed)
    state = begin(rules, chance).state
    while not state.parts[Order].turns:
        advance(rules, state, default(rules, state, next(iter(state.pending))), chance)
    for seat in state.seats:
        for where in state.land.of(seat)[2:] if seat != state.active else ():
            if where not in state.parts[Captains].at(seat):
                state.land.put(where, Holding(state.active, 1))
    for where in state.land:
        owner = state.land.owner(where)
        state.land.put(where, Holding(owner, 9 if owner == state.active else 1))
    cards = state.zones["deck"].cards
    for seat in state.seats:
        zone = state.zones[f"hand:{seat}"]
        state.zones[f"hand:{seat}"], cards = Zone((*zone.cards, *cards[:3]), seat), cards[3:]
    state.zones["deck"] = Zone(cards)
    return state


def run(rules: Ruleset, seed: int) -> State:
    """A whole game played in place: only its last state is kept."""
    rnd, chance = Random(seed), Seeded(b"%d" % seed)
    state = begin(rules, chance).state
    for _ in range(MOST_STEPS):
        if state.winners is not None:
            return state
        advance(rules, state, any_answer(rules, state, rnd), chance)
    raise AssertionError(f"seed {seed}: no end after {MOST_STEPS} answers")


def attempt(rules: Ruleset, state: State, action: Action, chance: Chance) -> Step | None:
    """Apply the answer or be refused; any other error fails the test."""
    try:
        return apply(rules, state, action, chance)
    except Refused:
        return None


def again(step: Step, before: State) -> Scripted:
    """The draws that a step recorded, for drawing them again."""
    return Scripted((drawn.number for drawn in step.draws), before.draws + 1)
