"""One running game: how it is loaded, played on in memory, and what one transaction of it writes."""
