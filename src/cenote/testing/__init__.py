"""What any game must pass, and tools to prove a game with: conformance, perft and playthroughs.

python -m cenote.testing.conformance GAME
"""
