"""Finding each other: the lobby, who seeks somebody to play with, tables for others, invitations, rows of rematches."""
