"""A reader's preferences: palette, language, and the names of things in that language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from renders.scene import CannotDraw

Colour = tuple[int, int, int]
Pattern = Literal["plain", "rising", "falling", "cross", "dots", "chequer"]

NEUTRAL = "neutral"
PATTERNS: dict[str, Pattern] = {
    "red": "rising",
    "green": "plain",
    "yellow": "dots",
    "black": "cross",
    "blue": "falling",
    "purple": "chequer",
    "ochre": "dots",
    "brown": "rising",
    NEUTRAL: "plain",
}
"""Each army's pattern: a second sign besides its colour, the same in every palette. Armies that meet differ in it."""

PALETTES: dict[str, dict[str, Colour]] = {
    "heraldic": {
        "red": (178, 34, 36),
        "green": (38, 116, 58),
        "yellow": (222, 170, 32),
        "black": (44, 42, 50),
        "blue": (38, 86, 164),
        "purple": (112, 54, 138),
        "ochre": (194, 139, 68),
        "brown": (122, 55, 31),
        NEUTRAL: (178, 174, 166),
    },
    "dusk": {
        "red": (176, 44, 37),
        "green": (64, 146, 102),
        "yellow": (238, 196, 70),
        "black": (34, 32, 40),
        "blue": (41, 92, 180),
        "purple": (176, 124, 196),
        "ochre": (214, 150, 54),
        "brown": (107, 47, 32),
        NEUTRAL: (112, 106, 114),
    },
    "harbour": {
        "red": (206, 72, 32),
        "green": (0, 135, 122),
        "yellow": (246, 214, 92),
        "black": (24, 26, 34),
        "blue": (24, 70, 150),
        "purple": (196, 140, 190),
        "ochre": (214, 131, 21),
        "brown": (107, 46, 27),
        NEUTRAL: (166, 172, 151),
    },
    "contrast": {
        "red": (150, 20, 40),
        "green": (90, 170, 90),
        "yellow": (255, 226, 90),
        "black": (16, 16, 20),
        "blue": (40, 77, 220),
        "purple": (195, 102, 152),
        "ochre": (255, 207, 77),
        "brown": (107, 47, 25),
        NEUTRAL: (100, 94, 106),
    },
}
"""Each army's colour by palette. In all but `heraldic`, colour-blind readers can tell the armies of one game apart."""
SAFE_PALETTES = ("dusk", "harbour", "contrast")


@dataclass(frozen=True)
class Names:
    """Names by id in the reader's language; missing ones fall back to the board's own names, then to the id.

    `landmarks` are those of what stands on territories, by kind (`GameArt.landmarks`). `words` has the few words that
    pictures need: `regions`, `ai`, `out`, and a `title` if the board has another one. `bonuses` are those of regions
    that do not pay what the board says, `cards` the titles of cards that lie open beside the board.
    """

    lands: Mapping[str, str] = field(default_factory=dict)
    regions: Mapping[str, str] = field(default_factory=dict)
    landmarks: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    bonuses: Mapping[str, int] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)

    def key(self) -> tuple[object, ...]:
        return self._key

    @cached_property
    def _key(self) -> tuple[object, ...]:
        landmarks = {f"{kind} {ident}": name for kind, at in self.landmarks.items() for ident, name in at.items()}
        groups = (self.lands, self.regions, landmarks, self.words, self.bonuses, self.cards)
        return tuple(tuple(sorted(group.items())) for group in groups)


@dataclass(frozen=True)
class Look:
    """A reader's preferences: `language` ("en", "fr"), `palette` (one of `PALETTES`), `names`."""

    language: str = "en"
    palette: str = "heraldic"
    names: Names = field(default_factory=Names)

    def colours(self) -> dict[str, Colour]:
        if self.palette not in PALETTES:
            raise CannotDraw(f"no palette named {self.palette!r}")
        return PALETTES[self.palette]

    def colour(self, owner: str) -> Colour:
        """An army's colour; for an owner that is not a colour's id, always the same one."""
        colours = self.colours()
        return colours.get(owner) or list(colours.values())[sum(owner.encode()) % len(colours)]

    def pattern(self, owner: str) -> Pattern:
        return PATTERNS.get(owner, "plain")

    def key(self) -> tuple[object, ...]:
        return (self.language, self.palette, self.names.key())


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """A mix of two colours, with `share` of b."""
    r, g, v = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return r, g, v


def light(colour: Colour) -> bool:
    """Whether dark letters are easier to read on this colour."""
    return 0.30 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2] > 150
