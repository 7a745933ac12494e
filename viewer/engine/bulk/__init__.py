"""Pair the sentences of very long texts in near-linear time, by identical sentences and rare words."""
