# Le Risk classique : ce qui arrive, ce qu'on demande, ce qu'on refuse ; ses symboles et où sont ses cartes.

event-land-dealt = Les cartes Territoire sont distribuées : { $cards }.
event-mission-accomplished = **{ $player } montre sa mission secrète, accomplie : { $card }.**
event-capitals-revealed = Les capitales sont révélées : { $where }.
event-capital-taken = **La capitale de { $of }, { LAND($where, form: "the") }, tombe aux mains de { $player }.** Capitales adverses tenues : { $others } ; la sienne : { $own ->
        [yes] tenue
       *[no] perdue
    }.
event-card-land-reinforced = { $player } peut mettre deux régiments sur un territoire d'une carte échangée : { $among }.
event-set-numbered = C'était l'ensemble n° { $number } de cette guerre ; le prochain vaut { $next } régiments.
event-round-ended = La manche { $round } est finie.

refusal-too-early = C'est le dernier territoire de { $owner } ({ LAND($target) }), et nul n'est éliminé avant la manche { $round }. Attaquez-en un autre.
refusal-no-short-game = La partie courte des capitales est prévue pour { $allowed } joueurs ; à cette table : { $seats }. Choisissez la partie entière, ou changez le nombre de places.

decision-to-choose-capital = Choisissez un de vos territoires comme capitale. Personne ne la voit avant que tous aient choisi ; sa carte quitte la pioche.
    .wait = choisir sa capitale
    .topic = Choisir sa capitale
action-choose-capital = Prendre { LAND($where, form: "the") } pour capitale
    .verb = Choisir ma capitale
policy-to-choose-capital-quiet = le plus fort derrière mes lignes

symbol-infantry = Fantassin
    .many = Fantassins
symbol-cavalry = Cavalier
    .many = Cavaliers
symbol-artillery = Canon
    .many = Canons
symbol-skull = Crâne
    .many = Crânes
symbol-blade = Lame
    .many = Lames
symbol-sphere = Sphère
    .many = Sphères
kind-order = mission secrète

zone-deal = les cartes Territoire à distribuer
zone-dealt = les cartes distribuées à { $who }
zone-mission = la mission secrète de { $who }
zone-missions = les missions que personne n'a reçues
zone-capital = la carte de capitale de { $who }
hand-pile-mission = Votre mission secrète
hand-pile-capital = Votre capitale
hand-pile-dealt = Distribuées à vous ({ $count })
