"""A minimal Risk core, whose speed the real rules are measured against.

42 areas in six continents of seven, four players; place, attack throw by throw, move in, end the turn; no cards. Like
the real rules it checks every action before it acts and answers with typed events. Unlike them it knows one game, asks
no decisions, hides nothing and changes its only state in place.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

ROWS, COLUMNS, PLAYERS = 6, 7, 4
AREAS = ROWS * COLUMNS
BONUS = (5, 2, 5, 3, 7, 2)


def _neighbours(area: int) -> tuple[int, ...]:
    """The neighbours of an area on a grid of triangles: two in its row, and two each in the rows above and below."""
    row, column = divmod(area, COLUMNS)
    steps = ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0))
    places = ((row + down, column + right) for down, right in steps)
    return tuple(r * COLUMNS + c for r, c in places if 0 <= r < ROWS and 0 <= c < COLUMNS)


BORDERS = tuple(_neighbours(area) for area in range(AREAS))
CONTINENT = tuple(area // COLUMNS for area in range(AREAS))


@dataclass(frozen=True, slots=True)
class ReferencePlace:
    player: int
    area: int
    armies: int


@dataclass(frozen=True, slots=True)
class ReferenceAttack:
    player: int
    source: int
    target: int
    dice: int


@dataclass(frozen=True, slots=True)
class ReferenceMoveIn:
    player: int
    armies: int


@dataclass(frozen=True, slots=True)
class ReferenceEndTurn:
    player: int


Action = ReferencePlace | ReferenceAttack | ReferenceMoveIn | ReferenceEndTurn


class ReferencePlaced(NamedTuple):
    player: int
    area: int
    armies: int


class ReferenceFought(NamedTuple):
    source: int
    target: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    attacker_lost: int
    defender_lost: int


class ReferenceConquered(NamedTuple):
    player: int
    area: int
    loser: int
    armies: int


class ReferenceTurnBegan(NamedTuple):
    player: int
    reinforcements: int


Event = ReferencePlaced | ReferenceFought | ReferenceConquered | ReferenceTurnBegan


class RefusedError(Exception):
    """The action breaks a rule; nothing has changed."""


@dataclass(slots=True)
class War:
    """The state of a game. `held` and `parts` count each player's areas, in all and by continent."""

    owner: list[int]
    armies: list[int]
    held: list[int]
    parts: list[list[int]]
    dice: Random
    phase: str = "place"
    player: int = 0
    pool: int = 0
    source: int = -1
    target: int = -1
    thrown: int = 0
    turn: int = 0


def begin(seed: int) -> War:
    """A new game: areas dealt at random, three armies on each."""
    dice = Random(seed)
    owner = [area % PLAYERS for area in range(AREAS)]
    dice.shuffle(owner)
    held = [owner.count(player) for player in range(PLAYERS)]
    parts = [[0] * len(BONUS) for _ in range(PLAYERS)]
    for area, player in enumerate(owner):
        parts[player][CONTINENT[area]] += 1
    war = War(owner, [3] * AREAS, held, parts, dice)
    war.pool = _reinforcements(war, 0)
    return war


def apply(war: War, action: Action) -> list[Event]:
    """Check one action, carry it out in place and return its events; raises `RefusedError` if a rule forbids it."""
    if action.player != war.player or war.phase == "over":
        raise RefusedError("not your turn")
    if isinstance(action, ReferenceAttack):
        return _attack(war, action)
    if isinstance(action, ReferencePlace):
        return _place(war, action)
    if isinstance(action, ReferenceMoveIn):
        return _move_in(war, action)
    return _end_turn(war)


def _place(war: War, action: ReferencePlace) -> list[Event]:
    player, area, armies = action.player, action.area, action.armies
    if war.phase != "place" or war.owner[area] != player or not 0 < armies <= war.pool:
        raise RefusedError("place your reinforcements on an area of yours")
    war.armies[area] += armies
    war.pool -= armies
    if not war.pool:
        war.phase = "attack"
    return [ReferencePlaced(player, area, armies)]


def _attack(war: War, action: ReferenceAttack) -> list[Event]:
    source, target, count = action.source, action.target, action.dice
    _check_attack(war, action)
    throw = war.dice.random
    attack = sorted([int(throw() * 6) + 1 for _ in range(count)], reverse=True)
    defence = sorted([int(throw() * 6) + 1 for _ in range(2 if war.armies[target] > 1 else 1)], reverse=True)
    won = lost = 0
    for attacking, defending in zip(attack, defence, strict=False):
        if attacking > defending:
            won += 1
        else:
            lost += 1
    war.armies[source] -= lost
    war.armies[target] -= won
    if not war.armies[target]:
        war.phase, war.source, war.target, war.thrown = "move in", source, target, count
    return [ReferenceFought(source, target, tuple(attack), tuple(defence), lost, won)]


def _check_attack(war: War, action: ReferenceAttack) -> None:
    source, target = action.source, action.target
    if war.phase != "attack":
        raise RefusedError("this is not the time to attack")
    if war.owner[source] != action.player or war.owner[target] == action.player or target not in BORDERS[source]:
        raise RefusedError("attack an enemy next to an area of yours")
    if not 1 <= action.dice <= 3 or war.armies[source] <= action.dice:
        raise RefusedError("one army stays behind")


def _move_in(war: War, action: ReferenceMoveIn) -> list[Event]:
    player, armies, target = action.player, action.armies, war.target
    if war.phase != "move in" or not min(war.thrown, war.armies[war.source] - 1) <= armies < war.armies[war.source]:
        raise RefusedError("move in with what fought, and leave one")
    loser, continent = war.owner[target], CONTINENT[target]
    war.armies[war.source] -= armies
    war.armies[target] = armies
    war.owner[target] = player
    war.held[player] += 1
    war.held[loser] -= 1
    war.parts[player][continent] += 1
    war.parts[loser][continent] -= 1
    war.phase = "over" if war.held[player] == AREAS else "attack"
    return [ReferenceConquered(player, target, loser, armies)]


def _end_turn(war: War) -> list[Event]:
    if war.phase != "attack":
        raise RefusedError("finish your step first")
    player = (war.player + 1) % PLAYERS
    while not war.held[player]:
        player = (player + 1) % PLAYERS
    war.player, war.phase, war.turn = player, "place", war.turn + 1
    war.pool = _reinforcements(war, player)
    return [ReferenceTurnBegan(player, war.pool)]


def _reinforcements(war: War, player: int) -> int:
    armies = max(3, war.held[player] // 3)
    for continent, count in enumerate(war.parts[player]):
        if count == COLUMNS:
            armies += BONUS[continent]
    return armies


def choose(war: War, taste: Random) -> Action:
    """The action of a player who places on a random border, attacks wherever it is stronger, and moves in with all."""
    player, owner, armies = war.player, war.owner, war.armies
    if war.phase == "place":
        border = [a for a in range(AREAS) if owner[a] == player and any(owner[b] != player for b in BORDERS[a])]
        return ReferencePlace(player, taste.choice(border), war.pool)
    if war.phase == "move in":
        return ReferenceMoveIn(player, armies[war.source] - 1)
    for source in range(AREAS):
        if owner[source] == player and armies[source] > 1:
            for target in BORDERS[source]:
                if owner[target] != player and armies[source] > armies[target] + 1:
                    return ReferenceAttack(player, source, target, min(3, armies[source] - 1))
    return ReferenceEndTurn(player)


def play(seed: int, most_turns: int = 2000) -> int:
    """Play one game to its end. Returns the number of actions."""
    war, taste, actions = begin(seed), Random(seed + 1), 0
    while war.phase != "over" and war.turn < most_turns:
        apply(war, choose(war, taste))
        actions += 1
    return actions
