# Refus de Risk Godstorm : quelle règle dit non, et ce qui serait juste à la place. `$me` est la place de qui demande.

# Mises et marqueurs.
refusal-bid-out-of-reach = { $faith ->
        [0] Vous n'avez aucun jeton Foi : misez 0.
       [one] Pas { $bid } : vous avez { $faith } jeton Foi. Misez de 0 à { $faith }.
       *[other] Pas { $bid } : vous avez { $faith } jetons Foi. Misez de 0 à { $faith }.
    }
refusal-asked-and-wished = Nommez des marqueurs avec votre mise, ou choisissez-en un une fois les mises révélées. Pas les deux.
refusal-marker-not-free = Pas le marqueur { $marker }. { $free_count ->
        [one] Seul le marqueur { $free } est libre.
       *[other] Vous pouvez nommer une fois chacun de ceux-ci : { $free }.
    }

# Foi, dieux et temples.
refusal-not-enough-faith = Cela coûte { $cost ->
        [one] { $cost } jeton Foi
       *[other] { $cost } jetons Foi
    }, et vous en avez { $faith }. Vous en recevez au début de votre tour.
refusal-god-in-play = { NAMED_LEADERS($me, $god) } est déjà sur Terre, { LAND($where, form: "in") }. Invoquez un autre dieu, ou continuez.
refusal-god-absent = { NAMED_LEADERS($me, $god) } n'est pas sur Terre. { $god ->
        [magic] Invoquez-la
       *[other] Invoquez-le
    } d'abord, pour 3 jetons Foi, à l'étape 2 de votre tour.
refusal-no-such-god = Il n'y a pas de dieu « { $god } ». Il y en a quatre : Guerre, Magie, Ciel et Mort.
refusal-temple-there = Il y a déjà un temple { LAND($where, form: "in") }. Choisissez un de vos territoires sans temple.
refusal-no-temple-left = Les douze temples sont sur le plateau. Vous ne pouvez qu'en prendre un, par conquête.
refusal-no-temple-there = Vous n'avez pas de temple { LAND($where, form: "in") }. Vos temples : { $temples }.
refusal-plagued = La Peste sévit { LAND($where, form: "in") } : aucun dieu ne peut y rester. Choisissez un territoire sans Peste, ou laissez les dieux sur place.
refusal-god-lost = Vous avez perdu { NAMED_LEADERS($me, $god) } { LAND($where, form: "in") }.

# Cartes miracle.
refusal-empty-deck = Il ne reste plus de carte { $deck ->
        [war] de Guerre
        [magic] de Magie
        [sky] du Ciel
       *[death] de Mort
    }. Choisissez une autre pile, ou continuez.
refusal-no-such-deck = Il n'y a pas de pile « { $deck } ». Il y en a quatre : Guerre, Magie, Ciel et Mort.
refusal-not-this-step = **{ $card }** ne se joue pas maintenant. { $when ->
        [none] Choisissez une autre carte, ou continuez.
       *[other] À jouer : { $when }.
    }
refusal-no-target = **{ $card }** n'a pas de cible en ce moment. Son effet : *{ $effect }* Gardez-la pour plus tard.
refusal-not-a-target = { $choice ->
        [none] **{ $card }** demande d'autres choix.
       *[other] **{ $card }** ne se joue pas avec { $choice }.
    } Son effet : *{ $effect }*
refusal-no-aegis = { CARD("aegis") } annule une carte miracle au moment où elle est jouée. Il n'y en a pas maintenant, ou vous n'avez pas cette relique.

# Invasions et conflits divins.
refusal-other-force = { $gods_count ->
        [0] Vous avez déclaré cette invasion sans dieux : elle continue sans eux.
       *[other] Cette invasion continue avec les dieux déclarés : { NAMED_LEADERS($me, $gods) }.
    } Pour en changer, renoncez-y et attaquez de nouveau.
refusal-not-in-godswar = { NAMED_LEADERS($me, $god) } ne prend pas part à ce combat. { $gods_count ->
        [0] Vous n'y avez aucun dieu.
       *[other] Choisissez parmi ceux qui y sont : { NAMED_LEADERS($me, $gods) }.
    }
refusal-still-to-roll = Une invasion demande au moins un jet. Envoyez d'abord un dieu au combat ; ensuite, vous pourrez renoncer.
refusal-sacred-ground = **{ CARD("ground_is_sacred") }** : plus personne n'attaque { LAND($where, form: "the") } ce tour-ci. Attaquez ailleurs.
refusal-nobody-arrives = Entrer { LAND($target, form: "in") } coûte { UNITS($toll) }, et il doit en arriver au moins une. Envoyez-en plus.
refusal-defended = { $owner } tient { LAND($target, form: "the") } : vous ne pouvez pas l'occuper sans combat. Attaquez.
refusal-sunk-land = L'Atlantide est engloutie, et avec elle { LAND($where, form: "the") }. Choisissez un territoire hors de l'eau.
refusal-maelstrom = Le Maelström a fermé pour de bon la ligne maritime entre { LAND($source, form: "the") } et { LAND($target, form: "the") }. Prenez un autre chemin.

# Le Monde souterrain.
refusal-no-way-from-heaven = Depuis le Ciel, impossible d'aller { LAND($where, form: "to") }. { $open_count ->
        [0] Aucun accès n'est libre : d'autres tiennent toutes les portes. Attaquez-en une à l'étape suivante.
       *[other] Accès ouverts : { $open }.
    }
refusal-not-a-crypt = Personne ne peut revenir { LAND($where, form: "of") } maintenant. Il faut une de vos cryptes d'au moins deux armées, une fois par tour : { $crypts }.
