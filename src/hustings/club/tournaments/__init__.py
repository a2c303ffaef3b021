"""Tournaments: who meets whom in which round, and the table. Everything follows from the list of what was played."""
