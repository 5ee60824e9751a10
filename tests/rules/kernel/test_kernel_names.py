"""Names that players type: any script, nothing hostile, none twice; suggestions that never run out."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.atlas import land_names
from rules.kernel.names import BadName, clean_name, name_key
from rules.kernel.offers import Offer, Typed
from rules.kernel.values import Action

BOATS = Typed(("Albatros", "Pelican"), ("Île-aux-Ours",), land_names("world"))


@pytest.mark.parametrize(
    "name",
    [
        *("A", "Port-aux-Ours", "L'Anse", "Saint John's", "O'Neill", "Ǆorđe", "Łódź", "Ἀθῆναι", "Владивосток"),
        *("北京", "서울", "さくら", "القاهرة", "חיפה", "नई दिल्ली", "लड़कीं", "กรุงเทพฯ"[:-1], "Đà Nẵng", "a" * 24),
    ],
)
def test_letters_of_any_script_with_joints_are_a_name(name: str) -> None:
    assert BOATS.flaw(clean_name(name)) is None
    assert clean_name(clean_name(name)) == clean_name(name)


@pytest.mark.parametrize(
    ("text", "flaw", "sign"),
    [
        ("", "empty", ""),
        (" \u00a0 ", "empty", ""),
        ("a" * 25, "long", ""),
        ("a" * 10_000, "long", ""),
        ("\u202e" * 10_000, "long", ""),
        ("\ufdfa" * 2, "long", ""),
        ("evil\u202eliam", "hidden", "U+202E"),
        ("a\u200fb", "hidden", "U+200F"),
        ("zero\u200bwidth", "hidden", "U+200B"),
        ("join\u200der", "hidden", "U+200D"),
        ("hangul\u3164filler", "hidden", "U+1160"),
        ("grapheme\u034fjoiner", "hidden", "U+034F"),
        ("variation\ufe0f", "hidden", "U+FE0F"),
        ("bell\u0007", "hidden", "U+0007"),
        ("two\nlines", "hidden", "U+000A"),
        ("half \ud800", "hidden", "U+D800"),
        ("private \ue000", "hidden", "U+E000"),
        ("<@1234>", "sign", "<"),
        ("@everyone", "sign", "@"),
        ("**bold**", "sign", "*"),
        ("`code`", "sign", "`"),
        ("[a](b)", "sign", "["),
        ("example.com", "sign", "."),
        ("http://a", "sign", ":"),
        ("Port 5", "sign", "5"),
        ("rocket 🚀", "sign", "🚀"),
        ("Z\u0335\u0321\u031b\u0340\u0341\u0342", "marks", ""),
        ("a \u0301", "marks", ""),
        ("- list", "first", ""),
        ("-# small", "sign", "#"),
        ("'quote", "first", ""),
        ("\u0301a", "first", ""),
        ("end-", "last", ""),
    ],
)
def test_what_could_harm_or_hide_is_refused_with_what_is_wrong(text: str, flaw: str, sign: str) -> None:
    assert BOATS.flaw(clean_name(text)) == BadName(flaw, sign)
    assert clean_name(text) not in BOATS


def test_a_name_has_one_spelling() -> None:
    assert clean_name("  Saint\u00a0 John\u2019s  ") == "Saint John's"
    assert clean_name("E\u0301vian") == "Évian"
    assert clean_name("\U0001d573\U0001d576") == "HK"
    assert BOATS.flaw("E\u0301vian") == BadName("spelling")
    assert BOATS.flaw("two  blanks") == BadName("spelling")


@pytest.mark.parametrize("again", ["ile aux ours", "ILE-AUX-OURS", "Île aux Ours", "Ile'aux'ours"])
def test_no_name_is_given_twice_case_accents_and_joints_aside(again: str) -> None:
    assert BOATS.flaw(again) == BadName("taken", name="Île-aux-Ours")


@pytest.mark.parametrize("land", ["Iceland", "islande", "ISLANDE", "Nord-Africain", "Afrique du Nord", "Europe"])
def test_a_boards_own_names_are_reserved_in_every_language(land: str) -> None:
    assert BOATS.flaw(land) == (None if land == "Nord-Africain" else BadName("land", name=land))


class TestSuggestions:
    def test_those_that_are_free_come_in_their_order(self) -> None:
        assert list(BOATS) == ["Albatros", "Pelican"]
        assert list(Typed(("Albatros", "Pelican"), ("albatros",))) == ["Pelican"]
        assert (BOATS[0], len(BOATS)) == ("Albatros", 2)

    def test_there_is_always_one(self) -> None:
        taken = ("Albatros", "Pelican", "Albatros II")
        assert list(Typed(("Albatros", "Pelican"), taken)) == ["Pelican II"]
        assert list(Typed(("Albatros",), taken)) == ["Albatros III"]

    def test_one_that_is_left_does_not_force_the_answer(self) -> None:
        offer = Offer(Action, {"name": Typed(("Albatros",))})
        assert (len(offer), offer.forced) == (1, False)
        assert Offer(Action, {"name": ("Albatros",)}).forced


def test_the_key_of_a_name_is_the_same_however_it_is_composed() -> None:
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        assert name_key(unicodedata.normalize(form, "Île d’Été")) == "iledete"


@given(
    st.text(
        st.sampled_from("aÉß\u0301\u0336 -'\u2019\u00a0\u2011\u200b\u202e\u3164\ufdfaשا名ไ์ड़ी\ufb01𝕳5@*"), max_size=40
    )
)
def test_whatever_is_typed_has_one_verdict_and_a_name_only_letters_and_joints(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name or BOATS.flaw(name) is not None
    if name in BOATS:
        assert clean_name(name) == name
        assert 1 <= len(name) <= 24
        assert all(unicodedata.category(sign)[0] in "LM" or sign in " -'" for sign in name)
        assert not any(unicodedata.category(sign) in ("Cf", "Cc", "Me") for sign in name)
        assert name_key(name)
