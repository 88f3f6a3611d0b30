"""Gleek."""
