"""The post of a broken seal: a moment of its own between two parts of the story."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.game.session import Session
from bot.messages import SealPost
from bot.services import Services
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import Layout, button
from bot.ui.pictures.board import AttachedPicture
from bot.ui.pictures.packs import seal_picture
from bot.words import Words
from bot.words.campaigns import campaign_name, sealed_packs
from bot.words.times import day
from renders import legible
from rules import Refused

RED_WAX = 0xA32020


async def seal_layout(services: Services, session: Session, seal: SealPost, words: Words, marker: str) -> Layout:
    """The broken seal with its picture, what it waited for, what the pack brings, with what was drawn into it, and what
    proves that it was in there from the beginning; a button leads to its rules."""
    label = seal.label
    title = words.say("seal-broken", name=words.say(f"pack-{label}"))
    layout = Layout(RED_WAX).text(f"## {title}\n{words.say('seal-why', label=label)}")
    if picture := await _picture(services, session, seal, words):
        layout.picture(*picture)
    layout.text(opening(label, session.sealed, words))
    campaigns = session.game.campaigns
    code = campaigns.seals.codes(campaigns.after(session.state))[label] if campaigns else ""
    rules = CustomId(0, "rules-of", 0, (session.table.game,), marker)
    return layout.rule().text(f"-# {words.say('seal-proof', hash=code)}").row(button(rules, words.say("button-rules")))


def opening(label: str, sealed: Mapping[str, str], words: Words) -> str:
    """What a pack brings; `sealed` is what its campaign keeps secret, with the number of what was drawn into it."""
    return words.say(f"opening-{label}", drawn=int(sealed.get(f"{label}:drawn", 0)))


async def _picture(services: Services, session: Session, seal: SealPost, words: Words) -> AttachedPicture | None:
    """The pack with its seal broken, the campaign's name, the war, and the day of the step that broke it."""
    table, campaigns = session.table, session.game.campaigns
    if campaigns is None or table.campaign is None:
        return None
    try:
        campaign, left = await services.campaigns.get(table.campaign), campaigns.after(session.state)
    except Refused:
        return None
    number = campaign_name(campaign.stored.number, "", words)
    title = campaign.stored.label or campaigns.title(left) or number
    steps = () if seal.step is None else await services.games.steps(table.id, seal.step, seal.step)
    date = day(steps[0].at if steps else table.started or table.created, words)
    about = {"war": table.war, "date": date}
    pack = next(one for one in sealed_packs(left, words) if one.label == seal.label)
    shown = replace(pack, line=words.say("seal-picture-line", **about))
    alt = words.say("seal-picture-alt", campaign=title, label=seal.label, **about)
    return await seal_picture(services, shown, legible(title, number), alt)
