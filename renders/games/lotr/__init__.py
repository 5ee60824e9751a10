"""What The Lord of the Rings adds to pictures."""
