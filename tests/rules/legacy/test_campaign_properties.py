"""Properties of whole campaigns: other members each time, nothing that was glued comes off, and little is kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from support.legacy.campaigns import SEATS, composed_for
from support.legacy.fullest_campaign import MOST_BYTES
from support.legacy.next_games import next_setting
from support.legacy.random_games import walk

from rules import Player, State, plain
from rules.author import EVERYONE, board, shape_data
from rules.legacy.campaign.box import BOX, FIRST_COIN
from rules.legacy.campaign.campaign import GAMES, HELD_ON, MOST_BOXES, OUT, UNPLAYED, WON, Campaign, whole_stock
from rules.legacy.campaign.chain import campaign_after, new_campaign, read_before, write_before
from rules.legacy.setup.factions import FACTIONS
from rules.legacy.turn.resources import COIN_CARDS, MOST_COINS

MEMBERS = tuple(f"m{at}" for at in range(1, 9))


def seated(players: int, rnd: Random) -> dict[Player, str]:
    """Other members and other seats each time."""
    return dict(zip(rnd.sample(SEATS, players), rnd.sample(MEMBERS, players), strict=True))


def random_campaign(
    players: int, seed: int, games: int, **options: str
) -> Iterator[tuple[Campaign, State, Campaign]]:  # fmt: skip
    """What each game of a random campaign began with, how it ended, and what it left."""
    rnd = Random(seed)
    chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
    campaign = new_campaign(MEMBERS, ais=MEMBERS[5:], options=chosen)
    for game in range(games):
        setting = next_setting(campaign, seated(players, rnd))
        *_, last = walk(composed_for(setting), 1000 * seed + game)
        after = campaign_after(last.state)
        yield campaign, last.state, after
        campaign = after


def check(before: Campaign, end: State, after: Campaign) -> None:
    """One game of the chain."""
    assert end.winners
    assert after.game == before.game + 1
    _check_history(before, end, after)
    _check_stickers(before, after)
    members = {Player(seat): member for seat, member in zip(SEATS, after.members, strict=False)}
    setting = next_setting(after, dict(list(members.items())[:3]))
    assert read_before(setting)[0] == after
    assert shape_data(json.loads(json.dumps(plain(after))), Campaign) == after


def _check_history(before: Campaign, end: State, after: Campaign) -> None:
    """The winner has signed, each faction has its line, and all that was written before stands there still."""
    assert after.glued[: len(before.glued)] == before.glued
    assert after.entries[: len(before.entries)] == before.entries
    assert after.signatures[: len(before.signatures)] == before.signatures
    lines = after.entries[len(before.entries) :]
    assert [line.faction for line in lines] == list(FACTIONS)
    results = [line.result for line in lines]
    assert (results.count(WON), results.count(UNPLAYED)) == (1, len(FACTIONS) - len(end.seats))
    assert set(results) <= {WON, HELD_ON, OUT, UNPLAYED}
    if before.game <= GAMES:
        (signature,) = after.signatures[len(before.signatures) :]
        assert signature.member == next(line.member for line in lines if line.result == WON)
    assert {one.game for one in after.glued[len(before.glued) :]} <= {before.game}


def _check_stickers(before: Campaign, after: Campaign) -> None:
    """Nothing comes off: cities, names, marks and coins stay, scars stay unless they are covered."""
    assert before.cities.items() <= after.cities.items()
    assert before.continents.items() <= after.continents.items()
    assert before.continent_marks.items() <= after.continent_marks.items()
    assert set(before.destroyed) <= set(after.destroyed)
    assert set(before.scars) <= {*after.scars, *after.cancelled}
    assert before.powers.items() <= after.powers.items()
    assert all(coins <= after.coins_on(card) <= MOST_COINS for card, coins in before.coins.items())
    assert all(used <= after.used[kind] for kind, used in before.used.items())
    assert all(used <= whole_stock(after)[kind] for kind, used in after.used.items())
    assert set(after.used) <= set(whole_stock(after))
    assert set(after.fortified) <= set(after.cities)
    assert all(crossed < MOST_BOXES for crossed in after.fortified.values())
    assert after.used[FIRST_COIN] == BOX["stickers"][FIRST_COIN]


def test_a_whole_campaign() -> None:
    """Fifteen games and two more, by whoever comes: never stuck, final, and small."""
    for before, end, after in random_campaign(4, 4, GAMES + 2):
        check(before, end, after)
    assert len(after.signatures) == GAMES
    assert after.namer
    assert len({signature.member for signature in after.signatures}) > 2
    assert len(write_before(after, dict(zip(SEATS, MEMBERS, strict=False))).encode()) <= MOST_BYTES


@pytest.mark.parametrize("players", [3, 5])
def test_every_number_of_players(players: int) -> None:
    for before, end, after in random_campaign(players, players, 4):
        check(before, end, after)


@pytest.mark.parametrize("options", [{"powers": "first-owner"}, {"first_coins": "in-turn"}, {"held_on_coins": "35"}])
def test_options_of_a_campaign(options: dict[str, str]) -> None:
    for before, end, after in random_campaign(4, 7, 3, **options):
        check(before, end, after)


def test_nothing_hidden_is_kept() -> None:
    """What lies face down when a game ends is nowhere in what it leaves: hands, decks and hidden scar cards."""
    for _, end, after in random_campaign(5, 3, 2):
        dark = {card for zone in end.zones.values() if zone.seen_by != EVERYONE for card in zone.cards}
        hidden = dark.difference(board("legacy").territories, COIN_CARDS)
        assert hidden
        assert not any(card in write_before(after, {}) for card in hidden)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 130))
def test_many_random_campaigns(seed: int) -> None:
    """Whole campaigns of each number of players."""
    for before, end, after in random_campaign(3 + seed % 3, seed, GAMES):
        check(before, end, after)
