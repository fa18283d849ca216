# The guided first game of Teotihuacan: three turns, told step by step.

teotihuacan-guide-welcome =
    Welcome to Teotihuacan. You play against the Teotibot, and whoever has most victory points (VP) after three Eclipses wins.
    Around the Pyramid lie eight Action Boards. Your workers are the dice marked A; the number is their power.
teotihuacan-guide-worker-1 = Each turn you move one worker clockwise, one to three boards. Take the one of power 2 at Nobles.
teotihuacan-guide-go-1 =
    The boards within reach show what each action there would cost and give: the cocoa bean is Collect Cocoa, the key is worship, the hammer is the main action.
    Go to the Stone Quarry.
teotihuacan-guide-main-1 = Nobody else is here, so the main action is free. You get stone, and your worker is powered up. Perform it.
teotihuacan-guide-end-1 = You have one more stone, and the worker has power 3 now. When one would go beyond 5, it ascends, brings a reward and begins again with 1. End your turn.
teotihuacan-guide-bot = The Teotibot has rolled its dice. The sum names a tile of its action pyramid, and beside it you read what it did: this time it bought a mask. Masks score in every Eclipse.
teotihuacan-guide-worker-2 = Now let us build. Take the worker at the Forest.
teotihuacan-guide-go-2 = Go to Construction, where another of your workers stands. For each worker there you may place a Pyramid tile.
teotihuacan-guide-main-2 = This time the main action costs cocoa: one for each colour that was here before, your own included. Perform it all the same.
teotihuacan-guide-tile = Choose the first tile on display. An icon in colour takes you up its temple if it covers its like.
teotihuacan-guide-place = Lit places can be built on. The number is the most you can score there. Take the highest: on level 2, resting on four tiles.
teotihuacan-guide-rotate = Four ways to turn it, each with what it brings. Ringed icons match: 1 VP each. Choose the one that matches all four icons.
teotihuacan-guide-end-2 = 3 VP for level 2, 4 for the icons, and a step in the red temple with 1 VP more. You are ahead on the Pyramid track, too. End your turn.
teotihuacan-guide-calendar = The light disc advances after each round. When it reaches the dark disc, an Eclipse comes: it scores what you see at the right, and each worker must be paid in cocoa.
teotihuacan-guide-worker-3 = One thing is left: worship. Take your worker of power 3 at the Stone Quarry.
teotihuacan-guide-go-3 = Go to the Forest.
teotihuacan-guide-worship = Put it on the worship space, the one with the key.
teotihuacan-guide-both = You may take the temple step, the Discovery tile, or both for 1 cocoa. Take both.
teotihuacan-guide-effect = You choose what comes first. Take the step in the red temple.
teotihuacan-guide-claim = This Discovery tile costs nothing and is worth two resources of your choice. Claim it; you can use it in any of your turns.
teotihuacan-guide-end-3 = Your worker is locked now. To move it again you unlock all your workers: for 3 cocoa, or for free in place of a turn. End your turn.
teotihuacan-guide-farewell =
    That is the heart of the game. Keep enough cocoa for the salaries before the Eclipse, and point at anything you would like explained.
    From here on you play alone. Good luck!
