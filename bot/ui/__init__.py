"""The user interface in Discord. It contains no game rules and makes no decisions about the game."""
