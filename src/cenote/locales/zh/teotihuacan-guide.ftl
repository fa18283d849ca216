# The guided first game of Teotihuacan: three turns, told step by step.

teotihuacan-guide-welcome =
    欢迎来到特奥蒂瓦坎。你的对手是Teotibot，三次日食之后胜利点数（分）更多者获胜。
    金字塔周围有八个行动图板。标有A的骰子是你的工人，数字是其力量。
teotihuacan-guide-worker-1 = 每回合你顺时针移动一个工人，走一到三个图板。选择贵族处力量2的工人。
teotihuacan-guide-go-1 =
    可到达的图板显示各行动的花费与收获：可可豆是收集可可，钥匙是祭拜，锤子是主要行动。
    前往采石场。
teotihuacan-guide-main-1 = 这里没有别人，所以主要行动免费。你会获得石头，工人会被强化。执行它。
teotihuacan-guide-end-1 = 你多了一个石头，工人现在力量为3。力量将超过5时，他会升天，带来奖励，并重新从1开始。结束回合。
teotihuacan-guide-bot = Teotibot掷了骰子。点数之和决定行动金字塔中的板块，旁边写着它做了什么：这次它买了一个面具。面具在每次日食时计分。
teotihuacan-guide-worker-2 = 现在来建造。选择森林的工人。
teotihuacan-guide-go-2 = 前往建造，那里有你的另一个工人。每个工人可以放置一个金字塔板块。
teotihuacan-guide-main-2 = 这次主要行动要付可可：之前在此的每种颜色一个，包括你自己的。还是执行它。
teotihuacan-guide-tile = 选择展示区的第一个板块。彩色图标若覆盖相同的图标，会让你在对应的神庙上升。
teotihuacan-guide-place = 亮起的位置可以建造。数字是在那里最多能得的分数。选择最高的：第2层，压在四个板块上。
teotihuacan-guide-rotate = 四种方向，各自标明收获。圈出的图标相同，每个得1分。选择四个图标都相同的那一种。
teotihuacan-guide-end-2 = 第2层得3分，图标得4分，红色神庙上升一级再得1分。你在金字塔轨道上也领先了。结束回合。
teotihuacan-guide-calendar = 浅色圆片每轮之后前进。到达深色圆片时日食来临：右侧显示会得多少分，每个工人也要用可可付工资。
teotihuacan-guide-worker-3 = 还剩祭拜。选择采石场力量3的工人。
teotihuacan-guide-go-3 = 前往森林。
teotihuacan-guide-worship = 把他放到有钥匙的祭拜位上。
teotihuacan-guide-both = 你可以选择神庙上升、发现板块，或支付1个可可两者都要。两者都要。
teotihuacan-guide-effect = 先后由你决定。先在红色神庙上升。
teotihuacan-guide-claim = 这个发现板块不用花费，值两个任意资源。获得它，以后在你的任何回合都能使用。
teotihuacan-guide-end-3 = 你的工人现在被锁定。要再移动他，需解锁你的所有工人：支付3个可可，或用一个回合免费解锁。结束回合。
teotihuacan-guide-farewell =
    这就是游戏的核心。日食前留够付工资的可可；想了解什么，就指向它。
    接下来由你自己玩。祝你好运！
