"""Hécatombe: lost armies never return. A stock of twice the starting army must last for the whole game."""

from __future__ import annotations

from rules.house.reserve import limit
from rules.kernel.module import Module

hecatomb = Module("hecatomb", needs=("reinforce", "rounds"), clashes=("prisoners-of-war",))
limit(hecatomb)
