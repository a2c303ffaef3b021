"""The table in a terminal: keys, frames and pages that are the same for every game."""
