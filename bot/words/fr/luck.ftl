# La chance au combat, racontée à la fin d'une partie.
luck-title = **La chance au combat**
luck-line = { $seat } : { $battles ->
        [one] { $battles } combat
       *[other] { $battles } combats
    }, { $lost } perdus sur { $fought }, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } attendus. { $verdict }
luck-few = Trop peu pour juger.
luck-ordinary = Chance ordinaire.
luck-good = Avec les mêmes combats, { $of } guerres sur 100 auraient coûté plus cher.
luck-bad = Avec les mêmes combats, { $of } guerres sur 100 auraient coûté moins cher.
luck-strangest = L'invasion la plus étonnante : { $attacker } contre { LAND($target, form: "the") }, { $lost } perdus quand on en attendait { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
luck-note = Seuls les dés des combats sont jugés : ni les cartes, ni le choix des combats, qui compte davantage. À une table sur deux, quelqu'un est parmi le dixième le plus ou le moins chanceux ; cela seul ne prouve rien.
luck-none = Il n'y a eu aucun combat.
