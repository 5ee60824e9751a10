# Luck in battle, told when a game has ended.
luck-title = **Luck in battle**
luck-line = { $seat }: { $lost ->
        [one] one loss
       *[other] { $lost } losses
    } in { $battles ->
        [one] one battle
       *[other] { $battles } battles
    }, against an average of { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } for these battles. { $verdict }
luck-few = Too few battles to judge.
luck-ordinary = Average luck.
luck-good = Luckier than { $of }% of games with the same battles.
luck-bad = Unluckier than { $of }% of games with the same battles.
luck-strangest = Wildest invasion: { $attacker } against { LAND($target, form: "the") }, { $lost ->
        [one] one loss
       *[other] { $lost } losses
    }, against an average of { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } for these battles.
luck-note = Only battle dice count here, not cards or which battles you chose. To be among the luckiest or unluckiest 10% is nothing special: somebody is, in half of all games.
luck-none = Nobody fought a battle.
