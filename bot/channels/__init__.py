"""The Discord channels of tables: whether the bot may post there, parking tables where it may not, and the events."""
