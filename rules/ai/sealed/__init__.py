"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI and the packs, once they are open."""

from __future__ import annotations

from collections.abc import Callable

from rules.ai.outlook import Answer, Sight
from rules.ai.sealed import envelope, own_missions, pack_1, pack_2, pack_3, pocket_1, pocket_2
from rules.kernel.values import Action, Decision

ANSWERS: dict[type[Decision], Answer] = {
    **pack_1.ANSWERS,
    **pack_2.ANSWERS,
    **pack_3.ANSWERS,
    **pocket_1.ANSWERS,
    **pocket_2.ANSWERS,
    **envelope.ANSWERS,
}
"""What the AI answers to the questions of the packs."""
SCAR_SITES: dict[str, Callable[[Sight, str], float]] = {**pack_1.SCAR_SITES, **pack_2.SCAR_SITES}
"""What a scar of each kind is worth to me on a territory, in points; its card is played where that is enough."""
REACTIONS: dict[str, Callable[[Sight, str], Action]] = {**pocket_1.REACTIONS, **envelope.REACTIONS}
"""What the AI does in the windows of the packs, by window; it is told which side of the battle under way it helps."""
AT_THE_END: tuple[Answer, ...] = (own_missions.at_the_end, pocket_1.at_the_end, pocket_2.at_the_end)
"""What may be better at the end of a turn than its card or the open mission; each says None where nothing is."""
ARRIVALS: tuple[Callable[[Sight, str, int], Action | None], ...] = (pack_2.arrive,)
"""How so many recruits come to a territory that nobody holds; None where they cannot."""
ENTRY_SPOILS: tuple[Callable[[Sight, str], float], ...] = (pack_2.entry_spoils,)
"""What walking into a territory that nobody holds brings me once, in points."""
LAND_WORTH: tuple[Callable[[Sight, str], float], ...] = (pocket_1.land_worth, pocket_2.land_worth)
"""What more a territory is worth to me, in points."""
