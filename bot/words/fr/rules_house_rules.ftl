# Une page pour chaque règle maison.

rules-house-yalta =
    Quand les cartes Territoire sont distribuées, elles restent visibles devant chacun, et personne n'est encore installé. Alors on marchande : proposez de vos cartes à un joueur contre des siennes, autant que vous voulez de part et d'autre, même contre rien. Nul ne peut rester sans carte, ni avec plus de cartes que de régiments de départ : chacune en pose un sur son territoire.

    L'autre accepte ou refuse, d'un bouton. Un marché sur des cartes parties ailleurs tombe. Quand tous sont prêts, ou le temps écoulé, les régiments vont sur les terres que l'on tient alors.
    .title = Yalta

rules-house-blind-yalta =
    Vous voyez les cartes qu'on vous a distribuées, et celles de personne d'autre ; deux Jokers sont distribués avec. Posez face cachée un lot d'une seule région et annoncez combien de cartes il a. N'importe qui peut en échanger autant d'une région contre lui, sans les voir : qui annonce a accepté d'avance tout lot de cette taille.

    Un Joker passe pour n'importe quelle région : un lot peut donc être un bluff. Les Jokers n'occupent rien et retournent à la pioche. C'est fini quand tous sont prêts ; les lots que nul n'a pris reviennent.
    .title = Yalta à lots cachés

rules-house-general-mobilisation =
    Ni pioche ni main : chaque carte Territoire est visible devant qui tient sa terre, et change de mains avec elle. On ne pioche pas, on n'échange pas d'ensembles, et les Jokers sont retirés.

    Vous recevez les régiments de vos territoires à la fin de votre tour. À la fin de chaque manche, quand tous ont joué, tous reçoivent à la fois : 6 par trio des trois symboles parmi leurs cartes, et le bonus de chaque région entière. On place dans l'ordre du jeu.

    Une option donne aussi les régiments des territoires à la fin de la manche.
    .title = Mobilisation générale

rules-house-calculated-risks =
    L'attaquant engage autant de régiments qu'il veut, jusqu'à tous sauf un ; le défenseur en engage ensuite jusqu'à tous. Chacun lance deux dés et y ajoute sa mise ; Capitaines et murailles ajoutent ce qu'ils ajoutent toujours.

    Le plus petit score perd toute sa mise. À scores égaux, chacun perd la sienne, mais un défenseur reste si la terre devait se vider.

    Les chances que montre le panneau, et `/risk chances`, comptent ainsi.
    .title = Risques calculés

rules-house-continental-power =
    Qui tient plus de la moitié d'une région à la fin de son tour en a le pouvoir :

    - un régiment de plus sur chacune de ses terres là-bas : Asie, Europe antique, Mordor
    - une carte Territoire : Amérique du Nord, Germanie, Arnor
    - trois régiments retirés chez les autres, jamais le dernier : Afrique, Asie Mineure, Rhovanion
    - un régiment ennemi voisin vous rejoint : Amérique du Sud, Atlantide, Forêt Noire
    - le plus petit dé d'attaque relancé, le meilleur gardé : Europe, Afrique antique, Eriador
    - autant de mouvements qu'on veut : Océanie, Hyrkanie, Rhûn
    - +1 en défense des Places Fortes et des lieux-dits : Gondor

    Le pouvoir sur les dés et celui du Gondor durent jusqu'à la fin de votre prochain tour ; les mouvements sont à vous tant que vous tenez la région. Des options placent chaque pouvoir dans une autre région.
    .title = Pouvoir continental

rules-house-hecatomb =
    Les morts ne reviennent pas. Chacun a deux fois l'armée de départ pour toute la guerre : une moitié sur le plateau, une en réserve. Tout ce que vous recevez vient de votre réserve, et plus rien quand elle est vide.

    Quand plus personne n'a de réserve et que toute une manche passe sans attaque, la guerre est finie : le plus de territoires gagne, et qui en a autant partage la victoire. `/risk état` montre les réserves.
    .title = Hécatombe

rules-house-prisoners-of-war =
    Deux fois l'armée de départ pour toute la guerre, comme dans l'hécatombe ; mais qui tombe au combat devient prisonnier de l'autre camp. Avant chaque tour, son joueur peut proposer des échanges : tant des vôtres contre tant des leurs, si les deux sont d'accord, d'un bouton. Les libérés rentrent dans leur réserve. Une option permet d'y joindre des cartes Territoire.

    Ceux que bat l'armée neutre rentrent chez eux. Qui élimine un joueur reprend ses prisonniers. La guerre finit aussi comme dans l'hécatombe, quand plus personne ne peut se battre.
    .title = Prisonniers de guerre

rules-house-risk-bounty =
    Si pendant votre tour vous prenez une terre d'une région qu'un adversaire tenait entière au début du tour, vous choisissez la carte Territoire de ce tour dans toute la pioche au lieu de la tirer, Jokers compris. Puis la pioche est mélangée. Une fois par tour ; une région de l'armée neutre ne rapporte rien.
    .title = Prime de Risk

rules-house-single-front =
    Une seule offensive par tour. Dès le premier jet elle a un départ et une cible : attaquez là autant que vous voulez, nulle part ailleurs. Après une conquête elle continue depuis la terre prise, contre toute terre qui la touche. Quand vous vous arrêtez, ou ne pouvez continuer, vos combats sont finis pour ce tour.
    .title = Front unique

rules-house-equal-arms =
    Tout ensemble de cartes vaut dix régiments, qu'il soit le premier de la partie ou le vingtième, quels que soient ses symboles : on ne gagne rien à attendre. Les deux régiments d'une terre sur une carte échangée restent comme la table les joue.
    .title = Égalité des armes
