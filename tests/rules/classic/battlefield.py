"""Positions of classic Risk for the rulebook's cases: a few lands and cards, and one player's step.

    game = field(hold={"red": "alaska:4"})
    game.battle("alaska", "kamchatka", attack=(6, 5, 4), defence=(1,))
    assert game.owner("kamchatka") == "red"

Whatever is not named belongs to `rest`, with one army each.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from rules import Chance, Refused, Ruleset, Scripted, Seeded, State, apply, begin, default, legal
from rules.classic import CLASSIC
from rules.classic.capital import Capitals
from rules.classic.missions import mission
from rules.kernel.game import composed
from rules.kernel.offers import Offer
from rules.kernel.table import Table
from rules.kernel.values import (
    EVERYONE,
    NOBODY,
    Action,
    Decision,
    Due,
    Event,
    Holding,
    Part,
    Player,
    Refusal,
    Task,
    Zone,
)
from rules.kernel.view import View, view
from rules.risk.battle import Defend
from rules.risk.cards import DECK, DISCARD, WILDS, hand
from rules.risk.invasion import Attack, Combat
from rules.risk.turns import NextTurn, Order

E = TypeVar("E", bound=Event)
Named = Mapping[str, str]
"""By player, names parted by blanks; or options."""
COLOURS = tuple(CLASSIC.colours)
RED, BLUE, YELLOW, GREEN, BLACK, PURPLE = COLOURS


def rules_of(players: int, **options: str) -> Ruleset:
    """The ruleset of so many players, the first colours in table order; options with `_` for `-`."""
    return composed(CLASSIC.compose, CLASSIC.setting(COLOURS[:players], named(options)))


def named(options: Named) -> dict[str, str]:
    return {name.replace("_", "-"): choice for name, choice in options.items()}


class Field:
    """A game under way. `events` are those of the last answer. With a `chance` of its own no dice are scripted."""

    def __init__(self, rules: Ruleset, state: State, chance: Chance | None = None) -> None:
        self.rules, self.state, self.chance = rules, state, chance
        self.events: tuple[Event, ...] = ()

    def play(
        self, action: type[Action], *fields: Any, by: str = "", dice: Iterable[int] = (), draws: Iterable[int] = ()
    ) -> Field:
        """Answer what `by` (or else whoever is asked first) is asked. Exactly these dice are thrown, or draws made."""
        left = self._answer(action, fields, by, [*(die - 1 for die in dice), *draws])
        assert not left, f"not thrown: {left}"
        return self

    def refused(self, action: type[Action], *fields: Any, by: str = "") -> Refusal:
        """Why an answer is refused; the game stays as it was."""
        try:
            self._answer(action, fields, by, [])
        except Refused as refused:
            return refused.why
        raise AssertionError(f"{action.__name__}{fields} was taken")

    def until(self, decision: type[Decision]) -> Field:
        """Answer by default until such a decision is asked; all that is told on the way is kept."""
        events = self.events
        while not isinstance(self.asked(), decision):
            step = apply(self.rules, self.state, default(self.rules, self.state, self.number()), self.chance)
            self.state = step.state
            events += step.events
        self.events = events
        return self

    def battle(self, source: str, target: str, *, attack: tuple[int, ...], defence: tuple[int, ...]) -> Field:
        """One battle with these dice."""
        self.play(Attack, source, target, len(attack), False)
        return self.play(Defend, len(defence), False, dice=attack + defence)

    def say(self, action: type[Action], by: str, *fields: Any) -> Field:
        """A word out of turn."""
        self._apply(action(0, Player(by), *fields), [])
        return self

    def number(self, by: str = "") -> int:
        state = self.state
        return next(n for n, d in state.pending.items() if n not in state.replies and by in ("", d.player))

    def asked(self, by: str = "") -> Decision | None:
        """What the game waits for, from `by` or from whoever is asked first; None when it waits for nothing."""
        state = self.state
        waiting = (d for n, d in state.pending.items() if n not in state.replies and by in ("", d.player))
        return next(waiting, None)

    def offers(self, action: type[Action], by: str = "") -> list[Offer]:
        return [offer for offer in legal(self.rules, self.state, self.number(by)) if offer.action is action]

    def choices(self, action: type[Action], name: str, by: str = "") -> list[Any]:
        """All that may be chosen for one field of an answer."""
        return sorted({choice for offer in self.offers(action, by) for choice in offer.fields[name]})

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def armies(self, where: str) -> int:
        return self.state.land.armies(where)

    def all_armies(self, player: str) -> int:
        return sum(self.armies(t) for t in self.state.land.of(Player(player)))

    def owner(self, where: str) -> str:
        return self.state.land.owner(where)

    def lands(self, player: str) -> list[str]:
        return list(self.state.land.of(Player(player)))

    def hand(self, player: str) -> list[str]:
        return sorted(self.zone(hand(Player(player))))

    def zone(self, name: str) -> list[str]:
        return list(self.state.zone(name).cards)

    def seen(self, viewer: str | None) -> View:
        return view(self.state, None if viewer is None else Player(viewer))

    def _answer(self, action: type[Action], fields: tuple[Any, ...], by: str, draws: list[int]) -> list[int]:
        number = self.number(by)
        return self._apply(action(number, self.state.pending[number].player, *fields), draws)

    def _apply(self, action: Action, draws: list[int]) -> list[int]:
        chance = self.chance or Scripted(draws, self.state.draws + 1)
        step = apply(self.rules, self.state, action, chance)
        self.state, self.events = step.state, step.events
        return draws[len(step.draws) :]


def opening(players: int = 3, key: bytes = b"a table", **options: str) -> Field:
    """A new game as far as it goes without anybody's answer; its dice fall as they may."""
    rules, chance = rules_of(players, **options), Seeded(key)
    step = begin(rules, chance)
    game = Field(rules, step.state, chance)
    game.events = step.events
    return game


def field(
    *,
    players: int = 3,
    turn: str = "red",
    step: type[Task] = Combat,
    hold: Named | None = None,
    rest: str = "yellow",
    hands: Named | None = None,
    deck: str = "",
    discard: str = "",
    missions: Named | None = None,
    capitals: Named | None = None,
    parts: tuple[Part, ...] = (),
    dice: Iterable[int] = (),
    turns: int = 1,
    mode: str = "conquest",
    **options: str,
) -> Field:
    """A position in which `turn`'s step begins (and goes on, with these dice, until somebody is asked).

    `hold` gives lands as `alaska:4`, `deck` the pile's top cards; the rest lies below in the board's order, or in the
    discard with `discard="*"`. A mission that is not named is Asia and South America.
    """
    rules = rules_of(players, mode=mode, **options)
    state = State(rules.seats, active=Player(turn))
    _people(state, rules, hold or {}, rest)
    _lay(state, rules, hands or {}, deck, discard)
    for seat in rules.seats if mode == "secret-mission" else ():
        state.zones[mission(seat)] = Zone(((missions or {}).get(seat, "asia_south_america"),), seat)
    if capitals:
        state.keep(Capitals({Player(player): where for player, where in capitals.items()}))
    for part in (Order(Player(turn), turns), *parts):
        state.keep(part)
    game = Field(rules, state)
    _start(game, step, [die - 1 for die in dice])
    return game


def _people(state: State, rules: Ruleset, hold: Named, rest: str) -> None:
    held = {}
    for player, lands in hold.items():
        for entry in lands.split():
            where, _, armies = entry.partition(":")
            assert where in rules.board.region_of, where
            held[where] = Holding(Player(player), int(armies or 1))
    for where in rules.board.territories:
        state.land.put(where, held.get(where, Holding(Player(rest), 1)))


def _lay(state: State, rules: Ruleset, hands: Named, deck: str, discard: str) -> None:
    for seat in rules.seats:
        state.zones[hand(seat)] = Zone(tuple(hands.get(seat, "").split()), seat)
    used = {card for zone in state.zones.values() for card in zone.cards}
    top = deck.split()
    left = [card for card in (*rules.board.territories, *WILDS) if card not in used and card not in top]
    state.zones[DECK] = Zone((*top, *(() if discard else left)), NOBODY)
    state.zones[DISCARD] = Zone(tuple(left) if discard else (), EVERYONE)


def _start(game: Field, step: type[Task], draws: list[int]) -> None:
    kinds = [type(task) for task in game.rules.turn]
    tasks = game.rules.turn[kinds.index(step) :]
    game.state.agenda.append(Due(NextTurn(), ("game",)))
    game.state.agenda.extend(Due(task, ("game", "turn")) for task in reversed(tasks))
    table = Table(game.rules, game.state, Scripted(draws, 1))
    table.run()
    assert len(table.drawn) == len(draws), f"drawn: {table.drawn}"
    game.events = tuple(table.events)
