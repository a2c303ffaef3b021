"""Computers among themselves: many matches, and how fast everything is."""
