# Le conseiller : un conseil pour la question du moment, un bilan de ses propres réponses après la partie.
lobby-coach = Conseiller
    .description = Peut-on demander ce que ferait une IA forte ?
coach-off = Non
coach-on = Oui
coach-here = Conseiller : chacun peut demander un conseil, et un bilan à la fin.
coach-set = { $coach ->
        [on] C'est fait. Chacun peut demander conseil : **{ button-hint }** dans le panneau, ou `/risk place conseil`.
       *[off] C'est fait. Il n'y a plus de conseils à cette table.
    }
button-hint = Conseil
refusal-coach-off = { $over ->
        [yes] Cette partie s'est jouée sans conseiller : il n'y a pas de bilan.
       *[no] Cette table n'a pas de conseiller. `/risk table conseiller` l'active, par un vote si d'autres jouent aussi.
    }
refusal-nothing-to-review = Il n'y a pas de bilan : vous n'avez rien joué dans cette partie.
vote-title-coach = { $coach ->
        [on] Vote : activer le conseiller ?
       *[off] Vote : couper le conseiller ?
    }
vote-about-coach = Si plus de la moitié dit oui, { $coach ->
        [on] chacun pourra demander ce qu'une IA forte ferait à sa place, et un bilan à la fin.
       *[off] on ne pourra plus demander ni conseil ni bilan.
    }
note-vote-coach-yes = { $coach ->
        [on] Le conseiller est là : **{ button-hint }**, dans le panneau, dit ce que ferait une IA forte.
       *[off] Le conseiller s'en va.
    } { $yes } oui sur { $voters }.
note-vote-coach-no = { $coach ->
        [on] Pas de conseiller
       *[off] Le conseiller reste
    } : { $yes ->
        [0] aucun oui
        [one] un oui sur { $voters }
       *[other] { $yes } oui sur { $voters }
    }, et il en faut plus de la moitié.
note-coach-set = { $coach ->
        [on] Le conseiller est là : **{ button-hint }**, dans le panneau, dit ce que ferait une IA forte.
       *[off] Le conseiller s'en va.
    }

# Un conseil : $answer est la réponse entière. Puis ses raisons, une par ligne.
hint = **Conseil : { $answer }**
hint-only = Il n'y a pas d'autre réponse.
hint-pass = Rien de ce que vous pourriez faire ici n'en vaut la peine.
hint-keeps-set = Gardez votre série : ce tour vaut plus si elle reste en main.
hint-no-attack = Aucune autre attaque n'en vaut la peine.
hint-plan = Plan : prendre { $lands }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } autres
    }. **{ $win } %** de chances { $count ->
        [one] de réussir
       *[other] de tout prendre
    }, vous perdez { UNITS($cost) } en moyenne.
hint-aim = Le plan : prendre { $lands }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }.
hint-guards = { $lands } : pour la défense.
hint-from = { LAND($where, form: "the") } garde ses { UNITS() } pour la suite.
hint-gains = Gain : { $list }.
hint-there = { LAND($where, form: "in") }, { $gain }
hint-wins = la victoire
hint-eliminates = { $who } est hors jeu{ $cards ->
        [0] {""}
        [one] , et vous recevez une carte
       *[other] , et vous recevez { $cards } cartes
    }
hint-card = la carte du tour
hint-counter = { $who } peut riposter depuis { LAND($source, form: "the") } avec { UNITS($armies) }, plus ses renforts ; vous en aurez { $defenders } { LAND($target, form: "in") }.
hint-no-counter = Aucune armée voisine ne peut riposter.
hint-last = { $chance ->
        [100] Personne ne joue après vous : à la fin, les { UNITS() } ne comptent pas ; une attaque manquée ne coûte rien.
       *[other] La partie s'arrête après votre tour dans { $chance } % des cas : les { UNITS() } ne compteront plus.
    }
hint-uneven = Les chances sont contre vous, mais le gain vaut le risque : { UNITS($armies) }.
hint-holds = { LAND($where, form: "the") } tient dans { $holds } % des cas si { $who } attaque jusqu'au bout.

# Un bilan : $looked réponses sur $answers ont été comparées.
button-review = Bilan
review-title = Votre bilan : { $who }
review-intro = { $points ->
        [0] Vous avez joué à peu près comme une IA forte : parmi les coups comparés ({ $looked } sur { $answers }), aucun ne valait nettement moins.
        [one] J'ai comparé vos coups ({ $looked } sur { $answers }) à ceux d'une IA forte, d'après ce que vous pouviez voir alors. Celui-ci vous a le plus coûté.
       *[other] J'ai comparé vos coups ({ $looked } sur { $answers }) à ceux d'une IA forte, d'après ce que vous pouviez voir alors. Ces { $points } vous ont le plus coûté.
    }
review-no-measure = Pas de bilan pour cette partie : l'IA n'y planifie pas ses tours et ne peut donc pas mesurer les vôtres.
# $chosen et $best : ce que valait la position, sur 100.
review-point = { $round ->
        [0] Mise en place
       *[other] { ROUND($round, form: "head") }
    } : { $answer }
review-worth = Une IA forte estimait votre position à { $best } sur 100 avec son coup, à { $chosen } avec le vôtre.
review-better = Mieux : **{ $answer }**
