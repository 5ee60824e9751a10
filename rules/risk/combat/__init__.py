"""Fighting: invasions, battles, conquests, the leaders who go along and the dice that are thrown."""
