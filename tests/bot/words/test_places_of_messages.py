"""What a game or a house rule says stands in its own folder; in `bot/words/en` and `fr` stands what several say."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.words import LANGUAGES
from rules import GAMES, Action, Decision, Event, Refusal
from rules.house import HOUSE

WORDS = Path(__file__).parents[3] / "bot/words"
FAMILIES = {Action: "action", Decision: "decision", Event: "event", Refusal: "refusal"}
OWN = re.compile(r"rules\.(house|lotr|classic|godstorm|legacy)\.")


def kinds() -> Iterator[tuple[str, str]]:
    """The message of each kind, and which folder of the rules defines it; "" for what all games share."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(("rules.", "bot.refusals")):
            own = OWN.match(name)
            for thing in vars(module).values():
                if isinstance(thing, type) and thing.__module__ == name:
                    for family, prefix in FAMILIES.items():
                        if issubclass(thing, family) and thing is not family:
                            yield f"{prefix}-{thing.kind}", own[1] if own else ""


def owners() -> dict[str, str]:
    """The messages that belong to one game or to the house rules, with its name."""
    found: dict[str, set[str]] = {}
    for message, owner in kinds():
        found.setdefault(message, set()).add(owner)
    for rule, house in HOUSE.items():
        own = [option.name for option in house.own(())]
        named = [f"{kind}-{option}" for option in (rule, *own) for kind in ("option", "choice")]
        found |= {message: {"house"} for message in (*named, f"rules-house-{rule}")}
    return {message: next(iter(by)) for message, by in found.items() if len(by) == 1 and "" not in by}


def strays(folder: Path) -> list[str]:
    """The messages below a folder that stand in another file than those of their game or of the house rules."""
    owned, found = owners(), []
    for file in sorted(folder.rglob("*.ftl")):
        path = file.relative_to(folder)
        for message in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE):
            names = (message, *(message.rsplit("-", n)[0] for n in (1, 2) if message.startswith("choice-")))
            owner = next((owned[name] for name in names if name in owned), None)
            if owner and path.parts[:2] != ("games", owner):
                found.append(f"{path}: {message} belongs into games/{owner}")
    return found


def test_every_message_stands_in_the_folder_of_whose_it_is() -> None:
    assert set(GAMES) >= {"lotr", "classic", "godstorm", "legacy"}
    assert len(owners()) > 300
    assert strays(WORDS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_rule_worded_among_the_words_of_all_is_found(tmp_path: Path, language: str) -> None:
    folder = tmp_path / language
    folder.mkdir()
    said = "option-hecatomb = Hecatomb\nchoice-hecatomb-on = Yes\nevent-mobilised = Up\nevent-conquered = Taken\n"
    (folder / "options_play.ftl").write_text(said, encoding="utf-8")
    assert strays(tmp_path) == [
        f"{language}/options_play.ftl: {message} belongs into games/house"
        for message in ("option-hecatomb", "choice-hecatomb-on", "event-mobilised")
    ]
