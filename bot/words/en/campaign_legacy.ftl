# Campaigns: wars that follow one another on one board.
refusal-no-campaign = There's no campaign of that name in this server. `/risk new legacy` begins one.
refusal-not-in-campaign = Only players of this campaign can do that. Take a seat in its next war first.
refusal-war-under-way = This campaign's war is open or being played in { $channel }.
refusal-campaign-options = The options were fixed for the whole campaign when its first war started.
refusal-too-many-members = A campaign has at most { $most } members. Play with people who are in it already.
refusal-options-fixed = The options were fixed for the whole campaign when its first war started.
refusal-not-a-member = A player in one of these seats is not in this campaign.
refusal-member-twice = A player of this campaign can take only one seat.
refusal-not-the-namer = Only the player who has signed most often may name the world, once, after war 15.
refusal-campaign-too-new = A newer version of me saved this campaign. My host has to update me first.
button-next-war = Next war
next-war-opened = The lobby of war { $war } is open in { $channel }. You're its host; everybody takes a seat anew.
campaign-name = { $title ->
        [none] Campaign { $number }
       *[other] { $title }
    }
campaign-lobby = War { $war } · { $name }
