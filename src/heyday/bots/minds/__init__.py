"""What a search knows of each game, in the rule language: `outlook`, `hint`, `is_quiet`."""
