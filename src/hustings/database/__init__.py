"""The database: the tables of all storeys, the steps that lead to them, its transactions."""

from . import people as people  # wherever one table is known, all are: backups and steps mean all of them
