"""Pages to look at: hand, log, recap, who is waited for, all of one's tables."""
