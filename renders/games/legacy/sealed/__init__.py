"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Each file belongs behind the
seal of its name; two draw what any of them adds to a board."""

from __future__ import annotations

from renders.games.legacy.pack_art import PackArt
from renders.games.legacy.sealed import envelope, pack_1, pack_2, pack_3, pack_4, pocket_1, pocket_2
from renders.games.legacy.sealed.grown_art import art_change

PACKS: tuple[PackArt, ...] = (
    pack_1.ART, pack_2.ART, pack_3.ART, pack_4.ART, pocket_1.ART, pocket_2.ART, envelope.ART,
)  # fmt: skip
"""What each pack adds to pictures, in the order of the labels."""

__all__ = ["PACKS", "art_change"]
