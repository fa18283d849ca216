# What the table in the terminal says besides the words that it shares with the pages.

ui-terminal-person = Гравець { $n }
ui-terminal-turn = Хід гравця { $player }
ui-terminal-key-move = крок
ui-terminal-key-panel = вкладка
ui-terminal-key-scroll = гортати
ui-terminal-quit = Вийти
ui-terminal-visits = спроби
ui-terminal-points = очікувані ПО
ui-terminal-chance = шанс
ui-terminal-reasons = Скільки разів випробувано крок, до скількох очок він веде і як часто перемагає.
ui-terminal-only-one = Можливий лише один крок
ui-terminal-result = Результат
ui-terminal-secret = таємний вибір
ui-terminal-not-saved = Не вдалося записати файл { $file }
ui-terminal-not-kept = Ця партія не зберігається. Щоб вийти, натисніть q ще раз.
ui-terminal-too-small = Вікно замале. Потрібно стовпців: { $width }, рядків: { $height }.
ui-terminal-advising = Шукаємо підказку…
ui-terminal-about = { $what }: { $said }
