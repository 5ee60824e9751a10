"""Modifiers: a house rule can change a value for every caller, in a few lines."""

from __future__ import annotations

from support.made_up import tiny_game as tiny
from support.made_up.tiny_game import RED, raid_dice

from rules import Player, State, apply, legal, refusal
from rules.atlas.board import LinkKind
from rules.author import Module, Pass, TurnBegan
from rules.kernel.context import Context, Query, links

brave = Module("brave", needs=("squirrels",))


@brave.modifies(raid_dice)
def one_more_from_the_ash(g: Context, dice: int, raid: tiny.OnTheWay) -> int:
    return dice + 1 if raid.source == "ash" else dice


flood = Module("flood", needs=("squirrels",))


@flood.modifies(links)
def no_way_between_ash_and_elm(
    g: Context, links: dict[str, LinkKind], where: str, leaders: tuple[str, ...]
) -> dict[str, LinkKind]:
    cut = {"ash": "elm", "elm": "ash"}.get(where)
    return {other: kind for other, kind in links.items() if other != cut}


def dice_of_a_raid(*more: Module) -> tuple[int, int]:
    rules = tiny.ruleset(*more)
    state = tiny.fresh(rules=rules).state
    step = apply(rules, state, tiny.Raid(tiny.the(state, RED), RED, "ash", "elm"), tiny.chance(0))
    for number, decision in step.state.pending.items():
        step = apply(rules, step.state, Pass(number, decision.player), tiny.chance(0))
    (fought,) = [event for event in step.events if isinstance(event, tiny.Fought)]
    return len(fought.attack), len(fought.defence)


def test_a_house_rule_changes_the_dice_and_its_absence_does_not() -> None:
    assert dice_of_a_raid() == (1, 1)
    assert dice_of_a_raid(brave) == (2, 1)


def test_two_house_rules_add_up() -> None:
    braver = Module("braver")
    braver.modifies(raid_dice)(lambda g, dice, raid: dice * 2)
    assert dice_of_a_raid(brave, braver) == (4, 1)


def test_a_border_that_a_rule_closes_is_neither_offered_nor_allowed() -> None:
    rules = tiny.ruleset(flood)
    state = tiny.fresh(rules=rules).state
    number = tiny.the(state, RED)
    raids = [offer.fields for offer in legal(rules, state, number) if offer.action is tiny.Raid]
    assert raids == [{"source": ("oak",), "target": ("fir", "yew")}], "red stands on ash and oak"
    wet = tiny.Raid(number, RED, "ash", "elm")
    assert refusal(rules, state, wet) == tiny.OutOfReach("ash", "elm")
    assert refusal(tiny.GAME, state, wet) is None


@Query
def fear(g: Context, tree: str) -> int:
    """How much a tree is feared."""
    return 1


def test_a_rule_is_called_only_where_it_says_that_it_matters() -> None:
    timid = Module("timid", needs=("squirrels",))
    called: list[str] = []

    @timid.modifies(fear, given=tiny.OnTheWay)
    def while_somebody_is_on_the_way(g: Context, fear: int, tree: str) -> int:
        called.append("on the way")
        return fear + 10

    @timid.modifies(fear, of=("oak", "yew"))
    def of_old_trees(g: Context, fear: int, tree: str) -> int:
        called.append("old trees")
        return fear * 2

    @timid.modifies(fear)
    def always(g: Context, fear: int, tree: str) -> int:
        return fear + 1

    g = Context.of(tiny.ruleset(timid), State(tiny.SEATS), tiny.chance(0))
    assert (fear(g, "ash"), called) == (2, [])
    assert (fear(g, "oak"), called) == (3, ["old trees"])
    g.state.parts[tiny.OnTheWay] = tiny.OnTheWay("ash", "elm")
    assert (fear(g, "yew"), called) == (23, ["old trees", "on the way", "old trees"])


def test_a_reaction_waits_for_the_part_that_it_is_given() -> None:
    watch = Module("watch", needs=("squirrels",))
    told: list[Player] = []

    @watch.reacts(TurnBegan, given=tiny.Larder)
    def note(g: Context, event: TurnBegan) -> None:
        told.append(event.player)

    g = Context.of(tiny.ruleset(watch), State(tiny.SEATS), tiny.chance(0))
    g.emit(TurnBegan(RED))
    g.state.parts[tiny.Larder] = tiny.Larder(2)
    g.emit(TurnBegan(tiny.BLUE))
    assert told == [tiny.BLUE]
