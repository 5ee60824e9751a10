"""Whatever a list shows while an option is typed can be typed, and means what the list would have sent.

Every completion of the command tree is looked at, in both languages, in positions of all four games; of a long list the
check reads some lines, and the long form every one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import cycle, product
from random import Random
from types import SimpleNamespace
from typing import Any, get_type_hints

import pytest
from discord.app_commands import Command
from support.classic import position as classic
from support.godstorm import position as godstorm
from support.in_part import in_part
from support.legacy import position as legacy
from support.legacy.campaigns import after_the_war
from support.legacy.campaigns import table as campaign_rules
from support.lotr import position as lotr
from support.tables.simkit import LOCALES
from support.tables.tables import Table as Tables

from bot.game.session import Session
from bot.refusals import BadHours, NoCampaign
from bot.store.models import RUNNING, Seat, Table
from bot.ui.commands.autocomplete import ListedOption
from bot.ui.commands.me import ZONES, read_zone
from bot.ui.commands.tree import risk_group
from bot.ui.commands.which_campaign import CAMPAIGNS
from bot.ui.decisions.answer import PartialAnswer, settle
from bot.ui.decisions.prompt import Prompt, prompt_for
from bot.ui.interaction.labels import FACTS
from bot.ui.interaction.name_search import LONGEST_LINE, find_key, find_line, shown_lines
from bot.ui.interaction.request import Rejected, Request
from bot.words import LANGUAGES, words
from rules import GAMES, Player, Refused
from rules.godstorm.miracles import PlayMiracles
from rules.orders import Orders
from rules.risk.combat.invasion import Combat
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.reinforce import Reinforcement

STEPS = (Reinforcement, Combat, Fortification)
READ, EVERY = 6, 1_000_000
"""How many lines of a list are read: some, as each takes the list anew; or all."""
some_or_every_line = in_part("most", (READ, EVERY), kept=(READ,))

HELD = {"red": "alaska:9 alberta:2 peru:4", "blue": "kamchatka:3"}
HAND = "alaska alberta peru wild_1"

POSITIONS: dict[str, Callable[[], list[Any]]] = {
    "lotr": lambda: [
        lotr.opening(),
        *(
            lotr.position(
                step=step,
                hold={"green": "khand:9 near_harad:2 umbar:2 fangorn:4", "red": "harad:3", "neutral": "deep_harad:2"},
                adventures={"green": "courage_alone you_shall_not_pass"},
            )
            for step in STEPS
        ),
    ],
    "classic": lambda: [
        classic.opening(),
        *(classic.field(step=step, hold=HELD, hands={"red": HAND}) for step in STEPS),
    ],
    "godstorm": lambda: [
        godstorm.turn_of_cards("fire_rains crops_wither crops_wither.2 time_stands_still"),
        *(
            godstorm.field(
                step=step,
                hold={"blue": "gaul:5 iberia:2", "green": "roma:4 apulia:3"},
                gods={"blue": "war@gaul death@gaul"},
                faith={"blue": "9"},
            )
            for step in (*STEPS, PlayMiracles)
        ),
    ],
    "legacy": lambda: [
        legacy.opening(),
        after_the_war(campaign_rules(3), {"red": "alaska peru", "blue": "japan", "yellow": "egypt"}),
        *(legacy.position(HELD, step=step, rest="blue") for step in STEPS),
    ],
}
"""Positions of each game in which somebody has much to choose from."""


def list_options() -> dict[str, Any]:
    """Every completion of the command tree, by its command and its option."""
    commands = (command for command in risk_group(GAMES.values()).walk_commands() if isinstance(command, Command))
    return {
        f"{command.qualified_name} {name}": parameter.autocomplete
        for command in commands
        for name, parameter in command._params.items()
        if parameter.autocomplete is not None
    }


OPTIONS: dict[str, ListedOption[Any, Any]] = {
    name: getattr(complete, "__self__", None)
    for name, complete in list_options().items()  # type: ignore[misc]
}
OF_PROMPTS = {name: each for name, each in OPTIONS.items() if get_type_hints(each.find)["return"] is Prompt}
"""The options that depend on the person's pending decision alone."""


def prompts(game: str, language: str) -> Iterator[Prompt]:
    """The open decisions of a game's positions, for each seat."""
    for position in POSITIONS[game]():
        found = (prompt_of(game, position, seat, language) for seat in position.state.seats)
        yield from (prompt for prompt in found if prompt)


def prompt_of(game: str, position: Any, seat: Player, language: str) -> Prompt | None:
    """A seat's open decision in a position."""
    sitting = {each: Seat(each, ai=True) for each in position.state.seats}
    table = Table(1, 1, 1, 1, game, {}, language, RUNNING, b"s" * 32, 0)
    setting = GAMES[game].setting(tuple(sitting), {})
    session = Session(table, GAMES[game], setting, position.rules, position.state, sitting, Orders(), b"k" * 32)
    return prompt_for(session, seat, words(language))


def meaning(read: Any) -> Any:
    """What was read, to be compared: an answer with what it leaves no choice about."""
    return settle(read)[0] if isinstance(read, PartialAnswer) else read


def check_lines(name: str, about: Any, chosen: Any, text: str = "", most: int = READ) -> dict[str, str]:
    """Read at `most` so many lines of a list as they are shown; return all, by the value that Discord sends."""
    option = OPTIONS[name]
    shown = shown_lines(option.lines(about, chosen, text))
    assert len(set(shown.values())) == len(shown), (name, text)
    some = list(shown)
    if len(some) > most:
        some = [*some[: most // 2], *Random(1).sample(some, most // 2)]
    for value in some:
        assert len(shown[value]) <= LONGEST_LINE
        assert meaning(option.read(about, shown[value])) == meaning(option.read(about, value)), (name, shown[value])
    return shown


def test_every_completion_reads_what_it_lists() -> None:
    """A list made in another way would not be looked at below."""
    assert len(OPTIONS) > 20
    assert [name for name, option in OPTIONS.items() if not isinstance(option, ListedOption)] == []


@some_or_every_line
@in_part("game, language", list(product(GAMES, LANGUAGES)), kept=list(zip(GAMES, cycle(LANGUAGES), strict=False)))
def test_a_line_about_a_decision_is_read_as_it_is_shown(game: str, language: str, most: int) -> None:
    listed = dict.fromkeys(OF_PROMPTS, 0)
    for prompt in prompts(game, language):
        for name in OF_PROMPTS:
            lines = check_lines(name, prompt, SimpleNamespace(), most=most)
            listed[name] += len(lines)
            for line in [line for line in lines.values() if line.endswith("…")][: most // 2]:
                check_lines(name, prompt, SimpleNamespace(), line.removesuffix("…"), most)
            if name.endswith("source"):
                for source in list(lines.values())[: most // 2]:
                    target = name.removesuffix("source") + "target"
                    assert check_lines(target, prompt, SimpleNamespace(**{"from": source}), most=most)
    assert [
        name for name in ("risk deploy where", "risk attack source", "risk fortify target") if not listed[name]
    ] == []


ELSEWHERE = {
    game: {name for name in OPTIONS if " campaign " in name and game != "legacy"}
    | ({"risk odds attacking", "risk odds defending"} if game == "classic" else set())
    | ({"risk campaign name place"} if game == "legacy" else set())
    for game in GAMES
}
"""The options that have nothing to list at a table of these games."""


def fake_interaction(tables: Tables, **typed: str) -> Any:
    """An interaction in the tables' channel, in which Alice types a command."""
    person = SimpleNamespace(id=tables.alice.id)
    return SimpleNamespace(
        client=tables.bot, user=person, channel_id=tables.channel.id, guild_id=tables.guild.id, message=None,
        locale=LOCALES.get(tables.alice.id, "en-US"), namespace=SimpleNamespace(**typed),
        is_user_integration=lambda: False, is_guild_integration=lambda: True,
    )  # fmt: skip


@some_or_every_line
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("lotr", ("green", "red", "black", "yellow")),
        ("classic", ("red", "blue", "yellow", "green")),
        ("godstorm", ("blue", "green", "ochre", "purple")),
        ("legacy", ("red", "blue", "yellow", "green")),
    ],
)
async def test_a_line_about_a_table_is_read_as_it_is_shown(
    table: Tables, game: str, seats: tuple[str, ...], most: int
) -> None:
    await table.open(table.alice, table.bob, table.carol, game=game, seats=seats)
    for language in LANGUAGES:
        LOCALES[table.alice.id] = language
        listed = {}
        for name in OPTIONS.keys() - OF_PROMPTS.keys():
            request = Request(fake_interaction(table))
            await request.learn_language()
            about = None if name in ELSEWHERE[game] else await OPTIONS[name].find(request)
            listed[name] = len(check_lines(name, about, request.interaction.namespace, most=most)) if about else 0
        never = {name for name, lines in listed.items() if not lines}
        assert never <= {"risk table move table", "risk table vote to", *ELSEWHERE[game]}


def test_a_line_about_what_has_changed_means_what_it_meant() -> None:
    """Owners, armies and odds are left out; so is what says whether a table waits for its reader."""
    near = {"khand": "Khand", "near_harad": "Near Harad", "harad": "Harad"}
    for line in ("🔴 Red · Near Harad · 3", "Near Harad · 12", "🟢 Green · Near Harad · 1 · 40% · −2.5", "near harad"):
        assert find_key(line, near) == "near_harad"
    assert find_key("Harad · 8", near) == "harad"
    games = {"5": "LotR · table 5 · your move", "51": "LotR · table 51"}
    assert find_key("LotR · table 5", games) == "5"
    assert find_key("LotR · table 51 · your move", games) == "51"


@some_or_every_line
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_is_read_whoever_held_its_target(language: str, most: int) -> None:
    prompt = next(each for each in prompts("lotr", language) if each.of_kind("attack"))
    option = OPTIONS["risk do answer"]
    lines = option.lines(prompt, SimpleNamespace(), "")
    for value, line in list(lines.items())[:most]:
        plain = line.split(FACTS, 1)[1] if line.startswith(("🔴", "⚪")) else line
        taken = f"🟢 {prompt.words.say('seat-green')}{FACTS}{plain}"
        assert meaning(option.read(prompt, taken)) == meaning(option.read(prompt, value))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_campaigns_of_one_name_are_told_apart(language: str) -> None:
    """The war that is next may have been played since; the name alone means a campaign where only one has it."""

    def campaign(number: int, title: str) -> Any:
        return SimpleNamespace(stored=SimpleNamespace(id=number + 10, number=number, ended=None), title=title, war=2)

    kept = [campaign(1, "Arda"), campaign(2, "Arda"), campaign(3, "Terra"), campaign(4, "")]

    async def of_guild(guild: int) -> list[Any]:
        return kept

    services = SimpleNamespace(campaigns=SimpleNamespace(of_guild=of_guild))
    request: Any = SimpleNamespace(
        services=services, interaction=SimpleNamespace(guild_id=1), words=words(language, "legacy")
    )
    about = await CAMPAIGNS.find(request)
    lines = check_lines("risk campaign next campaign", about, SimpleNamespace())
    assert len({*lines.values()}) == 4
    assert CAMPAIGNS.read(about, lines["13"].replace("2", "7")) == kept[2]
    for one in kept:  # the next war of another one of that name may be this one's of before
        shown = lines[str(one.stored.id)]
        assert CAMPAIGNS.read(about, re.sub(r"\d+(?=\)$)", "9", shown)) == one, shown
    with pytest.raises(Rejected) as several:
        CAMPAIGNS.read(about, "Arda")
    for one in kept[:2]:
        assert shown_lines(about.names)[str(one.stored.id)] in str(several.value)
    with pytest.raises(Refused) as nothing:
        CAMPAIGNS.read(about, "Xyzzy")
    assert nothing.value.why == NoCampaign()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["xyzzy", "Courage Alone", "You Shall Not Pass!", "🔴 Red · Courage Alone"])
def test_a_refusal_is_the_same_whatever_others_hold(language: str, typed: str) -> None:
    """Nobody finds out by typing what they could not list: Green's refusals know nothing of Red's hand."""
    refusals = set()
    for held in ("courage_alone", "you_shall_not_pass", ""):
        game = lotr.position(hold={"green": "khand:9", "red": "near_harad:3"}, adventures={"red": held})
        prompt = prompt_of("lotr", game, Player("green"), language)
        assert prompt is not None
        for name in OF_PROMPTS:
            with pytest.raises(Rejected) as refused:
                OPTIONS[name].read(prompt, typed)
            refusals.add((name, str(refused.value)))
    assert len(refusals) == len(OF_PROMPTS)


def test_long_lines_are_cut_apart_and_read() -> None:
    long = "Move 3 regiments over a very long road that leads through a great many lands of the north, and then of the "
    lines = {"east": f"{long}east", "west": f"{long}west", "other": f"Other: {long}"}
    shown = shown_lines(lines)
    assert len({*shown.values()}) == 3
    assert all(len(line) <= LONGEST_LINE for line in shown.values())
    for read in (find_line, find_key):
        assert {key: read(line, lines) for key, line in shown.items()} == {key: key for key in lines}


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("America/New_York", "America/New_York"),
        ("America/New York", "America/New_York"),
        ("new york", "America/New_York"),
        ("Paris", "Europe/Paris"),
        ("kyiv", "Europe/Kyiv"),
        ("UTC", "UTC"),
    ],
)
def test_a_zone_is_known_by_its_city(typed: str, zone: str) -> None:
    assert read_zone(typed) == zone


@pytest.mark.parametrize("typed", ["America", "Springfield", "Port", ""])
def test_a_zone_that_is_no_single_one_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_zone(typed)
    assert refused.value.why == BadHours("zone", typed)


@in_part("most", (40, EVERY), kept=(40,))
def test_every_zone_is_read_as_it_is_shown(most: int) -> None:
    lines = ZONES.lines(words("en"), SimpleNamespace(), "")
    for zone in Random(2).sample(sorted(lines), min(most, len(lines))):
        assert read_zone(lines[zone]) == zone
