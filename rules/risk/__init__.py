"""What the whole Risk family shares, one concern a file."""
