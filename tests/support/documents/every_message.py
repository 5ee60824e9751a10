"""Print every message of a language with real arguments, grouped by file:

    python tests support.documents.every_message fr

A file's name, or the beginning of one, shows only such files: `… every_message en refusals votes`. A message that
chooses between variants is printed once for each, with what it chose by. A variable without a sample here is shown by
its name, ‹like this›.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import bot.words
from bot.words import Words, words
from bot.words.fluent import Messages
from bot.words.seats import naming
from bot.words.times import span

PEOPLE = {"red": "Anna", "green": "Ben", "black": "Chloé"}
NOW = 1_790_000_000
Value = str | int | float
Sample = Callable[[Words], Value]


def seat(colour: str) -> Sample:
    return lambda spoken: naming(spoken, PEOPLE)(colour)


def land(name: str) -> Sample:
    return lambda spoken: spoken.say(f"land-{name}")


def lands(*names: str) -> Sample:
    return lambda spoken: spoken.all_of([spoken.say(f"land-{name}") for name in names])


def seats(*colours: str) -> Sample:
    return lambda spoken: spoken.all_of([naming(spoken, PEOPLE)(colour) for colour in colours])


def message(key: str, form: str = "", **given: Any) -> Sample:
    return lambda spoken: spoken.attribute(key, form, **given) if form else spoken.say(key, **given)


def just(value: Value) -> Sample:
    return lambda spoken: value


def both(english: str, french: str) -> Sample:
    return lambda spoken: french if spoken.language == "fr" else english


_TIME, _DATE, _IN = just(f"<t:{NOW}:t>"), just(f"<t:{NOW}:f>"), just(f"<t:{NOW}:R>")
SAMPLES: dict[str, Sample] = {
    **dict.fromkeys(("player", "who", "attacker", "by", "army", "seat", "first", "holder"), seat("red")),
    **dict.fromkeys(("defender", "loser", "owner", "of", "foe", "general", "to"), seat("green")),
    **dict.fromkeys(("missing", "voters", "seats", "winners", "players", "agreed"), seats("red", "green")),
    **dict.fromkeys(("host", "person", "mention", "ai", "substitute", "caretaker", "wait"), just("@Anna")),
    **dict.fromkeys(("army_id", "by_id", "to_id"), just("red")),
    **dict.fromkeys(("where", "source"), land("harad")),
    **dict.fromkeys(("target", "land"), land("south_ithilien")),
    **dict.fromkeys(("among", "lands", "sources", "origins", "those", "within"), lands("harad", "umbar", "khand")),
    "near": lands("umbar", "khand"),
    "short": message("seat-red"),
    "leaders": just("captain"),
    "leaders_count": just(1),
    "leader": message("typed-leader-captain"),
    "region": message("region-gondor"),
    "regions": lambda spoken: spoken.all_of([spoken.say("region-gondor"), spoken.say("region-mordor")]),
    "bridge": lambda spoken: f"{spoken.say('land-harad')} – {spoken.say('land-khand')}",
    "place": message("site-bree"),
    "symbol": message("symbol-eagle"),
    "side": message("side-good"),
    **dict.fromkeys(("card", "title", "typed", "contribution"), message("card-ambush")),
    "cards": lambda spoken: spoken.all_of([spoken.say("card-ambush"), spoken.say("card-gollum")]),
    "give": lands("harad", "umbar"),
    "take": lands("khand"),
    "effect": message("card-ambush", "effect"),
    "when": message("card-ambush", "when"),
    "what": message("region-gondor", "the"),
    "voted": just(2),
    "thrown": just(3),
    "one": just("harad"),
    "other": just("khand"),
    **dict.fromkeys(("attack", "dice", "mine"), just("6 4 1")),
    **dict.fromkeys(("defence", "theirs", "was"), just("5 3")),
    "rolls": both("Red (Anna) 6, Green (Ben) 4", "Rouge (Anna) 6, Vert (Ben) 4"),
    "win": just("71"),
    "percent": just("60"),
    "expected": just(1.8),
    **dict.fromkeys(("cost", "attacker-loses"), both("1.8", "1,8")),
    "defender-loses": both("3.4", "3,4"),
    "change": just(-2),
    "turn": just(12),
    "round": just(4),
    "page": just(1),
    "pages": just(3),
    "least": just(1),
    "most": just(7),
    "number": just(5),
    "step": just(214),
    "steps": just(980),
    "since": _IN,
    "again": _IN,
    **dict.fromkeys(("until", "time"), _DATE),
    **dict.fromkeys(("start", "due"), _DATE),
    "from": just("22:00"),
    "zone": just("Europe/Paris"),
    "days": lambda spoken: span(14 * 86400, spoken),
    "decision": lambda spoken: span(86400, spoken),
    "window": lambda spoken: span(6 * 3600, spoken),
    "bank": lambda spoken: span(48 * 3600, spoken),
    "growth": lambda spoken: span(7200, spoken),
    "pace": message("choice-pace-daily"),
    "name": message("choice-pace-daily"),
    "option": message("option-setup"),
    "choice": both("Dealt", "Distribués"),
    "resolved": both("Dealt", "Distribués"),
    "rule": both("Prisoners of war", "Prisonniers de guerre"),
    "rules": both("Prisoners of war, Bounties", "Prisonniers de guerre, Primes"),
    "topic": message("decision-to-defend", "topic"),
    "topics": both("Combat, Captains", "Combat, Capitaines"),
    "policy": message("policy-ask"),
    "clause": both("2 defenders or fewer: one die", "2 défenseurs au plus : un dé"),
    "answer": both("Defend with two dice", "Défendre avec deux dés"),
    "answers": both("one die, two dice", "un dé, deux dés"),
    "example": both("deploy 3 Harad", "renfort 3 Harad"),
    "line": just(2),
    "text": both("Harad will fall.", "Le Harad va tomber."),
    "list": both("Moria: Red, 5; Edoras: Green, 3", "Moria : Rouge, 5 ; Edoras : Vert, 3"),
    "parts": both("11 territories: 3 · Gondor: 7", "11 territoires : 3 · Gondor : 7"),
    "terms": both("a stronghold, a captain", "une Place Forte, un Capitaine"),
    "channel": just("#risk"),
    "channels": just("#risk, #middle-earth"),
    "table": just("#risk"),
    "tables": just("#risk, #middle-earth"),
    "language": just("Français"),
    "palette": just("Dusk"),
    "hash": just("`9f2c41d0…`"),
    "key": just("`5b1e77a2…`"),
    "chain": just("quicknet"),
    "print": just("`K7Q2-PX`"),
    "colour": message("seat-red"),
    "refresh": both("Refresh", "Actualiser"),
    "powers": both("Gondor (fortress)", "Gondor (forteresse)"),
    "verdict": both("lucky", "chanceux"),
    "wanted": just(3),
    "asked": both("Choose where to attack", "Choisissez où attaquer"),
    "deck": just("hand"),
    "code": just("none"),
    **dict.fromkeys(("moment", "moments"), both("when you are invaded", "quand on vous envahit")),
    "game": both("The Lord of the Rings", "Le Seigneur des Anneaux"),
    "marks": both("a captain, a stronghold", "un Capitaine, une Place Forte"),
    "mode": just("alone"),
    "kind": message("kind-power"),
    "why": just("dice"),
    "whole": just("yes"),
    "board": just("middle_earth"),
}
"""A value for each variable, of the kind that the program passes."""
_VOTED = {"voters": just(5), "voted": just(2), "yes": just(2), "total": just(5)}
OWN_SAMPLES: dict[str, dict[str, Sample]] = {
    "decision-to-reinforce": {"cards": just(5)},
    "decision-to-answer-ransom": {"give": just(2), "take": just(3)},
    "action-propose-ransom": {"give": just(2), "take": just(3)},
    "action-attack": {"dice": just(3)},
    "action-defend": {"dice": just(2)},
    "event-battle-joined": {"dice": just(3)},
    "event-eliminated": {"by": seat("green")},
    "event-player-knocked-out": {"by": seat("green")},
    "story-line-eliminated": {"by": seat("green")},
    "story-line-player-knocked-out": {"by": seat("green")},
    "event-defence-chosen": {"dice": just(2)},
    "event-ransom-proposed": {"give": just(2), "take": just(3)},
    "event-prisoners-exchanged": {"give": just(2), "take": just(3)},
    "event-ring-hunted": {"region": just(1), "captain": just(1)},
    "event-tallied": {"regions": just(7), "cards": just(5)},
    "status-seat": {"regions": just(7), "cards": just(5)},
    "event-cards-moved": {"source": message("zone-deck"), "target": message("zone-discard")},
    "event-zone-laid": {"zone": message("zone-deck")},
    "choose-exactly": {"ask": message("field-cards")},
    "choose-refusal": {"ask": message("field-cards")},
    "panel-secret-answer": {"when": _DATE},
    "panel-delayed": {"when": _DATE},
    "refusal-never-holds": {"clause": just(2)},
    "refusal-never-reached": {"clause": just(2)},
    "refusal-wrong-number": {"allowed": both("2, 3 or 4", "2, 3 ou 4")},
    "odds-refusal-until": {"until": just(5)},
    "odds-term-until": {"until": just(5)},
    "wait-line": {"what": message("decision-to-defend", "wait")},
    "wait-then": {"answer": message("policy-to-defend-most")},
    "confirm-end-turn": {"what": both("fortify", "déplacer des régiments")},
    "me-quiet": {"to": just("07:00")},
    "me-quiet-now": {"to": just("07:00")},
    "doctor-fine": {"where": just("#risk")},
    "doctor-missing": {"where": just("#risk"), "missing": message("permission-attach_files")},
    "told-captains": {"within": lambda spoken: spoken.attribute("land-harad", "in")},
    **dict.fromkeys(
        ("vote-count", "vote-said", "note-vote-draw-no", "note-vote-pause-yes", "note-vote-pause-no"), _VOTED
    ),
    **dict.fromkeys(
        ("note-vote-resume-yes", "note-vote-resume-no", "note-vote-rewind-yes", "note-vote-rewind-no"), _VOTED
    ),
    "refusal-must-trade": {"cards": just(6)},
    "refusal-too-few-regiments": {"cards": just(9), "regiments": just(8)},
    "refusal-wrong-size": {"size": just(2)},
    "event-die-improved": {"first": just(1), "again": just(5)},
    "event-reserve-laid": {"armies": both("Red 20, Green 20", "Rouge 20, Vert 20")},
    "event-risk-taken": {"attack": just("6 4"), "attack_score": just(13), "defence_score": just(11)},
    "told-risk": {"attack": just("6 4"), "attack_score": just(13), "defence_score": just(11)},
    "refusal-no-such-game": {"game": just("monopoly")},
    "verify-rewind": {"step": just(214), "to": just(198), "steps": just(16), "draws": just(40)},
    "luck-good": {"of": just(91)},
    "luck-bad": {"of": just(91)},
    "alt-stronghold": {"place": just("udun")},
}
"""The values of single messages in which a variable means something of their own."""
FROM_KEYS = frozenset({"game", "kind", "mode", "why", "board"})
"""Variables that are a key where a message chooses by them."""


@dataclass
class Uses(Visitor):
    """What a pattern does with its variables: which it chooses by, and which it names as places."""

    variables: dict[str, None] = field(default_factory=dict)
    keys: dict[str, list[str]] = field(default_factory=dict)
    named: dict[str, str] = field(default_factory=dict)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables[node.id.name] = None

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for given in node.arguments.positional:
            if isinstance(given, ast.VariableReference):
                self.named[given.id.name] = node.id.name
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                self.keys.setdefault(node.selector.id.name, []).append(key)
        self.generic_visit(node)


_IDS = {"LAND": ("harad", "south_ithilien"), "REGION": ("gondor",), "SITE": ("bree",), "STRONGHOLD": ("udun",)}


def _sample(name: str, uses: Uses, spoken: Words) -> Value:
    keys = uses.keys.get(name, [])
    if (kind := uses.named.get(name, "")) in _IDS:
        return _IDS[kind][-1 if name == "target" else 0]
    if any(key in ("one", "many") or key.isdigit() for key in keys):
        known = SAMPLES.get(name)
        value = known(spoken) if known else 3
        return value if isinstance(value, int) else 3
    if "yes" in keys or "no" in keys:
        return "yes"
    if keys and "other" not in keys:
        return keys[0]
    if name in SAMPLES:
        value = SAMPLES[name](spoken)
        return value if name not in FROM_KEYS or not keys else keys[0]
    numeric = ("armies", "count", "left", "lost", "bonus", "score", "total", "loses", "moves", "size", "spare", "taken")
    counted = name.replace("-", "_").split("_")[-1]
    return 3 if counted in numeric or name in _NUMBERS else f"‹{name}›"


_NUMBERS = frozenset(
    [
        "adds",
        "allowed",
        "ask",
        "attackers",
        "attacks",
        "battles",
        "before",
        "captain",
        "captains",
        "cards-held",
        "defenders",
        "did",
        "die",
        "draws",
        "each",
        "evil",
        "fought",
        "good",
        "known",
        "losses",
        "lot",
        "bargain",
        "ours",
        "now",
        "no",
        "places",
        "regiments",
        "seated",
        "short",
        "strongholds",
        "then",
        "territories",
        "trios",
        "turns",
        "yes",
        "yes",
        "more",
        "next",
        "moved",
        "number_of",
        "tales-held",
        "defence_lost",
        "attacker_lost",
        "defender_lost",
        "winners_count",
        "taken",
        "others",
    ]
)
"""Variables that are numbers wherever they occur."""


def variants(spoken: Words, key: str, form: str, pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """What the message can say, each with what it chose by ("" for the first)."""
    uses = Uses()
    uses.visit(pattern)
    given = {name: _sample(name, uses, spoken) for name in uses.variables}
    given |= {name: sample(spoken) for name, sample in OWN_SAMPLES.get(key, {}).items() if name in given}

    def text(values: dict[str, Value]) -> str:
        return spoken.attribute(key, form, **values) if form else spoken.say(key, **values)

    shown = {text(given)}
    yield "", next(iter(shown))
    for name, keys in uses.keys.items():
        for chosen in keys:
            value: Value = {"one": 1, "many": 1_000_000}.get(chosen, int(chosen) if chosen.isdigit() else chosen)
            if chosen == "other":
                known = SAMPLES.get(name)
                value = known(spoken) if known else 3
            line = text({**given, name: value})
            if line not in shown:
                shown.add(line)
                yield f"{name}={value}", line


def entries(language: str, only: Sequence[str] = ()) -> Iterator[tuple[str, str, str, ast.Pattern]]:
    """Every pattern of a language: its folder and file, its message, its attribute ("" for the message itself)."""
    for file in sorted(Path(bot.words.__file__).parent.rglob(f"{language}/*.ftl")):
        if only and not file.name.startswith(tuple(only)):
            continue
        where = f"{file.parents[1].name}/{file.name}"
        messages = Messages()  # Each is parsed once in a process, for the listing and for the words that say it.
        messages.read(file.read_text(encoding="utf-8"))
        for key, entry in messages.items():
            if entry.value is not None:
                yield where, key, "", entry.value
            for attribute in entry.attributes:
                yield where, key, attribute.id.name, attribute.value


def every_message(language: str, only: Sequence[str] = ()) -> Iterator[str]:
    """The lines of the listing."""
    spoken, last = words(language), ""
    for file, key, form, pattern in entries(language, only):
        if file != last:
            yield f"\n{'=' * 8} {language} {file}"
            last = file
        printed = variants(spoken, key, form, pattern)
        for _, line in islice(printed, 1):
            yield f"{'    .' + form if form else key}: {line}"
        for chose, line in printed:
            yield f"        [{chose}] {line}"


@cache
def whole_listing(language: str) -> tuple[str, ...]:
    """All lines of the listing, made once in each process: that takes the better part of a second."""
    return tuple(every_message(language))


def main(arguments: Sequence[str]) -> int:
    """Print the listing of the language named first; English without one."""
    language, *only = arguments or ["en"]
    if language not in ("en", "fr"):
        print("usage: every_message.py en|fr [file…]", file=sys.stderr)
        return 2
    print("\n".join(every_message(language, only)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
