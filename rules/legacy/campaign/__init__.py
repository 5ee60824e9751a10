"""What lasts from war to war: the board, the powers, the history, the seals."""
