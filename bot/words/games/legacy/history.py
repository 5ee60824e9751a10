"""The history of a campaign of Risk Legacy in words: its wars, who signed, and what became of factions and cities.

What was glued is told by a message for its kind, where there is one: `history-glued-<kind>` as something that a war
left, `history-story-<kind>` on the card of the city or the faction that it is about; with `-city` or `-continent` added
where they differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.words.fluent import Words, in_id
from bot.words.topics.campaign import Length
from bot.words.typography import isolated
from renders import SEAL, Chapter, Deed, FactionRow, History, Plot, SignatureRow, StoryCard, War
from rules import Territory
from rules.author import board
from rules.legacy import (
    HELD_ON,
    MOST_BOXES,
    OUT,
    RENAMED,
    UNPLAYED,
    WON,
    WORLD_NAME,
    Campaign,
    Entry,
    Faction,
    Glued,
)

Named = Callable[[str], str]
REGIONS = board("legacy").regions


def history_of(campaign: Campaign, words: Words, title: str, named: Named, lengths: Mapping[int, Length]) -> History:
    """The whole history; `named` gives a member's name."""
    played = [one for one in campaign.entries if one.result != UNPLAYED]
    fought = {one.game for one in played}
    members = {one.member for one in played}
    return History(
        language=words.language,
        title=title,
        summary=words.say("history-summary", wars=len(fought), players=len(members)),
        none=words.say("history-none"),
        heading=words.say("history-wars"),
        wars=tuple(_wars(campaign, words, named, lengths)),
        plot=_plot(campaign, words, named),
        chapters=(
            Chapter(words.say("history-factions"), tuple(_factions(campaign, words, named))),
            Chapter(words.say("history-cities"), tuple(_cities(campaign, words, named))),
        ),
    )


def glued_texts(campaign: Campaign, war: int, words: Words, typed: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    """What a war left for ever, each with its kind, and which seals broke in it; `typed` makes what people typed fit to
    stand in the text."""
    for one in campaign.glued:
        if one.game == war and (message := _message("history-glued", one, words)):
            yield one.what, words.say(message, where=one.where, name=typed(one.name), other=one.name)
    for label, pack in campaign.packs.items():
        if pack.game == war:
            yield SEAL, words.say("history-seal", label=label)


def is_between(campaign: Campaign, war: int) -> bool:
    """Whether all that a war of this number has left was given before it, which has not begun or does not follow: names
    between two wars."""
    done = {one.what for one in campaign.glued if one.game == war}
    fought = any(one.game == war for one in campaign.entries) or any(one.game == war for one in campaign.packs.values())
    return not fought and done <= {RENAMED, WORLD_NAME}


def _message(family: str, one: Glued, words: Words) -> str:
    """The message of a family for what was glued; "" where it is not told. Names tell a city from a continent."""
    told = f"{family}-{in_id(one.what)}"
    told += "" if told in words else "-continent" if one.where in REGIONS else "-city"
    return told if told in words else ""


def _wars(campaign: Campaign, words: Words, named: Named, lengths: Mapping[int, Length]) -> Iterator[War]:
    for war in range(1, campaign.game + 1):
        played = [one for one in campaign.entries if one.game == war and one.result != UNPLAYED]
        deeds = tuple(Deed(*one) for one in glued_texts(campaign, war, words, isolated))
        if not played and not deeds:
            continue
        won = next((one for one in played if one.result == WON), None)
        since = is_between(campaign, war)
        not_won = words.say("history-names-since" if since else "history-not-won")
        yield War(
            heading=words.say("history-war-after" if since else "history-war", war=war - since),
            winner=isolated(named(won.member)) if won else not_won,
            faction=words.say(f"card-{won.faction}") if won else "",
            emblem=won.faction if won else "",
            length=length_text(lengths[war], words) if won and war in lengths else "",
            lines=tuple(_others(played, words, named)),
            deeds=deeds,
            number=0 if since else war,
        )


def length_text(length: Length, words: Words) -> str:
    """How long a war was."""
    days = "none" if length.days is None else length.days
    return words.say("history-length", turns=length.turns, days=days)


def _others(played: list[Entry], words: Words, named: Named) -> Iterator[str]:
    """Who held on, and who was out."""
    for result in (HELD_ON, OUT):
        those = [
            words.say("history-player", who=isolated(named(one.member)), faction=one.faction)
            for one in played
            if one.result == result
        ]
        if those:
            yield words.say(f"history-{result}", list=", ".join(those))


def _plot(campaign: Campaign, words: Words, named: Named) -> Plot:
    """Who has signed most stands first."""
    won = {(one.game, one.member): one.faction for one in campaign.entries if one.result == WON}
    signed: dict[str, list[tuple[int, str]]] = {one.member: [] for one in campaign.entries if one.result != UNPLAYED}
    for one in campaign.signatures:
        signed.setdefault(one.member, []).append((one.game, won.get((one.game, one.member), "")))
    ranked = sorted(signed.items(), key=lambda of: -len(of[1]))
    return Plot(
        heading=words.say("history-signatures"),
        wars=max((one.game for one in campaign.entries), default=0),
        people=tuple(SignatureRow(isolated(named(member)), tuple(those)) for member, those in ranked),
        factions=tuple(
            FactionRow(
                faction,
                words.say(f"card-{faction}"),
                sum(one.result == WON for one in _lines(campaign, faction)),
                len(_lines(campaign, faction)),
            )
            for faction in _known_factions(campaign)
        ),
    )


def _known_factions(campaign: Campaign) -> tuple[Faction, ...]:
    """The factions of which a campaign says something."""
    return tuple(dict.fromkeys((*campaign.powers, *(one.faction for one in campaign.entries))))


def _lines(campaign: Campaign, faction: str) -> list[Entry]:
    """The games in which a faction was played."""
    return [one for one in campaign.entries if one.faction == faction and one.result != UNPLAYED]


def _factions(campaign: Campaign, words: Words, named: Named) -> Iterator[StoryCard]:
    for faction in _known_factions(campaign):
        power = campaign.powers.get(faction)
        told = [
            (one.game, words.say(f"history-faction-{one.result}", who=isolated(named(one.member)), **_at(one)))
            for one in _lines(campaign, faction)
        ]
        told += _glued_on(faction, campaign, words, named)
        told = told or [(0, words.say("history-faction-never"))]
        about = words.say("history-power", power=power) if power else words.say("history-no-power")
        yield StoryCard(faction, words.say(f"card-{faction}"), about, _in_order(told))


def _cities(campaign: Campaign, words: Words, named: Named) -> Iterator[StoryCard]:
    for where, city in sorted(campaign.cities.items(), key=lambda one: _founded(one[0], campaign)):
        founded = _founded(where, campaign)
        told = [
            (one.game, words.say("history-city-start", faction=one.faction, **_at(one)))
            for one in campaign.entries
            if one.start == where and one.game > founded
        ]
        told += _glued_on(where, campaign, words, named)
        lines = _in_order(told)
        if where in campaign.fortified:
            lines = (*lines, words.say("history-boxes", boxes=MOST_BOXES - campaign.fortified[where]))
        about = words.say(f"history-city-{in_id(city.kind)}", where=where)
        yield StoryCard(city.kind, isolated(city.name), about, lines)


def _founded(where: Territory, campaign: Campaign) -> int:
    """The war in which the city there was founded; 0 where that is not told."""
    kind = campaign.cities[where].kind
    return next((one.game for one in campaign.glued if (one.where, one.what) == (where, kind)), 0)


def _at(one: Entry) -> dict[str, str | int]:
    return {"war": one.game, "where": one.start}


def _glued_on(where: str, campaign: Campaign, words: Words, named: Named) -> list[tuple[int, str]]:
    """The story of what was glued on a territory, or on the card of a territory or a faction."""
    told = []
    for one in campaign.glued:
        if one.where == where and (message := _message("history-story", one, words)):
            who = isolated(named(one.by)) if one.by else "none"
            told.append((one.game, words.say(message, war=one.game, who=who, name=isolated(one.name), where=where)))
    return told


def _in_order(told: list[tuple[int, str]]) -> tuple[str, ...]:
    """Lines in the order of their wars; those of one war stay as they are."""
    return tuple(line for _, line in sorted(told, key=lambda one: one[0]))
