"""What classic Risk and house rules add to pictures."""
