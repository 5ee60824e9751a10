"""Cards as pictures: a hand, and the art of each card."""
