"""The process that reads and compares, so that no file can block or take down the window. No Qt."""
