"""Count the turns in which a player of Legacy leaves its own headquarters bare.

    python tests support.legacy.bare_headquarters hard easy --games 80 --seed 900

Bare are headquarters of one or two troops that a neighbour with all its recruits takes more often than not. One seat of
the first player plays against three of the other, each deal from every seat.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from contextlib import ExitStack
from math import ceil

from bot.cli.contests.contest import Contest
from bot.cli.contests.players import seat_player
from bot.cli.selfplay import MOST_STEPS, dice, first_unanswered, setting_of
from rules import NOBODY, Player, Ruleset, State, Territory, advance, begin, legal, ruleset, view
from rules.atlas import NO_TERRITORY
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.legacy.setup.factions import Factions
from rules.legacy.setup.headquarters import Headquarters
from rules.risk.combat.leaders import NO_LEADERS
from rules.risk.odds.forecast import invasion_dice
from rules.risk.odds.invasion_odds import invasion_odds
from rules.risk.turn.reinforce import income, region_bonus, regions_held

FEW, LIKELY = 2, 0.5
"""Up to how many troops are few, and from which chance on a neighbour is likely to take them."""


def own_headquarters(state: State, seat: Player) -> Territory:
    """Where the headquarters of a seat's own faction stand, if it holds them."""
    faction = state.parts[Factions].of.get(seat)
    found = (at for at, its in state.parts[Headquarters].at.items() if its == faction and state.land.owner(at) == seat)
    return next(found, NO_TERRITORY)


def are_bare(rules: Ruleset, state: State, where: Territory) -> bool:
    """Whether few troops stand on a territory, and a neighbour is likely to take it in his next turn."""
    land, seat, g = state.land, state.land.owner(where), Context.of(rules, state, NoChance())
    for source in rules.board.links_of[where] if land.armies(where) <= FEW else ():
        foe = land.owner(source)
        if foe not in (NOBODY, seat):
            coming = income(g, foe) + sum(region_bonus(g, foe, name) for name in regions_held(g, foe))
            thrown = invasion_dice(rules, state, foe, source, where, NO_LEADERS)
            if invasion_odds(land.armies(source) - 1 + coming, land.armies(where), thrown).win >= LIKELY:
                return True
    return False


def count_bare(contest: Contest, deals: int) -> tuple[int, int, int]:
    """How many turns of the first player ended with its own headquarters in its hand, in how many of them these were
    bare, and how many were lost before its next turn."""
    turns = bare = lost = 0
    rules = ruleset(contest.table)
    with ExitStack() as stack:
        players = [stack.enter_context(seat_player(written)) for written in contest.players]
        for deal, turned in ((deal, turned) for deal in range(1, deals + 1) for turned in range(len(rules.seats))):
            for player in players:
                player.sit(contest.table, f"{contest.seed}/{deal}/{turned}")
            (ours,), chance = contest.seats_of_ours(turned), dice(contest.table, contest.seed, deal)
            state, left = begin(rules, chance).state, NO_TERRITORY
            active = state.active
            for _ in range(MOST_STEPS):
                number = first_unanswered(state)
                if state.winners is not None or not number:
                    break
                seat = state.pending[number].player
                seen, offers = view(state, seat), tuple(legal(rules, state, number))
                action = players[seat != ours].answer(rules.at(seen), seen, number, offers)
                state = advance(rules, state, action, chance, "ai").state
                if state.active != active:
                    if state.active == ours:
                        lost += bool(left) and state.land.owner(left) != ours
                        left = NO_TERRITORY
                    if active == ours and (left := own_headquarters(state, ours)):
                        turns += 1
                        bare += are_bare(rules, state, left)
                    active = state.active
            lost += bool(left) and state.land.owner(left) != ours
    return turns, bare, lost


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("ours")
    parser.add_argument("theirs")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    table = setting_of("legacy", 4, {})
    turns, bare, lost = count_bare(Contest(table, (args.ours, args.theirs), 1, args.seed), ceil(args.games / 4))
    sys.stdout.write(f"{turns} turns, {bare} of them with bare headquarters, {lost} headquarters lost\n")
