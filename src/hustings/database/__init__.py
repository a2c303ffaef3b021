"""The database: the tables of all storeys, the steps that lead to them, its transactions."""
