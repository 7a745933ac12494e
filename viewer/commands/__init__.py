"""What the command line does without a window."""
