# The hand.
hand-title = Your hand, { $who }
hand-empty = You hold no cards.
hand-secret = Only you see this.
hand-dm = Your hand in **{ $table }** has changed:
hand-pile-hand = Territory cards ({ $count })
hand-pile-tales = Adventure cards ({ $count })
hand-pile-laid = Played before you ({ $count })
hand-pile-rising = A people that waits for you ({ $count })
