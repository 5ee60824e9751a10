"""What Godstorm adds to pictures."""
