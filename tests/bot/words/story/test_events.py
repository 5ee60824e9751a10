"""Events as the channel reads them."""

from __future__ import annotations

import re
from functools import cache

import pytest
from support.in_part import in_part
from support.random_games.told_armies import check_what_is_told
from support.tables.rulesets import rules_of_game

from bot.cli.selfplay import ai_player, dice, setting_of, taste
from bot.cli.selfplay import play as played_out
from bot.words import Words, words
from bot.words.marks import Marks, plain_marks
from bot.words.seats import naming
from bot.words.story.events import event_lines, event_text
from bot.words.story.turns import Turn, turn_text
from rules import NOBODY, Event, Player, Ruleset, ruleset
from rules.author import EVERYONE, CardsMoved, GameEnded, SeenBefore
from rules.house.calculated_risks import RiskTaken
from rules.lotr.adventures import AdventureKept, CardPlayed
from rules.lotr.captains import CaptainLost, CaptainMoved
from rules.lotr.cards_fellowship import RollChanged
from rules.lotr.deck import adventure_data
from rules.lotr.missions import MissionDone
from rules.risk.armies import ArmiesGranted, ArmiesMoved, ArmiesPlaced, ArmiesUnavailable
from rules.risk.combat.battle import BattleFought, BattleJoined, Conquered, NaturalDice
from rules.risk.combat.invasion import InvasionDeclared, InvasionEnded, SourceSwitched
from rules.risk.combat.occupy import Eliminated
from rules.risk.odds.dice_odds import UNCHANGED, SideChanges
from rules.risk.setup.claiming import Stationed
from rules.risk.turn.cards import SetTraded

RED, GREEN = Player("red"), Player("green")
RULES = rules_of_game("lotr")


def told(
    events: list,
    language: str = "en",
    people: dict[str, str] | None = None,
    *,
    every_battle: bool = False,
    rules: Ruleset = RULES,
) -> list[str]:
    """The lines as a reader sees or hears them."""
    spoken = words(language, "lotr")
    lines = event_lines(events, rules, spoken, naming(spoken, people), every_battle=every_battle)
    plain = [re.sub(r"(?<=\d)[\ufe0e\u200c]", "", line).replace("\u00a0−", " −") for line in lines]
    return [re.sub(r"([🔴🟢])\u00a0", r"\1 ", line) for line in plain]


def battle(red_lost: int, green_lost: int) -> BattleFought:
    return BattleFought(
        RED, GREEN, "minas_morgul", "ithilien", (6, 4, 1), (5, 2), 1, 0, red_lost, green_lost
    )  # fmt: skip


INVASION = [
    InvasionDeclared(RED, "minas_morgul", "ithilien", GREEN, "land"),
    BattleJoined(RED, "minas_morgul", "ithilien", 3, ("captain",)),
    battle(2, 0),
    battle(1, 1),
    battle(0, 2),
    battle(0, 2),
    Conquered(RED, GREEN, "minas_morgul", "ithilien", 3, ("captain",)),
    CaptainLost(GREEN, "ithilien"),
    CaptainMoved(RED, "minas_morgul", "ithilien"),
    ArmiesMoved(RED, "minas_morgul", "ithilien", 4),
]


def test_a_hand_taken_over_is_told_unless_the_game_ends_with_it() -> None:
    out = Eliminated(GREEN, RED)
    hand = CardsMoved(("harad", "khand"), "hand:green", "hand:red", ("green", "red"), True)
    taken = "Red takes Green's 2 Territory cards."
    assert taken in told([out, hand])
    over = told([out, GameEnded((RED,), "conquest"), hand])
    assert over[-1] == "**Red wins**: no opponent is left."
    assert taken not in over


def test_an_invasion_is_one_line() -> None:
    assert told(INVASION, people={"red": "Anna"}) == [
        "Red (Anna) attacks Ithilien from Minas Morgul: 4 battles, Red loses 3, Green 5. **Red takes it**: "
        "7 regiments move in with a captain. Green loses a captain."
    ]
    assert told(INVASION, "fr") == [
        "Rouge attaque l’Ithilien depuis Minas Morgul\u00a0: 4 batailles, Rouge perd 3, Vert 5. "
        "**Rouge s’en empare**\u00a0: 7 régiments y entrent avec un Capitaine. Vert perd un Capitaine."
    ]


def test_an_attack_that_is_over_without_a_conquest_says_that_the_territory_held() -> None:
    over = [battle(2, 0), battle(1, 1), InvasionEnded(RED, "ithilien")]
    line = "Red attacks Ithilien from Minas Morgul: 2 battles, Red loses 3, Green 1"
    assert told(over) == [f"{line}. **Green holds it**."]
    assert told(over, "fr")[0].endswith(". **Vert tient bon**.")
    assert told(over[:2]) == [f"{line}."], "it may go on"


def test_details_have_a_line_for_each_battle_below_that_of_the_invasion() -> None:
    assert told(INVASION, every_battle=True) == [
        "Red attacks Ithilien from Minas Morgul: 4 battles, Red loses 3, Green 5. **Red takes it**: "
        "7 regiments move in with a captain. Green loses a captain.",
        "- 🔴 6 4 1 (+1) against 🟢 5 2 · Red −2",
        "- 🔴 6 4 1 (+1) against 🟢 5 2 · Red −1, Green −1",
        "- 🔴 6 4 1 (+1) against 🟢 5 2 · Green −2",
        "- 🔴 6 4 1 (+1) against 🟢 5 2 · Green −2",
    ]


def test_dice_that_were_changed_on_the_table_are_told_with_what_was_rolled() -> None:
    natural = NaturalDice((5, 4, 1), (4, 3), UNCHANGED, SideChanges(highest=1))
    changed = BattleFought(RED, GREEN, "minas_morgul", "ithilien", (5, 4, 1), (5, 3), 0, 0, 1, 1, natural=natural)
    assert told([changed])[0].endswith(": 🔴 5 4 1 against 🟢 5 3 (rolled 4 3), Red loses 1, Green 1.")
    assert told([changed], "fr")[0].endswith(": 🔴 5 4 1 contre 🟢 5 3 (lancés\u00a0: 4 3), Rouge perd 1, Vert 1.")


def test_dice_that_were_rerolled_are_told_fall_by_fall() -> None:
    rolled = BattleFought(
        RED, GREEN, "minas_morgul", "ithilien", (5, 4, 3), (5, 2), 0, 1, 1, 1,
        ties_to_attacker=True, attack_falls=((1, 4, 1), (1, 4, 5), (3, 4, 5)), defence_falls=((2, 5),),
    )  # fmt: skip
    assert told([rolled]) == [
        "Red attacks Ithilien from Minas Morgul: 🔴 1 4 1 → 1 4 5 → 3 4 5 against 🟢 5 2 (+1), ties to the attacker, "
        "Red loses 1, Green 1."
    ]
    assert told([rolled], "fr") == [
        "Rouge attaque l’Ithilien depuis Minas Morgul\u00a0: 🔴 1 4 1 → 1 4 5 → 3 4 5 contre 🟢 5 2 (+1), "
        "égalités à l’attaquant, Rouge perd 1, Vert 1."
    ]


def test_details_name_the_land_from_which_an_invasion_goes_on() -> None:
    from_here = BattleFought(RED, GREEN, "gorgoroth", "ithilien", (6,), (5,), 0, 0, 0, 1)
    events = [battle(1, 1), SourceSwitched(RED, "gorgoroth", "ithilien", "land"), from_here]
    assert [line.split(":")[0] for line in told(events, every_battle=True)] == [
        "Red attacks Ithilien from Minas Morgul",
        "Red attacks Ithilien from Gorgoroth",
    ]


def test_an_invasion_that_goes_on_from_another_land_is_one_line_with_its_battles() -> None:
    """What came before it was told already, as in a panel after the first land has run out of attackers."""
    from_here = BattleFought(RED, GREEN, "gorgoroth", "ithilien", (6,), (5,), 0, 0, 0, 1)
    goes_on = SourceSwitched(RED, "gorgoroth", "ithilien", "land")
    assert told([goes_on, from_here]) == [
        "Red attacks Ithilien from Gorgoroth: 🔴 6 against 🟢 5, Red loses 0, Green 1."
    ]
    assert told([goes_on]) == ["Red now invades Ithilien from Gorgoroth."]


def test_a_way_by_sea_is_told() -> None:
    by_sea = [InvasionDeclared(RED, "minas_morgul", "ithilien", GREEN, "sea"), battle(1, 1)]
    assert told(by_sea)[0].startswith("Red attacks Ithilien from Minas Morgul, by sea: 🔴 6 4 1")
    assert told(by_sea, "fr")[0].startswith("Rouge attaque l’Ithilien depuis Minas Morgul, par mer\u00a0: 🔴 6 4 1")


def test_dice_are_numbers_to_read_and_faces_of_both_sides_to_see() -> None:
    faces = Marks({name: f"<{name}>" for name in plain_marks()})
    (line,) = event_lines([battle(1, 1)], RULES, words("en", "lotr"), naming(words("en")))
    assert (
        "<red>\u00a0<attack-6> <attack-4> <attack-1> (+1) against <green>\u00a0<defence-5> <defence-2>,"
        in faces.dress(line)
    )
    assert "🔴 6 4 1 (+1) against 🟢 5 2," in told([battle(1, 1)])[0]


def test_a_single_battle_shows_its_dice() -> None:
    assert told([battle(1, 1)]) == [
        "Red attacks Ithilien from Minas Morgul: 🔴 6 4 1 (+1) against 🟢 5 2, Red loses 1, Green 1."
    ]


def test_another_target_is_another_line() -> None:
    other = BattleFought(RED, GREEN, "minas_morgul", "gorgoroth", (6,), (5,), 0, 0, 0, 1)
    assert len(told([battle(1, 1), other])) == 2


def test_deployments_are_one_line() -> None:
    placed = [ArmiesPlaced(RED, "moria", 2, "stock"), ArmiesPlaced(RED, "carrock", 1, "stock")]
    assert told([*placed, ArmiesPlaced(RED, "moria", 1, "stock")]) == [
        "Red places 3 regiments in Moria and 1 at the Carrock."
    ]


def test_everyones_first_regiments_are_a_line_each() -> None:
    turns = [Stationed(seat, land, 1) for _ in range(3) for seat, land in ((RED, "moria"), (GREEN, "andrast"))]
    assert told(turns) == ["Red places 3 regiments in Moria.", "Green places 3 regiments in Andrast."]


def test_income_is_added_up() -> None:
    granted = [ArmiesGranted(RED, 5, "stock", "territories"), ArmiesGranted(RED, 2, "stock", "region", "mordor")]
    assert told(granted) == ["Red receives 7 regiments: 5 for territories and 2 for all of Mordor."]
    assert told(granted, "fr") == [
        "Rouge reçoit 7 régiments\u00a0: 5 pour ses territoires et 2 pour la région entière du Mordor."
    ]


def test_a_draw_is_told_as_its_reader_may_know_it() -> None:
    drawn = CardsMoved(("gollum",), "adventures", "tales:red", ("red",), True)
    kept = AdventureKept(RED)
    assert told([drawn.redact_for(None), kept]) == ["Red draws an Adventure card."]
    assert told([drawn.redact_for(RED), kept]) == [
        "Red draws the card *Gollum*.",
        "-# Gollum: The Fellowship leaves only on a 4, 5 or 6.",
    ]


def test_a_card_and_its_work_are_one_line() -> None:
    played = [
        CardsMoved(("smeagol",), "tales:red", "laid:red", (EVERYONE,), True),
        CardPlayed(RED, "smeagol"),
        RollChanged(RED, "smeagol", 2),
    ]
    assert told(played) == ["Red plays **Sméagol**: +2 to the roll."]


def test_a_mission_that_is_won_says_what_it_is_worth() -> None:
    """Bree is worth more to the Good."""
    for language, seat, log, story in (
        ("en", "green", "worth 2 points:", "· 2 points"),
        ("en", "red", "worth 1 point:", "· 1 point"),
        ("fr", "red", "à 1 point :", "· 1 point"),
    ):
        spoken, done = words(language, "lotr"), MissionDone(Player(seat), "bree", "bree")
        (line,) = event_lines([done], RULES, spoken, naming(spoken))
        assert log in line.replace("\u00a0", " ")
        short = turn_text(Turn(3, Player(seat), (done,)), None, RULES, spoken)
        assert short.replace("\u00a0", " ").endswith(story)


@pytest.mark.parametrize("viewer", [None, "red"])
def test_a_whole_game_is_told(spoken: Words, finished, viewer: Player | None) -> None:
    lines = event_lines([event.redact_for(viewer) for event in finished.events], finished.rules, spoken, naming(spoken))
    assert finished.state.winners is not None
    assert spoken.say("event-ring-destroyed") in lines
    assert all(line and line[0] == line[0].upper() for line in lines)
    events = [(0, event.redact_for(viewer)) for event in finished.events]
    check_what_is_told(events, finished.rules, words("en", "lotr"))


def test_the_channel_never_hears_of_a_hidden_card(spoken: Words, played) -> None:
    """Card titles appear only after the card was played, turned up or discarded."""
    shown: set[str] = set()
    for event in played.events:
        if card := getattr(event, "card", ""):
            shown.add(card.partition(".")[0])
        text = event_text(event.redact_for(None), spoken, naming(spoken))
        hidden = {spoken.say(f"card-{name}") for name in adventure_data() if adventure_data()[name].type == "power"}
        hidden -= {spoken.say(f"card-{name}") for name in shown}
        assert not any(f"**{title}**" in text or text.endswith(f"{title}.") for title in hidden), text


def test_what_was_seen_before_the_table_went_back_is_named_to_whoever_may_know() -> None:
    pile = SeenBefore(("gollum",), "adventures", (RED,), NOBODY)
    hand = SeenBefore(("harad", "khand"), "hand:green", (RED,), "green")
    assert told([pile, hand.redact_for(RED)]) == [
        "Back in the Adventure deck, already seen by Red: Gollum.",
        "Back in Green's Territory cards, already seen by Red: Harad and Khand.",
    ]
    assert told([hand.redact_for(None)]) == ["Back in Green's Territory cards, already seen by Red: 2 cards."]
    assert told([pile, hand.redact_for(None)], "fr") == [
        "De retour dans la pioche Aventure, déjà vu par Rouge\u00a0: Gollum.",
        "De retour dans les cartes Territoire de Vert, déjà vu par Rouge\u00a0: 2 cartes.",
    ]


@cache
def war(**options: str) -> tuple[Ruleset, list[tuple[int, Event]]]:
    """A classic war with these options: its rules, and the events that anybody may know, each with its step."""
    table = setting_of("classic", 2 if options["mode"] == "two-players" else 3, options)
    steps = played_out(table, dice(table, 7, 1), ai_player(taste(7, 1)))
    return ruleset(table), [(at, event.redact_for(None)) for at, step in enumerate(steps) for event in step.events]


WARS = [
    ({"mode": "secret-mission", "board": "world", "yalta": "on"}, ("mission-accomplished",)),
    ({"mode": "secret-mission", "board": "world", "blind-yalta": "on"}, ("lot-called",)),
    ({"mode": "capital", "board": "ancient", "prisoners-of-war": "on", "ransom": "cards-too"}, ("capital-taken",)),
    ({"mode": "conquest", "calculated-risks": "on", "hecatomb": "on"}, ("risk-taken", "reserve-laid")),
    ({"mode": "conquest", "general-mobilisation": "on", "continental-power": "on"}, ("mobilised", "powers-won")),
    ({"mode": "conquest", "risk-bounty": "on", "single-front": "on"}, ("bounty-earned", "front-drawn")),
    ({"mode": "two-players", "equal-arms": "on"}, ("set-traded", "set-numbered")),
]


@in_part("options, heard", WARS, kept=WARS[::4])
def test_a_classic_war_is_told_whatever_its_mode_and_house_rules(
    spoken: Words, options: dict[str, str], heard: tuple[str, ...]
) -> None:
    rules, told = war(**options)
    events = [event for _, event in told]
    assert set(heard) <= {event.kind for event in events}
    lines = event_lines(events, rules, spoken, naming(spoken))
    assert lines
    assert all(line and "none" not in line.split() and line[0] == line[0].upper() for line in lines)
    assert all(event_text(event, spoken, naming(spoken)) for event in events)
    if spoken.say("and") == words("en").say("and"):
        check_what_is_told(told, rules, words("en", "classic"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_set_without_armies_left_says_so(language: str) -> None:
    """Whatever a set is worth, what came is told."""
    traded, rules = SetTraded(RED, ("alaska", "peru", "japan"), 20), rules_of_game("classic", hecatomb="on")
    some = [traded, ArmiesGranted(RED, 8, "stock", "set"), ArmiesUnavailable(RED, 12)]
    none = [traded, ArmiesUnavailable(RED, 20)]
    whole = [traded, ArmiesGranted(RED, 20, "stock", "set")]
    income = [ArmiesGranted(RED, 3, "stock", "territories"), ArmiesUnavailable(RED, 2)]
    said = ["".join(told(events, language, rules=rules)) for events in (whole, some, none, income)]
    assert (
        said
        == {
            "en": [
                "Red trades in Alaska, Peru and Japan for 20 regiments.",
                "Red trades in Alaska, Peru and Japan, worth 20 regiments.Red receives 12 fewer: the reserve is empty.",
                "Red trades in Alaska, Peru and Japan, worth 20 regiments.Red receives 20 fewer: the reserve is empty.",
                "Red receives 3 regiments for territories.Red receives 2 fewer: the reserve is empty.",
            ],
            "fr": [
                "Rouge échange Alaska, Pérou et Japon contre 20 régiments.",
                "Rouge échange Alaska, Pérou et Japon, d’une valeur de 20 régiments."
                "Rouge reçoit 12 régiments de moins\u00a0: sa réserve est vide.",
                "Rouge échange Alaska, Pérou et Japon, d’une valeur de 20 régiments."
                "Rouge reçoit 20 régiments de moins\u00a0: sa réserve est vide.",
                "Rouge reçoit 3 régiments pour ses territoires."
                "Rouge reçoit 2 régiments de moins\u00a0: sa réserve est vide.",
            ],
        }[language]
    )
    turn = Turn(3, RED, (*none, ArmiesMoved(RED, "alaska", "alberta", 1)))
    assert "20" in turn_text(turn, None, rules, words(language, "classic"))
    assert "+20" not in turn_text(turn, None, rules, words(language, "classic"))


def test_a_battle_of_calculated_risks_shows_what_was_staked() -> None:
    risk = RiskTaken(RED, GREEN, "alaska", "kamchatka", (6, 4), (5, 2), 5, 3, 3, 15, 10, 0, 3)
    assert told([risk], rules=rules_of_game("classic", calculated_risks="on")) == [
        "Red attacks Kamchatka from Alaska: 🔴 6 4 + 5 = 15, against 🟢 5 2 + 3 = 10, Red loses 0, Green 3."
    ]
