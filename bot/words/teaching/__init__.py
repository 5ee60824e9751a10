"""What teaches somebody the game."""
