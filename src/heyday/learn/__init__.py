"""Learning by self-play: thousands of games at once, on a CPU or a GPU."""
