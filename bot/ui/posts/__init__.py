"""The posts in the channel: board, lobby, votes, the record, the reminder."""
