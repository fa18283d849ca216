# Teotihuacan: everything of the game that is told in words. docs/words.md says how the keys are made.

teotihuacan-title = 特奥蒂瓦坎：众神之城

## Goods and other gains

teotihuacan-cocoa = 可可
teotihuacan-wood = 木头
teotihuacan-stone = 石头
teotihuacan-gold = 黄金
teotihuacan-vp = 分
teotihuacan-any-resource = 任意资源
teotihuacan-temple-blue = 蓝色神庙
teotihuacan-temple-red = 红色神庙
teotihuacan-temple-green = 绿色神庙
teotihuacan-temple-any = 任意神庙
teotihuacan-power-up = 强化
teotihuacan-technology = 科技
teotihuacan-discovery = 发现板块
teotihuacan-own = 该图板的资源

# How many of a good, as in "gains 3 wood".
teotihuacan-amount = { $good ->
    [cocoa] { $n }个可可
    [wood] { $n }个木头
    [stone] { $n }个石头
   *[gold] { $n }个黄金
}

## Boards, temples, tracks, rows, sides

teotihuacan-palace = 王宫
teotihuacan-palace-a = 王宫，祭拜位A
teotihuacan-palace-b = 王宫，祭拜位B
teotihuacan-palace-c = 王宫，祭拜位C
teotihuacan-all = 所有祭拜位
teotihuacan-forest = 森林
teotihuacan-stone-quarry = 采石场
teotihuacan-gold-deposits = 金矿
teotihuacan-alchemy = 炼金术
teotihuacan-nobles = 贵族
teotihuacan-decorations = 装饰
teotihuacan-construction = 建造
teotihuacan-blue = 蓝色神庙
teotihuacan-red = 红色神庙
teotihuacan-green = 绿色神庙
teotihuacan-any = 任意神庙
teotihuacan-avenue = 亡者大道
teotihuacan-avenue-3 = 亡者大道第3格
teotihuacan-avenue-6 = 亡者大道第6格
teotihuacan-avenue-8 = 亡者大道第8格
teotihuacan-blue-4 = 蓝色神庙第4级
teotihuacan-red-5 = 红色神庙第5级
teotihuacan-green-3 = 绿色神庙第3级
teotihuacan-green-6 = 绿色神庙第6级
teotihuacan-level-1 = 第1层
teotihuacan-level-2 = 第2层
teotihuacan-level-3 = 第3层
teotihuacan-level-4 = 第4层
teotihuacan-row-top = 上排
teotihuacan-row-middle = 中排
teotihuacan-row-bottom = 下排
teotihuacan-side-top = 上侧
teotihuacan-side-right = 右侧
teotihuacan-side-bottom = 下侧
teotihuacan-side-left = 左侧

## Royal tiles, at the Palace. The power is that of the worker that has just been locked there

teotihuacan-p1 = 王宫板块（可可）
teotihuacan-p1-text = 获得的可可比工人的力量多1个。
teotihuacan-p2 = 王宫板块（木头和石头）
teotihuacan-p2-text = 次数不超过工人的力量：支付1个可可，获得1个木头和1个石头。
teotihuacan-p3 = 王宫板块（资源换可可）
teotihuacan-p3-text = 次数不超过工人的力量：支付1个任意资源，获得2个可可。
teotihuacan-p4 = 王宫板块（科技）
teotihuacan-p4-text = 你的每项科技得2分，计算的数量不超过工人的力量。
teotihuacan-p5 = 王宫板块（金字塔轨道）
teotihuacan-p5-text = 你在金字塔轨道上的每格得2分，计算的格数不超过工人的力量。
teotihuacan-p6 = 王宫板块（黄金和石头）
teotihuacan-p6-text = 次数不超过工人的力量：支付1个可可，获得1个黄金和1个石头。
teotihuacan-p7 = 王宫板块（资源）
teotihuacan-p7-text = 一次：支付1个可可和1个资源，获得与工人力量相同数量的任意资源。
teotihuacan-p8 = 王宫板块（神庙）
teotihuacan-p8-text = 次数不超过工人的力量减1：支付1个可可，任意神庙提升1级。
teotihuacan-p9 = 王宫板块（亡者大道）
teotihuacan-p9-text = 你在亡者大道上的每格得1分，计算的格数至多比工人的力量多1格。

## Technology tiles

teotihuacan-tech1 = 科技1
teotihuacan-tech1-text = 每当你的工人进入或经过王宫时，获得1个可可。
teotihuacan-tech3 = 科技3
teotihuacan-tech3-text = 每次执行炼金术或贵族的主要行动，得3分。
teotihuacan-tech5 = 科技5
teotihuacan-tech5-text = 每次执行森林、采石场或金矿的主要行动，多得1个该图板的资源。
teotihuacan-tech7 = 科技7
teotihuacan-tech7-text = 每次执行森林、采石场或金矿的主要行动，获得1个可可和1分。
teotihuacan-tech9 = 科技9
teotihuacan-tech9-text = 每次执行装饰的主要行动，得4分。
teotihuacan-tech11 = 科技11
teotihuacan-tech11-text = 每次执行建造的主要行动，得3分。
teotihuacan-tech13 = 科技13
teotihuacan-tech13-text = 主要行动带来强化后，可以支付1个可可，在该图板再强化一次。
teotihuacan-tech15 = 科技15
teotihuacan-tech15-text = 每次执行建造的主要行动，工人多算1个，并且有一次少付1个资源。
teotihuacan-tech17 = 科技17
teotihuacan-tech17-text = 每次执行建造的主要行动，任意神庙提升1级。

## Temple Bonus tiles

teotihuacan-f1 = 神庙奖励（面具）
teotihuacan-f1-text = 最终日食时，再次获得你最好的面具组的分数。
teotihuacan-f2 = 神庙奖励（科技）
teotihuacan-f2-text = 最终日食时，你的每项科技得5分。
teotihuacan-f3 = 神庙奖励（15分）
teotihuacan-f3-text = 最终日食时，得15分。
teotihuacan-f4 = 神庙奖励（亡者大道）
teotihuacan-f4-text = 最终日食时，你在亡者大道上的每格得3分。
teotihuacan-f5 = 神庙奖励（已到达的板块）
teotihuacan-f5-text = 最终日食时，你到达的每个神庙奖励板块得9分，包括本板块。
teotihuacan-f6 = 神庙奖励（发现板块）
teotihuacan-f6-text = 最终日食时，你的每个非面具发现板块得2分。
teotihuacan-f7 = 神庙奖励（工人）
teotihuacan-f7-text = 最终日食时，你的每个力量1至3的工人得4分，每个力量4或5的工人得9分。

## Discovery tiles

teotihuacan-m1 = 面具1
teotihuacan-m1-text = 面具。每次日食时，由1至7个不同面具组成的面具组得1、3、6、10、15、21或28分。
teotihuacan-m2 = 面具2
teotihuacan-m2-text = 面具。每次日食时，由1至7个不同面具组成的面具组得1、3、6、10、15、21或28分。
teotihuacan-m3 = 面具3
teotihuacan-m3-text = 面具。每次日食时，由1至7个不同面具组成的面具组得1、3、6、10、15、21或28分。
teotihuacan-m4 = 面具4
teotihuacan-m4-text = 面具。每次日食时，由1至7个不同面具组成的面具组得1、3、6、10、15、21或28分。
teotihuacan-m5 = 面具5
teotihuacan-m5-text = 面具。每次日食时，由1至7个不同面具组成的面具组得1、3、6、10、15、21或28分。
teotihuacan-m6 = 面具6
teotihuacan-m6-text = 面具。每次日食时，由1至7个不同面具组成的面具组得1、3、6、10、15、21或28分。
teotihuacan-m7 = 面具7
teotihuacan-m7-text = 面具。每次日食时，由1至7个不同面具组成的面具组得1、3、6、10、15、21或28分。
teotihuacan-kind-vp = 4分
teotihuacan-vp-text = 获得4分。
teotihuacan-resources3 = 3个资源
teotihuacan-resources3-text = 获得3个任意资源。
teotihuacan-resources2 = 2个资源
teotihuacan-resources2-text = 获得2个任意资源。
teotihuacan-kind-avenue = 亡者大道1格
teotihuacan-avenue-text = 在亡者大道上前进1格。
teotihuacan-temple-any-text = 任意神庙提升1级。
teotihuacan-temple-blue-text = 蓝色神庙提升1级。
teotihuacan-temple-red-text = 红色神庙提升1级。
teotihuacan-temple-green-text = 绿色神庙提升1级。
teotihuacan-cocoa4 = 4个可可
teotihuacan-cocoa4-text = 获得4个可可。
teotihuacan-power-up2 = 强化两次
teotihuacan-power-up2-text = 强化你的任意未锁定的工人，共两次。
teotihuacan-double-move = 双重移动
teotihuacan-double-move-text = 移动工人时，同一图板上的另一个工人随之移动。
teotihuacan-free-cocoa = 免付可可
teotihuacan-free-cocoa-text = 一次不付可可：主要行动、祭拜或工资。
teotihuacan-unlimited-move = 无限移动
teotihuacan-unlimited-move-text = 移动工人时，可以移动任意距离。
teotihuacan-extra-worker = 额外工人
teotihuacan-extra-worker-text = 执行炼金术、贵族或建造的主要行动时，工人多算1个。

## Decoration tiles: the icons on their halves

teotihuacan-d01 = 装饰1
teotihuacan-d01-text = 左半：彩色的蓝色；右半：彩色的红色。
teotihuacan-d02 = 装饰2
teotihuacan-d02-text = 左半：浅色；右半：彩色的蓝色。
teotihuacan-d03 = 装饰3
teotihuacan-d03-text = 左半：彩色的绿色；右半：彩色的绿色。
teotihuacan-d04 = 装饰4
teotihuacan-d04-text = 左半：彩色的蓝色；右半：彩色的绿色。
teotihuacan-d05 = 装饰5
teotihuacan-d05-text = 左半：彩色的红色；右半：彩色的蓝色。
teotihuacan-d06 = 装饰6
teotihuacan-d06-text = 左半：彩色的蓝色；右半：浅色。
teotihuacan-d07 = 装饰7
teotihuacan-d07-text = 左半：彩色的红色；右半：彩色的红色。
teotihuacan-d08 = 装饰8
teotihuacan-d08-text = 左半：彩色的绿色；右半：彩色的蓝色。
teotihuacan-d09 = 装饰9
teotihuacan-d09-text = 左半：彩色的红色；右半：彩色的绿色。
teotihuacan-d10 = 装饰10
teotihuacan-d10-text = 左半：彩色的绿色；右半：浅色。
teotihuacan-d11 = 装饰11
teotihuacan-d11-text = 左半：浅色；右半：彩色的红色。
teotihuacan-d12 = 装饰12
teotihuacan-d12-text = 左半：彩色的蓝色；右半：彩色的蓝色。
teotihuacan-d13 = 装饰13
teotihuacan-d13-text = 左半：彩色的绿色；右半：彩色的红色。
teotihuacan-d14 = 装饰14
teotihuacan-d14-text = 左半：彩色的红色；右半：浅色。
teotihuacan-d15 = 装饰15
teotihuacan-d15-text = 左半：浅色；右半：彩色的绿色。

## Pyramid tiles: their icons as they lie when not rotated

teotihuacan-t01 = 金字塔板块1
teotihuacan-t01-text = 从左上角起顺时针的图标：蓝色、浅色、彩色的红色、绿色。
teotihuacan-t02 = 金字塔板块2
teotihuacan-t02-text = 从左上角起顺时针的图标：浅色、蓝色、红色、彩色的绿色。
teotihuacan-t03 = 金字塔板块3
teotihuacan-t03-text = 从左上角起顺时针的图标：浅色、红色、蓝色、彩色的绿色。
teotihuacan-t04 = 金字塔板块4
teotihuacan-t04-text = 从左上角起顺时针的图标：绿色、浅色、蓝色、彩色的红色。
teotihuacan-t05 = 金字塔板块5
teotihuacan-t05-text = 从左上角起顺时针的图标：绿色、浅色、蓝色、红色。
teotihuacan-t06 = 金字塔板块6
teotihuacan-t06-text = 从左上角起顺时针的图标：绿色、浅色、红色、蓝色。
teotihuacan-t07 = 金字塔板块7
teotihuacan-t07-text = 从左上角起顺时针的图标：绿色、浅色、红色、彩色的蓝色。
teotihuacan-t08 = 金字塔板块8
teotihuacan-t08-text = 从左上角起顺时针的图标：绿色、蓝色、红色、浅色。
teotihuacan-t09 = 金字塔板块9
teotihuacan-t09-text = 从左上角起顺时针的图标：绿色、彩色的蓝色、红色、浅色。
teotihuacan-t10 = 金字塔板块10
teotihuacan-t10-text = 从左上角起顺时针的图标：蓝色、浅色、红色、浅色。
teotihuacan-t11 = 金字塔板块11
teotihuacan-t11-text = 从左上角起顺时针的图标：彩色的蓝色、浅色、红色、浅色。
teotihuacan-t12 = 金字塔板块12
teotihuacan-t12-text = 从左上角起顺时针的图标：绿色、浅色、红色、浅色。
teotihuacan-t13 = 金字塔板块13
teotihuacan-t13-text = 从左上角起顺时针的图标：绿色、浅色、彩色的红色、浅色。
teotihuacan-t14 = 金字塔板块14
teotihuacan-t14-text = 从左上角起顺时针的图标：蓝色、浅色、彩色的绿色、浅色。
teotihuacan-t15 = 金字塔板块15
teotihuacan-t15-text = 从左上角起顺时针的图标：蓝色、浅色、绿色、浅色。
teotihuacan-t16 = 金字塔板块16
teotihuacan-t16-text = 从左上角起顺时针的图标：蓝色、浅色、绿色、红色。
teotihuacan-t17 = 金字塔板块17
teotihuacan-t17-text = 从左上角起顺时针的图标：蓝色、浅色、绿色、彩色的红色。
teotihuacan-t18 = 金字塔板块18
teotihuacan-t18-text = 从左上角起顺时针的图标：绿色、浅色、蓝色、红色。
teotihuacan-t19 = 金字塔板块19
teotihuacan-t19-text = 从左上角起顺时针的图标：浅色、浅色、浅色、红色。
teotihuacan-t20 = 金字塔板块20
teotihuacan-t20-text = 从左上角起顺时针的图标：蓝色、浅色、浅色、浅色。
teotihuacan-t21 = 金字塔板块21
teotihuacan-t21-text = 从左上角起顺时针的图标：浅色、浅色、浅色、绿色。
teotihuacan-t22 = 金字塔板块22
teotihuacan-t22-text = 从左上角起顺时针的图标：蓝色、浅色、浅色、绿色。
teotihuacan-t23 = 金字塔板块23
teotihuacan-t23-text = 从左上角起顺时针的图标：绿色、浅色、浅色、蓝色。
teotihuacan-t24 = 金字塔板块24
teotihuacan-t24-text = 从左上角起顺时针的图标：浅色、浅色、绿色、红色。
teotihuacan-t25 = 金字塔板块25
teotihuacan-t25-text = 从左上角起顺时针的图标：彩色的绿色、浅色、浅色、红色。
teotihuacan-t26 = 金字塔板块26
teotihuacan-t26-text = 从左上角起顺时针的图标：蓝色、浅色、浅色、彩色的红色。
teotihuacan-t27 = 金字塔板块27
teotihuacan-t27-text = 从左上角起顺时针的图标：蓝色、浅色、浅色、红色。
teotihuacan-t28 = 金字塔板块28
teotihuacan-t28-text = 从左上角起顺时针的图标：绿色、蓝色、彩色的绿色、蓝色。
teotihuacan-t29 = 金字塔板块29
teotihuacan-t29-text = 从左上角起顺时针的图标：红色、彩色的蓝色、红色、蓝色。
teotihuacan-t30 = 金字塔板块30
teotihuacan-t30-text = 从左上角起顺时针的图标：绿色、红色、绿色、彩色的红色。
teotihuacan-t31 = 金字塔板块31
teotihuacan-t31-text = 从左上角起顺时针的图标：浅色、浅色、浅色、浅色。
teotihuacan-t32 = 金字塔板块32
teotihuacan-t32-text = 从左上角起顺时针的图标：浅色、浅色、浅色、浅色。

## Starting tiles, called by their boards

teotihuacan-s01 = 王宫、森林
teotihuacan-s01-text = 获得2个可可和3个木头；在亡者大道上前进1格。工人：王宫、森林。
teotihuacan-s02 = 金矿、采石场
teotihuacan-s02-text = 获得2个石头和3个黄金；绿色神庙提升1级。工人：金矿、采石场。
teotihuacan-s03 = 森林、采石场
teotihuacan-s03-text = 获得4个木头和1个石头；蓝色神庙提升1级。工人：森林、采石场。
teotihuacan-s04 = 王宫、金矿
teotihuacan-s04-text = 获得5个可可和2个黄金；红色神庙提升1级。工人：王宫、金矿。
teotihuacan-s05 = 金矿、炼金术
teotihuacan-s05-text = 获得2个黄金；获得编号最小的科技。工人：金矿、炼金术。
teotihuacan-s06 = 森林、金矿
teotihuacan-s06-text = 获得3个木头和2个黄金；强化1个起始工人。工人：森林、金矿。
teotihuacan-s07 = 炼金术、建造
teotihuacan-s07-text = 获得2个任意资源；获得编号最小的科技。工人：炼金术、建造。
teotihuacan-s08 = 贵族、装饰
teotihuacan-s08-text = 获得2个可可和4个石头；蓝色神庙提升1级。工人：贵族、装饰。
teotihuacan-s09 = 炼金术、贵族
teotihuacan-s09-text = 蓝色、红色和绿色神庙各提升1级。工人：炼金术、贵族。
teotihuacan-s10 = 装饰、建造
teotihuacan-s10-text = 获得5个可可；红色神庙提升1级；强化1个起始工人。工人：装饰、建造。
teotihuacan-s11 = 贵族、建造
teotihuacan-s11-text = 获得5个可可；绿色神庙提升1级；强化1个起始工人。工人：贵族、建造。
teotihuacan-s12 = 炼金术、装饰
teotihuacan-s12-text = 获得2个任意资源；蓝色和红色神庙各提升1级。工人：炼金术、装饰。
teotihuacan-s13 = 采石场、炼金术
teotihuacan-s13-text = 获得3个可可和5个木头。工人：采石场、炼金术。
teotihuacan-s14 = 采石场、装饰
teotihuacan-s14-text = 获得3个石头和1个黄金；可以获得放在此处的发现板块。工人：采石场、装饰。
teotihuacan-s15 = 森林、贵族
teotihuacan-s15-text = 获得1个木头、2个石头和3个黄金。工人：森林、贵族。
teotihuacan-s16 = 金矿、建造
teotihuacan-s16-text = 获得2个可可和3个黄金；可以获得放在此处的发现板块。工人：金矿、建造。
teotihuacan-s17 = 采石场、建造
teotihuacan-s17-text = 获得3个可可、2个木头和3个石头。工人：采石场、建造。
teotihuacan-s18 = 森林、装饰
teotihuacan-s18-text = 获得1个木头和2个石头；在亡者大道上前进1格。工人：森林、装饰。

## Ascension rewards

teotihuacan-reward-vp = 5分
teotihuacan-reward-cocoa = 5个可可
teotihuacan-reward-temple = 任意神庙提升1级
teotihuacan-reward-two-temples = 支付3个可可，神庙共提升2级
teotihuacan-reward-fourth-worker = 第四个工人和2个可可

## The Teotibot

teotihuacan-teotibot = Teotibot
teotihuacan-action-construction = 建造
teotihuacan-action-construction-text = 若机器人有2个石头，且建造图板上有其工人，则放置1个金字塔板块。否则，若采石场有其工人，则获得2个石头。
teotihuacan-action-decorations = 装饰
teotihuacan-action-decorations-text = 若机器人有2个黄金，且装饰图板上有其工人，则放置1个装饰板块。否则，若金矿有其工人，则获得2个黄金。
teotihuacan-action-alchemy = 炼金术
teotihuacan-action-alchemy-text = 若机器人有1个黄金，且炼金术图板上有其工人，则获得1项科技。否则，其力量最低的工人强化两次。
teotihuacan-action-nobles = 贵族
teotihuacan-action-nobles-text = 若机器人有2个木头，且贵族图板上有其工人，则放置1个建筑。否则，若森林有其工人，则获得2个木头。
teotihuacan-action-mastery = 精通
teotihuacan-action-mastery-text = 从力量最高的工人到最低的工人，机器人依次尝试其所在图板允许的事。第一个成功的工人得到强化并继续移动。
teotihuacan-action-worship = 祭拜
teotihuacan-action-worship-text = 机器人已锁定的工人移到下一个祭拜位，并提升对应的神庙。那里的发现板块被替换。
teotihuacan-action-mask-collection = 收集面具
teotihuacan-action-mask-collection-text = 机器人从祭拜位旁购买1个自己没有的面具。
teotihuacan-t = 顶端
teotihuacan-ml = 中排左
teotihuacan-mr = 中排右
teotihuacan-bl = 下排左
teotihuacan-bc = 下排中
teotihuacan-br = 下排右
teotihuacan-set-aside = 搁置
teotihuacan-from-left = 从左侧
teotihuacan-from-right = 从右侧

## Moves: labels of buttons

teotihuacan-move-end = 结束回合
teotihuacan-move-done = 完成
teotihuacan-move-printed = 图示奖励
teotihuacan-move-unlock = { $a ->
    [free] 免费解锁
   *[paid] 付3可可解锁
}
teotihuacan-move-use = { $a ->
    [vp] 使用：{ teotihuacan-kind-vp }
    [avenue] 使用：{ teotihuacan-kind-avenue }
   *[other] 使用：{ $an }
}
teotihuacan-move-keep = 保留：{ $an }
teotihuacan-move-draft = 拿取：{ $an }
teotihuacan-move-leave = 不放：{ $an }
teotihuacan-move-worker = { $an }：力量{ $b }
teotihuacan-move-go = 移至{ $an }
teotihuacan-move-with = 同行：力量{ $a }
teotihuacan-move-collect = 收集可可
teotihuacan-move-worship = { $b ->
    [a] 祭拜：A
    [b] 祭拜：B
    [c] 祭拜：C
   *[none] 祭拜
}
teotihuacan-move-main = 主要行动
teotihuacan-move-lock = 锁定：力量{ $a }
teotihuacan-move-choose = { $a ->
    [effect] 祭拜位效果
    [tile] 发现板块
   *[both] 两者：1可可
}
teotihuacan-move-first = { $a ->
    [effect] 先得效果
   *[tile] 先得板块
}
teotihuacan-move-claim = { $a ->
    [vp] 获得：{ teotihuacan-kind-vp }
    [avenue] 获得：{ teotihuacan-kind-avenue }
   *[other] 获得：{ $an }
}
teotihuacan-move-climb = 提升：{ $an }
teotihuacan-move-take = 拿取：{ $an }
teotihuacan-move-pay = 支付：{ $an }
teotihuacan-move-trade = 交换
teotihuacan-move-technology = { $an }
teotihuacan-move-row = { $a ->
    [top] 上排
    [middle] 中排
   *[bottom] 下排
}
teotihuacan-move-decoration = { $an }
teotihuacan-move-side = { $a ->
    [top] 上侧
    [right] 右侧
    [bottom] 下侧
   *[left] 左侧
}
teotihuacan-move-tile = { $an }
# Rows and columns of the Pyramid are counted from 0.
teotihuacan-move-place = { $b ->
    [0] 第{ $a }层：第1行第{ teotihuacan-column }列
    [1] 第{ $a }层：第2行第{ teotihuacan-column }列
    [2] 第{ $a }层：第3行第{ teotihuacan-column }列
   *[3] 第{ $a }层：第4行第{ teotihuacan-column }列
}
teotihuacan-column = { $c ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}
teotihuacan-move-rotate = { $a ->
    [0] 旋转0°
    [1] 旋转90°
    [2] 旋转180°
   *[3] 旋转270°
}
teotihuacan-move-discount = { $a ->
    [save] 暂不使用
   *[other] 少付：{ $an }
}
teotihuacan-move-power = { $an }：{ $b ->
    [1] 1→2
    [2] 2→3
    [3] 3→4
    [4] 4→5
   *[5] 5→6
}
teotihuacan-move-ascend = { $a ->
    [vp] 5分
    [cocoa] 5个可可
    [temple] 神庙1级
    [two_temples] 神庙2级
   *[fourth_worker] 第四个工人
}
teotihuacan-move-salary = 支付{ $a }个可可

## Questions: what is being decided

teotihuacan-ask-keep = 保留2个起始板块
teotihuacan-ask-draft = 拿取1个起始板块
teotihuacan-ask-turn = 移动工人，或解锁工人
teotihuacan-ask-action = { $board-name }：你的工人做什么？
teotihuacan-ask-end = 结束回合
teotihuacan-ask-leave = 四个图板中，哪一个不放工人？
teotihuacan-ask-go = 你的力量{ $power }的工人去哪里？
teotihuacan-ask-with = 哪个工人同行？
teotihuacan-ask-fee = { $for ->
    [main] 支付主要行动的可可，还是改用发现板块？
    [unlock] 支付解锁工人的可可，还是改用发现板块？
   *[both] 支付同时获得两者的可可，还是改用发现板块？
}
teotihuacan-ask-lock = 两个工人中，哪一个占据祭拜位？
teotihuacan-ask-worship = 祭拜：效果、发现板块，还是两者？
teotihuacan-ask-order = 先得哪一项？
teotihuacan-ask-claim = { $at-name }：是否获得发现板块？
teotihuacan-ask-trade = 王宫板块：是否交换？剩余次数：{ $times }
teotihuacan-ask-climb = 提升哪座神庙？
teotihuacan-ask-take = 拿取哪种资源？还可拿取：{ $count }
teotihuacan-ask-technology = 获得哪项科技？
teotihuacan-ask-row = 将建筑放在哪一排？
teotihuacan-ask-decoration = 放置哪个装饰板块？
teotihuacan-ask-side = 将装饰放在金字塔的哪一侧？
teotihuacan-ask-tile = { $placed ->
    [0] 放置哪个金字塔板块？
   *[other] 再放置1个金字塔板块？已放置：{ $placed }
}
teotihuacan-ask-place = 将金字塔板块放在哪里？
teotihuacan-ask-rotate = 金字塔板块如何旋转？
teotihuacan-ask-discount = 减免：哪种资源不用支付？
teotihuacan-ask-power-up = { $optional ->
    [yes] 再强化一次？
   *[no] 强化哪个工人？
}
teotihuacan-ask-more = 科技13：支付1个可可再强化一次？
teotihuacan-ask-reward = 选择一项升天奖励
teotihuacan-ask-salary = 支付多少工资？应付可可：{ $owed }
teotihuacan-ask-steps = 将提升两座神庙：先提升哪座？

## Events: lines of the log

teotihuacan-event-keep = { $player }保留起始板块：{ $tile-name }
teotihuacan-event-put = { $player }放置力量{ $power }的工人：{ $board-name }
teotihuacan-event-move = { $player }移动力量{ $power }的工人：{ $from-name }→{ $to-name }
teotihuacan-event-unlock = { $by ->
    [turn] { $player }免费解锁所有工人
    [cocoa] { $player }付费解锁所有工人
   *[other] { $player }的1个工人被其他玩家解锁（{ $space-name }）
}
teotihuacan-event-collect = { $player }收集可可：{ $board-name }
teotihuacan-event-worship = { $player }用力量{ $power }的工人进行祭拜：{ $space-name }
teotihuacan-event-main = { $player }执行主要行动：{ $board-name }，工人{ $workers }个
teotihuacan-event-gain = { $player }获得{ teotihuacan-amount }
teotihuacan-event-pay = { $player }支付{ teotihuacan-amount }
teotihuacan-event-claim = { $player }获得发现板块：{ $kind-name }
teotihuacan-event-use = { $player }使用发现板块：{ $kind-name }
teotihuacan-event-climb = { $player }提升神庙：{ $temple-name }，第{ $step }级
teotihuacan-event-no-step = { $player }无法提升：{ $temple-name }
teotihuacan-event-avenue = { $player }在亡者大道上前进：第{ $space }格
teotihuacan-event-technology = { $player }获得{ $tile-name }
teotihuacan-event-building = { $player }放置建筑：{ $row-name }第{ $space }格
teotihuacan-event-decoration = { $player }放置装饰板块：{ $side-name }，装饰位{ $number }
teotihuacan-event-tile = { $player }放置金字塔板块
teotihuacan-event-power-up = { $player }将1个工人强化至力量{ $power }：{ $board-name }
teotihuacan-event-ascend = { $player }的1个工人升天（{ $board-name }）
teotihuacan-event-reward = { $player }选择升天奖励：{ $reward-name }
teotihuacan-event-light-disc = 浅色圆片前进至{ $space }
teotihuacan-event-announced = 日食即将到来
teotihuacan-event-eclipse = 第{ $number }次日食
teotihuacan-event-salary = { $player }支付工资：{ $paid }个可可（应付{ $owed }个）
teotihuacan-event-neutral = 放置中立工人：{ $board-name }
teotihuacan-event-discovery = 新的发现板块：{ $kind-name }（{ $board-name }）
teotihuacan-event-new-decoration = 展示区新增：{ $tile-name }
teotihuacan-event-new-tile = 展示区新增：{ $tile-name }
teotihuacan-event-finished = 金字塔已完成
teotihuacan-event-points = { $of ->
    [none] { $player }：{ $points }分，{ $source-name }
   *[other] { $source ->
        [decorations] { $player }：{ $points }分，{ $source-name }
        [royal_tiles] { $player }：{ $points }分，{ $of-name }
        [technologies] { $player }：{ $points }分，{ $of-name }
        [temple_bonus] { $player }：{ $points }分，{ $of-name }
       *[other] { $player }：{ $points }分，{ $source-name }（{ $of-name }）
    }
}
teotihuacan-event-roll = { $player }掷出{ $one }和{ $two }：{ $action-name }（{ $slot-name }）
teotihuacan-event-fallback = { $player }没有更好的选择，执行备用行动
teotihuacan-event-slide = { $from ->
    [set_aside] { $player }补入搁置的板块：{ $to-name }
   *[other] { $player }移动行动板块：{ $from-name }→{ $to-name }
}
teotihuacan-event-bot-worship = { $player }移动已锁定的工人：{ $space-name }
teotihuacan-event-discard = { $player }弃置发现板块：{ $kind-name }（{ $board-name }）
teotihuacan-event-try = { $result ->
    [works] { $player }尝试{ $board-name }：成功
    [no_worker] { $player }尝试{ $board-name }：那里没有工人
    [not_enough] { $player }尝试{ $board-name }：无法支付
   *[impossible] { $player }尝试{ $board-name }：无法执行
}

## Reasons: why a move is not possible

teotihuacan-reason-no-passing = 不能跳过：移动工人并执行行动，或解锁工人
teotihuacan-reason-not-a-newcomer = 只有刚到达的工人可以占据祭拜位
teotihuacan-reason-take-back-first = 顺序不影响结果，因此固定：要选这个，请先撤销上一个选择
teotihuacan-reason-another-first = 顺序不影响结果，因此固定：请先选择另一个
teotihuacan-reason-used-in-order = 顺序不影响结果，因此固定：该板块应在刚使用的板块之前
teotihuacan-reason-not-on-display = 该板块不在展示区
teotihuacan-reason-not-enough = { $what ->
    [cocoa] 可可不足：需要{ $need }，你有{ $have }
    [wood] 木头不足：需要{ $need }，你有{ $have }
    [stone] 石头不足：需要{ $need }，你有{ $have }
   *[gold] 黄金不足：需要{ $need }，你有{ $have }
}
teotihuacan-reason-must-take-effect = 主要行动必须生效，现在不能放弃
teotihuacan-reason-must-power-up = 这次强化不可放弃
teotihuacan-reason-must-climb = 神庙提升不可放弃
teotihuacan-reason-take-printed = 若不获得板块，请选择图示奖励
teotihuacan-reason-none-locked = 你没有已锁定的工人
teotihuacan-reason-none-locked-there = 这里没有你已锁定的工人：{ $board-name }
teotihuacan-reason-whole-turn = 免费解锁需要整个回合：现在太晚了
teotihuacan-reason-no-such-tile = 你没有这种未使用的发现板块
teotihuacan-reason-from-first-turn = 从你的第一个回合起才能使用发现板块
teotihuacan-reason-instead-of-a-payment = 该板块用来代替可可的支付
teotihuacan-reason-only-in-own-turn = 只能在自己的回合使用发现板块
teotihuacan-reason-nothing-to-gain = 这不会带来任何变化
teotihuacan-reason-within-a-decision = 请先完成当前的选择
teotihuacan-reason-enough-workers = 此处多1个工人也没有区别
teotihuacan-reason-with-a-main-action = 该板块在执行炼金术、贵族或建造的主要行动时使用
teotihuacan-reason-with-a-move = 该板块在移动工人时使用
teotihuacan-reason-one-is-enough = 这次移动使用一个这样的板块就够了
teotihuacan-reason-weaker-first = 两个工人同行时，先选择力量较低的
teotihuacan-reason-no-other-worker-there = 那里没有你其他未锁定的工人
teotihuacan-reason-not-laid-out = 该板块不在展示区
teotihuacan-reason-not-on-your-tiles = 你的起始板块上没有这个图板
teotihuacan-reason-already-kept = 你已选择该板块
teotihuacan-reason-not-among-your-tiles = 该板块没有发给你
teotihuacan-reason-one-worker-moves = 本回合只移动已选的工人
teotihuacan-reason-worker-first = 请先选择工人
teotihuacan-reason-too-far = 太远了：最多移动{ $most }个图板，此处距离为{ $distance }
teotihuacan-reason-locked = 该工人已锁定
teotihuacan-reason-no-worker-there = 那里没有你的这个工人
teotihuacan-reason-move-first = 请先移动工人
teotihuacan-reason-not-on-this-board = 你的工人在另一个图板上
teotihuacan-reason-own-worker-there = 该位置上是你自己的工人
teotihuacan-reason-not-alone-at-the-palace = 在王宫不能只获得发现板块而不要效果
teotihuacan-reason-no-tile-there = 这里没有这种板块
teotihuacan-reason-top-reached = 你已在最高级台阶
teotihuacan-reason-top-step-taken = 最高级台阶已被占据
teotihuacan-reason-no-step-there = 你现在不能提升这座神庙
teotihuacan-reason-pay-a-resource = 该板块要求支付资源，而不是可可
teotihuacan-reason-fixed-price = 该板块的花费是固定的
teotihuacan-reason-no-main-action = 王宫没有主要行动
teotihuacan-reason-second-row-needs-two-workers = 第二排需要两个工人，或一个力量为4或5的工人
teotihuacan-reason-all-yours = 你已拥有本局的所有科技
teotihuacan-reason-not-in-this-game = 本局没有这项科技
teotihuacan-reason-already-yours = 你已拥有这项科技
teotihuacan-reason-no-building-left = 建筑已用完
teotihuacan-reason-row-full = 这里没有你可用的空格
teotihuacan-reason-not-enough-workers = 你在该图板上的工人不足：需要{ $need }，你有{ $have }
teotihuacan-reason-other-row-first = { $row ->
    [top] 上排有空格时，应先放上排
    [middle] 中排有空格时，应先放中排
   *[bottom] 下排有空格时，应先放下排
}
teotihuacan-reason-needs-tiles-below = 下方缺少必需的板块
teotihuacan-reason-none-on-display = 展示区没有板块
teotihuacan-reason-side-full = 这一侧已满
teotihuacan-reason-pyramid-finished = 金字塔已完成
teotihuacan-reason-no-other-tile = 减免不能保留：之后不会再放置板块
teotihuacan-reason-not-in-the-cost = 花费中没有这种资源
teotihuacan-reason-one-for-each-worker = 每个工人放置1个板块：{ $workers }
teotihuacan-reason-place-taken = 该位置已被占据
teotihuacan-reason-all-in-play = 你的所有工人都已在场
teotihuacan-reason-more-than-owed = 应付的可可只有{ $owed }个

## Where points come from

teotihuacan-source-temples = 神庙
teotihuacan-source-boards = 行动图板
teotihuacan-source-royal-tiles = 王宫板块
teotihuacan-source-technologies = 科技
teotihuacan-source-others-technologies = 他人获得的科技
teotihuacan-source-buildings = 建筑
teotihuacan-source-decorations = 装饰板块
teotihuacan-source-pyramid = 金字塔板块
teotihuacan-source-icons = 相同的图标
teotihuacan-source-ascension = 升天
teotihuacan-source-discovery-tiles = 发现板块
teotihuacan-source-avenue = 亡者大道
teotihuacan-source-pyramid-lead = 金字塔轨道领先
teotihuacan-source-pyramid-track = 金字塔轨道
teotihuacan-source-masks = 面具
teotihuacan-source-unpaid-salary = 未支付的可可
teotihuacan-source-temple-bonus = 神庙奖励板块
teotihuacan-source-cocoa-exchange = 归还的可可
teotihuacan-source-goods-left = 剩余资源和可可

## Options

teotihuacan-option-setup = 起始方式
teotihuacan-option-setup-help = 如何取得起始板块。首次游戏的图板、板块和资源总是相同的。
teotihuacan-option-setup-dealt = 发起始板块
teotihuacan-option-setup-draft = 起始板块轮选
teotihuacan-option-setup-first-game = 首次游戏设置
teotihuacan-option-dark-eclipse = 黑暗日食
teotihuacan-option-dark-eclipse-help = 日食到来时立即计分，没有额外回合。
teotihuacan-option-dark-eclipse-true = 是
teotihuacan-option-dark-eclipse-false = 否
teotihuacan-option-difficulty = 难度
teotihuacan-option-difficulty-help = 击败Teotibot的难易程度。各项设置可在下方单独调整。
teotihuacan-option-difficulty-easier = 较易
teotihuacan-option-difficulty-as-printed = 按规则书
teotihuacan-option-difficulty-harder = 较难
teotihuacan-option-bot-worker-4 = 机器人的工人：金矿
teotihuacan-option-bot-worker-4-help = Teotibot在该图板上的起始工人的力量。
teotihuacan-option-bot-worker-4-as-set = 按难度设定
teotihuacan-option-bot-worker-6 = 机器人的工人：贵族
teotihuacan-option-bot-worker-6-help = Teotibot在该图板上的起始工人的力量。
teotihuacan-option-bot-worker-6-as-set = 按难度设定
teotihuacan-option-bot-worker-8 = 机器人的工人：建造
teotihuacan-option-bot-worker-8-help = Teotibot在该图板上的起始工人的力量。
teotihuacan-option-bot-worker-8-as-set = 按难度设定
teotihuacan-option-bot-wood = 机器人的木头
teotihuacan-option-bot-wood-help = Teotibot开始时有多少木头。
teotihuacan-option-bot-wood-as-set = 按难度设定
teotihuacan-option-bot-stone = 机器人的石头
teotihuacan-option-bot-stone-help = Teotibot开始时有多少石头。
teotihuacan-option-bot-stone-as-set = 按难度设定
teotihuacan-option-bot-gold = 机器人的黄金
teotihuacan-option-bot-gold-help = Teotibot开始时有多少黄金。
teotihuacan-option-bot-gold-as-set = 按难度设定
teotihuacan-option-bot-exchange = 机器人的可可
teotihuacan-option-bot-exchange-help = Teotibot用10个可可换得多少分。
teotihuacan-option-bot-exchange-as-set = 按难度设定
teotihuacan-option-bot-worship = 机器人的祭拜
teotihuacan-option-bot-worship-help = 行动板块“祭拜”使Teotibot的神庙提升多少级。
teotihuacan-option-bot-worship-as-set = 按难度设定
teotihuacan-option-bot-bonus = 机器人的神庙奖励
teotihuacan-option-bot-bonus-help = Teotibot从每个神庙奖励板块得多少分。
teotihuacan-option-bot-bonus-as-set = 按难度设定
teotihuacan-option-bot-technology = 机器人的科技
teotihuacan-option-bot-technology-help = Teotibot从每项科技得多少分。
teotihuacan-option-bot-technology-as-set = 按难度设定
