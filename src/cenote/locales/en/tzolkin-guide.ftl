# The guided first game of Tzolk'in: a message for each step.

tzolkin-guide-welcome =
    Welcome to Tzolk'in! You lead a tribe of Maya, and whoever has the most victory points (VP) in the end wins.
    In the middle lies the great gear. Every day it moves on by one tooth, and it turns the five wheels around it.
tzolkin-guide-wheels =
    Workers stand on the teeth of the wheels, and every day carries them on to the next space. The discs around a wheel show what a worker does when you pick it up there: the longer it has travelled, the more it brings.
    The grey workers are neutral. They only take up spaces.
tzolkin-guide-calendar =
    The pool in the middle counts the days to the next Food Day, when all your workers want to eat. The long space in the pool is the first-player space.
tzolkin-guide-own =
    This is what you have: corn, which is both food and money, wood, stone, gold and crystal skulls. Below are your workers, and beside the bowl the corn that the next Food Day will ask for.
tzolkin-guide-temples =
    In the temples your markers climb. High steps bring goods on some Food Days and VP on others.
    The technologies make your actions better for the rest of the game.
tzolkin-guide-offers =
    Buildings and monuments are paid for with wood, stone and gold. Most buildings help at once, farms feed workers on every Food Day, and monuments score at the end of the game.
tzolkin-guide-keep-first =
    Before the first turn you keep two of four starting wealth tiles. Take this one: corn, a gold and a step up in the temple of Quetzalcoatl.
tzolkin-guide-keep-second =
    And take this one. Plenty of corn is a good start, because placing workers costs corn.
tzolkin-guide-place-palenque =
    In a turn you either place workers or pick up workers, never both. You have none on the wheels yet, so you place.
    Put the first on Palenque. It goes to the lowest-numbered empty space, and that number is its price: 1 corn.
tzolkin-guide-place-yaxchilan =
    You may place more, but every further worker of a turn costs extra: 1 corn more for the second, 2 more for the third.
    Put the second on Yaxchilan: 1 corn for the space and 1 for being the second.
tzolkin-guide-place-first =
    Put the third on the first-player space. The space itself is free; you pay only for the third worker.
    It takes the corn that lies on the teeth, and it lets you say how far the calendar moves.
tzolkin-guide-end-placing =
    Until you end your turn you can take everything back. End it now: then the other player has a turn.
tzolkin-guide-days =
    Everybody has had a turn, so the day ends. Because your worker was on the first-player space, you may advance the calendar by one day or by two.
    Two days turn your board to its dark side, and you can't do it again until you reach the top of a temple. Keep that for later: take one day.
tzolkin-guide-turned =
    The wheels have turned: both your workers have moved on from space 1 to space 2. You were first player already, so the marker has gone to the other player.
    Try the slider below the wheels: it shows where everybody will stand in some days.
tzolkin-guide-pick-yaxchilan =
    This time you pick up workers. Start with the one on Yaxchilan: press it.
tzolkin-guide-gain =
    The discs that light up are what it can do: the action of its own space, or a lower one for 1 corn for each step back.
    Choose action 2 for a stone and a corn.
tzolkin-guide-pick-palenque =
    In the same turn you may pick up more. Take the worker on Palenque as well.
tzolkin-guide-harvest =
    Its action 2 harvests corn: you take a corn tile from the jungle and 4 corn. There are only a few tiles for everybody, so be early.
tzolkin-guide-end-picking =
    Your workers are back in your hand and can be placed again next turn. Beside the bowl you see whether your corn will feed them. End the turn.
tzolkin-guide-onwards =
    That is the rhythm of the game: place, let the wheels turn, pick up at the right time. Now play on as you like.
    Tikal brings technologies and buildings, Uxmal the market and more workers, Yaxchilan skulls for Chichen Itza. Have enough corn when the days in the pool have run out. Whatever you hover over or hold explains itself, and the rules page tells the rest.
