"""What the planner spends faith on: temples while they can pay, cards, and the last place of all."""

from __future__ import annotations

from collections.abc import Mapping

from rules.ai.godstorm.advice import build_in_safety, buy_for, epochs_left, free_faith, summon_for
from rules.ai.godstorm.cards import invoke_for
from rules.ai.outlook import Answer, Sight
from rules.godstorm.faith import faith_of
from rules.godstorm.gods import Gods
from rules.godstorm.miracles import ToPlayMiracle
from rules.godstorm.pantheons import WAR
from rules.godstorm.purchases import ToBuy
from rules.godstorm.summoning import TEMPLE_COST, Build, ToSummon
from rules.godstorm.temples import temples_of
from rules.kernel.values import Action, Decision, Player
from rules.risk.turn.turns import TurnOrder, seats_in_play

PAYS = 4
"""The epochs that must be left for a temple to come before everything else."""
SAVED = 7
"""The faith that is saved from the third epoch, for the last bid."""
KEPT, MARGIN = 0.8, 4
"""How much of what a seat raises before the last bid it is expected to keep, and by how much it is to be outbid."""


def to_spend(sight: Sight) -> int:
    """The faith that is not kept for the last place in the last epoch, which nobody follows."""
    left, view = epochs_left(sight), sight.view
    kept = 0.0
    if left == 3:
        kept = SAVED
    elif left == 2:
        order = view.parts[TurnOrder].seats
        later = order[order.index(sight.me) + 1 :] if sight.me in order else ()
        others = [seat for seat in seats_in_play(view) if seat != sight.me]
        coming = {seat: KEPT * count_raised(sight, seat) if seat in later else 0.0 for seat in others}
        kept = MARGIN + max(faith_of(view, seat) + coming[seat] for seat in others)
    return max(0, min(free_faith(sight), int(faith_of(view, sight.me) - kept)))


def count_raised(sight: Sight, seat: Player) -> int:
    """The faith that a seat raises in a turn."""
    regions = sight.board.regions.items()
    whole = sum(region.bonus for name, region in regions if sight.counts[seat, name] == len(region.territories))
    return max(3, len(sight.land.of(seat)) // 3) + whole + len(temples_of(sight.view, seat))


def summon(sight: Sight) -> Action:
    """With the god of War on Earth a temple while it can pay, else as `easy` with what may be spent."""
    have, build = to_spend(sight), sight.offers_of(Build)
    pays = have >= TEMPLE_COST and epochs_left(sight) >= PAYS and WAR in sight.view.parts[Gods].of(sight.me)
    return build_in_safety(sight, build[0]) if build and pays else summon_for(sight, have)


def buy(sight: Sight) -> Action:
    return buy_for(sight, to_spend(sight))


def invoke(sight: Sight) -> Action | None:
    return invoke_for(sight, to_spend(sight))


SPENDING: Mapping[type[Decision], Answer] = {ToSummon: summon, ToBuy: buy, ToPlayMiracle: invoke}
"""The answers of who saves for the last place."""
