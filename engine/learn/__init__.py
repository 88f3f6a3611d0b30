"""Learning: what is taught and asked, computed from the rules."""
