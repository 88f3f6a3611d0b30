"""Kaufmannsglück."""
