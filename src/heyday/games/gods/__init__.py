"""Gods: a hex tile-laying duel of religions for two to four players, by Michael Schacht."""
