"""The cards of The Lord of the Rings: Adventures, events that rise, the hand of territories."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.topics.cards import CardFace, CardWords
from rules import Card, Player
from rules.author import Board
from rules.lotr import adventure_data, card_data, card_title, side

SCENES = {
    "hobbiton": "round_door",
    "elven_halls": "elf_hall",
    "bree": "inn",
    "carn_dum": "ice_fortress",
    "mount_gundabad": "three_peaks",
    "grey_havens": "grey_harbour",
    "tharbad": "broken_bridge",
    "lothlorien": "golden_trees",
    "harlond": "quay",
    "weathertop": "ruined_hill",
    "erebor": "lonely_mountain",
    "gates_of_moria": "hidden_doors",
    "edoras": "golden_hall",
    "osgiliath": "river_city",
    "easterling_encampment": "steppe_camp",
    "pelargir": "port_city",
    "erech": "black_stone",
    "haradrim_encampment": "desert_camp",
    "rauros": "great_falls",
    "dagorlad": "dead_marsh",
    "dol_amroth": "swan_castle",
    "mount_doom": "volcano",
    "appoint_second_leader": "captains",
    "winter_storms": "snowstorm",
    "raiders": "raid",
    "mustering": "muster",
    "local_uprising": "uprising",
    "corsairs_of_umbar": "corsairs",
    "black_gates_open": "black_gate",
    "cave_troll": "cave_troll",
    "entmoot": "ents",
    "aragorn_arrives": "king",
    "grima_wormtongue": "serpent",
    "courage_alone": "last_stand",
    "you_shall_not_pass": "falling_bridge",
    "ambush": "ambush",
    "enemy_at_hand": "breach",
    "siege_machines": "catapult",
    "move_by_night": "night_march",
    "way_under_mountains": "mountain_way",
    "violent_storms": "sea_storm",
    "borne_to_another_place": "eagle_flight",
    "hunt_ringbearer": "hunters",
    "strategic_withdrawal": "withdrawal",
    "black_sails": "black_sails",
    "balrog": "balrog",
    "boromir": "horn",
    "knife_in_the_dark": "knife",
    "dangerous_crossing": "crossing",
    "gollum": "croucher",
    "faramir": "waterfall_watch",
    "captured_by_orcs": "cage",
    "shelobs_lair": "spider",
    "smeagol": "fisher",
}
"""The art of each Adventure card: a motif of `renders`."""


class AdventureCards(CardWords):
    """Adventure cards and the piles in which cards lie."""

    piles = ("hand", "rising", "tales")
    titled_piles = ("tales", "laid", "rising")

    def face(self, card: Card, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of an Adventure card, with its points for this seat."""
        if card_title(card) not in adventure_data():
            return None
        known, key = card_data(card), f"card-{card_title(card)}"
        kind = words.say(f"kind-{known.type}").capitalize()
        caption = words.attribute(key, "when") if f"{key}.when" in words else kind
        return CardFace(
            known.type, caption, known.territory, known.points.get(side(seat), 0), SCENES.get(card_title(card), "")
        )

    def facts(self, card: Card, seat: Player, words: Words) -> Iterator[str]:
        """The kind of an Adventure card, and its points for this seat; what a mission is worth stands in its text."""
        if card_title(card) not in adventure_data():
            return
        known = card_data(card)
        yield words.say(f"kind-{known.type}")
        if known.type != "mission" and (points := known.points.get(side(seat), 0)):
            yield words.say("points-of-card", count=points)
