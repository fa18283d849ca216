# What only Tzolk'in's board in the terminal says.

tzolkin-terminal-actions = Actions
tzolkin-terminal-belongings = Belongings
tzolkin-terminal-first = First player: { $player }
tzolkin-terminal-skulls = skulls
tzolkin-terminal-workers = workers
tzolkin-terminal-food-day = { $n } { tzolkin-board-days-to-food-day }
tzolkin-terminal-neutral = n: neutral worker
tzolkin-terminal-fields = Fields of Palenque by group: wood tiles, and corn tiles under them
tzolkin-terminal-bank = Crystal skulls in the bank: { $n }
tzolkin-terminal-dealt = Dealt to you, of which you keep two:
tzolkin-terminal-wealth = Starting wealth: { $tiles }
tzolkin-terminal-light = May still advance the calendar by two days
tzolkin-terminal-dark = No advance by two days until a top step is reached
