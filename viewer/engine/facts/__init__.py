"""One module a kind of fact; each finds where the two sides of a link differ in it."""
