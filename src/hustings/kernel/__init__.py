"""What every game is made of; pure: no clock, no network, no global randomness."""
