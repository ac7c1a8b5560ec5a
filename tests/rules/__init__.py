"""Rule tests: one folder a game, one file a section of its catalogue."""
