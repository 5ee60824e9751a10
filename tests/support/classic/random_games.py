"""Random games of classic Risk, with checks: every table, every house rule, every compatible pair."""

from __future__ import annotations

from itertools import combinations
from random import Random

from msgspec.json import encode
from support.classic.position import rules_of
from support.random_games import random_walk
from support.random_games.random_answers import pick
from support.random_games.random_walk import Watch

from rules import Action, Event, Player, Ruleset, State, plain, view
from rules.classic import CLASSIC
from rules.classic.boards import EDITIONS
from rules.classic.missions import SPARE, mission
from rules.house import HOUSE, options_refusal
from rules.risk.armies import ArmiesLost, ArmiesPlaced, LandTaken
from rules.risk.setup.claiming import Claimed, Stationed
from rules.risk.turn.cards import DECK, hand
from rules.risk.turn.concede import Concede
from rules.risk.turn.turns import Order

MODES = ("secret-mission", "conquest", "two-players", "capital")
TABLES = [
    (mode, board, players)
    for mode in MODES
    for board, edition in EDITIONS.items()
    for players in ((2,) if mode == "two-players" else (n for n in edition.armies if n > 2))
]
"""Every mode on every board with every number of players."""
PAIRS = [
    pair
    for pair in combinations(HOUSE, 2)
    if options_refusal(
        {option.name: option.default for option in CLASSIC.options} | {"setup": "dealt"} | dict.fromkeys(pair, "on")
    )
    is None
]


def table(mode: str, board: str, players: int, *house: str, **options: str) -> Ruleset:
    return rules_of(players, mode=mode, board=board, **options, **dict.fromkeys(house, "on"))


def any_answer(rules: Ruleset, state: State, rnd: Random) -> Action:
    """An answer from a player's offers; now and then a seat concedes."""
    if rnd.random() < 0.002 and state.parts[Order].turns:
        return Concede(0, rnd.choice([seat for seat in state.seats if state.land.of(seat)]))
    return pick(rules, state, rnd.choice(state.unanswered), rnd)


def roam(rules: Ruleset, seed: int, most: int, look_every: int = 7) -> State:
    """Up to this many random answers, each of them checked."""
    return random_walk.roam(rules, WATCH, seed, most, look_every)[0]


def _change(event: Event, facts: State) -> int:
    """How many more armies are on the board after an event."""
    if isinstance(event, ArmiesPlaced | Stationed):
        return event.count
    if isinstance(event, ArmiesLost):
        return -event.count
    if isinstance(event, Claimed | LandTaken):
        return 1
    lost = getattr(event, "attacker_lost", 0), getattr(event, "defender_lost", 0)
    return -sum(lost)


def _hold(rules: Ruleset, state: State, events: tuple[Event, ...]) -> None:
    """No territory is empty; a mission appears in its owner's events and view only, until the game is won."""
    assert all(holding.armies >= 1 for holding in state.land.holdings.values())
    if state.winners is not None:
        return
    for viewer in (*state.seats, None):
        if not (missions := _missions(state, viewer)):
            continue
        faces = {name: cards.faces for name, cards in view(state, viewer).zones.items()}
        told = encode([faces, *[plain(event.redact_for(viewer)) for event in events]]).decode()
        for card in missions:
            assert f'"{card}"' not in told, (viewer, card)


def _missions(state: State, viewer: Player | None) -> set[str]:
    """The missions that a reader cannot see."""
    owned = {mission(seat) for seat in state.seats if seat != viewer}
    return {card for name, zone in state.zones.items() if name == SPARE or name in owned for card in zone.cards}


def _hidden(rules: Ruleset, state: State, viewer: Player | None) -> tuple[set[str], set[str]]:
    """Those, and the cards that lie face down or in others' hands."""
    away = {hand(seat) for seat in state.seats if seat != viewer}
    return _missions(state, viewer), {
        card for name, zone in state.zones.items() if name == DECK or name in away for card in zone.cards
    }


WATCH = Watch(any_answer, _change, _hold, _hidden)
