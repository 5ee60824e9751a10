"""A campaign of Risk Legacy between two wars: its world, its packs, its wars and its history."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.words.arguments import escape_typed
from bot.words.fluent import Words
from bot.words.games.legacy.board import continent_lines, glued_on, signature_lines
from bot.words.games.legacy.history import glued_texts, history_of, is_between, length_text
from bot.words.topics.campaign import CampaignWords, Length
from bot.words.typography import capital
from renders import History, SealedPack, inside
from rules.legacy import HELD_ON, LABELS, OUT, UNPLAYED, WON, Campaign, board_between


class LegacyCampaign(CampaignWords[Campaign]):
    """All that lasts."""

    def world_lines(self, campaign: Campaign, words: Words, named: Callable[[str], str]) -> Iterator[str]:
        """What is glued on each territory, the names of continents and what these pay more or less, who has signed."""
        for where, stands in self.glued(campaign, words).items():
            yield words.say("campaign-land", where=where, marks=", ".join(stands))
        yield from continent_lines(campaign, board_between(campaign), words)
        yield from signature_lines(campaign, words, named)

    def glued(self, campaign: Campaign, words: Words) -> Mapping[str, Sequence[str]]:
        """Cities with their walls, and scars."""
        found = {where: tuple(glued_on(where, campaign, words)) for where in board_between(campaign).territories}
        return {where: stands for where, stands in found.items() if stands}

    def pack_lines(
        self, campaign: Campaign, words: Words, named: Callable[[str], str], *, ended: bool = False
    ) -> Iterator[str]:
        """What stands on each pack, or who opened it in which war, and what was in it."""
        for label in (one for one in LABELS if one in campaign.seals):
            opened = campaign.packs.get(label)
            line = words.say(
                "campaign-pack",
                label=label,
                when=words.attribute(f"pack-{label}", "when"),
                war=opened.game if opened else 0,
                who=named(opened.by) if opened and opened.by else "none",
                ended="yes" if ended else "no",
            )
            brought = words.say(f"opening-{label}", drawn=opened.drawn) if opened else ""
            yield f"{capital(line)}\n{brought}".strip()

    def seal_lines(self, campaign: Campaign, words: Words) -> Iterator[str]:
        """In the order of their labels."""
        for label in (one for one in LABELS if one in campaign.seals):
            yield capital(words.say("campaign-seal", label=label, hash=campaign.seals[label]))

    def sealed_packs(self, campaign: Campaign, words: Words) -> Iterator[SealedPack]:
        """The packs in the order of their labels."""
        for label in (one for one in LABELS if one in campaign.seals):
            opened, name = campaign.packs.get(label), capital(words.say(f"pack-{label}"))
            line = words.say("pack-picture-line", war=opened.game if opened else 0)
            yield SealedPack(label, name, line, opened is not None, inside(campaign, label))

    def war_lines(
        self, campaign: Campaign, words: Words, named: Callable[[str], str], lengths: Mapping[int, Length]
    ) -> Iterator[str]:
        """Who signed with which faction, how long it took, who held on and who was out, and what was glued, named or
        destroyed."""
        signed = {one.game for one in campaign.signatures}
        for war in range(1, campaign.game + 1):
            played = [one for one in campaign.entries if one.game == war and one.result != UNPLAYED]
            glued = [text for _, text in glued_texts(campaign, war, words, escape_typed)]
            if not played and not glued:
                continue
            since = is_between(campaign, war)
            lines = [words.say("history-since" if since else "history-open", war=war - since)]
            for won in (one for one in played if one.result == WON):
                how = "history-won" if war in signed else "history-won-unsigned"
                length = [length_text(lengths[war], words)] if war in lengths else []
                line = words.say(how, war=war, who=named(won.member), faction=won.faction)
                lines = [" · ".join((line, *length))]
            for result in (HELD_ON, OUT):
                those = [
                    words.say("history-player", who=named(one.member), faction=one.faction)
                    for one in played
                    if one.result == result
                ]
                lines += [words.say(f"history-{result}", list=", ".join(those))] if those else []
            lines += [words.say("history-glued", list=" · ".join(glued))] if glued else []
            yield "\n".join(lines)

    def history(
        self, campaign: Campaign, words: Words, title: str, named: Callable[[str], str], lengths: Mapping[int, Length]
    ) -> History:
        """The wars, who signed, and what became of factions and cities."""
        return history_of(campaign, words, title, named, lengths)
