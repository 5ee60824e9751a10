# Who goes along with a force, by kind. { LEADERS($leaders) }: captain. { LEADERS($leaders, form: "a") }: a captain.
# .first: the same at the head of a line; .none: no such leader. A game with leaders of its own brings a leader-<kind> for each.
leader-captain = captain
    .a = a captain
    .the = the captain
    .first = A captain
    .none = No captain
