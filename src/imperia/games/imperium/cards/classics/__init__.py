"""The cards of the box Classics."""
