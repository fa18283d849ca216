# Tzolk'in: everything of the game that is told in words. docs/words.md says how the keys are made.

tzolkin-title = Tzolk'in: The Mayan Calendar

## Goods, gears, temples, technologies

tzolkin-corn = corn
tzolkin-wood = wood
tzolkin-stone = stone
tzolkin-gold = gold
tzolkin-skull = crystal skull
tzolkin-palenque = Palenque
tzolkin-yaxchilan = Yaxchilan
tzolkin-tikal = Tikal
tzolkin-uxmal = Uxmal
tzolkin-chichen-itza = Chichen Itza
tzolkin-first = first-player space
tzolkin-chaac = Chaac
tzolkin-quetzalcoatl = Quetzalcoatl
tzolkin-kukulkan = Kukulcan
tzolkin-agriculture = Agriculture
tzolkin-agriculture-text = Level 1: 1 more corn from every corn harvest. Level 2: 1 more corn from fishing, and you may harvest corn where no tile of it is visible. Level 3: 3 more corn from every corn harvest instead of 1. Beyond: one step up in any temple.
tzolkin-extraction = Resource Extraction
tzolkin-extraction-text = 1 more of the resource that an action of Palenque or Yaxchilan gives: from level 1 wood, from level 2 stone, from level 3 gold. Beyond: 2 resources of your choice.
tzolkin-architecture = Architecture
tzolkin-architecture-text = For each building: from level 1 gain 1 corn; from level 2 also score 2 VP; from level 3 also pay 1 resource less, or 2 corn less if you pay in corn. Beyond: 3 VP.
tzolkin-theology = Theology
tzolkin-theology-text = From level 1 a worker at Chichen Itza may perform the action of the next space. From level 2 you may pay 1 resource after an action there to go up one step in any temple. From level 3 action 4 of Yaxchilan gives a second crystal skull. Beyond: 1 crystal skull.
tzolkin-farm = farm
tzolkin-civic = civic building
tzolkin-tomb = tomb
tzolkin-shrine = shrine

# How many of a good, as in "gains 3 corn".
tzolkin-amount = { $good ->
    [corn] { $n } corn
    [wood] { $n } wood
    [stone] { $n } stone
    [gold] { $n } gold
   *[skull] { $n ->
        [one] { $n } crystal skull
       *[other] { $n } crystal skulls
    }
}

## Buildings: names and what they do

tzolkin-a1f1 = Farm (1 worker)
tzolkin-a1f1-text = On Food Days 1 of your workers needs no corn.
tzolkin-a1f2 = Farm (1 worker)
tzolkin-a1f2-text = On Food Days 1 of your workers needs no corn.
tzolkin-a1f3 = Farm (1 worker)
tzolkin-a1f3-text = On Food Days 1 of your workers needs no corn.
tzolkin-a1f4 = Farm (1 corn less)
tzolkin-a1f4-text = On Food Days each of your workers needs 1 corn less.
tzolkin-a1f5 = Farm (1 corn less)
tzolkin-a1f5-text = On Food Days each of your workers needs 1 corn less.
tzolkin-a1c1 = Civic building (Agriculture)
tzolkin-a1c1-text = Advance 1 level in Agriculture without paying.
tzolkin-a1c2 = Civic building (Agriculture, 1 stone)
tzolkin-a1c2-text = Advance 1 level in Agriculture without paying; gain 1 stone.
tzolkin-a1c3 = Civic building (Resource Extraction, 1 corn)
tzolkin-a1c3-text = Advance 1 level in Resource Extraction without paying; gain 1 corn.
tzolkin-a1c4 = Civic building (Resource Extraction, 1 gold)
tzolkin-a1c4-text = Advance 1 level in Resource Extraction without paying; gain 1 gold.
tzolkin-a1t1 = Tomb (Chaac, Quetzalcoatl)
tzolkin-a1t1-text = Go up 1 step each in the temples of Chaac and Quetzalcoatl.
tzolkin-a1t2 = Tomb (Chaac, Kukulcan)
tzolkin-a1t2-text = Go up 1 step each in the temples of Chaac and Kukulcan.
tzolkin-a1t3 = Tomb (any temple, a building)
tzolkin-a1t3-text = Go up 1 step in any temple; you may construct a building, paying with resources.
tzolkin-a1s1 = Shrine (Architecture)
tzolkin-a1s1-text = Advance 1 level in Architecture without paying.
tzolkin-a1s2 = Shrine (Theology, Kukulcan)
tzolkin-a1s2-text = Advance 1 level in Theology without paying; go up 1 step in the temple of Kukulcan.
tzolkin-a2f1 = Farm (3 workers)
tzolkin-a2f1-text = On Food Days 3 of your workers need no corn.
tzolkin-a2f2 = Farm (3 workers)
tzolkin-a2f2-text = On Food Days 3 of your workers need no corn.
tzolkin-a2f3 = Farm (3 workers)
tzolkin-a2f3-text = On Food Days 3 of your workers need no corn.
tzolkin-a2c1 = Civic building (any technology, 1 stone)
tzolkin-a2c1-text = Advance 1 level in any technology without paying; gain 1 stone.
tzolkin-a2c2 = Civic building (any technology, 1 gold)
tzolkin-a2c2-text = Advance 1 level in any technology without paying; gain 1 gold.
tzolkin-a2c3 = Civic building (any technology, 6 corn)
tzolkin-a2c3-text = Advance 1 level in any technology without paying; gain 6 corn.
tzolkin-a2c4 = Civic building (any technology, 1 crystal skull)
tzolkin-a2c4-text = Advance 1 level in any technology without paying; gain 1 crystal skull.
tzolkin-a2t1 = Tomb (market, 6 VP)
tzolkin-a2t1-text = You may exchange corn and resources at the market; score 6 VP.
tzolkin-a2t2 = Tomb (a worker, 6 VP)
tzolkin-a2t2-text = Take a worker from the bank; score 6 VP.
tzolkin-a2t3 = Tomb (8 VP)
tzolkin-a2t3-text = Score 8 VP.
tzolkin-a2t4 = Tomb (an action, 2 VP)
tzolkin-a2t4-text = For 1 corn you may perform any one of actions 1 to 5 of Palenque, Yaxchilan, Tikal or Uxmal; score 2 VP.
tzolkin-a2t5 = Tomb (Chaac, Quetzalcoatl, Kukulcan, 3 VP)
tzolkin-a2t5-text = Go up 1 step each in the temples of Chaac, Quetzalcoatl and Kukulcan; score 3 VP.
tzolkin-a2s1 = Shrine (Chaac +2, 2 VP)
tzolkin-a2s1-text = Go up 2 steps in the temple of Chaac; score 2 VP.
tzolkin-a2s2 = Shrine (Kukulcan +2, 3 VP)
tzolkin-a2s2-text = Go up 2 steps in the temple of Kukulcan; score 3 VP.
tzolkin-a2s3 = Shrine (Quetzalcoatl +2, 4 VP)
tzolkin-a2s3-text = Go up 2 steps in the temple of Quetzalcoatl; score 4 VP.
tzolkin-a2s4 = Shrine (Architecture, 3 VP)
tzolkin-a2s4-text = Advance 1 level in Architecture without paying; score 3 VP.
tzolkin-a2s5 = Shrine (Theology, Chaac, Kukulcan)
tzolkin-a2s5-text = Advance 1 level in Theology without paying; go up 1 step each in the temples of Chaac and Kukulcan.
tzolkin-a2s6 = Shrine (2 × any technology)
tzolkin-a2s6-text = Advance 2 levels in technologies of your choice without paying.

## Monuments

tzolkin-mon-tombs = Monument (tombs)
tzolkin-mon-tombs-text = At the end, 4 VP for each of your tombs, monuments with that frame included.
tzolkin-mon-civics = Monument (civic buildings)
tzolkin-mon-civics-text = At the end, 4 VP for each of your civic buildings, monuments with that frame included.
tzolkin-mon-shrines = Monument (shrines)
tzolkin-mon-shrines-text = At the end, 4 VP for each of your shrines, monuments with that frame included.
tzolkin-mon-all-built = Monument (all you built)
tzolkin-mon-all-built-text = At the end, 2 VP for each of your buildings and monuments.
tzolkin-mon-workers = Monument (workers)
tzolkin-mon-workers-text = At the end, 6, 12 or 18 VP if you have 4, 5 or 6 workers in play.
tzolkin-mon-best-temple = Monument (best temple)
tzolkin-mon-best-temple-text = At the end, 3 VP for each step by which your best temple marker is above its starting step.
tzolkin-mon-every-monument = Monument (all monuments)
tzolkin-mon-every-monument-text = At the end, 6, 5 or 4 VP (with 2, 3 or 4 players) for each monument that anybody has constructed.
tzolkin-mon-tech-levels = Monument (technology levels)
tzolkin-mon-tech-levels-text = At the end, 3 VP for each of your technology levels.
tzolkin-mon-temple-vp = Monument (temples again)
tzolkin-mon-temple-vp-text = At the end, score the VP of your temple steps once more, without the bonuses for the highest position.
tzolkin-mon-corn-tiles = Monument (corn tiles)
tzolkin-mon-corn-tiles-text = At the end, 4 VP for each of your corn harvest tiles.
tzolkin-mon-wood-tiles = Monument (wood tiles)
tzolkin-mon-wood-tiles-text = At the end, 4 VP for each of your wood harvest tiles.
tzolkin-mon-tech-maxed = Monument (finished technologies)
tzolkin-mon-tech-maxed-text = At the end, 9, 20 or 33 VP if 1, 2 or at least 3 of your technologies are at level 3.
tzolkin-mon-skulls = Monument (skulls)
tzolkin-mon-skulls-text = At the end, 3 VP for each crystal skull at Chichen Itza, whoever offered it.

## Starting wealth tiles, called by the space that is printed on them

tzolkin-pal1 = Palenque 1
tzolkin-pal1-text = Gain 3 corn; go up 1 step in the temple of Quetzalcoatl; advance 1 level in Agriculture without paying.
tzolkin-pal3 = Palenque 3
tzolkin-pal3-text = Gain 5 corn and 1 gold; go up 1 step in the temple of Quetzalcoatl.
tzolkin-pal5 = Palenque 5
tzolkin-pal5-text = Gain 1 stone and 1 gold; advance 1 level in Agriculture without paying.
tzolkin-pal7 = Palenque 7
tzolkin-pal7-text = Gain 9 corn and 1 stone.
tzolkin-yax1 = Yaxchilan 1
tzolkin-yax1-text = Gain 1 wood; go up 1 step in the temple of Kukulcan; advance 1 level in Resource Extraction without paying.
tzolkin-yax3 = Yaxchilan 3
tzolkin-yax3-text = Gain 2 corn and 2 wood; go up 1 step in the temple of Kukulcan.
tzolkin-yax5 = Yaxchilan 5
tzolkin-yax5-text = Gain 4 corn and 1 wood; advance 1 level in Resource Extraction without paying.
tzolkin-yax7 = Yaxchilan 7
tzolkin-yax7-text = Gain 3 corn, 2 wood and 1 stone.
tzolkin-tik1 = Tikal 1
tzolkin-tik1-text = Gain 2 corn; go up 1 step in the temple of Chaac; advance 1 level in Architecture without paying.
tzolkin-tik3 = Tikal 3
tzolkin-tik3-text = Gain 6 corn and 2 stone.
tzolkin-tik5 = Tikal 5
tzolkin-tik5-text = Gain 3 corn and 1 gold; advance 1 level in Architecture without paying.
tzolkin-tik7 = Tikal 7
tzolkin-tik7-text = Gain 6 corn, 1 wood and 1 stone.
tzolkin-uxm1 = Uxmal 1
tzolkin-uxm1-text = Gain 5 corn and 1 stone; go up 1 step in the temple of Chaac.
tzolkin-uxm3 = Uxmal 3
tzolkin-uxm3-text = Gain 3 corn and 1 wood; on Food Days 1 of your workers needs no corn.
tzolkin-uxm5 = Uxmal 5
tzolkin-uxm5-text = Take a worker from the bank.
tzolkin-uxm7 = Uxmal 7
tzolkin-uxm7-text = Gain 8 corn and 1 gold.
tzolkin-chi0 = Chichen Itza 0
tzolkin-chi0-text = Gain 4 corn, 1 wood and 1 crystal skull.
tzolkin-chi3 = Chichen Itza 3
tzolkin-chi3-text = Gain 5 corn and 1 stone; advance 1 level in Theology without paying.
tzolkin-chi5 = Chichen Itza 5
tzolkin-chi5-text = Gain 4 corn and 3 wood.
tzolkin-chi7 = Chichen Itza 7
tzolkin-chi7-text = Gain 2 corn and 2 wood; advance 1 level in Theology without paying.
tzolkin-chi10 = Chichen Itza 10
tzolkin-chi10-text = Gain 7 corn and 2 wood.

## Moves: labels of buttons

tzolkin-move-end = End turn
tzolkin-move-done = Done
tzolkin-move-nothing = No action
tzolkin-move-beg = Beg for corn
tzolkin-move-place = { $a ->
    [first] First player
   *[other] Place: { $an }
}
tzolkin-move-pick = Pick up: { $an } { $b }
tzolkin-move-do = Action { $a }
tzolkin-move-use = { $an } { $b }
tzolkin-move-harvest = { $a ->
    [wood] Harvest wood
    [corn] Harvest corn
    [burn] Burn the forest
   *[no_tile] Without a tile
}
tzolkin-move-climb = { $b ->
    [none] Up: { $an }
   *[other] Up: { $an }, { $bn }
}
tzolkin-move-anger = Down: { $an }
tzolkin-move-advance = { $an }
tzolkin-move-pay = Pay: { $an }
tzolkin-move-take = Take: { $an }
tzolkin-move-discount = Save: { $an }
tzolkin-move-architecture = { $a ->
    [use] Use it now
   *[save] Keep it
}
tzolkin-move-build = Build: { $an }
tzolkin-move-sell = Sell: { $an }
tzolkin-move-buy = Buy: { $an }
tzolkin-move-days = { $a ->
    [one] Advance { $a } day
   *[other] Advance { $a } days
}
tzolkin-move-keep = Keep: { $an }

## Questions: what is being decided

tzolkin-ask-keep = Keep 2 of your starting wealth tiles
tzolkin-ask-start = Place workers or pick up workers
tzolkin-ask-place = Place another worker or end your turn
tzolkin-ask-pick = Pick up another worker or end your turn
tzolkin-ask-end = End your turn
tzolkin-ask-days = How far does the calendar advance?
tzolkin-ask-action = Your worker from { $gear-name } { $space }: which action?
tzolkin-ask-use = Which action of another gear?
tzolkin-ask-harvest = Fields of action { $group }: what do you harvest?
tzolkin-ask-climb = { $steps ->
    [1] In which temple do you go up?
   *[other] In which temple do you go up? Steps left: { $steps }
}
tzolkin-ask-two-temples = Choose two temples and go up one step in each
tzolkin-ask-anger = The gods are angry: in which temple do you go down?
tzolkin-ask-advance = { $times ->
    [1] Which technology do you advance, paying for it?
   *[other] Which technology do you advance, paying for it? Advances left: { $times }
}
tzolkin-ask-learn = { $times ->
    [1] Which technology do you advance without paying?
   *[other] Which technology do you advance without paying? Advances left: { $times }
}
tzolkin-ask-pay = Which resource do you pay? Still to pay: { $blocks }
tzolkin-ask-take = Which resource do you take? Still to take: { $blocks }
tzolkin-ask-build = { $how ->
    [first_of_two] Construct up to two buildings, or one monument
    [second] Construct a second building?
    [with_corn] Construct a building, paying with corn
   *[one] Construct a building
}
tzolkin-ask-architecture = Do you use Architecture for this building or keep it for the second?
tzolkin-ask-discount = Architecture: which resource don't you pay?
tzolkin-ask-market = At the market, exchange corn and resources
tzolkin-ask-devotion = Theology: pay a resource to go up one step in any temple?

## Events: lines of the log

tzolkin-event-keep = { $player } keeps starting wealth: { $tile-name }
tzolkin-event-beg = { $player } begs for corn
tzolkin-event-anger = { $player } angers the gods: { $temple-name }, −1
tzolkin-event-place = { $gear ->
    [first] { $player } places a worker on the first-player space
   *[other] { $player } places a worker: { $gear-name } { $space }
}
tzolkin-event-mercy = { $player } finds mercy with the gods and pays what corn there is
tzolkin-event-pick = { $player } picks up a worker: { $gear-name } { $space }
tzolkin-event-act = { $player } performs an action: { $gear-name } { $action }
tzolkin-event-gain = { $player } gains { tzolkin-amount }
tzolkin-event-pay = { $player } pays { tzolkin-amount }
tzolkin-event-climb = { $player } goes up: { $temple-name }, step { $step }
tzolkin-event-no-step = { $player } cannot go up: { $temple-name }
tzolkin-event-level = { $player } advances { $track-name } to level { $level }
tzolkin-event-bonus = { $player } takes the one-time bonus of { $track-name }
tzolkin-event-worker = { $player } gains a worker; in play: { $workers }
tzolkin-event-harvest = { $what ->
    [wood] { $player } harvests wood (fields { $group })
    [corn] { $player } harvests corn (fields { $group })
    [burn] { $player } burns the forest (fields { $group })
   *[no_tile] { $player } harvests corn without a tile (fields { $group })
}
tzolkin-event-build = { $player } constructs: { $tile-name }
tzolkin-event-reveal = New in the buildings row: { $tile-name }
tzolkin-event-light-side = { $player } may advance two days again: the player board shows its light side
tzolkin-event-tooth-corn = Corn on the teeth: { $corn }
tzolkin-event-food-day = { $number ->
    [1] Food Day 1: the middle of Age 1
    [2] Food Day 2: the end of Age 1
    [3] Food Day 3: the middle of Age 2
   *[other] Food Day { $number }: the end of Age 2
}
tzolkin-event-fed = { $unfed ->
    [0] { $player } feeds all workers: { $fed }
   *[other] { $player } feeds workers: { $fed }; unfed: { $unfed }
}
tzolkin-event-new-age = Age 2 begins
tzolkin-event-days = { $n ->
    [one] The calendar advances { $n } day
   *[other] The calendar advances { $n } days
}
tzolkin-event-pushed-off = { $player }: a worker is pushed off ({ $gear-name })
tzolkin-event-first-player = { $player } becomes the first player
tzolkin-event-points = { $of ->
    [none] { $player }: { $points } VP – { $source-name }
   *[other] { $source ->
        [chichen_itza] { $player }: { $points } VP – { $source-name } { $of }
        [buildings] { $player }: { $points } VP – { $of-name }
        [monuments] { $player }: { $points } VP – { $of-name }
       *[other] { $player }: { $points } VP – { $source-name }, { $of-name }
    }
}
tzolkin-event-offer = { $player } offers a crystal skull: action { $action }

## Reasons: why a move is not possible

tzolkin-reason-no-passing = You can't pass: place or pick up at least one worker
tzolkin-reason-too-late = Too late: begging is only possible at the start of the turn
tzolkin-reason-all-bottom = You are on the bottom step of every temple, so the gods can't be angered any further
tzolkin-reason-too-much-corn = Only whoever has { $most } corn or less may beg; you have { $have }
tzolkin-reason-no-mixing = You can't place and pick up in the same turn
tzolkin-reason-mercy-places-one = The mercy of the gods is for a single worker
tzolkin-reason-no-worker-available = You have no available worker
tzolkin-reason-space-taken = The first-player space is occupied
tzolkin-reason-gear-full = There is no empty space on this gear
tzolkin-reason-must-beg = You must beg for corn first
tzolkin-reason-not-enough = { $what ->
    [corn] Not enough corn: needed { $need }, you have { $have }
    [wood] Not enough wood: needed { $need }, you have { $have }
    [stone] Not enough stone: needed { $need }, you have { $have }
    [gold] Not enough gold: needed { $need }, you have { $have }
    [skull] Not enough crystal skulls: needed { $need }, you have { $have }
   *[resource] Not enough resources: needed { $need }, you have { $have }
}
tzolkin-reason-no-worker-there = None of your workers stands there
tzolkin-reason-no-such-action = This gear has no such action
tzolkin-reason-too-far-ahead = Your worker hasn't come that far: only lower actions can be reached, for 1 corn per step back
tzolkin-reason-nothing-to-harvest = There is nothing for you to harvest in these fields
tzolkin-reason-no-skulls = No crystal skulls are left
tzolkin-reason-slot-filled = This action has already been used: each one works once in a game
tzolkin-reason-no-worker-in-bank = All your { $most } workers are in play already
tzolkin-reason-cannot-afford = You can't pay for it
tzolkin-reason-corn-under-wood = All the corn of these fields still lies under wood
tzolkin-reason-corn-is-visible = A corn tile is visible in these fields: take it first
tzolkin-reason-technology-too-low = This takes { $technology-name } at level { $level }
tzolkin-reason-already-bottom = You are on the bottom step of this temple already
tzolkin-reason-take-back-first = The order makes no difference, so it is fixed: take back your last choice to choose this instead
tzolkin-reason-another-first = The order makes no difference, so it is fixed: choose another one first
tzolkin-reason-not-in-the-cost = The cost doesn't include this resource
tzolkin-reason-not-on-offer = This tile is not on offer
tzolkin-reason-no-monument-here = Monuments are constructed only with action 4 of Tikal, in place of buildings
tzolkin-reason-just-sold = You have just sold this resource
tzolkin-reason-already-kept = You have chosen this tile already
tzolkin-reason-not-among-your-tiles = You were not dealt this tile

## Where points come from

tzolkin-source-temples = Temples
tzolkin-source-chichen-itza = Chichen Itza
tzolkin-source-buildings = Buildings
tzolkin-source-monuments = Monuments
tzolkin-source-skulls = Unused crystal skulls
tzolkin-source-corn = Corn and resources left
tzolkin-source-unfed = Unfed workers

## Options

tzolkin-option-burn-visible = Burning beside visible corn
tzolkin-option-burn-visible-help = May the forest be burned while a corn tile of the same group of fields is visible? The rules don't forbid it.
tzolkin-option-burn-visible-true = allowed
tzolkin-option-burn-visible-false = forbidden
