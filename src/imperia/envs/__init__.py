"""Environments for researchers: the games as PettingZoo, Gymnasium and OpenSpiel know them, each an extra."""
