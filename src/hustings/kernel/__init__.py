"""Positions, steps, chance and messages: what every game is made of; pure, and compiled."""
