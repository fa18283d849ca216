# What Tzolk'in's board says besides the words of the game itself.

## Amounts

tzolkin-board-resources = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}
tzolkin-board-points = { $n } VP
tzolkin-board-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
tzolkin-board-up = { $n ->
    [one] { $n } step up
   *[other] { $n } steps up
}{ $temple ->
    [any] {" "}in any temple
   *[other] {" "}in the temple of { $temple-name }
}
tzolkin-board-down = { $n ->
    [one] { $n } step down
   *[other] { $n } steps down
} in the temple of { $temple-name }
tzolkin-board-levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}{ $track ->
    [technology] {" "}in any technology
   *[other] {" "}in { $track-name }
}
tzolkin-board-costs = Costs:
tzolkin-board-gives = Gives:
tzolkin-board-rules = See the rules

## The wheels

tzolkin-board-gears = The gears
tzolkin-board-zoom = Show
tzolkin-board-all-gears = All gears
tzolkin-board-space = { $gear-name }, space { $space }
tzolkin-board-worker-on = Worker of { $player }: { $gear-name }, space { $space }
tzolkin-board-neutral-on = Neutral worker: { $gear-name }, space { $space }
tzolkin-board-look-ahead = Turn the gears ahead
tzolkin-board-in-days = { $n ->
    [0] today
    [one] in { $n } day
   *[other] in { $n } days
}
tzolkin-board-back-to-now = Back to today
tzolkin-board-do-nothing = Space 0 has no action: a worker here has to be carried on first.
tzolkin-board-do-free = Free choice: any action of this gear, with no corn for steps back.
tzolkin-board-do-fishing = Fishing: gain { $n } corn.
tzolkin-board-do-harvest-corn = Harvest in group { $group } of the fields: take a corn tile and gain { $corn } corn.
tzolkin-board-do-harvest = Harvest in group { $group } of the fields: take a wood tile and gain { $wood } wood, or take an uncovered corn tile and gain { $corn } corn. Burning the forest opens the corn under a wood tile at once and angers the gods.
tzolkin-board-do-gain = From the bank: { $goods }.
tzolkin-board-do-tikal-1 = Advance one level in a technology, paying for it.
tzolkin-board-do-tikal-2 = Construct one building, paying its cost in resources.
tzolkin-board-do-tikal-3 = Advance one or two levels in technologies, paying for each.
tzolkin-board-do-tikal-4 = Construct one or two buildings, or one monument.
tzolkin-board-do-tikal-5 = Pay 1 resource of any kind to go up one step in two different temples.
tzolkin-board-do-uxmal-1 = Pay { $temple } corn to go up one step in any temple.
tzolkin-board-do-uxmal-2 = The market: exchange corn and resources as often as you like. Wood is worth { $wood } corn, stone { $stone }, gold { $gold }.
tzolkin-board-do-uxmal-3 = Take one more worker of yours from the bank.
tzolkin-board-do-uxmal-4 = Construct one building, paying { $resource } corn instead of each resource.
tzolkin-board-do-uxmal-5 = Pay { $fee } corn to perform any action of Palenque, Yaxchilan, Tikal or Uxmal.
tzolkin-board-do-sacred = Offer a crystal skull: score { $n } VP and go up one step in the temple of { $temple-name }{ $resource ->
    [yes] , and gain 1 resource of your choice
   *[no] {""}
}. Only once in a game.
tzolkin-board-sacred-used = { $player } has offered a skull here.

## The calendar

tzolkin-board-round = { $round ->
    [0] Setup
   *[other] Round { $round } · Age { $age }
}
tzolkin-board-days-to-food-day = { $n ->
    [0] Food Day today
    [one] day to the Food Day
   *[other] days to the Food Day
}
tzolkin-board-reward-goods = then goods
tzolkin-board-reward-points = then points
tzolkin-board-no-food-day = All Food Days are over
tzolkin-board-advance-days = { $n ->
    [one] Advance the calendar by { $n } day
   *[other] Advance the calendar by { $n } days
}
tzolkin-board-first-player-about = A worker here takes the corn that has gathered on the teeth at the end of your turn, makes you first player, and may let you advance the calendar by two days.
tzolkin-board-first-player-taken = The worker of { $player } stands here.
tzolkin-board-tooth-corn = Accumulated corn: { $n }.
tzolkin-board-first-player = First player

## The jungle

tzolkin-board-fields = Fields of Palenque, group { $group }
tzolkin-board-fields-about = Corn tiles open: { $open }. Under wood: { $covered }.

## Temples and technologies

tzolkin-board-temples = Temples
tzolkin-board-temples-goods = Next Food Day: everybody gains the goods on their own step and on every lower one.
tzolkin-board-temples-points = Next Food Day: everybody scores their own step, and the highest in each temple the bonus above it.
tzolkin-board-highest = Highest position: { $first } VP at the end of Age 1, { $second } VP at the end of Age 2. Several share half of it each.
tzolkin-board-step = { $temple-name }, step { $step }: { $n } VP{ $good ->
    [none] {""}
   *[other] {" "}and { $good-name }
}
tzolkin-board-step-players = Here: { $players }
tzolkin-board-technologies = Technologies
tzolkin-board-level = { $track-name }, level { $level }
tzolkin-board-beyond = { $track-name }, beyond level 3

## Buildings and monuments

tzolkin-board-buildings = Buildings
tzolkin-board-stack = Age { $age }, { $n } in the stack
tzolkin-board-monuments = Monuments
tzolkin-board-gap = Empty place
tzolkin-board-building-type = Building: { $type-name }
tzolkin-board-monument-type = Monument: { $type-name }

## Players

tzolkin-board-players = Players
tzolkin-board-own = What you have
tzolkin-board-stock = { $good-name }: { $n }
tzolkin-board-workers-in-play = Workers in play: { $n }, available: { $free }
tzolkin-board-harvest-tiles = Harvest tiles: corn { $corn }, wood { $wood }
tzolkin-board-light = Board with the light side up: you may once advance the calendar by two days
tzolkin-board-dark = Board with the dark side up: no advance by two days until you reach a top step
tzolkin-board-food = The next Food Day asks for { $need } corn; in hand: { $corn }
tzolkin-board-food-about = Workers that need corn: { $n }, each { $each }.
tzolkin-board-unfed = Unfed as things are: { $n }, which costs { $points } VP.

## Starting wealth

tzolkin-board-wealth = Starting wealth: keep { $n } of these tiles
tzolkin-board-wealth-about = Still to keep: { $n }. All reveal theirs together.
tzolkin-board-wealth-waits = Waiting until everybody has chosen.
