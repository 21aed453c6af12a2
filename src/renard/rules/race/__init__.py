"""The turn flow of the race for chips: four dice in groups, pawns on rows of squares."""
