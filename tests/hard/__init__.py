"""Hard weather: real processes on a real PostgreSQL, people over HTTP, and everything that can break broken."""
