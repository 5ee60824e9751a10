"""What the panel says beside each choice, and what it asks before it plays one: owners, odds, sets, undo, back."""

from __future__ import annotations

import re

import pytest
from support.tables.positions import before_khand, put
from support.tables.simkit import LOCALES, Person, keys, labels, lines, parts
from support.tables.tables import Table

from bot.words import words
from rules.author import Task, board
from rules.risk.combat.invasion import Combat, Invasion
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.reinforce import Reinforcement

SPOKEN = words("en")
SYMBOLS = ("Elven Archer", "Dark Rider", "Eagle")
SET = "wild_1 eastern_mirkwood harad khand umbar"


async def staged(table: Table, **about: object) -> Person:
    """Alice is green in Khand and at her turn, Bob red everywhere else; he is never asked. Alice's open panel."""
    options: dict[str, str] = about.get("options", {})  # type: ignore[assignment]
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt", chosen=options)
    session = await table.session()
    game = before_khand(**{"cards": "", "theirs": "near_harad:3"} | about)  # type: ignore[arg-type]
    put(table.database, session.table.id, session.table.seq, game.state)
    table.bot.services.games._runner.drop(session.table.id)
    await table.alice.press("play", table.last("play"))
    return table.alice


def described(person: Person, verb: str) -> dict[str, tuple[str, str]]:
    """The labels and descriptions of a list, by value."""
    return {line["value"]: (line["label"], line.get("description") or "") for line in lines(person.screen, verb)}


# ---- owners


async def test_a_land_to_attack_stands_with_its_owner_its_regiments_and_the_odds(table: Table) -> None:
    alice = await staged(table)
    label, source = described(alice, "war")["khand+near_harad"]
    assert re.fullmatch(r"🔴 Red · Near Harad · 3 regiments · \d+% · lose \d\.\d", label)
    assert source == "from Khand (9 regiments)"
    await alice.choose("war", "khand+near_harad")
    assert "Khand · 9 → 🔴 Red · Near Harad · 3" in alice.text
    assert "you lose" in alice.text


@pytest.mark.parametrize(("language", "named"), [("en", "⚪ Neutral"), ("fr", "⚪ Neutre")])
async def test_the_neutral_army_has_a_mark_of_its_own(table: Table, language: str, named: str) -> None:
    alice = await staged(table, hold={"green": "khand:9", "neutral": "near_harad:3", "red": "harad:2"})
    LOCALES[alice.id] = language
    await alice.press("play:new")
    label, _ = described(alice, "war")["khand+near_harad"]
    assert label.startswith(f"{named} · ")


async def test_ones_own_lands_stand_without_an_owner(table: Table) -> None:
    alice = await staged(table, step=Reinforcement, hold={"green": "khand:9 umbar:2", "red": "near_harad:3"})
    assert {"Khand · 9", "Umbar · 2"} <= set(labels(alice.screen))


async def test_autocomplete_names_owners_and_the_odds(table: Table) -> None:
    alice = await staged(table, hold={"green": "khand:9 umbar:2", "red": "near_harad:3 harad:2"})
    given = {"from": "khand"}
    targets = await alice.member.autocomplete(table.channel, "risk attack", "to", "", **given)
    named = {target["value"]: target["name"] for target in targets}
    assert named["near_harad"].startswith("🔴 Red · Near Harad · 3 · ")
    assert "%" in named["near_harad"]
    lines_of_do = await alice.member.autocomplete(table.channel, "risk do", "answer", "attack near harad")
    assert any(line["name"].startswith("🔴 Red · Attack Near Harad from Khand with 3") for line in lines_of_do)


@pytest.mark.parametrize("typed", ["khand", "KHÄND", "Khand", "kha", "Khand · 9"])
async def test_targets_follow_what_was_typed_in_the_source(table: Table, typed: str) -> None:
    alice = await staged(table, hold={"green": "khand:9 forlindon:4", "red": "near_harad:3"})
    reached = (await table.session()).rules.board.links_of["khand"]
    targets = await alice.member.autocomplete(table.channel, "risk attack", "to", "", **{"from": typed})
    assert targets
    assert {target["value"] for target in targets} <= set(reached)


async def test_a_source_that_means_nothing_hides_no_target(table: Table) -> None:
    alice = await staged(table, hold={"green": "khand:9 forlindon:4", "red": "near_harad:3"})
    every = await alice.member.autocomplete(table.channel, "risk attack", "to", "")
    typed = await alice.member.autocomplete(table.channel, "risk attack", "to", "", **{"from": "xyzzy"})
    assert [target["value"] for target in typed] == [target["value"] for target in every]


async def test_a_line_of_do_is_taken_as_it_is_listed(table: Table) -> None:
    alice = await staged(table)
    await alice.type("risk do", answer="Attack Near Harad from Khand with 3")
    assert "Green attacks Near Harad from Khand" in alice.text


async def test_more_attacks_than_a_list_holds_are_counted_in_pages(table: Table) -> None:
    lands = board("middle_earth").territories
    mine, theirs = (" ".join(f"{land}:5" for land in lands[first::2]) for first in (0, 1))
    alice = await staged(table, step=Combat, hold={"green": mine, "red": theirs})
    pages = re.search(r"Page 1 of (\d)", alice.text)
    assert pages is not None
    await alice.press("wars:2")
    assert f"Page 2 of {pages[1]}" in alice.text


@pytest.mark.parametrize(("language", "end"), [("en", "End turn"), ("fr", "Terminer le tour")])
async def test_thirty_marches_do_not_hide_the_end_of_the_turn(table: Table, language: str, end: str) -> None:
    LOCALES[table.alice.id] = language
    alice = await staged(
        table,
        step=Fortification,
        hold={"green": "khand:40 near_harad:2", "red": "harad:3"},
        captains={"green": "khand"},
    )
    listed = await alice.member.autocomplete(table.channel, "risk do", "answer", "")
    assert len(listed) == 25
    assert end in [choice["name"] for choice in listed]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("step", [Combat, Fortification])
async def test_a_step_ends_with_the_same_words_on_its_button_and_typed(
    table: Table, step: type[Task], language: str
) -> None:
    LOCALES[table.alice.id] = language
    alice = await staged(table, step=step, hold={"green": "khand:9 harad:2", "red": "near_harad:3"})
    (label,) = [part["label"] for part in parts(alice.screen) if part.get("custom_id", "").endswith(":done")]
    listed = await alice.member.autocomplete(table.channel, "risk do", "answer", "")
    assert label in [line["name"] for line in listed]
    before = (await table.session()).state.pending
    await alice.type("risk do", answer=label)
    assert (await table.session()).state.pending.keys() != before.keys()


@pytest.mark.parametrize(
    ("regiments", "language", "text"),
    [
        (9, "en", "Attack, or end your attacks."),
        (1, "en", "You can't attack from anywhere. End your attacks."),
        (1, "fr", "Vous ne pouvez plus attaquer. Terminez vos attaques."),
    ],
)
async def test_the_question_says_when_no_attack_is_left(table: Table, regiments: int, language: str, text: str) -> None:
    LOCALES[table.alice.id] = language
    alice = await staged(table, step=Combat, hold={"green": f"khand:{regiments}", "red": "harad:2 near_harad:3"})
    assert text in alice.text


# ---- sets and cards


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_five_cards_must_be_traded_even_beside_a_card_to_play(table: Table, language: str) -> None:
    """You Shall Not Pass! may be played at the start of a turn: a set is due all the same."""
    LOCALES[table.alice.id] = language
    alice = await staged(
        table,
        step=Reinforcement,
        hands={"green": SET},
        adventures={"green": "you_shall_not_pass"},
        options={"trade-at-five": "must"},
    )
    assert any("close-bridge" in key for key in keys(alice.screen))
    assert not any(":deploy" in key for key in keys(alice.screen))
    must = {"en": "you **must trade in a set** first", "fr": "vous **devez d’abord échanger une série**"}
    assert must[language] in alice.text
    assert words(language).say("decision-to-reinforce", count=7) not in alice.text


async def test_cards_that_may_be_kept_are_no_must(table: Table) -> None:
    alice = await staged(table, step=Reinforcement, hands={"green": SET}, options={"trade-at-five": "may"})
    assert "must" not in alice.text
    assert any(":trade" in key for key in keys(alice.screen))


async def test_a_set_says_what_it_brings(table: Table) -> None:
    alice = await staged(
        table, step=Reinforcement, hands={"green": "khand umbar harad wild_1"}, options={"card-lands": "two"}
    )
    await alice.press("ask:-:trade")
    found = [line for line in described(alice, "ans:trade").values() if "Khand" in line[0]]
    assert found
    for _, brings in found:
        assert brings.startswith(("4 regiments", "6 regiments", "8 regiments", "10 regiments"))
        assert "+2 in Khand" in brings
        assert any(symbol in brings for symbol in SYMBOLS)


async def test_the_lands_of_a_card_show_facts_and_no_symbols(table: Table) -> None:
    alice = await staged(table, adventures={"green": "black_sails ambush"}, hold={"green": "khand:9 umbar:3 harad:4"})
    await alice.press("ask:-:prepare")
    cards = described(alice, "ans:prepare")
    assert all(effect for _, effect in cards.values()), "each card says what it does"
    await alice.choose("ans:prepare", next(card for card in cards if card.startswith("ambush")))
    shown = "\n".join([*labels(alice.screen), *(" ".join(line) for line in described(alice, "ans:prepare").values())])
    assert "Khand · 9" in shown
    assert not any(symbol in shown for symbol in SYMBOLS)


async def test_a_card_that_invades_asks_first_and_the_panel_goes_on_with_it(table: Table) -> None:
    alice = await staged(table, adventures={"green": "ambush"})
    before = (await table.session()).table.seq
    (button,) = [label for label in labels(alice.screen) if "Ambush!" in label]
    assert button == "🔴 Red · Ambush! · invade Near Harad from Khand"
    await alice.press("ans:prepare:ambush:khand:near_harad")
    assert "Invade 🔴 Red · Near Harad · 3 from Khand · 9?" in alice.text
    assert "to win, you lose " in alice.text
    assert (await table.session()).table.seq == before, "nothing is played before it is confirmed"
    await alice.press("play:back")
    assert (await table.session()).table.seq == before
    await alice.type("risk do", answer="Ambush! · invade Near Harad from Khand")
    assert (await table.session()).table.seq == before, "typed, it is asked as well"
    await alice.press("sure:prepare")
    await table.quiet()
    session = await table.session()
    assert session.state.parts[Invasion].goes("khand", "near_harad")
    for _ in range(2):
        assert "Khand · 12 → 🔴 Red · Near Harad · 3" in alice.text
        assert any(":bat:khand:near_harad:no:0" in key for key in keys(alice.screen))
        await alice.press("play:new")


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "3 regiments to Khand"),
        ("en", "3 armies in Khand"),
        ("en", "3 Khand"),
        ("fr", "3 régiments au Khand"),
        ("fr", "3 armées en Khand"),
    ],
)
async def test_a_typed_answer_may_say_armies_or_regiments(table: Table, language: str, typed: str) -> None:
    LOCALES[table.alice.id] = language
    alice = await staged(table, step=Reinforcement, hold={"green": "khand:9 umbar:2", "red": "near_harad:3"})
    listed = await alice.member.autocomplete(table.channel, "risk do", "answer", typed)
    assert any("Khand" in line["name"] for line in listed)
    before = (await table.session()).state.land.armies("khand")
    await alice.type("risk do", answer=typed)
    assert (await table.session()).state.land.armies("khand") == before + 3, alice.text


# ---- undo


async def test_undo_stands_where_something_can_be_undone(table: Table) -> None:
    alice = await staged(table, step=Reinforcement)
    assert "Undo" not in str(labels(alice.screen))
    await alice.type("risk deploy", where="khand", count=1)
    for look in ("play:new", "hand", "play"):
        await alice.press(look)
    assert "Undo “1 regiment to Khand”" in labels(alice.screen), "it outlives other pages and a fresh panel"
    await alice.press("undo")
    assert "Last move undone." in alice.text
    assert "Undo" not in str(labels(alice.screen))


async def test_after_dice_there_is_no_undo_and_the_refusal_says_why(table: Table) -> None:
    alice = await staged(table)
    await alice.press("play:new")
    await alice.type("risk attack", **{"from": "khand", "to": "near_harad"})
    await table.quiet()
    assert "Undo" not in str(labels(alice.screen))
    await alice.type("risk undo")
    assert "dice were rolled" in alice.text
    await table.bob.type("risk undo")
    assert "dice" not in table.bob.text


# ---- the way on


async def test_a_turn_that_ends_with_its_last_move_says_so_below_what_came_of_it(table: Table) -> None:
    hold = {"green": "khand:9 near_harad:2", "red": "harad:3"}
    alice = await staged(table, step=Fortification, hold=hold, captains={"green": "khand"})
    await alice.type("risk fortify", **{"from": "khand", "to": "near_harad", "count": 2})
    moved, over = (alice.text.find(said) for said in ("moves 2 regiments", "Your turn is over."))
    assert 0 <= moved < over, alice.text


async def test_the_same_again_survives_back(table: Table) -> None:
    alice = await staged(table, theirs="near_harad:9")
    await alice.choose("war", "khand+near_harad")
    await alice.press("bat:khand:near_harad:no:once")
    await table.quiet()
    assert "Again: attack Near Harad from Khand with 3" in labels(alice.screen)
    await alice.choose("war", "khand+near_harad")
    await alice.press("play")
    assert "Again: attack Near Harad from Khand with 3" in labels(alice.screen)
    before = (await table.session()).table.seq
    await alice.press("bat:khand:near_harad:no:once#again")
    await table.quiet()
    assert (await table.session()).table.seq > before


async def test_from_the_hand_the_way_back_to_the_panel_is_called_so(table: Table) -> None:
    """*Play* below cards would look as if it played one; without a panel it opens one."""
    alice = await staged(table, adventures={"green": "ambush"})
    await alice.press("hand")
    assert "Back" in labels(alice.screen)
    assert "Play" not in labels(alice.screen)
    await alice.type("risk hand")
    assert "Play" in labels(alice.screen)


async def test_back_goes_one_choice_back(table: Table) -> None:
    alice = await staged(table, adventures={"green": "ambush black_sails"}, hold={"green": "khand:9 umbar:3 harad:4"})
    await alice.press("ask:-:prepare")
    start = alice.text
    await alice.choose("ans:prepare", next(card for card in described(alice, "ans:prepare") if "ambush" in card))
    chosen = alice.text
    await alice.press("ans:prepare:ambush:harad")
    assert "Ambush!, Harad · 4" in alice.text
    for before in (chosen, start):
        await alice.press("ask:-:prepare")
        assert alice.text == before
    await alice.press("play")
    assert "Attack, or end your attacks" in alice.text


@pytest.mark.parametrize("verb", ["undo", "ans:deploy:khand:1", "bat:khand:near_harad:no:once", "num:deploy:khand"])
async def test_a_refused_press_leaves_buttons(table: Table, verb: str) -> None:
    alice = await staged(table)
    number = next(iter((await table.session()).state.pending))
    table_id = (await table.session()).table.id
    key = f"r:{table_id}:{0 if verb == 'undo' else number + 7}:{verb}"
    await alice.forge("hand", key)
    assert labels(alice.screen)
    await alice.press("play")
    assert labels(alice.screen)


async def test_after_the_game_the_panel_still_has_buttons(table: Table) -> None:
    alice = await staged(table)
    await table.bot.services.games.end((await table.session()).table.id, alice.id)
    await table.quiet()
    for verb in ("hand", "play", "status"):
        await alice.press(verb)
        assert labels(alice.screen)


@pytest.mark.parametrize(("language", "title"), [("en", "When to stop the attack"), ("fr", "Quand arrêter l’attaque")])
async def test_the_form_for_a_stop_says_what_each_field_means(table: Table, language: str, title: str) -> None:
    """Nothing is filled in without a word, and an empty field has a meaning that stands below its name."""
    LOCALES[table.alice.id] = language
    alice, spoken = await staged(table), words(language)
    await alice.choose("war", "khand+near_harad")
    stop = next(key for key in keys(alice.screen) if ":stop:" in key)
    opened = await alice.member.click(alice.screen, custom_id=stop)
    assert opened.modal["title"] == title
    fields = [(label["label"], label["description"], label["component"]) for label in opened.modal["components"]]
    for key, (name, about, box) in zip(("attack-left", "attack-odds", "attack-follow"), fields, strict=True):
        assert (name, about) == (spoken.say(key), spoken.attribute(key, "about"))
        assert not {"…"} & {*name, *about}, "neither is cut"
        assert not box.get("value")
        assert not box["required"]
    await alice.fill(f"stop:khand:near_harad:{stop.split(':')[-1]}", left="", odds="", follow="0")
    land = (await table.session()).state.land
    assert "green" in (land.owner("near_harad"), land.armies("khand") == 1 and "green"), (
        "until it falls, or none is left"
    )


# ---- numbers that are typed


async def test_more_regiments_than_one_has_are_refused_with_what_one_has(table: Table) -> None:
    hold = {"green": "khand:1200 near_harad:2", "red": "harad:3"}
    alice = await staged(table, step=Reinforcement, hold=hold)
    for count in (1000, 2**53 - 1):
        await alice.type("risk deploy", where="Khand · 9", count=count)
        assert f"Not {count:,}: pick 1 to " in alice.text


async def test_more_than_a_thousand_regiments_march_at_once(table: Table) -> None:
    alice = await staged(table, step=Fortification, hold={"green": "khand:1200 near_harad:2", "red": "harad:3"})
    ends = {"from": "Khand · 7", "to": "🔴 Red · Near Harad · 3"}
    await alice.type("risk fortify", count=5000, **ends)
    assert "Not 5,000: pick 1 to 1,199." in alice.text
    await alice.type("risk fortify", count=1100, **ends)
    assert "Green moves 1,100 regiments from Khand to Near Harad." in alice.text
