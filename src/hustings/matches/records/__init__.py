"""The database: its tables and their steps, matches and seats in its rows, what is broken, whom it shuts out."""
