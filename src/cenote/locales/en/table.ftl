# The pages around the boards, and what every game has in common.

## Everywhere

ui-skip = Skip to the content
ui-navigation = Pages
ui-home = To the first page
ui-rules = Rules
ui-credits = Credits
ui-language = Language
ui-settings = Settings
ui-theme = Appearance
ui-theme-system = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-reduce-motion = Reduce motion
ui-confirm-end = Ask before ending the turn
ui-shortcuts = Keyboard shortcuts
ui-key-moves = Go to the list of all moves
ui-key-arrows = Go through that list
ui-key-board = Go to the next possible move on the board
ui-key-help = Show this list
ui-close = Close
ui-cancel = Cancel
ui-loading = Loading…
ui-no-page = There is no such page
ui-no-table = There is no such table
ui-no-server = The server does not answer. Try again in a moment.
ui-refused = That is not possible now.
ui-unofficial = Unofficial implementation
ui-unofficial-text = Cenote is an unofficial implementation. The games belong to their authors and publishers, who have nothing to do with this program. Rules are told in our own words, and all boards are our own drawings.

## The first page

ui-welcome = Two deep games, one quiet table
ui-welcome-text = A cenote is the deep, clear water under the limestone. Play against the computer, with friends by link, on one screen, or alone.
ui-choose-game = Choose a game
ui-for-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
ui-for-players-range = { $least }–{ $n } players
ui-new-game = New game
ui-start = Start the game
ui-guide-start = First game, step by step
ui-more-choices = More choices
ui-not-opened = The table could not be opened.
ui-players-are = Players: { $players }
ui-with-you = you
ui-with-here = { $n ->
    [one] { $n } more person on this screen
   *[other] { $n } more people on this screen
}
ui-with-open = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
ui-with-bots = { $n ->
    [one] { $n } bot ({ $level })
   *[other] { $n } bots ({ $level })
}
ui-number-of-players = Number of players
ui-seats = Seats
ui-seat-kind = Who takes seat { $n }
ui-seat-name = Name at seat { $n }
ui-seat-level = Difficulty at seat { $n }
ui-kind-me = You
ui-kind-here = Somebody on this screen
ui-kind-open = By invitation link
ui-kind-bot = Computer player
ui-name = Name
ui-shuffle-seats = Random seating order
ui-allow-hints = Hints may be asked for
ui-variants = Variants
ui-level-random = Random
ui-level-novice = Easy
ui-level-player = Medium
ui-level-expert = Hard
ui-level-master = Expert
ui-my-tables = My tables
ui-continue = Continue
ui-look-again = Look again
ui-forget = Remove from this list

## Invitations, and the table before the game

ui-invited = You are invited
ui-invited-to = A seat at this table is kept for you: { $game }
ui-take-seat = Take this seat
ui-watch = Watch
ui-invitation-void = This link is no longer valid, or the seat is already taken.
ui-free-seat = Free seat
ui-lobby-host = The game starts when no seat is free. Send each free seat’s link to a friend, or add a bot.
ui-lobby-guest = The game starts when no seat is free.
ui-seat-here = (here)
ui-seat-bot = (computer player)
ui-seat-stands-in = (a bot plays meanwhile)
ui-invitation-for = Invitation link for seat { $n }
ui-new-invitation = Issue a new link
ui-copy-link = Copy link
ui-link-copied = Link copied
ui-spectator-link = Link for spectators
ui-add-bot = Add a bot
ui-remove-bot = Remove the bot
ui-close-table = Close this table

## Who sits there

ui-players = Players
ui-points = Points
ui-you-mark = (you)
ui-away = (away)
ui-thinks = thinking…
ui-bot-name = Bot { $letter }
ui-seat = Seat { $n }

## The turn

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
ui-since-your-turn = { $n ->
    [one] Since your last turn: { $n } turn
   *[other] Since your last turn: { $n } turns
}
ui-undo = Undo
ui-undo-turn = Undo the whole turn
ui-undo-stops = Cannot be undone: something hidden was revealed
ui-nothing-to-undo = There is nothing to undo in this turn
ui-end-turn = End turn
ui-end-turn-ask = End the turn?
ui-hint = Hint
ui-wanted = Noted: { $move }. It follows your next choice.
ui-press-anyway = The order makes no difference: press it, and it finds its place
ui-hint-says = Suggested:
ui-all-moves = All moves: { $n }
ui-ask-undo = Ask to undo my last turn
ui-takeback-asked = { $n ->
    [one] { $player } asks to undo { $n } move.
   *[other] { $player } asks to undo { $n } moves.
}
ui-agree = Agree
ui-refuse = Refuse
ui-bot-failed = The bot ran out of time and made a simple legal move

## The table

ui-table = Table
ui-table-menu = Table, links, record…
ui-connection-lost = Connection lost
ui-reconnecting = Reconnecting…
ui-reconnected = Connected again
ui-moved-on = The game has moved on; please look again
ui-board-failed = The board could not be drawn. The list of all moves below still plays the game.
ui-practice = Practice: part of the deal was chosen, not drawn.
ui-watching = You are watching.
ui-hand-over = The screen goes to: { $player }
ui-hand-over-text = Nothing of the table is shown until then.
ui-hand-over-take = Show my view

## The log

ui-log = Log
ui-round = Round { $n }
ui-setup = Setup
ui-points-change = { $points } VP
ui-show-moment = Show

## The end

ui-wins = { $player } wins
ui-you-win = You win!
ui-shared-victory = Shared victory: { $players }
ui-place = { $n }.
ui-score-by-source = Final score by source
ui-total = Total
ui-points-over-rounds = Points over the rounds
ui-as-numbers = As numbers
ui-round-column = Round
ui-play-again = Play again
ui-to-rematch = To the next game
ui-save-record = Save the record

## Looking back

ui-replay = Replay
ui-look-back = Look back
ui-timeline = Moment of the game
ui-moment = Move { $n } of { $of }
ui-go-first = To the start
ui-go-previous = Previous move
ui-play = Play
ui-pause = Pause
ui-go-next = Next move
ui-go-last = To the end
ui-back-to-game = Back to the game
ui-to-result = To the result
ui-link-to-moment = Link to this moment

## Learning

ui-guide = Guide
ui-guide-step = { $n } of { $of }
ui-guide-next = Next
ui-guide-stop = Play without the guide
ui-guide-text = Show what the guide says
ui-rules-of = Rules: { $game }
ui-search-rules = Search the rules
ui-sections-found = Sections found: { $n }
ui-contents = Contents

## Credits

ui-credits-icons = Icons
ui-credits-icons-text = Icons made by { $authors }. From the collection of game-icons.net, under the licence CC BY 3.0; recoloured and set into our drawings.
ui-credits-drawings = Boards and drawings
ui-credits-drawings-text = All boards, tiles and other drawings were made for Cenote. Letters are those of your own system; no fonts are sent.
ui-credits-software = Software
ui-credits-software-text = Cenote is free software under the Apache License 2.0. These pages contain free software by others, too.
ui-credits-licences = Their licences

## Why not: what is the same in every game

ui-reason-no-such-move = There is no such move
ui-reason-not-now = Not possible now
ui-reason-game-over = The game is over
ui-reason-not-started = The game has not begun yet
ui-reason-not-your-turn = It is not your turn
ui-reason-nothing-secret-now = Nothing is chosen in secret now
