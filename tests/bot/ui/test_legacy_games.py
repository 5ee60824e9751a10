"""A whole war of Legacy by buttons and typing, with a restart; then the campaign's rewards, and a record that holds.
Nothing of what is sealed is told."""

from __future__ import annotations

import json
import re

import pytest
from support.sealed import spoilers
from support.tables.simkit import everything
from support.tables.tables import Table
from support.tables.whole_games import Skip, one_star_short, played_out, secretly

from bot.words import words
from bot.words.board_text import board_lines
from bot.words.campaigns import packs
from bot.words.games import pack_topics
from bot.words.help import all_topics, rules_text
from bot.words.seats import naming
from rules import GAMES, Player, view
from rules.legacy import LABELS, SCARS, Campaign

SEATS = (Player("red"), Player("blue"), Player("yellow"))


@pytest.mark.long
async def test_a_first_war_with_its_rewards(
    table: Table, skip: Skip, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The winner has signed the board, every faction's card has its line, and the next game is the second."""
    secretly(monkeypatch, 7)
    await table.open(table.alice, game="legacy", seats=SEATS)
    await table.quiet()
    session = await played_out(table, "four red stars", skip, one_star_short)
    left = session.state.parts[Campaign]
    assert left.game == 2
    assert [signature.game for signature in left.signatures] == [1]
    assert len(left.entries) == 5
    asked = "\n".join(table.alice.letters)
    held = "|".join(words("en", "legacy").say(f"card-{scar}") for scar in SCARS)
    own = rf"You can use \*({held})\* just before an attack roll\. Shall I ask you then\?"
    assert re.search(own, asked), "whichever scar card was dealt"
    assert [*spoilers.said_in("\n".join(await told(table, caplog)), spoilers.STEMS)] == []


async def told(table: Table, caplog: pytest.LogCaptureFixture) -> list[str]:
    """All that a war with every pack shut has told: channel, screens, letters, logs, what commands and help list, the
    record."""
    people = (table.alice, table.bob, table.carol, table.eve)
    session, spoken = await table.session(), [words(language, "legacy") for language in ("en", "fr")]
    seen = [everything(message) for message in table.channel.history()]
    seen += [text for person in people for text in (*person.read, *person.letters)]
    (risk,) = table.bot.tree.get_commands()
    tree = table.bot.tree
    seen.append(json.dumps(await risk.get_translated_payload(tree, tree.translator), ensure_ascii=False))  # type: ignore[arg-type]
    for each in spoken:
        seen += [rules_text(topic, each) for topic in all_topics(GAMES["legacy"])]
        seen += board_lines(view(session.state, None), session.rules, each, naming(each))
        seen += packs(session.state.parts[Campaign], each, str)
    steps = await table.bot.services.games.export(session.table.id)
    return [*seen, caplog.text, steps, session.table.before]


def test_the_words_of_open_packs_are_found() -> None:
    """The search is not blind: what the help lists once all packs are open has nearly each sealed subject."""
    spoken = words("en", "legacy")
    listed = "\n".join(rules_text(topic, spoken) for topic in pack_topics(LABELS))
    assert len([*spoilers.said_in(listed, spoilers.STEMS)]) > 15
