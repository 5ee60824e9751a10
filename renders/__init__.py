"""Pictures of a view: a board, a hand, a battle."""

from renders.board.art import read_all_art, sheets
from renders.board.cache import Studio, draw
from renders.cards.hands import Card, draw_card, draw_hand, draw_rows
from renders.dice import draw_dice, draw_sums
from renders.encode import Form, Picture
from renders.games.classic.art import ART as CLASSIC_ART
from renders.games.game_art import GameArt, landmark_signs, read_package_art, register
from renders.games.godstorm.art import ART as GODSTORM_ART
from renders.games.legacy.art import ART as LEGACY_ART
from renders.games.legacy.pack_picture import SealedPack, draw_broken_seal, draw_packs
from renders.games.legacy.scene import inside
from renders.games.lotr.art import ART as LOTR_ART
from renders.games.marks import mark_picture, mark_versions
from renders.games.signs import FAMILY
from renders.history.film import film
from renders.history.history import SEAL, Chapter, Deed, FactionRow, History, Plot, SignatureRow, StoryCard, War
from renders.history.history_front import FrontTexts, history_front
from renders.history.history_picture import draw_history, legible
from renders.look import PALETTES, SAFE_PALETTES, Look, Names
from renders.page.document import page, page_policy
from renders.page.fonts import page_fonts
from renders.page.joiner import page_script
from renders.page.scene_tree import SceneTrees, Tree, patch
from renders.page.sheet import plain_look, plain_routes, plain_sheet
from renders.page.still import still_board, still_figures
from renders.recent_turns import RECENT_STEPS, PublicStep, RecentTurn, RecentTurns
from renders.scene import Arrow, CannotDraw, Piece, Scene, SeatLine
from renders.throws import Sums, Throw
from renders.view_to_scene import arrows_of, change_in, has_board_between, scene_between, scene_of, sums_of

for _art in (FAMILY, LOTR_ART, CLASSIC_ART, GODSTORM_ART, LEGACY_ART):
    register(_art)

__all__ = [
    "PALETTES",
    "RECENT_STEPS",
    "SAFE_PALETTES",
    "SEAL",
    "Arrow",
    "CannotDraw",
    "Card",
    "Chapter",
    "Deed",
    "FactionRow",
    "Form",
    "FrontTexts",
    "GameArt",
    "History",
    "Look",
    "Names",
    "Picture",
    "Piece",
    "Plot",
    "PublicStep",
    "RecentTurn",
    "RecentTurns",
    "Scene",
    "SceneTrees",
    "SealedPack",
    "SeatLine",
    "SignatureRow",
    "StoryCard",
    "Studio",
    "Sums",
    "Throw",
    "Tree",
    "War",
    "arrows_of",
    "change_in",
    "draw",
    "draw_broken_seal",
    "draw_card",
    "draw_dice",
    "draw_hand",
    "draw_history",
    "draw_packs",
    "draw_rows",
    "draw_sums",
    "film",
    "has_board_between",
    "history_front",
    "inside",
    "landmark_signs",
    "legible",
    "mark_picture",
    "mark_versions",
    "page",
    "page_fonts",
    "page_policy",
    "page_script",
    "patch",
    "plain_look",
    "plain_routes",
    "plain_sheet",
    "read_all_art",
    "read_package_art",
    "scene_between",
    "scene_of",
    "sheets",
    "still_board",
    "still_figures",
    "sums_of",
]
