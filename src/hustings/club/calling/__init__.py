"""How people are called who look elsewhere: by mail, by their browser, and by whatever Apprise speaks to."""
