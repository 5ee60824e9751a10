"""The Yalta conference, open or blind: the territories dealt to a player, to be exchanged."""

from __future__ import annotations

from bot.words.topics.cards import CardWords


class DealtCards(CardWords):
    """The cards dealt for the exchange."""

    piles = ("dealt",)
