# Une page pour chaque règle maison.

rules-house-yalta =
    Les cartes Territoire distribuées sont visibles, et personne n'a encore rien placé. Vous pouvez alors échanger : proposez de vos cartes à un joueur contre des siennes, autant que vous voulez de chaque côté, même contre rien. Personne ne peut finir sans carte, ni avec plus de cartes que { UNIT(form: "of-many") } de départ, car chaque carte place { UNITS(1) } sur son territoire.

    L'autre accepte ou refuse d'un bouton. Un marché sur des cartes passées en d'autres mains est annulé. Quand tous sont prêts ou que le temps est écoulé, les { UNITS() } vont sur les territoires que vous tenez alors.
    .title = Yalta

rules-house-blind-yalta =
    Vous ne voyez que vos propres cartes ; deux Jokers sont distribués avec. Posez face cachée un lot de cartes d'une seule région et annoncez leur nombre. N'importe quel joueur peut l'échanger contre autant de cartes d'une région, sans le voir. En annonçant, vous acceptez tout lot de cette taille.

    Un Joker passe pour n'importe quelle région : un lot peut donc être un bluff. Les Jokers n'occupent rien et retournent à la pioche. L'échange finit quand tous sont prêts ; les lots que personne n'a pris reviennent.
    .title = Yalta à lots cachés

rules-house-general-mobilisation =
    Il n'y a ni pioche ni main : chaque carte Territoire est visible devant celui qui occupe son territoire, et change de mains avec lui. On ne pioche pas, on n'échange pas de séries, et il n'y a pas de Jokers.

    Vous recevez les { UNITS() } de vos territoires à la fin de votre tour. À la fin de chaque manche, quand tous ont joué, chacun reçoit { UNITS(6) } par trio des trois symboles parmi ses cartes, et le bonus de chaque région qu'il contrôle. On place dans l'ordre du tour.

    Avec une option, les { UNITS() } des territoires arrivent aussi à la fin de la manche.
    .title = Mobilisation générale

rules-house-calculated-risks =
    L'attaquant mise autant { UNIT(form: "of-many") } qu'il veut, mais { UNIT(form: "a") } doit rester sur place ; le défenseur mise ensuite ce qu'il veut, et peut tout miser. Chacun lance deux dés et y ajoute sa mise. Capitaines et Places Fortes ajoutent leur bonus habituel.

    Le score le plus bas perd toute sa mise. À égalité, les deux perdent la leur, mais un défenseur reste si le territoire devait se vider.

    Les chances du panneau et de `/risk chances` suivent cette règle.
    .title = Risques calculés

rules-house-continental-power =
    Si vous tenez plus de la moitié d'une région à la fin de votre tour, vous avez son pouvoir :

    - { UNITS(1) } sur chacun de vos territoires de cette région : Asie, Europe antique, Mordor
    - une carte Territoire : Amérique du Nord, Germanie, Arnor
    - retirer { UNITS(3) } à l'ennemi, en laissant au moins un défenseur par territoire : Afrique, Asie Mineure, Rhovanion
    - { UNIT(form: "a") } d'un ennemi voisin vous rejoint : Amérique du Sud, Atlantide, Forêt Noire
    - relancer votre plus petit dé d'attaque et garder le meilleur : Europe, Afrique antique, Eriador
    - autant de mouvements que vous voulez : Océanie, Hyrkanie, Rhûn
    - +1 en défense des Places Fortes et des lieux-dits : Gondor

    Le pouvoir sur les dés et celui du Gondor durent jusqu'à la fin de votre prochain tour ; vous avez les mouvements tant que vous tenez la région. Des options changent la région de chaque pouvoir.
    .title = Pouvoir continental

rules-house-hecatomb =
    Les morts ne reviennent pas. Chacun a deux fois les { UNITS() } de départ pour toute la partie : une moitié sur le plateau, une en réserve. Tout ce que vous recevez sort de votre réserve ; quand elle est vide, vous ne recevez plus rien.

    Quand plus personne n'a de réserve et qu'une manche entière passe sans attaque, la partie est finie. Le plus de territoires gagne ; à égalité, on partage la victoire. `/risk état` montre les réserves.
    .title = Hécatombe

rules-house-prisoners-of-war =
    Vous avez deux fois les { UNITS() } de départ pour toute la partie, comme dans l'hécatombe, mais les { UNITS() } qui tombent au combat deviennent prisonniers de l'adversaire. Avant votre tour, vous pouvez proposer des échanges : tant des vôtres contre tant des leurs. L'autre accepte d'un bouton. Les prisonniers libérés rejoignent leur réserve. Avec une option, des cartes Territoire peuvent s'y ajouter.

    L'armée neutre ne garde pas de prisonniers : ils rejoignent leur réserve. Si vous éliminez un joueur, vous reprenez ses prisonniers. La partie finit aussi comme dans l'hécatombe, quand plus personne ne peut combattre.
    .title = Prisonniers de guerre

rules-house-risk-bounty =
    Si vous prenez un territoire d'une région qu'un adversaire contrôlait entièrement au début de votre tour, vous choisissez la carte Territoire de ce tour dans toute la pioche, Jokers compris, au lieu de la tirer. Puis la pioche est mélangée. Une fois par tour, et jamais pour une région de l'armée neutre.
    .title = Prime de Risk

rules-house-single-front =
    Une seule offensive par tour. Votre premier jet fixe son départ et sa cible : attaquez là autant que vous voulez, nulle part ailleurs. Après une conquête, elle continue depuis le territoire pris, contre tout territoire voisin. Quand vous arrêtez ou ne pouvez plus continuer, vos attaques sont finies pour ce tour.
    .title = Front unique

rules-house-equal-arms =
    Toute série de cartes vaut { UNITS(10) }, que ce soit la première de la partie ou la vingtième et quels que soient ses symboles. Attendre ne rapporte rien. Les { UNITS(2) } pour le territoire d'une carte échangée restent comme la table les joue.
    .title = Égalité des armes
