"""What each game adds to pictures."""
