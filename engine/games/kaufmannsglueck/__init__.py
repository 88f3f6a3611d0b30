"""Kaufmannsglück: bidding for cards, for three players and 52 cards.

Everybody holds two hidden cards, the Starthand.  In each of three rounds three cards lie open; in turn
everybody bids copper for one of them, against the others, or buys an unseen card from the stack for one
copper.  After the first and the second round anybody may fold.  At the end the best five cards take all the
stakes.

Sources: the last game of the collection of tavern games (its sentences stand in `rulebook.py`), with rulings
where it is silent or contradicts itself.  No other rule text is known.
Options: `limit` of a bid, `ace_low`, `two_pairs`, what becomes of a `presser`, `suit_order` by table or text,
`no_limit_outside_buy`.
"""
