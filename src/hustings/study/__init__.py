"""What can be learned from a match that is over: chances, turning points, mistakes apart from luck."""
