"""How a war begins: factions, headquarters, starting troops."""
