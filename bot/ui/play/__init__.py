"""The panel of a player, and all that is pressed in it."""
