"""The cards of Imperium: one module for each nation and for each group of common cards; `numbers` enters them."""
