"""What an administrator does: backups, checks, words to servers that run, and the pass to the administrator's page."""
