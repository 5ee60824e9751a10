"""SPOILERS AHEAD: what is in the sealed packs of Risk Legacy, as pictures. Play it first.

A file for each pack, named after its label, with `ART`, a `PackArt`; here they stand in the order of the labels.
"""

from __future__ import annotations

from renders.pack_art import PackArt

PACKS: tuple[PackArt, ...] = ()
