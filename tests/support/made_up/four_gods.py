"""Classic Risk with four gods, each with a power of its own: any of those who stand in a territory may go along.

War adds one to the attack, death one to the defence, and sky carries an army from Alaska to Japan. No god ends a march
where the plague is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from support.classic.position import Field, rules_of
from support.random_games.game_in_progress import Named, and_rest

from rules import Event, NamedDraws, Player, Ruleset, State
from rules.author import Context, LinkKind, Module, Part, Task, links
from rules.risk import (
    Battle,
    Combat,
    Conquered,
    Fortified,
    Leaders,
    MoveIn,
    ToOccupy,
    attack_bonus,
    defence_bonus,
    follows,
    leader_kinds,
    leaders_at,
    march_ends,
    move_in,
)

WAR, MAGIC, SKY, DEATH = KINDS = ("war", "magic", "sky", "death")
PLAGUED = "ontario"
gods = Module("gods", needs=("battle", "fortify", "occupy"))


class Gods(Part):
    """The gods of each territory."""

    at: Mapping[str, tuple[str, ...]] = {}


class GodsMoved(Event):
    """Gods went from one territory to another."""

    player: Player
    source: str
    target: str
    kinds: tuple[str, ...]

    def apply(self, state: State) -> None:
        at = dict(state.parts[Gods].at)
        at[self.source] = tuple(kind for kind in at[self.source] if kind not in self.kinds)
        at[self.target] = tuple(kind for kind in KINDS if kind in (*at.get(self.target, ()), *self.kinds))
        state.parts[Gods] = Gods(at)


@gods.modifies(leader_kinds)
def gods_lead(g: Context, kinds: Leaders) -> Leaders:
    return KINDS


@gods.modifies(leaders_at)
def who_stands_there(g: Context, kinds: Leaders, player: Player, where: str) -> Leaders:
    return g.parts[Gods].at.get(where, ()) if g.state.land.owner(where) == player else ()


@gods.modifies(links)
def sky_carries(g: Context, links: dict[str, LinkKind], where: str, leaders: Leaders) -> dict[str, LinkKind]:
    return {**links, "japan": "sea"} if where == "alaska" and SKY in leaders else links


@gods.modifies(attack_bonus)
def war_attacks(g: Context, bonus: int) -> int:
    return bonus + (WAR in g.parts[Battle].leaders)


@gods.modifies(defence_bonus)
def death_defends(g: Context, bonus: int) -> int:
    return bonus + (DEATH in g.parts[Battle].defence_leaders)


@gods.modifies(march_ends)
def not_into_the_plague(
    g: Context, ends: tuple[str, ...], player: Player, source: str, leaders: Leaders
) -> tuple[str, ...]:
    return tuple(t for t in ends if t != PLAGUED) if leaders else ends


@gods.modifies(follows)
def who_stayed(g: Context, kinds: Leaders, player: Player, source: str) -> Leaders:
    return g.parts[Gods].at.get(source, ())


@gods.plays(MoveIn, instead=True)
def follow(g: Context, action: MoveIn, decision: ToOccupy) -> None:
    move_in(g, action, decision)
    if action.leaders:
        g.emit(GodsMoved(action.player, decision.source, decision.target, action.leaders))


@gods.reacts(Conquered)
@gods.reacts(Fortified)
def go_along(g: Context, event: Conquered | Fortified) -> None:
    if event.leaders:
        g.emit(GodsMoved(event.player, event.source, event.target, event.leaders))


def with_gods(plain: Ruleset) -> Ruleset:
    """The same rules with gods."""
    return Ruleset(
        plain.name, (*plain.modules, gods), board=plain.board, seats=plain.seats, start=plain.start, turn=plain.turn,
        options=plain.options, numbers=plain.numbers,
    )  # fmt: skip


def war_of_gods(
    hold: Named, at: Mapping[str, tuple[str, ...]], *, step: type[Task] = Combat, dice: Iterable[int] = ()
) -> Field:
    """A position of red's turn with gods in these territories; blue holds all that is not named."""
    script = NamedDraws(die=dice)
    return Field.laid_out(
        with_gods(rules_of(3)), and_rest(hold, "blue"), script, turn="red", step=step, parts=(Gods(at),)
    )
