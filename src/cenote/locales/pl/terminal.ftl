# What the table in the terminal says besides the words that it shares with the pages.

ui-terminal-person = Gracz { $n }
ui-terminal-turn = Ruch gracza { $player }
ui-terminal-key-move = ruch
ui-terminal-key-panel = karta
ui-terminal-key-scroll = przewiń
ui-terminal-quit = Wyjdź
ui-terminal-visits = próby
ui-terminal-points = oczekiwane PZ
ui-terminal-chance = szansa
ui-terminal-reasons = Ile razy wypróbowano ruch, do ilu punktów prowadzi i jak często wygrywa.
ui-terminal-only-one = Jest tylko jeden ruch
ui-terminal-result = Wynik
ui-terminal-secret = wybór w tajemnicy
ui-terminal-not-saved = Nie można zapisać pliku { $file }
ui-terminal-not-kept = Ta rozgrywka nie jest zapisywana. Aby wyjść, naciśnij q jeszcze raz.
ui-terminal-too-small = To okno jest za małe. Potrzebne kolumny: { $width }, wiersze: { $height }.
ui-terminal-advising = Szukam podpowiedzi…
ui-terminal-about = { $what }: { $said }
