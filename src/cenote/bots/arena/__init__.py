"""How strong bots are: many games between them, and honest figures of what came of those."""
