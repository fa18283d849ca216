# What only the board of Teotihuacan in the terminal says.

teotihuacan-terminal-boards = Desky
teotihuacan-terminal-tiles = Destičky
teotihuacan-terminal-belongings = Majetek
teotihuacan-terminal-avenue = Cesta
teotihuacan-terminal-first = Začínající hráč: { $player }
teotihuacan-terminal-workers = dělníci
teotihuacan-terminal-track = Pyramida
teotihuacan-terminal-clockwise = Desky po směru hodinových ručiček.
teotihuacan-terminal-locked = zamčení
teotihuacan-terminal-workers-legend = Za číslem hráče stojí síla dělníků: 1:2,3.
teotihuacan-terminal-neutral = n1, n2: neutrální dělníci
teotihuacan-terminal-on-the-way = Na cestě:
teotihuacan-terminal-discoveries = Destičky objevů; ve sloupečku ještě { $n }
teotihuacan-terminal-row = { $n }. řada
teotihuacan-terminal-icons = b, r, g: modrá, červená a zelená; n: bledá; velká písmena: barevně
teotihuacan-terminal-places = ■ postaveno, □ sem smí destička
teotihuacan-terminal-display = Vyložené destičky výzdoby:
teotihuacan-terminal-rewards = r: libovolné suroviny; v: VB; c: kakao; *: nebo destička objevu
teotihuacan-terminal-laid-out = Vyložené počáteční destičky:
teotihuacan-terminal-eclipse = { $name } { $when }
