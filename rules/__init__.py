"""The referee: games, boards and players as pure values. No Discord, no clock, no words.

This door is for who plays, simulates or referees games. A game is played to its end by calling functions:

>>> from rules import GAMES, Seeded, apply, begin, default, ruleset
>>> classic = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
>>> chance = Seeded(b"any secret")
>>> step = begin(classic, chance)
>>> for _ in range(200):
...     number = step.state.unanswered[0]  # what the game waits for
...     step = apply(classic, step.state, default(classic, step.state, number), chance)
>>> step.state.winners is None  # whoever answers as the clock does attacks nobody
True

A game and its rules      `GAMES`, `PACKAGES`, `Game`, `Setting`, `Ruleset`, `ruleset`, `house_rules_of`
Playing                   `begin`, `apply`, `advance`, `take_back`, `position`
What may be answered      `legal`, `Offer`, `default`, `refusal`, `ruled_out`, `RuledOut`, `Refusal`, `Refused`
What is there             `Step`, `State`, `Land`, `View`, `view`, `fingerprint`
Values                    `Action`, `Decision`, `Event`, `plain`, `Unreadable`; `Player`, `Territory`, `Card`, `NOBODY`
Chance                    `Chance`, `Seeded`, `NamedDraws`

`help(name)` shows each with an example; a constant or a type has its text below its assignment, where editors show it.
The actions, decisions and events of a game are in `rules.risk`, and in `rules.lotr`, `rules.classic`,
`rules.godstorm`, `rules.legacy` and `rules.house`.

Other doors: `rules.author` for who writes a game or a house rule, `rules.records` for who proves a game,
`rules.orders` for what a seat wants done in its absence, `rules.ai` for players that are programs.
"""

from rules.atlas import Card, Territory
from rules.kernel.arguments import check_argument
from rules.kernel.chance import Chance, NamedDraws, Seeded
from rules.kernel.game import Game, Setting
from rules.kernel.offers import Offer
from rules.kernel.play import Step, advance, apply, begin, default, legal, refusal, take_back
from rules.kernel.ruled_out import RuledOut, ruled_out
from rules.kernel.ruleset import Ruleset
from rules.kernel.snapshot import fingerprint
from rules.kernel.state import Land, State
from rules.kernel.tagged import Unreadable, plain
from rules.kernel.values import NOBODY, Action, Decision, Event, Player, Refusal, Refused
from rules.kernel.view import View, view

# isort: split
# Games and house rules come second, so that theirs may import from this door what stands above.
from rules.classic import CLASSIC
from rules.godstorm import GODSTORM
from rules.house import house_rules_of
from rules.legacy import LEGACY
from rules.lotr import LOTR
from rules.packages import Games, Packages
from rules.position import position

_OWN: dict[str, Game] = {game.name: game for game in (LOTR, CLASSIC, GODSTORM, LEGACY)}
PACKAGES = Packages(_OWN)
"""The packages that are installed beside this one, by the name of their game.

>>> from rules import PACKAGES
>>> for name, found in PACKAGES.items():
...     print(name, found.distribution, found.flaw or "can be played")
"""
GAMES = Games(_OWN, PACKAGES)
"""Every game that can be played, by its name: ours, then those of packages.

>>> from rules import GAMES
>>> list(GAMES)[:4]
['lotr', 'classic', 'godstorm', 'legacy']
"""


def ruleset(setting: Setting) -> Ruleset:
    """The ruleset of a table's setting, composed once.

    Raises `LookupError` for a game that is not there, `Refused` for a setting that cannot be played, and `TypeError`
    for what is no setting.

    >>> from rules import GAMES, ruleset
    >>> rules = ruleset(GAMES["lotr"].setting(("green", "red"), {"setup": "dealt"}))
    >>> rules.name, rules.seats, rules.options["setup"]
    ('lotr', ('green', 'red'), 'dealt')
    """
    check_argument("setting", setting, Setting)
    if setting.game not in GAMES:
        raise LookupError(GAMES.why_not(setting.game))
    return GAMES[setting.game].ruleset(setting)


__all__ = [
    "GAMES",
    "NOBODY",
    "PACKAGES",
    "Action",
    "Card",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "Land",
    "NamedDraws",
    "Offer",
    "Player",
    "Refusal",
    "Refused",
    "RuledOut",
    "Ruleset",
    "Seeded",
    "Setting",
    "State",
    "Step",
    "Territory",
    "Unreadable",
    "View",
    "advance",
    "apply",
    "begin",
    "default",
    "fingerprint",
    "house_rules_of",
    "legal",
    "plain",
    "position",
    "refusal",
    "ruled_out",
    "ruleset",
    "take_back",
    "view",
]
