"""One room per game; every room has the same file names."""
