# The rules of Teotihuacan in plain words, section by section.

teotihuacan-rules-aim = What it is about
teotihuacan-rules-aim-text =
    Teotihuacan grows around its Pyramid, and you are one of those who build it. Your workers are dice. They go round a ring of 8 Action Boards, gather resources, build, worship, and grow stronger with each work, until they ascend and begin again.

    Whoever has most victory points (VP) at the end wins. Points come from building the Pyramid and decorating it, from Buildings and Technologies, from temples, and from 3 Eclipses, in which the Avenue of the Dead, the Pyramid track and your masks score, and in which your workers want to be paid.

teotihuacan-rules-setup = How a game begins
teotihuacan-rules-setup-text =
    The Palace and Construction face each other across the Pyramid; the other 6 boards are shuffled between them. Many tiles are drawn at random, so no 2 games are alike.

    You are dealt 4 Starting tiles and keep 2. Both give all that they show. Each shows 2 boards, and your 3 workers start on 3 different ones among them, with power 1. If the tiles show 4 different boards, you leave one out. A tile may also give a power-up, a Technology, or the right to claim a Discovery tile for its cost.

    Your fourth worker waits until you choose it as an Ascension reward. For a first game there is a fixed setup without Starting tiles.

teotihuacan-rules-turn = Your turn
teotihuacan-rules-turn-text =
    In a normal turn you move one unlocked worker and do exactly one thing where it arrives:

    - Collect Cocoa,
    - worship, or
    - perform the board’s main action.

    In place of a normal turn you may unlock all your locked workers for free.

    Besides, in your own turn you may use Discovery tiles, and in a normal turn pay 3 cocoa to unlock all your workers. You can never pass, and you are never stuck: with an unlocked worker you can always collect cocoa. You end your turn yourself.

teotihuacan-rules-move = Moving
teotihuacan-rules-move-text =
    Workers go clockwise, 1 to 3 boards. Locked workers stay where they are.

    While you choose where to go, each board within reach tells what each action there would cost and give at once. Three dots mean that you will choose more.

    2 Discovery tiles help you move: with the double move a second worker from the same board goes along, with the unlimited move a worker goes any distance. With Technology 1 each of your workers that moves onto or past the Palace brings you 1 cocoa.

teotihuacan-rules-collect = Collect Cocoa
teotihuacan-rules-collect-text =
    Cocoa pays for nearly everything that workers do, so you need it all the time.

    Look at the workers in the general area of the board before yours arrives. Each colour there counts once: every other player, yourself if another worker of yours is there, and each colour of neutral workers. Locked workers do not count. You gain that much cocoa and 1 more.

    So a crowded board is good for collecting cocoa, and dear for a main action.

teotihuacan-rules-worship = Worship
teotihuacan-rules-worship-text =
    The Palace, the Forest, the Stone Quarry, the Gold Deposits and Decorations have worship spaces, marked with a key. Your worker goes there and is locked.

    If another player’s worker is on the space, you pay 1 cocoa and send it to the general area, unlocked. You cannot push out a worker of your own.

    Then choose:

    - the effect of the space: a step in a temple, or at the Palace the effect of a Royal tile;
    - the Discovery tile of the board, for its cost (not at the Palace);
    - or both, for 1 cocoa more, in the order you like.

    A claimed tile is replaced at once.

teotihuacan-rules-main = Main actions
teotihuacan-rules-main-text =
    Before a main action you pay 1 cocoa for each colour among the unlocked workers that were on the board before yours arrived, your own colour included. An empty board costs nothing.

    How much you may do depends on the number of your unlocked workers on the board, the new one included. More than 3 never count. On the resource boards the weakest of them counts as well.

    Afterwards you power up one of your workers there. With 3 workers most boards allow a second power-up.

teotihuacan-rules-unlock = Locked workers
teotihuacan-rules-unlock-text =
    A locked worker cannot move, does not count for any action and cannot be powered up. Its salary is due all the same.

    There are 3 ways to unlock:

    - take a whole turn for it: all your locked workers are unlocked for free;
    - pay 3 cocoa at any moment of a normal turn: all of them are unlocked, even one that has just worshipped;
    - wait until somebody else wants the space and pays for it.

    Unlocked workers go to the general area of the board they are on.

teotihuacan-rules-resources = Forest, Stone Quarry, Gold Deposits
teotihuacan-rules-resources-text =
    The Forest gives wood, the Stone Quarry stone and the Gold Deposits gold.

    Look the reward up in the grid of the board. The row is the number of your workers there, up to 3. The column is the power of the weakest of them: 1, 2 to 3, or 4 to 5. So it pays to bring strong workers together.

    Some cells give cocoa, VP or temple steps besides. Technologies 5 and 7 add to the reward. Then you power up one worker on the board; with 3 workers you may do so twice.

teotihuacan-rules-alchemy = Alchemy
teotihuacan-rules-alchemy-text =
    Alchemy’s main action acquires a Technology. Pay the gold shown on the tile, 1 or 2, and put your marker on it. From the next action on it works for the rest of the game.

    With 1 worker you choose from the first row, with more from either row. A single worker of power 4 or 5 may also reach the second row, but then it is not powered up.

    You also advance 1 step in the temple of the tile’s column: blue, red or green from left to right. Everybody who has that Technology already scores 3 VP.

teotihuacan-rules-nobles = Nobles
teotihuacan-rules-nobles-text =
    Pay 2 wood and take a Building from the Buildings row. It goes to the leftmost free space of a row: with 1 worker the top row, with 2 the middle row, with 3 the bottom row. Only when that row is full, a row above it may be used.

    You score the points of the space and advance 1 space on the Avenue of the Dead.

    Each Building that leaves the Buildings row uncovers a smaller number. The smallest one that is seen is what a space on the Avenue is worth in an Eclipse, so building early is good for you, and late for everybody less so.

teotihuacan-rules-decorations = Decorations
teotihuacan-rules-decorations-text =
    Pay 3 gold with 1 worker, 2 gold with 2, or 1 gold with 3, and place one of the Decoration tiles on display.

    Each side of the Pyramid has 4 spaces. The first lies beside the Pyramid and is always free to use; the others follow in order and need Pyramid tiles of level 1, 2 or 3 under both halves. The tile points to the centre and cannot be turned.

    You score 3 VP and advance 1 space on the Pyramid track. Each half that covers a matching icon scores 1 VP, and if the icon on the tile is in colour, you also advance 1 step in its temple.

teotihuacan-rules-construction = Construction
teotihuacan-rules-construction-text =
    For each of your workers on the board you may place a Pyramid tile, at least 1 and at most 3. The cost depends on the level:

    - level 1: 2 stone, scores 1 VP;
    - level 2: 2 stone and 1 wood, scores 3 VP;
    - level 3: 2 stone and 2 wood, scores 5 VP;
    - level 4: 2 stone and 3 wood, scores 7 VP.

    Above level 1 a tile needs 4 tiles below it. Turn it as you like: each icon that covers its like scores 1 VP, and if the new icon is in colour, you advance 1 step in its temple. The pale icon matches, too, but belongs to no temple. Each tile also takes you 1 space along the Pyramid track.

teotihuacan-rules-power = Power-ups and Ascension
teotihuacan-rules-power-text =
    A power-up raises a worker’s power by 1. Strong workers earn more, but a worker that would go beyond power 5 ascends at once:

    - you advance 1 space on the Avenue of the Dead;
    - the worker comes back to the Palace with power 1;
    - you choose a reward: 5 VP; 5 cocoa; 1 temple step; 2 temple steps for 3 cocoa; or your fourth worker, of power 3, with 2 cocoa;
    - the light disc of the calendar advances 1 space.

    The first power-up of a main action must be made. Technology 13 sells you one more for 1 cocoa.

teotihuacan-rules-temples = Temples
teotihuacan-rules-temples-text =
    There are 3 temples. Each step gives what is shown beside it: the blue temple mostly resources, the red one VP, the green one cocoa.

    On a main step, where Discovery tiles lie, you may claim one of them for its cost in place of the reward. These tiles are not replaced, so whoever comes first has the choice.

    Step 10 holds a Temple Bonus tile, which scores in the final Eclipse for everybody who has got that far. The top step has room for one marker only.

    A step that cannot be made is lost.

teotihuacan-rules-tracks = Avenue of the Dead and Pyramid track
teotihuacan-rules-tracks-text =
    You advance on the Avenue of the Dead with Buildings, Ascensions and some tiles. When you reach space 3, 6 or 8, you may claim a Discovery tile there for its cost. The Avenue ends at space 9. In each Eclipse a space is worth the smallest number seen in the Buildings row.

    On the Pyramid track you advance with each Pyramid tile and each Decoration tile. In the Eclipses a space is worth 4, then 3, then 2 VP, and whoever is furthest scores 4 VP more; if tied, each of them. Then everybody starts again from 0.

teotihuacan-rules-discovery = Discovery tiles
teotihuacan-rules-discovery-text =
    You claim Discovery tiles at worship spaces, on main steps of the temples and on the Avenue. The cost stands in the corner; without one the tile is free. Your tiles lie open in front of you.

    Masks stay and score in every Eclipse. All others are used once:

    - points, resources, cocoa, temple steps, the Avenue and power-ups before any decision of your own turns;
    - double and unlimited move when you move;
    - the extra worker in a main action of Alchemy, Nobles or Construction;
    - ignoring a cocoa payment for a main action, for one worship, or for one salary.

teotihuacan-rules-palace = The Palace
teotihuacan-rules-palace-text =
    The Palace has no main action, but 3 worship spaces with a Royal tile each. What a tile does depends on the power of the worker that you lock there, written as P.

    One kind of tile scores points for your Technologies, for the Pyramid track or for the Avenue. Another exchanges cocoa for resources. The third gives cocoa, buys temple steps, or turns resources into cocoa. Exchanges may be made as often as the tile allows, or fewer times, or not at all.

    At the Palace you cannot take the Discovery tile alone, only together with the effect.

teotihuacan-rules-calendar = The calendar
teotihuacan-rules-calendar-text =
    The light disc advances 1 space after every turn of the Last Player, and 1 space with each Ascension. When it reaches the dark disc, an Eclipse is announced: the round is finished, everybody has one more turn, and then the Eclipse is scored.

    After it the light disc returns to 0 and the dark disc is set 1 space lower, so each part of the game is a little shorter.

    The tile on level 4 finishes the Pyramid. Then the light disc jumps to the dark disc, and the Eclipse that follows is the final one, whatever its number.

teotihuacan-rules-eclipse = Eclipses
teotihuacan-rules-eclipse-text =
    In each Eclipse everybody scores:

    - the Avenue: own space times the smallest number seen in the Buildings row;
    - the Pyramid track: 4 VP for the lead, and 4, 3 or 2 VP for each space;
    - masks: sets of different masks of 1 to 7 score 1, 3, 6, 10, 15, 21 or 28 VP.

    Then salaries are due: 1 cocoa for each worker, 2 for a worker of power 4 or 5, locked ones too. For each cocoa that you do not pay you lose 3 VP.

    In the final Eclipse you score each Temple Bonus tile that you have reached.

teotihuacan-rules-end = The end of the game
teotihuacan-rules-end-text =
    The game ends with the third Eclipse, or earlier, with the Eclipse that follows the finished Pyramid.

    Whoever has most VP wins. If there is a tie, more cocoa decides, then the earlier place in turn order.

    Think of the end in time: unused resources are worth nothing, temple steps 10 and 11 are worth much with the right Temple Bonus tile, and the last salaries have to be paid as well.

teotihuacan-rules-variants = Neutral workers and variants
teotihuacan-rules-variants-text =
    With 3 players there are neutral workers of one colour, with 2 or in the solo game of 2 colours, 3 of each. They stand in general areas and count as colours, but do nothing. After an Eclipse they are placed anew.

    Starting tile draft, for 2 to 4 players: 2 tiles for each player and 2 more are laid out. You take one in turn order, then a second one in the opposite order.

    Dark Eclipse, for 2 to 4 players: an Eclipse is scored as soon as the turn ends in which the discs met. Nobody has another turn, so watch the calendar.

teotihuacan-rules-teotibot = The Teotibot
teotihuacan-rules-teotibot-text =
    In the solo game you play against the Teotibot. You begin, it plays last, and to win you need more points; a tie is a defeat.

    In its turn it rolls 2 dice. The sum names a tile of its action pyramid: the top for 6 to 8, the middle row for 4 to 5 and 9 to 10, the corners of the bottom row for 2 to 3 and 11 to 12. It carries the tile out, and the tile is set aside. The gap is filled from below, on the side that a Direction tile shows, and the tile that was set aside before comes in at the bottom.

    With 10 cocoa it returns them for 3 VP. It pays no salaries. If you unlock its worker, that one moves on to the next free worship space.

teotihuacan-rules-bot-actions = What the Teotibot does
teotihuacan-rules-bot-actions-text =
    With each tile it does the first thing it can:

    - Construction, Decorations, Alchemy and Nobles: with a worker on the board and the price, it builds, decorates, acquires a Technology or places a Building. Otherwise it may gain 2 of the resource with a worker on the resource board.
    - Mastery: its workers try their boards, from the strongest to the weakest.
    - Worship: its locked worker moves on, and it advances 2 steps in that temple, or 3 in one temple at Decorations.
    - Mask Collection: it buys a mask that it lacks.

    If nothing works, it gains 5 cocoa, and its weakest worker is powered up and moved. A worker that it moves goes 1 board, or 2 with power 4 or 5, and skips the Palace.

    In the final Eclipse it scores 1 VP for each good left, 2 VP for each Technology and 15 VP for each Temple Bonus tile reached.
