"""People: names that last, tables to be found, calls, clocks, ratings, tournaments. It knows no HTTP."""
