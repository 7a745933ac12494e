"""The window. Widgets ask, the session decides and announces."""
