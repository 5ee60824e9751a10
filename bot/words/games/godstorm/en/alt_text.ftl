# What the alt text of a board adds to a seat.
alt-seat-faith = , faith { $faith }
alt-seat-gods = ; gods: { $gods }
