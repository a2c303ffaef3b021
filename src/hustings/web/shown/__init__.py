"""From a match as an audience may see it to HTML: sentences, film, curve, log, templates; no request."""
