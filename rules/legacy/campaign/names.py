"""Names of cities, continents and the world: what players may type, and some to choose from."""

from __future__ import annotations

from collections.abc import Iterator

from rules.atlas import land_names
from rules.kernel.offers import Typed
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.campaign.seals import parts_of

CITY, CONTINENT, WORLD = "city", "continent", "world"
"""What bears a name."""
SUGGESTED = 10
"""How many names are suggested at a time."""
SUGGESTIONS = {
    CITY: (
        "Aurora", "Beaumont", "Montclair", "Fort Bravo", "Belleville", "Port Royal", "Valmont", "Bastion", "Bellona",
        "Marengo", "Clermont", "Solaris", "Beauport", "Fort Royal", "Victoria", "Rochemont", "Orion", "Grandville",
        "Bonaventure", "Port Soleil", "Mirador", "Belmont", "Citadelle", "Bellegarde", "Nova Roma", "Montfort",
        "Lunaris", "Beauclair", "Fort Alpha", "Avalon", "Rosemont", "Port Marine", "Excelsior", "Villefranche",
        "Delta", "Montreuil", "Olympia", "Bellerive", "Fort Sierra", "Clairvaux", "Vega", "Beaulieu", "Camelot",
        "Grand Canal", "Argentan", "Port Saint-Louis", "Sirius", "Franklin", "Montjoie", "Astoria", "Montrose",
        "Fort Omega", "Bel Air", "Carillon", "Vigilance", "Port Liberté", "Tempest", "Alma", "Beauregard",
        "Grand Bazar",
    ),
    CONTINENT: (
        "Arcadia", "Meridia", "Borealia", "Hesperia", "Levantia", "Caravelia", "Zephyria", "Aurelia", "Septentria",
        "Titania", "Ultima", "Orientalia", "Austral", "Magna", "Aquilonia", "Terra Rosa", "Utopia", "Grand Large",
    ),
    WORLD: (
        "Terra Nova", "Tellus", "Bellum", "Orbis", "Concordia", "Gaia", "Mundus", "Imperium", "Discordia",
        "Nova Terra", "Pax", "Finis Terrae",
    ),
}  # fmt: skip
"""Names of our own that read well in English and in French; no name stands in two lists."""


def names(campaign: Campaign, of: str, but: str = "") -> Typed:
    """What a city, a continent or the world may be called now, with other suggestions in each game.

    `but` is the name of what gets another one: that may be the same in other letters.
    """
    among = SUGGESTIONS[of]
    at = SUGGESTED // 2 * (campaign.game - 1) % len(among)
    return Typed(
        (among[at:] + among[:at])[:SUGGESTED],
        tuple(name for name in list_names(campaign) if name != but),
        land_names("legacy").union(*(part.taken_names for part in parts_of(campaign.packs))),
    )


def list_names(campaign: Campaign) -> Iterator[str]:
    """Every name that a campaign has given."""
    yield from (city.name for city in campaign.cities.values())
    yield from (continent.name for continent in campaign.continents.values())
    if campaign.world:
        yield campaign.world
