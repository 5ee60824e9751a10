"""The set-up of a war: stars or missiles, factions and their starts, the open cards."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from support.legacy.next_games import next_setting
from support.legacy.position import FOUR, THREE, War, opening

from rules import Player, Refused, default, legal
from rules.kernel.conditions import NoSuchLand
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.legacy import COLOURS, LEGACY, SEATS
from rules.legacy.campaign.box import MAJOR, MINOR
from rules.legacy.campaign.campaign import City, Signature
from rules.legacy.campaign.chain import new_campaign
from rules.legacy.combat.missiles import Missiles
from rules.legacy.setup.factions import FACTIONS, POWERS, FactionChosen, Factions
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.setup.mustering import FactionTaken, Muster, NoSuchFaction, ToMuster
from rules.legacy.setup.starts import BesideHeadquarters, MarkedStart, OccupiedStart
from rules.legacy.turn.resources import COIN_CARDS, COINS, OPEN
from rules.legacy.turn.stars import Stars
from rules.orders import Details, Listed
from rules.risk.setup.claiming import WrongNumber
from rules.risk.turn.turns import FirstChosen, Order

MECHANIKER, BEAR, BALKANIA, KHAN, SAHARA = FACTIONS
MEMBERS = ("ann", "ben", "cleo", "dan")


def evening(options: dict[str, str] | None = None, seats: str = THREE, **lasting: Any) -> War:
    """A later game of a campaign, up to its first question, with what lies on its board."""
    named = tuple(map(Player, seats.split()))
    lasting = {
        "powers": {faction: powers[0] for faction, powers in POWERS.items()},
        "used": {"first_coin": 12},
        **lasting,
    }
    campaign = replace(new_campaign(MEMBERS, options=LEGACY.fill_options(options or {})), **lasting)
    setting = next_setting(campaign, dict(zip(named, MEMBERS, strict=False)))
    return War.opened(LEGACY.ruleset(setting), b"an evening").until(ToMuster)


def places(war: War) -> set[str]:
    return set(war.choices(Muster, "where"))


def chooser(war: War) -> Player:
    """Who chooses now."""
    asked = war.asked()
    assert isinstance(asked, ToMuster)
    return asked.player


def test_who_has_never_signed_begins_with_a_star() -> None:
    """R1, R2, D18 · Set-up: a red star for a person who has never signed the board, else a missile for each signature;
    only a winner's signature counts."""
    war = evening(signatures=(Signature(1, "ben"), Signature(2, "ben"), Signature(3, "dan")), game=4)
    assert war.state.parts[Stars].tokens == {"red": 1, "yellow": 1}
    assert war.state.parts[Missiles].left == {"blue": 2}


def test_the_highest_die_chooses_first() -> None:
    """R4, R11, D24 · Set-up: everybody throws a die, equal highest ones again; the highest chooses a faction and a
    start first, then the others clockwise, and has the first turn."""
    war = evening(seats=FOUR)
    (thrown,) = war.told(FirstChosen)
    last = thrown.rolls[-2:] if len(thrown.rolls) > 4 else thrown.rolls
    assert max(last, key=lambda roll: roll[1])[0] == thrown.first
    seats = war.state.seats
    at = seats.index(thrown.first)
    for seat in seats[at:] + seats[:at]:
        assert war.asked() == ToMuster(seat)
        war.play(Muster, war.choices(Muster, "faction")[0], war.choices(Muster, "where")[0])
    assert war.state.active == thrown.first == war.state.parts[Order].first


def test_a_faction_starts_with_headquarters_and_eight_troops() -> None:
    """R5, R8 · Set-up: one's headquarters and eight troops stand on the start, and the faction's card notes who plays
    it and from where."""
    war = evening()
    player = chooser(war)
    war.play(Muster, KHAN, "peru")
    assert (war.owner("peru"), war.armies("peru")) == (player, 8)
    assert war.state.parts[Headquarters].at == {"peru": KHAN}
    assert war.told(FactionChosen) == [FactionChosen(player, KHAN, "peru", 8)]
    kept = war.state.parts[Factions]
    assert (kept.of, kept.starts, kept.troops) == ({player: KHAN}, {player: "peru"}, {player: 8})
    assert KHAN not in war.choices(Muster, "faction")


def test_a_start_is_unmarked_and_unoccupied() -> None:
    """R6, D5 · Set-up: on a territory that nobody occupies and that neither scar nor city marks; one whose scar was
    covered is unmarked again."""
    port = City(MINOR, "Port Sable", "ann")
    war = evening(scars={"peru": "bunker"}, cities={"iceland": port}, cancelled=("japan",))
    assert places(war) == set(war.rules.board.territories) - {"peru", "iceland"}
    assert war.refused(Muster, KHAN, "peru") == MarkedStart("peru")
    assert war.refused(Muster, KHAN, "iceland") == MarkedStart("iceland")
    war.play(Muster, KHAN, "japan")
    assert war.refused(Muster, BEAR, "japan") == OccupiedStart("japan")


def test_with_an_option_any_sticker_marks() -> None:
    """A8, O-marks-scar-or-city, O-marks-any-sticker · Set-up: a covered scar leaves a legal start; by the option it
    does not."""
    assert "japan" in places(evening({"marks": "scar-or-city"}, cancelled=("japan",)))
    assert "japan" not in places(evening({"marks": "any-sticker"}, cancelled=("japan",)))


def test_a_major_city_is_a_start_for_its_founder_alone() -> None:
    """R7, A19 · Set-up: a free major city that one has founded is a start, scarred or not; for others it never is."""
    cities = {"peru": City(MAJOR, "Lima Nova", "ann"), "japan": City(MAJOR, "Edo", "dan")}
    war = evening(cities=cities, scars={"peru": "bunker"})
    for _ in war.state.seats:
        player = chooser(war)
        assert ("peru" in places(war)) == (player == "red")
        assert "japan" not in places(war)
        assert war.refused(Muster, war.choices(Muster, "faction")[0], "japan") == MarkedStart("japan")
        war.play(Muster, war.choices(Muster, "faction")[0], "peru" if player == "red" else places(war).pop())
    assert war.owner("peru") == "red"


def test_headquarters_stand_apart() -> None:
    """D6, O-hq-distance-apart, O-hq-distance-free · Set-up: not next to other headquarters, by sea neither; by the
    option anywhere."""
    war = evening().play(Muster, KHAN, "iceland")
    assert not {"greenland", "great_britain", "scandinavia"} & places(war)
    assert war.refused(Muster, BEAR, "greenland") == BesideHeadquarters("greenland", "iceland")
    free = evening({"hq-distance": "free"}).play(Muster, KHAN, "iceland").play(Muster, BEAR, "greenland")
    assert free.owner("greenland") != ""


def test_a_major_city_beside_headquarters_is_no_start() -> None:
    """D6 · Set-up: the distance holds for one's own major city too."""
    first = evening().state.seats.index(chooser(evening()))
    founder = MEMBERS[(first + 1) % 3]
    war = evening(cities={"greenland": City(MAJOR, "Nuuk Nova", founder)})
    assert "greenland" in places(war.play(Muster, KHAN, "peru"))
    beside = evening(cities={"greenland": City(MAJOR, "Nuuk Nova", founder)}).play(Muster, KHAN, "iceland")
    assert beside.refused(Muster, BEAR, "greenland") == BesideHeadquarters("greenland", "iceland")


def all_marked_but(*free: str) -> dict[str, str]:
    return {where: "bunker" for where in LEGACY_LANDS if where not in free}


LEGACY_LANDS = opening().rules.board.territories


def test_nobody_is_without_a_start() -> None:
    """A22 · Set-up: without a legal start the distance of headquarters is waived; else any unoccupied territory
    without a city will do, and in the end any unoccupied one."""
    near = evening(scars=all_marked_but("iceland", "greenland")).play(Muster, KHAN, "iceland")
    assert places(near) == {"greenland"}
    near.play(Muster, BEAR, "greenland")
    assert places(near) == set(LEGACY_LANDS) - {"iceland", "greenland"}
    cities = {where: City(MINOR, "Port Sable", "eve") for where in LEGACY_LANDS if where != "peru"}
    full = evening(cities=cities, scars={"peru": "bunker"})
    assert places(full) == {"peru"}
    assert places(full.play(Muster, KHAN, "peru")) == set(LEGACY_LANDS) - {"peru"}


def test_what_cannot_be_chosen() -> None:
    """A faction that is taken or unknown, a place that does not exist: each is refused with what would be right."""
    war = evening()
    chooser(war)
    assert war.refused(Muster, "mutiny", "peru") == NoSuchFaction("mutiny", FACTIONS)
    assert war.refused(Muster, KHAN, "atlantis") == NoSuchLand("atlantis")
    war.play(Muster, KHAN, "peru")
    free = (MECHANIKER, BEAR, BALKANIA, SAHARA)
    assert war.refused(Muster, KHAN, "japan") == FactionTaken(KHAN, free)


def test_the_table_is_laid() -> None:
    """Sideboard: four open territory cards, ten coin cards, the other territories in a hidden deck; destroyed cards
    are in none, and nobody has a card yet."""
    war = evening(destroyed=("peru", "siam"))
    opened, deck = war.zone(OPEN), war.zone("deck")
    assert len(opened) == 4
    assert war.zone(COINS) == list(COIN_CARDS)
    assert set(opened) | set(deck) == set(LEGACY_LANDS) - {"peru", "siam"}
    assert len(opened) + len(deck) == 40
    assert war.seen("red").zones["deck"].faces is None
    assert not any(war.hand(seat) for seat in war.state.seats)


def test_three_to_five_play() -> None:
    """A15 · Players: three to five."""
    with pytest.raises(Refused) as refused:
        LEGACY.setting(tuple(COLOURS)[:2], {})
    assert refused.value.why == WrongNumber(2, SEATS)
    assert [len(LEGACY.setting(tuple(COLOURS)[:count], {}).seats) for count in SEATS] == [3, 4, 5]
    assert len(COLOURS) == 5


def test_the_board_has_two_land_crossings_more() -> None:
    """The board: the World's territories and borders, where Africa is joined to western and southern Europe by land."""
    links = opening().rules.board.links_of
    assert links["north_africa"]["western_europe"] == links["north_africa"]["southern_europe"] == "land"
    kinds = [kind for near in links.values() for kind in near.values()]
    assert (kinds.count("land"), kinds.count("sea")) == (120, 46)


def listed(*names: str) -> Details:
    """An order that lists these, first choice first."""
    return Details(listed=tuple(map(Listed, names)))


def test_wishes_and_the_default_choose_a_start() -> None:
    """A list names factions and places in the order wished; silence takes the first free faction and a quiet start."""
    war = evening()
    number, player = war.number(), chooser(war)
    offers = list(legal(war.rules, war.state, number))
    lists = war.rules.policies(ToMuster, "to-muster")
    g = Context.of(war.rules, war.state, NoChance())
    wished = lists["list"](g, number, ToMuster(player), listed("narnia", BEAR, "japan", KHAN, "peru"))
    assert wished == Muster(number, player, BEAR, "japan")
    assert lists["list"](g, number, ToMuster(player), listed(BEAR)) is None
    silent = default(war.rules, war.state, number)
    assert isinstance(silent, Muster)
    assert silent.faction == MECHANIKER
    assert any(silent in offer for offer in offers)


def test_promo_cards_wait_for_later() -> None:
    """O-promo-cards-off, O-promo-cards-on · Options: promo cards matter later in a campaign; its first war begins the
    same with them and without."""
    without, including = (opening(options={"promo-cards": choice}).state for choice in ("off", "on"))
    assert without.pending == including.pending
    assert without.zones == including.zones
