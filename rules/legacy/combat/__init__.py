"""Fighting in a war: missiles, scar cards, fortifications, and the powers that change the dice."""
