"""In front of the application: connections, what requests cost, and who waits."""
