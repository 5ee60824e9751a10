# Le classement, le plateau écrit, le texte de remplacement, les mains et les piles de Risk Godstorm.
status-points = **{ $who }** : { $total ->
        [one] { $total } point
       *[other] { $total } points
    } ({ $territories } en territoires{ $continents ->
        [0] {""}
       *[other] , { $continents } en continents
    }{ $spaces ->
        [0] {""}
       *[other] , { $spaces } en cryptes et autels
    }{ $relics ->
        [0] {""}
       *[other] , { $relics } en reliques
    })
status-forces = { UNITS($armies) }{ $dead ->
        [0] {""}
       *[other] {" "}({ $dead } de plus au Ciel)
    } · Foi : { $faith }
status-temples = { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }
status-miracles = cartes : { $cards }
count-war = { $count } de Guerre
count-magic = { $count } de Magie
count-sky = { $count } du Ciel
count-death = { $count } de Mort
status-epoch = Époque { $epoch } sur { $epochs }.{ $order ->
        [none] {""}
       *[other] {" "}Ordre du tour : { $order }.
    }
status-order = { $order ->
        [none] {""}
       *[other] Ordre du tour : { $order }.{ " " }
    }{ $left ->
        [0] C'est la dernière époque.
        [1] Il reste une époque après elle.
       *[other] Il reste { $left } époques après elle.
    }
status-worth-godstorm = Un point par territoire, crypte et autel, le bonus de chaque continent entier, un point par relique avec son territoire.
status-sunk = L'Atlantide est engloutie.
status-maelstrom = La mer bouillonne entre { LAND($one, form: "the") } et { LAND($other, form: "the") } : on n'y passe plus.
brings-relic-point = 1 point avec { CARD($relic) }
panel-pile-empty = { $deck ->
        [war] La pile de Guerre est vide
        [magic] La pile de Magie est vide
        [sky] La pile du Ciel est vide
       *[death] La pile de Mort est vide
    }.
brings-space = { $kind ->
        [crypt] 1 point à la fin, une armée revient sur Terre à chaque tour
       *[altar] 1 point à la fin, un dé de plus en conflit divin
    }
panel-temple = un temple rapporte 1 jeton Foi et 1 armée par tour, et ses défenseurs relancent leurs 1.
panel-underworld = Une crypte ou un autel tenus à la fin valent 1 point ; une crypte renvoie une armée par tour à vos temples, un autel ajoute un dé en conflit divin.
panel-heaven-attacks = Vous avez { UNITS($armies) } au Ciel : elles peuvent entrer par les portes ou les attaquer.
pile-brings = { $deck ->
        [war] Se jouent à l'étape 4 : armées, temples et cartes pour vous
        [magic] Une relique : agit jusqu'à la fin ; certaines valent 1 point
        [sky] Se jouent quand on vous attaque : aident la défense
       *[death] Se jouent à l'étape 4 : pertes pour les autres
    } · il en reste { $left }
board-relic = 1 point avec sa relique
board-temple = temple
board-plague = Peste
peril-gods = la Peste bannit les dieux qui entrent
peril-armies = la Peste tue la moitié des armées qui entrent, arrondie vers le bas
board-sunk = englouti
board-spaces-empty = Vides : { $spaces }
alt-temples = Temples : { $list }.
alt-plague = Peste : { $list }.
alt-underworld = Monde souterrain : { $list }.
panel-faith = { MARK("faith") } Foi : { $faith } · { $gods ->
        [none] aucun dieu sur Terre
       *[other] sur Terre : { $gods }
    }
panel-godswar = { MARK("godswar") } Depuis { LAND($source, form: "the") } contre { LAND($target, form: "the") } : { $ours } contre { $theirs }.
panel-no-miracle = Aucune de vos cartes n'est jouable.
panel-miracle-lacks = **{ CARD($card) }** { $lacking ->
        [god] demande { NAMED_LEADERS($who_id, $god) } sur Terre
        [faith] coûte { $cost ->
            [one] { $cost } jeton Foi
           *[other] { $cost } jetons Foi
        } : vous en avez { $faith }
       *[target] n'a pas de cible
    }.
panel-heaven = { LAND($heaven) } : { UNITS($armies) } au Ciel
card-price = { $cost ->
    [0] Gratuite
    [one] { $cost } jeton Foi
   *[other] { $cost } jetons Foi
}
panel-labor-war = Labeur de la Guerre (pour une carte de Guerre) : { $taken } sur { $wanted } territoires conquis
panel-labor-sky = Labeur du Ciel (pour une carte du Ciel) : bannir un dieu
panel-labor-magic = Labeur de la Magie (pour une relique) : trois dés identiques
panel-labor-death = Labeur de la Mort (pour une carte de Mort) : tenir une crypte à la fin du tour
kind-war = carte de Guerre, { $cost ->
        [0] gratuite
       *[other] Foi { $cost }
    }
kind-magic = relique
kind-sky = carte du Ciel, { $cost ->
        [0] gratuite
       *[other] Foi { $cost }
    }
kind-death = carte de Mort, { $cost ->
        [0] gratuite
       *[other] Foi { $cost }
    }
hand-pile-war = Cartes de Guerre ({ $count })
hand-pile-relics = Reliques ({ $count })
hand-pile-sky = Cartes du Ciel ({ $count })
hand-pile-death = Cartes de Mort ({ $count })
hand-pile-seen = Cartes que vous voyez ({ $count })
zone-war = les cartes de Guerre de { $who }
zone-sky = les cartes du Ciel de { $who }
zone-death = les cartes de Mort de { $who }
zone-relics = les reliques de { $who }
zone-bought = les cartes { $deck ->
        [war] de Guerre
        [magic] de Magie
        [sky] du Ciel
       *[death] de Mort
    } que { $who } vient d'acheter
zone-seen = les cartes { $deck ->
        [war] de Guerre
        [sky] du Ciel
       *[death] de Mort
    } montrées à { $who }
zone-miracles = { $who ->
        [war] la pile de Guerre
        [magic] la pile de Magie
        [sky] la pile du Ciel
       *[death] la pile de Mort
    }
zone-announced = la carte annoncée
zone-spent-miracles = les cartes sorties de la partie

# Ce que disent les images près de leurs signes et de leurs flèches.
sign-gate = Porte
sign-crypt = Crypte
sign-altar = Autel
sign-flame = Frontière de flammes
sign-faith = Foi
sign-gods = Dieux
sign-temples = Temples
sign-war = Guerre
sign-magic = Reliques (Magie)
sign-sky = Ciel
sign-death = Mort
sign-epoch = Époque
sign-plague = Peste
sign-relic = Point de relique
sign-maelstrom = Maelström
sign-arrow-descent = Charge depuis le Ciel
sign-arrow-godswar = Conflit divin
clock-epoch = époque { $epoch } sur { $epochs }
clock-epoch-decides = les points décident : territoires, continents, cryptes et autels, reliques
