"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of pack_4."""

from __future__ import annotations

from renders.board import shapes
from renders.games.legacy.pack_art import PackArt, ScarArt
from rules.legacy.sealed.pack_4 import OWN

MISSION, CROWN = ScarArt(shapes.BANNER, (122, 30, 22)), ScarArt(shapes.CROWN, (214, 168, 60))
ART = PackArt(tables={"signs": dict.fromkeys(OWN, shapes.BANNER)}, inside=lambda now: (MISSION, CROWN, MISSION))
