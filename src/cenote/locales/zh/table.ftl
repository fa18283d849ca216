# The pages around the boards, and what every game has in common.

## Everywhere

ui-skip = 跳到内容
ui-navigation = 页面
ui-home = 回到首页
ui-rules = 规则
ui-credits = 制作人员
ui-language = 语言
ui-settings = 设置
ui-theme = 外观
ui-theme-system = 跟随系统
ui-theme-light = 浅色
ui-theme-dark = 深色
ui-reduce-motion = 减少动画
ui-confirm-end = 结束回合前确认
ui-shortcuts = 快捷键
ui-key-moves = 前往全部步骤列表
ui-key-arrows = 在该列表中逐项移动
ui-key-board = 前往图板上的下一个可行步骤
ui-key-help = 显示此列表
ui-close = 关闭
ui-cancel = 取消
ui-loading = 加载中……
ui-no-page = 找不到该页面
ui-no-table = 找不到该游戏桌
ui-no-server = 服务器没有响应，请稍后重试。
ui-refused = 现在无法执行。
ui-unofficial = 非官方版本
ui-unofficial-text = Cenote是非官方版本。游戏归其作者和出版商所有，他们与本程序无关。规则由我们自行撰写，所有图板均为我们自己绘制。

## The first page

ui-welcome = 两款深邃的游戏，一张安静的桌子
ui-welcome-text = 天然井（cenote）是石灰岩下深邃清澈的水。你可以对战电脑、用链接邀请朋友、同屏对局，或单人游戏。
ui-choose-game = 选择游戏
ui-for-players = { $n }名玩家
ui-for-players-range = { $least }–{ $n }名玩家
ui-new-game = 新游戏
ui-start = 开始游戏
ui-guide-start = 首次游戏引导
ui-more-choices = 更多选项
ui-not-opened = 无法创建游戏桌。
ui-players-are = 玩家：{ $players }
ui-with-you = 你
ui-with-here = 同屏另外{ $n }人
ui-with-open = { $n }个空座位
ui-with-bots = { $n }名电脑玩家（{ $level }）
ui-number-of-players = 玩家人数
ui-seats = 座位
ui-seat-kind = 座位{ $n }由谁入座
ui-seat-name = 座位{ $n }的昵称
ui-seat-level = 座位{ $n }的难度
ui-kind-me = 你
ui-kind-here = 同屏玩家
ui-kind-open = 通过邀请链接
ui-kind-bot = 电脑玩家
ui-name = 昵称
ui-shuffle-seats = 随机座位顺序
ui-allow-hints = 允许请求提示
ui-variants = 变体
ui-level-random = 随机
ui-level-novice = 简单
ui-level-player = 中等
ui-level-expert = 困难
ui-level-master = 专家
ui-my-tables = 我的游戏桌
ui-continue = 继续
ui-look-again = 再次查看
ui-forget = 从列表移除

## Invitations, and the table before the game

ui-invited = 你收到了邀请
ui-invited-to = 有一个座位为你保留：{ $game }
ui-take-seat = 入座
ui-watch = 观战
ui-invitation-void = 该链接已失效，或座位已有人。
ui-free-seat = 空座位
ui-lobby-host = 没有空座位时游戏开始。把每个空座位的链接发给朋友，或添加电脑玩家。
ui-lobby-guest = 没有空座位时游戏开始。
ui-seat-here = （在线）
ui-seat-bot = （电脑玩家）
ui-seat-stands-in = （暂由电脑玩家代替）
ui-invitation-for = 座位{ $n }的邀请链接
ui-new-invitation = 重新生成链接
ui-copy-link = 复制链接
ui-link-copied = 链接已复制
ui-spectator-link = 观战链接
ui-add-bot = 添加电脑玩家
ui-remove-bot = 移除电脑玩家
ui-close-table = 关闭此游戏桌

## Who sits there

ui-players = 玩家
ui-points = 分数
ui-you-mark = （你）
ui-away = （离开）
ui-thinks = 思考中……
ui-bot-name = 电脑{ $letter }
ui-seat = 座位{ $n }

## The turn

ui-bar = 回合
ui-your-turn = 轮到你了
ui-thinking = { $player }思考中……
ui-waiting-for = 等待{ $player }
ui-waiting-for-players = 等待玩家
ui-game-over = 游戏结束
ui-steps-this-turn = 本回合已走{ $n }步
ui-since-your-turn = 自你上个回合以来：{ $n }个回合
ui-undo = 撤销
ui-undo-turn = 撤销整个回合
ui-undo-stops = 无法撤销：已揭示隐藏信息
ui-nothing-to-undo = 本回合没有可撤销的步骤
ui-end-turn = 结束回合
ui-end-turn-ask = 结束回合？
ui-hint = 提示
ui-wanted = 已记下：{ $move }。在你下一次选择之后执行。
ui-press-anyway = 顺序不影响结果：点选后会自动排好
ui-hint-says = 建议：
ui-all-moves = 全部步骤：{ $n }
ui-ask-undo = 请求撤销我的上个回合
ui-takeback-asked = { $player }请求撤销{ $n }步。
ui-agree = 同意
ui-refuse = 拒绝
ui-bot-failed = 电脑玩家超时，已执行一个简单的合法操作

## The table

ui-table = 游戏桌
ui-table-menu = 游戏桌、链接、记录……
ui-connection-lost = 连接已断开
ui-reconnecting = 正在重新连接……
ui-reconnected = 已重新连接
ui-moved-on = 局面已变化，请重新查看
ui-board-failed = 无法绘制图板。仍可通过下方的全部步骤列表继续游戏。
ui-practice = 练习：部分发牌为指定，而非随机。
ui-watching = 你正在观战。
ui-hand-over = 请把屏幕交给：{ $player }
ui-hand-over-text = 在此之前不显示游戏桌。
ui-hand-over-take = 显示我的视角

## The log

ui-log = 日志
ui-round = 第{ $n }轮
ui-setup = 游戏设置
ui-points-change = { $points }分
ui-show-moment = 查看

## The end

ui-wins = { $player }获胜
ui-you-win = 你赢了！
ui-shared-victory = 共享胜利：{ $players }
ui-place = 第{ $n }名
ui-score-by-source = 最终得分来源
ui-total = 总计
ui-points-over-rounds = 各轮得分
ui-as-numbers = 以数字显示
ui-round-column = 轮
ui-play-again = 再来一局
ui-to-rematch = 前往下一局
ui-save-record = 下载对局记录

## Looking back

ui-replay = 回放
ui-look-back = 查看之前的步骤
ui-timeline = 对局时刻
ui-moment = 第{ $n }步，共{ $of }步
ui-go-first = 回到开头
ui-go-previous = 上一步
ui-play = 播放
ui-pause = 暂停
ui-go-next = 下一步
ui-go-last = 跳到结尾
ui-back-to-game = 返回当前对局
ui-to-result = 查看结果
ui-link-to-moment = 此时刻的链接

## Learning

ui-guide = 引导
ui-guide-step = { $n }/{ $of }
ui-guide-next = 继续
ui-guide-stop = 退出引导
ui-guide-text = 显示引导文字
ui-rules-of = 规则：{ $game }
ui-search-rules = 搜索规则
ui-sections-found = 找到的章节：{ $n }
ui-contents = 目录

## Credits

ui-credits-icons = 图标
ui-credits-icons-text = 图标作者：{ $authors }。来自game-icons.net，采用CC BY 3.0许可；已重新着色并用于我们的图画。
ui-credits-drawings = 图板与图画
ui-credits-drawings-text = 所有图板、板块和其他图画均为Cenote而作。文字使用你系统的字体，不发送任何字体。
ui-credits-software = 软件
ui-credits-software-text = Cenote是采用Apache 2.0许可证的自由软件。本页面也包含他人的自由软件。
ui-credits-licences = 其许可证

## Why not: what is the same in every game

ui-reason-no-such-move = 没有这样的步骤
ui-reason-not-now = 现在无法执行
ui-reason-game-over = 游戏已结束
ui-reason-not-started = 游戏尚未开始
ui-reason-not-your-turn = 现在不是你的回合
ui-reason-nothing-secret-now = 现在没有需要秘密选择的内容
