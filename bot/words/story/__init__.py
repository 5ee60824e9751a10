"""Tell what happened: events in exact lines, and a turn in a headline and a few lines."""
