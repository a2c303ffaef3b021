"""The computers of a match: who is thought for and when, what they answer and offer; and patience with persons."""
