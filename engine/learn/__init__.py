"""Teaching: what the engine draws, asks and explains beyond a game that is played."""
