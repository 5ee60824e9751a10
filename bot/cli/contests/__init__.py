"""What `risk arena` plays: its players, contests of them, and fitting what a player plans with."""
