"""Gaunerkleeblatt: a betting game with six cards each, scored like a clover with three leaves.

First betting, exchange of up to three cards with the stock, second betting, showdown.  Volk counts the cards
of the most frequent people, Reihe the longest run of ranks, Truppe the largest group alike.  The highest sum
takes the pot; a tie at the top leaves it for the next game.

Source: the first source document („Gaunerkleeblatt“); gaps are filled by rulings, see `rulebook`.
Options: `players`, `run_min`, `run_wraps`, `exchange`, `raises`, `max_stake`.
The rooms: `betting` one betting, `exchange` the drawing, `score` the three leaves and the pot, `play` the
game and `steps` what follows from a move, `counts` exact numbers, `referee` the cases, `scene` the table;
`worth` prices a move, with the `habits` that `study` found.
"""
