"""Politically Correct People: what a good player knows; compiled."""
