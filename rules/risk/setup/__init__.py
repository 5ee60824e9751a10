"""How a game begins: seats, territories claimed or dealt, starting armies."""
