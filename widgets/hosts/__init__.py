"""Where a widget lives: in a Jupyter kernel or in the reader's browser."""
