# The Lord of the Rings : pourquoi une réponse n'est pas acceptée.

refusal-in-storm = Tempête d'hiver { LAND($where, form: "in") } : personne n'y attaque ni n'en part. Attaquez ailleurs.
refusal-bridge-closed = Un pont est fermé entre { LAND($source, form: "the") } et { LAND($target, form: "the") } : seul un Capitaine peut le faire franchir à des { UNITS() }.
refusal-no-common-range = Aucune chaîne de montagnes ne borde à la fois { LAND($source, form: "the") } et { LAND($target, form: "the") }. Choisissez-en deux qui en partagent une.
refusal-no-stronghold = Il n'y a pas de Place Forte { LAND($where, form: "in") }. Jouez cette carte contre une Place Forte.
refusal-no-sea-line = Aucune ligne maritime ne relie { LAND($source, form: "the") } et { LAND($target, form: "the") }. Jouez cette carte pour une invasion par mer.
refusal-nobody-to-suborn = Il ne reste qu'{ UNIT(form: "a") } { LAND($where, form: "in") }, qui ne bouge pas. Choisissez un territoire qui en a au moins deux.
refusal-invasion-begun = Vous avez déjà livré bataille pour { LAND($target, form: "the") } ; cette carte se joue avant la première. Renoncez à l'invasion, puis envahissez de nouveau avec la carte.
refusal-captain-there = Un Capitaine est déjà { LAND($where, form: "in") }, et deux ne partagent pas un territoire. Choisissez-en un autre.
refusal-no-more-cards = Vous avez pioché une mission ou un pouvoir ce tour-ci : vous ne jouez plus de carte.
refusal-not-a-mission = { $card } est un pouvoir, pas une mission. Jouez-le à son moment.
refusal-no-captain-on-site = Vous n'avez pas de Capitaine { LAND($where, form: "in") }, où **{ $card }** l'envoie. Amenez-en un d'abord.
refusal-wrong-moment = **{ $card }** ne se joue pas maintenant. { $when ->
        [none] La carte dit quand.
       *[other] À jouer : { $when }.
    }
refusal-end-of-the-path = La Communauté est au bout de son chemin, { LAND($where, form: "in") }, et ce territoire n'est pas à vous. La carte n'y fait rien.
refusal-no-such-bridge = Aucun pont ouvert ne relie { LAND($source, form: "the") } et { LAND($target, form: "the") }. Choisissez un pont dans la liste.
refusal-sides-uneven = { $good } pour le Bien contre { $evil } pour le Mal, ça ne va pas. À nombre pair, autant de chaque côté ; à trois ou cinq, le Mal en a un de plus.
