"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of pack_4."""

from __future__ import annotations

from renders import shapes
from renders.pack_art import PackArt
from rules.legacy.sealed.pack_4 import OWN

ART = PackArt(signs=dict.fromkeys(OWN, shapes.BANNER))
