"""How much two sentences say the same: evidence of several kinds, none of it decisive alone."""
