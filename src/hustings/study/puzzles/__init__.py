"""Positions in which one answer is clearly best: found in self-play, kept with their game, tried by people."""
