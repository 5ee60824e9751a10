"""The machine under every game: values, one loop, chance, records. It knows no game."""
