"""Gaunerkleeblatt."""
