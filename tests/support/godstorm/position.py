"""Positions of Godstorm for the rulebook's cases: a few lands, gods and cards, and one player's step.

    game = field(hold={"blue": "gaul:5"}, gods={"blue": "war@gaul"})
    game.fight("gaul", "liguria", ("war",), attack=(6, 5, 4), defence=(1,))

Territories that are not named belong to `rest`, with one army each.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import fields
from support.godstorm.random_games import SEATS, table
from support.random_games.game_in_progress import Named, UnderWay, and_rest

from rules import NamedDraws, Refusal, apply, default
from rules.author import Part, Task
from rules.godstorm.faith import faith_of
from rules.godstorm.gods import Gods
from rules.godstorm.invocations import EveryChoice, Invoke, shape_of
from rules.godstorm.miracles import PlayMiracles
from rules.godstorm.pantheons import HEAVENS
from rules.godstorm.temples import Temples
from rules.godstorm.waters import ATLANTIS
from rules.kernel.values import Player
from rules.risk.combat.battle import Defend
from rules.risk.combat.invasion import Attack, Combat

BLUE, GREEN, OCHRE, PURPLE, BROWN = SEATS


class Field(UnderWay):
    """A game of Godstorm in progress."""

    def fight(
        self,
        source: str,
        target: str,
        gods: tuple[str, ...] = (),
        *,
        attack: tuple[int, ...],
        defence: tuple[int, ...],
        dice: tuple[int, int] = (0, 0),
    ) -> Field:
        """One battle with these dice, rerolls included; `dice` are how many each side throws, if there are rerolls."""
        thrown, answered = dice[0] or len(attack), dice[1] or len(defence)
        self.play(Attack, source, target, thrown, gods)
        return self.play(Defend, answered, attack=attack, defence=defence)

    def invoke(
        self, card: str, by: str = "", dice: Iterable[int] = (), land: Iterable[int] = (), **choices: Any
    ) -> Field:
        """Play a miracle card with these choices, each under its name, these dice, and territories drawn by place."""
        return self.play(_shape(card), card, *_choices(card, choices), by=by, dice=dice, land=land)

    def cannot(self, card: str, by: str = "", **choices: Any) -> Refusal:
        """Why a miracle card cannot be played with these choices."""
        return self.refused(_shape(card), card, *_choices(card, choices), by=by)

    def targets(self, card: str, name: str = "where", by: str = "") -> list[Any]:
        """Everything that one choice of a miracle card may be."""
        offers = [offer for offer in self.offers(Invoke, by) if card in offer.fields["card"]]
        return sorted({choice for offer in offers for choice in offer.fields[name]})

    def wait_out(self, dice: Iterable[int] = ()) -> Field:
        """Give the default answer to the decision that is open, with these dice if it takes any."""
        script = NamedDraws(die=dice)
        step = apply(self.rules, self.state, default(self.rules, self.state, self.number()), script)
        self.state, self.events = step.state, step.events
        return self

    def heaven(self, player: str) -> int:
        """How many armies a player has in Heaven."""
        return self.armies(HEAVENS[Player(player)])

    def faith(self, player: str) -> int:
        return faith_of(self.state, Player(player))

    def gods(self, player: str) -> dict[str, str]:
        return dict(self.state.parts[Gods].of(Player(player)))

    def temples(self) -> tuple[str, ...]:
        return self.state.parts[Temples].at

    def below(self, player: str) -> tuple[str, ...]:
        return self.state.land.of(Player(player), "underworld")


def _shape(card: str) -> type[Invoke]:
    """The action that plays a miracle card."""
    shape = shape_of(card)
    assert shape is not None
    return shape


def _choices(card: str, setup: dict[str, Any]) -> list[Any]:
    """The choices of a miracle card in their order, those that are not said at their default."""
    columns = [each for each in fields(_shape(card)) if each.name not in Invoke.__struct_fields__]
    blanks = {each.name: each.default for each in fields(EveryChoice)}
    assert setup.keys() <= {each.name for each in columns}
    return [setup.get(each.name, blanks[each.encode_name]) for each in columns]


def field(
    *,
    players: int = 3,
    turn: str = "blue",
    step: type[Task] = Combat,
    hold: Named | None = None,
    rest: str = "ochre",
    epoch: int = 1,
    parts: tuple[Part, ...] = (),
    dice: Iterable[int] = (),
    options: dict[str, str] | None = None,
    **setup: Any,
) -> Field:
    """A position at the beginning of `turn`'s step, run with these dice until a decision is open."""
    rules = table(players, **(options or {}))
    sunk = {"nobody": " ".join(rules.board.regions[ATLANTIS].territories)} if "sunk" in setup else {}
    return Field.laid_out(
        rules, and_rest({**(hold or {}), **sunk}, rest), NamedDraws(die=dice),
        turn=turn, step=step, epoch=epoch, parts=parts, **setup,
    )  # fmt: skip


def turn_of_cards(cards: str, **setup: Any) -> Field:
    """Blue's step 4 with these cards: War and Death stand on Gaul, and he has 9 faith."""
    defaults: dict[str, Any] = {
        "hold": {"blue": "gaul:5 iberia:2", "green": "roma:4 apulia:3"},
        "gods": {"blue": "war@gaul death@gaul"},
        "faith": {"blue": "9"},
    }
    return field(step=PlayMiracles, **{**defaults, "miracles": {"blue": cards}, **setup})


def attacked(cards: str = "", **setup: Any) -> Field:
    """Blue may attack Green's Liguria (3) from Gaul (6); Green holds these Sky cards, with his Sky god in Roma."""
    defaults: dict[str, Any] = {
        "hold": {"blue": "gaul:6 iberia:3", "green": "liguria:3 roma:5"},
        "gods": {"green": "sky@roma"},
        "faith": {"green": "9", "blue": "3"},
    }
    return field(**{**defaults, "miracles": {"green": cards}, **setup})
