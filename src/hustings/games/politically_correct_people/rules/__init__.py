"""Politically Correct People: position and steps, as in the rulebook; compiled."""
