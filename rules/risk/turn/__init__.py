"""A turn and its round: reinforcements, cards, the march, and who plays next or no more."""
