"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI and the packs, once they are open."""

from __future__ import annotations

from collections.abc import Callable

from rules.ai.outlook import Answer, Sight
from rules.ai.sealed import pack_1, pack_3
from rules.kernel.values import Decision

ANSWERS: dict[type[Decision], Answer] = {**pack_1.ANSWERS, **pack_3.ANSWERS}
"""What the AI answers to the questions of the packs."""
SCAR_SITES: dict[str, Callable[[Sight, str], float]] = {**pack_1.SCAR_SITES}
"""What a scar of each kind is worth to me on a territory, in points; its card is played where that is enough."""
