"""A ruleset is a list of modules, composed for one table and checked."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from types import ModuleType, NoneType
from typing import TYPE_CHECKING, Any, NamedTuple

from rules.kernel.arguments import tell_near
from rules.kernel.context import Await, Context, Modifiers, Query, Window, parameters
from rules.kernel.events import CardsMoved, GameEnded, SeenBefore, TurnBegan, ZoneLaid
from rules.kernel.module import MADE, Answering, Clash, Module, Policy
from rules.kernel.offers import Offer
from rules.kernel.options import Option
from rules.kernel.state import State, blank
from rules.kernel.tagged import Family, Tagged, kind_of
from rules.kernel.uses import Uses, find_uses
from rules.kernel.values import Action, Decision, Event, NotNow, Part, PlanLine, Player, Refusal, Task
from rules.kernel.wants import Wants

if TYPE_CHECKING:
    from rules.atlas import Board
    from rules.kernel.view import View

RULES_VERSION = "4"
"""The version of the rules of a game that names none of its own. A game raises its own (`Ruleset.version`) whenever one
of its rules is corrected so that an old game would go another way; the records of the other games stay as they are."""


KERNEL: tuple[type[Tagged], ...] = (Await, CardsMoved, GameEnded, SeenBefore, TurnBegan, ZoneLaid)
"""The kernel's own kinds, which every ruleset knows."""
STORED = (Task, Decision, Action, Event, Part, PlanLine)
"""The families of which games store values."""

Law = Callable[..., Refusal | None]


class Given(NamedTuple):
    """A rule, the part without which it does nothing, and the things that it is about, if not about anything."""

    rule: Callable[..., Any]
    given: type[Part] | None
    of: frozenset[str] = frozenset()


@lru_cache(maxsize=1024)
def _chain(rules: tuple[Given, ...], about: tuple[str, ...] = (), keeps: bool = False) -> Callable[..., Any]:
    """A function that calls these rules in turn, each where it is given: (g, value, *about).

    `keeps`: each sets the value to what it returns, and the function returns the last. (Steps ask and tell so much that
    going through lists of rules which have nothing to do took a twentieth of the time; so it is written out.)
    """
    if len(rules) == 1 and not rules[0].given and not rules[0].of:
        return rules[0].rule
    arguments = ", ".join(("g", "value", *about))
    lines = [f"def chain({arguments}):"]
    names: dict[str, Any] = {}
    for n, (rule, given, of) in enumerate(rules):
        names |= {f"rule_{n}": rule, f"given_{n}": given, f"of_{n}": of}
        if given:
            names[f"blank_{n}"] = blank(given)
            lines.append(f"    if g.parts[given_{n}] is not blank_{n}:")
        elif of:
            lines.append(f"    if {about[0]} in of_{n}:")
        indented = " " * (8 if given or of else 4)
        lines.append(f"{indented}{'value = ' if keeps else ''}rule_{n}({arguments})")
    exec("\n".join((*lines, "    return value" if keeps else "")), names)
    chain: Callable[..., Any] = names["chain"]
    return chain


@lru_cache(maxsize=1024)
def _first_refusal(laws: tuple[Law, ...]) -> Law:
    """A check that asks these in turn, until one refuses; written out, as `_chain` is."""
    if len(laws) == 1:
        return laws[0]
    names = {f"law_{n}": law for n, law in enumerate(laws)}
    asked = " or ".join(f"{name}(g, action, decision)" for name in names)
    law: Law = eval(f"lambda g, action, decision: {asked}", names)
    return law


def _go_on(g: Context, task: Await) -> None:
    """Unreachable: the loop removes the task when its answers are in."""


def _not_now(g: Context, action: Action, decision: Decision | None) -> Refusal:
    return NotNow(action.kind, decision.kind if decision else "")


class Ruleset:
    """The modules composed for one table: its board, options, seats, rules, and what the game begins with (`before`).

    A game whose rules grow while it is played gives `in_force`, which returns the ruleset in force as a game stands;
    `asleep` are the modules of which nothing is in force yet, whose values can be read all the same.

    Raises `Clash` if a task has no rule, an action no check or no effect, a decision no offers or no default, a module
    that another needs is missing, two modules clash or one clashes with what no module is called, two register the same
    task without `instead`, a module modifies what nobody asks or as nobody asks it, nobody answers what a module cannot
    answer itself, an option that a module reads has no choice that it knows, or two modules declare one option each
    under the same name; if `start` or `turn` names a task without a rule, a module opens a window without `windows`, or
    its rules use, themselves or through functions of other files, a kind of stored value that nobody declares.

    >>> from rules import GAMES, Ruleset, ruleset
    >>> rules: Ruleset = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "capital"}))
    >>> rules
    <Ruleset classic: red blue green, mode=capital, setup=claimed, with capital conquest windows turns ...>
    >>> rules.board.links_of["alaska"]
    {'northwest_territory': 'land', 'alberta': 'land', 'kamchatka': 'sea'}
    >>> [task.kind for task in rules.turn]
    ['reinforcement', 'combat', 'territory-card', 'fortification']
    """

    # What every step reads has a slot: the table of an object with so many attributes is slow to search.
    __slots__ = (
        "__dict__", "asides", "board", "does", "in_force", "laws", "outlasting", "plays", "queries", "reactions",
        "weighing",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        modules: Iterable[Module],
        *,
        board: Board,
        seats: tuple[Player, ...],
        start: tuple[Task, ...],
        turn: tuple[Task, ...] = (),
        options: Mapping[str, str] | None = None,
        numbers: Any = None,
        version: str = RULES_VERSION,
        before: str = "",
        asleep: Iterable[Module] = (),
        in_force: Callable[[State | View], Ruleset] | None = None,
    ) -> None:
        self.name, self.board, self.seats, self.start, self.turn = name, board, seats, start, turn
        self.options = dict(options or {})
        self.defaults: Mapping[str, str] = {}
        """The options of a table that has chosen nothing, where a `Game` composed the rules."""
        self.numbers = numbers
        self.version = version
        self.before = before
        self.modules = tuple(modules)
        self._played = frozenset(self.modules)
        self.does: dict[type[Task], Callable[..., None]] = {Await: _go_on}
        self.plays: dict[type[Action], Callable[..., None]] = {}
        self.asides: set[type[Action]] = set()
        self.allows: dict[type[Action], list[tuple[tuple[type[Decision], ...], Law]]] = defaultdict(list)
        self.laws: dict[type[Action], dict[type, Law]] = {}
        self._answers: dict[tuple[type[Action], type], bool] = {}
        self._modifies: dict[Query[..., Any], list[Given]] = defaultdict(list)
        self._reacts: dict[type[Event], list[Given]] = defaultdict(list)
        self.opens: dict[str, list[Callable[..., Any]]] = defaultdict(list)
        self._window_policies: dict[str, dict[str, Policy]] = defaultdict(dict)
        self._window_wants: dict[str, dict[str, Wants]] = defaultdict(dict)
        self.lays: dict[str, Callable[..., None]] = {}
        self.lays_unsaid: list[Callable[..., None]] = []
        self._offers: dict[type[Decision], list[Callable[..., Iterator[Offer]]]] = defaultdict(list)
        self._menus: dict[type[Decision], list[Callable[..., Iterator[Offer]]]] = {}
        self._answering: dict[type[Decision], Answering] = {}
        self._compose()
        self.queries: Modifiers = {
            query: _chain(tuple(rules), query.about, keeps=True) for query, rules in self._modifies.items()
        }
        """A function for each query that something modifies, (g, value, *about) -> value: all that do, in turn."""
        self.reactions: dict[type[Event], Callable[[Context, Event], None]] = {
            event: _chain(tuple(rules)) for event, rules in self._reacts.items()
        }
        """A function for each kind of event to which something reacts: all that do, in turn."""
        self.in_force = in_force
        self.vocabulary = _vocabulary((*self.modules, *asleep))
        self._rule_variants()
        self.events = self._family(Event)
        self.decisions = self._family(Decision)
        self.asked = {name: kind for name, kind in self.decisions.kinds.items() if self._has_default(kind)}
        """The kinds of decision that are in force, by name."""
        self.actions = self._family(Action)
        self.tasks = self._family(Task)
        kinds = {*self.vocabulary, *self.does, *self._offers}
        self.weighing = frozenset([k for k in kinds if issubclass(k, Task) and k.follows is not Task.follows])
        """The kinds of task of which it depends on the answers whether they follow them."""
        self.outlasting = frozenset([k for k in kinds if issubclass(k, Task | Decision) and k.outlasts_turn])
        """The kinds of task and decision that outlast the turn in which they come up."""
        self.parts = self._family(Part)
        self.refusals = self._family(Refusal)
        self.lines = self._family(PlanLine)
        self._check()

    def __repr__(self) -> str:
        """Its game, seats, modules, and the options that differ from the game's defaults:
        `<Ruleset classic: red blue green, mode=capital, with capital conquest windows …>`."""
        chosen = [f"{name}={choice}" for name, choice in self.options.items() if self.defaults.get(name) != choice]
        modules = " ".join(module.name for module in self.modules)
        return f"<Ruleset {self.name}: {', '.join((' '.join(self.seats), *chosen))}, with {modules}>"

    def at(self, game: State | View) -> Ruleset:
        """The rules in force as a game stands: for most games these, from beginning to end."""
        return self if self.in_force is None else self.in_force(game)

    def may_answer(self, action: type[Action], decision: type) -> bool:
        """Whether a kind of answer is one to a kind of decision, by what modules allow."""
        known = self._answers.get((action, decision))
        if known is None:
            when = (during for kind in action.__mro__ for during, _ in self.allows.get(kind, ()))
            known = any(issubclass(decision, during or NoneType) for during in when)
            self._answers[action, decision] = known
        return known

    def law(self, action: type[Action], decision: type) -> Law:
        """The check of a kind of answer to a kind of decision; `NoneType`: out of turn.

        All that modules said of it, base kinds included; where they said nothing, one that refuses. Kept in `laws`.
        """
        checks = (each for kind in action.__mro__ for each in self.allows.get(kind, ()))
        found = tuple(rule for during, rule in checks if issubclass(decision, during or NoneType))
        law = self.laws.setdefault(action, {})[decision] = _first_refusal(found or (_not_now,))
        return law

    def offers(self, decision: type[Decision]) -> list[Callable[..., Iterator[Offer]]]:
        """The offer functions for a kind of decision, those of its base kinds included."""
        found = self._menus.get(decision)
        if found is None:
            found = [rule for kind in decision.__mro__ for rule in self._offers.get(kind, ())]
            self._menus[decision] = found
        return found

    def has(self, *modules: Module) -> bool:
        """Whether one of these modules is in the ruleset."""
        return not self._played.isdisjoint(modules)

    def answering(self, decision: type[Decision]) -> Answering:
        """How a kind of decision is answered without its player."""
        return next(self._answering[kind] for kind in decision.__mro__ if kind in self._answering)

    def policies(self, decision: type[Decision], topic: str) -> Mapping[str, Policy]:
        """The policies for a kind of decision under a topic, by name: those of a window are added to every window's."""
        return {**self.answering(decision).policies, **self._window_policies.get(topic, {})}

    def wants(self, decision: type[Decision], topic: str, policy: str) -> Wants:
        """The details of orders with a policy; none for most."""
        own = self._window_wants.get(topic, {})
        return own.get(policy) or self.answering(decision).wants.get(policy) or Wants()

    def _rule_variants(self) -> None:
        """Give each variant the rules of its kind, where it has none of its own."""
        tables: tuple[dict[Any, Any], ...] = (self.does, self.plays, self.reactions)
        for variant in (member for member in self.vocabulary if member.variants):
            kind = kind_of(variant)
            if kind in self.asides and variant not in self.plays:
                self.asides.add(variant)  # type: ignore[arg-type]
            for table in tables:
                if kind in table:
                    table.setdefault(variant, table[kind])

    def _has_default(self, decision: type[Tagged]) -> bool:
        return any(kind in self._answering for kind in decision.__mro__)

    def _compose(self) -> None:
        names = {module.name for module in self.modules}
        for module in self.modules:
            if missing := set(module.needs) - names:
                lacking = ", ".join(_tell_missing(name, names) for name in sorted(missing))
                raise Clash(f"{module.name} needs {lacking}")
            if clashing := set(module.clashes) & names:
                raise Clash(f"{module.name} cannot be played together with {', '.join(sorted(clashing))}")
            if unknown := set(module.clashes) - MADE.keys():
                lacking = ", ".join(_tell_missing(name, MADE) for name in sorted(unknown))
                raise Clash(f"{module.name} clashes with {lacking}")
            for verb, about, rule, details in module.rules:
                getattr(self, f"_add_{verb}")(module, about, rule, **details)

    def _claim(self, table: dict[Any, Any], about: Any, rule: Any, instead: bool, module: Module) -> None:
        if (about in table) != instead:
            why = "nothing is there to replace" if instead else "it has a rule already; say instead=True to replace it"
            raise Clash(f"{module.name}: {about.__name__}: {why}")
        table[about] = rule

    def _add_does(self, module: Module, task: type[Task], rule: Callable[..., None], instead: bool) -> None:
        self._claim(self.does, task, rule, instead, module)

    def _add_plays(
        self, module: Module, action: type[Action], rule: Callable[..., None], instead: bool, aside: bool
    ) -> None:
        self._claim(self.plays, action, rule, instead, module)
        if aside:
            self.asides.add(action)

    def _add_allows(self, _: Module, action: type[Action], rule: Any, during: tuple[type[Decision], ...]) -> None:
        self.allows[action].append((during, rule))

    def _add_offers(self, module: Module, decision: type[Decision], rule: Any, answering: Answering | None) -> None:
        self._offers[decision].append(rule)
        if answering:
            self._claim(self._answering, decision, answering, False, module)

    def _add_modifies(
        self, module: Module, query: Query[..., Any], rule: Any, given: type[Part] | None, of: frozenset[str]
    ) -> None:
        if why := _why_no_modifier(query, rule, of) or self._why_unasked(query):
            raise Clash(f"{module.name}: {rule.__name__} modifies {query}, {why}")
        self._modifies[query].append(Given(rule, given, of))

    def _why_unasked(self, query: Query[..., Any]) -> str:
        """Why nobody asks for a value by these rules, and what would mend it; "" if somebody does."""
        owner = query.owner
        if owner is None or owner in self.modules:
            return ""
        return f"which only {owner.name} asks: compose {owner.name} too"

    def _add_reacts(self, _: Module, event: type[Event], rule: Any, given: type[Part] | None) -> None:
        self._reacts[event].append(Given(rule, given))

    def _add_opens(
        self, _: Module, window: str, rule: Any, policies: Mapping[str, Policy], wants: Mapping[str, Wants]
    ) -> None:
        self.opens[window].append(rule)
        self._window_policies[window].update(policies)
        self._window_wants[window].update(wants)

    def _add_lays(self, module: Module, names: tuple[str, ...], rule: Any) -> None:
        for name in names:
            if name in self.lays:
                raise Clash(f"{module.name}: {name!r} of a position is laid out by another module already")
            self.lays[name] = rule
        if not names:
            self.lays_unsaid.append(rule)

    def _family(self, root: type[Tagged]) -> Family:
        return Family(root, [kind for kind in self.vocabulary if issubclass(kind, root) and kind is not root])

    def _check(self) -> None:
        awake, known = set(_vocabulary(self.modules)), frozenset(self.vocabulary)
        tasks, actions = (awake.intersection(family.kinds.values()) for family in (self.tasks, self.actions))
        lacking = [
            *(f"task {t.__name__} has no rule{_tell_doing(t)}" for t in tasks if t not in self.does),
            *(
                f"{place} names the task {t.__name__}, which has no rule{_tell_doing(t)}"
                for place, named in (("start", self.start), ("turn", self.turn))
                for t in dict.fromkeys(map(type, named))
                if t not in self.does
            ),
            *(f"action {a.__name__} has no check" for a in actions if a not in self.allows),
            *(f"action {a.__name__} has no effect" for a in actions if a not in self.plays),
            *(
                f"decision {d.__name__} has no default"
                for d in awake.intersection(self.decisions.kinds.values())
                if not self._has_default(d)
            ),
        ]
        declared: dict[str, tuple[Option[Any], Module]] = {}
        for module in self.modules:
            lacking += self._list_lacking_answers(module)
            lacking += self._list_lacking_options(module)
            lacking += self._list_undeclared(module, known)
            for option in _options_in(module):
                first, by = declared.setdefault(option.name, (option, module))
                if first is not option:
                    lacking.append(f"{by.name} and {module.name} both declare an option {option.name}: rename one")
        if lacking:
            raise Clash(f"{self.name}: " + "; ".join(sorted(lacking)))

    def _list_lacking_answers(self, module: Module) -> Iterator[str]:
        """What a module asks to which nobody gives an answer."""
        for query in dict.fromkeys((*module.queries, *_uses_of(module).queries)):
            if query.answered_by and query not in self._modifies:
                yield (
                    f"{module.name} asks {query}, and no module answers: {query.sentence} Compose one that "
                    f"modifies {query.start.__name__}, such as {query.answered_by}"
                )

    def _list_undeclared(self, module: Module, known: Collection[type[Tagged]]) -> Iterator[str]:
        """Which kinds of value a module's rules use that nobody declares, and whether it opens windows that nobody
        asks."""
        used = _uses_of(module)
        for kind in used.kinds:
            if kind not in known and issubclass(kind, STORED) and kind.__module__ != "rules.kernel.values":
                name = kind.__name__
                yield (
                    f"{module.name} uses {name} of {kind.__module__}, which no module declares: import it in the file "
                    f"of a rule, or say tells=({name},)"
                )
        if Window not in self.does and (used.opens_windows or any(verb == "opens" for verb, *_ in module.rules)):
            yield f"{module.name} opens a window{_tell_doing(Window)}"

    def _list_lacking_options(self, module: Module) -> Iterator[str]:
        """Which options of a module's files have no choice, or one that the module does not know."""
        for option in _options_in(module):
            chosen = self.options.get(option.name)
            if chosen is None:
                yield (
                    f"{module.name} reads the option {option.name}, which is not set: list it in the game's options, "
                    f"or give the ruleset options={{{option.name!r}: {option.default!r}}}"
                )
            elif chosen not in option.choices:
                known = ", ".join(option.choices)
                yield f"{module.name} reads the option {option.name}, one of {known}, and it is {chosen!r}"


def _tell_missing(name: str, among: Collection[str]) -> str:
    """A module's name, and what is wrong with it: that no module has it, and which of these is nearly called so."""
    if name in MADE:
        return f"{name}, which is not composed here"
    return f"{name}, and no module is called so{tell_near(name, among)}"


def _tell_doing(task: type[Tagged]) -> str:
    """Which module carries out a task, if one does, and that it has to be composed."""
    doing = (one.name for one in MADE.values() if any(rule[:2] == ("does", task) for rule in one.rules))
    found = next(doing, "")
    return f", which {found} has: compose {found} too" if found else ""


def _why_no_modifier(query: Any, rule: Callable[..., Any], of: frozenset[str]) -> str:
    """Why a rule cannot modify a value, and what would mend it; "" if it can."""
    if not isinstance(query, Query):
        return "which is no query: name the object itself; docs/queries.md lists them"
    takes = parameters(rule)
    if len(takes) < 2 or takes[2:] != query.about:
        return f"but takes ({', '.join(takes)}): it has to take ({', '.join(('g', 'value', *query.about))})"
    return "which is asked of nothing, so it cannot be `of` something" if of and not query.about else ""


def _options_in(module: Module) -> list[Option[Any]]:
    """Every option that the files of a module's rules name, or that their code uses."""
    named = (option for home in _homes([module]) for option in _named_in(home, len(vars(home))).options)
    return [*dict.fromkeys((*named, *_uses_of(module).options))]


def _uses_of(module: Module) -> Uses:
    return find_uses(tuple(rule for _, _, rule, _ in module.rules))


def _homes(modules: Iterable[Module]) -> list[ModuleType]:
    """The files of the modules' rules."""
    names = dict.fromkeys(rule.__module__ for module in modules for _, _, rule, _ in module.rules)
    return [sys.modules[name] for name in names]


class _Named(NamedTuple):
    """The tagged classes and the options that a file names."""

    kinds: tuple[type[Tagged], ...]
    options: tuple[Option[Any], ...]


@lru_cache(maxsize=1024)
def _named_in(home: ModuleType, names: int) -> _Named:
    """What a file names that has this many `names`: one that composes rules while it is loaded will have more."""
    things = [*vars(home).values()]
    kinds = (thing for thing in things if isinstance(thing, type) and issubclass(thing, Tagged))
    return _Named(
        tuple(kind for kind in kinds if kind.__module__ != "rules.kernel.values"),
        tuple(thing for thing in things if isinstance(thing, Option)),
    )


def _vocabulary(modules: Iterable[Module]) -> tuple[type[Tagged], ...]:
    """Every tagged class in the files of the modules' rules or in a module's `tells`, in a fixed order."""
    modules = tuple(modules)
    found = dict.fromkeys(kind for home in _homes(modules) for kind in _named_in(home, len(vars(home))).kinds)
    found |= dict.fromkeys(KERNEL)
    found |= {told: None for module in modules for told in module.tells}
    return tuple(sorted(found, key=lambda kind: (kind.__module__, kind.__qualname__)))
