# Le Risk classique : ce qui arrive, ce qu'on demande, ce qu'on refuse ; ses symboles et où sont ses cartes.

unit-classic =
    { $count ->
        [one] { $count } régiment
       *[other] { $count } régiments
    }
    .one = régiment
    .many = régiments
    .a = un régiment
    .the = le régiment
    .of-many = de régiments
    .none = aucun régiment

event-land-dealt = Les territoires sont distribués par leurs cartes : { $cards }.
event-mission-accomplished = **{ $player } accomplit sa mission secrète : { $card } !**
event-capitals-revealed = Les capitales : { $where }.
event-capital-taken = { $back ->
        [yes] **{ $player } reprend sa capitale, { LAND($where, form: "the") }.**
       *[no] **{ $player } prend { LAND($where, form: "the") }, capitale de { $of }.**
    } Capitales adverses tenues : { $others }. La sienne : { $own ->
        [yes] tenue
       *[no] perdue
    }.
event-card-land-reinforced = { $player } peut placer { UNITS(2) } sur un territoire des cartes échangées : { $among }.
event-set-numbered = C'était la série n° { $number } de la partie. La prochaine vaut { UNITS($next) }.
event-round-ended = La manche { $round } est finie.

refusal-too-early = { $owner } ne tient plus que { LAND($target, form: "the") }, et personne n'est éliminé avant la manche { $round }. Attaquez ailleurs.
refusal-no-short-game = La partie courte des capitales se joue à { $allowed } ; à cette table : { $seats }. Choisissez la partie entière, ou changez le nombre de places.

decision-to-choose-capital = Choisissez un de vos territoires comme capitale. Elle reste secrète tant que tous n'ont pas choisi ; sa carte quitte la pioche.
    .wait = de choisir une capitale
    .topic = Capitale
action-choose-capital = Prendre { LAND($where, form: "the") } pour capitale
    .verb = Choisir ma capitale
setup-capital = Votre capitale
policy-to-choose-capital-quiet = mon territoire le plus fort à l'arrière

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
hand-pile-dealt = Vos cartes distribuées ({ $count })

# Comment finit la partie : variantes du message commun.
won-mission = {" "}par sa mission secrète.
won-capitals = {" "}avec les capitales.

# Le plateau en texte et le classement.
alt-capitals = Capitales : { $list }.
alt-capital = { LAND($where) } de { $of }, tenue par { $who }
board-capital = { $own ->
       *[no] capitale de { $of }
        [yes] votre capitale
    }
brings-capital = { $wins ->
       *[no] capitale { $held } sur { $needed }
        [yes] la dernière capitale qu'il vous faut : vous gagnez
    }
brings-own-mission = { $each ->
        [1] accomplit votre mission : vous gagnez
       *[other] accomplit votre mission avec { UNITS($each) } sur place : vous gagnez
    }
race-capitals = Capitales : { $has } ; il en faut { $needed }
clock-capitals = { $who } tient { $held ->
        [one] { $held } capitale
       *[other] { $held } capitales
    } sur { $needed }
status-capital = { $own ->
        [yes] capitale
       *[no] capitale perdue,
    } { LAND($where, form: "in") }
status-next-set = La prochaine série vaut { UNITS($armies) }.
