"""The planner: what a whole turn can conquer, what the board is worth then, and the answer that begins the best of it.

Its parts, each on top of those before it: what a conquest costs (`losses`), the board in numbers (`position`), on which
terms positions are compared (`terms`), what one is worth (`worth`), chains of conquests that reach a goal (`chains`),
the best of them (`operations`), and what that means for the open decision (`answers`). A game brings its terms: what
its cards bring, its aim besides strength, its weights.
"""
