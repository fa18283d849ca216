# What only Tzolk'in's board in the terminal says.

tzolkin-terminal-actions = Akce
tzolkin-terminal-belongings = Majetek
tzolkin-terminal-first = Začínající hráč: { $player }
tzolkin-terminal-skulls = lebky
tzolkin-terminal-workers = dělníci
tzolkin-terminal-food-day = { $n } { tzolkin-board-days-to-food-day }
tzolkin-terminal-neutral = n: blokující žeton
tzolkin-terminal-fields = Pole Palenque podle skupin: destičky dřeva a destičky kukuřice pod nimi
tzolkin-terminal-bank = Křišťálové lebky v bance: { $n }
tzolkin-terminal-dealt = Vaše destičky, z nichž si necháte dvě:
tzolkin-terminal-wealth = Počáteční jmění: { $tiles }
tzolkin-terminal-light = Ještě smí posunout kalendář o dva zuby
tzolkin-terminal-dark = Bez posunu o dva zuby až do vrcholu chrámu
