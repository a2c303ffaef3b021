"""Matches that go on by themselves: rooms and their computers, the store, files to take away."""
