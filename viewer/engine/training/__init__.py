"""Learn the weights of alignment from articles whose links are marked. Not needed to compare articles."""
