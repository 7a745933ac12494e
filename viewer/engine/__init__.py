"""From bytes to a comparison: reading, segmentation, alignment, collation, word diff, facts. No Qt."""
