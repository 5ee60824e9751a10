# Les Trois Quais, le jeu d'essai.

unit-toy =
    { $count ->
        [one] { $count } équipe
       *[other] { $count } équipes
    }
    .one = équipe
    .many = équipes
    .a = une équipe
    .the = l'équipe
    .of-many = d'équipes
    .none = aucune équipe

game-toy = Les Trois Quais
command-risk-new-toy = essai
    .description = Les Trois Quais : un port pour deux ou trois joueurs
parameter-secrets = secrets
    .description = Combien de cartes secrètes reçoit chaque joueur
option-secrets = Secrets
    .description = Combien de cartes secrètes reçoit chaque joueur
choice-secrets-one = Une chacun
choice-secrets-two = Deux chacun
option-boats = Bateaux
    .description = Si chaque joueur donne à jamais un nom à son bateau
choice-boats-nameless = Sans noms
choice-boats-named = Avec des noms

region-harbour = Port
    .the = le Port
    .of = du Port
    .to = au Port
    .in = dans le Port
land-old_pier = Vieux Quai
    .the = le Vieux Quai
    .of = du Vieux Quai
    .to = au Vieux Quai
    .in = au Vieux Quai
land-long_pier = Long Quai
    .the = le Long Quai
    .of = du Long Quai
    .to = au Long Quai
    .in = au Long Quai
land-new_pier = Quai Neuf
    .the = le Quai Neuf
    .of = du Quai Neuf
    .to = au Quai Neuf
    .in = au Quai Neuf

decision-to-sail = Où va votre bateau ?
    .wait = d'échanger un bateau
    .topic = Navigation
policy-to-sail-stay = rester au port
action-sail = Aller { LAND($where, form: "to") }
    .verb = Naviguer
action-stay-in-port = Rester au port
    .verb = Rester
decision-to-name-boat = Comment s'appelle votre bateau ?
    .wait = de nommer un bateau
    .topic = Le nom du bateau
policy-to-name-boat-first = le premier nom libre
action-name-boat = Nommer le bateau { $name }
    .verb = Nommer le bateau
event-boat-named = { $player } nomme un bateau : **{ $name }**.
status-boat = à bord de { $name }
refusal-no-boats = Cette partie ne peut pas commencer avec ces bateaux.
window-landing = Le bateau de { $sailor } met le cap sur { LAND($pier, form: "the") }. Le repoussez-vous ?
    .wait = de répondre sur un bateau
    .topic = Bateaux qui arrivent
moment-landing = quand un bateau approche d'un quai
policy-landing-pass = laisser passer
action-turn-away = Le repousser : { $card }
    .verb = Repousser

event-boat-moored = { $player } s'amarre { LAND($where, form: "in") }.
event-boat-sailed = { $player } met le cap sur { LAND($where, form: "the") }.
event-boat-turned-away = { $player } joue **{ $card }** : le bateau fait demi-tour.
event-pier-taken = { $player } accoste { LAND($where, form: "in") }{ $loser_id ->
        [none] .
       *[other] {" "}et en chasse { $loser }.
    }
event-landing-off = Le bateau n'accoste pas.
told-drawn-secret = { $players } { $players_count ->
        [1] pioche
       *[other] piochent
    } { $count ->
        [one] une carte secrète
       *[other] { $count } cartes secrètes
    }{ $each ->
        [yes] {" "}chacun
       *[no] {""}
    }.
refusal-out-of-sail = Aucun de vos bateaux n'est voisin de ce quai : { LAND($where) }.
refusal-no-such-secret = Vous n'avez pas cette carte.

zone-chest = le coffre
zone-secret = les secrets de { $who }
hand-pile-secret = Vos secrets ({ $count })
kind-secret = Secret
status-secrets = { $count ->
        [0] aucun secret
        [one] un secret
       *[other] { $count } secrets
    }
card-sandbank = Banc de sable
    .effect = Repousse un bateau.
card-thick_fog = Brume épaisse
    .effect = Repousse un bateau.
card-lost_anchor = Ancre perdue
    .effect = Repousse un bateau.
card-harbour_bell = Cloche du port
    .effect = Repousse un bateau.
card-wrong_light = Faux phare
    .effect = Repousse un bateau.
card-night_patrol = Patrouille de nuit
    .effect = Repousse un bateau.

rules-toy-goal =
    Trois quais se suivent. À votre tour, votre bateau va au quai voisin d'un des vôtres, ou reste au port.

    Qui a une carte secrète peut repousser le bateau avant qu'il n'accoste. Tenez les trois quais et vous gagnez.
    .title = But et tour

option-tailwind = Vent arrière
    .description = Un bateau peut naviguer deux fois par tour
choice-tailwind-off = Non
choice-tailwind-on = Oui
rules-house-tailwind =
    Un bateau peut naviguer deux fois par tour. Rien ne change pour les autres entre les deux : qui a une carte secrète
    peut repousser le premier bateau, le second, ou les deux avec deux cartes. Un bateau repoussé a navigué.
    .title = Vent arrière
