"""The story of a turn of Risk Legacy: expansions are no conquests, and what is glued has a line."""

from __future__ import annotations

from itertools import chain

import pytest
from support.legacy.battles import Battles, cities, war
from support.legacy.position import position
from support.tables.rulesets import rules_of_game

from bot.words import words
from bot.words.seats import naming
from bot.words.story.events import event_lines
from bot.words.story.turn_story import Strength
from bot.words.story.turns import Turn, short_text, strength_of, turn_text
from rules import NOBODY, Card, Event, Player
from rules.author import EVERYONE, CardsMoved, GameEnded
from rules.legacy import OPEN_MISSION, ScarGlued, Signed, StarBought, WarJoined, WarWon
from rules.legacy.campaign.campaign import PowerKept
from rules.legacy.campaign.packs import PackOpened
from rules.legacy.setup.factions import POWERS
from rules.legacy.turn.end_of_turn import EndOfTurn, TakeCard
from rules.legacy.turn.missions import MISSION_DECK, MISSION_DISCARD
from rules.legacy.turn.powers_recruit import TroopsLevied
from rules.legacy.turn.trading import ResourcesTraded
from rules.risk import BattleFought, Conquered, Conquests, Expanded, InvasionDeclared, InvasionEnded, PlayerKnockedOut
from rules.risk.armies import ArmiesGranted
from rules.risk.combat.open_dice import DieFixed

RED, BLUE = Player("red"), Player("blue")
RULES = rules_of_game("legacy")
LANDS = {"red": "alaska:9", "blue": "kamchatka:3", "yellow": "peru"}
EXPANSIONS = (Expanded(RED, "peru", "brazil", 3, ()), Expanded(RED, "brazil", "venezuela", 2, (), 1))


def told(*events: Event, language: str = "en") -> list[str]:
    text = turn_text(Turn(3, RED, events), Strength(23, ()), RULES, words(language, "legacy"))
    return text.replace("\u00a0", " ").split("\n")


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "🔴 **Red** expanded to Brazil and Venezuela · lost 1 troop · 23 troops in all",
                "➡️ Expansions: **Brazil**, **Venezuela** −1",
            ],
        ),
        (
            "fr",
            [
                "🔴 **Rouge** s’étend vers le Brésil et le Venezuela · perd 1 troupe · 23 troupes en tout",
                "➡️ Expansions : **Brésil**, **Venezuela** −1",
            ],
        ),
    ],
)
def test_a_turn_of_expansions_takes_nothing(language: str, lines: list[str]) -> None:
    assert told(*EXPANSIONS, language=language) == lines


@pytest.mark.parametrize(
    ("language", "several", "besides"),
    [
        (
            "en",
            "🔴 **Red** took 4 empty territories · lost 1 troop · 23 troops in all",
            "🔴 **Red** expanded to Brazil and Venezuela · attacked Kamchatka in vain · lost 3 troops",
        ),
        (
            "fr",
            "🔴 **Rouge** prend 4 territoires libres · perd 1 troupe · 23 troupes en tout",
            "🔴 **Rouge** s’étend vers le Brésil et le Venezuela · attaque le Kamtchatka en vain · perd 3 troupes",
        ),
    ],
)
def test_a_headline_of_expansions_counts_no_total_and_names_where_the_losses_were(
    language: str, several: str, besides: str
) -> None:
    more = (Expanded(RED, "venezuela", "argentina", 1, ()), Expanded(RED, "argentina", "north_africa", 1, ()))
    assert told(*EXPANSIONS, *more, language=language)[0] == several
    repelled = (
        InvasionDeclared(RED, "alaska", "kamchatka", BLUE, "sea"),
        BattleFought(RED, BLUE, "alaska", "kamchatka", (2, 1), (6, 5), 0, 0, 2, 0),
        InvasionEnded(RED, "kamchatka"),
    )
    assert told(*EXPANSIONS, *repelled, language=language)[0].startswith(besides)


def test_a_conquest_among_expansions_takes_all_and_scars_and_missiles_are_told() -> None:
    assert told(
        EXPANSIONS[0],
        InvasionDeclared(RED, "brazil", "north_africa", BLUE, "sea"),
        ScarGlued(RED, "ammo_shortage", "north_africa"),
        DieFixed(BLUE, "attack", 1),
        BattleFought(RED, BLUE, "brazil", "north_africa", (6,), (1,), 0, 0, 0, 1),
        Conquered(RED, BLUE, "brazil", "north_africa", 2, ()),
    ) == [
        "🔴 **Red** took Brazil and North Africa · 23 troops in all",
        "➡️ Expansions: **Brazil**",
        "**Red places the scar Ammo shortage on North Africa, for ever.**",
        "⚔️ Brazil → **North Africa** · Blue −1",
        "-# Blue fires a missile",
    ]


def test_expansions_stand_above_the_seal_that_breaks_after_them_and_below_the_one_before() -> None:
    first, then = EXPANSIONS
    seal, spoken = PackOpened("pack_1", RED, "any text"), words("en", "legacy")
    (broken,) = event_lines([seal], RULES, spoken, naming(spoken))
    assert broken.startswith("**A seal breaks: pack 1.** It opens when the ninth minor city is founded and named.")
    told_here = broken[: broken.index(" It")]
    assert told(first, seal, then)[1:] == ["➡️ Expansions: **Brazil**", told_here, "➡️ Expansions: **Venezuela** −1"]
    assert told(first, then, seal)[1:] == ["➡️ Expansions: **Brazil**, **Venezuela** −1", told_here]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "New mission: **Imperial Might**. Hold continents whose bonuses add up to 7 or more."),
        ("fr", "Nouvelle mission : **Puissance impériale**. "),
    ],
)
def test_a_mission_is_told_when_it_is_turned_up(language: str, line: str) -> None:
    """In the log, in the story of a turn, and where a whole turn has one line."""
    spoken = words(language, "legacy")
    opened = (
        CardsMoved((Card("reign_of_terror"),), OPEN_MISSION, MISSION_DISCARD, EVERYONE, told=False),
        CardsMoved((Card("imperial_might"),), MISSION_DECK, OPEN_MISSION, EVERYONE, told=True),
    )
    turn, strength = Turn(3, RED, opened), Strength(4, ())
    logged = event_lines(opened, RULES, spoken, naming(spoken))
    for told in (logged, *(tell(turn, strength, RULES, spoken).splitlines() for tell in (turn_text, short_text))):
        assert [each.replace("\u00a0", " ") for each in told][-1].startswith(line)
    assert len(logged) == 1


@pytest.mark.parametrize(
    ("language", "line"), [("en", "-# Blue fires a missile (×3)"), ("fr", "-# Bleu tire un missile (×3)")]
)
def test_several_missiles_are_one_clause(language: str, line: str) -> None:
    fired = (DieFixed(BLUE, "attack", 1), DieFixed(BLUE, "attack", 2), DieFixed(BLUE, "defence", 1))
    assert told(*EXPANSIONS, *fired, language=language)[-1] == line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "🏛️ **Takes the headquarters of the Enclave of the Bear** in Brazil · +1 star: 2 now"),
        ("fr", "🏛️ **Prend le QG de l’Enclave de l’Ours** au Brésil · +1 étoile\u00a0: 2 en tout"),
    ],
)
def test_headquarters_that_a_turn_has_taken_have_a_line_with_the_stars(language: str, line: str) -> None:
    """In the whole story as in the short one; one's own headquarters, where nothing happened, have none."""
    spoken = words(language, "legacy")
    war = position({"red": "peru:5 brazil:3", "blue": "iceland"}, headquarters="red: peru; blue: brazil")
    turn, strength = Turn(3, RED, EXPANSIONS[:1]), strength_of(RED, war.state, war.rules, spoken)
    for tell in (turn_text, short_text):
        told = tell(turn, strength, war.rules, spoken).splitlines()
        assert [each for each in told if "QG" in each or "headquarters" in each] == [line]


def test_the_powers_that_are_kept_are_told_with_their_factions() -> None:
    spoken = words("en", "legacy")
    kept = (PowerKept("khan_industries", "hq_levy"), PowerKept("imperial_balkania", "round_up"))
    assert event_lines(kept, RULES, spoken, naming(spoken)) == [
        "**Powers kept for the whole campaign:** Levy (Khan Industries) and Full ranks (Imperial Balkania)."
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_power_and_its_effect_fit_below_a_choice(language: str) -> None:
    """Discord cuts the line below an option after 100 characters."""
    spoken = words(language, "legacy")
    powers = [name.removeprefix("value-power-") for name in spoken if name.startswith("value-power-")]
    assert set(chain(*POWERS.values())) <= set(powers)
    for power in powers:
        hint = spoken.say("power-kept-hint", power=power, effect=spoken.attribute(f"card-{power}", "effect"))
        assert len(hint) <= 100
    factions = [name.removeprefix("value-faction-") for name in spoken if name.startswith("value-faction-")]
    assert [faction for faction in factions if len(spoken.attribute(f"card-{faction}", "effect")) > 100] == []


def test_what_an_ai_s_turn_brought_besides_land_is_told() -> None:
    spoken = words("en", "legacy")
    joined = (WarJoined(RED, "peru", 4), StarBought(RED, ("coin.1", "coin.2", "alaska", "peru")))
    text = short_text(Turn(3, RED, joined), Strength(4, ()), RULES, spoken)
    assert "joined the war in Peru with 4 troops" in text
    assert "for a red star" in text


@pytest.mark.parametrize(
    ("language", "won", "signed"),
    [
        ("en", "**Red wins the war with four red stars!**", "**Red signs the board.**"),
        ("fr", "**Rouge gagne la guerre avec quatre étoiles rouges !**", "**Rouge signe le plateau.**"),
    ],
)
def test_a_victory_is_told_once(language: str, won: str, signed: str) -> None:
    """In the chronicle, in the turn's message, and in that of the rewards, which follow and end the game."""
    spoken, over = words(language, "legacy"), GameEnded((RED,), "stars")
    events = (WarWon(RED, "stars"), Signed(RED), over)
    assert [line.replace("\u00a0", " ") for line in event_lines(events, RULES, spoken, naming(spoken))] == [won, signed]
    assert told(*events, language=language)[1:] == [won, signed]
    assert event_lines((over,), RULES, spoken, naming(spoken)) == []


def test_a_draw_between_the_players_of_a_war_is_told() -> None:
    (line,) = event_lines((GameEnded((RED, BLUE), "agreed"),), RULES, words("en", "legacy"), naming(words("en")))
    assert line.startswith("**Red and Blue win together**")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Red trades 5 coins for 8 troops: 2 coin cards and Peru."),
        ("fr", "Rouge défausse 5 pièces et prend 8 troupes : 2 cartes pièces et Pérou."),
    ],
)
def test_coin_cards_that_are_traded_are_counted(language: str, line: str) -> None:
    spoken = words(language, "legacy")
    traded = ResourcesTraded(RED, ("coin.3", "peru", "coin.7"), 5, 8), ArmiesGranted(RED, 8, "stock", "resources")
    (told,) = event_lines(traded, RULES, spoken, naming(spoken))
    assert told.replace("\u00a0", " ") == line


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        (
            "en",
            "Levy: Red gains a troop (Peru).",
            "Levy: Red gains 2 troops (Peru and Brazil).",
        ),
        (
            "fr",
            "Levée : Rouge gagne une troupe (Pérou).",
            "Levée : Rouge gagne 2 troupes (Pérou et Brésil).",
        ),
    ],
)
def test_a_levy_in_one_territory_is_told_as_one(language: str, one: str, two: str) -> None:
    spoken = words(language, "legacy")
    levies = [TroopsLevied(RED, "hq_levy", lands) for lands in (("peru",), ("peru", "brazil"))]
    lines = [event_lines([levy], RULES, spoken, naming(spoken))[0].replace("\u00a0", " ") for levy in levies]
    assert lines == [one, two]


@pytest.mark.parametrize(
    ("language", "comes_back"),
    [("en", "may join the war again next turn"), ("fr", "pourra revenir dans la guerre à son prochain tour")],
)
def test_who_has_lost_the_last_territory_is_told_to_come_back(language: str, comes_back: str) -> None:
    """In the log as in the story of the turn."""
    spoken = words(language, "legacy")
    for by in (RED, NOBODY):
        events = (Conquered(RED, BLUE, "peru", "brazil", 2, ()), PlayerKnockedOut(BLUE, by))
        for lines in (event_lines(events, RULES, spoken, naming(spoken)), told(*events, language=language)):
            assert [comes_back in line.replace("\u00a0", " ") for line in lines].count(True) == 1


CHANGED = {
    "en": (
        "Red attacks Kamchatka from Alaska: 🔴 4 4 1 against 🔵 5 2 (rolled 4 3, changed by Bunker and First strike), "
        "Red loses 1, Blue 1.",
        "-# 🛡️ Repelled: Kamchatka · −1, Blue −1 · 🎲 Bunker and First strike",
        "⚔️ Alaska → **Kamchatka** · Blue −3 · 🎲 Three of a kind",
        "🔴 4 4 4 (Three of a kind) against 🔵 3 1",
        "🔴 5 4 2 against 🔵 6 6 (rolled 6 5, changed by Fortification)",
        "Wall of sixes: Kamchatka cannot be attacked again this turn.",
    ),
    "fr": (
        "Rouge attaque le Kamtchatka depuis l’Alaska : 🔴 4 4 1 contre 🔵 5 2 (lancés : 4 3, changés par Bunker et "
        "Premier coup), Rouge perd 1, Bleu 1.",
        "-# 🛡️ Repoussé : Kamtchatka · −1, Bleu −1 · 🎲 Bunker et Premier coup",
        "⚔️ Alaska → **Kamtchatka** · Bleu −3 · 🎲 Brelan",
        "🔴 4 4 4 (Brelan) contre 🔵 3 1",
        "🔴 5 4 2 contre 🔵 6 6 (lancés : 6 5, changés par Fortification)",
        "Mur de six : plus aucune attaque contre le Kamtchatka pendant ce tour.",
    ),
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_has_changed_dice_is_named_beside_them_and_in_the_story(language: str) -> None:
    beside, held, taken, triple, walled, barred = CHANGED[language]
    lasting = {"scars": {"kamchatka": "bunker"}}
    feared = fought(war(LANDS, powers={"red": "first_strike_fear"}, lasting=lasting), (4, 4, 1), (4, 3))
    assert shown(feared, language) == [beside]
    assert told(*feared, language=language)[-1] == held
    all_taken = fought(war(LANDS, powers={"red": "triple_conquest"}), (4, 4, 4), (3, 1))
    assert triple in shown(all_taken, language)[0]
    assert taken in told(*all_taken, language=language)
    city = {"cities": cities("kamchatka"), "fortified": {"kamchatka": 2}}
    assert walled in shown(fought(war(LANDS, lasting=city), (5, 4, 2), (6, 5)), language)[0]
    assert barred in shown(fought(war(LANDS, powers={"blue": "double_six_wall"}), (5, 4, 2), (6, 6)), language)


def test_what_changes_no_die_of_a_battle_is_not_named() -> None:
    """A bunker cannot make more than a six of a six; nor is a triple anything where nobody was left to take."""
    lasting = {"scars": {"kamchatka": "bunker"}}
    assert "Bunker" not in "".join(shown(fought(war(LANDS, lasting=lasting), (5, 4, 2), (6, 3)), "en"))
    beaten = fought(war(LANDS, powers={"red": "triple_conquest"}), (2, 2, 2), (3, 3))
    assert "Three" not in "".join(shown(beaten, "en"))


def test_several_battles_name_what_has_changed_dice_once() -> None:
    lasting = {"scars": {"kamchatka": "bunker"}}
    battle = fought(war(LANDS, lasting=lasting), (5, 4, 2), (4, 3))
    (line,) = shown((*battle, *battle), "en")
    assert ": 2 battles (Bunker), Red loses" in line


def fought(game: Battles, attack: tuple[int, ...], defence: tuple[int, ...]) -> tuple[Event, ...]:
    """The events of a battle for Kamchatka with these dice."""
    return game.battle("alaska", "kamchatka", attack=attack, defence=defence).events


def shown(events: tuple[Event, ...], language: str) -> list[str]:
    """The events in lines, dice as plain numbers."""
    spoken = words(language, "legacy")
    return [plain(line) for line in event_lines(events, RULES, spoken, naming(spoken))]


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\ufe0e", "").replace("\u200c", "")


@pytest.mark.parametrize(
    ("language", "card", "line"),
    [
        ("en", "alaska", "Red takes a resource card: Alaska."),
        ("en", "coin.1", "Red takes a resource card: a coin card."),
        ("fr", "alaska", "Rouge prend une carte ressource : Alaska."),
        ("fr", "coin.1", "Rouge prend une carte ressource : une carte pièce."),
    ],
)
def test_everybody_reads_which_card_is_taken(language: str, card: str, line: str) -> None:
    """It lay open; in a hand it is hidden."""
    lies = "egypt" if card == "coin.1" else "alaska"
    war = position({"red": "alaska:3"}, step=EndOfTurn, open=lies, parts=(Conquests(("alaska",)),))
    events = tuple(event for one in war.play(TakeCard, card).events if (event := one.redact_for(None)))
    spoken = words(language, "legacy")
    lines = [one.replace("\u00a0", " ") for one in event_lines(events, RULES, spoken, naming(spoken))]
    assert line in lines
    assert line in told(*events, language=language)


@pytest.mark.parametrize(
    ("language", "headline"),
    [
        ("en", "🔴 **Red** joined the war in Peru with 4 troops · 23 troops in all"),
        ("fr", "🔴 **Rouge** participe à la guerre au Pérou avec 4 troupes · 23 troupes en tout"),
    ],
)
def test_a_turn_that_only_joins_the_war_is_told_by_that(language: str, headline: str) -> None:
    """Not that it attacked nobody, and then that it joined the war; after a conquest that has a line of its own."""
    joined = WarJoined(RED, "peru", 4)
    assert told(joined, language=language) == [headline]
    taken = told(joined, *EXPANSIONS)
    assert "expanded to Brazil and Venezuela" in taken[0]
    assert taken[1] == "Red joined the war in Peru with 4 troops"
