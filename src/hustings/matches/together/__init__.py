"""Several processes on one database: that something is new, what is due, what each address has spent."""
