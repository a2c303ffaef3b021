"""The commands of ``hustings``, a module each."""
