"""Watergate: position and steps, as in the rulebook; compiled."""
