"""The steps, numbered; the last one has the number of :data:`hustings.database.tables.VERSION`."""
