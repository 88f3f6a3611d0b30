"""Gleek: the English game of the 16th to 18th century for three players, with chips and a pot.

Every deal has four parts: an auction for the seven cards of the stock (`bidding`), vying for the ruff, the
best suit in hand (`bidding`, `score`), payments for gleeks and mournivals (`score`), and twelve tricks in
which tricks and high trumps bring points (`tricks`), settled against 22 through the pot.

Sources: the rules given to this book after David Parlett's reconstruction; the lost tables of values after
Charles Cotton, The Compleat Gamester, 1674.
Options: tiddy, towser_tumbler, tt_in_hand, tt_turned_double, opening_bid, follow_high, odd_chip,
turn_up_counts, ruff_pass, ruff_limit, leftover_pot, deals, chips.
"""
