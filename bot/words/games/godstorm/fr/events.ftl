# Ce qui se passe dans Risk Godstorm, tel que la chronique le dit.

# Époques et mises.
event-epoch-began = **L'époque { $epoch } commence.**
event-epoch-set-back = Le temps s'arrête : la partie dure une époque de plus.
event-rounds-set-back = Époques terminées : { $round }.
event-bid-placed = { $player } mise { $faith ->
        [one] { $faith } jeton Foi
       *[other] { $faith } jetons Foi
    }.
event-bids-revealed = Mises : { $bids }.{ $added ->
        [none] {""}
       *[other] {" "}Les Tablettes du destin ajoutent : { $added }.
    }{ $rolls ->
        [none] {""}
       *[other] { $rethrown ->
            [yes] {" "}Égalité : selon les dés, { $order } choisissent dans cet ordre.
           *[no] {" "}Égalité, les dés : { $rolls }.
        }
    }
event-marker-taken = { $player } prend le marqueur d'ordre du tour { $marker }.
event-order-taken = Ordre du tour : { $order }.

# Foi et armées.
event-faith-raised = { $player } reçoit { $count ->
        [one] { $count } jeton Foi
       *[other] { $count } jetons Foi
    }{ $why ->
        [territories] {" "}pour ses territoires
        [region] {" "}pour le continent entier { REGION($what, form: "of") }
        [temples] {" "}pour les temples
        [freya_tears] {" "}grâce à la relique { CARD("freya_tears") }
        [our_faith_is_strength] {" "}pour les temples
       *[other] {""}
    }.
event-faith-sacrificed = { $player } sacrifie { $count ->
        [one] { $count } jeton Foi
       *[other] { $count } jetons Foi
    }.
event-armies-given-up = { $player } échange { UNITS($count) } contre { $faith } jetons Foi.

# Dieux et temples.
event-god-summoned = { $player } invoque { NAMED_LEADERS($player_id, $god) }, { LEADERS($god) }, { LAND($where, form: "in") }.
event-god-moved = { NAMED_LEADERS($player_id, $god) } va { LAND($source, form: "of") } vers { LAND($target, form: "the") }.
event-god-banished = { $why ->
        [plague] La Peste bannit { NAMED_LEADERS($player_id, $god) } { LAND($where, form: "of") }.
        [emptied] { NAMED_LEADERS($player_id, $god) } quitte le plateau : { $player } n'a plus d'armée { LAND($where, form: "in") }.
       *[other] { $god ->
            [magic] { NAMED_LEADERS($player_id, $god) } est bannie
           *[other] { NAMED_LEADERS($player_id, $god) } est banni
        } { LAND($where, form: "of") }.
    }
event-god-named = { $player } engage { NAMED_LEADERS($player_id, $god) } dans le conflit divin.
event-god-held-back = { NAMED_LEADERS($player_id, $god) } ne participe pas à l'invasion.
event-force-declared = { $gods ->
        [none] { $player } envahit sans dieu.
       *[other] { $player } envahit avec { NAMED_LEADERS($player_id, $gods) }.
    }
event-powers-used = Pouvoirs utilisés : { LEADERS($gods) }.
event-temple-built = { $player } construit un temple { LAND($where, form: "in") }.
event-temple-moved = Le temple passe { LAND($source, form: "of") } vers { LAND($target, form: "the") }.
event-temple-destroyed = Le temple { LAND($where, form: "of") } est détruit.

# Conflit divin.
event-godswar-fought = Conflit divin { LAND($target, form: "in") } : { NAMED_LEADERS($attacker_id, $attacking) } { $attack_falls } + { UNITS($attack_armies) }{ $attack_bonus ->
        [0] {""}
       *[other] {" "}+ { $attack_bonus } de plus
    } = **{ $attack_total }**, { NAMED_LEADERS($defender_id, $defending) } { $defence_falls } + { UNITS($defence_armies) }{ $defence_bonus ->
        [0] {""}
       *[other] {" "}+ { $defence_bonus } de plus
    } = **{ $defence_total }**. { $won ->
        [yes] { $defending ->
            [magic] **{ NAMED_LEADERS($defender_id, $defending) } est bannie.**
           *[other] **{ NAMED_LEADERS($defender_id, $defending) } est banni.**
        }
       *[no] { $attacking ->
            [magic] **{ NAMED_LEADERS($attacker_id, $attacking) } est bannie.**
           *[other] **{ NAMED_LEADERS($attacker_id, $attacking) } est banni.**
        }
    }

# Cartes miracle et reliques.
event-miracle-bought = { $player } achète une carte { $deck ->
        [war] de Guerre
        [magic] de Magie
        [sky] du Ciel
       *[death] de Mort
    }.
event-miracle-drawn = { $player } pioche une carte { $deck ->
        [war] de Guerre
        [magic] de Magie
        [sky] du Ciel
       *[death] de Mort
    }.
event-miracle-played = { $player } joue **{ $card }**{ $of_id ->
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
    }{ $to ->
        [none] {""}
       *[other] {" "}→ { LAND($to) }
    }{ $lands ->
        [none] {""}
       *[other] {" "}· { $lands }
    }{ $count ->
        [0] {""}
       *[other] {" "}· { UNITS($count) }
    }{ $gods ->
        [none] {""}
       *[other] {" "}· { LEADERS($gods, form: "the") }
    }.
event-miracle-failed = { $by } sacrifie l'Égide : **{ $card }** n'a aucun effet.
event-box-opened = La Boîte de Pandore révèle **{ $card }** pour { $player }.
event-box-fruitless = La Boîte de Pandore révèle **{ $card }** pour { $player } : aucune cible possible.
event-relic-gained = { $loser_id ->
        [none] { $player } gagne une relique : **{ $relic }**.
       *[other] { $player } prend **{ $relic }** à { $loser }.
    }
event-relic-lost = { $player } perd la relique **{ $relic }**.
event-hand-lost = { $player } perd { $cards ->
        [one] une carte miracle
       *[other] { $cards } cartes miracle
    }.
event-hand-seen = { $player } regarde les cartes miracle de { $of } et en garde une.
event-labor-done = { $player } accomplit le Labeur { $god ->
        [war] de la Guerre
        [magic] de la Magie
        [sky] du Ciel
       *[death] de la Mort
    }.
event-pledge-made = { $player } sauverait { UNITS($count) } avec l'Arbre de vie.
event-sky-answered = { $player } répond à l'invasion par une carte du Ciel.
event-sky-asked = { $player } peut répondre par des cartes du Ciel.
event-fire-kindled = +{ $bonus } aux totaux de { $player } en conflit divin jusqu'à la fin du tour.
event-ground-hallowed = L'invasion { LAND($where, form: "of") } prend fin. Personne n'y attaque plus pendant ce tour.
event-armies-swapped = Les armées de { $player } { LAND($one, form: "in") } et { LAND($other, form: "in") } changent de place.
event-land-seized = **{ $player } prend { LAND($where, form: "the") }** de l'intérieur, avec { UNITS($armies) }.

# Peste, territoires et morts.
event-plague-laid = La Peste éclate { LAND($where, form: "in") }.
event-plague-moved = La Peste passe { LAND($source, form: "of") } vers { LAND($target, form: "the") }.
event-plague-lifted = La Peste quitte { LAND($where, form: "the") }.
event-ascended = { UNITS($count) } de { $player } { $count ->
        [one] monte
       *[other] montent
    } au Ciel.
event-atlantis-sank = **L'Atlantide est engloutie, avec tout ce qu'elle portait.**
event-sea-boiled = La mer bouillonne entre { LAND($one, form: "the") } et { LAND($other, form: "the") } : plus personne n'y passe.
event-expanded = { $player } entre { LAND($target, form: "in") } sans combat, depuis { LAND($source, form: "the") } avec { UNITS($count) }{ $leaders ->
        [none] {""}
       *[other] {" "}et { NAMED_LEADERS($player_id, $leaders) }
    }{ $lost ->
        [0] {""}
       *[other] {" "}et y perd { UNITS($lost) }
    }.
event-left-heaven = { $player } charge depuis le Ciel : { UNITS($count) } { LAND($where, form: "in") }.
event-pantheon-fell = Les dieux, la Foi et les morts de { $player } quittent la partie.

# La fin.
event-points-counted = { $player } : **{ $total }** ({ $territories } en territoires, { $continents } en continents, { $spaces } en cryptes et autels, { $relics } en reliques).

# Pourquoi on reçoit des armées : variantes du message commun.
granted-excalibur = grâce à { CARD("excalibur") }
granted-wine_of_life = grâce à { CARD("wine_of_life") }
