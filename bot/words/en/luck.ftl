# Luck in battle, told when a game has ended.
luck-title = **Luck in battle**
luck-line = { $seat } lost { UNITS($lost) } in { $battles ->
        [one] one battle
       *[other] { $battles } battles
    }; the average is { NUMBER($expected, maximumFractionDigits: 1) }.{ $verdict ->
        [none] {""}
       *[other] {" "}{ $verdict }
    }
luck-ordinary = Nobody had unusual luck.
luck-good = Lucky: in { $of }% of games, battles like these cost more.
luck-bad = Unlucky: in { $of }% of games, battles like these cost less.
luck-strangest = The wildest attack: against { LAND($target, form: "the") } { $attacker } lost { $few ->
        [yes] { $lost ->
            [0] nothing
           *[other] only { UNITS($lost) }
        }
       *[no] { UNITS($lost) }
    }; the average is { NUMBER($expected, maximumFractionDigits: 1) }.
luck-none = Nobody fought a battle.
