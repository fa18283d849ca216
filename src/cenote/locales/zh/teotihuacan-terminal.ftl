# What only the board of Teotihuacan in the terminal says.

teotihuacan-terminal-boards = 图板
teotihuacan-terminal-tiles = 板块
teotihuacan-terminal-belongings = 所有物
teotihuacan-terminal-avenue = 大道
teotihuacan-terminal-first = 起始玩家：{ $player }
teotihuacan-terminal-workers = 工人
teotihuacan-terminal-track = 金字塔
teotihuacan-terminal-clockwise = 图板按顺时针排列。
teotihuacan-terminal-locked = 锁定
teotihuacan-terminal-workers-legend = 玩家编号之后是工人的力量：1:2,3。
teotihuacan-terminal-neutral = n1、n2：中立工人
teotihuacan-terminal-on-the-way = 移动中：
teotihuacan-terminal-discoveries = 发现板块，牌堆还有{ $n }个
teotihuacan-terminal-row = 第{ $n }行
teotihuacan-terminal-icons = b、r、g：蓝、红、绿；n：浅色；大写：彩色
teotihuacan-terminal-places = ■已建造，□可放板块
teotihuacan-terminal-display = 展示的装饰板块：
teotihuacan-terminal-rewards = r：任意资源；v：分；c：可可；*：或发现板块
teotihuacan-terminal-laid-out = 展示的起始板块：
teotihuacan-terminal-eclipse = { $name }{ $when }
