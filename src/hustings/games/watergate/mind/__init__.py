"""Watergate: what a good player knows; compiled."""
