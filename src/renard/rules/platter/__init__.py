"""The turn flow of the games with a silver platter: three rolls, a platter, chains of bonuses."""
