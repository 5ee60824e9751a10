"""The board as text: alt text, pages, status, waiting players; prompts, answers and refusals."""

from __future__ import annotations

import re

import pytest
from support.classic.position import field

from bot.ui.pictures.board import look_of
from bot.ui.pictures.scene import headline
from bot.words import Words, words
from bot.words.alt_text import alt_text
from bot.words.board_text import board_lines
from bot.words.decisions import answer, policy_name, prompt_text, topic_name, verb
from bot.words.games.lotr.status import scores
from bot.words.refusals import refusal_text
from bot.words.seats import naming
from bot.words.status import status, wait_line
from renders.games.signs import word
from renders.view_to_scene import arrows_of
from rules import GAMES, Player, Refused, Seeded, State, Territory, apply, begin, legal, ruleset, view
from rules.author import NotNow, NotYours, ToReact
from rules.classic.capital import Capitals
from rules.classic.sets import SetsTraded, worth
from rules.house.captives import Prisoners
from rules.lotr.cards_own_turn import WrongMoment
from rules.risk.combat.invasion import InvasionDeclared, NotAdjacent
from rules.risk.turn.reinforce import NotYourLand, TooMany

RED = Player("red")


def test_alt_text_fits_and_says_the_most_important_first(spoken: Words, played, finished) -> None:
    for game in (played, finished):
        seen = view(game.state, None)
        people = dict.fromkeys(game.state.seats, "A person with a rather long name")
        text = alt_text(seen, game.rules, spoken, naming(spoken, people))
        assert 300 < len(text) <= 1024
        assert text.index(spoken.say("seat-green")) < text.rindex("Barad-dûr")


def test_of_equal_armies_none_is_named_at_random(spoken: Words) -> None:
    """Where most have as many, those that have more are named; where all have, nobody is."""
    told = []
    for armies in ("1", "5"):
        game = field(hold={"red": f"peru:{armies}", "blue": "alaska"}, rest="yellow")
        told.append(alt_text(view(game.state, None), game.rules, spoken, naming(spoken)))
    largest = spoken.say("alt-armies", list="")
    assert largest[:6] not in told[0]
    assert spoken.say("alt-armies", list=f"{spoken.say('land-peru')} {spoken.say('seat-red')} 5") in told[1]


def test_an_empty_board_has_alt_text_too(spoken: Words, played) -> None:
    blank = view(State(played.state.seats), None)
    assert "64" in alt_text(blank, played.rules, spoken, naming(spoken))


def test_the_text_board_shows_every_territory_in_pages_that_fit(spoken: Words, played) -> None:
    seen = view(played.state, None)
    people = dict.fromkeys(played.state.seats, "A person with a rather long name")
    pages = board_lines(seen, played.rules, spoken, naming(spoken, people))
    assert all(len(page) <= 1900 for page in pages)
    lines = "\n".join(pages).splitlines()
    for land in played.rules.board.territories:
        name, armies = spoken.say(f"land-{land}"), seen.land.armies(land)
        assert any(line.startswith(name) and f" {armies}" in line for line in lines), land


def test_the_text_board_shows_what_stands_there(played) -> None:
    seen, spoken = view(played.state, None), words("en")
    text = "\n".join(board_lines(seen, played.rules, spoken, naming(spoken)))
    assert text.count("stronghold ") == 11
    assert text.count("site ") == 22
    assert text.count("the Ring") == 1


def test_status_lists_the_best_first(spoken: Words, played) -> None:
    seen = view(played.state, None)
    table = status(seen, played.rules, spoken, naming(spoken))
    points = scores(seen, played.rules.board)
    best = max(points, key=lambda seat: points[seat].total)
    first = next(line for line in table.splitlines() if line.startswith("**"))
    assert re.match(rf"\*\*{spoken.say(f'seat-{best}')}\*\*\s?: {points[best].total} points", first)
    assert len(table) < 1900


def test_a_war_without_points_counts_land_regiments_capitals_and_prisoners(spoken: Words, capitals) -> None:
    seen, rules = view(capitals.state, None), capitals.rules
    table = status(seen, rules, spoken, naming(spoken))
    most = max(seen.seats, key=lambda seat: len(seen.land.of(seat)))
    first = next(line for line in table.splitlines() if line.startswith("**"))
    assert first.startswith(f"**{spoken.say(f'seat-{most}')}**")
    assert str(sum(map(seen.land.armies, seen.land.of(most)))) in first
    held = {owner: count for of in seen.parts[Prisoners].held.values() for owner, count in of.items() if count}
    assert held
    assert all(spoken.say("status-prisoners", count=9, owner=spoken.say(f"seat-{each}"))[1:] in table for each in held)
    assert spoken.say("status-next-set", armies=worth(seen.parts[SetsTraded].count)) in table
    text = "\n".join(board_lines(seen, rules, spoken, naming(spoken)))
    for seat, where in seen.parts[Capitals].of.items():
        line = next(line for line in text.splitlines() if line.startswith(spoken.say(f"land-{where}")))
        assert (
            spoken.say("board-capital", of=spoken.say(f"seat-{seat}"), own="yes" if seat == seen.viewer else "no")
            in line
        )
    alt = alt_text(seen, rules, spoken, naming(spoken))
    assert spoken.say("alt-capitals", list="")[:8] in alt
    assert "Middle-earth" not in alt
    assert "Milieu" not in alt


def test_who_is_waited_for_is_said(spoken: Words) -> None:
    assert spoken.say("policy-to-defend-most") in wait_line(
        RED, "to-defend", spoken, naming(spoken), since="<t:1:R>", policy="most"
    )
    assert "<t:1:R>" in wait_line(RED, "to-defend", spoken, naming(spoken), since="<t:1:R>")


def test_every_answer_of_a_game_can_be_shown(spoken: Words, played) -> None:
    for number, decision in played.state.pending.items():
        seen = view(played.state, decision.player)
        assert prompt_text(decision, spoken, naming(spoken), seen, played.rules)
        for offer in legal(played.rules, played.state, number):
            lines = [answer(action, spoken, naming(spoken)) for action in offer.each(number, decision.player)]
            assert all(1 < len(line) <= 100 for line in lines)
            assert len(set(lines)) == len(lines)
            assert verb(offer.action.kind, spoken)


def test_a_window_says_what_it_is_about(played) -> None:
    seen, spoken = view(played.state, RED), words("en")
    asked = prompt_text(ToReact(RED, "fellowship-leaves"), spoken, naming(spoken), seen, played.rules)
    ends = "Your turn ends." if seen.active == RED else f"{naming(spoken)(seen.active)}'s turn ends."
    assert asked.startswith(f"{ends} The Fellowship is about to leave ")
    assert topic_name("fellowship-leaves", spoken) == "Cards before the Fellowship leaves (in your turn too)"
    assert policy_name("to-defend", "ask", spoken) == "ask me"


def test_a_refusal_says_the_rule_and_the_way(played) -> None:
    spoken, seen = words("en"), view(played.state, RED)
    red = naming(spoken, {"black": "Bob"})

    def no(why) -> str:
        return refusal_text(why, spoken, red, seen, played.rules)

    assert no(NotAdjacent("dunland", "lorien")).startswith(
        "You can't get from Dunland to Lorien: mountains block the way. From there you can reach "
    )
    assert "a river without a bridge" in no(NotAdjacent("the_shire", "minhiriath"))
    blacks = seen.land.of(Player("black"))[0]
    assert "Black (Bob) holds" in no(NotYourLand(blacks))
    assert "pick 1 to 3" in no(TooMany(9, 3))
    assert "When to play it: Your turn, before an invasion." in no(WrongMoment("ambush.2"))
    assert no(NotYours(Player("black"))).startswith("That's Black (Bob)'s decision")


def test_a_refusal_out_of_place_repeats_the_question(played) -> None:
    spoken = words("fr")
    seat, _ = view(played.state, None).waiting[0]
    seen = view(played.state, seat)
    text = refusal_text(NotNow("claim", "to-fight"), spoken, naming(spoken), seen, played.rules)
    assert text.endswith(prompt_text(next(iter(seen.mine.values())), spoken, naming(spoken), seen, played.rules))


def test_what_the_rules_refuse_can_be_said(spoken: Words, played) -> None:
    """One seat's answers, given by the next seat."""
    for number, decision in played.state.pending.items():
        offer = next(legal(played.rules, played.state, number))
        other = next(seat for seat in played.state.seats if seat != decision.player)
        with pytest.raises(Refused) as no:
            apply(played.rules, played.state, next(offer.each(number, other)), Seeded(b"k" * 32))
        assert spoken.say(f"seat-{decision.player}") in refusal_text(no.value.why, spoken, naming(spoken))


@pytest.mark.parametrize(
    ("language", "epoch", "continents"), [("en", "Epoch 1", "Continents"), ("fr", "Époque 1", "Continents")]
)
def test_the_first_bids_belong_to_the_first_epoch(language: str, epoch: str, continents: str) -> None:
    """Nobody has had a turn yet, but the set-up is over."""
    setting = GAMES["godstorm"].setting((Player("blue"), Player("green"), Player("ochre")), {"setup": "quick"})
    rules, spoken = ruleset(setting), words(language, "godstorm")
    state = begin(rules, Seeded(bytes(32))).state
    seen = view(state, None)
    assert {decision.kind for decision in state.pending.values()} == {"to-bid"}
    assert status(seen, rules, spoken, naming(spoken)).startswith(epoch)
    assert headline(seen, rules, spoken) == epoch
    assert epoch.lower() in alt_text(seen, rules, spoken, naming(spoken))


def test_the_picture_calls_the_boards_parts_as_the_game_does() -> None:
    games = ("lotr", "classic", "godstorm")
    drawn = {
        language: [look_of(language, game=game).names.words["regions"] for game in games] for language in ("en", "fr")
    }
    assert drawn == {"en": ["Regions", "Regions", "Continents"], "fr": ["Régions", "Régions", "Continents"]}


@pytest.mark.parametrize(("language", "said"), [("en", "Attacked"), ("fr", "Attaqué")])
def test_the_key_of_the_arrows_claims_no_outcome_of_an_attack_whose_dice_are_still_to_be_thrown(
    language: str, said: str
) -> None:
    (arrow,) = arrows_of(
        [InvasionDeclared(Player("green"), Territory("khand"), Territory("harad"), Player("black"), "land")]
    )
    assert word(look_of(language), f"arrow_{arrow.kind}") == said
