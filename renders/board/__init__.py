"""The board as a picture: ground, names, pieces, plates, arrows."""
