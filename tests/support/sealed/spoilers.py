"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The names and words that nothing outside may say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

BY_PACK: Mapping[str, tuple[str, ...]] = {
    "pack_1": (
        "biohazard", "biohasard", "draft", "control_the_people", "resistance", "résistance", "riots?", "émeutes?",
        "nomad", "sentinel", "saboteur",
    ),
    "pack_2": (
        "mercenar", "mercenaire", "comeback", "resourceful", "stealthy", "well_armed", "convincing", "well_supplied",
    ),
    "pack_3": (
        "homeland", "patrie", "world_capital", "capitale mondiale", "two_stars", "deux étoiles", "join_the_cause",
        "explore_the_world", "world_is_ready",
    ),
    "pack_4": (
        "lead_faction", "faction de tête", "private_mission", "mission privée", "advanced_tactics", "advanced_training",
        "forced_occupation", "guerilla", "guérilla", "urban_troop_surge", "wide_border",
    ),
    "pocket_1": (
        "fallout", "retomb(?:ée|ee)s?", "nuclear", "nucléaire", "nucleaire", "mutant", "missile_power", "bringer",
        "evolve", "évolution", "evolution", "agent_of_chaos", r"emp(?!\w)", "interference", "interférence", "bad_intel",
        "unnatural", "mindshackle", "mass_hypnosis",
    ),
    "pocket_2": (
        "alien", "extraterrestre", "weakness", "faiblesse", "ruins?", "ruines?", "collaborat", "eighth island",
        "huitième île", "8th island", "beam_down", "die_humans", "mysterious_island", "cautious", "primitive", "purist",
        "short_sighted", "unpopular",
    ),
    "envelope": (
        "curses?", "malédiction", "malediction", "unstable", "ancient_entity", "virus", "curse_deck",
    ),
}  # fmt: skip
"""The words of each pack, in English and in French: regular expressions, with a blank, a line or a hyphen between
their parts."""
STEMS = tuple(stem for stems in BY_PACK.values() for stem in stems)

IN_COMMITS = tuple(
    stem
    for stem in STEMS
    if stem
    not in {
        "draft",
        "ruins?",
        "ruines?",
        "resistance",
        "evolution",
        "primitive",
        "cautious",
        "interference",
        "weakness",
        "convincing",
        "collaborat",
        "sentinel",
        "unstable",
    }
)
"""Those that no commit says: everyday words of a programmer aside."""

EVERYDAY: Mapping[str, tuple[str, str]] = {
    "draft": ("json_?schema|compiled_schema|conftest", "a version of JSON Schema"),
    "ruins?": ("lotr|/options.ftl|card_places|test_ai_games", "a stronghold's end in The Lord of the Rings; in ruins"),
    "ruines?": ("lotr|/options.ftl|card_places|test_ai_games", "the same"),
    "collaborat": ("/fonts/", "the text of a font's licence"),
}
"""Those of `STEMS` that are everyday words in certain files: a pattern of their paths, and the reason."""


def may_stand(stem: str, path: str) -> bool:
    """Whether a word is an everyday one in a file."""
    return stem in EVERYDAY and re.search(EVERYDAY[stem][0], path) is not None


def said_in(text: str, stems: tuple[str, ...]) -> Iterator[str]:
    """The words of this list that a text says, wherever they begin as a word (or as a part of a name)."""
    folded = text.casefold()
    for stem in stems:
        # (Few texts hold the letters at all: looking for these is many times quicker than for a word.)
        if letters_of(stem) in folded and (found := pattern_of(stem).search(text)):
            yield found[0]


@cache
def letters_of(stem: str) -> str:
    """The letters that a word begins with, however it ends."""
    letters = re.match(r"[^\W_]*[^\W_](?!\?)", stem)
    assert letters is not None, stem
    return letters[0]


@cache
def pattern_of(stem: str) -> re.Pattern[str]:
    """A word, as it may be written."""
    return re.compile(rf"(?<![^\W_]){stem.replace('_', '[ _-]?')}", re.IGNORECASE)
