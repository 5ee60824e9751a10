"""Positions of a war of Legacy for the rulebook's cases: a few lands, headquarters, cards, and one player's step.

    war = position({"red": "peru:5", "blue": "brazil"}, headquarters="red: peru", stars={"red": 2})
    war.play(Attack, "peru", "brazil", 3).play(Defend, 1, attack=(6, 5, 4), defence=(1,))
    assert war.owner("brazil") == "red"

Territories that are not named are empty. The members are the seats themselves, unless `members` says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from support.random_games.game_in_progress import Named, UnderWay

from rules import NamedDraws, Player
from rules.author import Part, Pass, Task, ToReact
from rules.legacy import LEGACY
from rules.legacy.campaign.campaign import Campaign, Seated
from rules.legacy.campaign.chain import write_before
from rules.legacy.combat.missiles import Missiles
from rules.legacy.turn.stars import stars_of
from rules.records import UNSEALED
from rules.risk.combat.battle import Defend
from rules.risk.combat.invasion import Attack, Combat
from rules.risk.turn.turns import KnockedOut

THREE, FOUR = "red blue yellow", "red blue yellow green"


class War(UnderWay):
    """A war of Legacy in progress."""

    def stars(self, player: str) -> int:
        """A player's stars, headquarters included."""
        return stars_of(self.state, Player(player))

    def pass_all(self) -> War:
        """Pass in every open window; keep all events in between."""
        events = self.events
        while isinstance(self.asked(), ToReact):
            events += self.play(Pass).events
        self.events = events
        return self

    def battle(self, source: str, target: str, attack: tuple[int, ...], defence: tuple[int, ...]) -> War:
        """One attack roll with these dice, in which nobody interferes."""
        self.play(Attack, source, target, len(attack)).pass_all()
        return self.play(Defend, len(defence), attack=attack, defence=defence).pass_all()

    @property
    def lasting(self) -> Campaign:
        return self.state.parts[Campaign]


def opening(seats: str = THREE, options: Named | None = None, key: bytes = b"a war", before: str = "") -> War:
    """A new game up to its first decision, with random dice."""
    setting = LEGACY.setting(tuple(map(Player, seats.split())), options, before)
    return War.opened(LEGACY.ruleset(setting), key)


def position(
    hold: Named,
    *,
    seats: str = THREE,
    step: type[Task] = Combat,
    rest: str = "nobody",
    turn: str = "red",
    headquarters: str = "",
    stars: Mapping[str, int] | None = None,
    missiles: Mapping[str, int] | None = None,
    powers: Mapping[str, str] | None = None,
    members: Mapping[str, str] | None = None,
    knocked_out: str = "",
    lasting: Mapping[str, Any] | None = None,
    options: Named | None = None,
    dice: Iterable[int] = (),
    shuffle: str = "",
    sealed: Mapping[str, str] = UNSEALED,
    parts: Iterable[Part] = (),
    **setup: Any,
) -> War:
    """A position at the beginning of a step, by default of red's turn, continued with these dice.

    `hold` gives territories as `peru:4`; the seats play the factions in the order of `FACTIONS`, which keep the
    `powers` named, by faction. `headquarters` gives those of a seat's faction: `red: peru`. `lasting` are fields of the
    campaign, `sealed` the texts behind the seals that are broken; `setup` is what `rules.position` takes.
    """
    setting = LEGACY.setting(tuple(map(Player, seats.split())), options)
    seated = {seat: (members or {}).get(seat, seat) for seat in setting.seats}
    begun = {"members": tuple(seated.values()), "powers": powers or {}, "options": dict(setting.options)}
    campaign = Campaign(**{**begun, **(lasting or {})})
    if campaign.packs:  # What lies in zones depends on them: the position is laid out on what the campaign holds.
        setting = replace(setting, before=write_before(campaign, seated))
    rules = LEGACY.ruleset(setting)
    laid: tuple[Part, ...] = (
        campaign,
        Seated(seated),
        Missiles({Player(seat): count for seat, count in (missiles or {}).items()}),
        KnockedOut(tuple(map(Player, knocked_out.split()))),
        *parts,
    )
    setup |= {"headquarters": headquarters, "stars": {seat: (str(count),) for seat, count in (stars or {}).items()}}
    script = NamedDraws(die=dice, shuffle=shuffle, sealed=sealed)
    held = {**hold, rest: f"{hold.get(rest, '')} *"}
    return War.laid_out(rules, held, script, step=step, turn=turn, parts=laid, **setup)
