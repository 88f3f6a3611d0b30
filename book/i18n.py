"""German messages of the chapters."""
