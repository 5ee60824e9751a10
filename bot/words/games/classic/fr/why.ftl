# Pourquoi ? : voir bot/words/fr/why.ftl.
why-to-choose-capital = On gagne en tenant toutes les capitales : la vôtre doit être à l'abri. Personne ne voit le choix avant que tous aient choisi.
leads-choose-capital = ce sera votre capitale jusqu'à la fin. Perdue, elle rapproche un autre de la victoire.
