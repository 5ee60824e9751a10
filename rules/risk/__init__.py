"""What the games of the Risk family share, one concern a file."""
