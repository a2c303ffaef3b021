"""Matches written down to be learned from."""
