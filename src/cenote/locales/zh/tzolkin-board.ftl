# 卓尔金历游戏板上除游戏用语以外的文字。

## Amounts

tzolkin-board-resources = { $n }个任意资源
tzolkin-board-points = { $n }分
tzolkin-board-workers = { $n }个工人
tzolkin-board-up = { $temple ->
    [any] 任意神庙上升{ $n }级
   *[other] { $temple-name }神庙上升{ $n }级
}
tzolkin-board-down = { $temple-name }神庙下降{ $n }级
tzolkin-board-levels = { $track ->
    [technology] 任意科技提升{ $n }级
   *[other] { $track-name }提升{ $n }级
}
tzolkin-board-costs = 花费：
tzolkin-board-gives = 获得：
tzolkin-board-rules = 查看规则

## The wheels

tzolkin-board-gears = 齿轮
tzolkin-board-zoom = 显示
tzolkin-board-all-gears = 全部齿轮
tzolkin-board-space = { $gear-name }，行动槽{ $space }
tzolkin-board-worker-on = { $player }的工人：{ $gear-name }，行动槽{ $space }
tzolkin-board-neutral-on = 傀儡工人：{ $gear-name }，行动槽{ $space }
tzolkin-board-look-ahead = 预览转动齿轮
tzolkin-board-in-days = { $n ->
    [0] 今天
   *[other] { $n }天后
}
tzolkin-board-back-to-now = 回到今天
tzolkin-board-do-nothing = 行动槽0没有行动：工人要先随齿轮前进。
tzolkin-board-do-free = 自由选择：执行该齿轮上的任意行动，不需为后退支付玉米。
tzolkin-board-do-fishing = 捕鱼：获得{ $n }个玉米。
tzolkin-board-do-harvest-corn = 在农田组{ $group }收获：拿取1片玉米收获片，获得{ $corn }个玉米。
tzolkin-board-do-harvest = 在农田组{ $group }收获：拿取1片木头收获片并获得{ $wood }个木头，或拿取1片露出的玉米收获片并获得{ $corn }个玉米。焚烧森林可立即拿取木头下的玉米，但会触怒神明。
tzolkin-board-do-gain = 从银行获得：{ $goods }。
tzolkin-board-do-tikal-1 = 支付花费，将1项科技提升1级。
tzolkin-board-do-tikal-2 = 支付资源，建造1座建筑。
tzolkin-board-do-tikal-3 = 提升科技一次或两次，每次都要支付花费。
tzolkin-board-do-tikal-4 = 建造一座或两座建筑，或建造1座纪念碑。
tzolkin-board-do-tikal-5 = 支付1个任意资源，在两座不同的神庙各上升1级。
tzolkin-board-do-uxmal-1 = 支付{ $temple }个玉米，在任意神庙上升1级。
tzolkin-board-do-uxmal-2 = 市场：可任意次交换玉米和资源。木头值{ $wood }个玉米，石头{ $stone }个，黄金{ $gold }个。
tzolkin-board-do-uxmal-3 = 从银行拿取你的1个工人。
tzolkin-board-do-uxmal-4 = 用玉米建造1座建筑，每个资源以{ $resource }个玉米代替。
tzolkin-board-do-uxmal-5 = 支付{ $fee }个玉米，执行帕伦克、亚斯奇兰、蒂卡尔或乌斯马尔的任意行动。
tzolkin-board-do-sacred = 供奉1个水晶骷髅：获得{ $n }分，在{ $temple-name }神庙上升1级{ $resource ->
    [yes] ，并获得1个任意资源
   *[no] {""}
}。每局只能执行一次。
tzolkin-board-sacred-used = { $player }已在此供奉水晶骷髅。

## The calendar

tzolkin-board-round = { $round ->
    [0] 游戏设置
   *[other] 第{ $round }轮，时代{ $age }
}
tzolkin-board-days-to-food-day = { $n ->
    [0] 今天是供给日
   *[other] 天后是供给日
}
tzolkin-board-reward-goods = 奖励：物资
tzolkin-board-reward-points = 奖励：分数
tzolkin-board-no-food-day = 供给日已全部结束
tzolkin-board-advance-days = 日历前进{ $n }天
tzolkin-board-first-player-about = 放在这里的工人会在你的回合结束时带走轮齿上累积的玉米，让你成为起始玩家，并可能让你把日历前进两天。
tzolkin-board-first-player-taken = { $player }的工人在这里。
tzolkin-board-tooth-corn = 累积的玉米：{ $n }。
tzolkin-board-first-player = 起始玩家

## The jungle

tzolkin-board-fields = 帕伦克农田组{ $group }
tzolkin-board-fields-about = 露出的玉米收获片：{ $open }。木头下面的：{ $covered }。

## Temples and technologies

tzolkin-board-temples = 神庙
tzolkin-board-temples-goods = 下个供给日：所有玩家获得自己所在级及以下各级的物资。
tzolkin-board-temples-points = 下个供给日：所有玩家获得自己所在级的分数，各神庙的最高者另得上方的奖励点数。
tzolkin-board-highest = 最高等级：时代1结束时{ $first }分，时代2结束时{ $second }分。平局时各得一半。
tzolkin-board-step = { $temple-name }，第{ $step }级：{ $n }分{ $good ->
    [none] {""}
   *[other] ，{ $good-name }
}
tzolkin-board-step-players = 在这里：{ $players }
tzolkin-board-technologies = 科技
tzolkin-board-level = { $track-name }，等级{ $level }
tzolkin-board-beyond = { $track-name }，等级3之后

## Buildings and monuments

tzolkin-board-buildings = 建筑
tzolkin-board-stack = 时代{ $age }，牌堆剩{ $n }张
tzolkin-board-monuments = 纪念碑
tzolkin-board-gap = 空位
tzolkin-board-building-type = 建筑：{ $type-name }
tzolkin-board-monument-type = 纪念碑：{ $type-name }

## Players

tzolkin-board-players = 其他玩家
tzolkin-board-own = 你的玩家板
tzolkin-board-stock = { $good-name }：{ $n }
tzolkin-board-workers-in-play = 拥有的工人：{ $n }，可行动：{ $free }
tzolkin-board-harvest-tiles = 收获片：玉米{ $corn }，木头{ $wood }
tzolkin-board-light = 玩家板浅色面朝上：可使用一次加速特权
tzolkin-board-dark = 玩家板深色面朝上：到达神庙最高层才能恢复加速特权
tzolkin-board-food = 下个供给日需要玉米：{ $need }；现有：{ $corn }
tzolkin-board-food-about = 需要喂养的工人：{ $n }，每个需要玉米：{ $each }。
tzolkin-board-unfed = 目前未喂养的工人：{ $n }，即{ $points }分。

## Starting wealth

tzolkin-board-wealth = 起始财富：保留{ $n }片
tzolkin-board-wealth-about = 还要选择：{ $n }片。所有玩家同时展示。
tzolkin-board-wealth-waits = 等待其他玩家选择。
