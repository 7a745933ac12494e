"""articlediff: a side-by-side viewer for editors who compare news articles."""
