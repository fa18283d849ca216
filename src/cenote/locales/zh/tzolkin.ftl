# Tzolk'in: everything of the game that is told in words. docs/words.md says how the keys are made.

tzolkin-title = 卓尔金历：玛雅日历

## Goods, gears, temples, technologies

tzolkin-corn = 玉米
tzolkin-wood = 木头
tzolkin-stone = 石头
tzolkin-gold = 黄金
tzolkin-skull = 水晶骷髅
tzolkin-palenque = 帕伦克
tzolkin-yaxchilan = 亚斯奇兰
tzolkin-tikal = 蒂卡尔
tzolkin-uxmal = 乌斯马尔
tzolkin-chichen-itza = 奇琴伊察
tzolkin-first = 起始玩家位置
tzolkin-chaac = 恰克
tzolkin-quetzalcoatl = 奎策尔夸托
tzolkin-kukulkan = 库库尔坎
tzolkin-agriculture = 农业
tzolkin-agriculture-text = 等级1：每次收获玉米多得1个玉米。等级2：捕鱼多得1个玉米，并且在看不到玉米收获片的农田也可以收获玉米。等级3：每次收获玉米改为多得3个玉米。再提升：任意神庙上升1级。
tzolkin-extraction = 资源提炼
tzolkin-extraction-text = 帕伦克或亚斯奇兰的行动所给的资源多得1个：等级1起为木头，等级2起为石头，等级3起为黄金。再提升：2个任意资源。
tzolkin-architecture = 建筑学
tzolkin-architecture-text = 每建造1个建筑：等级1起获得1个玉米；等级2起还得2分；等级3起还少付1个资源，用玉米支付时则少付2个玉米。再提升：3分。
tzolkin-theology = 神学
tzolkin-theology-text = 等级1起，奇琴伊察上的工人可以执行下一个行动槽的行动。等级2起，在那里执行行动后可以支付1个资源，使任意神庙上升1级。等级3起，亚斯奇兰的行动4多给1个水晶骷髅。再提升：1个水晶骷髅。
tzolkin-farm = 农场
tzolkin-civic = 城市建筑
tzolkin-tomb = 墓穴
tzolkin-shrine = 神殿

# How many of a good, as in "gains 3 corn".
tzolkin-amount = { $good ->
    [corn] { $n }个玉米
    [wood] { $n }个木头
    [stone] { $n }个石头
    [gold] { $n }个黄金
   *[skull] { $n }个水晶骷髅
}

## Buildings: names and what they do

tzolkin-a1f1 = 农场（1个工人）
tzolkin-a1f1-text = 供给日你有1个工人不需要玉米。
tzolkin-a1f2 = 农场（1个工人）
tzolkin-a1f2-text = 供给日你有1个工人不需要玉米。
tzolkin-a1f3 = 农场（1个工人）
tzolkin-a1f3-text = 供给日你有1个工人不需要玉米。
tzolkin-a1f4 = 农场（少1个玉米）
tzolkin-a1f4-text = 供给日你的每个工人少需要1个玉米。
tzolkin-a1f5 = 农场（少1个玉米）
tzolkin-a1f5-text = 供给日你的每个工人少需要1个玉米。
tzolkin-a1c1 = 城市建筑（农业）
tzolkin-a1c1-text = 免费将农业提升1级。
tzolkin-a1c2 = 城市建筑（农业、1个石头）
tzolkin-a1c2-text = 免费将农业提升1级；获得1个石头。
tzolkin-a1c3 = 城市建筑（资源提炼、1个玉米）
tzolkin-a1c3-text = 免费将资源提炼提升1级；获得1个玉米。
tzolkin-a1c4 = 城市建筑（资源提炼、1个黄金）
tzolkin-a1c4-text = 免费将资源提炼提升1级；获得1个黄金。
tzolkin-a1t1 = 墓穴（恰克、奎策尔夸托）
tzolkin-a1t1-text = 恰克和奎策尔夸托神庙各上升1级。
tzolkin-a1t2 = 墓穴（恰克、库库尔坎）
tzolkin-a1t2-text = 恰克和库库尔坎神庙各上升1级。
tzolkin-a1t3 = 墓穴（任意神庙、建筑）
tzolkin-a1t3-text = 任意神庙上升1级；可以用资源建造1个建筑。
tzolkin-a1s1 = 神殿（建筑学）
tzolkin-a1s1-text = 免费将建筑学提升1级。
tzolkin-a1s2 = 神殿（神学、库库尔坎）
tzolkin-a1s2-text = 免费将神学提升1级；库库尔坎神庙上升1级。
tzolkin-a2f1 = 农场（3个工人）
tzolkin-a2f1-text = 供给日你有3个工人不需要玉米。
tzolkin-a2f2 = 农场（3个工人）
tzolkin-a2f2-text = 供给日你有3个工人不需要玉米。
tzolkin-a2f3 = 农场（3个工人）
tzolkin-a2f3-text = 供给日你有3个工人不需要玉米。
tzolkin-a2c1 = 城市建筑（任意科技、1个石头）
tzolkin-a2c1-text = 免费将任意科技提升1级；获得1个石头。
tzolkin-a2c2 = 城市建筑（任意科技、1个黄金）
tzolkin-a2c2-text = 免费将任意科技提升1级；获得1个黄金。
tzolkin-a2c3 = 城市建筑（任意科技、6个玉米）
tzolkin-a2c3-text = 免费将任意科技提升1级；获得6个玉米。
tzolkin-a2c4 = 城市建筑（任意科技、1个水晶骷髅）
tzolkin-a2c4-text = 免费将任意科技提升1级；获得1个水晶骷髅。
tzolkin-a2t1 = 墓穴（市场、6分）
tzolkin-a2t1-text = 可以在市场交换玉米和资源；获得6分。
tzolkin-a2t2 = 墓穴（工人、6分）
tzolkin-a2t2-text = 从银行拿取1个工人；获得6分。
tzolkin-a2t3 = 墓穴（8分）
tzolkin-a2t3-text = 获得8分。
tzolkin-a2t4 = 墓穴（行动、2分）
tzolkin-a2t4-text = 可以支付1个玉米，执行帕伦克、亚斯奇兰、蒂卡尔或乌斯马尔行动1至5中的任意一个；获得2分。
tzolkin-a2t5 = 墓穴（恰克、奎策尔夸托、库库尔坎、3分）
tzolkin-a2t5-text = 恰克、奎策尔夸托和库库尔坎神庙各上升1级；获得3分。
tzolkin-a2s1 = 神殿（恰克+2、2分）
tzolkin-a2s1-text = 恰克神庙上升2级；获得2分。
tzolkin-a2s2 = 神殿（库库尔坎+2、3分）
tzolkin-a2s2-text = 库库尔坎神庙上升2级；获得3分。
tzolkin-a2s3 = 神殿（奎策尔夸托+2、4分）
tzolkin-a2s3-text = 奎策尔夸托神庙上升2级；获得4分。
tzolkin-a2s4 = 神殿（建筑学、3分）
tzolkin-a2s4-text = 免费将建筑学提升1级；获得3分。
tzolkin-a2s5 = 神殿（神学、恰克、库库尔坎）
tzolkin-a2s5-text = 免费将神学提升1级；恰克和库库尔坎神庙各上升1级。
tzolkin-a2s6 = 神殿（任意科技×2）
tzolkin-a2s6-text = 免费将任意科技共提升2级。

## Monuments

tzolkin-mon-tombs = 纪念碑（墓穴）
tzolkin-mon-tombs-text = 游戏结束时，你的每个墓穴得4分，包括带这种边框的纪念碑。
tzolkin-mon-civics = 纪念碑（城市建筑）
tzolkin-mon-civics-text = 游戏结束时，你的每个城市建筑得4分，包括带这种边框的纪念碑。
tzolkin-mon-shrines = 纪念碑（神殿）
tzolkin-mon-shrines-text = 游戏结束时，你的每个神殿得4分，包括带这种边框的纪念碑。
tzolkin-mon-all-built = 纪念碑（所有建造）
tzolkin-mon-all-built-text = 游戏结束时，你的每个建筑和纪念碑得2分。
tzolkin-mon-workers = 纪念碑（工人）
tzolkin-mon-workers-text = 游戏结束时，若你有4、5或6个工人，得6、12或18分。
tzolkin-mon-best-temple = 纪念碑（最高神庙）
tzolkin-mon-best-temple-text = 游戏结束时，你位置最高的神庙每高于起始层1级得3分。
tzolkin-mon-every-monument = 纪念碑（所有纪念碑）
tzolkin-mon-every-monument-text = 游戏结束时，任何玩家建造的每个纪念碑都得6、5或4分（2、3或4名玩家时）。
tzolkin-mon-tech-levels = 纪念碑（科技等级）
tzolkin-mon-tech-levels-text = 游戏结束时，你的每个科技等级得3分。
tzolkin-mon-temple-vp = 纪念碑（神庙再计分）
tzolkin-mon-temple-vp-text = 游戏结束时，再次获得你在各神庙所处位置的分数，不含神庙奖励点数。
tzolkin-mon-corn-tiles = 纪念碑（玉米收获片）
tzolkin-mon-corn-tiles-text = 游戏结束时，你的每片玉米收获片得4分。
tzolkin-mon-wood-tiles = 纪念碑（木头收获片）
tzolkin-mon-wood-tiles-text = 游戏结束时，你的每片木头收获片得4分。
tzolkin-mon-tech-maxed = 纪念碑（满级科技）
tzolkin-mon-tech-maxed-text = 游戏结束时，若你有1、2或至少3项科技达到等级3，得9、20或33分。
tzolkin-mon-skulls = 纪念碑（水晶骷髅）
tzolkin-mon-skulls-text = 游戏结束时，奇琴伊察上的每个水晶骷髅得3分，不论由谁供奉。

## Starting wealth tiles, called by the space that is printed on them

tzolkin-pal1 = 帕伦克1
tzolkin-pal1-text = 获得3个玉米；奎策尔夸托神庙上升1级；免费将农业提升1级。
tzolkin-pal3 = 帕伦克3
tzolkin-pal3-text = 获得5个玉米和1个黄金；奎策尔夸托神庙上升1级。
tzolkin-pal5 = 帕伦克5
tzolkin-pal5-text = 获得1个石头和1个黄金；免费将农业提升1级。
tzolkin-pal7 = 帕伦克7
tzolkin-pal7-text = 获得9个玉米和1个石头。
tzolkin-yax1 = 亚斯奇兰1
tzolkin-yax1-text = 获得1个木头；库库尔坎神庙上升1级；免费将资源提炼提升1级。
tzolkin-yax3 = 亚斯奇兰3
tzolkin-yax3-text = 获得2个玉米和2个木头；库库尔坎神庙上升1级。
tzolkin-yax5 = 亚斯奇兰5
tzolkin-yax5-text = 获得4个玉米和1个木头；免费将资源提炼提升1级。
tzolkin-yax7 = 亚斯奇兰7
tzolkin-yax7-text = 获得3个玉米、2个木头和1个石头。
tzolkin-tik1 = 蒂卡尔1
tzolkin-tik1-text = 获得2个玉米；恰克神庙上升1级；免费将建筑学提升1级。
tzolkin-tik3 = 蒂卡尔3
tzolkin-tik3-text = 获得6个玉米和2个石头。
tzolkin-tik5 = 蒂卡尔5
tzolkin-tik5-text = 获得3个玉米和1个黄金；免费将建筑学提升1级。
tzolkin-tik7 = 蒂卡尔7
tzolkin-tik7-text = 获得6个玉米、1个木头和1个石头。
tzolkin-uxm1 = 乌斯马尔1
tzolkin-uxm1-text = 获得5个玉米和1个石头；恰克神庙上升1级。
tzolkin-uxm3 = 乌斯马尔3
tzolkin-uxm3-text = 获得3个玉米和1个木头；供给日你有1个工人不需要玉米。
tzolkin-uxm5 = 乌斯马尔5
tzolkin-uxm5-text = 从银行拿取1个工人。
tzolkin-uxm7 = 乌斯马尔7
tzolkin-uxm7-text = 获得8个玉米和1个黄金。
tzolkin-chi0 = 奇琴伊察0
tzolkin-chi0-text = 获得4个玉米、1个木头和1个水晶骷髅。
tzolkin-chi3 = 奇琴伊察3
tzolkin-chi3-text = 获得5个玉米和1个石头；免费将神学提升1级。
tzolkin-chi5 = 奇琴伊察5
tzolkin-chi5-text = 获得4个玉米和3个木头。
tzolkin-chi7 = 奇琴伊察7
tzolkin-chi7-text = 获得2个玉米和2个木头；免费将神学提升1级。
tzolkin-chi10 = 奇琴伊察10
tzolkin-chi10-text = 获得7个玉米和2个木头。

## Moves: labels of buttons

tzolkin-move-end = 结束回合
tzolkin-move-done = 完成
tzolkin-move-nothing = 不执行行动
tzolkin-move-beg = 乞讨玉米
tzolkin-move-place = { $a ->
    [first] 起始玩家
   *[other] 放置：{ $an }
}
tzolkin-move-pick = 取出：{ $an }{ $b }
tzolkin-move-do = 行动{ $a }
tzolkin-move-use = { $an }{ $b }
tzolkin-move-harvest = { $a ->
    [wood] 收获木头
    [corn] 收获玉米
    [burn] 焚烧森林
   *[no_tile] 不拿收获片
}
tzolkin-move-climb = { $b ->
    [none] 上升：{ $an }
   *[other] 上升：{ $an }、{ $bn }
}
tzolkin-move-anger = 下降：{ $an }
tzolkin-move-advance = { $an }
tzolkin-move-pay = 支付：{ $an }
tzolkin-move-take = 拿取：{ $an }
tzolkin-move-discount = 少付：{ $an }
tzolkin-move-architecture = { $a ->
    [use] 现在使用
   *[save] 留到下一个
}
tzolkin-move-build = 建造：{ $an }
tzolkin-move-sell = 卖出：{ $an }
tzolkin-move-buy = 买入：{ $an }
tzolkin-move-days = 前进{ $a }天
tzolkin-move-keep = 保留：{ $an }

## Questions: what is being decided

tzolkin-ask-keep = 保留2片起始财富片
tzolkin-ask-start = 放置工人，或取出工人
tzolkin-ask-place = 继续放置工人，或结束回合
tzolkin-ask-pick = 继续取出工人，或结束回合
tzolkin-ask-end = 结束回合
tzolkin-ask-days = 日历前进几天？
tzolkin-ask-action = 你从{ $gear-name }{ $space }取出的工人：执行哪个行动？
tzolkin-ask-use = 执行其他齿轮的哪个行动？
tzolkin-ask-harvest = 行动{ $group }的农田：收获什么？
tzolkin-ask-climb = { $steps ->
    [1] 在哪座神庙上升？
   *[other] 在哪座神庙上升？剩余级数：{ $steps }
}
tzolkin-ask-two-temples = 选择两座神庙，各上升1级
tzolkin-ask-anger = 神明被触怒：在哪座神庙下降？
tzolkin-ask-advance = { $times ->
    [1] 支付资源提升哪项科技？
   *[other] 支付资源提升哪项科技？剩余次数：{ $times }
}
tzolkin-ask-learn = { $times ->
    [1] 免费提升哪项科技？
   *[other] 免费提升哪项科技？剩余次数：{ $times }
}
tzolkin-ask-pay = 支付哪种资源？还需支付：{ $blocks }
tzolkin-ask-take = 拿取哪种资源？还可拿取：{ $blocks }
tzolkin-ask-build = { $how ->
    [first_of_two] 建造至多两个建筑，或一个纪念碑
    [second] 建造第二个建筑？
    [with_corn] 用玉米建造一个建筑
   *[one] 建造一个建筑
}
tzolkin-ask-architecture = 此建筑享受建筑学科技，还是留给第二个建筑？
tzolkin-ask-discount = 建筑学：哪种资源不用支付？
tzolkin-ask-market = 市场：交换玉米和资源
tzolkin-ask-devotion = 神学：支付1个资源，使任意神庙上升1级？

## Events: lines of the log

tzolkin-event-keep = { $player }保留起始财富片：{ $tile-name }
tzolkin-event-beg = { $player }乞讨玉米
tzolkin-event-anger = { $player }触怒神明：{ $temple-name }，−1
tzolkin-event-place = { $gear ->
    [first] { $player }在起始玩家位置放置1个工人
   *[other] { $player }放置1个工人：{ $gear-name }{ $space }
}
tzolkin-event-mercy = { $player }得到神明的怜悯，付出所有玉米
tzolkin-event-pick = { $player }取出1个工人：{ $gear-name }{ $space }
tzolkin-event-act = { $player }执行行动：{ $gear-name }{ $action }
tzolkin-event-gain = { $player }获得{ tzolkin-amount }
tzolkin-event-pay = { $player }支付{ tzolkin-amount }
tzolkin-event-climb = { $player }在神庙上升：{ $temple-name }，第{ $step }级
tzolkin-event-no-step = { $player }无法上升：{ $temple-name }
tzolkin-event-level = { $player }将{ $track-name }提升至等级{ $level }
tzolkin-event-bonus = { $player }获得{ $track-name }的一次性奖励
tzolkin-event-worker = { $player }获得1个工人，共有{ $workers }个
tzolkin-event-harvest = { $what ->
    [wood] { $player }收获木头（农田{ $group }）
    [corn] { $player }收获玉米（农田{ $group }）
    [burn] { $player }焚烧森林（农田{ $group }）
   *[no_tile] { $player }不拿收获片收获玉米（农田{ $group }）
}
tzolkin-event-build = { $player }建造：{ $tile-name }
tzolkin-event-reveal = 建筑区新增：{ $tile-name }
tzolkin-event-light-side = { $player }恢复加速特权：玩家板翻回浅色面
tzolkin-event-tooth-corn = 累积的玉米：{ $corn }
tzolkin-event-food-day = { $number ->
    [1] 供给日1：时代1中期
    [2] 供给日2：时代1结束
    [3] 供给日3：时代2中期
   *[other] 供给日{ $number }：时代2结束
}
tzolkin-event-fed = { $unfed ->
    [0] { $player }喂养所有工人：{ $fed }个
   *[other] { $player }喂养{ $fed }个工人，{ $unfed }个未喂养
}
tzolkin-event-new-age = 时代2开始
tzolkin-event-days = 日历前进{ $n }天
tzolkin-event-pushed-off = { $player }的1个工人被推下齿轮（{ $gear-name }）
tzolkin-event-first-player = { $player }成为起始玩家
tzolkin-event-points = { $of ->
    [none] { $player }：{ $points }分，{ $source-name }
   *[other] { $source ->
        [chichen_itza] { $player }：{ $points }分，{ $source-name }{ $of }
        [buildings] { $player }：{ $points }分，{ $of-name }
        [monuments] { $player }：{ $points }分，{ $of-name }
       *[other] { $player }：{ $points }分，{ $source-name }（{ $of-name }）
    }
}
tzolkin-event-offer = { $player }供奉1个水晶骷髅：行动{ $action }

## Reasons: why a move is not possible

tzolkin-reason-no-passing = 不能跳过：至少放置或取出1个工人
tzolkin-reason-too-late = 太晚了：只能在回合开始时乞讨玉米
tzolkin-reason-all-bottom = 你在所有神庙中都处于最低层，不能再触怒神明
tzolkin-reason-too-much-corn = 玉米不超过{ $most }个才能乞讨，你有{ $have }个
tzolkin-reason-no-mixing = 同一回合不能既放置又取出工人
tzolkin-reason-mercy-places-one = 神明的怜悯只适用于1个工人
tzolkin-reason-no-worker-available = 你没有可行动的工人
tzolkin-reason-space-taken = 起始玩家位置已被占据
tzolkin-reason-gear-full = 该齿轮上没有空的行动槽
tzolkin-reason-must-beg = 你必须先乞讨玉米
tzolkin-reason-not-enough = { $what ->
    [corn] 玉米不足：需要{ $need }，你有{ $have }
    [wood] 木头不足：需要{ $need }，你有{ $have }
    [stone] 石头不足：需要{ $need }，你有{ $have }
    [gold] 黄金不足：需要{ $need }，你有{ $have }
    [skull] 水晶骷髅不足：需要{ $need }，你有{ $have }
   *[resource] 资源不足：需要{ $need }，你有{ $have }
}
tzolkin-reason-no-worker-there = 那里没有你的工人
tzolkin-reason-no-such-action = 该齿轮没有这个行动
tzolkin-reason-too-far-ahead = 你的工人还没走到那里：只能执行数字更小的行动，每后退1格支付1个玉米
tzolkin-reason-nothing-to-harvest = 这些农田没有你能收获的东西
tzolkin-reason-no-skulls = 水晶骷髅已用完
tzolkin-reason-slot-filled = 该行动已被执行过：每个行动全局只能执行一次
tzolkin-reason-no-worker-in-bank = 你的{ $most }个工人都已在场
tzolkin-reason-cannot-afford = 你无法支付
tzolkin-reason-corn-under-wood = 这些农田的玉米都还压在木头下面
tzolkin-reason-corn-is-visible = 这些农田有可见的玉米收获片：请先拿取它
tzolkin-reason-technology-too-low = 需要{ $technology-name }达到等级{ $level }
tzolkin-reason-already-bottom = 你在该神庙已处于最低层
tzolkin-reason-take-back-first = 顺序不影响结果，因此固定：要选这个，请先撤销上一个选择
tzolkin-reason-another-first = 顺序不影响结果，因此固定：请先选择另一个
tzolkin-reason-not-in-the-cost = 花费中没有这种资源
tzolkin-reason-not-on-offer = 该板块不在展示区
tzolkin-reason-no-monument-here = 只有蒂卡尔的行动4可以建造纪念碑，以代替建筑
tzolkin-reason-just-sold = 你刚刚卖出了这种资源
tzolkin-reason-already-kept = 你已选择这片
tzolkin-reason-not-among-your-tiles = 这片没有发给你

## Where points come from

tzolkin-source-temples = 神庙
tzolkin-source-chichen-itza = 奇琴伊察
tzolkin-source-buildings = 建筑
tzolkin-source-monuments = 纪念碑
tzolkin-source-skulls = 未使用的水晶骷髅
tzolkin-source-corn = 剩余物资
tzolkin-source-unfed = 未喂养的工人

## Options

tzolkin-option-burn-visible = 在可见玉米旁焚烧
tzolkin-option-burn-visible-help = 同一农田组有可见的玉米收获片时，是否可以焚烧森林？规则并未禁止。
tzolkin-option-burn-visible-true = 允许
tzolkin-option-burn-visible-false = 禁止
