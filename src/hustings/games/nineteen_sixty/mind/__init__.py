"""1960: what a good player knows; compiled."""
