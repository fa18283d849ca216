# What only the board of Teotihuacan in the terminal says.

teotihuacan-terminal-boards = Plansze
teotihuacan-terminal-tiles = Płytki
teotihuacan-terminal-belongings = Stan posiadania
teotihuacan-terminal-avenue = Aleja
teotihuacan-terminal-first = Pierwszy gracz: { $player }
teotihuacan-terminal-workers = robotnicy
teotihuacan-terminal-track = Piramida
teotihuacan-terminal-clockwise = Plansze zgodnie z ruchem wskazówek zegara.
teotihuacan-terminal-locked = zablokowani
teotihuacan-terminal-workers-legend = Po numerze gracza stoi siła robotników: 1:2,3.
teotihuacan-terminal-neutral = n1, n2: neutralni robotnicy
teotihuacan-terminal-on-the-way = W drodze:
teotihuacan-terminal-discoveries = Płytki Odkryć; w stosie jeszcze { $n }
teotihuacan-terminal-row = rząd { $n }
teotihuacan-terminal-icons = b, r, g: niebieski, czerwony i zielony; n: blady; wielkie litery: kolorowe
teotihuacan-terminal-places = ■ zabudowane, □ można położyć płytkę
teotihuacan-terminal-display = Dostępne płytki Zdobień:
teotihuacan-terminal-rewards = r: dowolne zasoby; v: PZ; c: kakao; *: albo płytka Odkryć
teotihuacan-terminal-laid-out = Wyłożone płytki Startowe:
teotihuacan-terminal-eclipse = { $name } { $when }
