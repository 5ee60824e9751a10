"""A whole game of the AI (or any player), with every step checked for violations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from support.lotr.tables import SEATS

from rules import (
    GAMES,
    Event,
    Player,
    Ruleset,
    Seeded,
    State,
    Step,
    advance,
    begin,
    legal,
    plain,
    refusal,
    ruleset,
    view,
)
from rules.ai import choose
from rules.author import CardsMoved, ZoneLaid, board
from rules.lotr.deck import all_cards
from rules.lotr.strongholds import GarrisonRaised
from rules.risk.armies import ArmiesLost, ArmiesPlaced, LandTaken
from rules.risk.combat.battle import BattleFought
from rules.risk.setup.claiming import Claimed, Stationed

TABLES: dict[str, tuple[tuple[Player, ...], str]] = {
    "two": ((Player("green"), Player("black")), "alone"),
    "three": ((Player("green"), Player("black"), Player("red")), "alone"),
    "four": ((Player("green"), Player("black"), Player("yellow"), Player("red")), "alone"),
    "alliance": ((Player("green"), Player("black"), Player("yellow"), Player("red")), "alliance"),
    "team": ((Player("green"), Player("black"), Player("yellow"), Player("red")), "team"),
}
MOST_STEPS = 10_000
TALES = frozenset(all_cards("mission", "power", "event")).difference(board("middle_earth").territories)
"""Ids that only Adventure cards have: text with one of them reveals the card."""


def at(table: str, **options: str) -> Ruleset:
    """The ruleset of one of the tables."""
    seats, mode = TABLES[table]
    return ruleset(GAMES["lotr"].setting(seats, {"mode": mode, **options}))


def seated(players: int, **options: str) -> Ruleset:
    """The ruleset for this many players: Good and Evil equal, or one more of Evil."""
    return ruleset(GAMES["lotr"].setting(SEATS[players], options))


@dataclass
class Watched:
    """A game in progress or finished: its state, its steps."""

    rules: Ruleset
    seed: int
    minds: Mapping[Player, Callable[[State, int], Any]] = field(default_factory=dict)
    steps: int = 0

    def __post_init__(self) -> None:
        self.random = Random(self.seed)
        self.chance = Seeded(f"watched {self.seed}".encode())
        self.state = begin(self.rules, self.chance).state

    def play(self) -> Iterator[Step]:
        """Every step until the game ends; fails if no decision is open or the game does not end."""
        while self.state.winners is None:
            assert self.steps < MOST_STEPS, "a game that never ends"
            number = self.state.unanswered[0]
            player = self.state.pending[number].player
            action = self.minds.get(player, self.think)(self.state, number)
            assert refusal(self.rules, self.state, action) is None
            self.steps += 1
            yield advance(self.rules, self.state, action, self.chance, "ai")

    def think(self, state: State, number: int) -> Any:
        """The AI's answer, which must be on offer."""
        offers = tuple(legal(self.rules, state, number))
        seen = view(state, state.pending[number].player)
        action = choose(self.rules, seen, number, offers, self.random.randrange)
        assert any(action in offer for offer in offers)
        return action

    def any_offer(self, state: State, number: int) -> Any:
        """A player who takes any offer, with any values."""
        offer = self.random.choice(tuple(legal(self.rules, state, number)))
        chosen = {name: self.random.choice(choices) for name, choices in offer.fields.items()}
        return offer.answer(number, state.pending[number].player, **chosen)


def armies(state: State) -> int:
    """Every army on the board."""
    return sum(holding.armies for holding in state.land.holdings.values())


def came(event: Event) -> int:
    """How many armies an event claims to add to the board, less those it removes."""
    if isinstance(event, ArmiesPlaced | GarrisonRaised | Stationed):
        return event.count
    if isinstance(event, LandTaken):
        return event.armies
    if isinstance(event, BattleFought):
        return -event.attacker_lost - event.defender_lost
    return isinstance(event, Claimed) - (event.count if isinstance(event, ArmiesLost) else 0)


def readers(state: State) -> tuple[Player | None, ...]:
    return (None, *state.seats)


def hidden(state: State, reader: Player | None) -> set[str]:
    """The Adventure cards hidden from a reader now."""
    return {
        card
        for zone in state.zones.values()
        if zone.seen_by != "*" and (reader is None or zone.seen_by != reader)
        for card in zone.cards
        if card in TALES
    }


def words_of(thing: Any) -> set[str]:
    """Every text anywhere in plain data."""
    if isinstance(thing, str):
        return {thing}
    if isinstance(thing, dict):
        return {text for item in (*thing, *thing.values()) for text in words_of(item)}
    return {text for item in thing for text in words_of(item)} if isinstance(thing, list) else set()


def check_events(before: dict[Player | None, set[str]], after: dict[Player | None, set[str]], step: Step) -> None:
    """No event of a step shows a reader a card that was hidden from him and still is."""
    secrets = {reader: before[reader] & after[reader] for reader in after}
    for event in step.events:
        words = words_of(plain(event))
        for reader, secret in secrets.items():
            seen = event.redact_for(reader)
            told = words if seen is event else words_of(plain(seen))
            assert secret.isdisjoint(told), (reader, seen)
            _check_faces(step.state, reader, seen)


def _check_faces(state: State, reader: Player | None, seen: Event) -> None:
    """Territory cards share their ids with territories, so their moves are checked one by one."""
    if isinstance(seen, CardsMoved):
        shown = any(state.zone(zone).shown_to(reader) for zone in (seen.source, seen.target))
        assert shown or not any(seen.cards), (reader, seen)
    if isinstance(seen, ZoneLaid) and not state.zone(seen.zone).shown_to(reader):
        assert not any(seen.cards), (reader, seen)


def check_views(state: State) -> None:
    """A view has only the reader's own decisions, and contains no card hidden from him."""
    for reader in readers(state):
        seen = view(state, reader)
        assert all(decision.player == reader for decision in seen.mine.values())
        for name, cards in seen.zones.items():
            zone = state.zone(name)
            assert cards.count == len(zone.cards)
            assert (cards.faces is not None) == (zone.seen_by == "*" or zone.seen_by == reader)
        open_to_all = [plain(part) for part in seen.parts.values()] + [plain(d) for d in seen.mine.values()]
        assert not hidden(state, reader) & words_of([*open_to_all, list(map(str, seen.waiting))])


def watch(rules: Ruleset, seed: int, look_every: int = 40) -> Watched:
    """Play one AI game to its end, checking every step, and views at intervals."""
    game = Watched(rules, seed)
    total = armies(game.state)
    before = after = {reader: hidden(game.state, reader) for reader in readers(game.state)}
    for step in game.play():
        total += sum(came(event) for event in step.events)
        assert armies(step.state) == total, step.action
        assert all(holding.armies > 0 for holding in step.state.land.holdings.values())
        if any(isinstance(event, CardsMoved | ZoneLaid) for event in step.events):
            after = {reader: hidden(step.state, reader) for reader in readers(step.state)}
        check_events(before, after, step)
        before = after
        if game.steps % look_every == 0:
            check_views(step.state)
    return game
