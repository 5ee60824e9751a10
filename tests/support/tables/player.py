"""A simulated player: an AI chooses the answer, and this code finds the buttons and commands for it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from msgspec.structs import fields
from support.tables.simkit import Person, keys, lines, parts
from support.tables.tables import Table

from bot.game.session import Session
from bot.ui.commands.typed_answer import code
from bot.ui.decisions.answer import choice_token, leaders_token
from bot.ui.decisions.prompt import Prompt, prompt_for
from bot.words import words
from bot.words.arguments import LEADERS
from rules import Action
from rules.ai import choose
from rules.author import written_meanings
from rules.kernel.tagged import values_by_column
from rules.risk import game_leaders

MOST_PAGES = 20
NONE = ("none", "no")
"""The tokens for nothing: of several things, and of the only leader."""
TYPED = {"deploy": "risk deploy", "attack": "risk attack", "fortify": "risk fortify"}


def wanted(session: Session, asked: Prompt) -> Action:
    """The AI's answer for this seat; always the same for the same position."""
    random = Random(f"{asked.number}/{asked.session.table.seq}")
    return choose(session.rules, session.view(asked.seat), asked.number, asked.offers, random.randrange)


class Restarts:
    """Restarts of the bot while people play: after the first answer of each kind, or after `every` answer."""

    def __init__(self, *, every: bool) -> None:
        self.every = every
        self.kinds: set[str] = set()
        """The kinds of the answers after which the bot was started anew."""

    async def after(self, action: Action, table: Table) -> None:
        """Stop the bot and start another, if it is to be done after this answer."""
        if self.every or action.kind not in self.kinds:
            self.kinds.add(action.kind)
            await table.restart()


async def play_on(table: Table, most: int, restarts: Restarts | None = None) -> int:
    """Answer for the waiting players until the game ends or `most` answers are given; return how many."""
    people = {person.id: person for person in table.people.values()}
    for count in range(most):
        session = await table.session()
        waiting = next((each for each in session.list_waiting() if each.person in people), None)
        if session.state.winners is not None or waiting is None:
            return count
        asked = prompt_for(session, waiting.decision.player, words("en"), waiting.number)
        assert asked is not None
        action = wanted(session, asked)  # type: ignore[arg-type]
        await give(table, people[waiting.person or 0], asked, action)
        after = await table.session()
        assert after.table.seq > session.table.seq, f"{asked.decision} was not answered"
        if restarts is not None:
            await restarts.after(action, table)
    return most


async def give(table: Table, person: Person, asked: Prompt, action: Action) -> None:
    """Answer in one of three ways in turn: by the family's command, by `do`, or by buttons."""
    way = asked.number % 3
    if way == 0 and action.kind in TYPED:
        await typed(person, asked, action)
        await _confirm(person, action)
    elif way == 1:
        await person.type("risk do", answer=code(asked, action))
        await _confirm(person, action)
    else:
        await tapped(table, person, action)


async def _confirm(person: Person, action: Action) -> None:
    """Say yes where the bot asks once more."""
    for key in keys(person.screen):
        if f":sure:{action.kind}:" in key:
            await person.press(key.split(":", 3)[3])
            return


PLACES, LAST = {"1": "First", "2": "Second", "3": "Third", "4": "Fourth"}, "Last"
"""What the places in the order of play are called on buttons; the last one by its own name."""


async def typed(person: Person, asked: Prompt, action: Any) -> None:
    """Answer by the family's own command."""
    given = {field.name: getattr(action, field.name) for field in fields(action)}
    given.pop("decision"), given.pop("player")
    arguments = {"source": "from", "target": "to"}
    if "leaders" in given:
        leaders = given.pop("leaders")
        several = len(game_leaders(asked.session.rules, asked.session.state)) > 1
        given |= {"with": "+".join(leaders) or "nobody"} if several else {"captain": bool(leaders)}
    await person.type(TYPED[action.kind], **{arguments.get(name, name): value for name, value in given.items()})


async def tapped(table: Table, person: Person, action: Any) -> None:
    """Answer from the board post's Play button through the panel."""
    await person.press("play", table.last("play"))
    if action.kind == "finish":
        await person.press("done")
    elif action.kind == "attack":
        await _attack(person, action)
    else:
        await _through(table, person, action)


async def _attack(person: Person, action: Any) -> None:
    """Choose the invasion from the list, wherever it stands, and who goes along; then fight until it falls."""
    front = f"{action.source}+{action.target}"
    fight = f"bat:{action.source}:{action.target}:{leaders_token(action.leaders)}:0"
    if not any(key.endswith(fight) for key in keys(person.screen)):
        page = 1
        while front not in [line["value"] for line in lines(person.screen, "war")]:
            page += 1
            await person.press(f"wars:{page}")
        await person.choose("war", front)
    others = f"war:{action.source}:{action.target}:{leaders_token(action.leaders)}"
    if any(key.endswith(f":{others}") for key in keys(person.screen)):
        await person.press(others)
    elif not any(key.endswith(fight) for key in keys(person.screen)):
        await person.choose("along", *action.leaders)
    await person.press(fight)


async def _through(table: Table, person: Person, action: Any) -> None:
    """Choose the kind, then field after field, as the panel asks."""
    declared = written_meanings(type(action)).values()
    path = list(map(_wanted, declared, values_by_column(action).values()))[2:]
    for start in (f"wish:to-{action.kind}:ask", f"ask:-:{action.kind}"):
        if any(key.endswith(f":{start}") for key in keys(person.screen)):
            await person.press(start)
    before = (await table.session()).table.seq
    for _ in range(2 * len(path) + 2):
        await _step(person, action.kind, path)
        if (await table.session()).table.seq > before:
            return
    raise AssertionError(f"the panel never took {action}: {keys(person.screen)}")


def _wanted(meaning: Any, value: Any) -> str:
    """A choice as text; several things by their names."""
    several = isinstance(value, tuple) and value and meaning != LEADERS
    return "+".join(value) if several else choice_token(meaning, value)


def _fits(tokens: list[str], path: list[str]) -> bool:
    """Whether choices so far are those wanted; a code of several things stands for the ones that were ticked."""
    coded = (token[:1] in ("*", "^", "~") for token in tokens)
    return all(
        code or token == wanted or (token in NONE and wanted in NONE)
        for code, token, wanted in zip(coded, tokens, path, strict=False)
    )


async def _step(person: Person, kind: str, path: list[str]) -> None:
    """One press towards the answer."""
    if await _some_of_several(person, kind, path):
        return None
    for key in keys(person.screen):
        verb, *given = key.partition("#")[0].split(":")[3:]
        tokens = given[1:]
        if given[:1] != [kind] or not _fits(tokens, path):
            continue
        if verb in ("ans", "sure") and key.startswith("r:"):
            return await person.press(key.split(":", 3)[3])
        if verb == "ans" and await _from_list(person, key, path[len(tokens)]):
            return None
        if verb == "num":
            return await person.fill(key.split(":", 3)[3], number=path[len(tokens)])
    return await _other_region(person, kind, path)


async def _some_of_several(person: Person, kind: str, path: list[str]) -> bool:
    """Tick several things of a list, or choose the next one of a list in an order; False where neither is asked."""
    for key in keys(person.screen):
        verb, *given = key.partition("#")[0].split(":")[3:]
        if verb == "some" and given[:1] == [kind] and path[len(given) - 2] not in NONE:
            wanted = path[len(given) - 2].split("+")
            if set(wanted) <= _listed(person, key):
                await person.choose(key.split(":", 3)[3], *wanted)
                return True
    ordered = next((key for key in keys(person.screen) if ":ask:p1^" in key and f":{kind}" in key), "")
    if not ordered:
        return False
    _, place, *given = ordered.split(":")[3:]
    wanted = path[len(given) - 1].split("+")
    listed = len(place.partition("^")[2].partition(".")[0]) - 1
    if wanted == ["none"] or len(wanted) == listed:
        await person.press(next(key for key in keys(person.screen) if _ends_list(key, given)).split(":", 3)[3])
        return True
    pressed = {
        part["label"]: part["custom_id"] for part in parts(person.screen) if part.get("custom_id") and part.get("label")
    }
    label = next(name for name in (wanted[listed], PLACES.get(wanted[listed], ""), LAST) if name in pressed)
    await person.press(pressed[label].split(":", 3)[3])
    return True


def _listed(person: Person, key: str) -> set[str]:
    """What can be chosen from the list with this key."""
    found = next(part for part in parts(person.screen) if part.get("custom_id") == key)
    return {option["value"] for option in found["options"]}


def _ends_list(key: str, names: list[str]) -> bool:
    """Whether a button ends a list in an order, or leaves it empty."""
    verb, *tokens = key.split(":")[3:]
    return verb == "ans" and tokens[: len(names)] == names and tokens[len(names) :][:1] != []


async def _from_list(person: Person, key: str, value: str) -> bool:
    verb = key.split(":", 3)[3]
    if value not in [line["value"] for line in lines(person.screen, verb)]:
        return False
    await person.choose(verb, value)
    return True


async def _other_region(person: Person, kind: str, path: list[str]) -> None:
    """Look through the regions of a long list."""
    for key in keys(person.screen):
        if f":ask:@:{kind}" in key:
            verb, tokens = key.split(":", 3)[3], key.partition("#")[0].split(":")[6:]
            for region in [line["value"] for line in lines(person.screen, verb)]:
                await person.choose(verb, region)
                listed = [line["value"] for part in parts(person.screen) for line in part.get("options") or ()]
                if path[len(tokens)] in listed:
                    return
    if not await _other_page(person, kind, path):
        raise AssertionError(f"no way on to {kind} {path}: {keys(person.screen)}")


async def _other_page(person: Person, kind: str, path: list[str]) -> bool:
    """Turn the pages of a long list until one has what is wanted; False where none has."""
    turn = re.compile(rf":ask:p(\d+):{kind}(:|$)")
    for page in range(2, MOST_PAGES):
        key = next((key for key in keys(person.screen) if (at := turn.search(key)) and at[1] == str(page)), "")
        if not key:
            return False
        await person.press(key.split(":", 3)[3])
        listed = [line["value"] for part in parts(person.screen) for line in part.get("options") or ()]
        if set(listed) & set(path):
            return True
    return False
