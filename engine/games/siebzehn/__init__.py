"""17, the tavern dice game: as close to 17 as you dare, with as few dice as you can.

Two to eight players, a cup each.  Everybody pays a stake and throws three dice under the cup; then, step
by step, everybody decides at the same time whether to pay for one more die or to pay for standing.  A sum
above 17 is bust.

Source: document S2 („17“) for rules in German quotation marks; rulings fill the gaps (SZ-3.6 simultaneous
steps, SZ-3.9 the last one left, SZ-4.3 ties).
Options: players, stake, pass_costs, order (simultaneous or in turn), tie (share, carry, play-off), all_bust.
A session lasts until everybody has been start player once and no coin is left in the pot; that number is the
engine's (`play.TURNS_AS_START`), not an option.
"""
