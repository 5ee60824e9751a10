"""The post of a broken seal: a moment of its own between two parts of the story."""

from __future__ import annotations

from bot.game.session import Session
from bot.ui.interaction.layout import Layout
from bot.words import Words

RED_WAX = 0xA32020


def broken_seal(session: Session, label: str, words: Words) -> Layout:
    """What a pack brings, told in order, and what proves that it was in there from the beginning."""
    name = words.say(f"pack-{label}")
    layout = Layout(RED_WAX).text(f"## {words.say('seal-broken', name=name)}")
    layout.text(words.say(f"opening-{label}"))
    campaigns = session.game.campaigns
    code = campaigns.seals(campaigns.after(session.state))[label] if campaigns else ""
    return layout.rule().text(f"-# {words.say('seal-proof', hash=code)}")
