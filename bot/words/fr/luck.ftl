# La chance au combat, racontée à la fin d'une partie.
luck-title = **La chance au combat**
luck-line = { $seat } : { $lost ->
        [one] { $lost } perte
       *[other] { $lost } pertes
    } en { $battles ->
        [one] { $battles } bataille
       *[other] { $battles } batailles
    }, contre { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } en moyenne pour ces batailles. { $verdict }
luck-few = Trop peu de batailles pour juger.
luck-ordinary = Chance moyenne.
luck-good = Plus de chance que dans { $of } % des parties ayant les mêmes batailles.
luck-bad = Moins de chance que dans { $of } % des parties ayant les mêmes batailles.
luck-strangest = L'invasion la plus folle : { $attacker } contre { LAND($target, form: "the") }, { $lost ->
        [one] { $lost } perte
       *[other] { $lost } pertes
    }, contre { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } en moyenne pour ces batailles.
luck-note = Seuls les dés des batailles comptent ici, ni les cartes ni le choix des batailles. Être parmi les 10 % les plus ou les moins chanceux n'a rien de rare : quelqu'un l'est dans une partie sur deux.
luck-none = Personne n'a livré bataille.
