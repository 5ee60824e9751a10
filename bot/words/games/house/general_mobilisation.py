"""General mobilisation: its armies."""

from __future__ import annotations

from bot.words.topics.log import LogWords


class MobilisationLog(LogWords):
    """Armies raised, which their own event tells."""

    told_elsewhere = ("mobilisation",)
