# The rules of Tzolk'in in plain words, for the rules page. Sections in the order of boards/tzolkin/rules.ts.

tzolkin-rules-goal = What it is about
tzolkin-rules-goal-text =
    You lead a tribe of Maya through 27 days, which are the rounds of the game. Your workers ride on the wheels of a great calendar, gather corn and resources, build, study and serve the gods. Whoever has the most victory points (VP) in the end wins.

    VP come from:

    - the temples, at the end of each of the two ages
    - crystal skulls offered at Chichen Itza
    - some buildings, at once, and monuments, at the end
    - what is left over: skulls, corn and resources

    You lose VP for workers you can't feed. Points may go below zero.
tzolkin-rules-table = What lies on the table
tzolkin-rules-table-text =
    The great gear in the middle is the calendar: each of its 26 teeth is a day. It turns five wheels. Workers stand on their teeth, and the discs around a wheel are its actions: the higher the number, the more they give.

    Corn is food and money. Wood, stone and gold are resources. Corn and crystal skulls are not: where a resource is asked for, they won't do. There are 13 skulls and never more.

    Everybody owns 6 workers and begins with 3. In games with two or three players neutral workers take up spaces on the wheels; they ride along and never leave.

    Before the first round everybody is dealt 4 starting wealth tiles, keeps 2 in secret, and receives what these show.
tzolkin-rules-turn = Your turn
tzolkin-rules-turn-text =
    In a turn you do one of two things, never both:

    - place one or more workers from your hand, or
    - pick up one or more of your workers from the wheels.

    There is no passing. Whoever has no worker on a wheel has to place; whoever has none in hand, or can't pay for any space, has to pick up.

    At the end of your turn empty places in the row of buildings are filled. When everybody has had a turn, the day ends: perhaps with a Food Day, and always with the calendar moving on.
tzolkin-rules-placing = Placing workers
tzolkin-rules-placing-text =
    You choose the wheel, and the worker goes to its lowest-numbered empty space. Any worker makes a space occupied, a neutral one too. Or it goes to the first-player space, if that is empty.

    You pay corn: the number of the space, and more when you place several workers in one turn. The first one adds nothing, the second 1 corn, the third 2, and so on. Together that makes 1 corn more for two workers, 3 for three, 6 for four, 10 for five and 15 for six.

    The first-player space itself costs nothing, but its worker counts among those placed.
tzolkin-rules-picking-up = Picking up workers
tzolkin-rules-picking-up-text =
    Take any of your workers off the wheels, one after the other, and stop when you like. With each one you do one of these:

    - the action of the space it stood on
    - the action of a lower space of the same wheel, for 1 corn for each step back
    - nothing

    Space 0 has no action. The last spaces with a number are of free choice: any action of that wheel, without corn for steps back.

    An action you can't pay for or carry out is not available. A worker that the wheel carries beyond its last numbered space returns to your hand without an action, so don't wait too long.
tzolkin-rules-palenque = Palenque: corn and wood
tzolkin-rules-palenque-text =
    Action 1 is fishing: it always gives some corn. Actions 2 to 5 harvest in the group of jungle fields with the same number, where there are as many fields as players.

    - Harvest corn: take a corn tile that lies open, and the corn.
    - Harvest wood: take a wood tile, and the wood. The corn tile under it is open now.
    - Burn the forest: the wood tile leaves the game, and you take the corn tile under it and the corn. That angers the gods: you go one step down in a temple. If all your markers are at the bottom, you can't.

    Group 2 has no wood. When a group is empty, its action brings nothing more, unless you have Agriculture. Tiles you took stay with you; some monuments count them.
tzolkin-rules-yaxchilan = Yaxchilan: resources and skulls
tzolkin-rules-yaxchilan-text =
    These actions simply give what they show: wood, stone, gold, some corn with them, and with action 4 a crystal skull. Action 5 gives gold, stone and corn.

    Resource Extraction adds to the resources you gain here, and Theology on its third level gives a second skull with action 4. When the bank has no skull left, action 4 gives nothing.
tzolkin-rules-tikal = Tikal: knowledge and buildings
tzolkin-rules-tikal-text =
    - Action 1: advance one level in a technology and pay for it.
    - Action 2: construct one building.
    - Action 3: advance once or twice, on one track or on two. Each advance is paid for before the next.
    - Action 4: construct one or two buildings, or one monument. This is the only way to a monument.
    - Action 5: pay one resource and go one step up in two different temples.

    Of two buildings the first is finished, with all it gives, before the second is paid for.
tzolkin-rules-uxmal = Uxmal: trade and helpers
tzolkin-rules-uxmal-text =
    - Action 1: pay corn and go one step up in any temple.
    - Action 2: the market. Exchange corn for resources and resources for corn as often as you like. Wood is worth 2 corn, stone 3 and gold 4. Skulls are not traded.
    - Action 3: take one more of your workers from the bank. It can be placed from your next turn on, and it wants to eat.
    - Action 4: construct a building and pay 2 corn instead of each resource. Corn and resources can't be mixed.
    - Action 5: pay 1 corn and perform any action of Palenque, Yaxchilan, Tikal or Uxmal, whose own cost comes on top.
tzolkin-rules-chichen-itza = Chichen Itza: offering skulls
tzolkin-rules-chichen-itza-text =
    The blue wheel is larger than the others and has nine actions. Each can be used once in the whole game, by one player: put a crystal skull of yours on it, score its VP and go one step up in the temple it shows. Three of them also give a resource of your choice.

    The skull stays there. Without a skull, or where one lies already, the action is not available. A temple step that can't be made doesn't matter; you score all the same.

    Space 10 is of free choice.
tzolkin-rules-temples = The temples
tzolkin-rules-temples-text =
    You have a marker in each of three temples and begin on the white step, the second from the bottom. Only one marker fits on a top step; who wants to go up there while it is taken simply doesn't. Whoever reaches a top step turns the player board to its light side again.

    On the Food Days in the middle of an age you gain the goods beside your step and beside every lower one. On those at the end of an age you score the VP of your own step, which may be negative. Whoever is highest in a temple then also scores its bonus: the left number in the first age, the right one in the second. If several are highest, each scores half of it.
tzolkin-rules-technologies = The technologies
tzolkin-rules-technologies-text =
    Each of four tracks has three levels. Reaching a level costs as many resources as its number, of any kinds, and the levels before it keep working.

    - Agriculture brings more corn from Palenque, and harvests where no corn tile lies open.
    - Resource Extraction adds wood, then stone, then gold to what Palenque and Yaxchilan give.
    - Architecture brings corn, then also VP for each building, and then makes buildings cheaper.
    - Theology lets a worker at Chichen Itza use the next space, lets you pay one resource after an action there for a temple step, and doubles the skull of Yaxchilan.

    On the third level you may advance again for one resource and gain the bonus at the end of the track, as often as you like.
tzolkin-rules-buildings = Buildings and monuments
tzolkin-rules-buildings-text =
    Pay exactly what is printed and put the tile in front of you. What a building gives, it gives at once and from top to bottom. A farm works on every Food Day: it feeds some of your workers, or spares each of them a corn.

    Architecture helps with buildings, not with monuments. When one action constructs two buildings, it helps with only one of them, and you choose which.

    Monuments lie open from the start and are never replaced. They score at the end of the game for what is written on them, and what counts your buildings counts the monument itself, too. In the middle of the game the buildings of the first age make way for those of the second.
tzolkin-rules-first-player-space = The first-player space
tzolkin-rules-first-player-space-text =
    It takes one worker. At the end of your turn you take all the corn that has gathered on the teeth of the great gear.

    When the day ends, the worker comes back and you become first player; if you were that already, the next player clockwise does. Then you say whether the calendar moves one day or two.

    Two days are allowed only while your player board shows its light side, and only if the second day pushes nobody's worker off a wheel. They turn your board to the dark side. It turns back when you reach the top of a temple.
tzolkin-rules-end-of-round = The end of a day
tzolkin-rules-end-of-round-text =
    If nobody stood on the first-player space, 1 corn is put on the current tooth, and the calendar moves on one day. All wheels turn, and all workers ride on by one space. Workers who ride beyond the last numbered space come back to their owners' hands. Neutral workers ride all the way around.

    A Food Day can't be skipped: if two days jump over its tooth, the next round is the Food Day instead.
tzolkin-rules-food-day = Food Days
tzolkin-rules-food-day-text =
    There are four of them, on the marked teeth, when everybody has had a turn.

    First everybody feeds their workers: 2 corn for each, wherever it is. Feed as many as you can; each unfed one costs 3 VP. Farms help.

    Then the gods give their rewards. The first and the third Food Day bring goods from the temples, the second and the fourth bring VP. After the second one the second age begins, with new buildings.

    A skull in the temple goes to everybody who has reached it, or to nobody if the bank has too few.
tzolkin-rules-begging = Begging for corn
tzolkin-rules-begging-text =
    At the beginning of your turn, with 2 corn or fewer, you may beg. Then you have exactly 3 corn, and the gods are angry: you go one step down in a temple of your choice. When all your markers are on the bottom steps, you can't beg.

    After that you have your turn as usual. Whoever has no worker on a wheel and can't pay for any space has to beg.

    If even that is impossible, the gods have mercy: you give all your corn and place a single worker on one of the cheapest spaces.
tzolkin-rules-end = The end of the game
tzolkin-rules-end-text =
    After the fourth Food Day the calendar moves one last time. Then everybody scores:

    - all resources become corn, as at the market, and every 4 corn are 1 VP; quarters count
    - every skull left is worth 3 VP
    - monuments score what they show

    The most VP win. In a tie it is the one with more workers still on the wheels, and after that the victory is shared.
