# What the table in the terminal says besides the words that it shares with the pages.

ui-terminal-person = Hráč { $n }
ui-terminal-turn = Na tahu: { $player }
ui-terminal-key-move = krok
ui-terminal-key-panel = karta
ui-terminal-key-scroll = posun
ui-terminal-quit = Konec
ui-terminal-visits = pokusy
ui-terminal-points = čekané VB
ui-terminal-chance = šance
ui-terminal-reasons = Kolikrát byl krok vyzkoušen, ke kolika bodům vede a jak často vyhrává.
ui-terminal-only-one = Je jen jeden krok
ui-terminal-result = Výsledek
ui-terminal-secret = tajná volba
ui-terminal-not-saved = Soubor { $file } nelze zapsat
ui-terminal-not-kept = Tato hra se neukládá. Chcete-li odejít, stiskněte q ještě jednou.
ui-terminal-too-small = Okno je příliš malé. Potřebné sloupce: { $width }, řádky: { $height }.
ui-terminal-advising = Hledá se rada…
ui-terminal-about = { $what }: { $said }
