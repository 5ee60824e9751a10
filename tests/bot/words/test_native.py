"""What no native would write, found in every message of both languages: the kinds of slip, not the cases."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from support.documents.every_message import whole_listing

import bot.words
from bot.words import words
from bot.words.fluent import Messages

BOTH = pytest.mark.parametrize("language", ["en", "fr"])
SAMPLE = re.compile(
    r"Moria\s?: (Red|Rouge), 5\s?; Edoras\s?: (Green|Vert), 3|11 territo\w+\s?: 3 · Gondor\s?: 7|‹\w+›|`[^`]*`"
)
"""What the listing says in place of what a caller fills in."""
LISTED = re.compile(r"^(rules-|help-|trial-would)|\.effect")
"""Pages that define terms, each with a colon, and lines that quote what somebody wrote with one."""
FACTS = " · "
"""What stands between facts that are no sentence."""


def said(language: str) -> Iterator[tuple[str, str]]:
    """Every message, or one of its forms or variants, with its text."""
    of = ""
    for line in whole_listing(language):
        name, _, text = line.strip().partition(": ")
        of = name if not line.startswith(" ") else of
        yield of if line.startswith(" ") and not name.startswith(".") else name, SAMPLE.sub("…", text)


@BOTH
def test_what_is_waited_for_is_something_to_do(language: str) -> None:
    """`claim a territory` fits "your move: …" and "waiting for Red to …"; French brings its own `de`."""
    spoken = words(language)
    waits = {key: spoken.entry(key) for key in spoken if any(a.id.name == "wait" for a in spoken.entry(key).attributes)}
    first = {}
    for key, message in waits.items():
        wait = next(each for each in message.attributes if each.id.name == "wait")
        first[key] = str(wait.value.elements[0].value)  # type: ignore[union-attr]
    assert len(first) > 40
    if language == "fr":
        assert {key: text for key, text in first.items() if not re.match(r"d(e |['’])", text)} == {}
    else:
        noun = re.compile(r"(a|an|the|where|which|how)\b|(?!bring\b)\w+ing\b")
        assert {key: text for key, text in first.items() if noun.match(text)} == {}


@BOTH
def test_a_number_less_has_a_minus(language: str) -> None:
    """Not a hyphen, which breaks lines and is shorter than the plus beside it."""
    assert [line for line in said(language) if re.search(r"(?<![\w\d:/-])-\d", line[1])] == []


@BOTH
def test_a_sentence_has_one_colon(language: str) -> None:
    found = []
    for name, text in said(language):
        for sentence in re.split(r"(?<=[.!?…])\s|\n|" + re.escape(FACTS), re.sub(r"\d:\d", "", text)):
            if len(re.findall(r":(?=\s|\*)", sentence)) > 1 and not LISTED.search(name):
                found.append((name, sentence))
    assert found == []


@BOTH
def test_for_ever_is_said_in_one_way(language: str) -> None:
    other = {"en": r"\b(permanently|definitively|forever)\b", "fr": r"définitivement|à jamais"}[language]
    assert [line for line in said(language) if re.search(other, line[1], re.IGNORECASE)] == []


def test_a_number_stands_close_to_its_percent_sign_in_english_alone() -> None:
    """English writes 94%, French 94 %; the French sign is held by its typography."""
    spaced = {name: text for name, text in said("en") if re.search(r"[\d›}*]\*{0,2}[ \u00a0]%", text)}
    assert spaced == {}
    assert [name for name, text in said("fr") if re.search(r"[\d›]%", text)] == []


SEVERAL = {
    *((f"card-eliminate_{colour}", "lands") for colour in ("red", "blue", "yellow", "green", "black", "purple")),
    *(("decision-to-reinforce", "cards"), ("refusal-must-trade", "cards"), ("event-star-bought", "cards_count")),
    *(("refusal-star-price", "price"), ("event-card-upgraded", "coins"), ("clock-stars", "stars")),
    *(("lobby-takes", "allowed"), ("lobby-fits", "seated"), ("refusal-too-many-lines", "most")),
    *(("refusal-too-many-members", "most"), ("refusal-campaign-full", "most"), ("refusal-bad-word", "most")),
    *(("story-drawn", "count"), ("story-took-many-legacy", "count"), ("your-loss-armies", "lands_count")),
    *(("card-hidden", "count"), ("card-coin", "count"), ("event-armies-given-up", "faith")),
    *(
        ("panel-labor-war", "wanted"),
        ("trade-table", "price"),
        ("status-last-war", "last"),
        ("verify-good", "steps"),
        ("verify-unsealed", "steps"),
    ),
}
"""Numbers in French messages that are two at least, by what the rules or the caller say."""
COUNTED = re.compile(r"\s(?!voix|vous|sous|depuis|trois|désormais)[a-zàâçéèêîôû]{3,}[sx]\b")
"""A noun in the plural behind a number; *voix* is one in the singular as well."""


def counted_in_plural(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The variables of a message behind which a noun is always in the plural, whatever they are."""
    for part, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        inner = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(inner, ast.SelectExpression):
            selector = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            for variant in inner.variants:
                yield from counted_in_plural(variant.value, chosen | {selector})
        elif isinstance(inner, ast.VariableReference) and isinstance(after, ast.TextElement):
            yield from [inner.id.name] if inner.id.name not in chosen and COUNTED.match(after.value) else ()


def test_one_of_a_thing_is_counted_in_the_singular_in_french() -> None:
    """« 1 territoire sur 24 », not « 1 territoires »; sealed pages count by themselves."""
    found = set()
    for page in Path(bot.words.__file__).parent.rglob("fr/*.ftl"):
        messages = Messages()
        messages.read("" if "sealed" in page.parts else page.read_text(encoding="utf-8"))
        for name, message in messages.items():
            patterns = [message.value, *(each.value for each in message.attributes)]
            found |= {(name, number) for each in patterns if each for number in counted_in_plural(each)}
    assert found - SEVERAL == set()
    assert SEVERAL - found == set(), "an exception that is none any more"


@BOTH
def test_a_place_in_a_sentence_has_its_article(language: str) -> None:
    """*The Congo is Blue's last territory*; lists in stories and alt texts name places as the board does."""
    bare = re.compile(r"^(?!story-|alt-).*LAND\(\$\w+\) \} [a-zà-ÿ].*", re.MULTILINE)
    pages = Path(bot.words.__file__).parent.rglob(f"{language}/*.ftl")
    assert [line for page in pages for line in bare.findall(page.read_text(encoding="utf-8"))] == []


SLIPS = (
    "Take a seat with its buttons", "I place for you when", "As many as may defend", "The fewest move in",
    "after all: Name", "your move: claiming", "Waiting for you: attacking", "Enchérissez des jetons",
    "Prenez place avec ses", "Jouer comme", "Qui a un lien joue", "gagne 1 en", "vont à ce jeu",
    "disent qui est prévenu", "Vous recevez Carte", "Définitivement", "demandé il y a", "(1 non lus)",
)  # fmt: skip
"""What people read once and stumbled over."""


def test_no_slip_that_people_stumbled_over_is_back() -> None:
    """In every page of both languages, the local table's too."""
    folder = Path(bot.words.__file__).parents[1]
    pages = [*folder.rglob("*.ftl"), *folder.rglob("*.js"), *folder.rglob("*.html")]
    assert len(pages) > 50
    texts = {page: page.read_text(encoding="utf-8").replace("\u00a0", " ") for page in pages}
    assert [(page.name, slip) for page, text in texts.items() for slip in SLIPS if slip in text] == []
