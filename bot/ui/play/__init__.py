"""A player's panel, and the handlers of its buttons."""
