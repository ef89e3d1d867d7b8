"""How fair and how varied a game is: read off many games between equal bots."""
