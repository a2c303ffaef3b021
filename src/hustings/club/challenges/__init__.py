"""Challenges: one person asks another by name for a match; it is accepted, declined, withdrawn, or lapses."""
