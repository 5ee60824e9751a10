# Luck in battle, told when a game has ended.
luck-title = **Luck in battle**
luck-line = { $seat }: { $battles ->
        [one] one battle
       *[other] { $battles } battles
    }, { $lost } of { $fought } lost, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } to be expected. { $verdict }
luck-few = Too few to judge.
luck-ordinary = Ordinary luck.
luck-good = With the same battles, { $of } of 100 wars would have cost more.
luck-bad = With the same battles, { $of } of 100 wars would have cost less.
luck-strangest = The strangest invasion: { $attacker } against { LAND($target, form: "the") }, { $lost } lost where { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected.
luck-note = Only battle dice are judged: neither cards nor the choice of battles, which decides more. At one table in two somebody is among the luckiest or unluckiest tenth; that alone means nothing.
luck-none = No battle was fought.
