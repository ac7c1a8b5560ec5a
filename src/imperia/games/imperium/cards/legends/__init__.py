"""The cards of the box Legends."""
