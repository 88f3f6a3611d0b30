"""Dice: exact chances of sums, as fractions."""
