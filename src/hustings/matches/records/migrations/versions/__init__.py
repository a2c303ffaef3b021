"""The steps, numbered; the last one has the number of :data:`hustings.matches.records.schema.VERSION`."""
