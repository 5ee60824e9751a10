"""What a seat has off the board under rules of a limited stock: its reserve, and its prisoners."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.loader import Words
from rules import Player, View
from rules.house.captives import Prisoners
from rules.house.reserve import Reserve


def stocks(seat: Player, seen: View, words: Words) -> Iterator[str]:
    """Each in a few words; none where the table plays without."""
    if seat in (left := seen.part(Reserve).left):
        yield words.say("status-reserve", count=left[seat])
    for owner, count in seen.part(Prisoners).held.get(seat, {}).items():
        if count:
            yield words.say("status-prisoners", count=count, owner=words.say(f"seat-{owner}"))
