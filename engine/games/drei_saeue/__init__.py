"""Drei Säue vor dem Hof: a trick game for two pairs of partners with four Säue to be won.

Each player has a yard (Hof), a stack of Säue of which only the topmost lies open.  Who wins a trick of a
suit may take the open Sau of that suit and lay it on top in the own yard.  After eight tricks the side with
three or four Säue is paid; a player who holds all four alone is paid by the partner too.

Source: the tavern game in the second source document („Drei Säue vor dem Hof“); gaps are filled by rulings,
see `rulebook`.
Options: `stake` (coins per round), `take_pig` (ask | always), `yard_choice` (the partner's yard as well).
The rooms: `yards` the stacks, `score` the payment, `play` the game, `referee` the cases, `scene` the table.
"""
