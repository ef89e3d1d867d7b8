"""The table in the terminal: what is drawn, what can be typed, and where the game is kept."""
