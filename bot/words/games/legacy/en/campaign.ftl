# Campaigns: wars that follow one another on one board.
refusal-no-campaign = There's no such campaign in this server. One begins when its first war starts: `/risk new legacy`.
refusal-not-in-campaign = Only members of this campaign can do that. Join it first: `/risk campaign join`.
refusal-in-campaign-already = You'll already be told when this campaign's next war begins.
refusal-no-campaign-vote = Only people who have played in this campaign, and haven't left it, vote on it.
refusal-campaign-over = This campaign is over: its members have ended it. `/risk campaign board` shows what it left, `/risk new legacy` begins another.
refusal-nothing-played = No war of this campaign is over yet, so there is no record to give out.
refusal-war-under-way = This campaign's war is open or being played in { $channel }. Finish it first.
refusal-rewards-lapse = { $people } can still take a reward of the last war: `/risk campaign reward`. If this war starts now, { $people_count ->
        [one] that reward lapses
       *[other] those rewards lapse
    } for good.
button-start-anyway = Start anyway
refusal-campaign-options = The options were fixed for the whole campaign when its first war started.
refusal-too-many-members = A campaign has at most { $most } members. Play with people who are in it already.
refusal-campaign-full = This campaign has { $most } members, as many as it may have. Only they can take a seat.
refusal-options-fixed = The options were fixed for the whole campaign when its first war started.
refusal-not-a-member = A player in one of these seats is not in this campaign.
refusal-member-twice = A player of this campaign can take only one seat.
refusal-not-the-namer = Only the player who has signed most often may name the world, once, after war 15.
refusal-nothing-named = Nothing there has a name yet. Pick a city or a continent from the list under `place`.
refusal-renamed-already = “{ $name }” is its new name since the last war. It can change again after the next one.
refusal-campaign-too-new = A newer version of me saved this campaign. My host has to update me first.
button-next-war = Next war
next-war-opened = The lobby of war { $war } is open { $channel ->
        [here] below
       *[other] in { $channel }
    }. { $host ->
        [you] You're its host
       *[other] Its host is { $host }
    }; the others press their seats to join.

# A war without a winner.
confirm-end-legacy = End this war for everybody? It isn't counted then: nobody signs the board, and what was stuck on it stays. You can't take it back.
table-ended-by-host-legacy =
    { $who } ended the war.
    It isn't counted: nobody signs the board. What was stuck on it stays.
vote-about-draw-legacy = If everybody says yes, the war ends in a draw between all who are still in it. It isn't counted then: nobody signs the board, and what was stuck on it stays. Not voting means no.
post-over-legacy = This war is over; see the end below.
post-ended-legacy = The war is over: { $who } wins.
    .many = The war is over: { $who } win.
    .nobody = The war is over: nobody wins.

# A war that is won, while rewards are being taken.
confirm-end-won = The war is won, and it counts. End it now? Rewards that nobody has taken yet are kept until the next war starts: `/risk campaign reward`.
table-ended-won = { $who } ended the war. It counts; rewards that nobody has taken yet are kept until the next war starts: `/risk campaign reward`.

# The campaign itself.
campaign-name = { $title ->
        [none] Campaign { $number }
       *[other] { $title }
    }
campaign-lobby = War { $war } · { $name }
campaign-new = **War 1 of { $name ->
        [none] a new campaign
       *[other] the new campaign “{ $name }”
    }:** fifteen wars follow one another on one board. The options you choose now hold for all of them.
campaign-line = { $name } ({ $ended ->
        [yes] over
       *[no] next: war { $war }
    })
campaign-now = { $ended ->
        [none] { $channel ->
            [none] Next: war { $war }. `/risk campaign next` opens it.
           *[other] War { $war } is open or being played in { $channel }.{ $before ->
                [no] {""}
               *[yes] {" "}Below: what the wars before it left.
            }
        }
       *[other] Ended by its members on { $ended }.
    }
campaign-moved = The campaign is here now, with all its wars. `/risk campaign next` opens the next one.
campaign-host = Host: { $host }
campaign-called = { $people }, the next war of your campaign is open.
lobby-host-away = { $host ->
        [none] This table has no host. From { $due } on, anybody seated can become it
       *[other] Host: { $host }. Without them at the table by { $due }, anybody seated can take over
    }: `/risk table host`.
note-campaign-labelled = { $name ->
        [none] { $by } takes the campaign's label away: it's campaign { $number } again.
       *[other] { $by } calls this campaign “{ $name }” from now on.
    }
campaign-labelled = { $name ->
        [none] The campaign has no label any more.
       *[other] The campaign is called “{ $name }” from now on.
    }
campaign-owed = Still to take a reward of the last war: { $people } (`/risk campaign reward`). What isn't taken lapses when the next war starts.
campaign-world = The world
campaign-place = { $name } ({ $where })
campaign-joined = { $lobby ->
        [none] You're told when war { $war } of “{ $name }” opens, and of the ones after it.
       *[other] War { $war } of “{ $name }” is open in { $lobby }: take a seat there. You're told of the ones after it.
    } `/risk campaign leave` ends that.
campaign-left = You're told of no more wars of “{ $name }”. What you have signed and named stays yours. Take a seat, and I tell you again.
campaign-name-vote = Somebody else named that place, so its name is put to the vote. You vote too: use the buttons in the channel.
campaign-exported = The records of all wars that are over, one after another. Unpack them into a folder: `risk verify FOLDER` proves each one, and that they follow one another.
campaign-told = Done: it's told in the campaign's channel.

# Votes of a campaign's members, between two wars.
vote-title-campaign-end = Vote: end “{ $campaign }” for good?
vote-title-campaign-host = Vote: another host for “{ $campaign }”?
vote-title-campaign-name = Vote: “{ $now }” becomes “{ $name }”?
vote-about-campaign-end = If more than half of those who have played in it say yes, the campaign is over: no war follows any more. Its board, its history and its records stay. Not voting means no.
vote-about-campaign-host = If more than half of those who have played in it say yes, { $person ->
        [none] nobody
       *[other] { $person }
    } becomes the campaign's host. Not voting means no.
vote-about-campaign-name = If more than half of those who have played in the campaign say yes, the place gets its new name. The player who named it first keeps what the name brings. Not voting means no.
note-vote-campaign-end-yes = The campaign is over: { $yes } of { $voters } said yes. Its board, its history and its records stay.
note-vote-campaign-end-no = The campaign goes on: { $yes ->
        [0] nobody
       *[other] { $yes } of { $voters }
    } said yes, and it takes more than half.
note-vote-campaign-host-yes = { $person } is the campaign's host from now on: { $yes } of { $voters } said yes.
note-vote-campaign-host-no = The campaign keeps its host: { $yes ->
        [0] nobody
       *[other] { $yes } of { $voters }
    } said yes, and it takes more than half.
note-vote-campaign-name-yes = “{ $now }” is called “{ $name }” from now on: { $yes } of { $voters } said yes.
note-vote-campaign-name-no = “{ $now }” keeps its name: { $yes ->
        [0] nobody
       *[other] { $yes } of { $voters }
    } said yes, and it takes more than half.
note-vote-over = Vote closed: the campaign is over.
note-vote-renamed = Vote closed: the player who named “{ $now }” has renamed it.
note-vote-taken = Vote closed: another place is called “{ $name }” now.
campaign-nobody = somebody forgotten
campaign-world-blank = Nothing is stuck on the board yet.
campaign-land = { LAND($where) }: { $marks }
reward-name-continent = you recruit one troop more whenever you hold it all
reward-found-city = { $won ->
        [yes] a major city counts as two more territories for recruits, and only you may start a war on it
       *[no] a minor city counts as one more territory for recruits
    }
reward-cancel-scar = it no longer counts, and another scar may come there
reward-mark-continent = it brings one troop more, or one less, to the player who holds it all
reward-fortify-city = the defender adds 1 to both dice; ten attack rolls with three dice wear it out
reward-destroy-card = nobody draws it any more
reward-upgrade-card = it is worth one coin more
reward-put-off = it is kept until the next war starts: `/risk campaign reward`
reward-none = No reward is kept for you. Rewards that were put off can be taken until the next war starts.
reward-unfinished = Say the whole reward: choose one from the list.
note-seals-plain = For you alone, since you run me: what lies behind this campaign's seals is plain text in my database. Anybody who can open that file or a backup can read it. If you play yourself, set `RISK_SECRET_KEY` before the first war.
note-reward-owed = The next war of “{ $name ->
        [none] Campaign { $number }
       *[other] { $name }
    }” is open in { $channel }, and you haven't taken your reward of the last one. `/risk campaign reward` takes it. When the war starts, it lapses.
note-reward-taken = The reward of the last war, chosen by { $by }: { $answer }.
note-place-renamed = { $by } renames “{ $now }”: it's called “{ $name }” from now on.
note-world-named = **{ $by } names the world “{ $name }”.**
history-none = No war has been fought yet.
history-open = **War { $war }**, not won yet
history-since = **After war { $war }**
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
history-glued-minus-one = −1 on { REGION($where) }
history-glued-cancel = scar covered { LAND($where, form: "in") }
history-glued-ammo-shortage = { CARD("ammo_shortage") } { LAND($where, form: "in") }
history-glued-bunker = { CARD("bunker") } { LAND($where, form: "in") }
history-glued-held-on-coin = coin on the card of { LAND($where, form: "the") }
history-glued-destroyed = card of { LAND($where, form: "the") } destroyed
history-glued-continent-name = { REGION($where) } named “{ $name }”
history-glued-world-name = the world named “{ $name }”
history-glued-renamed-city = the city { LAND($where, form: "in") } renamed “{ $name }”
history-glued-renamed-continent = { REGION($where) } renamed “{ $name }”
campaign-next = { $ended ->
        [yes] { $wars ->
            [one] After { $wars } war
           *[other] After { $wars } wars
        }
       *[no] Next: war { $war }
    }
action-substitute = Play for somebody else
    .verb = Play for somebody else
field-member = Who plays?
field-ai = Is it an AI?
history-summary = { $wars ->
        [0] No war won yet
        [one] 1 war
       *[other] { $wars } wars
    } · { $players ->
        [one] 1 player
       *[other] { $players } players
    }
history-title = Risk Legacy: a campaign
history-wars = Wars
history-factions = Factions
history-cities = Cities
history-signatures = Signatures and victories
history-war = War { $war }
history-war-after = After war { $war }
history-names-since = New names
history-not-won = Not won yet
history-length = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }{ $days ->
        [none] {""}
        [0] {" "}on one day
        [one] {" "}in 1 day
       *[other] {" "}in { $days } days
    }
history-power = Power: { CARD($power) }
history-no-power = No power kept yet
history-faction-won = War { $war }, from { LAND($where, form: "the") }: won by { $who }
history-faction-held-on = War { $war }, from { LAND($where, form: "the") }: { $who } held on
history-faction-eliminated = War { $war }, from { LAND($where, form: "the") }: { $who } was eliminated
history-city-minor = Minor city { LAND($where, form: "in") }
history-city-major = Major city { LAND($where, form: "in") }
history-city-start = War { $war }: { CARD($faction, form: "the") } began here
history-story-minor = War { $war }: founded by { $who }
history-story-major = War { $war }: founded by { $who }
history-story-fortification = War { $war }: fortified by { $who }
history-story-worn-out = War { $war }: its fortification was worn out
history-story-cancel = War { $war }: its scar was covered by { $who }
history-story-ammo-shortage = War { $war }: { CARD("ammo_shortage") }, by { $who }
history-story-bunker = War { $war }: { CARD("bunker") }, by { $who }
history-story-held-on-coin = War { $war }: a coin came on its card, by { $who }
history-story-destroyed = War { $war }: its card was destroyed by { $who }
history-faction-never = Never played yet
history-boxes = Fortified: { $boxes ->
        [one] 1 box
       *[other] { $boxes } boxes
    } left
history-seal = seal broken: { NAME("pack", $label) }
history-story-renamed-city = War { $war }: renamed “{ $name }”
campaign-player = Player { $number }

# A broken seal.
seal-broken = A seal breaks: { $name }
seal-why = It opens { NAME("pack", $label, form: "when") }.
seal-picture-line = War { $war } · { $date }
seal-picture-alt = { $campaign }, war { $war }, { $date }: { NAME("pack", $label) } lies open, its red wax seal broken in two.
seal-proof = It was in there from the beginning. Its seal: `{ $hash }`. Anybody can check it against this war's record.

# Packs and the envelope.
refusal-nothing-to-open = There's nothing to open by vote: it's open already, or this is the campaign's first war.
campaign-pack = { $war ->
        [0] **{ NAME("pack", $label) }**: sealed. { $ended ->
            [yes] It stays shut: the campaign has ended.
           *[no] It opens { $when }.
        }
       *[other] **{ NAME("pack", $label) }**: opened in war { $war }{ $who ->
            [none] .
           *[other] {" "}by { $who }.
        }
    }
campaign-seal = { NAME("pack", $label) }: `{ $hash }`
button-seals = Seals
pack-picture-line = { $war ->
        [0] sealed
       *[other] War { $war }
    }
packs-picture-alt = The packs of { $campaign }: { $packs }.
campaign-packs-none = This campaign's packs are sealed when the list of its next war is posted.
campaign-packs-about = A seal is the SHA-256 of what's in the pack, with a salt of this campaign's own. When a pack opens, the war's record shows both, and `risk verify` checks them.
open-question = **Open the hidden envelope?** What comes out of it stays in the campaign for ever, and nobody knows what it is. It's opened as this war begins if more than half of the people at the table want it: { $agreed } of { $people } do now.
button-open-it = Open it, for ever
button-leave-shut = Leave it shut
open-agreed = You want it opened. Now { $agreed } of { $people } do.
open-refused = You want it to stay shut. Now { $agreed } of { $people } want it opened.
lobby-opens = The hidden envelope of “{ $campaign }”: { $agreed } of { $people } want to open it{ $opens ->
        [yes] , so it opens as the war begins.
       *[no] .
    }
open-where = Nobody has opened the lobby of the next war yet: `/risk campaign next`.
