"""Cards, packs and card sets; tricks, melds and betting, each once for all games."""
