# La chance au combat, racontée à la fin d'une partie.
luck-title = **La chance au combat**
luck-line = { $seat } a perdu { UNITS($lost) } en { $battles ->
        [one] { $battles } bataille
       *[other] { $battles } batailles
    }, contre { NUMBER($expected, maximumFractionDigits: 1) } en moyenne.{ $verdict ->
        [none] {""}
       *[other] {" "}{ $verdict }
    }
luck-ordinary = Personne n'a eu une chance hors du commun.
luck-good = De la chance : dans { $of } % des parties, de telles batailles coûtent plus.
luck-bad = Pas de chance : dans { $of } % des parties, de telles batailles coûtent moins.
luck-strangest = L'attaque la plus folle : contre { LAND($target, form: "the") }, { $attacker } { $lost ->
        [0] n'a rien perdu
       *[other] a perdu { $few ->
            [yes] seulement { UNITS($lost) }
           *[no] { UNITS($lost) }
        }
    }, contre { NUMBER($expected, maximumFractionDigits: 1) } en moyenne.
luck-none = Personne n'a livré bataille.
