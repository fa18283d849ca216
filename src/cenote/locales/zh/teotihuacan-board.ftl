# The words on the board of Teotihuacan that aren't names of things: headings, tooltips, and what is read aloud.

## What changes: `cocoa: +3`
teotihuacan-board-change = { $what }：{ $n }
teotihuacan-board-of-player = { $player }：{ $said }
teotihuacan-board-free = 免费
teotihuacan-board-costs = 花费：{ $cost }
teotihuacan-board-costs-nothing = 无需花费
teotihuacan-board-ascension = 升天
teotihuacan-board-unlocking = 解锁
teotihuacan-board-workers = 工人
teotihuacan-board-royal-tile = 王宫板块
teotihuacan-board-none = 无
teotihuacan-board-to-rules = 查看规则

## Action Boards
teotihuacan-board-about-palace = 在此祭拜可获得三个王宫板块之一的效果，工人力量越高收获越多。这里没有主要行动。
teotihuacan-board-about-forest = 主要行动获得木头。工人越多收获越多，以其中最弱的工人为准。祭拜可在红色神庙上升。
teotihuacan-board-about-stone-quarry = 主要行动获得石头。工人越多收获越多，以其中最弱的工人为准。祭拜可在绿色神庙上升。
teotihuacan-board-about-gold-deposits = 主要行动获得黄金。工人越多收获越多，以其中最弱的工人为准。祭拜可在蓝色神庙上升。
teotihuacan-board-about-alchemy = 主要行动用黄金获得科技，并在其所在列的神庙上升1级。第二排需要两个工人，或一个力量4或5的工人。
teotihuacan-board-about-nobles = 主要行动用2个木头放置建筑，得分并在亡者大道上前进，而大道每格的价值会下降。
teotihuacan-board-about-decorations = 主要行动用黄金放置装饰板块，工人越多越便宜。祭拜可在任意神庙上升。
teotihuacan-board-about-construction = 主要行动每个工人可放置一个金字塔板块。每个板块花费石头，较高层还需木头。
teotihuacan-board-go-here = 前往这里
teotihuacan-board-leave-here = 这里不放工人
teotihuacan-board-not-here = 无法到达
teotihuacan-board-do-collect = 收集可可
teotihuacan-board-do-worship = 祭拜
teotihuacan-board-do-main = 主要行动
teotihuacan-board-worker = { $player }：力量{ $power }的工人，{ $board }
teotihuacan-board-locked-worker = { $player }：力量{ $power }的已锁定工人，{ $board }
teotihuacan-board-neutral-worker = 中立工人，颜色{ $n }
teotihuacan-board-worship-space = 祭拜位：{ $what }
teotihuacan-board-taken-by = 占据者：{ $player }
teotihuacan-board-both = 两者都要
teotihuacan-board-no-tile = 没有发现板块
teotihuacan-board-power-sign = 力
teotihuacan-board-reward-grid = 奖励
teotihuacan-board-reward-grid-text = 行是你在此的工人数，列是其中最弱工人的力量。
teotihuacan-board-lowest-power = 最低力量{ $power }
teotihuacan-board-workers-count = 工人：{ $n }
teotihuacan-board-next-building = 下一格{ $vp }分
teotihuacan-board-nobles-row-text = 主要行动所需工人数：{ $n }。每排从左侧开始填满。
teotihuacan-board-decoration-cost = 按工人数计的黄金花费
teotihuacan-board-level = 第{ $n }层
teotihuacan-board-level-costs = 各层的花费与分数
teotihuacan-board-level-cost = 石头{ $stone }，木头{ $wood }，{ $vp }分
teotihuacan-board-stack-left = 牌堆剩余：{ $n }
teotihuacan-board-owned-by = 拥有者：{ $names }
teotihuacan-board-used = 已使用

## The Pyramid
teotihuacan-board-pyramid = 金字塔
teotihuacan-board-look-down-to = 显示到层
teotihuacan-board-ground = 地面
teotihuacan-board-layers = 分层显示
teotihuacan-board-targets = 可放置的位置
teotihuacan-board-place = 第{ $level }层，第{ $row }行，第{ $column }列
teotihuacan-board-up-to-points = 最多{ $n }分
teotihuacan-board-side-space = { $side }，第{ $n }格
teotihuacan-board-in-hand = 正在放置：{ $tile }
teotihuacan-board-turn-it = 选择方向。相同的图标已圈出。
teotihuacan-board-turned = 旋转四分之一圈：{ $n }次
teotihuacan-board-matches = 相同的图标：{ $n }

## Temples and tracks
teotihuacan-board-temples = 神庙
teotihuacan-board-temple-blue = 蓝色
teotihuacan-board-temple-red = 红色
teotihuacan-board-temple-green = 绿色
teotihuacan-board-temple-text = 每一级给予其奖励。在主要台阶上，可改为获得一个发现板块。顶端之下的板块在最终日食时计分；最高级只容一个标记，给予{ $top }分。
teotihuacan-board-start = 起点
teotihuacan-board-step = 第{ $n }级
teotihuacan-board-avenue = 亡者大道
teotihuacan-board-avenue-text = 日食时，每格的价值为建筑列中可见的最小数字：目前{ $vp }分。
teotihuacan-board-per-space = 每格
teotihuacan-board-buildings-row = 建筑列
teotihuacan-board-buildings-row-text = 剩余建筑：{ $n }。从左侧依次取走，大道的价值随之下降。
teotihuacan-board-pyramid-track = 金字塔轨道
teotihuacan-board-pyramid-track-text = 下一次日食时，每格{ $vp }分，领先者另得{ $lead }分。之后所有人回到0。

## The calendar
teotihuacan-board-calendar = 日历
teotihuacan-board-calendar-text = 浅色圆片在每轮之后以及每次升天时前进。到达深色圆片时，日食即将到来。
teotihuacan-board-discs = 浅色圆片在{ $light }，深色圆片在{ $dark }
teotihuacan-board-eclipse-number = 第{ $n }次日食
teotihuacan-board-eclipse-final = 最终日食
teotihuacan-board-eclipse-in = { $n ->
   *[other] 还有{ $n }格
}
teotihuacan-board-eclipse-next = 下一轮结束时
teotihuacan-board-eclipse-now = 本回合结束时
teotihuacan-board-eclipse-announced = 本轮结束时
teotihuacan-board-eclipse-scoring = 正在计分
teotihuacan-board-eclipses-over = 已计分
teotihuacan-board-due = 下一次日食时
teotihuacan-board-due-text = 工资：{ $owed }个可可，你有{ $cocoa }个。若日食现在到来：大道{ $avenue }分，金字塔轨道{ $track }分，领先{ $lead }分，面具{ $masks }分。
teotihuacan-board-due-bot = 无需支付工资。若日食现在到来：大道{ $avenue }分，金字塔轨道{ $track }分，领先{ $lead }分，面具{ $masks }分。

## Players
teotihuacan-board-players = 玩家
teotihuacan-board-first-player = 起始玩家
teotihuacan-board-vp = 分
teotihuacan-board-workers-in-play = 场上工人的力量
teotihuacan-board-salary = 下一次日食的工资
teotihuacan-board-salary-text = 每个工人1个可可，力量4或5的工人2个。每少付1个可可失去3分。
teotihuacan-board-unlock-free = 全部解锁（整个回合）
teotihuacan-board-unlock-paid = 全部解锁
teotihuacan-board-masks = 面具
teotihuacan-board-masks-text = 每次日食时，1到7个不同面具组成的面具组得1、3、6、10、15、21或28分。
teotihuacan-board-masks-worth = 面具：日食时{ $vp }分
teotihuacan-board-starting-text = 两个板块的全部内容你都会获得，工人从它们所示的三个图板上开始。
teotihuacan-board-kept = 已保留

## The Teotibot
teotihuacan-board-teotibot-text = 两颗骰子决定行动金字塔中的板块。机器人做它能做的事，随后板块上移。
teotihuacan-board-rolled = { $one } + { $two } = { $sum }
teotihuacan-board-action-pyramid = 行动金字塔
teotihuacan-board-directions = 板块上移方向
teotihuacan-board-sum = 骰子{ $sum }
teotihuacan-board-bot-story = Teotibot上一回合做了什么
teotihuacan-board-bot-waits = 它在你之后行动。
