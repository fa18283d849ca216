# The words on the board of Teotihuacan that aren't names of things: headings, tooltips, and what is read aloud.

## What changes: `cocoa: +3`
teotihuacan-board-change = { $what }: { $n }
teotihuacan-board-of-player = { $player }: { $said }
teotihuacan-board-free = for free
teotihuacan-board-costs = costs { $cost }
teotihuacan-board-costs-nothing = costs nothing
teotihuacan-board-ascension = Ascension
teotihuacan-board-unlocking = unlocking
teotihuacan-board-workers = worker
teotihuacan-board-royal-tile = Royal tile
teotihuacan-board-none = none
teotihuacan-board-to-rules = Read more in the rules

## Action Boards
teotihuacan-board-about-palace = Worship here for the effect of one of three Royal tiles. The stronger the worker, the more it gets. There is no main action.
teotihuacan-board-about-forest = The main action gives wood. More workers give more, and the weakest of them counts. Worship leads up the red temple.
teotihuacan-board-about-stone-quarry = The main action gives stone. More workers give more, and the weakest of them counts. Worship leads up the green temple.
teotihuacan-board-about-gold-deposits = The main action gives gold. More workers give more, and the weakest of them counts. Worship leads up the blue temple.
teotihuacan-board-about-alchemy = The main action acquires a Technology for gold, and gives a step in the temple of its column. The second row needs two workers, or one of power 4 or 5.
teotihuacan-board-about-nobles = The main action places a Building for 2 wood. It scores points, advances you on the Avenue of the Dead, and makes the Avenue worth less.
teotihuacan-board-about-decorations = The main action places a Decoration tile for gold. The more workers, the cheaper. Worship leads up any temple.
teotihuacan-board-about-construction = The main action places a Pyramid tile for each worker. Each costs stone, and wood on the higher levels.
teotihuacan-board-go-here = Go here
teotihuacan-board-leave-here = No worker here
teotihuacan-board-not-here = Out of reach
teotihuacan-board-do-collect = Collect Cocoa
teotihuacan-board-do-worship = Worship
teotihuacan-board-do-main = Main action
teotihuacan-board-worker = { $player }: worker of power { $power }, { $board }
teotihuacan-board-locked-worker = { $player }: locked worker of power { $power }, { $board }
teotihuacan-board-neutral-worker = Neutral worker, colour { $n }
teotihuacan-board-worship-space = Worship space: { $what }
teotihuacan-board-taken-by = occupied by { $player }
teotihuacan-board-both = Both
teotihuacan-board-no-tile = No Discovery tile
teotihuacan-board-power-sign = P
teotihuacan-board-reward-grid = Rewards
teotihuacan-board-reward-grid-text = The row is the number of your workers here, the column the power of the weakest of them.
teotihuacan-board-lowest-power = lowest power { $power }
teotihuacan-board-workers-count = workers: { $n }
teotihuacan-board-next-building = next space { $vp } VP
teotihuacan-board-nobles-row-text = For a main action with this many workers: { $n }. A row is filled from the left.
teotihuacan-board-decoration-cost = Cost in gold by number of workers
teotihuacan-board-level = Level { $n }
teotihuacan-board-level-costs = Cost and points by level
teotihuacan-board-level-cost = stone { $stone }, wood { $wood }, { $vp } VP
teotihuacan-board-stack-left = Left in the stack: { $n }
teotihuacan-board-owned-by = owned by { $names }
teotihuacan-board-used = used

## The Pyramid
teotihuacan-board-pyramid = The Pyramid
teotihuacan-board-look-down-to = Up to level
teotihuacan-board-ground = Ground
teotihuacan-board-layers = Lift levels
teotihuacan-board-targets = Where it may go
teotihuacan-board-place = Level { $level }, row { $row }, column { $column }
teotihuacan-board-up-to-points = up to { $n } VP
teotihuacan-board-side-space = { $side }, space { $n }
teotihuacan-board-in-hand = In your hand: { $tile }
teotihuacan-board-turn-it = Which way round? Icons that match are ringed.
teotihuacan-board-turned = Quarter turns: { $n }
teotihuacan-board-matches = matching icons: { $n }

## Temples and tracks
teotihuacan-board-temples = Temples
teotihuacan-board-temple-blue = Blue
teotihuacan-board-temple-red = Red
teotihuacan-board-temple-green = Green
teotihuacan-board-temple-text = Each step gives its reward. On a main step you may claim a Discovery tile instead. The tile before the top scores in the final Eclipse; the top has room for one marker and gives { $top } VP.
teotihuacan-board-start = Start
teotihuacan-board-step = Step { $n }
teotihuacan-board-avenue = Avenue of the Dead
teotihuacan-board-avenue-text = In an Eclipse each space is worth the lowest value seen in the Buildings row: now { $vp } VP.
teotihuacan-board-per-space = per space
teotihuacan-board-buildings-row = Buildings row
teotihuacan-board-buildings-row-text = Buildings left: { $n }. They leave from the left, and the value of the Avenue falls.
teotihuacan-board-pyramid-track = Pyramid track
teotihuacan-board-pyramid-track-text = In the coming Eclipse each space is worth { $vp } VP, and the lead { $lead } VP more. Then all start again from 0.

## The calendar
teotihuacan-board-calendar = Calendar
teotihuacan-board-calendar-text = The light disc advances after each round and with each Ascension. When it reaches the dark disc, an Eclipse is announced.
teotihuacan-board-discs = Light disc on { $light }, dark disc on { $dark }
teotihuacan-board-eclipse-number = Eclipse { $n }
teotihuacan-board-eclipse-final = Final Eclipse
teotihuacan-board-eclipse-in = { $n ->
    [one] in { $n } space
   *[other] in { $n } spaces
}
teotihuacan-board-eclipse-next = at the end of the next round
teotihuacan-board-eclipse-now = at the end of this turn
teotihuacan-board-eclipse-announced = at the end of this round
teotihuacan-board-eclipse-scoring = is being scored
teotihuacan-board-eclipses-over = has been scored
teotihuacan-board-due = At the coming Eclipse
teotihuacan-board-due-text = Salary: { $owed } cocoa, you have { $cocoa }. If the Eclipse came now: Avenue { $avenue } VP, Pyramid track { $track } VP, lead { $lead } VP, masks { $masks } VP.
teotihuacan-board-due-bot = Pays no salary. If the Eclipse came now: Avenue { $avenue } VP, Pyramid track { $track } VP, lead { $lead } VP, masks { $masks } VP.

## Players
teotihuacan-board-players = Players
teotihuacan-board-first-player = First Player
teotihuacan-board-vp = VP
teotihuacan-board-workers-in-play = Power of the workers in play
teotihuacan-board-salary = Salary at the next Eclipse
teotihuacan-board-salary-text = 1 cocoa for each worker, 2 for power 4 or 5. Each cocoa that is not paid costs 3 VP.
teotihuacan-board-unlock-free = Unlock all (whole turn)
teotihuacan-board-unlock-paid = Unlock all
teotihuacan-board-masks = Masks
teotihuacan-board-masks-text = In every Eclipse, sets of different masks score 1, 3, 6, 10, 15, 21 or 28 VP for 1 to 7 masks.
teotihuacan-board-masks-worth = Masks: { $vp } VP in an Eclipse
teotihuacan-board-starting-text = Both tiles give all that they show, and your workers start on three of their boards.
teotihuacan-board-kept = kept

## The Teotibot
teotihuacan-board-teotibot-text = Two dice name one of the tiles of its action pyramid. It does what it can, then the tiles move up.
teotihuacan-board-rolled = { $one } + { $two } = { $sum }
teotihuacan-board-action-pyramid = Action pyramid
teotihuacan-board-directions = Tiles move up
teotihuacan-board-sum = dice { $sum }
teotihuacan-board-bot-story = What the Teotibot did in its last turn
teotihuacan-board-bot-waits = It plays after you.
