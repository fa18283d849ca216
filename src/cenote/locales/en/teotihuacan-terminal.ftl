# What only the board of Teotihuacan in the terminal says.

teotihuacan-terminal-boards = Boards
teotihuacan-terminal-tiles = Tiles
teotihuacan-terminal-belongings = Belongings
teotihuacan-terminal-avenue = Avenue
teotihuacan-terminal-first = First Player: { $player }
teotihuacan-terminal-workers = workers
teotihuacan-terminal-track = Pyramid
teotihuacan-terminal-clockwise = The boards are in clockwise order.
teotihuacan-terminal-locked = locked
teotihuacan-terminal-workers-legend = After the player’s number stand the powers of the workers: 1:2,3.
teotihuacan-terminal-neutral = n1, n2: neutral workers
teotihuacan-terminal-on-the-way = On the way:
teotihuacan-terminal-discoveries = Discovery tiles; { $n } more in the stack
teotihuacan-terminal-row = row { $n }
teotihuacan-terminal-icons = b, r, g: blue, red and green; n: pale; capitals: in colour
teotihuacan-terminal-places = ■ built, □ a tile may go there
teotihuacan-terminal-display = Decoration tiles on display:
teotihuacan-terminal-rewards = r: resources of your choice; v: VP; c: cocoa; *: or a Discovery tile
teotihuacan-terminal-laid-out = Starting tiles laid out:
teotihuacan-terminal-eclipse = { $name } { $when }
