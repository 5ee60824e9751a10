"""The Discord bot: Discord, SQLite, time and language around the rules. It contains no rule of any game."""
