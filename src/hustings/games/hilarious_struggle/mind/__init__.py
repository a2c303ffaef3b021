"""Hilarious Struggle: what a good player knows; compiled."""
