"""What ``hustings new`` writes: a whole game, whose name and number of languages are filled in."""
