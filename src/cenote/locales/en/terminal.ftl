# What the table in the terminal says besides the words that it shares with the pages.

ui-terminal-person = Player { $n }
ui-terminal-turn = { $player } to move
ui-terminal-key-move = move
ui-terminal-key-panel = panel
ui-terminal-key-scroll = scroll
ui-terminal-quit = Quit
ui-terminal-visits = tried
ui-terminal-points = VP expected
ui-terminal-chance = wins
ui-terminal-reasons = How often each move was tried, what points it leads to, and how often it wins.
ui-terminal-only-one = There is only one move
ui-terminal-result = Result
ui-terminal-secret = chosen in secret
ui-terminal-not-saved = { $file } could not be written
ui-terminal-not-kept = This game is not being kept. To leave it, press q again.
ui-terminal-too-small = This window is too small: { $width } columns and { $height } lines are needed.
ui-terminal-advising = Thinking of a hint…
ui-terminal-about = { $what }: { $said }
