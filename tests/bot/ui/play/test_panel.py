"""Panel details: one blue button per wish, each card named once, no turn after the end."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from support.classic.position import field as world
from support.tables.player import play_on
from support.tables.simkit import LOCALES, everything, keys, lines, parts, text_of
from support.tables.tables import Table
from support.tables.two_players import begun, deploy_all

from bot.ui.play.panel import _lost_at_end
from bot.ui.screens.hand import hand_text
from bot.words import words
from renders import RecentTurn, RecentTurns
from rules import Player, view
from rules.author import Holding
from rules.house.continental_power import REROLL, InForce
from rules.house.risk_bounty import Bounty
from rules.house.single_front import Front
from rules.risk.combat.battle import Conquered
from rules.risk.combat.invasion import Invasion, ToFight
from rules.risk.turn.cards import hand


async def test_a_written_list_is_the_only_blue_button_of_its_wish(table: Table) -> None:
    await table.open(table.alice, table.bob, seats=("green", "red"))
    await table.alice.press("play", table.last("play"))
    free = (await table.session()).rules.board.territories
    await table.alice.fill("list:to-claim", lands=f"{free[3]}, {free[5]}")
    row = next(p for p in parts(table.alice.screen) if p.get("type") == 1 and "list:to-claim" in str(p))
    assert [part["style"] for part in row["components"]] == [2, 1, 2]


async def test_a_wild_card_is_named_once(table: Table) -> None:
    LOCALES[table.alice.id] = "fr"
    await begun(table)
    session = await table.session()
    session.state.zones[hand(Player("green"))] = type(session.state.zone("deck"))(("wild_1",), "green")
    for language in ("en", "fr"):
        text = "\n".join(hand_text(session, Player("green"), words(language)))
        assert text.count(words(language).say("card-wild")) == 1


async def test_a_game_that_its_host_ended_is_nobodys_turn(table: Table) -> None:
    await begun(table)
    await table.bot.services.games.end((await table.session()).table.id, table.alice.id)
    await table.quiet()
    end = everything(table.newest())
    assert "ended the game" in end
    assert "'s turn" not in end
    assert "to play" not in end
    await table.alice.type("risk status")
    assert "'s turn" not in text_of(table.alice.screen)


async def test_the_end_tells_what_the_last_turns_took_and_not_what_was_told_before() -> None:
    game = world(hold={"red": "peru", "blue": "brazil"}, rest="yellow")
    taken = Conquered(Player("blue"), Player("red"), "brazil", "venezuela", 1, ())

    async def lost(*turns: RecentTurn) -> str:
        async def recent_turns(session: Any) -> RecentTurns:
            return RecentTurns(turns)

        services = SimpleNamespace(games=SimpleNamespace(recent_turns=recent_turns))
        request: Any = SimpleNamespace(services=services, words=words("en", "classic"))
        session: Any = SimpleNamespace(view=lambda seat: view(game.state, seat), rules=game.rules)
        return await _lost_at_end(request, session, Player("red"))

    theirs, own = RecentTurn(2, Player("blue"), (taken,)), RecentTurn(9, Player("red"))
    assert await lost(theirs) == "Blue took Venezuela from you."
    assert await lost(theirs, own) == "", "told as that turn began"
    assert await lost() == ""


async def test_odds_of_a_stop_at_which_nobody_fights(table: Table) -> None:
    await table.alice.type("risk odds", attackers=100, defenders=100, until=100)
    assert "none of your 100 would fight" in table.alice.text
    await table.alice.type("risk odds", attackers=100, defenders=100, until=99)
    assert "to win" in table.alice.text


async def test_odds_go_by_the_house_rule_of_the_channels_game(table: Table) -> None:
    """Nine staked against four: the attacker wins by the higher score alone, 97 in 100."""
    await table.alice.type("risk odds", attackers=9, defenders=4)
    plain = table.alice.text
    house = {"mode": "two-players", "house": "calculated-risks"}
    await table.open(table.alice, table.bob, game="classic", seats=("red", "blue"), **house)
    await table.alice.type("risk odds", attackers=9, defenders=4)
    assert "staked at once" in table.alice.text
    assert "staked at once" not in plain


async def test_odds_count_the_die_that_whoever_asks_throws_again(table: Table) -> None:
    """Europe's power under Continental Power: three dice and one of them again against two, one throw after another."""
    house = {"mode": "two-players", "house": "continental-power"}
    await table.open(table.alice, table.bob, game="classic", seats=("red", "blue"), **house)
    (await table.session()).state.parts[InForce] = InForce({Player("red"): (REROLL,)})
    await table.alice.type("risk odds", attackers=9, defenders=9)
    assert "your lowest die is rolled again" in table.alice.text
    await table.bob.type("risk odds", attackers=9, defenders=9)
    assert "rolled again" not in table.bob.text
    better, plain = (float(re.findall(r"\*\*([\d.]+)", person.text)[0]) for person in (table.alice, table.bob))
    assert better > plain


async def test_five_cards_say_that_a_set_comes_first(table: Table) -> None:
    """Nothing else can be answered, and the panel says why."""
    await table.open(table.alice, table.bob, game="classic", seats=("red", "blue"), mode="two-players")
    await table.wished(table.alice, table.bob)
    session = await table.session()
    mine, first = session.state.active, table.alice if session.state.active == "red" else table.bob
    await first.press("play", table.last("play"))
    assert "must trade in a set" not in first.text
    zone = hand(mine)
    session.state.zones[zone] = replace(session.state.zones[zone], cards=tuple(session.rules.board.cards)[:5])
    await first.press("play:new")
    assert "You hold 5 Territory cards: you **must trade in a set** first." in first.text
    assert not any(":deploy" in key for key in keys(first.screen))


async def test_whoever_has_drawn_his_one_front_reads_where_it_runs(table: Table, same_dice: None) -> None:
    people = (table.alice, table.bob, table.carol)
    seats = ("red", "blue", "yellow")
    await table.open(*people, game="classic", seats=seats, mode="conquest", setup="dealt", house="single-front")
    await table.wished(*people)
    session = await table.session()
    while not (session.state.parts[Front].source and isinstance(session.list_waiting()[0].decision, ToFight)):
        assert await play_on(table, 1)
        session = await table.session()
    fighter = next(person for person in people if person.id == session.list_waiting()[0].person)
    await fighter.press("play", table.last("play"))
    source = words("en").attribute(f"land-{session.state.parts[Front].source}", "the")
    assert f"You have one front a turn, from {source}" in fighter.text
    land = session.state.land
    weak = next(where for where in land.of(session.state.active) if land.armies(where) == 1)
    session.state.parts[Front] = Front(weak)
    await fighter.press("play", table.last("play"))
    assert "nothing is left to attack" in fighter.text
    assert fighter.text.count("End your attacks.") == 1


async def test_whoever_fights_reads_where_a_bounty_lies(table: Table) -> None:
    people, seats = (table.alice, table.bob, table.carol), ("red", "blue", "yellow")
    await table.open(*people, game="classic", seats=seats, mode="conquest", setup="dealt", house="risk-bounty")
    await table.wished(*people)
    session = await table.session()
    while not isinstance(session.list_waiting()[0].decision, ToFight):
        assert await play_on(table, 1)
        session = await table.session()
    fighter = next(person for person in people if person.id == session.list_waiting()[0].person)
    session.state.parts[Bounty] = Bounty({"oceania": Player("blue")})
    await fighter.press("play", table.last("play"))
    assert f"There is a bounty on {words('en').say('region-oceania')}" in fighter.text
    session.state.parts[Bounty] = Bounty({"oceania": Player("blue")}, "oceania")
    await fighter.press("play", table.last("play"))
    assert "There is a bounty" not in fighter.text


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_an_invasion_is_called_off_by_a_button_or_typed(table: Table, language: str) -> None:
    await begun(table)
    person, _, _ = await deploy_all(table)
    LOCALES[person.id] = language
    assert not any(":call-off" in key for key in keys(person.screen)), "none is under way"
    seat = (await table.session()).state.active
    source, target = lines(person.screen, "war")[0]["value"].split("+")
    for typed in (False, True):
        state = (await table.session()).state
        state.parts[Invasion] = Invasion(seat, source, target, "land", 1)
        await person.press("play:new")
        call_off = next(part for part in parts(person.screen) if ":call-off" in part.get("custom_id", ""))
        assert call_off["label"] == words(language).say("action-call-off")
        assert call_off["style"] == 2, "it does not stand out from the ways to fight on"
        if typed:
            await person.type("risk do", answer=words(language).say("action-call-off"))
        else:
            await person.press("ans:call-off")
        assert (await table.session()).state.parts[Invasion] == Invasion()
        assert "call-off" not in str(keys(person.screen))


async def test_an_invasion_that_nobody_can_carry_on_needs_no_calling_off(table: Table) -> None:
    await begun(table)
    person, _, _ = await deploy_all(table)
    session = await table.session()
    seat, (source, target) = session.state.active, lines(person.screen, "war")[0]["value"].split("+")
    session.state.parts[Invasion] = Invasion(seat, source, target, "land", 1)
    for neighbour in session.rules.board.links_of[target]:
        if session.state.land.owner(neighbour) == seat:
            session.state.land.put(neighbour, Holding(seat, 1))
    await person.press("play:new")
    assert not any(line["value"].endswith(f"+{target}") for line in lines(person.screen, "war"))
    assert "call-off" not in str(keys(person.screen))
