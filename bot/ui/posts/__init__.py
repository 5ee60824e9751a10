"""The posts of the channel: board, lobby, votes, the record, the reminder."""
