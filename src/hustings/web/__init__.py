"""Matches, seats and live pages: Hustings in a browser."""
