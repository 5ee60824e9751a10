# Refus de Risk Legacy : quelle règle dit non, et ce qui serait juste à la place.
refusal-not-its-power = Ce n'est pas un pouvoir { CARD($faction, form: "of") }. Choisissez un de ses deux pouvoirs : { $powers }.
refusal-star-price = Une étoile rouge coûte exactement { $price } cartes ressources ; vous en avez nommé { $cards }. Leur valeur ne compte pas.
refusal-card-must-be-taken = Dans cette campagne, une carte due doit être prise : { $due }.
refusal-card-not-due = Vous ne pouvez pas prendre { $card } à la fin de ce tour. { $due ->
        [none] Vous n'avez droit à aucune carte : n'en prenez pas.
       *[other] Vous pouvez prendre : { $due }.
    }
refusal-coins-full = { $card } porte déjà trois pièces, le maximum avant la première guerre. Celles-ci peuvent en recevoir : { $cards }.
refusal-missile-of-another = { $player } a tiré un missile. Regardez à nouveau les dés.
refusal-no-missile = Vous n'avez plus de missile. Laissez les dés.
refusal-no-throw = Un missile se tire entre le jet et la comparaison. Aucun dé n'est sur la table en ce moment.
refusal-mission-not-fulfilled = { $mission ->
        [none] Aucune mission n'est visible dans cette guerre.
       *[other] **{ CARD($mission) }** n'est pas réalisée. Prenez plutôt une carte, ou rien.
    }
refusal-not-yet = La manœuvre vient après toutes les attaques : terminez-les d'abord.
refusal-mark-used-up = Cette marque est déjà collée. Choisissez l'autre marque, ou une autre récompense.
refusal-no-reward-there = { $places ->
        [none] Cette récompense est épuisée, ou n'est pas pour vous. Choisissez-en une autre.
       *[other] Pas là. Vous avez le choix entre : { $places }.
    }
refusal-war-is-over = La guerre est décidée et les récompenses se prennent. Il est trop tard pour abandonner ou convenir d'une partie nulle.
refusal-scarred = Il y a déjà une cicatrice { LAND($where, form: "in") }, et un territoire n'en porte qu'une. Gardez votre carte pour un autre.
refusal-faction-taken = La faction { CARD($faction) } n'est pas libre dans cette guerre. Libres : { $free }.
refusal-no-such-faction = Il n'y a pas de faction « { $faction } ». Libres : { $free }.
refusal-too-few-resources = Ces cartes valent { $resources }. Il en faut au moins { $fewest } pour un échange.
refusal-traded-already = Vous avez déjà échangé ce tour-ci : un seul échange par tour. Gardez ces cartes pour le prochain.
refusal-attacked-enough = Plus d'attaque contre { LAND($target, form: "the") } pendant ce tour, après deux six naturels en défense. Attaquez ailleurs, ou terminez.
refusal-die-is-final = Plus rien ne change ce dé. Choisissez-en un autre.
refusal-no-such-die = Il n'y a pas de dé { $die } de ce côté. { $dice ->
        [0] Choisissez un dé de l'attaque ou de la défense.
        [one] Il y en a un.
       *[other] Choisissez de 1 à { $dice }.
    }
refusal-six-already = Ce dé montre déjà un six. Choisissez-en un autre, ou laissez les dés.
refusal-occupied-start = Des troupes ou un QG se trouvent { LAND($where, form: "in") }. Partez d'un territoire inoccupé.
refusal-marked-start = Une cicatrice ou une ville marque { LAND($where, form: "the") }. Partez d'un territoire sans marque, ou d'une grande ville libre que vous avez fondée.
refusal-beside-headquarters = { LAND($where, form: "the") } touche { LAND($other, form: "the") }, où se trouve un QG. Partez de plus loin.
refusal-still-to-place-legacy = Placez d'abord vos troupes : il en reste { $count }.
refusal-game-is-over-legacy = Cette guerre est terminée. La suivante s'ouvre avec `/risk campagne suivante`.
