# What only Tzolk'in's board in the terminal says.

tzolkin-terminal-actions = Дії
tzolkin-terminal-belongings = Майно
tzolkin-terminal-first = Перший гравець: { $player }
tzolkin-terminal-skulls = черепи
tzolkin-terminal-workers = робітники
tzolkin-terminal-food-day = { $n } { tzolkin-board-days-to-food-day }
tzolkin-terminal-neutral = n: нейтральний робітник
tzolkin-terminal-fields = Поля Паленке за групами: плитки деревини та плитки кукурудзи під ними
tzolkin-terminal-bank = Кришталеві черепи у банку: { $n }
tzolkin-terminal-dealt = Ваші плитки, дві з яких ви залишаєте:
tzolkin-terminal-wealth = Початковий достаток: { $tiles }
tzolkin-terminal-light = Ще може прокрутити календар на два дні
tzolkin-terminal-dark = Без прокручування на два дні до верхньої сходинки
