"""Hilarious Struggle: position and steps, as in the rulebook; compiled."""
