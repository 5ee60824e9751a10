# Règles maison : ce qui arrive, ce qu'on demande, ce qu'on refuse, dans l'ordre de leurs noms dans les règles.

# Yalta.
event-swap-proposed = Marché { $number } : { $by } offre à { $to } { $give ->
        [none] rien
       *[other] { $give }
    } contre { $take ->
        [none] rien
       *[other] { $take }
    }.
event-swap-made = **Marché { $number } conclu :** { $by } donne à { $to } { $give ->
        [none] rien
       *[other] { $give }
    } contre { $take ->
        [none] rien
       *[other] { $take }
    }.
event-swap-dropped = Le marché { $number } tombe à l'eau.
refusal-no-such-partner = On marchande avec un autre joueur de cette table, pas avec { $player }. Choisissez-en un dans la liste.
refusal-nothing-offered = Un marché porte sur quelque chose : au moins une carte doit changer de mains.
refusal-not-in-lot = { $card } n'est plus devant { $player }. Regardez à nouveau les cartes et reformulez votre offre.
refusal-no-card-left = { $player } n'aurait plus aucune carte, et chacun en garde au moins une. Laissez-en une.
refusal-too-few-regiments = { $player } aurait { $cards } cartes et seulement { $regiments } régiments de départ pour s'y installer. Demandez-en moins, ou donnez-en plus en échange.
refusal-bargain-gone = Le n° { $bargain } n'est plus ouvert : conclu, refusé ou retiré. Choisissez-en un autre, ou proposez le vôtre.
decision-to-bargain = Les cartes distribuées sont visibles et personne n'est encore installé. Échangez-les à votre gré avec les autres, puis dites que vous êtes prêt.
    .wait = marchander les cartes distribuées
    .topic = Marchés sur les cartes distribuées
action-propose-swap = À { $to } : { $give ->
        [none] rien
       *[other] { $give }
    } contre { $take ->
        [none] rien
       *[other] { $take }
    }
    .verb = Proposer un marché
action-accept-swap = Accepter le marché { $bargain }
    .verb = Accepter
action-drop-swap = Refuser ou retirer le marché { $bargain }
    .verb = Refuser ou retirer
action-ready = Prêt, plus rien à marchander
    .verb = Prêt
field-to = Avec qui ?
field-give = Que donnez-vous ?
    .in-to-parley = Combien de leurs prisonniers libérez-vous ?
field-take = Que demandez-vous ?
    .in-to-parley = Combien des vôtres demandez-vous ?
field-bargain = Quel marché ?
policy-to-bargain-ready = prêt d'emblée, aucun marché

# Yalta à lots cachés.
event-lot-called = { $player } pose un lot face cachée et annonce **{ $size }** (lot { $number }).
event-lot-taken = { $player } et { $by } échangent { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    } chacun, sans les voir (lot { $number }).
event-lot-taken-back = { $player } reprend le lot { $number }.
refusal-not-one-region = Les cartes d'un lot viennent d'une seule région ; celles-ci viennent de plusieurs : { $regions }. Tenez-vous à une seule ; un Joker passe pour n'importe laquelle.
refusal-wrong-size = Vous posez { $size } et ce lot en a { $wanted } : on échange des lots de même taille.
decision-to-trade-lots = Posez face cachée des cartes d'une région et annoncez combien, ou échangez-en autant contre le lot d'un autre ; puis dites que vous êtes prêt.
    .wait = échanger des lots cachés
    .topic = Lots cachés
action-call-lot = Poser face cachée : { $cards }
    .verb = Poser un lot
action-take-lot = Contre le lot { $lot } : { $cards }
    .verb = Échanger contre un lot
action-take-lot-back = Reprendre le lot { $lot }
    .verb = Reprendre un lot
field-lot = Quel lot ?
policy-to-trade-lots-ready = prêt d'emblée, aucun lot
zone-lot = le lot { $who }

# Mobilisation générale.
event-mobilised = { $player } mobilise { $armies } régiments : { $trios ->
        [0] aucun trio de symboles
        [one] { $trios } trio de symboles
       *[other] { $trios } trios de symboles
    }{ $regions ->
        [none] {""}
       *[other] {" "}; régions entières : { $regions }
    }.

# Risques calculés.
event-risk-taken = { $attacker } attaque { LAND($target, form: "the") } depuis { LAND($source, form: "the") } : { $attack } et { $attackers } engagés font { $attack_score }, contre { $defence } et { $defenders } : { $defence_score } ; { $attacker } perd { $attacker_lost }, { $defender } { $defender_lost }.
told-risk = { $attack } et { $attackers } engagés font { $attack_score }, contre { $defence } et { $defenders } : { $defence_score }

# Pouvoir continental.
event-powers-won = { $player } tient la majorité de ces régions : { $powers }.
event-die-improved = { $player } relance le { $first } : { $again }.
power-levy = un régiment de plus sur chacun de ses territoires
power-card = une carte Territoire
power-strike = trois régiments ennemis retirés
power-turncoat = un régiment ennemi change de camp
power-marches = autant de mouvements qu'on veut
power-reroll = le plus petit dé d'attaque relancé
power-walls = +1 en défense des Places Fortes et des lieux-dits
refusal-not-on-this-board = Le plateau de cette table n'a pas cette région : { $choice }. Choisissez-en une autre pour « { $option } ».
refusal-last-army = Un régiment doit rester { LAND($where, form: "in") }. Prenez-en moins, ou choisissez un territoire qui en a deux ou plus.
decision-to-strike = Le pouvoir de la région : retirez { $left ->
        [one] encore { $left } régiment
       *[other] jusqu'à { $left } régiments
    } des territoires des autres, jamais le dernier.
    .wait = frapper par le pouvoir d'une région
    .topic = Pouvoir d'une région : frapper
decision-to-win-over = Le pouvoir de la région : un régiment ennemi voisin de vos terres change de camp. Lequel, et où va-t-il ?
    .wait = rallier un régiment
    .topic = Pouvoir d'une région : rallier
action-strike = { $count ->
        [one] { $count } régiment de moins
       *[other] { $count } régiments de moins
    } { LAND($where, form: "in") }
    .verb = Frapper
action-win-over = Un régiment quitte { LAND($source, form: "the") } et vous rejoint { LAND($target, form: "in") }
    .verb = Rallier
policy-to-strike-hardest = l'armée voisine la plus forte
policy-to-strike-leave = aucune : le pouvoir reste inutilisé
policy-to-win-over-strongest = un de l'armée la plus forte
policy-to-win-over-leave = aucune : le pouvoir reste inutilisé

# Hécatombe, et la réserve limitée que partagent les prisonniers de guerre.
event-reserve-laid = En réserve ; tout ce que l'on reçoit dans cette guerre en sort : { $armies }.
event-reserve-changed = La réserve de { $player } change de { $count }.
event-fight-noted = On se bat dans la manche { $round }.
event-exhausted = **Plus personne n'a de réserve, et toute une manche s'est passée sans attaque.** Territoires : { $lands }.

# Prisonniers de guerre.
event-prisoners-taken = { $player } fait { $count ->
        [one] { $count } prisonnier
       *[other] { $count } prisonniers
    } à { $owner }.
event-prisoners-exchanged = { $by } et { $to } échangent des prisonniers ; de retour chez { $to } : { $give }, chez { $by } : { $take }.
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
        [one] , et { $cards_count } carte Territoire avec
       *[other] , et { $cards_count } cartes Territoire avec
    }.
event-ransom-declined = { $to } refuse l'échange avec { $by }.
refusal-no-partner = Il n'y a personne à échanger avec { $player }. Choisissez un autre joueur encore en jeu.
refusal-nothing-exchanged = Un échange porte sur quelqu'un : libérez au moins un prisonnier, ou demandez-en un.
refusal-cards-stay-out = À cette table, seuls les prisonniers s'échangent. Proposez sans les cartes.
decision-to-parley = Avant votre tour : échangez des prisonniers avec les autres, autant que chacun le veut, ou continuez.
    .wait = échanger des prisonniers
    .topic = Échanger des prisonniers
decision-to-answer-ransom = { $by } renverrait chez vous { $give } de vos régiments contre { $take } des siens{ $cards_count ->
        [0] {""}
       *[other] , avec { $cards }
    }. D'accord ?
    .wait = répondre à un échange de prisonniers
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
event-regions-noted = Tenues entières au début du tour : { $whole }.
event-bounty-earned = { $player } brise la mainmise de { $loser } sur { REGION($region, form: "the") } : la carte Territoire de ce tour sera choisie.
event-pile-looked-through = { $player } parcourt la pioche pour y choisir la carte de la prime.
refusal-not-in-pile = { $card } n'est pas dans la pioche. Choisissez une carte de la liste.
decision-to-pick-card = La prime : choisissez votre carte Territoire dans la pioche.
    .wait = choisir une carte de la pioche
    .topic = Choisir une carte de la pioche
action-pick-card = Prendre { $card }
    .verb = Prendre une carte
policy-to-pick-card-best = un Joker, sinon une de mes terres

# Front unique.
event-front-drawn = Le front de { $player } part de : { LAND($source) }{ $target ->
        [none] {""}
       *[other] {" "}; il vise { LAND($target, form: "the") }
    }.
refusal-one-front = Un seul front par tour. Le vôtre part de : { LAND($source) }{ $target ->
        [none] , contre tout territoire voisin
       *[other] , contre { LAND($target, form: "the") }
    }. Attaquez par là, ou cessez le combat.

# Ce qui va ensemble.
refusal-house-rules-clash = « { $rule } » et « { $other } » ne se jouent pas ensemble. Gardez l'une des deux.
refusal-house-rule-wants = « { $rule } » demande que l'option « { $option } » soit « { $choice } ». Choisissez-la aussi, ou laissez cette règle maison.
