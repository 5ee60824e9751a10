"""Nothing outside folders named `sealed` serves the packs of Risk Legacy alone: it would show what they bring.

Whatever lies outside (a query, a name, a field, a hook, a message) is used by something open as well. What is excepted
says why it tells nothing.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple, TypeVar

from support.documents.tracked_files import PACKAGES, is_sealed, sources, text_of, tracked

from renders.games.legacy.sealed import PACKS
from rules.kernel.tagged import Tagged
from rules.legacy.campaign.box import BOX, COUNTED

IMPORTERS: Mapping[str, str] = {
    "bot/words/games/__init__.py": "the words of the packs",
    "renders/games/legacy/scene.py": "the art of the board",
    "renders/games/legacy/tables.py": "the art of the packs",
    "rules/ai/choosing.py": "the AI of a campaign in which packs are open",
    "rules/legacy/campaign/boards.py": "the board",
    "rules/legacy/__init__.py": "the rules of the packs",
    "rules/legacy/campaign/chain.py": "the packs' texts",
    "rules/legacy/campaign/kept.py": "the packs' texts",
}
"""The files that put together what lies outside and what is sealed: what they take from there, without names."""
COMPOSED: Mapping[str, str] = {
    "Pack": "what a pack is",
    "PackArt": "what a pack adds to pictures",
    "PackPart": "what a pack leaves to the next game",
    "Wants": "any order may say any of it",
    "DiceRule": "any rule of dice may say any of it",
    "War": "how an AI plans a war: any step of it may look further",
    "LegacySight": "what an AI sees: it may see more",
    "Sight": "the same",
    "Board": "any board may be another",
}
"""What exists for the packs and says no more than that: any of them may add to anything."""


def outside() -> Mapping[str, ast.Module]:
    return sources(sealed=False)


def within() -> Mapping[str, ast.Module]:
    return sources(sealed=True)


Node = TypeVar("Node", bound=ast.AST)


@cache
def _by_kind(tree: ast.Module) -> Mapping[type[ast.AST], Sequence[ast.AST]]:
    found = defaultdict(list)
    for node in ast.walk(tree):
        found[type(node)].append(node)
    return found


def nodes(trees: Mapping[str, ast.Module], *kinds: type[Node]) -> Iterator[Node]:
    """All nodes of these kinds in some modules: most of these tests go through some."""
    for tree in trees.values():
        for kind in kinds:
            yield from _by_kind(tree).get(kind, ())  # type: ignore[misc]


Found = tuple[str, str]
"""A class or a function, or "", and a name in it."""


def unexplained(found: Iterable[Found]) -> list[Found]:
    return sorted((owner, name) for owner, name in found if not excuses(owner, name))


def excuses(owner: str, name: str) -> set[str]:
    return {owner, name, f"{owner}.{name}"} & COMPOSED.keys()


def calls(trees: Mapping[str, ast.Module]) -> Iterator[ast.Call]:
    return nodes(trees, ast.Call)


def texts(nodes: list[ast.expr]) -> list[str]:
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def queries_modified(trees: Mapping[str, ast.Module]) -> set[str]:
    return modified_by(calls(trees))


def modified_by(calls: Iterable[ast.Call]) -> set[str]:
    found = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "modifies"]
    return {query.id for call in found for query in call.args if isinstance(query, ast.Name)}


def test_no_query_is_asked_for_the_packs_alone() -> None:
    alone = queries_modified(within()) - queries_modified(outside())
    assert alone
    named = {node.id for node in nodes(outside(), ast.Name)}
    made = {each for _, each in chain.from_iterable(map(queries_made, outside().values()))}
    assert sorted(alone & (named | made)) == []


def queries_made(tree: ast.Module) -> Iterator[Found]:
    """The functions of which queries are made."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            for by in node.decorator_list:
                made_by_a_module = isinstance(by, ast.Attribute) and by.attr == "asks"
                if made_by_a_module or (isinstance(by, ast.Name) and by.id == "Query"):
                    yield "", node.name


ARGUMENTS: Mapping[tuple[str, int], str] = {
    ("free_factions", 2): "who chooses",
    ("toll", 2): "where an army comes from",
    ("toll", 4): "how large it is",
    ("march_barred", 2): "whose army it is",
}
"""The arguments of queries that no rule outside reads, by their place in a rule; each says what any game would say."""


def arguments_read(trees: Mapping[str, ast.Module]) -> set[tuple[str, int]]:
    """Which arguments the rules that modify a query read, from the third on: `g` and the value come first."""
    found: set[tuple[str, int]] = set()
    for rule in nodes(trees, ast.FunctionDef):
        lines = [call for call in rule.decorator_list if isinstance(call, ast.Call)]
        if not (queries := modified_by(lines)):
            continue
        filtered = any(one.arg == "of" for call in lines for one in call.keywords)
        read = {node.id for part in rule.body for node in ast.walk(part) if isinstance(node, ast.Name)}
        names = [each.arg for each in rule.args.args]
        places = [at for at, name in enumerate(names) if at > 1 and (name in read or (filtered and at == 2))]
        found |= {(query, at) for query in queries for at in places}
    return found


def test_no_argument_of_a_query_is_read_by_the_packs_alone() -> None:
    """Where something open modifies the query too."""
    alone = arguments_read(within()) - arguments_read(outside())
    shared = queries_modified(outside())
    assert {each for each in alone if each[0] in shared} == ARGUMENTS.keys()


def names_used(trees: Mapping[str, ast.Module]) -> Counter[str]:
    """How often each name is used: not where it is made, imported or listed in `__all__`."""
    found: Counter[str] = Counter()
    for node in nodes(trees, ast.Name, ast.Attribute, ast.keyword, ast.MatchClass, ast.Call):
        match node:
            case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name) | ast.keyword(arg=str(name)):
                found[name] += 1
            case ast.MatchClass(kwd_attrs=names):
                found.update(names)
            case ast.Call(args=given):
                found.update(texts(given))
    return found


def names_made(tree: ast.Module) -> Iterator[Found]:
    """What a module makes, each with its class; a function that a decorator registers is used by it."""
    for node in tree.body:
        match node:
            case ast.ClassDef(name=owner, body=body):
                yield "", owner
                yield from ((owner, name) for part in body for name in made_by(part))
            case ast.FunctionDef(decorator_list=[_, *_]):
                continue
            case _:
                yield from (("", name) for name in made_by(node))


def made_by(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name) if not name.startswith("__"):
            yield name
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name
        case ast.Assign(targets=targets):
            yield from (each.id for one in targets for each in ast.walk(one) if isinstance(each, ast.Name))


def made(trees: Mapping[str, ast.Module]) -> set[Found]:
    return {each for tree in trees.values() for each in names_made(tree)}


@cache
def made_alone() -> frozenset[Found]:
    open_uses, sealed_uses = names_used(outside()), names_used(within())
    return frozenset(each for each in made(outside()) if sealed_uses[each[1]] and not open_uses[each[1]])


def test_nothing_is_made_for_the_packs_alone() -> None:
    assert unexplained(made_alone()) == []


class Takes(NamedTuple):
    """The fields or parameters of a class or a function, in order, and those that may be left out."""

    names: list[str]
    spare: set[str]


def fields_of(made: ast.ClassDef) -> Takes:
    fields = [part for part in made.body if isinstance(part, ast.AnnAssign)]
    fields = [part for part in fields if "ClassVar" not in ast.unparse(part.annotation)]
    named = {ast.unparse(part.target): part.value for part in fields}
    return Takes([*named], {name for name, value in named.items() if value is not None})


def parameters_of(made: ast.FunctionDef) -> Takes:
    given = made.args
    names = [each.arg for each in (*given.posonlyargs, *given.args) if each.arg not in ("self", "cls")]
    by_name = {each.arg for each, value in zip(given.kwonlyargs, given.kw_defaults, strict=True) if value is not None}
    return Takes(names, by_name | set(names[max(len(names) - len(given.defaults), 0) :] if given.defaults else ()))


@cache
def takes() -> Mapping[str, Sequence[Takes]]:
    """What each class and function outside takes, by its name: several may have one name."""
    found: defaultdict[str, list[Takes]] = defaultdict(list)
    for node in nodes(outside(), ast.ClassDef):
        found[node.name].append(fields_of(node))
    for function in nodes(outside(), ast.FunctionDef):
        if not function.name.startswith("__"):
            found[function.name].append(parameters_of(function))
    return found


def given(trees: Mapping[str, ast.Module]) -> set[Found]:
    """Which fields or parameters are given to which class or function; "" stands for any."""
    found: set[Found] = set()
    for call in calls(trees):
        called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        arguments = call.args
        if called == "partial" and isinstance(arguments[0], ast.Name):
            called, arguments = arguments[0].id, arguments[1:]
        every = any(isinstance(one, ast.Starred) for one in arguments) or any(not one.arg for one in call.keywords)
        for names, spare in takes().get(called, ()):
            found |= {(called, name) for name in ({*names, *spare} if every else names[: len(arguments)])}
        found |= {("" if called in ("replace", "_replace", "glue") else called, one.arg or "") for one in call.keywords}
    return found


def functions_and_classes(trees: Mapping[str, ast.Module]) -> set[str]:
    return {node.name for node in nodes(trees, ast.ClassDef, ast.FunctionDef)}


@cache
def given_alone() -> frozenset[Found]:
    by_packs, by_others, their_own = given(within()), given(outside()), functions_and_classes(within())
    return frozenset(
        (owner, name)
        for owner, signatures in takes().items()
        for name in set().union(*(each.spare for each in signatures))
        if {(owner, name), ("", name)} & by_packs
        and not {(owner, name), ("", name)} & by_others
        and owner not in their_own
    )


def test_no_field_and_no_parameter_is_given_by_the_packs_alone() -> None:
    assert unexplained(given_alone()) == []


def classes() -> Iterator[type]:
    """Every class of the program."""
    for package in map(importlib.import_module, PACKAGES):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if "__main__" not in found.name:
                yield from (
                    each
                    for each in vars(importlib.import_module(found.name)).values()
                    if isinstance(each, type) and each.__module__ == found.name
                )


def is_sealed_class(each: type) -> bool:
    return "sealed" in each.__module__.split(".")


@cache
def said_alone() -> frozenset[Found]:
    """What a class says by default, and none but a sealed class otherwise."""
    users: defaultdict[tuple[type, str], set[bool]] = defaultdict(set)
    for each in classes():
        lines = [name for name, value in vars(each).items() if type(value).__name__ != "member_descriptor"]
        for base in each.__mro__[1:]:
            for name in lines:
                if name in vars(base) and not name.startswith("__") and base.__module__.startswith(PACKAGES):
                    users[base, name].add(is_sealed_class(each))
    return frozenset(
        (base.__name__, name)
        for (base, name), sealed in users.items()
        if sealed == {True} and not is_sealed_class(base) and name != "kind"
    )


def test_no_hook_is_used_by_the_packs_alone() -> None:
    assert unexplained(said_alone()) == []


def test_nothing_is_excepted_that_need_not_be() -> None:
    met = {excuse for each in (made_alone(), given_alone(), said_alone()) for one in each for excuse in excuses(*one)}
    assert met == COMPOSED.keys()


def test_no_message_outside_is_of_a_kind_that_is_sealed() -> None:
    open_kinds, sealed_kinds = (
        {each.kind for each in classes() if issubclass(each, Tagged) and is_sealed_class(each) == sealed}
        for sealed in (False, True)
    )
    kinds = "|".join(sorted(sealed_kinds - open_kinds, reverse=True))
    message = re.compile(rf"^(?:event|refusal|decision|action|field|window|story-line)-(?:{kinds})\b.* =", re.MULTILINE)
    files = [path for path in tracked() if path.endswith(".ftl") and not is_sealed(path)]
    assert [f"{path}: {found[0]}" for path in files for found in message.finditer(text_of(path))] == []


def test_each_table_that_packs_may_add_to_is_read_outside() -> None:
    """So it tells nothing that it is there."""
    read = {
        text
        for call in calls(outside())
        if isinstance(call.func, ast.Name) and call.func.id == "table"
        for text in texts(call.args)
    }
    assert BOX.keys() <= {*read, *COUNTED}
    assert {name for pack in PACKS for name in pack.tables} <= read


def test_what_is_sealed_is_taken_in_few_places() -> None:
    takers = {
        path
        for path, tree in outside().items()
        for node in nodes({path: tree}, ast.ImportFrom)
        if "sealed" in (node.module or "").split(".")
    }
    assert takers == IMPORTERS.keys()
