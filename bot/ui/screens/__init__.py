"""Screens: hand, log, recap, who the game waits for, and all of a person's tables."""
