# Why?: what the question of this moment is about. why-<question>: by which rule it is asked. leads-<answer>: what a kind
# of answer leads to. ruled-out-<refusal>: in a few words, why a territory is not in the list.
button-why = Why?
why-title = Why this question?
why-answers = **Your answers**
why-answer = { $name }: { $leads }
why-clock = **If you don't answer** by { $until }: { $policy }.
why-clock-turn = After that, the caretaker plays the rest of your turn without attacks. The turn counts as missed: after two in a row, the table votes on who plays.
why-no-clock = **If you don't answer**, the game waits for you.
why-not-listed = **Not in the list**
# $lands: territories, $more of them are not named.
why-ruled-out = { $lands }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }: { $reason }
why-rules = Rules: { $topic }

why-to-claim = Set-up: in turn, everybody puts one { UNIT() } on an empty territory, until all are taken. Neighbours that belong together are easier to hold.
why-to-station = Set-up: in turn, everybody adds { UNITS() } to their own territories, until all are placed. Most put them on their borders.
why-to-reinforce = Your turn begins with new { UNITS() }: one for every three territories, 3 at least, and more for each whole { AREA() }. They all go on your own territories.
why-to-deploy = You have earned extra { UNITS() }. They go on the board at once.
why-to-share-out = The stock is nearly used up, so what is left is shared out.
why-to-trade = You hold too many Territory cards: a set of three has to become { UNITS() } now.
why-to-fight = After placing, you may attack as often as you like: from a territory with two { UNITS() } or more, into an enemy one next to it. Dice decide.
why-to-defend = Somebody attacks you. Each { UNIT() } that defends rolls one die; your highest meets theirs, and you win ties.
why-to-occupy = You took a territory. Those who rolled have moved in; now you may send more. One { UNIT() } stays behind.
why-to-fortify = After your attacks you may move { UNITS() } between your own territories, to where they are needed. Then your turn ends.
why-invasion = An invasion is announced, and no die has been rolled yet. Whoever holds a card for this moment may play it.
why-sea-battle = A battle over a sea line is about to begin. Whoever holds a card for this moment may play it.

# The ways to fight an invasion, a line each.
why-ways-to-fight =
    {""}**{ button-once }**: one throw of the dice. Then you choose again.
    {""}**{ button-until-won }**: battle after battle, until the territory is yours or you can't attack any more. Then you choose who follows.
    {""}**{ button-until-won-all }**: the same, and all who may follow move in at once.
    {""}**{ button-until-stop }**: the same, but it stops when you are down to a number that you give, or below odds that you give.
    {""}**{ button-fewer }**: one throw with fewer dice.

leads-claim = the territory is yours, with one { UNIT() } on it.
leads-station = one more { UNIT() } stands there.
leads-deploy = they stand there at once, and can attack from there this turn.
leads-trade = the cards go, and you get more { UNITS() } to place.
leads-attack = both sides roll. The loser of each pair of dice loses { UNIT(form: "a") }; without defenders left, the territory is yours.
leads-defend = more dice defend better, but each pair of dice that you lose costs { UNIT(form: "a") }.
leads-finish = this step is over, and the game goes on.
    .ends-turn = your turn is over.
leads-move-in = they go on into the new territory; the old one is held by fewer.
leads-call-off = the invasion is over. What stands there stays, on both sides.
leads-share-out = they stand there at once.
leads-fortify = they move there. Nobody fights.
leads-pass = you do nothing, and the game goes on.
leads-concede = you are out, and the others play on.
leads-make-peace = the game ends in a draw, if all agree.

ruled-out-too-few-armies = { $armies ->
        [one] 1 { UNIT() }
       *[other] { UNITS($armies) }
    }, and one must stay
    .beside = { $armies ->
        [one] your one { UNIT() } next door must stay
       *[other] your { UNITS($armies) } next door must stay
    }
ruled-out-own-land = no enemy neighbour
ruled-out-not-your-land = not yours
ruled-out-not-adjacent = not next to any of yours
ruled-out-not-connected = not linked with your other territories
ruled-out-not-empty = taken already
ruled-out-not-among = not open to these { UNITS() }
ruled-out-friendly = your partner holds it
ruled-out-other-realm = in another part of the board
ruled-out-same-land = they stand there already
ruled-out-stations-for = another army's
