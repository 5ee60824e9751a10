# The Lord of the Rings : ce qui s'est passé, un message par sorte.

event-captain-placed = { $player } place un Capitaine { LAND($where, form: "in") }.
event-garrison-raised = La Place Forte de { $player } lève { UNITS($count) } { LAND($where, form: "in") }.
event-set-counted = { $player } a échangé une série.
event-way-opened = { $player } peut envahir { LAND($target, form: "the") } depuis { LAND($source, form: "the") }, sous les montagnes.
event-captain-moved = { $player } déplace un Capitaine { LAND($source, form: "of") } vers { LAND($target, form: "the") }.
event-captain-lost = { $player } perd un Capitaine { LAND($where, form: "in") }.
event-armies-suborned = { UNITS($count) } de { $loser } { LAND($target, form: "in") } { $count ->
        [one] passe
       *[other] passent
    } à { $player }, { LAND($source, form: "in") }.
event-trick-played = { $trick ->
        [black_sails] Voiles noires : +1 au meilleur dé de { $player } pendant cette invasion.
        [enemy_at_hand] La Place Forte ne donne aucun bonus pendant cette invasion.
        [siege_machines] La Place Forte ne donne aucun bonus pendant cette invasion.
       *[other] Une carte de { $player } agit sur cette invasion.
    }
event-site-conquered = Un Capitaine de { $player } entre dans un Lieu de Pouvoir { LAND($where, form: "in") } et gagne une carte Aventure.
event-captain-rested = Un Capitaine de { $player } se repose { LAND($where, form: "in") }.
event-adventure-kept = { $player } pioche une carte Aventure.
event-event-turned-up = { $player } révèle un événement : **{ $card }**.
event-card-played = { $player } joue **{ $card }**.
event-card-discarded = { $player } défausse { $card }.
event-card-given-back = Une autre carte a suffi ; { $player } reprend la sienne, non jouée.
event-mission-done = { $player } accomplit une mission à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : **{ $card }**, avec un Capitaine { LAND($where, form: "in") }.
event-territory-card-earned = { $player } gagne une carte Territoire de plus en fin de tour.
event-lands-turned-up = { $why ->
        [winter_storms] Les tempêtes d'hiver s'abattent : { $cards }.
        [raiders] Les pillards fondent sur : { $cards }.
        [mustering] Le peuple se lève : { $cards }.
       *[other] Révélés : { $cards }.
    }
event-uprising-began = { $player } pioche une carte Territoire en secret. Une fois tenu, ce territoire pourra gagner 4 régiments.
event-uprising-revealed = Le peuple { LAND($where, form: "of") } se lève pour { $player } !
event-spell-laid = { $what ->
        [storm] Aucune attaque depuis ou vers { $lands } jusqu'au prochain tour de { $player }.
        [bridge] Le pont { $lands } est fermé jusqu'au prochain tour de { $player } : on n'y passe qu'avec un Capitaine.
        [corsairs] Les corsaires tiennent la mer jusqu'au prochain tour de { $player } : toute attaque par mer coûte d'abord { UNITS(3) }.
       *[other] Une carte de { $player } agit sur { $lands }.
    }
event-spells-lifted = Les effets des cartes de { $player } prennent fin.

# La Communauté.
event-crossing-tried = La Communauté s'apprête à quitter { LAND($where, form: "the") }.
event-step-forced = { $player } joue **{ $card }** : la Communauté doit faire 4 ou plus pour partir.
event-step-held = { $player } joue **{ $card }** : la Communauté reste où elle est.
event-fellowship-rolled = La Communauté obtient { $die } { LAND($where, form: "in") }.
event-roll-changed = { $player } joue **{ $card }** : { NUMBER($change) ->
        [-2] −2 au jet.
        [-1] −1 au jet.
       *[other] +{ $change } au jet.
    }
event-fellowship-moved = La Communauté rejoint { LAND($target, form: "the") }.
event-fellowship-stayed = La Communauté reste { LAND($where, form: "in") }{ $total ->
        [0] .
       *[other] {" "}(jet de { $total }, il faut 4).
    }
event-ring-destroyed = **L'Anneau tombe dans le feu de la Montagne du Destin. La guerre est finie.**
event-tallied = { $player } : **{ $total }** ({ $territories } en territoires, { $strongholds } en Places Fortes, { $regions } en régions, { $cards } en cartes{ $places ->
        [0] {""}
       *[other] , { $places } en hauts lieux
    }).
event-tie-thrown = Toujours à égalité : trois dés chacun décident ({ $rolls }).
event-ring-hunted = { $player } traque l'Anneau { LAND($where, form: "in") } : { $dice }{ $region ->
        [0] {""}
       *[other] , +{ $region } pour la région
    }{ $captain ->
        [0] {""}
       *[other] , +{ $captain } pour le Capitaine
    }. { $found ->
        [yes] **L'Anneau est trouvé !**
       *[no] Il reste caché.
    }

# Pourquoi on reçoit ou perd des régiments, comment finit la partie, quelle pioche : variantes des messages communs.
granted-mission = pour une mission
lost-raiders = , face aux pillards
lost-corsairs = , face aux corsaires
lost-violent_storms = , dans la tempête
won-ring-found = {" "}: l'Anneau est trouvé.
    .together = {" "}: l'Anneau est trouvé.
won-ring-destroyed = {" "}: l'Anneau est détruit.
    .together = {" "}: l'Anneau est détruit.
won-ring-arrived = {" "}: la Communauté a atteint son but.
    .together = {" "}: la Communauté a atteint son but.
deck-adventures = Aventure
