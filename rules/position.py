"""A position to play on from: who holds what, whose hand holds which cards, whose turn it is and at which step, or at
which step of the set-up the game stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rules.atlas import Territory
from rules.kernel.arguments import check_argument
from rules.kernel.chance import Chance, NamedDraws
from rules.kernel.context import GAME, TURN, Context
from rules.kernel.play import Step, check_types
from rules.kernel.position import REST, Names, Position, by_owner
from rules.kernel.record import POSITION
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import EMPTY
from rules.kernel.tagged import Unreadable
from rules.kernel.values import NOBODY, Holding, Part, Player, Task
from rules.risk.armies import NEUTRAL
from rules.risk.turn.turns import NextTurn, Order

UNHELD = Player("nobody")
"""The holder under whom a description lists the territories without armies."""
Armies = str | Mapping[str, Names | Mapping[str, int]]
"""Who holds what: `red: peru:4 brazil; blue: *`, or by owner a text, a list, or the armies by territory."""


def position(
    rules: Ruleset,
    hold: Armies,
    *,
    turn: str = "",
    step: str | type[Task] = "",
    turns: int = 1,
    parts: Iterable[Part] = (),
    chance: Chance | None = None,
    **setup: Any,
) -> Step:
    """A game in this position, run until it waits for a player; `line_of` makes it the start of a verifiable record.

    >>> from rules import GAMES, position, ruleset
    >>> classic = ruleset(GAMES["classic"].setting(("red", "blue", "green")))
    >>> held = "red: peru:4 brazil; blue: alaska:3 *; green: congo"
    >>> step = position(classic, held, step="combat", hands="red: wild_1 congo")
    >>> step.state.land.of("red"), step.state.pending[1].kind
    (('brazil', 'peru'), 'to-fight')

    `hold` gives the territories of each seat and of the army `neutral`, with their armies (1 where no number is given);
    `*` stands for every territory not named. Each territory of the main map must have a holder, or lie under
    `nobody`: `nobody: *` leaves all others empty. Spaces of further realms may have a holder.

    It is `turn`'s turn (by default the first seat's), the game's `turns`th, at the beginning of `step` (a task's class
    or its kind; by default the first of the turn), after the events of the turn's beginning. A step of the set-up
    leaves the rest of that to be played: it is nobody's turn yet, `turn` goes first unless dice or bids decide, and
    what later steps lay out takes the place of what is said here; what they need of earlier ones is said in `parts`.
    Steps that draw take their draws from `chance`.

    `setup` is what the game's modules lay out (`Module.lays`): `hands`, `deck`, `discard` in most games, and what each
    has besides; an unknown name is refused with those that there are. What each seat has is written like `hold`:
    `red: peru wild_1; blue: congo`. A deck names its top cards; cards that lie nowhere else are below, in the board's
    order. `parts` are stored as they are.

    Raises `Unreadable` (a `ValueError`) if a name does not exist, is given in two places or does not fit, and
    `LookupError` if the step draws and the chance has no draw.
    """
    check_argument("rules", rules, Ruleset)
    active = Player(turn) if turn else rules.seats[0]
    if active not in rules.seats:
        raise Unreadable(f"turn: no seat is named {turn!r}; there are {', '.join(rules.seats)}")
    in_turn, ahead = _from_step(rules, step)
    laid = Position(rules, active if in_turn else NOBODY, ahead)
    for territory, holding in _holdings(rules, hold).items():
        laid.state.land.put(territory, holding)
    laid.keep(Order(active, turns if in_turn else turns - 1))
    laid.lay_out(setup)
    laid.keep(*parts)
    if in_turn:
        laid.state.agenda.append((NextTurn(), GAME, ()))
    frame = (*GAME, TURN) if in_turn else GAME
    laid.state.agenda.extend((task, frame, ()) for task in reversed(ahead))
    g = Context.of(rules, laid.state, chance or NamedDraws())
    g.run()
    return check_types(Step(g.state, None, POSITION, tuple(g.events), g.drawn, g.labels, rules.version))


def _from_step(rules: Ruleset, step: str | type[Task]) -> tuple[bool, tuple[Task, ...]]:
    """Whether a step is one of the turn, and the tasks of the turn, or else of the set-up, from its beginning on."""
    kind = step if isinstance(step, str) else step.kind
    for in_turn, tasks in ((True, rules.turn), (False, rules.start)):
        kinds = [task.kind for task in tasks]
        if kind in kinds or not kind:
            return in_turn, tasks[kinds.index(kind) if kind else 0 :]
    turn, start = (", ".join(dict.fromkeys(task.kind for task in tasks)) for tasks in (rules.turn, rules.start))
    raise Unreadable(f"step: neither the turn nor the set-up has {kind!r}; the turn has {turn}; the set-up {start}")


def _holdings(rules: Ruleset, hold: Armies) -> dict[Territory, Holding]:
    """Each space that is held with its holder, in the board's order."""
    found: dict[Territory, Holding] = {}
    owners = (*rules.seats, NEUTRAL, UNHELD)
    for owner, entries in by_owner(_as_names(hold)).items():
        if owner not in owners:
            raise Unreadable(f"hold: no seat is named {owner!r}; there are {', '.join(owners)}")
        for territory, armies in map(_entry, entries):
            if territory != REST and territory not in rules.board.realm_of:
                raise Unreadable(f"hold: the board has no {territory!r}")
            if territory in found:
                raise Unreadable(f"hold: {territory} is named for {found[territory].owner or UNHELD} and for {owner}")
            found[territory] = EMPTY if owner == UNHELD else Holding(owner, armies)
    rest = found.pop(Territory(REST), None)
    empty = [territory for territory in rules.board.territories if territory not in found]
    if rest is not None:
        found |= dict.fromkeys(empty, rest)
    elif empty:
        raise Unreadable(f"hold: nobody holds {' '.join(empty)}; * stands for every territory not named")
    return {space: found[space] for space in rules.board.realm_of if space in found and found[space] != EMPTY}


def _as_names(hold: Armies) -> str | dict[str, Names]:
    """Armies by territory, written in the text form."""
    if isinstance(hold, str):
        return hold
    return {owner: list(_write_counts(held)) if isinstance(held, Mapping) else held for owner, held in hold.items()}


def _write_counts(held: Mapping[str, int]) -> Iterator[str]:
    return (f"{territory}:{armies}" for territory, armies in held.items())


def _entry(entry: str) -> tuple[Territory, int]:
    """A territory and its armies: `peru:4`."""
    territory, colon, armies = entry.partition(":")
    if colon and not (armies.isascii() and armies.isdigit() and int(armies)):
        raise Unreadable(f"hold: {entry!r} should name a territory and how many armies, one or more")
    return Territory(territory), int(armies or 1)
