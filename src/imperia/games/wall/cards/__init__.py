"""The cards and boards of The Great Wall: one folder for each set."""
