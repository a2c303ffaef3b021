"""Games as environments of the libraries that people learn with, and the observations and masks that these give."""
