### SEALED: what is in here spoils Risk Legacy for whoever plays it. Ce que dit l’annonce quand un sceau se brise.

opening-pack_1 =
    {""}**Le draft.** Dès la prochaine guerre, on ne choisit plus simplement sa faction et son départ : les factions et des cartes numérotées sont étalées, et chacun en prend une à la fois, dans le sens horaire puis dans l’autre. Les cartes disent avec combien de troupes et de pièces on commence, qui se place et qui joue en premier.
    {""}**Trois cicatrices Biohasard** rejoignent les cartes cicatrices. On en joue une au début de n’importe quel tour, ou à la fin du sien, sur un territoire sans cicatrice : qui le contrôle y perd une troupe à la fin de chacun de ses tours.
    {""}**Sept cartes événements.** Désormais, on en révèle une chaque fois que la carte qui arrive à la case n° 1 porte un nombre pair de pièces.
opening-pack_2 =
    {""}**Six pouvoirs de retour.** Une faction mise hors combat ou éliminée qui n’en a pas encore en prend un pour toujours. Celle qui vient d’être éliminée choisit la première.
    {""}**Trois cicatrices Mercenaires** rejoignent les cartes cicatrices. On en joue une au début de n’importe quel tour, ou à la fin du sien : qui contrôle le territoire y reçoit une troupe à la fin de chacun de ses tours.
opening-pack_3 =
    {""}**Les patries.** Le continent où une faction a démarré le plus souvent est sa patrie. Quand vous avez droit à une carte, vous pouvez prendre une carte visible de votre patrie sans contrôler le territoire.
    {""}**Deux missions à deux étoiles** rejoignent les missions, et **trois cartes événements** les événements.
opening-pack_4 =
    {""}**La Capitale mondiale** est fondée : une ville de population 5, pour toujours. La faction qui compte le plus de victoires parmi celles qui jouent mène : elle choisit la première mission, et commence avec trois troupes de plus dans la Capitale mondiale.
    {""}**Six missions de faction** rejoignent les missions. Une faction qui en réalise une la garde sur sa carte, et peut la réaliser à nouveau, une fois dans chaque guerre suivante.
opening-pocket_1 =
    {""}**Une frappe nucléaire, maintenant.** Qui a tiré le troisième missile dit lequel des deux territoires est touché, celui qu’on attaque ou celui d’où l’on attaque. Toutes les troupes y meurent, les QG sont démolis, chaque voisin par terre lance un dé et perd autant de troupes, et les retombées restent pour toujours. Cette faction devient le Porteur du feu nucléaire.
    {""}**Cinq pouvoirs de missile.** Une faction qui gagne une étoile et n’en a pas encore en prend un.
    {""}**Les Mutants** peuvent être joués dès la prochaine guerre, et **huit cartes événements** rejoignent alors les événements.
opening-pocket_2 =
    {""}**Les Aliens débarquent, maintenant.** Qui allait placer ces troupes devient leur Collaborateur. Il dit dans quel océan se trouve l’île Alien et où mènent ses deux lignes maritimes ; ses troupes y débarquent avec dix troupes aliens. Dans cette guerre, les deux ne font qu’une faction ; dès la suivante, les **Aliens** peuvent être joués.
    {""}**Cinq faiblesses** rejoignent les cartes cicatrices, chacune pour une faction et non pour un territoire. Une ville peut devenir une **ruine**. **Sept cartes événements** rejoignent les événements à la prochaine guerre.
opening-envelope =
    Vous avez voulu savoir. Ce qu’elle contenait ne s’y remet pas.
    { $drawn ->
        [1] {""}**L’Entité ancienne.** Jusqu’à cinq cartes événements rejoignent les événements : une pour chacun de vous, à votre nom. Qui est nommé dit ce qu’elle fait.
        [2] {""}**Un virus mortel.** Cinq cartes événements identiques rejoignent les événements. Chacune réduit de moitié les troupes de la ville qui en compte le plus, et ses voisins par terre en perdent une.
        [3] {""}**Une orbite instable.** Cinq cartes événements identiques rejoignent les événements. Chacune ferme la mer jusqu’au prochain tour de qui la révèle, et chaque île perd une troupe.
       *[4] {""}**Cinq malédictions.** Désormais, chacun de vous en porte une à chaque guerre ; à la fin, elles retournent dans l’enveloppe.
    }
    {""}**Dix de vos troupes détruisent une carte pour toujours :** un événement avant qu’il agisse, une malédiction au début de votre tour.
