"""Positions of Middle-earth for the rulebook's cases: a few lands, captains and cards, and one player's step.

    game = position(hold={"green": "harad:4"}, captains={"green": "harad"})
    game.battle("harad", "near_harad", attack=(6, 5, 4), defence=(1,))
    assert game.owner("near_harad") == "green"

Whatever is not named belongs to `rest`, with one regiment each.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from rules import LOTR, Chance, Refused, Ruleset, Scripted, Seeded, State, apply, begin, default, legal, ruleset
from rules.kernel.happenings import TurnBegan  # noqa: F401  (cases read it from here)
from rules.kernel.offers import Offer
from rules.kernel.table import Pass, Table
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
from rules.kernel.windows import ToReact
from rules.lotr.adventures import OPEN, PILE, SPENT, laid, tales
from rules.lotr.captains import Captains
from rules.lotr.deck import all_cards
from rules.lotr.events import rising
from rules.lotr.fellowship import Journey
from rules.risk.battle import Defend
from rules.risk.cards import DECK, DISCARD, WILDS, hand
from rules.risk.invasion import Attack, Combat
from rules.risk.turns import NextTurn, Order

E = TypeVar("E", bound=Event)
TWO, THREE, FOUR = "green red", "green black red", "green black yellow red"
NEUTRAL = "neutral"
Named = Mapping[str, str]
"""By player, names parted by blanks."""


class Position:
    """A game under way. `events` are those of the last answer. With a `chance` of its own no dice are scripted."""

    def __init__(self, rules: Ruleset, state: State, chance: Chance | None = None) -> None:
        self.rules, self.state, self.chance = rules, state, chance
        self.events: tuple[Event, ...] = ()

    def play(
        self, action: type[Action], *fields: Any, by: str = "", dice: Iterable[int] = (), draws: Iterable[int] = ()
    ) -> Position:
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

    def until(self, decision: type[Decision]) -> Position:
        """Answer by default until such a decision is asked; all that is told on the way is kept."""
        events = self.events
        while not isinstance(self.asked(), decision):
            step = apply(self.rules, self.state, default(self.rules, self.state, self.number()), self.chance)
            self.state = step.state
            events += step.events
        self.events = events
        return self

    def say(self, action: type[Action], by: str, *fields: Any, dice: Iterable[int] = ()) -> Position:
        """A word out of turn."""
        self._apply(action(0, Player(by), *fields), [die - 1 for die in dice])
        return self

    def pass_all(self, dice: Iterable[int] = (), draws: Iterable[int] = ()) -> Position:
        """Let every open window close unused."""
        left, events = [*(die - 1 for die in dice), *draws], self.events[:0]
        if not isinstance(self.asked(), ToReact):
            return self
        while isinstance(self.asked(), ToReact):
            left = self._answer(Pass, (), "", left)
            events += self.events
        assert not left, f"not thrown: {left}"
        self.events = events
        return self

    def battle(
        self, source: str, target: str, *, attack: tuple[int, ...], defence: tuple[int, ...],
        led: bool = False, shielded: bool = False,
    ) -> Position:  # fmt: skip
        """One battle with these dice; `shielded`: the defender's captain takes part."""
        self.play(Attack, source, target, len(attack), led).pass_all()
        return self.play(Defend, len(defence), shielded, dice=attack + defence)

    def number(self, by: str = "") -> int:
        """The number of the decision that waits for a player."""
        state = self.state
        return next(n for n, d in state.pending.items() if n not in state.replies and by in ("", d.player))

    def asked(self, by: str = "") -> Decision | None:
        """What the game waits for, from `by` or from whoever is asked first; None when it waits for nothing."""
        state = self.state
        waiting = (d for n, d in state.pending.items() if n not in state.replies and by in ("", d.player))
        return next(waiting, None)

    def offers(self, action: type[Action], by: str = "") -> list[Offer]:
        """What the menu has of one kind of answer."""
        return [offer for offer in legal(self.rules, self.state, self.number(by)) if offer.action is action]

    def choices(self, action: type[Action], field: str, by: str = "") -> list[Any]:
        """All that may be chosen for one field of an answer."""
        return sorted({choice for offer in self.offers(action, by) for choice in offer.fields[field]})

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind that followed from the last answer."""
        return [event for event in self.events if isinstance(event, kind)]

    def armies(self, where: str) -> int:
        return self.state.land.armies(where)

    def owner(self, where: str) -> str:
        return self.state.land.owner(where)

    def captains(self, player: str) -> list[str]:
        return sorted(self.state.part(Captains).at(Player(player)))

    def hand(self, player: str) -> list[str]:
        return sorted(self.state.zone(hand(Player(player))).cards)

    def tales(self, player: str) -> list[str]:
        return sorted(self.state.zone(tales(Player(player))).cards)

    def laid(self, player: str) -> list[str]:
        return sorted(self.state.zone(laid(Player(player))).cards)

    def zone(self, name: str) -> list[str]:
        return list(self.state.zone(name).cards)

    @property
    def ring(self) -> str:
        """Where the Fellowship is."""
        return self.rules.board.path[self.state.part(Journey).steps][0]

    def seen(self, viewer: str) -> View:
        return view(self.state, Player(viewer))

    def _answer(self, action: type[Action], fields: tuple[Any, ...], by: str, draws: list[int]) -> list[int]:
        number = self.number(by)
        return self._apply(action(number, self.state.pending[number].player, *fields), draws)

    def _apply(self, action: Action, draws: list[int]) -> list[int]:
        chance = self.chance or Scripted(draws, self.state.draws + 1)
        step = apply(self.rules, self.state, action, chance)
        self.state, self.events = step.state, step.events
        return draws[len(step.draws) :]


def opening(seats: str = TWO, options: Named | None = None, key: bytes = b"a table") -> Position:
    """A new game, dealt, as far as it goes without anybody's answer; its dice fall as they may."""
    rules = ruleset(LOTR.setting(tuple(map(Player, seats.split())), options))
    chance = Seeded(key)
    step = begin(rules, chance)
    game = Position(rules, step.state, chance)
    game.events = step.events
    return game


def position(
    *,
    seats: str = TWO,
    turn: str = "green",
    step: type[Task] = Combat,
    hold: Named | None = None,
    rest: str = "red",
    captains: Named | None = None,
    hands: Named | None = None,
    hidden: Named | None = None,
    stories: Named | None = None,
    played: Named | None = None,
    deck: str = "",
    discard: str = "",
    pile: str = "",
    spent: str = "",
    ring: str = "the_shire",
    parts: tuple[Part, ...] = (),
    options: Named | None = None,
    dice: Iterable[int] = (),
    draws: Iterable[int] = (),
) -> Position:
    """A position in which `turn`'s step begins (and goes on, with these dice, until somebody is asked).

    `hold` gives lands as `harad:4`; `hands` Territory cards, `hidden` those of an uprising, `stories` Adventure cards
    in hand, `played` those that lie open. `deck` and `pile` name their top cards, the rest lies below in the board's
    order; with `discard="*"` or `spent="*"` the rest lies there instead.
    """
    rules = ruleset(LOTR.setting(tuple(map(Player, seats.split())), options))
    state = State(rules.seats, active=Player(turn))
    _people(state, rules, hold or {}, rest)
    _lay(
        state, rules, hand, DECK, DISCARD, hands or {}, hidden or {}, deck, discard, (*rules.board.territories, *WILDS)
    )
    _lay(
        state,
        rules,
        tales,
        PILE,
        SPENT,
        stories or {},
        played or {},
        pile,
        spent,
        all_cards("mission", "event", "power", boxes=rules.numbers.boxes),
    )
    state.zones[OPEN] = Zone((), EVERYONE)
    steps = [where for where, _ in rules.board.path].index(ring)
    standing = Captains({Player(player): tuple(at.split()) for player, at in (captains or {}).items()})
    for part in (Order(Player(turn), 1), Journey(steps), standing, *parts):
        state.keep(part)
    game = Position(rules, state)
    _start(game, step, [*(die - 1 for die in dice), *draws])
    return game


def _people(state: State, rules: Ruleset, hold: Named, rest: str) -> None:
    named = {}
    for player, lands in hold.items():
        for entry in lands.split():
            where, _, armies = entry.partition(":")
            assert where in rules.board.region_of, where
            named[where] = Holding(Player(player), int(armies or 1))
    for where in rules.board.territories:
        state.land.put(where, named.get(where, Holding(Player(rest), 1)))


def _lay(
    state: State, rules: Ruleset, closed: Any, pile: str, discards: str, hands: Named, others: Named,
    top: str, below: str, every: tuple[str, ...],
) -> None:  # fmt: skip
    """Lay out one kind of cards: hands, what lies open or hidden beside them, the pile and its discards."""
    other = rising if closed is hand else laid
    used = []
    for seat in rules.seats:
        mine, beside = tuple(hands.get(seat, "").split()), tuple(others.get(seat, "").split())
        state.zones[closed(seat)] = Zone(mine, seat)
        state.zones[other(seat)] = Zone(beside, seat if other is rising else EVERYONE)
        used += [*mine, *beside]
    first, gone = top.split(), [card for card in below.split() if card != "*"]
    used += [*first, *gone]
    assert set(used) <= set(every), set(used) - set(every)
    assert len(set(used)) == len(used), used
    left = [card for card in every if card not in used]
    state.zones[pile] = Zone((*first, *(() if "*" in below else left)), NOBODY)
    state.zones[discards] = Zone((*gone, *(left if "*" in below else ())), EVERYONE)


def _start(game: Position, step: type[Task], draws: list[int]) -> None:
    kinds = [type(task) for task in game.rules.turn]
    tasks = game.rules.turn[kinds.index(step) :]
    game.state.agenda.append(Due(NextTurn(), ("game",)))
    game.state.agenda.extend(Due(task, ("game", "turn")) for task in reversed(tasks))
    table = Table(game.rules, game.state, Scripted(draws, 1))
    table.run()
    assert len(table.drawn) == len(draws), f"drawn: {table.drawn}"
    game.events = tuple(table.events)
