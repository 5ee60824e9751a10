"""Positions of classic Risk for the rulebook's cases: a few lands and cards, and one player's step.

    game = field(hold={"red": "alaska:4"})
    game.battle("alaska", "kamchatka", attack=(6, 5, 4), defence=(1,))
    assert game.owner("kamchatka") == "red"

Whatever is not named belongs to `rest`, with one army each.
"""

from __future__ import annotations

from collections.abc import Iterable

from under_way import Named, UnderWay, people

from rules import NamedDraws, Ruleset, State
from rules.classic import CLASSIC
from rules.classic.capital import Capitals
from rules.classic.missions import mission
from rules.kernel.game import composed
from rules.kernel.values import EVERYONE, NOBODY, Part, Player, Task, Zone
from rules.risk.battle import Defend
from rules.risk.cards import DECK, DISCARD, WILDS, hand
from rules.risk.invasion import Attack, Combat
from rules.risk.turns import Order

COLOURS = tuple(CLASSIC.colours)
RED, BLUE, YELLOW, GREEN, BLACK, PURPLE = COLOURS


def rules_of(players: int, **options: str) -> Ruleset:
    """The ruleset of so many players, the first colours in table order; options with `_` for `-`."""
    return composed(CLASSIC.compose, CLASSIC.setting(COLOURS[:players], named(options)))


def named(options: Named) -> dict[str, str]:
    return {name.replace("_", "-"): choice for name, choice in options.items()}


class Field(UnderWay):
    """A game of classic Risk under way."""

    def battle(self, source: str, target: str, *, attack: tuple[int, ...], defence: tuple[int, ...]) -> Field:
        """One battle with these dice."""
        self.play(Attack, source, target, len(attack), False)
        return self.play(Defend, len(defence), False, attack=attack, defence=defence)

    def all_armies(self, player: str) -> int:
        return sum(self.armies(t) for t in self.state.land.of(Player(player)))

    def lands(self, player: str) -> list[str]:
        return list(self.state.land.of(Player(player)))


def opening(players: int = 3, key: bytes = b"a table", **options: str) -> Field:
    """A new game as far as it goes without anybody's answer; its dice fall as they may."""
    return Field.opened(rules_of(players, **options), key)


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
    people(state, rules, hold or {}, rest)
    _lay(state, rules, hands or {}, deck, discard)
    for seat in rules.seats if mode == "secret-mission" else ():
        state.zones[mission(seat)] = Zone(((missions or {}).get(seat, "asia_south_america"),), seat)
    if capitals:
        state.keep(Capitals({Player(player): where for player, where in capitals.items()}))
    for part in (Order(Player(turn), turns), *parts):
        state.keep(part)
    return Field(rules, state).started(step, NamedDraws(die=dice))


def _lay(state: State, rules: Ruleset, hands: Named, deck: str, discard: str) -> None:
    for seat in rules.seats:
        state.zones[hand(seat)] = Zone(tuple(hands.get(seat, "").split()), seat)
    used = {card for zone in state.zones.values() for card in zone.cards}
    top = deck.split()
    left = [card for card in (*rules.board.territories, *WILDS) if card not in used and card not in top]
    state.zones[DECK] = Zone((*top, *(() if discard else left)), NOBODY)
    state.zones[DISCARD] = Zone(tuple(left) if discard else (), EVERYONE)
