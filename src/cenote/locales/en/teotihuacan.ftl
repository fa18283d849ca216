# Teotihuacan: everything of the game that is told in words. docs/words.md says how the keys are made.

teotihuacan-title = Teotihuacan: City of Gods

## Goods and other gains

teotihuacan-cocoa = cocoa
teotihuacan-wood = wood
teotihuacan-stone = stone
teotihuacan-gold = gold
teotihuacan-vp = VP
teotihuacan-any-resource = any resource
teotihuacan-temple-blue = blue temple
teotihuacan-temple-red = red temple
teotihuacan-temple-green = green temple
teotihuacan-temple-any = any temple
teotihuacan-power-up = power-up
teotihuacan-technology = Technology
teotihuacan-discovery = Discovery tile
teotihuacan-own = resource of the board

# How many of a good, as in "gains 3 wood".
teotihuacan-amount = { $good ->
    [cocoa] { $n } cocoa
    [wood] { $n } wood
    [stone] { $n } stone
   *[gold] { $n } gold
}

## Boards, temples, tracks, rows, sides

teotihuacan-palace = Palace
teotihuacan-palace-a = Palace, space A
teotihuacan-palace-b = Palace, space B
teotihuacan-palace-c = Palace, space C
teotihuacan-all = all worship spaces
teotihuacan-forest = Forest
teotihuacan-stone-quarry = Stone Quarry
teotihuacan-gold-deposits = Gold Deposits
teotihuacan-alchemy = Alchemy
teotihuacan-nobles = Nobles
teotihuacan-decorations = Decorations
teotihuacan-construction = Construction
teotihuacan-blue = blue temple
teotihuacan-red = red temple
teotihuacan-green = green temple
teotihuacan-any = any temple
teotihuacan-avenue = Avenue of the Dead
teotihuacan-avenue-3 = Avenue of the Dead, space 3
teotihuacan-avenue-6 = Avenue of the Dead, space 6
teotihuacan-avenue-8 = Avenue of the Dead, space 8
teotihuacan-blue-4 = blue temple, step 4
teotihuacan-red-5 = red temple, step 5
teotihuacan-green-3 = green temple, step 3
teotihuacan-green-6 = green temple, step 6
teotihuacan-level-1 = level 1
teotihuacan-level-2 = level 2
teotihuacan-level-3 = level 3
teotihuacan-level-4 = level 4
teotihuacan-row-top = top row
teotihuacan-row-middle = middle row
teotihuacan-row-bottom = bottom row
teotihuacan-side-top = top side
teotihuacan-side-right = right side
teotihuacan-side-bottom = bottom side
teotihuacan-side-left = left side

## Royal tiles, at the Palace. The power is that of the worker that has just been locked there

teotihuacan-p1 = Royal tile (cocoa)
teotihuacan-p1-text = Gain 1 cocoa more than your worker's power.
teotihuacan-p2 = Royal tile (wood and stone)
teotihuacan-p2-text = Up to as often as your worker's power: pay 1 cocoa for 1 wood and 1 stone.
teotihuacan-p3 = Royal tile (resources for cocoa)
teotihuacan-p3-text = Up to as often as your worker's power: pay 1 resource for 2 cocoa.
teotihuacan-p4 = Royal tile (Technologies)
teotihuacan-p4-text = Score 2 VP for each of your Technologies, counting no more than your worker's power.
teotihuacan-p5 = Royal tile (Pyramid track)
teotihuacan-p5-text = Score 2 VP for each space on the Pyramid track, counting no more than your worker's power.
teotihuacan-p6 = Royal tile (gold and stone)
teotihuacan-p6-text = Up to as often as your worker's power: pay 1 cocoa for 1 gold and 1 stone.
teotihuacan-p7 = Royal tile (resources)
teotihuacan-p7-text = Once: pay 1 cocoa and 1 resource for as many resources of your choice as your worker's power.
teotihuacan-p8 = Royal tile (temples)
teotihuacan-p8-text = Up to as often as your worker's power minus 1: pay 1 cocoa for 1 step in any temple.
teotihuacan-p9 = Royal tile (Avenue of the Dead)
teotihuacan-p9-text = Score 1 VP for each space on the Avenue of the Dead, counting at most 1 more than your worker's power.

## Technology tiles

teotihuacan-tech1 = Technology 1
teotihuacan-tech1-text = Whenever your worker moves onto or past the Palace, gain 1 cocoa.
teotihuacan-tech3 = Technology 3
teotihuacan-tech3-text = For each main action of Alchemy or Nobles, score 3 VP.
teotihuacan-tech5 = Technology 5
teotihuacan-tech5-text = For each main action of the Forest, Stone Quarry or Gold Deposits, gain 1 more of the board's resource.
teotihuacan-tech7 = Technology 7
teotihuacan-tech7-text = For each main action of the Forest, Stone Quarry or Gold Deposits, gain 1 cocoa and score 1 VP.
teotihuacan-tech9 = Technology 9
teotihuacan-tech9-text = For each main action of Decorations, score 4 VP.
teotihuacan-tech11 = Technology 11
teotihuacan-tech11-text = For each main action of Construction, score 3 VP.
teotihuacan-tech13 = Technology 13
teotihuacan-tech13-text = After a main action with a power-up, you may pay 1 cocoa for one more power-up on that board.
teotihuacan-tech15 = Technology 15
teotihuacan-tech15-text = Each main action of Construction counts 1 worker more, and you pay 1 resource less once.
teotihuacan-tech17 = Technology 17
teotihuacan-tech17-text = For each main action of Construction, advance 1 step in any temple.

## Temple Bonus tiles

teotihuacan-f1 = Temple Bonus (masks)
teotihuacan-f1-text = In the final Eclipse, score your best set of masks once more.
teotihuacan-f2 = Temple Bonus (Technologies)
teotihuacan-f2-text = In the final Eclipse, score 5 VP for each of your Technologies.
teotihuacan-f3 = Temple Bonus (15 VP)
teotihuacan-f3-text = In the final Eclipse, score 15 VP.
teotihuacan-f4 = Temple Bonus (Avenue of the Dead)
teotihuacan-f4-text = In the final Eclipse, score 3 VP for each space on the Avenue of the Dead.
teotihuacan-f5 = Temple Bonus (tiles reached)
teotihuacan-f5-text = In the final Eclipse, score 9 VP for each Temple Bonus tile that you have reached, this one included.
teotihuacan-f6 = Temple Bonus (Discovery tiles)
teotihuacan-f6-text = In the final Eclipse, score 2 VP for each of your Discovery tiles that is not a mask.
teotihuacan-f7 = Temple Bonus (workers)
teotihuacan-f7-text = In the final Eclipse, score 4 VP for each of your workers of power 1 to 3, and 9 VP for each of power 4 or 5.

## Discovery tiles

teotihuacan-m1 = Mask 1
teotihuacan-m1-text = A mask. In every Eclipse a set of 1 to 7 different masks scores 1, 3, 6, 10, 15, 21 or 28 VP.
teotihuacan-m2 = Mask 2
teotihuacan-m2-text = A mask. In every Eclipse a set of 1 to 7 different masks scores 1, 3, 6, 10, 15, 21 or 28 VP.
teotihuacan-m3 = Mask 3
teotihuacan-m3-text = A mask. In every Eclipse a set of 1 to 7 different masks scores 1, 3, 6, 10, 15, 21 or 28 VP.
teotihuacan-m4 = Mask 4
teotihuacan-m4-text = A mask. In every Eclipse a set of 1 to 7 different masks scores 1, 3, 6, 10, 15, 21 or 28 VP.
teotihuacan-m5 = Mask 5
teotihuacan-m5-text = A mask. In every Eclipse a set of 1 to 7 different masks scores 1, 3, 6, 10, 15, 21 or 28 VP.
teotihuacan-m6 = Mask 6
teotihuacan-m6-text = A mask. In every Eclipse a set of 1 to 7 different masks scores 1, 3, 6, 10, 15, 21 or 28 VP.
teotihuacan-m7 = Mask 7
teotihuacan-m7-text = A mask. In every Eclipse a set of 1 to 7 different masks scores 1, 3, 6, 10, 15, 21 or 28 VP.
teotihuacan-kind-vp = 4 VP
teotihuacan-vp-text = Score 4 VP.
teotihuacan-resources3 = 3 resources
teotihuacan-resources3-text = Gain 3 resources of your choice.
teotihuacan-resources2 = 2 resources
teotihuacan-resources2-text = Gain 2 resources of your choice.
teotihuacan-kind-avenue = 1 space on the Avenue
teotihuacan-avenue-text = Advance 1 space on the Avenue of the Dead.
teotihuacan-temple-any-text = Advance 1 step in any temple.
teotihuacan-temple-blue-text = Advance 1 step in the blue temple.
teotihuacan-temple-red-text = Advance 1 step in the red temple.
teotihuacan-temple-green-text = Advance 1 step in the green temple.
teotihuacan-cocoa4 = 4 cocoa
teotihuacan-cocoa4-text = Gain 4 cocoa.
teotihuacan-power-up2 = two power-ups
teotihuacan-power-up2-text = Power up any of your unlocked workers, twice in all.
teotihuacan-double-move = double move
teotihuacan-double-move-text = When a worker moves, a second one from the same board goes along.
teotihuacan-free-cocoa = ignore one cocoa payment
teotihuacan-free-cocoa-text = Pay no cocoa once: for a main action, a worship or a salary.
teotihuacan-unlimited-move = unlimited move
teotihuacan-unlimited-move-text = When a worker moves, it may go any distance.
teotihuacan-extra-worker = extra worker
teotihuacan-extra-worker-text = A main action of Alchemy, Nobles or Construction counts 1 worker more.

## Decoration tiles: the icons on their halves

teotihuacan-d01 = Decoration 1
teotihuacan-d01-text = Left half: blue in colour; right half: red in colour.
teotihuacan-d02 = Decoration 2
teotihuacan-d02-text = Left half: pale; right half: blue in colour.
teotihuacan-d03 = Decoration 3
teotihuacan-d03-text = Left half: green in colour; right half: green in colour.
teotihuacan-d04 = Decoration 4
teotihuacan-d04-text = Left half: blue in colour; right half: green in colour.
teotihuacan-d05 = Decoration 5
teotihuacan-d05-text = Left half: red in colour; right half: blue in colour.
teotihuacan-d06 = Decoration 6
teotihuacan-d06-text = Left half: blue in colour; right half: pale.
teotihuacan-d07 = Decoration 7
teotihuacan-d07-text = Left half: red in colour; right half: red in colour.
teotihuacan-d08 = Decoration 8
teotihuacan-d08-text = Left half: green in colour; right half: blue in colour.
teotihuacan-d09 = Decoration 9
teotihuacan-d09-text = Left half: red in colour; right half: green in colour.
teotihuacan-d10 = Decoration 10
teotihuacan-d10-text = Left half: green in colour; right half: pale.
teotihuacan-d11 = Decoration 11
teotihuacan-d11-text = Left half: pale; right half: red in colour.
teotihuacan-d12 = Decoration 12
teotihuacan-d12-text = Left half: blue in colour; right half: blue in colour.
teotihuacan-d13 = Decoration 13
teotihuacan-d13-text = Left half: green in colour; right half: red in colour.
teotihuacan-d14 = Decoration 14
teotihuacan-d14-text = Left half: red in colour; right half: pale.
teotihuacan-d15 = Decoration 15
teotihuacan-d15-text = Left half: pale; right half: green in colour.

## Pyramid tiles: their icons as they lie when not rotated

teotihuacan-t01 = Pyramid tile 1
teotihuacan-t01-text = Icons clockwise from the top left: blue, pale, red in colour, green.
teotihuacan-t02 = Pyramid tile 2
teotihuacan-t02-text = Icons clockwise from the top left: pale, blue, red, green in colour.
teotihuacan-t03 = Pyramid tile 3
teotihuacan-t03-text = Icons clockwise from the top left: pale, red, blue, green in colour.
teotihuacan-t04 = Pyramid tile 4
teotihuacan-t04-text = Icons clockwise from the top left: green, pale, blue, red in colour.
teotihuacan-t05 = Pyramid tile 5
teotihuacan-t05-text = Icons clockwise from the top left: green, pale, blue, red.
teotihuacan-t06 = Pyramid tile 6
teotihuacan-t06-text = Icons clockwise from the top left: green, pale, red, blue.
teotihuacan-t07 = Pyramid tile 7
teotihuacan-t07-text = Icons clockwise from the top left: green, pale, red, blue in colour.
teotihuacan-t08 = Pyramid tile 8
teotihuacan-t08-text = Icons clockwise from the top left: green, blue, red, pale.
teotihuacan-t09 = Pyramid tile 9
teotihuacan-t09-text = Icons clockwise from the top left: green, blue in colour, red, pale.
teotihuacan-t10 = Pyramid tile 10
teotihuacan-t10-text = Icons clockwise from the top left: blue, pale, red, pale.
teotihuacan-t11 = Pyramid tile 11
teotihuacan-t11-text = Icons clockwise from the top left: blue in colour, pale, red, pale.
teotihuacan-t12 = Pyramid tile 12
teotihuacan-t12-text = Icons clockwise from the top left: green, pale, red, pale.
teotihuacan-t13 = Pyramid tile 13
teotihuacan-t13-text = Icons clockwise from the top left: green, pale, red in colour, pale.
teotihuacan-t14 = Pyramid tile 14
teotihuacan-t14-text = Icons clockwise from the top left: blue, pale, green in colour, pale.
teotihuacan-t15 = Pyramid tile 15
teotihuacan-t15-text = Icons clockwise from the top left: blue, pale, green, pale.
teotihuacan-t16 = Pyramid tile 16
teotihuacan-t16-text = Icons clockwise from the top left: blue, pale, green, red.
teotihuacan-t17 = Pyramid tile 17
teotihuacan-t17-text = Icons clockwise from the top left: blue, pale, green, red in colour.
teotihuacan-t18 = Pyramid tile 18
teotihuacan-t18-text = Icons clockwise from the top left: green, pale, blue, red.
teotihuacan-t19 = Pyramid tile 19
teotihuacan-t19-text = Icons clockwise from the top left: pale, pale, pale, red.
teotihuacan-t20 = Pyramid tile 20
teotihuacan-t20-text = Icons clockwise from the top left: blue, pale, pale, pale.
teotihuacan-t21 = Pyramid tile 21
teotihuacan-t21-text = Icons clockwise from the top left: pale, pale, pale, green.
teotihuacan-t22 = Pyramid tile 22
teotihuacan-t22-text = Icons clockwise from the top left: blue, pale, pale, green.
teotihuacan-t23 = Pyramid tile 23
teotihuacan-t23-text = Icons clockwise from the top left: green, pale, pale, blue.
teotihuacan-t24 = Pyramid tile 24
teotihuacan-t24-text = Icons clockwise from the top left: pale, pale, green, red.
teotihuacan-t25 = Pyramid tile 25
teotihuacan-t25-text = Icons clockwise from the top left: green in colour, pale, pale, red.
teotihuacan-t26 = Pyramid tile 26
teotihuacan-t26-text = Icons clockwise from the top left: blue, pale, pale, red in colour.
teotihuacan-t27 = Pyramid tile 27
teotihuacan-t27-text = Icons clockwise from the top left: blue, pale, pale, red.
teotihuacan-t28 = Pyramid tile 28
teotihuacan-t28-text = Icons clockwise from the top left: green, blue, green in colour, blue.
teotihuacan-t29 = Pyramid tile 29
teotihuacan-t29-text = Icons clockwise from the top left: red, blue in colour, red, blue.
teotihuacan-t30 = Pyramid tile 30
teotihuacan-t30-text = Icons clockwise from the top left: green, red, green, red in colour.
teotihuacan-t31 = Pyramid tile 31
teotihuacan-t31-text = Icons clockwise from the top left: pale, pale, pale, pale.
teotihuacan-t32 = Pyramid tile 32
teotihuacan-t32-text = Icons clockwise from the top left: pale, pale, pale, pale.

## Starting tiles, called by their boards

teotihuacan-s01 = Palace, Forest
teotihuacan-s01-text = Gain 2 cocoa and 3 wood; advance 1 space on the Avenue of the Dead. Workers: Palace, Forest.
teotihuacan-s02 = Gold Deposits, Stone Quarry
teotihuacan-s02-text = Gain 2 stone and 3 gold; advance 1 step in the green temple. Workers: Gold Deposits, Stone Quarry.
teotihuacan-s03 = Forest, Stone Quarry
teotihuacan-s03-text = Gain 4 wood and 1 stone; advance 1 step in the blue temple. Workers: Forest, Stone Quarry.
teotihuacan-s04 = Palace, Gold Deposits
teotihuacan-s04-text = Gain 5 cocoa and 2 gold; advance 1 step in the red temple. Workers: Palace, Gold Deposits.
teotihuacan-s05 = Gold Deposits, Alchemy
teotihuacan-s05-text = Gain 2 gold; acquire the Technology with the lowest number. Workers: Gold Deposits, Alchemy.
teotihuacan-s06 = Forest, Gold Deposits
teotihuacan-s06-text = Gain 3 wood and 2 gold; power up a starting worker. Workers: Forest, Gold Deposits.
teotihuacan-s07 = Alchemy, Construction
teotihuacan-s07-text = Gain 2 resources of your choice; acquire the Technology with the lowest number. Workers: Alchemy, Construction.
teotihuacan-s08 = Nobles, Decorations
teotihuacan-s08-text = Gain 2 cocoa and 4 stone; advance 1 step in the blue temple. Workers: Nobles, Decorations.
teotihuacan-s09 = Alchemy, Nobles
teotihuacan-s09-text = Advance 1 step in the blue, red and green temples. Workers: Alchemy, Nobles.
teotihuacan-s10 = Decorations, Construction
teotihuacan-s10-text = Gain 5 cocoa; advance 1 step in the red temple; power up a starting worker. Workers: Decorations, Construction.
teotihuacan-s11 = Nobles, Construction
teotihuacan-s11-text = Gain 5 cocoa; advance 1 step in the green temple; power up a starting worker. Workers: Nobles, Construction.
teotihuacan-s12 = Alchemy, Decorations
teotihuacan-s12-text = Gain 2 resources of your choice; advance 1 step in the blue and red temples. Workers: Alchemy, Decorations.
teotihuacan-s13 = Stone Quarry, Alchemy
teotihuacan-s13-text = Gain 3 cocoa and 5 wood. Workers: Stone Quarry, Alchemy.
teotihuacan-s14 = Stone Quarry, Decorations
teotihuacan-s14-text = Gain 3 stone and 1 gold; you may claim the Discovery tile that lies here. Workers: Stone Quarry, Decorations.
teotihuacan-s15 = Forest, Nobles
teotihuacan-s15-text = Gain 1 wood, 2 stone and 3 gold. Workers: Forest, Nobles.
teotihuacan-s16 = Gold Deposits, Construction
teotihuacan-s16-text = Gain 2 cocoa and 3 gold; you may claim the Discovery tile that lies here. Workers: Gold Deposits, Construction.
teotihuacan-s17 = Stone Quarry, Construction
teotihuacan-s17-text = Gain 3 cocoa, 2 wood and 3 stone. Workers: Stone Quarry, Construction.
teotihuacan-s18 = Forest, Decorations
teotihuacan-s18-text = Gain 1 wood and 2 stone; advance 1 space on the Avenue of the Dead. Workers: Forest, Decorations.

## Ascension rewards

teotihuacan-reward-vp = 5 VP
teotihuacan-reward-cocoa = 5 cocoa
teotihuacan-reward-temple = 1 step in any temple
teotihuacan-reward-two-temples = 2 temple steps for 3 cocoa
teotihuacan-reward-fourth-worker = fourth worker and 2 cocoa

## The Teotibot

teotihuacan-teotibot = Teotibot
teotihuacan-action-construction = Construction
teotihuacan-action-construction-text = With a worker at Construction and 2 stone the bot places a Pyramid tile. Otherwise it gains 2 stone with a worker at the Stone Quarry.
teotihuacan-action-decorations = Decorations
teotihuacan-action-decorations-text = With a worker at Decorations and 2 gold the bot places a Decoration tile. Otherwise it gains 2 gold with a worker at the Gold Deposits.
teotihuacan-action-alchemy = Alchemy
teotihuacan-action-alchemy-text = With a worker at Alchemy and 1 gold the bot acquires a Technology. Otherwise its weakest worker is powered up twice.
teotihuacan-action-nobles = Nobles
teotihuacan-action-nobles-text = With a worker at Nobles and 2 wood the bot places a Building. Otherwise it gains 2 wood with a worker at the Forest.
teotihuacan-action-mastery = Mastery
teotihuacan-action-mastery-text = From the strongest worker to the weakest, the bot tries what the worker's board allows. The first that works is powered up and moves on.
teotihuacan-action-worship = Worship
teotihuacan-action-worship-text = The bot's locked worker moves on to the next worship space, and the bot advances in that temple. The Discovery tile there is replaced.
teotihuacan-action-mask-collection = Mask Collection
teotihuacan-action-mask-collection-text = The bot buys a mask that it lacks from a worship area.
teotihuacan-t = top
teotihuacan-ml = middle left
teotihuacan-mr = middle right
teotihuacan-bl = bottom left
teotihuacan-bc = bottom centre
teotihuacan-br = bottom right
teotihuacan-set-aside = set aside
teotihuacan-from-left = from the left
teotihuacan-from-right = from the right

## Moves: labels of buttons

teotihuacan-move-end = End turn
teotihuacan-move-done = Done
teotihuacan-move-printed = Printed reward
teotihuacan-move-unlock = { $a ->
    [free] Unlock all, free
   *[paid] Unlock: 3 cocoa
}
teotihuacan-move-use = { $a ->
    [vp] Use: { teotihuacan-kind-vp }
    [avenue] Use: { teotihuacan-kind-avenue }
   *[other] Use: { $an }
}
teotihuacan-move-keep = Keep: { $an }
teotihuacan-move-draft = Take: { $an }
teotihuacan-move-leave = Leave out: { $an }
teotihuacan-move-worker = { $an }: power { $b }
teotihuacan-move-go = Go: { $an }
teotihuacan-move-with = Along: power { $a }
teotihuacan-move-collect = Collect Cocoa
teotihuacan-move-worship = { $b ->
    [a] Worship: A
    [b] Worship: B
    [c] Worship: C
   *[none] Worship
}
teotihuacan-move-main = Main action
teotihuacan-move-lock = Lock: power { $a }
teotihuacan-move-choose = { $a ->
    [effect] Effect
    [tile] Discovery tile
   *[both] Both: 1 cocoa
}
teotihuacan-move-first = { $a ->
    [effect] Effect first
   *[tile] Tile first
}
teotihuacan-move-claim = { $a ->
    [vp] Claim: { teotihuacan-kind-vp }
    [avenue] Claim: { teotihuacan-kind-avenue }
   *[other] Claim: { $an }
}
teotihuacan-move-climb = Up: { $an }
teotihuacan-move-take = Take: { $an }
teotihuacan-move-pay = Pay: { $an }
teotihuacan-move-trade = Exchange
teotihuacan-move-technology = { $an }
teotihuacan-move-row = { $a ->
    [top] Top row
    [middle] Middle row
   *[bottom] Bottom row
}
teotihuacan-move-decoration = { $an }
teotihuacan-move-side = { $a ->
    [top] Top side
    [right] Right side
    [bottom] Bottom side
   *[left] Left side
}
teotihuacan-move-tile = { $an }
# Rows and columns of the Pyramid are counted from 0.
teotihuacan-move-place = { $b ->
    [0] Level { $a }: row 1, column { teotihuacan-column }
    [1] Level { $a }: row 2, column { teotihuacan-column }
    [2] Level { $a }: row 3, column { teotihuacan-column }
   *[3] Level { $a }: row 4, column { teotihuacan-column }
}
teotihuacan-column = { $c ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}
teotihuacan-move-rotate = { $a ->
    [0] Rotate: 0°
    [1] Rotate: 90°
    [2] Rotate: 180°
   *[3] Rotate: 270°
}
teotihuacan-move-discount = { $a ->
    [save] Not yet
   *[other] Save: { $an }
}
teotihuacan-move-power = { $an }: { $b ->
    [1] 1 → 2
    [2] 2 → 3
    [3] 3 → 4
    [4] 4 → 5
   *[5] 5 → 6
}
teotihuacan-move-ascend = { $a ->
    [vp] 5 VP
    [cocoa] 5 cocoa
    [temple] 1 temple step
    [two_temples] 2 temple steps
   *[fourth_worker] 4th worker
}
teotihuacan-move-salary = Pay { $a } cocoa

## Questions: what is being decided

teotihuacan-ask-keep = Keep 2 Starting tiles
teotihuacan-ask-draft = Take a Starting tile
teotihuacan-ask-turn = Move a worker or unlock workers
teotihuacan-ask-action = { $board-name }: what does your worker do?
teotihuacan-ask-end = End your turn
teotihuacan-ask-leave = On which of the four boards do you place no worker?
teotihuacan-ask-go = Where does your worker of power { $power } go?
teotihuacan-ask-with = Which worker goes along?
teotihuacan-ask-fee = { $for ->
    [main] Pay the cocoa for the main action, or use a Discovery tile instead?
    [unlock] Pay the cocoa for unlocking the other worker, or use a Discovery tile instead?
   *[both] Pay the cocoa for doing both, or use a Discovery tile instead?
}
teotihuacan-ask-lock = Which of the two workers takes the worship space?
teotihuacan-ask-worship = Worship: the effect, the Discovery tile, or both?
teotihuacan-ask-order = Which comes first?
teotihuacan-ask-claim = { $at-name }: do you claim a Discovery tile?
teotihuacan-ask-trade = Royal tile: do you exchange? Times left: { $times }
teotihuacan-ask-climb = In which temple do you advance?
teotihuacan-ask-take = Which resource do you take? Still to take: { $count }
teotihuacan-ask-technology = Which Technology do you acquire?
teotihuacan-ask-row = In which row do you place the Building?
teotihuacan-ask-decoration = Which Decoration tile do you place?
teotihuacan-ask-side = On which side of the Pyramid do you place the decoration?
teotihuacan-ask-tile = { $placed ->
    [0] Which Pyramid tile do you place?
   *[other] Place another Pyramid tile? Placed: { $placed }
}
teotihuacan-ask-place = Where do you place the Pyramid tile?
teotihuacan-ask-rotate = Which way round does the Pyramid tile lie?
teotihuacan-ask-discount = One resource less to pay: which one?
teotihuacan-ask-power-up = { $optional ->
    [yes] Power up once more?
   *[no] Which worker do you power up?
}
teotihuacan-ask-more = Technology 13: one more power-up for 1 cocoa?
teotihuacan-ask-reward = Choose an Ascension reward
teotihuacan-ask-salary = How much salary do you pay? Owed: { $owed } cocoa
teotihuacan-ask-steps = You advance in two temples: which comes first?

## Events: lines of the log

teotihuacan-event-keep = { $player } keeps a Starting tile: { $tile-name }
teotihuacan-event-put = { $player } places a worker of power { $power }: { $board-name }
teotihuacan-event-move = { $player } moves a worker of power { $power }: { $from-name } → { $to-name }
teotihuacan-event-unlock = { $by ->
    [turn] { $player } unlocks all workers for free
    [cocoa] { $player } pays for unlocking all workers
   *[other] { $player }: a worker is unlocked by another player ({ $space-name })
}
teotihuacan-event-collect = { $player } collects cocoa: { $board-name }
teotihuacan-event-worship = { $player } worships with a worker of power { $power }: { $space-name }
teotihuacan-event-main = { $player } takes the main action: { $board-name }, workers: { $workers }
teotihuacan-event-gain = { $player } gains { teotihuacan-amount }
teotihuacan-event-pay = { $player } pays { teotihuacan-amount }
teotihuacan-event-claim = { $player } claims a Discovery tile: { $kind-name }
teotihuacan-event-use = { $player } uses a Discovery tile: { $kind-name }
teotihuacan-event-climb = { $player } advances: { $temple-name }, step { $step }
teotihuacan-event-no-step = { $player } cannot advance: { $temple-name }
teotihuacan-event-avenue = { $player } advances on the Avenue of the Dead: space { $space }
teotihuacan-event-technology = { $player } acquires { $tile-name }
teotihuacan-event-building = { $player } places a Building: { $row-name }, space { $space }
teotihuacan-event-decoration = { $player } places a Decoration tile: { $side-name }, space { $number }
teotihuacan-event-tile = { $player } places a Pyramid tile
teotihuacan-event-power-up = { $player } powers up a worker to { $power }: { $board-name }
teotihuacan-event-ascend = { $player }: a worker ascends ({ $board-name })
teotihuacan-event-reward = { $player } chooses an Ascension reward: { $reward-name }
teotihuacan-event-light-disc = The light disc advances to { $space }
teotihuacan-event-announced = An Eclipse is coming
teotihuacan-event-eclipse = Eclipse { $number }
teotihuacan-event-salary = { $player } pays salary: { $paid } of { $owed } cocoa
teotihuacan-event-neutral = A neutral worker is placed: { $board-name }
teotihuacan-event-discovery = New Discovery tile: { $kind-name } ({ $board-name })
teotihuacan-event-new-decoration = New on display: { $tile-name }
teotihuacan-event-new-tile = New on display: { $tile-name }
teotihuacan-event-finished = The Pyramid is finished
teotihuacan-event-points = { $of ->
    [none] { $player }: { $points } VP – { $source-name }
   *[other] { $source ->
        [decorations] { $player }: { $points } VP – { $source-name }
        [royal_tiles] { $player }: { $points } VP – { $of-name }
        [technologies] { $player }: { $points } VP – { $of-name }
        [temple_bonus] { $player }: { $points } VP – { $of-name }
       *[other] { $player }: { $points } VP – { $source-name }, { $of-name }
    }
}
teotihuacan-event-roll = { $player } rolls { $one } and { $two }: { $action-name } ({ $slot-name })
teotihuacan-event-fallback = { $player } can do nothing better and takes the fallback
teotihuacan-event-slide = { $from ->
    [set_aside] { $player } brings in the tile set aside: { $to-name }
   *[other] { $player } moves an Action tile: { $from-name } → { $to-name }
}
teotihuacan-event-bot-worship = { $player } moves the locked worker on: { $space-name }
teotihuacan-event-discard = { $player } discards a Discovery tile: { $kind-name } ({ $board-name })
teotihuacan-event-try = { $result ->
    [works] { $player } tries { $board-name }: it works
    [no_worker] { $player } tries { $board-name }: no worker there
    [not_enough] { $player } tries { $board-name }: not enough to pay with
   *[impossible] { $player } tries { $board-name }: not possible
}

## Reasons: why a move is not possible

teotihuacan-reason-no-passing = You can't pass: move a worker and act, or unlock your workers
teotihuacan-reason-not-a-newcomer = Only a worker that has just arrived can take the worship space
teotihuacan-reason-take-back-first = The order makes no difference, so it is fixed: take back your last choice to choose this instead
teotihuacan-reason-another-first = The order makes no difference, so it is fixed: choose another one first
teotihuacan-reason-used-in-order = The order makes no difference, so it is fixed: this tile comes before the one used last
teotihuacan-reason-not-on-display = This tile is not on display
teotihuacan-reason-not-enough = { $what ->
    [cocoa] Not enough cocoa: needed { $need }, you have { $have }
    [wood] Not enough wood: needed { $need }, you have { $have }
    [stone] Not enough stone: needed { $need }, you have { $have }
   *[gold] Not enough gold: needed { $need }, you have { $have }
}
teotihuacan-reason-must-take-effect = The main action must take effect; you can't leave it out now
teotihuacan-reason-must-power-up = This power-up is not optional
teotihuacan-reason-must-climb = A temple step can't be declined
teotihuacan-reason-take-printed = Take the printed reward if you claim no tile
teotihuacan-reason-none-locked = None of your workers is locked
teotihuacan-reason-none-locked-there = You have no locked worker here: { $board-name }
teotihuacan-reason-whole-turn = Unlocking for free takes the whole turn: it is too late for that
teotihuacan-reason-no-such-tile = You have no unused Discovery tile of this kind
teotihuacan-reason-from-first-turn = Discovery tiles can be used from your first turn on
teotihuacan-reason-instead-of-a-payment = This tile is used in place of cocoa that you have to pay
teotihuacan-reason-only-in-own-turn = Discovery tiles can be used only in your own turn
teotihuacan-reason-nothing-to-gain = This would change nothing
teotihuacan-reason-within-a-decision = Finish this decision first
teotihuacan-reason-enough-workers = One worker more would make no difference here
teotihuacan-reason-with-a-main-action = This tile is used with a main action of Alchemy, Nobles or Construction
teotihuacan-reason-with-a-move = This tile is used when a worker moves
teotihuacan-reason-one-is-enough = One such tile is enough for this move
teotihuacan-reason-weaker-first = Of two workers that move together, the weaker one is chosen first
teotihuacan-reason-no-other-worker-there = You have no other unlocked worker there
teotihuacan-reason-not-laid-out = This tile is not among those laid out
teotihuacan-reason-not-on-your-tiles = Your Starting tiles don't show this board
teotihuacan-reason-already-kept = You have chosen this tile already
teotihuacan-reason-not-among-your-tiles = You were not dealt this tile
teotihuacan-reason-one-worker-moves = Only the worker already chosen moves this turn
teotihuacan-reason-worker-first = Choose a worker first
teotihuacan-reason-too-far = Too far: a worker moves { $most } boards at most, and this is { $distance } away
teotihuacan-reason-locked = This worker is locked
teotihuacan-reason-no-worker-there = You have no such worker there
teotihuacan-reason-move-first = Move a worker first
teotihuacan-reason-not-on-this-board = Your worker is on another board
teotihuacan-reason-own-worker-there = Your own worker is on this space
teotihuacan-reason-not-alone-at-the-palace = At the Palace the Discovery tile can't be claimed without the effect
teotihuacan-reason-no-tile-there = There is no such tile here
teotihuacan-reason-top-reached = You are already on the top step
teotihuacan-reason-top-step-taken = The top step is occupied
teotihuacan-reason-no-step-there = There is no step for you in this temple now
teotihuacan-reason-pay-a-resource = This tile asks for a resource, not for cocoa
teotihuacan-reason-fixed-price = The price of this tile is fixed
teotihuacan-reason-no-main-action = The Palace has no main action
teotihuacan-reason-second-row-needs-two-workers = The second row takes two workers, or one of power 4 or 5
teotihuacan-reason-all-yours = You have all the Technologies of this game
teotihuacan-reason-not-in-this-game = This Technology is not in this game
teotihuacan-reason-already-yours = You already have this Technology
teotihuacan-reason-no-building-left = No Buildings are left
teotihuacan-reason-row-full = There is no free space for you here
teotihuacan-reason-not-enough-workers = Too few of your workers are on this board: needed { $need }, you have { $have }
teotihuacan-reason-other-row-first = { $row ->
    [top] The top row comes first, as long as it has a free space
    [middle] The middle row comes first, as long as it has a free space
   *[bottom] The bottom row comes first, as long as it has a free space
}
teotihuacan-reason-needs-tiles-below = The tiles that have to lie beneath are missing
teotihuacan-reason-none-on-display = No tiles are on display
teotihuacan-reason-side-full = This side is full
teotihuacan-reason-pyramid-finished = The Pyramid is finished
teotihuacan-reason-no-other-tile = The discount can't be kept: no other tile can follow
teotihuacan-reason-not-in-the-cost = The cost doesn't include this resource
teotihuacan-reason-one-for-each-worker = One tile for each worker: { $workers }
teotihuacan-reason-place-taken = This place is occupied
teotihuacan-reason-all-in-play = All your workers are in play
teotihuacan-reason-more-than-owed = You owe no more than { $owed } cocoa

## Where points come from

teotihuacan-source-temples = Temples
teotihuacan-source-boards = Action Boards
teotihuacan-source-royal-tiles = Royal tiles
teotihuacan-source-technologies = Technologies
teotihuacan-source-others-technologies = Technologies of others
teotihuacan-source-buildings = Buildings
teotihuacan-source-decorations = Decoration tiles
teotihuacan-source-pyramid = Pyramid tiles
teotihuacan-source-icons = Matching icons
teotihuacan-source-ascension = Ascension
teotihuacan-source-discovery-tiles = Discovery tiles
teotihuacan-source-avenue = Avenue of the Dead
teotihuacan-source-pyramid-lead = Furthest on the Pyramid track
teotihuacan-source-pyramid-track = Pyramid track
teotihuacan-source-masks = Masks
teotihuacan-source-unpaid-salary = Unpaid cocoa
teotihuacan-source-temple-bonus = Temple Bonus tiles
teotihuacan-source-cocoa-exchange = Cocoa returned
teotihuacan-source-goods-left = Resources and cocoa left

## Options

teotihuacan-option-setup = Start
teotihuacan-option-setup-help = How everybody comes by Starting tiles. The first game has boards, tiles and goods that are always the same.
teotihuacan-option-setup-dealt = Starting tiles dealt
teotihuacan-option-setup-draft = Starting tile draft
teotihuacan-option-setup-first-game = first game
teotihuacan-option-dark-eclipse = Dark Eclipse
teotihuacan-option-dark-eclipse-help = An Eclipse is scored as soon as it comes, without further turns.
teotihuacan-option-dark-eclipse-true = yes
teotihuacan-option-dark-eclipse-false = no
teotihuacan-option-difficulty = Difficulty
teotihuacan-option-difficulty-help = How hard the Teotibot is to beat. Single parts of it can be changed below.
teotihuacan-option-difficulty-easier = easier
teotihuacan-option-difficulty-as-printed = as printed
teotihuacan-option-difficulty-harder = harder
teotihuacan-option-bot-worker-4 = Bot worker at the Gold Deposits
teotihuacan-option-bot-worker-4-help = The power of the Teotibot's starting worker there.
teotihuacan-option-bot-worker-4-as-set = as the difficulty says
teotihuacan-option-bot-worker-6 = Bot worker at Nobles
teotihuacan-option-bot-worker-6-help = The power of the Teotibot's starting worker there.
teotihuacan-option-bot-worker-6-as-set = as the difficulty says
teotihuacan-option-bot-worker-8 = Bot worker at Construction
teotihuacan-option-bot-worker-8-help = The power of the Teotibot's starting worker there.
teotihuacan-option-bot-worker-8-as-set = as the difficulty says
teotihuacan-option-bot-wood = Bot wood
teotihuacan-option-bot-wood-help = How much wood the Teotibot starts with.
teotihuacan-option-bot-wood-as-set = as the difficulty says
teotihuacan-option-bot-stone = Bot stone
teotihuacan-option-bot-stone-help = How much stone the Teotibot starts with.
teotihuacan-option-bot-stone-as-set = as the difficulty says
teotihuacan-option-bot-gold = Bot gold
teotihuacan-option-bot-gold-help = How much gold the Teotibot starts with.
teotihuacan-option-bot-gold-as-set = as the difficulty says
teotihuacan-option-bot-exchange = Bot cocoa
teotihuacan-option-bot-exchange-help = How many VP the Teotibot scores for 10 cocoa.
teotihuacan-option-bot-exchange-as-set = as the difficulty says
teotihuacan-option-bot-worship = Bot worship
teotihuacan-option-bot-worship-help = How many temple steps its Action tile Worship gives the Teotibot.
teotihuacan-option-bot-worship-as-set = as the difficulty says
teotihuacan-option-bot-bonus = Bot Temple Bonus tiles
teotihuacan-option-bot-bonus-help = How many VP the Teotibot scores for each Temple Bonus tile.
teotihuacan-option-bot-bonus-as-set = as the difficulty says
teotihuacan-option-bot-technology = Bot Technologies
teotihuacan-option-bot-technology-help = How many VP the Teotibot scores for each Technology.
teotihuacan-option-bot-technology-as-set = as the difficulty says
