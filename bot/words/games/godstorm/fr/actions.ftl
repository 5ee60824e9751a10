# Les réponses de Risk Godstorm : entières, comme ligne d'une liste, `.verb`, comme bouton, et ce qu'on y choisit.
action-found = { NAMED_LEADERS($player_id, "war") } { LAND($god_at, form: "to") }, un temple { LAND($temple_at, form: "to") }
    .verb = Placer dieu et temple
action-bid = Miser { $faith } en Foi{ $ask ->
        [yes] , marqueur choisi plus tard
       *[no] { $wishes ->
            [none] {""}
           *[other] {" "}; marqueurs { $wishes }
        }
    }
    .verb = Miser
action-take-marker = Prendre le marqueur { $marker }
    .verb = Prendre un marqueur
action-return = { UNITS($count) } { LAND($crypt, form: "of") } { LAND($temple, form: "to") }
    .verb = Faire revenir
action-trade-armies = Renoncer à { UNITS(2) } pour 4 jetons Foi
    .verb = Échanger contre de la Foi
action-summon = Invoquer { NAMED_LEADERS($player_id, $god) } { LAND($where, form: "in") } (3 jetons Foi)
    .verb = Invoquer un dieu
action-build = Construire un temple { LAND($where, form: "in") } (5 jetons Foi)
    .verb = Construire un temple
action-buy = Acquérir une carte { $deck ->
        [war] de Guerre
        [magic] de Magie
        [sky] du Ciel
       *[death] de Mort
    }
    .verb = Acquérir une carte
action-invoke = { $card }{ $of_id ->
        [none] {""}
       *[other] {" "}· { $of }
    }{ $what ->
        [none] {""}
        [war] {" "}· pile de Guerre
        [magic] {" "}· pile de Magie
        [sky] {" "}· pile du Ciel
        [death] {" "}· pile de Mort
       *[other] {" "}· { CARD($what) }
    }{ $where ->
        [none] {""}
       *[other] {" "}· { LAND($where) }
    }{ $lands ->
        [none] {""}
       *[other] {" "}· { $lands }
    }{ $gods ->
        [none] {""}
       *[other] {" "}· { LEADERS($gods, form: "the") }
    }{ $count ->
        [0] {""}
       *[other] {" "}· { UNITS($count) }
    }{ $to ->
        [none] {""}
       *[other] {" "}→ { LAND($to) }
    }
    .verb = Jouer un miracle
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
    .verb = Occuper sans combat
action-pledge = { $count ->
        [0] Ne sauver personne
       *[other] Sauver jusqu'à { UNITS($count) }, 1 jeton Foi chacune
    }
    .verb = Sauver des armées
action-leave-heaven = { UNITS($count) } du Ciel { LAND($where, form: "to") }
    .verb = Charger depuis le Ciel

field-ask = Choisir le marqueur après la révélation ?
field-crypt = De quelle crypte ?
field-deck = Dans quelle pile ?
field-faith = Combien de jetons Foi ?
field-god = Quel dieu ?
field-god_at = Où va votre Dieu de la Guerre ?
field-gods = Quels dieux ?
field-lands = Quels territoires ?
field-marker = Quel marqueur ?
field-of = Quel joueur ?
field-temple = Vers quel temple ?
field-temple_at = Où va votre temple ?
field-what = Laquelle ?
field-wishes = Quels marqueurs, le préféré d'abord ?

# Les choix qui ont leur propre nom dans une question.
value-deck-war = Pile de Guerre
value-deck-magic = Pile de Magie
value-deck-sky = Pile du Ciel
value-deck-death = Pile de Mort
value-what-war = Pile de Guerre
value-what-magic = Pile de Magie
value-what-sky = Pile du Ciel
value-what-death = Pile de Mort
step-expand-source = depuis { $choice }
step-bid-no-wishes = sans préférence
action-finish-godstorm =
    .verb-to-fortify = Continuer
