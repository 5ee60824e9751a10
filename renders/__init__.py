"""Pictures of a view: a board, a hand, a battle."""
