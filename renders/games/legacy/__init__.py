"""What Legacy adds to pictures."""
