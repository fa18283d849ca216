# What only the board of Teotihuacan in the terminal says.

teotihuacan-terminal-boards = Планшети
teotihuacan-terminal-tiles = Плитки
teotihuacan-terminal-belongings = Майно
teotihuacan-terminal-avenue = Дорога
teotihuacan-terminal-first = Перший гравець: { $player }
teotihuacan-terminal-workers = робітники
teotihuacan-terminal-track = Піраміда
teotihuacan-terminal-clockwise = Планшети за годинниковою стрілкою.
teotihuacan-terminal-locked = замкнені
teotihuacan-terminal-workers-legend = Після номера гравця стоїть сила робітників: 1:2,3.
teotihuacan-terminal-neutral = n1, n2: нейтральні робітники
teotihuacan-terminal-on-the-way = У дорозі:
teotihuacan-terminal-discoveries = Плитки відкриттів; у стосі ще { $n }
teotihuacan-terminal-row = ряд { $n }
teotihuacan-terminal-icons = b, r, g: синій, червоний і зелений; n: блідий; великі літери: кольорові
teotihuacan-terminal-places = ■ збудовано, □ сюди можна покласти плитку
teotihuacan-terminal-display = Доступні плитки оздоблення:
teotihuacan-terminal-rewards = r: будь-які ресурси; v: ПО; c: какао; *: або плитка відкриття
teotihuacan-terminal-laid-out = Викладені стартові плитки:
teotihuacan-terminal-eclipse = { $name } { $when }
