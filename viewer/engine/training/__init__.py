"""Learn the weights of alignment from articles whose links an editor has marked. Not needed to compare articles."""
