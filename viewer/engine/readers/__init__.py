"""One module a file format; each turns bytes into an Article."""
