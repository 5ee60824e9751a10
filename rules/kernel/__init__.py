"""The kernel under every game: values, one loop, chance, records. It depends on no game."""
