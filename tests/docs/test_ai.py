"""What `docs/ai.md` shows plays as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

from bot.cli.contests.contest import Contest, play_deal
from rules import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "ai.md"


def test_the_player_of_the_page_plays_and_fights_its_own_way(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (tmp_path / "mine.py").write_text(code, "utf-8")
    table = GAMES["classic"].setting(("red", "blue"), {"mode": "two-players"})
    played = play_deal(Contest(table, (f"{tmp_path / 'mine.py'}:answer", "easy"), 1, 1), 1)
    alike = play_deal(Contest(table, ("easy", "easy"), 1, 1), 1)
    assert played.games == played.finished == 2
    assert len(played.thoughts[0].answers) != len(alike.thoughts[0].answers)
