"""Pair the sentences of very long texts in near-linear time, from identical sentences and rare shared words."""
