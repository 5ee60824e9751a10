"""What a territory is to the seat that is asked: what stands there, what moving in brings, costs and threatens."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.session import Session
from bot.ui.interaction.labels import FACTS
from bot.words import Words
from bot.words.board_text import front_text, region_text
from bot.words.conquest_gains import is_wanted, list_gains
from bot.words.games import words_in
from bot.words.topics.board import BoardWords, Gain, Peril
from rules import Offer, Ruleset, Territory, View
from rules.risk import Deploy, Expand, Fortify, is_setting_up, toll_of


@dataclass(frozen=True, slots=True)
class Places:
    """The territories of a decision, of what its seat may know; `offers` are its answers."""

    session: Session
    seen: View
    words: Words
    offers: tuple[Offer, ...]

    @property
    def _rules(self) -> Ruleset:
        return self.session.rules

    @property
    def _boards(self) -> tuple[BoardWords, ...]:
        """What the modules that are played say of territories."""
        return words_in(self._rules, BoardWords)

    def things_on(self, where: Territory) -> list[str]:
        """What stands on a territory besides armies."""
        return [text for known in self._boards for text in known.marks(where, self.seen, self._rules, self.words)]

    def gains(self, where: Territory, *, led: bool) -> list[Gain]:
        """What taking a territory brings the seat, first what decides the game; `led`: also what only a leader earns
        who goes along."""
        found = list_gains(where, self.seen, self._rules, self.words)
        return [gain for gain in found if led or not gain.led]

    def perils(self, where: Territory, *, led: bool) -> list[Peril]:
        """What befalls a force of the seat's that moves into a territory; `led`: its leaders too."""
        found = [peril for known in self._boards for peril in known.perils(where, self.seen, self.words)]
        return [peril for peril in found if led or not peril.led]

    def before_battle(self, where: Territory) -> list[str]:
        """What happens first where the seat attacks a territory and leaders go along."""
        return [line for known in self._boards for line in known.comes_first(where, self.seen, self._rules, self.words)]

    def note(self, kind: str, field: str, where: Territory) -> str:
        """The facts about a territory that can be chosen for a field of this kind of answer, in a line."""
        there = ", ".join(self.things_on(where))
        if kind == Deploy.kind or is_setting_up(self._rules, self.session.state):
            mission = self.words.say("for-mission") if self._serves_mission(where) else ""
            around = (each(where, self.seen, self._rules, self.words) for each in (front_text, region_text))
            return FACTS.join(filter(None, (mission, there, *around)))
        beside = front_text(where, self.seen, self._rules, self.words) if kind == Fortify.kind else ""
        return FACTS.join(filter(None, (*self.awaits_leader(kind, field, where), beside, there)))

    def _serves_mission(self, where: Territory) -> bool:
        """Whether the seat's own mission asks for a territory, or for a neighbour of another's."""
        others = (near for near in self._rules.board.links_of[where] if self.seen.land.owner(near) != self.seen.viewer)
        return any(is_wanted(land, self.seen, self._rules) for land in (where, *others))

    def awaits_leader(self, kind: str, field: str, where: Territory) -> list[str]:
        """What the seat earns once a leader of its own stands where a march may bring one; nothing for others."""
        if (kind, field) != (Fortify.kind, "target"):
            return []
        fitting = self._into(Fortify.kind, where)
        if not any(leaders for offer in fitting for leaders in offer.fields["leaders"]):
            return []
        return [
            text for known in self._boards for text in known.awaits_leader(where, self.seen, self._rules, self.words)
        ]

    def on_entering(self, target: Territory) -> str:
        """The facts about a territory that nobody holds, for who may walk in, in a line."""
        led = any(way for offer in self._into(Expand.kind, target) for way in offer.fields["leaders"])
        gains = (gain.text for gain in self.gains(target, led=led))
        perils = (peril.text for peril in self.perils(target, led=led))
        facts = (*gains, self.note(Expand.kind, "target", target), self._toll(target), *perils)
        return FACTS.join(filter(None, facts))

    def _toll(self, target: Territory) -> str:
        """What entering a territory that nobody holds costs all who can; "" if it costs nothing."""
        offer = self._into(Expand.kind, target)[0]
        source, counts = offer.fields["source"][0], offer.fields["count"]
        lost = toll_of(self._rules, self.session.state, source, target, counts[-1])
        return self.words.say("expand-toll", count=counts[-1], lost=lost) if lost else ""

    def _into(self, kind: str, target: Territory) -> list[Offer]:
        """The ways into a territory by one kind of answer."""
        return [offer for offer in self.offers if offer.action.kind == kind and target in offer.fields["target"]]
