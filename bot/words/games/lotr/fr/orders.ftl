# Le Seigneur des anneaux : ordres permanents et souhaits.

setup-captains = Où placer { $count ->
        [1] votre Capitaine
       *[other] vos { $count } Capitaines
    }
    .listed = Vos préférés d'abord : chaque Capitaine va au premier qui est à vous et libre.

typed-leader-captain = capitaine
    .also = avec le capitaine / avec capitaine
typed-theirs-captain = leur capitaine
    .also = capitaine ennemi
typed-ours-captain = mon capitaine
    .also = notre capitaine
typed-none-captain = aucun capitaine
    .also = sans capitaine
moment-fellowship-leaves = avant le départ de la Communauté (à votre tour aussi)
moment-fellowship-rolled = après le jet de la Communauté (à votre tour aussi)
