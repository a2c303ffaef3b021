"""Processes that serve or work: their start, their life together, their end."""
