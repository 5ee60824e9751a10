"""The referee: games, boards and players as pure values. No Discord, no clock, no words."""
