# What the cards, panels and posts say beyond the messages of their own files.
hand-pile-hand = Territory cards ({ $count })
hand-pile-tales = Adventure cards ({ $count })
hand-pile-laid = Played before you ({ $count })
hand-pile-rising = A people that waits for you ({ $count })
lobby-free-seat = Free the seat of { $colour }
post-over = This game is over; its end stands below.
lobby-opened = The table is open. Take a seat on its card.
post-earlier = The board as it stood then.
button-front = See the front
end-film = The whole war as a film, one picture a turn.
