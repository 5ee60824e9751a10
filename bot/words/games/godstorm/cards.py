"""The cards of Risk Godstorm: miracles by their decks, with their costs, and relics."""

from __future__ import annotations

from bot.words.arguments import card_title
from bot.words.fluent import Words
from bot.words.topics.cards import CardFace, CardWords
from bot.words.typography import capital
from rules import Card, Player
from rules.author import Board
from rules.godstorm import DEATH, MAGIC, SKY, WAR, miracle_data, titles

SCENES = {
    "shrine_plundered": "plundered_shrine",
    "empire_is_born": "shrine",
    "champions_arise": "war",
    "eagles_take_wing": "eagle",
    "faith_shall_deliver": "prayer",
    "heroes_are_born": "muster",
    "only_ash_remains": "ashes",
    "our_faith_is_strength": "offerings",
    "prayers_answered": "blessing",
    "storms_rage": "thunder",
    "faithful_gather": "faithful",
    "land_is_purged": "purge",
    "siren_calls": "siren",
    "sun_grows_cold": "eclipse",
    "temple_falls": "falling_temple",
    "time_stands_still": "hourglass",
    "visions_become_real": "visions",
    "blood_coats": "bloody_land",
    "crops_wither": "withered",
    "deaths_door": "deaths_door",
    "diamonds_rust": "rust",
    "fire_rains": "rain_of_fire",
    "paradise_lost": "paradise_lost",
    "ragnarok": "ragnarok",
    "dead_walk": "dead_walk",
    "gods_forsake": "forsaken",
    "ground_shakes": "earthquake",
    "mighty_fallen": "fallen",
    "sea_tomb": "sea_tomb",
    "trojan_horse": "wooden_horse",
    "waters_boil": "boiling_sea",
    "young_grow_old": "old_age",
    "workers_amass": "workers",
    "enemies_convert": "converts",
    "fire_sears": "burning_sky",
    "lava_erupts": "volcano",
    "men_become_warriors": "young_warriors",
    "swords_plowshares": "plough",
    "fog_lifts": "fog",
    "mighty_turn_meek": "meek",
    "ground_is_sacred": "sacred_ground",
    "idol_is_false": "false_idol",
    **{
        relic: relic
        for relic in (
            "aegis", "cauldron", "excalibur", "freya_tears", "gungnir", "mjolnir", "pandoras_box", "stonehenge",
            "book_of_dead", "golden_fleece", "great_pyramids", "scales_of_osiris", "tablets_of_destiny", "tree_of_life",
            "wine_of_life",
        )
    },
}  # fmt: skip
"""The art of each title: a motif of `renders`."""


class MiracleCards(CardWords):
    """Miracle cards and relics."""

    piles = (WAR, SKY, DEATH, "relics", "seen")
    open_piles = ("relics",)

    def price(self, card: Card, words: Words) -> str:
        """The faith that a War, Death or Sky card costs."""
        if card_title(card) not in titles() or (known := miracle_data(card)).deck == MAGIC:
            return ""
        return words.say("card-price", cost=known.cost)

    def face(self, card: Card, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of a miracle card: its deck, its cost, and the place where a relic is worth a point."""
        if card_title(card) not in titles():
            return None
        known = miracle_data(card)
        return CardFace(
            known.deck,
            capital(words.say(f"kind-{known.deck}", cost=known.cost)),
            known.point,
            int(bool(known.point)),
            SCENES[card_title(card)],
            cost=None if known.deck == MAGIC else known.cost,
        )
