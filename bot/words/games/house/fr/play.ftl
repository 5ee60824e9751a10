# Règles maison : ce qui arrive, ce qu'on demande, ce qu'on refuse, dans l'ordre de leurs noms dans les règles.

# Yalta.
event-swap-proposed = Marché { $number } : { $by } { $give ->
        [none] demande { $take } à { $to }, sans rien donner
       *[other] offre { $give } à { $to }{ $take ->
            [none] , sans rien demander
           *[other] {" "}contre { $take }
        }
    }.
event-swap-made = **Marché { $number } conclu :** { $give ->
        [none] { $to } donne { $take } à { $by }, sans contrepartie
       *[other] { $by } donne { $give } à { $to }{ $take ->
            [none] , sans contrepartie
           *[other] {" "}contre { $take }
        }
    }.
event-swap-dropped = Le marché { $number } est annulé.
refusal-no-such-partner = Vous ne pouvez pas échanger avec { $player }. Choisissez un autre joueur dans la liste.
refusal-nothing-offered = Offrez au moins une carte, ou demandez-en une.
refusal-not-in-lot = { $player } n'a plus { $card }. Regardez à nouveau les cartes et refaites une offre.
refusal-no-card-left = { $player } n'aurait plus de carte, et chacun en garde au moins une. Laissez-en une.
refusal-too-few-regiments = { $player } aurait { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } mais seulement { UNITS($regiments) } de départ : il en faut autant que de cartes. Demandez moins de cartes, ou donnez-en plus.
refusal-bargain-gone = Le marché { $bargain } est clos. Choisissez-en un autre, ou faites une offre.
refusal-own-bargain = Cette offre est la vôtre. Attendez qu'un autre joueur l'accepte, ou retirez-la.
refusal-not-your-bargain = Cette offre ne vous concerne pas : vous ne pouvez ni l'accepter ni la retirer. Choisissez-en une autre, ou faites une offre.
decision-to-bargain = Les cartes distribuées sont visibles, et rien n'est encore placé. Échangez des cartes avec les autres, puis appuyez sur *{ action-ready.verb }*.
    .wait = d'échanger les cartes distribuées
    .topic = Échanges de cartes distribuées
action-propose-swap = À { $to } : { $give ->
        [none] demander { $take }, sans rien donner
       *[other] { $give }{ $take ->
            [none] , sans rien demander
           *[other] {" "}contre { $take }
        }
    }
    .verb = Proposer un échange
action-accept-swap = Accepter le marché { $bargain }
    .verb = Accepter
action-drop-swap = Refuser ou retirer le marché { $bargain }
    .verb = Refuser
action-ready = Prêt, plus d'échanges
    .verb = Prêt
field-to = Avec qui ?
    .in-to-play-miracle = Vers où ?
    .in-to-open-box = Vers où ?
    .in-to-react = Vers où ?
field-give = Que donnez-vous ?
    .in-to-parley = Combien de leurs prisonniers libérez-vous ?
field-take = Que demandez-vous ?
    .in-to-parley = Combien des vôtres demandez-vous ?
field-bargain = Quel marché ?
policy-to-bargain-ready = prêt d'emblée, aucun échange

# Yalta à lots cachés.
event-lot-called = { $player } pose un lot face cachée et annonce **{ $size }** (lot { $number }).
event-lot-taken = { $player } et { $by } échangent { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    } chacun, sans les voir (lot { $number }).
event-lot-taken-back = { $player } reprend le lot { $number }.
refusal-not-one-region = Un lot contient des cartes d'une seule région ; les vôtres viennent de : { $regions }. Gardez une seule région. Un Joker passe pour n'importe laquelle.
refusal-wrong-size = Ce lot a { $wanted ->
        [one] { $wanted } carte
       *[other] { $wanted } cartes
    } et vous en posez { $size }. Posez-en { $wanted }.
decision-to-trade-lots = Posez face cachée des cartes d'une région et annoncez leur nombre, ou échangez-en autant contre le lot d'un autre. Puis appuyez sur *{ action-ready.verb }*.
    .wait = d'échanger des lots cachés
    .topic = Lots cachés
action-call-lot = Poser face cachée : { $cards }
    .verb = Poser un lot
action-take-lot = Contre le lot { $lot } : { $cards }
    .verb = Échanger contre un lot
action-take-lot-back = Reprendre le lot { $lot }
    .verb = Reprendre
field-lot = Quel lot ?
policy-to-trade-lots-ready = prêt d'emblée, aucun lot
zone-lot = le lot { $who }

# Mobilisation générale.
event-mobilised = { $player } mobilise pour { $trios ->
        [0] aucun trio de symboles
        [one] { $trios } trio de symboles
       *[other] { $trios } trios de symboles
    }{ $regions ->
        [none] {""}
       *[other] {" "}et pour { $regions }
    }.
    .given = { $player } mobilise { UNITS($armies) } pour { $trios ->
            [0] aucun trio de symboles
            [one] { $trios } trio de symboles
           *[other] { $trios } trios de symboles
        }{ $regions ->
            [none] {""}
           *[other] {" "}et pour { $regions }
        }.

# Risques calculés.
event-risk-taken = { $attacker } attaque { LAND($target, form: "the") } depuis { LAND($source, form: "the") } : dés { $attack } + mise { $attackers } = { $attack_score }, contre { $defence } + { $defenders } = { $defence_score }. { $attacker } perd { $attacker_lost }, { $defender } { $defender_lost }.
told-risk = { $attacked_by }{ $attack } + { $attackers } = { $attack_score }, contre { $defended_by }{ $defence } + { $defenders } = { $defence_score }

# Pouvoir continental.
event-powers-won = { $player } gagne le pouvoir d'une région : { $powers }.
event-die-improved = { $player } relance le { $first } : { $again }.
power-levy = { UNITS(1) } sur chacun de ses territoires de cette région
power-card = une carte Territoire
power-strike = { UNITS(3) } de moins chez l'ennemi
power-turncoat = { UNIT(form: "a") } change de camp
power-marches = mouvements illimités
power-reroll = relancer le plus petit dé d'attaque
power-walls = +1 en défense des Places Fortes et des lieux-dits
refusal-not-on-this-board = Ce plateau n'a pas cette région : { $choice }. Choisissez-en une autre pour « { $option } ».
refusal-last-army = { UNITS(1) } doit rester { LAND($where, form: "in") }. Prenez-en moins, ou choisissez un territoire qui en a deux ou plus.
decision-to-strike = Le pouvoir de votre région : retirez { $left ->
        [one] { UNITS($left) }
       *[other] jusqu'à { UNITS($left) }
    } à l'ennemi, en laissant au moins un défenseur par territoire.
    .wait = de frapper par le pouvoir d'une région
    .topic = Pouvoir de région : frapper
decision-to-win-over = Le pouvoir de votre région : { UNIT(form: "a") } d'un ennemi voisin change de camp. Choisissez le départ et l'arrivée.
    .wait = de rallier { UNIT(form: "a") }
    .topic = Pouvoir de région : rallier
action-strike = Retirer { UNITS($count) } { LAND($where, form: "of") }
    .verb = Frapper
action-win-over = { UNITS(1) } quitte { LAND($source, form: "the") } et vous rejoint { LAND($target, form: "in") }
    .verb = Rallier
policy-to-strike-hardest = le territoire voisin le plus fort
policy-to-strike-leave = ne pas frapper
policy-to-win-over-strongest = un du territoire le plus fort
policy-to-win-over-leave = ne rallier personne

# Hécatombe, et la réserve limitée que partagent les prisonniers de guerre.
event-reserve-laid = Réserves pour toute la partie : { $armies }.
event-reserve-changed = La réserve de { $player } change de { $count }.
event-fight-noted = Combats dans la manche { $round }.
event-exhausted = **Plus personne n'a de réserve, et une manche entière est passée sans attaque.** Territoires : { $lands }.

# Prisonniers de guerre.
event-prisoners-taken = { $player } fait { $count ->
        [one] { $count } prisonnier
       *[other] { $count } prisonniers
    } à { $owner }.
event-prisoners-exchanged = { $by } et { $to } échangent des prisonniers : { $give } pour { $to }, { $take } pour { $by }.
event-prisoners-handed-over = { $to_id ->
        [none] Les prisonniers de { $player } rentrent chez eux.
       *[other] Les prisonniers de { $player } passent aux mains de { $to }.
    }
event-ransom-proposed = { $by } propose à { $to } : { $give ->
        [0] aucun prisonnier
        [one] un prisonnier
       *[other] { $give } prisonniers
    } contre { $take ->
        [0] aucun
        [one] un
       *[other] { $take }
    }{ $cards_count ->
        [0] {""}
        [one] , plus { $cards_count } carte Territoire
       *[other] , plus { $cards_count } cartes Territoire
    }.
event-ransom-declined = { $to } refuse l'échange avec { $by }.
refusal-no-partner = Personne ne peut échanger de prisonniers avec { $player }. Choisissez un joueur encore en jeu.
refusal-nothing-exchanged = Libérez au moins un prisonnier, ou demandez-en un.
refusal-no-prisoners = { $player } n'a pas de prisonniers de { $owner }. Mettez 0 de ce côté.
refusal-cards-stay-out = Cette table n'échange que des prisonniers. Retirez les cartes.
decision-to-parley = Avant votre tour : échangez des prisonniers avec les autres, ou continuez.
    .wait = d'échanger des prisonniers
    .topic = Échanges de prisonniers
decision-to-answer-ransom = { $by } vous rend { UNITS($give) }{ $cards_count ->
        [0] {""}
       *[other] {" "}et vous donne { $cards }
    } si vous lui en rendez { $take }. D'accord ?
    .wait = de répondre à un échange de prisonniers
    .topic = Échanges qu'on vous propose
action-propose-ransom = À { $to } : { $give } contre { $take }{ $cards_count ->
        [0] {""}
       *[other] , avec { $cards }
    }
    .verb = Proposer un échange
action-accept-ransom = Accepter l'échange
    .verb = Accepter
action-decline-ransom = Refuser l'échange
    .verb = Refuser
policy-to-parley-finish = aucun échange
policy-to-answer-ransom-decline = refuser

# Prime de Risk.
event-regions-noted = Régions contrôlées au début du tour : { $whole }.
event-bounty-earned = { $player } brise la mainmise de { $loser } sur { REGION($region, form: "the") } et choisit sa carte Territoire de ce tour.
event-pile-looked-through = { $player } parcourt la pioche pour choisir la carte de la prime.
refusal-not-in-pile = { $card } n'est pas dans la pioche. Choisissez une carte de la liste.
decision-to-pick-card = Prime : choisissez votre carte Territoire dans la pioche.
    .wait = de choisir une carte de la pioche
    .topic = Carte de la prime
action-pick-card = Prendre { $card }
    .verb = Prendre une carte
policy-to-pick-card-best = un Joker, sinon un de mes territoires

# Front unique.
event-front-drawn = Le front de { $player } : depuis { LAND($source, form: "the") }{ $target ->
        [none] {""}
       *[other] {" "}contre { LAND($target, form: "the") }
    }.
refusal-one-front = Un seul front par tour : le vôtre part { LAND($source, form: "of") }{ $target ->
        [none] {" "}contre tout territoire voisin
       *[other] {" "}contre { LAND($target, form: "the") }
    }. Attaquez là, ou terminez vos attaques.

# Ce qui va ensemble.
refusal-house-rules-clash = « { $rule } » et « { $other } » ne vont pas ensemble. Gardez-en une.
refusal-house-rule-wants = « { $rule } » demande l'option « { $option } » sur « { $choice } ». Réglez-la, ou retirez cette règle maison.

# Ce qui aide un camp, tapé pour les chances.
typed-help-walls = pouvoir des murs
    .also = murs / le pouvoir des murs
odds-with-walls = le pouvoir des murs

# Ce que disent les images près de leurs signes et de leurs flèches.
sign-prisoners = Prisonniers

# Pourquoi on reçoit ou perd des armées, comment finit la partie : variantes des messages communs.
granted-mobilisation = par la mobilisation générale
told-income-mobilisation = { $count } par la mobilisation générale
lost-strike = , par le pouvoir d'une région
lost-turncoat = , par désertion
won-exhaustion = {" "}au nombre de territoires : plus personne ne peut se battre.
    .together = {" "}au nombre de territoires : plus personne ne peut se battre.

# Classement et panneaux.
status-reserve = { $count } en réserve
status-prisoners = { $count ->
        [one] { $count } prisonnier
       *[other] { $count } prisonniers
    } de { $owner }
panel-front-spent = Cette table n'autorise qu'un front par tour. Le vôtre part { LAND($source, form: "of") }, et il n'y a plus rien à attaquer.
panel-bounty = Prime offerte : { $regions }. Conquérez-y un territoire, et vous choisissez la carte Territoire de ce tour.
clock-reserves = plus de réserves, une manche sans attaque met fin à la partie
