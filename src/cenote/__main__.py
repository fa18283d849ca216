"""`python -m cenote` is the same as `cenote`."""

from cenote.cli import main

main()
