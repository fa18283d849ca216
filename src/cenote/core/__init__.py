"""What every game shares, and which knows no game."""
