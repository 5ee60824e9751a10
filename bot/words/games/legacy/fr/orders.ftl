# Ordres permanents de Risk Legacy, par sujet.
policy-to-vote-powers-no-voice = ne pas voter
policy-to-keep-power-first = le premier des deux
policy-to-put-coin-fewest = sur une carte qui en a le moins
policy-to-muster-list = ma liste, puis me demander
policy-to-muster-quiet = ma liste, puis loin des autres
policy-to-buy-stars-buy = autant que je peux en payer
policy-to-buy-stars-to-win = seulement si elles me font gagner
policy-to-buy-stars-keep = garder mes cartes
policy-to-join-quiet = loin des autres
policy-to-take-card-best = celle qui vaut le plus
policy-to-take-card-none = aucune
policy-to-take-reward-later = choisir plus tard
policy-to-name-world-later = le nommer plus tard
policy-before-roll-pass = la garder
policy-before-roll-play = la jouer
    .with = la jouer pour { $some }{ $odds ->
        [0] {""}
       *[other] , dès { $odds } % de chances
    }
policy-thrown-pass = ne pas tirer
policy-thrown-pairs = tirer si cela gagne une paire
    .with = tirer si cela gagne une paire, pour { $some }{ $odds ->
        [0] {""}
       *[other] , dès { $odds } % de chances
    }
policy-thrown-decide = tirer sur le dé qui décide
    .with = tirer sur le dé qui décide, pour { $some }{ $odds ->
        [0] {""}
       *[other] , dès { $odds } % de chances
    }
wanted-before-roll-odds = À partir de quelles chances que le territoire tombe, en % ?
wanted-before-roll-some = Pour qui ?
typed-leader-headquarters = QG
wanted-thrown-odds = À partir de quelles chances que le territoire tombe, en % ?
wanted-thrown-some = Pour qui ?
typed-leader-own-defence = ma défense
typed-leader-own-attack = mon attaque
typed-leader-against-leader = contre le premier
clause-led-legacy = Qu'y a-t-il sur place ?
typed-theirs-headquarters = leur QG
    .also = QG ennemi / leur quartier général
typed-theirs-city = leur ville
    .also = ville ennemie
typed-theirs-fortification = leur fortification
    .also = fortification ennemie
typed-ours-headquarters = mon QG
    .also = notre QG / mon quartier général
typed-ours-city = ma ville
    .also = une ville / notre ville
typed-ours-fortification = ma fortification
    .also = notre fortification
typed-none-headquarters = aucun QG
    .also = sans QG
typed-none-city = aucune ville
    .also = sans ville
typed-none-fortification = aucune fortification
    .also = non fortifié

# Les lignes d'un tour écrit à l'avance propres à Legacy : acheter étoiles 1 ; échanger 6 ; prendre Pérou.
typed-invade-legacy = attaquer
    .also = envahir / conquérir / s'étendre / étendre
typed-fortify-legacy = manœuvre
    .also = manoeuvre / manœuvrer / manoeuvrer / faire une manœuvre / déplacer / fortifier / marcher
typed-buy-star-line = acheter étoiles
    .also = acheter / étoile / étoiles / acheter une étoile
typed-trade-resources-line = échanger
    .also = échanger des pièces / échanger des ressources / ressources
typed-take-card-line = prendre
    .also = prendre la carte / carte
windows-title-legacy = Cartes cicatrices et missiles
windows-question-legacy = { $cards ->
        [none] Une carte cicatrice ou un missile sert { $moments }.
       *[other] Vous pouvez jouer { $cards } { $moments }.
    } Faut-il vous demander à ce moment-là ?
windows-why-legacy = Une cicatrice reste sur son territoire dans toutes les guerres suivantes. Sans réponse, je laisse passer.
windows-all-legacy = Ils servent en pleine action, à votre tour comme à celui des autres. Faut-il vous demander alors ?
button-windows-legacy = Cicatrices, missiles…
fight-unasked = Pendant vos attaques, je ne vous consulte pas sur { $what }. Pour changer cela : *{ button-windows-legacy }*.
unasked-scars = { $count ->
        [one] votre carte cicatrice
       *[other] vos cartes cicatrices
    }
unasked-missiles = { $count ->
        [one] votre missile
       *[other] vos { $count } missiles
    }

# Ce qui aide un camp, dans les chances.
odds-help-fortification = { $count ->
        [one] une fortification à une case
       *[other] une fortification à { $count } cases
    }
