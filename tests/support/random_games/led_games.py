"""Games in which leaders go along or stay, as they were stored when a force had a captain or none (`led`).

The stored ones lie in `tests/rules/risk/led`: where each game stands, as it was saved; the answers that follow; what
came of them. They never change. A game that is added is written, from the rules of its day, by

    python tests support.random_games.led_games
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from support.classic.position import field
from support.lotr.position import position
from support.random_games.game_in_progress import UnderWay

from rules import Ruleset, Seeded, Setting, State, apply, fingerprint, plain, ruleset
from rules.records import read_snapshot, write_snapshot

STORED = Path(__file__).parents[2] / "rules" / "risk" / "led"
KEY = b"stored games"
Answer = Mapping[str, Any]
"""An answer as it is stored, without its decision and its player."""


def attack(source: str, target: str, dice: int, *, led: bool) -> Answer:
    return {"kind": "attack", "source": source, "target": target, "dice": dice, "led": led}


def defend(dice: int, *, led: bool) -> Answer:
    return {"kind": "defend", "dice": dice, "led": led}


def march(source: str, target: str, count: int, *, led: bool) -> Answer:
    return {"kind": "fortify", "source": source, "target": target, "count": count, "led": led}


def enter(count: int, *, led: bool) -> Answer:
    return {"kind": "move-in", "count": count, "led": led}


PASS, FINISH = {"kind": "pass"}, {"kind": "finish"}
FOLLOWING = {"captain-kept-back": "may-follow"}
KHAND = {"green": "khand:12 harad:9", "red": "near_harad:2 umbar:2"}


def in_khand(hold: Mapping[str, str] = KHAND, **more: Any) -> UnderWay:
    """Captains of green stand in Khand and in Harad, one of red in Near Harad."""
    return position(hold=hold, **{"captains": {"green": "khand harad", "red": "near_harad"}, **more})


def warned() -> UnderWay:
    """Captains of both stand at the border, and red holds a card for when he is attacked."""
    hold = {"green": "khand:12", "red": "near_harad:2 harad:2"}
    return in_khand(hold, adventures={"red": "strategic_withdrawal"}, captains={"green": "khand", "red": "near_harad"})


def guarded() -> UnderWay:
    """A captain stands in Khand, and one regiment in Near Harad."""
    return in_khand({"green": "khand:30", "red": "near_harad:1"}, captains={"green": "khand"}, options=FOLLOWING)


def marching(**options: str) -> UnderWay:
    return in_khand(
        {"green": "khand:12 harad:9 near_harad:3", "red": "umbar:2"}, options=options, captains={"green": "khand"}
    )


def in_alaska() -> UnderWay:
    return field(hold={"red": "alaska:9", "blue": "kamchatka:3"})


GAMES: dict[str, tuple[Callable[[], UnderWay], int, tuple[Answer, ...]]] = {
    "a captain leads": (
        in_khand,
        1,
        (attack("khand", "near_harad", 3, led=True), defend(2, led=True), attack("khand", "near_harad", 3, led=True)),
    ),
    "another attacks than the one who led": (
        in_khand,
        4,
        (
            attack("khand", "near_harad", 1, led=True),
            defend(1, led=False),
            attack("harad", "near_harad", 1, led=True),
            defend(1, led=True),
            attack("khand", "near_harad", 1, led=False),
            defend(1, led=True),
        ),
    ),
    "nobody leads": (
        in_khand,
        1,
        (attack("khand", "near_harad", 3, led=False), defend(2, led=False)),
    ),
    "a window before the first battle": (
        warned,
        1,
        (
            attack("khand", "near_harad", 3, led=True),
            {"kind": "withdraw", "card": "strategic_withdrawal", "target": "harad", "led": True},
            defend(1, led=False),
        ),
    ),
    "a window before a battle without leaders": (
        warned,
        1,
        (
            attack("khand", "near_harad", 3, led=False),
            {"kind": "withdraw", "card": "strategic_withdrawal", "target": "harad", "led": False},
            defend(1, led=True),
        ),
    ),
    "a captain follows": (
        guarded,
        2,
        (attack("khand", "near_harad", 3, led=False), defend(1, led=False), enter(4, led=True), FINISH),
    ),
    "a captain stays behind": (
        guarded,
        0,
        (attack("khand", "near_harad", 3, led=False), defend(1, led=False), enter(4, led=False), FINISH),
    ),
    "a march with a captain": (marching, 0, (FINISH, march("khand", "near_harad", 4, led=True))),
    "a march without": (marching, 1, (FINISH, march("khand", "near_harad", 4, led=False))),
    "a captain marches alone": (
        lambda: marching(**{"captains-march": "alone"}),
        1,
        (FINISH, march("khand", "near_harad", 0, led=True)),
    ),
    "classic": (
        in_alaska,
        1,
        (
            attack("alaska", "kamchatka", 3, led=False),
            defend(2, led=False),
            attack("alaska", "kamchatka", 3, led=False),
            defend(1, led=False),
        ),
    ),
}
"""Where each game begins, how many answers are given before it is saved, and all its answers."""
LINES_WRITTEN: tuple[Mapping[str, Any], ...] = (
    {
        "kind": "invade-line",
        "source": "khand",
        "target": "near_harad",
        "foe": "red",
        "left": 2,
        "odds": 60,
        "led": True,
    },
    {"kind": "invade-line", "source": "khand", "target": "near_harad", "follow": 3, "begun": True, "bold": True},
    {"kind": "fortify-line", "source": "khand", "target": "harad", "count": -1, "led": True},
    {"kind": "fortify-line", "source": "khand", "target": "harad", "count": 4, "led": False},
)


def whole(state: State, answer: Answer) -> dict[str, Any]:
    """An answer to the first open decision, as it is stored."""
    number = next(iter(state.unanswered))
    return {"kind": answer["kind"], "decision": number, "player": state.pending[number].player, **answer}


def played(rules: Ruleset, state: State, answers: tuple[Answer, ...]) -> Iterator[tuple[State, dict[str, Any]]]:
    """Every step: the state before it, and what is stored of it."""
    for answer in answers:
        written = whole(state, answer)
        step = apply(rules, state, rules.actions.read(written), Seeded(KEY))
        yield (
            state,
            {
                "action": plain(step.action),
                "events": [plain(event) for event in step.events],
                "fingerprint": fingerprint(step.state),
            },
        )
        state = step.state


def game(name: str) -> dict[str, Any]:
    """A game as it is stored."""
    begins, saved, answers = GAMES[name]
    at = begins()
    steps = list(played(at.rules, at.state, answers))
    return {
        "game": at.rules.name,
        "seats": list(at.rules.seats),
        "options": dict(at.rules.options),
        "saved": write_snapshot(steps[saved][0]),
        "steps": [step for _, step in steps[saved:]],
    }


def orders() -> dict[str, Any]:
    """Orders as they are stored: the lines of a plan, and answers kept for one decision."""
    at = in_khand()
    lines = map(at.rules.lines.read, LINES_WRITTEN)
    begun = [
        whole(at.state, answer)
        for answer in (attack("khand", "near_harad", 3, led=True), attack("khand", "near_harad", 3, led=False))
    ]
    given = map(at.rules.actions.read, begun)
    return {"plan": [json.dumps(plain(line)) for line in lines], "said": [json.dumps(plain(each)) for each in given]}


def answered() -> dict[str, Any]:
    """A saved game in which secret answers wait for the others."""
    saved = game("a captain leads")
    rules = ruleset(Setting(saved["game"], tuple(saved["seats"]), tuple(saved["options"].items())))
    state = read_snapshot(rules, saved["saved"])
    (number,) = state.pending
    found = []
    for led in (True, False):
        state.replies[number] = rules.actions.read(whole_reply(number, state.pending[number].player, led=led))
        found.append(write_snapshot(state))
    return {**{key: saved[key] for key in ("game", "seats", "options")}, "saved": found}


def whole_reply(number: int, player: str, *, led: bool) -> dict[str, Any]:
    return {**defend(2, led=led), "decision": number, "player": player}


def everything() -> dict[str, Any]:
    return {"games": {name: game(name) for name in GAMES}, "orders": orders(), "answered": answered()}


def written(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, indent=None, separators=(",", ":"))


if __name__ == "__main__":
    for part, data in everything().items():
        ((STORED / f"{part}.json").write_text(written(data) + "\n", encoding="utf-8"))
