"""Drei Säue vor dem Hof."""
