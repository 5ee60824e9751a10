"""A game's own word for what a territory holds, in every text of its tables: regiments, armies, a toy's crews."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from support.in_part import in_part

from bot.cli.selfplay import setting_of
from bot.ui.pictures.board import look_of
from bot.words import Words, words
from bot.words.alt_text import alt_text
from bot.words.arguments import leader_arguments
from bot.words.board_text import board_lines
from bot.words.conquest_gains import average
from bot.words.decisions import answer, prompt_text
from bot.words.fluent import LANGUAGES, add_pages, remove_pages
from bot.words.seats import naming
from bot.words.status import status
from bot.words.story.events import event_lines
from renders.games.signs import word
from rules import GAMES, Ruleset, Seeded, State, Step, apply, begin, legal, ruleset, view
from rules.ai import choose

OTHERS = {"lotr": r"\barmies\b|\b(\d+|an|one) army\b", "classic": "regiment"}
"""What no English text of the game may say; "army" is a word of every game: the neutral army."""
TOLD: list[tuple[str, dict[str, str]]] = [
    ("lotr", {}), ("lotr", {"continental-power": "on"}), ("classic", {}), ("classic", {"hecatomb": "on"}),
]  # fmt: skip
EVERY = 40
TOY = Path(__file__).parents[2] / "support" / "made_up" / "toy_pages"


@pytest.fixture
def toy_pages() -> Iterator[None]:
    """The toy game's messages, among them its `unit-toy`."""
    add_pages(TOY)
    yield
    remove_pages(TOY)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_own_word_in_all_forms(game: str, language: str) -> None:
    spoken = words(language)
    forms = [{form.id.name for form in spoken.entry(key).attributes} for key in ("unit", f"unit-{game}")]
    assert forms[0] == forms[1]


def some_units(spoken: Words, count: int) -> str:
    """So many of a game's units, as the headline of a story counts them."""
    return spoken.say("story-armies", count=count, ended="no").rsplit(" ", 2)[0]


@pytest.mark.parametrize(
    ("language", "game", "one", "many"),
    [
        ("en", "lotr", "1 regiment", "7 regiments"),
        ("en", "classic", "1 army", "7 armies"),
        ("en", "toy", "1 crew", "7 crews"),
        ("en", "unheard-of", "1 army", "7 armies"),
        ("en", "", "1 army", "7 armies"),
        ("fr", "lotr", "1 régiment", "7 régiments"),
        ("fr", "classic", "1 régiment", "7 régiments"),
        ("fr", "toy", "1 équipe", "7 équipes"),
        ("fr", "", "1 régiment", "7 régiments"),
    ],
)
def test_a_number_stands_before_the_games_word(toy_pages: None, language: str, game: str, one: str, many: str) -> None:
    spoken = words(language, game)
    assert [some_units(spoken, count) for count in (1, 7)] == [one, many]


@pytest.mark.parametrize(
    ("language", "game", "title", "over", "back"),
    [
        ("en", "lotr", "Round 3", "Final standings, round 3", "Vote: back to round 3, Red's turn?"),
        ("en", "classic", "Round 3", "Final standings, round 3", "Vote: back to round 3, Red's turn?"),
        ("en", "godstorm", "Epoch 3", "Final standings, epoch 3", "Vote: back to epoch 3, Red's turn?"),
        ("fr", "lotr", "Manche 3", "Classement final, manche 3", "Vote : revenir à la manche 3, tour de Rouge ?"),
        ("fr", "godstorm", "Époque 3", "Classement final, époque 3", "Vote : revenir à l’époque 3, tour de Rouge ?"),
    ],
)  # fmt: skip
def test_a_round_has_the_games_own_word(language: str, game: str, title: str, over: str, back: str) -> None:
    spoken = words(language, game)
    who = spoken.say("seat-red")
    assert spoken.say("status-title", round=3) == title
    assert spoken.say("status-title-over", round=3) == over
    assert spoken.say("vote-title-rewind", round=3, seat=who, who=who, again="no") == back


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_games_word_for_a_round_has_all_forms(language: str) -> None:
    spoken = words(language)
    forms = [{form.id.name for form in spoken.entry(key).attributes} for key in ("round", "round-godstorm")]
    assert forms[0] == forms[1]


def test_french_elides_before_a_word_that_begins_with_a_vowel(toy_pages: None) -> None:
    """The same messages, in two games with words of different gender and first letter."""
    lines = [words("fr", game).say("alt-armies", list="Harad 3") for game in ("lotr", "toy")]
    assert lines == ["Le plus de régiments\u00a0: Harad 3.", "Le plus d’équipes\u00a0: Harad 3."]
    lines = [words("fr", game).say("decision-to-station", army_id="red", left=3) for game in ("lotr", "toy")]
    assert [text.partition(" sur ")[0] for text in lines] == ["Placez un régiment", "Placez une équipe"]


def games(name: str, seed: int, **options: str) -> Iterator[tuple[Ruleset, State, Step]]:
    """An AI game: the position before each step, and the step."""
    rules, rnd, chance = ruleset(setting_of(name, 4, options)), Random(seed), Seeded(f"units {seed}".encode())
    step = begin(rules, chance)
    yield rules, step.state, step
    while step.state.winners is None:
        state = step.state
        number = state.unanswered[0]
        seen = view(state, state.pending[number].player)
        action = choose(rules, seen, number, tuple(legal(rules, state, number)), rnd.randrange)
        step = apply(rules, state, action, chance)
        yield rules, state, step


def texts(rules: Ruleset, state: State, spoken: Words) -> Iterator[str]:
    """What the board says, and what each player is asked and can answer."""
    name = naming(spoken)
    for reader in (None, *rules.seats):
        seen = view(state, reader)
        yield alt_text(seen, rules, spoken, name)
        yield status(seen, rules, spoken, name)
        yield from board_lines(seen, rules, spoken, name)
        for number, decision in seen.mine.items():
            yield prompt_text(decision, spoken, name, seen, rules)
            yield from (
                answer(each.first_answer(number, decision.player), spoken, name) for each in legal(rules, state, number)
            )


@in_part("game, options", TOLD, kept=TOLD[1:3])
def test_no_text_of_a_whole_game_has_another_games_word(game: str, options: dict[str, str]) -> None:
    spoken, counted = words("en", game), 0
    for at, (rules, state, step) in enumerate(games(game, 3, **options)):
        lines = list(event_lines(step.events, rules, spoken, naming(spoken)))
        lines += texts(rules, state, spoken) if at % EVERY == 0 else ()
        counted += sum(some_units(spoken, 2)[2:-3] in text for text in lines)
        assert [text for text in lines if re.search(OTHERS[game], text)] == []
    assert counted > 50


@pytest.mark.parametrize("leaders", [("captain",), ("war", "sky")])
def test_french_says_of_one_leader_and_of_several_alike_that_no_unit_goes_along(leaders: tuple[str, ...]) -> None:
    spoken = words("fr", "lotr")
    march = {"count": 0, "source": "harad", "target": "khand", **leader_arguments(leaders)}
    assert " sans régiment du Harad vers le Khand" in spoken.say("action-fortify", player_id="red", **march)
    assert spoken.say("event-fortified", player="Rouge", player_id="red", **march).endswith(
        " sans régiment du Harad vers le Khand."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plate_on_the_board_has_the_word_of_the_classic_game(language: str) -> None:
    assert word(look_of(language, game="classic"), "armies").lower() == words(language).attribute(
        "unit-classic", "many"
    )


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("en", 0.5, "0.5 armies"), ("en", 2.0, "2.0 armies"), ("en", 2, "2 armies"),
        ("fr", 0.5, "0,5 régiment"), ("fr", 1.96, "2,0 régiments"), ("fr", 2, "2 régiments"),
    ],
)  # fmt: skip
def test_an_average_has_the_games_word_and_one_decimal(language: str, number: float, said: str) -> None:
    """And no count that is equal takes its form."""
    units = words(language, "classic")._bundle._functions["UNITS"]
    assert units(average(number) if isinstance(number, float) else number) == said
