# What only Tzolk'in's board in the terminal says.

tzolkin-terminal-actions = 行动
tzolkin-terminal-belongings = 所有物
tzolkin-terminal-first = 起始玩家：{ $player }
tzolkin-terminal-skulls = 骷髅
tzolkin-terminal-workers = 工人
tzolkin-terminal-food-day = { $n }{ tzolkin-board-days-to-food-day }
tzolkin-terminal-neutral = n：傀儡工人
tzolkin-terminal-fields = 帕伦克各组农田：木头收获片，以及其下的玉米收获片
tzolkin-terminal-bank = 供应区的水晶骷髅：{ $n }
tzolkin-terminal-dealt = 你得到的板块，保留其中两片：
tzolkin-terminal-wealth = 起始财富：{ $tiles }
tzolkin-terminal-light = 还可以把日历前进两天
tzolkin-terminal-dark = 到达神庙最高级之前不能前进两天
