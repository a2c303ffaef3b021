"""Players of every kind against each other in every seat, and how strong they are."""
