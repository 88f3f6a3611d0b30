"""Dice: exact numbers of sums, of going over a limit, and of stopping rules."""
