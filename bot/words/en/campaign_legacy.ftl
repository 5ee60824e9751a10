# Campaigns: wars that follow one another on one board.
refusal-no-campaign = There's no campaign of that name in this server. `/risk new legacy` begins one.
refusal-not-in-campaign = Only players of this campaign can do that. Take a seat in its next war first.
refusal-war-under-way = This campaign's war is open or being played in { $channel }.
refusal-campaign-options = The options were fixed for the whole campaign when its first war started.
refusal-too-many-members = A campaign has at most { $most } members. Play with people who are in it already.
refusal-campaign-full = This campaign has { $most } members, as many as it may have. Whoever comes now must be one of them.
refusal-options-fixed = The options were fixed for the whole campaign when its first war started.
refusal-not-a-member = A player in one of these seats is not in this campaign.
refusal-member-twice = A player of this campaign can take only one seat.
refusal-not-the-namer = Only the player who has signed most often may name the world, once, after war 15.
refusal-nothing-named = Nothing there has a name yet. Pick a city or a continent from the list under `place`.
refusal-renamed-already = “{ $name }” is its new name since the last war. It can change again after the next one.
refusal-campaign-too-new = A newer version of me saved this campaign. My host has to update me first.
button-next-war = Next war
next-war-opened = The lobby of war { $war } is open in { $channel }. You're its host; everybody takes a seat anew.
campaign-name = { $title ->
        [none] Campaign { $number }
       *[other] { $title }
    }
campaign-lobby = War { $war } · { $name }
campaign-line = { $name } (next: war { $war })
campaign-now = { $channel ->
        [none] Next: war { $war }. `/risk campaign next` opens it.
       *[other] War { $war } is open or being played in { $channel }. Below: what the wars before it left.
    }
campaign-nobody = somebody forgotten
campaign-world-blank = Nothing is glued on the board yet.
campaign-land = { LAND($where) }: { $marks }
world-named = The world is called “{ $name }” from now on.
history-none = No war has been fought yet.
history-open = **War { $war }**, not won yet
history-won = **War { $war }**, signed by { $who } ({ CARD($faction) })
history-won-unsigned = **War { $war }**, won by { $who } ({ CARD($faction) })
history-player = { $who } ({ CARD($faction) })
history-held-on = Held on: { $list }
history-eliminated = Eliminated: { $list }
history-glued = For ever: { $list }
history-glued-minor = minor city “{ $name }” { LAND($where, form: "in") }
history-glued-major = major city “{ $name }” { LAND($where, form: "in") }
history-glued-fortification = fortification { LAND($where, form: "in") }
history-glued-worn-out = fortification worn out { LAND($where, form: "in") }
history-glued-plus-one = +1 on { REGION($where) }
history-glued-minus-one = -1 on { REGION($where) }
history-glued-cancel = scar covered { LAND($where, form: "in") }
history-glued-ammo-shortage = { CARD("ammo_shortage") } { LAND($where, form: "in") }
history-glued-bunker = { CARD("bunker") } { LAND($where, form: "in") }
history-glued-destroyed = card of { LAND($where, form: "the") } destroyed
history-glued-continent-name = { REGION($where) } named “{ $name }”
history-glued-world-name = the world named “{ $name }”
history-glued-renamed-city = the city { LAND($where, form: "in") } renamed “{ $name }”
history-glued-renamed-continent = { REGION($where) } renamed “{ $name }”
campaign-next = Next: war { $war }
action-substitute = Play for somebody else
    .verb = Play for somebody else
field-member = Who plays?
field-ai = Is it an AI?
