"""One running game: loading it, playing it on in memory, and writing it in one transaction."""
