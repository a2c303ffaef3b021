"""How the tables of the database became what they are, for Alembic: one file in ``versions/`` for each step."""
