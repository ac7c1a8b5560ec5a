"""Imperium: Classics and Legends."""
