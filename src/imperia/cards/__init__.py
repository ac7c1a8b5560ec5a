"""The shared effect language and its text generator. It knows no game."""
