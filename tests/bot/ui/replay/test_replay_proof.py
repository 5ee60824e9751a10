"""Records that somebody has changed: what a page finds, as `docs/recompute.py` does, and what it cannot see.

`risk verify` finds the second kind. The page says of it that it does not check it.
"""

import importlib.util
import json
import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from support.replay_reader import GAMES, record_of

from bot.words import words
from renders.page.joiner import join, page_modules
from rules import Unreadable, ruleset
from rules.records import Tampered, read_record, verify

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]

Change = Callable[[str], str]
RECOMPUTE = Path(__file__).parents[4] / "docs" / "recompute.py"
NAMES = {
    "true": "true: the secret has the hash",
    "wrong-draw": "is not what the key gives",
    "wrong-size": "is not what the key gives",
    "wrong-hash": "is not the one whose hash was posted before the game",
    "wrong-undo": "is an undo, and",
    "wrong-target": "goes back to a step that is not there",
    "no-secret": "the secret is not revealed yet",
    "unreadable": "is no record that can be read",
}
"""What the script says of each verdict of the page."""


def head(row: str, new: str) -> Change:
    """Change a row of the head."""
    return lambda text: re.sub(rf"^{row}\t.*$", lambda _: f"{row}\t{new}", text, count=1, flags=re.MULTILINE)


def body(change: Callable[[list[list[str]]], object]) -> Change:
    """Change the lines of the steps, each as its fields."""

    def changed(text: str) -> str:
        above, _, below = text.partition("\n\n")
        rows = [line.split("\t") for line in below.split("\n") if line]
        change(rows)
        return above + "\n\n" + "\n".join("\t".join(row) for row in rows) + "\n"

    return changed


def drawing(rows: list[list[str]], place: int = 1) -> list[str]:
    """A line with draws, the first of which is not the set-up's."""
    return [row for row in rows if row[5] != "-"][place]


def set_draws(rows: list[list[str]], change: Callable[[list[str]], list[str]], place: int = 1) -> None:
    row = drawing(rows, place)
    row[5] = " ".join(change(row[5].split())) or "-"


def swap(rows: list[list[str]], one: int, other: int, fields: slice = slice(1, 7)) -> None:
    rows[one][fields], rows[other][fields] = rows[other][fields], rows[one][fields]


def renumber(rows: list[list[str]]) -> None:
    for number, row in enumerate(rows):
        row[0] = str(number)


def drop(rows: list[list[str]], at: int) -> None:
    del rows[at]
    renumber(rows)


def still(rows: list[list[str]], place: int) -> int:
    """The number of a step without draws after which comes another."""
    return [k for k, row in enumerate(rows[:-1]) if row[5] == "-" == rows[k + 1][5] and row[3] == "deploy"][place]


def next_die(draw: str) -> str:
    pips, size = map(int, draw.split("/"))
    return f"{(pips + 1) % size}/{size}"


FOUND: dict[str, tuple[Change, str]] = {
    "a die": (body(lambda rows: set_draws(rows, lambda all_: [next_die(all_[0]), *all_[1:]])), "wrong-draw"),
    "the last die": (
        body(lambda rows: set_draws(rows, lambda all_: [*all_[:-1], next_die(all_[-1])], -1)),
        "wrong-draw",
    ),
    "a card of the set-up": (
        body(lambda rows: set_draws(rows, lambda all_: [next_die(all_[0]), *all_[1:]], 0)),
        "wrong-draw",
    ),
    "a die that is left out": (body(lambda rows: set_draws(rows, lambda all_: all_[1:])), "wrong-draw"),
    "a die too many": (body(lambda rows: set_draws(rows, lambda all_: ["0/6", "1/6", "2/6", *all_])), "wrong-draw"),
    "a die of other sides": (body(lambda rows: set_draws(rows, lambda all_: ["0/7", *all_[1:]])), "wrong-draw"),
    "a die of no sides": (body(lambda rows: set_draws(rows, lambda all_: ["0/0", *all_[1:]])), "wrong-size"),
    "two throws exchanged": (body(lambda rows: exchange_throws(rows)), "wrong-draw"),
    "a draw that is no number": (body(lambda rows: set_draws(rows, lambda all_: ["six/6", *all_[1:]])), "unreadable"),
    "a step left out": (body(lambda rows: rows.pop(20)), "unreadable"),
    "a step twice": (body(lambda rows: rows.insert(20, rows[20])), "unreadable"),
    "a throw left out": (body(lambda rows: drop(rows, rows.index(drawing(rows)))), "wrong-draw"),
    "an undo of a throw": (body(lambda rows: undo(rows, len(rows) - 1, 4)), "wrong-undo"),
    "an undo of nothing": (body(lambda rows: undo(rows, len(rows) - 1, 9999)), "wrong-target"),
    "the secret": (head("secret", "00" * 32), "wrong-hash"),
    "the hash": (head("commitment", "00" * 32), "wrong-hash"),
    "another secret with its hash": (
        lambda text: head("commitment", "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925")(
            head("secret", "00" * 32)(text)
        ),
        "wrong-draw",
    ),
    "no secret": (head("secret", ""), "no-secret"),
    "a secret that is none": (head("secret", "xyz"), "unreadable"),
    "a contribution": (head("contributions", json.dumps(["a", "b", "c", "d"])), "wrong-draw"),
    "contributions that are none": (head("contributions", "["), "unreadable"),
    "an option": (lambda text: text.replace("setup=quick", "setup=book", 1), "wrong-draw"),
    "the seats": (head("seats", "green blue ochre purple"), "wrong-draw"),
    "the game": (head("game", "chess"), "wrong-draw"),
    "a beacon that was skipped": (head("beacon", '{"chain": "ab", "round": 1, "skipped": true}'), "wrong-draw"),
    "a beacon without signature": (head("beacon", '{"chain": "ab", "round": 1}'), "unreadable"),
    "a beacon whose round is a text": (head("beacon", '{"chain": "ab", "round": "1", "skipped": true}'), "unreadable"),
    "a beacon whose round is no whole number": (
        head("beacon", '{"chain": "ab", "round": 1.0, "skipped": true}'),
        "unreadable",
    ),
    "a beacon that is none": (head("beacon", "5"), "unreadable"),
    "dice for the seats": (lambda text: text.replace("\nbeacon", "\nseat-dice\t1/6\nbeacon", 1), "wrong-draw"),
    "what came before": (lambda text: text.replace("\nbeacon", "\nbefore\tx\nbeacon", 1), "wrong-draw"),
    "a row of the head twice": (lambda text: text.replace("\nbeacon", "\ngame\tgodstorm\nbeacon", 1), "unreadable"),
    "another format": (head("risk-record", "3"), "unreadable"),
    "the old format": (head("risk-record", "1"), "unreadable"),
}
"""What touches a draw, the key or the hash, and the verdict of the page."""
UNSEEN: dict[str, Change] = {
    "two steps without dice exchanged": body(lambda rows: swap(rows, still(rows, 0), still(rows, 1))),
    "a step without dice left out": body(lambda rows: drop(rows, still(rows, 0))),
    "another territory": body(lambda rows: answer(rows, "where", "roma")),
    "more armies than there were": body(lambda rows: answer(rows, "count", 9)),
    "another seat": body(lambda rows: rows[still(rows, 0)].__setitem__(2, "purple")),
    "a fingerprint": body(lambda rows: rows[still(rows, 0)].__setitem__(6, "0" * 16)),
    "an answer of the clock": body(lambda rows: rows[still(rows, 0)].__setitem__(3, "finish")),
}
"""What only a replay finds: whether moves were legal, and whether they are those that were made."""


def exchange_throws(rows: list[list[str]]) -> None:
    one, other = drawing(rows, 1), drawing(rows, -1)
    one[5], other[5] = other[5], one[5]


def undo(rows: list[list[str]], at: int, to: int) -> None:
    """Make a step one that goes back."""
    rows[at][1:6] = ["ai", "-", "undo", json.dumps({"to": to}), "-"]


def answer(rows: list[list[str]], field: str, value: object) -> None:
    row = rows[still(rows, 0)]
    row[4] = json.dumps(json.loads(row[4]) | {field: value}, separators=(",", ":"))


def script() -> ModuleType:
    """The script that everybody may run."""
    spec = importlib.util.spec_from_file_location("recompute", RECOMPUTE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def told(module: ModuleType, file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What it says of a record."""
    said = module.main(str(file))
    return said or capsys.readouterr().out


@pytest.fixture
def record() -> str:
    return record_of("godstorm/four")


async def verdicts(reader, records: list[str]) -> list[dict]:
    """The verdicts of a page on these records."""
    last = 'import { checkDice } from "./check.js";\nObject.assign(globalThis, { checkDice });\n'
    await reader.page.evaluate(join({**page_modules(), "try.js": last}, "try.js"))
    check = """async (records) => { const found = [];
      for (const one of records) { const { key, values } = await checkDice(one); found.push([key, values.step ?? -1]); }
      return found; }"""
    return await reader.page.evaluate(check, records)


async def test_whatever_touches_the_dice_is_named_as_the_script_names_it(reader, record, tmp_path, capsys):
    records = {name: change(record) for name, (change, _) in FOUND.items()}
    assert [name for name, text in records.items() if text == record] == []
    module, file, other = script(), tmp_path / "tampered.game", {}
    for (name, text), (key, step) in zip(records.items(), await verdicts(reader, [*records.values()]), strict=True):
        file.write_text(text, encoding="utf-8")
        said = told(module, file, capsys)
        expected = FOUND[name][1]
        if key != expected or NAMES[key] not in said or (step >= 0 and f"step {step}" not in said):
            other[name] = (key, step, said)
    assert other == {}


async def test_what_only_a_replay_finds_is_not_seen_and_the_page_says_so(reader, record, tmp_path, capsys):
    records = {name: change(record) for name, change in UNSEEN.items()}
    assert [name for name, text in records.items() if text == record] == []
    module, file = script(), tmp_path / "tampered.game"
    for (name, text), (key, _) in zip(records.items(), await verdicts(reader, [*records.values()]), strict=True):
        file.write_text(text, encoding="utf-8")
        assert (name, key) == (name, "true")
        assert NAMES["true"] in told(module, file, capsys), name
        with pytest.raises((Tampered, Unreadable)):
            verify(read_record(text), ruleset)
    limits = words("en", "godstorm").say("replay-ui-limits")
    assert "cannot check that each move was legal" in limits
    assert "risk verify" in limits


async def test_the_golden_records_are_believed(reader):
    names = sorted(str(path.relative_to(GAMES).with_suffix("")) for path in GAMES.rglob("*.game"))
    found = await verdicts(reader, [record_of(name) for name in names])
    assert dict(zip(names, [key for key, _ in found], strict=True)) == dict.fromkeys(names, "true")
