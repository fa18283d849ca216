# What only Tzolk'in's board in the terminal says.

tzolkin-terminal-actions = Akcje
tzolkin-terminal-belongings = Stan posiadania
tzolkin-terminal-first = Pierwszy gracz: { $player }
tzolkin-terminal-skulls = czaszki
tzolkin-terminal-workers = robotnicy
tzolkin-terminal-food-day = { $n } { tzolkin-board-days-to-food-day }
tzolkin-terminal-neutral = n: neutralny robotnik
tzolkin-terminal-fields = Pola Palenque według grup: żetony drzew i żetony kukurydzy pod nimi
tzolkin-terminal-bank = Kryształowe czaszki w banku: { $n }
tzolkin-terminal-dealt = Twoje płytki, z których zatrzymujesz dwie:
tzolkin-terminal-wealth = Dobra początkowe: { $tiles }
tzolkin-terminal-light = Może jeszcze przestawić kalendarz o dwa dni
tzolkin-terminal-dark = Bez przestawiania o dwa dni aż do szczytu świątyni
