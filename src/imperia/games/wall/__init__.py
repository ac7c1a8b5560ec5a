"""The Great Wall: the Game, its options and its rules version."""
