# What the table in the terminal says besides the words that it shares with the pages.

ui-terminal-person = 玩家{ $n }
ui-terminal-turn = 轮到{ $player }
ui-terminal-key-move = 步骤
ui-terminal-key-panel = 页面
ui-terminal-key-scroll = 滚动
ui-terminal-quit = 退出
ui-terminal-visits = 尝试
ui-terminal-points = 预期分数
ui-terminal-chance = 胜率
ui-terminal-reasons = 每个步骤被尝试的次数、预期的分数和获胜的频率。
ui-terminal-only-one = 只有一个步骤
ui-terminal-result = 结果
ui-terminal-secret = 秘密选择
ui-terminal-not-saved = 无法写入文件{ $file }
ui-terminal-not-kept = 本局没有保存。要离开，请再按一次q。
ui-terminal-too-small = 窗口太小：需要{ $width }列、{ $height }行。
ui-terminal-advising = 正在思考提示……
ui-terminal-about = { $what }：{ $said }
