"""`python -m imperia` is the command line."""

from .cli import main

main()
