"""One live match: what its seats do, see, say and hear, and who sits where."""
