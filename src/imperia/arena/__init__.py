"""The arena: many games between bots, as simulations, soak runs and speed tests."""
