"""Positions of Middle-earth for the rulebook's cases: a few lands, captains and cards, and one player's step.

    game = position(hold={"green": "harad:4"}, captains={"green": "harad"})
    game.battle("harad", "near_harad", attack=(6, 5, 4), defence=(1,))
    assert game.owner("near_harad") == "green"

Whatever is not named belongs to `rest`, with one regiment each.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from under_way import Named, UnderWay, people

from rules import LOTR, NamedDraws, Ruleset, State, ruleset
from rules.kernel.context import Pass
from rules.kernel.values import EVERYONE, NOBODY, Part, Player, Task, Zone
from rules.kernel.windows import ToReact
from rules.lotr.adventures import OPEN, PILE, SPENT, laid, tales
from rules.lotr.captains import Captains
from rules.lotr.deck import all_cards
from rules.lotr.events import rising
from rules.lotr.fellowship import Journey
from rules.risk.battle import Defend
from rules.risk.cards import DECK, DISCARD, WILDS, hand
from rules.risk.invasion import Attack, Combat
from rules.risk.turns import Order

TWO, THREE, FOUR = "green red", "green black red", "green black yellow red"
NEUTRAL = "neutral"


class Position(UnderWay):
    """A game of Middle-earth under way."""

    def pass_all(self, dice: Iterable[int] = ()) -> Position:
        """Let every open window close unused."""
        script, events = NamedDraws(die=dice), self.events[:0]
        if not isinstance(self.asked(), ToReact):
            return self
        while isinstance(self.asked(), ToReact):
            self._answer(Pass, (), "", script)
            events += self.events
        self.events = events
        return self._played_out(script)

    def battle(
        self, source: str, target: str, *, attack: tuple[int, ...], defence: tuple[int, ...],
        led: bool = False, shielded: bool = False,
    ) -> Position:  # fmt: skip
        """One battle with these dice; `shielded`: the defender's captain takes part."""
        self.play(Attack, source, target, len(attack), led).pass_all()
        return self.play(Defend, len(defence), shielded, attack=attack, defence=defence)

    def captains(self, player: str) -> list[str]:
        return sorted(self.state.part(Captains).at(Player(player)))

    def tales(self, player: str) -> list[str]:
        return sorted(self.state.zone(tales(Player(player))).cards)

    def laid(self, player: str) -> list[str]:
        return sorted(self.state.zone(laid(Player(player))).cards)

    @property
    def ring(self) -> str:
        """Where the Fellowship is."""
        return self.rules.board.path[self.state.part(Journey).steps][0]


def opening(seats: str = TWO, options: Named | None = None, key: bytes = b"a table") -> Position:
    """A new game, dealt, as far as it goes without anybody's answer; its dice fall as they may."""
    return Position.opened(ruleset(LOTR.setting(tuple(map(Player, seats.split())), options)), key)


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
    shuffle: str = "",
) -> Position:
    """A position in which `turn`'s step begins (and goes on, with these dice, until somebody is asked).

    `hold` gives lands as `harad:4`; `hands` Territory cards, `hidden` those of an uprising, `stories` Adventure cards
    in hand, `played` those that lie open. `deck` and `pile` name their top cards, the rest lies below in the board's
    order; with `discard="*"` or `spent="*"` the rest lies there instead.
    """
    rules = ruleset(LOTR.setting(tuple(map(Player, seats.split())), options))
    state = State(rules.seats, active=Player(turn))
    people(state, rules, hold or {}, rest)
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
    return Position(rules, state).started(step, NamedDraws(die=dice, shuffle=shuffle))


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
