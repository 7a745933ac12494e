"""A comparison written out for a person or a script."""
