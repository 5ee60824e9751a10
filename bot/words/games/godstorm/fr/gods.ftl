# Les mots de Risk Godstorm pour ses unités et ses manches, ses quatre sortes de dieux, et les dieux des cinq Panthéons par leur nom.

unit-godstorm =
    { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    }
    .one = armée
    .many = armées
    .a = une armée
    .the = l'armée
    .of-many = d'armées
    .none = aucune armée

round-godstorm = époque { $round }
    .head = Époque { $round }
    .to = à l'époque { $round }
    .in = à l'époque { $round }
    .a = une époque

area-godstorm = continent
    .many = continents
    .which = Quel continent ?
    .whole = le continent entier
    .head = Continents

# Le peuple de chaque place, comme le dit le salon d'attente.
people-godstorm-blue = Babyloniens
    .the = les Babyloniens
people-godstorm-green = Celtes
    .the = les Celtes
people-godstorm-ochre = Égyptiens
    .the = les Égyptiens
people-godstorm-purple = Grecs
    .the = les Grecs
people-godstorm-brown = Scandinaves
    .the = les Scandinaves

leader-war = Dieu de la Guerre
    .short = Guerre
    .a = un Dieu de la Guerre
    .the = le Dieu de la Guerre
    .first = Un Dieu de la Guerre
    .none = Aucun Dieu de la Guerre
    .power = quand il attaque, vous gagnez les égalités.
leader-magic = Déesse de la Magie
    .short = Magie
    .a = une Déesse de la Magie
    .the = la Déesse de la Magie
    .first = Une Déesse de la Magie
    .none = Aucune Déesse de la Magie
    .power = quand elle attaque ou défend, vous relancez vos 1 tant qu'il y en a.
leader-sky = Dieu du Ciel
    .short = Ciel
    .a = un Dieu du Ciel
    .the = le Dieu du Ciel
    .first = Un Dieu du Ciel
    .none = Aucun Dieu du Ciel
    .power = un dé de plus en conflit divin.
leader-death = Dieu de la Mort
    .short = Mort
    .a = un Dieu de la Mort
    .the = le Dieu de la Mort
    .first = Un Dieu de la Mort
    .none = Aucun Dieu de la Mort
    .power = quand il attaque, les défenseurs tués vont à la réserve, pas au Ciel.

# { NAMED_LEADERS($player_id, $god) } : le nom du dieu.
leader-blue-war = Gilgamesh
leader-blue-magic = Ishtar
leader-blue-sky = Mardok
leader-blue-death = Druaga
leader-green-war = Nuada
leader-green-magic = Brigit
leader-green-sky = Lug
leader-green-death = Arawn
leader-ochre-war = Set
leader-ochre-magic = Isis
leader-ochre-sky = Ra
leader-ochre-death = Osiris
leader-purple-war = Arès
leader-purple-magic = Hécate
leader-purple-sky = Zeus
leader-purple-death = Hadès
leader-brown-war = Thor
leader-brown-magic = Freya
leader-brown-sky = Odin
leader-brown-death = Loki

# Ce qu'un dieu apporte en plus de son pouvoir, dans la liste de ceux qu'on peut invoquer.
summoned-brings = { $god ->
        [war] Cartes de Guerre à acheter.
        [magic] Reliques à acheter.
        [sky] Cartes du Ciel à acheter.
       *[death] Cartes de Mort à acheter.
    }
attack-gods-go = { $all ->
        [all-go] Les dieux qui participent entrent avec votre armée.
       *[free] Un dieu dont le pouvoir sert entre avec votre armée ; pour les autres, je vous demande ensuite.
    }
panel-gods-gone = Déjà { LAND($target, form: "in") } : { $gods }. Un dieu dont le pouvoir a servi entre avec l'armée.

# Ce qu'on écrit dans les ordres et les conditions.
panel-plague-next = -# À l'étape 5 de ce tour, la Peste bannit vos dieux { $lands }.
attack-godswar = Si un dieu participe, il y a d'abord un conflit divin avec { $gods } : qui perd une manche est banni.
typed-leader-war = guerre
    .also = dieu de la guerre / avec guerre / avec le dieu de la guerre
typed-leader-magic = magie
    .also = déesse de la magie / avec magie / avec la déesse de la magie
typed-leader-sky = ciel
    .also = dieu du ciel / avec ciel / avec le dieu du ciel
typed-leader-death = mort
    .also = dieu de la mort / avec mort / avec le dieu de la mort
typed-theirs-war = leur dieu de la guerre
    .also = dieu de la guerre ennemi
typed-theirs-magic = leur déesse de la magie
    .also = déesse de la magie ennemie
typed-theirs-sky = leur dieu du ciel
    .also = dieu du ciel ennemi
typed-theirs-death = leur dieu de la mort
    .also = dieu de la mort ennemi
typed-ours-war = mon dieu de la guerre
    .also = notre dieu de la guerre
typed-ours-magic = ma déesse de la magie
    .also = notre déesse de la magie
typed-ours-sky = mon dieu du ciel
    .also = notre dieu du ciel
typed-ours-death = mon dieu de la mort
    .also = notre dieu de la mort
typed-none-war = aucun dieu de la guerre
    .also = sans dieu de la guerre
typed-none-magic = aucune déesse de la magie
    .also = sans déesse de la magie
typed-none-sky = aucun dieu du ciel
    .also = sans dieu du ciel
typed-none-death = aucun dieu de la mort
    .also = sans dieu de la mort
