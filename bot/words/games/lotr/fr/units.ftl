# Qui accompagne une troupe, par genre. { LEADERS($leaders) } : Capitaine. { LEADERS($leaders, form: "a") } : un Capitaine.
# .first : le même en tête de ligne ; .none : aucun. Un jeu qui a ses propres chefs apporte un leader-<genre> pour chacun.
leader-captain = Capitaine
    .a = un Capitaine
    .the = le Capitaine
    .first = Un Capitaine
    .none = Aucun
