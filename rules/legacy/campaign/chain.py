"""The chain of a campaign's games: what a game begins with, and what it leaves to the next one."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import partial
from itertools import takewhile, zip_longest
from typing import Any

from msgspec.structs import replace

from rules.atlas import RegionName, Territory
from rules.kernel.game import Links, NoSuchBeginning, Revealed, Setting
from rules.kernel.names import name_flaw
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable, canonical_text, plain, shape_data
from rules.kernel.upgrade import TooNew
from rules.kernel.values import Player, Refusal, Refused, TypedName
from rules.legacy.campaign.boards import board_between
from rules.legacy.campaign.campaign import (
    MOST_BOXES,
    MOST_MEMBERS,
    RENAMED,
    WORLD_NAME,
    Campaign,
    Glued,
    MemberTwice,
    NotAMember,
    content_of_pack,
    table,
    whole_stock,
    why_no_member,
)
from rules.legacy.campaign.names import CITY, CONTINENT, WORLD, list_names, names
from rules.legacy.campaign.options import OPTIONS
from rules.legacy.campaign.owed import Compose, with_glued
from rules.legacy.campaign.saved import VERSION, read_saved, save_campaign
from rules.legacy.campaign.seals import (
    BY_VOTE,
    PackPart,
    campaign_key,
    content,
    draw_numbers,
    outcome_of_packs,
    salt,
    salt_of,
    seal,
)
from rules.legacy.ids import GluedOn, Member
from rules.legacy.sealed import PACKS
from rules.legacy.setup.factions import starting_powers
from rules.legacy.turn.resources import MOST_COINS

LEGACY = "legacy"
"""The name of the game."""


class OptionsFixed(Refusal):
    """The campaign has chosen its options for all of its games."""


class NotTheNamer(Refusal):
    """Only this member names it ("": nobody does yet, or any more): the world once, what has a name its namer."""

    namer: Member


class NothingNamed(Refusal):
    """No city stands there, or the continent has no name."""

    where: GluedOn


class RenamedAlready(Refusal):
    """It got another name since the last game that counts, and keeps this one until the next is over."""

    name: TypedName


class CampaignTooNew(Refusal):
    """The campaign was saved by a newer program."""

    version: int
    known: int


def new_campaign(
    members: tuple[str, ...] = (), *, ais: tuple[str, ...] = (), options: Mapping[str, str] | None = None
) -> Campaign:
    """A campaign before its first game, with the members' ids; `ais` are those that an AI plays.

    `options` are the choices of the campaign for all its games; what they do not name has its default. Raises
    `Refused`.
    """
    campaign = Campaign(options={option.name: option.default for option in OPTIONS} | dict(options or {}))
    for member in members:
        campaign = with_member(campaign, member, ai=member in ais)
    return campaign


def with_member(campaign: Campaign, member: str, *, ai: bool = False) -> Campaign:
    """The campaign with one more member, between games; raises `Refused`."""
    if why := why_no_member(campaign, member):
        raise Refused(why)
    ais = (*campaign.ais, member) if ai else campaign.ais
    return replace(campaign, members=(*campaign.members, Member(member)), ais=ais)


def nameable_places(campaign: Campaign, member: str) -> tuple[str, ...]:
    """The cities and continents with a name that nobody has changed since the last game that counts; before them ""
    where the member may name the world."""
    changed = {one.where for one in campaign.glued if one.what == RENAMED and one.game == campaign.game}
    named = (where for where in (*campaign.cities, *campaign.continents) if where not in changed)
    return (*([""] if member and member == _namer_of_world(campaign) else []), *named)


def _namer_of_world(campaign: Campaign) -> str:
    """The member who may name the world now; "" while nobody may, or once it has its name."""
    return "" if campaign.world else campaign.namer


def name_world(campaign: Campaign, member: str, name: str) -> Campaign:
    """The campaign with a name for its world, given between games by whoever has signed most; raises `Refused`."""
    namer = _namer_of_world(campaign)
    if member != namer or not namer:
        raise Refused(NotTheNamer(Member(namer)))
    if why := names(campaign, WORLD).flaw(name):
        raise Refused(why)
    noted = Glued(campaign.game, WORLD_NAME, "", member, name)
    return replace(campaign, world=name, glued=(*campaign.glued, noted))


def seal_campaign(campaign: Campaign, texts: Mapping[str, str]) -> Campaign:
    """The campaign with the seals of these texts, by label."""
    return replace(campaign, seals={label: seal(text) for label, text in texts.items()})


def rename_place(campaign: Campaign, where: str, member: str, name: str) -> Campaign:
    """The campaign with another name for the city of a territory, or for a continent; raises `Refused`.

    Between games its namer gives it, a member; "": the members by vote. Once before each game that counts: the history
    keeps the last other name of each, and so has a bound.
    """
    changed: dict[str, Any]
    if city := campaign.cities.get(land := Territory(where)):
        kind, now, namer = CITY, city.name, city.founder
        changed = {"cities": {**campaign.cities, land: replace(city, name=name)}}
    elif continent := campaign.continents.get(region := RegionName(where)):
        kind, now, namer = CONTINENT, continent.name, continent.by
        changed = {"continents": {**campaign.continents, region: replace(continent, name=name)}}
    else:
        raise Refused(NothingNamed(Territory(where)))
    earlier = next((one for one in campaign.glued if (one.what, one.where) == (RENAMED, where)), None)
    if earlier is not None and earlier.game == campaign.game:
        raise Refused(RenamedAlready(now))
    if why := names(campaign, kind, but="" if name == now else now).flaw(name):
        raise Refused(why)
    if member not in ("", namer):
        raise Refused(NotTheNamer(Member(namer)))
    others = tuple(one for one in campaign.glued if one is not earlier)
    return replace(campaign, glued=(*others, Glued(campaign.game, RENAMED, where, member, name)), **changed)


def campaign_after(state: State) -> Campaign:
    """What a game has left behind, whether it ended or was called off.

    A game that was called off does not count: nobody has signed it, and the next one bears its number. What was glued
    stays.
    """
    left = state.parts[Campaign]
    signatures = tuple(one for one in left.signatures if one.game < left.game)
    owed = left.owed if state.winners is not None else ()
    return replace(left, signatures=signatures, owed=owed, left=outcome_of_packs(state))


def packs_of_game(setting: Setting, state: State) -> tuple[str, ...]:
    """The packs that a game of this setting has opened."""
    before, _ = read_before(setting)
    return tuple(label for label in state.parts[Campaign].packs if label not in before.packs)


def write_campaign(campaign: Campaign) -> str:
    """A campaign as canonical JSON text, to be kept between games."""
    return canonical_text(save_campaign(campaign))


def read_campaign(text: str) -> Campaign:
    """A campaign that was kept; raises `Unreadable`, and `Refused` (CampaignTooNew) if a newer program has kept it."""
    try:
        data = json.loads(text)
        return read_saved(data)
    except TooNew:
        raise Refused(CampaignTooNew(int(data["version"]), VERSION)) from None
    except Unreadable:
        raise
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError) as error:
        raise Unreadable(f"not a campaign: {error}") from error


def write_before(
    campaign: Campaign, members: Mapping[Player, str], record: str = "", opens: tuple[str, ...] = ()
) -> str:
    """What the next game begins with, as canonical JSON: the campaign, who sits where, the last game's record, and the
    packs to open."""
    beginning = {"campaign": save_campaign(campaign), "members": dict(members)}
    return canonical_text(beginning | ({"record": record} if record else {}) | ({"opens": opens} if opens else {}))


def record_before(setting: Setting) -> str:
    """The SHA-256 of the record of the game before that a setting names; "" if it names none. The setting is sound."""
    return str(json.loads(setting.before).get("record", "")) if setting.before else ""


def number_of(setting: Setting) -> int:
    """The number of a game in its campaign, as its setting says it; 0 if that cannot be read."""
    try:
        return read_before(setting)[0].game
    except (TooNew, Unreadable):
        return 0


def read_before(setting: Setting) -> tuple[Campaign, Mapping[Player, str]]:
    """The campaign and the members by seat that a setting begins with; raises `Unreadable`, `TooNew`.

    Without anything before, it is the first game of a campaign whose members are the seats themselves.
    """
    if not setting.before:
        options = dict(setting.options)
        return Campaign(members=tuple(map(Member, setting.seats)), options=options), {
            seat: seat for seat in setting.seats
        }
    try:
        beginning = json.loads(setting.before)
        campaign = read_saved(beginning["campaign"])
        seated, known = dict(beginning["members"]), {"campaign", "members", "record", "opens"}
        members = {Player(seat): str(seated.pop(seat)) for seat in setting.seats}
        if seated or not known.issuperset(beginning):
            raise Unreadable("not a campaign: it says more than there is to say")
    except (TooNew, Unreadable):
        raise
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError) as error:
        raise Unreadable(f"not a campaign: {error}") from error
    return campaign, members


def opens_at_once(setting: Setting) -> tuple[str, ...]:
    """The packs that a setting opens before anything else; raises `Unreadable`."""
    labels = json.loads(setting.before).get("opens", []) if setting.before else []
    if not isinstance(labels, list) or not all(label in BY_VOTE for label in labels):
        raise Unreadable(f"not packs that a vote opens: {labels}")
    return tuple(labels)


def before_flaw(setting: Setting) -> Refusal | None:
    """Why a game cannot begin with what its setting says: unreadable, or not with these seats and options."""
    try:
        campaign, members = read_before(setting)
        opens_at_once(setting)
    except TooNew:
        return CampaignTooNew(json.loads(setting.before)["campaign"]["version"], VERSION)
    except Unreadable:
        return NoSuchBeginning(setting.game)
    try:
        sound = _packs_are_sound(campaign) and is_sound(campaign)
    except (AttributeError, LookupError, TypeError, ValueError, RecursionError):  # content that no pack has
        sound = False
    if not sound:
        return NoSuchBeginning(setting.game)
    seated = list(members.values())
    if strangers := [member for member in seated if member not in campaign.members]:
        return NotAMember(Member(strangers[0]))
    if twice := [member for member in seated if seated.count(member) > 1]:
        return MemberTwice(Member(twice[0]))
    return None if campaign.options.items() <= dict(setting.options).items() else OptionsFixed()


def is_sound(campaign: Campaign) -> bool:
    """Whether a campaign speaks of the board's territories, of the factions' powers and of stickers that there are; and
    whether its names are names, and its members few enough and each one once."""
    try:
        world = board_between(campaign)
    except Unreadable:
        return False
    now, lands, powers = campaign, set(world.territories), starting_powers(campaign)
    places = (now.coins, now.destroyed, now.cities, now.fortified, now.scars, now.cancelled)
    return (
        now.game > 0
        and all(lands.issuperset(named) for named in places)
        and set(world.regions).issuperset((*now.continents, *now.continent_marks))
        and all(power in powers.get(faction, ()) for faction, power in now.powers.items())
        and all(1 <= coins <= MOST_COINS for coins in now.coins.values())
        and all(city.kind in table(now, "cities") for city in now.cities.values())
        and all(0 <= crossed < MOST_BOXES for crossed in now.fortified.values())
        and table(now, "scars").keys() >= {*now.scars.values()}
        and {1, -1}.issuperset(now.continent_marks.values())
        and all(0 <= used <= whole_stock(now).get(kind, -1) for kind, used in now.used.items())
        and all(name_flaw(name) is None for name in list_names(now))
        and len(set(now.members)) == len(now.members) <= MOST_MEMBERS
        and set(now.ais) <= set(now.members)
        and all(owed.member in now.members and lands.issuperset(owed.lands) for owed in now.owed)
    )


def _packs_are_sound(campaign: Campaign) -> bool:
    """Whether what is said to have been behind broken seals was, and what the packs have left can be read; raises what
    Python raises where it cannot."""
    opened = campaign.packs
    if not PACKS.keys() >= opened.keys() or any(seal(opened[one].text) != campaign.seals.get(one) for one in opened):
        return False
    for pack in opened.values():
        among = len(content(pack.text).get("among", ()))
        if pack.drawn not in (range(1, among + 1) if among else (0,)):
            return False
        content_of_pack(pack)
    for label, text in campaign.left.items():
        shape_data(json.loads(text), PackPart.of_label[label])
    return opened.keys() >= campaign.left.keys()


def follows(compose: Compose, end: State | None, setting: Setting) -> bool:
    """Whether a game begins with what another left that ended so (None: with nothing on the board, as a first game).

    Members may have joined meanwhile, rewards that were put off may have been taken, and names may have been given; the
    options are open until the first game, and a campaign without seals may have got some.
    """
    left, began = campaign_after(end) if end else Campaign(), read_before(setting)[0]
    try:
        meanwhile = _do_between(compose, left, began)
    except Refused:
        return False
    return _with_newcomers(meanwhile, left, began) == began


def changed(compose: Compose, end: State | None, setting: Setting) -> str:
    """What a game begins with otherwise than another left it that ended so, with both values; "" if it follows it."""
    left, began = campaign_after(end) if end else Campaign(), read_before(setting)[0]
    try:
        meanwhile = _do_between(compose, left, began)
    except Refused:
        meanwhile = left
    return name_difference(plain(_with_newcomers(meanwhile, left, began)), plain(began))


def _with_newcomers(meanwhile: Campaign, left: Campaign, began: Campaign) -> Campaign:
    """What was left, with the members who have joined since; a first game's options and seals are its own."""
    joined = began.members[: len(left.members)] == left.members and began.ais[: len(left.ais)] == left.ais
    people = {"members": began.members, "ais": began.ais} if joined else {}
    return replace(meanwhile, options=left.options or began.options, seals=left.seals or began.seals, **people)


def name_difference(left: Any, began: Any, where: str = "") -> str:
    """The first place at which two values of plain data differ: `cities.peru.name is "Lima", and was left as "Cusco"`;
    "" where they are equal."""
    if left == began:
        return ""
    pairs: Iterable[tuple[object, Any, Any]] = ()
    if isinstance(left, dict) and isinstance(began, dict):
        pairs = ((name, left.get(name), began.get(name)) for name in {**left, **began})
    elif isinstance(left, list) and isinstance(began, list):
        pairs = ((at, *pair) for at, pair in enumerate(zip_longest(left, began), 1))
    inner = (name_difference(was, now, f"{where}.{name}" if where else str(name)) for name, was, now in pairs)
    written = [json.dumps(value, ensure_ascii=False) if value else "nothing" for value in (began, left)]
    return next(filter(None, inner), f"{where} is {written[0]}, and was left as {written[1]}")


def _do_between(compose: Compose, left: Campaign, began: Campaign) -> Campaign:
    """What was left, with what the history's new lines tell, each done as it may be; raises `Refused`."""
    lines = [*takewhile(lambda one: one not in left.glued, began.glued[::-1])]
    for line in reversed(lines):
        if line.what == WORLD_NAME:
            left = name_world(left, line.by, line.name)
        elif line.what == RENAMED:
            left = rename_place(left, line.where, line.by, line.name)
        else:
            left = with_glued(compose, left, line)
    return left


def seals_flaw(setting: Setting, frozen: tuple[object, ...], revealed: Revealed) -> str:
    """What is wrong with what a campaign reveals at its end; "" if it is what its first game had sealed."""
    seals, secret = read_before(setting)[0].seals, bytes.fromhex(revealed.secret)
    if seals.keys() != revealed.texts.keys():
        return "it does not tell what was behind each seal"
    for label, text in revealed.texts.items():
        if seal(text) != seals[label]:
            return f"what it tells of {label} is not what was sealed"
        if salt_of(text) != salt(secret, label):
            return f"the salt of {label} does not follow from the campaign's secret"
    if revealed.drawn != draw_numbers(PACKS, campaign_key(secret, frozen)):
        return "what was drawn into the packs does not follow from the campaign's key"
    return ""


def links(compose: Compose) -> Links:
    """How the games of a campaign continue one another, with the rules of each composed so."""
    return Links(record_before, partial(follows, compose), seals_flaw, number_of, partial(changed, compose))
