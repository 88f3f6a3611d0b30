"""Klaverjas: the Dutch trick-taking game for four in two partnerships, with 32 cards and a chosen trump.

The declaring side names trumps and must reach its threshold, or it is nat and writes nothing; roem rewards
runs, four alike and stuk.  A match has 16 deals.
Source: the rule sheet "Klaverjas" (German); gaps are closed by rulings and by Dutch practice, see `rulebook`.
Options: presets `book` (the letter of the source), `club` and `club-rotterdam` (Dutch clubs); duties in
tricks (`trumping`, `undertrump`, `head_trump_lead`), roem by the hand or by the trick (`roem`), announced by
itself or claimed (`roem_claim`), the `threshold`, bonuses (`four_jacks`, `four_low`, `pit_for_defenders`,
`slot_bonus`, `slot_with_pit`), `ledig`, `nat_penalty`, what proposes trumps (`proposal`,
`dealer_free_choice`), `players` 4, 3 (two cards to exchange, `talon_points`) or 2 (open and hidden table
cards), and the number of `deals`.
"""
