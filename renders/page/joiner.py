"""Join the page's modules of JavaScript into one script: no bundler, no loader.

A module is a file of `web/` with its imports at the top and `export` before what others use. Joined, they share one
scope, so no two of them may declare the same name at their top level.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

START = "main.js"
"""The module that imports all others, directly or through them."""
STYLES = ("page.css", "front.css")
"""The style sheets, in their order."""
_IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([\w-]+\.js)";\n', re.MULTILINE)
_DECLARED = re.compile(r"^(?:export )?(?:async )?(?:function\*?|const|let|class) (\w+)", re.MULTILINE)
_EXPORTED = re.compile(r"^export (?=async |function|const |let |class )", re.MULTILINE)


class CannotJoin(ValueError):
    """Modules that do not fit together; the text says why."""


def page_modules() -> dict[str, str]:
    """The text of each module by its file's name."""
    folder = files("renders.page") / "web"
    return {each.name: each.read_text(encoding="utf-8") for each in folder.iterdir() if each.name.endswith(".js")}


@cache
def page_script() -> str:
    """The page's one script."""
    return join(page_modules(), START)


@cache
def page_style() -> str:
    """The page's one style sheet."""
    folder = files("renders.page") / "web"
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in STYLES)


def join(modules: Mapping[str, str], start: str) -> str:
    """The modules that one needs as a single strict script, each after those that it imports. Raises `CannotJoin` for
    a name that is declared twice, for an import of what is not exported, and for modules in a circle."""
    order = [*_order(modules, start, ())]
    owners: dict[str, str] = {}
    for name in dict.fromkeys(order):
        for declared in _DECLARED.findall(modules[name]):
            if declared in owners:
                raise CannotJoin(f"{declared} is declared in {owners[declared]} and in {name}")
            owners[declared] = name
    parts = [_EXPORTED.sub("", _IMPORT.sub("", modules[name])).strip() for name in dict.fromkeys(order)]
    return '(() => {\n"use strict";\n' + "\n\n".join(parts) + "\n})();\n"


def _order(modules: Mapping[str, str], name: str, above: tuple[str, ...]) -> Iterator[str]:
    """The modules that one needs, then itself."""
    if name in above:
        raise CannotJoin(f"modules import each other in a circle: {', '.join((*above, name))}")
    if name not in modules:
        raise CannotJoin(f"{above[-1] if above else name} imports {name}, which is not there")
    for names, other in _IMPORT.findall(modules[name]):
        yield from _order(modules, other, (*above, name))
        exported = {found for found in _DECLARED.findall(modules[other]) if _exports(modules[other], found)}
        for wanted in filter(None, (each.strip() for each in names.split(","))):
            if wanted not in exported:
                raise CannotJoin(f"{name} imports {wanted}, which {other} does not export")
    yield name


def _exports(module: str, name: str) -> bool:
    return re.search(rf"^export (?:async )?(?:function\*?|const|let|class) {name}\b", module, re.MULTILINE) is not None
