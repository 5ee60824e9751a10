"""Seals: what the packs of a campaign hold was settled as it began, and can be proved when one is opened.

Behind each seal is a text: the pack's content (ids, numbers, counts) and a salt of the campaign's own, as canonical
JSON. The seal is its SHA-256, which stands in the campaign from its first game on.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from rules.kernel.chance import Seeded, mix_keys
from rules.kernel.module import Module
from rules.kernel.tagged import canonical_text, plain
from rules.kernel.values import Part

if TYPE_CHECKING:
    from rules.kernel.state import State

LABELS = ("pack_1", "pack_2", "pack_3", "pack_4", "pocket_1", "pocket_2", "envelope")
"""What stands on the packs, in the order in which they are opened when several are due at once."""
BY_VOTE = ("envelope",)
"""Those that only a vote before a game opens."""
DRAWN = ":drawn"
"""What is added to a label for the number that was drawn into that pack."""
SALT_BYTES = 16


class PackPart(Part, omit_defaults=True):
    """What the content of an open pack leaves to the next game. It lasts, as the campaign does."""

    label: ClassVar[str] = ""
    taken_names: ClassVar[frozenset[str]] = frozenset()
    """Names that are taken once the pack is open, as keys of `kernel/names.py`."""
    of_label: ClassVar[dict[str, type[PackPart]]] = {}
    """The part of each pack that has one."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        PackPart.of_label[cls.label] = cls


def parts_of(labels: Container[str]) -> list[type[PackPart]]:
    """The parts of the packs with these labels."""
    return [part for label, part in PackPart.of_label.items() if label in labels]


def outcome_of_packs(state: State) -> dict[str, str]:
    """What the content of the open packs leaves to the next game, by label."""
    kept = state.kept
    return {label: canonical_text(plain(kept[part])) for label, part in PackPart.of_label.items() if part in kept}


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack: its label, its content as data, and the modules that are awake once it is open, by a campaign's options.

    What `content` says under the name of a table of the box is added to that table. `among`: how many things one was
    drawn from as the campaign began, if any was; the content lists them under the same name.
    """

    label: str
    content: Mapping[str, Any]
    modules: Callable[[Mapping[str, str]], tuple[Module, ...]]
    among: int = 0


def seal_texts(packs: Mapping[str, Pack], secret: bytes) -> dict[str, str]:
    """The text behind each seal, by label, of a campaign with this secret."""
    return {
        label: canonical_text({"content": pack.content, "salt": salt(secret, label)}) for label, pack in packs.items()
    }


def salt(secret: bytes, label: str) -> str:
    """The salt of a pack in hex: the first 16 bytes of HMAC-SHA256(the campaign's secret, "salt:<label>")."""
    return hmac.digest(secret, f"salt:{label}".encode(), "sha256")[:SALT_BYTES].hex()


def seal(text: str) -> str:
    """The seal of a text: its SHA-256, in hex."""
    return hashlib.sha256(text.encode()).hexdigest()


def campaign_key(secret: bytes, frozen: tuple[object, ...]) -> bytes:
    """The key of a campaign: HMAC-SHA256(its secret, JSON of ["risk-campaign 1", …]), made as a game's key is.

    `frozen` is what others added in the first game: the contributions of its seats, and the beacon's round.
    """
    return mix_keys(secret, ("risk-campaign 1", *frozen))


def draw_numbers(packs: Mapping[str, Pack], key: bytes) -> dict[str, str]:
    """The number drawn into each pack that holds something drawn, from 1, by `<label>:drawn`."""
    return {
        label + DRAWN: str(1 + Seeded(mix_keys(key, (label,))).draw(1, pack.among))
        for label, pack in packs.items()
        if pack.among
    }


def salt_of(text: str) -> str:
    """The salt in the text behind a seal; "" in one that has none."""
    sealed = json.loads(text)
    return str(sealed.get("salt", "")) if isinstance(sealed, dict) else ""


@lru_cache(maxsize=256)
def content(text: str) -> Mapping[str, Any]:
    """The content of a pack, from the text behind its seal."""
    sealed: Mapping[str, Any] = json.loads(text)["content"]
    return sealed
