"""Practice: endless questions about positions that occurred in games of bots, with answers by the referee.

A game's room lists its kinds of questions in its `practice.py` (`KINDS`); everything else stands here once: `deal`
plays the games, `draw` picks positions and makes questions of them, `progress` remembers what was missed,
`results` writes a session down.
"""
