"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of pack_2."""

from __future__ import annotations

from renders.pack_art import PackArt

ART = PackArt()
