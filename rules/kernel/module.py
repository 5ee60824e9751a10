"""A module says what the rules of one concern do, by decorators that check what they are handed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from inspect import signature
from types import FunctionType
from typing import Any, Concatenate, ParamSpec, TypeVar, overload

from rules.kernel.context import ANY_NUMBER, Context, Query
from rules.kernel.tagged import Tagged
from rules.kernel.values import Action, Decision, Event, Part, Task
from rules.kernel.wants import Details, Wants

F = TypeVar("F", bound=Callable[..., Any])
P = ParamSpec("P")
T = TypeVar("T")
Policy = Callable[[Context, int, Any, Details], Action | None]
"""Answers a decision for a seat: (context, number, decision, details) -> an action, or None to ask the player."""


TAKEN: Mapping[str, tuple[str, ...]] = {
    "does": ("g", "task"),
    "allows": ("g", "action", "decision"),
    "offers": ("g", "decision"),
    "plays": ("g", "action", "decision"),
    "reacts": ("g", "event"),
    "opens": ("g", "window"),
}
"""What a rule is handed, by its verb. A modifier is handed what its query says, a rule that lays out its names."""
MADE: dict[str, Module] = {}
"""All modules that were made, by name: what is none of them is misspelt, not left out."""


class Clash(TypeError):
    """Modules that cannot be composed: one is missing or misspelt, or two conflict."""


@dataclass(frozen=True, slots=True)
class Answering:
    """How a decision is answered without its player: policies by name, the default, and the initial standing order.

    `default` is used by the clock or for an absent seat. `unasked` is the standing order of a seat that has set none
    ("" asks the player). `wants`: the details of orders with some of the policies.
    """

    policies: Mapping[str, Policy]
    default: str
    unasked: str = ""
    wants: Mapping[str, Wants] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Module:
    """One concern of the rules. Its decorators register the seven things that a rule can do, and what it `lays` out.

    `needs` and `clashes` name other modules; `tells` are values its rules use from files that have no rules. Raises
    `Clash` for names that are one text instead of a tuple, and for a rule that does not take what its verb hands it.
    """

    name: str
    needs: tuple[str, ...] = ()
    clashes: tuple[str, ...] = ()
    tells: tuple[type[Tagged], ...] = ()
    rules: list[tuple[str, Any, Callable[..., Any], dict[str, Any]]] = field(default_factory=list)
    queries: list[Query[..., Any]] = field(default_factory=list)
    """What the module asks."""

    def __post_init__(self) -> None:
        for what in ("needs", "clashes"):
            named = getattr(self, what)
            if isinstance(named, str):
                raise Clash(f"{self.name}: {what}={named!r} is a text: write {what}=({named!r},), with the comma")
        MADE[self.name] = self

    def __repr__(self) -> str:
        return f"<Module {self.name}>"

    def _keep(self, verb: str, about: Any, **details: Any) -> Callable[[F], F]:
        def keep(rule: F) -> F:
            if why := _why_not_called(verb, rule):
                raise Clash(f"{self.name}: {rule.__name__} {verb} {getattr(about, '__name__', about)}, {why}")
            self.rules.append((verb, about, rule, details))
            return rule

        return keep

    def does(self, task: type[Task], *, instead: bool = False) -> Callable[[F], F]:
        """(g, task): carry out a task."""
        return self._keep("does", task, instead=instead)

    def allows(self, action: type[Action], *, during: tuple[type[Decision], ...] = ()) -> Callable[[F], F]:
        """(g, action, decision) -> Refusal | None: check an answer. `during=()`: out of turn (no decision).

        Several `allows` for the same action and decision are all checked, and those for the class of its kind.
        """
        return self._keep("allows", action, during=during)

    def offers(
        self,
        decision: type[Decision],
        *,
        default: str = "",
        unasked: str = "",
        policies: Mapping[str, Policy] | None = None,
        wants: Mapping[str, Wants] | None = None,
    ) -> Callable[[F], F]:
        """(g, decision) -> Iterator[Offer]: the legal answers. The asking module also names default and policies."""
        answering = Answering(policies or {}, default, unasked, wants or {}) if default else None
        return self._keep("offers", decision, answering=answering)

    def plays(self, action: type[Action], *, instead: bool = False, aside: bool = False) -> Callable[[F], F]:
        """(g, action, decision): carry out an answer, in any variant. If played `aside`, the decision stays open."""
        return self._keep("plays", action, instead=instead, aside=aside)

    @overload
    def asks(self, start: Callable[Concatenate[Context, P], T]) -> Query[P, T]: ...
    @overload
    def asks(self, *, answered_by: str) -> Callable[[Callable[Concatenate[Context, P], T]], Query[P, T]]: ...
    def asks(self, start: Callable[..., Any] | None = None, *, answered_by: str = "") -> Any:
        """(g, *about) -> start value: ask for a value that other modules may change; makes a `Query` of the function.

        Where the start value is no answer, `answered_by` names a module that gives one, as an example.
        """

        def keep(start: Callable[..., Any]) -> Query[..., Any]:
            query = Query(start, self, answered_by)
            self.queries.append(query)
            return query

        return keep(start) if start else keep

    def modifies(
        self, query: Query[P, T], *, given: type[Part] | None = None, of: Collection[str] = ()
    ) -> Callable[[Callable[Concatenate[Context, T, P], T]], Callable[Concatenate[Context, T, P], T]]:
        """(g, value, *about) -> value: modify a number, or the links of a territory; `about` as the query names it.

        Where the rule would change nothing it need not be called: while no part of the kind `given` is stored, or where
        the first thing asked about is none `of` these. A rule names one of the two at most.
        """
        return self._keep("modifies", query, given=given, of=frozenset(of))

    def reacts(self, event: type[Event], *, given: type[Part] | None = None) -> Callable[[F], F]:
        """(g, event): react to an event, in any variant. `given`: not before such a part is stored."""
        return self._keep("reacts", event, given=given)

    def opens(
        self, window: str, *, policies: Mapping[str, Policy] | None = None, wants: Mapping[str, Wants] | None = None
    ) -> Callable[[F], F]:
        """(g, window) -> Iterator[ToReact]: the players to ask when this window opens, chosen by public facts only.

        `policies` and `wants` are those of this window, besides the policies of every window.
        """
        return self._keep("opens", window, policies=policies or {}, wants=wants or {})

    def lays(self, *names: str) -> Callable[[F], F]:
        """(position, *values): set up what a position says under these names; None for a name that it does not give.

        Called for every position, in the order of the ruleset, after its territories have owners. Without names it is
        (position), and sets up what follows from who holds what.
        """
        return self._keep("lays", names)


def _why_not_called(verb: str, rule: Callable[..., Any]) -> str:
    """Why a rule cannot be called with what its verb hands it, and what would mend it; "" if it can."""
    handed = TAKEN.get(verb)
    if handed is None or _takes(rule, len(handed)):
        return ""
    try:
        signature(rule).bind(*handed)
    except TypeError:
        return f"but takes ({', '.join(signature(rule).parameters)}): it has to take ({', '.join(handed)})"
    return ""


def _takes(rule: Callable[..., Any], count: int) -> bool:
    """Whether a rule is a plain function of so many parameters, as nearly all are."""
    if not isinstance(rule, FunctionType):
        return False
    code = rule.__code__
    return code.co_argcount == count and not code.co_kwonlyargcount and not code.co_flags & ANY_NUMBER
