"""A table in the terminal: boards, keys and the mouse, for one person or several at one screen."""
