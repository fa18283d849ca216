# The pages around the boards.

ui-skip = Skip to the content
ui-navigation = Pages
ui-home = To the first page
ui-rules = Rules
ui-language = Language
ui-theme = Appearance
ui-theme-system = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-unofficial = Unofficial implementation
ui-credits = Credits
ui-loading = Loading…
ui-no-page = There is no such page
ui-no-table = There is no such table
ui-start = Start the game
ui-close = Close
ui-cancel = Cancel

ui-players = Players
ui-points = Points
ui-you-mark = (you)
ui-away = (away)
ui-thinks = thinking…
ui-bot-name = Bot { $letter }
ui-seat = Seat { $n }
ui-everybody = Everybody

ui-bar = The turn
ui-your-turn = Your turn
ui-thinking = { $player } is thinking…
ui-waiting-for = Waiting for { $player }
ui-waiting-for-players = Waiting for players
ui-game-over = Game over
ui-steps-this-turn = { $n ->
    [one] { $n } move this turn
   *[other] { $n } moves this turn
}
ui-undo = Undo
ui-undo-turn = Undo the whole turn
ui-undo-stops = Cannot be undone: something hidden was revealed
ui-nothing-to-undo = There is nothing to undo in this turn
ui-end-turn = End turn
ui-end-turn-ask = End the turn?
ui-hint = Hint
ui-hint-says = Hint:
ui-all-moves = All moves: { $n }

ui-log = Log
ui-round = Round { $n }
ui-setup = Setup
ui-points-change = { $points } VP
ui-show-moment = Show

ui-hand-over = The screen goes to { $player }
ui-hand-over-text = Nothing of the table is shown until then.
ui-hand-over-take = Show my view
