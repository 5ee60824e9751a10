# Les réponses de Risk Godstorm : entières, comme ligne d'une liste, `.verb`, comme bouton, et ce qu'on y choisit.
action-found = Placer { NAMED_LEADERS($player_id, "war") } { LAND($god_at, form: "to") }, un temple { LAND($temple_at, form: "to") }
    .short = Placer { NAMED_LEADERS($player_id, "war") } { LAND($god_at, form: "to") }
    .verb = Placer dieu et temple
action-bid = Miser { $faith ->
        [one] { $faith } jeton Foi
       *[other] { $faith } jetons Foi
    }{ $ask ->
        [yes] , place choisie plus tard
       *[no] { $wishes ->
            [none] {""}
           *[other] , pour la place { $wishes }
        }
    }
    .short = Miser { $faith ->
            [one] { $faith } jeton Foi
           *[other] { $faith } jetons Foi
        }
    .verb = Miser
action-take-marker = Prendre, dans l'ordre du tour, la place { $marker }
    .verb = Choisir une place
action-return = { UNITS($count) } { LAND($crypt, form: "of") } { LAND($temple, form: "to") }
    .verb = Faire revenir
action-trade-armies = Renoncer à { UNITS(2) } pour 4 jetons Foi
    .verb = Échanger contre de la Foi
action-summon = Invoquer { NAMED_LEADERS($player_id, $god) } { LAND($where, form: "in") } (3 jetons Foi)
    .verb = Invoquer un dieu
action-build = Construire un temple { LAND($where, form: "in") } (5 jetons Foi)
    .verb = Construire un temple
action-buy = Acheter une carte { $deck ->
        [war] de Guerre
        [magic] de Magie
        [sky] du Ciel
       *[death] de Mort
    }
    .verb = Acheter une carte
action-invoke =
    .verb = Jouer un miracle
action-invoke-alone = { $card }
action-invoke-at = { $card } · { LAND($where) }
action-invoke-from = { $card } · { LAND($where) } · { UNITS($count) }
action-invoke-between = { $card } · { LAND($where) } → { LAND($to) }
action-invoke-march = { $card } · { LAND($where) } · { UNITS($count) } → { LAND($to) }
action-invoke-flight = { $card } · { LAND($where) }{ $gods ->
        [none] {""}
       *[other] {" "}· { LEADERS($gods, form: "the") }
    }{ $count ->
        [0] {""}
       *[other] {" "}· { UNITS($count) }
    } → { LAND($to) }
action-invoke-return = { $card } · { LEADERS($gods, form: "the") } → { LAND($to) }
action-invoke-god = { $card } · { LEADERS($gods, form: "the") }
action-invoke-against = { $card } · { $of }
action-invoke-exchange = { $card } · { $of } · { $lands }
action-invoke-lands = { $card }{ $lands ->
        [none] {""}
       *[other] {" "}· { $lands }
    }
action-invoke-relic = { $card } · { $relic }
action-invoke-deck = { $card } · { $deck ->
        [war] pile de Guerre
        [magic] pile de Magie
        [sky] pile du Ciel
       *[death] pile de Mort
    }
action-keep-card = Garder { $card }
    .verb = Garder une carte
action-raise-aegis = L'annuler en sacrifiant l'Égide
    .verb = Annuler avec l'Égide
action-risk-god = { NAMED_LEADERS($player_id, $god) } combat
    .verb = Envoyer un dieu
action-expand = Occuper { LAND($target, form: "the") } depuis { LAND($source, form: "the") } avec { UNITS($count) }{ $leaders ->
        [none] {""}
       *[other] {" "}et { NAMED_LEADERS($player_id, $leaders) }
    }
    .short = Occuper { LAND($target, form: "the") }
    .verb = Occuper sans combat
action-pledge = { $count ->
        [0] Ne sauver personne
       *[other] Sauver jusqu'à { UNITS($count) }, 1 jeton Foi chacune
    }
    .verb = Sauver des armées
action-leave-heaven = { UNITS($count) } du Ciel { LAND($where, form: "to") }
    .verb = Charger depuis le Ciel

field-ask = Choisir après la révélation ?
field-crypt = De quelle crypte ?
field-deck = Dans quelle pile ?
    .for-invoke = Laquelle ?
field-faith = Combien de jetons Foi ?
field-god = Quel dieu ?
field-god_at = Où va votre Dieu de la Guerre ?
field-gods = Quels dieux ?
field-lands = Où ?
field-marker = Quand voulez-vous jouer ?
field-of = Quel joueur ?
field-relic = Laquelle ?
field-temple = Vers quel temple ?
field-temple_at = Où va votre temple ?
field-wishes = Quand jouer ? Le préféré d'abord.
place-in-order = { $last ->
        [0] En dernier
       *[other] { $place ->
            [1] En premier
            [2] En deuxième
            [3] En troisième
           *[other] En quatrième
        }
    }

# Les choix qui ont leur propre nom dans une question.
value-deck-war = Pile de Guerre
value-deck-magic = Pile de Magie
value-deck-sky = Pile du Ciel
value-deck-death = Pile de Mort
value-ask-no = Sans préférence
value-ask-yes = Choisir une fois les mises révélées
step-expand-source = depuis { $choice }
step-bid-no-wishes = sans préférence
