"""Which sentences of two articles belong together: context, order and groups, on top of their similarity."""
