"""Sentences out of messages: the texts of house and games, rulebooks, and how Japanese is set."""
